"""Perft: the number of continuations from fixed positions is what it was. A failure prints the count per move.

Positions are given by a setting, a seed and a number of random decisions, for every game; those of the listed games
are also told as documents, where a rule is worth counting by itself. `python -m tests.perft.make` counts anew.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.core import COMPILED
from rookery.core.table import Table
from rookery.games import kit
from rookery.play.checks import Setting
from tests.anygame import ALL, midgame
from tests.perft.perft import divide, perft, settled

COUNTS = Path(__file__).parent / "counts.json"
AFTER = (0, 7, 30, 75, 110)
MOST = 30_000 if COMPILED else 6_000
"""Tables looked at per position: the depth is as large as this allows."""

DOCUMENTS: dict[str, dict[str, Any]] = {
    "thiefs-market: the example of the rulebook": {
        "seats": 3,
        "phase": "split",
        "turn": 1,
        "pool": "W W G G Y Y I I",
        "players": [{"pile": "R B S"}, {}, {}],
    },
    "thiefs-market: the last thief and piles of one face": {
        "seats": 3,
        "phase": "split",
        "turn": 1,
        "pool": "S R",
        "players": [{"pile": "W W W W W"}, {}, {"pile": "B B B B"}],
    },
    "thiefs-market: an owner of the lucky card is robbed": {
        "seats": 3,
        "phase": "split",
        "turn": 1,
        "pool": "S R R R R R R R",
        "players": [{"pile": "W B G", "cards": ["B13", "B19"]}, {}, {}],
    },
    "thiefs-market: a rich buyer with a racket": {
        "seats": 3,
        "phase": "buy",
        "turn": 0,
        "market": {"C": ["C01", "C02", "C03", "C09", "C13"]},
        "players": [
            {"pile": "S R R W W B G Y I", "gold": 3, "cards": ["C07", "C04", "B10", "B12", "A01", "A04"]},
            {"pile": "Y"},
            {"pile": "I"},
        ],
    },
    "thiefs-market: the potion and the stew": {
        "seats": 3,
        "options": {"promo": True},
        "phase": "buy",
        "turn": 0,
        "market": {"B": ["B18", "X01", "B04", None, None]},
        "players": [
            {"pile": "S R B G B", "gold": 1, "cards": ["A04"]},
            {"pile": "Y", "cards": ["B13", "A16"]},
            {"pile": "I", "cards": ["B19"]},
        ],
    },
    "thieves-den: a turn with everything open": {
        "seats": 3,
        "phase": "thieving",
        "display": ["NO1A", "AG1A", "CO1A", "EN1A", "ME1A", "PE3A"],
        "powers": [{"tile": "PW03"}, {"tile": "PW04"}, {"tile": "PW09"}],
        "robbed": ["L09A"],
        "players": [
            {"treasures": "C C G P", "above": "L03A L04A"},
            {"treasures": "G F", "above": "L09A L28A"},
            {"treasures": "A A", "above": "L01A", "passed": True},
        ],
    },
    "thieves-den: a second thief, a false owner, an exchange": {
        "seats": 4,
        "phase": "thieving",
        "turn": 2,
        "display": ["NO1A", "AG1A", "CO1A", "EN1A", "ME1A", "PE3A"],
        "powers": [{"tile": "PW02"}, {"tile": "PW10"}, {"tile": "PW11"}],
        "robbed": ["L01A", "L17A"],
        "players": [
            {"treasures": "C C G G A A F P", "above": "L01A"},
            {"treasures": "G F", "above": "L17A L10A", "fences": "TI1A"},
            {"treasures": "A F F", "above": "L23A"},
            {"treasures": "P", "thieves": 1},
        ],
    },
    "thieves-den: two players and their left sides": {
        "seats": 2,
        "phase": "thieving",
        "round": 3,
        "powers": [{"tile": "PW01"}, {"tile": "PW08"}, {"tile": "PW12"}],
        "robbed": ["L01A"],
        "players": [
            {"treasures": "C G", "above": "L29A", "side": "L01A"},
            {"treasures": "P", "above": "L11A", "side": "L02A"},
        ],
    },
    "thieves-den: the draft with instants": {
        "seats": 2,
        "phase": "scouting",
        "picks": 2,
        "players": [{"hand": "L06A L30A", "above": "L01A"}, {"hand": "L18A L24A", "above": "L02A"}],
    },
}


DOCUMENTS |= {
    "age-of-thieves: a move with everything on the way": {
        "seats": 2,
        "phase": "resolve",
        "die": 3,
        "guards": ["Nc3"],
        "spaces": {"Na4": {"token": "down", "jewels": {"yellow": 1}}, "Nb2": {"fire": True}},
        "players": [
            {
                "thief": "noiron",
                "at": "Na3",
                "stacks": [{"card": "move", "points": 5}],
                "tokens": {"neighbourhood": 1},
            },
            {"thief": "zain", "at": "Na4", "states": ["marked"], "jewels": {"green": 1}},
        ],
    },
    "age-of-thieves: the watch with choices": {
        "seats": 3,
        "phase": "resolve",
        "die": 4,
        "alarm": True,
        "gates": "N",
        "guards": ["Nc3", "Nd4", "Nc0"],
        "captains": ["Nb5"],
        "spaces": {},
        "players": [
            {"thief": "morius", "at": "Nc4", "states": ["rope"], "stacks": [{"card": "move", "points": 2}]},
            {"thief": "zain", "at": "Ne3", "jewels": {"yellow": 1, "trinkets": 1}, "hand": ["G04", "G05"]},
            {"thief": "joanne", "at": "Ne1"},
        ],
    },
    "age-of-thieves: gas, gates and a grenade": {
        "seats": 2,
        "phase": "resolve",
        "die": 1,
        "alarm": True,
        "gates": "N",
        "guards": ["Nb5", "Nc5", "Na6"],
        "spaces": {},
        "players": [
            {
                "thief": "zain",
                "at": "Na5",
                "stacks": [
                    {"card": "G09", "points": 7},
                    {"card": "G03", "points": 6},
                    {"card": "move", "points": 5},
                ],
            },
            {"thief": "joanne", "at": "Na8", "jewels": {"emperor": 1}},
        ],
    },
}


def settings() -> dict[str, Setting]:
    """Default options at every seat count, and all options changed at the fewest."""
    fewest = {s.game: min(x.seats for x in ALL if x.game == s.game) for s in ALL}
    found = [s for s in ALL if s.options == "{}" or (s.seats == fewest[s.game] and len(s.chosen) > 1)]
    return {f"{s.game} {s.seats}{'' if s.options == '{}' else ' all options'}": s for s in found}


def positions() -> list[str]:
    """The names of all positions."""
    told = [f"{name} after {n}" for name in settings() for n in AFTER if short_enough(name, n)]
    return [*told, *DOCUMENTS]


def short_enough(name: str, decisions: int) -> bool:
    """Model games are over after a few decisions."""
    return decisions < 15 or kit(settings()[name].game).max_decisions > 1_000


def table_of(name: str) -> Table:
    """The table of a position."""
    if name in DOCUMENTS:
        return settled(rookery.game(name.split(":")[0]).position(DOCUMENTS[name])._table.clone())
    start, after = name.rsplit(" after ", 1)
    return settled(midgame(settings()[start], 5, int(after))._table.clone())


def depths(name: str) -> list[int]:
    """1, 2, … as deep as time allows, at most 5."""
    found, depth = [1], 2
    while depth <= 5 and perft(table_of(name), depth - 1) <= 30_000:
        found.append(depth)
        depth += 1
    return found


@cache
def counts() -> dict[str, dict[str, int]]:
    """The pinned numbers."""
    return dict(json.loads(COUNTS.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", positions())
def test_perft(name: str) -> None:
    assert name in counts(), "no numbers for this position: python -m tests.perft.make"
    table = table_of(name)
    before = table.pack()
    for depth, pinned in counts()[name].items():
        below = counts()[name].get(str(int(depth) - 1), 1)
        if below > MOST:
            continue
        found = perft(table, int(depth))
        if found != pinned:
            pytest.fail(explain(name, table, int(depth), found, pinned), pytrace=False)
    assert table.pack() == before


def explain(name: str, table: Table, depth: int, found: int, pinned: int) -> str:
    """The counts per first answer, to be compared with another version's."""
    game = name.split(":")[0].split()[0]
    notation = kit(game).notation
    rows = [f"{notation.text(code)}: {many}" for code, many in divide(table, depth).items()]
    return f"{name}, depth {depth}: {found}, pinned {pinned}; by first answer:\n" + "\n".join(rows)


@pytest.mark.parametrize("name", list(DOCUMENTS))
def test_the_divide_adds_up(name: str) -> None:
    table = table_of(name)
    assert sum(divide(table, 2).values()) == perft(table, 2)
    assert "by first answer" in explain(name, table, 2, 0, 1)


def test_nothing_is_pinned_that_is_not_counted() -> None:
    assert set(counts()) == set(positions())
