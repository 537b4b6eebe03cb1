"""What a seat remembers, in numbers: the last events it could read, and a name for all it was ever told.

An event is its kind and five arguments, four bytes each, the lowest first; 1 stands for what the seat may not read,
0 for nothing, and seats are counted from the own one. The name is the same only if all that the seat was ever told
is.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING

from rookery.core.eye import Part

if TYPE_CHECKING:
    from rookery.play.match import Match

REMEMBERED = 32
"""So many events."""
BYTES_OF = "bytes of"  # a number in several bytes, the lowest first
MAY_NOT_READ = 1
FIRST = 3  # what the argument 0 is written as: -1, which is nobody, is 2 and stays apart
WORD = (1 << 32) - 1
NAME = (1 << 64) - 1
EVENT = ("kind", *(f"argument{n}" for n in range(5)))
ROW = Struct(f"<{REMEMBERED * len(EVENT)}IQ")


def parts(start: int) -> list[Part]:
    """What the bytes of `remembered` are called, the latest event first."""
    names = [f"event{n}.{what}" for n in range(REMEMBERED) for what in EVENT]
    found = [Part(name, start + 4 * n, 4, BYTES_OF, 0, 255) for n, name in enumerate(names)]
    return [*found, Part("all it was told", start + 4 * len(names), 8, BYTES_OF, 0, 255)]


def remembered(match: Match, seat: int) -> bytes:
    """What a seat of a match remembers."""
    words: list[int] = []
    for event in reversed(match._log):
        if len(words) == REMEMBERED * len(EVENT):
            break
        if event.reaches(seat):
            told = zip(event.args(seat), match._kit.events[event.kind].args, strict=False)
            row = [word(value, kind, seat, match.seats) for value, (_, kind) in told]
            words += [event.kind + 1, *row, *[0] * (len(EVENT) - 1 - len(row))]
    words += [0] * (REMEMBERED * len(EVENT) - len(words))
    return ROW.pack(*words, match.digest(seat) & NAME)


def word(value: int | None, kind: str, seat: int, seats: int) -> int:
    """One argument of an event; seats as so many on from the own one."""
    if value is None:
        return MAY_NOT_READ
    if kind == "seat" and 0 <= value < seats:
        value = (value - seat) % seats
    return value + FIRST & WORD
