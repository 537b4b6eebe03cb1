"""Age of Thieves positions for the tests: thieves, their stacks, and the moments of a turn."""

from typing import Any

import rookery
from tests.scenario import Scenario, given

GAME = "age-of-thieves"
CROWD = [
    "Nc3", "Nd5", "Ec3", "Ed5", "Sc3", "Sd5", "Wc3", "Wd5", "P3c", "P3f",
    "P3i", "P3l", "Na4", "Na7", "Ea4", "Ea7", "Sa4", "Sa7", "Wa4", "Nb5",
]  # fmt: skip
"""All guards are on the board: the pool is empty."""
FAR = ("Na2", "Ea2", "Sa2", "Wa2")
"""The start spaces: far from each other and from every guard."""


def stacks(text: str) -> list[dict[str, Any]]:
    """Declared stacks: "move:4 G04:5 special+G10:3"."""
    out: list[dict[str, Any]] = []
    for word in text.split():
        name, _, points = word.partition(":")
        card, _, cover = name.partition("+")
        out.append({"card": card, "points": int(points), **({"cover": cover} if cover else {})})
    return out


def thief(who: str, at: str | None, declared: str = "", **more: Any) -> dict[str, Any]:
    """One thief: who, where, with which stacks; jewels, tokens, hand, states, … as in the documents."""
    return {"thief": who, "at": at, "stacks": stacks(declared), **more}


def table(phase: str, *thieves: dict[str, Any], **more: Any) -> Scenario:
    """A moment of a turn; only what is named lies on the board."""
    more.setdefault("spaces", {})
    return given(GAME, seats=len(thieves), phase=phase, players=list(thieves), **more)


def earlier(version: int, phase: str, *thieves: dict[str, Any], **more: Any) -> Scenario:
    """A moment of a turn under earlier rules."""
    game = rookery.game(GAME).at(version)
    assert game is not None
    document = {"seats": len(thieves), "phase": phase, "players": list(thieves), "spaces": {}, **more}
    return Scenario(lambda script: game.position(document, chance=script), [f"given {GAME}, rules {version}"])


def resolving(*thieves: dict[str, Any], die: int = 1, **more: Any) -> Scenario:
    """The Resolution phase begins; in calm a die of 1 lets every stack act before the watch."""
    return table("resolve", *thieves, die=die, **more)


def alarmed(*thieves: dict[str, Any], die: int = 1, gates: str = "N", **more: Any) -> Scenario:
    """The Resolution phase after the alarm."""
    return table("resolve", *thieves, die=die, alarm=True, gates=gates, **more)


def declaring(*thieves: dict[str, Any], **more: Any) -> Scenario:
    """The Declaration phase; points are as told (10 blue)."""
    return table("declare", *thieves, **more)


def pass_all(story: Scenario) -> Scenario:
    """Everybody declines, stops or keeps things as they are until the turn is over or something else is asked."""
    match = story.match
    while not match.over and match.view(None)["phase"] == "resolution":
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[match._kit.timeout(match._table, seat)])
    return story
