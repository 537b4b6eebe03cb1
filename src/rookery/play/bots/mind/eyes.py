"""What a network needs of tables: what seats see and the rows of their moves, as arrays.

The tables here are those of sampled worlds (window.World), never the true one.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.core.table import Table
from rookery.packages import folder
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.reading import Reading
from rookery.play.game import game as find_game
from rookery.play.observation import Observation

Array = npt.NDArray[Any]


@cache
def shipped(game: str) -> Frozen | None:
    """The network that comes with a game, if one does."""
    path = folder(game) / "bot" / "network.npz"
    return Frozen(path, Reading(find_game(game))) if path.exists() else None


def fits(network: Frozen, spec: Observation) -> bool:
    """Does a table show what the network was trained on? Other cards or options may show more, or less."""
    known = network.reading.specs[spec.seats]
    return known.parts == spec.parts and known.move.parts == spec.move.parts


def drawn(count: int, most: int, rng: np.random.Generator) -> list[int]:
    """The numbers of all moves; of too many, one at random from each equal part of the list."""
    if count <= most:
        return list(range(count))
    bounds = [j * count // most for j in range(most + 1)]
    return [int(rng.integers(low, high)) for low, high in pairwise(bounds)]


def codes_of(table: Table, seat: int, most: int, rng: np.random.Generator) -> list[int]:
    """The moves of a seat, as the table knows them."""
    return [int(table.option(seat, k)) for k in drawn(int(table.count(seat)), most, rng)]


def seen_by(spec: Observation, tables: list[Table], seats: list[int]) -> Array:
    """What each of these seats sees at its table."""
    rows = b"".join([spec.seen(table, seat) for table, seat in zip(tables, seats, strict=True)])
    return np.frombuffer(rows, "uint8").reshape(len(tables), -1)


def rows_of(spec: Observation, table: Table, seat: int, codes: list[int]) -> bytes:
    """The rows of these moves."""
    return b"".join([spec.row(table, seat, code) for code in codes])


def scores_of(network: Frozen, spec: Observation, table: Table, seat: int, codes: list[int]) -> Array:
    """How much the network likes each of these moves."""
    rows = np.frombuffer(rows_of(spec, table, seat, codes), "uint8").reshape(len(codes), -1)
    return network.scores(network.trunk(seen_by(spec, [table], [seat]), spec.seats), rows, spec.seats)
