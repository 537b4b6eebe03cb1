"""A network learns from lessons (imitate.py): the bots' choices as its policy, how games ended as its value."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from rookery.lab.learn.imitate import Lessons
from rookery.lab.learn.network import Network

MOST_PASSES = 8
RATE = 1e-3
HELD_BACK = 0.04
"""Of the lessons are asked, not taught."""


class Book:
    """The lessons of one size where the network is."""

    def __init__(self, lessons: Lessons, shaping: float, device: str) -> None:
        self.seats = lessons.seats
        self.spread = max(1e-3, float(lessons.above.std()))
        worth = lessons.worth + shaping * np.clip(lessons.above / self.spread, -3, 3)
        arrays = (lessons.seen, lessons.moves, lessons.given, lessons.chosen, worth.astype("float32"))
        self.seen, self.moves, self.given, self.chosen, self.worth = (
            torch.from_numpy(array).to(device) for array in arrays
        )
        self.taught = int(len(lessons) * (1 - HELD_BACK))  # the last games are asked

    def lesson(self, network: Network, part: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """How far from the choices (mean of logarithms), how far from the results, how many choices right."""
        device = self.seen.device.type
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            scores, value = network(self.seen[part], self.moves[part], self.given[part], self.seats)
        off = functional.cross_entropy(scores, self.chosen[part])
        right = (scores.argmax(-1) == self.chosen[part]).float().mean()
        return off, ((value - self.worth[part]) ** 2).mean(), right


def pretrain(network: Network, books: list[Book], seconds: float, batch: int) -> dict[str, Any]:
    """Teach for so long, or so many passes; what the network says of the lessons held back."""
    began = time.monotonic()
    learner = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=0.02, eps=1e-5)
    network.train()
    passes, done = 0, 0.0
    while done < 1:
        parts = [
            (book, part)
            for book in books
            for part in torch.randperm(book.taught, device=book.seen.device).split(batch)
        ]
        for n, which in enumerate(torch.randperm(len(parts)).tolist()):
            done = max((passes + n / len(parts)) / MOST_PASSES, (time.monotonic() - began) / seconds)
            if done >= 1:
                break
            for group in learner.param_groups:
                group["lr"] = RATE * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done)))
            book, part = parts[which]
            policy, value, _ = book.lesson(network, part)
            learner.zero_grad(set_to_none=True)
            (policy + 0.5 * value).backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            learner.step()
        else:
            passes += 1
            continue
        break
    return {"lessons": sum(len(book.given) for book in books), "passes": passes} | examined(network, books)


@torch.no_grad()
def examined(network: Network, books: list[Book]) -> dict[str, Any]:
    """How many of the bots' choices it finds, and how much of the results it explains, by size of the table."""
    network.eval()
    out: dict[str, Any] = {}
    for book in books:
        asked = torch.arange(book.taught, len(book.given), device=book.seen.device)[:8192]
        off, value, right = book.lesson(network, asked)
        spread = float(book.worth[asked].var()) if len(asked) > 1 else 0.0
        out[str(book.seats)] = {
            "found": round(float(right), 3),
            "off": round(float(off), 3),
            "explained": round(1 - float(value) / max(spread, 1e-6), 3),
        }
    return {"examined": out}
