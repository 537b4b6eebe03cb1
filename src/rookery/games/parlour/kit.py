"""Parlour as a Kit: the model of everything a game brings."""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from rookery.core.moves import Notation
from rookery.core.table import WATCHER, Table
from rookery.errors import NotAMove
from rookery.games.kit import Kit, Outcome, View, most_points
from rookery.games.parlour import rules as r
from rookery.games.parlour import said
from rookery.games.parlour.rules import Parlour, new_table

BARE = {"pass": r.V_PASS, "halt": r.V_HALT}
WITH_FACE = {"show": r.V_SHOW, "bid": r.V_BID, "draw": r.V_DRAW}
MAX_SEATS = 4


class ParlourNotation(Notation):
    """pass · give SEAT FACE · peek SEAT · show FACE · halt · bid FACE · (chance) draw FACE."""

    def text(self, code: int) -> str:
        """The canonical text."""
        verb, face, seat = code & 63, (code >> 6) & 63, code >> 12
        for word, v in BARE.items():
            if v == verb:
                return word
        for word, v in WITH_FACE.items():
            if v == verb:
                return f"{word} {face}"
        return f"peek {seat}" if verb == r.V_PEEK else f"give {seat} {face}"

    def parse(self, text: str) -> int:
        """The packed move."""
        words = text.lower().split()
        verb, rest = (words[0], words[1:]) if words else ("", [])
        if verb in BARE and not rest:
            return int(BARE[verb])
        if verb in WITH_FACE and len(rest) == 1:
            return int(r.move_of(WITH_FACE[verb], number(rest[0], 1, r.FACES), 0))
        if verb == "peek" and len(rest) == 1:
            return int(r.move_of(r.V_PEEK, 0, number(rest[0], 0, MAX_SEATS - 1)))
        if verb == "give" and len(rest) == 2:
            seat = number(rest[0], 0, MAX_SEATS - 1)
            return int(r.move_of(r.V_GIVE, number(rest[1], 1, r.FACES), seat))
        raise NotAMove("no-move", text=text[:40])

    def actions(self) -> int:
        """pass, halt, six shows, six bids, four peeks, twenty-four gifts."""
        return 2 + 2 * r.FACES + MAX_SEATS + MAX_SEATS * r.FACES

    def number(self, code: int) -> int:
        """The fixed number."""
        verb, face, seat = code & 63, (code >> 6) & 63, code >> 12
        if verb == r.V_DRAW:
            raise NotAMove("chance", move=self.text(code))
        if verb in (r.V_PASS, r.V_HALT):
            return 0 if verb == r.V_PASS else 1
        if verb in (r.V_SHOW, r.V_BID):
            return 2 + face - 1 + (r.FACES if verb == r.V_BID else 0)
        base = 2 + 2 * r.FACES
        return base + seat if verb == r.V_PEEK else base + MAX_SEATS + seat * r.FACES + face - 1

    def move(self, number: int) -> int:
        """The move of that number."""
        if not 0 <= number < self.actions():
            raise NotAMove("no-action", number=str(number), actions=self.actions())
        if number < 2:
            return int(r.V_PASS if number == 0 else r.V_HALT)
        number -= 2
        if number < 2 * r.FACES:
            return int(r.move_of(r.V_SHOW if number < r.FACES else r.V_BID, number % r.FACES + 1, 0))
        number -= 2 * r.FACES
        if number < MAX_SEATS:
            return int(r.move_of(r.V_PEEK, 0, number))
        number -= MAX_SEATS
        return int(r.move_of(r.V_GIVE, number % r.FACES + 1, number // r.FACES))


def number(word: str, low: int, high: int) -> int:
    """A small number in a move."""
    if not (word.isascii() and word.isdecimal() and len(word) < 3 and low <= int(word) <= high):
        raise NotAMove("number", word=word[:20], low=low, high=high)
    return int(word)


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
        facts = [(f.faces, len(f.cards)) for f in z.seen_facts(seat)]
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

    def move_text(self, table: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        """The sentence of a move."""
        verb, face, other = code & 63, (code >> 6) & 63, code >> 12
        word = self.notation.text(code).split()[0]
        args: dict[str, Any] = {}
        if verb in (r.V_GIVE, r.V_SHOW, r.V_BID, r.V_DRAW):
            args["face"] = face
        if verb in (r.V_GIVE, r.V_PEEK):
            args["victim"] = other
        return f"{self.name}-move-{word}", args

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

    def outcome(self, table: Table) -> Outcome | None:
        """Most points."""
        p = cast(Parlour, table)
        if not p.over:
            return None
        return most_points(p.points, "bids", "rounds")


@cache
def box_kit() -> ParlourKit:
    """The kit."""
    return ParlourKit(ParlourNotation())
