"""How a network reads observations: one layout per game for every seat count, and what goes in as what.

The layout is that of the largest table. At a smaller one the parts keep their places and the missing rivals are
zeros. A count goes in as a share of its greatest value, a member of a set as 0 or 1, a thing by its number through
a table of learned rows. NumPy only: those who play need nothing else.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.core.eye import NUMBER_FOLLOWS, NUMBER_OF
from rookery.play.game import Game
from rookery.play.observation import Layout, Observation

Array = npt.NDArray[Any]


class Part:
    """Observations, or rows of moves: which bytes are shares and which are things, at the largest table."""

    def __init__(self, layout: Layout) -> None:
        self.size = layout.size
        shares, things, highs = [], [], []
        for part in layout.parts:
            for at in range(part.start, part.start + part.length):
                if part.kind in (NUMBER_OF, NUMBER_FOLLOWS):
                    things.append(at)
                    highs.append(min(255, part.high))
                else:
                    shares.append(at)
        self.shares = np.array(shares, "int64")
        self.scale = (1 / np.maximum(1, np.array(layout.highs, "float32")[self.shares])).astype("float32")
        self.things = np.array(things, "int64")
        self.highs = np.array(highs, "int64")
        starts = np.concatenate([[0], np.cumsum(self.highs + 1)])[: len(things)]
        self.offsets = starts.astype("int64")
        self.rows = int((self.highs + 1).sum())
        """Rows of the table of things."""


def places(small: Layout, large: Layout) -> Array:
    """For every byte of a smaller table, where it stands at the largest."""
    out = np.zeros(small.size, "int64")
    for part in small.parts:
        home = large[part.name]
        out[part.start : part.start + part.length] = np.arange(home.start, home.start + part.length)
    return out


class Reading:
    """A game as a network reads it."""

    def __init__(self, game: Game) -> None:
        self.name = game.name
        self.most = max(game.seats)
        self.specs: dict[int, Observation] = {seats: game.observation(seats) for seats in game.seats}
        largest = self.specs[self.most]
        self.version = largest.version
        self.table, self.move = Part(largest), Part(largest.move)
        self.places = {seats: places(spec, largest) for seats, spec in self.specs.items()}
        self.move_places = {seats: places(spec.move, largest.move) for seats, spec in self.specs.items()}

    def sizes(self) -> dict[str, int]:
        """What a network of this game must fit."""
        return {
            "shares": len(self.table.shares) + self.most,
            "things": len(self.table.things),
            "thing_rows": self.table.rows,
            "move_shares": len(self.move.shares),
            "move_things": len(self.move.things),
            "move_thing_rows": self.move.rows,
        }
