"""TM-L: splitting the loot."""

from math import prod

import pytest

from tests.clauses import clause
from tests.rules.thiefs_market.table import GAME, splitting, thief
from tests.scenario import given

POOL = "R R W W B B G G Y I S"  # ten dice and the marker: three thieves


@clause("TM-L1")
def test_the_start_player_rolls_all_dice_and_adds_the_marker() -> None:
    story = given(GAME, seats=4, start=2).chance("roll R W B G Y I R W B G Y")
    story.event("roll", seat=2, loot="R W B G Y I R W B G Y").then(waiting=2, asked="split")
    story.expect({"pool": "R R W W B B G G Y Y I S"})
    story.expect({f"players.{seat}.pile": [] for seat in range(4)})


@clause("TM-L2")
def test_the_start_player_takes_any_selection_from_one_piece_to_everything() -> None:
    story = splitting(thief(), thief(), thief(), pool=POOL, turn=0)
    story.legal(0, count=prod([3, 3, 3, 3, 2, 2, 2]) - 1, of="take")
    story.legal(0, has=["take red", "take marker", "take red red white marker"])
    story.legal(0, has="take red red white white blue blue green green bag mask marker")
    story.legal(0, has="take red red white white blue blue green green bag mask")  # without the marker
    story.when(0, "take red bag marker").expect({"players.0.pile": "R Y S", "pool": "R W W B B G G I"})


@clause("TM-L2")
def test_the_start_player_cannot_steal() -> None:
    story = splitting(thief(), thief(), thief(), pool=POOL, turn=0)
    story.legal(0, count=0, of="rob").refused(0, "rob 1 keep red", "TM-L2")


@clause("TM-L2", "TM-L5")
def test_nobody_takes_what_is_not_in_the_pool() -> None:
    story = splitting(thief(), thief(), thief(), pool=POOL, turn=0)
    story.refused(0, "take red red red", "TM-L5").refused(0, "take bag bag", "TM-L5")


@clause("TM-L3")
def test_taking_changes_no_face() -> None:
    story = splitting(thief(), thief(), thief(), pool=POOL, turn=0).when(0, "take red white blue green bag mask")
    story.expect({"players.0.pile": "R W B G Y I", "pool": "R W B G S"}).no_event("rerolled")
    story.event("take", seat=0, loot="R W B G Y I")


@clause("TM-L4")
def test_the_turn_passes_to_the_nearest_thief_without_a_pile() -> None:
    story = splitting(thief("R"), thief("R"), thief(), thief("R W"), thief(), pool="W B B B G G G Y I S", turn=2)
    story.when(2, "take white").then(waiting=4)  # seat 3 has a pile and is skipped
    story.legal(4, has=["rob 3 keep red", "rob 3 keep white"])


@clause("TM-L4")
def test_the_turn_goes_round_the_table() -> None:
    story = splitting(thief("R"), thief(), thief("R B"), thief(), pool="W W W B B G G G S", turn=3)
    story.when(3, "take white").then(waiting=1)  # past seat 0, who has a pile


@clause("TM-L4")
def test_nobody_acts_out_of_turn() -> None:
    story = splitting(thief(), thief(), thief(), pool=POOL, turn=1)
    story.refused(0, "take red", "TM-L4").refused(2, "take red", "TM-L4").legal(0, count=0)


@clause("TM-L5")
def test_a_thief_takes_or_steals_and_nothing_else() -> None:
    story = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    story.legal(1, only=["rob 0 keep red", "rob 0 keep white"], of="rob")
    story.legal(1, count=2 + prod([2, 2, 3, 3, 2, 2, 2]) - 1)
    assert {str(m).split()[0] for m in story.match.legal(1)} == {"take", "rob"}


@clause("TM-L5")
def test_passing_is_not_possible() -> None:
    story = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    story.legal(1, not_has="end").refused(1, "end", "TM-L5")


@clause("TM-L5")
def test_a_thief_with_a_pile_does_not_act() -> None:
    story = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    story.refused(0, "take red", "TM-L5").refused(0, "rob 1 keep red", "TM-L5")


@clause("TM-L6")
def test_the_whole_pile_is_taken_and_at_least_one_piece_returned() -> None:
    story = splitting(thief("R R W"), thief(), thief(), pool="W B B G G Y I S", turn=1).chance("roll I I")
    story.legal(1, of="rob", only=[f"rob 0 keep {k}" for k in ("red", "red red", "white", "red white")])
    story.when(1, "rob 0 keep red").event("rob", seat=1, victim=0, kept="R", returned="R W")
    story.expect({"players.0.pile": [], "players.1.pile": "R", "pool": "W B B G G Y I I I S"})


@clause("TM-L6")
def test_a_robber_cannot_keep_everything_or_nothing() -> None:
    story = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    story.refused(1, "rob 0 keep red white", "TM-L6").unreadable(1, "rob 0 keep", mentions="name the loot")


@clause("TM-L6")
def test_a_robber_keeps_only_what_the_pile_held() -> None:
    story = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    story.refused(1, "rob 0 keep blue", "TM-L6").refused(1, "rob 0 keep red red", "TM-L6")


@clause("TM-L6")
def test_only_another_thief_with_a_pile_can_be_robbed() -> None:
    story = splitting(thief("R W"), thief(), thief(), pool="R W B B G G Y I S", turn=1)
    story.refused(1, "rob 1 keep red", "TM-L6").refused(1, "rob 2 keep red", "TM-L6")
    story.refused(1, "rob 4 keep red", "TM-L6")  # there is no such seat


@clause("TM-L7")
def test_a_lone_die_and_the_lone_marker_are_safe() -> None:
    story = splitting(thief("R"), thief("S"), thief(), thief(), pool="R W W B B G G G Y I", turn=2)
    story.legal(2, count=0, of="rob")
    story.refused(2, "rob 0 keep red", "TM-L7").refused(2, "rob 1 keep marker", "TM-L7")


@clause("TM-L7", "TM-L6")
@pytest.mark.parametrize("pile", ["R R", "B B B B", "I I", "Y Y Y", "W W W W W W W W"])
def test_a_pile_of_equal_dice_is_not_a_lone_piece(pile: str) -> None:
    rest = " ".join("G" * (10 - len(pile.split())))
    word = {"R": "red", "B": "blue", "I": "mask", "Y": "bag", "W": "white"}[pile[0]]
    keeps = [f"rob 0 keep {' '.join([word] * n)}" for n in range(1, len(pile.split()))]
    splitting(thief(pile), thief(), thief(), pool=f"{rest} S", turn=1).legal(1, only=keeps, of="rob")


@clause("TM-L8")
def test_returned_dice_are_rerolled_and_kept_ones_are_not() -> None:
    story = splitting(thief("R W B S"), thief(), thief(), pool="R W B G G Y I", turn=1).chance("roll Y I")
    story.when(1, "rob 0 keep red marker").event("rerolled", loot="Y I").then(unused=[])
    story.expect({"players.1.pile": "R S", "pool": "R W B G G Y Y I I"})


@clause("TM-L8")
def test_the_marker_is_not_rolled() -> None:
    story = splitting(thief("R W S"), thief(), thief(), pool="R W B B G G Y I", turn=1).chance("roll Y")
    story.when(1, "rob 0 keep red").event("rerolled", loot="Y").then(unused=[])  # one die for two pieces
    story.expect({"pool": "R W B B G G Y Y I S"})


@clause("TM-L9")
def test_the_robbed_thief_acts_again_and_may_rob_the_robber() -> None:
    story = splitting(thief("R R W"), thief(), thief("B Y"), pool="W B G G I S", turn=1).chance("roll I", "roll G")
    story.when(1, "rob 0 keep red white").then(waiting=0).expect({"players.0.pile": []})
    story.legal(0, has=["rob 1 keep red", "rob 1 keep white"])
    story.when(0, "rob 1 keep red").expect({"players.0.pile": "R", "players.1.pile": []})
    story.then(waiting=1, asked="split")


@clause("TM-L9")
def test_one_thief_can_be_robbed_again_and_again() -> None:
    story = splitting(thief("R R W W"), thief(), thief(), pool="B B G G Y I S", turn=1)
    story.chance("roll I I", "roll Y", "roll B")
    story.when(1, "rob 0 keep red white").when(2, "rob 1 keep red").then(waiting=0)
    story.when(0, "take blue bag").then(waiting=1).when(1, "rob 0 keep bag")
    story.in_order(("rob", {"seat": 1, "victim": 0}), ("take", {"seat": 0}))  # robbed twice, now the last to take


@clause("TM-L10")
def test_the_last_thief_without_a_pile_takes_everything_marker_included() -> None:
    story = splitting(thief("R B"), thief("W"), thief(), pool="W R B G G Y I S", turn=2)
    story.legal(2, only=["take red white blue green green bag mask marker"], of="take")
    story.refused(2, "take white", "TM-L10").refused(2, "take marker", "TM-L10")
    story.when(2, "take all").expect({"players.2.pile": "R W B G G Y I S"})


@clause("TM-L10")
def test_the_last_thief_may_steal_instead() -> None:
    story = splitting(thief("R B"), thief("W G"), thief(), pool="R W B G Y I S", turn=2).chance("roll R")
    story.when(2, "rob 0 keep red").then(waiting=0, asked="split").expect({"players.2.pile": "R"})
    story.refused(0, "take white", "TM-L10")  # the robbed thief is the last one now


@clause("TM-L10")
def test_with_nobody_to_rob_the_last_take_needs_no_asking() -> None:
    story = splitting(thief("R"), thief(), thief(), pool="R W W B B G G Y I S", turn=1)
    story.when(1, "take white").event("take", seat=2, loot="R W B B G G Y I S").then(waiting=2, asked="buy")


@clause("TM-L11")
def test_the_phase_ends_when_everybody_has_a_pile() -> None:
    story = splitting(thief("R R S"), thief("W"), thief(), pool="W B B G G Y I", turn=2)
    story.when(2, "take all").then(waiting=0, asked="buy")
    story.expect_view(None, {"pool": [], "players.0.pile": "R R S"})


@clause("TM-L11")
def test_the_phase_goes_on_while_somebody_has_no_pile() -> None:
    story = splitting(thief("R R S"), thief(), thief(), pool="W W B B G G Y I", turn=1)
    story.when(1, "take white white blue blue green green bag mask").expect({"pool": []})
    story.then(waiting=2, asked="split").legal(2, count=0, of="take")


@clause("TM-L12")
def test_piles_and_their_faces_are_public() -> None:
    story = splitting(thief("R Y S"), thief("I I"), thief(), pool="R W W B B G", turn=2)
    for viewer in (None, 0, 1, 2):
        story.expect_view(viewer, {"players.0.pile": "R Y S", "players.1.pile": "I I", "pool": "R W W B B G"})
