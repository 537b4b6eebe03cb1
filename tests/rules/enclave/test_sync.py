"""EN-Y: joint missions."""

from tests.clauses import clause
from tests.rules.enclave.table import at_crossing, table, thief
from tests.scenario import Scenario

HOLDER, PARTNER, THIRD = 0, 1, 2


def before_crossing(*thieves: dict[str, object], cubes: list[int] | None = None, **more: object) -> Scenario:
    """Seat 0 holds a synchronisation tile; all three stand at the Crossing, the holder second."""
    queue = {"crossing": cubes or [PARTNER, HOLDER, THIRD]}
    rows = {"missions": ["EM08", "EM01", "EM13"]}
    return table(*thieves, phase="sync", turn=0, cubes=queue, **{"seats": 3, "rows": rows, **more})  # type: ignore[arg-type]


def pair(holder: dict[str, object], partner: dict[str, object], mission: str, *draws: str) -> Scenario:
    """The pair has chosen its mission."""
    story = before_crossing({**holder, "sync": "now"}, partner).chance(*[f"draw {d}" for d in draws])
    return story.when(HOLDER, "partner 1").when(HOLDER, f"cross {mission}")


@clause("EN-Y1", "EN-Q54")
def test_a_holder_chooses_somebody_at_the_crossing_before_the_first_mission() -> None:
    story = before_crossing(thief(sync="now")).then(waiting=HOLDER, asked="sync")
    story.legal(HOLDER, only=["partner 1", "partner 2", "pass"]).refused(HOLDER, "partner 0", "EN-Y1")
    story.fork().when(HOLDER, "pass").event("alone", seat=0).then(waiting=PARTNER, asked="crossing")
    two = before_crossing(thief(sync="now"), thief(sync="now"), cubes=[0, 1, 2]).when(HOLDER, "partner 1")
    two.then(waiting=HOLDER, asked="crossing")  # a paired holder is not asked for a partner of the own
    gained_now = at_crossing(thief(sync="next"), row="EM01", cubes={"crossing": [0, 1]}).then(asked="crossing")
    assert gained_now is not None


@clause("EN-Y2")
def test_the_pair_goes_when_the_holders_cube_comes_up() -> None:
    story = before_crossing(thief(sync="now"), thief(hand="")).when(HOLDER, "partner 1")
    story.then(waiting=HOLDER, asked="crossing")  # the partner's cube stands first, but waits
    story.refused(HOLDER, "prepare", "EN-Y2").legal(
        HOLDER, only=["cross EM08", "cross EM01", "cross EM13", "blind"]
    )
    story.when(HOLDER, "cross EM01", "done").then(waiting=THIRD, asked="crossing")
    story.expect_view(None, {"cubes.crossing": [THIRD]})


@clause("EN-Y3", "EN-Q55")
def test_one_trap_more_in_all() -> None:
    story = pair(thief(hand=""), thief(hand=""), "EM08", "ET01", "ET02", "ET03")
    assert [e["card"] for e in story.match.events(None) if e["kind"] == "trap"] == ["ET01", "ET02", "ET03"]


@clause("EN-Y4")
def test_both_pack_up_to_their_own_limit_and_see_each_other() -> None:
    story = pair(thief(hand="SD01 SD02"), thief(hand="SD05 SD06 SD07", machine="SD28"), "EM08")
    story.then(waiting=HOLDER, asked="pack").when(HOLDER, "pack SD01", "pack SD02", "done")
    story.then(waiting=PARTNER, asked="pack").told(PARTNER, "pack", card="SD01").told(THIRD, "pack", card=None)
    story.expect_view(PARTNER, {"mission.team.0.packed": ["SD01", "SD02"]})
    story.expect_view(THIRD, {"mission.team.0.packed": None, "mission.team.0.count": 2})
    story.when(PARTNER, "pack SD05", "pack SD06", "pack SD07", "done").then(waiting=HOLDER, asked="use")
    story.when(HOLDER, "done").then(waiting=PARTNER, asked="use")


@clause("EN-Y5", "EN-Q55")
def test_protection_of_both_protects_both_and_zones_count_alone() -> None:
    story = pair(
        thief(hand="SD17", thief="MO12", m=4), thief(hand="SD06", prepared="now", m=-3), "EM01", "ET01", "ET13"
    )
    story.when(HOLDER, "pack SD17", "done").when(PARTNER, "pack SD06", "done")
    story.when(HOLDER, "use SD17", "done").when(PARTNER, "use SD06", "done")
    # 4 physical against 5; 5 mental against 4: the holder is super (−1), the partner is hurt by 1 and critical
    story.event("hurt", seat=PARTNER, p=0, m=1).no_event("hurt", seat=HOLDER)
    story.event("failure")


@clause("EN-Y6")
def test_if_either_fails_both_fail() -> None:
    story = pair(thief(hand="", thief="SD34"), thief(hand="", p=-3), "EM01", "ET17", "ET18")
    story.event("failure").event("knowledge", seat=HOLDER, count=1).event("knowledge", seat=PARTNER, count=1)


@clause("EN-Y6", "EN-D3")
def test_otherwise_each_gets_the_whole_reward_the_holder_first() -> None:
    """Glass Foundry, and one trap more: 7 and 7 against 8 and 8; then 2 knowledge and 2 finds each."""
    traps, finds = ("ET01", "ET09", "ET17"), ("EF01", "EF02", "EF03", "EF04")
    story = before_crossing(
        thief(hand="SD01 SD02", sync="now"), thief(hand="SD05 SD06"), rows={"missions": ["EM10"]}
    ).chance(*[f"draw {card}" for card in (*traps, *finds)])
    story.when(HOLDER, "partner 1", "cross EM10", "pack SD01", "pack SD02", "done")
    story.when(PARTNER, "pack SD05", "pack SD06", "done")
    story.when(HOLDER, "use SD02", "use SD01", "done").when(PARTNER, "use SD05", "use SD06", "done")
    story.no_event("hurt").event("success").event("knowledge", seat=HOLDER, count=2)
    story.then(waiting=HOLDER, asked="find").no_event("knowledge", seat=PARTNER)
    story.when(HOLDER, "sell", "sell").event("sold", seat=HOLDER, card="EF02")
    story.event("knowledge", seat=PARTNER, count=2).then(waiting=PARTNER, asked="find")
    story.when(PARTNER, "sell", "keep").event("sold", seat=PARTNER, card="EF03")
    story.expect({"players.0.knowledge": 2, "players.1.knowledge": 2 + 2})
    story.expect({"decks.square.pile": ["SD02", "SD01", "SD05", "SD06"]})


@clause("EN-Y2")
def test_a_pair_without_a_mission_to_choose_goes_blindly() -> None:
    """Preparation is not for pairs, so everybody sees that there is one way: nobody is asked (section 5, j)."""
    story = before_crossing(thief(hand="", sync="now"), thief(hand=""), rows={"missions": []})
    story.chance("draw EM01", "draw ET17", "draw ET01").when(HOLDER, "partner 1")
    story.event("blind", seat=HOLDER, card="EM01").then(waiting=THIRD, asked="crossing")
    story.legal(THIRD, only=["blind", "prepare"])


@clause("EN-Y7", "EN-Q54")
def test_the_tile_goes_back_after_that_crossing() -> None:
    used = before_crossing(thief(sync="now", hand=""), thief(hand=""), thief(sync="now"), cubes=[0, 1]).when(
        0, "partner 1"
    )
    used.when(HOLDER, "cross EM01").expect_view(None, {"players.0.sync": None, "players.2.sync": None, "round": 2})
    tiles = {"outlet": 1, "crossing": 2, "shepherd": 3, "oracle": 4, "square": 5}
    nobody = table(thief(sync="now"), phase="outlet", tiles=tiles, cubes={"outlet": [1], "square": [0]}, seats=2)
    nobody.expect_view(None, {"players.0.sync": "now"}).when(1, "pass").then(waiting=0, asked="market")
    nobody.expect_view(None, {"players.0.sync": None})
