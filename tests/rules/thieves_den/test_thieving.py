"""TD-T, TD-A: turns and the six actions."""

import pytest

import rookery
from tests.clauses import clause
from tests.rules.thieves_den.table import player, scouting, thieving, with_power

DISPLAY = ["NO1A", "AG1A", "CO1A", "EN1A", "ME1A", "PE3A"]


@clause("TD-T1")
def test_one_action_or_pass_each_in_turn() -> None:
    story = thieving(player("C"), player(above="L03A"), player(), turn=2, start=2)
    story.when(2, "rob L03A").then(waiting=0, asked="turn").when(0, "hag codex").then(waiting=1)
    story.refused(0, "pass", "TD-T1").when(1, "pass").then(waiting=2)


@clause("TD-T2")
def test_six_actions_and_passing() -> None:
    story = thieving(
        player("G G C P"), player(above="L03A"), player(), display=DISPLAY, powers=["PW05", "PW06", "PW12"]
    )
    kinds = {str(move).split()[0] for move in story.match.legal(0)}
    assert kinds == {"rob", "deal", "power", "hag", "vault", "recruit", "pass"}
    story.steps_cover(0)


@clause("TD-T2")
def test_the_same_action_again_and_again() -> None:
    story = thieving(player("C G A"), player(passed=True), player(passed=True))
    story.when(0, "hag codex").when(0, "hag gem").when(0, "hag artifact").expect({"players.0.reputation.hag": 6})


@clause("TD-T3", "TD-Q45")
def test_one_may_pass_and_must_when_nothing_else_is_left() -> None:
    story = thieving(player("C"), player("", 0), player("", 0, above="L03A"))
    story.legal(0, has="pass")
    story.when(0, "pass").in_order(("pass", {"seat": 0}), ("pass", {"seat": 1}), ("pass", {"seat": 2}))


@clause("TD-Q45")
def test_a_forced_pass_is_final() -> None:
    """Seat 1 cannot act, is passed over, and does not come back although a thief arrives."""
    story = thieving(player("", 3, above="L20A"), player("", 0, above="L08A"), player("C", 1))
    story.when(0, "rob L20A").event("pass", seat=1).then(waiting=2)
    story.when(2, "rob L08A").expect({"players.1.thieves": 2}).then(waiting=0)


@clause("TD-T4")
def test_whoever_has_passed_takes_no_more_turns() -> None:
    story = thieving(player("C G"), player("C G"), player("C G"))
    story.when(0, "pass").when(1, "hag codex").when(2, "hag gem").then(waiting=1).refused(
        0, "hag artifact", "TD-T4"
    )


@clause("TD-T5", "TD-Q14")
def test_whoever_has_passed_is_no_target() -> None:
    story = thieving(player(above="L28A L11A L10A"), player("G", passed=True), player("A"))
    story.fork().when(0, "rob L28A").event("steal", victim=2)
    story.fork().when(0, "rob L11A").event("lure", victim=2)
    story.fork().when(0, "rob L10A").event("destroy", victim=2)


@clause("TD-T5")
def test_the_refusal_names_the_clause() -> None:
    story = thieving(player(above="L28A"), player("G", passed=True), player("A C"), player("C"))
    story.when(0, "rob L28A").refused(0, "steal 1 gem", "TD-T5").refused(0, "steal 3 gem", "TD-Q15")


@clause("TD-T6")
def test_the_last_player_goes_on_alone_until_passing() -> None:
    story = thieving(player("C G"), player(passed=True), player(passed=True))
    story.when(0, "hag codex").then(waiting=0).when(0, "hag gem").then(waiting=0)
    story.when(0, "pass").event("cleanup", round=1)


# -- Rob a location --------------------------------------------------------------------------------------------


@clause("TD-A1", "TD-Q12")
def test_two_players_may_rob_the_left_sides_which_nobody_owns() -> None:
    story = thieving(player(side="L01A"), player(above="L03A", side="L02A"))
    story.legal(0, of="rob", only=["rob L01A", "rob L02A", "rob L03A"])
    story.when(0, "rob L02A").no_event("bonus").expect({"players.0.treasures": "C C", "players.1.thieves": 3})


@clause("TD-A1")
def test_what_does_not_lie_face_up_cannot_be_robbed() -> None:
    thieving(player(pile="L01A"), player(), player()).refused(0, "rob L01A", "TD-A1").refused(
        0, "rob L02A", "TD-A1"
    )


@clause("TD-A2")
def test_robbing_takes_a_thief_from_the_board() -> None:
    story = thieving(player("", 1, above="L03A L09A"), player(), player())
    story.when(0, "rob L03A").expect({"players.0.thieves": 0, "robbed": "L03A"})
    story.when(1, "pass").when(2, "pass").refused(0, "rob L09A", "TD-A2")


@clause("TD-A3", "TD-A4")
def test_first_the_ability_then_the_owner_bonus() -> None:
    story = thieving(player(), player(above="L01A"), player())
    story.when(0, "rob L01A").in_order(
        "rob", ("gain", {"seat": 0, "loot": "P P P"}), ("bonus", {"seat": 1, "loot": "G"})
    )


@clause("TD-A4", "TD-Q13")
def test_a_passed_owner_gets_the_bonus_and_decides_the_surplus() -> None:
    full = player("C C C G G G A A", passed=True, above="L01A")
    story = thieving(player(), full, player()).when(0, "rob L01A").then(waiting=1, asked="return")
    story.when(1, "return artifact").expect({"players.1.treasures": "C C C G G G G A"}).then(
        waiting=2, asked="turn"
    )


@clause("TD-Q15")
def test_without_an_opponent_the_ability_does_nothing_and_the_bonus_is_due() -> None:
    story = thieving(player(), player(passed=True, above="L28A"), player(passed=True))
    story.when(0, "rob L28A").no_event("steal").event("bonus", seat=1, loot="P")
    poor = thieving(player(), player(above="L28A"), player()).when(0, "rob L28A")
    poor.no_event("steal").event("bonus", seat=1)


@clause("TD-Q15")
def test_with_an_opponent_the_ability_must_be_used() -> None:
    story = thieving(player(above="L28A"), player("C G"), player())
    story.when(0, "rob L28A").legal(0, only=["steal 1 codex", "steal 1 gem"]).refused(0, "pass", "TD-Q15")


@clause("TD-Q16")
def test_a_location_that_gives_nothing_may_be_robbed() -> None:
    story = thieving(player("C", 3, above="L13A"), player("F F F F F F F"), player())
    story.legal(0, has="rob L13A").when(0, "rob L13A").expect({"players.0.treasures": "C", "robbed": "L13A"})


# -- Deal with a fence -----------------------------------------------------------------------------------------


@clause("TD-A5", "TD-Q48")
def test_only_fences_of_the_display() -> None:
    story = thieving(player("G G C C F F"), player(fences="NO2A"), player(), display=DISPLAY)
    story.legal(0, of="deal", only=["deal NO1A", "deal AG1A", "deal CO1A"]).refused(0, "deal NO2A", "TD-A5")


@clause("TD-A6", "TD-C6")
def test_card_thief_and_exactly_the_wanted_treasures() -> None:
    story = thieving(player("G G G C"), player(), player(), display=DISPLAY).when(0, "deal NO1A")
    story.expect({"players.0.fences": "NO1A", "players.0.treasures": "G C", "players.0.thieves": 2})
    story.expect_view(1, {"players.0.fences": [{"card": "NO1A", "thieves": 1, "loot": ["G", "G"]}], "city.G": 4})


@clause("TD-A6")
def test_no_deal_without_a_thief() -> None:
    thieving(player("G G", 0), player(), player(), display=DISPLAY).refused(0, "deal NO1A", "TD-A6")


@clause("TD-A7")
def test_reputation_at_once_and_no_half_deals() -> None:
    story = thieving(player("G G F"), player(), player(), display=DISPLAY)
    story.refused(0, "deal CO1A", "TD-A7").refused(0, "deal PE3A", "TD-A7")
    story.when(0, "deal NO1A").expect({"players.0.reputation.fences": 6}).event("fame", seat=0, fame=6)


@clause("TD-A8")
def test_the_slot_is_refilled_from_the_deck() -> None:
    story = thieving(player("C C"), player(), player(), display=DISPLAY).chance("fence TI3B").when(0, "deal AG1A")
    assert story.match.view(None)["display"] == ["NO1A", "TI3B", *DISPLAY[2:]]


@clause("TD-A8")
def test_with_an_empty_deck_the_slot_stays_empty() -> None:
    rest = [f"{t}{n}{s}" for s in "AB" for t in ("NO", "AG", "CO", "EN", "ME", "PE", "TI") for n in (1, 2, 3)]
    sold = [card for card in rest if card not in DISPLAY]
    story = thieving(player("C C"), player(sold=sold), player(), display=DISPLAY).when(0, "deal AG1A")
    assert story.match.view(None)["display"] == ["NO1A", None, *DISPLAY[2:]]


# -- Power, hag, vault, recruit --------------------------------------------------------------------------------


@clause("TD-A9", "TD-A10")
def test_each_power_works_once_per_round_for_the_whole_table() -> None:
    story = with_power("PW05", player("C C"), player("G"), player())
    story.when(0, "power PW05 codex").refused(1, "power PW05 gem", "TD-A10").refused(1, "power PW01 gem", "TD-A9")
    story.expect_view(2, {"powers.0.paid": "C"})


@clause("TD-A10")
def test_one_pays_with_what_one_has() -> None:
    story = with_power("PW05", player("C"), player(), player())
    story.legal(0, of="power PW05", only=["power PW05 codex"]).refused(0, "power PW05 gem", "TD-A10")


@clause("TD-A11")
def test_then_the_power_is_carried_out() -> None:
    story = with_power("PW12", player("C"), player(), player())
    story.when(0, "power PW12 codex").in_order("power", ("gain", {"seat": 0, "thieves": 3}))


@clause("TD-A12", "TD-A13")
@pytest.mark.parametrize("word", ["codex", "gem", "artifact", "fossil", "potion"])
def test_one_treasure_of_each_type_for_the_hag(word: str) -> None:
    letter = word[0].upper()
    story = thieving(player(f"{letter} {letter}"), player(letter), player())
    story.when(0, f"hag {word}").expect({"players.0.reputation.hag": 2, "hag": letter})
    story.refused(1, f"hag {word}", "TD-A12")


@clause("TD-A12")
def test_the_hag_wants_what_one_has() -> None:
    thieving(player("C"), player(), player()).refused(0, "hag gem", "TD-A12").legal(0, of="hag", only=["hag codex"])


@clause("TD-A14", "TD-A15")
def test_the_vault_takes_two_thieves_for_a_treasure() -> None:
    story = thieving(player("", 3), player("", 1), player("", 2), vault=2)
    story.legal(0, count=5, of="vault").when(0, "vault gem")
    story.expect({"players.0.thieves": 1, "players.0.treasures": "G", "vault": 4})
    story.then(waiting=2)  # seat 1, with one thief, can only pass
    story.when(2, "vault fossil").expect({"vault": 6})


@clause("TD-A14")
def test_the_vault_needs_two_thieves() -> None:
    thieving(player("C", 1), player(), player()).refused(0, "vault gem", "TD-A14")


@clause("TD-A15", "TD-B1")
def test_the_vault_may_overfill_the_chests() -> None:
    story = thieving(player("C C C C G G G G"), player(), player()).when(0, "vault potion").then(asked="return")
    story.when(0, "return codex").expect({"players.0.treasures": "C C C G G G G P"})


@clause("TD-A16", "TD-A17", "TD-Q2")
def test_two_treasures_for_a_thief() -> None:
    story = thieving(player("C C G"), player(), player())
    story.legal(0, of="recruit", only=["recruit codex codex", "recruit codex gem"])
    story.when(0, "recruit codex codex").expect(
        {"players.0.treasures": "G", "players.0.thieves": 4, "recruit": "C C"}
    )


@clause("TD-A17", "TD-B2")
def test_a_seventh_recruit_stays_in_the_forest() -> None:
    story = thieving(player("C C", 6), player(), player(), forest=6)
    story.when(0, "recruit codex codex").event("recruit", thieves=1).event("surplus", seat=0, thieves=1)
    story.expect({"players.0.thieves": 6, "forest": 6})


@clause("TD-A16")
def test_recruiting_needs_two_treasures() -> None:
    story = thieving(player("C"), player(), player())
    story.refused(0, "recruit codex gem", "TD-A16").legal(0, count=0, of="recruit")


@clause("TD-Q17")
def test_one_may_pay_for_nothing() -> None:
    hoard = "C C G G A A F P"
    story = thieving(player(hoard), player("C C G G A F F P"), recruit="C G A A F F P P", hag="P")
    story.refused(0, "vault gem", "TD-A15").legal(0, of="vault", only=["vault none"])
    story.when(0, "vault none").event("vault", seat=0, loot=[]).expect({"players.0.thieves": 1, "vault": 2})
    recruit = thieving(player("C C", 6), player("", 6))
    recruit.when(0, "recruit codex codex").event("recruit", thieves=0).expect(
        {"players.0.thieves": 6, "recruit": "C C"}
    )


# -- Undo ------------------------------------------------------------------------------------------------------


@clause("TD-Q46")
def test_steps_of_a_turn_may_be_taken_back_until_it_ends() -> None:
    story = thieving(player("C", above="L16A"), player(), player())
    before = story.fork()
    story.when(0, "rob L16A").then(waiting=0).undo(0).same_as(before)


@clause("TD-Q46")
def test_a_turn_that_has_ended_stands() -> None:
    story = thieving(player("C G"), player(), player()).when(0, "hag codex").then(waiting=1).undo_refused(0, "turn")
    story.when(1, "pass").when(2, "pass").then(waiting=0)
    story.when(0, "hag gem").then(waiting=0).undo_refused(0, "turn")  # alone, and still one turn after the other
    story.when(0, "pass").undo_refused(0, "chance")


def test_at_tables_of_the_first_rules_an_ended_turn_may_be_taken_back() -> None:
    box = rookery.game("thieves-den").at(1)
    assert box is not None
    rows = [player("C G"), player(), player()]
    match = box.position({"seats": 3, "phase": "thieving", "turn": 0, "players": rows})
    match.play(0, "hag codex")
    assert match.can_undo(0)


@clause("TD-Q46")
def test_but_not_past_a_revealed_card_nor_anothers_answer() -> None:
    deal = thieving(player("C C"), player(), player(), display=DISPLAY).when(0, "deal AG1A")
    deal.undo_refused(0, "chance")
    scry = with_power("PW07", player("C"), player(), player()).when(0, "power PW07 codex")
    scry.undo_refused(0, "chance")
    full = player("C C C G G G A A", above="L01A")
    other = thieving(player(), full, player()).when(0, "rob L01A").when(1, "return artifact")
    other.undo_refused(0, "others")


@clause("TD-Q46", "TD-Q6")
def test_what_was_chosen_for_an_instant_stands_when_the_next_one_is_on() -> None:
    hands = ("L30A L02A L03A L04A", "L07A L08A L09A L10A", "L30B L14A L15A L16A")
    story = scouting(*[player(hand=hand) for hand in hands])
    story.when(0, "pick L30A").when(1, "pick L07A").when(2, "pick L30B").then(waiting=0, asked="gain")
    story.when(0, "take codex").then(waiting=2, asked="gain").undo_refused(0, "turn")


@clause("TD-Q46", "TD-Q6")
def test_and_when_the_first_turn_has_begun() -> None:
    story = scouting(player(hand="L01A L02A"), player(hand="L07A L08A"), player(hand="L30B L14A"), picks=2)
    story.when(0, "pick L01A").when(1, "pick L07A").when(2, "pick L30B").then(waiting=2, asked="gain")
    story.when(2, "take codex").then(waiting=0, asked="turn").undo_refused(2, "turn")


@clause("TD-Q46", "TD-P3")
def test_what_a_rival_has_returned_stands_while_the_turn_goes_on() -> None:
    """But the robber may still take back what nobody has answered."""
    full = player("C C C G G G A A", above="L01A")
    story = with_power("PW03", player("C"), full, player(above="L03A L09A")).when(0, "power PW03 codex", "rob L01A")
    story.fork().undo(0).then(waiting=0, asked="turn")
    story.when(1, "return codex").then(waiting=0, asked="strike").undo_refused(1, "turn")
    quiet = with_power("PW03", player("C"), player(above="L01A"), player(above="L03A L09A"))
    quiet.when(0, "power PW03 codex", "rob L01A").event("bonus", seat=1).then(waiting=0, asked="strike").undo(0)
    quiet.then(waiting=0, asked="turn")
