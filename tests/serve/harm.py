"""What a reader must survive, or at least the server. Small, because readers import it inside their time."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Endless:
    """Loops in C with the interpreter's lock held: nothing inside the process can end it."""

    def read(self) -> int:
        return sum(itertools.repeat(0))


@dataclass(frozen=True)
class Greedy:
    """Eats memory until there is none."""

    def read(self) -> int:
        return len([bytearray(1 << 20) for _ in itertools.count()])


@dataclass(frozen=True)
class Deadly:
    """Takes the process with it."""

    def read(self) -> None:
        os.kill(os.getpid(), signal.SIGSEGV)


@dataclass(frozen=True)
class Wrong:
    """A mistake of ours."""

    def read(self) -> float:
        return 1 / 0


def stuck() -> Callable[[Any], Any]:
    """A reader to whom everything is endless."""
    return lambda task: Endless().read()
