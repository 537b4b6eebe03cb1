"""The Castle of the Devil in a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.i18n import LANGUAGES, strict
from tests.terminal.sitting import kept, run

GAME = "castle-of-the-devil"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_turns(lang: str) -> None:
    """Always the second choice: trades, refusals, sides taken, whatever comes."""
    with strict():
        result = run("play", GAME, "-n", "4", "--seed", "3", "--lang", lang, lines=["2"] * 24 + ["1", "quit"])
    assert result.status == 0, result.err
    assert f"[{GAME}-" not in result.out


def test_the_board_shows_what_the_seat_knows() -> None:
    said = run("play", GAME, "-n", "4", "--seed", "5", "--lang", "en", lines=["quit"])
    assert said.status == 0, said.err
    assert "The Castle of the Devil" in said.out
    assert "Your luggage" in said.out
    assert "Deck 17" in said.out


def test_help_why_cards_and_rules() -> None:
    said = run("play", GAME, "-n", "4", "--seed", "5", lines=["help", "why alone", "cards", "rules", "quit"])
    assert said.status == 0, said.err
    assert "CD-I14" in said.out
    assert "CD-X7" in run("rules", GAME).out
    assert run("cards", GAME).status == 0


def test_replay(data: Path) -> None:
    """A claim at once: true or not, the journey is over."""
    run("play", GAME, "-n", "3", "--seed", "2", "--option", "turn-cap=50", lines=["pass"] * 3 + ["quit"])
    for path in kept(data):
        told = run("replay", str(path))
        assert told.status == 0, told.err
