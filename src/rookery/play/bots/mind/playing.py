"""Tables that play on by a policy, side by side: one answer of the network a step for all of them.

What a table meets, chance and the whims of those who play there, follows from its luck alone: two copies with the
same luck meet the same, and it does not matter which other tables are beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from rookery.core.table import Table
from rookery.play.bots.mind.flock import Flock
from rookery.play.observation import Observation

Array = npt.NDArray[Any]
ROWS = 48
"""Moves weighed on the way."""
LUCK, STEP, STIR, STIR_MORE = (
    np.uint64(n) for n in (0x9E3779B97F4A7C15, 0xD1B54A32D192ED03, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)
BELOW_ONE = np.float32(1 - 2**-24)
"""One in 16 million would be rounded up, and its whim without bound."""


class Mind(Protocol):
    """A network that answers for many tables at once: Frozen, or one on an accelerator (lab/learn/expert.py)."""

    def trunk(self, seen: Array, seats: int) -> Any:
        """What tables mean."""

    def value(self, x: Any) -> Array:
        """What they are worth to the seats that look."""

    def scores(self, x: Any, moves: Array, seats: int, whose: Array | None = None) -> Array:
        """Scores of moves, each of the table that `whose` names."""


class Playing:
    """So many tables of one kind."""

    def __init__(self, mind: Mind, spec: Observation, rows: int = ROWS) -> None:
        self.mind, self.spec, self.rows = mind, spec, rows
        self.flock = Flock(spec.observer, rows)
        self.luck: list[int] = []
        self.step = 0

    def add(self, table: Table, luck: int) -> None:
        """One more table."""
        self.flock.add(table, luck)
        self.luck.append(luck)

    def plant(self, world: Table, seat: int, codes: list[int], luck: int) -> None:
        """A copy of a world for each of these moves of a seat, after the move."""
        self.flock.plant(world, seat, codes, luck)
        self.luck += [luck] * len(codes)

    @property
    def tables(self) -> list[Table]:
        """All of them, those that are over too."""
        return [berth.table for berth in self.flock.berths]

    def on(self, decisions: int = 1) -> int:
        """So many decisions at every table that is not over; how many decisions that were."""
        made = 0
        for _ in range(decisions):
            asking = int(self.flock.ask())
            if asking == 0:
                break
            self.flock.answer(self.picks(asking).tobytes())
            made += asking
        return made

    def picks(self, asking: int) -> Array:
        """The policy's answers: drawn, as it likes the moves."""
        flock = self.flock
        seen = np.frombuffer(flock.seen.out.getvalue(), "uint8").reshape(asking, -1)
        rows = np.frombuffer(flock.offers.out.getvalue(), "uint8").reshape(-1, self.spec.move.size)
        given = np.frombuffer(flock.given.getvalue(), "<i8")
        luck = np.array(self.luck, "uint64")[np.frombuffer(flock.places.getvalue(), "<i8")]
        starts = np.cumsum(given) - given
        whose = np.repeat(np.arange(asking), given)
        liked = self.mind.scores(self.mind.trunk(seen, self.spec.seats), rows, self.spec.seats, whose)
        number = np.arange(len(whose)) - starts[whose]
        liked = liked + whims(luck[whose], number + self.step * self.rows)
        self.step += 1
        best = np.flatnonzero(liked == np.maximum.reduceat(liked, starts)[whose])
        picks: Array = best[np.searchsorted(best, starts)] - starts
        return picks.astype("<i8")

    def worth(self, seats: Sequence[int]) -> Array:
        """What each table is worth to one of its seats, by what that seat sees."""
        raw = self.flock.sights(np.array(seats, "<i8").tobytes())
        seen = np.frombuffer(raw, "uint8").reshape(len(seats), -1)
        return self.mind.value(self.mind.trunk(seen, self.spec.seats)).astype("float64")


def whims(luck: Array, number: Array) -> Array:
    """Gumbel's noise, the same for the same luck and number: with it, the best score is drawn by softmax."""
    with np.errstate(over="ignore"):
        x: Array = luck.astype("uint64") * LUCK + number.astype("uint64") * STEP
        x = (x ^ (x >> np.uint64(30))) * STIR
        x = (x ^ (x >> np.uint64(27))) * STIR_MORE
    even = ((x ^ (x >> np.uint64(31))) >> np.uint64(40)).astype("float32") + np.float32(0.5)
    even = np.minimum(even * np.float32(2**-24), BELOW_ONE)
    noise: Array = -np.log(-np.log(even))
    return noise
