"""Moves of The Castle of the Devil, packed: verb, then a card or a seat, then another seat."""

from typing import Final

from mypy_extensions import i64

V_PASS: Final[i64] = 1
V_TRADE: Final[i64] = 2
V_FIGHT: Final[i64] = 3
V_DECLARE: Final[i64] = 4
V_ALONE: Final[i64] = 5
V_PROPHESY: Final[i64] = 6
V_USE: Final[i64] = 7  # a card, and for some a seat (counted from 1)
V_TO: Final[i64] = 8
V_GIVE: Final[i64] = 9
V_REFUSE: Final[i64] = 10
V_RETURN: Final[i64] = 11
V_ALOUD: Final[i64] = 12
V_SILENT: Final[i64] = 13
V_LEFT: Final[i64] = 14
V_RIGHT: Final[i64] = 15
V_SWORD: Final[i64] = 16
V_SHIELD: Final[i64] = 17
V_NEITHER: Final[i64] = 18
V_PAPERS: Final[i64] = 19
V_LUGGAGE: Final[i64] = 20
V_TAKE: Final[i64] = 21
V_LEAVE: Final[i64] = 22
V_DEMAND: Final[i64] = 23
V_HAND: Final[i64] = 24
V_NONE: Final[i64] = 25
V_STACK: Final[i64] = 26
V_NAME: Final[i64] = 27  # a set of seats
V_CARRY: Final[i64] = 28
V_DECLINE: Final[i64] = 29
V_PRESENT: Final[i64] = 30  # a card and a seat (counted from 1)

# Chance.
V_START: Final[i64] = 40
V_OCCUPATION: Final[i64] = 41
V_FACTION: Final[i64] = 42
V_KEY_BAG: Final[i64] = 43
V_GOBLET_BAG: Final[i64] = 44
V_DEAL: Final[i64] = 45
V_DRAW: Final[i64] = 46
V_HIRE: Final[i64] = 47


def move_of(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A packed move."""
    return verb | (a << 6) | (b << 12)


def verb_of(move: i64) -> i64:
    """Its verb."""
    return move & 63


def card_of(move: i64) -> i64:
    """Its card, or its first seat."""
    return (move >> 6) & 63


def seat_of(move: i64) -> i64:
    """The seat of a use that needs one, or -1."""
    return (move >> 12) - 1
