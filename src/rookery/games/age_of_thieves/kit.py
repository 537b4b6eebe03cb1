"""Age of Thieves as a Kit."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, cast

from rookery.core.table import CHANCE, Table
from rookery.errors import GameError, NotAMove, quoted
from rookery.games.age_of_thieves import moves as mv
from rookery.games.age_of_thieves import said
from rookery.games.age_of_thieves import table as tb
from rookery.games.age_of_thieves.acts import Card, Special
from rookery.games.age_of_thieves.bids import decode, encode
from rookery.games.age_of_thieves.data import (
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
from rookery.games.age_of_thieves.frames import Draw
from rookery.games.age_of_thieves.notation import USES, ThiefNotation, bid_text
from rookery.games.age_of_thieves.own import Box, box
from rookery.games.age_of_thieves.position import PositionReader, write
from rookery.games.age_of_thieves.rules import new_table
from rookery.games.age_of_thieves.score import better
from rookery.games.age_of_thieves.steps import Steps
from rookery.games.age_of_thieves.table import City
from rookery.games.age_of_thieves.takes import ThiefTakes
from rookery.games.age_of_thieves.view import view
from rookery.games.age_of_thieves.why import why_not
from rookery.games.cardfile import renamed
from rookery.games.kit import OWN_KEPT, Document, Kit, Option, Outcome, OwnCards, Refusal, View

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
    steps: Steps

    def __init__(self, here: Box) -> None:
        notation = ThiefNotation()
        self.book = here.book
        super().__init__(notation, here.rows, renamed(here.rows, rows(int(self.book.edition))))
        self.by_id = {str(row["id"]): row for row in self.rows}
        self.untold = untold(here)
        self.board = here.board
        self.map = here.map
        self.steps = Steps(notation)

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

    def position(self, document: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> City:
        """A table from a document."""
        return PositionReader(document, self.table(seats, options)).read()

    def document(self, table: Table) -> Document:
        """The inverse; the caller adds the options."""
        return write(cast(City, table))

    # -- what people see -----------------------------------------------------------------------------------------

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See view.py."""
        return view(cast(City, table), seat)

    def card_values(self, card: str) -> Mapping[str, Any]:
        """The numbers of its row; Move tells the steps of everybody, a special action the range of its thief."""
        if card == "move":
            return {"sneak": int(self.book.sneak), "run": int(self.book.run)}
        row = self.by_id[card.removeprefix("special-")] if card != "special" else {}
        return {key: value for key, value in row.items() if isinstance(value, int)}

    def card_words(self, card: str, lang: str = "en") -> tuple[str, str]:
        """A card in words of its own, those of earlier rules, or those of the box."""
        name, text = super().card_words(card, lang)
        t, row = self.texts(lang), self.by_id[card]
        said = (f"{self.name}-until{version}-{card}" for version in range(int(self.book.edition), EDITION))
        earlier = next((key for key in said if t.has(key)), None)
        text = row.get("text") or (t.t(earlier) if earlier else text)
        return dict(self.own_names).get(card, name), text + self.untold.get(card, "")

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
            return "captain" if value >= tb.GUARDS else "guard"
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
            stacks = tuple(bid_text(decode(code >> 6)).split()[1:])
            return (name + "declare", {"cards": stacks}) if stacks else (name + "declare-none", {})
        if verb == mv.V_USE:
            return name + USES[a], {}
        words = self.notation.text(code).split()
        space = city().names[a] if a < city().size else ""
        if words[0] in ("at", "watch", "go", "sewer", "toward"):
            return name + words[0], {"space": space}
        if words[0] in ("rob", "jewel", "token", "rival") and a >= table.seats:
            return f"{self.name}-why-no-such-thief", {}
        if words[0] in ("rob", "jewel"):
            return name + words[0], {"victim": a, "jewel": JEWEL_IDS[b]}
        if words[0] == "token":
            return name + "token", {"victim": a, "token": TOKEN_IDS[b]}
        if words[0] == "rival":
            return name + "rival", {"victim": a}
        if words[0] in ("thief", "deal"):
            return name + words[0], {"thief": THIEF_IDS[a]}
        if words[0] in ("start", "district"):
            return name + words[0], {"district": DISTRICTS[a]}
        if verb == mv.V_TAKE_TOKEN:
            c = cast(City, table)
            at = c.thieves[seat].at if 0 <= seat < c.seats else tb.OFF
            token = c.token(at) if at >= 0 else 0
            return name + "take-token", {"token": TOKEN_IDS[token] if 0 < token <= 10 else "informer"}
        if words[0] in ("take", "lose"):
            return name + words[0], {"jewel": JEWEL_IDS[a]}
        if words[0] == "next":
            return (name + "next-special", {"card": CARD_IDS[b]}) if b else (name + "next", {"card": CARD_IDS[a]})
        if verb == mv.V_KEEP and table.about == said.ASK_KEEP:
            return name + "keep-token", {}
        if verb == mv.V_NONE and table.about in YES_OR_NO:
            return name + "no", {}
        if verb == mv.V_PICK and table.about == said.ASK_TARGET:  # Prototype: the device stays where it is
            return name + "pick-use", {"card": CARD_IDS[a]}
        if verb in (mv.V_DISCARD, mv.V_GIVE, mv.V_PICK, mv.V_CARD, mv.V_LIFT):
            return name + {mv.V_CARD: "draw-card"}.get(verb, words[0]), {"card": CARD_IDS[a]}
        if verb == mv.V_ROLL:
            return name + "roll", {"dice": " ".join(words[1:])}
        if verb == mv.V_EVENT:
            return name + "event", {"event": EVENT_IDS[a]}
        if verb == mv.V_FACE:
            return name + "face", {"token": TOKEN_IDS[a]}
        return name + words[0], {}

    # -- moves ---------------------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """See why.py."""
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

    # -- small steps ---------------------------------------------------------------------------------------------

    def step_count(self) -> int:
        """How many step numbers there are."""
        return len(self.steps.names)

    def step_text(self, number: int) -> str:
        """The words of a step."""
        return self.steps.names[number]

    def next_steps(self, table: Table, seat: int, taken: Sequence[int]) -> list[int] | int:
        """The steps that may follow, or `-1 - code` of the finished move."""
        found = self.steps.following(cast(City, table), seat, taken)
        return found if isinstance(found, list) else -1 - found

    def path(self, table: Table, seat: int, code: int) -> list[int]:
        """The steps that lead to a legal move."""
        return self.steps.path(cast(City, table), seat, code)

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
