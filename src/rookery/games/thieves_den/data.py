"""Reads cards.toml and refuses what cannot be a game."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rookery.games.thieves_den import cards as c
from rookery.games.thieves_den.cards import (
    FENCE_TYPES,
    LETTERS,
    LOCATION_TYPES,
    Cards,
    Fence,
    Location,
    Part,
    Scheme,
)

SOURCES = ("rulebook", "published", "reconstructed")
SETS = "AB"
WORDS = {"destroy": c.DESTROY, "lure": c.LURE, "steal": c.STEAL, "pay W": c.PAY_ANY, "pay T": c.PAY_THIEF}
OTHERS = {"W": c.WILD, "T": c.THIEF, "R": c.FAME}
POWERS = 12


class DataError(ValueError):
    """A row of cards.toml that no game can use."""


def bag(letters: str) -> int:
    """A bag of treasures from letters.

    >>> bag("CCP") == 2 + (1 << 20)
    True
    """
    return sum(1 << (5 * LETTERS.index(letter)) for letter in letters)


def parse_parts(text: str) -> list[Part]:
    """An ability or a bonus, part by part.

    >>> [(p.kind, p.many) for p in parse_parts("pay W > upto 2W")] == [(c.PAY_ANY, 1), (c.UPTO, 2)]
    True
    """
    parts = []
    for word in re.split(r"\s*[+>]\s*", text) if text else []:
        if word in WORDS:
            parts.append(Part(int(WORDS[word]), 1, int(c.NO_TYPE)))
        elif m := re.fullmatch(r"upto (\d)W", word):
            parts.append(Part(int(c.UPTO), int(m[1]), int(c.NO_TYPE)))
        elif m := re.fullmatch(r"(\d)([WTR])", word):
            parts.append(Part(int(OTHERS[m[2]]), int(m[1]), int(c.NO_TYPE)))
        elif m := re.fullmatch(rf"(\d)([{LETTERS}])", word):
            parts.append(Part(int(c.GAIN), int(m[1]), LETTERS.index(m[2])))
        else:
            raise DataError(f"no part of an ability: {word!r}")
    return parts


def location(row: Mapping[str, Any]) -> Location:
    """A location card."""
    kind = LOCATION_TYPES.index(row["type"])
    return Location(kind, row["instant"], parse_parts(row["ability"]), parse_parts(row["bonus"]))


def fence(row: Mapping[str, Any]) -> Fence:
    """A fence card."""
    wants = row["wants"]
    named = wants.replace("W", "")
    return Fence(FENCE_TYPES.index(row["type"]), bag(named), len(wants) - len(named), row["reputation"])


def scheme(row: Mapping[str, Any]) -> Scheme:
    """A scheme card."""
    one, other = (LOCATION_TYPES.index(kind) for kind in row["types"])
    return Scheme(one, other, row["reputation"])


def build(document: Mapping[str, Any]) -> tuple[Cards, list[dict[str, Any]]]:
    """The box as the rules use it, and the rows it was made from."""
    rows: list[dict[str, Any]] = document["card"]
    for row in rows:
        if row["source"] not in SOURCES:
            raise DataError(f"{row['id']}: source {row['source']!r}")
    by_kind = {k: [r for r in rows if r["kind"] == k] for k in ("location", "fence", "power", "scheme")}
    box = Cards()
    box.places, box.buyers = len(by_kind["location"]), len(by_kind["fence"])
    box.powers, box.schemes = len(by_kind["power"]), len(by_kind["scheme"])
    if box.places > 30 or box.buyers > 30 or box.powers != POWERS:
        raise DataError("too many cards, or not twelve powers")
    for letter in SETS:  # TD-C5
        box.location += [location(row) for row in by_kind["location"]]
        box.location_ids += [row["id"] + letter for row in by_kind["location"]]
        box.fence += [fence(row) for row in by_kind["fence"]]
        box.fence_ids += [row["id"] + letter for row in by_kind["fence"]]
    box.power_ids += [row["id"] for row in by_kind["power"]]
    box.scheme += [scheme(row) for row in by_kind["scheme"]]
    box.scheme_ids += [row["id"] for row in by_kind["scheme"]]
    for name, value in document["box"].items():
        if isinstance(value, int):
            setattr(box, name, value)
    for seats, many in document["box"]["treasures"].items():
        box.treasures[int(seats)] = many
    box.hag = [document["hag"]["reputation"][letter] for letter in LETTERS]
    box.majority = [document["majorities"]["reputation"][kind] for kind in FENCE_TYPES]
    box.count()
    return box, rows


def document() -> dict[str, Any]:
    """The box as it is written down."""
    return tomllib.loads(files("rookery.games.thieves_den").joinpath("cards.toml").read_text(encoding="utf-8"))


@cache
def standard() -> tuple[Cards, list[dict[str, Any]]]:
    """The box."""
    return build(document())
