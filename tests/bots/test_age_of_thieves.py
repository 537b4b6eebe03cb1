"""The heuristic thief of Hadria: whole games, every option, and stronger than chance."""

import pytest

import rookery
from rookery.play.arena import contest, play_game
from rookery.play.arena.tally import Tally
from rookery.play.bots import make_bot
from rookery.play.bots.window import Window
from tests.anygame import fewer
from tests.rules.age_of_thieves.table import alarmed, declaring, resolving, thief
from tests.scenario import Scenario

GAME = "age-of-thieves"


def says(story: Scenario, seat: int) -> str:
    return str(make_bot(GAME, "heuristic", 1).choose(Window(story.match, seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_at_every_table(seats: int) -> None:
    for options in ({}, {"specials": False, "thieves": "chosen"}):
        tally = contest(GAME, seats, 3, ["heuristic"], seed=seats, options=options)
        assert len(tally.finished) == 3


def test_it_beats_chance() -> None:
    tally = contest(GAME, 4, 24, ["heuristic", "random", "random", "random"], seed=5)
    best = tally.lines()[0]
    assert best.name.startswith("heuristic") and best.rate > 0.6


def test_it_takes_what_it_came_for() -> None:
    story = resolving(thief("morius", "P0", "move:5"), thief("zain", "Sa2")).when(0, "sneak")
    assert says(story, 0) == "take emperor"
    out = alarmed(thief("morius", "Na5", "move:5", jewels={"emperor": 1}), thief("zain", "Sa2")).when(0, "sneak")
    assert says(out, 0) == "leave"


def test_it_leads_guards_to_rivals() -> None:
    story = resolving(
        thief("joanne", "Na3", "G04:5"),
        thief("jasmine", "Na4", jewels={"green": 1}),
        thief("zain", "Sa2"),
        guards=["Nc3"],
    ).when(0, "resolve")
    assert says(story, 0) == "go Nb4"


def test_it_clears_the_way_before_it_walks() -> None:
    """Equal points: the guard is put to sleep first."""
    story = resolving(
        thief("morius", "P2a", "move:5 G21:5"), thief("zain", "Sa2"), guards=["P1N", "P1E", "P1S", "P1W"]
    )
    assert says(story, 0) == "next G21"


def test_it_goes_out_by_the_gate_even_under_the_eyes_of_a_captain() -> None:
    """Who leaves is not caught any more; who only came near would be."""
    near = {"alarm": True, "gates": "N", "captains": ["Nb5", "Nb7"], "guards": [], "die": 3}
    out = declaring(thief("morius", "Na6", jewels={"emperor": 1}), thief("zain", "Sa2"), **near)
    assert "move:10" in says(out, 0) or "move:9" in says(out, 0)


@pytest.mark.parametrize("hand", [[], ["G04", "G15"]])
@pytest.mark.parametrize("agents", [1, 2])
def test_both_points_of_an_agent_go_on_one_stack(agents: int, hand: list[str]) -> None:
    """AT-K5: also where nothing else is left to declare with."""
    poor = thief("joanne", "Na3", hand=hand, points={"blue": 0}, tokens={"agent": agents})
    story = declaring(poor, thief("zain", "Sa2"))
    assert says(story, 0) in story.match.legal(0)


def test_the_arena_counts_how_nights_end_and_what_is_used() -> None:
    tally = Tally(["heuristic"] * 3)
    tally.add(play_game(GAME, ["heuristic"] * 3, 1, n) for n in range(fewer(8)))
    taken, games = tally.taken, len(tally.finished)
    lifted = taken["night jewel lifted"]
    assert lifted[0] == games and lifted[1] == sum(taken[f"night lifted in turn {n:02}"][1] for n in range(1, 11))
    assert taken["night all lost"][1] == sum(g.nobody for g in tally.finished)
    wins = [times for name, (_, times) in taken.items() if name.startswith("thief ")]
    assert sum(wins) == games - taken["night all lost"][1]
    seats = sum(chances for name, (chances, _) in taken.items() if name.startswith("thief "))
    assert seats == 3 * games
    assert {"event C01", "token stash", "basic sneak"} <= set(taken)
    assert all(0 <= times <= chances for name, (chances, times) in taken.items() if not name.startswith("special"))


def test_it_is_listed() -> None:
    assert rookery.game(GAME).name == GAME
