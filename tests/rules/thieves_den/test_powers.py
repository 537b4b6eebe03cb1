"""TD-P: the twelve powers, and what they nest."""

from typing import Any

from tests.clauses import clause
from tests.rules.thieves_den.table import player, thieving, with_power

DISPLAY = ["NO1A", "AG1A", "CO1A", "EN1A", "ME1A", "PE3A"]


# -- Vanishing Act ---------------------------------------------------------------------------------------------


@clause("TD-P1", "TD-Q25")
def test_a_thief_comes_and_the_location_goes_on_top_of_the_deck() -> None:
    story = with_power(
        "PW01", player("C"), player(above="L03A L09A"), player(above="L01A"), robbed=["L03A", "L01A"]
    )
    story.when(0, "power PW01 codex").then(asked="vanish").legal(0, only=["vanish L03A", "vanish L01A"])
    story.refused(0, "vanish L09A", "TD-P1")
    story.when(0, "vanish L03A").event("vanish", seat=0, card="L03A")
    story.expect({"players.0.thieves": 4, "players.1.above": "L09A", "top": "L03A", "robbed": "L01A"})


@clause("TD-P1")
def test_vanishing_needs_a_thief_on_a_location() -> None:
    story = with_power("PW01", player("C"), player(above="L03A"), player())
    story.legal(0, count=0, of="power PW01").refused(0, "power PW01 codex", "TD-P1")


@clause("TD-P1", "TD-B2")
def test_a_seventh_thief_goes_on_to_the_forest() -> None:
    story = with_power("PW01", player("C", 6), player(above="L03A"), player(), robbed=["L03A"], forest=5)
    story.when(0, "power PW01 codex").expect({"players.0.thieves": 6, "forest": 6})


@clause("TD-Q24")
def test_of_two_thieves_one_goes_to_the_forest() -> None:
    players = (player("C"), player(above="L03A"), player())
    story = with_power("PW01", *players, used="PW02", robbed=["L03A"], twice="L03A")
    story.when(0, "power PW01 codex").expect({"players.0.thieves": 4, "forest": 8, "twice": None, "robbed": []})


@clause("TD-Q25", "TD-Q11")
def test_the_vanished_card_is_dealt_to_the_next_start_player() -> None:
    """Everybody knows where it goes, spectators too."""
    rich = player("C", 0, reputation=9)
    story = with_power("PW01", rich, player("", 0, above="L03A", reputation=5), player("", 0), robbed=["L03A"])
    story.when(0, "power PW01 codex").told(None, "dealt", seat=2, card="L03A")
    assert "L03A" in story.match.document()["players"][2]["hand"]


# -- Double Team -----------------------------------------------------------------------------------------------


@clause("TD-P2", "TD-Q26")
def test_a_second_thief_on_a_location_is_a_whole_robbery() -> None:
    story = with_power("PW02", player("C", 0), player(above="L03A"), player(), robbed=["L03A"])
    story.when(0, "power PW02 codex")
    story.in_order(
        ("double", {"card": "L03A"}), ("gain", {"seat": 0, "loot": "G F"}), ("bonus", {"seat": 1, "loot": "P"})
    )
    story.expect({"players.0.thieves": 0, "players.0.treasures": "G F", "twice": "L03A", "forest": 10})


@clause("TD-Q26", "TD-U1")
def test_both_thieves_come_to_the_owner() -> None:
    story = with_power("PW02", player("C", 0), player("", 0, above="L09A"), player("", 0), robbed=["L09A"])
    story.when(0, "power PW02 codex")
    while not any(e["kind"] == "thieves" for e in story.match.events(None)):
        story.when(story.match.unanswered[0], "pass")
    story.expect({"players.1.thieves": 2})


@clause("TD-P2", "TD-Q27")
def test_a_second_deal_with_a_fence_in_front_of_somebody() -> None:
    story = with_power("PW02", player("C G G", 0), player(fences="NO1A"), player(), display=[*DISPLAY[1:], "NO2A"])
    story.when(0, "power PW02 codex").event("double", seat=0, fence="NO1A")
    story.expect({"players.0.reputation.fences": 6, "players.1.fences": "NO1A", "crowded": "NO1A"})
    story.no_event("fence").expect_view(
        2, {"players.1.fences": [{"card": "NO1A", "thieves": 2, "loot": ["G"] * 4}]}
    )


@clause("TD-Q27", "TD-U3")
def test_everything_on_a_crowded_fence_goes_to_the_supply() -> None:
    story = with_power(
        "PW02",
        player("C G G", 0),
        player("", 0, fences="NO1A", reputation=6),
        player("", 0),
        display=[*DISPLAY[1:], "NO2A"],
    )
    story.when(0, "power PW02 codex").expect({"players.1.sold": "NO1A", "players.0.sold": [], "forest": 18})
    story.expect_view(0, {"city.G": 7, "city.C": 7})


@clause("TD-P2")
def test_double_team_needs_the_forest_and_a_space_it_can_use() -> None:
    robbed: dict[str, Any] = {"robbed": ["L03A"], "powers": ["PW02", "PW05", "PW12"]}
    thieving(player("C", 5), player("", 5, above="L03A"), forest=1, **robbed).legal(0, has=["power PW02 codex"])
    empty = thieving(player("C", 5), player("", 6, above="L03A"), forest=0, **robbed)
    empty.refused(0, "power PW02 codex", "TD-P2")
    nobody = with_power("PW02", player("C"), player(above="L03A"), player())
    nobody.refused(0, "power PW02 codex", "TD-P2")
    unpaid = with_power("PW02", player("C"), player(fences="NO1A"), player(), display=[*DISPLAY[1:], "NO2A"])
    unpaid.refused(0, "power PW02 codex", "TD-P2")


@clause("TD-Q49", "TD-P2")
def test_the_treasure_the_fence_wants_cannot_pay_the_wizard() -> None:
    story = with_power("PW02", player("C G G"), player(fences="NO1A"), player(), display=[*DISPLAY[1:], "NO2A"])
    story.legal(0, of="power PW02", only=["power PW02 codex"]).refused(0, "power PW02 gem", "TD-Q49")


# -- Twin Strike -----------------------------------------------------------------------------------------------


@clause("TD-P3", "TD-Q28")
def test_two_robberies() -> None:
    story = with_power("PW03", player("C", above="L03A"), player(above="L09A"), player())
    story.when(0, "power PW03 codex").then(asked="strike").legal(0, only=["rob L03A", "rob L09A"])
    story.when(0, "rob L03A")  # the second, with one space left, needs no question
    story.expect({"players.0.treasures": "G F P G", "players.0.thieves": 1, "robbed": "L03A L09A"}).then(waiting=1)


@clause("TD-P3", "TD-Q28")
def test_a_robbery_that_makes_a_deal_possible() -> None:
    story = with_power("PW03", player("C C", above="L02A L20A"), player(), player(), display=DISPLAY)
    story.when(0, "power PW03 codex").legal(0, only=["rob L02A", "rob L20A"])
    story.when(0, "rob L02A").legal(0, only=["rob L20A", "deal AG1A"]).when(0, "deal AG1A")
    story.expect({"players.0.reputation.fences": 5, "players.0.treasures": "C"}).then(waiting=1)


@clause("TD-P3")
def test_two_deals_and_the_refill_between_them() -> None:
    story = with_power("PW03", player("C C C P P"), player(), player(), display=DISPLAY).chance(
        "fence EN1B", "fence TI1B"
    )
    story.when(0, "power PW03 codex").legal(0, only=["deal AG1A", "deal EN1A"]).when(0, "deal EN1A")
    story.expect({"players.0.reputation.fences": 10})  # the only deal left is made
    assert "EN1B" in story.match.view(None)["display"]


@clause("TD-Q28")
def test_the_second_action_is_skipped_if_impossible() -> None:
    story = with_power("PW03", player("C", 1, above="L03A"), player(), player())
    story.when(0, "power PW03 codex").expect({"players.0.thieves": 0}).then(waiting=1, asked="turn")


@clause("TD-P3", "TD-Q49")
def test_twin_strike_needs_a_first_action_after_paying() -> None:
    story = with_power("PW03", player("C C"), player(), player(), display=DISPLAY)
    story.refused(0, "power PW03 codex", "TD-Q49").legal(0, count=0, of="power PW03")
    nobody = with_power("PW03", player("C", 0, above="L03A"), player(), player())
    nobody.refused(0, "power PW03 codex", "TD-P3")


# -- New Faces -------------------------------------------------------------------------------------------------


@clause("TD-P4", "TD-Q29")
def test_three_fences_go_under_the_deck_and_then_an_action() -> None:
    story = with_power("PW04", player("C A A", above="L03A"), player(), player(), display=DISPLAY)
    story.chance("fence TI1B", "fence TI2B", "fence TI3B")
    story.when(0, "power PW04 codex").legal(0, count=20, of="renew").steps_cover(0)
    story.refused(0, "renew 0 1", "TD-P4").refused(0, "renew 0 1 2 3", "TD-P4")
    story.when(0, "renew 0 2 5").event("renew", fences=["NO1A", "CO1A", "PE3A"])
    assert story.match.document()["beneath"] == ["NO1A", "CO1A", "PE3A"]
    assert story.match.view(None)["display"] == ["TI1B", "AG1A", "TI2B", "EN1A", "ME1A", "TI3B"]
    story.then(asked="strike").legal(0, only=["rob L03A", "deal ME1A"]).refused(0, "pass", "TD-Q28")


@clause("TD-Q28", "TD-P4")
def test_new_faces_is_always_usable() -> None:
    story = with_power("PW04", player("C", 0), player(), player(), display=DISPLAY)
    story.when(0, "power PW04 codex", "renew 0 1 2").then(waiting=1, asked="turn")


@clause("TD-Q29")
def test_few_fences_come_back_when_the_deck_is_empty() -> None:
    rest = [f"{t}{n}{s}" for s in "AB" for t in ("NO", "AG", "CO", "EN", "ME", "PE", "TI") for n in (1, 2, 3)]
    shown = ["NO1A", None, "AG1A", None, None, None]
    story = with_power(
        "PW04", player("C", 0), player(sold=[c for c in rest if c not in shown]), player(), display=shown
    )
    story.when(0, "power PW04 codex").event("renew", fences=["NO1A", "AG1A"])
    assert story.match.view(None)["display"] == ["NO1A", "AG1A", None, None, None, None]


# -- Grand Illusion, Conjured Trinket --------------------------------------------------------------------------


@clause("TD-P5")
def test_three_reputation() -> None:
    story = with_power("PW05", player("C"), player(), player()).when(0, "power PW05 codex")
    story.expect({"players.0.reputation.powers": 3})


@clause("TD-P6", "TD-Q35")
def test_one_treasure_becomes_another() -> None:
    story = with_power("PW06", player("C"), player(), player()).when(0, "power PW06 codex").then(asked="gain")
    story.legal(0, count=5).when(0, "take gem").expect({"players.0.treasures": "G", "powers.0.paid": "C"})


@clause("TD-Q17", "TD-P6")
def test_a_trinket_from_an_empty_city() -> None:
    story = thieving(
        player("C C G G A A F P"), player("C C G G A F F P"), recruit="C G A A F F P P", hag="P",
        powers=["PW06", "PW05", "PW12"],
    )  # fmt: skip
    story.when(0, "power PW06 codex").no_event("gain").expect({"players.0.treasures": "C G G A A F P"})


# -- Scrying ---------------------------------------------------------------------------------------------------


@clause("TD-P7", "TD-Q28")
def test_a_new_location_and_perhaps_an_action() -> None:
    story = with_power("PW07", player("C"), player(), player(), display=DISPLAY).chance("draw L03A")
    story.when(0, "power PW07 codex").event("scry", seat=0, card="L03A").then(asked="may")
    story.legal(0, only=["rob L03A", "decline"])
    story.fork().when(0, "decline").expect({"robbed": []}).then(waiting=1)
    story.when(0, "rob L03A").expect({"players.0.treasures": "G F", "players.0.above": "L03A"})


@clause("TD-Q30")
def test_an_instant_turned_up_is_used_and_collected() -> None:
    story = with_power("PW07", player("C", above="L03A"), player(), player()).chance("draw L06A")
    story.when(0, "power PW07 codex").event("instant", seat=0, card="L06A")
    story.expect({"players.0.thieves": 5, "players.0.pile": "L06A"}).then(asked="may")


@clause("TD-Q30")
def test_with_an_empty_deck_only_the_action_remains() -> None:
    cards = [f"L{n:02}{s}" for s in "AB" for n in range(1, 31) if (n, s) != (3, "A")]
    story = with_power("PW07", player("C", above="L03A"), player(pile=cards), player())
    story.when(0, "power PW07 codex").no_event("scry").then(asked="may").legal(0, only=["rob L03A", "decline"])


@clause("TD-P7")
def test_a_card_from_under_the_deck_comes_up_when_nothing_else_is_left() -> None:
    cards = [f"L{n:02}{s}" for s in "AB" for n in range(1, 31) if (n, s) != (3, "A")]
    story = with_power("PW07", player("C", 0), player(pile=cards), player(), under=["L03A"])
    story.when(0, "power PW07 codex").event("scry", seat=0, card="L03A").expect({"under": []})


# -- Transmutation ---------------------------------------------------------------------------------------------


@clause("TD-P8", "TD-Q33")
def test_two_thieves_to_the_forest_for_two_treasures() -> None:
    story = with_power("PW08", player("C", 2), player(), player(), forest=10)
    story.when(0, "power PW08 codex").expect({"forest": 12, "players.0.thieves": 0}).then(asked="gain")
    story.when(0, "take gem", "take fossil").expect({"players.0.treasures": "G F"}).then(waiting=1)


@clause("TD-P8")
def test_transmutation_needs_two_thieves() -> None:
    with_power("PW08", player("C", 1), player(), player()).refused(0, "power PW08 codex", "TD-P8")


# -- Shadow Step -----------------------------------------------------------------------------------------------


@clause("TD-P9", "TD-Q31")
def test_a_thief_moves_works_and_comes_along() -> None:
    story = with_power("PW09", player("C", 0), player(above="L03A"), player(above="L09A L15A"), robbed=["L03A"])
    story.when(0, "power PW09 codex").legal(0, only=["shift L03A L09A", "shift L03A L15A"]).steps_cover(0)
    story.refused(0, "shift L09A L15A", "TD-P9").refused(0, "shift L03A L03A", "TD-P9")
    story.when(0, "shift L03A L09A")
    story.in_order(
        "shift", ("gain", {"seat": 0, "loot": "P G"}), ("bonus", {"seat": 2, "loot": "A"}), ("home", {"seat": 0})
    )
    story.expect({"players.0.thieves": 1, "players.0.treasures": "P G", "robbed": []})


@clause("TD-Q32")
def test_both_spaces_may_be_robbed_again() -> None:
    story = with_power("PW09", player("C", 0), player(above="L03A"), player(above="L09A"), robbed=["L03A"])
    story.when(0, "power PW09 codex").legal(1, of="rob", only=["rob L03A", "rob L09A"])


@clause("TD-Q32")
def test_a_location_with_two_thieves_keeps_one() -> None:
    players = (player("C", 0), player(above="L03A"), player(above="L09A"))
    story = with_power("PW09", *players, used="PW02", robbed=["L03A"], twice="L03A")
    story.when(0, "power PW09 codex").expect({"robbed": "L03A", "twice": None, "players.0.thieves": 1})


@clause("TD-P9")
def test_shadow_step_needs_a_thief_and_an_empty_location() -> None:
    alone = with_power("PW09", player("C"), player(above="L03A"), player(), robbed=["L03A"])
    alone.refused(0, "power PW09 codex", "TD-P9")
    empty = with_power("PW09", player("C"), player(above="L03A L09A"), player())
    empty.refused(0, "power PW09 codex", "TD-P9")


# -- Switcheroo ------------------------------------------------------------------------------------------------


@clause("TD-P10", "TD-Q14")
def test_two_locations_change_places_with_their_thieves() -> None:
    story = with_power(
        "PW10",
        player("C", above="L03A"),
        player(above="L09A L15A"),
        player(above="L01A", passed=True),
        robbed=["L09A"],
    )
    story.when(0, "power PW10 codex").legal(0, only=["swap L03A L09A", "swap L03A L15A"])
    story.refused(0, "swap L03A L01A", "TD-T5").refused(0, "swap L09A L03A", "TD-Q52").refused(
        0, "swap L03A L05A", "TD-P10"
    )
    story.when(0, "swap L03A L09A").event("swap", seat=0, victim=1, card="L03A", other="L09A")
    story.expect({"players.0.above": "L09A", "players.1.above": "L03A L15A", "robbed": "L09A"})


@clause("TD-Q52", "TD-P10")
def test_switcheroo_needs_a_location_on_both_sides() -> None:
    with_power("PW10", player("C"), player(above="L09A"), player()).refused(0, "power PW10 codex", "TD-P10")
    passed = with_power("PW10", player("C", above="L03A"), player(above="L09A", passed=True), player())
    passed.refused(0, "power PW10 codex", "TD-P10")


@clause("TD-Q12", "TD-P10")
def test_switcheroo_does_not_reach_the_left_sides() -> None:
    story = thieving(player("C", side="L01A", above="L03A"), player(side="L02A"), powers=["PW10", "PW05", "PW12"])
    story.refused(0, "power PW10 codex", "TD-P10")


# -- False Owner -----------------------------------------------------------------------------------------------


@clause("TD-P11", "TD-C4")
def test_the_bonus_goes_to_the_robber() -> None:
    story = with_power("PW11", player("C"), player(above="L01A"), player()).when(0, "power PW11 codex")
    story.expect({"players.0.treasures": "P P P G", "players.1.treasures": []}).event("bonus", seat=0)


@clause("TD-P11")
def test_also_from_ones_own_location() -> None:
    story = with_power("PW11", player("C", above="L01A"), player(), player()).when(0, "power PW11 codex")
    story.expect({"players.0.treasures": "P P P G"})


@clause("TD-P11")
def test_false_owner_is_a_robbery_and_needs_one() -> None:
    story = with_power("PW11", player("C", above="L01A"), player(above="L03A"), player())
    story.when(0, "power PW11 codex").then(asked="false").legal(0, only=["rob L01A", "rob L03A"])
    story.refused(0, "decline", "TD-P11")
    with_power("PW11", player("C", 0), player(above="L01A"), player()).refused(0, "power PW11 codex", "TD-P11")


@clause("TD-Q34", "TD-Q12")
def test_a_left_side_has_no_bonus_to_give() -> None:
    story = thieving(player("C", side="L01A"), player(), powers=["PW11", "PW05", "PW12"])
    story.when(0, "power PW11 codex").no_event("bonus").expect({"players.0.treasures": "P P P"})


@clause("TD-Q12")
def test_other_powers_reach_the_left_sides() -> None:
    left = ["L01A"]
    vanish = thieving(player("C", side="L01A"), player(), powers=["PW01", "PW05", "PW12"], robbed=left)
    vanish.when(0, "power PW01 codex").expect({"players.0.side": [], "top": "L01A"})
    double = thieving(player("C", side="L01A"), player(), powers=["PW02", "PW05", "PW12"], robbed=left)
    double.when(0, "power PW02 codex").expect({"players.0.treasures": "P P P"}).no_event("bonus")
    shift = thieving(player("C", side="L01A"), player(side="L02A"), powers=["PW09", "PW05", "PW12"], robbed=left)
    shift.when(0, "power PW09 codex").expect({"players.0.treasures": "C C"}).no_event("bonus")


# -- Call to Arms ----------------------------------------------------------------------------------------------


@clause("TD-P12", "TD-Q17", "TD-B2")
def test_three_thieves_as_far_as_there_are_chairs_and_thieves() -> None:
    story = with_power("PW12", player("C", 5), player(), player(), forest=7).when(0, "power PW12 codex")
    story.expect({"players.0.thieves": 6, "forest": 6})
    few = with_power("PW12", player("C", 2), player("", 6), player("", 6), vault=2, forest=2).when(
        0, "power PW12 codex"
    )
    few.expect({"players.0.thieves": 4, "forest": 0})


# -- one thing inside another ----------------------------------------------------------------------------------


FULL = "C C C G G G A A"


@clause("TD-P3", "TD-Q18", "TD-A4")
def test_a_rival_returns_a_surplus_between_two_strikes() -> None:
    """The owner's bonus, and the owner's choice, come before the second strike."""
    story = with_power("PW03", player("C"), player(FULL, above="L01A"), player(above="L03A L09A"))
    story.when(0, "power PW03 codex", "rob L01A").then(waiting=1, asked="return").refused(0, "rob L03A", "TD-Q18")
    story.when(1, "return codex").expect({"players.1.treasures": "C C G G G G A A"})
    story.then(waiting=0, asked="strike").legal(0, only=["rob L03A", "rob L09A"])
    story.when(0, "rob L09A").event("bonus", seat=2, loot="A").then(waiting=1, asked="turn")


@clause("TD-P3", "TD-Q28")
def test_two_strikes_of_a_thief_hired_in_between() -> None:
    """One thief, and a location that gives two: the second strike is possible and so must be made."""
    story = with_power("PW03", player("C", 1, above="L05A L03A"), player(), player())
    story.when(0, "power PW03 codex", "rob L05A").expect({"robbed": "L03A L05A", "players.0.thieves": 1})


@clause("TD-P4", "TD-P3", "TD-A8")
def test_a_deal_with_a_face_that_has_just_come() -> None:
    story = with_power("PW04", player("C A F"), player(), player(), display=DISPLAY)
    story.chance("fence TI1B", "fence TI2B", "fence TI3B", "fence NO3B")
    story.when(0, "power PW04 codex", "renew 0 1 2")  # only the tinker can be paid, so the deal is made
    story.expect({"players.0.fences": "TI1B", "players.0.reputation.fences": 5, "players.0.treasures": []})
    assert story.match.view(None)["display"] == ["NO3B", "TI2B", "TI3B", *DISPLAY[3:]]


@clause("TD-P2", "TD-L2", "TD-B2")
def test_a_forest_thief_lures_one_too_many() -> None:
    """Nobody left the board, so the lured thief is the seventh and goes to the forest."""
    story = with_power(
        "PW02", player("C", 6), player("", 2, above="L11A"), player("", 0), robbed=["L11A"], forest=9
    )
    story.when(0, "power PW02 codex").event("lure", victim=1).event("surplus", seat=0, thieves=1)
    story.expect({"players.0.thieves": 6, "players.1.thieves": 1, "forest": 9})


@clause("TD-Q26", "TD-Q27")
def test_ones_own_spaces_may_be_doubled() -> None:
    place = with_power("PW02", player("C", 0, above="L03A"), player(), player(), robbed=["L03A"])
    place.when(0, "power PW02 codex").no_event("bonus").expect({"players.0.treasures": "G F", "twice": "L03A"})
    fence = with_power(
        "PW02", player("C G G", 0, fences="NO1A"), player(), player(), display=[*DISPLAY[1:], "NO2A"]
    )
    fence.when(0, "power PW02 codex").expect({"players.0.fences": "NO1A", "players.0.reputation.fences": 6})


@clause("TD-P9", "TD-Q31", "TD-Q18")
def test_a_step_to_a_rival_whose_chests_are_full() -> None:
    """Ability, bonus, the owner's surplus; only then the thief comes along, here to a full row of chairs."""
    story = with_power("PW09", player("C", 6), player(FULL, above="L01A"), player(above="L03A"), robbed=["L03A"])
    story.when(0, "power PW09 codex").then(waiting=1, asked="return").no_event("home")
    story.expect({"players.0.treasures": "P P P", "robbed": "L01A"})
    story.when(1, "return gem").in_order(("home", {"seat": 0, "card": "L01A"}), ("surplus", {"seat": 0}))
    story.expect({"players.0.thieves": 6, "robbed": []}).then(waiting=1, asked="turn")


@clause("TD-P11", "TD-Q18")
def test_a_false_owner_returns_twice() -> None:
    """The surplus of the ability goes before the bonus comes, and the bonus makes one of its own."""
    story = with_power("PW11", player(FULL), player(above="L01A"), player()).when(0, "power PW11 codex")
    story.then(asked="return").no_event("bonus").when(0, "return gem", "return gem").event(
        "bonus", seat=0, loot="G"
    )
    story.then(waiting=0, asked="return").when(0, "return codex")
    story.expect({"players.0.treasures": "C G G A A P P P"}).then(waiting=1)


@clause("TD-P8", "TD-B1")
def test_transmutation_may_overfill_the_chests() -> None:
    story = with_power("PW08", player(FULL), player(), player()).when(0, "power PW08 codex", "take potion")
    story.then(asked="gain").when(0, "take potion").then(asked="return").when(0, "return gem")
    story.expect({"players.0.treasures": "C C G G A A P P"}).then(waiting=1)


@clause("TD-Q30", "TD-B1", "TD-Y1")
def test_an_instant_turned_up_may_ask_and_overfill() -> None:
    story = with_power("PW07", player(FULL, above="L03A"), player(), player()).chance("draw L30A")
    story.when(0, "power PW07 codex").then(asked="gain").when(0, "take potion").then(asked="return")
    story.when(0, "return codex").then(waiting=0, asked="may").expect({"players.0.treasures": "C G G G G A A P"})
    story.when(0, "decline").expect({"robbed": []}).then(waiting=1)


@clause("TD-P10", "TD-G5", "TD-U1")
def test_a_swapped_location_works_for_its_new_owner() -> None:
    """Bonus, thieves and the card itself are the new owner's."""
    story = with_power(
        "PW10", player("C", 1, above="L03A"), player("", 1, above="L09A"), player("", 1), robbed=["L03A"]
    )
    story.when(0, "power PW10 codex").expect({"players.0.above": "L09A", "players.1.above": "L03A"})
    story.when(1, "pass").when(2, "rob L09A").event("bonus", seat=0, loot="A")
    story.when(0, "pass").when(2, "pass").expect({"players.0.pile": "L09A", "players.1.pile": "L03A"})
    story.expect({"players.0.thieves": 2, "players.1.thieves": 2})
