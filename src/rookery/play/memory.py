"""What a seat remembers, in numbers: the last events it could read, and a name for all it was ever told.

An event is its kind and five arguments, four bytes each, the lowest first; 1 stands for what the seat may not read,
0 for nothing, and seats are counted from the own one. The name is the same only if all that the seat was ever told
is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter, write_i64_le

from rookery.core.eye import Part
from rookery.core.told import remember

if TYPE_CHECKING:
    from rookery.play.match import Match

REMEMBERED = 32
"""So many events."""
BYTES_OF = "bytes of"  # a number in several bytes, the lowest first
EVENT = ("kind", *(f"argument{n}" for n in range(5)))


def parts(start: int) -> list[Part]:
    """What the bytes of `remembered` are called, the latest event first."""
    names = [f"event{n}.{what}" for n in range(REMEMBERED) for what in EVENT]
    found = [Part(name, start + 4 * n, 4, BYTES_OF, 0, 255) for n, name in enumerate(names)]
    return [*found, Part("all it was told", start + 4 * len(names), 8, BYTES_OF, 0, 255)]


def remembered(match: Match, seat: int) -> bytes:
    """What a seat of a match remembers."""
    out = BytesWriter()
    remember(out, match._log, seat, match.seats, REMEMBERED, match._kit.meanings)
    write_i64_le(out, match.digest(seat))
    return out.getvalue()
