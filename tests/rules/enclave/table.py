"""Enclave positions for the tests: thieves, and the moments of a round."""

from collections.abc import Mapping
from typing import Any

from rookery.core.table import CHANCE
from rookery.games.enclave.kit import box_kit
from rookery.games.enclave.state.table import Enclave
from tests.scenario import Scenario, given

GAME = "enclave"
ROW = {2: 3, 3: 4, 4: 4}
START = {2: 7, 3: 9, 4: 10}


def thief(**more: Any) -> dict[str, Any]:
    """One thief: coins, knowledge, hand, p, m, thief, machine and so on, as in a document."""
    return more


def table(*thieves: dict[str, Any], seats: int = 0, **more: Any) -> Scenario:
    """Any moment of a game."""
    many = seats or max(2, len(thieves))
    players = [*thieves, *[{} for _ in range(many - len(thieves))]]
    return given(GAME, seats=many, players=players, **more)


def in_square(*thieves: dict[str, Any], row: str = "SD17 SD18 SD19 SD31", **more: Any) -> Scenario:
    """The Square of Daggers resolves; seat 0 acts unless `cubes` says otherwise."""
    rows = {"square": row, **more.pop("rows", {})}
    return table(*thieves, phase="square", **{"cubes": {"square": [0]}, "seats": 3, "rows": rows, **more})


def in_outlet(*thieves: dict[str, Any], row: str = "MO01 MO02 MO03 MO09", **more: Any) -> Scenario:
    """Maggot's Outlet resolves."""
    rows = {"outlet": row, **more.pop("rows", {})}
    return table(*thieves, phase="outlet", **{"cubes": {"outlet": [0]}, "seats": 3, "rows": rows, **more})


def at_crossing(*thieves: dict[str, Any], row: str = "EM01 EM08 EM13", **more: Any) -> Scenario:
    """The Crossing resolves."""
    rows = {"missions": row, **more.pop("rows", {})}
    return table(*thieves, phase="crossing", **{"cubes": {"crossing": [0]}, "seats": 3, "rows": rows, **more})


def crossing(
    *thieves: dict[str, Any],
    mission: str,
    traps: str,
    pack: str = "",
    use: str = "",
    finds: str = "",
    **more: Any,
) -> Scenario:
    """Seat 0 carries out a mission with these traps and finds: packs and uses these cards ("tile": the tile)."""
    draws = [f"draw {t}" for t in (*traps.split(), *finds.split())]
    story = at_crossing(*thieves, row=mission, **more).chance(*draws)
    story.when(0, f"cross {mission}")
    if "pack" in asked(story):
        story.when(0, *[f"pack {c}" for c in pack.split()], "done")
    if "use" in asked(story):
        story.when(0, *[f"use {c}" for c in use.split()], "done")
    return story


def asked(story: Scenario) -> list[str]:
    """The keys of the open questions."""
    return [q.key for s in story.match.waiting if (q := story.match.question(s))]


def on_level(level: int, *thieves: dict[str, Any], card: str = "", **more: Any) -> Scenario:
    """The tree resolves; seat 0 stands first on a level whose card may be named."""
    tree = ["TC1A", "TC2C", "TC3A", "TC4A", "TC5A"]
    if card:
        tree[level - 1] = card
    phase = more.pop("phase", "exchange")
    levels = more.pop("levels", {str(level): [0]})
    return table(
        *thieves, phase=phase, level=level, levels=levels, tree=tree, **{"seats": 3, "round": level, **more}
    )


def laid(seats: int, *chance: str, options: Mapping[str, Any] | None = None) -> Enclave:
    """A new table whose set-up goes on as scripted; what is not scripted takes the first option."""
    kit = box_kit()
    e = kit.table(seats, kit.settle_options(options or {}))
    e.loud = True
    e.settle()
    for text in chance:
        code = kit.notation.parse(text)
        seat = CHANCE if e.who == CHANCE else int(e.who)
        assert e.allows(seat, code), f"{text} cannot happen here"
        e.play(seat, code)
    while e.who == CHANCE:
        e.play_index(0)
    return e


def seen(e: Enclave, seat: int = 0) -> dict[str, Any]:
    """What a seat sees of a laid table."""
    kit = box_kit()
    return kit.view(e, seat, kit.settle_options({}))
