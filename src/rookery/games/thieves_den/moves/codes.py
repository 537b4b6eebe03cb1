"""Moves of Thieves Den as packed ints: the verb in the low six bits, then up to three arguments of six bits."""

from typing import Final

from mypy_extensions import i64

from rookery.games.verbs import Verbs

VERBS: Final = Verbs()
V_PICK: Final[i64] = VERBS(1, "pick LOCATION")
V_ROB: Final[i64] = VERBS(2, "rob LOCATION")
V_DEAL: Final[i64] = VERBS(3, "deal FENCE")
V_POWER: Final[i64] = VERBS(4, "power POWER TREASURE")
V_HAG: Final[i64] = VERBS(5, "hag TREASURE")
V_VAULT: Final[i64] = VERBS(6, "vault TAKEN")
V_RECRUIT: Final[i64] = VERBS(7, "recruit PAIR")
V_PASS: Final[i64] = VERBS(8, "pass")
V_TAKE: Final[i64] = VERBS(9, "take TREASURE")
V_STOP: Final[i64] = VERBS(10, "stop")
V_RETURN: Final[i64] = VERBS(11, "return TREASURE")
V_DESTROY: Final[i64] = VERBS(12, "destroy VICTIM TREASURE")
V_STEAL: Final[i64] = VERBS(13, "steal VICTIM TREASURE")
V_LURE: Final[i64] = VERBS(14, "lure VICTIM")
V_PAY: Final[i64] = VERBS(15, "pay PAID")
V_DECLINE: Final[i64] = VERBS(16, "decline")
V_VANISH: Final[i64] = VERBS(17, "vanish LOCATION")
V_DOUBLE: Final[i64] = VERBS(18, "double CARD")  # a location or a fence
V_RENEW: Final[i64] = VERBS(19, "renew SLOTS")
V_SHIFT: Final[i64] = VERBS(20, "shift LOCATION SECOND")
V_SWAP: Final[i64] = VERBS(21, "swap LOCATION SECOND")  # an own one, another's
V_HOLDER: Final[i64] = VERBS(22, "holder SEAT")
V_ADD: Final[i64] = VERBS(23, "add TREASURE")  # for a wild want
V_FIRST: Final[i64] = VERBS(30, "first SEAT", chance=True)
V_SCHEME: Final[i64] = VERBS(31, "scheme SCHEME", chance=True)
V_DRAW: Final[i64] = VERBS(32, "draw LOCATION", chance=True)
V_FENCE: Final[i64] = VERBS(33, "fence FENCE", chance=True)
V_TURN: Final[i64] = VERBS(34, "turn POWER", chance=True)

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
