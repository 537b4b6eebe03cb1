"""Reads cards.toml, or somebody's own corrected copy of it. The rules know the cards by number (book.py)."""

from collections.abc import Mapping
from typing import Any

from rookery.errors import GameError
from rookery.games import cardfile
from rookery.games.castle_of_the_devil.cards.book import UNSEALED

GAME = "castle-of-the-devil"
OWN = ("name", "source", "seal", "seal_source")
"""What may be otherwise in somebody's own file: what a card does is in the rules."""


def box() -> dict[str, Any]:
    """The whole file."""
    return cardfile.box("rookery.games.castle_of_the_devil")


def rows() -> list[dict[str, Any]]:
    """One row per kind of card; nobody may change them."""
    found: list[dict[str, Any]] = box()["card"]
    return found


def build(document: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    """The rows of somebody's own file."""
    placed = cardfile.as_in_box(cardfile.rows(document, name, ("kind",)), rows(), name, OWN)
    for (where, row), printed in zip(placed, rows(), strict=True):
        check_seal(row, printed, where)
    return [row for _, row in placed]


def check_seal(row: Mapping[str, Any], printed: Mapping[str, Any], where: str) -> None:
    """CD-S7: an item that is left out of a first journey may be put into it, but none may be left out instead."""
    for key in ("seal", "seal_source"):
        if (key in row) != (key in printed):
            raise GameError("card-fixed", where=where, entry=key, expected=repr(printed.get(key)))
    if "seal" in row and (not isinstance(row["seal"], bool) or (printed["seal"] and not row["seal"])):
        allowed = "true, false" if row["id"] in UNSEALED else "true"
        raise GameError("seal", "CD-S7", game=GAME, where=where, allowed=allowed)
    if "seal_source" in row and row["seal_source"] not in cardfile.SOURCES:
        raise GameError("card-source", where=where, sources=", ".join(cardfile.SOURCES))


def own_cards(text: str, name: str = "cards") -> list[dict[str, Any]]:
    """Somebody's own cards, from the text of a file."""
    return build(cardfile.read(text, name), name)
