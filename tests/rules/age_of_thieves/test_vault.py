"""AT-V, AT-L, AT-N, AT-Z: the vault, the alarm, clean-up and the end."""

from itertools import product
from typing import Any

import pytest

from rookery.games.age_of_thieves.rules.score import better
from rookery.games.age_of_thieves.state.table import City
from tests.clauses import clause
from tests.rules.age_of_thieves.table import CROWD, alarmed, pass_all, resolving, table, thief
from tests.scenario import Scenario

BYSTANDER = thief("zain", "Sa2", "move:1")
LAST = "A01 A02 A03 A04 A05"


def dawn(*thieves: dict[str, Any], **more: Any) -> Scenario:
    """The fifth alarm turn ends."""
    return table("clean-up", *thieves, alarm=True, gates="N", event="A05", seen=LAST, **more)


@clause("AT-V2", "AT-Q33")
def test_the_gates_are_drawn_when_the_move_is_over_even_if_it_ends_in_a_dungeon() -> None:
    story = resolving(thief("morius", "P1N", "move:5"), BYSTANDER, guards=["P1E"]).chance(
        "district S", "district W"
    )
    story.when(0, "sneak", "go P0", "take emperor").no_event("gates").when(0, "go P1E")
    story.in_order("caught", ("lose", {"jewel": "emperor", "space": "P1E"}), ("dungeon", {"district": "S"}))
    story.event("gates", district="W").expect({"players.0.best": True, "spaces.P1E.jewels.emperor": 1})


@clause("AT-Q34", "AT-V4")
def test_a_later_pickup_is_not_the_first() -> None:
    story = resolving(
        thief("morius", "P1N", "move:5"), thief("zain", "Sa2", "move:1", best=True), lifted=True, gates="N"
    )
    story.when(0, "sneak", "go P0", "take emperor", "stop").no_event("vault").no_event("gates")
    story.expect({"players.0.best": False, "players.1.best": True, "players.0.points.red": 0})


@clause("AT-Q36")
def test_only_a_move_picks_the_jewel_up() -> None:
    story = resolving(thief("morius", "P1N", "G15:5 move:3"), BYSTANDER).chance("district N")
    story.when(0, "resolve", "at P0").expect({"players.0.jewels.emperor": 0, "players.0.at": "P0"})
    story.when(0, "sneak", "take emperor").event("vault", seat=0)


@clause("AT-Q4", "AT-N3")
def test_red_points_follow_the_jewel_in_clean_up() -> None:
    holder = thief("morius", "Na2", jewels={"emperor": 1}, points={"red": 0, "blue": 4, "purple": 3})
    story = table(
        "clean-up",
        holder,
        thief("zain", "Sa2", points={"red": 1}, tokens={"informer": 2}, used={"informer": 1}),
        lifted=True,
        gates="N",
    )
    story.chance("event A04", "roll 1 1").expect({"players.0.points.red": 1, "players.1.points.red": 0})
    story.expect({"players.1.tokens.informer": 1, "players.0.points.purple": 0, "players.0.points.blue": 10})
    dropped = table(
        "clean-up", thief("morius", "Na2"), thief("zain", "Sa2", points={"red": 1}), lifted=True, gates="N"
    )
    dropped.chance("event A04", "roll 1 1").expect({"players.0.points.red": 0, "players.1.points.red": 0})


@clause("AT-L1", "AT-Q40", "AT-Q46", "AT-I2")
def test_taken_alarm_spaces_and_an_empty_pool() -> None:
    story = table("turn", thief("morius", "Na2"), thief("zain", "Sa2"), lifted=True, gates="N", guards=CROWD)
    story.chance("event A04", "roll 1 1").then(waiting=0, asked="nearest")
    story.legal(0, only=["at Na5", "at Nb6", "at Nc5"]).when(0, "at Nc5").event(
        "appear", figure="captain", space="Nc5"
    )
    story.then(waiting=0, asked="recycle").legal(0, count=20).when(0, "watch Wa4").event("appear", space="Nc4")
    story.then(asked="recycle").legal(0, count=19, not_has=["watch Nc4"]).when(0, "watch Sa7")
    story.expect({"captains": ["Nc5", "Nb7"], "guards.18": "Nc4", "guards.17": "Nc6"})


@clause("AT-Q46", "AT-I2")
def test_whose_card_it_is_picks_the_guard_from_the_board() -> None:
    story = resolving(BYSTANDER, thief("morius", "Na2", "G19:5"), guards=CROWD, first=0)
    story.when(1, "resolve", "at Nd3").then(waiting=1, asked="recycle").legal(1, count=20)
    story.when(1, "watch Wa4").event("appear", space="Nd3").expect({"guards.18": "Nd3"})


@clause("AT-L2", "AT-Q2", "AT-Q1", "AT-F7")
def test_the_city_is_left_only_after_the_alarm_by_an_open_gate() -> None:
    before = resolving(thief("morius", "Na5", "move:5"), BYSTANDER, lifted=True, gates="N")
    before.when(0, "sneak").refused(0, "leave", "AT-Q2")
    shut = alarmed(thief("morius", "Na5", "move:5"), BYSTANDER, gates="S").when(0, "sneak")
    shut.refused(0, "leave", "AT-L2")
    for gate in ("Na5", "Na8"):
        open_ = alarmed(thief("morius", gate, "move:5"), BYSTANDER).when(0, "sneak", "leave")
        open_.event("leave", seat=0, space=gate).expect({"players.0.out": 1, "players.0.at": None})
    barred = alarmed(thief("morius", "Na5", "move:5"), BYSTANDER, event="A11", barred="Na5").when(0, "sneak")
    barred.refused(0, "leave", "AT-L2")
    spent = alarmed(thief("morius", "Nb5", "G16:5"), BYSTANDER).when(0, "resolve", "go Na5", "go Na6", "go Na5")
    spent.event("stop", seat=0)  # leaving takes a step


@clause("AT-L3")
def test_the_alarm_changes_ties_dice_and_dungeons() -> None:
    story = alarmed(thief("morius", "Nc4", "move:4"), thief("zain", "Sa2"), guards=["Nc3"], gates="W", die=4)
    story.in_order("watch", "caught", ("dungeon", {"district": "W"}))


@clause("AT-N1", "AT-N2", "AT-N5")
def test_clean_up_in_its_order() -> None:
    story = resolving(
        thief("morius", "Na2", "move:3 G26:2"), thief("zain", "Sa2"), first=1, spaces={"Nc3": {"smoke": True}}
    )
    pass_all(story).in_order("clean-up", ("pass", {"seat": 0}), "turn")
    story.expect({"first": 0, "discard": {"G26": 1}, "players.0.stacks": []})


@clause("AT-Z2")
def test_all_lose_when_nobody_got_out() -> None:
    dawn(thief("morius", "Na5", jewels={"emperor": 1}), thief("zain", "Sa2")).then(over=True).outcome(winners=())


@clause("AT-Z4", "AT-Z7")
def test_the_richest_who_got_out_wins() -> None:
    story = dawn(
        thief("morius", None, out=1, jewels={"green": 1, "yellow": 1}),
        thief("zain", None, out=2, best=True, jewels={"trinkets": 1}),
        thief("joanne", "Na5", jewels={"green": 3}),
    )  # fmt: skip
    story.outcome(winners=(1,), scores=(3, 4, 0), ranks=(2, 1, 3), tie_break=None)


@clause("AT-Z5")
@pytest.mark.parametrize(
    ("one", "other", "tie"),
    [
        ({"best": True}, {"jewels": {"green": 1, "yellow": 1}}, "burglar"),
        ({"jewels": {"yellow": 2}}, {"jewels": {"green": 1}}, "jewels"),
        ({"jewels": {"trinkets": 1, "yellow": 1}}, {"jewels": {"green": 1}}, "jewels"),
        ({"jewels": {"yellow": 1}}, {"jewels": {"trinkets": 1}}, "first"),
    ],
)
def test_ties(one: dict[str, Any], other: dict[str, Any], tie: str) -> None:
    story = dawn(thief("morius", None, out=1, **one), thief("zain", None, out=2, **other), thief("joanne", "Sa2"))
    story.outcome(winners=(0,), tie_break=tie)


@clause("AT-Z5")
def test_green_jewels_never_decide_with_points_and_jewels_alike_they_are_alike_too() -> None:
    """A green jewel is worth one point more than any other, so the third tie-break of the rulebook has no case."""
    c = dawn(thief("morius", None, out=1), thief("zain", None, out=2), thief("joanne", "Sa2")).match._table
    assert isinstance(c, City)
    a, b = c.thieves[0], c.thieves[1]
    loot = list(product(range(2), range(5), range(5), range(3)))
    for one, other in product(loot, loot):
        a.best, a.green, a.yellow, a.trinkets = one
        b.best, b.green, b.yellow, b.trinkets = other
        reason = better(c, 0, 1) or better(c, 1, 0)
        assert reason in (3, 4, 5, 7)  # points, the best burglar, jewels, who left first
        assert reason != 7 or a.green == b.green


@clause("AT-Z6")
def test_without_any_points_the_first_to_leave_wins() -> None:
    story = dawn(thief("morius", None, out=2), thief("zain", None, out=1), thief("joanne", "Sa2"))
    story.outcome(winners=(1,), tie_break="first")
    dawn(thief("morius", None, out=1), thief("zain", "Sa2", jewels={"green": 4})).outcome(winners=(0,))


@clause("AT-Q35")
def test_lifted_in_the_tenth_calm_turn_the_game_goes_on() -> None:
    seen = "C01 C02 C03 C04 C06 C07 C08 C09 C11 C05"
    story = resolving(thief("morius", "P1N", "move:3"), thief("zain", "Sa2"), event="C05", seen=seen, turn=10)
    story.chance("district N", "event A04", "roll 1 1").when(0, "sneak", "go P0", "take emperor", "stop")
    story.event("alarm").then(over=False, asked="declare")


@clause("AT-Q37")
def test_the_game_ends_when_everybody_has_left() -> None:
    story = alarmed(thief("morius", "Na5", "move:5", jewels={"yellow": 1}), thief("zain", None, out=1))
    story.when(0, "sneak", "leave").then(over=True).outcome(winners=(0,))


@clause("AT-Q38")
def test_what_is_left_of_a_thief_who_left() -> None:
    me = thief("morius", "Na5", "move:5 G26:2", hand=["G04"], jewels={"yellow": 1})
    story = alarmed(me, BYSTANDER).when(0, "sneak", "leave").event("opened", seat=0, card="G26")
    pass_all(story).expect({"discard": {"G04": 1, "G26": 1}, "players.0.hand": [], "players.0.jewels.yellow": 1})


@clause("AT-Q39", "AT-N5")
def test_the_next_thief_stands_in_for_a_first_thief_who_left() -> None:
    story = alarmed(
        thief("morius", "Na5", "move:5"), thief("noiron", "Nb3"), thief("zain", "Sa2"), guards=["Nc3", "Nc2"], die=2
    )
    story.when(0, "sneak", "leave").then(waiting=1, asked="order").expect_view(None, {"lead": 1, "first": 0})
    pass_all(story).event("pass", seat=1)
    gone = alarmed(thief("morius", "Wa3"), thief("noiron", None, out=1), thief("zain", "Sa2"), first=0)
    gone.chance("event A04", "roll 1 1").event("pass", seat=2).expect({"first": 2})  # past those who left


@clause("AT-I1", "AT-I3")
def test_only_ten_yellow_jewels() -> None:
    story = table("jewel", thief("morius", "Na2", jewels={"yellow": 10}), thief("zain", "Sa2"), event="C02")
    story.event("no-jewel").chance("roll 3").then(asked="declare")
    assert story.match.view(None)["pool"]["yellow"] == 0
