"""Ratings with their uncertainty, by openskill (Plackett and Luce's model: whole tables, places and ties).

A rating is a filter: it takes games one after the other, and their order leaves a trace. Games are taken in the
order of their numbers and then in four orders drawn from fixed seeds, and the five ratings are averaged: when and
where a game was played cannot matter, and its place in the order matters little. Players who share a place are
tied; where all lose, all are tied. A bot with several seats of a game is rated once, by the mean of their gains.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

from rookery.errors import GameError
from rookery.play.arena.tally import Z95, Played, Tally

ORDERS: Final = 5


@dataclass(frozen=True)
class Rating:
    """What a bot is worth: newcomers have 25 ± 16."""

    name: str
    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def available() -> bool:
    """Is openskill installed?"""
    return find_spec("openskill") is not None


def ratings(tally: Tally) -> list[Rating]:
    """All bots of a contest, the best first."""
    if not available():
        raise GameError("arena-openskill")
    from openskill.models import PlackettLuce

    games = tally.finished
    names = sorted({name for game in games for name in game.bots})
    sums = dict.fromkeys(names, (0.0, 0.0))
    for order in range(ORDERS):
        taken = list(games)
        if order:
            random.Random(order).shuffle(taken)
        for name, (mu, sigma) in _rated(PlackettLuce(), names, taken).items():
            sums[name] = sums[name][0] + mu / ORDERS, sums[name][1] + sigma / ORDERS
    found = [Rating(name, mu, sigma) for name, (mu, sigma) in sums.items()]
    return sorted(found, key=lambda each: (-each.mu, each.name))


def _rated(model: Any, names: list[str], games: list[Played]) -> dict[str, tuple[float, float]]:
    """Ratings after these games, in this order."""
    first = model.rating()
    known = dict.fromkeys(names, (float(first.mu), float(first.sigma)))
    for game in games:
        if len(set(game.bots)) == 1:
            continue
        tables = [[model.rating(mu=known[name][0], sigma=known[name][1])] for name in game.bots]
        rated = model.rate(tables, ranks=[1.0] * len(tables) if game.nobody else [float(r) for r in game.ranks])
        for name in set(game.bots):
            mine = [team[0] for team, sitter in zip(rated, game.bots, strict=True) if sitter == name]
            known[name] = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
    return known
