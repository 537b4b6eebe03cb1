"""Moves of Age of Thieves as packed ints: the verb in the low six bits, then two small arguments of eight bits.

A declaration has a number of its own behind the verb: see bids.py.
"""

from typing import Final

from mypy_extensions import i64

from rookery.games.verbs import Verbs

VERBS: Final = Verbs()
V_SHEET: Final[i64] = VERBS(1, "thief THIEF")
V_START: Final[i64] = VERBS(2, "start DISTRICT")
V_AT: Final[i64] = VERBS(3, "at SPACE")
V_WATCH: Final[i64] = VERBS(4, "watch SPACE")
V_GO: Final[i64] = VERBS(6, "go SPACE")
V_SEWER: Final[i64] = VERBS(12, "sewer SPACE")
V_TOWARD: Final[i64] = VERBS(29, "toward SPACE")
V_RIVAL: Final[i64] = VERBS(5, "rival VICTIM")
V_STOP: Final[i64] = VERBS(7, "stop")
V_LEAVE: Final[i64] = VERBS(8, "leave")
V_TURN: Final[i64] = VERBS(10, "turn")
V_FAMILIAR: Final[i64] = VERBS(13, "familiar")
V_ACROBAT: Final[i64] = VERBS(14, "acrobat")
V_NONE: Final[i64] = VERBS(19, "none")
V_SWAP: Final[i64] = VERBS(24, "swap")
V_KEEP: Final[i64] = VERBS(25, "keep")
V_DRAW: Final[i64] = VERBS(26, "draw")
V_POINTS: Final[i64] = VERBS(27, "points")
V_TAKE_TOKEN: Final[i64] = VERBS(30, "take token")
V_TAKE: Final[i64] = VERBS(9, "take JEWEL")
V_LOSE: Final[i64] = VERBS(21, "lose JEWEL")
V_ROB: Final[i64] = VERBS(11, "rob VICTIM JEWEL")
V_JEWEL: Final[i64] = VERBS(28, "jewel VICTIM JEWEL")
V_TOKEN: Final[i64] = VERBS(23, "token VICTIM KEPT")
V_DISCARD: Final[i64] = VERBS(18, "discard CARD")
V_GIVE: Final[i64] = VERBS(20, "give CARD")
V_PICK: Final[i64] = VERBS(22, "pick CARD")
V_NEXT: Final[i64] = VERBS(16, "next STACK")
V_USE: Final[i64] = VERBS(17, "USE")
V_DECLARE: Final[i64] = VERBS(15, "declare STACKS")
V_DEAL: Final[i64] = VERBS(40, "deal THIEF", chance=True)
V_CARD: Final[i64] = VERBS(41, "draw CARD", key="draw-card", chance=True)
V_ROLL: Final[i64] = VERBS(42, "roll DIE [DIE]", chance=True)
V_EVENT: Final[i64] = VERBS(43, "event EVENT", chance=True)
V_DISTRICT: Final[i64] = VERBS(44, "district DISTRICT", chance=True)
V_FACE: Final[i64] = VERBS(45, "face TOKEN", chance=True)
V_LIFT: Final[i64] = VERBS(46, "lift CARD", chance=True)

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
