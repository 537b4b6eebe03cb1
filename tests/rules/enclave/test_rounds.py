"""EN-R, EN-I, EN-P, EN-A, EN-V: the round and its phases."""

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play.checks import pick
from tests.clauses import clause
from tests.rules.enclave.table import GAME, START, at_crossing, on_level, table, thief
from tests.scenario import Scenario

TOWN = ("shepherd", "oracle", "outlet", "square", "crossing")


def placed(story: Scenario) -> Scenario:
    """The four tiles that leave a choice; the fifth follows."""
    for number, place in enumerate(TOWN[:4], 1):
        story.when(story.match.waiting[0], f"tile {number} {place}")
    return story


def planned(story: Scenario, *rounds: str) -> Scenario:
    """Each step: one place per seat."""
    for step in rounds:
        for seat, place in enumerate(step.split()):
            story.when(seat, f"plan {place}")
    return story


@clause("EN-R1")
def test_a_round_has_five_phases_in_order() -> None:
    match = rookery.game(GAME).start(seats=3, seed=2)
    rng = Rng(2)
    seen: list[str] = []
    while match.view(None)["round"] == 1:
        phase = match.view(None)["phase"]
        if not seen or seen[-1] != phase:
            seen.append(phase)
        match.play(*pick(match, rng))
    assert seen == [p for p in ("initiative", "planning", "action", "tree") if p in seen]
    assert seen[:3] == ["initiative", "planning", "action"]
    kinds = [e["kind"] for e in match.events(None)]
    assert kinds.index("rotate") > max(n for n, k in enumerate(kinds) if k in ("cube", "level"))


@clause("EN-G6", "EN-E2", "EN-V2", "EN-V4")
def test_six_rounds_at_most_and_no_rotation_after_the_last() -> None:
    for seed in range(4):
        match = rookery.game(GAME).start(seats=2, seed=seed)
        rng = Rng(seed)
        while not match.over:
            match.play(*pick(match, rng))
        events = match.events(None)
        rounds = [e["round"] for e in events if e["kind"] == "round"]
        assert rounds == list(range(1, rounds[-1] + 1)) and rounds[-1] <= 6
        rotations = [e for e in events if e["kind"] == "rotate" and e["deck"] == "missions"]
        assert len(rotations) == rounds[-1] - 1


@clause("EN-I1", "EN-Q16")
@pytest.mark.parametrize(("seats", "shares"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])])
def test_tiles_go_round_in_turn_order(seats: int, shares: list[int]) -> None:
    order = list(reversed(range(seats)))
    story = table(phase="initiative", seats=seats, order=order)
    story.legal(order[0], count=25)
    placed(story).then(asked="plan")
    told = [e["seat"] for e in story.match.events(None) if e["kind"] == "tile"]
    assert told == [order[n % seats] for n in range(5)], "the last one is forced, and nobody is asked"
    assert [told.count(s) for s in order] == shares
    story.expect_view(None, {"tiles.crossing": 5, "tiles.shepherd": 1})


@clause("EN-I1", "EN-I2")
def test_a_tile_lies_once_and_a_place_has_one() -> None:
    story = table(phase="initiative", seats=2).when(0, "tile 3 oracle").then(waiting=1)
    story.refused(1, "tile 3 square", "EN-I1").refused(1, "tile 2 oracle", "EN-I2").legal(1, count=16)
    story.refused(1, "tile 1 tree", "EN-I2").unreadable(1, "tile 1 moon")
    with pytest.raises(rookery.NotAMove):
        assert story.match.move(1, "tile 1 tree").number
    story.in_steps(1, "tile 5", "on crossing").expect_view(0, {"tiles.crossing": 5})
    story = placed(table(phase="initiative", seats=2))
    story.legal(0, count=6)  # nobody must go where a tile of theirs lies


@clause("EN-P1")
def test_cards_are_chosen_in_secret_and_turned_up_together() -> None:
    story = table(phase="plan", seats=3).then(waiting=(0, 1, 2), asked="plan")
    before = [story.match.view(v) for v in (1, 2, None)]
    story.when(0, "plan oracle").no_event("plan")
    assert [story.match.view(v) for v in (1, 2, None)] == before
    story.when(1, "plan square").no_event("plan").when(2, "plan tree")
    for seat, place in enumerate(("oracle", "square", "tree")):
        story.event("plan", seat=seat, location=place)


@clause("EN-P2", "EN-EX4", "EN-Q18")
def test_the_books_example_of_planning() -> None:
    """Máté, Mici and Rezső are seats 0, 1 and 2."""
    story = table(phase="plan", seats=3)
    planned(
        story,
        "crossing shepherd shepherd",
        "square crossing outlet",
        "outlet tree square",
        "shepherd square crossing",
    )
    plan = [e for e in story.match.events(None) if e["kind"] in ("cube", "level")]
    cubes: dict[str, list[int]] = {}
    for event in plan:
        cubes.setdefault(event.get("location", "tree"), []).append(event["seat"])
    assert cubes == {
        "crossing": [0, 1, 2],
        "shepherd": [1, 2, 0],
        "square": [0, 2, 1],
        "outlet": [2, 0],
        "tree": [1],
    }


@clause("EN-P2")
def test_cubes_of_one_step_are_placed_in_turn_order() -> None:
    story = table(phase="plan", seats=4, order=[3, 1, 0, 2])
    planned(story, "oracle oracle oracle oracle").expect_view(None, {"cubes.oracle": [3, 1, 0, 2]})


@clause("EN-P3", "EN-Q17")
def test_four_different_cards_are_played() -> None:
    story = table(phase="plan", seats=2)
    planned(story, "oracle square", "outlet oracle")
    story.refused(0, "plan oracle", "EN-P3").refused(0, "pass", "EN-P3").legal(0, count=4)
    planned(story, "square outlet", "crossing crossing")
    assert story.match.question(0) is None or story.match.question(0).key != "plan"  # type: ignore[union-attr]
    assert [len(p["played"]) for p in story.match.view(None)["players"]] == [4, 4]


@clause("EN-P4", "EN-Q19")
@pytest.mark.parametrize(
    ("at", "tiles", "levels"), [(1, 0, [1]), (3, 1, [2, 3, 4]), (2, 3, [1, 2, 3, 4, 5]), (5, 1, [4, 5])]
)
def test_tree_tiles_let_a_cube_go_farther(at: int, tiles: int, levels: list[int]) -> None:
    story = table(thief(tiles=tiles), phase="plan", round=at, seats=2)
    planned(story, "tree oracle")
    if len(levels) == 1:
        story.event("level", seat=0, level=at).then(asked="plan")  # one level: nobody is asked
    else:
        story.then(waiting=0, asked="level").legal(0, only=[f"level {n}" for n in levels])
        beyond = next((n for n in range(1, 6) if n not in levels), None)
        if beyond:
            story.refused(0, f"level {beyond}", "EN-P4")
        story.when(0, f"level {levels[-1]}").expect_view(None, {f"tree.{levels[-1] - 1}.cubes": [0]})


@clause("EN-P5", "EN-Q20")
def test_in_round_six_every_level_is_open() -> None:
    story = planned(table(phase="plan", round=6, seats=2), "tree oracle")
    story.then(waiting=0, asked="level").legal(0, count=5)


@clause("EN-P4", "EN-Q18")
def test_a_level_is_chosen_seeing_earlier_cubes() -> None:
    story = table(thief(tiles=1), thief(tiles=1), phase="plan", round=2, seats=2)
    planned(story, "tree tree").then(waiting=0).when(0, "level 3").then(waiting=1, asked="level")
    story.expect_view(1, {"tree.2.cubes": [0]}).when(1, "level 3").expect_view(None, {"tree.2.cubes": [0, 1]})


@clause("EN-P6", "EN-Q56", "EN-Q5")
def test_an_extra_action_is_a_fifth_card_in_secret_or_none() -> None:
    four = {"played": "shepherd oracle outlet square"}
    story = table(thief(**four, extra="now"), thief(**four), thief(**four, extra="now"), phase="plan", seats=3)
    story.then(waiting=(0, 2), asked="plan").legal(0, only=["plan crossing", "plan tree", "pass"])
    story.when(0, "pass").no_event("rest").when(2, "plan crossing").event("rest", seat=0)
    story.event("plan", seat=2, location="crossing").then(waiting=2, asked="crossing")
    nobody = table(thief(**four), thief(**four), phase="plan", seats=2)
    assert nobody.match.question(0) is None or nobody.match.question(0).key != "plan"  # type: ignore[union-attr]


@clause("EN-TC4B", "EN-Q56")
def test_ultima_thule_gives_one_extra_action_next_round_and_none_in_round_six() -> None:
    story = on_level(4, thief(knowledge=0), card="TC4B", phase="card").when(0, "use card")
    story.expect_view(None, {"round": 5, "players.0.extra": "now"})
    last = on_level(4, thief(knowledge=0), card="TC4B", phase="card", round=6).when(0, "use card")
    last.then(over=True)
    spent = (
        at_crossing(thief(extra="now"), row="EM01").when(0, "prepare").expect_view(None, {"players.0.extra": None})
    )
    spent.expect_view(None, {"round": 2})


@clause("EN-A1", "EN-A2", "EN-A3")
def test_places_resolve_in_the_order_of_their_tiles() -> None:
    tiles = {"crossing": 1, "outlet": 2, "square": 3, "shepherd": 4, "oracle": 5}
    four = {"played": "oracle outlet crossing"}
    story = table(
        thief(**four), thief(played="oracle outlet square"), phase="plan", tiles=tiles, seats=2,
        cubes={"oracle": [1, 0], "outlet": [0, 1], "crossing": [0], "square": [1]},
    )  # fmt: skip
    planned(story, "square crossing").then(waiting=0, asked="crossing")
    story.when(0, "prepare").then(waiting=1, asked="crossing").when(1, "prepare")
    story.event("visit", location="outlet").then(waiting=0, asked="market").when(0, "pass").when(1, "pass")
    story.then(waiting=1, asked="market").expect_view(None, {"location": "square"})
    story.when(1, "pass").when(0, "pass").then(waiting=1, asked="peek")
    assert "shepherd" not in [e["location"] for e in story.match.events(None) if e["kind"] == "visit"]
    story.when(1, "peek none").then(waiting=0).when(0, "peek none")


@clause("EN-A2")
def test_a_place_without_cubes_is_not_filled() -> None:
    story = table(phase="crossing", seats=2, turn=0, rows={"missions": ["EM01"], "outlet": ["MO01"], "square": []})
    story.when(0, "prepare")
    deals = [e for e in story.match.events(None) if e["kind"] == "deal"]
    first = next(n for n, e in enumerate(story.match.events(None)) if e["kind"] == "rotate")
    before = [e["deck"] for e in story.match.events(None)[:first] if e["kind"] == "deal"]
    assert before == ["missions"] and len(deals) > 1


@clause("EN-V1", "EN-Q68", "EN-Q32")
def test_the_leftmost_cards_go_and_rows_are_filled() -> None:
    rows = {"outlet": "MO05 MO06 MO07 MO08", "square": "SD20 SD21", "missions": ["EM02", "EM03", "EM04"]}
    story = on_level(1, thief(), card="TC1A", phase="card", rows=rows).when(0, "pass")
    story.expect_view(None, {"round": 2, "decks.outlet.pile": ["MO05"], "decks.square.pile": ["SD20"]})
    view = story.match.view(None)
    assert view["rows"]["outlet"][:3] == ["MO06", "MO07", "MO08"] and len(view["rows"]["outlet"]) == 4
    assert view["rows"]["square"][0] == "SD21" and len(view["rows"]["square"]) == 4
    assert view["rows"]["missions"][:2] == ["EM03", "EM04"] and len(view["rows"]["missions"]) == 3
    empty = on_level(1, thief(), card="TC1A", phase="card", rows={"square": []}).when(0, "pass")
    empty.no_event("rotate", deck="square")
    assert len(empty.match.view(None)["rows"]["square"]) == 4


@clause("EN-V2")
def test_the_round_marker_climbs_and_leaves() -> None:
    for at, then in ((2, [3]), (4, [5])):
        story = on_level(1, thief(), card="TC1A", phase="card", round=at, seats=2).when(0, "pass")
        placed(story)
        planned(story, "tree oracle").event("level", seat=0, level=then[0])
    story = placed(on_level(1, thief(), card="TC1A", phase="card", round=5, seats=2).when(0, "pass"))
    planned(story, "tree oracle").then(asked="level").legal(0, count=5)


@clause("EN-V3")
def test_everything_returns_at_the_end_of_the_round() -> None:
    story = on_level(
        1, thief(prepared="now", played="tree"), thief(prepared="next"), card="TC1A", phase="card", seats=2
    ).when(0, "pass")
    story.expect_view(None, {"players.0.prepared": None, "players.1.prepared": "now", "players.0.played": []})
    view = story.match.view(None)
    assert set(view["tiles"].values()) == {None} and not any(view["cubes"].values())
    assert not any(level["cubes"] for level in view["tree"])
    placed(story).legal(0, count=6)


def test_marks_of_a_new_game_fit_every_seat_count() -> None:
    for seats, mark in START.items():
        assert {x["mark"] for x in table(phase="initiative", seats=seats).match.view(None)["tree"]} == {mark}
