"""Moves of Enclave as packed ints: the verb in the low six bits, then arguments of seven bits each."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.games.verbs import Verbs

VERBS: Final = Verbs()
V_BID: Final[i64] = VERBS(1, "bid COINS")
V_TILE: Final[i64] = VERBS(2, "tile NUMBER LOCATION", "tile NUMBER", "on LOCATION")
V_PLAN: Final[i64] = VERBS(3, "plan PLACE")
V_LEVEL: Final[i64] = VERBS(4, "level LEVEL")
V_PEEK: Final[i64] = VERBS(5, "peek DECKS")
V_RETURN: Final[i64] = VERBS(6, "return LOOKED")
V_BUY: Final[i64] = VERBS(7, "buy CARD [remove REMOVED]", "buy CARD", "remove REMOVED")
V_DISCARD: Final[i64] = VERBS(8, "discard CARD")
V_PASS: Final[i64] = VERBS(9, "pass")
V_PARTNER: Final[i64] = VERBS(10, "partner VICTIM")
V_CROSS: Final[i64] = VERBS(11, "cross CARD")
V_BLIND: Final[i64] = VERBS(12, "blind")
V_PREPARE: Final[i64] = VERBS(13, "prepare")
V_PACK: Final[i64] = VERBS(14, "pack CARD")
V_DONE: Final[i64] = VERBS(15, "done")
V_USE: Final[i64] = VERBS(16, "use CARD")
V_USE_TILE: Final[i64] = VERBS(17, "use tile")
V_TREE_TILE: Final[i64] = VERBS(18, "take tile", key="tree-tile")
V_KNOWLEDGE: Final[i64] = VERBS(19, "take knowledge", key="knowledge")
V_SELL: Final[i64] = VERBS(20, "sell")
V_KEEP: Final[i64] = VERBS(21, "keep [remove REMOVED]", "keep", "remove REMOVED")
V_EXCHANGE: Final[i64] = VERBS(22, "exchange MARKS")
V_CARD: Final[i64] = VERBS(23, "use card", key="card")
V_STEAL: Final[i64] = VERBS(24, "steal VICTIM")
V_LOOK: Final[i64] = VERBS(25, "look SOURCE COUNT")
V_WOO: Final[i64] = VERBS(26, "sell CARD", key="woo")
V_TRADE: Final[i64] = VERBS(27, "trade TRADED")
V_FEED: Final[i64] = VERBS(28, "feed CARD")
V_OFFER: Final[i64] = VERBS(29, "offer LEVEL")
V_HEAL: Final[i64] = VERBS(30, "heal CARD")
V_THIEF: Final[i64] = VERBS(40, "thief COLOUR", chance=True)
V_ORDER: Final[i64] = VERBS(41, "order SEATS", chance=True)
V_FIRST: Final[i64] = VERBS(42, "first SEAT", chance=True)
V_TREE: Final[i64] = VERBS(43, "tree TREE", chance=True)
V_DRAW: Final[i64] = VERBS(44, "draw CARD", chance=True)
V_PLUCK: Final[i64] = VERBS(45, "pluck CARD", chance=True)

ARG: Final[i64] = 127
TOP: Final[i64] = 8  # the side of a returned card: above, else below


def verb(move: i64) -> i64:
    """What is done."""
    return move & 63


def arg(move: i64) -> i64:
    """The first argument."""
    return (move >> 6) & ARG


def second(move: i64) -> i64:
    """The second argument."""
    return (move >> 13) & ARG


def move_of(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A packed move."""
    return verb | (a << 6) | (b << 13)


def arrangements(cards: i64) -> i64:
    """In how many ways that many cards can be returned: any next one, on top or below."""
    n: i64 = 1
    while cards > 0:
        n *= 2 * cards
        cards -= 1
    return n


def arrangement(cards: i64, k: i64) -> i64:
    """The k-th of them as a move: four bits per card, the first returned lowest."""
    out: i64 = 0
    shift: i64 = 6
    left = bit(cards) - 1
    while cards > 0:
        side = k & 1
        k >>= 1
        nth = k % cards
        k //= cards
        card: i64 = 0
        while True:
            if (left >> card) & 1 == 1:
                if nth == 0:
                    break
                nth -= 1
            card += 1
        left &= ~bit(card)
        out |= (card + 1 + (TOP if side == 0 else 0)) << shift
        shift += 4
        cards -= 1
    return V_RETURN | out


def is_arrangement(move: i64, cards: i64) -> bool:
    """Does the move return each of that many cards once?"""
    if move < 0 or verb(move) != V_RETURN:
        return False
    rest = move >> 6
    seen: i64 = 0
    n: i64 = 0
    while rest != 0:
        card = rest & 7
        if card == 0 or card > cards or (seen >> card) & 1 == 1:
            return False
        seen |= bit(card)
        n += 1
        rest >>= 4
    return n == cards
