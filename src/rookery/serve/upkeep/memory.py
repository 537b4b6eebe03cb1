"""When the collector of cycles looks at what, and when memory is given back.

A look at everything stops the server: with a thousand tables for half a second. So whatever has come to stay is set
aside several times a second, which costs nothing; the collector then sees only what is new. Cycles among the rest
are found when nobody plays, or else after a while (`Hub.tidy`). Playing leaves hardly any; connections leave some.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from functools import cache
from typing import Final

USUAL: Final = gc.get_threshold()
COLLECT: Final = (50_000, 1000, 1000)


def start() -> None:
    """What stands now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def stop() -> None:
    """The server is gone; what else runs in this process has the collector back."""
    gc.unfreeze()
    gc.set_threshold(*USUAL)


def set_aside() -> None:
    """Let the collector forget what is there now."""
    gc.freeze()


def clean() -> None:
    """Look at everything, and give back what lies free."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], int] | None:
    """glibc's way to give free memory back to the system, where there is one."""
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return found
