"""Reads board.toml and cards.toml."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rookery.games import cardfile
from rookery.games.age_of_thieves.cards import city as bd
from rookery.games.age_of_thieves.cards.book import Book
from rookery.games.age_of_thieves.cards.city import Board

PACKAGE = "rookery.games.age_of_thieves"
EDITION = 4
"""The version of the rules that new tables play by."""
DISTRICTS = "NESWP"
ROWS = ("thief", "action", "card", "token", "event")
"""The kinds of rows in cards.toml."""
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


@cache
def board_document() -> dict[str, Any]:
    """The board with its coordinates, as it stands in its file."""
    return tomllib.loads(files(PACKAGE).joinpath("board.toml").read_text(encoding="utf-8"))


def city_of(document: Mapping[str, Any]) -> Board:
    """A map as the rules use it."""
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
def city() -> Board:
    """The board of the box as the rules use it."""
    return city_of(board_document())


def cards_document(edition: int = EDITION) -> dict[str, Any]:
    """All printed values, under a version of the rules."""
    return cardfile.box(PACKAGE, edition)


THIEF_IDS = tuple(row["id"] for row in cards_document()["thief"])
CARD_IDS = ("", *(row["id"] for row in cards_document()["card"]), "move", "ambush", "special")
TOKEN_IDS = ("", *(row["id"] for row in cards_document()["token"]))
EVENT_IDS = tuple(row["id"] for row in cards_document()["event"])
JEWEL_IDS = ("yellow", "green", "emperor", "trinkets")


@cache
def book(edition: int = EDITION) -> Book:
    """The printed values of the box as the rules use them."""
    return book_of(cards_document(edition), edition)


def book_of(document: Mapping[str, Any], edition: int) -> Book:
    """Printed values as the rules use them."""
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


@cache
def rows(edition: int = EDITION) -> list[dict[str, Any]]:
    """Every component row of the box; nobody may change them."""
    return rows_of(cards_document(edition))


def rows_of(document: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every component row with its source, the heap it lies in and the clauses that say more."""
    return [
        {**row, "deck": _deck(kind, row), "clauses": _clauses(str(row["id"]))}
        for kind in ROWS
        for row in document[kind]
    ]


CLAUSES = {
    "move": "AT-A1 AT-A4",
    "ambush": "AT-A1 AT-A5",
    "special": "AT-D5 AT-A7",
    "G01": "AT-G12 AT-H2",
    "G02": "AT-Q61 AT-H2",
    "G03": "AT-Q51",
    "G04": "AT-G9",
    "G05": "AT-M5 AT-Q13",
    "G06": "AT-M1 AT-M4",
    "G07": "AT-H5",
    "G08": "AT-Q61 AT-H4",
    "G09": "AT-G9",
    "G10": "AT-G12",
    "G11": "AT-G13",
    "G12": "AT-G9 AT-Q14",
    "G13": "AT-D4",
    "G14": "AT-Q29",
    "G15": "AT-Q62",
    "G16": "AT-G13",
    "G17": "AT-M6 AT-Q62",
    "G18": "AT-G12",
    "G19": "AT-I2",
    "G20": "AT-Q14 AT-Q61",
    "G21": "AT-Q61 AT-D4",
    "G22": "AT-H3 AT-H4",
    "G23": "AT-A10",
    "G24": "AT-Q22",
    "G25": "AT-D4",
    "G26": "AT-I5 AT-A10",
    "G27": "AT-D4",
    "stash": "AT-K1",
    "citizens": "AT-K2",
    "plainclothes": "AT-K3",
    "informer": "AT-K4",
    "agent": "AT-K5",
    "neighbourhood": "AT-K6",
    "trinkets": "AT-K7",
    "alley": "AT-K8",
    "manhole": "AT-K9",
    "ladder": "AT-K10",
}


def _clauses(card: str) -> list[str]:
    return CLAUSES.get(card.partition("-")[0], "").split()


def _deck(kind: str, row: dict[str, Any]) -> str:
    """AT-S6: there are two heaps of events, and only those of calm carry a compass."""
    if kind == "event":
        return "calm" if "compass" in row else "alarm"
    return kind
