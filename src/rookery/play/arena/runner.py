"""Where many pieces of work run: here, or on other machines later. Work is a function and plain data."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Lost:
    """A piece of work that gave no result: it raised, or its process died."""

    reason: str


class Runner(Protocol):
    """Runs a function over items, in any order, and gives every item back with its result."""

    def run(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R | Lost]]:
        """Pairs of item and result, as they come. `task` is found by its name; items and results are plain data."""


class LocalRunner:
    """A pool of processes on this machine. With one job everything runs in this process."""

    def __init__(self, jobs: int = 1) -> None:
        if jobs < 1:
            raise ValueError(f"at least one job is needed, not {jobs}")
        self.jobs = jobs

    def run(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R | Lost]]:
        """Pairs of item and result, as they come.

        >>> sorted(LocalRunner().run(abs, [-1, 2]))
        [(-1, 1), (2, 2)]
        """
        if self.jobs == 1:
            for item in items:
                yield item, _try(task, item)
            return
        waiting = deque(items)
        while waiting:
            suspects: list[T] = []
            yield from self._pool(task, waiting, suspects)
            for item in suspects:  # a process died while these ran; alone, each shows whether it was the one
                alone: list[T] = []
                yield from LocalRunner(1)._pool(task, deque([item]), alone)
                if alone:
                    yield item, Lost("the process died")

    def _pool(self, task: Callable[[T], R], waiting: deque[T], suspects: list[T]) -> Iterator[tuple[T, R | Lost]]:
        """Work through `waiting` until it is empty or a process dies; `suspects` are those that ran then."""
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.jobs, mp_context=spawn, initializer=_quiet)
        running: dict[Future[R], T] = {}
        try:
            while (waiting and not suspects) or running:
                while waiting and not suspects and len(running) < 2 * self.jobs:
                    item = waiting.popleft()
                    try:
                        running[pool.submit(task, item)] = item
                    except BrokenProcessPool:
                        suspects.append(item)
                if not running:
                    continue
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    item = running.pop(future)
                    error = future.exception()
                    if isinstance(error, BrokenProcessPool):
                        suspects.append(item)
                    elif error is not None:
                        yield item, Lost(f"{type(error).__name__}: {error}")
                    else:
                        yield item, future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _try(task: Callable[[T], R], item: T) -> R | Lost:
    try:
        return task(item)
    except Exception as error:
        return Lost(f"{type(error).__name__}: {error}")


def _quiet() -> None:
    """Ctrl-C is the business of the process in front; a worker ends when that one is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
