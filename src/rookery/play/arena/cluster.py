"""The same work on a Ray cluster. Results are those of one machine: a game depends on its plan and number alone.

A task whose node or worker died is given out again; the driver alone keeps the journal, so nothing counts twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from rookery.errors import GameError
from rookery.play.arena.runner import Lost

T = TypeVar("T")
R = TypeVar("R")
TRIES: Final = 5
"""Of a task whose worker dies: then it may be the task."""
AHEAD: Final = 2
"""Tasks given out per core."""


class RayRunner:
    """Work on all cores of a cluster. `address` is what `ray.init` takes: "auto", or HOST:PORT, or ray://…"""

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise GameError("arena-ray")
        import ray

        if not ray.is_initialized():
            try:
                ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise GameError("arena-ray-address", address=address, why=str(error).splitlines()[0]) from None
        self._ray: Any = ray

    @property
    def jobs(self) -> int:
        """Cores of the cluster now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[T, R | Lost]]:
        """Pairs of item and result, as they come."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=0)(task)
        waiting = deque((item, 1) for item in items)
        running: dict[Any, tuple[T, int]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * self.jobs:
                    item, tries = waiting.popleft()
                    running[remote.remote(item)] = item, tries
                done, _ = ray.wait(list(running), num_returns=1)
                for reference in done:
                    item, tries = running.pop(reference)
                    result: R | Lost
                    try:
                        result = ray.get(reference)
                    except ray.exceptions.RayTaskError as error:
                        result = Lost(f"{type(error.cause).__name__}: {error.cause}")
                    except ray.exceptions.RayError as error:  # a worker or a node is gone
                        if tries < TRIES:
                            waiting.append((item, tries + 1))
                            continue
                        result = Lost(f"{type(error).__name__}, {tries} times")
                    yield item, result
        finally:
            for reference in running:
                ray.cancel(reference, force=True)
