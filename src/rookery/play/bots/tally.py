"""What many games say about their bots: shares of victories with intervals, points, places, seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

Z95 = 1.959963984540054


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

    @property
    def winners(self) -> int:
        """How many share the victory."""
        return 0 if self.nobody else self.ranks.count(1)

    @property
    def finished(self) -> bool:
        """Neither crashed nor cut off."""
        return bool(self.ranks)


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
    seats: int = 0
    """How many seats of each game it takes."""
    games: int = 0
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
    def played(self) -> int:
        """Seats taken over all games."""
        return self.games * self.seats

    @property
    def rate(self) -> float:
        """Victories per seat and game."""
        return self.wins / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the rate. Seats of one game are not independent: a game counts once, then is shared out."""
        low, high = wilson(self.wins, self.games)
        return low / max(1, self.seats), high / max(1, self.seats)

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

    def __init__(self, bots: Sequence[str]) -> None:
        self.entries = tuple(bots)
        self.seats = len(bots)
        self.games: dict[int, Played] = {}

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

    def lines(self) -> list[Line]:
        """One line per bot, the best first."""
        lines = {name: Line(name, self.entries.count(name)) for name in dict.fromkeys(self.entries)}
        for game in self.finished:
            winners = game.winners
            for line in lines.values():
                line.games += 1
            for seat, name in enumerate(game.bots):
                line = lines[name]
                won = 1 / winners if winners and game.ranks[seat] == 1 else 0.0
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
        """Victories by seat, whoever sat there."""
        wins = [0.0] * self.seats
        finished = self.finished
        for game in finished:
            winners = game.winners
            for seat, rank in enumerate(game.ranks):
                wins[seat] += 1 / winners if winners and rank == 1 else 0.0
        return [w / len(finished) if finished else 0.0 for w in wins]
