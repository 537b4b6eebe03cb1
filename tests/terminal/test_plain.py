"""A game that brings no board of its own can be played in a terminal all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import rookery.play.game
from rookery.i18n import LANGUAGES, strict
from tests.terminal.sitting import kept, run

MODEL = "parlour"


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The model game, as if it were one of the house."""
    monkeypatch.setattr(rookery.play.game, "NAMES", (*rookery.play.game.NAMES, MODEL))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game(lang: str, seats: int, data: Path) -> None:
    with strict():
        result = run("play", MODEL, "-n", str(seats), "--seed", "3", "--lang", lang, lines=["1"] * 200)
    assert result.status == 0, result.err
    (path,) = kept(data)
    assert rookery.replay(path.read_text("utf-8")).over
    assert "[parlour-" not in result.out


def test_the_usual_number_of_seats() -> None:
    assert "Oskar" not in run("play", MODEL, "--seed", "3", lines=["quit"]).out  # four sit there: me and three bots
    assert "Zita" in run("play", MODEL, "--seed", "3", lines=["quit"]).out


def test_help_hint_why_and_rules() -> None:
    said = run("play", MODEL, "--seed", "3", lines=["help", "why give 1 6", "hint", "cards", "rules", "quit"])
    assert said.status == 0, said.err
    assert "Parlour seats two to four." in said.out
    assert "take R B" not in said.out  # another game's notation


def test_rules_cards_and_replay(data: Path) -> None:
    assert "PA-4" in run("rules", MODEL).out
    assert run("cards", MODEL).status == 0
    run("play", MODEL, "--seed", "3", lines=["1"] * 200)
    told = run("replay", str(kept(data)[0]))
    assert told.status == 0, told.err
    assert "passes." in told.out


def test_an_arena_of_it() -> None:
    result = run("arena", MODEL, "--games", "2", "--jobs", "1")
    assert result.status == 0, result.err
