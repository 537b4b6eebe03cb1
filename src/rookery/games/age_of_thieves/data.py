"""Reads board.toml and cards.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from rookery.games.age_of_thieves import board as bd
from rookery.games.age_of_thieves.board import Board
from rookery.games.age_of_thieves.cards import Book

BOARD, CARDS = "board.toml", "cards.toml"
FIRST_CARDS = "cards-1.toml"
"""The values of the first version of the rules."""
EDITION = 3
"""The version of the rules that new tables play by."""
DISTRICTS = "NESWP"
KINDS = {
    "plain": 0,
    "post": bd.POST,
    "post_swords": bd.POST | bd.SWORDS,
    "post_imperial": bd.POST | bd.IMPERIAL,
    "sewer_in": bd.SEWER_IN,
    "sewer_out": bd.SEWER_OUT,
    "hideout": bd.HIDEOUT,
    "dungeon": bd.DUNGEON,
}


def _read(name: str) -> dict[str, Any]:
    text = files("rookery.games.age_of_thieves").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def board_document() -> dict[str, Any]:
    """The board with its coordinates, as it stands in its file."""
    return _read(BOARD)


@cache
def city() -> Board:
    """The board as the rules use it."""
    document = board_document()
    spaces = document["spaces"]
    names = [row["id"] for row in spaces]
    number = {name: n for n, name in enumerate(names)}
    districts = [DISTRICTS.index(row["district"]) for row in spaces]
    kinds = [int(KINDS[row["kind"]]) | (int(bd.GATE) if "gate" in row["marks"] else 0) for row in spaces]
    paths: list[list[int]] = [[] for _ in names]
    for path in document["paths"]:
        a, b = number[path["a"]], number[path["b"]]
        paths[a].append(b)
        if not path.get("out"):
            paths[b].append(a)
    found = Board(names, districts, kinds, [sorted(p) for p in paths])
    for mark, places in (
        ("gate", found.gates),
        ("alarm_guard", found.alarm_guards),
        ("alarm_captain", found.alarm_captains),
    ):
        for d in range(4):
            marked = [number[r["id"]] for r in spaces if mark in r["marks"] and r["district"] == DISTRICTS[d]]
            places[2 * d], places[2 * d + 1] = marked
    for row in spaces:
        if "start" in row["marks"]:
            found.start[DISTRICTS.index(row["district"])] = number[row["id"]]
        if "green_jewel" in row["marks"]:
            found.greens.append(number[row["id"]])
        if "emperors_jewel" in row["marks"]:
            found.centre = number[row["id"]]
    return found


@cache
def cards_document(name: str = CARDS) -> dict[str, Any]:
    """All printed values, as they stand in their file."""
    return _read(name)


THIEF_IDS = tuple(row["id"] for row in cards_document()["thief"])
CARD_IDS = ("", *(row["id"] for row in cards_document()["card"]), "move", "ambush", "special")
TOKEN_IDS = ("", *(row["id"] for row in cards_document()["token"]))
EVENT_IDS = tuple(row["id"] for row in cards_document()["event"])
JEWEL_IDS = ("yellow", "green", "emperor", "trinkets")


def cards_of(edition: int) -> str:
    """The file with the values of a version of the rules."""
    return FIRST_CARDS if edition == 1 else CARDS


@cache
def book(edition: int = EDITION) -> Book:
    """The printed values as the rules use them."""
    document = cards_document(cards_of(edition))
    out = Book()
    out.edition = edition
    for n, row in enumerate(document["card"], 1):
        out.copies[n] = row["copies"]
        reach = row.get("range", -1)
        out.range[n] = -2 if reach == "D" else reach
        out.steps[n] = row.get("steps", 0)
        out.amount[n] = row.get("amount", 0)
        out.grenade[n] = int(row.get("kind") == "grenade")
        out.device[n] = int(row.get("kind") == "device")
    for n, row in enumerate(document["token"], 1):
        out.tokens[n] = row["copies"]
    for n, row in enumerate(document["event"]):
        out.quench = row.get("quench", out.quench)
        out.compass[n] = DISTRICTS.index(row["compass"]) if "compass" in row else -1
    for n, row in enumerate(document["thief"]):
        out.special_range[n] = row["range"]
        out.writ, out.writ_alarm = row.get("writ", out.writ), row.get("writ_alarm", out.writ_alarm)
        out.stock = row.get("stock", out.stock)
        out.flames = row.get("flames", out.flames)
    for n, side in enumerate(("calm", "alarm")):
        sheet = document["watch"][side]
        out.alertness[2 * n : 2 * n + 2] = [sheet["guard_alertness"], sheet["captain_alertness"]]
        out.movement[2 * n : 2 * n + 2] = [sheet["guard_movement"], sheet["captain_movement"]]
    basic = document["basic"]
    out.sneak, out.run = basic["sneak"], basic["run"]
    out.cunning_cards, out.cunning_points = basic["cunning_cards"], basic["cunning_points"]
    out.plan_cards, out.plan_points = basic["plan_cards"], basic["plan_points"]
    return out


def rows(edition: int = EDITION) -> list[dict[str, Any]]:
    """Every component row with its source, and the heap it lies in."""
    document = cards_document(cards_of(edition))
    kinds = ("thief", "action", "card", "token", "event")
    return [{**row, "deck": _deck(kind, row)} for kind in kinds for row in document[kind]]


def _deck(kind: str, row: dict[str, Any]) -> str:
    """AT-S6: there are two heaps of events, and only those of calm carry a compass."""
    if kind == "event":
        return "calm" if "compass" in row else "alarm"
    return kind
