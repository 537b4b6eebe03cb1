"""Age of Thieves as a Kit."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, cast

from rookery.core.table import CHANCE, Table
from rookery.errors import GameError
from rookery.games.age_of_thieves import moves as mv
from rookery.games.age_of_thieves import table as tb
from rookery.games.age_of_thieves.acts import Card, Special
from rookery.games.age_of_thieves.bids import decode
from rookery.games.age_of_thieves.data import (
    CARD_IDS,
    DISTRICTS,
    EDITION,
    EVENT_IDS,
    JEWEL_IDS,
    THIEF_IDS,
    TOKEN_IDS,
    book,
    city,
    rows,
)
from rookery.games.age_of_thieves.frames import Draw
from rookery.games.age_of_thieves.notation import USES, ThiefNotation, bid_text
from rookery.games.age_of_thieves.position import PositionReader, write
from rookery.games.age_of_thieves.rules import new_table
from rookery.games.age_of_thieves.score import better
from rookery.games.age_of_thieves.steps import Steps
from rookery.games.age_of_thieves.table import City
from rookery.games.age_of_thieves.takes import ThiefTakes
from rookery.games.age_of_thieves.view import view
from rookery.games.age_of_thieves.why import why_not
from rookery.games.kit import Asked, Document, Kit, Option, Outcome, Refusal, Told, View

S, V, N = ("seat", "seat"), ("victim", "seat"), ("count", "number")
SPACE, CARD, COVER = ("space", "space"), ("card", "card"), ("cover", "card")
JEWEL, TOKEN, FIGURE = ("jewel", "jewel"), ("token", "token"), ("figure", "figure")
DISTRICT, EVENT, THIEF = ("district", "district"), ("event", "event"), ("thief", "thief")
POINTS, INFORMERS, AGENTS = ("points", "number"), ("informers", "number"), ("agents", "number")

LAST_BY_DEFAULT = {
    tb.ASK_USE,
    tb.ASK_MOVE,
    tb.ASK_MARCH,
    tb.ASK_ROB,
    tb.ASK_KEEP,
    tb.ASK_SWAP,
    tb.ASK_GRENADE,
    tb.ASK_EVENT_GUARD,
    tb.ASK_MARKET,
}
"""Questions whose last option is to stop, decline or keep things as they are."""
JEWEL_WIN = 100
"""What the Emperors' Jewel carried out adds to a score, so that its owner stands first (AT-Z3)."""
TIE_BREAKS = {1: "escaped", 2: "jewel", 4: "burglar", 5: "jewels", 6: "greens", 7: "first"}


class ThiefKit(Kit):
    """The kit."""

    name = "age-of-thieves"
    version = EDITION  # 2: other reconstructed values; 3: a Guide leads out elsewhere than in (AT-Q79)
    seats = range(2, 5)
    max_decisions = 6_000
    in_progress = "doing"
    options: ClassVar[tuple[Option, ...]] = (
        Option("specials", (True, False), "AT-Y1"),
        Option("thieves", ("dealt", "chosen"), "AT-Y2"),
    )
    questions = (
        Asked("sheet", "AT-Y2"),
        Asked("start", "AT-S11"),
        Asked("alarm", "AT-L1"),
        Asked("jewel", "AT-E4"),
        Asked("limit", "AT-P2"),
        Asked("tinker", "AT-Q70"),
        Asked("discard", "AT-C2"),
        Asked("declare", "AT-D1"),
        Asked("next", "AT-Q21"),
        Asked("use", "AT-R6"),
        Asked("move", "AT-M1"),
        Asked("target", "AT-Q78"),
        Asked("march", "AT-W12"),
        Asked("rob", "AT-H3"),
        Asked("lose", "AT-C1"),
        Asked("keep", "AT-Q29"),
        Asked("order", "AT-W5"),
        Asked("toward", "AT-W7"),
        Asked("route", "AT-Q75"),
        Asked("recycle", "AT-I2"),
        Asked("cunning", "AT-A5"),
        Asked("grenade", "AT-Q78"),
        Asked("swap", "AT-A7"),
        Asked("give", "AT-Q78"),
        Asked("place", "AT-M5"),
        Asked("event-guard", "AT-E2"),
        Asked("market", "AT-E2"),
        Asked("post", "AT-F2"),
        Asked("riot", "AT-E2"),
        Asked("gate", "AT-E2"),
        Asked("nearest", "AT-Q28"),
        Asked("put", "AT-A7"),
        Asked("deal", "AT-S8"),
        Asked("draw", "AT-P1"),
        Asked("first", "AT-S11"),
        Asked("event", "AT-E2"),
        Asked("watch-roll", "AT-E6"),
        Asked("district", "AT-C3"),
        Asked("token", "AT-J2"),
        Asked("steal", "AT-A7"),
    )
    events = (
        Told("sheet", (S, THIEF)),
        Told("roll", (S, N)),
        Told("first", (S,)),
        Told("start", (S, DISTRICT)),
        Told("turn", (N, S)),
        Told("alarm", (DISTRICT,)),
        Told("appear", (FIGURE, SPACE)),
        Told("event", (EVENT,)),
        Told("jewel", (S, SPACE)),
        Told("no-jewel", (DISTRICT, N)),
        Told("watch-roll", (N, ("a", "number"), ("b", "number"))),
        Told("draw", (S, CARD)),
        Told("shuffle", ()),
        Told("no-card", (S,)),
        Told("discard", (S, CARD)),
        Told("keeps", (S,)),
        Told("points", (S, ("blue", "number"), ("red", "number"), ("purple", "number"))),
        Told("declared", ()),
        Told("stack", (S, POINTS)),
        Told("lift", (S, N, INFORMERS, AGENTS, ("unused", "number"))),
        Told("reveal", (S, CARD, COVER, POINTS)),
        Told("use", (S, CARD, COVER, ("use", "use"))),
        Told("decline", (S, CARD, COVER)),
        Told("step", (S, SPACE)),
        Told("sewer", (S, SPACE)),
        Told("leave", (S, SPACE)),
        Told("stop", (S,)),
        Told("extra", (S, N)),
        Told("take", (S, JEWEL, SPACE)),
        Told("turn-up", (S, SPACE, TOKEN)),
        Told("take-token", (S, TOKEN, SPACE)),
        Told("box", (SPACE, TOKEN)),
        Told("rob", (S, V, JEWEL)),
        Told("mark", (S,)),
        Told("vault", (S, N)),
        Told("gates", (DISTRICT,)),
        Told("caught", (S, SPACE)),
        Told("lose", (S, JEWEL, SPACE)),
        Told("dungeon", (S, DISTRICT)),
        Told("district", (S, DISTRICT)),
        Told("opened", (S, CARD, COVER)),
        Told("watch", (N,)),
        Told("watch-goes", (FIGURE, ("from", "space"), SPACE)),
        Told("watch-stays", (FIGURE, SPACE)),
        Told("march", (S, FIGURE, SPACE)),
        Told("moved", (S, FIGURE, SPACE)),
        Told("effect", (S, CARD, SPACE)),
        Told("no-target", (S, CARD)),
        Told("smoke", (S, SPACE)),
        Told("fire", (S, SPACE)),
        Told("stun", (FIGURE, SPACE)),
        Told("gain", (S, N)),
        Told("loss", (S, N)),
        Told("hide", (S,)),
        Told("steal", (S, V, CARD)),
        Told("give", (S, V, CARD)),
        Told("listen", (S, V, CARD, COVER, POINTS)),
        Told("look", (S, SPACE)),
        Told("looked", (S, SPACE, TOKEN)),
        Told("fetch", (S, CARD)),
        Told("confiscate", (S, V, JEWEL, SPACE)),
        Told("token-stolen", (S, V, TOKEN)),
        Told("barred", (S, SPACE)),
        Told("gone", (FIGURE, SPACE)),
        Told("clean-up", ()),
        Told("pass", (S,)),
        Told("over", ()),
        Told("reposition", (FIGURE, SPACE)),
        Told("swap", (S, N)),
        Told("picks", (S, SPACE)),
        Told("aims", (S, V)),
        Told("blaze", (SPACE,)),
        Told("quenched", (SPACE,)),
    )
    steps: Steps

    def __init__(self, edition: int = EDITION) -> None:
        notation = ThiefNotation()
        super().__init__(notation, rows(edition))
        self.board = city()
        self.book = book(edition)
        self.steps = Steps(notation)

    def earlier(self, version: int) -> "ThiefKit | None":
        """1: the values first drawn up; 2: the present ones. In both a Guide may lead out where he led in."""
        return earlier_kit(version) if version in (1, 2) else None

    def check_seats(self, seats: int) -> int:
        """AT-S13: two to four."""
        if type(seats) is not int or seats not in self.seats:
            raise GameError("seats", "AT-S13", low=2, high=4, found=repr(seats))
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
            token = cast(City, table).token(cast(City, table).thieves[seat].at)
            return name + "take-token", {"token": TOKEN_IDS[token] if 0 < token <= 10 else "informer"}
        if words[0] in ("take", "lose"):
            return name + words[0], {"jewel": JEWEL_IDS[a]}
        if words[0] == "next":
            return (name + "next-special", {"card": CARD_IDS[b]}) if b else (name + "next", {"card": CARD_IDS[a]})
        if verb == mv.V_KEEP and table.about == tb.ASK_KEEP:
            return name + "keep-token", {}
        if verb == mv.V_PICK and table.about == tb.ASK_TARGET:  # Prototype: the device stays where it is
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
        if table.about == tb.ASK_TARGET:  # Stunning Gas may end before every guard was moved
            return last if table.option(seat, last) == mv.V_NONE else 0
        return last if table.about in LAST_BY_DEFAULT else 0

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


@cache
def earlier_kit(version: int) -> ThiefKit:
    """The kit of an earlier version of the rules."""
    return ThiefKit(version)


@cache
def box_kit() -> ThiefKit:
    """The kit."""
    return ThiefKit()
