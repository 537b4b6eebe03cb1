"""Enclave as a Kit: options, questions, events, texts around the compiled rules."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

from rookery.core.table import CHANCE, Table
from rookery.errors import GameError, quoted
from rookery.games.cardfile import over_box, own_names, version
from rookery.games.enclave import said
from rookery.games.enclave.cards.book import COLOURS, DECK_NAMES, LEVELS, LOKI, PLACES, TREE_IDS, CardTable
from rookery.games.enclave.cards.reading import PACKAGE, own_cards, standard
from rookery.games.enclave.cards.words import effect_text
from rookery.games.enclave.moves import codes as mv
from rookery.games.enclave.moves.notation import decks_named, returned
from rookery.games.enclave.moves.steps import EnclaveSteps
from rookery.games.enclave.rules.draw import Draw
from rookery.games.enclave.rules.mission import Mission
from rookery.games.enclave.rules.rounds import new_table
from rookery.games.enclave.rules.score import CATEGORIES, bonus, compare, instant, total
from rookery.games.enclave.rules.tree_cards import TreeCard
from rookery.games.enclave.seen.position import PositionReader
from rookery.games.enclave.seen.takes import EnclaveTakes
from rookery.games.enclave.seen.view import view
from rookery.games.enclave.seen.why import why_not
from rookery.games.enclave.state.table import Enclave
from rookery.games.kit import OWN_KEPT, Kit, Option, Outcome, OwnCards, Refusal, View
from rookery.games.steps import made_once

if TYPE_CHECKING:
    from rookery.i18n import Texts

UNSAID = {"id", "name", "names", "deck", "kind", "colour", "price", "source", "reconstructed", "level", "since"}
"""What a card's text does not say."""
USED_BY_DEFAULT = ("TC3A", "TC3C", "TC4B", "TC4C")  # they cost nothing and ask for nothing more (section 6)
PASSED = ("plan", "market", "sync", "card", "stall")
"""Questions that have their own word for passing."""
FIRST_GAME = ("TC1A", "TC2C", "TC3A", "TC4A", "TC5A")  # EN-S14


class TreeSet(Option):
    """EN-VAR2: a random set, the book's first-game set, or five chosen cards, one per level."""

    def check(self, value: Any) -> Any:
        """One of the names, or five ids."""
        if value in self.values and isinstance(value, str):
            return value
        ids = value.upper().split() if isinstance(value, str) else value
        if not isinstance(ids, list | tuple) or len(ids) != LEVELS or not all(isinstance(i, str) for i in ids):
            raise GameError("tree-set", self.clause, game=EnclaveKit.name, value=repr(value)[:60])
        for level, each in enumerate(ids, 1):
            if each.upper() not in TREE_IDS[3 * (level - 1) : 3 * level]:
                raise GameError("tree-level", self.clause, game=EnclaveKit.name, level=level, id=each[:10])
        return " ".join(each.upper() for each in ids)


class Thieves(Option):
    """EN-VAR3: random thieves, or a colour for every seat."""

    def check(self, value: Any) -> Any:
        """The name, or different colours."""
        if value in self.values and isinstance(value, str):
            return value
        colours = value.lower().split() if isinstance(value, str) else value
        sound = isinstance(colours, list | tuple) and 2 <= len(colours) <= 4
        if (
            not sound
            or not all(isinstance(c, str) for c in colours)
            or len(set(colours)) != len(colours)
            or not set(colours) <= set(COLOURS)
        ):
            raise GameError("thieves", self.clause, game=EnclaveKit.name, known=", ".join(COLOURS))
        return " ".join(colours)


class EnclaveKit(Kit):
    """The kit for one set of cards."""

    name = "enclave"
    demand = 4
    version = version(PACKAGE, 2)  # other reconstructed values than in version 1
    seats = range(2, 5)
    max_decisions = 4_000
    options = (
        Option("order_method", ("draw", "bid"), "EN-VAR1", early=True),
        TreeSet("tree_setup", ("random", "first_game"), "EN-VAR2", early=True),
        Thieves("thief_choice", ("random",), "EN-VAR3"),
        OwnCards("cards", (None,), "EN-X12"),
    )
    questions = said.ask.rows
    events = said.tell.rows
    reading = PositionReader

    def __init__(self, cards: CardTable, rows: list[dict[str, Any]], rules: int | None = None) -> None:
        steps = made_once(EnclaveSteps, tuple(cards.ids), int(cards.auction), max(cards.marks))
        printed = standard(rules)[1]
        mine = over_box(rows, printed)
        super().__init__(steps.notation, mine, own_names(mine, printed))
        self.cards = cards
        self.printed = {str(row["id"]): row for row in printed}
        self.steps = steps

    def check_seats(self, seats: int) -> int:
        """EN-S1: two to four."""
        if type(seats) is not int or seats not in self.seats:
            raise GameError("seats", "EN-S1", low=2, high=4, found=quoted(seats))
        return seats

    def earlier(self, version: int) -> "EnclaveKit | None":
        """Version 1: the values first drawn up. Later ones: the box before its later cards."""
        return earlier_kit(version) if 1 <= version < self.version else None

    def with_options(self, options: Mapping[str, Any]) -> "EnclaveKit":
        """Somebody's own cards bring their own kit."""
        text = options.get("cards")
        return own_kit(text) if text is not None else self

    # -- tables ----------------------------------------------------------------------------------

    def table(self, seats: int, options: Mapping[str, Any]) -> Enclave:
        """EN-S: a new table."""
        chosen = options["tree_setup"]
        ids = FIRST_GAME if chosen == "first_game" else chosen.split()
        tree = -1 if chosen == "random" else sum(TREE_IDS.index(i) << (5 * n) for n, i in enumerate(ids))
        colours = -1
        if options["thief_choice"] != "random":
            named = options["thief_choice"].split()
            if len(named) != seats:
                raise GameError("thieves", "EN-VAR3", game=self.name, known=", ".join(COLOURS))
            colours = sum(COLOURS.index(c) << (3 * n) for n, c in enumerate(named))
        return new_table(seats, self.cards, options["order_method"] == "bid", tree, colours)

    # -- what people see -----------------------------------------------------------------------------

    def view(self, table: Table, seat: int, options: Mapping[str, Any]) -> View:
        """See seen/view.py."""
        return view(cast(Enclave, table), seat)

    def card_words(self, card: str, lang: str = "en") -> tuple[str, str]:
        """As everywhere; a tree card of other values than the texts tell of shows these."""
        name, text = super().card_words(card, lang)
        row, printed = self.row[card], self.printed.get(card, {})
        if row["deck"] == "tree" and "text" not in row and any(row[k] != printed.get(k) for k in set(row) - UNSAID):
            text = ", ".join(f"{key} {row[key]}" for key in row if key not in UNSAID)
        return name, text

    def effect_text(self, row: Mapping[str, Any], t: "Texts") -> str:
        """See cards/words.py."""
        return effect_text(row, t)

    def decode(self, kind: str, value: int) -> Any:
        """An event argument as plain data."""
        if kind == "card":
            return self.cards.ids[value]
        if kind == "tree":
            return TREE_IDS[value]
        if kind == "deck":
            return DECK_NAMES[value]
        if kind == "decks":
            return decks_named(value)
        if kind == "location":
            return PLACES[value]
        if kind == "colour":
            return COLOURS[value]
        if kind == "category":
            return CATEGORIES[value]
        if kind == "source":
            return "pile" if value else "deck"
        if kind == "sequence":
            return [f"{card}-{side}" for card, side in returned(value)]
        return int(value)

    def event_text(self, event: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The sentence of an event; what a reader may not know makes a sentence of its own."""
        key, args = super().event_text(event)
        kind = event["kind"]
        if kind in ("look", "pack", "find", "stash", "steal") and args["card"] is None:
            del args["card"]
            return f"{key}-hidden", args
        if kind == "return":
            if args["back"] is not None:
                return f"{key}-own", {"seat": args["seat"], "items": args["back"]}
            return key, {"seat": args["seat"], "top": len(args["top"]), "bottom": len(args["bottom"])}
        if kind == "peek":
            decks = args.pop("decks")
            return (key, {**args, "items": decks}) if decks else (f"{key}-none", args)
        return key, args

    def move_text(self, table: Table, seat: int, code: int) -> tuple[str, dict[str, Any]]:
        """The sentence of a move, for buttons."""
        verb, a = code & 63, (code >> 6) & 127
        key, args = super().move_text(table, seat, code)
        if verb == mv.V_PASS:
            asked = self.questions[table.about].key
            return f"{key}-{asked if asked in PASSED else 'market'}", {}
        if verb == mv.V_DONE:
            return f"{key}-{'pack' if table.about == said.ASK_PACK else 'use'}", {}
        if verb in (mv.V_PARTNER, mv.V_STEAL, mv.V_FIRST) and a >= table.seats:
            return f"{self.name}-move-absent", {"number": a}
        if verb == mv.V_BUY:
            args["price"] = int(self.cards.card[a].price)
        if "removed" in args:
            key = f"{key}-remove"
        if verb == mv.V_LOOK:
            return f"{key}-{args.pop('source')}", args
        if verb == mv.V_PEEK:
            decks = decks_named(code >> 6)
            return (key, {"items": decks}) if decks else (f"{key}-none", {})
        if verb == mv.V_RETURN:
            return key, {"items": [f"{card}-{side}" for card, side in returned(code >> 6)]}
        if verb == mv.V_CARD:
            args["card"] = self._level_card(cast(Enclave, table))
        return key, {} if verb == mv.V_ORDER else args

    def _level_card(self, e: Enclave) -> str:
        """The tree card somebody is asked about; any card where nobody is."""
        top = e.stack[-1]
        return TREE_IDS[e.tree_card(top.level) if isinstance(top, TreeCard) else LOKI]

    # -- moves -----------------------------------------------------------------------------------------

    def why_not(self, table: Table, seat: int, code: int) -> Refusal | None:
        """See seen/why.py."""
        return why_not(cast(Enclave, table), seat, code)

    def known_to(self, table: Table, seat: int, code: int) -> int:
        """Looks, finds and packed cards are their owner's; a stolen card is its thief's and its victim's."""
        verb, top = code & 63, table.stack[-1]
        if seat == CHANCE:
            if isinstance(top, Draw) and top.is_private():
                return 1 << int(top.seat)
            if isinstance(top, TreeCard):
                return 1 << int(top.seat) | 1 << int(top.victim)
            return -1
        if verb == mv.V_RETURN:
            return 1 << seat
        if verb == mv.V_PACK and isinstance(top, Mission):
            return 1 << int(top.seat) | (1 << int(top.mate) if top.mate >= 0 else 0)
        return -1

    def timeout(self, table: Table, seat: int) -> int:
        """Pass or be done where that is possible, use a tree card that costs nothing; else the first option."""
        if table.about == said.ASK_SYNC:
            return self._index(table, seat, int(mv.V_PASS))
        if table.about == said.ASK_CROSSING and (found := self._index(table, seat, int(mv.V_PREPARE))) > 0:
            return found
        if table.about == said.ASK_TREE_CARD and self._level_card(cast(Enclave, table)) in USED_BY_DEFAULT:
            return self._index(table, seat, int(mv.V_CARD))
        if table.about == said.ASK_EXCHANGE:  # knowledge left over is worth nothing
            return max(k for k, c in enumerate(table.options(seat)) if c & 63 == mv.V_EXCHANGE)
        return 0

    def _index(self, table: Table, seat: int, verb: int) -> int:
        return next((k for k, c in enumerate(table.options(seat)) if c & 63 == verb), 0)

    # -- research --------------------------------------------------------------------------------------

    def watcher(self) -> EnclaveTakes:
        """See seen/takes.py."""
        return EnclaveTakes(self.cards)

    # -- the end ---------------------------------------------------------------------------------------

    def outcome(self, table: Table) -> Outcome | None:
        """EN-E1 to EN-E6."""
        e = cast(Enclave, table)
        if not e.over:
            return None
        seats = range(int(e.seats))
        ranks = tuple(1 + sum(compare(e, other, seat) > 0 for other in seats) for seat in seats)
        return Outcome(
            ranks,
            tuple(int(total(e, s)) for s in seats),
            tuple(self._breakdown(e, s) for s in seats),
            "tree-tiles" if instant(e) else "rounds",
            self._tie_break(e, ranks),
            by_score=not instant(e),
        )

    def _breakdown(self, e: Enclave, seat: int) -> dict[str, int]:
        bonuses = {name: int(bonus(e, seat, n)) for n, name in enumerate(CATEGORIES)}
        return {"tree": int(e.players[seat].points), **bonuses}

    def _tie_break(self, e: Enclave, ranks: tuple[int, ...]) -> str | None:
        """What separated the winner from others who were level."""
        winners = [s for s, rank in enumerate(ranks) if rank == 1]
        best = winners[0]
        me = e.players[best]
        if instant(e):
            rivals = [p for s, p in enumerate(e.players) if s != best and p.tiles == me.tiles]
            if not rivals:
                return None
            if len(winners) > 1:
                return "shared"
            rivals = [p for p in rivals if p.points == me.points]
            return "knowledge" if rivals else "points"
        level = [p for s, p in enumerate(e.players) if s != best and total(e, s) == total(e, best)]
        if not level:
            return None
        if len(winners) > 1:
            return "shared"
        return "knowledge" if any(p.tiles == me.tiles for p in level) else "tiles"


@lru_cache(maxsize=OWN_KEPT)
def own_kit(text: str) -> EnclaveKit:
    """The kit for somebody's own cards."""
    return EnclaveKit(*own_cards(text))


@cache
def earlier_kit(rules: int) -> EnclaveKit:
    """The kit for the box under an earlier version of the rules."""
    return EnclaveKit(*standard(rules), rules)


@cache
def box_kit() -> EnclaveKit:
    """The kit for the cards of the box."""
    return EnclaveKit(*standard())
