"""What runs in the process in which games are analysed: one game at a time, in short steps."""

from __future__ import annotations

import base64
import json
import os
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rookery.play import fair
from rookery.play.analysis import EFFORTS, Analysis, Effort, from_json, one_thread, steps, to_json
from rookery.play.analysis.work import Steps

STEP_SECONDS: Final = 0.5
"""After so long a step says how far it is; a decision is never left half weighed."""
QUIETLY: Final = 10
"""Everybody who plays comes first."""
UNPACKED_MOST: Final = 16_000_000


@dataclass(frozen=True)
class Game:
    """A finished game to look back at; whatever was looked at before is forgotten."""

    record: str
    first: int
    """The line at which this table's own game begins."""
    effort: Effort = EFFORTS["quick"]


@dataclass(frozen=True)
class Fair:
    """A finished game to look at for fair play."""

    record: str
    first: int
    seed: int


@dataclass(frozen=True)
class Step:
    """Go on for a while."""


@dataclass(frozen=True)
class Going:
    """So much is done …"""

    done: int
    every: int


@dataclass(frozen=True)
class Found:
    """… or all of it, packed …"""

    data: str


@dataclass(frozen=True)
class Counted:
    """… or what a look for fair play adds to the sums."""

    counts: tuple[fair.Count, ...]


def analyser() -> Callable[[Any], Any]:
    """What answers inside the process."""
    one_thread()
    if hasattr(os, "nice"):
        os.nice(QUIETLY)
    work: Steps | fair.Steps | None = None

    def answer(task: Any) -> Going | Found | Counted:
        nonlocal work
        if isinstance(task, Game):
            work = steps(task.record, task.effort, first=task.first)
        elif isinstance(task, Fair):
            work = fair.steps(task.record, fair.CARE, task.seed, task.first)
        assert work is not None
        until, going = time.monotonic() + STEP_SECONDS, Going(0, 1)
        while time.monotonic() < until:
            try:
                going = Going(*next(work))
            except StopIteration as end:
                work = None
                if isinstance(end.value, fair.Look):
                    return Counted(tuple(fair.counted(end.value)))
                return Found(pack(end.value))
        return going

    return answer


def pack(found: Analysis) -> str:
    """An analysis as one short text."""
    text = json.dumps(to_json(found), ensure_ascii=False, separators=(",", ":"))
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpack(data: str) -> Analysis | None:
    """The analysis again; None if it was written in another form, or cannot be read: it can be made anew."""
    try:
        raw = zlib.decompressobj().decompress(base64.b85decode(data), UNPACKED_MOST)
        return from_json(json.loads(raw))
    except (zlib.error, ValueError, KeyError, TypeError, AttributeError):
        return None
