"""Positions: what cannot be is refused, and a document gives its match back at every question of the game."""

from typing import Any

import pytest

import rookery
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, scored, split_done, splitting, thief
from tests.scenario import Scenario, given, impossible

PROMO = {"promo": True}
GRAB = {"last-tie": "grab"}

QUESTIONS: dict[str, Scenario] = {
    "split": splitting(thief("R W S"), thief(infamy=2), thief(), pool="R W B B G G Y I", turn=1),
    "save": given(
        GAME, phase="save", pool="R W B", aside="R R W G Y", thief=1, turn=0,
        players=[thief(cards="B13"), thief("B I S"), thief()],
    ),
    "reroll": split_done(thief("R R S"), thief("W W B", cards="B13"), thief("G G G Y I")),
    "buy": buying(
        thief("R S", final="R R W S", gold=3, cards="A05 A01", used="A01", bought=1, paid=1), thief("W"), thief(),
        market={"A": "A02", "B": "B03"}, discarded=["B18"],
    ),
    "copy": given(
        GAME, phase="copy", gaining="X01", bought=False, options=PROMO, market={"B": "B01"},
        players=[thief("R S", cards="X01"), thief("R", cards="A01 A02"), thief("R")],
    ),
    "grab": scored(thief(infamy=3), thief(infamy=3), thief(), options=GRAB),
}  # fmt: skip


@clause("TM-T1")
@pytest.mark.parametrize("asked", QUESTIONS)
def test_a_document_gives_its_match_back(asked: str) -> None:
    match = QUESTIONS[asked].fork().then(asked=asked).match
    again = rookery.game(GAME).position(match.document())
    assert again == match and again.document() == match.document()
    assert again.waiting == match.waiting
    for seat in range(3):
        assert list(again.legal(seat)) == list(match.legal(seat))
        assert again.view(seat) == match.view(seat)


@clause("TM-K14", "TM-Q38")
def test_a_stew_that_came_through_the_potion_asks_in_a_document_too() -> None:
    story = buying(thief("R B S"), thief("W", cards="A11 A16"), thief("G"), market={"B": "B18"}, options=PROMO)
    story.chance("draw X01").when(0, "buy B18").then(waiting=0, asked="copy")
    story.expect({"gaining": "X01", "bought": False, "discarded": "B18"})
    again = given(GAME, **story.match.document()).same_as(story)
    again.when(0, "copy A16").event("copy", seat=0, card="A16")


@clause("TM-E5")
def test_no_card_is_left_in_a_deck_older_than_the_current_one() -> None:
    impossible(GAME, clause="TM-E5", market={"B": "B01"}, decks={"A": 13})
    assert "A" not in given(GAME, market={"B": "B01"}).match.document()["decks"]


@clause("TM-C1", "TM-K12")
def test_the_marker_is_never_among_the_dice_to_be_rerolled() -> None:
    impossible(
        GAME, phase="save", pool="R W B G G Y I", aside="R W S", thief=1, turn=0,
        players=[thief(cards="B13"), thief("B"), thief()],
    )  # fmt: skip


@clause("TM-K12", "TM-K13")
def test_nobody_is_asked_to_save_or_reroll_without_lucky() -> None:
    players = [thief(), thief("B I S"), thief()]
    impossible(
        GAME, clause="TM-K12", phase="save", pool="R W B", aside="R R W G Y", thief=1, turn=0, players=players
    )
    piles = [thief("R R S"), thief("W W B"), thief("G G G Y I")]
    impossible(GAME, clause="TM-K13", phase="reroll", turn=1, players=piles)


@clause("TM-Q24")
def test_only_one_of_the_tied_can_have_grabbed_the_marker() -> None:
    tied = [thief(infamy=3), thief(infamy=3), thief()]
    given(GAME, phase="over", options=GRAB, grabbed=1, players=tied).outcome(winners=(1,), tie_break="grab")
    impossible(GAME, phase="over", options=GRAB, grabbed=2, players=tied)


@clause("TM-Q24")
def test_nobody_has_grabbed_the_marker_where_victory_is_shared() -> None:
    impossible(GAME, phase="over", grabbed=0, players=[thief(infamy=3), thief(infamy=3), thief()])


@clause("TM-K14", "TM-K25")
def test_only_the_potion_can_have_been_discarded() -> None:
    given(GAME, discarded=["B18"], players=[thief()] * 3).expect({"discarded": "B18"})
    impossible(GAME, discarded=["A01"], players=[thief()] * 3)


@clause("TM-M2", "TM-I2")
def test_the_marker_is_in_the_final_pile_it_was_bought_with() -> None:
    impossible(GAME, phase="buy", players=[thief("R S", final="W"), thief(), thief()])


@clause("TM-I8")
def test_nobody_has_bought_more_than_allowed() -> None:
    impossible(GAME, phase="buy", players=[thief("R S", bought=5), thief(), thief()])


@clause("TM-I5")
def test_nobody_owns_the_same_card_twice() -> None:
    impossible(GAME, clause="TM-I5", players=[thief(cards="A01 A01"), thief(), thief()])


@clause("TM-S6")
def test_no_deck_has_more_cards_than_were_kept() -> None:
    fourteen = " ".join(f"A{n:02}" for n in range(1, 15))
    impossible(GAME, clause="TM-S6", players=[thief(cards=fourteen), thief(), thief()], market={"A": ""})


@clause("TM-K27")
def test_a_stew_copies_only_what_an_opponent_owns() -> None:
    impossible(GAME, clause="TM-K27", options=PROMO, players=[thief(cards="X01", copies="A01"), thief(), thief()])
    impossible(GAME, clause="TM-K27", options=PROMO, players=[thief(copies="A01"), thief(cards="A01"), thief()])


@clause("TM-E3")
def test_nobody_holds_loot_between_rounds() -> None:
    impossible(GAME, clause="TM-E3", players=[thief("R"), thief(), thief()])


@pytest.mark.parametrize(
    ("where", "document"),
    [
        ("phase", {"phase": "lunch"}),
        ("round", {"round": 0}),
        ("start", {"start": 3}),
        ("turn", {"phase": "split", "pool": "R R R R R R R R R R S", "turn": 7}),
        ("pool", {"phase": "split", "pool": "R R banana"}),
        ("players", {"players": [{}]}),
        ("players[1]", {"players": [{}, {"hat": 1}, {}]}),
        ("players[2].cards", {"players": [{}, {}, {"cards": "Q01"}]}),
        ("market", {"market": ["A01"]}),
        ("market.A", {"market": {"A": "B01"}}),
        ("the document", {"colour": "green"}),
    ],
)
def test_a_wrong_entry_is_named(where: str, document: dict[str, Any]) -> None:
    impossible(GAME, where=where, **{"seats": 3, **document})


# -- what looks like a table and cannot be one --------------------------------------------------------------------


@clause("TM-I6")
def test_an_older_row_never_has_five_cards() -> None:
    five = "A01 A02 A03 A04 A05"
    impossible(GAME, clause="TM-I6", where="market.A", market={"A": five, "B": "B01 B02 B03 B04 B05"})
    given(GAME, market={"A": five[4:], "B": "B01 B02 B03 B04 B05"}).then()


@clause("TM-E5")
def test_a_deck_that_has_run_out_is_shown_empty() -> None:
    story = given(
        GAME, market={"C": "C01 C02 C03 C04 C05"}, decks={"A": 0}, players=[thief(cards="A01"), thief(), thief()]
    )
    for viewer in (None, 0):
        story.expect_view(viewer, {"decks": {"A": 0, "B": 0, "C": 6}})


@clause("TM-M2")
def test_a_pile_holds_no_more_than_its_record() -> None:
    def record(pile: str, final: str, **more: Any) -> list[dict[str, Any]]:
        return [thief(pile, final=final, **more), thief("W"), thief("B")]

    impossible(GAME, where="players[0].pile", clause="TM-M2", phase="buy", players=record("R R S", "R S"))
    impossible(GAME, where="players[0].pile", clause="TM-K1", phase="buy", players=record("W S", "R S"))
    given(GAME, phase="buy", players=record("W S", "R S", cards="A01", used="A01")).then(waiting=0)


@clause("TM-S2", "TM-I1")
def test_no_pile_and_no_record_holds_more_dice_than_are_in_play() -> None:
    many = "R R R R R R R R R R R R R S"
    impossible(GAME, where="players[0].final", phase="buy", players=[thief("R S", final=many), thief(), thief()])
    impossible(GAME, where="players[0].pile", phase="buy", players=[thief(many), thief(), thief()])
    records = [thief("R S", final="R R R R R R S"), thief("W", final="W W W W W"), thief()]
    impossible(GAME, where="players", clause="TM-M2", phase="buy", turn=1, players=records)


@clause("TM-P1", "TM-P11")
@pytest.mark.parametrize(("entry", "value"), [("bought", 1), ("used", "A01"), ("paid", 1), ("final", "W W")])
def test_nobody_has_done_anything_before_the_own_turn(entry: str, value: Any) -> None:
    later = [thief("R S"), thief("W", cards="A01", **{entry: value}), thief("B")]
    impossible(GAME, where=f"players[1].{entry}", clause="TM-P1", phase="buy", players=later)
    split = [thief("R S"), thief(cards="A01", **{entry: value}), thief()]
    impossible(GAME, where=f"players[1].{entry}", phase="split", pool="R R W W B B G G Y", turn=1, players=split)
    impossible(GAME, where=f"players[1].{entry}", players=[thief(), thief(cards="A01", **{entry: value}), thief()])


@clause("TM-P4", "TM-Q7")
def test_gold_was_paid_for_purchases_only() -> None:
    impossible(GAME, where="players[0].paid", phase="buy", players=[thief("R S", paid=1), thief(), thief()])
    bought = [thief("R S", cards="A05", bought=1, paid=3), thief(), thief()]
    impossible(GAME, where="players[0].paid", phase="buy", options={"gold-limit": 2}, players=bought)


@clause("TM-L2", "TM-L4")
def test_the_turn_goes_to_the_nearest_thief_without_a_pile() -> None:
    pool = "R R W W B B G G Y I S"
    impossible(GAME, where="turn", clause="TM-L2", phase="split", pool=pool, start=0, turn=1, players=[thief()] * 3)
    alone = [thief("R"), thief(), thief()]
    impossible(GAME, where="turn", clause="TM-L4", phase="split", pool=pool[2:], turn=2, players=alone)


@clause("TM-K14", "TM-K27")
def test_nobody_owns_the_potion_nor_copies_nothing() -> None:
    impossible(GAME, where="players[1].cards", clause="TM-K14", players=[thief(), thief(cards="B18"), thief()])
    impossible(
        GAME, where="gaining", clause="TM-Q38", phase="copy", gaining="X01", options=PROMO,
        players=[thief("R S", cards="X01"), thief("R"), thief("R")],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("entry", "value"),
    [("turn", 1), ("thief", 0), ("aside", "R"), ("gaining", "X01"), ("bought", True), ("grabbed", 0)],
)
def test_an_entry_that_tells_nothing_here_is_not_passed_over(entry: str, value: Any) -> None:
    impossible(GAME, where=entry, seats=3, **{entry: value})


def test_a_flag_is_no_number() -> None:
    copy = QUESTIONS["copy"].match.document()
    impossible(GAME, where="bought", **{**copy, "bought": 1})


@clause("TM-I2")
def test_the_marker_is_missed_and_counted_by_name() -> None:
    dice = "R R W W B B G G Y I"
    impossible(GAME, where="pool", clause="TM-I2", phase="split", pool=dice, players=[thief()] * 3)
    two = [thief("S"), thief("S"), thief()]
    impossible(GAME, where="players", clause="TM-I2", phase="split", pool=dice, turn=2, players=two)
