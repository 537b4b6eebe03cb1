"""How far the numbers of a game go in play: networks learn quickest from inputs that spread alike.

A count that may reach 60 and hardly ever passes 5 would go in as a few hundredths, and what it means would be
learned twenty times slower than a card that is there or not. So some games are played at random first, and every
number goes in less its mean and divided by its spread.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rookery.lab.many import vector
from rookery.play.bots.mind.reading import Reading

Array = npt.NDArray[np.float32]
TABLES, STEPS, EVERY = 48, 360, 6


class Spread:
    """Means and spreads of bytes, as far as they were seen."""

    def __init__(self, highs: Array) -> None:
        self.many = 0
        self.sum = np.zeros(len(highs))
        self.squares = np.zeros(len(highs))
        self.least = np.maximum(0.2, np.sqrt(highs) / 8)
        """What is never seen in random play may be seen later: no number is stretched without bound."""

    def add(self, rows: npt.NDArray[np.uint8], places: npt.NDArray[np.int64]) -> None:
        """Rows of a table of some size; the parts that are missing there are zeros."""
        exact = rows.reshape(-1, rows.shape[-1]).astype("float64")
        self.many += len(exact)
        self.sum[places] += exact.sum(0)
        self.squares[places] += (exact**2).sum(0)

    def found(self) -> tuple[Array, Array]:
        """Means and spreads."""
        mean = self.sum / max(1, self.many)
        spread = np.sqrt(np.maximum(0, self.squares / max(1, self.many) - mean**2))
        return mean.astype("float32"), np.maximum(spread, self.least).astype("float32")


def scales(reading: Reading, sizes: tuple[int, ...], seed: int) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
    """Of observations and of rows of moves: mean and spread of every number at the largest table."""
    largest = reading.specs[reading.most]
    table = Spread(np.array(largest.highs, "float32"))
    move = Spread(np.array(largest.move.highs, "float32"))
    for seats in sizes:
        with vector(reading.name, seats, TABLES, seed, rows=32) as env:
            for step in range(STEPS):
                if step % EVERY == 0:  # from every seat's eyes: those that wait are looked at as well
                    table.add(env.everyone(), reading.places[seats])
                    move.add(env.moves[env.mask], reading.move_places[seats])
                env.step(env.sample())
    return table.found(), move.found()
