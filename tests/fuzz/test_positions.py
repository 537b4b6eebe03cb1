"""Whatever is given as a position: a sound match that can be played on, or an error that names the entry."""

import json
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, strategies as st

import rookery
from rookery.core import COMPILED
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.play.checks import pick, viewers
from tests.anygame import ALL, GAMES, WITH_DOCUMENTS, midgame
from tests.fuzz.strategies import JSON, bent_data, clear, fuzz, look, move_texts, paths

LISTED = sorted({s.game for s in WITH_DOCUMENTS})
each_game = pytest.mark.parametrize("name", LISTED)


@cache
def documents(name: str) -> list[dict[str, Any]]:
    """Real documents, as JSON would bring them."""
    found = [s for s in ALL if s.game == name and (s.options == "{}" or len(s.chosen) > 1)]
    matches = [midgame(s, n, after) for n, s in enumerate(found) for after in (0, 5, 17, 40, 95, 140)]
    return [json.loads(json.dumps(m.document())) for m in matches]


@cache
def bent_document(name: str, n: int) -> st.SearchStrategy[Any]:
    """One of them with something wrong."""
    return bent_data(documents(name)[n])


def read(name: str, document: Any, script: tuple[str, ...] = ()) -> None:
    """A GameError with words, or a match that is sound, can be looked at, written, read again and played."""
    try:
        match = rookery.game(name).position(document, chance=script)
    except GameError as error:
        clear(error)
        return
    assert not match.check()
    for viewer in viewers(match):
        json.dumps(match.view(viewer))
    assert rookery.game(name).position(match.document()) == match
    rng = Rng(1)
    try:
        for _ in range(12):
            if match.over:
                assert match.outcome is not None
                break
            match.play(*pick(match, rng))
            assert not match.check()
    except rookery.PositionError:
        assert script


@each_game
@fuzz(500)
@given(data=st.data())
def test_bent_documents(name: str, data: st.DataObject) -> None:
    which = st.sampled_from(range(len(documents(name))))
    read(name, data.draw(which.flatmap(partial(bent_document, name))))


@each_game
def test_whatever_is_left_out(name: str) -> None:
    for document in documents(name)[:: 4 if COMPILED else 12]:
        for path in paths(document):
            if 1 <= len(path) <= 2:
                left = json.loads(json.dumps(document))
                del look(left, path[:-1])[path[-1]]
                read(name, left)


@each_game
@fuzz(150)
@given(data=st.data())
def test_any_json(name: str, data: st.DataObject) -> None:
    keys = sorted({k for d in documents(name) for k in d})
    read(name, data.draw(st.one_of(JSON, st.dictionaries(st.sampled_from(keys), JSON, max_size=5))))


@each_game
@fuzz(100)
@given(data=st.data())
def test_any_script(name: str, data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(documents(name)))
    read(name, document, tuple(data.draw(st.lists(move_texts(name), min_size=1, max_size=3))))


@each_game
@pytest.mark.parametrize("junk", [None, 5, "x", [], b"", 1.5], ids=repr)
def test_what_is_not_even_a_table(name: str, junk: object) -> None:
    for document in (
        junk,
        {"players": junk},
        {"market": junk},
        {"options": junk},
        {"seats": junk},
        {"phase": junk},
    ):
        read(name, document)


def nested(deep: int) -> Any:
    """Lists and tables in one another."""
    value: Any = 0
    for _ in range(deep):
        value = [{"a": value}]
    return value


@each_game
@pytest.mark.parametrize(
    "odd",
    [nested(20), nested(5000), 10**5000, -(2**70), b"x", {1, 2}, object(), {1: 2}],
    ids=lambda odd: type(odd).__name__,
)
def test_what_no_entry_can_be(name: str, odd: object) -> None:
    """Refused by its entry before anybody looks at it, in an error that can be read."""
    game = rookery.game(name)
    for where in ("players", "phase", "round", "turn", "lunch", "options.lunch", "players[0].lunch"):
        outer, _, inner = where.partition(".")
        document = {outer: {inner: odd} if inner else odd} if "[" not in where else {"players": [{inner: odd}]}
        with pytest.raises(rookery.PositionError) as error:
            game.position(document)
        assert error.value.where.startswith(where)
        clear(error.value)
    for use in (
        lambda: game.start(seats=game.seats[0], options={"lunch": odd}),
        lambda: game.settle(game.seats[0], {"lunch": odd}),
    ):
        with pytest.raises(GameError) as error_:
            use()
        clear(error_.value)


@each_game
def test_seats_beyond_all_measure(name: str) -> None:
    with pytest.raises(GameError) as error:
        rookery.game(name).start(seats=10**5000)
    clear(error.value)


@pytest.mark.parametrize("name", [g for g in GAMES if g not in LISTED])
def test_games_without_documents_say_so(name: str) -> None:
    with pytest.raises(GameError, match="documents"):
        rookery.game(name).position({})


@each_game
@fuzz(120)
@given(data=st.data())
def test_options(name: str, data: st.DataObject) -> None:
    """Options of any kind: settled or refused."""
    names = [o.name for o in rookery.game(name).options]
    options = data.draw(st.dictionaries(st.one_of(st.sampled_from(names), st.text(max_size=5)), JSON, max_size=3))
    try:
        match = rookery.game(name).start(seats=rookery.game(name).seats[0], seed=1, options=options)
    except GameError as error:
        clear(error)
    else:
        assert not match.check()
