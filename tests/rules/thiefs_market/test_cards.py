"""TM-K: what the cards of the box do. Each of the 49 is played here at least once."""

import pytest

from tests.clauses import clause
from tests.rules.thiefs_market.table import buying, round_ends, scored, some, split_done, splitting, thief
from tests.scenario import Scenario

WORD = {"R": "red", "W": "white", "B": "blue", "G": "green", "Y": "bag", "I": "mask"}
FLIPS = [
    ("A01", "R", "WBG"), ("A02", "R", "Y"), ("A06", "W", "Y"), ("A07", "B", "RWG"), ("A12", "G", "Y"),
    ("A13", "G", "RWB"), ("B02", "B", "Y"), ("B05", "W", "RBG"), ("B12", "Y", "RWBG"),
]  # fmt: skip
SELLS = [("A03", "B"), ("A09", "W"), ("A14", "G"), ("A16", "R")]
EXTRA = [("A04", "W"), ("A05", "R"), ("A08", "B"), ("B07", "G")]
BONUS = [("B01", "R", "RRW"), ("B06", "W", "WWG"), ("B16", "G", "WGG"), ("B17", "B", "BBG")]
FIXED = [("A11", 2), ("A15", 2), ("B03", 3), ("B14", 3), ("C05", 4), ("C06", 4), ("C03", 6), ("C11", 6)]


def owner(pile: str, cards: str, gold: int = 0, market: str = "A10", infamy: int = 0) -> Scenario:
    """A thief with cards in their Buy turn, and one more thief who has a choice afterwards."""
    rows = {d: " ".join(c for c in market.split() if c[0] == d) for d in "ABC" if d in market}
    return buying(thief(pile, cards=cards, gold=gold, infamy=infamy), thief("G"), thief(), market=rows)


# -- flips ---------------------------------------------------------------------------------------------------


@clause("TM-K1")
@pytest.mark.parametrize(("card", "source", "targets"), FLIPS)
def test_flip_turns_one_die_to_a_named_face(card: str, source: str, targets: str) -> None:
    story = owner(f"{source} {source} S", card)
    story.legal(0, of="flip", only=[f"flip {card} {WORD[t]}" for t in targets])
    for target in targets:
        told = story.fork().when(0, f"flip {card} {WORD[target]}")
        told.event("flip", seat=0, card=card, **{"from": source, "to": target}).no_event("rerolled")
        told.expect({"players.0.pile": f"{source} {target} S", "players.0.used": card})


@clause("TM-K1")
def test_flip_only_to_the_faces_on_the_card() -> None:
    owner("R R S", "A02").refused(0, "flip A02 white", "TM-K1").refused(0, "flip A02 mask", "TM-K1")
    owner("R R S", "A01").refused(0, "flip A01 bag", "TM-K1")


@clause("TM-K1")
def test_flip_needs_a_die_of_its_face() -> None:
    owner("W G S", "A01 A09").refused(0, "flip A01 blue", "TM-K1")


@clause("TM-K1", "TM-I9")
def test_flip_once_per_round() -> None:
    story = owner("R R S", "A01 A16").when(0, "flip A01 green").refused(0, "flip A01 green", "TM-I9")
    story.legal(0, count=0, of="flip")


@clause("TM-K1")
def test_a_flipped_die_is_spent_and_exchanged_as_its_new_face() -> None:
    owner("R S", "A01").when(0, "flip A01 green", "buy A10").expect({"players.0.cards": "A01 A10"})
    story = buying(thief("R S", cards="A02", gold=0), thief(gold=0), thief(gold=0), market={"A": "A01"})
    story.when(0, "flip A02 bag").event("exchange", seat=0, gold=1).expect({"players.0.gold": 1})


# -- sales and the gauntlet ----------------------------------------------------------------------------------


@clause("TM-K2")
@pytest.mark.parametrize(("card", "gem"), SELLS)
def test_sell_discards_one_gem_for_one_infamy_token(card: str, gem: str) -> None:
    story = owner(f"{gem} {gem} W G S", f"{card} A07", infamy=1).when(0, f"sell {card}")
    story.event("sell", seat=0, card=card, face=gem).event("infamy", seat=0, count=1, card=card)
    story.expect({"players.0.infamy": 2, "players.0.pile": f"{gem} W G S"})
    story.refused(0, f"sell {card}", "TM-I9")


@clause("TM-K2")
def test_sell_needs_a_die_of_its_gem() -> None:
    story = owner("G Y I S", "A16 A14").refused(0, "sell A16", "TM-K2").legal(0, of="sell", only=["sell A14"])
    story.refused(0, "flip A14 red", "TM-K1")  # it is no flip
    owner("R S", "A01").refused(0, "sell A01", "TM-K2")  # and a flip is no sale


@clause("TM-K3")
def test_gauntlet_turns_a_mask_into_gold_that_can_be_spent_at_once() -> None:
    story = owner("I I S", "B10").when(0, "trade B10").event("trade", seat=0, card="B10")
    story.expect({"players.0.gold": 1, "players.0.pile": "I S", "players.0.infamy": 0})
    story.refused(0, "trade B10", "TM-I9").when(0, "buy A10 gold green").expect({"players.0.cards": "A10 B10"})


@clause("TM-K3")
def test_gauntlet_needs_a_mask() -> None:
    owner("Y G S", "B10").refused(0, "trade B10", "TM-K3")


# -- extra purchases -----------------------------------------------------------------------------------------


@clause("TM-K4")
@pytest.mark.parametrize(("card", "gem"), EXTRA)
def test_extra_purchase_with_the_gem_in_the_final_pile(card: str, gem: str) -> None:
    story = owner(f"{gem} S", card, gold=3, market="A10 A14 A15")
    story.expect_view(None, {"players.0.purchases": 2}).when(0, "buy A10 gold green", "buy A15 gold blue blue")
    story.expect({"players.0.cards": f"{card} A10 A15"}).then(waiting=1)


@clause("TM-K4")
@pytest.mark.parametrize(("card", "gem"), EXTRA)
def test_no_extra_purchase_without_the_gem(card: str, gem: str) -> None:
    others = " ".join(g for g in "RWBGYI" if g != gem)
    story = owner(f"{others} S", card, gold=3, market="A10 A01 A09").expect_view(None, {"players.0.purchases": 1})
    story.when(0, "buy A10 gold green").then(waiting=1)


@clause("TM-K4")
def test_one_extra_purchase_per_card_however_many_dice() -> None:
    owner("R R R R S", "A05").expect_view(None, {"players.0.purchases": 2})
    owner("R R W W S", "A04 A05").expect_view(None, {"players.0.purchases": 3})


@clause("TM-K4")
def test_an_extra_purchase_costs_the_normal_price() -> None:
    story = owner("R W S", "A05", market="A10 A09").when(0, "buy A09").then(waiting=1)  # nothing left to pay with
    story.expect({"players.0.bought": 1})


@clause("TM-K4")
def test_an_extra_purchase_works_in_the_turn_it_is_bought() -> None:
    story = owner("R W G S", "", market="A05 A10 A09").when(0, "buy A05", "buy A09").then(waiting=1)
    story.expect({"players.0.cards": "A05 A09"})


@clause("TM-K5")
def test_spending_or_flipping_the_die_first_does_not_lose_the_extra_purchase() -> None:
    story = owner("R W G S", "A05 A16 A02", market="A10 A09 A14")
    story.fork().when(0, "sell A16", "buy A10", "buy A09").expect({"players.0.bought": 2})
    story.fork().when(0, "flip A02 bag", "buy A10", "buy A09").expect({"players.0.bought": 2})


@clause("TM-K5")
def test_flipping_another_die_to_the_gem_creates_no_extra_purchase() -> None:
    story = owner("W B G S", "A05 A07", market="A10 A09").when(0, "flip A07 red", "buy A10").then(waiting=1)
    story.expect({"players.0.pile": "R W S"})


# -- buy bonuses ---------------------------------------------------------------------------------------------


@clause("TM-K6")
@pytest.mark.parametrize(("card", "gem", "cost"), BONUS)
def test_buy_bonus_pays_for_its_own_purchase_once(card: str, gem: str, cost: str) -> None:
    story = owner(f"{' '.join(cost)} S", "", market=f"{card} A10").when(0, f"buy {card}")
    story.event("infamy", seat=0, count=1, card=card).expect({"players.0.infamy": 1})


@clause("TM-K6")
@pytest.mark.parametrize(
    ("card", "one", "two", "none"),
    [
        ("B01", "A05", "A02", "A11"),
        ("B06", "A09", "A11", "A15"),
        ("B16", "A14", "A12", "A11"),
        ("B17", "A03", "A15", "A11"),
    ],
)
def test_buy_bonus_one_token_per_card_with_the_gem(card: str, one: str, two: str, none: str) -> None:
    story = owner("S", card, gold=4, market=f"{one} {two} {none} A10")
    story.fork().when(0, f"buy {one}").event("infamy", seat=0, count=1, card=card)
    story.fork().when(0, f"buy {two}").event("infamy", count=1).expect(
        {"players.0.infamy": 1}
    )  # two symbols, one token
    story.fork().when(0, f"buy {none}").no_event("infamy").expect({"players.0.infamy": 0})


@clause("TM-K7")
def test_several_buy_bonuses_trigger_independently() -> None:
    story = owner("R R W S", "B06 B16", gold=0, market="B01 A10").when(0, "buy B01")  # R R W
    story.event("infamy", card="B06", count=1).event("infamy", card="B01", count=1).no_event("infamy", card="B16")
    story.expect({"players.0.infamy": 2})
    owner("S", "B01 B06 B16 B17", gold=4, market="C09 A10").when(0, "buy C09").expect({"players.0.infamy": 4})


# -- points --------------------------------------------------------------------------------------------------


@clause("TM-K8")
@pytest.mark.parametrize(("card", "points"), FIXED)
def test_fixed_points(card: str, points: int) -> None:
    scored(thief(cards=card, gold=0), thief(gold=0), thief(gold=0)).outcome(
        scores=(points, 0, 0), points={0: {"cards": points}}
    )


@clause("TM-K10")
@pytest.mark.parametrize(
    ("card", "alone", "together"), [("A10", 1, 2), ("B04", 2, 4), ("B09", 2, 4), ("B15", 2, 4)]
)
def test_safehouse_alone_or_with_another_hideout(card: str, alone: int, together: int) -> None:
    scored(thief(cards=card, gold=0), thief(gold=0), thief(gold=0)).outcome(points={0: {"cards": alone}})
    other, worth = ("B04", 4) if card != "B04" else ("A10", 2)
    scored(thief(cards=f"{card} {other}", gold=0), thief(gold=0), thief(gold=0)).outcome(
        points={0: {"cards": together + worth}}
    )


@clause("TM-K10")
def test_the_hideouts_of_others_do_not_help() -> None:
    scored(thief(cards="A10", gold=0), thief(cards="B04", gold=0), thief(gold=0)).outcome(scores=(1, 2, 0))


@clause("TM-K17")
def test_golem_three_points_per_pair_of_magic_icons() -> None:
    for magic, points in (("", 0), ("A01", 3), ("A01 A07", 3), ("A01 A07 A13", 6), ("A01 A07 A13 B08", 6)):
        scored(thief(cards=f"C02 {magic}", gold=0), thief(cards="B10 B13 B19", gold=0), thief(gold=0)).outcome(
            points={0: {"cards": points}}
        )


@clause("TM-K22")
def test_loyalty_one_point_per_other_card() -> None:
    for others, points in (("", 0), ("A01", 1), ("A01 A07 A13 B10 B12 C04", 6)):
        story = scored(thief(cards=f"C09 {others}", gold=0), thief(cards="A02", gold=0), thief(gold=0))
        story.outcome(points={0: {"cards": points}})


@clause("TM-K23")
def test_campaign_one_point_per_two_infamy_tokens_rounded_down() -> None:
    for infamy, points in ((0, 0), (1, 0), (2, 1), (7, 3), (8, 4)):
        scored(thief(cards="C10", gold=0, infamy=infamy), thief(gold=0, infamy=9), thief(gold=0)).outcome(
            points={0: {"cards": points, "infamy": infamy}}
        )


@clause("TM-K24")
def test_map_seven_points_or_five_if_another_thief_shows_a_map() -> None:
    for card in ("C13", "C14"):
        scored(thief(cards=card, gold=0), thief(gold=0), thief(gold=0)).outcome(scores=(7, 0, 0))
        scored(thief(cards=card, gold=0), thief(cards="C08", gold=0), thief(gold=0)).outcome(scores=(5, 0, 0))
    scored(thief(cards="C13", gold=0), thief(gold=0), thief(cards="C14", gold=0)).outcome(scores=(5, 0, 5))


@clause("TM-K24")
def test_ones_own_estate_does_not_spoil_the_map() -> None:
    scored(thief(cards="C13 C08", gold=0), thief(gold=0), thief(gold=0)).outcome(scores=(7, 0, 0))


@clause("TM-K26")
def test_gear_and_plan_icons_have_no_effect() -> None:
    story = scored(
        thief(cards="A11 B03 B14 C03 C05 B05 B11", gold=0), thief(cards="C01 C04 C07 C12", gold=0), thief(gold=0)
    )
    story.expect_view(None, {"players.0.icons": {"E": 7}, "players.1.icons": {"P": 4}})
    story.outcome(scores=(2 + 3 + 3 + 6 + 4, 0, 0))  # only the printed points


# -- the end of the Split phase, and of the round --------------------------------------------------------------


@clause("TM-K9")
def test_eyepatch_pays_the_marker_holder_at_the_end_of_the_split_phase() -> None:
    story = split_done(thief("R R S", cards="B08"), thief("W W B"), thief("G G G Y I"))
    story.event("infamy", seat=0, count=1, card="B08").expect({"players.0.infamy": 1})


@clause("TM-K9")
def test_eyepatch_pays_nothing_without_the_marker() -> None:
    split_done(thief("R R", cards="B08"), thief("W W B S"), thief("G G G Y I")).no_event("infamy")


@clause("TM-K9")
def test_eyepatch_does_nothing_in_the_round_it_is_bought() -> None:
    story = (
        owner("R W B S", "", market="B08 A10").when(0, "buy B08").no_event("infamy").expect({"players.0.infamy": 0})
    )
    story.when(1, "end").when(2, "end").no_event("infamy").expect({"players.0.infamy": 0}).then(asked="split")


@clause("TM-K11")
def test_scales_one_more_gold_token_for_any_number_of_bags() -> None:
    for bags, gold in (("", 0), ("Y", 2), ("Y Y Y", 4)):
        story = round_ends(thief(f"R {bags} S", cards="B11", gold=0), thief("Y"), thief())
        story.expect({"players.0.gold": gold, "players.1.gold": 2})


@clause("TM-K11")
def test_scales_work_in_the_round_they_are_bought() -> None:
    story = buying(thief("W B G Y Y S", gold=0), thief(gold=0), thief(gold=0), market={"B": "B11"})
    story.when(0, "buy B11").event("exchange", seat=0, gold=2).event("gold", seat=0, count=1, card="B11")
    story.expect({"players.0.gold": 3})


@clause("TM-K21")
def test_estate_one_more_infamy_token_for_any_number_of_masks() -> None:
    for masks, infamy in (("", 0), ("I", 2), ("I I I", 4)):
        story = round_ends(thief(f"R {masks} S", cards="C08"), thief("I"), thief())
        story.expect({"players.0.infamy": infamy, "players.1.infamy": 1})


@clause("TM-K21")
def test_estate_works_in_the_round_it_is_bought() -> None:
    story = buying(thief("B G I I S", gold=0), thief(gold=0), thief(gold=0), market={"C": "C08"})
    story.when(0, "buy C08").event("exchange", infamy=2).event("infamy", count=1, card="C08")
    story.expect({"players.0.infamy": 3})


# -- robbed owners -------------------------------------------------------------------------------------------


@clause("TM-K12")
def test_lucky_saves_one_returned_die_from_the_reroll() -> None:
    story = splitting(thief("R W W S", cards="B13"), thief(), thief(), pool="R B B G G Y I", turn=1)
    story.when(1, "rob 0 keep marker").then(waiting=0, asked="save").chance("roll I I")
    story.legal(0, only=["save red", "save white", "save none"]).refused(0, "save blue", "TM-K12")
    story.when(0, "save white").event("save", seat=0, face="W").event("rerolled", loot="I I")
    story.expect({"pool": "R W B B G G Y I I I"}).then(waiting=2)


@clause("TM-K12")
def test_lucky_may_decline() -> None:
    story = splitting(thief("R W S", cards="B13"), thief(), thief(), pool="R W B B G G Y I", turn=1)
    story.when(1, "rob 0 keep marker").chance("roll I I").when(0, "save none").event("save", seat=0, face=None)
    story.event("rerolled", loot="I I").then(unused=[])


@clause("TM-K12")
def test_lucky_saves_a_lone_returned_die_and_nothing_is_rolled() -> None:
    story = splitting(thief("R W S", cards="B13"), thief(), thief(), pool="R W B B G G Y I", turn=1)
    story.when(1, "rob 0 keep red marker").when(0, "save white").no_event("rerolled")
    story.expect({"pool": "R W W B B G G Y I"}).then(waiting=2)


@clause("TM-K12")
def test_lucky_is_not_asked_when_only_the_marker_returns() -> None:
    story = splitting(thief("R W S", cards="B13"), thief(), thief(), pool="R W B B G G Y I", turn=1)
    story.when(1, "rob 0 keep red white").then(waiting=2, asked="split").no_event("save").no_event("rerolled")


@clause("TM-K12")
def test_lucky_is_asked_each_time_and_only_its_owner() -> None:
    story = splitting(thief("R W S", cards="B13"), thief(), thief(), pool="R W B B G G Y I", turn=1)
    story.when(1, "rob 0 keep red marker").refused(2, "save white", "TM-K12").refused(0, "take red", "TM-R1")
    story.when(0, "save white").when(2, "take blue green").when(0, "rob 2 keep green").then(
        waiting=2, asked="split"
    )
    again = splitting(thief("R B G", cards="B13"), thief("Y I S"), thief(), pool="R W W B G", turn=2)
    again.chance("roll R", "roll B", "roll W").when(2, "rob 0 keep red").when(0, "save blue").then(waiting=0)
    again.when(0, "rob 1 keep bag mask").then(waiting=1).when(1, "rob 0 keep bag").then(waiting=0, asked="save")


@clause("TM-K13")
def test_lucky_rerolls_one_die_after_the_split_and_the_result_stands() -> None:
    story = split_done(thief("R R S"), thief("W W B", cards="B13"), thief("G G G Y I")).chance("roll B")
    story.legal(1, only=["reroll white", "reroll blue", "reroll none"]).refused(1, "reroll red", "TM-K13")
    story.when(1, "reroll white").event("lucky", seat=1, **{"from": "W", "to": "B"}).then(waiting=0, asked="buy")
    story.expect({"players.1.pile": "W B B", "players.1.final": "W B B"})  # and nobody asks a second time


@clause("TM-K13")
def test_lucky_may_keep_its_dice() -> None:
    story = split_done(thief("R R S"), thief("W W B", cards="B13"), thief("G G G Y I"))
    story.when(1, "reroll none").expect({"players.1.final": "W W B"}).then(waiting=0, asked="buy")
    story.event("lucky", seat=1, **{"from": None, "to": None})


@clause("TM-K13")
def test_lucky_is_not_offered_without_a_die() -> None:
    story = split_done(thief("S", cards="B13"), thief("W W B B B"), thief("G G G Y I"))
    story.no_event("lucky").then(waiting=0, asked="buy")


@clause("TM-K15")
def test_clutches_pay_one_token_each_time_the_pile_is_stolen() -> None:
    story = splitting(thief("R W B", cards="B19"), thief(), thief(), pool="R W B G G Y I S", turn=1)
    story.when(1, "rob 0 keep red white").in_order(
        "rob", ("infamy", {"seat": 0, "count": 1, "card": "B19"}), "rerolled"
    )
    story.expect({"players.0.infamy": 1, "players.1.infamy": 0})
    story.when(2, "take marker").when(0, "rob 1 keep red").no_event("infamy").expect({"players.0.infamy": 1})
    again = splitting(thief("R W B S", cards="B19", infamy=1), thief(), thief("Y I"), pool="R W B G G", turn=1)
    again.when(1, "rob 0 keep red white blue").event("infamy", seat=0).no_event(
        "rerolled"
    )  # only the marker returned
    again.expect({"players.0.infamy": 2})


# -- on arrival ----------------------------------------------------------------------------------------------


@clause("TM-K14")
def test_potion_is_discarded_for_the_next_card_off_the_deck_free_of_charge() -> None:
    story = owner("R B S", "", market="B18 B03 A10").chance("draw B12").when(0, "buy B18")
    story.in_order(("buy", {"card": "B18"}), ("potion", {"seat": 0, "card": "B12"}))
    story.expect({"players.0.cards": "B12", "players.0.pile": "S", "players.0.gold": 0, "discarded": "B18"})
    story.expect({"decks.B": 12 - 2 - 1, "market.B": "B03"})


@clause("TM-K14")
def test_potion_draws_from_c_when_b_is_empty() -> None:
    row, owned = "B18 B19", some("B", 10)
    story = buying(
        thief("R B S", gold=0), thief("G"), thief(cards=f"{owned} {some('A', 12, but='A10')}"),
        market={"A": "A10", "B": row},
    )  # fmt: skip
    story.expect_view(None, {"decks": {"A": 0, "B": 0, "C": 11}}).chance("draw C05").when(0, "buy B18")
    story.event("potion", seat=0, card="C05").no_event("open").expect({"players.0.cards": "C05", "decks.C": 10})
    assert "C" not in story.match.view(None)["market"]  # row C is not opened by it
    story.when(1, "end").when(2, "end").event("open", deck="C").expect({"decks.C": 5, "current": "C"})


@clause("TM-K14")
def test_potion_gains_nothing_when_no_card_is_left() -> None:
    story = buying(
        thief("R B S", gold=0), thief("R", gold=1), thief(gold=0, cards=some("C", 6)),
        market={"A": "A05", "B": "B18", "C": some("C", 5, but=some("C", 6))},
    )  # fmt: skip
    story.expect_view(None, {"decks.C": 0}).legal(0, has="buy B18").when(0, "buy B18")
    story.event("potion", seat=0, card=None).expect({"players.0.cards": [], "discarded": "B18"}).then(waiting=1)


@clause("TM-K14", "TM-K6")
def test_potion_order_bonuses_then_discard_then_gain() -> None:
    story = owner("R B S", "B17", market="B18 A10").chance("draw B01").when(0, "buy B18")
    story.in_order("buy", ("infamy", {"card": "B17"}), ("potion", {"card": "B01"}))
    story.no_event("infamy", card="B01").expect({"players.0.infamy": 1, "players.0.cards": "B01 B17"})


@clause("TM-K16")
@pytest.mark.parametrize(("card", "cost"), [("C01", "B G"), ("C12", "W G")])
def test_haul_pays_a_token_per_piece_of_the_final_pile_marker_included(card: str, cost: str) -> None:
    story = owner(f"{cost} R Y I S", "", market=f"{card} A10").when(0, f"buy {card}")
    story.event("infamy", seat=0, count=6, card=card).expect({"players.0.infamy": 6})


@clause("TM-K16")
def test_haul_counts_what_has_been_spent_since() -> None:
    story = owner("R R R B G S", "A05 A16", market="A02 C01 A10")
    story.when(0, "sell A16", "buy A02", "buy C01").event("infamy", count=6, card="C01")


@clause("TM-K16")
def test_haul_pays_when_gained_through_the_potion() -> None:
    story = buying(
        thief("R B Y S", gold=0), thief("G"), thief(), market={"A": "A10", "B": "B18", "C": "C05"}
    ).chance("draw C12")  # fmt: skip
    story.when(0, "buy B18").in_order("potion", ("infamy", {"seat": 0, "count": 4, "card": "C12"}))


@clause("TM-K18")
def test_exit_strategy_two_infamy_tokens_for_a_gold_token_any_number_of_times() -> None:
    story = owner("R S", "C04", gold=3).when(0, "exit", "exit", "exit")
    story.event("exit", seat=0).event("infamy", seat=0, count=2, card="C04")
    story.expect({"players.0.gold": 0, "players.0.infamy": 6})


@clause("TM-K18")
def test_exit_strategy_needs_its_card_and_gold() -> None:
    owner("G R S", "A05").refused(0, "exit", "TM-K18")
    owner("G R S", "C04", gold=0).refused(0, "exit", "TM-K18")
    owner("R W G S", "", gold=2, market="C04 A10").when(0, "buy C04").legal(0, only=["end", "exit"])  # at once


# -- the racket ----------------------------------------------------------------------------------------------


@clause("TM-K19")
def test_racket_waives_one_symbol_of_the_buyers_choice() -> None:
    story = owner("R W S", "C07", market="B09 A10")  # R W
    story.legal(0, of="buy B09", only=["buy B09 waive red", "buy B09 waive white"])
    story.fork().when(0, "buy B09 waive red").event("buy", paid="W", gold=0, waived="R")
    story.fork().when(0, "buy B09 waive white").expect({"players.0.pile": "W S"})


@clause("TM-K19")
def test_racket_can_bring_a_price_down_to_nothing() -> None:
    story = owner("S", "C07", market="A10 A05").legal(0, only=["end", "buy A10 waive green", "buy A05 waive red"])
    story.when(0, "buy A10 waive green").event("buy", card="A10", paid="", gold=0)


@clause("TM-K19")
def test_racket_does_not_cheapen_its_own_purchase_but_the_next() -> None:
    story = owner("R W G S", "", market="C07 A10 A05").legal(0, of="buy C07", only=["buy C07"])
    story.when(0, "buy C07").expect({"players.0.pile": "S"}).when(0, "buy A10 waive green")
    story.expect({"players.0.cards": "A10 C07"}).then(waiting=1)


@clause("TM-K19")
def test_racket_is_always_used_and_only_by_its_owner() -> None:
    story = owner("R W S", "C07", gold=2, market="B09 A10").refused(0, "buy B09 gold red white", "TM-K19")
    story.refused(0, "buy B09 waive blue", "TM-K19")  # not on the card
    owner("R W S", "", gold=2, market="B09 A10").refused(0, "buy B09 waive red", "TM-K19")


@clause("TM-K19")
def test_racket_with_gold() -> None:
    story = owner("W S", "C07", gold=1, market="B08 A10")  # R W B
    story.legal(0, of="buy B08", only=["buy B08 waive red gold blue", "buy B08 waive blue gold red"])
    story.when(0, "buy B08 waive blue gold red").expect({"players.0.gold": 0, "players.0.pile": "S"})


@clause("TM-K20")
def test_racket_gives_one_more_purchase_each_turn() -> None:
    owner("R S", "C07").expect_view(None, {"players.0.purchases": 2})
    owner("R S", "C07 A05").expect_view(None, {"players.0.purchases": 3})


@clause("TM-K20")
def test_racket_gives_its_purchase_in_the_turn_it_is_gained() -> None:
    story = buying(
        thief("R B S", gold=0), thief("G"), thief(), market={"A": "A10 A14 A05", "B": "B18", "C": "C05"}
    ).chance("draw C07")  # fmt: skip
    story.when(0, "buy B18").expect_view(None, {"players.0.purchases": 2, "players.0.bought": 1})
    story.when(0, "buy A10 waive green").then(waiting=1).expect({"players.0.cards": "A10 C07"})
