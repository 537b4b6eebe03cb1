"""Moves of Age of Thieves as packed ints: the verb in the low six bits, then two small arguments of eight bits.

A declaration has a number of its own behind the verb: see bids.py.
"""

from typing import Final

from mypy_extensions import i64

V_SHEET: Final[i64] = 1
V_START: Final[i64] = 2
V_AT: Final[i64] = 3  # a space
V_WATCH: Final[i64] = 4  # the figure of the watch on a space
V_RIVAL: Final[i64] = 5
V_GO: Final[i64] = 6
V_STOP: Final[i64] = 7
V_LEAVE: Final[i64] = 8
V_TAKE: Final[i64] = 9
V_TURN: Final[i64] = 10
V_ROB: Final[i64] = 11
V_SEWER: Final[i64] = 12
V_FAMILIAR: Final[i64] = 13
V_ACROBAT: Final[i64] = 14
V_DECLARE: Final[i64] = 15
V_NEXT: Final[i64] = 16
V_USE: Final[i64] = 17
V_DISCARD: Final[i64] = 18
V_NONE: Final[i64] = 19
V_GIVE: Final[i64] = 20
V_LOSE: Final[i64] = 21
V_PICK: Final[i64] = 22
V_TOKEN: Final[i64] = 23
V_SWAP: Final[i64] = 24
V_KEEP: Final[i64] = 25
V_DRAW: Final[i64] = 26
V_POINTS: Final[i64] = 27
V_JEWEL: Final[i64] = 28
V_TOWARD: Final[i64] = 29
V_TAKE_TOKEN: Final[i64] = 30
# Chance.
V_DEAL: Final[i64] = 40
V_CARD: Final[i64] = 41
V_ROLL: Final[i64] = 42
V_EVENT: Final[i64] = 43
V_DISTRICT: Final[i64] = 44
V_FACE: Final[i64] = 45
V_LIFT: Final[i64] = 46

# How a stack is resolved.
DECLINE: Final[i64] = 0
RESOLVE: Final[i64] = 1
SNEAK: Final[i64] = 2
RUN: Final[i64] = 3
CUNNING: Final[i64] = 4
PLAN: Final[i64] = 5
USE_SPECIAL: Final[i64] = 6
USE_COVER: Final[i64] = 7


def move_of(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A packed move."""
    return verb | (a << 6) | (b << 14)


def verb_of(move: i64) -> i64:
    """What is done."""
    return move & 63


def first_of(move: i64) -> i64:
    """The first argument."""
    return (move >> 6) & 255


def second_of(move: i64) -> i64:
    """The second argument."""
    return (move >> 14) & 255
