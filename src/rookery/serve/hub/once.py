"""What takes long to reckon is reckoned once for all who look, beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

T = TypeVar("T")
KEPT: Final = 32
"""Of so many things, as they stood at one moment, it is remembered what they come to."""


class Once(Generic[T]):
    """What has been reckoned lately, by what it was reckoned from."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._tasks: dict[Hashable, asyncio.Task[T]] = {}

    async def get(self, key: Hashable, reckon: Callable[[], T]) -> T:
        """What it comes to. `key` is another whenever that may be something else."""
        task = self._tasks.pop(key, None)
        if task is None:
            task = self._hub.spawn(asyncio.to_thread(reckon))
        self._tasks[key] = task
        while len(self._tasks) > KEPT:
            del self._tasks[next(iter(self._tasks))]
        return await asyncio.shield(task)
