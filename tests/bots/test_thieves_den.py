"""The heuristic player of Thieves Den: legal in every question, sensible where a person would be."""

from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.games import kit
from rookery.play.arena import contest, play_game
from rookery.play.arena.report import html
from rookery.play.arena.tally import Tally
from rookery.play.bots import Window, make_bot
from rookery.play.checks import pick
from tests.anygame import fewer

GAME = "thieves-den"
DISPLAY = ["NO1A", "AG1A", "CO1A", "EN1A", "ME1A", "PE3A"]


def answer(**document: Any) -> str:
    """What it plays in a position of three seats."""
    players = document.pop("players")
    rest = {"phase": "thieving", "display": DISPLAY, **document}
    match = rookery.game(GAME).position({"players": [*players, *[{}] * (3 - len(players))], **rest})
    seat = match.unanswered[0]
    move = make_bot(GAME, "heuristic", 1).choose(Window(match, seat))
    assert move in match.legal(seat)
    return str(move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_answer_is_legal_in_strange_games(seats: int) -> None:
    """Asked at every decision of random games, where nobody leaves it a sensible table."""
    keys: set[str] = set()
    for number in range(fewer(12)):
        match, rng = rookery.game(GAME).start(seats=seats, seed=number), Rng(number)
        bots = [make_bot(GAME, "heuristic", s) for s in range(seats)]
        while match.unanswered:
            seat = match.unanswered[0]
            question = match.question(seat)
            assert question is not None
            keys.add(question.key)
            move = bots[seat].choose(Window(match, seat))
            assert move in match.legal(seat), f"{question.key}: {move}"
            match.play(*pick(match, rng))
    assert {"pick", "turn", "gain"} <= keys


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_copies_of_itself_play_to_the_end(seats: int) -> None:
    tally = contest(GAME, seats, fewer(8), ["heuristic"], seed=seats)
    assert not tally.crashed
    assert not tally.truncated


def test_it_beats_random_bots() -> None:
    tally = contest(GAME, 4, fewer(40), ["heuristic", "random", "random", "random"], seed=2)
    best = tally.lines()[0]
    assert best.name == "heuristic"
    assert best.rate >= 0.75


def test_it_sells_what_it_can() -> None:
    assert answer(players=[{"treasures": "G G", "thieves": 1}], round=3) == "deal NO1A"


def test_it_robs_its_own_location_first() -> None:
    """The thief comes home, and nobody else is fed."""
    assert answer(players=[{"above": "L01A"}, {"above": "L01B"}]) == "rob L01A"


def test_it_feeds_the_hag_before_treasure_is_worth_nothing() -> None:
    assert answer(players=[{"treasures": "A", "thieves": 0}], round=3).startswith(("hag", "power"))


def test_it_passes_rather_than_waste() -> None:
    """One thief, and the only empty location gives nothing but a gift to its owner."""
    hoard = [{"treasures": "F F F F"}, {"treasures": "F F F", "above": "L13A"}]
    assert answer(players=[{"thieves": 1}, *hoard]) == "pass"


def test_it_picks_for_its_scheme() -> None:
    hand = {"hand": "L03A L09A L15A L27A", "scheme": "S01", "pile": "L25A"}  # Village and City, a City collected
    rest = [{"hand": "L01A L02A L04A L05A"}, {"hand": "L07A L08A L10A L11A"}]
    assert answer(players=[hand, *rest], phase="scouting") == "pick L03A"


def test_the_arena_counts_what_is_taken() -> None:
    """Every card offered and every card taken, and the report draws it."""
    tally = Tally(["heuristic"] * 3)
    tally.add(play_game(GAME, ["heuristic"] * 3, 1, n) for n in range(fewer(8)))
    taken = tally.taken
    assert {"L01", "L01 robbed", "NO1", "PW05"} <= set(taken)
    assert all(0 <= times <= chances for chances, times in taken.values())
    picks = sum(times for name, (_, times) in taken.items() if name[0] == "L" and " " not in name)
    assert picks == 27 * len(tally.finished)  # three players, three picks, three rounds
    page = html(tally, GAME, 1, {})
    assert "What is taken" in page
    assert "L01 robbed" in page
    assert kit("parlour").watcher() is None
