"""A file of cards, the box's or somebody's own corrected copy: read, and refused with the place that is wrong."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from rookery.errors import GameError

SOURCES = ("rulebook", "published", "reconstructed")
LONGEST = 300
Row = dict[str, Any]


def read(text: str, name: str) -> dict[str, Any]:
    """The document in a text; `name` is what the errors call it."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else (0, 0)
        raise GameError("cards-toml", where=name, line=line, column=column) from None


def rows(document: Mapping[str, Any], name: str, entries: Iterable[str]) -> list[tuple[str, Row]]:
    """The rows with where each stands; every one has these entries, an id of its own and a source."""
    found = document.get("card")
    if not isinstance(found, list) or not found:
        raise GameError("cards-none", where=name)
    out: list[tuple[str, Row]] = []
    seen: set[str] = set()
    for n, row in enumerate(found, 1):
        where = f"{name}, [[card]] {n}"
        if not isinstance(row, Mapping):
            raise GameError("card-row", where=where)
        if isinstance(row.get("id"), str):
            where += f" ({row['id'][:10]})"
        for key in ("id", "name", "source", *entries, *(["text"] if "text" in row else [])):
            words(row, key, where)
        if row["source"] not in SOURCES:
            raise GameError("card-source", where=where, sources=", ".join(SOURCES))
        if row["id"] in seen:
            raise GameError("card-twice", where=where)
        seen.add(row["id"])
        out.append((where, dict(row)))
    return out


def words(row: Mapping[str, Any], key: str, where: str) -> str:
    """An entry that is a printable text, and not endless; ids and names are never empty."""
    value = row.get(key)
    least = 1 if key in ("id", "name") else 0
    if not isinstance(value, str) or not value.isprintable() or not least <= len(value) <= LONGEST:
        raise GameError("card-entry", where=where, entry=key, most=LONGEST)
    return value


def number(value: Any, low: int, high: int, where: str) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise GameError("card-number", where=where, low=low, high=high, value=repr(value)[:40])
    return value


def section(document: Mapping[str, Any], key: str, name: str) -> Mapping[str, Any]:
    """A table of the document."""
    found = document.get(key)
    if not isinstance(found, Mapping):
        raise GameError("cards-section", where=name, section=key)
    return found


def renamed(own: Iterable[Row], box: Iterable[Row]) -> tuple[tuple[str, str], ...]:
    """Which cards somebody's own file calls otherwise than the box, by id."""
    printed = {row["id"]: row["name"] for row in box}
    return tuple((row["id"], row["name"]) for row in own if row["name"] != printed[row["id"]])
