"""Section 8 of the specification: numbers that hold in every game."""

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play.bots import Window, make_bot
from rookery.play.checks import pick
from tests.anygame import fewer
from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, TREASURES

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])
MOST = {2: 40, 3: 56, 4: 72, 5: 88}
LEAST = {2: 17, 3: 41, 4: 35, 5: 29}


def asked(match: rookery.Match, seat: int) -> str:
    """What a seat is asked, in a word."""
    question = match.question(seat)
    return "" if question is None else question.key


@clause("TD-B1", "TD-B2", "TD-T6", "TD-U4", "TD-E2")
@every_number
def test_a_whole_game_adds_up(seats: int) -> None:
    for seed in range(fewer(12)):
        match, rng = rookery.game(GAME).start(seats=seats, seed=seed), Rng(seed)
        deal = [match.view(None)["deck"]]
        round_, actions = 1, 0
        while not match.over:
            seat, move = pick(match, rng)
            actions += asked(match, seat) == "turn" and str(move) != "pass"
            match.play(seat, move)
            assert match.check() == []
            view = match.view(None)
            if view["round"] != round_ or match.over:
                assert actions <= MOST[seats]
                actions = 0
            if view["round"] != round_:
                round_ = view["round"]
                deal.append(view["deck"])
                assert [row["height"] for row in view["powers"]] == [4 - round_] * 3
                assert view["forest"] + sum(p["thieves"] for p in view["players"]) == 6 * seats
                held = [sum(p["treasures"][x] for p in view["players"]) + view["city"][x] for x in "CGAFP"]
                assert held == [TREASURES[seats]] * 5
            if not match.over and asked(match, match.unanswered[0]) in ("turn", "pick", "strike", "may", "vanish"):
                assert all(sum(p["treasures"].values()) <= 8 and p["thieves"] <= 6 for p in view["players"])
        assert deal[2] + 4 * seats >= LEAST[seats]
        events = match.events(None)
        tiles = [e["power"] for e in events if e["kind"] == "tile"]
        assert len(tiles) == len(set(tiles)) == 9
        assert sum(e["fame"] for e in events if e["kind"] == "majority") <= 28
        assert sum(e["fame"] for e in events if e["kind"] == "plan") % 3 == 0
        passes = 0
        for event in events:
            passes += event["kind"] == "pass"
            if event["kind"] == "cleanup":
                assert passes == seats
                passes = 0


@clause("TD-U10", "TD-D5")
@every_number
def test_without_vanishing_and_scrying_everybody_collects_three_a_round(seats: int) -> None:
    for seed in range(fewer(12)):
        match, rng = rookery.game(GAME).start(seats=seats, seed=seed + 50), Rng(seed)
        while not match.over:
            match.play(*pick(match, rng))
        events = match.events(None)
        scried = [e for e in events if e["kind"] == "power" and e["power"] == "PW07"]
        piles = [p["pile"] for p in match.view(None)["players"]]
        lost, aside = 0, set()
        for event in events:
            if event["kind"] == "laid":
                aside.add(event["card"])
            elif event["kind"] == "cleanup":
                aside.clear()
            lost += event["kind"] == "vanish" and event["card"] not in aside
        assert sum(piles) == 9 * seats + len(scried) - lost


@every_number
def test_sensible_play_has_the_expected_volume(seats: int) -> None:
    """About 27 to 31 decisions of weight per player, and half of the reputation from fences."""
    games, actions, fences, total = fewer(8), 0, 0, 0
    for seed in range(games):
        match = rookery.game(GAME).start(seats=seats, seed=seed)
        bots = [make_bot(GAME, "heuristic", s) for s in range(seats)]
        while match.unanswered:
            seat = match.unanswered[0]
            match.play(seat, bots[seat].choose(Window(match, seat)))
        events = match.events(None)
        actions += sum(e["kind"] in ("rob", "deal", "power", "hag", "vault", "recruit") for e in events)
        outcome = match.outcome
        assert outcome is not None
        fences += sum(row["fences"] for row in outcome.breakdown)
        total += sum(outcome.scores)
    assert 10 < actions / games / seats < 26
    assert 0.35 < fences / total < 0.75
    assert 35 < total / games / seats < 65
