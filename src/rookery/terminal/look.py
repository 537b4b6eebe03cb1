"""Colours, chips and signs. A colour is never alone: every die shows its letter, every state its word or sign."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

TITLE = "bold #c8742b"
QUIET = "#8a8178"
GOOD = "bold #2f9e44"
BAD = "#b5482f"
WARN = "bold #d9830f"
NUMBER = "bold #c8742b"
ME = "bold"

DICE = {
    "R": "bold #ffffff on #a8201a",
    "W": "bold #1b1b1b on #efe9dc",
    "B": "bold #ffffff on #1c5fb0",
    "G": "bold #ffffff on #23753a",
    "Y": "bold #1b1b1b on #e3b122",
    "I": "bold #ffffff on #6f3d96",
    "S": "bold #1b1b1b on #d98e4a",
}
ORDER = "RWBGYIS"


@dataclass(frozen=True)
class Signs:
    """The few signs used, with letters for terminals that know only ASCII."""

    yes: str
    no: str
    turn: str
    gold: str
    bullet: str
    alert: str
    prompt: str
    line: str
    bars: str
    times: str


UNICODE = Signs("✓", "✗", "▶", "◎", "·", "!", "› ", "─", "█▓▒░", "×")
ASCII = Signs("+", "-", ">", "g", "-", "!", "> ", "-", "#=+-", "x")


def chip(face: str, colour: bool) -> Text:
    """A die as people see it from afar."""
    return Text(f" {face} ", style=DICE[face]) if colour else Text(f"[{face}]")


def chips(faces: Iterable[str], colour: bool, apart: str = "") -> Text:
    """Several dice side by side."""
    return Text(apart).join(chip(face, colour) for face in faces)


def letters(faces: Iterable[str], colour: bool, apart: str = " ") -> Text:
    """Dice as letters, equal ones together: RR B GGG."""
    out = []
    for face, group in groupby(sorted(faces, key=ORDER.index)):
        word = face * len(list(group))
        out.append(Text(word, style=DICE[face] if colour else ""))
    return Text(apart).join(out)
