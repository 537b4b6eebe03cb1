"""TM-E: exchange, return, refill; and the end of the game they may bring (TM-G1)."""

from typing import Any

from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, round_ends, some, thief
from tests.scenario import Scenario, given


def refill(cards: str = "", **more: Any) -> Scenario:
    """Only the refill follows; one thief owns these cards."""
    return given(GAME, phase="refill", players=[thief(cards=cards), thief(), thief()], **more)


@clause("TM-E1")
def test_bags_become_gold_and_masks_become_infamy() -> None:
    story = round_ends(thief("R Y Y S", gold=2), thief("I I I", infamy=4), thief("Y I"))
    story.event("exchange", seat=0, gold=2, infamy=0).event("exchange", seat=1, gold=0, infamy=3)
    story.event("exchange", seat=2, gold=1, infamy=1)
    story.expect({"players.0.gold": 4, "players.0.infamy": 0, "players.1.gold": 1, "players.1.infamy": 7})
    story.expect({"players.2.gold": 2, "players.2.infamy": 1})


@clause("TM-E1")
def test_only_what_is_still_in_the_pile_is_exchanged() -> None:
    story = buying(thief("Y I S", gold=0, cards="B10"), thief("R", gold=0), thief("R", gold=0), market={"A": "A01"})
    story.when(0, "trade B10").event("exchange", seat=0, gold=1, infamy=0)
    story.expect({"players.0.gold": 2, "players.0.infamy": 0})


@clause("TM-E1")
def test_scales_and_estate_add_their_tokens() -> None:
    story = round_ends(thief("Y I S", cards="B11 C08", gold=0), thief("R"), thief("W"))
    story.event("gold", seat=0, count=1, card="B11").event("infamy", seat=0, count=1, card="C08")
    story.expect({"players.0.gold": 2, "players.0.infamy": 2})


@clause("TM-E2")
def test_gold_from_bags_is_spent_from_the_next_round_on() -> None:
    story = buying(thief("Y S", gold=0), thief("R", gold=1), thief("R", gold=0), market={"A": "A03"})
    story.event("end", seat=0).then(waiting=1)  # the bag does not pay in its own round
    story.chance("draw A05", "draw A10", "draw A11", "draw A15", "roll R R W W B B G G Y I")
    story.when(1, "end").then(waiting=0, asked="split").expect({"players.0.gold": 1})
    story.when(0, "take marker").when(1, "take red").event("take", seat=2).then(waiting=0, asked="buy")
    story.legal(0, has="buy A03 gold blue")


@clause("TM-E3")
def test_all_dice_and_the_marker_return_and_nothing_carries_over() -> None:
    story = buying(thief("R R Y S", gold=0), thief("W W", gold=0), thief("I", gold=0), market={"A": "A16"})
    story.chance("draw A01", "draw A02", "draw A03", "draw A04", "draw A05", "roll R R R R R W W W W W")
    story.when(0, "buy A16").when(0, "sell A16").then(asked="split")
    story.expect({"pool": "R R R R R W W W W W S", **{f"players.{s}.pile": [] for s in range(3)}})
    story.expect({**{f"players.{s}.final": [] for s in range(3)}, "players.0.bought": 0, "players.0.used": []})


@clause("TM-E4")
def test_the_current_row_is_brought_back_to_five() -> None:
    story = refill(market={"A": [None, "A02", "A03", None, "A05"]}).chance("draw A11", "draw A12")
    story.expect_view(None, {"market.A": "A02 A03 A05 A11 A12", "decks.A": 8, "current": "A"})
    b = refill(cards=some("A", 13), market={"B": "B01 B02 B03 B04"}).chance("draw B19")
    b.expect_view(None, {"market.B": "B01 B02 B03 B04 B19", "current": "B"}).no_event("open")


@clause("TM-E5")
def test_a_deck_that_runs_out_deals_what_it_has_and_opens_the_next_at_once() -> None:
    story = refill(cards=some("A", 10, but="A01 A02"), market={"A": "A01 A02"})  # one card left, three wanted
    story.chance("draw A16", "draw B01", "draw B02", "draw B03", "draw B04", "draw B05")
    story.in_order(("deal", {"deck": "A", "card": "A16"}), ("open", {"deck": "B"}), ("deal", {"deck": "B"}))
    story.expect_view(None, {"market.A": "A01 A02 A16", "market.B": "B01 B02 B03 B04 B05", "current": "B"})
    story.expect_view(None, {"decks": {"A": 0, "B": 7, "C": 11}}).then(over=False)


@clause("TM-E5")
def test_after_b_comes_c() -> None:
    cards = f"{some('A', 13)} {some('B', 9, but='B18')}"
    story = refill(cards=cards, market={"B": "B17"}).chance("draw B18", "draw B19", "draw C03")
    story.event("open", deck="C").expect_view(None, {"market.B": "B17 B18 B19", "current": "C", "decks.C": 6})
    assert len([c for c in story.match.view(None)["market"]["C"] if c]) == 5


@clause("TM-E6")
def test_a_deck_with_exactly_enough_cards_does_not_open_the_next() -> None:
    story = refill(cards=some("A", 8, but="A01 A02 A03"), market={"A": "A01 A02 A03"})  # two left, two wanted
    story.no_event("open").expect_view(None, {"current": "A", "decks": {"A": 0, "B": 12}})
    assert list(story.match.view(None)["market"]) == ["A"]


@clause("TM-E6")
def test_the_next_deck_opens_at_the_first_refill_that_fails() -> None:
    full = refill(cards=some("A", 8), market={"A": some("A", 5, but=some("A", 8))})
    full.no_event("open").no_event("deal").expect_view(None, {"current": "A", "decks.A": 0})
    short = refill(cards=some("A", 9), market={"A": some("A", 4, but=some("A", 9))})
    short.event("open", deck="B").expect_view(None, {"current": "B", "decks.B": 7})


@clause("TM-E7")
def test_older_rows_are_not_refilled_and_stay_on_sale() -> None:
    story = given(GAME, phase="refill", market={"A": "A01 A02", "B": "B01 B02 B03"}, current="B", players=[
        thief(cards=some("A", 11, but="A01 A02")), thief(), thief()])  # fmt: skip
    story.no_event("deal", deck="A").expect_view(None, {"market.A": "A01 A02", "decks.A": 0})
    market = story.match.view(None)["market"]
    assert sum(card is not None for row in market.values() for card in row) == 7
    buying(
        thief("R R S", gold=0), thief(), thief(), market={"A": "A01", "B": "B04 B09", "C": "C01"}
    ).legal(0, has="buy A01")  # fmt: skip


@clause("TM-E8")
def test_c_with_too_few_cards_deals_nothing_and_ends_the_game() -> None:
    story = refill(cards=some("C", 7, but="C01 C02 C03"), market={"C": "C01 C02 C03"})  # one left, two wanted
    story.then(over=True, waiting=()).no_event("deal").event("over")
    story.expect_view(None, {"market.C": "C01 C02 C03", "decks.C": 1, "phase": "over"}).outcome(reason="deck")


@clause("TM-E8")
def test_c_with_just_enough_cards_goes_on() -> None:
    story = refill(cards=some("C", 6, but="C01 C02 C03"), market={"C": "C01 C02 C03"})  # two left, two wanted
    story.then(over=False).expect_view(None, {"decks.C": 0})


@clause("TM-E8", "TM-K14")
def test_the_potion_can_take_the_card_the_last_refill_needed() -> None:
    owned = "C06 C07 C08 C09 C10 C11"
    story = buying(
        thief("R B S", gold=0),
        thief(gold=0),
        thief(gold=0, cards=owned),
        market={"B": "B18", "C": "C01 C02 C03 C04"},
    )
    story.expect_view(None, {"decks.C": 1}).chance("draw C05")  # one C card is left and one is wanted
    story.when(0, "buy B18").in_order(("potion", {"card": "C05"}), "over").no_event("deal").then(over=True)


@clause("TM-E9")
def test_otherwise_a_new_round_starts_with_the_marker_holder() -> None:
    story = round_ends(thief("R"), thief("W S"), thief("B"), market={"A": "A01 A02 A03 A04"}, round=3, start=2)
    story.in_order("deal", ("round", {"round": 4, "seat": 1}), "roll").then(waiting=1, asked="split", over=False)


@clause("TM-G1")
def test_the_tokens_of_the_last_round_count() -> None:
    story = round_ends(
        thief("Y Y S", gold=0), thief("I I I", gold=0), thief("R", gold=0, cards=some("C", 8)),
        market={"C": some("C", 2, but=some("C", 8))}, current="C",
    )  # fmt: skip
    story.in_order("exchange", "exchange", "over").then(over=True)
    story.expect({"players.0.gold": 2, "players.1.infamy": 3})
    story.outcome(points={0: {"gold": 3, "infamy": 0}, 1: {"infamy": 3, "gold": 0}})


@clause("TM-G1")
def test_nothing_can_be_played_after_the_end() -> None:
    story = refill(cards=some("C", 8), market={"C": some("C", 2, but=some("C", 8))}).then(over=True)
    for seat in range(3):
        story.legal(seat, count=0).refused(seat, "end", "TM-G1").refused(seat, "take red", "TM-G1")
