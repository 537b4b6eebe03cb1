"""Who is going to win, between two rounds: what each thief has, made into chances.

The weights were fitted to 8,800 moments before the action in 1,200 games of three heuristic players. Divided by a
point's they are points: a tree tile counts as much as 1.7 of them, a damage costs a quarter of one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from rookery.games.enclave.cards.book import HEALING, PROTECTION, CardTable
from rookery.games.enclave.seen.odds import card as card_by_id

POINT = 0.43
KNOWLEDGE = 0.355
TILES = (0.0, 0.75, 1.37, 2.7, 9.0)
COIN = 0.044
PROTECTED = 0.086
HEALED = 0.045
MAXIMUM = 0.147
HURT = 0.098
SARCOPHAGUS = 0.1
MARKER = 0.68
FIND = 0.32
PLACE = 0.14  # in the order of turns
HELP = 0.155  # a preparation tile, an extra action, a cancelled critical zone


def chances(views: Sequence[Mapping[str, Any]], cards: CardTable) -> list[float]:
    """Each thief's chance, from what each of them sees."""
    hopes = [hope(view, view["players"][view["seat"]], cards) for view in views]
    most = max(hopes)
    shares = [exp(each - most) for each in hopes]
    return [each / sum(shares) for each in shares]


def hope(view: Mapping[str, Any], me: Mapping[str, Any], cards: CardTable) -> float:
    """How good a thief's prospects are."""
    hand = [card_by_id(cards, name) for name in me["hand"]]
    shield = sum(int(card.p + card.m) for card in hand if card.kind == PROTECTION)
    healing = sum(int(card.p + card.m) for card in hand if card.kind == HEALING)
    most = me["p_max"] + me["m_max"]
    finds = sum(name.startswith("EF") for name in [*me["hand"], *me["thief"], *me["machine"]])
    helps = bool(me["prepared"]) + bool(me["extra"]) + me["cancel"]
    return float(
        POINT * me["points"]
        + KNOWLEDGE * me["knowledge"]
        + TILES[min(4, me["tiles"])]
        + COIN * me["coins"]
        + PROTECTED * shield
        + HEALED * healing
        + MAXIMUM * most
        - HURT * (most - me["p"] - me["m"])
        + SARCOPHAGUS * me["sarcophagus"]
        + MARKER * len(me["markers"])
        + FIND * finds
        - PLACE * view["order"].index(me["seat"])
        + HELP * helps
    )
