"""Age of Thieves in a terminal: the map, the sheets, what is in reach, in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import rookery
from rookery.i18n import LANGUAGES, strict
from rookery.terminal.boards import board_for
from tests.rules.age_of_thieves.table import resolving, thief
from tests.terminal.sitting import run

GAME = "age-of-thieves"


def drawn(match: rookery.Match, seat: int | None, width: int = 100) -> str:
    console = Console(width=width, record=True, file=StringIO(), color_system=None)
    for part in board_for(match, "en", seat, False, False).table(match.view(seat), width):
        console.print(part)
    return console.export_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_turns(lang: str) -> None:
    """Always the first choice, whatever comes."""
    with strict():
        result = run("play", GAME, "-n", "2", "--seed", "3", "--lang", lang, lines=["1"] * 20 + ["quit"])
    assert result.status == 0, result.err
    assert f"[{GAME}-" not in result.out


def test_the_map_shows_who_is_where_and_what_is_in_reach() -> None:
    story = resolving(
        thief("morius", "Na3", "move:5", hand=["G04"]),
        thief("zain", "Sa2"),
        guards=["Nc3"],
        spaces={"Nb2": {"fire": True}, "Na4": {"jewels": {"yellow": 1}}},
    )
    story.when(0, "sneak")
    text = drawn(story.match, 0)
    for mark in ("Na30", "Sa21", "Nc3g", "Nb2^", "Na4*", "G04 Beacon"):
        assert mark in text, mark
    told = " ".join(text.split())
    for said in (
        "Crown Wall 4 (Na3): 4 steps left",
        "1: Sun Inn (Na2), Crown Wall 5 (Na4)*",
        "Zain Mermaid Inn (Sa2)",
        "Nb2 is Goldbeaters’ Row 3. The streets: Na Crown Wall, Nb Goldbeaters’ Row",
        "P3 Palace Ring",
        "g guard",
    ):
        assert said in told, said
    assert "Goldbeaters’ Row 3 (Nb2)" not in told  # it burns
    narrow = " ".join(drawn(story.match, None, 60).split())
    assert "City guard Silk Street 4 (Nc3)" in narrow and "Beacon" not in narrow


def test_rules_cards_and_why() -> None:
    said = run("play", GAME, "-n", "2", "--seed", "5", lines=["help", "cards", "rules AT-G1", "quit"])
    assert said.status == 0, said.err
    assert "AT-Q79" in run("rules", GAME).out
    assert "Reflection Cloak" in run("cards", GAME).out
