"""The entries of a position document of Age of Thieves, as rows (games/documents)."""

from collections.abc import Mapping
from typing import Any

from rookery.core.table import SEALED
from rookery.errors import Impossible, PositionError
from rookery.games.age_of_thieves.cards import book as cd
from rookery.games.age_of_thieves.cards.book import GENERAL, MOST_POINTS
from rookery.games.age_of_thieves.cards.reading import CARD_IDS, DISTRICTS, EVENT_IDS, THIEF_IDS, TOKEN_IDS
from rookery.games.age_of_thieves.moves.notation import GAME, ThiefNotation
from rookery.games.age_of_thieves.rules.night import FRAMES
from rookery.games.age_of_thieves.seen.view import FIGURE_STATES, STATES
from rookery.games.age_of_thieves.state import spaces as sp, thief as th
from rookery.games.age_of_thieves.state.kinds import CardNo, GeneralNo, SpaceNo, SpaceOrNone
from rookery.games.age_of_thieves.state.spaces import FigureSet, GuardSet
from rookery.games.age_of_thieves.state.table import City
from rookery.games.documents.progress import ASKS, ENDED, Rules, kind
from rookery.games.documents.shapes import (
    MISSING,
    ByName,
    Flag,
    Number,
    Set,
    Several,
    Shape,
    Word,
    count,
    seat,
    words,
)
from rookery.games.documents.sheet import NEEDED, Entry, Group, Players, Reading, Rows, Sealed, Sheet

impossible = Impossible(GAME)
PHASES = ("turn", "event", "jewel", "roll", "planning", "declare", "resolve", "clean-up")
JEWELS = {"yellow": 10, "green": 4, "emperor": 1, "trinkets": 6}
"""How many there are of each kind."""
FIGURES = int(sp.FIGURES)
MOST_KNOWN = 400
MOST_STACKS = 8
KINDS = {name: n for n, name in enumerate(TOKEN_IDS) if name}


def drawn_at_once(c: City) -> int:
    """How many cards a rule draws at most, by what is printed: two for an event, more for Zain at first."""
    book = c.book
    printed = (book.plan_cards, book.cunning_cards, book.amount[cd.CACHE], book.amount[cd.EAVESDROP])
    return int(max(2, 1 + book.stock, *printed))


def walked_at_once(c: City) -> int:
    """How many steps a move has at most: a Sneak at the Festival, a Run, a card; Noiron adds one, a token too."""
    book = c.book
    return int(max(book.sneak + 1, book.run, *(book.steps[card] for card in (cd.ELIXIR, cd.ROPE, cd.BOOTS)))) + 2


def led_at_once(c: City) -> int:
    """How many steps a figure of the watch is led at most, by an event or a card."""
    return max(2, *(c.book.steps[card] for card in (cd.BEACON, cd.GAS, cd.CRACKER, cd.BRIBE)))


def granted_at_once(c: City) -> int:
    """How many AP a thief gains at most for the next Declaration."""
    book = c.book
    return int(max(book.copies[cd.FAVOUR] * book.amount[cd.FAVOUR] + book.cunning_points, book.plan_points))


def held_back_at_once(c: City) -> int:
    """How many AP of a thief are held back in it at most."""
    return sum(c.book.copies[card] * c.book.amount[card] for card in (cd.BOLAS, cd.DRAUGHT, cd.CHOKING))


class Space(Shape):
    """A space of the board by its name."""

    def read(self, value: Any, where: str, r: Reading) -> int:
        if not isinstance(value, str) or value not in r.t.board.names:
            raise PositionError(where, "space", game=GAME, word=str(value)[:40])
        return int(r.t.board.names.index(value))

    def write(self, value: Any, t: Any) -> str:
        return str(t.board.names[value])


class States(Shape):
    """Words, each of which stands for a bit; none of them twice."""

    def __init__(self, known: Mapping[str, int]) -> None:
        super().__init__(0)
        self.of = Word(known)

    def read(self, value: Any, where: str, r: Reading) -> int:
        found = 0
        for word in words(value, where):
            mask = self.of.read(word, where, r)
            if found & mask:
                raise PositionError(where, "twice", card=str(word)[:40])
            found |= mask
        return found

    def write(self, value: Any, t: Any) -> list[str]:
        return [word for word, mask in self.of.known.items() if value & mask]


class Fire(Flag):
    """Is there a fire? "lasting": the one of Torchlit Procession."""

    def read(self, value: Any, where: str, r: Reading) -> Any:
        return value if value == "lasting" else super().read(value, where, r)

    def write(self, value: Any, t: Any) -> Any:
        return value


class Figure(Group):
    """Where a figure of the watch stands, alone or with its states; null: in the pool."""

    def read(self, value: Any, where: str, r: Reading, owner: Any = None, seat: int = -1) -> dict[str, Any]:
        if value is None:
            return {}
        if isinstance(value, str):
            return {"at": SPACE.read(value, where, r)}
        return super().read(value, where, r)

    def write(self, value: Any, t: Any) -> Any:
        if not value:
            return None
        row = super().write(value, t)
        return row if value["states"] else row["at"]


class Pile(ByName):
    """General cards: numbers by card, or a list of them."""

    def read(self, value: Any, where: str, r: Reading) -> dict[str, int]:
        if isinstance(value, Mapping):
            return super().read(value, where, r)
        found = [CARD_IDS[GENERALS.read(each, where, r)] for each in words(value, where)]
        return {name: found.count(name) for name in found}


def some_seats(last: int = 1) -> Set:
    """Seats; with 0 also the one after the last, the spectator."""
    return Set(Number(0, lambda c: c.seats - last))


CARD_NAMES = {name: n for n, name in enumerate(CARD_IDS) if name}
GENERAL_NAMES = {name: n for name, n in CARD_NAMES.items() if n <= GENERAL}
SPACE, SPACE_OR_NONE = Space(), Space(-1, -1)
GENERALS, ANY_CARD = Word(GENERAL_NAMES), Word(CARD_NAMES)
GENERAL_OR_NONE, CARD_OR_NONE = Word(GENERAL_NAMES, 0, 0), Word(CARD_NAMES, 0, 0)
EVENT, TOKEN = Word(EVENT_IDS, none=-1), Word(KINDS, none=0)
SOME_FIGURES = Set(Number(0, FIGURES - 1))
THIEF_STATES = States({word: int(mask) for mask, word in (*STATES, (th.WENT, "left"))})
WATCH_STATES = States({word: int(mask) for mask, word in FIGURE_STATES})

PROGRESS = Rules(
    "doing",
    FRAMES,
    at={
        "night": {ASKS: (0, 3, 4), "draw": (1,), "first": (2,), "turn": (5,)},
        "first": {ASKS: (0,)},
        "turn": {
            ASKS: (3, 4), "alarm": (2,), "event": (3,), "planning": (6,), "declaration": (7,), "resolution": (8,),
            ENDED: (9,),
        },
        "alarm": {"place": (2, 3, 4, 5)},
        "event": {ASKS: (0, 1), "limit": (1,), "march": (1,), "draw": (2,), "discards": (3,), "place": (3,)},
        "planning": {"limit": (0,), "draw": (1,), ASKS: (2,)},
        "declaration": {ASKS: (0,)},
        "resolution": {"stack": (0,), "watch": (0,)},
        "stack": {ASKS: (0, 1, 2), "draw": (3,), **dict.fromkeys(("limit", "walk", "card", "special"), (4,))},
        "draw": {ASKS: range(cd.MOST_DRAWN)},
        "limit": {ASKS: (0,)},
        "discards": {ASKS: (0,)},
        "catch": {ASKS: (1, 3), "discards": (3,)},
        "place": {ASKS: (0, 1), "catch": (2,)},
        "token": {ASKS: (0, 3), "draw": (2,), "limit": (4,), "discards": (4,), "place": (4,)},
        "walk": {ASKS: (0,), "token": (0,), "catch": (0, 2), "gates": (3,)},
        "march": {ASKS: (1, 4), "catch": (2,)},
        "watch": {ASKS: range(1, 7), "catch": (1, 2)},
        "rob": {ASKS: (0,)},
        "card": {
            ASKS: (1, 2), "draw": (3,), "march": (1, 4),
            **dict.fromkeys(("limit", "catch", "place", "token", "walk", "rob"), (4,)),
        },
        "special": {ASKS: (1, 2, 3, 4), "limit": (9,), "catch": (9,), "card": (9,)},
        "gates": {ASKS: (0,)},
    },
    shapes={
        kind(SpaceNo): SPACE, kind(SpaceOrNone): SPACE_OR_NONE, kind(GeneralNo): GENERAL_OR_NONE,
        kind(CardNo): CARD_OR_NONE, kind(FigureSet): SOME_FIGURES, kind(GuardSet): SOME_FIGURES,
    },
    fields={
        "first.seat": seat(),
        "catch.seat": seat(),
        "card.card": GENERALS,
        "special.price": GENERALS,
        "draw.many": Number(1, drawn_at_once),
        "march.figure": Number(0, FIGURES - 1),
        "march.left": count(led_at_once),
        "march.at": SPACE,
        "walk.left": count(walked_at_once),
        "walk.taken": count(lambda c: walked_at_once(c) + 1),
    },
    called={"stack.ap": "points"},
)  # fmt: skip


# -- where values live -------------------------------------------------------------------------------------------


def figures(c: City, first: int, many: int) -> list[dict[str, int]]:
    """Figures of the watch, in order."""
    out = []
    for now in c.figure[first : first + many]:
        there = now & int(sp.PLACE)
        out.append({} if there == sp.POOL else {"at": there, "states": now & ~int(sp.PLACE)})
    return out


def spaces(c: City) -> dict[str, dict[str, Any]]:
    """What lies on the board."""
    rows = {c.board.names[s]: on_space(c, s, holds) for s, holds in enumerate(c.space)}
    return {name: row for name, row in rows.items() if row}


def on_space(c: City, space: int, holds: int) -> dict[str, Any]:
    """Fire, smoke, a token, jewels."""
    row: dict[str, Any] = {}
    if holds & int(sp.FIRE_BIT):
        row["fire"] = "lasting" if c.blaze and space == c.board.centre else True
    if holds & int(sp.SMOKE_BIT):
        row["smoke"] = True
    token = (holds & int(sp.TOKEN_MASK)) >> int(sp.TOKEN_SHIFT)
    if token:
        row["token"] = min(token, int(sp.DOWN))
    if token > sp.DOWN:
        row["looked"] = token - int(sp.DOWN)
    there = zip(JEWELS, ((holds >> 12) & 15, (holds >> 16) & 7, (holds >> 19) & 1, (holds >> 20) & 7), strict=True)
    jewels = {name: n for name, n in there if n}
    return {**row, "jewels": jewels} if jewels else row


def put_each(c: City, seat: int, fields: Mapping[str, str], given: Mapping[str, int]) -> None:
    """Numbers by name, into a thief's fields."""
    for name, value in given.items():
        setattr(c.thieves[seat], fields[name], value)


def by_name(name: str, shape: Mapping[str, Shape], fields: Mapping[str, str], says: str) -> Entry:
    """An entry of a thief with a number for each of some names."""
    return Entry(
        name,
        ByName(list(shape), shape),
        put=lambda c, s, given: put_each(c, s, fields, given),
        get=lambda c, s: {n: getattr(c.thieves[s], field) for n, field in fields.items()},
        says=says,
    )


def at_start(r: Reading, seat: int) -> int:
    """A thief who has not left is on a start space."""
    return -1 if r.t.thieves[seat].out else int(r.t.board.start[seat])


def put_hand(c: City, seat: int, cards: list[int]) -> None:
    """Sorted."""
    c.thieves[seat].hand = sorted(cards)


def fresh(c: City, seat: int) -> list[int]:
    """What Nikolai has just drawn."""
    packed = int(c.thieves[seat].fresh)
    return [face for face in (packed >> 6, packed & 63) if face]


def stack_row(c: City, stack: int) -> dict[str, Any]:
    """One stack."""
    return {
        "card": th.card_of(stack), "cover": th.cover_of(stack), "points": th.ap_of(stack), "up": stack & th.UP,
        "paid": stack & th.PAID, "seen": sum(1 << s for s in range(int(c.seats)) if th.seen_by(stack, s)),
    }  # fmt: skip


def fact_row(c: City, fact: int) -> dict[str, Any]:
    """Who knows of a card in a hand."""
    low = (1 << int(c.seats)) - 1
    return {"card": fact & 63, "seats": fact >> 6 & low, "by": fact >> 12 & (2 * low + 1)}


def open_tokens(c: City, kind: int) -> int:
    """Tokens of a kind that lie face up or that thieves have."""
    many = sum(1 for s in range(int(c.board.size)) if c.token(s) == kind)
    for t in c.thieves:
        many += int({4: t.informers, 5: t.agents, 6: t.familiars, 7: t.trinkets}.get(kind, 0))
    if kind == KINDS["trinkets"]:
        many += sum((holds >> 20) & 7 for holds in c.space)
    return many


def boxed(c: City) -> dict[str, int]:
    """City tokens that have left the game, by kind."""
    gone = {n: int(c.book.tokens[k]) - int(c.unseen[k]) - open_tokens(c, k) for n, k in KINDS.items()}
    return {name: many for name, many in gone.items() if many}


# -- the entries -------------------------------------------------------------------------------------------------

TOKEN_FIELDS = {"informer": "informers", "agent": "agents", "neighbourhood": "familiars"}
USED_FIELDS = {"informer": "used_informers", "agent": "used_agents"}
STACK = Group(
    Entry("card", ANY_CARD, left_out=NEEDED, says='"G04", "move", "ambush", "special"'),
    Entry("cover", GENERAL_OR_NONE, left_out=0, says="on a special card"),
    Entry("points", Number(1, int(MOST_POINTS)), left_out=NEEDED),
    Entry("up", Flag(), left_out=False, says="is it turned up?"),
    Entry("paid", Flag(), left_out=False, says="was the cover discarded as the price?"),
    Entry("seen", some_seats(), left_out=0, says="rivals who have looked at it"),
)
PLAYER = Group(
    Entry("thief", Word(THIEF_IDS, none=-1), "sheet", left_out=lambda r, s: s, says="the sheet"),
    Entry("out", Number(0, lambda c: c.seats), "out", says="who left the city first, second, …; they are nowhere"),
    Entry("at", SPACE_OR_NONE, "at", left_out=at_start, says="default: the start spaces N, E, S, W"),
    by_name("jewels", {n: Number(0, most) for n, most in JEWELS.items()}, {n: n for n in JEWELS}, "by kind"),
    Entry("best", Flag(), get=lambda c, s: c.thieves[s].best, left_out=False, says="is this the best burglar?"),
    by_name("tokens", {"informer": Number(0, 10), "agent": Number(0, 5), "neighbourhood": Number(0, 6)},
            TOKEN_FIELDS, "city tokens, by kind"),
    by_name("used", {"informer": Number(0, 10), "agent": Number(0, 5)}, USED_FIELDS, "AP tokens on stacks"),
    by_name("points",
            {"blue": Number(0, 10), "red": Number(0, lambda c: c.seats - 1),
             "purple": Number(0, lambda c: granted_at_once(c) + 2)},
            {"blue": "blue", "red": "red", "purple": "purple"}, "blue, red, purple"),
    Entry("gain", count(granted_at_once), "gain", says="AP of the next Declaration"),
    Entry("loss", count(held_back_at_once), "loss", says="AP held back in it"),
    Entry("states", THIEF_STATES, "state"),
    Entry("hand", Several(GENERALS), put=put_hand, get=lambda c, s: c.thieves[s].hand, says="general cards"),
    Entry("fresh", Several(GENERALS), get=fresh, left_out=(), says="what Nikolai has just drawn"),
    Entry("stacks", Rows(STACK, MOST_STACKS, clause="AT-D1"), left_out=(),
          get=lambda c, s: [stack_row(c, stack) for stack in c.thieves[s].stacks],
          says="only while they are resolved"),
)  # fmt: skip
ON_SPACE = Group(
    Entry("fire", Fire(), left_out=False, says='"lasting" for the one of Torchlit Procession'),
    Entry("smoke", Flag(), left_out=False),
    Entry("token", Word({"down": int(sp.DOWN), **KINDS}, none=0), left_out=0,
          says='"down", or its kind face up'),
    Entry("looked", TOKEN, left_out=0, says="what Morius saw"),
    Entry("jewels", ByName(list(JEWELS), {n: Number(0, most) for n, most in JEWELS.items()}), left_out={}),
)  # fmt: skip
FIGURE = Figure(Entry("at", SPACE, left_out=NEEDED), Entry("states", WATCH_STATES))
BOARD = "without guards and spaces the board is as at the set-up; with one of them, nothing else lies on it"

SHEET = Sheet(
    Entry("turn", Number(0, 99), "turn", left_out=1, says="its number, from 1"),
    Entry("first", seat(nobody=True), "first", left_out=0, says="the first thief"),
    Entry("event", EVENT, "event", left_out=-1,
          says="the event in force, needed after the phase event (default: one without a lasting effect)"),
    Entry("seen", Set(Word(EVENT_IDS)), left_out=0, says="all events turned up so far",
          get=lambda c: sum(1 << e for e in range(len(EVENT_IDS)) if not ((c.calm | c.alarms) >> e) & 1)),
    Entry("die", Number(0, 8), "die", says="the watch's initiative"),
    Entry("acted", Flag(), "acted", says="has the watch acted?"),
    Entry("alarm", Flag(), "alarm", says="has the alarm been raised?"),
    Entry("due", Flag(), "due", says="is the card of the gates drawn after the move in progress?"),
    Entry("gates", Word(DISTRICTS[:4], none=-1), "gates", left_out=-1, says="the district of the open gates"),
    Entry("lifted", Flag(), "lifted", left_out=lambda r: bool(r.t.alarm or r.t.due or r.t.gates >= 0),
          says="has the Emperors' Jewel been lifted (so it has after the alarm and with gates)?"),
    Entry("resolving", Flag(), "resolving", says="follows from the phase",
          left_out=lambda r: r.document.get("phase") in ("declare", "resolve", "clean-up")),
    Entry("barred", SPACE_OR_NONE, "barred", left_out=-1, says="the gate that A11 bars this turn"),
    Entry("guards", Rows(FIGURE, int(sp.GUARDS), clause="AT-I1"), left_out=(),
          get=lambda c: figures(c, 0, int(sp.GUARDS)),
          says=f'their spaces, in order (null: in the pool), or {{"at": "Nc3", "states": ["idle"]}}; {BOARD}'),
    Entry("captains", Rows(FIGURE, FIGURES - int(sp.GUARDS), clause="AT-I1"), left_out=(),
          get=lambda c: figures(c, int(sp.GUARDS), FIGURES - int(sp.GUARDS)), says="the same"),
    Entry("spaces", ByName(lambda c: c.board.names, ON_SPACE), get=spaces, left_out={}, says="by name"),
    Entry("players", Players(PLAYER, "thieves"), says="one entry per seat"),
    Entry("discard", Pile(CARD_IDS[1 : GENERAL + 1], Number(0, 99)), left_out={},
          get=lambda c: {CARD_IDS[f]: c.pile[f] for f in range(1, GENERAL + 1) if c.pile[f]},
          says="the discard pile: cards, or numbers by card; the deck is the rest"),
    Entry("box", ByName(list(KINDS), Number(0, 99)), get=boxed, left_out={},
          says="city tokens that have left the game, by kind"),
    Entry("known", Rows(Group(Entry("card", GENERALS, left_out=NEEDED), Entry("seats", some_seats(), left_out=0),
                              Entry("by", some_seats(0), left_out=0)), MOST_KNOWN),
          get=lambda c: [fact_row(c, fact) for fact in c.facts], left_out=(),
          says="who knows of a card in a hand: card, seats (one of these holds it), by (the seats that know; the "
          "number after the last seat is the spectator)"),
    Entry("over", Flag(), get=lambda c: True if c.over else MISSING, left_out=False,
          says="true when the night is over (then without phase)"),
    Entry("doing", PROGRESS, get=lambda c: c.stack, left_out=(),
          says="instead of a phase: the rules in progress, outermost first"),
    Entry("answers", (ANSWERS := Sealed(ThiefNotation)), left_out={}, says="sealed answers given already, by seat",
          get=lambda c: () if c.mode == SEALED and c.pending != c.invited else MISSING),
    phases=PHASES,
    says="turn (a turn is about to start; the default), event (its event is to be turned up), jewel (the yellow "
    "jewel is to be placed), roll (the watch rolls), planning, declare, resolve, clean-up",
)  # fmt: skip
