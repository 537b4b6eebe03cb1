"""Reads cards.toml, or somebody's own corrected copy of it, and refuses what cannot be a game."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from rookery.errors import GameError
from rookery.games import cardfile
from rookery.games.thiefs_market.cards import book as c
from rookery.games.thiefs_market.cards.book import FACES, ICONS, Card, CardTable
from rookery.games.thiefs_market.moves.notation import GAME

PACKAGE = "rookery.games.thiefs_market"
GEMS = "RWBG"
DECKS = "ABC"
MAX_CARDS = 56  # a set of cards is a mask of 62 bits
MAX_ICONS = 31  # a thief's icons are a bag, and one thief may own all cards
MAX_POINTS = 999
ENTRIES = ("deck", "cost", "icons", "effect")

SIMPLE = {
    "NONE": c.NONE,
    "GAUNTLET": c.GAUNTLET,
    "EYEPATCH": c.EYEPATCH,
    "SCALES": c.SCALES,
    "LUCKY": c.LUCKY,
    "POTION": c.POTION,
    "CLUTCHES": c.CLUTCHES,
    "HAUL": c.HAUL,
    "GOLEM": c.GOLEM,
    "EXIT": c.EXIT,
    "RACKET": c.RACKET,
    "ESTATE": c.ESTATE,
    "LOYALTY": c.LOYALTY,
    "CAMPAIGN": c.CAMPAIGN,
    "COPY": c.COPY,
    "ALLEY": c.ALLEY,
    "CURSE": c.CURSE,
}
UNIQUE = (c.LUCKY, c.POTION, c.CLUTCHES, c.EXIT, c.RACKET, c.COPY, c.EYEPATCH, c.SCALES, c.ESTATE, c.ALLEY)


def bag(letters: str, alphabet: str) -> int:
    """A bag of letters: five bits per letter of the alphabet.

    >>> bag("RRB", "RWBG")
    1026
    """
    return sum(1 << (5 * alphabet.index(letter)) for letter in letters)


def parse_effect(code: str, where: str = "cards") -> tuple[int, int, int]:
    """The effect number and its two values."""
    if code in SIMPLE:
        return SIMPLE[code], 0, 0
    word, _, rest = code.partition(" ")
    if word == "FLIP" and (m := re.fullmatch(r"([RWBGY])→([RWBGYI](?:/[RWBGYI])*)", rest)):
        targets = m[2].replace("/", "")
        if m[1] in targets or len(set(targets)) != len(targets):
            raise GameError("effect-flip", game=GAME, where=where)
        return c.FLIP, FACES.index(m[1]), bag(targets, FACES)
    if word in ("SELL", "XBUY", "ONBUY") and rest in tuple(GEMS):
        return {"SELL": c.SELL, "XBUY": c.XBUY, "ONBUY": c.ONBUY}[word], GEMS.index(rest), 0
    if word == "VP" and (m := re.fullmatch(r"([0-9]+)", rest)):
        return c.POINTS, points(m[1], where), 0
    if word in ("SAFE", "MAP") and (m := re.fullmatch(r"([0-9]+)/([0-9]+)", rest)):
        return c.SAFEHOUSE if word == "SAFE" else c.TREASURE, points(m[1], where), points(m[2], where)
    raise GameError("effect-unknown", game=GAME, where=where, effect=code[:40])


def points(digits: str, where: str) -> int:
    """What a card is worth."""
    return cardfile.number(int(digits), 0, MAX_POINTS, f"{where}: effect")


def check_row(row: Mapping[str, Any], where: str) -> None:
    """One row."""
    if row["deck"] not in tuple(DECKS):
        raise GameError("card-deck", game=GAME, where=where)
    if not row["cost"] or set(row["cost"]) - set(GEMS) or any(row["cost"].count(g) > 3 for g in GEMS):
        raise GameError("card-cost", game=GAME, where=where)
    if set(row["icons"]) - set(ICONS):
        raise GameError("card-icons", game=GAME, where=where, icons=ICONS)
    if row.get("module", "promo") != "promo":
        raise GameError("card-module", game=GAME, where=where)
    parse_effect(row["effect"], where)


def check_icons(rows: list[dict[str, Any]], name: str) -> None:
    """All icons of a kind can be counted."""
    for icon in ICONS:
        found = sum(row["icons"].count(icon) for row in rows)
        if found > MAX_ICONS:
            raise GameError("cards-icons", game=GAME, where=name, icon=icon, found=found, most=MAX_ICONS)


def build(document: Mapping[str, Any], name: str) -> tuple[CardTable, list[dict[str, Any]]]:
    """The compiled table and the rows it was made from."""
    placed = cardfile.rows(document, name, ENTRIES)
    for where, row in placed:
        check_row(row, where)
    rows = [row for _, row in placed]
    if len(rows) > MAX_CARDS:
        raise GameError("cards-many", game=GAME, where=name, found=len(rows), most=MAX_CARDS)
    check_icons(rows, name)
    table = CardTable()
    for number, row in enumerate(rows, 1):
        effect, x, y = parse_effect(row["effect"])
        cost, icons = bag(row["cost"], GEMS), bag(row["icons"], ICONS)
        card = Card(number, DECKS.index(row["deck"]), cost, icons, effect, x, y)
        card.promo = row.get("module") == "promo"
        table.add(row["id"], card)
    for effect in UNIQUE:
        if table.with_effect[effect].bit_count() > 1:
            raise GameError("cards-unique", game=GAME, where=name)
    keep, dice = inner(document, "decks", "keep"), inner(document, "dice", "in_play")
    for d, letter in enumerate(DECKS):
        many = keep.get(letter)
        have = sum(1 for r in rows if r["deck"] == letter and r.get("module") != "promo")
        if type(many) is not int or not 5 <= many <= have:
            raise GameError("deck-keep", game=GAME, where=name, deck=letter, low=5, high=have)
        table.keep[d] = many
    for seats in (3, 4, 5):
        many = dice.get(str(seats))
        if type(many) is not int or not seats + 2 <= many <= 13:
            raise GameError("dice-in-play", game=GAME, where=name, seats=seats, low=seats + 2, high=13)
        table.dice[seats] = many
    return table, rows


def inner(document: Mapping[str, Any], outer: str, key: str) -> Mapping[str, Any]:
    """A table in a table; nothing where something else stands."""
    middle = document.get(outer)
    found = middle.get(key) if isinstance(middle, Mapping) else None
    return found if isinstance(found, Mapping) else {}


@cache
def standard(rules: int | None = None) -> tuple[CardTable, list[dict[str, Any]]]:
    """The cards of the box, under a version of the rules."""
    return build(cardfile.box(PACKAGE, rules), "cards.toml")


def own_cards(text: str, name: str = "cards") -> tuple[CardTable, list[dict[str, Any]]]:
    """Somebody's own cards, from the text of a file: some of the box, changed or not, and new ones."""
    document = cardfile.read(text, name)
    cardfile.check_new(cardfile.rows(document, name, ENTRIES), standard()[1])
    return build(document, name)
