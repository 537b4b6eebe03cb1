"""The network in training (PyTorch): a trunk over the table, a value, and a scorer of (table, move) pairs."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from rookery.play.bots.mind.reading import Part, Reading

THING = 4
"""Numbers in a learned row of a thing."""


class Input(nn.Module):
    """Bytes as they come from the tables: those that are shares, and the rows of the things they number.

    Shares go in less a mean and divided by a spread (scales.py); a network in a file takes them as they are.
    """

    mean: Tensor
    width: Tensor

    def __init__(self, part: Part, places: dict[int, Any]) -> None:
        super().__init__()
        self.size = part.size
        self.register_buffer("shares", torch.from_numpy(part.shares), persistent=False)
        self.register_buffer("scale", torch.from_numpy(part.scale), persistent=False)
        self.register_buffer("mean", torch.zeros(len(part.shares)))
        self.register_buffer("width", torch.from_numpy(1 / part.scale))
        self.register_buffer("things", torch.from_numpy(part.things), persistent=False)
        self.register_buffer("highs", torch.from_numpy(part.highs), persistent=False)
        self.register_buffer("offsets", torch.from_numpy(part.offsets), persistent=False)
        for seats, where in places.items():
            straight = len(where) == part.size and bool((where == np.arange(part.size)).all())
            self.register_buffer(f"at{seats}", None if straight else torch.from_numpy(where), persistent=False)

    def forward(self, seen: Tensor, seats: int) -> tuple[Tensor, Tensor]:
        """Shares, and row numbers of things."""
        at = getattr(self, f"at{seats}")
        if at is not None:
            wide = torch.zeros(*seen.shape[:-1], self.size, dtype=seen.dtype, device=seen.device)
            wide[..., at] = seen
            seen = wide
        things = torch.minimum(seen[..., self.things].long(), self.highs) + self.offsets
        return (seen[..., self.shares].float() - self.mean) / self.width, things

    def measured(self, mean: Any, width: Any) -> None:
        """Means and spreads of all bytes."""
        shares = self.get_buffer("shares").cpu().numpy()
        self.mean.copy_(torch.from_numpy(mean[shares]))
        self.width.copy_(torch.from_numpy(width[shares]))

    def rooted(self) -> None:
        """Counts go in by the root of their greatest value: two of sixty are more than nothing."""
        self.width.copy_(self.width.sqrt())

    def taken(self, weight: Tensor, plain: Tensor, bias: Tensor) -> None:
        """The opposite of `plain`: weights and bias from a file become those for shares as they go in here."""
        many = len(self.mean)
        weight.copy_(plain)
        weight[:, :many] *= self.width * self.get_buffer("scale")
        bias += (weight[:, :many] / self.width) @ self.mean

    def plain(self, weight: Tensor) -> tuple[Tensor, Tensor]:
        """Weights of shares as they are, and what the means add to the bias."""
        many = len(self.mean)
        spread = weight[:, :many] / self.width
        plain = torch.cat([spread / self.get_buffer("scale"), weight[:, many:]], 1)
        return plain, -(spread @ self.mean)


class Network(nn.Module):
    """Policy and value of one game."""

    def __init__(self, reading: Reading, wide: int = 512, narrow: int = 192) -> None:
        super().__init__()
        self.shape = {"wide": wide, "narrow": narrow}
        self.most = reading.most
        self.see = Input(reading.table, reading.places)
        self.weigh = Input(reading.move, reading.move_places)
        self.things = nn.Embedding(max(1, reading.table.rows), THING)
        nn.init.normal_(self.things.weight, std=0.5)
        table = len(reading.table.shares) + THING * len(reading.table.things) + reading.most
        self.first = nn.Linear(table, wide)
        self.block1, self.block2 = nn.Linear(wide, wide), nn.Linear(wide, wide)
        self.worth1, self.worth2 = nn.Linear(wide, 128), nn.Linear(128, 1)
        self.here, self.there = nn.Linear(wide, narrow), nn.Linear(len(reading.move.shares), narrow, bias=False)
        self.named = nn.Parameter(torch.randn(max(1, reading.move.rows), narrow) * 0.2)
        self.score1, self.score2 = nn.Linear(narrow, 64), nn.Linear(64, 1)
        nn.init.orthogonal_(self.score2.weight, 0.1)
        nn.init.orthogonal_(self.worth2.weight, 0.1)

    def plain(self) -> dict[str, Tensor]:
        """The weights for files: they take shares as they are."""
        kept = {k: v.detach().clone() for k, v in self.state_dict().items() if not k.startswith(("see.", "weigh."))}
        kept["first.weight"], more = self.see.plain(kept["first.weight"])
        kept["first.bias"] += more
        kept["there.weight"], more = self.weigh.plain(kept["there.weight"])
        kept["here.bias"] += more
        return kept

    @torch.no_grad()
    def take(self, weights: dict[str, Any]) -> None:
        """The weights of a file, to train on."""
        own = self.state_dict()
        there = {name: torch.as_tensor(value, device=own[name].device) for name, value in weights.items()}
        for name, value in there.items():
            own[name].copy_(value)
        self.see.taken(self.first.weight, there["first.weight"], self.first.bias)
        self.weigh.taken(self.there.weight, there["there.weight"], self.here.bias)

    def trunk(self, seen: Tensor, seats: int) -> Tensor:
        """What the table means."""
        shares, things = self.see(seen, seats)
        many = torch.zeros(len(seen), self.most, device=seen.device)
        many[:, seats - 1] = 1
        x = torch.relu(self.first(torch.cat([shares, self.things(things).flatten(-2), many], -1)))
        x = x + torch.relu(self.block1(x))
        return x + torch.relu(self.block2(x))

    def value(self, x: Tensor) -> Tensor:
        """What it is worth to the seat that looks."""
        found: Tensor = self.worth2(torch.relu(self.worth1(x))).squeeze(-1)
        return found

    def forward(self, seen: Tensor, moves: Tensor, given: Tensor, seats: int) -> tuple[Tensor, Tensor]:
        """Scores of the moves (those not given: minus infinity), and the value."""
        x = self.trunk(seen, seats)
        here = self.here(x)
        there = torch.arange(moves.shape[1], device=moves.device) < given.unsqueeze(1)
        if seen.is_cuda:
            scores = self.score(here.unsqueeze(1), moves, seats).float().masked_fill(~there, -torch.inf)
        else:  # only the moves that are there: often a tenth of the rows
            whose, which = there.nonzero(as_tuple=True)
            found = self.score(here[whose], moves[whose, which], seats)
            scores = torch.full(there.shape, -torch.inf).index_put((whose, which), found)
        return scores, self.value(x).float()

    def score(self, here: Tensor, moves: Tensor, seats: int) -> Tensor:
        """Scores of moves, each at its table."""
        shares, things = self.weigh(moves, seats)
        if moves.is_cuda:  # a product with ones is quicker to learn through than a table of rows
            one = torch.zeros(*things.shape[:-1], len(self.named), dtype=here.dtype, device=here.device)
            named = one.scatter_(-1, things, 1) @ self.named.to(here.dtype)
        else:
            named = nn.functional.embedding_bag(things, self.named, mode="sum")
        pair = torch.relu(here + self.there(shares) + named)
        found: Tensor = self.score2(torch.relu(self.score1(pair))).squeeze(-1)
        return found
