"""What all frames of Thief's Market share."""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.table import Frame, Table
from rookery.games.thiefs_market.state.table import Market

SHORT: Final[i64] = 1  # what Refill reports when deck C cannot fill its row


def market(t: Table) -> Market:
    """The table as this game's."""
    return cast(Market, t)


class Rule(Frame):
    """A frame of this game. Everything but infamy is public, so single options need no asking (law 7)."""

    def open(self, t: Table, seat: i64) -> bool:
        return True
