"""Long runs of random games with every check: `python -m rookery.play.soak --games 10000`, or `make soak`.

Each game is told by its setting and its seed, so a failure can be played again. The first failure is printed with
its record, and the exit status is 1.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field

from rookery.core import COMPILED
from rookery.errors import GameError
from rookery.play.checks import Failure, Setting, Tally, settings, soak_game

BATCH = 10
"""Games per message to a worker process."""
QUIET = 5.0
"""Seconds between two lines of progress where there is no terminal."""


@dataclass
class Batch:
    """What one worker did."""

    tally: Tally = field(default_factory=Tally)
    failures: list[Failure] = field(default_factory=list)


def run_batch(work: Sequence[tuple[Setting, int]]) -> Batch:
    """Play some games, one after the other."""
    batch = Batch()
    for setting, seed in work:
        failure = soak_game(setting, seed, batch.tally)
        if failure is not None:
            batch.failures.append(failure)
    return batch


def plan(games: int, seed: int, only: Sequence[str] = ()) -> Iterator[list[tuple[Setting, int]]]:
    """All games to play, in batches: every setting in turn, each with its own seed."""
    found = settings(only)
    batch: list[tuple[Setting, int]] = []
    for n in range(games):
        batch.append((found[n % len(found)], seed + n))
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


class Progress:
    """How far it is: a live line in a terminal, a plain line now and then elsewhere."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.total = Tally()
        self.failed = 0
        self.started = self.shown = time.monotonic()
        self.live = None
        if sys.stdout.isatty():
            from rich.progress import (
                BarColumn,
                MofNCompleteColumn,
                Progress as Live,
                TextColumn,
                TimeRemainingColumn,
            )

            columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
            self.live = Live(*columns, TimeRemainingColumn(), transient=True)
            self.task = self.live.add_task("", total=games)
            self.live.start()

    def add(self, batch: Batch) -> None:
        """Count what a worker did, and show it."""
        self.total.games += batch.tally.games
        self.total.decisions += batch.tally.decisions
        self.total.checks += batch.tally.checks
        self.failed += len(batch.failures)
        done = self.total.games + self.failed
        if self.live is not None:
            self.live.update(self.task, completed=done, description=self.rate())
        elif time.monotonic() - self.shown >= QUIET:
            self.shown = time.monotonic()
            print(f"{done:,} of {self.games:,} games · {self.rate()}", flush=True)

    def say(self, text: str) -> None:
        """A line above the progress."""
        if self.live is not None:
            self.live.console.print(text, markup=False, highlight=False)
        else:
            print(text, flush=True)

    def rate(self) -> str:
        """Speed and failures, in words."""
        spent = max(time.monotonic() - self.started, 1e-9)
        text = f"{self.total.checks:,} checks · {(self.total.games + self.failed) / spent:.1f} games/s"
        return text + (f" · {self.failed} FAILED" if self.failed else "")

    def stop(self) -> None:
        """Give the terminal back."""
        if self.live is not None:
            self.live.stop()


def soak(games: int, only: Sequence[str], jobs: int, seed: int, keep_going: bool = False) -> int:
    """Play them all; the number of failures. Stops at the first one unless told to keep going."""
    batches = plan(games, seed, only)
    progress = Progress(games)
    failures: list[Failure] = []
    try:
        with ProcessPoolExecutor(max_workers=jobs) as pool:
            waiting: set[Future[Batch]] = set()
            for batch in batches:
                waiting.add(pool.submit(run_batch, batch))
                if len(waiting) >= 2 * jobs:
                    waiting = _gather(waiting, progress, failures)
                if failures and not keep_going:
                    break
            while waiting:
                waiting = _gather(waiting, progress, failures)
    finally:
        progress.stop()
    if failures:
        print(f"\n{failures[0].headline}\n\n{failures[0].record}")
    spent = time.monotonic() - progress.started
    total = progress.total
    print(
        f"{total.games:,} games, {total.decisions:,} decisions, {total.checks:,} checks "
        f"in {spent:.0f} s: {f'{len(failures)} FAILED' if failures else 'all good'}"
    )
    return len(failures)


def _gather(waiting: set[Future[Batch]], progress: Progress, failures: list[Failure]) -> set[Future[Batch]]:
    done, left = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        batch = future.result()
        failures += batch.failures
        progress.add(batch)
        for failure in batch.failures:
            progress.say(f"FAILED {failure.headline}")
    return left


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m rookery.play.soak", description="Random games with every check."
    )
    parser.add_argument("--games", type=int, default=10_000, help="how many games (default 10,000)")
    parser.add_argument("--game", action="append", default=[], help="only this game (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (default 1)")
    parser.add_argument("--keep-going", action="store_true", help="do not stop at the first failure")
    given = parser.parse_args(argv)
    try:
        found = settings(given.game)
    except GameError as error:
        parser.error(str(error))
    if given.games < 1 or given.jobs < 1:
        parser.error("--games and --jobs are at least 1")
    mode = "compiled" if COMPILED else "interpreted"
    print(
        f"{given.games:,} games over {len(found)} settings, {mode}, {given.jobs} processes, seeds from {given.seed}"
    )
    try:
        return 1 if soak(given.games, given.game, given.jobs, given.seed, given.keep_going) else 0
    except KeyboardInterrupt:
        print("\nstopped")
        return 130


if __name__ == "__main__":
    sys.exit(main())
