"""Rules that explain themselves: the clause a player is told, and that a refused move changes nothing.

What each clause forbids is tested beside the clause; here are the moves that come at the wrong time.
"""

import pytest

import rookery
from rookery import AmbiguousMove, GameError, NotAMove
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, split_done, splitting, thief
from tests.scenario import given


@clause("TM-R1")
def test_a_move_of_another_phase() -> None:
    split = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    split.refused(1, "buy A01", "TM-R1").refused(1, "exit", "TM-R1").refused(1, "save red", "TM-R1")
    buy = buying(thief("R S"), thief("W"), thief("B"), market={"A": "A05 A10"})
    buy.refused(0, "take red", "TM-R1").refused(0, "rob 1 keep white", "TM-R1").refused(0, "reroll red", "TM-R1")
    buy.refused(0, "copy A01", "TM-R1").refused(0, "grab", "TM-R1").refused(1, "take red", "TM-R1")


@clause("TM-K12", "TM-K13")
def test_a_question_for_the_owner_of_lucky_is_not_for_others() -> None:
    robbed = splitting(thief("R W S", cards="B13"), thief(), thief(), pool="R W B B G G Y I", turn=1)
    robbed.when(1, "rob 0 keep marker").refused(1, "save red", "TM-K12").refused(2, "save none", "TM-K12")
    after = split_done(thief("R R S"), thief("W W B", cards="B13"), thief("G G G Y I"))
    after.refused(0, "reroll red", "TM-K13").refused(2, "reroll none", "TM-K13")


@clause("TM-K27")
def test_the_question_of_the_stew_is_for_its_owner() -> None:
    story = given(
        GAME, phase="copy", gaining="X01", options={"promo": True}, market={"B": "B01"},
        players=[thief("R S", cards="X01"), thief("R", cards="A01 A02"), thief("R")],
    )  # fmt: skip
    story.refused(1, "copy A01", "TM-K27").refused(0, "copy X01", "TM-K27").refused(0, "copy B01", "TM-K27")


@clause("TM-P2")
def test_shorthands_that_could_mean_several_moves_are_not_guessed() -> None:
    story = buying(thief("R W S", gold=0, cards="C07"), thief("R"), thief(), market={"B": "B09", "A": "A05"})
    with pytest.raises(AmbiguousMove) as error:
        story.match.play(0, "buy B09")
    assert error.value.candidates == ["buy B09 waive red", "buy B09 waive white"]
    story.then(waiting=0).expect({"players.0.cards": "C07"})


@clause("TM-C2", "TM-L8")
def test_nobody_but_chance_rolls_and_draws() -> None:
    story = buying(thief("R S"), thief("W"), thief("B"), market={"A": "A05 A10"})
    story.refused(0, "roll R", "TM-R1").refused(0, "draw A01", "TM-R1").refused(0, "first 2", "TM-R1")


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "dance", "take", "take purple", "take marker marker", "take " + "red " * 14, "rob", "rob 0",
        "rob x keep red", "rob 9 keep red", "buy", "buy Z99", "buy A01 gold", "buy A01 waive", "buy A01 waive bag",
        "buy A01 gold red red red red", "flip A01", "flip A01 marker", "sell", "sell A01 A02", "end now", "save",
        "save marker", "reroll red blue", "copy",
    ],
)  # fmt: skip
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    story = buying(thief("R S"), thief("W"), thief("B"), market={"A": "A05 A10"})
    story.unreadable(0, text)
    with pytest.raises(NotAMove):
        story.match.why_not(0, text)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = rookery.game(GAME).start(seats=3, seed=1)
    with pytest.raises(GameError, match="no seat"):
        match.play(seat, "take red")


def test_every_refusal_can_be_said_in_every_language() -> None:
    story = splitting(thief("R W"), thief(), thief("B"), pool="R W B G G Y I S", turn=1)
    buy = buying(thief("R S", gold=1, cards="A01", used="A01"), thief("W"), thief("B"), market={"A": "A05 A10 A11"})
    moves = [
        (story, 1, m)
        for m in ("rob 2 keep blue", "rob 1 keep red", "rob 0 keep red white", "take mask mask", "end")
    ]
    moves += [
        (buy, 0, m) for m in ("buy A02", "buy A11", "buy A05 gold red red", "flip A01 blue", "sell A16", "exit")
    ]
    for told, seat, move in moves:
        why = told.match.why_not(seat, move)
        assert why is not None
        for lang in ("en", "hu", "pl", "de"):
            assert len(told.match.explain(why, lang)) > 5
