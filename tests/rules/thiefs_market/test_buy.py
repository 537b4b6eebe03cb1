"""TM-P: buying."""

from tests.clauses import clause
from tests.rules.thiefs_market.table import buying, thief
from tests.scenario import Scenario

ROW = "A01 A02 A03 A04 A05"


@clause("TM-P1")
def test_the_marker_holder_buys_first_and_then_each_other_clockwise_once() -> None:
    story = buying(thief("R"), thief("R"), thief("R S"), thief("R"), market={"A": ROW})
    story.then(waiting=2).refused(0, "buy A05", "TM-P1").refused(3, "end", "TM-P1")
    story.when(2, "end").then(waiting=3).when(3, "end").then(waiting=0).when(0, "end").then(waiting=1)
    story.when(1, "end").event("round", seat=2).then(asked="split")  # all have had their turn


@clause("TM-P2")
def test_a_thief_buys_one_card() -> None:
    story = buying(thief("R R S"), thief("B"), thief("W"), market={"A": ROW})
    story.when(0, "buy A02").event("buy", seat=0, card="A02").then(waiting=1)
    story.expect({"players.0.cards": "A02", "market.A": "A01 A03 A04 A05"})


@clause("TM-P2")
def test_a_thief_may_pass_by_choice() -> None:
    story = buying(thief("R R S"), thief("B"), thief("W"), market={"A": ROW})
    story.legal(0, has="end").when(0, "pass").event("end", seat=0).then(waiting=1)
    story.expect({"players.0.cards": [], "players.0.pile": "R R S"})


@clause("TM-P2")
def test_a_thief_who_can_afford_nothing_passes() -> None:
    story = buying(thief("Y S", gold=0), thief("B"), thief("W"), market={"A": ROW})
    story.event("end", seat=0).then(waiting=1)


@clause("TM-P2")
def test_a_thief_passes_when_nothing_is_left_on_sale() -> None:
    story = buying(thief("R S"), thief("R", gold=0), thief("R", gold=0), market={"A": "A05"})
    story.when(0, "buy A05").in_order(("end", {"seat": 1}), ("end", {"seat": 2}), "round")


@clause("TM-P3")
def test_any_open_card_of_any_row_may_be_bought() -> None:
    story = buying(
        thief("R W B G S", gold=2), thief(), thief(), market={"A": "A05", "B": "B02 B03", "C": "C05 C12"}
    )
    for card in ("A05", "B02", "B03", "C05", "C12"):
        story.fork().when(0, f"buy {card}").expect({"players.0.cards": card})


@clause("TM-P3")
def test_a_bought_card_is_not_replaced_before_the_end_of_the_round() -> None:
    story = buying(thief("R R S"), thief("R"), thief("W"), market={"A": ROW})
    story.when(0, "buy A02").no_event("deal").expect_view(1, {"market.A": ["A01", None, "A03", "A04", "A05"]})
    story.refused(1, "buy A02", "TM-P3")


@clause("TM-P3")
def test_a_card_that_is_not_in_the_market_is_not_for_sale() -> None:
    story = buying(thief("R W B G S"), thief(cards="A16"), thief(), market={"A": ROW})
    story.refused(0, "buy A16", "TM-P3").refused(0, "buy A14", "TM-P3").refused(0, "buy B01", "TM-P3")


@clause("TM-P4")
def test_each_symbol_costs_a_die_of_that_gem_or_a_gold_token() -> None:
    story = buying(thief("R W S", gold=2), thief("B"), thief(), market={"A": "A05", "B": "B09"})  # B09: R W
    story.legal(0, of="buy B09", only=[f"buy B09{w}" for w in ("", " gold red", " gold white", " gold red white")])
    dice = story.fork().when(0, "buy B09").event("buy", paid="R W", gold=0)
    dice.expect({"players.0.pile": "S", "players.0.gold": 2})
    mixed = story.fork().when(0, "buy B09 gold white").event("buy", paid="R", gold=1)
    mixed.expect({"players.0.pile": "W S", "players.0.gold": 1})
    gold = story.fork().when(0, "buy B09 gold red white").event("buy", paid="", gold=2)
    gold.expect({"players.0.pile": "R W S", "players.0.gold": 0})


@clause("TM-P4")
def test_what_a_thief_can_pay_neither_way_is_refused() -> None:
    story = buying(thief("W W S", gold=1), thief(), thief(), market={"A": "A01 A05"})  # A01 costs R R
    story.refused(0, "buy A01", "TM-P4").refused(0, "buy A01 gold red", "TM-P4").legal(0, has="buy A05 gold red")


@clause("TM-P4", "TM-P5")
def test_gold_the_thief_does_not_have_pays_nothing() -> None:
    story = buying(thief("W W S", gold=1), thief(), thief(), market={"A": "A01 A05"})
    story.refused(0, "buy A01 gold red red", "TM-P5")


@clause("TM-P4")
def test_a_payment_in_words_is_taken_at_its_word() -> None:
    # B15 costs R B. Without a blue die “gold red” alone does not pay it, and must not quietly cost a second token.
    story = buying(thief("R S", gold=2), thief(), thief(), market={"B": "B15 B09"})
    story.legal(0, of="buy B15", only=["buy B15 gold blue", "buy B15 gold red blue"])
    story.refused(0, "buy B15 gold red", "TM-P4")


@clause("TM-P5")
def test_a_gold_token_stands_for_any_gem_in_any_number() -> None:
    story = buying(thief("S", gold=9), thief(), thief(), market={"C": "C09 C05"})
    story.when(0, "buy C09 gold red white blue green").expect({"players.0.gold": 5, "players.0.cards": "C09"})


@clause("TM-P6")
def test_bags_masks_and_the_marker_never_pay() -> None:
    story = buying(thief("R Y I S", gold=1), thief(), thief(), market={"A": "A03 A01", "B": "B09"})
    story.legal(0, only=["end", "buy A03 gold blue", "buy A01 gold red", "buy B09 gold white"])
    story.unreadable(0, "buy A03 gold bag", mentions="“bag” is not one of red, white, blue, green")


@clause("TM-P7")
def test_payment_is_exact() -> None:
    story = buying(thief("R R R S", gold=3), thief(), thief(), market={"A": "A05 A16"})
    story.legal(0, of="buy A05", only=["buy A05", "buy A05 gold red"])
    story.refused(0, "buy A05 gold red red", "TM-P7").refused(0, "buy A05 gold blue", "TM-P7")
    story.when(0, "buy A05").expect({"players.0.pile": "R R S"})


@clause("TM-P8")
def test_one_card_per_round_unless_a_card_allows_more() -> None:
    story = buying(thief("R W B G S", gold=3, bought=1), thief(), thief(), market={"A": ROW}, turn=0)
    story.then(waiting=1)  # nothing but ending was left
    story = buying(thief("R W B G S", gold=0, cards="A09", bought=1), thief(), thief(), market={"A": ROW}, turn=0)
    story.refused(0, "buy A05", "TM-P8").legal(0, only=["end", "sell A09"])
    story = buying(
        thief("R W B G S", gold=0, cards="A08 A09", bought=1), thief(), thief(), market={"A": ROW}, turn=0
    )
    story.legal(0, has="buy A05")  # Guy In a Trenchcoat, for the blue die


@clause("TM-P8")
def test_all_purchases_are_made_in_one_turn() -> None:
    story = buying(thief("R R B S", cards="A08"), thief("R"), thief("R"), market={"A": ROW})
    story.when(0, "buy A02", "end").then(waiting=1).refused(0, "buy A03", "TM-P1")
    story.when(1, "end").when(2, "end").then(asked="split")  # no second turn for the purchase left over


@clause("TM-P9")
def test_a_bought_card_is_public() -> None:
    story = buying(thief("R R S"), thief("R"), thief("W"), market={"A": ROW}).when(0, "buy A02")
    for viewer in (None, 0, 1, 2):
        story.expect_view(viewer, {"players.0.cards": "A02", "players.0.icons": {"H": 1}})
    story.told(1, "buy", seat=0, card="A02").told(2, "buy", seat=0, card="A02")


@clause("TM-P10")
def test_unused_gems_give_nothing() -> None:
    story = buying(
        thief("R R W W S", gold=1, infamy=2), thief("B", gold=0), thief("G", gold=0), market={"A": "A01"}
    )
    story.when(0, "end").event("round").no_event("exchange")
    story.expect({"players.0.gold": 1, "players.0.infamy": 2, "players.0.pile": []})


def able() -> Scenario:
    """A thief with two abilities, one more purchase, and enough to use them all."""
    return buying(thief("R R W B S", cards="A01 A09 A05", gold=0), thief("R"), thief(), market={"A": "A03 A04 A10"})


@clause("TM-P11")
def test_abilities_are_used_before_between_and_after_purchases() -> None:
    able().when(0, "flip A01 blue", "sell A09", "buy A03").expect({"players.0.used": "A01 A09"})
    able().when(0, "buy A03", "sell A09", "flip A01 green", "buy A10").expect({"players.0.pile": "R S"})
    able().when(0, "buy A03", "buy A04", "flip A01 green").expect({"players.0.pile": "R G S"})


@clause("TM-P11")
def test_abilities_are_used_without_buying() -> None:
    able().when(0, "sell A09", "flip A01 white", "end").then(waiting=1).expect({"players.0.infamy": 1})


@clause("TM-P11")
def test_abilities_are_for_the_owners_own_turn() -> None:
    story = buying(thief("R S"), thief("R", cards="A16"), thief(), market={"A": "A03 A05"})
    story.refused(1, "sell A16", "TM-P1").when(0, "end").legal(1, has="sell A16")


@clause("TM-P11")
def test_abilities_of_others_are_not_ones_own() -> None:
    story = buying(thief("R S"), thief("R", cards="A16"), thief(), market={"A": "A03 A05"})
    story.refused(0, "sell A16", "TM-P11").refused(0, "flip A01 blue", "TM-P11").refused(0, "trade B10", "TM-P11")


@clause("TM-P11")
def test_a_card_is_in_force_from_the_moment_it_is_bought() -> None:
    story = buying(thief("R R S", gold=0), thief("R"), thief(), market={"A": "A16 A03"})
    story.when(0, "buy A16").then(waiting=0).when(0, "sell A16").expect({"players.0.infamy": 1})


@clause("TM-P11")
def test_a_card_gained_through_the_potion_is_in_force_at_once() -> None:
    story = buying(thief("R B I S", gold=0), thief("R"), thief(), market={"B": "B18 B03"}).chance("draw B10")
    story.when(0, "buy B18").legal(0, has="trade B10").when(0, "trade B10").expect({"players.0.gold": 1})


@clause("TM-P12")
def test_purchases_are_one_plus_the_extra_purchase_cards_that_hold_plus_the_racket() -> None:
    for cards, purchases in (("", 1), ("A05", 2), ("A05 A04", 3), ("A05 A08", 2), ("C07", 2), ("A04 A05 C07", 4)):
        story = buying(thief("R W S", cards=cards), thief(), thief(), market={"A": "A03"})
        story.expect_view(None, {"players.0.purchases": purchases, "players.0.bought": 0})


@clause("TM-P12")
def test_purchases_are_counted_again_after_each_purchase() -> None:
    story = buying(thief("R W W S", gold=0), thief("R"), thief(), market={"A": "A05 A04 A09"})
    story.when(0, "buy A05").expect_view(None, {"players.0.purchases": 2, "players.0.bought": 1})
    story.when(0, "buy A04").expect_view(None, {"players.0.purchases": 3, "players.0.bought": 2})
    story.when(0, "buy A09").expect({"players.0.cards": "A04 A05 A09"})


@clause("TM-P12")
def test_purchases_are_counted_again_after_a_gain() -> None:
    story = buying(thief("R B G G S", gold=1), thief("R"), thief(), market={"A": "A14", "B": "B18"})
    story.chance("draw B07").when(0, "buy B18").then(waiting=0)  # Executive Assistant: green
    story.expect_view(None, {"players.0.purchases": 2, "players.0.bought": 1}).when(0, "buy A14")
    story.expect({"players.0.cards": "A14 B07"})
