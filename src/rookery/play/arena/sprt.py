"""A sequential test: it stops as soon as the answer is clear, as testers of engines do it.

Asked is how much of the victories the first bot takes, above par (its seats among all): H0 says `low`, H1 says
`high`. One observation is a block of games in which the table changes seats once round; so seats weigh alike, and
games of one block need not be independent (`--mirror` gives them the same deal). Under each hypothesis the
likeliest distribution of blocks with that mean is found, and the log-likelihood ratio of the two is compared with
Wald's bounds. This is the generalised sequential probability ratio test, for any number of results of a block.

Games count in the order of their numbers. Those played beyond the end of the test do not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from typing import Final

from rookery.errors import GameError
from rookery.play.arena.plan import Plan
from rookery.play.arena.tally import Played

UNSEEN: Final = 1e-3
"""Blocks without any victory and with all of them count so much before they are seen: both remain possible."""


@dataclass(frozen=True)
class Bounds:
    """What is asked, and how sure the answer must be."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def accept(self) -> float:
        """From here on H1 holds."""
        return log((1 - self.beta) / self.alpha)

    @property
    def reject(self) -> float:
        """Down from here H0 holds."""
        return log(self.beta / (1 - self.alpha))


def read_bounds(text: str, alpha: float, beta: float) -> Bounds:
    """LOW,HIGH as it is typed.

    >>> read_bounds("0,0.05", 0.05, 0.05).high
    0.05
    """
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise GameError("arena-sprt", text=text) from None
    if not (-1 < low < high < 1 and 0 < alpha < 0.5 and 0 < beta < 0.5):
        raise GameError("arena-sprt", text=text)
    return Bounds(low, high, alpha, beta)


def weights(seen: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which what was seen is likeliest.

    >>> {value: round(p, 3) for value, p in weights({0: 1, 1: 3}, 0.5).items()}
    {0: 0.5, 1: 0.5}
    """
    total = sum(seen.values())
    lowest, highest = min(seen), max(seen)
    # p / (1 + x (value - mean)) has this mean for exactly one x between the places where a weight becomes endless.
    low, high = -1 / (highest - mean), 1 / (mean - lowest)
    x = 0.0
    for _ in range(100):
        x = (low + high) / 2
        slope = sum(n * (value - mean) / (1 + x * (value - mean)) for value, n in seen.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return {value: n / total / (1 + x * (value - mean)) for value, n in seen.items()}


def ratio(seen: Mapping[float, float], low: float, high: float) -> float:
    """The log-likelihood ratio of two means."""
    counts = dict(seen)
    for value in (0.0, 1.0):
        counts[value] = counts.get(value, 0) or UNSEEN
    under, over = weights(counts, low), weights(counts, high)
    return sum(n * log(over[value] / under[value]) for value, n in counts.items())


@dataclass
class Trial:
    """A test that is going on."""

    plan: Plan
    bounds: Bounds
    blocks: Counter[float] = field(default_factory=Counter)
    path: list[tuple[int, float]] = field(default_factory=list)
    """The ratio after so many games."""
    left_out: int = 0
    """Blocks with a game that crashed or was cut off."""
    verdict: str = ""
    """H0, H1, or nothing yet."""
    games: int = 0
    """Looked at so far: whole blocks only."""

    def __post_init__(self) -> None:
        if self.plan.form not in ("match", "sides") or len(self.plan.contestants) < 2:
            raise GameError("arena-sprt-form")
        if not (0 < self.par + self.bounds.low and self.par + self.bounds.high < 1):
            text = f"{self.bounds.low},{self.bounds.high}"
            raise GameError("arena-sprt", text=text)

    @property
    def name(self) -> str:
        """The bot in question."""
        return self.plan.tables[0][0]

    @property
    def par(self) -> float:
        """Its seats among all."""
        table = self.plan.tables[0]
        return table.count(self.name) / len(table)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio now."""
        return self.path[-1][1] if self.path else 0.0

    @property
    def mean(self) -> float:
        """The share of victories in the blocks so far."""
        many = sum(self.blocks.values())
        return sum(value * n for value, n in self.blocks.items()) / many if many else 0.0

    def look(self, games: Mapping[int, Played]) -> bool:
        """Take in what has been played; True when the answer is clear."""
        many = self.plan.block
        while not self.verdict and all(n in games for n in range(self.games, self.games + many)):
            block = [games[n] for n in range(self.games, self.games + many)]
            self.games += many
            if not all(game.finished for game in block):
                self.left_out += 1
                continue
            won = sum(g.share(s) for g in block for s, name in enumerate(g.bots) if name == self.name)
            self.blocks[round(won / many, 9)] += 1
            found = ratio(self.blocks, self.par + self.bounds.low, self.par + self.bounds.high)
            self.path.append((self.games, found))
            if found >= self.bounds.accept:
                self.verdict = "H1"
            elif found <= self.bounds.reject:
                self.verdict = "H0"
        return bool(self.verdict)
