"""Positions of Enclave as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping
from typing import Any

from rookery.core.bits import ones
from rookery.errors import DOCUMENT, PositionError
from rookery.games.enclave import mission as ms
from rookery.games.enclave import moves as mv
from rookery.games.enclave import table as tb
from rookery.games.enclave.cards import (
    AMBER,
    COLOURS,
    CROSSING,
    DECK_NAMES,
    DECKS,
    FINDS,
    LEVELS,
    MACHINE,
    MISSIONS,
    ORACLE,
    OUTLET,
    PLACES,
    SQUARE,
    THIEF,
    TOWN,
    TREE,
    TREE_CARDS,
    TREE_IDS,
    CardTable,
)
from rookery.games.enclave.data import GAME
from rookery.games.enclave.decks import FACT, SPECTATOR
from rookery.games.enclave.market import Market
from rookery.games.enclave.mission import Crossing, Mission
from rookery.games.enclave.notation import SOURCES, seats_of
from rookery.games.enclave.odd import DONE, FROM_PILE, OFFERED, STALL, TreeCard
from rookery.games.enclave.oracle import Oracle, Peek
from rookery.games.enclave.rules import (
    BIDDING,
    PHASE_ACTION,
    PHASE_PLANNING,
    PHASE_ROTATION,
    START,
    Evening,
    Initiative,
    Planning,
    Round,
    Setup,
)
from rookery.games.enclave.table import ANGELOS_MISSION, Enclave, Player
from rookery.games.enclave.tree import EXCHANGE, LEAVE, Tree
from rookery.games.enclave.view import WHEN, held_ids, mission_id, numbers, row_ids

FIRST_TREE = ("TC1A", "TC2C", "TC3A", "TC4A", "TC5A")
PHASES = (
    "bid", "round", "initiative", "plan", "level", "oracle", "return", "outlet", "square", "sync", "crossing",
    "pack", "use", "tree-tile", "find", "exchange", "card", "stall", "over",
)  # fmt: skip
IN_TREE = ("exchange", "card", "stall")
ON_MISSION = {"pack": ms.PACK, "use": ms.USE, "tree-tile": ms.TILES, "find": ms.FIND}
TOP_KEYS = {
    "seats", "options", "phase", "round", "turn", "order", "first", "tiles", "cubes", "second", "levels", "tree",
    "marks", "rows", "decks", "players", "mission", "looking", "looker", "find", "level", "place", "stall",
    "unknown", "facts",
}  # fmt: skip
PLAYER_KEYS = {
    "colour", "coins", "knowledge", "tiles", "markers", "points", "p", "m", "thief", "machine", "hand", "packed",
    "used", "used_tile", "played", "card", "choice", "prepared", "sync", "extra", "cancel", "tyllo", "mate", "bid",
}  # fmt: skip
MISSION_KEYS = {"card", "seat", "mate", "traps", "left", "rewarded", "won"}
WATCHER_NAME = "watcher"


def read_number(value: Any, where: str, low: int, high: int) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", low=low, high=high, value=repr(value)[:40])
    return value


def read_list(value: Any, where: str) -> list[Any]:
    """A list, or words in a text."""
    if isinstance(value, str):
        return value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "card-ids")
    return list(value)


def read_table(value: Any, where: str, known: set[str]) -> Mapping[str, Any]:
    """A table of known entries."""
    if not isinstance(value, Mapping):
        raise PositionError(where, "table")
    unknown = sorted(set(map(str, value)) - known)
    if unknown:
        raise PositionError(where, "no-entry", entry=unknown[0][:40], known=", ".join(sorted(known)))
    return value


def read_word(value: Any, where: str, known: tuple[str, ...]) -> int:
    """One of some words, as its place."""
    if not isinstance(value, str) or value not in known:
        raise PositionError(where, "one-of", allowed=", ".join(known), value=repr(value)[:40])
    return known.index(value)


class PositionReader:
    """Builds a table from a document, refusing what cannot be."""

    def __init__(self, document: Mapping[str, Any], e: Enclave) -> None:
        self.document = document
        self.e = e
        self.seats = int(e.seats)
        self.cards: CardTable = e.cards
        self.number_of = {name: n for n, name in enumerate(e.cards.ids) if n}
        self.placed: dict[int, str] = {}
        self.phase = "round"

    def read(self) -> Enclave:
        """The table, with the right rules in progress."""
        doc, e = read_table(self.document, DOCUMENT, TOP_KEYS), self.e
        phase = doc.get("phase", "round")
        read_word(phase, "phase", PHASES)
        self.phase = phase
        e.round = read_number(doc.get("round", 1), "round", 1, int(self.cards.rounds))
        rows = doc.get("players", [{}] * self.seats)
        if not isinstance(rows, list) or len(rows) != self.seats:
            raise PositionError("players", "per-seat", seats=self.seats)
        for seat, row in enumerate(rows):
            read_table(row, f"players[{seat}]", PLAYER_KEYS)
        self._colours(rows)
        if phase == "bid":
            self._bid_phase(rows)
            return e
        self._board(doc)
        for seat, row in enumerate(rows):
            self._player(seat, row)
        self._planned()
        self._cards(doc, rows)
        self._only_where_it_belongs(doc, rows)
        self._knowledge(doc)
        self._stack()
        wrong = e.check()
        if wrong:
            raise PositionError(DOCUMENT, "adds-up", game=GAME, what=wrong[0])
        if phase == "plan":
            self._choices(rows)
        return e

    # -- cards ---------------------------------------------------------------------------------------

    def _number(self, name: Any, where: str) -> int:
        number = self.number_of.get(str(name).upper())
        if number is None or not self._in_game(number):
            raise PositionError(where, "no-card", card=str(name)[:40])
        return number

    def _in_game(self, number: int) -> bool:
        card = self.cards.card[number]
        if card.colour >= 0:
            return any(p.colour == card.colour for p in self.e.players)
        return self.seats > 2 or not card.three_plus

    def _take(self, names: Any, where: str, decks: tuple[int, ...], most: int = 60) -> list[int]:
        """Cards that lie here and nowhere else."""
        out = []
        for name in read_list(names, where):
            number = self._number(name, where)
            if self.cards.card[number].deck not in decks:
                raise PositionError(where, "other-deck", game=GAME, card=str(name))
            if number in self.placed:
                place = self.placed[number]
                raise PositionError(where, "elsewhere", "EN-S9", card=self.cards.ids[number], place=place)
            self.placed[number] = where
            out.append(number)
        if len(out) > most:
            raise PositionError(where, "too-many-cards", game=GAME, most=most)
        return out

    def _row(self, names: Any, where: str, decks: tuple[int, ...], most: int) -> int:
        return sum(n << (7 * k) for k, n in enumerate(self._take(names, where, decks, most)))

    # -- thieves -------------------------------------------------------------------------------------

    def _colours(self, rows: list[Mapping[str, Any]]) -> None:
        free = list(range(len(COLOURS)))
        for seat, row in enumerate(rows):
            if "colour" in row:
                colour = read_word(row["colour"], f"players[{seat}].colour", COLOURS)
                if colour not in free:
                    raise PositionError(f"players[{seat}].colour", "colour-taken", "EN-S2", game=GAME)
                free.remove(colour)
                self.e.players[seat].colour = colour
        for player in self.e.players:
            if player.colour < 0:
                player.colour = free.pop(0)

    def _player(self, seat: int, row: Mapping[str, Any]) -> None:
        where, p = f"players[{seat}]", self.e.players[seat]
        place = seats_of(int(self.e.order)).index(seat)
        p.coins = read_number(row.get("coins", self.cards.coins[place]), f"{where}.coins", 0, 9999)
        p.knowledge = read_number(row.get("knowledge", 0), f"{where}.knowledge", 0, 120)
        p.tiles = read_number(row.get("tiles", 0), f"{where}.tiles", 0, int(self.cards.tree_tiles))
        p.points = read_number(row.get("points", 0), f"{where}.points", 0, 99)
        for level in read_list(row.get("markers", ()), f"{where}.markers"):
            p.markers |= 1 << (read_number(level, f"{where}.markers", 1, LEVELS) - 1)
        for key in ("thief", "machine"):
            self._upgrades(p, row.get(key, ()), key, f"{where}.{key}")
        self.e.measure(p)
        p.p = read_number(row.get("p", int(p.p_max)), f"{where}.p", -5, int(p.p_max))
        p.m = read_number(row.get("m", int(p.m_max)), f"{where}.m", -5, int(p.m_max))
        for name in read_list(row.get("played", ()), f"{where}.played"):
            p.played |= 1 << read_word(name, f"{where}.played", PLACES)
        if row.get("card") is not None:
            p.card = read_word(row["card"], f"{where}.card", PLACES) + 1
        for key in ("prepared", "sync", "extra"):
            value = row.get(key)
            setattr(p, key, 0 if value is None else read_word(value, f"{where}.{key}", ("next", "now")) + 1)
        for key in ("cancel", "tyllo", "used_tile"):
            setattr(p, key, bool(row.get(key, False)))
        p.mate = read_number(row.get("mate", 0), f"{where}.mate", -self.seats, self.seats)

    def _upgrades(self, p: Player, names: Any, key: str, where: str) -> None:
        found = self._take(names, where, (int(OUTLET), int(SQUARE), int(FINDS)), 2)
        kind = THIEF if key == "thief" else MACHINE
        if any(self.cards.card[n].kind != kind for n in found):
            raise PositionError(where, "not-an-upgrade", "EN-U2", game=GAME)
        found += [0, 0]
        if key == "thief":
            p.thief1, p.thief2 = found[0], found[1]
        else:
            p.machine1, p.machine2 = found[0], found[1]

    # -- board ---------------------------------------------------------------------------------------

    def _seat_list(self, value: Any, where: str) -> int:
        seats = [read_number(s, where, 0, self.seats - 1) for s in read_list(value, where)]
        if len(set(seats)) != len(seats):
            raise PositionError(where, "seat-twice", game=GAME)
        return sum((s + 1) << (3 * n) for n, s in enumerate(seats))

    def _board(self, doc: Mapping[str, Any]) -> None:
        e = self.e
        e.order = self._seat_list(doc.get("order", list(range(self.seats))), "order")
        if len(seats_of(int(e.order))) != self.seats:
            raise PositionError("order", "whole-order", "EN-S4", game=GAME)
        e.tree = 0
        given = read_list(doc.get("tree", FIRST_TREE), "tree")
        if len(given) != LEVELS:
            raise PositionError("tree", "tree-cards", "EN-S14", game=GAME)
        for n, name in enumerate(given):
            e.tree |= (3 * n + read_word(str(name).upper(), "tree", TREE_IDS[3 * n : 3 * n + 3])) << (5 * n)
        start = int(self.cards.marks[self.seats])
        marks = read_list(doc.get("marks", [start] * LEVELS), "marks")
        if len(marks) != LEVELS:
            raise PositionError("marks", "tree-cards", "EN-S15", game=GAME)
        for n, mark in enumerate(marks):
            e.set_mark(n + 1, read_number(mark, "marks", 0, start))
        self._tiles(doc)
        cubes = read_table(doc.get("cubes", {}), "cubes", set(PLACES[:TOWN]))
        for n, place in enumerate(PLACES[:TOWN]):
            e.set_queue(n, self._seat_list(cubes.get(place, ()), f"cubes.{place}"))
        e.second = self._seat_list(doc.get("second", ()), "second")
        levels = read_table(doc.get("levels", {}), "levels", set("12345"))
        for n in range(1, LEVELS + 1):
            e.set_level(n, self._seat_list(levels.get(str(n), ()), f"levels.{n}"))

    def _planned(self) -> None:
        """Between rounds no tile lies there; planned cubes lie where cards were played (EN-P2, EN-P4)."""
        e, town = self.e, range(TOWN)
        if self.phase == "round" and any(e.tile(n) for n in town):
            raise PositionError("tiles", "other-moment", "EN-R1", game=GAME, phases="initiative …")
        if self.phase != "plan":
            return
        climbers = [s for n in range(1, LEVELS + 1) for s in seats_of(int(e.level(n)))]
        for seat, player in enumerate(e.players):
            lie = sum(1 << n for n in town if seat in seats_of(int(e.queue(n)))) | climbers.count(seat) << int(TREE)
            if lie & ~int(player.played):
                raise PositionError(f"players[{seat}].played", "cubes-lie", "EN-P3", game=GAME)

    def _tiles(self, doc: Mapping[str, Any]) -> None:
        """Tiles left out: none before they are placed; else this location first, then in the board's order."""
        if "tiles" in doc:
            tiles = read_table(doc["tiles"], "tiles", set(PLACES[:TOWN]))
            used: list[int] = []
            for n, place in enumerate(PLACES[:TOWN]):
                if tiles.get(place) is not None:
                    number = read_number(tiles[place], f"tiles.{place}", 1, TOWN)
                    if number in used:
                        raise PositionError(f"tiles.{place}", "tile-twice", "EN-I1", game=GAME)
                    used.append(number)
                    self.e.tiles |= number << (3 * n)
        elif self.phase not in ("round", "initiative", "over"):
            rest = [n for n in range(TOWN) if n != self._location()]
            order = [*([self._location()] if self._location() >= 0 else []), *rest]
            self.e.tiles = sum(number << (3 * n) for number, n in enumerate(order, 1))
        whole = self.phase in ("round", "initiative", "over")
        if not whole and any(not self.e.tile(n) for n in range(TOWN)):
            raise PositionError("tiles", "all-tiles", "EN-I1", game=GAME)

    def _location(self) -> int:
        """The town location that resolves in this phase, or -1."""
        if self.phase in ("oracle", "return") and "level" not in self.document:
            return int(ORACLE)
        if self.phase in ("outlet", "square"):
            return PLACES.index(self.phase)
        if self.phase in ("sync", "crossing", *ON_MISSION) and "level" not in self.document:
            return int(CROSSING)
        return -1

    # -- decks, rows, hands --------------------------------------------------------------------------

    def _cards(self, doc: Mapping[str, Any], rows: list[Mapping[str, Any]]) -> None:
        e = self.e
        self._mission(doc)
        if "looking" in doc:
            e.looking = self._row(doc["looking"], "looking", tuple(range(DECKS)), 6)
        if doc.get("find") is not None:
            e.find = self._take([doc["find"]], "find", (int(FINDS),))[0]
        given = read_table(doc.get("rows", {}), "rows", {"outlet", "square", "missions"})
        for which in (int(OUTLET), int(SQUARE), int(MISSIONS)):
            name = DECK_NAMES[which]
            if name in given:
                e.set_row(which, self._row(given[name], f"rows.{name}", (which,), int(e.row_size(which))))
        decks = read_table(doc.get("decks", {}), "decks", set(DECK_NAMES))
        for which, name in enumerate(DECK_NAMES):
            entry = read_table(decks.get(name, {}), f"decks.{name}", {"top", "bottom", "pile", "size"})
            deck = e.decks[which]
            deck.top = tuple(self._take(entry.get("top", ()), f"decks.{name}.top", (which,)))
            deck.bottom = tuple(self._take(entry.get("bottom", ()), f"decks.{name}.bottom", (which,)))
            deck.pile = tuple(self._take(entry.get("pile", ()), f"decks.{name}.pile", (which,)))
        for seat, row in enumerate(rows):
            if "hand" in row:
                self._hand(e.players[seat], row["hand"], f"players[{seat}].hand")
            if "used" in row:
                e.players[seat].used = self._row(
                    row["used"], f"players[{seat}].used", (int(OUTLET), int(SQUARE), int(FINDS)), 5
                )
        for seat, row in enumerate(rows):
            if "hand" not in row:
                self._starting_hand(e.players[seat])
            self._packed(e.players[seat], row.get("packed", ()), f"players[{seat}].packed")
        self._rest(given)

    def _hand(self, player: Player, names: Any, where: str) -> None:
        for number in self._take(names, where, (int(OUTLET), int(SQUARE), int(FINDS))):
            held = int(self.cards.card[number].held)
            if not held:
                raise PositionError(where, "not-held", "EN-G5", game=GAME, card=self.cards.ids[number])
            player.hand |= held

    def _starting_hand(self, player: Player) -> None:
        """A hand left out: the starting protections that lie nowhere else."""
        for card in self.cards.card[1:]:
            if card.colour == player.colour and int(card.number) not in self.placed:
                self.placed[int(card.number)] = "a hand"
                player.hand |= card.held

    def _packed(self, player: Player, names: Any, where: str) -> None:
        for name in read_list(names, where):
            held = int(self.cards.card[self._number(name, where)].held)
            if not held or not player.hand & held & int(self.cards.protections):
                raise PositionError(where, "not-packable", "EN-X2", game=GAME)
            player.packed |= held

    def _rest(self, given: Mapping[str, Any]) -> None:
        """Cards left out: rows are dealt with the lowest of them, the others are the decks."""
        e = self.e
        for which in range(DECKS):
            deck = e.decks[which]
            first = int(deck.first)
            free = [
                n
                for n in range(first, first + int(self.cards.every[which]).bit_length())
                if n not in self.placed and self._in_game(n)
            ]
            if which in (OUTLET, SQUARE, MISSIONS) and DECK_NAMES[which] not in given:
                want = int(e.row_size(which))
                e.set_row(which, sum(n << (7 * k) for k, n in enumerate(free[:want])))
                free = free[want:]
            deck.loose = sum(1 << (n - first) for n in free)
            looked = sum(self.cards.card[n].deck == which for n in numbers(int(e.looking)))
            deck.left = len(free) + len(deck.top) + len(deck.bottom) + looked

    def _mission(self, doc: Mapping[str, Any]) -> None:
        e = self.e
        if "mission" not in doc:
            return
        entry = read_table(doc["mission"], "mission", MISSION_KEYS)
        name = str(entry.get("card", ""))
        if name == "TC3B":
            e.mission = ANGELOS_MISSION
        else:
            e.mission = self._take([name], "mission.card", (int(MISSIONS),))[0]
        e.traps = self._row(entry.get("traps", ()), "mission.traps", (3,), 4)

    def _only_where_it_belongs(self, doc: Mapping[str, Any], rows: list[Mapping[str, Any]]) -> None:
        """What lies on the table for a moment only stands in documents of that moment."""
        e, phase = self.e, self.phase
        moments = {
            "mission": tuple(ON_MISSION),
            "looking": ("return", "stall"),
            "find": ("find",),
            "second": ("outlet", "square"),
        }
        for key, phases in moments.items():
            if doc.get(key) and phase not in phases:
                raise PositionError(key, "other-moment", game=GAME, phases=", ".join(phases))
        together = ("sync", "crossing", *ON_MISSION)
        for seat, (row, player) in enumerate(zip(rows, e.players, strict=True)):
            where = f"players[{seat}]"
            on_mission = phase in ON_MISSION
            if (player.packed and phase not in ("pack", "use")) or (
                (player.used or player.used_tile) and not on_mission
            ):
                raise PositionError(where, "other-moment", game=GAME, phases=", ".join(ON_MISSION))
            if player.card and phase != "level":
                raise PositionError(f"{where}.card", "other-moment", game=GAME, phases="level")
            if row.get("choice") is not None and phase != "plan":
                raise PositionError(f"{where}.choice", "other-moment", game=GAME, phases="plan")
            if player.mate and (phase not in together or not self._paired(seat)):
                raise PositionError(f"{where}.mate", "mates", "EN-Y1", game=GAME)

    def _paired(self, seat: int) -> bool:
        """Holder and partner name each other, and both stand at the Crossing."""
        mate = int(self.e.players[seat].mate)
        other = abs(mate) - 1
        queue = seats_of(int(self.e.queue(CROSSING)))
        if other == seat or other >= self.seats or seat not in queue or other not in queue:
            return False
        return self.e.players[other].mate == (-1 - seat if mate > 0 else seat + 1)

    # -- who knows what ------------------------------------------------------------------------------

    def _knowledge(self, doc: Mapping[str, Any]) -> None:
        """Left out: nobody knows the fixed cards of a deck; finds in hand and looked-at cards only their holder."""
        if "unknown" in doc:
            self._given_knowledge(doc)
            return
        e = self.e
        for deck in e.decks:
            for card in (*deck.top, *deck.bottom):
                deck.hide(card, 0)
        for card in numbers(int(e.looking)):
            e.decks[e.cards.card[card].deck].hide(card, 1 << self._turn())
        if e.find:
            e.decks[FINDS].hide(e.find, 1 << self._turn())
        for seat, player in enumerate(e.players):
            for name in held_ids(int(player.hand) & e.cards.backs[FINDS], e.cards):
                e.decks[FINDS].hide(self.number_of[name], 1 << seat)

    def _given_knowledge(self, doc: Mapping[str, Any]) -> None:
        names = [*map(str, range(4)), WATCHER_NAME]
        given = read_table(doc["unknown"], "unknown", set(names))
        for observer, name in enumerate(names):
            for each in read_list(given.get(name, ()), f"unknown.{name}"):
                number = self._number(each, f"unknown.{name}")
                if not self._may_not_know(observer, number):
                    raise PositionError(f"unknown.{name}", "knows", game=GAME, card=str(each)[:10])
                deck = self.e.decks[self.cards.card[number].deck]
                deck.set_unknown(observer, deck.unknown(observer) | deck.bit(number))
        for n, fact in enumerate(read_list(doc.get("facts", ()), "facts")):
            where = f"facts[{n}]"
            entry = read_table(fact, where, {"of", "cards", "among"})
            observer = read_word(str(entry.get("of")), f"{where}.of", tuple(names))
            cards = [self._number(x, where) for x in read_list(entry.get("cards", ()), where)]
            among = [self._number(x, where) for x in read_list(entry.get("among", ()), where)]
            decks = {int(self.cards.card[c].deck) for c in among}
            if not cards or not set(cards) <= set(among) or len(decks) != 1 or len(set(among)) < 2:
                raise PositionError(where, "fact", game=GAME)
            deck = self.e.decks[decks.pop()]
            places = sum(int(deck.bit(c)) for c in set(among))
            taken = [deck.facts[i + 2] for i in range(0, len(deck.facts), FACT) if deck.facts[i] == observer]
            if places & ~int(deck.unknown(observer)) or any(places & other for other in taken):
                raise PositionError(where, "fact", game=GAME)
            known = sum(int(deck.bit(c)) for c in set(cards))
            deck.facts = (*deck.facts, observer, known, places)

    def _may_not_know(self, observer: int, number: int) -> bool:
        """Is the card at a hidden place, and not this observer's own?"""
        e, card = self.e, self.cards.card[number]
        deck = e.decks[card.deck]
        if number in deck.top or number in deck.bottom:
            return True
        if number in numbers(int(e.looking)) or number == e.find:
            return observer != self._turn()
        return any(p.hand & card.held for s, p in enumerate(e.players) if s != observer)

    # -- rules in progress ---------------------------------------------------------------------------

    def _turn(self) -> int:
        doc = self.document
        if "looker" in doc:
            return read_number(doc["looker"], "looker", 0, self.seats - 1)
        return read_number(doc.get("turn", self.e.turn(0)), "turn", 0, self.seats - 1)

    def _stack(self) -> None:
        e, phase = self.e, self.phase
        evening, round_ = Evening(), Round()
        evening.step = 2
        e.stack = []
        e.push(evening)
        if phase == "over":
            return
        e.push(round_)
        if phase == "round":
            e.round -= 1
            round_.step = START
        elif phase == "initiative":
            round_.step = PHASE_PLANNING
            frame = Initiative()
            frame.step = sum(1 for n in range(TOWN) if e.tile(n))
            e.push(frame)
        elif phase in ("plan", "level"):
            round_.step = PHASE_ACTION
            self._planning()
        elif phase in IN_TREE or "level" in self.document:
            round_.step = PHASE_ROTATION
            round_.number = TOWN + 1
            self._in_tree()
        else:
            round_.step = PHASE_ACTION
            round_.number = e.tile(self._location()) + 1
            self._in_town()

    def _planning(self) -> None:
        e, frame = self.e, Planning()
        counts = [int(ones(p.played)) for p in e.players]
        if self.phase == "plan":
            frame.step = counts[0]
            if counts[0] > 4 or len(set(counts)) > 1:
                raise PositionError("players", "played", "EN-P3", game=GAME)
        else:
            turn = self._turn()
            frame.step = max(counts)
            frame.placing = True
            frame.at = seats_of(int(e.order)).index(turn)
            if e.players[turn].card != TREE + 1:
                raise PositionError("turn", "no-tree-card", "EN-P4", game=GAME)
        e.push(frame)

    def _in_town(self) -> None:
        e, phase = self.e, self.phase
        location = self._location()
        if not e.queue(location) and not e.second and "turn" in self.document:
            e.set_queue(location, self._turn() + 1)
        if not e.queue(location) and not (e.second and phase in ("outlet", "square")):
            raise PositionError(f"cubes.{PLACES[location]}", "no-cube", "EN-A3", game=GAME)
        if phase in ("oracle", "return"):
            self._first(int(e.queue(ORACLE)), "cubes.oracle")
            oracle = Oracle()
            oracle.step = 2
            e.push(oracle)
            self._peek(int(e.queue(ORACLE) & 7) - 1, int(self.cards.oracle))
        elif phase in ("outlet", "square"):
            e.push(Market(location))
        else:
            self._crossing()

    def _first(self, queue: int, where: str) -> None:
        """Whose turn it is has the first cube there."""
        if "turn" in self.document and (queue & 7) - 1 != self._turn():
            raise PositionError(where, "no-cube", "EN-A3", game=GAME)

    def _peek(self, seat: int, most: int) -> None:
        frame = Peek(seat, most)
        if self.phase == "return":
            frame.step = 1
            if not self.e.looking:
                raise PositionError("looking", "nothing-looked-at", "EN-O4", game=GAME)
        elif self.e.looking:
            raise PositionError("looking", "looked-too-early", "EN-O4", game=GAME)
        self.e.push(frame)

    def _crossing(self) -> None:
        e, frame = self.e, Crossing()
        e.push(frame)
        if self.phase == "sync":
            queue = seats_of(int(e.queue(CROSSING)))
            frame.asked = queue.index(self._turn()) if self._turn() in queue else 0
            return
        frame.step = ms.CHOOSING
        if frame.actor(e) < 0:
            raise PositionError("cubes.crossing", "no-cube", "EN-A3", game=GAME)
        if self.phase != "crossing":
            frame.step = ms.CROSSED
            self._on_mission(int(frame.actor(e)))

    def _on_mission(self, seat: int) -> None:
        e = self.e
        if not e.mission:
            raise PositionError("mission", "no-mission", "EN-X1", game=GAME)
        entry = self.document["mission"]
        mate = int(e.players[seat].mate) - 1
        frame = Mission(seat, mate)
        frame.step = ON_MISSION[self.phase]
        turn = read_number(self.document.get("turn", seat), "turn", 0, self.seats - 1)
        if turn not in (seat, mate):
            raise PositionError("turn", "not-on-mission", "EN-X1", game=GAME)
        if self.phase in ("pack", "use") and turn == mate:
            frame.step += 1
        if self.phase in ("tree-tile", "find"):
            frame.turn = 1 if turn == mate else 0
            frame.won = True
            frame.left = read_number(entry.get("left", 1 if self.phase == "tree-tile" else 0), "mission.left", 0, 9)
        if self.phase == "pack":
            frame.left = 1
        if (self.phase == "find") != bool(e.find):
            raise PositionError("find", "find-phase", "EN-W4", game=GAME)
        if self.phase == "tree-tile" and not frame.left:
            raise PositionError("mission.left", "number", low=1, high=9, value="0")
        e.push(frame)

    def _in_tree(self) -> None:
        e, doc, frame = self.e, self.document, Tree()
        frame.level = read_number(doc.get("level", min(int(e.round), LEVELS)), "level", 1, LEVELS)
        if not e.level(frame.level):
            e.set_level(frame.level, self._turn() + 1)
        self._first(int(e.level(frame.level)), f"levels.{frame.level}")
        seat = int(e.level(frame.level) & 7) - 1
        frame.place = read_number(doc.get("place", 0), "place", 0, self.seats - 1)
        frame.step = EXCHANGE if self.phase == "exchange" else LEAVE
        e.push(frame)
        if self.phase == "exchange":
            return
        card = TreeCard(seat, frame.level, frame.place)
        e.push(card)
        if self.phase == "card":
            card.step = OFFERED
        elif self.phase == "stall":
            self._stall(card)
        elif self.phase in ON_MISSION:
            card.step = DONE
            self._on_mission(seat)
        else:
            card.step = DONE
            if e.tree_card(frame.level) != AMBER:
                raise PositionError("level", "not-amber", "EN-TC4A", game=GAME)
            self._peek(seat, int(self.cards.amber_looks))

    def _stall(self, card: TreeCard) -> None:
        card.step = STALL
        entry = read_table(self.document.get("stall", {}), "stall", {"source", "count"})
        card.source = read_word(entry.get("source", "deck"), "stall.source", SOURCES)
        if card.source == FROM_PILE:
            most = len(self.e.decks[card.stall(self.e)].pile)
            card.left = read_number(entry.get("count", 1), "stall.count", 1, most)
        elif not self.e.looking:
            raise PositionError("looking", "nothing-looked-at", "EN-Q49", game=GAME)

    def _choices(self, rows: list[Mapping[str, Any]]) -> None:
        """Cards laid face down while others still choose (EN-P1)."""
        chosen = {seat: row["choice"] for seat, row in enumerate(rows) if row.get("choice") is not None}
        if not chosen:
            return
        e = self.e
        e.settle()
        for seat, name in chosen.items():
            where = f"players[{seat}].choice"
            place = read_word(name, where, (*PLACES, "none"))
            code = int(mv.move_of(mv.V_PLAN, place)) if place <= TREE else int(mv.V_PASS)
            if len(chosen) >= int(ones(e.invited)) or not e.allows(seat, code):
                raise PositionError(where, "choice", "EN-P3", game=GAME)
            e.step(seat, code)

    def _bid_phase(self, rows: list[Mapping[str, Any]]) -> None:
        """EN-S5: who has bid what; the rest bids in turn."""
        e = self.e
        if not e.auction:
            raise PositionError("phase", "no-auction", "EN-VAR1", game=GAME)
        frame = Setup()
        frame.step = BIDDING
        frame.first = read_number(self.document.get("first", 0), "first", 0, self.seats - 1)
        for at in range(self.seats):
            seat = int(frame.first + at) % self.seats
            bid = rows[seat].get("bid")
            if bid is None:
                break
            most = int(self.cards.auction)
            e.bids |= (read_number(bid, f"players[{seat}].bid", 0, most) + 1) << (4 * seat)
            frame.at += 1
        for player in e.players:
            self._starting_hand(player)
        evening = Evening()
        evening.step = 1
        e.round = 0
        e.stack = []
        e.push(evening)
        e.push(frame)


# -- writing ------------------------------------------------------------------------------------------


def write(e: Enclave, options: Mapping[str, Any]) -> dict[str, Any]:
    """The document of a table that waits for somebody, or is over."""
    phase = _phase_of(e)
    doc: dict[str, Any] = {
        "seats": int(e.seats),
        "options": dict(options),
        "phase": phase,
        "round": max(1, int(e.round)),
    }
    if phase == "bid":
        setup = next(f for f in e.stack if isinstance(f, Setup))
        doc["first"] = int(setup.first)
        doc["players"] = [
            {"colour": COLOURS[p.colour], "bid": b if (b := ((e.bids >> (4 * s)) & 15) - 1) >= 0 else None}
            for s, p in enumerate(e.players)
        ]
        return doc
    if e.who >= 0 and phase != "plan":
        doc["turn"] = int(e.who)
    doc["order"] = seats_of(int(e.order))
    doc["tiles"] = {PLACES[n]: int(e.tile(n)) or None for n in range(TOWN)}
    doc["cubes"] = {PLACES[n]: seats_of(int(e.queue(n))) for n in range(TOWN)}
    doc["second"] = seats_of(int(e.second))
    doc["levels"] = {str(n): seats_of(int(e.level(n))) for n in range(1, LEVELS + 1)}
    doc["tree"] = [TREE_IDS[c] for n in range(1, LEVELS + 1) if (c := int(e.tree_card(n))) < TREE_CARDS]
    doc["marks"] = [int(e.mark(n)) for n in range(1, LEVELS + 1)]
    doc["rows"] = {DECK_NAMES[d]: row_ids(int(e.row(d)), e.cards) for d in (OUTLET, SQUARE, MISSIONS)}
    doc["decks"] = {DECK_NAMES[d]: _deck(e, d) for d in range(DECKS)}
    doc["players"] = [_player(e, s) for s in range(e.seats)]
    _write_progress(e, doc)
    doc["unknown"] = {name: _unknown(e, n) for n, name in enumerate([*"0123", WATCHER_NAME])}
    doc["facts"] = _facts(e)
    return doc


def _write_progress(e: Enclave, doc: dict[str, Any]) -> None:
    for frame in e.stack:
        if isinstance(frame, Tree):
            doc["level"] = int(frame.level)
            doc["place"] = int(frame.place)
        if isinstance(frame, Mission):
            doc["mission"] = {
                "card": mission_id(int(e.mission), e.cards),
                "traps": row_ids(int(e.traps), e.cards),
                "left": int(frame.left),
            }
        if isinstance(frame, TreeCard) and frame.step == STALL:
            doc["stall"] = {"source": SOURCES[frame.source], "count": max(1, int(frame.left))}
    if e.looking:
        doc["looking"] = row_ids(int(e.looking), e.cards)
    if e.find:
        doc["find"] = e.cards.ids[e.find]


def _deck(e: Enclave, which: int) -> dict[str, Any]:
    deck, ids = e.decks[which], e.cards.ids
    return {
        "top": [ids[c] for c in deck.top],
        "bottom": [ids[c] for c in deck.bottom],
        "pile": [ids[c] for c in deck.pile],
    }


def _player(e: Enclave, seat: int) -> dict[str, Any]:
    p, ids = e.players[seat], e.cards.ids
    return {
        "colour": COLOURS[p.colour],
        "coins": int(p.coins),
        "knowledge": int(p.knowledge),
        "tiles": int(p.tiles),
        "markers": [n + 1 for n in range(LEVELS) if (p.markers >> n) & 1],
        "points": int(p.points),
        "p": int(p.p),
        "m": int(p.m),
        "thief": [ids[n] for n in (p.thief1, p.thief2) if n],
        "machine": [ids[n] for n in (p.machine1, p.machine2) if n],
        "hand": held_ids(int(p.hand), e.cards),
        "packed": held_ids(int(p.packed), e.cards),
        "used": row_ids(int(p.used), e.cards),
        "used_tile": bool(p.used_tile),
        "played": [PLACES[n] for n in range(TOWN + 1) if (p.played >> n) & 1],
        "card": PLACES[p.card - 1] if p.card else None,
        "choice": _choice(e, seat),
        "prepared": WHEN[p.prepared],
        "sync": WHEN[p.sync],
        "extra": WHEN[p.extra],
        "cancel": bool(p.cancel),
        "tyllo": bool(p.tyllo),
        "mate": int(p.mate),
    }


def _choice(e: Enclave, seat: int) -> str | None:
    if e.about != tb.ASK_PLAN or not e.invited or not e.answers or e.answers[seat] < 0:
        return None
    code = e.answers[seat]
    return "none" if code == mv.V_PASS else PLACES[(code >> 6) & 127]


def _unknown(e: Enclave, observer: int) -> list[str]:
    out = []
    for deck in e.decks:
        mask, first = int(deck.unknown(observer)), int(deck.first)
        out += [e.cards.ids[first + n] for n in range(mask.bit_length()) if (mask >> n) & 1]
    return out


def _facts(e: Enclave) -> list[dict[str, Any]]:
    out = []
    for deck in e.decks:
        first = int(deck.first)

        def named(mask: int, first: int = first) -> list[str]:
            return [e.cards.ids[first + n] for n in range(mask.bit_length()) if (mask >> n) & 1]

        for i in range(0, len(deck.facts), FACT):
            of = deck.facts[i]
            out.append(
                {
                    "of": WATCHER_NAME if of == SPECTATOR else str(of),
                    "cards": named(deck.facts[i + 1]),
                    "among": named(deck.facts[i + 2]),
                }
            )
    return out


def _phase_of(e: Enclave) -> str:
    if e.over:
        return "over"
    return {
        tb.ASK_BID: "bid",
        tb.ASK_TILE: "initiative",
        tb.ASK_PLAN: "plan",
        tb.ASK_LEVEL: "level",
        tb.ASK_PEEK: "oracle",
        tb.ASK_RETURN: "return",
        tb.ASK_MARKET: "outlet" if _outlet(e) else "square",
        tb.ASK_SYNC: "sync",
        tb.ASK_CROSSING: "crossing",
        tb.ASK_PACK: "pack",
        tb.ASK_USE: "use",
        tb.ASK_TREE_TILE: "tree-tile",
        tb.ASK_FIND: "find",
        tb.ASK_EXCHANGE: "exchange",
        tb.ASK_TREE_CARD: "card",
        tb.ASK_STALL: "stall",
    }[int(e.about)]


def _outlet(e: Enclave) -> bool:
    top = e.stack[-1]
    return isinstance(top, Market) and top.deck() == OUTLET
