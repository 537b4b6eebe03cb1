"""Age of Thieves as a Kit."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, ClassVar, cast

from rookery.core.table import CHANCE, Table
from rookery.errors import GameError, NotAMove, quoted
from rookery.games.age_of_thieves import said
from rookery.games.age_of_thieves.cards.own import Box, box
from rookery.games.age_of_thieves.cards.reading import (
    CARD_IDS,
    DISTRICTS,
    EDITION,
    EVENT_IDS,
    JEWEL_IDS,
    THIEF_IDS,
    TOKEN_IDS,
    city,
    rows,
)
from rookery.games.age_of_thieves.moves import codes as mv
from rookery.games.age_of_thieves.moves.bids import decode, encode
from rookery.games.age_of_thieves.moves.notation import USES, bid_words
from rookery.games.age_of_thieves.moves.steps import ThiefSteps
from rookery.games.age_of_thieves.rules.acts import Card
from rookery.games.age_of_thieves.rules.frame import Draw
from rookery.games.age_of_thieves.rules.night import new_table
from rookery.games.age_of_thieves.rules.score import better
from rookery.games.age_of_thieves.rules.specials import Special
from rookery.games.age_of_thieves.seen.position import PositionReader
from rookery.games.age_of_thieves.seen.takes import ThiefTakes
from rookery.games.age_of_thieves.seen.view import view
from rookery.games.age_of_thieves.seen.why import why_not
from rookery.games.age_of_thieves.state import spaces as sp, thief as th
from rookery.games.age_of_thieves.state.table import City
from rookery.games.cardfile import over_box, own_names
from rookery.games.kit import OWN_KEPT, Kit, Option, Outcome, OwnCards, Refusal, View
from rookery.games.steps import made_once

S, V, N = ("seat", "seat"), ("victim", "seat"), ("count", "number")

LAST_BY_DEFAULT = {
    said.ASK_USE,
    said.ASK_MOVE,
    said.ASK_MARCH,
    said.ASK_ROB,
    said.ASK_KEEP,
    said.ASK_SWAP,
    said.ASK_GRENADE,
    said.ASK_EVENT_GUARD,
    said.ASK_MARKET,
}
"""Questions whose last option is to stop, decline or keep things as they are."""
BY_LOT = {said.ASK_LIMIT, said.ASK_TINKER, said.ASK_DISCARD, said.ASK_GIVE, said.ASK_NEXT}
"""Questions about hidden cards: any fixed choice among them would tell rivals something of the rest."""
YES_OR_NO = {said.ASK_ROB, said.ASK_KEEP, said.ASK_GRENADE, said.ASK_EVENT_GUARD, said.ASK_MARKET}
"""Questions that “none” answers with no."""
UNTOLD = ("stock", "writ", "writ_alarm")
AMBUSH = ("cunning_cards", "cunning_points", "plan_cards", "plan_points")
"""Values that no card's text has as numbers."""
JEWEL_WIN = 100
"""What the Emperors' Jewel carried out adds to a score, so that its owner stands first (AT-Z3)."""
TIE_BREAKS = {1: "escaped", 2: "jewel", 4: "burglar", 5: "jewels", 6: "greens", 7: "first"}


class ThiefKit(Kit):
    """The kit."""

    name = "age-of-thieves"
    demand = 5
    version = EDITION  # 2: other reconstructed values; 3: see AT-Q79 (Guide); 4: see AT-Q14 (Bribe)
    seats = range(2, 5)
    max_decisions = 6_000
    in_progress = "doing"
    options: ClassVar[tuple[Option, ...]] = (
        Option("specials", (True, False), "AT-Y1"),
        Option("thieves", ("dealt", "chosen"), "AT-Y2"),
        OwnCards("cards", (None,), "AT-G3"),
    )
    questions = said.ask.rows
    events = said.tell.rows
    reading = PositionReader

    def __init__(self, here: Box) -> None:
        steps = made_once(ThiefSteps)
        self.book = here.book
        printed = rows(int(self.book.edition))
        mine = over_box(here.rows, printed)
        super().__init__(steps.notation, mine, own_names(mine, printed))
        self.untold = untold(here)
        self.board = here.board
        self.map = here.map
        self.steps = steps

    def earlier(self, version: int) -> "ThiefKit | None":
        """1: the values first drawn up; 2: the present ones. In both a Guide may lead out where he led in (AT-Q79).
        Up to 3 a bribed guard has to be taken up, and so catches the thieves he stands with (AT-Q14)."""
        return earlier_kit(version) if 1 <= version < EDITION else None

    def with_options(self, options: Mapping[str, Any]) -> "ThiefKit":
        """Somebody's own cards and map bring their own kit."""
        text = options.get("cards")
        return own_kit(text, int(self.book.edition)) if text is not None else self

    def check_seats(self, seats: int) -> int:
        """AT-S13: two to four."""
        if type(seats) is not int or seats not in self.seats:
            raise GameError("seats", "AT-S13", low=2, high=4, found=quoted(seats))
        return seats

    # -- tables ----------------------------------------------------------------------------------------------

    def table(self, seats: int, options: Mapping[str, Any]) -> City:
        """AT-S: a new table."""
        return new_table(seats, self.board, self.book, options["specials"], options["thieves"] == "chosen")

    # -- what people see -----------------------------------------------------------------------------------------

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See seen/view.py."""
        return view(cast(City, table), seat)

    def card_values(self, card: str) -> Mapping[str, Any]:
        """The numbers of its row; Move tells the steps of everybody, a special action the range of its thief."""
        if card == "move":
            return {"sneak": int(self.book.sneak), "run": int(self.book.run)}
        row = self.row[card.removeprefix("special-")] if card != "special" else {}
        return {key: value for key, value in row.items() if isinstance(value, int)}

    def card_words(self, card: str, lang: str = "en") -> tuple[str, str]:
        """A card in words of its own, those of earlier rules, or those of the box."""
        name, text = super().card_words(card, lang)
        t, row = self.texts(lang), self.row[card]
        said = (f"{self.name}-until{version}-{card}" for version in range(int(self.book.edition), EDITION))
        earlier = next((key for key in said if t.has(key)), None)
        text = row.get("text") or (t.t(earlier) if earlier else text)
        return name, text + self.untold.get(card, "")

    def decode(self, kind: str, value: int) -> Any:
        """An event argument as plain data."""
        if kind == "space":
            return city().names[value] if 0 <= value < city().size else None
        if kind == "card":
            return CARD_IDS[value] or None
        if kind == "jewel":
            return JEWEL_IDS[value]
        if kind == "token":
            return TOKEN_IDS[value]
        if kind == "district":
            return DISTRICTS[value]
        if kind == "event":
            return EVENT_IDS[value]
        if kind == "thief":
            return THIEF_IDS[value]
        if kind == "figure":
            return "captain" if value >= sp.GUARDS else "guard"
        if kind == "use":
            return USES[value]
        return int(value)

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The sentence of an event; what is hidden has a sentence of its own."""
        key, args = super().event_text(event)
        kind = event["kind"]
        if kind in ("draw", "steal", "give", "listen") and args["card"] is None:
            return f"{key}-hidden", {k: v for k, v in args.items() if k in ("seat", "victim", "points")}
        if kind == "looked" and args["token"] is None:
            return f"{key}-hidden", {"seat": args["seat"], "space": args["space"]}
        if kind == "swap":
            if args["count"] is None:
                return f"{key}-hidden", {"seat": args["seat"]}
            return key, args
        if kind == "no-jewel" and args.pop("count") == 0:
            return f"{key}-pool", {}  # AT-I3
        if kind == "use" and args["use"] != "resolve":
            return f"{key}-{args['use']}", {"seat": args["seat"], "card": args["cover"] or args["card"]}
        if kind == "lose" and args["space"] is None:
            return f"{key}-pool", {"seat": args["seat"], "jewel": args["jewel"]}
        if "cover" in args:
            cover = args.pop("cover")
            if cover is not None:
                args["card"] = cover
                return f"{key}-special", args
        return key, {k: v for k, v in args.items() if v is not None}

    def move_text(self, table: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        """The sentence of a move, for buttons."""
        verb, a, b = code & 63, (code >> 6) & 255, (code >> 14) & 255
        name = f"{self.name}-move-"
        if verb == mv.V_DECLARE:
            stacks = tuple(bid_words(decode(code >> 6)))
            return (name + "declare", {"cards": stacks}) if stacks else (name + "declare-none", {})
        key, args = super().move_text(table, seat, code)
        if verb == mv.V_USE:
            return name + USES[a], {}
        if "victim" in args and a >= table.seats:
            return f"{self.name}-why-no-such-thief", {}
        if verb == mv.V_TAKE_TOKEN:
            c = cast(City, table)
            at = c.thieves[seat].at if 0 <= seat < c.seats else th.OFF
            token = c.token(at) if at >= 0 else 0
            return key, {"token": TOKEN_IDS[token] if 0 < token <= 10 else "informer"}
        if verb == mv.V_NEXT:
            return (f"{key}-special", {"card": CARD_IDS[b]}) if b else (key, {"card": CARD_IDS[a]})
        if verb == mv.V_KEEP and table.about == said.ASK_KEEP:
            return f"{key}-token", {}
        if verb == mv.V_NONE and table.about in YES_OR_NO:
            return name + "no", {}
        if verb == mv.V_PICK and table.about == said.ASK_TARGET:  # Prototype: the device stays where it is
            return f"{key}-use", args
        if verb == mv.V_ROLL:
            return key, {"dice": self.notation.text(code).partition(" ")[2]}
        return key, args

    # -- moves ---------------------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """See seen/why.py."""
        return why_not(cast(City, table), seat, code, self.questions)

    def shorthand(self, table: Table, seat: int, text: str) -> list[int]:
        """Cards alike may be declared in any order: it means the same."""
        if not text.lower().startswith("declare "):
            return []
        try:
            code = self.notation.parse(text)
        except NotAMove:
            return []
        in_order = int(mv.V_DECLARE) | int(encode(decode(code >> 6).in_order())) << 6
        return [in_order] if in_order != code else []

    def known_to(self, table: Table, seat: int, code: int) -> int:
        """Draws and sealed cards are known to their owner, a stolen or given one to both."""
        top, verb = table.top, code & 63
        if seat == CHANCE:
            if verb == mv.V_CARD and isinstance(top, Draw):
                return 1 << int(top.seat)
            if verb == mv.V_FACE and isinstance(top, Special):
                return 1 << int(top.seat)
            if verb == mv.V_LIFT and isinstance(top, Special):
                return 1 << int(top.seat) | 1 << int(top.a)
            return -1
        if verb == mv.V_GIVE and isinstance(top, Card):
            return 1 << seat | 1 << int(top.seat)
        if verb in (mv.V_SWAP, mv.V_DECLARE) or (verb == mv.V_KEEP and isinstance(top, Special)):
            return 1 << seat
        return -1

    def timeout(self, table: Table, seat: int) -> int:
        """Stop, decline or keep things as they are where that is possible; otherwise the first option."""
        last = int(table.count(seat)) - 1
        if table.about == said.ASK_TARGET:  # Stunning Gas may end before every guard was moved
            return last if table.option(seat, last) == mv.V_NONE else 0
        return last if table.about in LAST_BY_DEFAULT else 0

    def timeout_is_random(self, table: Table, seat: int) -> bool:
        """A card of a hand, or the next of several stacks, is drawn by lot."""
        return table.about in BY_LOT

    # -- research ------------------------------------------------------------------------------------------------

    def watcher(self) -> ThiefTakes:
        """Counts what is used and how nights end."""
        return ThiefTakes()

    # -- the end -------------------------------------------------------------------------------------------------

    def outcome(self, table: Table) -> Outcome | None:
        """AT-Z: the carrier who left, else the richest who left, else nobody."""
        c = cast(City, table)
        if not c.over:
            return None
        seats = range(int(c.seats))
        ranks = tuple(1 + sum(better(c, other, s) > 0 for other in seats) for s in seats)
        breakdown = tuple(self._breakdown(c, s) for s in seats)
        scores = tuple(sum(b.values()) for b in breakdown)
        nobody = c.left == 0
        tie_break = None
        best = [s for s in seats if scores[s] == max(scores)]
        if len(best) > 1:
            winner = ranks.index(1)
            second = min((s for s in best if s != winner), key=lambda s: ranks[s])
            tie_break = "nobody" if nobody else TIE_BREAKS[int(better(c, winner, second))]
        won = not nobody and any(t.out and t.emperor for t in c.thieves)
        reason = "jewel" if won else "nobody" if nobody else "dawn"
        return Outcome(ranks, scores, breakdown, reason, tie_break, nobody)

    def _breakdown(self, c: City, seat: int) -> dict[str, int]:
        t = c.thieves[seat]
        out = int(t.out > 0)  # AT-Z7
        return {
            "emperor": out * JEWEL_WIN * int(t.emperor),
            "burglar": out * 3 * int(t.best),
            "green": out * 2 * int(t.green),
            "yellow": out * int(t.yellow),
            "trinkets": out * int(t.trinkets),
        }


def untold(here: Box) -> dict[str, str]:
    """Somebody's own values that no text tells, by card."""
    printed = box(None, int(here.book.edition))
    found = {}
    for row, there in zip(here.rows, printed.rows, strict=True):
        found[row["id"]] = [f"{key} {row[key]}" for key in UNTOLD if row.get(key) != there.get(key)]
    values = {key: (int(getattr(here.book, key)), int(getattr(printed.book, key))) for key in AMBUSH}
    found["ambush"] = [f"{key} {own}" for key, (own, there) in values.items() if own != there]
    return {card: f" ({', '.join(said)})" for card, said in found.items() if said}


@lru_cache(maxsize=OWN_KEPT)
def own_kit(text: str, edition: int) -> ThiefKit:
    """The kit for somebody's own cards and map, under a version of the rules."""
    return ThiefKit(box(text, edition))


@cache
def earlier_kit(version: int) -> ThiefKit:
    """The kit of an earlier version of the rules."""
    return ThiefKit(box(None, version))


@cache
def box_kit() -> ThiefKit:
    """The kit."""
    return ThiefKit(box(None))
