"""TD-L: the locations the book explains, and the order of an ability's parts."""

from tests.clauses import clause
from tests.rules.thieves_den.table import player, scouting, thieving


@clause("TD-L1", "TD-Q36")
def test_witch_hut() -> None:
    story = thieving(player("C", above="L10A"), player("G P"), player("A"))
    story.when(0, "rob L10A").then(waiting=0, asked="destroy").steps_cover(0)
    story.legal(0, only=["destroy 1 gem", "destroy 1 potion", "destroy 2 artifact"])
    story.when(0, "destroy 1 potion").expect({"players.1.treasures": "G", "players.0.treasures": "C"})


@clause("TD-L2")
def test_guild() -> None:
    story = thieving(player(above="L11A"), player("", 2), player("", 1), player("", 0))
    story.when(0, "rob L11A").then(asked="lure").legal(0, only=["lure 1", "lure 2"]).refused(0, "lure 3", "TD-Q15")
    story.when(0, "lure 2").expect({"players.0.thieves": 3, "players.2.thieves": 0})


@clause("TD-L3", "TD-Q22")
def test_laborium() -> None:
    story = (
        thieving(player("C", above="L04A"), player(), player()).when(0, "rob L04A", "pay codex").then(asked="upto")
    )
    story.legal(0, count=6, has=["take codex", "stop"])  # what was returned may be taken back
    story.fork().when(0, "stop").expect({"players.0.treasures": []})
    story.fork().when(0, "take codex", "stop").expect({"players.0.treasures": "C"})
    story.when(0, "take codex", "take gem").expect({"players.0.treasures": "C G"}).then(waiting=1)


@clause("TD-Q22", "TD-Q50")
def test_laborium_without_a_treasure_or_declined() -> None:
    thieving(player(above="L04A"), player(), player()).when(0, "rob L04A").then(waiting=1)
    story = thieving(player("C", above="L04A"), player(), player()).when(0, "rob L04A", "decline")
    story.expect({"players.0.treasures": "C"}).then(waiting=1)


@clause("TD-L4", "TD-Q36")
def test_custom_house() -> None:
    story = thieving(player(above="L28A"), player("G P"), player()).when(0, "rob L28A", "steal 1 potion")
    story.expect({"players.0.treasures": "P", "players.1.treasures": "G"})


@clause("TD-L4", "TD-B1")
def test_a_stolen_treasure_may_be_too_many() -> None:
    story = thieving(player("C C C C G G G G", above="L28A"), player("P"), player()).when(0, "rob L28A")
    story.then(waiting=0, asked="return").when(0, "return codex").expect({"players.0.treasures": "C C C G G G G P"})


@clause("TD-L5")
def test_potion_shop() -> None:
    thieving(player(above="L01A"), player(), player()).when(0, "rob L01A").expect({"players.0.treasures": "P P P"})


@clause("TD-Q23")
def test_the_thief_is_paid_from_the_board_after_the_robbery() -> None:
    story = thieving(player("", 2, above="L17A"), player(), player(), forest=10).when(0, "rob L17A")
    story.legal(0, only=["pay thief", "decline"]).when(0, "pay thief").expect(
        {"forest": 11, "players.0.thieves": 0}
    )
    story.when(0, "take gem", "take gem", "take codex").expect({"players.0.treasures": "G G C"})
    thieving(player("", 1, above="L17A"), player(), player()).when(0, "rob L17A").then(waiting=1)


@clause("TD-Q50", "TD-B6")
def test_parts_from_left_to_right_each_with_what_is_left() -> None:
    """The last gem goes to the fixed part, so the wild cannot be a gem."""
    hands = (player(hand="L30A L02A L03A L04A"), player("G G G", hand="L07A L08A L09A L10A"))
    story = scouting(hands[0], hands[1], player("G G G", hand="L13A L14A L15A L16A"))
    story.when(0, "pick L30A").when(1, "pick L07A").when(2, "pick L13A").then(waiting=0, asked="gain")
    story.legal(0, only=["take codex", "take artifact", "take fossil", "take potion"])


@clause("TD-Q50", "TD-Q21")
def test_a_wild_with_an_empty_city_is_skipped() -> None:
    story = thieving(
        player("C C G G A A F P", above="L16A"), player("C C G G A F F P"), recruit="C G A A F F P P", hag="P"
    )
    story.when(0, "rob L16A").no_event("surplus").expect({"players.0.reputation.locations": 2})
    story.event("gain", seat=0, card="L16A", loot=[], fame=2)  # what follows the wild is given, and told


@clause("TD-Q18")
def test_everything_is_taken_before_the_surplus_goes() -> None:
    """Two wilds on top of eight treasures: both are taken, then two go, before the owner's bonus."""
    story = thieving(player("C C C G G G A A"), player("", 3, above="L23A"), player()).when(
        0, "rob L23A", "take fossil"
    )
    story.then(asked="gain").no_event("bonus").when(0, "take potion").then(asked="return").no_event("bonus")
    story.when(0, "return codex", "return codex").event("bonus", seat=1, thieves=1)
    story.expect({"players.0.treasures": "C G G G A A F P"})
