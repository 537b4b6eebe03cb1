"""How strong the network in training is against the rules of thumb themselves, asked while it learns.

The bots are slow and the accelerator must not wait: they play in processes of their own, one network at a time. The
best one found is kept (`best.npz`, `best.json`): more training does not always make a network stronger.
"""

from __future__ import annotations

import json
import math
import os
import shutil
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rookery.lab.learn.measure import games
from rookery.play.analysis.judge import one_thread

FIRST, MORE = 120, 240
"""Games of an exam; one that might be the best so far plays so many more, against luck."""
PATIENCE = 120.0
"""Seconds an exam may take; then what was played must do."""


class Examiner:
    """One network at a time, against heuristic bots."""

    def __init__(self, out: Path, game: str, seats: int, hands: int, first: int = FIRST, more: int = MORE) -> None:
        self.out, self.game, self.seats, self.hands = out, game, seats, hands
        self.first, self.more = first, more
        one_thread()
        self.pool = hired(hands)
        self.jobs: list[Future[list[tuple[float, float]]]] = []
        self.shares: list[float] = []
        self.decisions = 0
        self.began = 0.0
        self.again = False
        self.exams = 0
        kept = out / "best.json"
        best = json.loads(kept.read_text("utf-8")) if kept.exists() else None
        self.best: dict[str, Any] | None = best if best and best.get("seats", seats) == seats else None
        """None as well where the best so far was asked at tables of another size: shares there are others."""

    @property
    def busy(self) -> bool:
        """Is an exam under way?"""
        return bool(self.jobs)

    def tick(self, decisions: int, write: Callable[[str], None]) -> dict[str, Any] | None:
        """Now and then: an exam that is over is told; when there is none, the network as it is now comes next."""
        found = self.heard() if self.busy else None
        if not self.busy:
            write("trial.npz")
            self.decisions, self.again, self.shares = decisions, False, []
            self.ask(0, self.first)
        return found

    def ask(self, begin: int, many: int) -> None:
        """So many games, each seat as often as any other."""
        self.began = time.monotonic()
        self.exams += 1
        parts = [list(range(n, n + self.seats)) for n in range(begin, begin + many, self.seats)]
        try:
            self.jobs = self.handed(parts)
        except BrokenExecutor:  # one of them has died, and the others were sent home
            self.pool = hired(self.hands)
            self.jobs = self.handed(parts)

    def handed(self, parts: list[list[int]]) -> list[Future[list[tuple[float, float]]]]:
        """Some games to each."""
        path = str(self.out / "trial.npz")
        return [
            self.pool.submit(games, path, self.game, self.seats, part, "heuristic", self.exams) for part in parts
        ]

    def heard(self) -> dict[str, Any] | None:
        """The result of an exam, once it is over."""
        late = time.monotonic() - self.began > PATIENCE
        if not late and not all(job.done() for job in self.jobs):
            return None
        failed = ""
        for job in self.jobs:
            if job.cancel() or not job.done():
                continue
            if error := job.exception():
                failed = repr(error)
            else:
                self.shares += [share for share, _ in job.result()]
        self.jobs = []
        if not self.shares:
            return {"decisions": self.decisions, "games": 0, "failed": failed}
        found = self.found()
        if not self.again and self.may_be_best(found):
            self.again = True
            self.ask(self.first, self.more)
            return None
        if self.again and (self.best is None or found["share"] > self.best["share"]):
            self.best = found
            shutil.copy(self.out / "trial.npz", self.out / "best.new")
            (self.out / "best.new").replace(self.out / "best.npz")
            (self.out / "best.json").write_text(json.dumps(found), "utf-8")
        return found | {"best": self.best is found}

    def may_be_best(self, found: dict[str, Any]) -> bool:
        """Is it worth a second look?"""
        return self.best is None or found["share"] + found["error"] >= self.best["share"]

    def found(self) -> dict[str, Any]:
        """The share of victories, with its error."""
        many = len(self.shares)
        mean = sum(self.shares) / many
        error = math.sqrt(sum((each - mean) ** 2 for each in self.shares)) / many
        return {
            "decisions": self.decisions,
            "seats": self.seats,
            "games": many,
            "share": round(mean, 4),
            "error": round(max(error, 0.5 / many), 4),
            "times_par": round(mean * self.seats, 2),
        }

    def finish(self, seconds: float) -> dict[str, Any] | None:
        """The exam under way comes to its end, if that takes no longer."""
        until, found = time.monotonic() + seconds, None
        while self.busy and time.monotonic() < until:
            time.sleep(0.2)
            found = self.heard() or found
        return found

    def close(self) -> None:
        """Whoever still plays stops after the present games."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def hired(hands: int) -> ProcessPoolExecutor:
    """Processes that play."""
    return ProcessPoolExecutor(hands, mp_context=get_context("spawn"), initializer=politely)


def politely() -> None:
    """Those who step the tables come first."""
    os.nice(5)
