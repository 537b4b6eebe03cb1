"""What many games say about their bots: shares of victories with intervals, points, places, seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Fault:
    """A turn that a bot lost: `why` is crashed, slow or nonsense."""

    seat: int
    bot: str
    decision: int
    why: str
    note: str = ""
    turns: int = 1
    """More than one where the bot was not asked again in this game."""


@dataclass(frozen=True)
class Played:
    """One game of an arena, as plain data. `bots` names the bot of each seat."""

    number: int
    bots: tuple[str, ...]
    decisions: int
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    sources: tuple[dict[str, int], ...] = ()
    taken: dict[str, tuple[int, int]] = field(default_factory=dict)
    """What could be taken: how often, and how often it was."""
    crash: str = ""
    """Empty, or all that is needed to see it again."""
    nobody: bool = False
    """Has everybody lost?"""
    faults: tuple[Fault, ...] = ()

    def share(self, seat: int) -> float:
        """Of the victory."""
        winners = self.winners
        return 1 / winners if winners and self.ranks[seat] == 1 else 0.0

    @property
    def winners(self) -> int:
        """How many share the victory."""
        return 0 if self.nobody else self.ranks.count(1)

    @property
    def finished(self) -> bool:
        """Neither crashed nor cut off."""
        return bool(self.ranks)


@dataclass(frozen=True)
class Studied(Played):
    """A game of a study: also what everybody took (play/study/takes.py)."""

    takes: tuple[dict[str, int], ...] = ()
    """By seat: how often, by `kind.argument=thing`."""
    seen: tuple[str, ...] = ()
    """All things that occurred."""


def wilson(successes: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a rate. Shared victories make the successes a fraction.

    >>> [round(x, 4) for x in wilson(8, 10)]
    [0.4902, 0.9433]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if trials <= 0:
        return 0.0, 1.0
    rate = successes / trials
    middle = rate + z * z / (2 * trials)
    spread = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass
class Line:
    """What is known of one bot. A bot that sits in several seats of a game is counted per seat."""

    name: str
    games: int = 0
    played: int = 0
    """Seats taken over all games."""
    most: int = 0
    """Seats taken in one game, at most."""
    whole: bool = False
    """Its seats win together: what counts is the game, not the seat."""
    wins: float = 0.0
    """Shared victories count as their share."""
    shared: int = 0
    points: float = 0.0
    places: float = 0.0
    sources: Counter[str] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    seat_games: Counter[int] = field(default_factory=Counter)
    seat_wins: dict[int, float] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many seats of each game it takes; 0 if that is not always the same."""
        return self.most if self.most * self.games == self.played else 0

    @property
    def rate(self) -> float:
        """Victories per seat and game, or of the whole side per game."""
        return self.wins / max(1, self.games if self.whole else self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the rate. Seats of one game are not independent: a game counts once, then is shared out."""
        low, high = wilson(self.wins, self.games)
        each = 1.0 if self.whole else max(1.0, self.played / max(1, self.games))
        return low / each, high / each

    @property
    def mean_points(self) -> float:
        """Points per game."""
        return self.points / self.played if self.played else 0.0

    @property
    def mean_place(self) -> float:
        """The place, 1 being the first."""
        return self.places / self.played if self.played else 0.0

    def mean_source(self, source: str) -> float:
        """Points of one source per game."""
        return self.sources[source] / self.played if self.played else 0.0

    def seat_rate(self, seat: int) -> float | None:
        """Victories per game in one seat."""
        n = self.seat_games[seat]
        return self.seat_wins.get(seat, 0.0) / n if n else None


class Tally:
    """The standings of an arena. The order in which games arrive does not matter."""

    def __init__(self, bots: Sequence[str], seats: int | None = None, sides: bool = False) -> None:
        self.entries = tuple(bots)
        self.sides = sides
        self.seats = len(bots) if seats is None else seats
        self.games: dict[int, Played] = {}

    @property
    def par(self) -> float:
        """What a seat, or a side, wins if all are alike."""
        return 0.5 if self.sides else 1 / self.seats

    def first(self, games: int) -> Tally:
        """The standings after so many games."""
        out = Tally(self.entries, self.seats, self.sides)
        out.games = {n: game for n, game in self.games.items() if n < games}
        return out

    def add(self, played: Iterable[Played]) -> None:
        """Count some more games."""
        for one in played:
            self.games[one.number] = one

    @property
    def finished(self) -> list[Played]:
        """Games that ended as games do, by number."""
        return [g for _, g in sorted(self.games.items()) if g.finished]

    @property
    def crashed(self) -> list[Played]:
        """Games that broke."""
        return [g for _, g in sorted(self.games.items()) if g.crash]

    @property
    def truncated(self) -> list[Played]:
        """Games cut off because they went on for too long."""
        return [g for _, g in sorted(self.games.items()) if not g.finished and not g.crash]

    @property
    def sources(self) -> list[str]:
        """Where points come from."""
        for game in self.finished:
            return list(game.sources[0])
        return []

    @property
    def taken(self) -> dict[str, tuple[int, int]]:
        """What could be taken in all games: how often, and how often it was."""
        out: dict[str, tuple[int, int]] = {}
        for game in self.finished:
            for name, (chances, times) in game.taken.items():
                before = out.get(name, (0, 0))
                out[name] = before[0] + chances, before[1] + times
        return dict(sorted(out.items()))

    @property
    def faults(self) -> dict[str, list[tuple[int, Fault]]]:
        """Per bot that failed: in which game, and how."""
        out: dict[str, list[tuple[int, Fault]]] = {}
        for number, game in sorted(self.games.items()):
            for fault in game.faults:
                out.setdefault(fault.bot, []).append((number, fault))
        return dict(sorted(out.items()))

    @property
    def lengths(self) -> list[int]:
        """Decisions of each finished game."""
        return [game.decisions for game in self.finished]

    def lines(self) -> list[Line]:
        """One line per bot, the best first."""
        lines = {name: Line(name, whole=self.sides) for name in dict.fromkeys(self.entries)}
        for game in self.finished:
            for name in set(game.bots):
                line, mine = lines[name], game.bots.count(name)
                line.games += 1
                line.played += mine
                line.most = max(line.most, mine)
            for seat, name in enumerate(game.bots):
                line, won = lines[name], game.share(seat)
                line.wins += won
                line.shared += won not in (0.0, 1.0)
                line.points += game.scores[seat]
                line.places += game.ranks[seat]
                line.sources.update(game.sources[seat])
                line.scores[game.scores[seat]] += 1
                line.seat_games[seat] += 1
                line.seat_wins[seat] = line.seat_wins.get(seat, 0.0) + won
        return sorted(lines.values(), key=lambda line: (-line.rate, line.name))

    def seat_rates(self) -> list[float]:
        """Victories by seat, no matter who sat there."""
        wins = [0.0] * self.seats
        finished = self.finished
        for game in finished:
            for seat in range(self.seats):
                wins[seat] += game.share(seat)
        return [w / len(finished) if finished else 0.0 for w in wins]

    def ahead(self) -> dict[tuple[str, str], tuple[float, int]]:
        """Of each pair: how often a seat of the first came in before one of the second (equal: half)."""
        out: dict[tuple[str, str], tuple[float, int]] = {}
        for game in self.finished:
            for seat, one in enumerate(game.bots):
                for place, other in enumerate(game.bots):
                    if one != other:
                        mine, theirs = game.ranks[seat], game.ranks[place]
                        points, times = out.get((one, other), (0.0, 0))
                        out[one, other] = points + (mine < theirs) + (mine == theirs) / 2, times + 1
        return dict(sorted(out.items()))
