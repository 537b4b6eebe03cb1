"""Rules that explain themselves: the clause a player is told, and that a refused move changes nothing.

What each clause forbids is tested beside the clause; here are the moves that come at the wrong time.
"""

import itertools

import pytest

import rookery
from rookery import AmbiguousMove, GameError, IllegalMove, NotAMove
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, split_done, splitting, thief
from tests.rules.thiefs_market.test_positions import QUESTIONS
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


# -- reasons ------------------------------------------------------------------------------------------------------


@clause("TM-P4", "TM-K19")
def test_the_owner_of_the_racket_who_cannot_pay_is_told_that() -> None:
    poor = buying(thief("R S", gold=0, cards="C07"), thief("W"), thief("B"), market={"A": "A05", "C": "C03"})
    poor.refused(0, "buy C03", "TM-P4").refused(0, "buy C03 waive white", "TM-P4")
    rich = buying(thief("W B S", gold=3, cards="C07"), thief("W"), thief("B"), market={"C": "C03"})
    rich.refused(0, "buy C03 gold white", "TM-K19").refused(0, "buy C03 waive red", "TM-K19")


@clause("TM-Q7")
def test_the_house_limit_is_named_when_it_alone_is_in_the_way() -> None:
    story = buying(
        thief("S", gold=9, cards="C07"), thief("W"), thief("B"), market={"C": "C09 C03"}, options={"gold-limit": 2}
    )
    story.refused(0, "buy C09", "TM-Q7").legal(0, count=2, of="buy C03")


@clause("TM-P4")
def test_what_the_pile_lacks_beside_the_gold_is_named() -> None:
    story = buying(thief("R S", gold=2), thief("W"), thief("B"), market={"B": "B15"})
    why = story.refused(0, "buy B15 gold red", "TM-P4").match.why_not(0, "buy B15 gold red")
    assert why is not None and why.args["loot"] == ("B",)


@clause("TM-L6")
def test_where_nobody_sits_nobody_is_robbed() -> None:
    story = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    why = story.refused(1, "rob 4 keep red", "TM-L6").match.why_not(1, "rob 4 keep red")
    assert why is not None and story.match.explain(why) == "No player sits there."


@clause("TM-L5", "TM-R1")
def test_taking_all_is_understood_where_there_is_nothing() -> None:
    buying(thief("R S"), thief("W"), thief("B"), market={"A": "A05"}).refused(0, "take all", "TM-R1")
    empty = splitting(thief("R R W W B B G G Y I S"), thief(), thief(), pool="", turn=1)
    empty.refused(1, "take all", "TM-L5")


@clause("TM-K1", "TM-K2", "TM-K3")
def test_a_card_that_does_something_else() -> None:
    story = buying(thief("R I S", cards="A01 A16 B10 C05"), thief("W"), thief("B"), market={"A": "A05"})
    story.refused(0, "sell A01", "TM-K2").refused(0, "trade A16", "TM-K3").refused(0, "flip B10 red", "TM-K1")
    why = story.refused(0, "sell C05", "TM-K2").match.why_not(0, "sell A01")
    assert why is not None and story.match.explain(why) == "Alchemical Lab does not buy gems."


@clause("TM-Q38")
def test_the_stew_is_used_by_the_name_of_what_it_copies() -> None:
    story = buying(
        thief("R S", cards="X01", copies="A16"), thief("W", cards="A16"), thief("B"), market={"A": "A05"},
        options={"promo": True},
    )  # fmt: skip
    story.refused(0, "sell X01", "TM-Q38").when(0, "sell A16")


@clause("TM-G1", "TM-Q24")
def test_after_the_end_and_beside_the_race() -> None:
    over = given(GAME, phase="over", players=[thief(infamy=2), thief(), thief()])
    over.refused(0, "end", "TM-G1").refused(1, "grab", "TM-G1")
    tied = [thief(infamy=3), thief(infamy=3), thief()]
    race = given(GAME, phase="over", options={"last-tie": "grab"}, players=tied)
    race.refused(2, "grab", "TM-Q24").refused(0, "end", "TM-R1")


@clause("TM-P2")
@pytest.mark.parametrize("text", ["buy  A05", " buy A05 ", "buy\tA05", "buy" + " " * 250 + "A05", "BUY a05"])
def test_spaces_never_change_what_a_move_means(text: str) -> None:
    story = buying(thief("W S", gold=2), thief("W"), thief("B"), market={"A": "A05 A10"})
    assert str(story.match.move(0, text)) == str(story.match.move(0, "buy A05")) == "buy A05 gold red"


@clause("TM-P2")
def test_a_gem_by_its_letter_is_the_same_shorthand() -> None:
    story = buying(thief("S", gold=2, cards="C07"), thief("W"), thief("B"), market={"B": "B09"})
    for text in ("buy B09 waive red", "buy B09 waive R", "buy  b09  waive r"):
        assert str(story.match.move(0, text)) == "buy B09 waive red gold white"


VERBS = (
    "take all", "take red", "rob 0 keep red", "rob 1 keep white", "rob 4 keep red", "save red", "save none",
    "reroll red", "reroll none", "buy A05", "buy A05 gold red", "buy A05 waive red", "flip A01 white", "sell A16",
    "trade B10", "exit", "end", "copy A01", "grab", "first 1", "roll R", "draw A02",
)  # fmt: skip


@pytest.mark.parametrize("asked", QUESTIONS)
def test_every_verb_at_every_question_is_legal_or_refused_in_words(asked: str) -> None:
    match = QUESTIONS[asked].match
    for seat, move in itertools.product(range(match.seats), VERBS):
        why = match.why_not(seat, move)
        if why is None:
            assert match.move(seat, move) in match.legal(seat)
            continue
        assert why.startswith("TM-")
        for lang in ("en", "hu", "pl", "de"):
            assert len(match.explain(why, lang)) > 5


def test_an_impossible_robbery_tells_of_no_loot_that_is_not_there() -> None:
    match = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1).match
    kit = match._kit
    for text in ("rob 0 keep red red red", "rob 4 keep red", "rob 1 keep marker"):
        _, args = kit.move_text(match._table, 1, kit.notation.parse(text))
        assert args["returned"] == ()
        with pytest.raises(IllegalMove) as refused:
            match.sentence(1, text)
        assert refused.value.clause == "TM-L6"
    buy = buying(thief("R S"), thief("W"), thief("B"), market={"A": "A05"}).match
    _, args = kit.move_text(buy._table, 0, kit.notation.parse("buy A05 waive blue gold white white"))
    assert args["paid"] == ("R",)
