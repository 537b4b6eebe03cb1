"""The heuristic thief of Hadria: whole games, every option, and stronger than chance."""

import pytest

import rookery
from rookery.play.arena import contest
from rookery.play.bots import make_bot
from rookery.play.bots.window import Window
from tests.rules.age_of_thieves.table import alarmed, resolving, thief
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


def test_it_is_listed() -> None:
    assert rookery.game(GAME).name == GAME
