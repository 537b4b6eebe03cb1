"""Parlour as a Kit: the model of everything a game brings."""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from rookery.core.table import WATCHER, Table
from rookery.games.kit import Kit, Outcome, View, most_points
from rookery.games.parlour import rules as r, said
from rookery.games.parlour.rules import Parlour, new_table
from rookery.games.verbs import Number, Spoken

MOST_SEATS = 4
KINDS = {"FACE": Number(1, r.FACES, shift=6), "VICTIM": Number(0, MOST_SEATS - 1, shift=12)}


class ParlourKit(Kit):
    """The kit."""

    name = "parlour"
    version = 1
    seats = range(2, 5)
    max_decisions = 400
    options = ()
    seats_clause = "PA-0"
    questions = said.ask.rows
    events = said.tell.rows

    def table(self, seats: int, options: Mapping[str, Any]) -> Parlour:
        """A new table."""
        return new_table(seats)

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """What a seat may see."""
        p = cast(Parlour, table)
        z = p.cards
        hands = []
        for s in range(p.seats):
            zone = p.hand(s)
            faces = z.seen(zone, seat)
            hands.append({"seat": s, "size": z.size(zone), "faces": faces, "points": p.points[s]})
        facts = [(z.faces(f.told), int(f.among).bit_count()) for f in z.facts_of(seat)]
        return {
            "game": self.name,
            "seat": None if seat == WATCHER else seat,
            "round": int(p.round),
            "hands": hands,
            "facts": sorted(facts),
            "deck": z.size(r.DECK),
            "discard": z.seen(r.DISCARD, seat),
            "gifts": [z.size(r.FIRST_BID + s) for s in range(p.seats)],
            "waiting": [s for s in range(p.seats) if (p.invited >> s) & 1],
            "over": p.over,
        }

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """A hidden face is a card."""
        key, args = super().event_text(event)
        if "face" in args and args["face"] is None:
            args["face"] = "?"
        return key, args

    def known_to(self, table: Table, seat: int, code: int) -> int:
        """A draw is known to its owner, a shown card to both, a gift (it may be halted) to its giver."""
        p = cast(Parlour, table)
        verb = code & 63
        top = p.stack[-1]
        if verb == r.V_DRAW and isinstance(top, r.Draw):
            return 1 << int(top.seat)
        if verb == r.V_GIVE:
            return 1 << seat
        if verb == r.V_SHOW and isinstance(top, r.Show):
            return 1 << int(top.owner) | 1 << int(top.guest)
        return -1

    def timeout_is_random(self, table: Table, seat: int) -> bool:
        """A card of a hand is drawn by lot: any fixed choice would tell the others something of the rest."""
        return table.about in (said.ASK_SHOW, said.ASK_BID)

    def outcome(self, table: Table) -> Outcome | None:
        """Most points."""
        p = cast(Parlour, table)
        if not p.over:
            return None
        return most_points(p.points, "bids", "rounds")


@cache
def box_kit() -> ParlourKit:
    """The kit."""
    return ParlourKit(Spoken(r.VERBS, KINDS))
