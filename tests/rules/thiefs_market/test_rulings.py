"""TM-Q: the rulings, each as a small story."""

import rookery
from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, buying, round_ends, scored, some, split_done, splitting, thief
from tests.scenario import given

PROMO = {"promo": True}
GRAB = {"last-tie": "grab"}


@clause("TM-Q1")
def test_q1_nobody_takes_nothing() -> None:
    story = splitting(thief(), thief(), thief(), pool="R R R R R R R R R R S", turn=0)
    story.unreadable(0, "take", mentions="TM-Q1").legal(0, count=11 * 2 - 1)
    draft = story.match.draft(0).take("pool").take("marker 0")
    assert [s.text for s in draft.steps] == [f"red {n}" for n in range(1, 11)]  # no zero at the last kind


@clause("TM-Q2")
def test_q2_with_an_empty_pool_one_must_steal() -> None:
    story = splitting(thief("R R W W B B G G Y I S"), thief(), thief(), pool="", turn=1)
    story.legal(1, count=0, of="take").legal(1, count=3**4 * 2**3 - 2, of="rob").refused(1, "take red", "TM-L5")
    story.when(1, "rob 0 keep red red white white blue blue green green bag mask").then(waiting=2)  # and S is back


@clause("TM-Q2")
def test_q2_a_legal_steal_always_exists() -> None:
    # Eleven pieces in two piles, fourteen in four: some pile has two pieces at least.
    three = splitting(thief("R"), thief("R W W B B G G Y I S"), thief(), pool="", turn=2)
    three.legal(2, count=0, of="take").legal(2, has="rob 1 keep red")
    five = splitting(thief("R"), thief("W"), thief("B"), thief("R W W B B G G Y Y I S"), thief(), pool="", turn=4)
    five.legal(4, count=0, of="take").legal(4, has="rob 3 keep red")


@clause("TM-Q2", "TM-I4")
def test_q2_a_legal_steal_exists_also_where_piles_hold_equal_dice() -> None:
    piles = [thief("S"), thief("R R R R R R R R"), thief("W W W W"), thief("B")]
    splitting(*piles, thief(), pool="", turn=4).legal(4, count=7 + 3)


@clause("TM-Q3")
def test_q3_after_a_steal_the_next_thief_without_a_pile_acts_and_the_robbed_one_waits() -> None:
    story = splitting(thief("R W S"), thief(), thief(), thief(), pool="R W B B B G G Y I", turn=1)
    story.when(1, "rob 0 keep red").then(waiting=2).when(2, "take blue").then(waiting=3).when(3, "take blue")
    story.event("take", seat=0)  # only now, and as the last one


@clause("TM-Q3")
def test_q3_the_robbed_thief_acts_first_if_nearest() -> None:
    story = splitting(thief(), thief("R W S"), thief("B"), thief("G G W"), pool="R B G Y I", turn=0)
    story.when(0, "rob 1 keep red").then(waiting=1)


@clause("TM-Q4")
def test_q4_what_is_kept_is_fixed_before_the_dice_roll() -> None:
    story = splitting(thief("R W B"), thief(), thief(), pool="R W B G G Y I S", turn=1).chance("roll Y I")
    story.when(1, "rob 0 keep red")
    lines = story.match.record.split("\n\n", 1)[1].splitlines()
    assert lines == ["1 rob 0 keep red", "+ roll Y I"]  # one choice, then all returned dice together
    story.undo_refused(1, "chance")


@clause("TM-Q5")
def test_q5_the_marker_alone_may_be_returned_and_nothing_is_rolled() -> None:
    story = splitting(thief("R W S"), thief(), thief(), pool="R W B B G G Y I", turn=1).when(
        1, "rob 0 keep red white"
    )
    story.no_event("rerolled").expect({"pool": "R W B B G G Y I S"})


@clause("TM-Q6")
def test_q6_gold_may_be_used_although_the_gem_is_there() -> None:
    story = buying(thief("R S", gold=1, cards="A16"), thief("G"), thief(), market={"A": "A05 A10"})
    story.when(0, "buy A05 gold red").expect({"players.0.pile": "R S", "players.0.gold": 0}).when(0, "sell A16")


@clause("TM-Q7")
def test_q7_there_is_no_limit_on_gold() -> None:
    story = buying(thief("S", gold=7, cards="C07"), thief("G"), thief(), market={"C": "C09 C10", "A": "A10"})
    story.when(0, "buy C09 waive red gold white blue green", "buy C10 waive red gold white blue green")
    story.expect({"players.0.gold": 1, "players.0.cards": "C07 C09 C10"})


@clause("TM-Q7")
def test_q7_the_house_option_limits_gold_to_two_a_turn() -> None:
    story = buying(
        thief("R S", gold=9, cards="A05"), thief("G"), thief(), market={"C": "C04 C05", "A": "A10 A11"},
        options={"gold-limit": 2},
    )  # fmt: skip
    story.refused(0, "buy C04 gold red white green", "TM-Q7").legal(0, has="buy C04 gold white green")
    story.legal(0, has="buy A11 gold white white").when(0, "buy C05 gold blue")
    story.expect_view(1, {"players.0.paid": 1})  # everybody saw it
    story.refused(0, "buy A11 gold white white", "TM-Q7")  # one token is left of the two
    story.when(0, "buy A10 gold green").expect({"players.0.gold": 7})


@clause("TM-Q7")
def test_q7_a_purchase_beyond_the_house_limit_names_the_limit() -> None:
    story = buying(
        thief("S", gold=9), thief("G"), thief(), market={"C": "C04", "A": "A10"}, options={"gold-limit": 2}
    )
    story.refused(0, "buy C04", "TM-Q7")


@clause("TM-Q8")
def test_q8_stealing_costs_nothing_but_a_returned_piece() -> None:
    story = splitting(thief("R W S"), thief(infamy=3, gold=2), thief(), pool="R W B B G G Y I", turn=1)
    story.when(1, "rob 0 keep red").expect({"players.1.infamy": 3, "players.1.gold": 2, "players.1.cards": []})


@clause("TM-Q9")
def test_q9_overpaying_is_not_allowed() -> None:
    story = buying(thief("R R S", gold=2), thief("G"), thief(), market={"A": "A16 A10"})
    story.refused(0, "buy A16 gold red red", "TM-P7").when(0, "buy A16").expect({"players.0.pile": "R S"})


@clause("TM-Q10")
def test_q10_a_card_may_be_used_in_the_turn_it_is_bought_once() -> None:
    story = buying(thief("B B B G S", gold=0), thief("G"), thief(), market={"A": "A07 A10"})
    story.when(0, "buy A07", "flip A07 red").event("flip", card="A07").then(waiting=1)


@clause("TM-Q10")
def test_q10_abilities_wait_for_ones_own_buy_turn() -> None:
    splitting(thief(cards="A16"), thief(), thief(), pool="R R W W B B G G Y I S", turn=0).refused(
        0, "sell A16", "TM-R1"
    )
    story = buying(thief("R S"), thief("R", cards="A16"), thief(), market={"A": "A10"})
    story.refused(1, "sell A16", "TM-P1")


@clause("TM-Q11")
def test_q11_a_thief_who_buys_nothing_may_use_abilities() -> None:
    story = buying(thief("R G S", gold=1, cards="A16 C04"), thief("G"), thief(), market={"A": "A10"})
    story.when(0, "sell A16", "exit", "end").expect({"players.0.infamy": 3, "players.0.bought": 0}).then(waiting=1)


@clause("TM-Q12")
def test_q12_reroll_then_record_then_eyepatch_then_alleyway() -> None:
    story = split_done(
        thief("R S", cards="B13 B08"), thief("W W W B", cards="X02"), thief("G G G Y I"), options=PROMO
    ).chance("roll W")  # fmt: skip
    story.no_event("infamy").when(0, "reroll red")
    story.in_order("lucky", ("infamy", {"card": "B08"}), ("infamy", {"card": "X02"}), "buying")
    story.expect({"players.0.final": "W S"})


@clause("TM-Q12")
def test_q12_a_rerolled_die_counts_for_extra_purchases() -> None:
    story = split_done(thief("G S", cards="B13 A05"), thief("W W W B"), thief("G G G Y I")).chance("roll R")
    story.when(0, "reroll green").expect_view(None, {"players.0.purchases": 2})


@clause("TM-Q13")
def test_q13_the_marker_counts_for_the_haul() -> None:
    for pile, tokens in (("W G S", 3), ("W G", 2)):
        marker = "" if "S" in pile else " S"
        story = buying(thief(pile, gold=0), thief("G" + marker), thief(), market={"C": "C12", "A": "A10"}, turn=0)
        story.when(0, "buy C12").event("infamy", seat=0, count=tokens)


@clause("TM-Q14")
def test_q14_an_extra_purchase_card_bought_with_the_very_die_it_names() -> None:
    story = buying(thief("R G S", gold=0), thief("W"), thief(), market={"A": "A05 A10 A09"})
    story.when(0, "buy A05", "buy A10").expect({"players.0.cards": "A05 A10"})


@clause("TM-Q15")
def test_q15_eyepatch_bought_while_holding_the_marker_pays_nothing_this_round() -> None:
    story = buying(thief("R W B S", gold=0), thief(gold=0), thief(gold=0), market={"B": "B08"})
    story.when(0, "buy B08").event("round").no_event("infamy").expect({"players.0.infamy": 0})


@clause("TM-Q16")
def test_q16_the_printed_cost_counts_however_it_was_paid() -> None:
    gold = buying(thief("S", gold=1, cards="B01"), thief("G"), thief(), market={"A": "A16 A10"})
    gold.when(0, "buy A16 gold red").event("infamy", count=1, card="B01")
    waived = buying(thief("S", gold=0, cards="B01 C07"), thief("G"), thief(), market={"A": "A16 A10"})
    waived.when(0, "buy A16 waive red").event("infamy", count=1, card="B01")


@clause("TM-Q17")
def test_q17_a_gained_card_is_not_bought() -> None:
    story = buying(thief("R B S", gold=0, cards="B06"), thief("G"), thief(), market={"A": "A10", "B": "B18"})
    story.chance("draw B14").when(0, "buy B18").no_event("infamy")  # the Monocle shows white, but was gained


@clause("TM-Q17")
def test_q17_the_potions_own_purchase_triggers_what_was_owned_before_it() -> None:
    story = buying(thief("R B S", gold=0, cards="B01"), thief("G"), thief(), market={"A": "A10", "B": "B18"})
    story.chance("draw B17").when(0, "buy B18").event("infamy", card="B01", count=1).no_event("infamy", card="B17")
    story.expect({"players.0.infamy": 1})


@clause("TM-Q18")
def test_q18_the_potion_uses_a_purchase_and_leaves_the_game_face_up() -> None:
    story = buying(thief("R B G S", gold=0), thief("G"), thief(), market={"A": "A10", "B": "B18 B03 B04 B09 B14"})
    story.chance("draw B15").when(0, "buy B18").then(waiting=1)
    story.expect_view(2, {"discarded": "B18", "players.0.cards": "B15", "players.0.bought": 1})
    story.when(1, "end").when(2, "end").event("deal", deck="B")  # its slot is refilled as usual
    assert len([c for c in story.match.view(None)["market"]["B"] if c]) == 5


@clause("TM-Q18")
def test_q18_the_potion_is_not_an_owned_card_at_the_end() -> None:
    story = scored(thief(cards="C09", gold=0), thief(gold=0), thief(gold=0), discarded=["B18"])
    story.outcome(points={0: {"cards": 0}})


@clause("TM-Q19")
def test_q19_with_c_current_the_potion_of_row_b_gives_the_top_of_c() -> None:
    story = buying(thief("R B S", gold=0), thief("G"), thief(), market={"A": "A10", "B": "B18", "C": "C05 C06"})
    story.chance("draw C13").when(0, "buy B18").expect({"players.0.cards": "C13", "decks.C": 8})


@clause("TM-Q20")
def test_q20_the_robbed_owner_chooses_after_the_return_and_before_the_roll() -> None:
    story = splitting(thief("R W B", cards="B13"), thief(), thief(), pool="R W B G G Y I S", turn=1)
    story.when(1, "rob 0 keep red").event("rob", returned="W B").no_event("rerolled").then(waiting=0, asked="save")
    story.expect_view(1, {"aside": "W B"}).chance("roll Y").when(0, "save white").event("rerolled", loot="Y")
    story.expect({"pool": "R W W B G G Y Y I S"})


@clause("TM-Q21")
def test_q21_a_price_of_nothing_is_still_a_purchase_and_triggers_bonuses() -> None:
    story = buying(thief("S", gold=0, cards="C07 B01"), thief("G"), thief(), market={"A": "A16 A14 A10"})
    story.when(0, "buy A16 waive red").event("infamy", card="B01").expect({"players.0.bought": 1})
    story.when(0, "buy A14 waive green").then(waiting=1).expect({"players.0.bought": 2})


@clause("TM-Q22")
def test_q22_after_a_tie_for_first_the_next_count_is_still_second() -> None:
    def henchmen(*cards: str) -> tuple[int, ...]:
        outcome = scored(*[thief(cards=c, gold=0) for c in cards]).match.outcome
        assert outcome is not None
        return tuple(row["henchmen"] for row in outcome.breakdown)

    assert henchmen("A02 A03", "A04 A05", "A06") == (2, 2, 1)
    assert henchmen("A02 A03", "A04 A05", "A06", "A08") == (2, 2, 0, 0)
    assert henchmen("A02 A03", "A04 A05", "A06", "") == (2, 2, 1, 0)
    assert henchmen("A02 A03", "A04 A05", "A06 A08", "A09", "") == (2, 2, 2, 1, 0)


@clause("TM-Q23")
def test_q23_nothing_never_scores() -> None:
    scored(thief(gold=0), thief(gold=0), thief(gold=0)).outcome(scores=(0, 0, 0), winners=(0, 1, 2))
    # One henchman in all: no second place for those without any; likewise gold.
    scored(thief(cards="A02", gold=1), thief(gold=0), thief(gold=0)).outcome(scores=(6, 0, 0))


@clause("TM-Q24")
def test_q24_the_last_tie_is_a_shared_victory() -> None:
    story = scored(thief(gold=0, infamy=3), thief(gold=0, infamy=3), thief(gold=0, infamy=1))
    story.then(over=True).outcome(winners=(0, 1), tie_break="shared")


@clause("TM-Q24")
def test_q24_with_the_option_the_first_to_grab_the_marker_wins() -> None:
    tied = [thief(gold=0, infamy=3), thief(gold=0, infamy=3), thief(gold=0, infamy=1)]
    story = scored(*tied, options=GRAB).then(waiting=(0, 1), asked="grab", over=False)
    story.legal(0, only=["grab"]).legal(1, only=["grab"]).legal(2, count=0)
    first = story.fork().when(0, "grab").event("grab", seat=0).then(over=True)
    first.outcome(winners=(0,), ranks=(1, 2, 3), tie_break="grab").refused(1, "grab", "TM-G1")
    story.when(1, "grab").outcome(winners=(1,), ranks=(2, 1, 3), scores=(3, 3, 1), tie_break="grab")


@clause("TM-Q24")
def test_q24_only_the_tied_may_grab() -> None:
    tied = [thief(gold=0, infamy=3), thief(gold=0, infamy=3), thief(gold=0, infamy=1)]
    scored(*tied, options=GRAB).refused(2, "grab", "TM-Q24")


@clause("TM-Q24")
def test_q24_no_race_where_there_is_a_winner() -> None:
    story = scored(thief(gold=0, infamy=3), thief(gold=0, infamy=2), thief(gold=0), options=GRAB)
    story.then(over=True, waiting=()).outcome(winners=(0,), tie_break=None)


@clause("TM-Q24")
def test_q24_the_race_is_run_after_scoring_so_infamy_is_open() -> None:
    # Who is asked depends on the totals: they must have been revealed, as at every scoring.
    tied = [thief(gold=0, infamy=3), thief(gold=0, infamy=3), thief(gold=0, infamy=1)]
    for viewer in (None, 0, 2):
        scored(*tied, options=GRAB).expect_view(viewer, {"players.0.infamy": 3, "players.1.infamy": 3})


@clause("TM-Q25")
def test_q25_gold_of_the_last_exchange_cannot_be_turned_into_infamy() -> None:
    owned = some("C", 8, but="C04")
    story = round_ends(
        thief("Y Y S", gold=0, cards="C04"), thief("R"), thief("R", cards=owned),
        market={"C": some("C", 1, but=f"{owned} C04")},
    )  # fmt: skip
    story.then(over=True, waiting=()).expect({"players.0.gold": 2, "players.0.infamy": 0}).refused(
        0, "exit", "TM-G1"
    )


@clause("TM-Q26")
def test_q26_loyalty_counts_gained_cards() -> None:
    story = buying(thief("R B S", gold=0, cards="C09"), thief("G"), thief(), market={"A": "A10", "B": "B18"})
    story.chance("draw B19").when(0, "buy B18").expect({"players.0.cards": "B19 C09"})
    scored(thief(cards="B19 C09", gold=0), thief(gold=0), thief(gold=0), discarded=["B18"]).outcome(
        points={0: {"cards": 1}}
    )


@clause("TM-Q27")
def test_q27_both_maps_in_one_hand() -> None:
    scored(thief(cards="C13 C14", gold=0), thief(gold=0), thief(gold=0)).outcome(scores=(14, 0, 0))
    scored(thief(cards="C13 C14", gold=0), thief(cards="C08", gold=0), thief(gold=0)).outcome(scores=(10, 0, 0))


@clause("TM-Q28")
def test_q28_island_estate_shows_a_map_and_costs_green_and_blue() -> None:
    row = next(r for r in rookery.game(GAME).cards if r["id"] == "C08")
    assert (sorted(row["cost"]), row["icons"]) == (["B", "G"], "N")
    buying(thief("G B S", gold=0), thief("G"), thief(), market={"C": "C08", "A": "A10"}).legal(0, has="buy C08")
    scored(thief(cards="C08"), thief(), thief()).expect_view(None, {"players.0.icons": {"N": 1, "P": 0}})


@clause("TM-Q29")
def test_q29_big_haul_shows_a_plan() -> None:
    scored(thief(cards="C01"), thief(), thief()).expect_view(None, {"players.0.icons": {"P": 1}})


@clause("TM-Q30")
def test_q30_when_c_is_short_none_of_its_cards_is_dealt() -> None:
    owned = some("C", 6)
    story = round_ends(
        thief("R S"), thief("R"), thief("R", cards=owned), market={"C": some("C", 2, but=owned)}
    )  # three left, three wanted: it goes on
    story.then(over=False).expect({"decks.C": 0})
    owned = some("C", 7)
    story = round_ends(thief("R S"), thief("R"), thief("R", cards=owned), market={"C": some("C", 2, but=owned)})
    story.then(over=True).no_event("deal").expect({"decks.C": 2, "market.C": some("C", 2, but=owned)})


@clause("TM-Q31")
def test_q31_with_row_c_complete_the_game_goes_on_although_deck_c_is_empty() -> None:
    owned = some("C", 6)
    story = round_ends(
        thief("R S"), thief("R"), thief("R", cards=owned), market={"C": some("C", 5, but=owned)}, round=20
    )
    story.then(over=False, asked="split").event("round", round=21).expect({"decks.C": 0})


@clause("TM-Q32")
def test_q32_nobody_must_buy_so_a_game_of_passes_goes_on() -> None:
    match = rookery.game(GAME).start(seats=3, seed=32)
    while match.view(None)["round"] <= 120:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.play(seat, "end" if question.key == "buy" else match.legal(seat)[0])
    assert not match.over and match.outcome is None
    assert match.view(None)["decks"] == {"A": 8, "B": 12, "C": 11}  # nothing was bought, nothing dealt


@clause("TM-Q33")
def test_q33_the_exchange_is_the_same_whoever_sits_where() -> None:
    thieves = [thief("Y Y I S", cards="B11", gold=0), thief("I I", cards="C08", gold=0), thief("Y", gold=0)]
    for turn in range(3):
        order = thieves[turn:] + thieves[:turn]
        story = round_ends(*order)
        for seat, row in enumerate(order):
            gold, infamy = {"Y Y I S": (3, 1), "I I": (0, 3), "Y": (1, 0)}[row["pile"]]
            story.expect({f"players.{seat}.gold": gold, f"players.{seat}.infamy": infamy})


@clause("TM-Q35")
def test_q35_deck_sizes_are_public_and_their_order_is_not() -> None:
    story = buying(thief("R S"), thief("R"), thief("R"), market={"A": "A01 A02"})
    for viewer in (None, 0, 1, 2):
        story.expect_view(viewer, {"decks": {"A": 11, "B": 12, "C": 11}, "current": "A"})
        assert set(story.match.view(viewer)["decks"]) == {"A", "B", "C"}
        assert "A03" not in str(story.match.view(viewer))


@clause("TM-Q36")
def test_q36_no_flip_to_the_same_face_and_none_of_a_die_that_is_gone() -> None:
    story = buying(thief("R G S", gold=0, cards="A01 A16 A14"), thief("G"), thief(), market={"A": "A10"})
    story.refused(0, "flip A01 red", "TM-Q36").when(0, "sell A16").refused(0, "flip A01 white", "TM-K1")


@clause("TM-Q37")
def test_q37_several_flips_of_one_die_with_different_cards() -> None:
    story = buying(thief("G S", gold=0, cards="A12 B12"), thief("G"), thief(), market={"A": "A16 A10"})
    story.when(0, "flip A12 bag", "flip B12 red", "buy A16").expect({"players.0.cards": "A12 A16 B12"})


@clause("TM-Q38")
def test_q38_the_stew_is_chosen_before_anything_else_its_purchase_triggers() -> None:
    story = buying(
        thief("B G S", gold=0, cards="B17"), thief("G", cards="A01 B16"), thief(), market={"B": "X01", "A": "A10"},
        options=PROMO,
    )  # fmt: skip
    story.when(0, "buy X01").no_event("infamy").then(asked="copy").when(0, "copy B16")
    # Its own cost B G stays: the Dockhand counts blue, and the copied Rumor-Monger green.
    story.in_order("copy", "infamy", "infamy").event("infamy", card="B17", count=1).event(
        "infamy", card="B16", count=1
    )
    story.expect({"players.0.infamy": 2})


@clause("TM-Q38")
def test_q38_a_copied_haul_pays_at_once() -> None:
    story = buying(
        thief("B G R S", gold=0), thief("G", cards="C01"), thief(), market={"B": "X01", "A": "A10"}, options=PROMO
    )
    story.when(0, "buy X01").in_order("copy", ("infamy", {"seat": 0, "count": 4})).expect({"players.0.infamy": 4})


@clause("TM-Q38")
def test_q38_without_an_opponents_card_it_stays_as_printed() -> None:
    story = buying(
        thief("B G S", gold=0, cards="A16"), thief("G"), thief(), market={"B": "X01", "A": "A10"}, options=PROMO
    )
    story.when(0, "buy X01").no_event("copy").expect({"players.0.copies": None}).then(waiting=1)
    story.expect_view(None, {"players.0.icons": {"M": 1, "H": 1}})


@clause("TM-Q38")
def test_q38_the_stew_through_the_potion_copies_too_but_was_not_bought() -> None:
    story = buying(
        thief("R B S", gold=0, cards="B17"), thief("G", cards="A01 B16"), thief(),
        market={"B": "B18", "A": "A10"}, options=PROMO,
    ).chance("draw X01")  # fmt: skip
    story.when(0, "buy B18").in_order(("infamy", {"card": "B17"}), ("potion", {"card": "X01"})).then(asked="copy")
    story.when(0, "copy B16").no_event("infamy").expect({"players.0.infamy": 1, "players.0.copies": "B16"})


@clause("TM-Q39")
def test_q39_a_turn_ends_when_the_player_says_so() -> None:
    story = buying(thief("R G S", gold=2, cards="A16 A05 C04"), thief("G"), thief(), market={"A": "A10"})
    story.legal(0, has=["end", "exit", "sell A16", "buy A10"]).when(0, "end").then(waiting=1)


@clause("TM-Q39")
def test_q39_with_nothing_but_ending_left_the_turn_ends_by_itself() -> None:
    story = buying(thief("G S", gold=0), thief("G"), thief(), market={"A": "A10 A14"})
    story.when(0, "buy A10").in_order("buy", ("end", {"seat": 0}), ("buying", {"seat": 1})).then(waiting=1)


@clause("TM-Q40")
def test_q40_points_cards_and_tokens_rank_everybody() -> None:
    story = scored(
        thief(gold=0, infamy=9), thief(gold=0, infamy=2, cards="A01"), thief(gold=0, infamy=2),
        thief(gold=0, infamy=0), thief(gold=0, infamy=2),
    )  # fmt: skip
    story.outcome(ranks=(1, 2, 3, 5, 3), winners=(0,), tie_break=None)
    tokens = scored(thief(gold=9, infamy=9), thief(gold=1, infamy=2), thief(gold=3, infamy=2))
    tokens.outcome(scores=(12, 2, 2), ranks=(1, 3, 2))


@clause("TM-Q41")
def test_q41_of_two_thieves_with_the_same_effect_the_marker_holder_is_first() -> None:
    story = split_done(
        thief("R R R", cards="B13"), thief("W W B"), thief("G G G Y S", cards="X01", copies="B13"), options=PROMO
    )
    story.then(waiting=2, asked="reroll").when(2, "reroll none").then(waiting=0, asked="reroll")
    story.when(0, "reroll none").then(waiting=2, asked="buy")


@clause("TM-Q41")
def test_q41_two_alleyways_pay_from_the_marker_holder_on() -> None:
    story = given(GAME, phase="after-split", options=PROMO, players=[
        thief("R", cards="X02"), thief("W S"), thief("B", cards="X01", copies="X02"), thief("G G G G Y I W R")
    ])  # fmt: skip
    story.in_order(("infamy", {"seat": 2, "count": 2}), ("infamy", {"seat": 0, "count": 2}), "buying")
