"""An event in its course: entries, rounds, results, and those who come late, leave or stay away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rookery.play.cup.mixing import Pair, drawn, mixed, pair, seated, sizes
from rookery.play.cup.standing import Line, points_of, standings

PLAYERS_MAX: Final = 1024
ROUNDS_MAX: Final = 100


class CupError(ValueError):
    """Something that cannot be; `slug` names the text that says why."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        super().__init__(slug)


@dataclass(frozen=True)
class Game:
    """A game of a round: who plays, by seat, and in the end everybody's place. One player alone has a bye."""

    round: int
    number: int
    """Of the table, from 1."""
    players: tuple[str, ...]
    places: tuple[int, ...] = ()
    """By seat, from 1; equal numbers share the place. () while it is played."""
    absent: frozenset[str] = frozenset()
    """Those who did not come; they share the last place."""
    group: int = 0


@dataclass
class Event:
    """What all kinds of events share. Players are known by any text that names each of them once."""

    seats: int
    low: int
    high: int
    seed: int = 0
    players: list[str] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    """Those who play no more; what they played counts."""
    away: set[str] = field(default_factory=set)
    """Those of them who did not come to a game, and have said nothing since."""
    games: list[Game] = field(default_factory=list)
    begun: int = 0
    """How many rounds have been paired."""

    def __post_init__(self) -> None:
        if not 2 <= self.low <= self.seats <= self.high <= 10:
            raise CupError("seats")

    def enter(self, player: str) -> None:
        """Somebody comes, late too: then the rounds missed have brought nothing. Who has left comes back."""
        if player in self.gone:
            self.gone.remove(player)
            self.away.discard(player)
        elif not player or player in self.players:
            raise CupError("entered")
        elif len(self.players) >= PLAYERS_MAX:
            raise CupError("full")
        else:
            self.players.append(player)

    def leave(self, player: str) -> None:
        """Somebody plays no more, from the next round on."""
        if player not in self.players or player in self.gone:
            raise CupError("not-entered")
        self.gone.add(player)

    @property
    def there(self) -> list[str]:
        """Those who play on."""
        return [player for player in self.players if player not in self.gone]

    @property
    def open(self) -> list[Game]:
        """The games that are being played."""
        return [game for game in self.games if not game.places]

    @property
    def met(self) -> dict[Pair, int]:
        """Who has met whom how often."""
        found: Counter[Pair] = Counter()
        for game in self.games:
            found.update(pair(a, b) for n, a in enumerate(game.players) for b in game.players[n + 1 :])
        return dict(found)

    @property
    def sat(self) -> dict[str, Counter[int]]:
        """Who has sat where how often."""
        found: dict[str, Counter[int]] = {player: Counter() for player in self.players}
        for game in self.games:
            for seat, player in enumerate(game.players if len(game.players) > 1 else ()):
                found.setdefault(player, Counter())[seat] += 1
        return found

    def over(self, round_: int, number: int, places: Mapping[str, int], absent: Collection[str] = ()) -> Game:
        """A game has ended: the places of those who came. Who did not come is last, and plays no more unless they
        enter again. A result that was wrong is said again, until the next round has been paired; what players have
        said themselves meanwhile stands."""
        n, game = self._game(round_, number)
        if round_ != self.begun:
            raise CupError("too-late")
        away = frozenset(absent)
        came = [player for player in game.players if player not in away]
        if away - set(game.players) or set(places) != set(came):
            raise CupError("players")
        if any(type(p) is not int or p != 1 + sum(q < p for q in places.values()) for p in places.values()):
            raise CupError("places")
        new, back = away - game.absent - self.gone, self.away & (game.absent - away)
        self.gone = (self.gone | new) - back
        self.away = (self.away | new) - back
        last = len(came) + 1
        told = tuple(places.get(player, last) for player in game.players)
        self.games[n] = replace(game, places=told, absent=away)
        return self.games[n]

    def _game(self, round_: int, number: int) -> tuple[int, Game]:
        """A game with somebody to beat, and where it stands in the list."""
        for n, game in enumerate(self.games):
            if (game.round, game.number) == (round_, number) and len(game.players) > 1:
                return n, game
        raise CupError("no-game")

    def standings(self, players: Sequence[str] | None = None) -> list[Line]:
        """How it stands, of all or of some."""
        those = self.players if players is None else players
        return standings(those, [game for game in self.games if players is None or set(game.players) <= set(those)])

    def _may_pair(self) -> None:
        if self.open:
            raise CupError("games-open")
        if self.begun >= ROUNDS_MAX:
            raise CupError("rounds")
        if len(self.there) < self.low:
            raise CupError("too-few")

    def _seat(self, tables: Sequence[Sequence[str]], byes: Sequence[str], group: int = 0) -> list[Game]:
        """The games of the round that has begun, with everybody in a seat."""
        sat, first = self.sat, 1 + sum(game.round == self.begun for game in self.games)
        made = [Game(self.begun, n, seated(table, sat), group=group) for n, table in enumerate(tables, first)]
        free = [Game(self.begun, n, (who,), (1,), group=group) for n, who in enumerate(byes, first + len(made))]
        self.games += made + free
        return made + free


@dataclass
class Swiss(Event):
    """Everybody plays every round, with others who have about as many points and whom they have not met."""

    def pair(self) -> list[Game]:
        """The next round."""
        self._may_pair()
        here = self.there
        points = dict.fromkeys(here, 0.0) | points_of([game for game in self.games if game.places])
        order = drawn(here, self.seed)
        if self.begun:
            place = {line.player: line.place for line in self.standings()}
            order.sort(key=lambda player: place[player])
        many = sizes(len(order), self.low, self.seats, self.high)
        byes = self._byes(order, len(order) - sum(many))
        self.begun += 1
        return self._seat(mixed([p for p in order if p not in byes], many, points, self.met), byes)

    def _byes(self, order: Sequence[str], count: int) -> list[str]:
        """Those for whom there is no seat: of those who had the fewest byes the last ones."""
        had = Counter(game.players[0] for game in self.games if len(game.players) == 1)
        ranked = sorted(range(len(order)), key=lambda n: (had[order[n]], -n))
        return [order[n] for n in ranked[:count]]


@dataclass
class Groups(Event):
    """Small groups in which everybody meets everybody, about equally often; the best of each go on to a final."""

    size: int = 6
    """So many are in a group, about."""
    rounds: int = 0
    """So many rounds the groups play; 0: until everybody has met everybody."""
    best: int = 2
    """So many of each group go on, or as many more as make a table; 0: there is no final."""
    groups: list[list[str]] = field(default_factory=list)
    finalists: list[str] = field(default_factory=list)

    def pair(self) -> list[Game]:
        """The next round: of the groups, and then of the final."""
        self._may_pair()
        if not self.groups:
            self._form()
        if not self.finalists and self.groups_over:
            if not self.has_final:
                raise CupError("rounds")
            self.finalists = self._qualified()
        if not any(map(self._enough, [self.finalists] if self.finalists else self.groups)):
            raise CupError("too-few")
        self.begun += 1
        if self.finalists:
            return self._round(self.finalists, len(self.groups) + 1)
        return [game for n, those in enumerate(self.groups, 1) for game in self._round(those, n)]

    def _enough(self, those: Sequence[str]) -> bool:
        """Are enough of these still there for a game?"""
        return sum(player not in self.gone for player in those) >= self.low

    def _form(self) -> None:
        """Groups of like strength, if the players were entered in the order of theirs: there and back again."""
        here = self.there
        count = max(1, round(len(here) / max(self.size, self.low)))
        while count > 1 and len(here) // count < self.low:
            count -= 1
        self.groups = [[] for _ in range(count)]
        for n, player in enumerate(here):
            row, k = divmod(n, count)
            self.groups[k if row % 2 == 0 else count - 1 - k].append(player)

    def _round(self, those: Sequence[str], group: int) -> list[Game]:
        """A round in one group. In a final of several rounds winners meet, met before or not."""
        playing = [player for player in those if player not in self.gone]
        many = sizes(len(playing), self.low, self.seats, self.high)
        met, turn = self.met, drawn(playing, self.seed + self.begun)
        rested = Counter(game.players[0] for game in self.games if len(game.players) == 1)
        turn.sort(key=lambda player: rested[player])
        byes = turn[: len(playing) - sum(many)]
        final = [game for game in self.games if game.group == group] if group > len(self.groups) else []
        points = dict.fromkeys(playing, 0.0) | points_of(final)
        rest = sorted((player for player in turn if player not in byes), key=lambda player: -points[player])
        return self._seat(mixed(rest, many, points, {} if final else met), byes, group)

    def enter(self, player: str) -> None:
        """The same; once the groups have begun, in the smallest of them, and not any more in the final."""
        if self.finalists:
            raise CupError("final")
        super().enter(player)
        if self.groups and not any(player in those for those in self.groups):
            min(self.groups, key=len).append(player)

    @property
    def has_final(self) -> bool:
        """Do the best of several groups play on?"""
        return self.best > 0 and len(self.groups) > 1

    @property
    def groups_over(self) -> bool:
        """Have the groups played enough? One in which too few are left for a game holds up no other."""
        playing = [those for those in self.groups if self._enough(those)]
        if not self.begun or not playing:
            return self.begun > 0 and self.has_final
        if self.rounds:
            return self.begun >= self.rounds
        met = self.met
        pairs = [
            pair(a, b)
            for those in playing
            for n, a in enumerate(those)
            for b in those[n + 1 :]
            if a not in self.gone and b not in self.gone
        ]
        return all(met.get(each) for each in pairs) or self.begun >= ROUNDS_MAX - 1

    def _qualified(self) -> list[str]:
        """The best of each group who are still there, the winners first."""
        here = set(self.there)
        tables = [
            [line.player for line in self.table(n) if line.player in here] for n in range(1, len(self.groups) + 1)
        ]
        best = self.best
        while sum(len(those[:best]) for those in tables) < min(self.low, len(here)):
            best += 1
        return [those[n] for n in range(best) for those in tables if n < len(those)]

    def table(self, group: int) -> list[Line]:
        """How a group stands; they count from 1."""
        return standings(self.groups[group - 1], [game for game in self.games if game.group == group])

    @property
    def finals(self) -> int:
        """How many rounds of the final have been paired."""
        return len({game.round for game in self.games if game.group > len(self.groups)})

    @property
    def final(self) -> list[Line]:
        """How the final stands."""
        if not self.finalists:
            return []
        last = len(self.groups) + 1
        return standings(self.finalists, [game for game in self.games if game.group == last])
