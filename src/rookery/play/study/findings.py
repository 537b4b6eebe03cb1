"""The figures of a study. Every rate has its interval; a thing is compared with the others of its kind.

Those who do more win more: a seat that buys ten cards has bought each of them more often than one that buys
three. So a thing is not compared with par but with what seats win that took anything of the same kind.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import NormalDist
from typing import Any, Final

from rookery.games import kit
from rookery.i18n import texts
from rookery.play.arena.plan import Plan
from rookery.play.arena.tally import Played, Studied, Tally, wilson

SURE: Final = 0.001
"""How often a study of things that are all alike may call any of them an outlier: shared out among them."""
FEW: Final = 20
"""Seats that must have taken a thing before anything is said about it."""


@dataclass(frozen=True)
class Thing:
    """One thing that seats took in one way."""

    id: str
    name: str
    source: str
    """Where its values are from, as the component data say; "" if they say nothing."""
    times: int
    games: int
    """Finished games in which somebody took it so."""
    seen: int
    """Finished games in which it occurred at all."""
    seats: int
    """Seats that took it, over all games."""
    rate: float
    """Their share of the victory."""
    low: float
    high: float
    points: float
    """Their mean score."""
    outlier: int = 0
    """1: it wins more than others of its kind, -1: less, 0: nobody can say."""


@dataclass(frozen=True)
class Group:
    """All things that were taken in one way, such as `buy.card`."""

    name: str
    base: float
    """What seats win that took one of them, each as often as it was taken."""
    things: tuple[Thing, ...]


@dataclass(frozen=True)
class Findings:
    """A study."""

    game: str
    rules: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    games: int
    cut: int
    crashed: int
    par: float
    by_seat: tuple[tuple[float, float, float], ...]
    """The share of the victory by seat, with its interval."""
    length: tuple[int, float, int]
    """Decisions: the shortest, the mean, the longest."""
    points: float
    sources: dict[str, float]
    """Mean points by source."""
    winners: dict[str, float]
    """The same of those who won."""
    groups: tuple[Group, ...]

    @property
    def outliers(self) -> list[tuple[Group, Thing]]:
        """The furthest first."""
        found = [(group, thing) for group in self.groups for thing in group.things if thing.outlier]
        return sorted(found, key=lambda each: -abs(each[1].rate - each[0].base))

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self)


def findings(plan: Plan, tally: Tally) -> Findings:
    """The figures of all finished games."""
    done = tally.finished
    lengths = tally.lengths or [0]
    scores = [score for game in done for score in game.scores]
    return Findings(
        plan.game,
        plan.rules,
        plan.seats,
        plan.bots,
        plan.seed,
        len(done),
        len(tally.truncated),
        len(tally.crashed),
        tally.par,
        tuple(seat_rate(done, seat) for seat in range(plan.seats)),
        (min(lengths), sum(lengths) / len(lengths), max(lengths)),
        sum(scores) / max(1, len(scores)),
        sources(done, won=False),
        sources(done, won=True),
        groups(plan, done),
    )


def seat_rate(games: Sequence[Played], seat: int) -> tuple[float, float, float]:
    """What a seat wins, with its interval."""
    won = sum(game.share(seat) for game in games)
    return (won / max(1, len(games)), *wilson(won, len(games)))


def sources(games: Sequence[Played], won: bool) -> dict[str, float]:
    """Mean points by source, of everybody or of the winners."""
    total: Counter[str] = Counter()
    count = 0
    for game in games:
        for seat, points in enumerate(game.sources):
            if not won or game.share(seat):
                total.update(points)
                count += 1
    return {name: total[name] / max(1, count) for name in (games[0].sources[0] if games else ())}


class Count:
    """What is counted of one thing."""

    __slots__ = ("games", "points", "seats", "times", "won")

    def __init__(self) -> None:
        self.times = self.seats = self.games = self.points = 0
        self.won = 0.0


def groups(plan: Plan, games: Sequence[Played]) -> tuple[Group, ...]:
    """All things by the way they were taken; a way in which only one thing is ever taken tells nothing."""
    counts: dict[str, dict[str, Count]] = defaultdict(lambda: defaultdict(Count))
    seen: Counter[str] = Counter()
    for game in games:
        assert isinstance(game, Studied)
        seen.update(game.seen)
        here: set[str] = set()
        for seat, takes in enumerate(game.takes):
            for key, times in takes.items():
                way, _, thing = key.partition("=")
                each = counts[way][thing]
                each.times += times
                each.seats += 1
                each.won += game.share(seat)
                each.points += game.scores[seat]
                if key not in here:
                    here.add(key)
                    each.games += 1
    kept = {way: found for way, found in sorted(counts.items()) if len(found) > 1}
    told = sum(each.seats >= FEW for found in kept.values() for each in found.values())
    z = NormalDist().inv_cdf(1 - SURE / max(1, told) / 2)
    return tuple(group(plan, way, found, seen, z) for way, found in kept.items())


def group(plan: Plan, way: str, found: dict[str, Count], seen: Counter[str], z: float) -> Group:
    """One way of taking things, what wins most first."""
    base = sum(each.won for each in found.values()) / sum(each.seats for each in found.values())
    out = [one(plan, way, id_, each, seen[id_], base, z) for id_, each in found.items()]
    return Group(way, base, tuple(sorted(out, key=lambda thing: (-thing.rate, thing.id))))


def one(plan: Plan, way: str, id_: str, count: Count, seen: int, base: float, z: float) -> Thing:
    """The figures of one thing."""
    low, high = wilson(count.won, count.seats)
    lowest, highest = wilson(count.won, count.seats, z)
    far = 0 if count.seats < FEW else 1 if lowest > base else -1 if highest < base else 0
    row = kit(plan.game).row.get(kit(plan.game).card_id(id_), {})
    return Thing(
        id_,
        named(plan.game, way.partition(".")[2], id_),
        str(row.get("source", "")),
        count.times,
        count.games,
        seen,
        count.seats,
        count.won / count.seats,
        low,
        high,
        count.points / count.seats,
        far,
    )


def named(game: str, argument: str, id_: str, lang: str = "en") -> str:
    """A thing as people call it, where the texts do; else as events do."""
    t = texts(lang, game)
    for key in (f"{game}-card-{kit(game).card_id(id_)}", f"{game}-{argument}-{id_}"):
        if t.has(key):
            return t.t(key)
    return id_
