"""EN-C, EN-X, EN-W: the Crossing, missions, rewards."""

from typing import Any

import pytest

import rookery
from tests.clauses import clause
from tests.rules.enclave.table import GAME, at_crossing, crossing, on_level, table, thief
from tests.scenario import Scenario, impossible

TWO = {"crossing": [0, 1]}


def price(card: str) -> int:
    return next(int(row["price"]) for row in rookery.game(GAME).cards if row["id"] == card)


@clause("EN-C1", "EN-Q33")
def test_one_of_three_things_must_be_done() -> None:
    story = at_crossing(thief()).legal(0, only=["cross EM01", "cross EM08", "cross EM13", "blind", "prepare"])
    story.refused(0, "pass", "EN-Q33").refused(1, "prepare", "EN-C1").refused(0, "cross EM02", "EN-C2")


@clause("EN-C2")
def test_a_mission_of_the_row_is_discarded_whatever_happens() -> None:
    for hand, result in (("SD01", "success"), ("", "failure")):
        story = crossing(thief(hand=hand), mission="EM01", traps="ET01", pack=hand, use=hand, cubes=TWO)
        story.event(result).expect({"decks.missions.pile": ["EM01"], "cubes.crossing": [1]})


@clause("EN-C3", "EN-Q34")
def test_a_blind_crossing_turns_up_the_top_mission() -> None:
    story = at_crossing(thief(hand=""), row="", cubes=TWO).chance("draw EM05", "draw ET02")
    story.when(0, "blind").event("blind", card="EM05").event("trap", card="ET02")
    story.expect({"decks.missions.pile": ["EM05"]})
    for seed in range(3):  # there is always a mission to cross to blindly
        match = rookery.game(GAME).start(seats=4, seed=seed)
        assert match.view(None)["decks"]["missions"]["size"] >= 3


@clause("EN-C4", "EN-Q35")
def test_a_preparation_tile_counts_in_the_next_round_only() -> None:
    story = at_crossing(thief()).when(0, "prepare").event("prepare", seat=0).no_event("trap")
    story.expect_view(None, {"round": 2, "players.0.prepared": "now"})
    same_round = at_crossing(thief(), cubes=TWO).when(0, "prepare").expect_view(0, {"players.0.prepared": "next"})
    assert same_round.match.waiting == (1,)
    again = at_crossing(thief(prepared="now"), cubes=TWO).when(0, "prepare")
    again.expect_view(0, {"players.0.prepared": "next"})
    unused = (
        at_crossing(thief(prepared="now", hand=""), row="EM01").chance("draw ET01").when(0, "cross EM01", "done")
    )
    unused.expect_view(0, {"round": 2, "players.0.prepared": None})
    now = crossing(thief(prepared="next", hand=""), mission="EM01", traps="ET01")
    now.event("failure")  # the tile of this round cannot be used yet, and nobody is asked


@clause("EN-C5")
def test_missions_are_replaced_only_when_all_are_done() -> None:
    story = at_crossing(thief(hand=""), thief(hand=""), row="EM01 EM02 EM03", cubes=TWO).when(0, "cross EM02")
    story.expect_view(None, {"rows.missions": ["EM01", "EM03"]}).then(waiting=1, asked="crossing")
    story.legal(1, has=["cross EM01", "cross EM03"], not_has=["cross EM02"]).when(1, "cross EM01")
    deals = [e["card"] for e in story.match.events(None) if e["kind"] == "deal" and e["deck"] == "missions"]
    assert len(deals) == 3, "two for those who left, one in the rotation"


@clause("EN-X1", "EN-X3")
def test_the_order_of_a_mission() -> None:
    story = at_crossing(thief(hand="SD01 SD02"), row="EM09", cubes=TWO).chance(
        "draw ET01", "draw ET09", "draw EF01"
    )
    story.when(0, "cross EM09").then(asked="pack").no_event("trap")
    story.when(0, "pack SD01", "pack SD02", "done").then(asked="use")
    story.in_order("pack", "pack", "packed", ("trap", {"card": "ET01"}), ("trap", {"card": "ET09"}))
    story.when(0, "use SD01", "use SD02", "done").in_order("use", "use", "used", "success", "knowledge")
    story.then(asked="tree-tile").expect({"decks.traps.pile": [], "decks.square.pile": []})
    story.when(0, "take knowledge", "sell")
    story.expect({"decks.traps.pile": ["ET01", "ET09"], "decks.square.pile": ["SD01", "SD02"]})


@clause("EN-X2")
def test_protective_finds_are_packed_too_and_the_tile_does_not_count() -> None:
    story = at_crossing(thief(hand="SD01 EF15 EF18 MO01", prepared="now"), row="EM08").when(0, "cross EM08")
    story.legal(0, only=["done", "pack SD01", "pack EF15", "pack EF18"]).when(0, "pack EF15", "pack EF18")
    story.refused(0, "pack EF15", "EN-X2").refused(0, "pack SD02", "EN-X2").legal(0, only=["done"])
    story.when(0, "done").legal(0, only=["done", "use EF15", "use EF18", "use tile"])


@clause("EN-X4")
def test_what_is_not_used_returns_to_hand() -> None:
    story = crossing(
        thief(hand="SD01 SD02"), mission="EM01", traps="ET09", pack="SD01 SD02", use="SD02", cubes=TWO
    ).expect({"players.0.hand": ["SD01"], "players.0.packed": []})
    story = at_crossing(thief(hand="SD01 SD02"), row="EM01").when(0, "cross EM01", "pack SD01", "done")
    story.refused(0, "use SD02", "EN-X4").refused(0, "use tile", "EN-C4")


@clause("EN-X5", "EN-X6", "EN-EX8", "EN-Q36", "EN-Q37", "EN-Q38")
def test_the_books_example_of_damage() -> None:
    story = crossing(
        thief(hand="SD19 SD01", prepared="now", knowledge=0),
        mission="EM13",
        traps="ET17 ET01",
        pack="SD19 SD01",
        use="SD19 SD01 tile",
        finds="EF01 EF02",
    )
    story.event("hurt", p=2, m=0).event("success").expect({"players.0.p": -2, "players.0.m": 0})
    story.event("knowledge", count=3).when(0, "sell").then(asked="find").when(0, "sell")
    story.expect_view(0, {"players.0.prepared": None})


@clause("EN-X6", "EN-Q38")
def test_surplus_protection_heals_nothing() -> None:
    story = crossing(
        thief(p=-2, m=-1, hand="SD23 SD21"), mission="EM01", traps="ET01", pack="SD23 SD21", use="SD23 SD21"
    )
    story.no_event("hurt").expect({"players.0.p": -2, "players.0.m": -1})


@clause("EN-X7")
@pytest.mark.parametrize(
    ("p", "m", "trap", "result"),
    [
        (0, 0, "ET01", "failure"),  # fell to −4
        (1, 0, "ET01", "success"),  # fell to −3
        (0, 0, "ET17", "success"),  # −3 and −3
        (-1, 0, "ET17", "failure"),
    ],
)
def test_a_mission_fails_if_a_hurt_thief_is_critical(p: int, m: int, trap: str, result: str) -> None:
    story = crossing(thief(p=p, m=m, thief="SD34", hand=""), mission="EM01", traps=trap)
    story.event(result)


@clause("EN-X7", "EN-X8", "EN-Q40")
def test_a_critical_thief_may_go_and_succeeds_unhurt() -> None:
    unhurt = (
        crossing(thief(m=-4, hand="SD01 SD02"), mission="EM01", traps="ET01", pack="SD01 SD02", use="SD01 SD02")
        .event("success")
        .no_event("hurt")
    )
    unhurt.expect({"players.0.m": -4})
    hurt = crossing(thief(m=-4, hand="SD03 SD02"), mission="EM01", traps="ET01", pack="SD03 SD02", use="SD03 SD02")
    hurt.event("hurt", p=2, m=0).event("failure")  # hurt in the other type only


@clause("EN-X5", "EN-Q41")
def test_the_zones_number_counts_once_per_type_whatever_the_traps() -> None:
    story = crossing(thief(p=-5, hand=""), mission="EM13", traps="ET01 ET02").event("hurt", p=4 + 4 + 4 + 2, m=0)
    story.event("failure")
    free = crossing(thief(thief="SD33 SD31", p=5, hand=""), mission="EM06", traps="ET17").event(
        "hurt", p=3 + 3 - 2, m=3
    )
    assert free is not None
    none = crossing(
        thief(thief="SD33 SD31", p=5, hand="SD02 SD03"), mission="EM01", traps="ET09", pack="SD02", use="SD02"
    )
    none.no_event("hurt").event("success")  # damage never falls below 0


@clause("EN-Q39")
def test_healing_before_the_traps_changes_the_zone() -> None:
    story = at_crossing(thief(p=-4, hand="MO03 SD02"), row="EM01").chance("draw ET09").when(0, "cross EM01")
    story.when(0, "heal MO03", "pack SD02", "done", "use SD02", "done").event("success").no_event("hurt")


@clause("EN-X9", "EN-Q42")
def test_a_failure_costs_the_same_and_brings_one_knowledge() -> None:
    story = crossing(
        thief(hand="SD01 SD02", knowledge=1),
        mission="EM13",
        traps="ET05 ET06",
        pack="SD01 SD02",
        use="SD01",
        cubes=TWO,
    )
    story.event("failure").event("knowledge", count=1).no_event("find")
    story.expect({"players.0.knowledge": 2, "players.0.hand": ["SD02"], "decks.square.pile": ["SD01"]})
    unused = crossing(thief(hand="SD01"), mission="EM13", traps="ET05 ET06", pack="SD01", use="", cubes=TWO)
    unused.event("failure").expect({"players.0.hand": ["SD01"]})


@clause("EN-X10", "EN-W1", "EN-W2", "EN-Q43")
def test_the_whole_reward_comes_in_order() -> None:
    story = crossing(
        thief(hand="SD23 SD22 SD21", machine="SD28", coins=0),
        mission="EM17",
        traps="ET01 ET09 ET17",
        pack="SD23 SD22 SD21",
        use="SD23 SD22 SD21",
        finds="EF12 EF03",
        cubes=TWO,
    )
    story.event("knowledge", count=2).then(asked="tree-tile").when(0, "take tile").then(asked="find")
    story.expect_view(0, {"find.card": "EF12"}).when(0, "keep").then(asked="find")
    story.expect_view(0, {"find.card": "EF03"}).when(0, "keep").event("knowledge", count=2)
    story.expect({"players.0.knowledge": 4, "players.0.tiles": 1})


@clause("EN-X11")
def test_everything_used_is_discarded_and_the_tile_goes_back() -> None:
    story = crossing(
        thief(hand="SD01", prepared="now"), mission="EM01", traps="ET01", pack="SD01", use="SD01 tile", cubes=TWO
    )
    story.expect({"decks.missions.pile": ["EM01"], "decks.traps.pile": ["ET01"], "decks.square.pile": ["SD01"]})
    story.expect_view(0, {"players.0.prepared": None, "mission": None})


@clause("EN-W3", "EN-Q67")
def test_each_tile_may_be_kept_or_taken_as_knowledge() -> None:
    rich = thief(hand="SD23 SD22 SD21", machine="SD28")
    story = crossing(
        rich, mission="EM18", traps="ET01 ET09 ET17", pack="SD23 SD22 SD21", use="SD23 SD22 SD21", cubes=TWO
    )
    story.then(asked="tree-tile").legal(0, only=["take tile", "take knowledge"]).when(0, "take tile")
    story.then(asked="tree-tile").when(0, "take knowledge").event("tile-sold", count=2)
    story.expect({"players.0.tiles": 1, "players.0.knowledge": 3 + 2})
    none_left = crossing(
        rich, thief(tiles=3), thief(tiles=3), thief(tiles=3), mission="EM18", traps="ET01 ET09 ET17",
        pack="SD23 SD22 SD21", use="SD23 SD22 SD21", cubes=TWO, seats=4,
    )  # fmt: skip
    none_left.then(asked="tree-tile").when(0, "take tile").event(
        "tile-sold", count=2
    )  # ten tiles, the last one went


def found(card: str, **more: object) -> Scenario:
    """Seat 0 has just drawn this find."""
    player = thief(hand="SD01", coins=0, **more)
    return crossing(player, mission="EM02", traps="ET01", pack="SD01", use="SD01", finds=card, cubes=TWO)


@clause("EN-W4", "EN-Q72")
def test_a_find_is_seen_by_its_drawer_and_decided_at_once() -> None:
    story = found("EF18").then(waiting=0, asked="find").legal(0, only=["sell", "keep"])
    story.told(0, "find", card="EF18").event("find", card=None)
    story.expect_view(0, {"find.card": "EF18"}).expect_view(1, {"find.card": None, "find.seat": 0})
    story.when(0, "keep").event("stash", card=None).told(0, "stash", card="EF18")
    story.expect_view(1, {"players.0.backs.finds": 1, "players.0.hand": None})


@clause("EN-W5")
def test_a_sold_find_brings_its_price_and_is_public() -> None:
    found("EF05").when(0, "sell").event("sold", card="EF05", coins=price("EF05")).expect(
        {"decks.finds.pile": ["EF05"]}
    )


@clause("EN-W6", "EN-Q72")
@pytest.mark.parametrize("card", ["EF03", "EF07", "EF10", "EF12", "EF16"])
def test_what_becomes_of_a_kept_find(card: str) -> None:
    story = found(card, m=-1).when(0, "keep")
    if card == "EF03":
        story.event("kept", card=card).expect({"players.0.knowledge": 3, "decks.finds.pile": [card]})
    elif card == "EF07":
        story.event("kept", card=card).expect_view(None, {"players.0.machine": [card], "players.0.sarcophagus": 4})
    elif card == "EF10":
        story.event("kept", card=card).expect_view(None, {"players.0.thief": [card], "players.0.m": 1})
    else:
        story.no_event("kept").expect({"players.0.hand": [card]}).expect_view(1, {"players.0.backs.finds": 1})


@clause("EN-W7")
def test_a_kept_find_is_sold_no_more_but_by_mr_woo() -> None:
    story = table(thief(hand="EF18 EF12", p=-1, thief="EF09"), phase="outlet", turn=0, seats=2)
    story.legal(0, not_has=["sell", "sell EF09"]).refused(0, "sell", "EN-K3").refused(0, "sell EF09", "EN-K3")
    woo = on_level(2, thief(thief="EF09", coins=0), card="TC2B", phase="card").when(0, "sell EF09")
    woo.event("woo", card="EF09", coins=10)


def test_impossible_missions_are_refused() -> None:
    crossing_: dict[str, Any] = {"cubes": {"crossing": [0]}, "seats": 2}
    impossible(GAME, phase="pack", clause="EN-X1", where="mission", **crossing_)
    impossible(GAME, phase="find", mission={"card": "EM01"}, clause="EN-W4", where="find", **crossing_)
    impossible(GAME, phase="use", mission={"card": "EM01"}, players=[{"packed": ["SD09"]}, {}], **crossing_)
    impossible(GAME, phase="crossing", seats=2, clause="EN-A3")
    impossible(GAME, phase="return", turn=0, seats=2, clause="EN-O4", where="looking")
    impossible(GAME, phase="nonsense", where="phase")
    impossible(GAME, seats=2, tiles={"oracle": 1}, clause="EN-R1", where="tiles")  # none lies between rounds
    planned = {"phase": "plan", "seats": 2, "cubes": {"oracle": [1]}}
    impossible(GAME, clause="EN-P3", where="players[1].played", **planned)
    impossible(GAME, colour="red")
