"""Sums over many games, and how far they are from what chance brings.

Games are the units: within one everything hangs together, between games nothing does. So a difference is measured
against how much it varies from game to game, about what would be expected without it; a few games can then never
say much, however striking they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

NOTHING: Final = 1e-12
"""What is smaller comes from rounding."""


@dataclass
class Tally:
    """Something counted in several games."""

    games: int = 0
    n: float = 0.0
    """How often it could have been …"""
    x: float = 0.0
    """… how often, or how much, it was …"""
    over: float = 0.0
    """… and how much of that was more than expected within each game."""
    over_over: float = 0.0
    n_over: float = 0.0
    n_n: float = 0.0
    """Sums of squares and products of games."""

    def add(self, n: float, x: float, over: float) -> None:
        """One game more."""
        self.games += 1
        self.n += n
        self.x += x
        self.over += over
        self.over_over += over * over
        self.n_over += n * over
        self.n_n += n * n

    def __add__(self, other: Tally) -> Tally:
        mine, its = vars(self), vars(other)
        return Tally(**{name: mine[name] + its[name] for name in mine})

    def __sub__(self, other: Tally) -> Tally:
        mine, its = vars(self), vars(other)
        return Tally(**{name: mine[name] - its[name] for name in mine})

    @property
    def rate(self) -> float:
        """How often it was of the times it could have been."""
        return self.x / self.n if self.n > 0 else 0.0

    @property
    def mean(self) -> float:
        """How far it was from expected, each time."""
        return self.over / self.n if self.n > 0 else 0.0

    def error(self, about: float) -> float:
        """The standard error of that mean, if `about` is the true one."""
        if self.n <= 0:
            return 0.0
        spread = self.over_over - 2 * about * self.n_over + about * about * self.n_n
        return sqrt(max(0.0, spread)) / self.n


@dataclass(frozen=True)
class Evidence:
    """A mean compared with another."""

    excess: float
    error: float
    """How far off it may be: one standard error."""
    chance: float
    """So often chance alone brings at least as much (a p-value) …"""
    corrected: float = 1.0
    """… and so often for the most striking of all that were looked at."""


def compared(mine: Tally, others: Tally, both_ways: bool) -> Evidence:
    """What was counted of somebody, against the same of others."""
    usual = others.mean
    excess = mine.mean - usual
    error = sqrt(mine.error(usual) ** 2 + others.error(usual) ** 2)
    if error <= NOTHING:
        return Evidence(excess, 0.0, 1.0)
    score = excess / error
    return Evidence(excess, error, erfc(abs(score) / sqrt(2)) if both_ways else erfc(score / sqrt(2)) / 2)


def corrected(found: Iterable[Evidence], tests: int) -> list[Evidence]:
    """The same, each for being one of so many."""
    return [Evidence(e.excess, e.error, e.chance, min(1.0, e.chance * tests)) for e in found]
