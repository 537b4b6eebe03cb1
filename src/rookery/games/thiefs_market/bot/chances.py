"""Who is going to win, between two rounds: what each thief may hope for, in points, made into chances.

The figures were fitted to 5,800 beginnings of rounds in 600 games of four heuristic players. They say how much a
point does for the victory, and how much more a card or a gold token does than its worth tells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from rookery.games.thiefs_market.bot.worth import Lore, Outlook, Thief, Weights, bits

POINT = 0.17
CARD = 1.2
TOKEN = 0.5
LAST_TOKEN = 1.2


def chances(views: Sequence[Mapping[str, Any]], book: Lore, weights: Weights) -> list[float]:
    """Each thief's chance, from what each of them sees."""
    outlook = Outlook(views[0], book, weights)
    hopes = []
    for thief, view in zip(outlook.thieves, views, strict=True):
        thief.infamy = view["players"][thief.seat]["infamy"]
        hopes.append(POINT * hope(outlook, thief))
    most = max(hopes)
    shares = [exp(each - most) for each in hopes]
    return [each / sum(shares) for each in shares]


def hope(outlook: Outlook, thief: Thief) -> float:
    """Points a thief may have in the end."""
    powers = thief.powers
    cards = sum([outlook.worth(thief, card, powers & ~(1 << card)) for card in bits(powers)])
    prizes = outlook.gold(thief, thief.gold, powers) + outlook.henchmen(thief, thief.henchmen)
    tokens = (TOKEN if outlook.rounds >= 1 else LAST_TOKEN) * thief.gold
    return (thief.infamy or 0) + cards + prizes + CARD * thief.many + tokens
