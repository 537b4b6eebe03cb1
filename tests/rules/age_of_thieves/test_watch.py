"""AT-W, AT-C: the watch, and what happens to the caught."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.rules.age_of_thieves.table import alarmed, declaring, earlier, pass_all, resolving, table, thief
from tests.scenario import Scenario

BYSTANDER = thief("zain", "Sa2", "move:1")
"""Somebody far away who still has a stack, so that the turn goes on."""


@clause("AT-W2", "AT-EX14", "AT-Q19")
def test_a_guard_hears_those_who_are_not_hidden() -> None:
    story = resolving(
        thief("zain", "Nb3", "G10:5"),
        thief("jasmine", "Nd4"),
        thief("morius", "Sa2", "move:1"),
        guards=["Nc3"],
        die=4,
    )
    story.when(0, "resolve").event("watch-goes", **{"from": "Nc3", "space": "Nd4"})
    story.event("caught", seat=1, space="Nd4").no_event("caught", seat=0)


@clause("AT-W3", "AT-W13", "AT-EX18", "AT-W9")
def test_a_thief_walks_away_before_the_watch_acts() -> None:
    story = resolving(thief("zain", "Nc3", "move:5"), thief("morius", "Sa2", "move:1"), guards=["Nc3"], die=4)
    story.when(0, "sneak", "go Nb4", "go Nb3", "go Na4", "go Na3")
    story.event("watch-goes", **{"from": "Nc3", "space": "Na4"}).no_event("caught")


@clause("AT-W4", "AT-Q73")
def test_everybody_who_can_be_caught_on_a_space_is_caught_from_the_first_thief() -> None:
    story = resolving(
        thief("morius", "Nc4"), thief("jasmine", "Nc4"), thief("noiron", "Nc4", states=["cloak"]), BYSTANDER,
        guards=["Nc3"], die=4, first=1,
    )  # fmt: skip
    story.in_order(("caught", {"seat": 1}), ("caught", {"seat": 0})).no_event("caught", seat=2)
    story.expect({"players.0.at": "Na0", "players.1.at": "Na0", "players.2.at": "Nc4"})


@clause("AT-Q73")
def test_the_caught_give_their_theft_marker_back_but_stay_robbed() -> None:
    story = resolving(
        thief("morius", "Nc4", states=["marked"]), thief("noiron", "Nc4", states=["robbed"]), BYSTANDER,
        guards=["Nc3"], die=4,
    )  # fmt: skip
    story.expect({"players.0.states": "caught", "players.1.states": "caught robbed"})


@clause("AT-W5", "AT-EX15")
def test_guards_act_before_captains_and_are_passed() -> None:
    story = alarmed(
        thief("morius", "Nd4"), thief("noiron", "Nd3"), BYSTANDER, guards=["Nc4"], captains=["Nb5"], die=4
    )
    story.in_order(
        ("caught", {"seat": 0}), ("watch-goes", {"figure": "captain", "space": "Nd3"}), ("caught", {"seat": 1})
    )
    story.expect({"guards.0": "Nd4", "captains.0": "Nd3"})


@clause("AT-W5")
def test_the_first_thief_orders_the_guards() -> None:
    story = resolving(
        thief("morius", "Nb3"), thief("jasmine", "Sa2"), BYSTANDER, guards=["Nc3", "Nc2"], die=4, first=1
    )
    story.then(waiting=1, asked="order").legal(1, only=["watch Nc3", "watch Nc2"])


@clause("AT-W6")
def test_the_nearest_thief_is_the_target_even_of_two_farther_ones() -> None:
    story = resolving(
        thief("morius", "Nb4"), thief("jasmine", "Nd4"), thief("noiron", "Nd4"), BYSTANDER, guards=["Nc3"], die=4
    )
    story.event("watch-goes", space="Nb4").event("caught", seat=0).no_event("caught", seat=1)


@clause("AT-W7", "AT-EX16", "AT-Q18", "AT-Q65")
def test_the_fuller_space_is_preferred_hidden_thieves_count() -> None:
    story = resolving(
        thief("joanne", "Nc4"), thief("jasmine", "Nc4", states=["cloak"]), thief("nikolai", "Ne3"), BYSTANDER,
        guards=["Nd4"], die=4,
    )  # fmt: skip
    story.event("watch-goes", space="Nc4").event("caught", seat=0).no_event("caught", seat=1)


@clause("AT-W7", "AT-Q20")
def test_two_guards_split_up_and_what_is_open_the_first_thief_decides() -> None:
    story = resolving(
        thief("morius", "Nc4", states=["rope"]), thief("jasmine", "Ne3", states=["rope"]), BYSTANDER,
        guards=["Nd4"], die=4,
    )  # fmt: skip
    story.then(waiting=0, asked="toward").legal(0, only=["toward Nc4", "toward Ne3"])
    two = resolving(
        thief("morius", "Nc4", states=["rope"]), thief("jasmine", "Ne3", states=["rope"]), BYSTANDER,
        guards=["Nd4", "Nd3"], die=4,
    )  # fmt: skip
    two.when(0, "watch Nd4", "toward Nc4").event("watch-goes", space="Nc4").event("watch-goes", space="Ne3")


@clause("AT-Q20")
def test_a_target_stays_open_where_a_guard_could_not_go_or_has_made_his_catch() -> None:
    roped = (thief("morius", "Nc4", states=["rope"]), thief("jasmine", "Ne3", states=["rope"]))
    snared = resolving(*roped, BYSTANDER, guards=[{"at": "Nd4", "states": ["snared"]}, {"at": "Nd3"}], die=4)
    snared.when(0, "watch Nd4", "toward Nc4").event("watch-stays", space="Nd4")
    snared.then(waiting=0, asked="toward").legal(0, only=["toward Nc4", "toward Ne3"])
    caught = resolving(*roped, thief("noiron", "Nc4"), BYSTANDER, guards=["Nd4", "Nd3"], die=4)
    caught.when(0, "watch Nd4").event("caught", seat=2, space="Nc4")
    caught.then(waiting=0, asked="toward").legal(0, only=["toward Nc4", "toward Ne3"])


@clause("AT-W8", "AT-X3", "AT-EX17", "AT-Q17")
def test_a_pursuer_stops_before_fire() -> None:
    story = alarmed(
        thief("jasmine", "Nc4"), thief("zain", "Ne5"), thief("morius", "Sa2", "move:1"),
        captains=["Nb7"], spaces={"Nc5": {"fire": True}}, die=4,
    )  # fmt: skip
    story.event("watch-goes", **{"from": "Nb7", "space": "Nc6"}).no_event("caught")


@clause("AT-W9", "AT-Q14")
def test_a_guard_taken_up_by_a_card_first_catches_his_neighbour() -> None:
    story = resolving(
        thief("morius", "Na4", "G12:5"), thief("jasmine", "Nc3", "move:3"), BYSTANDER, guards=["Nc3"], die=1
    )
    story.when(0, "resolve").event("caught", seat=1, space="Nc3").expect({"guards.0": "Nc3"})
    moved = resolving(
        thief("morius", "Na4", "G05:5"), thief("jasmine", "Nc3", "move:3"), BYSTANDER, guards=["Nc3"], die=1
    )
    moved.when(0, "resolve", "at Sc3").no_event("caught")


@clause("AT-W10", "AT-Q30")
def test_stepping_onto_a_guard_is_being_caught_before_anything_else() -> None:
    story = resolving(
        thief("morius", "Nb4", "move:5"),
        BYSTANDER,
        guards=["Nc3"],
        spaces={"Nc3": {"jewels": {"yellow": 1}}},
        die=1,
    )
    story.when(0, "sneak", "go Nc3").event("caught", seat=0).no_event("take")
    hidden = resolving(thief("morius", "Nb4", "move:5", states=["cloak"]), BYSTANDER, guards=["Nc3"], die=1)
    hidden.when(0, "sneak", "go Nc3").no_event("caught").then(waiting=0, asked="move")


@clause("AT-W11", "AT-K3", "AT-Q72")
def test_a_plain_garb_guard_catches_his_finder() -> None:
    story = resolving(
        thief("morius", "Na3", "move:5"), thief("jasmine", "Na4"), thief("noiron", "Na3"), BYSTANDER,
        spaces={"Na4": {"token": "down"}},
    ).chance("face plainclothes")  # fmt: skip
    story.when(0, "sneak", "go Na4", "turn").event("appear", space="Na4").event("caught", seat=0)
    story.event("caught", seat=1).no_event("caught", seat=2)
    rats = resolving(thief("morius", "Na3", "G14:5"), BYSTANDER, spaces={"Na4": {"token": "down"}})
    rats.chance("face plainclothes").when(0, "resolve").event("appear", space="Na4").no_event("caught")


@clause("AT-W12", "AT-EX4")
def test_a_guard_led_onto_a_thief_stops_there() -> None:
    story = resolving(thief("joanne", "Na3", "G04:5"), thief("jasmine", "Na4"), BYSTANDER, guards=["Nc3"])
    story.when(0, "resolve", "go Nb4", "go Nb3", "go Na4").event("caught", seat=1, space="Na4")
    story.expect({"guards.0": "Na4"}).no_event("caught", seat=0)


@clause("AT-C1", "AT-F3", "AT-Q31", "AT-Q67")
def test_what_the_caught_lose() -> None:
    carrier = thief("morius", "Nb4", "move:5", jewels={"emperor": 1, "yellow": 1}, best=True)
    story = resolving(carrier, BYSTANDER, guards=["Nc3"], lifted=True, gates="S", spaces={"Nd3": {"fire": True}})
    story.when(0, "sneak", "go Nc3").event("lose", seat=0, jewel="emperor", space="Nd3")
    story.expect({"spaces.Nd3.jewels.emperor": 1, "players.0.jewels.yellow": 1})
    poor = resolving(
        thief("morius", "Nb4", "move:5", jewels={"yellow": 1, "green": 1, "trinkets": 1}), BYSTANDER, guards=["Nc3"]
    )
    poor.when(0, "sneak", "go Nc3").then(asked="lose").legal(0, only=["lose yellow", "lose trinkets"])
    poor.when(0, "lose trinkets").expect({"box.trinkets": 1, "players.0.jewels.green": 1})
    green = resolving(thief("morius", "Nb4", "move:5", jewels={"green": 1}), BYSTANDER, guards=["Nc3"])
    green.when(0, "sneak", "go Nc3").event("lose", jewel="green").expect_view(None, {"pool.green": 4})


@clause("AT-C2", "AT-Q27", "AT-Q56")
def test_the_caught_discard_one_general_card_of_their_choice() -> None:
    story = resolving(thief("morius", "Nb4", "move:5", hand=["G04", "G05"]), BYSTANDER, guards=["Nc3"])
    story.when(0, "sneak", "go Nc3").then(waiting=0, asked="discard").legal(0, only=["discard G04", "discard G05"])
    story.when(0, "discard G04").expect({"players.0.hand": "G05", "discard.G04": 1})
    jasmine = resolving(thief("jasmine", "Nb4", "move:5", hand=["G04"]), BYSTANDER, guards=["Nc3"])
    jasmine.when(0, "sneak", "go Nc3").event("dungeon", seat=0).expect({"players.0.hand": "G04"})


@clause("AT-C3", "AT-Q32")
def test_which_dungeon() -> None:
    palace = resolving(thief("morius", "P2a", "move:5"), BYSTANDER, guards=["P2b"]).chance("district W")
    palace.when(0, "sneak", "go P2b").event("district", seat=0, district="W").expect({"players.0.at": "Wa0"})
    alarm = alarmed(thief("morius", "Nb4", "move:5"), BYSTANDER, guards=["Nc3"], gates="E")
    alarm.when(0, "sneak", "go Nc3").expect({"players.0.at": "Ea0"})


@clause("AT-Q32")
def test_the_gate_card_is_not_drawn_for_a_prisoner() -> None:
    def caught(card: str) -> Scenario:
        story = resolving(thief("morius", "P2a", "move:5"), BYSTANDER, guards=["P2b"], lifted=True, gates="E")
        return story.chance(f"district {card}").when(0, "sneak", "go P2b")

    for card in "NSW":
        caught(card).event("district", district=card).expect({"players.0.at": f"{card}a0"})
    with pytest.raises(AssertionError, match="cannot happen now"):
        caught("E")


@clause("AT-C3", "AT-L3")
def test_after_the_alarm_the_palace_too_sends_prisoners_to_the_open_gates() -> None:
    story = alarmed(thief("morius", "P2a", "move:5"), BYSTANDER, guards=["P2b"], gates="E")
    story.when(0, "sneak", "go P2b").no_event("district").expect({"players.0.at": "Ea0"})


@clause("AT-C4", "AT-Q8")
def test_the_stacks_of_the_caught_are_lost() -> None:
    story = resolving(thief("morius", "Nb4", "move:5 G26:3 special+G25:2"), BYSTANDER, guards=["Nc3"])
    story.when(0, "sneak", "go Nc3").legal(0, only=["none"])  # no card in hand, but who knows that?
    story.when(0, "none").event("opened", seat=0, card="G26").event("opened", card="special", cover="G25")
    story.then(waiting=1)


@clause("AT-C5", "AT-Q48")
def test_prisoners_are_no_targets_and_are_not_heard() -> None:
    story = resolving(thief("morius", "Na1", "G13:5"), thief("jasmine", "Na0"), BYSTANDER, guards=["Nb0"], die=1)
    story.when(0, "resolve").event("no-target", seat=0).expect({"players.1.loss": 0})
    quiet = resolving(thief("jasmine", "Na0"), BYSTANDER, guards=["Nb0"], die=4)
    quiet.event("watch").no_event("watch-goes").no_event("watch-stays")


@clause("AT-C6", "AT-Q49")
def test_two_points_in_a_dungeon_ten_for_jasmine() -> None:
    story = table("planning", thief("morius", "Na0", gain=1), thief("jasmine", "Na0"), event="C01", die=2)
    story.chance("draw G04", "draw G05").expect({"players.0.points": {"blue": 2, "red": 0, "purple": 1}})
    story.expect({"players.1.points.blue": 10})
    caught = table("event", thief("morius", "Nb4"), thief("zain", "Sa2"), guards=["Nc3"], first=1)
    caught.chance("event C04", "roll 2", "draw G04", "draw G05").when(1, "watch Nc3", "go Nb4").event(
        "caught", seat=0
    )
    caught.then(waiting=1, asked="jewel").when(1, str(caught.match.legal(1)[0]))
    caught.then(asked="declare").expect({"players.0.points.blue": 2})


@clause("AT-C7", "AT-Q6")
def test_only_move_leads_out_of_a_dungeon() -> None:
    story = resolving(thief("morius", "Na0", "G26:5 move:3"), BYSTANDER)
    story.event("decline", seat=0, card="G26").then(waiting=0).legal(0, only=["sneak", "run", "decline"])
    story.when(0, "sneak").legal(0, only=["go Na1", "go Nb0"]).refused(0, "stop", "AT-C7")


@clause("AT-C8")
def test_out_of_the_dungeon_a_thief_is_hidden_for_this_turn() -> None:
    story = resolving(thief("morius", "Na0", "move:5"), BYSTANDER, guards=["Na1"], die=4)
    story.when(0, "sneak", "go Na1", "stop").event("watch").no_event("caught")


@clause("AT-C9", "AT-F4")
def test_nobody_and_nothing_enters_a_dungeon() -> None:
    story = resolving(thief("morius", "Na1", "move:5 G04:3"), BYSTANDER, guards=["Nb1"])
    story.when(0, "sneak").legal(0, only=["go Na2", "stop", "go Nb1"]).refused(0, "go Na0", "AT-C9")
    story.when(0, "go Na2", "stop", "resolve").legal(0, not_has=["go Na0"])
    smoke = resolving(thief("morius", "Na1", "G01:5"), thief("jasmine", "Na0"), thief("noiron", "Na0"), BYSTANDER)
    smoke.when(0, "resolve", "at Na1").expect({"spaces.Na1.smoke": True, "spaces.Nb1.smoke": True})
    assert "Na0" not in smoke.match.document()["spaces"]


@clause("AT-Q15")
def test_a_led_guard_needs_a_lawful_end() -> None:
    lead = resolving(thief("morius", "Sa6", "G12:5"), BYSTANDER, guards=["Sa7", "Sa8"], die=1)
    lead.when(0, "resolve", "watch Sa7").legal(0, only=["go Sa6", "go Sa8", "stop"])
    lead.when(0, "go Sa8").legal(0, only=["go Sa7", "go Sa9", "go Sb7"])
    last = lead.when(0, "go Sb7").legal(0, not_has=["go Sa8"])
    last.refused(0, "go Sa8", "AT-Q15")


@clause("AT-Q15", "AT-M3")
def test_a_led_guard_does_not_enter_where_he_would_catch_beside_another() -> None:
    pair = (thief("morius", "Sa6", "G12:5"), thief("jasmine", "Sa8"))
    story = resolving(*pair, BYSTANDER, guards=["Sa7", "Sa8"], die=1).when(0, "resolve", "watch Sa7")
    story.legal(0, only=["go Sa6", "stop"]).refused(0, "go Sa8", "AT-Q15")
    cloaked = thief("jasmine", "Sa8", states=["cloak"])
    past = resolving(pair[0], cloaked, BYSTANDER, guards=["Sa7", "Sa8"], die=1).when(0, "resolve", "watch Sa7")
    past.legal(0, has=["go Sa8"])


@clause("AT-Q16", "AT-Q75")
def test_a_pursuit_ends_where_the_figure_may_stand() -> None:
    rope = thief("morius", "Na3", states=["rope"])
    story = resolving(rope, BYSTANDER, guards=[{"at": "Nb4"}, {"at": "Na4", "states": ["idle"]}], die=4)
    story.event("watch-goes", **{"from": "Nb4", "space": "Na3"})
    taken = resolving(rope, BYSTANDER, guards=[{"at": "Nb4"}, {"at": "Na3", "states": ["idle"]}], die=4)
    taken.event("watch-goes", **{"from": "Nb4", "space": "Na4"})
    idle = {"at": "Na3", "states": ["idle"]}  # he does not act, and where he stands nobody else makes the catch
    free = resolving(thief("morius", "Na3"), BYSTANDER, guards=[{"at": "Nb4"}, idle], die=4)
    free.event("watch-goes", **{"from": "Nb4", "space": "Na4"}).no_event("caught")


@clause("AT-Q75", "AT-Q17")
def test_of_equally_good_ends_the_first_thief_chooses() -> None:
    roped = thief("morius", "Ne1", states=["rope"])
    story = resolving(roped, BYSTANDER, guards=["Nc0"], die=4, first=1, event="C12")  # two steps in the rain
    story.then(waiting=1, asked="route").legal(1, only=["go Nd1", "go Ne0"])


@clause("AT-Q75", "AT-Q17")
def test_of_several_routes_only_those_that_lead_nearest_count() -> None:
    story = resolving(
        thief("morius", "Ne1"), BYSTANDER, guards=["Nc0"], spaces={"Nd1": {"fire": True}}, die=4, first=1
    )  # by Nc1 he would end before the fire, by Nd0 and Ne0 he arrives
    story.event("watch-goes", **{"from": "Nc0", "space": "Ne1"}).event("caught", seat=0).then(
        waiting=1, asked="use"
    )


@clause("AT-Q75", "AT-W4")
def test_a_pursuer_stops_at_a_thief_on_the_way_whom_he_did_not_hear() -> None:
    """By the values of the first version Joanne could stand nearer than the thief a guard heard."""
    night: dict[str, Any] = {"event": "C01", "die": 4}
    two = (thief("morius", "Na4"), thief("joanne", "Nb3"))
    story = earlier(1, "resolve", *two, BYSTANDER, guards=["Nc3"], **night)
    story.event("watch-goes", **{"from": "Nc3", "space": "Nb3"}).event("caught", seat=1).no_event("caught", seat=0)
    guarded = [
        {"at": "Nc3"},
        {"at": "Nb3", "states": ["idle"]},
    ]  # nobody enters where a guard and such a thief stand
    beside = earlier(1, "resolve", *two, BYSTANDER, guards=guarded, **night)
    beside.then(waiting=0, asked="route").legal(0, only=["go Nb4", "go Nc2"])
    beside.when(0, "go Nb4").no_event("caught")


@clause("AT-Q61")
def test_figures_that_do_not_act_still_catch_who_walks_into_them() -> None:
    idle = [{"at": "Nc3", "states": ["idle"]}]
    story = resolving(thief("morius", "Nb4", "move:5"), BYSTANDER, guards=idle)
    story.fork().when(0, "sneak", "go Nc3").event("caught", seat=0)
    shared = resolving(thief("morius", "Nc3"), BYSTANDER, guards=idle, die=4)
    shared.event("watch").no_event("caught")
    snared = [{"at": "Nc3", "states": ["snared"]}]
    resolving(thief("morius", "Nc3"), BYSTANDER, guards=snared, die=4).event("caught", seat=0)
    resolving(thief("morius", "Nb4"), BYSTANDER, guards=snared, die=4).event("watch-stays", space="Nc3")
    card = resolving(thief("morius", "Na4", "G04:5"), BYSTANDER, guards=snared).when(0, "resolve")
    card.event("no-target", seat=0, card="G04")
    asleep = [{"at": "Nc3", "states": ["idle", "asleep"]}]
    resolving(thief("morius", "Nb4", "move:5"), BYSTANDER, guards=asleep).when(0, "sneak", "go Nc3").no_event(
        "caught"
    )


@clause("AT-Q50")
def test_losing_a_hiding_place_is_not_yet_being_caught() -> None:
    rags = thief("morius", "Nb4", "move:5", states=["rags"])
    story = resolving(rags, BYSTANDER, guards=["Nc3"], spaces={"Nc3": {"jewels": {"yellow": 1}}}, die=1)
    story.when(0, "sneak", "go Nc3", "take yellow").no_event("caught").expect_view(
        None, {"thieves.0.hidden": False}
    )
    story.when(0, "stop")
    cloak = resolving(thief("morius", "Nc3", states=["cloak"]), BYSTANDER, guards=["Nc3"], die=4)
    pass_all(cloak).event("clean-up").no_event("caught")


@clause("AT-Q74")
def test_caught_by_ones_own_card() -> None:
    story = resolving(thief("morius", "Nb4", "G09:5"), BYSTANDER, guards=["Nc3", "Nc2"], die=1)
    story.when(0, "resolve", "watch Nc3", "go Nb4").event("caught", seat=0, space="Nb4").then(waiting=1)


@clause("AT-Q76")
def test_fire_before_every_way_out() -> None:
    fire = {"Na1": {"fire": True}, "Nb0": {"fire": True}}
    story = resolving(thief("morius", "Na0", "move:5"), BYSTANDER, spaces=fire)
    story.event("decline", seat=0, card="move").then(waiting=1)


@clause("AT-Q13")
def test_a_guard_put_on_a_thief_catches_him_but_not_when_the_alarm_is_raised() -> None:
    story = resolving(thief("morius", "Sa2", "G05:5"), thief("jasmine", "Nb4"), BYSTANDER, guards=["Wc3"])
    story.when(0, "resolve", "at Nb4").event("caught", seat=1, space="Nb4")
    alarm = table("turn", thief("morius", "Nc4"), thief("zain", "Sa2"), lifted=True, gates="N")
    alarm.chance("event A04", "roll 1 1").event("appear", space="Nc4").no_event("caught").then(asked="declare")


@clause("AT-W1")
def test_the_watch_sheet() -> None:
    calm = declaring(thief("morius", "Na2"), thief("zain", "Sa2"))
    calm.expect_view(None, {"watch.hearing.guard": [4, 4], "watch.movement.guard": 3})
    alarm = declaring(thief("morius", "Na2"), thief("zain", "Sa2"), alarm=True, gates="N")
    view = alarm.match.view(None)["watch"]
    assert view["hearing"]["captain"][0] > view["hearing"]["guard"][0] > view["movement"]["guard"]
    assert view["hearing"]["captain"][0] > view["movement"]["captain"]
