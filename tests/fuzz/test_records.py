"""Whatever is given as a record: a match, or an error that names the line. `verify` never raises."""

from functools import cache

import pytest
from hypothesis import given, strategies as st

import rookery
from rookery.core.rng import Rng
from rookery.errors import GameError, RecordError
from rookery.play.checks import has_documents, pick
from tests.anygame import ALL, GAMES, midgame
from tests.fuzz.strategies import ODD, bent_lines, clear, fuzz

each_game = pytest.mark.parametrize("name", GAMES)


@cache
def records(name: str) -> list[str]:
    """Real records: in the middle, at the end, from a position with a script, a player's own."""
    out = []
    found = [s for s in ALL if s.game == name and (s.options == "{}" or len(s.chosen) > 1)]
    for n, setting in enumerate(found):
        out += [midgame(setting, n, after).record for after in (0, 6)]
        match = midgame(setting, n, 30 if has_documents(name) else 9)
        out += [match.record, match.record_for(0)]
        if has_documents(name):
            copy = rookery.game(name).position(
                match.document(), seed=n, names=[f"P{k}" for k in range(setting.seats)]
            )
            for _ in range(4):
                if not copy.over:
                    copy.play(*pick(copy, Rng(n)))
            out.append(copy.record)
    return out


def read(text: str) -> None:
    """Replay and verify: nothing but the named errors, and what is read can be written and read again."""
    verdict = rookery.verify(text)
    assert isinstance(verdict.ok, bool)
    try:
        match = rookery.replay(text)
    except (RecordError, GameError) as error:
        clear(error)
        return
    assert not match.check()
    again = rookery.replay(match.record)
    assert again.wire() == match.wire()
    assert again.record == match.record


@each_game
@fuzz(250)
@given(data=st.data())
def test_bent_records(name: str, data: st.DataObject) -> None:
    read(data.draw(st.sampled_from(records(name)).flatmap(bent_lines)))


@fuzz(150)
@given(text=st.text(max_size=400))
def test_any_text(text: str) -> None:
    read(text)
    read(f"rookery record 1\n{text}")
    read(f"rookery record 1\ngame: thiefs-market\nrules: 1\nseats: 3\ncommit: {'0' * 64}\n\n{text}")


@each_game
@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_odd_numbers_in_the_head(name: str, odd: str) -> None:
    """Unicode digits are digits to Python's int, but not to a record."""
    text = records(name)[0]
    for key in (
        "rules",
        "seats",
        "chance",
        "commit",
        "seed",
        "game",
        "options",
        "names",
        "words",
        "position",
        "script",
    ):
        lines = [line for line in text.split("\n") if not line.startswith(f"{key}:")]
        read("\n".join([lines[0], f"{key}: {odd}", *lines[1:]]))


@each_game
def test_every_truncation(name: str) -> None:
    text = records(name)[1]
    for n in range(0, len(text), 7):
        read(text[:n])


@pytest.mark.parametrize("junk", [None, 5, b"rookery record 1", ["x"], {}], ids=repr)
def test_what_is_not_even_a_text(junk: object) -> None:
    with pytest.raises(RecordError):
        rookery.replay(junk)  # type: ignore[arg-type]
    assert not rookery.verify(junk).ok  # type: ignore[arg-type]


def test_deep_and_huge_json() -> None:
    head = f"rookery record 1\ngame: thiefs-market\nrules: 1\nseats: 3\ncommit: {'0' * 64}\n"
    for key in ("options", "position", "names", "script"):
        read(f"{head}{key}: {'[' * 100_000}\n\n")
        read(head + key + ": " + '{"a":' * 5_000 + "1" + "}" * 5_000 + "\n\n")
        read(f"{head}{key}: {'9' * 5_000}\n\n")
        read(f'{head}{key}: {{"seats": {"9" * 400}}}\n\n')


def test_a_record_as_long_as_allowed_is_refused_quickly() -> None:
    text = midgame(ALL[0], 1, 3).record
    read(text + "0 end\n" * 100_000)
    read(text + "x" * 5_000_000)
