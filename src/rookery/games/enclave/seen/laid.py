"""Positions of Enclave: what lies on the table, and how its entries (entries.py) fit together."""

from collections.abc import Mapping
from typing import Any

from rookery.core.bits import ones
from rookery.errors import PositionError
from rookery.games.documents.shapes import members, number, one_of
from rookery.games.documents.sheet import Reading
from rookery.games.enclave.cards.book import (
    COLOURS,
    CROSSING,
    DECK_NAMES,
    DECKS,
    LEVELS,
    MACHINE,
    MISSIONS,
    ORACLE,
    OUTLET,
    PLACES,
    PROTECTION,
    SQUARE,
    THIEF,
    TOWN,
    TREE,
    CardTable,
)
from rookery.games.enclave.cards.reading import GAME
from rookery.games.enclave.moves.notation import seats_of
from rookery.games.enclave.rules import mission as ms
from rookery.games.enclave.rules.rounds import CARDS_A_ROUND
from rookery.games.enclave.rules.score import instant
from rookery.games.enclave.seen.entries import (
    ASKS_ONE,
    BARE_BOARD,
    IN_TREE,
    MARKETS,
    ON_MISSION,
    PLANNING,
    SHEET,
    free_colour,
    impossible,
    in_game,
)
from rookery.games.enclave.seen.knowing import given_facts, given_knowledge, usual_knowledge
from rookery.games.enclave.seen.view import numbers
from rookery.games.enclave.state.table import NOW, TREE_TILES_TO_WIN, Enclave, Player

MISSION_STEPS = {"pack": ms.PACK, "use": ms.USE, "tree-tile": ms.TILES, "find": ms.FIND}
NEXT_ROUND = ("prepared", "sync", "extra")  # tiles and an action for the next round, won in phases III and IV


class Laid(Reading):
    """A table that is being laid from a document."""

    sheet = SHEET
    t: Enclave

    def __init__(self, document: Mapping[str, Any], t: Enclave) -> None:
        super().__init__(document, t)
        self.e = t
        self.cards: CardTable = t.cards
        self.turn = -1  # who is asked, where one seat is

    def lay(self) -> None:
        """Everything but the rules in progress."""
        e = self.e
        self._tiles()
        self._tracks()
        for seat, player in enumerate(e.players):
            self._player(player, f"players[{seat}]")
        self._points()
        self._whose_turn()
        self._cubes()
        self._hands()
        self._rest(self.values["rows"])
        self._pairs()
        if "unknown" in self.values:
            given_knowledge(e, self.turn, self.values["unknown"])
        else:
            usual_knowledge(e, self.turn)
        given_facts(e, self.values["facts"])

    # -- thieves -------------------------------------------------------------------------------------

    def _colours(self) -> None:
        """EN-S2: everybody has one of their own, those of the options if they choose."""
        for seat, player in enumerate(self.e.players):
            where = f"players[{seat}].colour"
            if self.e.colours >= 0:
                one_of(COLOURS[player.colour], where, [COLOURS[free_colour(self, seat)]])
            if any(other.colour == player.colour for other in self.e.players[:seat]):
                raise PositionError(where, "colour-taken", "EN-S2", game=GAME)

    def _player(self, p: Player, where: str) -> None:
        number(int(p.p), f"{where}.p", -5, int(p.p_max))
        number(int(p.m), f"{where}.m", -5, int(p.m_max))
        for key, kind, cards in (
            ("thief", THIEF, (p.thief1, p.thief2)),
            ("machine", MACHINE, (p.machine1, p.machine2)),
        ):
            if any(n and self.cards.card[n].kind != kind for n in cards):
                raise PositionError(f"{where}.{key}", "not-an-upgrade", "EN-U2", game=GAME)
        for key in NEXT_ROUND:
            if getattr(p, key) == 1 and self.phase in ("round", "initiative", *PLANNING):
                raise PositionError(f"{where}.{key}", "next-round", "EN-R1", game=GAME)
        impossible(p.used_tile and p.prepared != NOW, f"{where}.used_tile", "no-preparation", "EN-C4")

    def _points(self) -> None:
        """EN-F3, EN-F4, EN-E1: what the tree has given is what the thieves have; four tree tiles end the game."""
        e, start = self.e, int(self.cards.marks[self.seats])
        for level in range(1, LEVELS + 1):
            takers = sum((int(p.markers) >> (level - 1)) & 1 for p in e.players)
            impossible(takers != (e.mark(level) == 0), "marks", "marker-taken", "EN-F4", level=level, takers=takers)
        given = sum(start - int(e.mark(level)) for level in range(1, LEVELS + 1))
        points = sum(int(p.points) for p in e.players)
        impossible(points != given, "marks", "points-given", "EN-F3", given=given, points=points)
        if e.tile_supply() < 0:
            most = int(self.cards.tree_tiles)
            raise PositionError("players", "tile-supply", "EN-S16", game=GAME, most=most)
        if self.phase == "over" and not instant(e) and e.round < self.cards.rounds:
            raise PositionError("phase", "not-over", "EN-E2", game=GAME, rounds=int(self.cards.rounds))
        if self.phase in ("round", "initiative", *PLANNING) and instant(e):
            seat = next(s for s, p in enumerate(e.players) if p.tiles >= TREE_TILES_TO_WIN)
            raise PositionError(f"players[{seat}].tiles", "over-by-tiles", "EN-E1", game=GAME)

    # -- board ---------------------------------------------------------------------------------------

    def _tracks(self) -> None:
        """EN-K6: a cube lies on one track of a market."""
        e = self.e
        for seat in seats_of(int(e.second)):
            if seat in seats_of(int(e.queue(self._location()))):
                raise PositionError("second", "both-tracks", "EN-K6", game=GAME, seat=seat)

    def _cubes(self) -> None:
        """Between rounds the board is bare; cubes lie where cards were played and nothing has resolved yet."""
        e = self.e
        if self.phase == "round" and any(e.tile(n) for n in range(TOWN)):
            raise PositionError("tiles", "phases", "EN-R1", phases="initiative …")
        spaces = {f"cubes.{PLACES[n]}": seats_of(int(e.queue(n))) for n in range(TOWN)}
        if e.second:
            spaces[f"cubes.{self.phase}"] += seats_of(int(e.second))
        spaces |= {f"levels.{n}": seats_of(int(e.level(n))) for n in range(1, LEVELS + 1)}
        for where, cubes in spaces.items():
            impossible(cubes and self._resolved(where), where, "cubes-gone", "EN-A2")
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

    def _tiles(self) -> None:
        """Tiles left out: none before they are placed; else this location first, then in the board's order."""
        e, used = self.e, 0
        if "tiles" in self.values:
            for place, tile in self.values["tiles"].items():
                impossible(tile and used >> tile & 1, f"tiles.{place}", "tile-twice", "EN-I1")
                used |= 1 << tile
                e.tiles |= tile << (3 * PLACES.index(place))
        elif self.phase not in BARE_BOARD:
            rest = [n for n in range(TOWN) if n != self._location()]
            order = [*([self._location()] if self._location() >= 0 else []), *rest]
            e.tiles = sum(tile << (3 * n) for tile, n in enumerate(order, 1))
        if self.phase not in BARE_BOARD and any(not e.tile(n) for n in range(TOWN)):
            raise PositionError("tiles", "all-tiles", "EN-I1", game=GAME)

    def _tree_resolves(self) -> bool:
        """Is it phase IV?"""
        return self.phase in IN_TREE or "level" in self.document

    def _level(self) -> int:
        """The tree level that resolves."""
        return int(self.values.get("level", min(int(self.e.round), LEVELS)))

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
        given = self.values.get("turn", -1)
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

    def _hands(self) -> None:
        rows = self.values["players"]
        for seat, (player, row) in enumerate(zip(self.e.players, rows, strict=True)):
            for card in row.get("hand", ()):
                held = int(self.cards.card[card].held)
                if not held:
                    where, name = f"players[{seat}].hand", self.cards.ids[card]
                    raise PositionError(where, "not-held", "EN-G5", game=GAME, card=name)
                player.hand |= held
            if any(self.cards.card[n].kind != PROTECTION for n in numbers(int(player.used))):
                raise PositionError(f"players[{seat}].used", "not-packable", "EN-X2", game=GAME)
        for seat, (player, row) in enumerate(zip(self.e.players, rows, strict=True)):
            if "hand" not in row:
                self._starting_hand(player)
            self._packed(player, row["packed"], f"players[{seat}].packed")

    def _starting_hand(self, player: Player) -> None:
        """A hand left out: the starting protections that lie nowhere else."""
        for card in self.cards.card[1:]:
            name = self.cards.ids[card.number]
            if card.colour == player.colour and name not in self.placed:
                self.placed[name] = "a hand"
                player.hand |= card.held

    def _packed(self, player: Player, cards: int, where: str) -> None:
        for card in members(cards):
            held = int(self.cards.card[card].held)
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
                if self.cards.ids[n] not in self.placed and in_game(e, n)
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

    def _pairs(self) -> None:
        for seat, player in enumerate(self.e.players):
            impossible(player.mate and not self._paired(seat), f"players[{seat}].mate", "mates", "EN-Y1")

    def _paired(self, seat: int) -> bool:
        """Holder and partner name each other, and both stand at the Crossing."""
        mate = int(self.e.players[seat].mate)
        other = abs(mate) - 1
        queue = seats_of(int(self.e.queue(CROSSING)))
        if other == seat or other >= self.seats or seat not in queue or other not in queue:
            return False
        holder = self.e.players[seat if mate > 0 else other]
        return holder.sync == NOW and self.e.players[other].mate == (-1 - seat if mate > 0 else seat + 1)
