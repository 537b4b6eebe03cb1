"""A frozen network on an accelerator: the same answers as with NumPy, for thousands of tables at once."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt
import torch
from torch import Tensor

from rookery.play.bots.mind.frozen import Frozen, Places, Sight

Array = npt.NDArray[Any]


class TorchMind:
    """See play/bots/mind/playing.py, Mind."""

    def __init__(self, frozen: Frozen, device: str) -> None:
        self.frozen, self.device = frozen, device
        self.w = {name: self.there(value) for name, value in frozen.w.items()}
        self.b = {name: self.there(value) for name, value in frozen.b.items()}
        self.sights: dict[int, TorchSight] = {}

    def there(self, array: Array) -> Tensor:
        """On the accelerator."""
        return torch.tensor(array, device=self.device)

    def sight(self, seats: int) -> TorchSight:
        """How tables of one size are read."""
        if seats not in self.sights:
            self.sights[seats] = TorchSight(self, self.frozen.sight(seats))
        return self.sights[seats]

    def layer(self, x: Tensor, name: str) -> Tensor:
        """One of them."""
        return torch.addmm(self.b[name], x, self.w[name])

    @torch.no_grad()
    def trunk(self, seen: Array, seats: int) -> Tensor:
        """What tables mean."""
        x = self.sight(seats).table(self.there(seen))
        x = x + torch.relu(self.layer(x, "block1"))
        return x + torch.relu(self.layer(x, "block2"))

    @torch.no_grad()
    def value(self, x: Tensor) -> Array:
        """What they are worth to the seats that look."""
        found: Array = self.layer(torch.relu(self.layer(x, "worth1")), "worth2")[:, 0].cpu().numpy()
        return found

    @torch.no_grad()
    def scores(self, x: Tensor, moves: Array, seats: int, whose: Array | None = None) -> Array:
        """Scores of moves, each of the table that `whose` names."""
        here = self.layer(x, "here")
        pair = self.sight(seats).moves(self.there(moves))
        pair = pair + (here if whose is None else here[self.there(whose)])
        hidden = torch.relu(self.layer(torch.relu(pair), "score1"))
        found: Array = self.layer(hidden, "score2")[:, 0].cpu().numpy()
        return found


class TorchSight:
    """The first layers; see frozen.Sight."""

    def __init__(self, mind: TorchMind, sight: Sight) -> None:
        there = mind.there
        self.weights, self.always = there(sight.weights), there(sight.always)
        self.of_things, self.rows = there(sight.of_things), there(sight.rows)
        self.moves_weights, self.named, self.unnamed = there(sight.there), there(sight.named), there(sight.unnamed)
        self.places = TorchPlaces(mind, sight.places)
        self.move_places = TorchPlaces(mind, sight.move_places)

    def table(self, seen: Tensor) -> Tensor:
        """The first layer."""
        things = self.rows[self.places.things(seen)].flatten(1)
        return torch.relu(seen.float() @ self.weights + things @ self.of_things + self.always)

    def moves(self, moves: Tensor) -> Tensor:
        """What is added up of each move."""
        return moves.float() @ self.moves_weights + self.named[self.move_places.things(moves)].sum(1) + self.unnamed


class TorchPlaces:
    """Row numbers of things."""

    def __init__(self, mind: TorchMind, places: Places) -> None:
        self.columns = mind.there(places.columns)
        self.highs, self.offsets = mind.there(places.highs), mind.there(places.offsets)

    def things(self, rows: Tensor) -> Tensor:
        """Of each row."""
        return torch.minimum(rows[:, self.columns].long(), self.highs) + self.offsets
