"""TD-Y, TD-C, TD-B: symbols, cards, player boards."""

from collections import Counter

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.games.thieves_den.cards.book import GAIN, NO_TYPE, THIEF
from rookery.games.thieves_den.cards.reading import build, document, parse_parts, standard
from rookery.games.thieves_den.kit import DenKit
from rookery.games.thieves_den.state.table import Den
from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, player, thieving, with_power

ROWS = {row["id"]: row for row in rookery.game(GAME).cards}


def of(kind: str) -> list[dict[str, object]]:
    return [row for row in document(2)["card"] if row["kind"] == kind]


@clause("TD-Y1", "TD-Q21")
def test_a_wild_is_any_type_that_is_there() -> None:
    story = thieving(player(above="L23A"), player("C C C C C"), player("C C P"))  # all seven codices are held
    story.when(0, "rob L23A").then(waiting=0, asked="gain")
    story.legal(0, only=["take gem", "take artifact", "take fossil", "take potion"])
    story.refused(0, "take codex", "TD-Y1").refused(0, "stop", "TD-Q20")
    story.when(0, "take gem").legal(0, count=4).when(0, "take gem").expect({"players.0.treasures": "G G"})


@clause("TD-Y2")
def test_reputation_moves_the_marker() -> None:
    story = thieving(player(above="L22A", reputation=7), player(), player())
    story.when(0, "rob L22A").expect_view(None, {"players.0.reputation": 9})


@clause("TD-Y4", "TD-Y8", "TD-A1")
def test_face_up_locations_of_everybody_can_be_robbed() -> None:
    story = thieving(player(above="L01A"), player(above="L07A L07B"), player(above="L13B"))
    story.legal(0, of="rob", only=["rob L01A", "rob L07A", "rob L07B", "rob L13B"])


@clause("TD-Y5")
def test_the_location_deck_gives_from_the_top_and_takes_from_below() -> None:
    story = with_power("PW07", player("C"), player(), player(), top=["L03A"], under=["L05A"])
    story.when(0, "power PW07 codex").event("scry", seat=0, card="L03A")
    story.expect({"under": "L05A"})


@clause("TD-Y6", "TD-Y7")
def test_fences_on_display_and_in_front_of_players() -> None:
    row = ["NO1A", "NO2A", "NO3A", "AG1A", "AG2A", "AG3A"]
    story = with_power("PW04", player("C"), player(), player(), display=row, beneath=["TI3B"])
    story.chance("fence CO1A", "fence CO2A", "fence CO3A")
    story.when(0, "power PW04 codex", "renew 0 1 2")
    story.expect({"display": "CO1A CO2A CO3A AG1A AG2A AG3A", "beneath": "TI3B NO1A NO2A NO3A"})


@clause("TD-Y9", "TD-C2")
def test_instants_have_no_action_space() -> None:
    instants = [row["id"] for row in of("location") if row["instant"]]
    assert len(instants) == 5
    assert all(not ROWS[str(i)]["bonus"] for i in instants)


@clause("TD-Y10", "TD-C4")
def test_the_owner_bonus_is_for_the_owner_when_another_comes() -> None:
    story = thieving(player(above="L01A"), player(), player(), turn=1)
    story.when(1, "rob L01A").event("bonus", seat=0, card="L01A", loot="G").expect({"players.0.treasures": "G"})
    own = thieving(player(above="L01A"), player(), player(), turn=0)
    own.when(0, "rob L01A").no_event("bonus").expect({"players.0.treasures": "P P P"})


@clause("TD-C4")
def test_some_locations_have_no_owner_bonus() -> None:
    story = thieving(player(), player(above="L10A"), player("C"))
    story.when(0, "rob L10A").no_event("bonus")
    assert sum(bool(row["bonus"]) for row in of("location")) == 22


@clause("TD-Y11", "TD-Q14")
def test_an_opponent_is_somebody_else() -> None:
    story = thieving(player("C C", above="L28A"), player("G"), player("A"))
    story.when(0, "rob L28A").then(asked="steal").legal(0, only=["steal 1 gem", "steal 2 artifact"])
    story.refused(0, "steal 0 codex", "TD-Y11")


@clause("TD-Y12", "TD-Q23")
def test_pay_returns_to_the_supply_to_get_something() -> None:
    story = thieving(player("C", above="L29A"), player(), player())
    story.when(0, "rob L29A").then(asked="pay").legal(0, only=["pay codex", "decline"])
    story.when(0, "pay codex").expect({"players.0.treasures": [], "players.0.reputation.locations": 4})
    story.expect_view(0, {"city.C": 7})


@clause("TD-Y13")
def test_take_takes_to_receive() -> None:
    """A thief is taken from an opponent, and it is the taker's."""
    story = thieving(player(above="L11A"), player("", 3), player("", 0))
    story.when(0, "rob L11A").expect({"players.0.thieves": 3, "players.1.thieves": 2})


@clause("TD-Y14")
def test_plus_gives_both_sides() -> None:
    story = thieving(player(above="L03A"), player(), player())
    story.when(0, "rob L03A").expect({"players.0.treasures": "G F"})


@clause("TD-Y15")
def test_destroy_returns_anothers_treasure() -> None:
    story = thieving(player(above="L10A"), player("G P"), player())
    story.when(0, "rob L10A", "destroy 1 gem").expect({"players.1.treasures": "P", "players.0.treasures": []})
    story.expect_view(0, {"city.G": 7})


@clause("TD-C1")
def test_every_location_has_name_type_and_ability() -> None:
    locations = of("location")
    assert len(locations) == 30
    assert Counter(row["type"] for row in locations) == dict.fromkeys(
        ("village", "shadow", "ruin", "sacred", "city"), 6
    )
    assert all(row["name"] and row["ability"] for row in locations)


@clause("TD-C3", "TD-A1")
def test_one_thief_per_location() -> None:
    story = thieving(player(above="L01A"), player(), player(), robbed=["L01A"])
    story.legal(0, count=0, of="rob").refused(0, "rob L01A", "TD-A1")


@clause("TD-C5")
def test_every_location_and_fence_is_there_twice() -> None:
    box, _ = standard(2)
    assert len(box.location_ids) - 1 == 60
    assert len(box.fence_ids) - 1 == 42
    assert {name[:-1] for name in box.location_ids[1:31]} == {name[:-1] for name in box.location_ids[31:]}


@clause("TD-C6")
def test_every_fence_has_a_type_wants_and_reputation() -> None:
    fences = of("fence")
    assert len(fences) == 21
    assert set(Counter(row["type"] for row in fences).values()) == {3}
    assert all(2 <= len(str(row["wants"])) <= 4 and int(str(row["reputation"])) > 0 for row in fences)
    demand = Counter(letter for row in fences for letter in str(row["wants"]))
    assert max(demand.values()) - min(demand.values()) <= 1


@clause("TD-C7")
def test_a_power_costs_one_treasure() -> None:
    story = with_power("PW05", player("C C"), player(), player())
    story.when(0, "power PW05 codex").expect({"players.0.treasures": "C", "powers.0.paid": "C"})
    assert len(of("power")) == 12


@clause("TD-C8")
def test_the_schemes_are_all_pairs_of_types() -> None:
    pairs = {frozenset(row["types"]) for row in of("scheme")}  # type: ignore[call-overload]
    assert len(pairs) == len(of("scheme")) == 10
    assert all(len(pair) == 2 for pair in pairs)


# -- the player board -----------------------------------------------------------------------------------------


@clause("TD-B1", "TD-Q18")
def test_the_surplus_is_chosen_from_old_and_new() -> None:
    story = thieving(player("C C G G A A F", above="L01A"), player(), player())
    story.when(0, "rob L01A").then(waiting=0, asked="return")  # ten treasures
    story.legal(0, only=["return codex", "return gem", "return artifact", "return fossil", "return potion"])
    story.refused(0, "pass", "TD-B1")
    story.when(0, "return fossil", "return potion").expect({"players.0.treasures": "C C G G A A P P"})
    story.then(waiting=1, asked="turn")


@clause("TD-B1")
def test_a_surplus_of_one_type_needs_no_question() -> None:
    story = thieving(player("P P P P P P P", above="L01A"), player(), player(), player())
    story.when(0, "rob L01A").event("surplus", seat=0, loot="P").then(waiting=1)
    story.expect({"players.0.treasures": "P P P P P P P P"})


@clause("TD-B2", "TD-Q19")
def test_the_seventh_thief_goes_to_the_forest() -> None:
    story = thieving(player("", 5, above="L08A"), player(), player(), turn=1)
    story.when(1, "rob L08A").event("surplus", seat=0, thieves=1).expect({"players.0.thieves": 6})


@clause("TD-B4", "TD-B5")
def test_piles_are_for_their_owners_eyes() -> None:
    story = thieving(player(pile="L01A L02A", sold="NO1A"), player(pile="L03A"), player())
    story.expect_view(0, {"players.0.locations": "L01A L02A", "players.0.buyers": "NO1A", "players.1.pile": 1})
    for viewer in (1, 2, None):
        story.expect_view(viewer, {"players.0.locations": None, "players.0.buyers": None, "players.0.pile": 2})


@clause("TD-B6")
def test_an_empty_supply_owes_nothing() -> None:
    story = thieving(player("", 3, above="L13A"), player("F F F F F F F"), player())
    story.when(0, "rob L13A").expect({"players.0.treasures": []}).event("gain", seat=0, loot=[])


@clause("TD-Q20")
def test_a_gain_cannot_be_refused() -> None:
    story = thieving(player(above="L16A"), player(), player())
    story.when(0, "rob L16A").refused(0, "stop", "TD-Q20").refused(0, "decline", "TD-Q20")


# -- the data -------------------------------------------------------------------------------------------------


def test_every_row_has_a_source() -> None:
    assert {row["source"] for row in ROWS.values()} <= {"rulebook", "published", "reconstructed"}
    assert all(row["source"] == "rulebook" for row in of("power"))
    for section in ("box", "hag", "majorities", "track"):
        assert document()[section]["source"] in ("rulebook", "reconstructed")


def test_the_fixed_treasure_of_the_locations_is_even() -> None:
    output = Counter[int]()
    for row in of("location"):
        for part in parse_parts(str(row["ability"])):
            if part.kind == GAIN:
                output[int(part.type)] += int(part.many)
    assert len(output) == 5
    assert max(output.values()) - min(output.values()) <= 1


def test_an_unreadable_part_is_refused() -> None:
    assert parse_parts("2T")[0].kind == THIEF
    assert parse_parts("2T")[0].type == NO_TYPE
    with pytest.raises(rookery.GameError, match="3X"):
        parse_parts("3X")


@clause("TD-Q43")
def test_any_treasure_meets_a_wild_want() -> None:
    """No fence of the box has one, so this is another box."""
    changed = document()
    next(row for row in changed["card"] if row["id"] == "NO1")["wants"] = "GW"
    kit = DenKit(*build(changed))
    row = ["NO1A", "NO2A", "NO3A", "AG1A", "AG2A", "AG3A"]
    base = {"phase": "thieving", "display": row, "players": [player("G"), player(), player()]}
    poor = kit.position(base, 3, {"start": "random"})
    poor.settle()
    assert not poor.allows(0, kit.notation.parse("deal NO1A"))
    rich = kit.position({**base, "players": [player("G F P"), player(), player()]}, 3, {"start": "random"})
    assert isinstance(rich, Den)
    rich.settle()
    rich.play(0, kit.notation.parse("deal NO1A"))
    assert [kit.notation.text(code) for code in rich.options(0)] == ["add fossil", "add potion"]
    assert kit.document(rich)["doing"][0]["rule"] == "dealing"
    rich.play(0, kit.notation.parse("add potion"))
    rich.random_chance(Rng(1))
    assert isinstance(rich, Den)
    assert rich.players[0].fences == 6
    assert kit.document(rich)["wilds"] == ["P"]
    assert rich.check() == []
