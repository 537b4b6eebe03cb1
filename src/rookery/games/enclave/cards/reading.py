"""Reads cards.toml, or somebody's own corrected copy of it, and refuses what cannot be a game."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from rookery.errors import GameError
from rookery.games import cardfile
from rookery.games.cardfile import number, section
from rookery.games.enclave.cards.book import (
    COLOURS,
    DECK_NAMES,
    DECKS,
    KINDS,
    MOST_AT_STALL,
    MOST_BID,
    MOST_FOUND,
    MOST_LOOKED,
    MOST_MARKED,
    MOST_ROUNDS,
    MOST_TRAPS,
    MOST_TREE_TILES,
    TREE_IDS,
    Card,
    CardTable,
)

GAME = "enclave"
PACKAGE = "rookery.games.enclave"
KINDS_OF = {
    "outlet": ("healing", "thief"),  # EN-M1
    "square": ("protection", "thief", "machine"),  # EN-K1
    "missions": ("mission",),
    "traps": ("trap",),
    "finds": ("knowledge", "thief", "machine", "healing", "protection"),
}
Range = tuple[int, int]
"""The least and the most of a number."""
NONE: Range = (0, 0)
PRICE: Range = (0, 60)
STRONG: dict[str, Range] = {"p": (0, 9), "m": (0, 9)}
VALUES: dict[str, dict[str, Range]] = {  # what a card of each kind says (EN-G4, EN-G5)
    "protection": {**STRONG, "price": PRICE},
    "healing": {**STRONG, "price": PRICE},
    "thief": {"p": (-9, 9), "m": (-9, 9), "price": PRICE},
    "machine": {"sesame": (0, 6), "sarcophagus": (0, 3), "price": PRICE},
    "knowledge": {"knowledge": (0, 9), "price": PRICE},
    "trap": STRONG,
    "mission": {
        **STRONG,
        "traps": (0, MOST_TRAPS),
        "knowledge": (0, 9),
        "tiles": (0, MOST_FOUND),
        "finds": (0, MOST_FOUND),
    },
}
NUMBERS = tuple(dict.fromkeys(key for values in VALUES.values() for key in values))


def build(document: Mapping[str, Any], name: str) -> tuple[CardTable, list[dict[str, Any]]]:
    """The compiled table and the rows it was made from."""
    placed = cardfile.rows(document, name, ("deck", "kind"))
    for where, row in placed:
        check_row(row, where)
    rows = [row for _, row in placed]
    table = CardTable()
    for deck, deck_name in enumerate(DECK_NAMES):
        for index, row in enumerate([r for r in rows if r["deck"] == deck_name]):
            table.add(row["id"], card_of(row, len(table.ids), deck, index))
    board(table, document, name)
    tree(table, {row["id"]: row for row in rows if row["deck"] == "tree"}, name)
    return table, rows


def check_row(row: Mapping[str, Any], where: str) -> None:
    """One row."""
    if row["deck"] != "tree" and row["kind"] not in KINDS_OF.get(row["deck"], ()):
        raise GameError("card-kind", game=GAME, where=where, kind=row["kind"][:20], deck=row["deck"][:20])
    if row["deck"] != "tree":
        check_numbers(row, VALUES[row["kind"]], where)
    if row["kind"] == "healing" and row["deck"] != "tree":  # EN-M2
        number(row.get("p", 0) + row.get("m", 0), 1, 18, f"{where}.p + m")
    if "colour" in row and row["colour"] not in COLOURS:
        raise GameError("card-colour", game=GAME, where=where, known=", ".join(COLOURS))
    marked = row.get("three_plus", False)
    if not isinstance(marked, bool) or (marked and (row["deck"] != "square" or "colour" in row)):
        raise GameError("card-three-plus", "EN-S8", game=GAME, where=where)


def check_numbers(row: Mapping[str, Any], values: Mapping[str, Range], where: str) -> None:
    """Every number in its range; what says nothing on such a card is 0 or left out."""
    for key in NUMBERS:
        low, high = values.get(key, NONE)
        number(row.get(key, 0), low, high, f"{where}.{key}")


def card_of(row: Mapping[str, Any], place: int, deck: int, index: int) -> Card:
    """A row as a card."""
    card = Card(place, deck, index, KINDS.index(row["kind"]))
    for key in NUMBERS:
        setattr(card, key, row.get(key, 0))
    card.colour = COLOURS.index(row["colour"]) if "colour" in row else -1
    card.three_plus = bool(row.get("three_plus", False))
    return card


def four(values: Any, where: str) -> list[int]:
    """Four numbers, one per place."""
    if not isinstance(values, list) or len(values) != 4:
        raise GameError("cards-four", game=GAME, where=where)
    return [number(v, 0, 60, where) for v in values]


def board(table: CardTable, document: Mapping[str, Any], name: str) -> None:
    """The printed board."""
    here = section(document, "board", name)
    table.coins = four(here.get("starting_coins"), f"{name}, board.starting_coins")
    table.auction = number(here.get("auction_coins"), 0, MOST_BID, f"{name}, board.auction_coins")
    table.oracle = number(here.get("oracle"), 0, MOST_LOOKED, f"{name}, board.oracle")
    table.tree_tiles = number(here.get("tree_tiles"), 0, MOST_TREE_TILES, f"{name}, board.tree_tiles")
    table.rounds = number(here.get("rounds"), 1, MOST_ROUNDS, f"{name}, board.rounds")
    for key, values in (("tree_marks", table.marks), ("market_row", table.row)):
        given = here.get(key)
        for seats in (2, 3, 4):
            found = given.get(str(seats)) if isinstance(given, Mapping) else None
            most = MOST_MARKED if key == "tree_marks" else 4
            values[seats] = number(found, 1, most, f"{name}, board.{key}.{seats}")
    here = section(document, "shepherd", name)
    table.shepherd_coins = four(here.get("coins"), f"{name}, shepherd.coins")
    table.shepherd_knowledge = four(here.get("knowledge"), f"{name}, shepherd.knowledge")
    here = section(document, "preparation", name)
    table.prepared_p = number(here.get("p"), 0, 9, f"{name}, preparation.p")
    table.prepared_m = number(here.get("m"), 0, 9, f"{name}, preparation.m")
    here = section(document, "zones", name)
    table.critical = number(here.get("critical"), -5, -1, f"{name}, zones.critical")
    table.super = number(here.get("super"), 1, 5, f"{name}, zones.super")


def tree(table: CardTable, rows: Mapping[str, Mapping[str, Any]], name: str) -> None:
    """The tree cards: what they do is rules, how much is data."""
    for each in TREE_IDS:
        if each not in rows:
            raise GameError("cards-missing", game=GAME, where=name, id=each)

    def value(each: str, key: str, most: int) -> int:
        return number(rows[each].get(key), 0, most, f"{name}, {each}.{key}")

    looks = table.stall_looks = value("TC1B", "looks", MOST_AT_STALL)
    number(rows["TC1C"].get("looks"), looks, looks, f"{name}, TC1C.looks")  # EN-TC1C: the same
    table.fees = four(rows["TC2A"].get("fees"), f"{name}, TC2A.fees")
    table.lizard_knowledge = four(rows["TC2A"].get("gives_knowledge"), f"{name}, TC2A.gives_knowledge")
    table.lizard_coins = four(rows["TC2A"].get("gives_coins"), f"{name}, TC2A.gives_coins")
    table.woo_times = value("TC2B", "times", 9)
    table.alba_coins = value("TC2C", "coins", 60)
    check_numbers(rows["TC3B"], VALUES["mission"], f"{name}, TC3B")
    table.angelos = card_of({**rows["TC3B"], "kind": "mission"}, 0, 0, 0)
    table.amber_looks = value("TC4A", "looks", MOST_LOOKED)
    table.foxes_knowledge = value("TC5A", "knowledge", 9)
    table.tyllo_knowledge = value("TC5B", "knowledge", 9)


def check_box(table: CardTable, rows: list[dict[str, Any]], name: str) -> None:
    """Somebody's own cards are the cards of the box with other values: only those have texts in every language."""
    for row, printed in zip(sorted(rows, key=by_id), sorted(standard()[1], key=by_id), strict=False):
        if row["id"] != printed["id"]:
            raise GameError("cards-missing", game=GAME, where=name, id=min(row["id"], printed["id"])[:10])
        same = all(row.get(key) == printed.get(key) for key in ("deck", "kind", "colour"))
        if not same:
            raise GameError("card-changed", game=GAME, where=name, id=row["id"])
    if len(rows) != len(standard()[1]):
        raise GameError("cards-count", game=GAME, where=name, found=len(rows), wanted=len(standard()[1]))


def by_id(row: Mapping[str, Any]) -> str:
    """How rows are put in order."""
    return str(row["id"])


@cache
def standard(rules: int | None = None) -> tuple[CardTable, list[dict[str, Any]]]:
    """The cards of the box, under a version of the rules."""
    return build(cardfile.box(PACKAGE, rules), "cards.toml")


def own_cards(text: str, name: str = "cards") -> tuple[CardTable, list[dict[str, Any]]]:
    """Somebody's own cards, from the text of a file."""
    table, rows = build(cardfile.read(text, name), name)
    check_box(table, rows, name)
    return table, rows


assert len(DECK_NAMES) == DECKS
