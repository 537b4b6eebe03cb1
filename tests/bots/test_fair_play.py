"""Fair play: what is counted in a game, and that those stand out who cheat, and nobody else."""

from __future__ import annotations

import random

import pytest

import rookery
from benchmarks.fair import cheating, club
from rookery.core.rng import Rng
from rookery.play.analysis import Unfinished
from rookery.play.fair import (
    Care,
    Key,
    Look,
    SeatLook,
    Tally,
    compared,
    counted,
    findings,
    look,
    together,
    usual_of,
)
from rookery.play.fair.counting import expected
from rookery.play.fair.naming import choice
from rookery.play.match import Match

GLANCE = Care(decisions=2, worlds=2, candidates=2, steps=2, finishes=2)


def drawn(seats: int, seed: int) -> Match:
    """A game drawn by lot."""
    match, rng = rookery.game("parlour").start(seats, seed=seed), Rng(seed)
    while not match.over:
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[int(rng.below(len(legal)))])
    return match


# -- one game ----------------------------------------------------------------------------------------------------


def test_a_move_names_whom_its_events_name_and_could_have_named_others() -> None:
    match = rookery.game("parlour").start(3, seed=1)
    seat = match.waiting[0]
    others = {s for s in range(3) if s != seat}
    peek = next(move for move in match.legal(seat) if str(move).startswith("peek"))
    could, did = choice(match, seat, peek, Rng(1))
    assert could == {(kind, other) for kind in ("offer", "peek") for other in others}
    assert len(did) == 1 and {kind for kind, _ in did} == {"peek"}
    spared = match.move(seat, "pass")
    assert choice(match, seat, spared, Rng(1)) == (could, frozenset())
    assert match.waiting == (seat,), "what is tried is tried on copies"


def test_the_same_game_is_seen_alike_and_only_when_it_is_over() -> None:
    match = drawn(3, 4)
    found = look(match.record, GLANCE, seed=5)
    assert found == look(match.record, GLANCE, seed=5)
    assert [seat.decisions for seat in found.seats] == [2, 2, 2]
    begun = rookery.game("parlour").start(3, seed=4)
    with pytest.raises(Unfinished):
        look(begun.record, GLANCE)


def test_whom_somebody_names_is_compared_with_the_rest_of_the_table() -> None:
    ada = SeatLook()
    ada.could.update({("rob", 1): 4, ("rob", 2): 4, ("show", 1): 3})
    ada.did.update({("rob", 2): 4, ("show", 1): 3})
    found = list(counted(Look("x", [ada, SeatLook(), SeatLook()])))
    assert found == [(0, 1, "names.rob", 4, 0, -2.0), (0, 2, "names.rob", 4, 4, 2.0)], "all had to show it to Bob"


def test_results_are_compared_with_ratings_without_the_partner() -> None:
    even = [(25.0, 1.0)] * 4
    found = {(each.who, each.other): each.over for each in together([1, 2, 3, 4], even)}
    assert found[0, 1] == pytest.approx(0.5) and found[1, 0] == pytest.approx(0.5)
    assert found[3, 0] == pytest.approx(-0.5) and found[1, 2] == pytest.approx(0.0)
    assert expected((30.0, 1.0), (25.0, 1.0)) > 0.7 > expected((25.0, 1.0), (25.0, 1.0)) == 0.5
    assert list(together([1, 2], even[:2])) == [], "two alone have nobody to beat together"


# -- many --------------------------------------------------------------------------------------------------------


def test_a_few_games_never_say_much_and_many_tests_ask_for_more() -> None:
    always, never = Tally(), Tally()
    for _ in range(9):
        always.add(4, 4, 2.0)
    assert compared(always, never, both_ways=True).chance > 0.002, "nine of nine are only three standard errors"
    for _ in range(91):
        always.add(4, 4, 2.0)
    assert compared(always, never, both_ways=True).chance < 1e-20
    key = Key("ada", "bob", "parlour", "names.rob")
    usual = {usual_of(key): always + never}
    once, often = (findings({key: always}, usual, tests)[0].evidence for tests in (1, 1000))
    assert often.corrected == pytest.approx(min(1.0, 1000 * once.chance))


def test_what_everybody_does_to_somebody_is_no_evidence() -> None:
    """All rob the leader; one who does so too does not stand out."""
    sums: dict[Key, Tally] = {}
    for n in range(6):
        sums[Key(f"p{n}", "leader", "g", "names.rob")] = tally = Tally()
        for _ in range(40):
            tally.add(3, 2, 1.0)
    whole = sum(sums.values(), Tally())
    found = findings(sums, {usual_of(key): whole for key in sums}, len(sums))
    assert all(each.evidence.excess == pytest.approx(0.0) for each in found)
    assert all(each.evidence.corrected == 1.0 for each in found)


def test_chance_alone_makes_nobody_stand_out() -> None:
    """Three hundred pairs who treat all alike: about one in a hundred is below 0.01, none after the correction."""
    rng, sums = random.Random(6), {}
    for a in range(30):
        for b in range(10):
            sums[Key(f"a{a}", f"b{b}", "g", "names.rob")] = tally = Tally()
            for _ in range(30):
                did = [rng.random() < 1 / 3 for _ in range(3)]
                tally.add(1, did[0], did[0] - sum(did) / 3)
    usual: dict[Key, Tally] = {}
    for key, tally in sums.items():
        usual[usual_of(key)] = usual.get(usual_of(key), Tally()) + tally
    found = findings(sums, usual, len(sums))
    assert sum(each.evidence.chance < 0.01 for each in found) <= 9
    assert not [each for each in found if each.evidence.corrected < 0.05]


# -- cheats ------------------------------------------------------------------------------------------------------


def test_who_sees_other_hands_and_who_play_for_each_other_stand_out_and_nobody_else() -> None:
    cheats = (0, {1, 2})
    found = club("parlour", people=5, seats=4, games=60, cheats=cheats, seed=1)
    caught = [each for each in found if each.evidence.corrected < 0.05]
    assert {each.key.what for each in caught if cheating(each.key, cheats)} >= {"sees", "names.peek"}
    assert all(cheating(each.key, cheats) for each in caught)
