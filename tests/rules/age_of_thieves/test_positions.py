"""Positions that cannot be: each is refused by the entry that is wrong, and the clause it breaks."""

from typing import Any

import pytest

import rookery
from rookery.errors import PositionError
from rookery.i18n import LANGUAGES
from tests.clauses import clause
from tests.rules.age_of_thieves.table import GAME, alarmed, resolving, stacks, table, thief
from tests.scenario import Scenario, given, impossible

HERE = {"thief": "morius", "at": "Nb4"}
THERE = {"thief": "zain", "at": "Sa2"}
LIFTED: dict[str, Any] = {"lifted": True, "gates": "N"}
ALARM: dict[str, Any] = {"alarm": True, **LIFTED}


def ended(*players: Any, **document: Any) -> Scenario:
    """A night that is over."""
    return given(GAME, players=list(players), spaces={}, over=True, **document)


def refused(where: str, clause_id: str | None = None, players: Any = (HERE, THERE), **document: Any) -> None:
    """The position cannot be; words for it are in every language."""
    document = {"players": list(players), "spaces": {}, **document}
    impossible(GAME, where=where, clause=clause_id, **document)
    with pytest.raises(PositionError) as error:
        rookery.game(GAME).position(document)
    for lang in LANGUAGES:
        assert "[" not in error.value.words(lang)


@clause("AT-V2", "AT-E1", "AT-L1")
def test_lifting_the_jewel_opens_two_gates() -> None:
    refused("gates", "AT-V2", lifted=True)
    refused("gates", "AT-L1", alarm=True)
    refused("gates", "AT-V2", gates="N", lifted=False)
    refused("lifted", "AT-E1", alarm=True, gates="N", lifted=False)
    refused("due", "AT-V2", due=True)
    refused("due", "AT-V2", due=True, **LIFTED)
    table("resolve", HERE, THERE, gates="N").expect({"lifted": True})


@clause("AT-V1", "AT-J1")
def test_the_jewel_is_at_its_place_until_it_is_lifted() -> None:
    carrier = {**HERE, "jewels": {"emperor": 1}}
    refused("players[0].jewels.emperor", "AT-V1", [carrier, THERE])
    refused("players[0].jewels.emperor", "AT-V1", [carrier, THERE], lifted=False)
    refused("spaces.Nd3.jewels.emperor", "AT-V1", spaces={"Nd3": {"jewels": {"emperor": 1}}})
    refused("spaces.P0.jewels.emperor", "AT-V1", spaces={"P0": {"jewels": {"emperor": 0}}})
    refused("players[0].points.red", "AT-V1", [{**HERE, "points": {"red": 1}}, THERE])
    resolving(carrier, THERE, **LIFTED).expect({"players.0.points.red": 1})


@clause("AT-L2", "AT-Q38")
def test_a_thief_is_on_the_board_or_has_left_with_nothing() -> None:
    refused("players[0].at", "AT-L2", [{**HERE, "at": None}, THERE])
    gone = {"thief": "morius", "out": 1}
    refused("players[0].stacks", "AT-Q38", [{**gone, "stacks": stacks("move:3")}, THERE], phase="resolve", **ALARM)
    refused("players[0].hand", "AT-Q38", [{**gone, "hand": ["G04"]}, THERE], **ALARM)
    refused("players[0].states", "AT-L2", [{**gone, "states": ["left"]}, THERE], **ALARM)
    refused("players[0].states", "AT-L2", [{**HERE, "states": ["left"]}, THERE], phase="resolve", **ALARM)
    left = {**gone, "hand": ["G04"], "states": ["left"]}
    down = {**left, "stacks": stacks("move:3")}
    refused("players[0].stacks", "AT-Q38", [down, THERE], phase="resolve", **ALARM)
    alarmed(left, thief("zain", "Sa2", "move:1")).expect({"players.0.hand": "G04"})


@clause("AT-Z3", "AT-Q37", "AT-Z4", "AT-E3")
def test_a_night_that_is_over_does_not_go_on() -> None:
    away = {"thief": "morius", "out": 1, "jewels": {"emperor": 1}}
    refused("over", "AT-Z3", [away, THERE], **ALARM)
    refused("over", "AT-Z3", [{**away, "jewels": {}}, {"thief": "zain", "out": 2}], **ALARM)
    refused("seen", "AT-E3", seen=[f"C{n:02}" for n in range(1, 11)])
    refused("seen", "AT-E3", seen=[f"A{n:02}" for n in range(1, 6)], **ALARM)
    table("turn", HERE, THERE, seen=[f"C{n:02}" for n in range(1, 11)], **LIFTED).expect({"alarm": True})


@clause("AT-Z3", "AT-Z4", "AT-L2")
def test_a_table_may_be_over() -> None:
    """Told by hand, too: by the jewel, by everybody, by the last event."""
    away = {"thief": "morius", "out": 1, "jewels": {"emperor": 1}}
    ended(away, THERE, **ALARM).then(over=True).outcome(winners=(0,))
    ended({**away, "jewels": {}}, {"thief": "zain", "out": 2}, **ALARM).then(over=True)
    ended(HERE, THERE, seen=[f"C{n:02}" for n in range(1, 11)]).outcome(winners=())
    refused("over", "AT-Z4", over=True)
    refused("phase", None, [away, THERE], over=True, phase="resolve", **ALARM)
    refused("phase", None, [{**HERE, "stacks": UP}, THERE], guards=["Nc3"], phase="turn", **doing(STACK, WALK))


@clause("AT-C1", "AT-F3")
def test_the_jewel_lies_where_somebody_may_have_lost_it() -> None:
    for space in ("Nd3", "Wd3", "P2a", "P0"):
        table("turn", HERE, THERE, spaces={space: {"jewels": {"emperor": 1}}}, **LIFTED).then()
    for space in ("Nb3", "Na5", "Sb8"):
        refused(f"spaces.{space}.jewels.emperor", "AT-C1", spaces={space: {"jewels": {"emperor": 1}}}, **LIFTED)


@clause("AT-N2", "AT-Q49")
@pytest.mark.parametrize("phase", ["turn", "event", "jewel", "roll", "planning", "declare"])
def test_nothing_is_left_of_the_last_resolution(phase: str) -> None:
    for mark in ("fire", "smoke"):
        refused(f"spaces.Nb5.{mark}", "AT-N2", phase=phase, spaces={"Nb5": {mark: True}})
    for states in (["snared"], ["marked"], ["cloak"]):
        refused("players[0].states", "AT-N2", [{**HERE, "states": states}, THERE], phase=phase)
    refused("guards[0].states", "AT-N2", phase=phase, guards=[{"at": "Nc3", "states": ["idle"]}])
    caught = {**HERE, "at": "Na0", "states": ["caught"]}
    table(phase, caught, THERE, spaces={"P0": {"fire": "lasting"}}).then()


def test_nothing_stands_there_twice() -> None:
    refused("seen", None, seen=["C04", "C04"])
    refused("players[0].states", None, [{**HERE, "states": ["snared", "snared"]}, THERE], phase="resolve")
    refused("guards[0].states", None, guards=[{"at": "Nc3", "states": ["idle", "idle"]}])
    refused(
        "known[0].by", None, [{**HERE, "hand": ["G04"]}, THERE], known=[{"card": "G04", "seats": [0], "by": [1, 1]}]
    )


@clause("AT-D6", "AT-R9", "AT-E2", "AT-E6")
def test_everything_has_its_moment() -> None:
    refused("players[0].stacks", "AT-D6", [{**HERE, "stacks": stacks("move:3")}, THERE], phase="planning")
    informer = {**HERE, "tokens": {"informer": 1}, "used": {"informer": 1}}
    refused("players[0].used", "AT-D6", [informer, THERE], phase="planning")
    refused("acted", "AT-R9", phase="declare", acted=True)
    refused("resolving", "AT-D6", phase="resolve", resolving=False)
    refused("barred", "AT-E2", phase="resolve", event="A10", barred="Na5", **ALARM)
    refused("barred", "AT-E2", phase="resolve", event="A11", barred="Sa5", **ALARM)
    refused("players[0].fresh", "AT-Q70", [{**HERE, "hand": ["G04"], "fresh": ["G04"]}, THERE])
    refused("players[0].hand", "AT-P2", [{**HERE, "hand": ["G03"] * 5 + ["G04"]}, THERE])
    refused("spaces.Na4.looked", "AT-S3", spaces={"Na4": {"looked": "stash"}})
    refused("known[0]", None, known=[{"card": "G04", "seats": [0], "by": [1]}])
    refused("discard", "AT-S10", discard=["G03"] * 6)
    refused("turn", None, turn=17)


def doing(*rows: dict[str, Any]) -> dict[str, Any]:
    """Rules in progress of a turn that has come to its Resolution."""
    outer = [{"rule": "night", "step": 5, "seat": 0}, {"rule": "turn", "step": 8}]
    inner = [{"rule": "resolution", "step": 0, "value": 5, "last": 0}]
    return {"doing": [*outer, *inner, *rows], "event": "C05", "die": 3, "resolving": True}


UP = [{"card": "move", "points": 5, "up": True}, {"card": "G04", "points": 5, "up": True}]
STACK = {"rule": "stack", "step": 4, "seat": 0, "points": 5, "card": "move", "cover": None}
WALK = {"rule": "walk", "step": 0, "seat": 0, "left": 2, "how": 0, "taken": 2}
WALK |= {"entered": 1, "sewered": 0, "familiar": 0}
CARD = {"rule": "card", "step": 4, "seat": 0, "card": "G04", "target": -1, "moved": []}
MARCH = {"rule": "march", "step": 1, "seat": 0, "figure": 0, "left": 2, "at": "Nc3"}


@clause("AT-M1")
def test_a_move_in_progress_is_read_as_it_is_told() -> None:
    players = [{**HERE, "stacks": UP}, THERE]
    match = rookery.game(GAME).position({"players": players, "guards": ["Nc3"], **doing(STACK, WALK)})
    assert match.waiting == (0,) and "go Nb3" in match.legal(0)
    for key, value in (("left", 255), ("how", 3), ("seat", 2), ("seat", -1), ("taken", -1), ("entered", 2)):
        refused(f"doing[4].{key}", None, players, **doing(STACK, {**WALK, key: value}))
    refused("doing[4].step", None, players, **doing(STACK, {**WALK, "step": 1}))
    refused("doing[3].step", None, players, **doing({**STACK, "step": 1}, WALK))
    refused("doing[3].card", "AT-R6", players, **doing({**STACK, "card": "ambush"}, WALK))
    refused("doing[3].card", "AT-R6", players, **doing({**STACK, "card": "G04"}, WALK))
    refused("doing[3].seat", None, players, **doing(STACK, {**WALK, "seat": 1}))


@clause("AT-W12", "AT-Q15")
def test_a_figure_on_the_march_is_on_the_board() -> None:
    players = [{**HERE, "stacks": UP}, THERE]
    stack = {**STACK, "card": "G04"}
    told = {"players": players, "guards": ["Nc3"], **doing(stack, CARD, MARCH)}
    assert "go Nb4" in rookery.game(GAME).position(told).legal(0)
    for key, value, where in (
        ("figure", 3, "figure"),
        ("at", "Sc3", "at"),
        ("left", 200, "left"),
        ("step", 4, "card"),
    ):
        place = "doing[4].card" if key == "step" else f"doing[5].{where}"
        refused(place, None, players, guards=["Nc3"], **doing(stack, CARD, {**MARCH, key: value}))


@clause("AT-Q42", "AT-P1", "AT-S8")
def test_no_round_goes_on_for_ever() -> None:
    """Seats beyond the last, and dice nobody rolls, would be waited for without end."""
    bare = [{"thief": t, "at": None} for t in ("morius", "zain")]
    night = {"rule": "night", "step": 2, "seat": 2}
    first = {"rule": "first", "step": 0, "who": [], "seat": 0, "high": 0, "best": []}
    refused("doing[1].seat", "AT-Q42", bare, first=-1, turn=0, doing=[night, first])
    turn = [{"rule": "night", "step": 5, "seat": 0}, {"rule": "turn", "step": 6}]
    planning = {"rule": "planning", "step": 2, "turn": 9}
    refused("doing[2].turn", None, event="C05", die=2, doing=[*turn, planning])
    refused("players[0].fresh", "AT-Q70", event="C05", die=2, doing=[*turn, {**planning, "turn": 0}])
    refused("players[1].at", "AT-S11", [bare[0], THERE], turn=0, doing=[{"rule": "night", "step": 4, "seat": 0}])


@clause("AT-S6", "AT-E3")
def test_no_event_was_turned_up_before_the_night_begins() -> None:
    """With all calm events seen, the first turn would have none to turn up."""
    bare = [{"thief": None, "at": None}] * 2
    setting_up: dict[str, Any] = {"first": 0, "turn": 0, "options": {"thieves": "chosen"}}
    setting_up["doing"] = [{"rule": "night", "step": 3}]
    assert rookery.game(GAME).position({"players": bare, "spaces": {}, **setting_up}).waiting == (0,)
    refused("seen", "AT-S6", bare, seen=[f"C{n:02}" for n in range(1, 11)], **setting_up)
