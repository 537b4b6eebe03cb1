"""Who sits with whom, and where: few repeat meetings, like with like, and each seat about as often as every other.

A round begins with the players in order of their standing, cut into tables. Then two players of different tables
change places wherever that makes the round better, until nothing does. Repeat meetings weigh most, and a third one
more than a second; players far apart in points weigh less. The same players, history and seed give the same round.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

Pair = tuple[str, str]
REPEAT: Final = 100.0
"""What a second meeting costs, in points of difference squared; a third costs four times as much."""
SWEEPS: Final = 40
TRIED_AT_MOST: Final = 6
"""Up to so many players all orders of seats are tried, for more the best exchange of two."""


def pair(one: str, other: str) -> Pair:
    """The same for both."""
    return (one, other) if one < other else (other, one)


def sizes(players: int, low: int, usual: int, high: int) -> list[int]:
    """How many sit at each table: nobody is left over if that can be; else the rest has a bye.

    >>> sizes(64, 3, 4, 5), sizes(10, 3, 4, 5), sizes(5, 2, 2, 2), sizes(2, 3, 4, 5)
    ([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4], [4, 3, 3], [2, 2], [])
    """
    fits = [n for n in range(1, players + 1) if n * low <= players <= n * high]
    if not fits:
        return [high] * (players // high) if players >= low else []
    count = min(fits, key=lambda n: (abs(players / n - usual), n))
    few, more = divmod(players, count)
    return [few + 1] * more + [few] * (count - more)


def mixed(
    order: Sequence[str], many: Sequence[int], points: Mapping[str, float], met: Mapping[Pair, int]
) -> list[list[str]]:
    """Tables of these sizes, from players in order of their standing."""
    waiting = iter(order)
    tables = [list(itertools.islice(waiting, n)) for n in many]
    for _ in range(SWEEPS):
        better = False
        for one, other in itertools.combinations(tables, 2):
            for i, j in itertools.product(range(len(one)), range(len(other))):
                better |= exchanged(one, i, other, j, points, met)
        if not better:
            break
    return tables


def exchanged(
    one: list[str], i: int, other: list[str], j: int, points: Mapping[str, float], met: Mapping[Pair, int]
) -> bool:
    """Let two players change places if that is better; was it?"""
    a, b = one[i], other[j]
    rest_one, rest_other = [p for p in one if p != a], [p for p in other if p != b]
    now = beside(a, rest_one, points, met) + beside(b, rest_other, points, met)
    then = beside(b, rest_one, points, met) + beside(a, rest_other, points, met)
    if then < now - 1e-9:
        one[i], other[j] = b, a
        return True
    return False


def beside(player: str, others: Sequence[str], points: Mapping[str, float], met: Mapping[Pair, int]) -> float:
    """What it costs to seat somebody with these."""
    repeats = sum(met.get(pair(player, other), 0) ** 2 for other in others)
    return REPEAT * repeats + sum((points[player] - points[other]) ** 2 for other in others)


def seated(table: Sequence[str], sat: Mapping[str, Counter[int]]) -> tuple[str, ...]:
    """An order of seats in which everybody sits where they have sat least; earlier seats are nothing special."""

    def cost(order: Sequence[str]) -> int:
        return sum(sat[player][seat] ** 2 + 2 * sat[player][seat] for seat, player in enumerate(order))

    if len(table) <= TRIED_AT_MOST:
        return min(itertools.permutations(table), key=cost)
    order = list(table)
    for _ in range(SWEEPS):
        before = cost(order)
        for a, b in itertools.combinations(range(len(order)), 2):
            turned = [*order]
            turned[a], turned[b] = turned[b], turned[a]
            order = turned if cost(turned) < cost(order) else order
        if cost(order) == before:
            break
    return tuple(order)


def drawn(players: Sequence[str], seed: int) -> list[str]:
    """The players in an order that the seed gives."""
    return random.Random(seed).sample(sorted(players), len(players))
