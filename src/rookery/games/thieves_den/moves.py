"""Moves of Thieves Den as packed ints: the verb in the low six bits, then up to three arguments of six bits."""

from typing import Final

from mypy_extensions import i64

V_PICK: Final[i64] = 1  # a location of the hand
V_ROB: Final[i64] = 2  # a location
V_DEAL: Final[i64] = 3  # a fence
V_POWER: Final[i64] = 4  # a power, the treasure paid
V_HAG: Final[i64] = 5  # a treasure
V_VAULT: Final[i64] = 6  # the treasure taken, or none
V_RECRUIT: Final[i64] = 7  # two treasures
V_PASS: Final[i64] = 8
V_TAKE: Final[i64] = 9  # a treasure of the city
V_STOP: Final[i64] = 10
V_RETURN: Final[i64] = 11  # a treasure of one's own
V_DESTROY: Final[i64] = 12  # an opponent, a treasure
V_STEAL: Final[i64] = 13  # an opponent, a treasure
V_LURE: Final[i64] = 14  # an opponent
V_PAY: Final[i64] = 15  # a treasure, or a thief
V_DECLINE: Final[i64] = 16
V_VANISH: Final[i64] = 17  # a location
V_DOUBLE: Final[i64] = 18  # a location or a fence
V_RENEW: Final[i64] = 19  # slots, as a mask
V_SHIFT: Final[i64] = 20  # from a location, to a location
V_SWAP: Final[i64] = 21  # an own location, another's
V_HOLDER: Final[i64] = 22  # a seat
V_ADD: Final[i64] = 23  # a treasure for a wild want
V_FIRST: Final[i64] = 30  # chance: a seat
V_SCHEME: Final[i64] = 31  # chance: a scheme
V_DRAW: Final[i64] = 32  # chance: a location
V_FENCE: Final[i64] = 33  # chance: a fence
V_TURN: Final[i64] = 34  # chance: a power

THIEF_PAID: Final[i64] = 6  # what V_PAY names when a thief is paid


def verb(move: i64) -> i64:
    """What is done."""
    return move & 63


def first(move: i64) -> i64:
    """The first argument."""
    return (move >> 6) & 63


def second(move: i64) -> i64:
    """The second argument."""
    return (move >> 12) & 63


def move_of(verb_: i64, a: i64, b: i64) -> i64:
    """A packed move."""
    return verb_ | (a << 6) | (b << 12)
