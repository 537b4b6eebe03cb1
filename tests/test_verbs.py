"""A game's moves are a table of verbs: writing, reading, numbers and steps follow from it."""

import random

import pytest

from rookery.errors import NotAMove
from rookery.games import kit
from rookery.games.steps import Steps
from rookery.games.verbs import Kind, Number, OneOf, SetOf, Spoken, Verbs
from tests.anygame import GAMES

VERBS = Verbs()
PASS = VERBS(1, "pass")
ROB = VERBS(2, "rob SEAT keep GEM")
BUY = VERBS(3, "buy GEM [with SEAT]", "buy GEM", "with SEAT")
NAME = VERBS(4, "name SEATS", "name SEATS", "done")
USE = VERBS(5, "TOOL")
SELL = VERBS(6, "sell", key="sell-all")
SELL_ONE = VERBS(7, "sell GEM")
DRAW = VERBS(9, "draw GEM", chance=True)
KINDS: dict[str, Kind] = {
    "SEAT": Number(0, 3),
    "SEATS": SetOf(["0", "1", "2", "3"], "nobody"),
    "GEM": OneOf(["ruby", "opal"], [1, 2], said=["R", "O"], also={"red": "ruby"}),
    "TOOL": OneOf(["rope", "hook"]),
}
SPOKEN = Spoken(VERBS, KINDS)


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("PASS", "pass"),
        ("rob 2 KEEP red", "rob 2 keep ruby"),
        ("buy opal", "buy opal"),
        ("buy opal with 0", "buy opal with 0"),
        ("name 3 1", "name 1 3"),
        ("name nobody", "name nobody"),
        ("hook", "hook"),
        ("sell", "sell"),
        ("sell ruby", "sell ruby"),
        ("draw opal", "draw opal"),
    ],
)
def test_what_is_written_is_read(written: str, text: str) -> None:
    code = SPOKEN.parse(written)
    assert SPOKEN.text(code) == text
    assert SPOKEN.parse(text) == code


@pytest.mark.parametrize(
    ("written", "slug"),
    [
        ("", "empty"),
        ("dance", "no-verb"),
        ("rob 2 ruby", "write"),
        ("rob 2 keep", "write"),
        ("pass now", "write"),
        ("rob 7 keep ruby", "number"),
        ("rob 1 keep pearl", "one-of"),
        ("buy ruby with", "write"),
        ("name 1 1", "write"),
        ("sell pearl", "one-of"),
    ],
)
def test_what_cannot_be_read_says_why(written: str, slug: str) -> None:
    with pytest.raises(NotAMove) as caught:
        SPOKEN.parse(written)
    assert caught.value.slug == slug


def test_an_example_stands_for_what_was_meant() -> None:
    with pytest.raises(NotAMove, match="rob 0 keep ruby"):
        SPOKEN.parse("rob 1 ruby")


def test_every_number_is_a_move_and_back() -> None:
    codes = [SPOKEN.move(n) for n in range(SPOKEN.actions())]
    assert [SPOKEN.number(code) for code in codes] == list(range(1 + 8 + 10 + 16 + 2 + 1 + 2))
    assert len({SPOKEN.text(code) for code in codes}) == len(codes)
    with pytest.raises(NotAMove):
        SPOKEN.number(SPOKEN.parse("draw ruby"))


def test_arguments_have_the_names_and_values_of_sentences() -> None:
    assert SPOKEN.arguments(SPOKEN.parse("rob 2 keep opal")) == {"seat": 2, "gem": "O"}
    assert SPOKEN.arguments(SPOKEN.parse("buy ruby")) == {"gem": "R"}
    assert SPOKEN.spelling(SPOKEN.parse("sell")).verb.key == "sell-all"


def test_a_number_is_taken_once() -> None:
    with pytest.raises(ValueError, match="verb 2"):
        Verbs.__call__(VERBS, 2, "rob again")


def test_an_argument_without_a_kind_is_named() -> None:
    verbs = Verbs()
    verbs(3, "roll SIDE")
    with pytest.raises(ValueError, match=r"verb 3 \(roll SIDE\): no kind says what SIDE can be"):
        Spoken(verbs, {"GEM": Number(0, 3)})


def test_a_move_that_no_row_can_write_is_named() -> None:
    with pytest.raises(ValueError, match="“rob SEAT keep GEM” has no words for it"):
        SPOKEN.text(ROB | 60 << 6 | 60 << 12)
    with pytest.raises(ValueError, match="no row has the verb 33"):
        SPOKEN.text(33)


def test_steps_follow_from_the_rows() -> None:
    steps = Steps(SPOKEN)
    assert steps.names[:9] == ["pass", *(f"rob {s} keep {g}" for s in range(4) for g in ("ruby", "opal"))]
    assert {"buy ruby", "with 3", "name 0", "done", "rope"} <= set(steps.names)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_games_are_moves_and_back(name: str) -> None:
    notation, rng = kit(name).notation, random.Random(name)
    for number in (rng.randrange(notation.actions()) for _ in range(300)):
        code = notation.move(number)
        assert notation.number(code) == number
        assert notation.parse(notation.text(code)) == code


def test_to_pass_at_the_market_is_to_end() -> None:
    notation = kit("thiefs-market").notation
    assert notation.parse(" Pass") == notation.parse("end")
