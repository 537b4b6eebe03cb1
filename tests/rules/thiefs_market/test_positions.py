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
