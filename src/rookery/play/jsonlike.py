"""What comes from outside is plain data, as JSON writes it: texts as keys, an end to the nesting, usual numbers."""

from collections.abc import Mapping
from typing import Any, Final

from rookery.errors import DOCUMENT, PositionError

DEEPEST: Final = 12
"""No document nests half as deep."""
WIDEST: Final = 64
"""Bits of a number."""


def check_plain(document: Any, where: str = DOCUMENT) -> None:
    """Refuse what no game has to look at: it could not even be quoted in an error."""
    odd = _odd_entry(document, 0)
    if odd is not None:
        place = f"{where}{odd}" if where != DOCUMENT else odd.removeprefix(".") or DOCUMENT
        raise PositionError(place, "plain", deepest=DEEPEST, widest=WIDEST)


def _odd_entry(value: Any, depth: int) -> str | None:
    """The way to the first entry that is not plain, None if there is none."""
    if value is None or isinstance(value, str | float):  # most are
        return None
    if isinstance(value, Mapping) and depth < DEEPEST:
        return _odd_in_table(value, depth)
    if isinstance(value, list | tuple) and depth < DEEPEST:
        for n, inner in enumerate(value):
            odd = _odd_entry(inner, depth + 1)
            if odd is not None:
                return f"[{n}]{odd}"
        return None
    return None if isinstance(value, int) and value.bit_length() <= WIDEST else ""


def _odd_in_table(table: Mapping[Any, Any], depth: int) -> str | None:
    for key, inner in table.items():
        if not isinstance(key, str):
            return ""
        odd = _odd_entry(inner, depth + 1)
        if odd is not None:
            return f".{key[:40]}{odd}"
    return None
