"""Positions of Enclave as readable documents, both ways. The package docstring describes them."""

from collections.abc import Mapping
from typing import Any

from rookery.core.bits import ones
from rookery.errors import DOCUMENT, PositionError
from rookery.games.enclave import mission as ms
from rookery.games.enclave import moves as mv
from rookery.games.enclave import said
from rookery.games.enclave.cards import (
    AMBER,
    ANGELOS,
    ANZELM,
    COLOURS,
    CROSSING,
    DECK_NAMES,
    DECKS,
    FINDS,
    LEVELS,
    MA_LOU,
    MACHINE,
    MISSIONS,
    MOST_SARCOPHAGUS,
    ORACLE,
    OUTLET,
    PLACES,
    PROTECTION,
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
from rookery.games.enclave.moments import (
    ASKS_ONE,
    BARE_BOARD,
    IN_TREE,
    MARKETS,
    ON_MISSION,
    PHASES,
    PLANNING,
    check_entries,
    check_thieves,
    read_table,
)
from rookery.games.enclave.notation import SOURCES, seats_of
from rookery.games.enclave.odd import DONE, FROM_PILE, OFFERED, STALL, TreeCard
from rookery.games.enclave.oracle import Oracle, Peek
from rookery.games.enclave.rules import (
    BIDDING,
    CARDS_A_ROUND,
    PHASE_ACTION,
    PHASE_PLANNING,
    PHASE_ROTATION,
    START,
    Evening,
    Initiative,
    Planning,
    Round,
    Setup,
    free_bids,
)
from rookery.games.enclave.score import instant
from rookery.games.enclave.table import ANGELOS_MISSION, NOW, TREE_TILES_TO_WIN, Enclave, Player
from rookery.games.enclave.tree import EXCHANGE, LEAVE, Tree
from rookery.games.enclave.view import WHEN, held_ids, mission_id, numbers, row_ids

FIRST_TREE = ("TC1A", "TC2C", "TC3A", "TC4A", "TC5A")
MISSION_STEPS = {"pack": ms.PACK, "use": ms.USE, "tree-tile": ms.TILES, "find": ms.FIND}
MOST_COUNTED = 99_999  # coins and knowledge: more than any game brings
WATCHER_NAME = "watcher"
OBSERVER_NAMES = (*"0123", WATCHER_NAME)


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


def read_set(value: Any, where: str) -> list[Any]:
    """A list in which nothing stands twice."""
    found = read_list(value, where)
    for n, each in enumerate(found):
        if each in found[:n]:
            raise PositionError(where, "twice", card=str(each)[:40])
    return found


def read_word(value: Any, where: str, known: tuple[str, ...]) -> int:
    """One of some words, as its place."""
    if not isinstance(value, str) or value not in known:
        raise PositionError(where, "one-of", allowed=", ".join(known), value=repr(value)[:40])
    return known.index(value)


def read_flag(value: Any, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise PositionError(where, "one-of", allowed="true, false", value=repr(value)[:40])
    return value


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
        self.turn = -1  # who is asked, where one seat is

    def read(self) -> Enclave:
        """The table, with the right rules in progress."""
        doc, e = self.document, self.e
        self.phase = PHASES[read_word(doc.get("phase", "round"), "phase", PHASES)]
        check_entries(doc, self.phase)
        if doc.get("place") is not None and not self._tree_resolves():
            raise PositionError("place", "other-moment", game=GAME, phases=", ".join(IN_TREE))
        rows = doc.get("players", [{}] * self.seats)
        if not isinstance(rows, list) or len(rows) != self.seats:
            raise PositionError("players", "per-seat", seats=self.seats)
        check_thieves(rows, self.phase)
        last = 1 if self.phase == "bid" else int(self.cards.rounds)
        e.round = read_number(doc.get("round", 1), "round", 1, last)
        self._colours(rows)
        if self.phase == "bid":
            self._bid_phase(rows)
            return e
        self._board(doc)
        for seat, row in enumerate(rows):
            self._player(seat, row)
        self._points()
        self._whose_turn()
        self._cubes()
        self._cards(doc, rows)
        self._pairs()
        self._knowledge(doc)
        self._stack()
        wrong = e.check()
        if wrong:
            raise PositionError(DOCUMENT, "adds-up", game=GAME, what=wrong[0])
        if self.phase == "plan":
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
        chosen = int(self.e.colours)  # EN-VAR3
        free = list(range(len(COLOURS)))
        for seat, row in enumerate(rows):
            where = f"players[{seat}].colour"
            known: tuple[str, ...] = COLOURS if chosen < 0 else (COLOURS[(chosen >> (3 * seat)) & 7],)
            if "colour" in row or chosen >= 0:
                colour = COLOURS.index(known[read_word(row.get("colour", known[0]), where, known)])
                if colour not in free:
                    raise PositionError(where, "colour-taken", "EN-S2", game=GAME)
                free.remove(colour)
                self.e.players[seat].colour = colour
        for player in self.e.players:
            if player.colour < 0:
                player.colour = free.pop(0)

    def _player(self, seat: int, row: Mapping[str, Any]) -> None:
        where, p = f"players[{seat}]", self.e.players[seat]
        place = seats_of(int(self.e.order)).index(seat)
        p.coins = read_number(row.get("coins", self.cards.coins[place]), f"{where}.coins", 0, MOST_COUNTED)
        p.knowledge = read_number(row.get("knowledge", 0), f"{where}.knowledge", 0, MOST_COUNTED)
        p.tiles = read_number(row.get("tiles", 0), f"{where}.tiles", 0, int(self.cards.tree_tiles))
        p.points = read_number(row.get("points", 0), f"{where}.points", 0, 99)
        for level in read_set(row.get("markers", ()), f"{where}.markers"):
            p.markers |= 1 << (read_number(level, f"{where}.markers", 1, LEVELS) - 1)
        for key in ("thief", "machine"):
            self._upgrades(p, row.get(key, ()), key, f"{where}.{key}")
        self.e.measure(p)
        p.p = read_number(row.get("p", int(p.p_max)), f"{where}.p", -5, int(p.p_max))
        p.m = read_number(row.get("m", int(p.m_max)), f"{where}.m", -5, int(p.m_max))
        for name in read_set(row.get("played", ()), f"{where}.played"):
            p.played |= 1 << read_word(name, f"{where}.played", PLACES)
        if row.get("card") is not None:
            p.card = read_word(row["card"], f"{where}.card", PLACES) + 1
        for key in ("prepared", "sync", "extra"):
            value = row.get(key)
            setattr(p, key, 0 if value is None else read_word(value, f"{where}.{key}", ("next", "now")) + 1)
        for key in ("cancel", "tyllo", "used_tile"):
            setattr(p, key, read_flag(row.get(key, False), f"{where}.{key}"))
        if p.used_tile and p.prepared != NOW:
            raise PositionError(f"{where}.used_tile", "no-preparation", "EN-C4", game=GAME)
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

    def _points(self) -> None:
        """EN-F3, EN-F4, EN-E1: what the tree has given is what the thieves have; four tree tiles end the game."""
        e, start = self.e, int(self.cards.marks[self.seats])
        for level in range(1, LEVELS + 1):
            takers = sum((int(p.markers) >> (level - 1)) & 1 for p in e.players)
            if takers != (e.mark(level) == 0):
                raise PositionError("marks", "marker-taken", "EN-F4", game=GAME, level=level, takers=takers)
        given = sum(start - int(e.mark(level)) for level in range(1, LEVELS + 1))
        points = sum(int(p.points) for p in e.players)
        if points != given:
            raise PositionError("marks", "points-given", "EN-F3", game=GAME, given=given, points=points)
        if e.tile_supply() < 0:
            most = int(self.cards.tree_tiles)
            raise PositionError("players", "tile-supply", "EN-S16", game=GAME, most=most)
        if self.phase == "over" and not instant(e) and e.round < self.cards.rounds:
            raise PositionError("phase", "not-over", "EN-E2", game=GAME, rounds=int(self.cards.rounds))
        if self.phase in ("round", "initiative", *PLANNING) and instant(e):
            seat = next(s for s, p in enumerate(e.players) if p.tiles >= TREE_TILES_TO_WIN)
            raise PositionError(f"players[{seat}].tiles", "over-by-tiles", "EN-E1", game=GAME)

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
        chosen = int(e.tree_set)  # EN-VAR2
        standing = FIRST_TREE if chosen < 0 else [TREE_IDS[(chosen >> (5 * n)) & 31] for n in range(LEVELS)]
        given = read_list(doc.get("tree", standing), "tree")
        if len(given) != LEVELS:
            raise PositionError("tree", "tree-cards", "EN-S14", game=GAME)
        for n, name in enumerate(given):
            known = TREE_IDS[3 * n : 3 * n + 3] if chosen < 0 else (standing[n],)
            e.tree |= TREE_IDS.index(known[read_word(str(name).upper(), "tree", known)]) << (5 * n)
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
        for seat in seats_of(int(e.second)):
            if seat in seats_of(int(e.queue(self._location()))):
                raise PositionError("second", "both-tracks", "EN-K6", game=GAME, seat=seat)
        levels = read_table(doc.get("levels", {}), "levels", set("12345"))
        for n in range(1, LEVELS + 1):
            e.set_level(n, self._seat_list(levels.get(str(n), ()), f"levels.{n}"))

    def _cubes(self) -> None:
        """Between rounds the board is bare; cubes lie where cards were played and nothing has resolved yet."""
        e = self.e
        if self.phase == "round" and any(e.tile(n) for n in range(TOWN)):
            raise PositionError("tiles", "other-moment", "EN-R1", game=GAME, phases="initiative …")
        spaces = {f"cubes.{PLACES[n]}": seats_of(int(e.queue(n))) for n in range(TOWN)}
        if e.second:
            spaces[f"cubes.{self.phase}"] += seats_of(int(e.second))
        spaces |= {f"levels.{n}": seats_of(int(e.level(n))) for n in range(1, LEVELS + 1)}
        for where, cubes in spaces.items():
            if cubes and self._resolved(where):
                raise PositionError(where, "cubes-gone", "EN-A2", game=GAME)
        for seat in range(self.seats):
            self._cubes_of(seat, [where for where, cubes in spaces.items() if seat in cubes])

    def _resolved(self, where: str) -> bool:
        """No cube lies on the board outside the planning and before its location or level is done (EN-V3)."""
        if self.phase in BARE_BOARD:
            return True
        space = where.partition(".")[2]
        if space not in PLACES:
            return self._tree_resolves() and int(space) < self._level()
        if self.phase in PLANNING:
            return False
        return self._tree_resolves() or self.e.tile(PLACES.index(space)) < self.e.tile(self._location())

    def _cubes_of(self, seat: int, lie: list[str]) -> None:
        """EN-P3, EN-P6: one card, one cube; the Tree's on one level only."""
        player = self.e.players[seat]
        climbs = [where for where in lie if where.startswith("levels.")]
        if len(climbs) > 1:
            raise PositionError(climbs[1], "two-levels", "EN-P3", game=GAME, seat=seat, level=climbs[0][-1])
        places = sum(1 << PLACES.index(where[6:]) for where in lie if where not in climbs)
        places |= len(climbs) << int(TREE)
        most = int(CARDS_A_ROUND) + (player.extra != 0)  # also if another one was won since
        if max(places.bit_count(), int(ones(player.played))) > most:
            raise PositionError(f"players[{seat}].played", "cards-a-round", "EN-P3", game=GAME, most=most)
        if places & ~int(player.played) and (player.played or self.phase in PLANNING):
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
        elif self.phase not in BARE_BOARD:
            rest = [n for n in range(TOWN) if n != self._location()]
            order = [*([self._location()] if self._location() >= 0 else []), *rest]
            self.e.tiles = sum(number << (3 * n) for number, n in enumerate(order, 1))
        if self.phase not in BARE_BOARD and any(not self.e.tile(n) for n in range(TOWN)):
            raise PositionError("tiles", "all-tiles", "EN-I1", game=GAME)

    def _tree_resolves(self) -> bool:
        """Is it phase IV?"""
        return self.phase in IN_TREE or "level" in self.document

    def _level(self) -> int:
        """The tree level that resolves."""
        return read_number(self.document.get("level", min(int(self.e.round), LEVELS)), "level", 1, LEVELS)

    def _location(self) -> int:
        """The town location that resolves in this phase, or -1."""
        if self.phase in ("oracle", "return") and "level" not in self.document:
            return int(ORACLE)
        if self.phase in MARKETS:
            return PLACES.index(self.phase)
        if self.phase in ("sync", "crossing", *ON_MISSION) and "level" not in self.document:
            return int(CROSSING)
        return -1

    # -- whose turn ----------------------------------------------------------------------------------

    def _whose_turn(self) -> None:
        """Who is asked: the first in turn order or among the cubes; an entry `turn` says the same."""
        e, phase = self.e, self.phase
        if phase not in ASKS_ONE:
            return
        given = read_number(self.document["turn"], "turn", 0, self.seats - 1) if "turn" in self.document else -1
        if phase == "initiative":
            self.turn = int(e.turn(sum(1 for n in range(TOWN) if e.tile(n)) % self.seats))
        elif phase == "level":
            waits = [s for s in seats_of(int(e.order)) if e.players[s].card == TREE + 1]
            self.turn = given if given >= 0 else (*waits, int(e.turn(0)))[0]
        else:
            self.turn = self._first_cube(given)
        if phase in ("sync", *ON_MISSION) and given >= 0:
            self.turn = given  # not always the first cube's: see _crossing and _on_mission
        elif given not in (-1, self.turn):
            clause = "EN-I1" if phase == "initiative" else "EN-A3"
            raise PositionError("turn", "whose-turn", clause, game=GAME, seat=self.turn)

    def _first_cube(self, given: int) -> int:
        """Whose cube is first where something resolves; where none lies, `turn` brings the only one."""
        e = self.e
        if self._tree_resolves():
            level = self._level()
            if not e.level(level):
                e.set_level(level, (given if given >= 0 else int(e.turn(0))) + 1)
            return int(e.level(level) & 7) - 1
        location = self._location()
        queue = int(e.queue(location) or e.second)
        if not queue and given >= 0:
            queue = given + 1
            e.set_queue(location, queue)
        waiting = [seat for seat in seats_of(queue) if location != CROSSING or e.players[seat].mate >= 0]
        if not waiting:
            raise PositionError(f"cubes.{PLACES[location]}", "no-cube", "EN-A3", game=GAME)
        return waiting[0]

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
            entry = read_table(decks.get(name, {}), f"decks.{name}", {"top", "bottom", "pile"})
            deck = e.decks[which]
            deck.top = tuple(self._take(entry.get("top", ()), f"decks.{name}.top", (which,)))
            deck.bottom = tuple(self._take(entry.get("bottom", ()), f"decks.{name}.bottom", (which,)))
            deck.pile = tuple(self._take(entry.get("pile", ()), f"decks.{name}.pile", (which,)))
        for seat, row in enumerate(rows):
            if "hand" in row:
                self._hand(e.players[seat], row["hand"], f"players[{seat}].hand")
            if "used" in row:
                self._used(e.players[seat], row["used"], f"players[{seat}].used")
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
        for name in read_set(names, where):
            held = int(self.cards.card[self._number(name, where)].held)
            if not held or not player.hand & held & int(self.cards.protections):
                raise PositionError(where, "not-packable", "EN-X2", game=GAME)
            player.packed |= held

    def _used(self, player: Player, names: Any, where: str) -> None:
        player.used = self._row(names, where, (int(SQUARE), int(FINDS)), int(MOST_SARCOPHAGUS))
        if any(self.cards.card[n].kind != PROTECTION for n in numbers(int(player.used))):
            raise PositionError(where, "not-packable", "EN-X2", game=GAME)

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
            if deck.is_thin():
                raise PositionError(f"decks.{DECK_NAMES[which]}.pile", "thin-deck", "EN-D1", game=GAME)

    def _mission(self, doc: Mapping[str, Any]) -> None:
        e = self.e
        if "mission" not in doc:
            return
        entry = read_table(doc["mission"], "mission", {"card", "traps", "left"})
        name = str(entry.get("card", ""))
        if name == "TC3B":
            e.mission = ANGELOS_MISSION
        else:
            e.mission = self._take([name], "mission.card", (int(MISSIONS),))[0]
        e.traps = self._row(entry.get("traps", ()), "mission.traps", (3,), 4)

    def _pairs(self) -> None:
        for seat, player in enumerate(self.e.players):
            if player.mate and not self._paired(seat):
                raise PositionError(f"players[{seat}].mate", "mates", "EN-Y1", game=GAME)

    def _paired(self, seat: int) -> bool:
        """Holder and partner name each other, and both stand at the Crossing."""
        mate = int(self.e.players[seat].mate)
        other = abs(mate) - 1
        queue = seats_of(int(self.e.queue(CROSSING)))
        if other == seat or other >= self.seats or seat not in queue or other not in queue:
            return False
        holder = self.e.players[seat if mate > 0 else other]
        return holder.sync == NOW and self.e.players[other].mate == (-1 - seat if mate > 0 else seat + 1)

    # -- who knows what ------------------------------------------------------------------------------

    def _knowledge(self, doc: Mapping[str, Any]) -> None:
        """Left out: nobody knows the fixed cards of a deck; finds in hand and looked-at cards only their holder."""
        if "unknown" in doc:
            self._given_knowledge(read_table(doc["unknown"], "unknown", set(OBSERVER_NAMES)))
        else:
            self._usual_knowledge()
        for n, fact in enumerate(read_list(doc.get("facts", ()), "facts")):
            self._fact(fact, f"facts[{n}]")

    def _usual_knowledge(self) -> None:
        e = self.e
        for deck in e.decks:
            for card in (*deck.top, *deck.bottom):
                deck.hide(card, 0)
        for card in numbers(int(e.looking)):
            e.decks[e.cards.card[card].deck].hide(card, 1 << self.turn)
        if e.find:
            e.decks[FINDS].hide(e.find, 1 << self.turn)
        for seat, player in enumerate(e.players):
            for name in held_ids(int(player.hand) & e.cards.backs[FINDS], e.cards):
                e.decks[FINDS].hide(self.number_of[name], 1 << seat)

    def _given_knowledge(self, given: Mapping[str, Any]) -> None:
        for observer, name in enumerate(OBSERVER_NAMES):
            for each in read_set(given.get(name, ()), f"unknown.{name}"):
                number = self._number(each, f"unknown.{name}")
                if not self._may_not_know(observer, number):
                    raise PositionError(f"unknown.{name}", "knows", game=GAME, card=str(each)[:10])
                deck = self.e.decks[self.cards.card[number].deck]
                deck.set_unknown(observer, deck.unknown(observer) | deck.bit(number))

    def _fact(self, fact: Any, where: str) -> None:
        entry = read_table(fact, where, {"of", "cards", "among"})
        observer = read_word(str(entry.get("of")), f"{where}.of", OBSERVER_NAMES)
        cards = [self._number(x, where) for x in read_set(entry.get("cards", ()), f"{where}.cards")]
        among = [self._number(x, where) for x in read_set(entry.get("among", ()), f"{where}.among")]
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
            return observer != self.turn
        return any(p.hand & card.held for s, p in enumerate(e.players) if s != observer)

    # -- rules in progress ---------------------------------------------------------------------------

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
        elif phase in PLANNING:
            round_.step = PHASE_ACTION
            self._planning()
        elif self._tree_resolves():
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
        step = max(counts)
        fifth = step > CARDS_A_ROUND and self.phase == "level"  # EN-P6
        if any(n not in ((step - 1, step) if fifth else (min(step, int(CARDS_A_ROUND)),)) for n in counts):
            raise PositionError("players", "played", "EN-P3", game=GAME)
        frame.step = step
        if self.phase == "level":
            frame.placing = True
            frame.at = seats_of(int(e.order)).index(self.turn)
            self._turned_up()
        e.push(frame)

    def _turned_up(self) -> None:
        """EN-P2, EN-P4: in turn order, cards turned up wait for their cubes; the first of them is the Tree's."""
        e, waits = self.e, False
        for seat in seats_of(int(e.order)):
            where, card = f"players[{seat}].card", int(e.players[seat].card) - 1
            waits = waits or seat == self.turn
            if seat == self.turn and card != TREE:
                raise PositionError(where, "no-tree-card", "EN-P4", game=GAME)
            if card < 0:
                continue
            lies = self._climbs(seat) if card == TREE else seat in seats_of(int(e.queue(card)))
            if lies or not waits or not int(e.players[seat].played) >> card & 1:
                raise PositionError(where, "cube-waits", "EN-P2", game=GAME)

    def _climbs(self, seat: int) -> bool:
        return any(seat in seats_of(int(self.e.level(n))) for n in range(1, LEVELS + 1))

    def _in_town(self) -> None:
        e, phase = self.e, self.phase
        if phase in ("oracle", "return"):
            oracle = Oracle()
            oracle.step = 2
            e.push(oracle)
            self._peek(self.turn, int(self.cards.oracle))
        elif phase in MARKETS:
            e.push(Market(self._location()))
        else:
            self._crossing()

    def _peek(self, seat: int, most: int) -> None:
        frame = Peek(seat, most)
        if self.phase == "return":
            frame.step = 1
            if not self.e.looking:
                raise PositionError("looking", "nothing-looked-at", "EN-O4", game=GAME)
            if len(numbers(int(self.e.looking))) > most:
                raise PositionError("looking", "too-many-cards", "EN-O3", game=GAME, most=most)
        self.e.push(frame)

    def _crossing(self) -> None:
        e, frame = self.e, Crossing()
        e.push(frame)
        if self.phase == "sync":
            self._pairing(frame)
            return
        frame.step = ms.CHOOSING
        if self.phase in ON_MISSION:
            frame.step = ms.CROSSED
            self._on_mission(int(frame.actor(e)))

    def _pairing(self, frame: Crossing) -> None:
        """EN-Y1: whose turn it is holds a tile and may choose a partner; those before have been asked."""
        e = self.e
        if "turn" not in self.document:
            return
        queue, player = seats_of(int(e.queue(CROSSING))), e.players[self.turn]
        if self.turn not in queue or player.sync != NOW or player.mate or not ms.partners(e, self.turn):
            raise PositionError("turn", "no-partners", "EN-Y1", game=GAME)
        frame.asked = queue.index(self.turn)

    def _on_mission(self, seat: int) -> None:
        """EN-X1: who is on the mission, and how far they are."""
        e = self.e
        if not e.mission:
            raise PositionError("mission", "no-mission", "EN-X1", game=GAME)
        mate = int(e.players[seat].mate) - 1
        if self.turn not in (seat, mate):
            raise PositionError("turn", "not-on-mission", "EN-X1", game=GAME)
        if (self.phase == "find") != bool(e.find):
            raise PositionError("find", "find-phase", "EN-W4", game=GAME)
        frame = Mission(seat, mate)
        self._still_to_come(frame)
        self._equipment(frame)
        frame.step = MISSION_STEPS[self.phase]
        if self.phase in ("pack", "use"):
            frame.step += 1 if self.turn == mate else 0
        else:
            frame.turn = 1 if self.turn == mate else 0
            frame.won = True
        e.push(frame)

    def _still_to_come(self, frame: Mission) -> None:
        """EN-X3, EN-Y3, EN-W1: the traps that lie there, and tiles or finds that are left."""
        e, card = self.e, frame.card(self.e)
        if (e.mission == ANGELOS_MISSION) != (self._tree_card() == ANGELOS):
            raise PositionError("mission.card", "other-mission", "EN-TC3B", game=GAME)
        due = 0 if self.phase == "pack" else int(card.traps) + (frame.mate >= 0)
        if len(numbers(int(e.traps))) != due:
            raise PositionError("mission.traps", "traps-due", "EN-X3", game=GAME, due=due)
        low, high = {
            "pack": (1, 1),  # somebody is asked
            "use": (0, 0),
            "tree-tile": (1, int(card.tiles)),
            "find": (0, int(card.finds) - 1),
        }[self.phase]
        if low > high:
            raise PositionError("mission.card", "no-reward", "EN-X10", game=GAME)
        frame.left = read_number(self.document["mission"].get("left", low), "mission.left", low, high)

    def _equipment(self, frame: Mission) -> None:
        """EN-X2, EN-X4, EN-T5, EN-Y4: the team packs within its limits, and the partner after the holder."""
        for seat, player in enumerate(self.e.players):
            where = f"players[{seat}]"
            used = len(numbers(int(player.used)))
            many = int(ones(player.packed)) + used
            if seat not in (frame.seat, frame.mate) and (many or player.used_tile):
                raise PositionError(where, "not-on-mission", "EN-X1", game=GAME)
            if many > player.sarcophagus:
                raise PositionError(
                    f"{where}.packed", "too-many-cards", "EN-T5", game=GAME, most=int(player.sarcophagus)
                )
            early = many if self.phase == "pack" else used or player.used_tile
            if seat == frame.mate and self.turn == frame.seat and self.phase in ("pack", "use") and early:
                raise PositionError(where, "holder-first", "EN-Y4", game=GAME)

    def _tree_card(self) -> int:
        """The card of the level that resolves, or -1."""
        return int(self.e.tree_card(self._level())) if self._tree_resolves() else -1

    def _in_tree(self) -> None:
        e, frame, seat = self.e, Tree(), int(self.e.level(self._level()) & 7) - 1
        frame.level = self._level()
        waiting = len(seats_of(int(e.level(frame.level))))
        frame.place = read_number(self.document.get("place", 0), "place", 0, self.seats - waiting)
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
            if self._tree_card() != AMBER:
                raise PositionError("level", "not-amber", "EN-TC4A", game=GAME)
            self._peek(seat, int(self.cards.amber_looks))

    def _stall(self, card: TreeCard) -> None:
        """EN-TC1B, EN-TC1C, EN-Q49: cards of the deck are looked at, or lie in the discard pile."""
        e = self.e
        card.step = STALL
        if self._tree_card() not in (ANZELM, MA_LOU):
            raise PositionError("level", "not-a-stall", "EN-Q49", game=GAME)
        entry = read_table(self.document.get("stall", {}), "stall", {"source", "count"})
        card.source = read_word(entry.get("source", "deck"), "stall.source", SOURCES)
        looked, looks, which = numbers(int(e.looking)), int(self.cards.stall_looks), int(card.stall(e))
        if card.source == FROM_PILE:
            most = min(looks, len(e.decks[which].pile))
            if not most:
                raise PositionError("stall.source", "no-pile", "EN-Q49", game=GAME)
            if looked:
                raise PositionError("looking", "pile-is-open", "EN-Q49", game=GAME)
            card.left = read_number(entry.get("count", 1), "stall.count", 1, most)
            return
        if not looked:
            raise PositionError("looking", "nothing-looked-at", "EN-Q49", game=GAME)
        if len(looked) > looks:
            raise PositionError("looking", "too-many-cards", "EN-Q49", game=GAME, most=looks)
        for number in looked:
            if self.cards.card[number].deck != which:
                raise PositionError("looking", "other-deck", "EN-Q49", game=GAME, card=self.cards.ids[number])
        read_number(entry.get("count", 1), "stall.count", 1, len(looked))

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

    def _bid(self, value: Any, where: str) -> int:
        """EN-S5: within the purse, and no other bid again but 0."""
        bid = read_number(value, where, 0, int(self.cards.auction))
        if not int(free_bids(self.e)) >> bid & 1:
            raise PositionError(where, "bid-taken", "EN-S5", game=GAME)
        return bid

    def _bid_phase(self, rows: list[Mapping[str, Any]]) -> None:
        """EN-S5: who has bid what; the rest bids in turn."""
        e = self.e
        if not e.auction:
            raise PositionError("phase", "no-auction", "EN-VAR1", game=GAME)
        frame = Setup()
        frame.step = BIDDING
        frame.first = read_number(self.document.get("first", 0), "first", 0, self.seats - 1)
        seats = [int(frame.first + at) % self.seats for at in range(self.seats)]
        bidders = [seat for seat in seats if rows[seat].get("bid") is not None]
        for seat in bidders:
            bid = self._bid(rows[seat]["bid"], f"players[{seat}].bid")
            if seat != seats[frame.at]:
                raise PositionError(
                    f"players[{seat}].bid", "bids-in-turn", "EN-S5", game=GAME, seat=seats[frame.at]
                )
            e.bids |= (bid + 1) << (4 * seat)
            frame.at += 1
        given = self.document.get("turn")
        if given is not None and (frame.at == self.seats or given != seats[frame.at]):
            raise PositionError("turn", "whose-turn", "EN-S5", game=GAME, seat=seats[frame.at % self.seats])
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
    doc["unknown"] = {name: _unknown(e, n) for n, name in enumerate(OBSERVER_NAMES)}
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
    if e.about != said.ASK_PLAN or not e.invited or not e.answers or e.answers[seat] < 0:
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
        said.ASK_BID: "bid",
        said.ASK_TILE: "initiative",
        said.ASK_PLAN: "plan",
        said.ASK_LEVEL: "level",
        said.ASK_PEEK: "oracle",
        said.ASK_RETURN: "return",
        said.ASK_MARKET: "outlet" if _outlet(e) else "square",
        said.ASK_SYNC: "sync",
        said.ASK_CROSSING: "crossing",
        said.ASK_PACK: "pack",
        said.ASK_USE: "use",
        said.ASK_TREE_TILE: "tree-tile",
        said.ASK_FIND: "find",
        said.ASK_EXCHANGE: "exchange",
        said.ASK_TREE_CARD: "card",
        said.ASK_STALL: "stall",
    }[int(e.about)]


def _outlet(e: Enclave) -> bool:
    top = e.stack[-1]
    return isinstance(top, Market) and top.deck() == OUTLET
