"""What Ctrl-C does at a table."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType


@contextmanager
def on_interrupt(handler: Callable[[int, FrameType | None], None] | signal.Handlers) -> Iterator[None]:
    """What Ctrl-C does meanwhile."""
    try:
        before = signal.signal(signal.SIGINT, handler)
    except ValueError:  # not the main thread: nobody can interrupt it
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave_once(signum: int, frame: FrameType | None) -> None:
    """The first Ctrl-C leaves; while that goes on, there is nothing more to interrupt."""
    ignore()
    raise KeyboardInterrupt


def ignore() -> None:
    """From now on Ctrl-C does nothing: somebody who presses it once more must not turn a good end into a bad one.

    Work that starts after it may say otherwise (`on_interrupt`) until it is done; the end of the process is safe.
    """
    with suppress(ValueError):  # not the main thread
        signal.signal(signal.SIGINT, signal.SIG_IGN)
