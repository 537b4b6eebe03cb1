"""What all frames of Thieves Den share."""

from typing import cast

from mypy_extensions import i64

from rookery.core.table import Frame, Table
from rookery.games.thieves_den.state.table import Den


def den(t: Table) -> Den:
    """The table as this game's."""
    return cast(Den, t)


class Rule(Frame):
    """A frame of this game. All but the draft depends on public things only, so single options need no asking."""

    def open(self, t: Table, seat: i64) -> bool:
        return True
