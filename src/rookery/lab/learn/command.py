"""What `rookery train` does: trains, tells how far it is, and measures strength on the way."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from rookery.errors import LabError, quoted
from rookery.lab.learn.plot import drawn
from rookery.lab.learn.recipes import Study, recipe

LEVELS = ("random", "heuristic")
"""Whom it is measured against."""
STUDY = "study."
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
    expert: float = 0,
    examine: int = 0,
    rests: float = 1.0,
    carried: Path | None = None,
    scaled: bool = False,
    tried: Mapping[str, float] | None = None,
    best: bool = False,
) -> dict[str, Any] | None:
    """Train (or go on training) and return the last measurement; `said` gets a line of progress now and then.

    `imitate`: seconds of watching the rules of thumb first. `seconds`: all of it must end by then, but measuring.
    `tables`: so many of each size. `expert`: seconds of learning from searches at the end. `examine`: processes
    that measure it against the rules of thumb all the while, and keep the best. `rests`: how far rates are
    lowered. `carried`: a small checkpoint is kept there too. `scaled`: numbers go in by their measured spread.
    `tried`: other measures than the recipe's, by name. `best`: it goes on from the best network, not the last.
    """
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # threads that wait leave the core to the tables
    from rookery.lab.learn.examiner import Examiner
    from rookery.lab.learn.school import School
    from rookery.lab.learn.train import SHOWN_EVERY, Training, write_log

    until = None if seconds is None else time.time() + seconds
    order = ordered(game, seats, decisions, seed, workers, imitate, tried or {})
    order.plan.tables, order.rests, order.scaled = tables or order.plan.tables, rests, scaled
    training = Training(order, out)
    if best and (out / "best.npz").exists():
        training.take(out / "best.npz")
    examiner = Examiner(out, game, usual(seats), examine) if examine else None
    log, began, first = write_log(out), time.monotonic(), training.decisions
    strength = Strength(out, game, usual(seats), games, max(1, workers))

    def ticked() -> None:
        found = examiner.tick(training.decisions, training.trial) if examiner else None
        if found is not None:
            log({"exam": found, "decisions": training.decisions})
            said(f"      exam {json.dumps(found)}")

    def told(line: dict[str, Any]) -> None:
        log(line)
        if "examined" in line or "expert" in line:
            said(json.dumps(line))
        elif training.stretch % 5 == 0 or training.decisions >= decisions:
            took = time.monotonic() - began
            left = took / max(1, training.decisions - first) * max(0.0, decisions - training.decisions)
            left = left if until is None else min(left, max(0.0, until - time.time()))
            share = training.done()
            said(f"{share:4.0%}  {training.decisions:,} · {line['per_second']:,}/s · {left / 60:.0f} min")
        if carried is not None and ("expert" in line or training.stretch % SHOWN_EVERY == 0):
            training.travel(carried)
        if "examined" not in line:
            ticked()

    def kept() -> None:
        if carried is not None:
            training.travel(carried)
        last = training.decisions >= decisions or (until is not None and time.time() >= until)
        if strength.due(training.decisions, decisions) or last:
            for found in strength.measure(training.decisions, last):
                share = f"{found['share']:.0%} ± {found['error']:.0%}"
                said(f"      {found['level']} {share} · {found['times_par']} × par")
                log({"decisions": training.decisions, f"share_{found['level']}": found["share"]})

    training.run(told, None if until is None else until - expert, kept)
    left = expert if until is None else min(expert, until - time.time())
    if left > 5:
        training.mean.clear()  # it knows nothing of searches
        School(training, studied(recipe(game).study, tried or {}), order.hands).run(left, told)
        kept()
    if examiner is not None:
        examiner.close()
    return strength.last("heuristic")


class Strength:
    """How strong the network is at every checkpoint that was measured: `strength.jsonl`, and drawn beside it."""

    def __init__(self, out: Path, game: str, seats: int, games: int, workers: int) -> None:
        self.out, self.game, self.seats, self.games, self.workers = out, game, seats, games, workers
        self.file = out / "strength.jsonl"
        self.found = whole_lines(self.file) if self.file.exists() else []

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


def whole_lines(path: Path) -> list[dict[str, Any]]:
    """What was written. A training that was killed may have left half a line, with the next right behind it."""
    found: list[dict[str, Any]] = []
    for line in path.read_text("utf-8", "replace").splitlines():
        with suppress(ValueError):
            found.append(json.loads(line))
    return found


def ordered(
    game: str,
    seats: tuple[int, ...],
    decisions: float,
    seed: int,
    workers: int,
    imitate: float = 0,
    tried: Mapping[str, float] | None = None,
) -> Any:
    """What is to be done, by what the machine can do: a large network on a GPU, else one that a core carries."""
    import torch

    from rookery.lab.learn.self_play import Plan
    from rookery.lab.learn.train import Order

    own = recipe(game)
    if torch.cuda.is_available():
        if len(seats) == 1 and workers > 1:  # in two halves: the network answers one while the other plays
            seats *= 2
        plan = Plan(tables=own.tables, rows=own.rows, shaping=own.shaping, limit=own.limit)
        order = Order(game, seats, decisions, seed, plan=plan, save_every=own.save_every, wide=own.wide)
    else:
        plan = Plan(tables=128, length=64, rows=min(64, own.rows), league=0.25, shaping=own.shaping)
        order = Order(game, seats, decisions, seed, plan=plan, batch=1024, save_every=10, wide=128, narrow=64)
        order.rate, order.entropy, order.epochs = (3e-3, 3e-4), (0.005, 0.0005), 4
    plan.workers = -(-workers // len(seats))
    order.hands = max(1, workers)
    if imitate:  # what is known already must not be forgotten: smaller steps, less trying, more strangers
        order.imitate, order.rate, order.entropy = imitate, (4e-4, 3e-5), (0.01, 0.001)
        plan.league = 0.4
    attempt(order, tried or {})
    if torch.cuda.is_available() and "batch" not in (tried or {}):
        order.batch = (1 << 21) // plan.rows
    return order


def attempt(order: Any, tried: Mapping[str, float]) -> None:
    """Other measures, by name; the rate and the bonus for entropy fall to a tenth of what is said."""
    for name, value in tried.items():
        if name.startswith(STUDY):
            continue
        there = order.plan if hasattr(order.plan, name) else order
        known = getattr(there, name, None)
        if isinstance(known, tuple) and name != "seats":
            setattr(there, name, (value, value / 10))
        elif isinstance(known, (int, float)):
            setattr(there, name, type(known)(value))
        else:
            raise LabError(f"no measure is called {quoted(name)}")


def studied(study: Study, tried: Mapping[str, float]) -> Study:
    """The same for learning from searches: study.worlds=8."""
    own = {name.removeprefix(STUDY): value for name, value in tried.items() if name.startswith(STUDY)}
    return replace(study, **{name: type(getattr(study, name))(value) for name, value in own.items()})


def usual(seats: tuple[int, ...]) -> int:
    """The seat count in the middle."""
    return sorted(seats)[len(seats) // 2]
