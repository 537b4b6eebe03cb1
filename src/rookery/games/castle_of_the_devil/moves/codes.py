"""Moves of The Castle of the Devil, packed: verb, then a card or a seat, then another seat."""

from typing import Final

from mypy_extensions import i64

from rookery.games.verbs import Verbs

VERBS: Final = Verbs()
V_PASS: Final[i64] = VERBS(1, "pass")
V_TRADE: Final[i64] = VERBS(2, "trade")
V_FIGHT: Final[i64] = VERBS(3, "fight")
V_DECLARE: Final[i64] = VERBS(4, "declare")
V_ALONE: Final[i64] = VERBS(5, "alone")
V_PROPHESY: Final[i64] = VERBS(6, "prophesy")
V_REFUSE: Final[i64] = VERBS(10, "refuse")
V_ALOUD: Final[i64] = VERBS(12, "aloud")
V_SILENT: Final[i64] = VERBS(13, "silent")
V_LEFT: Final[i64] = VERBS(14, "left")
V_RIGHT: Final[i64] = VERBS(15, "right")
V_SWORD: Final[i64] = VERBS(16, "sword")
V_SHIELD: Final[i64] = VERBS(17, "shield")
V_NEITHER: Final[i64] = VERBS(18, "neither")
V_PAPERS: Final[i64] = VERBS(19, "papers")
V_LUGGAGE: Final[i64] = VERBS(20, "luggage")
V_LEAVE: Final[i64] = VERBS(22, "leave")
V_NONE: Final[i64] = VERBS(25, "none")
V_CARRY: Final[i64] = VERBS(28, "carry")
V_DECLINE: Final[i64] = VERBS(29, "decline")
V_GIVE: Final[i64] = VERBS(9, "give ITEM")
V_RETURN: Final[i64] = VERBS(11, "return ITEM")
V_TAKE: Final[i64] = VERBS(21, "take ITEM")
V_HAND: Final[i64] = VERBS(24, "hand ITEM")
V_STACK: Final[i64] = VERBS(26, "stack ITEM")
V_TO: Final[i64] = VERBS(8, "to VICTIM")
V_USE: Final[i64] = VERBS(7, "use CARD [SEAT]")
V_DEMAND: Final[i64] = VERBS(23, "demand NAME")
V_PRESENT: Final[i64] = VERBS(30, "present ITEM RECEIVER", "present ITEM", "receiver RECEIVER")
V_NAME: Final[i64] = VERBS(27, "name ALLIES", "name ALLIES", "done")
# Chance.
V_START: Final[i64] = VERBS(40, "start VICTIM", chance=True)
V_OCCUPATION: Final[i64] = VERBS(41, "occupation JOB", chance=True)
V_FACTION: Final[i64] = VERBS(42, "faction FACTION", chance=True)
V_KEY_BAG: Final[i64] = VERBS(43, "key-bag VICTIM", chance=True)
V_GOBLET_BAG: Final[i64] = VERBS(44, "goblet-bag VICTIM", chance=True)
V_DEAL: Final[i64] = VERBS(45, "deal ITEM", chance=True)
V_DRAW: Final[i64] = VERBS(46, "draw ITEM", chance=True)
V_HIRE: Final[i64] = VERBS(47, "hire JOB", chance=True)


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
