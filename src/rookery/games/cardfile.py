"""A file of cards, the box's or somebody's own corrected copy: read, and refused with the place that is wrong."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rookery.errors import GameError, quoted
from rookery.i18n.languages import LANGUAGES

SOURCES = ("rulebook", "published", "reconstructed")
LONGEST = 300
MOST_VERSIONS = 1_000
MOST_DOTS = 400
"""So many dots may stand in a line: in a key each costs as much time and room as all before it."""
NEW_ID = re.compile("[A-Z]{1,3}[0-9]{1,3}")
"""What the cards of one's own may be called by in moves."""
WITHOUT = "without"
SINCE = "since"
"""The entry of a card that came later: the version of the rules that has it first."""
NAMES = "names"
"""The entry for its names in other languages than English."""
Row = dict[str, Any]
Placed = tuple[str, Row]
"""A row, and where it stands in its file."""


@cache
def box(package: str, rules: int | None = None) -> dict[str, Any]:
    """cards.toml of a game as it was under a version of its rules.

    `cards-N.toml` tells what version N had otherwise than the next one: rows by their id, `without` for what was
    not there yet. Rows with `since` are in the box from that version on. Nobody may change what this returns.
    """
    here = files(package)
    document = tomllib.loads(here.joinpath("cards.toml").read_text(encoding="utf-8"))
    if rules is not None:
        numbered = (re.fullmatch(r"cards-(\d+)\.toml", file.name) for file in here.iterdir())
        for version in sorted((int(found[1]) for found in numbered if found), reverse=True):
            if version >= rules:
                amend(document, tomllib.loads(here.joinpath(f"cards-{version}.toml").read_text(encoding="utf-8")))
        document["card"] = [row for row in document["card"] if row.get(SINCE, 0) <= rules]
    return document


def version(package: str, written: int) -> int:
    """The version of a game's rules: what is written in its kit, or more where a card came later."""
    return max([written, *(int(row.get(SINCE, 0)) for row in box(package)["card"])])


def box_text(package: str) -> str:
    """The file of the box as somebody would correct it: cards.toml, after the map where there is one."""
    here = [files(package).joinpath(name) for name in ("board.toml", "cards.toml")]
    return "\n".join(file.read_text(encoding="utf-8") for file in here if file.is_file())


def amend(document: dict[str, Any], differences: Mapping[str, Any]) -> None:
    """Change a document, or a row of it.

    >>> document = {"card": [{"id": "A1", "cost": 3, "icons": "B"}, {"id": "A2", "cost": 1}]}
    >>> amend(document, {"card": {"A1": {"cost": 2, "without": ["icons"]}, "without": ["A2"]}})
    >>> document
    {'card': [{'id': 'A1', 'cost': 2}]}
    """
    for key, value in differences.items():
        if key == WITHOUT:
            for gone in value:
                del document[gone]
        elif isinstance(document.get(key), list) and isinstance(value, Mapping):
            by_id = {row["id"]: row for row in document[key]}
            amend(by_id, value)
            document[key] = list(by_id.values())
        elif isinstance(document.get(key), dict):
            amend(document[key], value)
        else:
            document[key] = value


def read(text: str, name: str) -> dict[str, Any]:
    """The document in a text; `name` is what the errors call it."""
    for line, written in enumerate(text.split("\n"), 1):
        if written.count(".") > MOST_DOTS:
            raise GameError("cards-dots", where=name, line=line, most=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is no TOML error
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else (0, 0)
        raise GameError("cards-toml", where=name, line=line, column=column) from None


def rows(document: Mapping[str, Any], name: str, entries: Iterable[str], kind: str = "card") -> list[Placed]:
    """The rows with where each stands; every one has these entries, an id of its own and a source."""
    found = document.get(kind)
    if not isinstance(found, list) or not found:
        raise GameError("cards-none", where=name, kind=kind)
    out: list[Placed] = []
    seen: set[str] = set()
    for n, row in enumerate(found, 1):
        where = f"{name}, [[{kind}]] {n}"
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
        check_names(row.get(NAMES, {}), where)
        number(row.get(SINCE, 2), 2, MOST_VERSIONS, f"{where}.{SINCE}")
        out.append((where, dict(row)))
    return out


def check_names(names: Any, where: str) -> None:
    """Names of a card by language."""
    others = [lang for lang in LANGUAGES if lang != "en"]
    if not isinstance(names, Mapping) or not set(names) <= set(others):
        raise GameError("card-names", where=where, entry=NAMES, known=", ".join(others))
    for lang in names:
        words(names, lang, f"{where}.{NAMES}")


def words(row: Mapping[str, Any], key: str, where: str) -> str:
    """An entry that is a printable text, and not endless; ids and names are never empty."""
    value = row.get(key)
    least = 1 if key in ("id", "name", *LANGUAGES) else 0
    if not isinstance(value, str) or not value.isprintable() or not least <= len(value) <= LONGEST:
        raise GameError("card-entry", where=where, entry=key, most=LONGEST)
    return value


def number(value: Any, low: int, high: int, where: str) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise GameError("card-number", where=where, low=low, high=high, value=quoted(value)[:40])
    return value


def as_in_box(placed: Iterable[Placed], box: Iterable[Row], name: str, own: Iterable[str]) -> list[Placed]:
    """The rows in the order of the box: all of its rows and no others, with nothing new but their `own` entries.

    The other entries say what the rules do, so they stay as they are.
    """
    printed, given = {row["id"]: row for row in box}, {row["id"]: (where, row) for where, row in placed}
    free = {*own, "text"}
    for card, (where, row) in given.items():
        if card not in printed:
            raise GameError("card-unknown", where=where, id=card[:10])
        for key in {**printed[card], **row}:
            fixed = printed[card].get(key)
            if key not in free and (key not in row or row[key] != fixed or type(row[key]) is not type(fixed)):
                raise GameError("card-fixed", where=where, entry=str(key)[:20], expected=quoted(fixed)[:40])
    for card in printed:
        if card not in given:
            raise GameError("card-missing", where=name, id=card)
    return [given[card] for card in printed]


def check_new(placed: Iterable[Placed], box: Iterable[Row]) -> None:
    """The ids of cards that are not in the box: they are words of moves."""
    printed = {row["id"] for row in box}
    for where, row in placed:
        if row["id"] not in printed and not NEW_ID.fullmatch(row["id"]):
            raise GameError("card-new", where=where, id=row["id"][:20], example="AB12")


def section(document: Mapping[str, Any], key: str, name: str) -> Mapping[str, Any]:
    """A table of the document."""
    found = document.get(key)
    if not isinstance(found, Mapping):
        raise GameError("cards-section", where=name, section=key)
    return found


def over_box(rows: Iterable[Row], box: Iterable[Row]) -> list[Row]:
    """The same rows, made of the box's wherever they are as there: hundreds of tables may keep rows of their own.

    >>> box = [{"id": "A1", "name": "Tailor", "cost": 3}, {"id": "A2", "name": "Thief", "cost": 2}]
    >>> rows = over_box([{"id": "A1", "name": "Tailor", "cost": 3}, {"id": "A2", "name": "Rogue", "cost": 2}], box)
    >>> rows[0] is box[0], rows[1]
    (True, {'id': 'A2', 'name': 'Rogue', 'cost': 2})
    >>> over_box([{"id": "A1", "note": None}], box)
    [{'id': 'A1', 'note': None}]
    """
    printed = {row["id"]: row for row in box}
    names = {key: key for row in printed.values() for key in row}
    out = []
    for row in rows:
        there = printed.get(row["id"], {})
        laid = {
            names.get(key, key): there[key] if key in there and alike(value, there[key]) else value
            for key, value in row.items()
        }
        same = len(laid) == len(there) and all(laid.get(key) is value for key, value in there.items())
        out.append(there if same else laid)
    return out


def alike(value: Any, other: Any) -> bool:
    """Are these written alike? A number is not its truth value; one that is not in the box may be endless."""
    return bool(value == other) and repr(value) == repr(other)


def own_names(rows: Iterable[Row], box: Iterable[Row]) -> tuple[tuple[str, str], ...]:
    """The names that rows bring themselves, since the texts do not have them: by id, or by id and language.

    They are those of cards that came later, and of cards somebody's own file adds or calls otherwise than the box.

    >>> own_names([{"id": "A1", "name": "Cobbler", "names": {"de": "Schuster"}}], [{"id": "A1", "name": "Tailor"}])
    (('A1', 'Cobbler'), ('A1.de', 'Schuster'))
    """
    printed = {row["id"]: row["name"] for row in box if SINCE not in row}
    named: list[tuple[str, str]] = []
    for row in rows:
        if printed.get(row["id"]) != row["name"]:
            named.append((row["id"], row["name"]))
            named += [(f"{row['id']}.{lang}", name) for lang, name in row.get(NAMES, {}).items()]
    return tuple(named)
