"""AT-E, AT-P, AT-D, AT-R: event, planning, declaration, and the order of resolution."""

from typing import Any

import pytest

import rookery
from rookery.core.table import CHANCE
from rookery.games.age_of_thieves.cards.reading import book, city
from rookery.games.age_of_thieves.moves.codes import V_CARD, move_of
from rookery.games.age_of_thieves.rules.frame import Draw
from rookery.games.age_of_thieves.said import ASK_DECLARE
from rookery.games.age_of_thieves.state.table import City
from tests.clauses import clause
from tests.rules.age_of_thieves.table import GAME, alarmed, declaring, pass_all, resolving, table, thief
from tests.scenario import Scenario

CITY = city()


def number(name: str) -> int:
    return CITY.names.index(name)


def order(story: Scenario) -> list[str]:
    """Everybody declines: who acts at which initiative, the watch as W."""
    match = story.match
    while match.waiting and match.question(match.waiting[0]).key in ("use", "next"):  # type: ignore[union-attr]
        seat = match.waiting[0]
        key = match.question(seat).key  # type: ignore[union-attr]
        legal = match.legal(seat)
        match.play(seat, legal[0] if key == "next" else "decline")
    out = []
    for event in match.events(None):
        if event["kind"] == "reveal":
            out.append(f"{event['seat']}:{event['points']}")
        elif event["kind"] == "watch":
            out.append("W")
    return out


# -- events ---------------------------------------------------------------------------------------------------


@clause("AT-E1", "AT-V3", "AT-L1", "AT-F1")
def test_the_alarm_is_raised_before_the_next_event() -> None:
    story = table(
        "turn", thief("morius", "P0", jewels={"emperor": 1}, best=True), thief("zain", "Sa2"),
        lifted=True, gates="N", turn=4, seen="C01 C02 C03",
    ).chance("event A02", "roll 3 5", "draw G04", "draw G05")  # fmt: skip
    story.in_order("turn", "alarm", "appear", ("event", {"event": "A02"})).then(asked="declare")
    story.expect({"captains": ["Nb5", "Nb7"], "alarm": True})
    assert sorted(g for g in story.match.document()["guards"] if g) == ["Nc4", "Nc6"]
    story.expect_view(None, {"events.calm": 0, "watch.side": "alarm"})


@clause("AT-E2")
def test_events_work_at_once_or_until_clean_up() -> None:
    story = table("event", thief("morius", "Na2"), thief("zain", "Sa2")).chance(
        "event C05", "draw G04", "draw G05", "roll 2"
    )
    story.event("draw", seat=0).then(asked="jewel")
    lasting = declaring(thief("morius", "Na2"), thief("zain", "Sa2"), event="C02")
    lasting.expect_view(0, {"event": "C02", "watch.hearing.guard": [5, 5]})
    lasting.chance("event C09").when(0, "declare").when(1, "declare")
    lasting.expect_view(0, {"event": "C09", "watch.hearing.guard": [4, 4]})


@clause("AT-E3", "AT-Z1", "AT-I4", "AT-N4")
def test_the_tenth_calm_turn_is_played_out_and_then_all_have_lost() -> None:
    seen = "C01 C02 C03 C04 C06 C07 C08 C09 C11 C05"
    story = resolving(thief("morius", "Na2", "move:3"), thief("zain", "Sa2"), event="C05", seen=seen, turn=10)
    story.when(0, "sneak", "go Na3", "stop").then(over=True).outcome(winners=())
    assert story.match.outcome is not None and story.match.outcome.reason == "nobody"


@clause("AT-E4", "AT-Q41")
def test_yellow_jewels_lie_six_steps_from_every_thief_prisoners_included() -> None:
    story = table("jewel", thief("morius", "Na0"), thief("zain", "Sa2"), event="C01", first=1)
    offered = [str(m).split()[1] for m in story.match.legal(1)]
    assert offered and all(s.startswith("N") for s in offered)
    assert all(CITY.far(number("Na0"), number(s)) >= 6 for s in offered)
    story.refused(1, "at Na3", "AT-E4").refused(1, "at P3a", "AT-E4")
    story.when(1, f"at {offered[0]}").event("jewel", seat=1, space=offered[0])
    story.expect({f"spaces.{offered[0]}.jewels.yellow": 1})


@clause("AT-E5", "AT-L3")
def test_no_yellow_jewels_after_the_alarm() -> None:
    story = table("event", thief("morius", "Na2"), thief("zain", "Sa2"), alarm=True, gates="S")
    story.chance("event A04", "roll 2 7").then(asked="declare").no_event("jewel").event("watch-roll", count=7)


@clause("AT-E6")
def test_one_die_in_calm_two_in_alarm_the_higher_counts() -> None:
    calm = table("roll", thief("morius", "Na2"), thief("zain", "Sa2"), event="C01").chance("roll 6")
    calm.expect_view(1, {"watch.die": 6})
    alarm = table("roll", thief("morius", "Na2"), thief("zain", "Sa2"), event="A01", alarm=True, gates="N")
    alarm.chance("roll 3 8").expect_view(None, {"watch.die": 8})
    drunk = table("roll", thief("morius", "Na2"), thief("zain", "Sa2"), event="C11").chance("roll 3 8")
    drunk.expect_view(None, {"watch.die": 3})


@pytest.mark.parametrize(
    ("event", "hearing", "steps"),
    [("C01", 3, 3), ("C02", 5, 3), ("C03", 2, 3), ("C12", 4, 2), ("C07", 4, 3)],
)
@clause("AT-E2", "AT-W1")
def test_what_calm_events_make_of_the_watch(event: str, hearing: int, steps: int) -> None:
    story = declaring(thief("morius", "Na2"), thief("joanne", "Sa2"), event=event)
    story.expect_view(0, {"watch.hearing.guard": [hearing, max(1, hearing - 1)], "watch.movement.guard": steps})


@pytest.mark.parametrize(
    ("event", "guard", "captain", "steps"),
    [("A01", 5, 6, (4, 6)), ("A02", 7, 8, (4, 5)), ("A06", 5, 6, (3, 4)), ("A08", 8, 9, (4, 5))],
)
@clause("AT-E2", "AT-W1")
def test_what_alarm_events_make_of_the_watch(event: str, guard: int, captain: int, steps: tuple[int, int]) -> None:
    carrier = thief("morius", "Na2", jewels={"emperor": 1})
    story = declaring(carrier, thief("zain", "Sa2"), event=event, alarm=True, gates="N")
    view = story.match.view(0)["watch"]
    assert (view["hearing"]["guard"][0], view["hearing"]["captain"][0]) == (guard, captain)
    assert (view["movement"]["guard"], view["movement"]["captain"]) == steps


@clause("AT-E2", "AT-G10")
def test_events_that_ask() -> None:
    pair = (thief("morius", "Na2", hand=["G04"]), thief("zain", "Sa2", hand=["G05"]))
    guard = table("event", *pair, guards=["Nc3"]).chance("event C04", "roll 2")
    guard.then(waiting=0, asked="event-guard").when(0, "watch Nc3", "go Nc4", "stop")
    guard.event("moved", seat=0, space="Nc4").event("keeps", seat=1)  # no guard is left that has not moved
    market = table("event", *pair).chance("event C10", "draw G06", "draw G07", "roll 2")
    market.then(waiting=0, asked="market").when(0, "discard G04").when(1, "none").expect({"discard": {"G04": 1}})
    post = table("event", *pair).chance("event C08", "roll 2").then(waiting=0, asked="post")
    post.legal(0, has=["at Wc3"], not_has=["at Nc3"]).when(0, "at Wc3").event("appear", space="Wc3")
    alarm: dict[str, Any] = {"alarm": True, "gates": "S"}
    searches = table("event", *pair, **alarm).chance("event A03", "roll 2 2")
    searches.when(0, "discard G04").when(1, "discard G05").expect({"discard": {"G04": 1, "G05": 1}})
    riot = table("event", *pair, guards=["Nc3", "Nd5"], **alarm).chance("event A09", "roll 2 2")
    riot.then(waiting=0, asked="riot").when(0, "watch Nd5").event("gone", space="Nd5")
    patrol = table("event", *pair, **alarm).chance("event A05", "roll 2 2").then(asked="post")
    patrol.legal(0, has=["at Sc3"], not_has=["at Nc3"])
    barred = table("event", *pair, **alarm).chance("event A11", "roll 2 2").then(asked="gate")
    barred.legal(0, only=["at Sa5", "at Sa8"]).when(0, "at Sa5").expect_view(None, {"open": ["Sa8"]})


@clause("AT-E2", "AT-Q47")
def test_events_for_everybody_reach_prisoners() -> None:
    pair = (thief("morius", "Na0", hand=["G04"]), thief("joanne", "Sa2"))
    table("event", *pair, guards=["Nc3"]).chance("event C04").then(waiting=0, asked="event-guard")
    payday = table("event", *pair).chance("event C05", "draw G05", "draw G06")
    payday.expect({"players.0.hand": "G04 G05", "players.1.hand": "G06"})
    market = table("event", *pair).chance("event C10", "draw G07", "draw G08").then(waiting=0, asked="market")
    market.when(0, "discard G04").expect({"players.0.hand": "G07 G08"})
    debts = table("planning", *pair, event="A10", die=2, alarm=True, gates="N").chance("draw G05", "draw G06")
    debts.expect({"players.0.points.purple": 2, "players.1.points.purple": 2})


@clause("AT-E2")
def test_house_searches_spare_prisoners() -> None:
    story = table(
        "event", thief("morius", "Sa0", hand=["G04"]), thief("zain", "Sa2", hand=["G05"]), alarm=True, gates="S"
    )
    story.chance("event A03", "roll 2 2").then(waiting=1, asked="discard").when(1, "discard G05")
    story.no_event("discard", seat=0).expect({"discard": {"G05": 1}})


@clause("AT-E2", "AT-A4")
def test_a_street_festival_lets_thieves_sneak_farther_not_run() -> None:
    story = resolving(thief("morius", "Na2", "move:5"), thief("zain", "Sa2"), event="C07")
    story.fork().when(0, "sneak").expect_view(0, {"walk.left": 5})
    story.when(0, "run").expect_view(0, {"walk.left": 7})


@clause("AT-E2", "AT-M6")
def test_flooded_sewers_and_barred_grates_stop_everybody_guides_too() -> None:
    pair = (thief("joanne", "Nb8", "move:5 G17:4"), thief("zain", "Sa2", "move:1"))
    for shut in (resolving(*pair, event="C09"), alarmed(*pair, event="A04")):
        shut.when(0, "sneak", "go Nc7").refused(0, "sewer Sd2", "AT-M6")
        shut.when(0, "stop", "resolve").event("no-target", seat=0, card="G17").expect({"players.0.at": "Nc7"})


@clause("AT-E2", "AT-N4")
def test_a_barred_gate_is_open_again_in_the_next_turn() -> None:
    pair = (thief("morius", "Na2", "move:3"), thief("zain", "Sa2"))
    story = alarmed(*pair, event="A11", barred="Na5").expect_view(None, {"open": ["Na8"]})
    story.chance("event A04", "roll 1 1").when(0, "decline").expect_view(None, {"open": ["Na5", "Na8"]})


@clause("AT-E2", "AT-N2", "AT-X1", "AT-X3")
def test_a_torch_sets_the_jewel_on_fire_until_the_initiative_of_the_watch_is_8() -> None:
    pair = (thief("morius", "P1N"), thief("zain", "Sa2"))
    story = table("event", *pair, guards=[]).chance("event C02", "roll 7")
    story.event("blaze", space="P0").expect_view(None, {"spaces.P0.fire": "lasting"})
    burning = {"P0": {"fire": "lasting", "jewels": {"emperor": 1}}}
    turn = resolving(thief("morius", "P1N", "move:5"), pair[1], event="C02", spaces=burning)
    turn.when(0, "sneak").legal(0, not_has=["go P0"]).when(0, "stop").event("clean-up").chance("event C05")
    turn.expect({"spaces.P0.fire": "lasting"})
    still = table("roll", *pair, event="C05", spaces=burning).chance("roll 7").no_event("quenched")
    still.expect({"spaces.P0.fire": "lasting"})
    drunk = table("roll", *pair, event="C11", spaces=burning)  # the lower of two dice counts
    drunk.chance("roll 8 3").expect_view(None, {"watch.die": 3}).no_event("quenched")
    out = table("roll", *pair, event="C05", spaces=burning).chance("roll 8").event("quenched", space="P0")
    assert "fire" not in out.match.view(None)["spaces"]["P0"]


@clause("AT-X3", "AT-N2")
def test_the_jewel_does_not_burn_under_a_figure_nor_after_a_grenade() -> None:
    guarded = table("event", thief("morius", "Na2"), thief("zain", "Sa2"), guards=["P0"]).chance("event C02")
    guarded.no_event("blaze")
    thrown = resolving(thief("zain", "P1N", "G03:3"), thief("morius", "Sa2"), event="C02")
    thrown.when(0, "resolve", "at P0").event("fire", space="P0").event("clean-up")
    assert "fire" not in thrown.match.view(None)["spaces"]["P0"]


def test_in_the_first_version_torches_only_let_guards_hear_farther() -> None:
    assert book(1).quench == 0 and book().quench == 8


# -- planning ---------------------------------------------------------------------------------------------------


@clause("AT-P1", "AT-G11")
def test_jasmine_draws_one_card_more_with_a_guard_within_four_steps() -> None:
    pair = (thief("jasmine", "Na3"), thief("zain", "Sa2"))
    near = table("planning", *pair, event="C01", die=2, guards=["Nc3"])
    near.chance("draw G04", "draw G05", "draw G06").then(asked="declare").expect({"players.0.hand": "G04 G05"})
    far = table("planning", *pair, event="C01", die=2, guards=["Nd5"])
    far.chance("draw G04", "draw G06").then(asked="declare").expect({"players.0.hand": "G04"})


@clause("AT-P1", "AT-G11")
def test_zain_draws_two_cards_more_in_the_first_turn() -> None:
    pair = (thief("zain", "Na2"), thief("morius", "Sa2"))
    first = table("planning", *pair, event="C01", die=2, turn=1)
    first.chance("draw G04", "draw G05", "draw G06", "draw G07").then(asked="declare")
    first.expect({"players.0.hand": "G04 G05 G06"})
    later = table("planning", *pair, event="C01", die=2, turn=2)
    later.chance("draw G04", "draw G06").then(asked="declare").expect({"players.0.hand": "G04"})


@clause("AT-P1", "AT-Q47")
def test_everybody_draws_from_the_first_thief_in_a_dungeon_or_not() -> None:
    story = table("planning", thief("morius", "Na0"), thief("joanne", "Sa2"), event="C01", die=2, first=1)
    story.chance("draw G04", "draw G05").then(asked="declare")
    story.expect({"players.1.hand": "G04", "players.0.hand": "G05"})


@clause("AT-P2", "AT-A10", "AT-Q57")
def test_six_general_cards_are_one_too_many() -> None:
    hand = ["G04", "G05", "G06", "G07", "G08"]
    story = table("planning", thief("morius", "Na2", hand=hand), thief("zain", "Sa2"), event="C01", die=2)
    story.chance("draw G09", "draw G10").then(waiting=0, asked="limit").legal(0, count=6)
    story.when(0, "discard G09").expect({"discard": {"G09": 1}, "players.0.hand": hand}).then(asked="declare")


@clause("AT-P3")
def test_everybody_sees_the_discard_pile() -> None:
    story = declaring(thief("morius", "Na2"), thief("zain", "Sa2"), discard=["G04", "G04", "G11"])
    for seat in (0, 1, None):
        story.expect_view(seat, {"discard": {"G04": 2, "G11": 1}})


@clause("AT-P4", "AT-I5", "AT-Q69")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_drawn() -> None:
    pile = {f"G{n:02}": book().copies[n] for n in range(1, 28)}
    pile["G04"] -= 1
    story = table(
        "planning", thief("morius", "Na2"), thief("joanne", "Sa2"), event="C01", die=2, discard=pile
    ).chance("draw G04", "draw G05")  # fmt: skip
    story.in_order("draw", "shuffle", "draw").expect({"discard": {}}).expect_view(None, {"deck": 68})


@clause("AT-Q25")
def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    hands = [["G01", "G01", "G02", "G02", "G02"]]
    story = table("planning", thief("morius", "Na2", hand=hands[0]), thief("zain", "Sa2"), event="C01", die=2)
    table_ = story.match._table.clone()
    assert table_.deck_size > 0  # type: ignore[attr-defined]
    assert isinstance(table_, City)
    table_.deck, table_.pile = [0] * 28, [0] * 28
    table_.deck_size = table_.pile_size = 0
    table_.push(Draw(1, 2))
    table_.who = -3
    before = list(table_.thieves[1].hand)
    table_.top.run(table_)
    assert table_.thieves[1].hand == before and isinstance(table_.top, Draw) and table_.top.many == 0


@clause("AT-Q70")
def test_nikolai_draws_two_and_keeps_one_before_the_limit_is_checked() -> None:
    hand = ["G04", "G05", "G06", "G07", "G08"]
    story = table("planning", thief("nikolai", "Na2", hand=hand), thief("zain", "Sa2"), event="C01", die=2)
    story.chance("draw G09", "draw G10", "draw G11").then(waiting=0, asked="tinker")
    story.legal(0, only=["discard G09", "discard G10"])
    story.when(0, "discard G09").then(asked="limit").when(0, "discard G04").then(asked="declare")
    story.expect({"players.0.hand": ["G05", "G06", "G07", "G08", "G10"]})


@clause("AT-Q70", "AT-Q25")
def test_nikolai_keeps_the_last_card_there_is() -> None:
    players = [thief("nikolai", "Na2"), thief("joanne", "Sa2")]
    document = {"phase": "planning", "event": "C01", "die": 2, "players": players, "spaces": {}}
    c = rookery.game(GAME).position(document, ask_chance=False)._table
    assert isinstance(c, City)
    c.deck = [0, 0, 0, 0, 1, *[0] * 23]  # no hands are large enough to hold all others, so they are out of the game
    c.deck_size = 1
    c.play(CHANCE, move_of(V_CARD, 4))
    assert c.about == ASK_DECLARE and c.thieves[0].hand == [4] and c.thieves[1].hand == []


# -- declaration --------------------------------------------------------------------------------------------------


@clause("AT-D1", "AT-D6", "AT-Q22", "AT-R8")
def test_declarations_are_sealed_until_the_last_and_then_show_points_only() -> None:
    story = declaring(
        thief("morius", "Na2", hand=["G04", "G10"]),
        thief("zain", "Sa2", hand=["G05"]),
        thief("joanne", "Ea2"),
        die=1,
    )
    story.then(waiting=(0, 1, 2)).when(0, "declare special+G04:4 move:4")
    story.expect_view(1, {"thieves.0.stacks": []}).then(waiting=(1, 2, 0))
    story.when(0, "declare special+G04:4 move:3 G10:3")  # changed until the last is ready
    story.when(1, "declare").when(2, "declare ambush:5")
    hidden = {"points": 4, "up": False, "card": None, "cover": None}
    story.expect_view(1, {"thieves.0.stacks.0": hidden, "thieves.0.cards": None, "thieves.0.hand": None})
    assert [s["points"] for s in story.match.view(1)["thieves"][0]["stacks"]] == [4, 3, 3]
    own = [s["card"] for s in story.match.view(0)["thieves"][0]["stacks"]]
    assert own == ["special", "G10", "move"]


@clause("AT-D2", "AT-EX3")
def test_at_least_one_point_per_card_and_some_may_stay_unused() -> None:
    story = declaring(thief("zain", "Na2", hand=["G01"]), thief("morius", "Sa2"))
    story.refused(0, "declare G01:0", "AT-D2").refused(0, "declare G01:5 move:6", "AT-D3")
    story.when(0, "declare ambush:1 move:3 G01:5").when(1, "declare")
    story.event("lift", seat=0, count=3, unused=1)


@clause("AT-D3", "AT-K4")
def test_points_of_all_colours_and_tokens_pay_together() -> None:
    me = thief("morius", "Na2", points={"blue": 10, "red": 1, "purple": 2}, tokens={"informer": 1, "agent": 1})
    story = declaring(me, thief("zain", "Sa2"), lifted=True, gates="N")
    story.refused(0, "declare move:17 informer:1 agent:1", "AT-D3").refused(
        0, "declare move:15 informer:2", "AT-D3"
    )
    story.when(0, "declare move:16 informer:1 agent:1").when(1, "declare")
    story.event("lift", seat=0, informers=1, agents=1, unused=0)
    pass_all(story).expect({"players.0.tokens": {"informer": 0, "agent": 0, "neighbourhood": 0}})


@clause("AT-D4", "AT-Q3", "AT-Q5")
def test_changes_of_points_apply_when_the_declaration_begins() -> None:
    story = table(
        "planning", thief("morius", "Na2", loss=4, gain=3), thief("zain", "Sa0", loss=4), event="C06", die=2
    ).chance("draw G04", "draw G05")
    story.expect({"players.0.points": {"blue": 6, "red": 0, "purple": 5}, "players.0.loss": 0})
    story.expect({"players.1.points": {"blue": 0, "red": 0, "purple": 2}})


@clause("AT-D5", "AT-Q60")
def test_a_special_action_needs_a_general_card_on_it() -> None:
    story = declaring(thief("morius", "Na2", hand=["G04"]), thief("zain", "Sa2"))
    story.unreadable(0, "declare special+move:3")
    story.unreadable(1, "declare special:3")
    story.refused(1, "declare special+G04:3", "AT-D1")
    story.when(0, "declare special+G04:3")


@clause("AT-D7")
def test_sheets_are_open() -> None:
    me = thief("morius", "Na2", jewels={"green": 1, "trinkets": 1}, tokens={"neighbourhood": 2})
    story = declaring(me, thief("zain", "Sa2"))
    story.expect_view(1, {"thieves.0.jewels.green": 1, "thieves.0.tokens.neighbourhood": 2})


@clause("AT-K5", "AT-Q54")
def test_a_guild_agent_lies_on_one_stack() -> None:
    me = thief("morius", "Na2", points={"blue": 0}, tokens={"agent": 1})
    story = declaring(me, thief("zain", "Sa2"))
    story.refused(0, "declare move:1 ambush:1 agent:1", "AT-K5").when(0, "declare move:2 agent:1")


# -- order ------------------------------------------------------------------------------------------------------


@clause("AT-R1", "AT-EX2", "AT-R2", "AT-R9")
def test_from_high_to_low_with_the_watch_at_its_die() -> None:
    story = resolving(thief("morius", "Na2", "move:4 ambush:1"), thief("noiron", "Sa2", "move:10"), die=6)
    assert order(story) == ["1:10", "W", "0:4", "0:1"]


@clause("AT-R3", "AT-R4", "AT-EX1")
def test_ties_alternate_and_the_watch_stands_on_one_side_of_them() -> None:
    pair = (thief("morius", "Na2", "move:4 ambush:4"), thief("noiron", "Sa2", "move:4 ambush:2"))
    assert order(resolving(*pair, die=2)) == ["0:4", "1:4", "0:4", "1:2", "W"]
    assert order(alarmed(*pair, die=2)) == ["0:4", "1:4", "0:4", "W", "1:2"]
    assert order(resolving(*pair, die=2, first=1)) == ["1:4", "0:4", "0:4", "1:2", "W"]


@clause("AT-R5")
def test_nobody_can_wait_in_a_tie() -> None:
    story = resolving(thief("morius", "Na2", "move:4"), thief("noiron", "Sa2", "move:4"))
    story.then(waiting=0).legal(0, only=["sneak", "run", "decline"])


@clause("AT-R6", "AT-R7")
def test_a_declined_card_is_shown_and_does_nothing() -> None:
    story = resolving(thief("morius", "Na2", "G26:4"), thief("noiron", "Sa2", "move:1"))
    story.event("reveal", seat=0, card="G26", points=4)
    story.when(0, "decline").event("decline", seat=0, card="G26").expect({"players.0.hand": []})
    story.expect_view(1, {"thieves.0.stacks.0.card": "G26"})


@clause("AT-R9", "AT-Q64")
def test_the_watch_acts_even_when_nobody_is_heard() -> None:
    story = resolving(thief("morius", "Na2", "move:4"), thief("noiron", "Sa2"), die=2, guards=["P3c"])
    story.when(0, "decline").event("watch", count=2).no_event("watch-goes")


@clause("AT-Q21")
def test_of_equal_stacks_the_owner_chooses() -> None:
    story = resolving(thief("morius", "Na2", "move:4 G26:4"), thief("noiron", "Sa2"))
    story.then(waiting=0, asked="next").legal(0, only=["next move", "next G26"])
    story.when(0, "next G26").event("reveal", card="G26")


@clause("AT-Q59")
def test_more_than_eight_points_go_before_any_die() -> None:
    assert order(alarmed(thief("morius", "Na2", "move:9"), thief("zain", "Sa2", "move:8"), die=8)) == [
        "0:9",
        "W",
        "1:8",
    ]


def test_the_declarations_of_a_hand_can_be_put_together_in_steps() -> None:
    story = declaring(thief("morius", "Na2", hand=["G04", "G04"], tokens={"informer": 1}), thief("zain", "Sa2"))
    story.in_steps(
        0, "card move", "ap 2", "card special", "on G04", "ap 3", "card G04", "ap 1", "done", "informers 1"
    )
    story.when(1, "declare").event("lift", seat=0, count=3, informers=1)


@clause("AT-D3")
def test_an_agent_may_pay_for_two_where_nothing_pays_for_one() -> None:
    broke = {"blue": 2, "red": 0, "purple": 0}
    me = thief("morius", "Na2", hand=["G20"], points=broke, tokens={"agent": 1})
    story = declaring(me, thief("zain", "Sa2"))
    story.in_steps(0, "card move", "ap 1", "card ambush", "ap 1", "card G20", "ap 2", "done")
    story.when(1, "declare").event("lift", seat=0, count=3, agents=1, unused=0)


@clause("AT-D1", "AT-D4")
def test_who_has_no_points_is_not_asked_to_declare() -> None:
    """Everybody sees that there is nothing to declare; the first version of the rules asked all the same."""
    nothing = {"blue": 0, "red": 0, "purple": 0}
    players = [thief("morius", "Na2", points=nothing, hand=["G04"]), thief("zain", "Sa2"), thief("joanne", "Ea2")]
    story = declaring(*players, die=1).then(waiting=(1, 2))
    story.when(1, "declare move:1").when(2, "declare").event("lift", seat=0, count=0)
    older = rookery.game(GAME).at(1)
    assert older is not None
    assert older.position({"phase": "declare", "players": players, "spaces": {}, "die": 1}).waiting == (0, 1, 2)


def test_when_nobody_has_points_nobody_declares() -> None:
    nothing = {"blue": 0, "red": 0, "purple": 0}
    story = declaring(thief("morius", "Na2", points=nothing), thief("zain", "Sa2", points=nothing), die=1)
    assert [e["kind"] for e in story.match.events(None)].count("lift") == 2
    assert story.match.question(story.match.waiting[0]).key != "declare"  # type: ignore[union-attr]


def test_too_many_seats() -> None:
    with pytest.raises(rookery.GameError):
        rookery.game(GAME).start(seats=5)
