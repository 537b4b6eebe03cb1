"""Opponents for the one who learns: earlier networks, and one that plays like the rules of thumb.

Who only plays itself goes round in circles: it gets better against itself, and worse against strangers. Those who
still win are met more often than those who lose anyway.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from torch import Tensor

Weights = dict[str, Tensor]
TEACHER = "teacher"
MOST = 8
"""So many earlier networks are kept."""
STAY = 4
"""Stretches of play for which a stranger stays at its tables: long enough to see games end."""
SHARP = 2.0
"""The teacher was taught single answers: it is to play them, not to guess."""
TAUGHT = 0.35
"""At least this share of the tables with strangers is the teacher's."""
FORGET = 0.02


@dataclass
class Stranger:
    """One of them."""

    name: str
    weights: Weights
    times_par: float = 1.0
    """What the learner wins against it, as seen lately; 1: as much as it does."""

    @property
    def sharp(self) -> float:
        """By how much its scores are stretched."""
        return SHARP if self.name == TEACHER else 1.0

    def lost(self, times_par: float) -> None:
        """A game against it ended, and brought the learner that much."""
        self.times_par += FORGET * (times_par - self.times_par)


@dataclass
class League:
    """All of them."""

    strangers: list[Stranger] = field(default_factory=list)

    def teach(self, weights: Weights) -> None:
        """One that plays like the rules of thumb joins, and stays."""
        self.strangers.append(Stranger(TEACHER, copied(weights)))

    @property
    def taught(self) -> bool:
        """Is there such a one?"""
        return any(each.name == TEACHER for each in self.strangers)

    def join(self, name: str, weights: Weights) -> None:
        """The learner as it is now becomes a stranger; where there are too many, one that hardly wins goes."""
        self.strangers.append(Stranger(name, copied(weights)))
        earlier = [each for each in self.strangers if each.name != TEACHER]
        if len(earlier) > MOST:
            gone = max(earlier[:-1], key=lambda each: each.times_par)
            self.strangers = [each for each in self.strangers if each is not gone]

    def drawn(self) -> Stranger | None:
        """Whom to meet next."""
        if not self.strangers:
            return None
        if self.taught and random.random() < TAUGHT:
            return next(each for each in self.strangers if each.name == TEACHER)
        weights = [1 / (0.2 + each.times_par) ** 2 for each in self.strangers]
        return random.choices(self.strangers, weights)[0]

    def told(self) -> dict[str, float]:
        """How the learner fares against each."""
        return {each.name: round(each.times_par, 2) for each in self.strangers}

    def kept(self) -> list[dict[str, Any]]:
        """For a checkpoint."""
        return [{"name": e.name, "weights": e.weights, "times_par": e.times_par} for e in self.strangers]

    @staticmethod
    def of(kept: list[dict[str, Any]]) -> League:
        """From a checkpoint."""
        return League([Stranger(each["name"], each["weights"], each["times_par"]) for each in kept])


def copied(weights: Weights) -> Weights:
    """As they are now."""
    return {name: value.detach().clone() for name, value in weights.items()}
