"""Declarations that are wrong, and what is said of each."""

from typing import NamedTuple


class Bad(NamedTuple):
    """The fields of a class, the one at fault and why."""

    fields: tuple[str, ...]
    name: str
    why: str


BAD = {
    "unknown kind": Bad(("seat: SeatNo", "name: str"), "name", "str is no kind"),
    "no kind": Bad(("seat: i64",), "seat", "says nothing of its kind"),
    "list without kind": Bad(("uses: list[int] = []",), "uses", "list[int] says nothing of its kind"),
    "list of what": Bad(("names: list[str] = []",), "names", "list[str] is no kind"),
    "text for a number": Bad(("seat: SeatNo = 'a'",), "seat", "'a' is no default for a number"),
    "flag for a number": Bad(("seat: SeatNo = True",), "seat", "True is no default for a number"),
    "number for a flag": Bad(("won: Flag = 0",), "won", "0 is no default for a flag"),
    "number for a list": Bad(("uses: Numbers = 3",), "uses", "3 is no default for a list of numbers"),
    "required late": Bad(
        ("left: Count = 0", "seat: SeatNo"), "seat", "has no default, so it must stand before left, which has one"
    ),
    "number among flags": Bad(("left: Together[Count] = 0",), "left", "is no flag"),
    "fleeting argument": Bad(("best: Fleeting[Numbers]",), "best", "is fleeting, so it needs a default"),
    "not declared": Bad(("seat: SeatNo", "low = 0"), "low", "is not declared: low: Count = 0, or another kind"),
    "piece with a default": Bad(("purse: Purse = None",), "purse", "a piece cannot have a default"),
}

HEAD = """from mypy_extensions import i64
from rookery.core.kinds import Count, Flag, Fleeting, Numbers, SeatNo, Together
from rookery.core.table import Frame, Piece


class Purse(Piece):
    coins: Count = 0


class Fight(Frame):
"""


def source(bad: Bad) -> str:
    """A module that declares it."""
    return HEAD + "".join(f"    {field}\n" for field in bad.fields)
