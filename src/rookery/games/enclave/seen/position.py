"""Positions of Enclave: the rules in progress at a table laid from a document."""

from collections.abc import Mapping
from typing import Any

from rookery.core.bits import ones
from rookery.errors import PositionError
from rookery.games.documents.shapes import number
from rookery.games.enclave.cards.book import AMBER, ANGELOS, ANZELM, CROSSING, LEVELS, MA_LOU, TOWN, TREE
from rookery.games.enclave.cards.reading import GAME
from rookery.games.enclave.moves import codes as mv
from rookery.games.enclave.moves.notation import seats_of
from rookery.games.enclave.rules import mission as ms
from rookery.games.enclave.rules.market import Market
from rookery.games.enclave.rules.mission import Crossing, Mission
from rookery.games.enclave.rules.oracle import Oracle, Peek
from rookery.games.enclave.rules.rounds import (
    CARDS_A_ROUND,
    PHASE_ACTION,
    PHASE_PLANNING,
    PHASE_ROTATION,
    START,
    Evening,
    Initiative,
    Planning,
    Round,
)
from rookery.games.enclave.rules.setup import BIDDING, Setup, free_bids
from rookery.games.enclave.rules.tree import EXCHANGE, LEAVE, Tree
from rookery.games.enclave.rules.tree_cards import DONE, FROM_PILE, OFFERED, STALL, TreeCard
from rookery.games.enclave.seen.entries import IN_TREE, MARKETS, ON_MISSION, PLANNING, impossible
from rookery.games.enclave.seen.laid import Laid
from rookery.games.enclave.seen.view import numbers
from rookery.games.enclave.state.table import ANGELOS_MISSION, NOW, Enclave

MISSION_STEPS = {"pack": ms.PACK, "use": ms.USE, "tree-tile": ms.TILES, "find": ms.FIND}
NEXT_ROUND = ("prepared", "sync", "extra")  # tiles and an action for the next round, won in phases III and IV


class PositionReader(Laid):
    """Builds a table from a document, refusing what cannot be."""

    def read(self) -> Enclave:
        """The table, with the right rules in progress."""
        self.entries()
        self._colours()
        if self.phase == "bid":
            self._bid_phase()
            return self.e
        if self.document.get("place") is not None and not self._tree_resolves():
            raise PositionError("place", "phases", phases=", ".join(IN_TREE))
        self.lay()
        self._stack()
        self.sound()
        if self.phase == "plan":
            self._choices()
        return self.e

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
            impossible(seat == self.turn and card != TREE, where, "no-tree-card", "EN-P4")
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
            impossible(not self.e.looking, "looking", "nothing-looked-at", "EN-O4")
            if len(numbers(int(self.e.looking))) > most:
                raise PositionError("looking", "too-many", "EN-O3", most=most)
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
        if "turn" not in self.values:
            return
        queue, player = seats_of(int(e.queue(CROSSING))), e.players[self.turn]
        if self.turn not in queue or player.sync != NOW or player.mate or not ms.partners(e, self.turn):
            raise PositionError("turn", "no-partners", "EN-Y1", game=GAME)
        frame.asked = queue.index(self.turn)

    def _on_mission(self, seat: int) -> None:
        """EN-X1: who is on the mission, and how far they are."""
        e = self.e
        impossible(not e.mission, "mission", "no-mission", "EN-X1")
        mate = int(e.players[seat].mate) - 1
        impossible(self.turn not in (seat, mate), "turn", "not-on-mission", "EN-X1")
        impossible((self.phase == "find") != bool(e.find), "find", "find-phase", "EN-W4")
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
        impossible(len(numbers(int(e.traps))) != due, "mission.traps", "traps-due", "EN-X3", due=due)
        low, high = {
            "pack": (1, 1),  # somebody is asked
            "use": (0, 0),
            "tree-tile": (1, int(card.tiles)),
            "find": (0, int(card.finds) - 1),
        }[self.phase]
        impossible(low > high, "mission.card", "no-reward", "EN-X10")
        frame.left = number(self.values["mission"].get("left", low), "mission.left", low, high)

    def _equipment(self, frame: Mission) -> None:
        """EN-X2, EN-X4, EN-T5, EN-Y4: the team packs within its limits, and the partner after the holder."""
        for seat, player in enumerate(self.e.players):
            where = f"players[{seat}]"
            used = len(numbers(int(player.used)))
            many = int(ones(player.packed)) + used
            if seat not in (frame.seat, frame.mate) and (many or player.used_tile):
                raise PositionError(where, "not-on-mission", "EN-X1", game=GAME)
            if many > player.sarcophagus:
                raise PositionError(f"{where}.packed", "too-many", "EN-T5", most=int(player.sarcophagus))
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
        frame.place = number(self.values.get("place", 0), "place", 0, self.seats - waiting)
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
            impossible(self._tree_card() != AMBER, "level", "not-amber", "EN-TC4A")
            self._peek(seat, int(self.cards.amber_looks))

    def _stall(self, card: TreeCard) -> None:
        """EN-TC1B, EN-TC1C, EN-Q49: cards of the deck are looked at, or lie in the discard pile."""
        e = self.e
        card.step = STALL
        impossible(self._tree_card() not in (ANZELM, MA_LOU), "level", "not-a-stall", "EN-Q49")
        entry = self.values["stall"]
        card.source = entry["source"]
        looked, looks, which = numbers(int(e.looking)), int(self.cards.stall_looks), int(card.stall(e))
        if card.source == FROM_PILE:
            most = min(looks, len(e.decks[which].pile))
            impossible(not most, "stall.source", "no-pile", "EN-Q49")
            impossible(looked, "looking", "pile-is-open", "EN-Q49")
            card.left = number(entry["count"], "stall.count", 1, most)
            return
        impossible(not looked, "looking", "nothing-looked-at", "EN-Q49")
        if len(looked) > looks:
            raise PositionError("looking", "too-many", "EN-Q49", most=looks)
        for looked_at in looked:
            if self.cards.card[looked_at].deck != which:
                raise PositionError("looking", "other-deck", "EN-Q49", game=GAME, card=self.cards.ids[looked_at])
        number(entry["count"], "stall.count", 1, len(looked))

    def _choices(self) -> None:
        """Cards laid face down while others still choose (EN-P1)."""
        rows = self.values["players"]
        chosen = {seat: row["choice"] for seat, row in enumerate(rows) if row["choice"] >= 0}
        if not chosen:
            return
        e = self.e
        e.settle()
        for seat, place in chosen.items():
            code = int(mv.move_of(mv.V_PLAN, place)) if place <= TREE else int(mv.V_PASS)
            if len(chosen) >= int(ones(e.invited)) or not e.allows(seat, code):
                raise PositionError(f"players[{seat}].choice", "choice", "EN-P3", game=GAME)
            e.step(seat, code)

    def _bid(self, value: int, where: str) -> int:
        """EN-S5: within the purse, and no other bid again but 0."""
        bid = number(value, where, 0, int(self.cards.auction))
        impossible(not int(free_bids(self.e)) >> bid & 1, where, "bid-taken", "EN-S5")
        return bid

    def _bid_phase(self) -> None:
        """EN-S5: who has bid what; the rest bids in turn."""
        e = self.e
        impossible(not e.auction, "phase", "no-auction", "EN-VAR1")
        frame = Setup()
        frame.step = BIDDING
        frame.first = self.values["first"]
        rows: list[Mapping[str, Any]] = self.values["players"]
        number(int(e.round), "round", 1, 1)
        seats = [int(frame.first + at) % self.seats for at in range(self.seats)]
        bidders = [seat for seat in seats if rows[seat]["bid"] >= 0]
        for seat in bidders:
            bid = self._bid(rows[seat]["bid"], f"players[{seat}].bid")
            if seat != seats[frame.at]:
                raise PositionError(
                    f"players[{seat}].bid", "bids-in-turn", "EN-S5", game=GAME, seat=seats[frame.at]
                )
            e.bids |= (bid + 1) << (4 * seat)
            frame.at += 1
        given = self.values.get("turn")
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
