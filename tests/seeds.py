"""The tables of a test are dealt from keys that follow from its name: the same games in every run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rookery.core.chance import make_key


def keys(name: Callable[[], str]) -> Callable[[object], bytes]:
    """Instead of `make_key`: the first table of a test, its second, and so on."""
    dealt = Counter[str]()

    def made(_seed: object) -> bytes:
        test = name()
        dealt[test] += 1
        return make_key(f"{test} {dealt[test]}")

    return made


def deal_by(file: Path) -> None:
    """In a server of its own process: the file says which test is running."""
    from rookery.serve.hub import seating

    vars(seating)["make_key"] = keys(file.read_text)
