"""What all frames of Thieves Den share."""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.table import Frame, Table
from rookery.games.thieves_den.table import Den

K_EVENING: Final[i64] = 1
K_SETUP: Final[i64] = 2
K_SCOUTING: Final[i64] = 3
K_THIEVING: Final[i64] = 4
K_CLEANUP: Final[i64] = 5
K_ROBBERY: Final[i64] = 6
K_ABILITY: Final[i64] = 7
K_SURPLUS: Final[i64] = 8
K_DEALING: Final[i64] = 9
K_REFILL: Final[i64] = 10
K_POWER: Final[i64] = 11
K_STRIKE: Final[i64] = 12


def den(t: Table) -> Den:
    """The table as this game's."""
    return cast(Den, t)


class Rule(Frame):
    """A frame of this game. All but the draft depends on public things only, so single options need no asking."""

    def open(self, t: Table, seat: i64) -> bool:
        return True
