"""Whatever is typed as a move: a move, or a clear error. Never anything else, and never a change."""

from functools import cache

import pytest
from hypothesis import given, strategies as st

import rookery
from rookery.errors import AmbiguousMove, IllegalMove, NotAMove
from rookery.games import kit
from rookery.play.checks import state
from rookery.play.match import Match
from tests.anygame import ALL, GAMES, midgame
from tests.fuzz.strategies import clear, fuzz, move_texts

REFUSED = (NotAMove, AmbiguousMove, IllegalMove)
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def matches(name: str) -> list[Match]:
    """A few matches in the middle of things, with all options on and off."""
    found = [s for s in ALL if s.game == name and (s.options == "{}" or len(s.chosen) > 1)]
    return [midgame(s, n, after) for n, s in enumerate(found) for after in (0, 5, 12, 40, 90)]


@each_game
@fuzz(400)
@given(data=st.data())
def test_parse_and_print(name: str, data: st.DataObject) -> None:
    """Parse ∘ print is the identity, print ∘ parse a fixed point."""
    notation = kit(name).notation
    text = data.draw(move_texts(name))
    try:
        code = notation.parse(text)
    except NotAMove as error:
        clear(error)
        return
    printed = notation.text(code)
    assert notation.parse(printed) == code
    assert notation.text(notation.parse(printed)) == printed


@each_game
@fuzz(300)
@given(data=st.data())
def test_a_match_takes_or_refuses_it(name: str, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(matches(name)))
    text = data.draw(move_texts(name))
    seat = data.draw(st.integers(0, match.seats - 1))
    before = match.wire()
    try:
        move = match.move(seat, text)
        refusal = match.why_not(seat, text)
        assert (refusal is None) == (move in match.legal(seat))
    except (NotAMove, AmbiguousMove) as error:
        clear(error)
    assert match.wire() == before
    copy = match.clone()
    old = state(copy)
    try:
        copy.play(seat, text)
    except REFUSED as error:
        clear(error)
        assert state(copy) == old
    else:
        assert state(copy) != old or seat not in match.unanswered  # the same sealed answer given anew
        assert not copy.check()
    assert isinstance(text in match.legal(seat), bool)


@each_game
@fuzz(60)
@given(data=st.data())
def test_steps_of_a_draft(name: str, data: st.DataObject) -> None:
    """Any words as a step: it is taken or refused."""
    match = data.draw(st.sampled_from(matches(name)))
    draft = match.draft(match.waiting[0])
    for _ in range(3):
        steps = [s.text for s in draft.steps]
        word = data.draw(
            st.one_of(st.text(max_size=12), st.integers(), *([st.sampled_from(steps)] if steps else []))
        )
        try:
            draft.take(word)
        except rookery.GameError as error:
            clear(error)
    assert draft.back(99).taken == []


@each_game
@pytest.mark.parametrize("junk", [None, 5, 5.0, b"end", ["end"], ("end",), object, True], ids=repr)
def test_what_is_not_even_a_text(name: str, junk: object) -> None:
    match = matches(name)[0]
    for use in (match.play, match.why_not, match.sentence, match.move):
        with pytest.raises(NotAMove):
            use(match.waiting[0], junk)  # type: ignore[call-overload]
    assert junk not in match.legal(match.waiting[0])


@each_game
@pytest.mark.parametrize("size", [1_000, 100_000, 1_000_000])
def test_very_long_texts(name: str, size: int) -> None:
    """Refused at once, with a short error."""
    match = matches(name)[0]
    for piece in ("take red ", "x", "give 1 ", "\n", "9"):
        text = piece * (size // len(piece))
        with pytest.raises(NotAMove) as error:
            match.play(match.waiting[0], text)
        assert len(str(error.value)) < 500
