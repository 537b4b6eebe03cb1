"""Documents of positions: what may be left out, and what is refused."""

from typing import Any

import pytest

from rookery.errors import PositionError
from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, player, scouting, thieving, with_power
from tests.scenario import given, impossible


def test_supplies_left_out_hold_the_rest() -> None:
    story = thieving(player("C C", 2), player("G", 1), player())
    story.expect_view(None, {"city": {"C": 5, "G": 6, "A": 7, "F": 7, "P": 7}, "forest": 12})


def test_treasures_may_be_written_in_many_ways() -> None:
    for way in ("C C G", "codex codex gem", ["C", "C", "G"], {"C": 2, "G": 1}):
        thieving({"treasures": way}, player(), player()).expect({"players.0.treasures": "C C G"})


def test_a_position_in_the_middle_of_a_power() -> None:
    story = with_power("PW03", player("C C", above="L02A L20A L04A"), player(), player())
    story.when(0, "power PW03 codex", "rob L04A", "pay codex", "take gem")
    again = given(GAME, **story.match.document())
    again.same_as(story).then(waiting=0, asked="upto")
    again.when(0, "stop").then(asked="strike")


def test_picks_that_lie_face_down() -> None:
    hands = (player(hand="L01A L02A"), player(hand="L07A L08A"), player(hand="L13A L14A"))
    story = scouting(*hands, picks=2).when(1, "pick L08A")
    assert story.match.document()["players"][1]["pick"] == "L08A"
    given(GAME, **story.match.document()).then(waiting=(0, 2, 1)).same_as(story)


THREE = [player(), player(), player()]
CROWD = "L01A L02A L03A L04A L05A"
VANISHING = {"rule": "power", "seat": 0, "power": "PW01"}


@pytest.mark.parametrize(
    ("where", "broken", "document"),
    [
        ("phase", None, {"phase": "lunch"}),
        ("round", None, {"round": 4}),
        ("players", None, {"players": [player()]}),
        ("players[0].treasures", None, {"players": [player("X"), player(), player()]}),
        ("players[0].treasures", "TD-B1", {"players": [player("C C C C G G G G A A A A"), player(), player()]}),
        ("players[0].thieves", None, {"players": [player("", 12), player(), player()]}),
        ("players[0].passed", None, {"players": [player(passed="yes"), player(), player()]}),
        ("players[0].side", "TD-D7", {"phase": "thieving", "players": [player(side="L01A"), player(), player()]}),
        ("players[1].above", "TD-C5", {"phase": "thieving", "players": [*[player(above="L01A")] * 2, player()]}),
        ("players[0].above", None, {"players": [player(above="L99A"), player(), player()]}),
        ("players[0].reputation", None, {"players": [player(reputation="much"), player(), player()]}),
        ("players[0].hand", "TD-D6", {"phase": "thieving", "players": [player(hand="L01A"), player(), player()]}),
        ("players", "TD-D5", {"phase": "scouting", "players": [player(hand="L01A"), player(), player()]}),
        ("forest", "TD-G4", {"phase": "thieving", "forest": 8}),
        ("city", "TD-G3", {"phase": "thieving", "city": "C"}),
        ("robbed", "TD-C3", {"phase": "thieving", "robbed": ["L01A"]}),
        ("players[0].above", "TD-D4", {"phase": "thieving", "players": [player(above="L06A"), player(), player()]}),
        ("display", "TD-A8", {"display": ["NO1A", None]}),
        ("powers", "TD-S3", {"powers": ["PW01"]}),
        ("hag", "TD-A12", {"phase": "thieving", "hag": "C C"}),
        ("vault", "TD-U6", {"phase": "round", "vault": 2}),
        ("turn", "TD-T4", {"phase": "thieving", "players": [player(passed=True), player(), player()]}),
        ("doing[0]", None, {"phase": "thieving", "doing": ["robbery"]}),
        ("doing[0]", None, {"phase": "thieving", "doing": [{"rule": ["robbery"]}]}),
        ("robbed", None, {"phase": "thieving", "robbed": "L03A L03A"}),
        ("known", None, {"phase": "scouting", "known": "L01A L01A"}),
        ("doing[0].power", "TD-A10", {"phase": "thieving", "doing": [VANISHING]}),
        ("players[0].pick", "TD-D2", {"phase": "thieving", "players": [player(pick="L01A"), player(), player()]}),
        ("beneath", None, {"beneath": [f"{t}{n}B" for t in ("NO", "AG", "CO") for n in (1, 2, 3)]}),
        ("top", None, {"top": [f"L{n:02}B" for n in range(1, 10)]}),
        ("players[0].knows", "TD-D6", {"players": [player(knows="L01A"), player(), player()]}),
        ("the document", None, {"lunch": 12}),
        ("round", None, {"round": 10**5000}),
        ("players[0].treasures", "TD-B1", {"players": [player("C C C C G G G G A A A"), player(), player()]}),
        ("players[0].thieves", "TD-B2", {"players": [player("", 9), player(), player()]}),
        ("boxed", "TD-U4", {"boxed": "PW01"}),
        ("players[0].reputation.scheme", "TD-E4", {"players": [player(reputation={"scheme": 3}), *THREE[1:]]}),
        ("city", "TD-G3", {"players": [player("C C C C C"), player("C C C"), player()]}),
        ("forest", "TD-G4", {"phase": "thieving", "vault": 14}),
        ("vault", "TD-A14", {"phase": "thieving", "vault": 3}),
        ("recruit", "TD-A16", {"phase": "thieving", "recruit": "C"}),
        ("wilds", "TD-Q43", {"phase": "thieving", "wilds": "C"}),
        ("picks", "TD-D5", {"phase": "thieving", "picks": 1}),
        ("turn", "TD-T1", {"turn": 0}),
        ("players", "TD-D5", {"phase": "scouting", "picks": 1}),
        ("picks", "TD-D4", {"phase": "scouting", "instants": 0}),
        ("players[0].above", "TD-D5", {"phase": "scouting", "players": [player(above="L01A"), player(), player()]}),
        ("players[0].above", "TD-D5", {"phase": "thieving", "players": [player(above=CROWD), player(), player()]}),
        ("players[2].passed", "TD-T6", {"phase": "cleanup", "players": [player(), player(), player(passed=False)]}),
    ],
)  # fmt: skip
def test_impossible_positions(where: str, broken: str | None, document: dict[str, object]) -> None:
    impossible(GAME, where=where, clause=broken, **{"seats": 3, "players": THREE, **document})


LEFTOVERS = [
    ("robbed", "TD-U1", {"robbed": ["L01A"]}),
    ("hag", "TD-U5", {"hag": "C"}),
    ("vault", "TD-U6", {"vault": 2}),
    ("recruit", "TD-U7", {"recruit": "C C"}),
    ("powers[0].paid", "TD-U4", {"powers": [{"tile": "PW01", "paid": "C"}, {"tile": "PW02"}, {"tile": "PW03"}]}),
    ("players[0].above", "TD-U1", {"players": [player(above="L01A"), player(), player()]}),
    ("players[0].fences", "TD-U3", {"players": [player(fences="NO1A"), player(), player()]}),
    ("players[0].passed", "TD-T4", {"players": [player(passed=True), player(), player()]}),
    ("players[0].hand", "TD-D6", {"players": [player(hand="L01A"), player(), player()]}),
    ("doing", "TD-R1", {"doing": [{"rule": "surplus", "seat": 0}]}),
]


@pytest.mark.parametrize(("phase", "number"), [("round", 1), ("round", 2), ("holder", 1), ("over", 3)])
@pytest.mark.parametrize(("where", "broken", "document"), LEFTOVERS, ids=[row[0] for row in LEFTOVERS])
def test_nothing_is_left_of_a_phase_before(
    phase: str, number: int, where: str, broken: str, document: dict[str, object]
) -> None:
    whole = {"seats": 3, "players": THREE, "phase": phase, "round": number, **document}
    impossible(GAME, where=where, clause=broken, **whole)


def test_the_game_is_over_after_the_last_round_only() -> None:
    for number in (1, 2):
        impossible(GAME, seats=3, phase="over", round=number, where="round", clause="TD-E1")
    impossible(GAME, seats=3, phase="holder", round=3, where="round", clause="TD-Q40")


@clause("TD-U8")
def test_the_holder_decides_a_tie_only() -> None:
    poor, rich = player("", 2), player(reputation=4)
    given(GAME, phase="holder", start=2, players=[poor, poor, rich]).then(waiting=2, asked="holder")
    for others in ([player("", 1), poor, rich], [rich, poor, rich]):
        impossible(GAME, phase="holder", players=others, where="phase", clause="TD-U8")


@clause("TD-E2", "TD-E4")
def test_the_last_points_are_those_that_lie_there() -> None:
    rich = player(scheme="S01", pile="L01A L25A", sold="NO1A", reputation={"majorities": 3, "scheme": 3})
    given(GAME, seats=3, phase="over", round=3, players=[rich, player(), player()]).outcome(scores=(6, 0, 0))
    for source, broken in (("majorities", "TD-E2"), ("scheme", "TD-E4")):
        wrong = rich | {"reputation": rich["reputation"] | {source: 4}}
        where = f"players[0].reputation.{source}"
        impossible(GAME, seats=3, phase="over", round=3, players=[wrong, *THREE[1:]], where=where, clause=broken)


# -- Two thieves on one card ---------------------------------------------------------------------------

PAID = [{"tile": "PW02", "paid": "P"}, {"tile": "PW05"}, {"tile": "PW06"}]
ROBBED = {"players": [player(above="L03A", fences="NO1A"), player(), player()], "robbed": ["L03A"]}


@clause("TD-P2")
@pytest.mark.parametrize("key", ["twice", "crowded"])
@pytest.mark.parametrize("phase", ["thieving", "cleanup"])
def test_two_thieves_stand_somewhere_only_after_the_power_was_paid_for(key: str, phase: str) -> None:
    table = {"seats": 3, "phase": phase, **ROBBED, key: "L03A" if key == "twice" else "NO1A"}
    given(GAME, **table, powers=PAID).match.check()
    for powers in ([{**PAID[0], "paid": None}, *PAID[1:]], [{"tile": "PW01", "paid": "P"}, *PAID[1:]], None):
        impossible(GAME, **table, powers=powers, where=key, clause="TD-P2")


def test_they_stand_on_one_card_only() -> None:
    table = {"seats": 3, "phase": "thieving", **ROBBED, "powers": PAID}
    impossible(GAME, **table, twice="L03A", crowded="NO1A", where="crowded", clause="TD-P2")
    with pytest.raises(PositionError, match="must be null here"):
        given(GAME, **table, twice="L03A", crowded="NO1A").then()
    impossible(GAME, **table, twice="L09A", where="twice", clause="TD-P2")
    impossible(GAME, **table, crowded="NO2A", where="crowded", clause="TD-P2")
    asking = [{"rule": "power", "seat": 0, "power": "PW02"}]
    impossible(GAME, **table, twice="L03A", doing=asking, where="twice", clause="TD-P2")
    table["players"] = [player("", 4, above="L03A", fences="NO1A"), player(), player()]
    impossible(GAME, **table, vault=6, doing=asking, where="forest", clause="TD-P2")


# -- Rules in progress -----------------------------------------------------------------------------------


def in_progress() -> dict[str, Any]:
    """Seat 0 has used Twin Strike on the Laborium and returned a codex: one treasure more may be taken."""
    story = with_power("PW03", player("C C", above="L02A L20A L04A"), player(), player())
    return story.when(0, "power PW03 codex", "rob L04A", "pay codex", "take gem").match.document()


@pytest.mark.parametrize(
    ("row", "changed", "where"),
    [
        (0, {"power": "PW05"}, "doing[0].power"),
        (0, {"seat": 1}, "doing[0].seat"),
        (0, {"step": 0}, "doing[0].step"),
        (0, {"rule": "strike", "power": None}, "doing[0]"),
        (1, {"way": "may"}, "doing[1].way"),
        (1, {"seat": 2}, "doing[1].seat"),
        (2, {"card": "L02A"}, "doing[2].card"),
        (2, {"card": None}, "doing[2].card"),
        (2, {"how": "forest"}, "doing[2].how"),
        (2, {"step": 3}, "doing[2].step"),
        (3, {"source": "bonus"}, "doing[3].source"),
        (3, {"at": 0}, "doing[3].left"),
        (3, {"at": 7}, "doing[3].at"),
        (3, {"left": 3}, "doing[3].left"),
        (3, {"step": 2}, "doing[3].step"),
        (3, {"seat": -1}, "doing[3].seat"),
        (3, {"seat": 63}, "doing[3].seat"),
        (3, {"lunch": 12}, "doing[3]"),
    ],
)
def test_rules_in_progress_fit_the_one_that_started_them(row: int, changed: dict[str, Any], where: str) -> None:
    document = in_progress()
    document["doing"][row] |= changed
    impossible(GAME, where=where, **document)


@pytest.mark.parametrize("rows", range(1, 4))
def test_the_innermost_rule_asks(rows: int) -> None:
    document = in_progress()
    document["doing"] = document["doing"][:rows]
    impossible(GAME, where=f"doing[{rows - 1}]" + ("" if rows == 3 else ".step"), **document)


def test_a_rule_that_would_ask_nothing_is_not_in_progress() -> None:
    surplus = {"rule": "surplus", "seat": 0}
    table: dict[str, Any] = {"seats": 3, "phase": "thieving", "players": THREE}
    impossible(GAME, **table, doing=[surplus], where="doing[0]")
    impossible(GAME, **table, doing=[surplus, surplus], where="doing[1]")
    nine = [player("C C C C G G G G A"), player(), player()]
    given(GAME, **table | {"players": nine}, doing=[surplus]).then(waiting=0, asked="return")
    ten = [player("C C C C G G G G A A"), player(), player()]
    impossible(GAME, **table | {"players": ten}, doing=[surplus], where="players[0].treasures", clause="TD-B1")


def test_an_instant_above_a_board_waits_for_its_turn() -> None:
    """TD-D4, TD-Q6: seat 0 is done, seat 1 chooses, seat 2 is to follow."""
    hands = ("L01A L02A L03A L04A", "L30A L08A L09A L10A", "L24A L14A L15A L16A")
    story = scouting(*[player(hand=hand) for hand in hands])
    story.when(0, "pick L01A").when(1, "pick L30A").when(2, "pick L24A").then(waiting=1, asked="gain")
    document = story.match.document()
    given(GAME, **document).same_as(story)
    impossible(GAME, **document | {"instants": 0}, where="doing[0].seat")
    impossible(GAME, **document | {"instants": 2}, where="players[2].above", clause="TD-D4")
    impossible(GAME, **document | {"instants": None, "doing": []}, where="players[2].above", clause="TD-D4")
    document["doing"][0]["card"] = "L01A"
    impossible(GAME, **document, where="doing[0].card", clause="TD-D4")


def test_hands_of_a_deck_that_ran_out_are_a_position_too() -> None:
    """TD-Q44: two players hold two cards, one three."""
    cards = [f"L{n:02}{s}" for s in "AB" for n in range(1, 31)]
    story = given(GAME, seats=3, phase="round", players=[player(pile=cards[7:]), player(), player()])
    given(GAME, **story.match.document()).same_as(story)
    story.when(0, str(story.match.legal(0)[0]))
    given(GAME, **story.match.document()).same_as(story)


def test_two_players_know_only_one_set() -> None:
    impossible(GAME, seats=2, where="players[0].above", players=[player(above="L01B"), player()])


def test_shorthands() -> None:
    story = thieving(player(above="L01A"), player(above="L03A L03B"), player())
    assert str(story.match.move(0, "rob l01")) == "rob L01A"
    assert str(story.match.move(0, "rob L03B")) == "rob L03B"
    with pytest.raises(ValueError, match="L03"):
        story.match.move(0, "rob L03")
    story.unreadable(0, "rob").unreadable(0, "dance").unreadable(0, "hag silver").unreadable(0, "")
    story.unreadable(0, "renew 1 1").unreadable(0, "steal 9 gem").unreadable(0, "rob L99A")
