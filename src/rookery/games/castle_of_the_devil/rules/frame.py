"""What all frames of The Castle of the Devil share."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.table import Frame
from rookery.games.castle_of_the_devil.state.table import Coach

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


def may_pass(c: Coach) -> i64:
    """Under earlier rules whoever had announced a trade or a fight could still pass: one option more."""
    return 0 if c.house.binding else 1
