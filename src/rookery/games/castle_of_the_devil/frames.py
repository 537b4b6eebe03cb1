"""What all frames of The Castle of the Devil share."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.table import Frame
from rookery.games.castle_of_the_devil.table import Coach

K_JOURNEY: Final[i64] = 1
K_SETUP: Final[i64] = 2
K_TURN: Final[i64] = 3
K_TRADE: Final[i64] = 4
K_EXCHANGE: Final[i64] = 5
K_DRAW: Final[i64] = 6
K_PRESENTS: Final[i64] = 7
K_COAT: Final[i64] = 8
K_SEXTANT: Final[i64] = 9
K_DEMAND: Final[i64] = 10
K_FORESIGHT: Final[i64] = 11
K_FIGHT: Final[i64] = 12
K_LOOT: Final[i64] = 13
K_DECLARATION: Final[i64] = 14

# What a finished frame reports.
ON: Final[i64] = 0  # the turn goes on, or ends as usual
FAILED: Final[i64] = 1  # a demand met by nobody: the turn ends

# The moments at which nobody did anything, for TOLD_QUIET.
QUIET_BEFORE: Final[i64] = 0
QUIET_HYPNOSIS: Final[i64] = 1
QUIET_ABILITY: Final[i64] = 2
QUIET_DOCTOR: Final[i64] = 3
QUIET_BAG: Final[i64] = 4


class Rule(Frame):
    """A frame of this game."""


def others(c: Coach, seat: i64) -> i64:
    """Everybody else, as a mask."""
    return (bit(c.seats) - 1) & ~bit(seat)
