"""What self-play keeps of a decision, and what it makes of it: the same numbers at play and at learning."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import rookery
from rookery.play.bots.mind.reading import Reading

torch = pytest.importorskip("torch", reason="optional: PyTorch is not installed (pip install rookery[train])")

TRACE = 0.9


def played(game: str, seats: int, **plan: Any) -> tuple[Any, Any]:
    """A stretch of play, and the network that decided it. The network has strong opinions."""
    from rookery.lab.learn.network import Network
    from rookery.lab.learn.self_play import Course, Plan, play

    torch.manual_seed(1)
    network = Network(Reading(rookery.game(game)), 32, 16).eval()
    torch.nn.init.orthogonal_(network.score2.weight, 3.0)
    settings = {"tables": 6, "length": 24, "rows": 16, "league": 0.0} | plan
    course = Course(game, seats, Plan(**settings), 1, game == "castle-of-the-devil", "cpu")
    course.reset(1)
    play([course], network)
    return course, network


@pytest.mark.parametrize("game", rookery.games())
@pytest.mark.parametrize("workers", [0, 2])
def test_a_decision_is_learned_from_as_it_was_made(game: str, workers: int) -> None:
    """The table and the moves that are kept are those the network answered to, not those that came after."""
    course, network = played(game, max(rookery.game(game).seats), workers=workers)
    try:
        with torch.no_grad():
            scores, value = network(
                course.seen.flatten(0, 1), course.moves.flatten(0, 1), course.given.flatten(), course.seats
            )
        chance = torch.log_softmax(scores, -1).gather(1, course.action.flatten()[:, None])[:, 0]
        torch.testing.assert_close(chance, course.chance.flatten(), atol=1e-4, rtol=0)
        torch.testing.assert_close(value, course.value.flatten(), atol=1e-4, rtol=0)
        assert (course.action < course.given).all()
    finally:
        course.close()


def by_hand(course: Any, table: int, hoped: Any) -> list[float]:
    """What every decision at one table gained, seat by seat and decision by decision."""
    gained = [0.0] * course.plan.length
    for seat in range(course.seats):
        mine: list[list[int]] = [[]]  # the seat's decisions, game by game
        ends: list[float] = []
        for t in range(course.plan.length):
            if int(course.seat[t, table]) == seat:
                mine[-1].append(t)
            if bool(course.done[t, table]):
                ends.append(float(course.reward[t, table, seat]))
                mine.append([])
        for game, decisions in enumerate(mine):
            over = game < len(ends)
            after = ends[game] if over else float(hoped[table, seat])
            carried = 0.0
            for t in reversed(decisions):
                worth = float(course.value[t, table])
                carried = after - worth - course.cost + TRACE * carried
                gained[t] = carried
                after = worth
    return gained


@pytest.mark.parametrize(("game", "seats"), [("thieves-den", 3), ("castle-of-the-devil", 4), ("enclave", 2)])
def test_gains_are_those_counted_by_hand(game: str, seats: int) -> None:
    """Every seat's own decisions are a chain; the end of a game, or what the seat hopes for at the cut, ends it."""
    course, network = played(game, seats, limit=5, length=40)
    try:
        seen = torch.from_numpy(course.env.everyone())
        with torch.no_grad():
            hoped = network.value(network.trunk(seen.flatten(0, 1), seats)).view(len(seen), seats)
        gained, wanted = course.advantages(network, TRACE)
        assert course.done.any()
        for table in range(course.plan.tables):
            np.testing.assert_allclose(gained[:, table], by_hand(course, table, hoped), atol=1e-4)
        torch.testing.assert_close(wanted, gained + course.value)
    finally:
        course.close()
