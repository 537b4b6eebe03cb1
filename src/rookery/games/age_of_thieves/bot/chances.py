"""Who is going to win, between two turns: what each thief has and how near to its goal it is, made into chances.

The weights were fitted to 3,600 beginnings of turns in 500 games of three heuristic players. Before the jewel is
lifted hardly anything tells who will win; after that, most of all who carries it, and how far from the gates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from rookery.games.age_of_thieves.bot.sight import Sight

CALM_STEP = 0.1  # from the Emperors' Jewel
WORTH, INFORMER, AGENT = 0.19, 0.33, 0.04
CARRIER = 2.8
CARRIED_STEP = 0.19  # from the gates, for the one who carries it
STEP = 0.06  # for the others
FARTHEST = 20
THREAT = 0.36
OUT, SAFE, BEST = -0.87, 0.39, 0.97
"""Being out, what each point brought out is worth, and most of them."""
LOST, TURN, ONE_OUT = 0.32, 0.74, 5.3
"""In the alarm all may lose: less likely with every turn to come, and hardly once somebody is out."""


def chances(views: Sequence[Mapping[str, Any]], own: str | None) -> list[float]:
    """Each thief's chance, from what each of them sees."""
    alarm = bool(views[0]["lifted"])
    shares = [exp(hope(view, own) if alarm else calm_hope(view, own)) for view in views]
    nobody = 0.0
    if alarm:
        someone = any(thief["out"] for thief in views[0]["thieves"])
        nobody = exp(LOST - TURN * views[0]["events"]["alarm"] - ONE_OUT * someone)
    return [each / (sum(shares) + nobody) for each in shares]


def calm_hope(view: Mapping[str, Any], own: str | None) -> float:
    """How good a thief's prospects are before the jewel is lifted."""
    sight = Sight(view, own=own)
    things = 0.5 * (WORTH * sight.me["worth"] + INFORMER * sight.me["tokens"]["informer"])
    far = sight.far(sight.at, sight.emperor) if sight.at >= 0 and sight.emperor >= 0 else FARTHEST
    return float(things - CALM_STEP * min(FARTHEST, far))


def hope(view: Mapping[str, Any], own: str | None) -> float:
    """How good they are after that."""
    me = view["thieves"][view["seat"]]
    if me["out"]:
        return float(OUT + SAFE * me["worth"] + BEST * me["best"])
    sight = Sight(view, own=own)
    things = WORTH * me["worth"] + INFORMER * me["tokens"]["informer"] + AGENT * me["tokens"]["agent"]
    far = sight.to_gates(sight.at) if sight.at >= 0 and sight.open else FARTHEST
    step = CARRIED_STEP if sight.carrying else STEP
    threat = THREAT if sight.at >= 0 and sight.threats(sight.at) else 0.0
    return float(things + CARRIER * sight.carrying - step * min(FARTHEST, far) - threat)
