"""Reads cards.toml, or somebody's own corrected copy of it, and refuses what cannot be a game."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from rookery.errors import GameError
from rookery.games import cardfile
from rookery.games.cardfile import number, section, words
from rookery.games.thieves_den.cards import book as c
from rookery.games.thieves_den.cards.book import (
    FENCE_TYPES,
    LETTERS,
    LOCATION_TYPES,
    Cards,
    Fence,
    Location,
    Part,
    Scheme,
)
from rookery.games.thieves_den.moves.notation import GAME

PACKAGE = "rookery.games.thieves_den"
SETS = "AB"
KINDS = ("location", "fence", "power", "scheme")
NEW = ("location", "fence", "scheme")  # what somebody's own file may add
MOST_OF = {"location": 30, "fence": 30, "power": 12, "scheme": 60}  # two of each in a mask of 62 bits
WORDS = {"destroy": c.DESTROY, "lure": c.LURE, "steal": c.STEAL}
PAID = {"pay W": c.PAY_ANY, "pay T": c.PAY_THIEF}
OTHERS = {"W": c.WILD, "T": c.THIEF, "R": c.FAME}
TOKENS = (int(c.GAIN), int(c.WILD), int(c.THIEF))  # what an owner bonus may give (TD-C4)
PARTS = 4  # at most, in one ability
WANTED = 6  # treasures, at most, by one fence
MOST = 30  # reputation, at most, for one thing
GAINED = 14  # treasures and thieves, at most, by one ability: as many as a player board holds


def bag(letters: str) -> int:
    """A bag of treasures from letters.

    >>> bag("CCP") == 2 + (1 << 20)
    True
    """
    return sum(1 << (5 * LETTERS.index(letter)) for letter in letters)


def parse_parts(text: str, where: str = "cards") -> list[Part]:
    """An ability or a bonus, part by part.

    >>> [(p.kind, p.many) for p in parse_parts("pay W > upto 2W")] == [(c.PAY_ANY, 1), (c.UPTO, 2)]
    True
    """
    parts = []
    paid, pays, rest = text.partition(" > ")
    if pays:
        if paid not in PAID:
            raise GameError("part-pay", game=GAME, where=where, part=paid[:40])
        parts.append(Part(int(PAID[paid]), 1, int(c.NO_TYPE)))
        text = rest
    parts += [parse_part(word, where) for word in text.split(" + ")] if text else []
    if len(parts) > PARTS or (pays and not text):
        raise GameError("parts", game=GAME, where=where, most=PARTS)
    if sum(part.many for part in parts if part.kind != c.FAME) > GAINED:
        raise GameError("gained", game=GAME, where=where, most=GAINED)
    return parts


def parse_part(word: str, where: str) -> Part:
    """One part that is not a payment."""
    if word in WORDS:
        return Part(int(WORDS[word]), 1, int(c.NO_TYPE))
    if m := re.fullmatch(r"upto ([1-9])W", word):
        return Part(int(c.UPTO), int(m[1]), int(c.NO_TYPE))
    if m := re.fullmatch(r"([1-9])([WTR])", word):
        return Part(int(OTHERS[m[2]]), int(m[1]), int(c.NO_TYPE))
    if m := re.fullmatch(rf"([1-9])([{LETTERS}])", word):
        return Part(int(c.GAIN), int(m[1]), LETTERS.index(m[2]))
    raise GameError("part", game=GAME, where=where, part=word[:40])


def one_of(value: Any, allowed: tuple[str, ...], where: str) -> int:
    """The place of a word among those allowed."""
    if value not in allowed:
        raise GameError("one-of", game=GAME, where=where, allowed=", ".join(allowed))
    return allowed.index(value)


def location(row: Mapping[str, Any], where: str) -> Location:
    """A location card."""
    kind, instant = one_of(row.get("type"), LOCATION_TYPES, f"{where}.type"), row.get("instant")
    ability = parse_parts(words(row, "ability", where), f"{where}.ability")
    bonus = parse_parts(words(row, "bonus", where), f"{where}.bonus")
    if not isinstance(instant, bool) or not ability:
        raise GameError("location", game=GAME, where=where)
    if any(part.kind not in TOKENS for part in bonus) or (instant and bonus):
        raise GameError("bonus", "TD-C4", game=GAME, where=where)
    return Location(kind, instant, ability, bonus)


def fence(row: Mapping[str, Any], where: str) -> Fence:
    """A fence card."""
    kind, wants = one_of(row.get("type"), FENCE_TYPES, f"{where}.type"), words(row, "wants", where)
    if not 0 < len(wants) <= WANTED or set(wants) - set(LETTERS + "W"):
        raise GameError("wants", "TD-C6", game=GAME, where=where, most=WANTED, letters=", ".join(LETTERS + "W"))
    named = wants.replace("W", "")
    fame = number(row.get("reputation"), 0, MOST, f"{where}.reputation")
    return Fence(kind, bag(named), len(wants) - len(named), fame)


def scheme(row: Mapping[str, Any], where: str) -> Scheme:
    """A scheme card."""
    types = row.get("types")
    if not isinstance(types, list) or len(types) != 2 or types[0] == types[1]:
        raise GameError("scheme", "TD-C8", game=GAME, where=where)
    one, other = (one_of(kind, LOCATION_TYPES, f"{where}.types") for kind in types)
    return Scheme(one, other, number(row.get("reputation"), 0, MOST, f"{where}.reputation"))


def build(doc: Mapping[str, Any], name: str = "cards.toml") -> tuple[Cards, list[dict[str, Any]]]:
    """The box as the rules use it, and the rows it was made from."""
    placed = cardfile.rows(doc, name, ("kind",))
    by_kind: dict[str, list[tuple[str, dict[str, Any]]]] = {kind: [] for kind in KINDS}
    for where, row in placed:
        one_of(row["kind"], KINDS, f"{where}.kind")
        by_kind[row["kind"]].append((where, row))
    for kind, most in MOST_OF.items():
        if len(by_kind[kind]) > most:
            raise GameError("cards-many", game=GAME, where=name, kind=kind, found=len(by_kind[kind]), most=most)
    by_kind["power"].sort(key=lambda found: str(found[1]["id"]))  # a power's number is its effect
    box = Cards()
    box.places, box.buyers = len(by_kind["location"]), len(by_kind["fence"])
    box.powers, box.schemes = len(by_kind["power"]), len(by_kind["scheme"])
    for letter in SETS:  # TD-C5
        box.location += [location(row, where) for where, row in by_kind["location"]]
        box.location_ids += [row["id"] + letter for _, row in by_kind["location"]]
        box.fence += [fence(row, where) for where, row in by_kind["fence"]]
        box.fence_ids += [row["id"] + letter for _, row in by_kind["fence"]]
    box.power_ids += [row["id"] for _, row in by_kind["power"]]
    box.scheme += [scheme(row, where) for where, row in by_kind["scheme"]]
    box.scheme_ids += [row["id"] for _, row in by_kind["scheme"]]
    board(box, doc, name)
    box.count()
    return box, [row for _, row in placed]


def same_cards(placed: list[tuple[str, dict[str, Any]]], name: str) -> None:
    """All cards of the box, whatever their values, and new ones; but what a power does is in the rules."""
    kinds = {row["id"]: row["kind"] for row in document()["card"]}
    for where, row in placed:
        one_of(row["kind"], (kinds[row["id"]],) if row["id"] in kinds else NEW, f"{where}.kind")
    there = {row["id"] for _, row in placed}
    for card, kind in kinds.items():
        if card not in there:
            raise GameError("card-missing", game=GAME, where=name, id=card, kind=kind)


def board(box: Cards, doc: Mapping[str, Any], name: str) -> None:
    """What is printed on the game board and in the rulebook's tables; the rulebook's numbers stay as they are."""
    printed = document()["box"]
    for key, value in section(doc, "box", name).items():
        if printed.get(key) != value:
            raise GameError("box", game=GAME, where=f"{name}, box", entry=str(key)[:20])
    for key, value in printed.items():
        if isinstance(value, int):
            setattr(box, key, value)
    for seats, many in printed["treasures"].items():
        box.treasures[int(seats)] = many
    box.hag = reputations(doc, "hag", tuple(LETTERS), name)
    box.majority = reputations(doc, "majorities", FENCE_TYPES, name)


def reputations(doc: Mapping[str, Any], key: str, kinds: tuple[str, ...], name: str) -> list[int]:
    """The reputation of every kind, in order."""
    found = section(section(doc, key, name), "reputation", f"{name}, {key}")
    return [number(found.get(kind), 0, MOST, f"{name}, {key}.reputation.{kind}") for kind in kinds]


def document(rules: int | None = None) -> dict[str, Any]:
    """The box as it is written down, under a version of the rules."""
    return cardfile.box(PACKAGE, rules)


VERSION = cardfile.version(PACKAGE, 2)
"""Of the rules. Since 2 a pick is final (TD-Q9), and so is a turn that has ended (TD-Q46)."""


@cache
def standard(rules: int = VERSION) -> tuple[Cards, list[dict[str, Any]]]:
    """The box, by a version of the rules."""
    box, rows = build(document(rules))
    box.rules = rules
    return box, rows


def own_cards(text: str, rules: int = VERSION, name: str = "cards") -> tuple[Cards, list[dict[str, Any]]]:
    """Somebody's own cards, from the text of a file: those of the box, with other values, and new ones."""
    doc = cardfile.read(text, name)
    placed = cardfile.rows(doc, name, ("kind",))
    cardfile.check_new(placed, document()["card"])
    same_cards(placed, name)
    box, rows = build(doc, name)
    box.rules = rules
    return box, rows
