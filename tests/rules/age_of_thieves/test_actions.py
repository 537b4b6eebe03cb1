"""AT-A, AT-M, AT-J, AT-H: actions, movement, jewels and tokens, theft."""

import pytest

from tests.clauses import clause
from tests.rules.age_of_thieves.table import alarmed, declaring, earlier, pass_all, resolving, thief


@clause("AT-A1", "AT-A2", "AT-A4")
def test_sneak_or_run_is_chosen_when_the_card_comes_up() -> None:
    story = resolving(thief("morius", "Na2", "move:5 ambush:3"), thief("zain", "Sa2"))
    story.legal(0, only=["sneak", "run", "decline"])
    sneak = story.fork().when(0, "sneak").expect_view(0, {"walk.left": 4})
    sneak.when(0, "stop").legal(0, only=["cunning", "decline"])
    run = story.when(0, "run").expect_view(0, {"walk.left": 7, "walk.run": True})
    run.when(0, "stop").event("decline", seat=0, card="ambush")


@clause("AT-A3", "AT-EX7", "AT-Q24")
def test_the_strong_effects_stand_alone() -> None:
    story = resolving(thief("noiron", "Na2", "G07:6 ambush:1"), thief("zain", "Sa2"))
    used = story.fork().when(0, "resolve").event("no-target", seat=0, card="G07")
    used.legal(0, only=["cunning", "decline"]).refused(0, "plan", "AT-A3")
    story.when(0, "decline").legal(0, only=["cunning", "plan", "decline"])


@clause("AT-A4", "AT-J4", "AT-Q68")
def test_running_is_nothing_but_walking() -> None:
    story = resolving(
        thief("morius", "Na3", "move:5", tokens={"neighbourhood": 1}),
        thief("zain", "Na4", states=["marked"], jewels={"yellow": 1}),
        spaces={"Na4": {"token": "down", "jewels": {"green": 1}}},
    )
    story.when(0, "run", "go Na4").legal(0, only=["go Na3", "go Nb3", "familiar", "stop"])
    for move in ("take green", "turn", "rob 1 yellow"):
        story.refused(0, move, "AT-A4")


@clause("AT-Q68", "AT-Q7", "AT-L2")
def test_a_run_may_use_sewers_leave_the_city_and_begin_in_a_dungeon() -> None:
    sewer = resolving(
        thief("joanne", "Nb8", "move:3"), thief("zain", "Sa2"), spaces={"Sd2": {"jewels": {"yellow": 1}}}
    )
    sewer.when(0, "run", "go Nc7").legal(0, has=["sewer Sd2"])
    sewer.when(0, "sewer Sd2").event("sewer", seat=0, space="Sd2").no_event("take")
    out = alarmed(thief("joanne", "Na6", "move:3"), thief("zain", "Sa2"))
    out.when(0, "run", "go Na5", "leave").event("leave", seat=0, space="Na5")
    cell = resolving(thief("joanne", "Na0", "move:2", points={"blue": 2}), thief("zain", "Sa2"), guards=["Nb0"])
    cell.when(0, "run", "go Nb0").no_event("caught").expect_view(None, {"thieves.0.hidden": True})


@clause("AT-A5")
def test_ambush_brings_a_card_or_points() -> None:
    story = resolving(thief("morius", "Na2", "ambush:5"), thief("zain", "Sa2"))
    story.fork().chance("event C01").when(0, "cunning", "points").event("gain", seat=0, count=1)
    card = resolving(thief("morius", "Na2", "ambush:5"), thief("zain", "Sa2", "move:2")).chance("draw G04")
    card.when(0, "cunning", "draw").expect({"players.0.hand": "G04"})
    plan = resolving(thief("morius", "Na2", "ambush:5"), thief("zain", "Sa2", "move:2")).chance(
        "draw G04", "draw G05"
    )
    plan.when(0, "plan").expect({"players.0.hand": ["G04", "G05"], "players.0.gain": 2})


@clause("AT-A6", "AT-A8", "AT-N1", "AT-Q23")
def test_basic_and_special_cards_come_back() -> None:
    story = resolving(thief("morius", "Na2", "move:5 special+G05:3"), thief("zain", "Sa2"))
    pass_all(story).expect({"discard": {"G05": 1}, "players.0.stacks": []})
    again = declaring(thief("morius", "Na2", hand=["G06"]), thief("zain", "Sa2"))
    again.when(0, "declare move:1 ambush:1 special+G06:1")


@clause("AT-A7")
def test_a_special_stack_offers_the_action_or_its_cover() -> None:
    story = resolving(thief("zain", "Na2", "special+G26:3"), thief("morius", "Sa2", "move:1"), discard=["G03"])
    story.legal(0, only=["special", "cover", "decline"])
    special = story.fork().when(0, "special").event("discard", seat=0, card="G26")
    special.legal(0, only=["pick G03", "none"]).when(0, "pick G03").expect({"players.0.hand": "G03"})
    cover = resolving(thief("zain", "Na2", "special+G26:3"), thief("morius", "Sa2", "move:1")).chance(
        "draw G01", "draw G02"
    )
    cover.when(0, "cover").expect({"players.0.hand": ["G01", "G02"], "discard": {}})


@clause("AT-A9", "AT-N1")
def test_declared_general_cards_are_discarded_used_or_not() -> None:
    story = resolving(thief("morius", "Na2", "G26:5 G25:3"), thief("zain", "Sa2")).chance(
        "draw G04", "draw G05", "event C01"
    )
    story.when(0, "resolve", "decline").expect({"discard": {"G25": 1, "G26": 1}})


@clause("AT-M1", "AT-Q51")
def test_steps_follow_paths_in_any_direction() -> None:
    story = resolving(thief("morius", "Na3", "move:5"), thief("zain", "Sa2"), spaces={"Nb2": {"fire": True}})
    story.when(0, "sneak").legal(0, only=["go Na2", "go Na4", "stop"])
    story.refused(0, "go Nb2", "AT-X3").refused(0, "go Nc3", "AT-M1").refused(0, "leave", "AT-Q2")
    story.when(0, "go Na4", "go Na3", "go Na2").refused(0, "go Na0", "AT-C9")
    story.when(0, "go Na1").event("stop", seat=0).expect({"players.0.at": "Na1"})  # four steps, no more


@clause("AT-M2", "AT-M3")
def test_figures_pass_each_other_but_one_watchman_stands_on_a_space() -> None:
    story = resolving(thief("morius", "Sa3", "G04:5"), thief("zain", "Sa2"), guards=["Sb2", "Sc1"])
    story.when(0, "resolve", "watch Sb2").legal(0, has=["go Sc1"])
    story.when(0, "go Sc1").legal(0, not_has=["stop"]).when(0, "go Sd1", "stop")
    story.expect({"guards": ["Sd1", "Sc1", *[None] * 18]})
    meet = resolving(thief("morius", "Na3", "move:5"), thief("zain", "Na4"))
    meet.when(0, "sneak", "go Na4", "stop").expect({"players.0.at": "Na4", "players.1.at": "Na4"})


@clause("AT-M4", "AT-J1", "AT-J3", "AT-Q10")
def test_a_thief_gathers_what_he_passes_and_where_he_stands() -> None:
    lying = {"Na3": {"jewels": {"yellow": 2}}, "Na4": {"jewels": {"green": 1}}}
    story = resolving(thief("morius", "Na3", "move:5"), thief("zain", "Sa2"), spaces=lying)
    story.when(0, "sneak", "take yellow", "take yellow", "go Na4", "take green", "go Nb3", "stop")
    story.expect({"players.0.jewels": {"yellow": 2, "green": 1, "emperor": 0, "trinkets": 0}})


@clause("AT-M5", "AT-EX5")
def test_a_repositioned_guard_passes_nobody() -> None:
    story = resolving(thief("morius", "Sa2", "G05:5"), thief("zain", "Ne4", "move:1"), guards=["Nd5"])
    story.when(0, "resolve").then(asked="place").when(0, "at Ne3").event("reposition", space="Ne3").no_event(
        "caught"
    )


@clause("AT-M6", "AT-EX6", "AT-F5", "AT-M8")
def test_the_sewers_end_the_move_at_their_exit() -> None:
    story = resolving(
        thief("zain", "Na9", "move:5 G06:3"), thief("morius", "Wa2"), spaces={"Sd2": {"jewels": {"yellow": 1}}}
    )
    story.when(0, "sneak", "go Nb8", "go Nc7").legal(0, has=["sewer Ed2", "sewer Sd2", "sewer Wd2", "sewer Nd2"])
    story.when(0, "sewer Sd2", "take yellow").event("take", seat=0, jewel="yellow", space="Sd2")
    story.then(asked="use").when(0, "resolve", "go Sd3").expect({"players.0.at": "Sd3"})


@clause("AT-M7")
def test_the_watch_crosses_sewers_but_does_not_use_them() -> None:
    story = resolving(thief("morius", "Nb7", "G04:5"), thief("zain", "Sa2"), guards=["Nc6"])
    story.when(0, "resolve", "go Nc7").legal(0, only=["go Nb8", "go Nc6", "go Nd6", "go Ec0", "stop"])


@clause("AT-J2", "AT-Q29", "AT-K4")
def test_a_token_may_be_turned_and_taken_or_left_lying() -> None:
    spaces = {"Na4": {"token": "down"}}
    story = resolving(thief("morius", "Na3", "move:5"), thief("zain", "Nb3", "move:2"), spaces=spaces)
    story.chance("face informer").when(0, "sneak", "go Na4", "turn").event("turn-up", token="informer", space="Na4")
    left = story.fork().when(0, "stop").expect({"spaces.Na4.token": "informer"})
    left.when(1, "sneak", "go Na4", "take token").expect({"players.1.tokens.informer": 1})
    story.when(0, "take token").expect({"players.0.tokens.informer": 1})


@clause("AT-H1", "AT-H6", "AT-Q45")
def test_only_the_robbable_are_robbed_and_once_per_turn() -> None:
    rich = thief("zain", "Na4", jewels={"yellow": 2})
    plain = resolving(thief("noiron", "Na3", "move:5"), rich).when(0, "sneak", "go Na4")
    plain.refused(0, "rob 1 yellow", "AT-H1")
    smoke = resolving(thief("noiron", "Na3", "move:5"), rich, spaces={"Na4": {"smoke": True}})
    smoke.when(0, "sneak", "go Na4", "rob 1 yellow").refused(0, "rob 1 yellow", "AT-H6")


@clause("AT-H3", "AT-EX9", "AT-Q44", "AT-Q71")
def test_on_a_shared_space_the_theft_is_part_of_the_card() -> None:
    story = resolving(
        thief("noiron", "Na4", "G02:5"), thief("morius", "Na4", jewels={"green": 1}),
        thief("zain", "Na4", jewels={"yellow": 1, "green": 1}), thief("joanne", "Sa2", "move:1"),
    )  # fmt: skip
    story.when(0, "resolve", "at Na4").legal(0, only=["rob 1 green", "rob 2 yellow", "rob 2 green", "none"])
    both = story.fork().when(0, "rob 2 green", "rob 1 green").expect({"players.0.jewels.green": 2})
    both.expect({"players.1.states": "robbed", "players.2.states": "robbed"})
    story.when(0, "rob 1 green", "none").expect({"players.2.states": "marked"})


@clause("AT-H5", "AT-K7", "AT-V4")
def test_a_robber_takes_one_jewel_of_his_choice_even_the_emperors() -> None:
    rich = thief("zain", "Na4", jewels={"yellow": 1, "emperor": 1, "trinkets": 1}, states=["marked"], best=True)
    story = resolving(thief("noiron", "Na3", "move:5"), rich, lifted=True, gates="N")
    story.when(0, "sneak", "go Na4").legal(0, has=["rob 1 yellow", "rob 1 emperor", "rob 1 trinkets"])
    story.when(0, "rob 1 emperor").expect({"players.0.jewels.emperor": 1, "players.1.best": True})
    story.expect({"players.0.points.red": 0})
    pass_all(story).expect({"players.0.points.red": 1, "players.1.points.red": 0, "players.1.best": True})


@clause("AT-H7", "AT-X1", "AT-N2", "AT-H6")
def test_markers_smoke_and_fire_are_gone_after_clean_up() -> None:
    story = resolving(
        thief("morius", "Na2", states=["robbed"]), thief("zain", "Sa2", states=["marked", "snared"]),
        guards=[{"at": "P3c", "states": ["idle"]}],
        spaces={"Nc3": {"fire": True}, "Nc4": {"smoke": True}},
    )  # fmt: skip
    doc = story.match.document()
    assert [player["states"] for player in doc["players"]] == [[], []]
    assert "Nc3" not in doc["spaces"] and doc["guards"][0] == "P3c"


@clause("AT-Q63", "AT-Q43")
def test_a_theft_card_on_the_robbed_does_nothing_more_and_on_the_poor_marks() -> None:
    robbed = thief("zain", "Na3", states=["robbed"], jewels={"yellow": 1})
    resolving(thief("noiron", "Na4", "G22:5"), robbed, thief("joanne", "Sa2", "move:1")).when(
        0, "resolve"
    ).no_event("mark")
    poor = resolving(thief("noiron", "Na4", "G22:5"), thief("zain", "Na4"), thief("joanne", "Sa2", "move:1"))
    poor.when(0, "resolve").event("mark", seat=1)


@clause("AT-Q71", "AT-X2")
def test_in_smoke_no_marker_is_taken() -> None:
    smoke = {"Na3": {"smoke": True}}
    rich = thief("zain", "Na3", jewels={"yellow": 1})
    far = resolving(thief("noiron", "Na4", "G22:5"), rich, thief("joanne", "Sa2", "move:1"), spaces=smoke)
    far.when(0, "resolve").no_event("mark").expect({"players.1.states": []})
    near = resolving(thief("noiron", "Na3", "G22:5"), rich, thief("joanne", "Sa2", "move:1"), spaces=smoke)
    near.when(0, "resolve", "none").no_event("mark").expect({"players.1.states": []})


@clause("AT-Q12")
def test_nobody_moves_a_rival() -> None:
    """No card of the game moves another thief; those that reposition one's own figure pick up nothing."""
    story = resolving(
        thief("morius", "Na3", "G15:5"), thief("zain", "Sa2", "move:1"), spaces={"Na4": {"jewels": {"yellow": 1}}}
    )
    story.when(0, "resolve", "at Na4").expect({"players.0.at": "Na4", "players.0.jewels.yellow": 0})


@clause("AT-Q62")
def test_a_leap_and_a_guide_are_no_moves_but_capture_applies() -> None:
    story = resolving(thief("morius", "Na9", "G17:5"), thief("zain", "Sa2", "move:1"), guards=["Sd2"])
    story.when(0, "resolve").legal(0, has=["sewer Sd2"])
    story.when(0, "sewer Sd2").event("caught", seat=0, space="Sd2")


@clause("AT-Q77", "AT-K6")
def test_extra_steps_meet_in_one_move() -> None:
    story = resolving(thief("noiron", "Na3", "move:5", tokens={"neighbourhood": 2}), thief("zain", "Sa2"))
    story.when(0, "sneak", "acrobat", "familiar").expect_view(0, {"walk.left": 6})
    story.refused(0, "familiar", "AT-K6").refused(0, "acrobat", "AT-Q77")
    sewer = resolving(thief("noiron", "Nb8", "move:5", tokens={"neighbourhood": 1}), thief("zain", "Wa2"))
    sewer.when(0, "sneak", "go Nc7", "sewer Sd2").legal(0, only=["familiar", "stop"]).refused(
        0, "acrobat", "AT-Q77"
    )


@clause("AT-Q55")
def test_one_more_step_after_the_sewers() -> None:
    story = resolving(
        thief("joanne", "Nb8", "move:5", tokens={"neighbourhood": 1}), thief("zain", "Wa2"),
        spaces={"Sd3": {"jewels": {"yellow": 1}}},
    )  # fmt: skip
    story.when(0, "sneak", "go Nc7", "sewer Sd2", "familiar", "go Sd3", "take yellow")
    story.expect({"players.0.at": "Sd3", "players.0.jewels.yellow": 1}).event("take", seat=0)
    manhole = resolving(
        thief("joanne", "Nb8", "move:5", tokens={"neighbourhood": 1}), thief("zain", "Wa2"),
        spaces={"Sd3": {"token": "manhole", "jewels": {"yellow": 1}}},
    )  # fmt: skip
    manhole.when(0, "sneak", "go Nc7", "sewer Sd2", "familiar", "go Sd3").legal(0, only=["take yellow", "stop"])
    manhole.refused(0, "sewer Nd2", "AT-Q55")


@clause("AT-Q11")
def test_sewers_must_be_entered() -> None:
    story = resolving(thief("zain", "Nc7", "move:5"), thief("joanne", "Wa2"))
    story.when(0, "sneak").refused(0, "sewer Sd2", "AT-Q11").when(0, "go Nc6", "go Nc7").legal(0, has="sewer Sd2")
    manhole = resolving(thief("zain", "Na4", "move:5"), thief("joanne", "Wa2"), spaces={"Na4": {"token": "down"}})
    manhole.chance("face manhole").when(0, "sneak", "turn").legal(0, has="sewer Sd2")


@clause("AT-Q79")
def test_burning_exits_cannot_be_chosen() -> None:
    story = resolving(thief("zain", "Nb8", "move:5"), thief("joanne", "Wa2"), spaces={"Sd2": {"fire": True}})
    story.when(0, "sneak", "go Nc7").legal(0, of="sewer", only=["sewer Nd2", "sewer Ed2", "sewer Wd2"])
    story.refused(0, "sewer Sd2", "AT-Q79")
    morius = resolving(thief("morius", "Nb8", "move:5"), thief("joanne", "Wa2"))
    morius.when(0, "sneak", "go Nc7").legal(0, has=["sewer Ec7"], not_has=["sewer Nc7"])


@clause("AT-Q79", "AT-Q62")
def test_a_guide_leads_morius_out_elsewhere_than_in() -> None:
    story = resolving(thief("morius", "Na9", "G17:5"), thief("zain", "Sa2", "move:1")).when(0, "resolve")
    story.legal(0, has=["sewer Nd2", "sewer Ec7"], not_has=["sewer Nc7"])  # Nc7 is the only way down in range
    two = resolving(thief("morius", "Nc2", "G17:5"), thief("zain", "Sa2", "move:1")).when(0, "resolve")
    two.legal(0, has=["sewer Nd2", "sewer Nc7"])  # in by one of them, out by the other
    fire = {name: {"fire": True} for name in ("Nd2", "Ed2", "Sd2", "Wd2", "Ec7", "Sc7", "Wc7", "P3g")}
    none = resolving(thief("morius", "Na9", "G17:5"), thief("zain", "Sa2", "move:1"), spaces=fire)
    none.when(0, "resolve").event("no-target", seat=0, card="G17")


@pytest.mark.parametrize("version", [1, 2])
def test_tables_that_began_earlier_keep_their_guide(version: int) -> None:
    story = earlier(version, "resolve", thief("morius", "Na9", "G17:5"), thief("zain", "Sa2", "move:1"), die=1)
    story.when(0, "resolve").legal(0, has=["sewer Nc7"])
    assert f"rules: {version}" in story.match.record


@clause("AT-Q78")
def test_a_card_with_a_target_needs_one() -> None:
    story = resolving(thief("zain", "Na3", "G13:5"), thief("joanne", "Na4"), thief("morius", "Na3"))
    story.when(0, "resolve").legal(0, only=["rival 1", "rival 2"]).refused(0, "none", "AT-Q78")


@clause("AT-Q26")
def test_declared_cards_do_not_count_for_the_hand() -> None:
    hand = ["G04", "G05", "G06", "G07"]
    story = resolving(thief("morius", "Na2", "ambush:5 G09:1 G10:2", hand=hand), thief("zain", "Sa2")).chance(
        "draw G08"
    )
    story.when(0, "cunning", "draw").expect({"players.0.hand": [*hand, "G08"]})
    story.then(asked="limit").legal(0, only=["none"])  # only he sees that he has no card too many
