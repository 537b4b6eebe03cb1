"""Moves of Thief's Market as packed ints: the verb in the low six bits, then card, seat, face or bag."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.games.thiefs_market.cards.book import NO_FACE, S, of
from rookery.games.verbs import Verbs

VERBS: Final = Verbs()
V_TAKE: Final[i64] = VERBS(1, "take LOOT")
V_ROB: Final[i64] = VERBS(2, "rob VICTIM keep KEPT")
V_SAVE: Final[i64] = VERBS(3, "save DIE")
V_REROLL: Final[i64] = VERBS(4, "reroll DIE")
V_BUY: Final[i64] = VERBS(5, "buy CARD [waive GEM] [gold GEMS]")
V_FLIP: Final[i64] = VERBS(6, "flip CARD TO")
V_SELL: Final[i64] = VERBS(7, "sell CARD")
V_TRADE: Final[i64] = VERBS(8, "trade CARD")
V_EXIT: Final[i64] = VERBS(9, "exit")
V_END: Final[i64] = VERBS(10, "end")
V_COPY: Final[i64] = VERBS(11, "copy CARD")
V_GRAB: Final[i64] = VERBS(12, "grab")
V_FIRST: Final[i64] = VERBS(20, "first SEAT", chance=True)
V_ROLL: Final[i64] = VERBS(21, "roll DICE", chance=True)
V_DRAW: Final[i64] = VERBS(22, "draw CARD", chance=True)


def verb(move: i64) -> i64:
    """What is done."""
    return move & 63


def arg(move: i64) -> i64:
    """The small argument behind the verb: a card, a face or a seat."""
    return (move >> 6) & 63


def take_move(loot: i64) -> i64:
    """Take this bag from the pool."""
    return V_TAKE | (loot << 6)


def rob_move(victim: i64, kept: i64) -> i64:
    """Rob a thief and keep this bag."""
    return V_ROB | (victim << 6) | (kept << 12)


def buy_move(card: i64, waived: i64, gold: i64) -> i64:
    """`waived` is a gem plus one, or 0; `gold` has two bits per gem: symbols paid in gold."""
    return V_BUY | (card << 6) | (waived << 12) | (gold << 15)


def flip_move(card: i64, face: i64) -> i64:
    """Turn a die to a face with a card."""
    return V_FLIP | (card << 6) | (face << 12)


def roll_move(dice: i64, result: i64) -> i64:
    """`result` is a number of base six, the first die its last digit."""
    return V_ROLL | (dice << 6) | (result << 12)


def rolled(move: i64) -> i64:
    """The faces of a roll, as a bag."""
    n = arg(move)
    result = move >> 12
    bag: i64 = 0
    while n > 0:
        bag += bit(5 * (result % 6))
        result //= 6
        n -= 1
    return bag


def outcomes(dice: i64) -> i64:
    """How many ordered results that many dice have."""
    n: i64 = 1
    while dice > 0:
        n *= 6
        dice -= 1
    return n


def is_roll(move: i64, dice: i64) -> bool:
    """Is it a possible roll of that many dice?"""
    return move > 0 and verb(move) == V_ROLL and arg(move) == dice and move >> 12 < outcomes(dice)


def kinds(dice: i64) -> i64:
    """How many different faces."""
    n: i64 = 0
    while dice != 0:
        if dice & 31 != 0:
            n += 1
        dice >>= 5
    return n


def kth_kind(dice: i64, k: i64) -> i64:
    """The k-th face present; after the last one, NO_FACE to decline."""
    face: i64 = 0
    while dice != 0:
        if dice & 31 != 0:
            if k == 0:
                return face
            k -= 1
        dice >>= 5
        face += 1
    return NO_FACE


def is_face(move: i64, wanted: i64, dice: i64) -> bool:
    """Does the move name a die among these, or decline?"""
    face = arg(move)
    if move < 0 or verb(move) != wanted or move >> 12 != 0:
        return False
    return face == NO_FACE or (face < S and of(dice, face) > 0)
