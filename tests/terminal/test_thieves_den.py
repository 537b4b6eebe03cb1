"""Thieves Den at a table in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import rookery
from rookery.i18n import LANGUAGES, strict
from rookery.terminal.boards import board_for
from tests.terminal.sitting import kept, run

GAME = "thieves-den"


@pytest.mark.parametrize(("lang", "seats"), list(zip(LANGUAGES, (2, 2, 2, 3), strict=True)))
def test_a_whole_game(lang: str, seats: int, data: Path) -> None:
    with strict():
        result = run("play", GAME, "-n", str(seats), "--seed", "3", "--lang", lang, lines=["1"] * 400)
    assert result.status == 0, result.err
    (path,) = kept(data)
    assert rookery.replay(path.read_text("utf-8")).over
    assert "[thieves-den-" not in result.out


def test_help_hint_why_cards_and_rules() -> None:
    said = run("play", GAME, "--seed", "3", lines=["help", "why rob L01A", "hint", "cards", "rules", "quit"])
    assert said.status == 0, said.err
    assert "TD-" in said.out
    assert "Potion Shop" in run("cards", GAME).out
    assert "TD-Q52" in run("rules", GAME).out


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_board_shows_what_a_seat_sees(width: int, level: int) -> None:
    from rich.console import Console

    match = rookery.game(GAME).position(
        {
            "seats": 2,
            "phase": "thieving",
            "players": [
                {"treasures": "C C G", "above": "L01A", "side": "L03A", "scheme": "S05", "pile": "L25A"},
                {"above": "L07A", "fences": "NO1A", "passed": True, "scheme": "S06", "pile": "L19A"},
            ],
            "robbed": ["L01A"],
            "display": ["AG1A", "CO1A", "EN1A", "ME1A", "PE3A", "TI1A"],
            "powers": [{"tile": "PW05", "paid": "P"}, {"tile": "PW06"}, {"tile": "PW12"}],
            "hag": "F",
        }
    )
    board = board_for(match, "en", 0, False, True)
    console = Console(width=width, record=True, file=None, force_terminal=False, legacy_windows=False)
    with console.capture() as seen:
        for part in board.table(match.view(0), width, level):
            console.print(part)
    text = seen.get()
    for word in ("Potion Shop", "Quiet Corin", "Grand Illusion", "Cursed Armoury", "passed", "Buried Streets"):
        assert word in text, word
    assert "Hag C 2 G 2 A 2 F ✓ P 2" in " ".join(text.split())  # what she pays, and that she has a fossil
    assert level or "Majorities Noble 3 · Agent 4" in " ".join(text.split())
    assert "Tomb Robbers" not in text  # another's scheme
    assert "Scriptorium" not in text  # another's pile


def test_own_cards(tmp_path: Path) -> None:
    """`--cards FILE`: other names and values at the table, and a clear word about a wrong row."""
    text = (Path(rookery.__file__).parent / "games/thieves_den/cards.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(
        text.replace("noble = 3", "noble = 8").replace('name = "Lady Ashcombe"', 'name = "Aunt Ash"'), "utf-8"
    )
    out = run("play", GAME, "-n", "2", "--seed", "3", "--cards", str(own), lines=["quit"]).out
    assert "Noble 8" in out
    own.write_text(text.replace('wants = "GG"', 'wants = "GZ"'), "utf-8")
    wrong = run("play", GAME, "--cards", str(own), lines=["quit"])
    assert wrong.status != 0
    assert "(NO1)" in wrong.err + wrong.out
    assert "wants are one to 6 letters" in " ".join((wrong.err + wrong.out).split())


def test_small_steps_have_words() -> None:
    match = rookery.game(GAME).position(
        {"seats": 3, "phase": "thieving", "players": [{"treasures": "C C"}, {}, {}]}
    )
    board = board_for(match, "en", 0, False, True)
    board.table(match.view(0), 100)
    steps = [step.text for step in match.draft(0).steps]
    assert board.question(steps) == "What do you do?"
    assert board.label("recruit") == "Recruit a thief"
    assert board.label("gem") == "gem"
    assert board.label("L07A") == "L07A Cursed Armoury"
    assert board.label("seat 1") == "Player 2"
    assert board.label("slot 0") == "Lady Ashcombe"
    assert board.question(["seat 0", "seat 1"]) == "Which player?"
    assert board.question(["codex", "gem"]) == "Which treasure?"
    assert board.question(["slot 0"]) == "Which fence?"
    assert board.question(["L01A"]) == "Which card?"
    assert board.stops("pass")
