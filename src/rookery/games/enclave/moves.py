"""Moves of Enclave as packed ints: the verb in the low six bits, then arguments of seven bits each."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit

V_BID: Final[i64] = 1
V_TILE: Final[i64] = 2  # number, location
V_PLAN: Final[i64] = 3  # location
V_LEVEL: Final[i64] = 4
V_PEEK: Final[i64] = 5  # three bits per deck
V_RETURN: Final[i64] = 6  # four bits per card: its place among those looked at, and the side
V_BUY: Final[i64] = 7  # card, removed upgrade
V_DISCARD: Final[i64] = 8
V_PASS: Final[i64] = 9
V_PARTNER: Final[i64] = 10  # seat
V_CROSS: Final[i64] = 11  # mission
V_BLIND: Final[i64] = 12
V_PREPARE: Final[i64] = 13
V_PACK: Final[i64] = 14  # card
V_DONE: Final[i64] = 15
V_USE: Final[i64] = 16  # card
V_USE_TILE: Final[i64] = 17
V_TREE_TILE: Final[i64] = 18
V_KNOWLEDGE: Final[i64] = 19
V_SELL: Final[i64] = 20
V_KEEP: Final[i64] = 21  # removed upgrade
V_EXCHANGE: Final[i64] = 22
V_CARD: Final[i64] = 23  # use the tree card
V_STEAL: Final[i64] = 24  # seat
V_LOOK: Final[i64] = 25  # from the deck (0) or the discard pile (1), how many
V_WOO: Final[i64] = 26  # upgrade
V_TRADE: Final[i64] = 27  # knowledge
V_FEED: Final[i64] = 28  # card
V_OFFER: Final[i64] = 29  # level
V_HEAL: Final[i64] = 30  # card
V_THIEF: Final[i64] = 40  # colour
V_ORDER: Final[i64] = 41  # a queue of seats
V_FIRST: Final[i64] = 42
V_TREE: Final[i64] = 43  # tree card
V_DRAW: Final[i64] = 44  # card
V_PLUCK: Final[i64] = 45  # card

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


def peek_count(move: i64, deck: i64) -> i64:
    """How many cards of a deck a look asks for."""
    return (move >> (6 + 3 * deck)) & 7


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
