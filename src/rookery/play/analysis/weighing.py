"""One decision weighed: what the move was worth, and the best other one, as far as the seat could know.

All candidates are played in a few sampled worlds, the same for all. The best of them that was not played meets the
move in fresh worlds, so that a lucky first impression is not taken for a better move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.play.analysis.judge import Judge
from rookery.play.bots.window import Window, World

DOUBT, DOUBTS = 0.3, 3
"""A difference seen in few worlds is believed to vary at least so much, as if seen in so many worlds more."""


@dataclass(frozen=True)
class Plan:
    """How much is thought about one decision."""

    candidates: int
    first: int
    """Worlds in which all candidates are played …"""
    second: int
    """… and those for the move and the best other one."""


@dataclass(frozen=True)
class Weighed:
    """What was found."""

    chances: list[float]
    best: Move
    change: list[float]
    error: float
    gain: float
    gain_error: float


Rows = list[list[float]]


def plan_for(worlds: int) -> Plan:
    """A decision's share of the worlds, well spent."""
    candidates = 3 if worlds < 16 else 4 if worlds < 32 else 6 if worlds < 128 else 10
    first = max(1, worlds * 2 // 5 // candidates)
    return Plan(candidates, first, max(2, (worlds - first * candidates) // 2))


def weigh(window: Window, played: Move, judge: Judge, plan: Plan, rng: Rng) -> Weighed:
    """Weigh what a seat played. It sees its window and nothing else."""
    moves = judge.moves(window, plan.candidates, rng)
    usual = moves[0]
    if len(moves) == 1:  # there is always another, or there was nothing to decide
        moves.append(next(move for move in window.legal if move not in (played, usual)))
    if played not in moves:
        moves = [*moves[: max(1, plan.candidates - 1)], played]
    seat, early = window.seat, outcomes(window, moves, judge, plan.first, rng)
    others = [move for move in moves if move != played]
    best = max(others, key=lambda move: mean(early[move])[seat])  # of equals the judge's own choice: it comes first
    late = outcomes(window, list(dict.fromkeys([played, best, usual])), judge, plan.second, rng)
    mine, wish = early[played] + late[played], early[usual] + late[usual]
    gains = [a[seat] - b[seat] for a, b in zip(mine, wish, strict=True)]
    losses = [a[seat] - b[seat] for a, b in zip(late[best], late[played], strict=True)]
    change = [a - b for a, b in zip(mean(late[best]), mean(late[played]), strict=True)]
    gain = sum(gains) / len(gains)
    return Weighed(mean(wish), best, change, error_of(losses), gain, 0.0 if played == usual else error_of(gains))


def outcomes(window: Window, moves: Sequence[Move], judge: Judge, count: int, rng: Rng) -> dict[Move, Rows]:
    """Chances after each of these moves, world by world; the same worlds for all."""
    return played_in([window.sample(rng) for _ in range(count)], window.seat, moves, judge, rng)


def played_in(
    worlds: Sequence[World], seat: int, moves: Sequence[Move], judge: Judge, rng: Rng
) -> dict[Move, Rows]:
    """The same in given worlds."""
    after: list[World] = []
    for move in moves:
        for world in worlds:
            copy = world.clone()
            copy.play(seat, move)
            after.append(copy)
    count = len(worlds)
    found = judge.chances(after, [*range(count)] * len(moves), int(rng.bits()))
    return {move: found[k * count : (k + 1) * count] for k, move in enumerate(moves)}


def mean(rows: Rows) -> list[float]:
    """Seat by seat."""
    return [sum(each) / len(rows) for each in zip(*rows, strict=True)]


def error_of(differences: Sequence[float]) -> float:
    """The standard error of their mean; few are not believed to agree as well as they seem to."""
    n = len(differences)
    middle = sum(differences) / n
    spread = sum((each - middle) ** 2 for each in differences)
    return float(((spread + DOUBTS * DOUBT**2) / (n - 1 + DOUBTS) / n) ** 0.5)
