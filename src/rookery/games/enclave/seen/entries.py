"""The entries of a position document of Enclave, as rows (games/documents)."""

from collections.abc import Mapping
from typing import Any

from rookery.errors import Impossible, PositionError
from rookery.games.documents.shapes import (
    MISSING,
    ByName,
    Card,
    Flag,
    Number,
    Set,
    Several,
    Shape,
    Word,
    seat,
    words,
)
from rookery.games.documents.sheet import NEEDED, Entry, Group, Players, Reading, Rows, Sheet
from rookery.games.enclave import said
from rookery.games.enclave.cards.book import (
    COLOURS,
    DECK_NAMES,
    DECKS,
    FINDS,
    LEVELS,
    MISSIONS,
    MOST_LOOKED,
    MOST_SARCOPHAGUS,
    OUTLET,
    PLACES,
    SQUARE,
    TOWN,
    TRAPS,
    TREE_CARDS,
    TREE_IDS,
)
from rookery.games.enclave.cards.reading import GAME
from rookery.games.enclave.moves import codes as mv
from rookery.games.enclave.moves.notation import SOURCES, seats_of
from rookery.games.enclave.rules.market import Market
from rookery.games.enclave.rules.mission import Mission
from rookery.games.enclave.rules.setup import Setup
from rookery.games.enclave.rules.tree import Tree
from rookery.games.enclave.rules.tree_cards import STALL, TreeCard
from rookery.games.enclave.state.table import ANGELOS_MISSION, SLOT, Enclave

impossible = Impossible(GAME)
BARE_BOARD = ("round", "initiative", "over")
PLANNING = ("plan", "level")
MARKETS = ("outlet", "square")
IN_TOWN = ("oracle", "return", *MARKETS, "sync", "crossing")
ON_MISSION = ("pack", "use", "tree-tile", "find")
IN_TREE = ("exchange", "card", "stall")
LAID = (*BARE_BOARD, *PLANNING, *IN_TOWN, *ON_MISSION, *IN_TREE)
PHASES = (*LAID, "bid")
TRAPS_LIE = ("use", "tree-tile", "find")
ASKS_ONE = tuple(phase for phase in PHASES if phase not in ("round", "plan", "over"))
OF_A_LEVEL = (*IN_TREE, "oracle", "return", *ON_MISSION)
CARDS_PLAYED = tuple(phase for phase in LAID if phase not in ("round", "initiative"))
PHASE_OF = {
    said.ASK_BID: "bid", said.ASK_TILE: "initiative", said.ASK_PLAN: "plan", said.ASK_LEVEL: "level",
    said.ASK_PEEK: "oracle", said.ASK_RETURN: "return", said.ASK_SYNC: "sync", said.ASK_CROSSING: "crossing",
    said.ASK_PACK: "pack", said.ASK_USE: "use", said.ASK_TREE_TILE: "tree-tile", said.ASK_FIND: "find",
    said.ASK_EXCHANGE: "exchange", said.ASK_TREE_CARD: "card", said.ASK_STALL: "stall",
}  # fmt: skip
FIRST_TREE = ("TC1A", "TC2C", "TC3A", "TC4A", "TC5A")
OBSERVER_NAMES = (*"0123", "watcher")
MOST_COUNTED = 99_999  # coins and knowledge: more than any game brings
MOST_FACTS = 400
LEVEL_NAMES = tuple(str(n) for n in range(1, LEVELS + 1))
BITS = int(SLOT)


# -- shapes ------------------------------------------------------------------------------------------------------


def in_game(e: Enclave, number: int) -> bool:
    """Is a card of the box used at this table?"""
    card = e.cards.card[number]
    if card.colour >= 0:
        return any(p.colour == card.colour for p in e.players)
    return bool(e.seats > 2 or not card.three_plus)


class Of(Card):
    """A card of some decks that lies here and nowhere else."""

    def __init__(self, *decks: int, none: Any = MISSING) -> None:
        super().__init__(lambda e: e.cards.ids, in_game, "EN-S9", none=none)
        self.decks = decks

    def read(self, value: Any, where: str, r: Reading) -> int:
        found = super().read(value, where, r)
        impossible(r.t.cards.card[found].deck not in self.decks, where, "other-deck", card=str(value))
        return found


class MissionCard(Of):
    """A mission, or TC3B at Angelos's."""

    def read(self, value: Any, where: str, r: Reading) -> int:
        return int(ANGELOS_MISSION) if value == "TC3B" else super().read(value, where, r)

    def write(self, value: Any, t: Any) -> Any:
        return "TC3B" if value == ANGELOS_MISSION else super().write(value, t)


class Queue(Shape):
    """Seats, the first one first, each once."""

    def __init__(self) -> None:
        super().__init__(0)

    def read(self, value: Any, where: str, r: Reading) -> int:
        seats = [seat().read(each, where, r) for each in words(value, where)]
        impossible(len(set(seats)) != len(seats), where, "seat-twice")
        return sum((s + 1) << (3 * n) for n, s in enumerate(seats))

    def write(self, value: Any, t: Any) -> list[int]:
        return seats_of(int(value))


class Observer(Word):
    """A seat, or the watcher."""

    def read(self, value: Any, where: str, r: Reading) -> int:
        return super().read(str(value), where, r)


class LevelNo(Number):
    """A level of the tree, from 1; the table counts from 0."""

    def __init__(self) -> None:
        super().__init__(1, LEVELS)

    def read(self, value: Any, where: str, r: Reading) -> int:
        return super().read(value, where, r) - 1

    def write(self, value: Any, t: Any) -> int:
        return int(value) + 1


class Stages(Several):
    """A value for each level of the tree."""

    def read(self, value: Any, where: str, r: Reading) -> list[int]:
        impossible(len(words(value, where)) != LEVELS, where, "tree-cards", "EN-S14")
        found: list[int] = super().read(value, where, r)
        return found


ANY_CARD = Card(lambda e: e.cards.ids, in_game)
HELD = Of(int(OUTLET), int(SQUARE), int(FINDS))
QUEUE = Queue()
NEXT_OR_NOW = Word({"next": 1, "now": 2}, empty=0, none=0)
LOCATIONS = Word(PLACES)


# -- where values live -------------------------------------------------------------------------------------------


def phase_of(e: Enclave) -> str:
    """The question that is asked."""
    if e.over:
        return "over"
    if e.about == said.ASK_MARKET:
        top = e.stack[-1]
        return "outlet" if isinstance(top, Market) and top.deck() == OUTLET else "square"
    return PHASE_OF[int(e.about)]


def frame_of(e: Enclave, rule: type[Any]) -> Any:
    """A rule in progress, or None."""
    return next((frame for frame in e.stack if isinstance(frame, rule)), None)


def of_rule(rule: type[Any], field: str) -> Any:
    """Finds a number of a rule in progress."""
    return lambda e: MISSING if frame_of(e, rule) is None else getattr(frame_of(e, rule), field)


def mission_row(e: Enclave) -> Any:
    """The mission under way."""
    frame = frame_of(e, Mission)
    return MISSING if frame is None else {"card": int(e.mission), "traps": int(e.traps), "left": int(frame.left)}


def stall_row(e: Enclave) -> Any:
    """What is chosen from at a stall."""
    frame = frame_of(e, TreeCard)
    if frame is None or frame.step != STALL:
        return MISSING
    return {"source": int(frame.source), "count": max(1, int(frame.left))}


def put_order(e: Enclave, order: int) -> None:
    """EN-S4: everybody has a place on the track."""
    e.order = order
    impossible(len(seats_of(order)) != e.seats, "order", "whole-order", "EN-S4")


def standing(r: Reading) -> list[int]:
    """EN-VAR2: the tree cards that the options choose, or those of the first game."""
    chosen = int(r.t.tree_set)
    if chosen < 0:
        return [TREE_IDS.index(name) for name in FIRST_TREE]
    return [(chosen >> (5 * n)) & 31 for n in range(LEVELS)]


def put_tree(e: Enclave, cards: list[int]) -> None:
    """One card of each level, that of the options if they choose."""
    chosen = int(e.tree_set)
    for n, card in enumerate(cards):
        known = range(3 * n, 3 * n + 3) if chosen < 0 else [(chosen >> (5 * n)) & 31]
        if card not in known:
            allowed = ", ".join(TREE_IDS[k] for k in known)
            raise PositionError("tree", "one-of", "EN-S14", allowed=allowed, value=TREE_IDS[card])
    e.tree = sum(card << (5 * n) for n, card in enumerate(cards))


def first_mark(e: Any) -> int:
    """What the markers show at first."""
    return int(e.cards.marks[e.seats])


def put_marks(e: Enclave, marks: list[int]) -> None:
    """Of each level."""
    for n, mark in enumerate(marks):
        e.set_mark(n + 1, mark)


def put_cubes(e: Enclave, cubes: Mapping[str, int]) -> None:
    """By town location."""
    for name, queue in cubes.items():
        e.set_queue(PLACES.index(name), queue)


def put_levels(e: Enclave, levels: Mapping[str, int]) -> None:
    """By tree level."""
    for name, queue in levels.items():
        e.set_level(int(name), queue)


def put_rows(e: Enclave, rows: Mapping[str, int]) -> None:
    """Face-up cards."""
    for name, row in rows.items():
        e.set_row(DECK_NAMES.index(name), row)


def put_decks(e: Enclave, decks: Mapping[str, Any]) -> None:
    """Fixed cards, and discards."""
    for name, row in decks.items():
        deck = e.decks[DECK_NAMES.index(name)]
        deck.top, deck.bottom, deck.pile = (tuple(row[key]) for key in ("top", "bottom", "pile"))


def put_mission(e: Enclave, mission: Mapping[str, int]) -> None:
    """The mission under way, and the traps on it."""
    e.mission, e.traps = mission["card"], mission["traps"]


def free_colour(r: Reading, seat: int) -> int:
    """EN-VAR3: the colour that the options choose, or the first that nobody is given."""
    chosen = int(r.t.colours)
    if chosen >= 0:
        return (chosen >> (3 * seat)) & 7
    rows = r.rows()
    free = [n for n, name in enumerate(COLOURS) if all(row.get("colour") != name for row in rows)]
    return free[sum("colour" not in row for row in rows[:seat])]


def first_coins(r: Reading, seat: int) -> int:
    """By the place in the turn order."""
    return int(r.t.cards.coins[seats_of(int(r.t.order)).index(seat)])


def put_upgrades(e: Enclave, seat: int, kind: str, cards: list[int]) -> None:
    """Two at most; they change the maxima."""
    player = e.players[seat]
    for n, card in enumerate(cards, 1):
        setattr(player, f"{kind}{n}", card)
    e.measure(player)


def upgrades(kind: str) -> Entry:
    """The upgrades of a thief or a machine."""
    return Entry(
        kind,
        Several(HELD, 2),
        put=lambda e, s, cards: put_upgrades(e, s, kind, cards),
        get=lambda e, s: [n for k in (1, 2) if (n := getattr(e.players[s], f"{kind}{k}"))],
        left_out=(),
        when=LAID,
        says="upgrades",
    )


def holding(e: Enclave, mask: int) -> list[int]:
    """The cards of a hand, by number."""
    return [int(e.cards.holding[n]) for n in range(int(mask).bit_length()) if (int(mask) >> n) & 1]


def choice_of(e: Enclave, seat: int) -> int:
    """The card laid face down: its location, one more than the last for none, -1 where there is no choice yet."""
    if e.about != said.ASK_PLAN or not e.invited or not e.answers or e.answers[seat] < 0:
        return -1
    code = e.answers[seat]
    return len(PLACES) if code == mv.V_PASS else (code >> 6) & 127


def unknown(e: Enclave) -> dict[str, int]:
    """Who cannot name which hidden cards."""
    return {
        name: sum(int(deck.unknown(n)) << int(deck.first) for deck in e.decks)
        for n, name in enumerate(OBSERVER_NAMES)
    }


def facts(e: Enclave) -> list[dict[str, int]]:
    """Of whom: these cards lie among those."""
    rows = [(fact, int(deck.first)) for deck in e.decks for fact in deck.mind.facts]
    return [{"of": int(f.observer), "cards": int(f.told) << n, "among": int(f.among) << n} for f, n in rows]


# -- the entries -------------------------------------------------------------------------------------------------

THIEF = Group(
    Entry("colour", Word(COLOURS), "colour", left_out=free_colour, says="default: the first that is free"),
    Entry("bid", Number(0, 15, none=-1), get=lambda e, s: ((e.bids >> (4 * s)) & 15) - 1, left_out=-1,
          when=("bid",), says="what this player has bid"),
    Entry("coins", Number(0, MOST_COUNTED), "coins", left_out=first_coins, when=LAID),
    Entry("knowledge", Number(0, MOST_COUNTED), "knowledge", when=LAID),
    Entry("tiles", Number(0, lambda e: e.cards.tree_tiles), "tiles", when=LAID, says="tree tiles"),
    Entry("points", Number(0, 99), "points", when=LAID),
    Entry("markers", Set(LevelNo()), "markers", when=LAID,
          says="the levels whose markers this thief has taken"),
    upgrades("thief"),
    upgrades("machine"),
    Entry("p", Number(-5, 99), "p", left_out=lambda r, s: r.t.players[s].p_max, when=LAID,
          says="the physical state (default: the maximum)"),
    Entry("m", Number(-5, 99), "m", left_out=lambda r, s: r.t.players[s].m_max, when=LAID, says="the mental one"),
    Entry("hand", Several(HELD), get=lambda e, s: holding(e, e.players[s].hand), when=LAID,
          says="default: the starting protections"),
    Entry("packed", Set(ANY_CARD), get=lambda e, s: sum(1 << n for n in holding(e, e.players[s].packed)),
          left_out=0, when=("pack", "use"), says="protections packed for the mission"),
    Entry("used", Several(Of(int(SQUARE), int(FINDS)), int(MOST_SARCOPHAGUS), BITS), "used", when=TRAPS_LIE,
          says="those used on it, in order"),
    Entry("used_tile", Flag(), "used_tile", when=TRAPS_LIE, says="was the preparation tile used?"),
    Entry("played", Set(LOCATIONS), "played", when=CARDS_PLAYED, says="action cards played this round"),
    Entry("card", Word({name: n for n, name in enumerate(PLACES, 1)}, none=0), "card", when=("level",),
          says="the card turned up, cube not placed yet"),
    Entry("choice", Word((*PLACES, "none"), none=-1), get=choice_of, left_out=-1, when=("plan",),
          says="the card laid face down, or none"),
    Entry("prepared", NEXT_OR_NOW, "prepared", when=LAID, says='the preparation tile: "next" or "now"'),
    Entry("sync", NEXT_OR_NOW, "sync", when=LAID, says="the synchronisation tile"),
    Entry("extra", NEXT_OR_NOW, "extra", when=LAID, says="the extra action"),
    Entry("cancel", Flag(), "cancel", when=LAID, says="a critical-cancel tile"),
    Entry("tyllo", Flag(), "tyllo", when=LAID, says="has been to Jacob Tyllo"),
    Entry("mate", Number(lambda e: -e.seats, lambda e: e.seats, empty=0), "mate",
          when=("sync", "crossing", *ON_MISSION),
          says="in a pair: the holder has the partner's seat + 1, the partner minus the holder's seat + 1"),
)  # fmt: skip

SHEET = Sheet(
    Entry("round", Number(1, lambda e: e.cards.rounds), put=lambda e, n: setattr(e, "round", n),
          get=lambda e: max(1, int(e.round)), left_out=1, says="its number, from 1"),
    Entry("first", seat(), get=of_rule(Setup, "first"), left_out=0, when=("bid",),
          says="who bids first; the others follow in turn"),
    Entry("turn", seat(), get=lambda e: e.who if e.who >= 0 and phase_of(e) != "bid" else MISSING, when=ASKS_ONE,
          says="who is asked (default: the first cube of the location or level; on a bare level the first in turn "
          "order); where no cube lies, it brings the only one"),
    Entry("order", QUEUE, put=put_order, get=lambda e: e.order, when=LAID,
          left_out=lambda r: sum((s + 1) << (3 * s) for s in range(r.seats)),
          says="the turn-order track, as seats (default: seats in order)"),
    Entry("tree", Stages(Card(TREE_IDS)), put=put_tree, left_out=standing, when=LAID,
          get=lambda e: [c for n in range(1, LEVELS + 1) if (c := int(e.tree_card(n))) < TREE_CARDS],
          says="the five tree cards (default: those the options choose, or the first-game set)"),
    Entry("marks", Stages(Number(0, first_mark)), put=put_marks, when=LAID,
          get=lambda e: [int(e.mark(n)) for n in range(1, LEVELS + 1)],
          left_out=lambda r: [first_mark(r.t)] * LEVELS, says="what their markers show"),
    Entry("tiles", ByName(PLACES[:TOWN], Number(1, TOWN, none=0)), when=LAID,
          get=lambda e: {PLACES[n]: int(e.tile(n)) for n in range(TOWN)},
          says='initiative tiles by town location, {"shepherd": 1, …} (default: the location of the phase first)'),
    Entry("cubes", ByName(PLACES[:TOWN], QUEUE), put=put_cubes, when=LAID,
          get=lambda e: {PLACES[n]: int(e.queue(n)) for n in range(TOWN)},
          says='cubes by town location, first one first, {"oracle": [2, 0]}; none between rounds, and none where '
          "everything has resolved"),
    Entry("second", QUEUE, "second", when=MARKETS, says="the market's second track"),
    Entry("levels", ByName(LEVEL_NAMES, QUEUE), put=put_levels, when=LAID,
          get=lambda e: {name: int(e.level(n)) for n, name in enumerate(LEVEL_NAMES, 1)},
          says='cubes by tree level, {"3": [0, 1]}'),
    Entry("level", Number(1, LEVELS), get=of_rule(Tree, "level"), when=OF_A_LEVEL,
          says="the tree level that resolves (the mission at Angelos's and Amber's look have one, too)"),
    Entry("place", Number(0, lambda e: e.seats), get=of_rule(Tree, "place"), when=OF_A_LEVEL,
          says="the cube's place on it, from 0"),
    Entry("players", Players(THIEF), says="one entry per seat"),
    Entry("mission", Group(
        Entry("card", MissionCard(int(MISSIONS)), left_out=NEEDED, says='a mission, or "TC3B" at Angelos\'s'),
        Entry("traps", Several(Of(int(TRAPS)), 4, BITS), left_out=0, says="all, once revealed"),
        Entry("left", Number(0, 99), says="tiles to come, this one included; finds to come after this one")),
        put=put_mission, get=mission_row, when=ON_MISSION, says="the one under way"),
    Entry("looking", Several(Of(*range(DECKS)), MOST_LOOKED, BITS), "looking", when=("return", "stall"),
          says="cards being looked at, in order"),
    Entry("find", Of(int(FINDS), none=0), "find", when=("find",), says="the find being decided"),
    Entry("stall", Group(Entry("source", Word(SOURCES), left_out=0), Entry("count", Number(1, 99), left_out=1)),
          get=stall_row, left_out={"source": 0, "count": 1}, when=("stall",), says="deck or pile, and how many"),
    Entry("rows", ByName(("outlet", "square", "missions"), {
        DECK_NAMES[d]: Several(Of(d), lambda e, d=d: e.row_size(d), BITS)
        for d in (int(OUTLET), int(SQUARE), int(MISSIONS))}), put=put_rows, left_out={}, when=LAID,
        get=lambda e: {DECK_NAMES[d]: int(e.row(d)) for d in (OUTLET, SQUARE, MISSIONS)},
        says='face-up cards, {"outlet": […], …} (default: the lowest free ids)'),
    Entry("decks", ByName(DECK_NAMES, {name: Group(
        Entry("top", Several(Of(d)), left_out=()), Entry("bottom", Several(Of(d)), left_out=()),
        Entry("pile", Several(Of(d)), left_out=())) for d, name in enumerate(DECK_NAMES)}),
        put=put_decks, when=LAID, get=lambda e: {
            name: {"top": e.decks[d].top, "bottom": e.decks[d].bottom, "pile": e.decks[d].pile}
            for d, name in enumerate(DECK_NAMES)},
        says='{"traps": {"top": […], "bottom": […], "pile": […]}, …}: fixed cards, the uppermost first, and the '
        "discard pile, the latest last; all cards named nowhere are the rest of the deck"),
    Entry("unknown", ByName(OBSERVER_NAMES, Set(ANY_CARD)), get=unknown, when=LAID,
          says='who cannot name which hidden cards, {"0": ["ET05"], "watcher": […]}; left out, no one knows fixed '
          "cards, and only holders know finds in hand"),
    Entry("facts", Rows(Group(
        Entry("of", Observer(OBSERVER_NAMES), left_out=NEEDED), Entry("cards", Set(ANY_CARD), left_out=0),
        Entry("among", Set(ANY_CARD), left_out=0)), MOST_FACTS), get=facts, left_out=(), when=LAID,
        says='[{"of": "1", "cards": […], "among": […]}]'),
    phases=PHASES,
    now=phase_of,
    says="round (a round is about to start; the default) or the question that is asked: bid, initiative, plan, "
    "level (a tree level for a cube), oracle, return, outlet, square, sync, crossing, pack, use, tree-tile, find, "
    "exchange, card (the level's card), stall (Anzelm's or Ma Lou's choice); or over",
)  # fmt: skip
