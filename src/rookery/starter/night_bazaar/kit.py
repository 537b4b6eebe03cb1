"""What the rest of Rookery asks of the game: its moves in words, what a seat may see, how it ended."""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from rookery.core.table import WATCHER, Table
from rookery.games.kit import Kit, Outcome, View, most_points
from rookery.games.verbs import Number, Spoken

from . import rules as r, said

KINDS = {"CARD": Number(1, r.CARDS)}  # what a word of a move in capitals can be


class NightBazaarKit(Kit):
    """The game in a box."""

    name = "night-bazaar"
    version = 1
    seats = range(2, 5)
    seats_clause = "NB-1"
    max_decisions = 60
    demand = 1
    options = ()
    questions = said.ask.rows
    events = said.tell.rows

    def table(self, seats: int, options: Mapping[str, Any]) -> Table:
        """A new table, with the first rule in progress."""
        return r.new_table(seats)

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """What a seat may see, built up from nothing: a hand shows the cards this seat knows."""
        mine = cast(r.NightBazaar, table)
        players = [
            {
                "points": mine.points[s],
                "cards": mine.cards.size(r.FIRST_HAND + s),
                "hand": mine.cards.seen(r.FIRST_HAND + s, seat),
            }
            for s in range(mine.seats)
        ]
        return {
            "game": self.name,
            "seat": None if seat == WATCHER else seat,
            "round": mine.round,
            "players": players,
            "played": mine.cards.seen(r.OPEN, seat),
            "waiting": [s for s in range(mine.seats) if (mine.invited >> s) & 1],
            "over": mine.over,
        }

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """Others read “a card” where the owner reads its number."""
        key, args = super().event_text(event)
        return key, {k: "?" if v is None else v for k, v in args.items()}

    def known_to(self, table: Table, seat: int, code: int) -> int:
        """Who may read an answer in the record while the game runs: a draw, its owner alone."""
        top = table.stack[-1]
        return 1 << top.seat if isinstance(top, r.Draw) else -1

    def outcome(self, table: Table) -> Outcome | None:
        """Most points."""
        return most_points(cast(r.NightBazaar, table).points, "tricks", "rounds") if table.over else None


@cache
def box_kit() -> Kit:
    """The kit, once."""
    return NightBazaarKit(Spoken(r.VERBS, KINDS))
