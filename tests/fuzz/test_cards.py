"""Somebody's own cards file (option `cards` of Thief's Market), bent: a game, or an error that names the row."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rookery
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.games.thiefs_market.data import build
from rookery.play.checks import pick
from tests.fuzz.strategies import JSON, bent_data, bent_lines, clear, fuzz


@cache
def own() -> str:
    return files("rookery.games.thiefs_market").joinpath("cards.toml").read_text(encoding="utf-8")


def plain() -> dict[str, Any]:
    return tomllib.loads(own())


@fuzz(60)
@given(data=st.data())
def test_bent_files(data: st.DataObject) -> None:
    text = data.draw(bent_lines(own()))
    try:
        match = rookery.game("thiefs-market").start(seats=3, seed=1, options={"cards": text})
    except GameError as error:
        clear(error)
        return
    rng = Rng(1)
    for _ in range(10):
        match.play(*pick(match, rng))
        assert not match.check()


@fuzz(300)
@given(data=st.data())
def test_bent_tables(data: st.DataObject) -> None:
    document = data.draw(bent_data(plain()).filter(lambda d: isinstance(d, dict)))
    try:
        build(document, "cards")
    except GameError as error:
        clear(error)


@fuzz(100)
@given(document=st.dictionaries(st.sampled_from(["card", "decks", "dice"]), JSON))
def test_any_table(document: dict[str, Any]) -> None:
    with pytest.raises(GameError):
        build(document, "cards")


@pytest.mark.parametrize("text", ["card = 3", "card = [1]", "[[card]]", 'decks = "x"', "dice = []", "x", "\x00"])
def test_small_wrong_files(text: str) -> None:
    for whole in (text, f"{text}\n{own()}"):
        with pytest.raises(GameError):
            rookery.game("thiefs-market").start(seats=3, options={"cards": whole})
