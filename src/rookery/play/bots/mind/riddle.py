"""Questions that are thought about: all candidates meet the same sampled worlds, and the better half goes on.

What a candidate is worth in a world is for others to say: a network (search.py) or rules of thumb (foresight.py).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rookery.core.rng import Rng

W = TypeVar("W")
"""What a world is: a bare table, or a match to look into."""


@dataclass(frozen=True)
class Effort:
    """How much is thought about a decision."""

    candidates: int = 6
    rounds: int = 3
    worlds: int = 8
    """Of each round."""
    decisions: int = 24
    """Played in every world after the candidate, at most."""


@dataclass
class Riddle(Generic[W]):
    """A question that is thought about."""

    seat: int
    draw: Callable[[], W]
    """Another world that the seat cannot tell from the true one."""
    codes: list[int]
    """Its candidates."""
    luck: Rng
    sums: dict[int, float] = field(default_factory=dict)
    worlds: dict[int, int] = field(default_factory=dict)
    """What each was worth in so many worlds."""
    left: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sums, self.worlds = dict.fromkeys(self.codes, 0.0), dict.fromkeys(self.codes, 0)
        self.left = [*self.codes]

    def mean(self, code: int) -> float:
        """What a candidate was worth in a world."""
        return self.sums[code] / max(1, self.worlds[code])

    def told(self, worth: Sequence[Sequence[float]]) -> None:
        """What those left are worth in some more worlds: [world][candidate]."""
        for row in worth:
            for code, each in zip(self.left, row, strict=True):
                self.sums[code] += each
                self.worlds[code] += 1
        self.left.sort(key=lambda code: -self.mean(code))

    def halve(self) -> None:
        """The better half goes on."""
        self.left = self.left[: max(2, (len(self.left) + 1) // 2)]


def ponder(
    riddles: Sequence[Riddle[W]],
    rounds: int,
    worlds: int,
    play: Callable[[list[tuple[Riddle[W], list[W]]]], None],
    until: float | None = None,
) -> None:
    """Round by round, so many worlds in each; the best candidate of every riddle stands first then.

    `play` tells riddles what their candidates are worth in some worlds.
    """
    for number in range(rounds):
        open_ = [each for each in riddles if len(each.left) > 1]
        if not open_ or (until is not None and time.monotonic() >= until):
            return
        play([(each, [each.draw() for _ in range(worlds)]) for each in open_])
        if number + 1 < rounds:
            for each in open_:
                each.halve()
