"""Somebody's own cards file (option `cards`), bent: a game, or an error that names the row."""

import tomllib
from functools import cache
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, strategies as st

import rookery
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.games import cardfile
from rookery.games.kit import OwnCards
from rookery.play.checks import pick
from tests.anygame import fewer
from tests.fuzz.files import ENTRY, look
from tests.fuzz.strategies import JSON, bent_data, bent_lines, clear, fuzz

GAMES = [g for g in rookery.games() if any(isinstance(o, OwnCards) for o in rookery.game(g).options)]
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def own(game: str) -> str:
    return cardfile.box_text(f"rookery.games.{game.replace('-', '_')}")


@cache
def bent_box(game: str) -> st.SearchStrategy[Any]:
    """The cards of the box, read once, with something wrong."""
    return bent_data(tomllib.loads(own(game))).filter(lambda d: isinstance(d, dict))


def build(game: str, document: dict[str, Any]) -> Any:
    module = "own" if game == "age-of-thieves" else "reading"  # its map is in a file of its own
    return import_module(f"rookery.games.{game.replace('-', '_')}.cards.{module}").build(document, "cards")


def few(game: str) -> int:
    return rookery.game(game).seats[0]


def test_every_game_takes_a_corrected_file() -> None:
    assert rookery.games() == GAMES


@every_game
def test_the_box_itself_is_such_a_file(game: str) -> None:
    match = rookery.game(game).start(seats=few(game), seed=1, options={"cards": own(game)})
    plain = rookery.game(game).start(seats=few(game), seed=1)
    assert match.view(0) == plain.view(0)
    assert match.document() | {"options": None} == plain.document() | {"options": None}


@every_game
@fuzz(60)
@given(data=st.data())
def test_bent_files(game: str, data: st.DataObject) -> None:
    text = data.draw(bent_lines(own(game)))
    try:
        match = rookery.game(game).start(seats=few(game), seed=1, options={"cards": text})
    except GameError as error:
        clear(error)
        return
    rng = Rng(1)
    for _ in range(10):
        match.play(*pick(match, rng))
        assert not match.check()


@every_game
def test_altered_files_are_refused_or_played_to_their_end(game: str) -> None:
    """Whatever hangs or breaks does so late: when a deck runs out, or when points are counted."""
    _, broken = look(game, range(fewer(12)))
    assert not broken, "\n".join(broken)


@every_game
@fuzz(300)
@given(data=st.data())
def test_bent_tables(game: str, data: st.DataObject) -> None:
    document = data.draw(bent_box(game))
    try:
        build(game, document)
    except GameError as error:
        clear(error)


@every_game
@fuzz(100)
@given(document=st.dictionaries(st.sampled_from(["card", "decks", "dice", "box", "hag"]), JSON))
def test_any_table(game: str, document: dict[str, Any]) -> None:
    with pytest.raises(GameError):
        build(game, document)


@every_game
@pytest.mark.parametrize("text", ["card = 3", "card = [1]", "[[card]]", 'decks = "x"', "hag = []", "x", "\x00"])
def test_small_wrong_files(game: str, text: str) -> None:
    with pytest.raises(GameError):
        rookery.game(game).start(seats=few(game), options={"cards": text})


@every_game
@pytest.mark.parametrize("text", ["card = 3", "card = [1]", "[[card]]", "x", "\x00"])
def test_wrong_lines_before_a_good_file(game: str, text: str) -> None:
    with pytest.raises(GameError):
        rookery.game(game).start(seats=few(game), options={"cards": f"{text}\n{own(game)}"})


@every_game
def test_no_key_is_nested_without_end(game: str) -> None:
    """Reading one of 5,000 parts takes a hundred megabytes: a server would need them again for every such table."""
    for deep in ("a." * 5000 + "b = 1", "[" + "a." * 5000 + "b]"):
        with pytest.raises(GameError) as error:
            rookery.game(game).start(seats=few(game), options={"cards": f"{own(game)}\n{deep}\n"})
        assert error.value.slug == "cards-dots"


@every_game
def test_a_number_without_end_is_refused_or_means_nothing(game: str) -> None:
    """In sixteens a file may have one that Python does not write in tens; it may stand at any entry."""
    text = own(game)
    for key in sorted({entry[1] for entry in ENTRY.finditer(text)}):
        first = next(entry for entry in ENTRY.finditer(text) if entry[1] == key)
        cards = f"{text[: first.start(3)]}0x{'F' * 5000}{text[first.end(3) :]}"
        try:
            rookery.game(game).start(seats=few(game), seed=1, options={"cards": cards})
        except GameError as error:
            clear(error)


@every_game
def test_something_else_than_a_text(game: str) -> None:
    others: list[Any] = [3, ["x"], {"card": []}, True]
    for wrong in others:
        with pytest.raises(GameError, match="cards"):
            rookery.game(game).start(seats=few(game), options={"cards": wrong})
