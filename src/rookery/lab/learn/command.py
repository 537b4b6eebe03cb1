"""What `rookery train` does: trains, tells how far it is, and measures strength on the way."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rookery.lab.learn.plot import drawn
from rookery.lab.learn.recipes import recipe

LEVELS = ("random", "heuristic")
"""Whom it is measured against."""
MEASURED = 8
"""So often on the way, with a fifth of the games."""


def train(
    game: str,
    seats: tuple[int, ...],
    out: Path,
    decisions: float,
    seed: int,
    workers: int,
    games: int,
    said: Callable[[str], None],
    imitate: float = 0,
    seconds: float | None = None,
    tables: int = 0,
) -> dict[str, Any] | None:
    """Train (or go on training) and return the last measurement; `said` gets a line of progress now and then.

    `imitate`: seconds of watching the rules of thumb first. `seconds`: all of it must end by then, but measuring.
    `tables`: so many of each size.
    """
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # threads that wait leave the core to the tables
    from rookery.lab.learn.train import Training, write_log

    until = None if seconds is None else time.time() + seconds
    order = ordered(game, seats, decisions, seed, workers, imitate)
    order.plan.tables = tables or order.plan.tables
    training = Training(order, out)
    log, began, first = write_log(out), time.monotonic(), training.decisions
    strength = Strength(out, game, usual(seats), games, max(1, workers))

    def told(line: dict[str, Any]) -> None:
        log(line)
        if "examined" in line:
            said(json.dumps(line))
        elif training.stretch % 5 == 0 or training.decisions >= decisions:
            took = time.monotonic() - began
            left = took / max(1, training.decisions - first) * max(0.0, decisions - training.decisions)
            share = training.decisions / decisions
            said(f"{share:4.0%}  {training.decisions:,} · {line['per_second']:,}/s · {left / 60:.0f} min")

    def kept() -> None:
        last = training.decisions >= decisions or (until is not None and time.time() >= until)
        if strength.due(training.decisions, decisions) or last:
            for found in strength.measure(training.decisions, last):
                share = f"{found['share']:.0%} ± {found['error']:.0%}"
                said(f"      {found['level']} {share} · {found['times_par']} × par")
                log({"decisions": training.decisions, f"share_{found['level']}": found["share"]})

    training.run(told, until, kept)
    return strength.last("heuristic")


class Strength:
    """How strong the network is at every checkpoint that was measured: `strength.jsonl`, and drawn beside it."""

    def __init__(self, out: Path, game: str, seats: int, games: int, workers: int) -> None:
        self.out, self.game, self.seats, self.games, self.workers = out, game, seats, games, workers
        self.file = out / "strength.jsonl"
        lines = self.file.read_text("utf-8").splitlines() if self.file.exists() else []
        self.found: list[dict[str, Any]] = [json.loads(line) for line in lines if line.endswith("}")]

    def due(self, made: int, of: float) -> bool:
        """Has another part of the way been gone since the last time?"""
        before = max((each["decisions"] for each in self.found), default=0)
        return int(made / of * MEASURED) > int(before / of * MEASURED)

    def measure(self, made: int, last: bool) -> list[dict[str, Any]]:
        """Play against each level."""
        from rookery.lab.learn.measure import measure

        many = self.games if last else self.games // 5
        if many == 0 or any(each["decisions"] == made for each in self.found):
            return []
        new = [
            measure(self.out / "network.npz", self.game, self.seats, many, level, self.workers) for level in LEVELS
        ]
        for each in new:
            each["decisions"] = made
        self.found += new
        with self.file.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(each) + "\n" for each in new)
        (self.out / "strength.svg").write_text(drawn(self.found, self.seats), "utf-8")
        return new

    def last(self, level: str) -> dict[str, Any] | None:
        """The latest measurement."""
        return next((each for each in reversed(self.found) if each["level"] == level), None)


def ordered(
    game: str, seats: tuple[int, ...], decisions: float, seed: int, workers: int, imitate: float = 0
) -> Any:
    """What is to be done, by what the machine can do: a large network on a GPU, else one that a core carries."""
    import torch

    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order

    own, each = recipe(game), -(-workers // len(seats))
    if torch.cuda.is_available():
        plan = Plan(tables=own.tables, rows=own.rows, workers=each, shaping=own.shaping)
        order = Order(game, seats, decisions, seed, plan=plan, save_every=own.save_every, wide=own.wide)
        order.batch = (1 << 21) // own.rows
    else:
        plan = Plan(tables=128, length=64, rows=min(64, own.rows), workers=each, league=0.25, shaping=own.shaping)
        order = Order(game, seats, decisions, seed, plan=plan, batch=1024, save_every=10, wide=128, narrow=64)
        order.rate, order.entropy, order.epochs = (3e-3, 3e-4), (0.005, 0.0005), 4
    order.hands = max(1, workers)
    if imitate:  # what is known already must not be forgotten: smaller steps, less trying, more strangers
        order.imitate, order.rate, order.entropy = imitate, (3e-4, 2e-5), (0.006, 0.001)
        plan.league = 0.4
    return order


def usual(seats: tuple[int, ...]) -> int:
    """The seat count in the middle."""
    return sorted(seats)[len(seats) // 2]
