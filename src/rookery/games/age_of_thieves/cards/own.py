"""Somebody's own cards and map: those of the box with other values, or an error that names the row.

One text holds the rows of cards.toml, those of board.toml, or both; what it leaves out is as in the box.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rookery.errors import GameError, quoted
from rookery.games import cardfile
from rookery.games.age_of_thieves.cards.book import PRINTED_AMOUNT, PRINTED_STEPS, Book
from rookery.games.age_of_thieves.cards.city import Board
from rookery.games.age_of_thieves.cards.reading import (
    EDITION,
    ROWS,
    board_document,
    book,
    book_of,
    cards_document,
    city,
    city_of,
    rows,
    rows_of,
)
from rookery.games.cardfile import number, section
from rookery.games.kit import OWN_KEPT

GAME = "age-of-thieves"
MAP = ("spaces", "paths")
NUMBERS = {
    "copies": (0, 5),
    "range": (0, 12),
    "steps": (0, PRINTED_STEPS),
    "amount": (0, PRINTED_AMOUNT),
    "flames": (0, 12),
    "stock": (0, PRINTED_AMOUNT),
    "writ": (0, 9),
    "writ_alarm": (0, 9),
    "quench": (1, 8),
}
"""The least and the most of every number on a card; a hand, and so a stack, holds at most five cards alike."""
SHEETS = {"guard_alertness": 12, "guard_movement": 9, "captain_alertness": 12, "captain_movement": 9}
BASIC = {
    "sneak": PRINTED_STEPS,
    "run": PRINTED_STEPS,
    "cunning_cards": PRINTED_AMOUNT,
    "cunning_points": PRINTED_AMOUNT,
    "plan_cards": PRINTED_AMOUNT,
    "plan_points": PRINTED_AMOUNT,
}
STREET = ("plain", "post", "post_swords")
"""Kinds of spaces that can be exchanged: the others have names that tell what they are."""
ALARM = ("alarm_guard", "alarm_captain")
"""Marks that can lie elsewhere."""
WAYS = 8  # paths at one space, at most
FARTHEST = 31  # steps between any two spaces, at most


@dataclass(frozen=True)
class Box:
    """What a table is played with."""

    board: Board
    book: Book
    rows: list[dict[str, Any]]
    map: Mapping[str, Any]
    """The map with its coordinates, as it stands in its file."""


def standard(edition: int = EDITION) -> Box:
    """The box, under a version of the rules."""
    return Box(city(), book(edition), rows(edition), board_document())


@lru_cache(maxsize=OWN_KEPT)
def box(text: str | None, edition: int = EDITION) -> Box:
    """What a table is played with whose option `cards` is this."""
    return standard(edition) if text is None else build(cardfile.read(text, "cards"), "cards", edition)


def build(document: Mapping[str, Any], name: str, edition: int = EDITION) -> Box:
    """Somebody's own cards and map."""
    here = standard(edition)
    cards = any(kind in document for kind in (*ROWS, "watch", "basic"))
    if not cards and not any(key in document for key in MAP):
        raise GameError("cards-none", where=name, kind="card")
    if cards:
        own = cards_of(document, name, edition)
        here = Box(here.board, book_of(own, edition), rows_of(own), here.map)
    if any(key in document for key in MAP):
        city_map = map_of(document, name)
        if city_map != here.map:
            here = Box(board_of(city_map, name), here.book, here.rows, city_map)
    return here


# -- cards ----------------------------------------------------------------------------------------------------


def cards_of(document: Mapping[str, Any], name: str, edition: int) -> dict[str, Any]:
    """All rows and sheets, in the order of the box."""
    printed = cards_document(edition)
    out: dict[str, Any] = {kind: own_rows(document, name, kind, printed[kind]) for kind in ROWS}
    together = sum(row["copies"] for row in printed["card"])
    found = sum(row["copies"] for row in out["card"])
    if found != together:
        raise GameError("together", "AT-S10", game=GAME, where=f"{name}, card.copies", wanted=together, found=found)
    watch = section(document, "watch", name)
    out["watch"] = {side: sheet(watch, side, f"{name}, watch", SHEETS) for side in ("calm", "alarm")}
    out["basic"] = sheet(document, "basic", name, BASIC)
    return out


def own_rows(
    document: Mapping[str, Any], name: str, kind: str, printed: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The rows of one kind. The rulebook tells how many of each token there are."""
    free = [key for key in NUMBERS if kind != "token" or key != "copies"]
    placed = cardfile.as_in_box(cardfile.rows(document, name, (), kind), printed, name, ("name", "source", *free))
    for (where, row), box_row in zip(placed, printed, strict=True):
        for key in free:
            if key not in box_row or isinstance(box_row[key], str):  # a range of "D" is the district
                if row.get(key) != box_row.get(key):
                    raise GameError("card-fixed", where=where, entry=key, expected=quoted(box_row.get(key)))
            else:
                number(row.get(key), *NUMBERS[key], f"{where}.{key}")
    return [row for _, row in placed]


def sheet(document: Mapping[str, Any], key: str, name: str, most: Mapping[str, int]) -> dict[str, Any]:
    """A table of numbers."""
    found = section(document, key, name)
    return {each: number(found.get(each), 0, high, f"{name}, {key}.{each}") for each, high in most.items()}


# -- the map --------------------------------------------------------------------------------------------------


def map_of(document: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Spaces in the order of the box, and the paths between them."""
    printed = board_document()
    spaces = [
        row for _, row in cardfile.as_in_box(listed(document, "spaces", name), printed["spaces"], name, SPACE)
    ]
    for row, there in zip(spaces, printed["spaces"], strict=True):
        check_space(row, there, f"{name}, spaces ({row['id']})")
    for district in "NESWP":
        check_counts(spaces, printed["spaces"], district, name)
    paths = paths_of(document, {row["id"]: row for row in spaces}, name)
    return {**printed, "spaces": cardfile.over_box(spaces, printed["spaces"]), "paths": over_map(paths)}


SPACE = ("kind", "marks")


def listed(document: Mapping[str, Any], key: str, name: str) -> list[tuple[str, dict[str, Any]]]:
    """The tables of a list, with where each stands."""
    found = document.get(key)
    if not isinstance(found, list) or not found:
        raise GameError("cards-none", where=name, kind=key)
    out, seen = [], set()
    for n, row in enumerate(found, 1):
        where = f"{name}, {key} {n}"
        if not isinstance(row, Mapping):
            raise GameError("card-row", where=where)
        if key == "spaces":
            where += f" ({cardfile.words(row, 'id', where)[:10]})"
            if row["id"] in seen:
                raise GameError("card-twice", where=where)
            seen.add(row["id"])
        out.append((where, dict(row)))
    return out


def check_space(row: Mapping[str, Any], printed: Mapping[str, Any], where: str) -> None:
    """A landmark stays what its name says; in the streets posts and the marks of the alarm may lie elsewhere."""
    marks = row.get("marks")
    if not isinstance(marks, list) or not all(isinstance(mark, str) for mark in marks):
        raise GameError("one-of", game=GAME, where=f"{where}.marks", allowed=", ".join(ALARM))
    landmarks = [mark for mark in printed["marks"] if mark not in ALARM]
    street = printed["kind"] in STREET and not landmarks
    allowed = STREET if street else (printed["kind"],)
    if row.get("kind") not in allowed:
        raise GameError("one-of", game=GAME, where=f"{where}.kind", allowed=", ".join(allowed))
    may = {*landmarks, *(ALARM if street else ())}
    if set(marks) - may or set(landmarks) - set(marks) or len(set(marks)) != len(marks):
        raise GameError("one-of", game=GAME, where=f"{where}.marks", allowed=", ".join(sorted(may)) or "[]")


def check_counts(spaces: list[dict[str, Any]], printed: list[dict[str, Any]], district: str, name: str) -> None:
    """The rulebook tells how many of each there are in a district."""
    for key in (*STREET, *ALARM):
        found, wanted = (
            sum(key == row["kind"] or key in row["marks"] for row in each if row["district"] == district)
            for each in (spaces, printed)
        )
        if found != wanted:
            where = f"{name}, spaces, {district}: {key}"
            raise GameError("together", "AT-G3", game=GAME, where=where, wanted=wanted, found=found)


def paths_of(
    document: Mapping[str, Any], spaces: Mapping[str, Mapping[str, Any]], name: str
) -> list[dict[str, Any]]:
    """The paths: each between two spaces, once; those of a dungeon lead out of it."""
    seen, out = set(), []
    ways: Counter[str] = Counter()
    for where, path in listed(document, "paths", name):
        a, b = path.get("a"), path.get("b")
        if not isinstance(a, str) or not isinstance(b, str) or not {a, b} <= set(spaces) or a == b:
            raise GameError("path", "AT-G6", game=GAME, where=where)
        where += f" ({a}–{b})"
        if set(path) - {"a", "b", "out", "border"} or not isinstance(path.get("border", False), bool):
            raise GameError("path", "AT-G6", game=GAME, where=where)
        from_dungeon = spaces[a]["kind"] == "dungeon"
        if path.get("out", False) is not from_dungeon or spaces[b]["kind"] == "dungeon":
            raise GameError("path-dungeon", "AT-C9", game=GAME, where=where)
        if frozenset((a, b)) in seen:
            raise GameError("card-twice", where=where)
        seen.add(frozenset((a, b)))
        ways.update((a, b))
        out.append(path)
    for space in spaces:
        number(ways[space], 1, WAYS, f"{name}, paths ({space})")
    return out


def over_map(paths: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same paths, those of the box where they are as there."""
    printed = {(path["a"], path["b"]): path for path in board_document()["paths"]}
    return [there if (there := printed.get((path["a"], path["b"]))) == path else path for path in paths]


def board_of(document: Mapping[str, Any], name: str) -> Board:
    """The map as the rules use it: everybody can get everywhere, and not too slowly."""
    board = city_of(document)
    for a, b in pairs(board):
        if board.far(a, b) > FARTHEST:
            one, other = board.names[a], board.names[b]
            raise GameError("far", "AT-G6", game=GAME, where=f"{name}, paths", most=FARTHEST, a=one, b=other)
    return board


def pairs(board: Board) -> Iterator[tuple[int, int]]:
    """All pairs of spaces one can walk between."""
    return ((a, b) for a in board.walkable for b in board.walkable if a < b)
