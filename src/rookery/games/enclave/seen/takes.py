"""Which cards are worth taking: what the arena counts to judge reconstructed values.

A market card is one chance for a player on every visit on which it can be paid; a find is one whenever it is drawn
(taken, if kept), a mission whenever it lies there to be chosen, a tree card whenever it is offered. Lines of words
count what else the values are judged by: missions that succeed, games that end with four tree tiles, and victories
of each place of the first turn order.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rookery.core.table import Table
from rookery.games.enclave import said
from rookery.games.enclave.cards.book import TREE_IDS, CardTable
from rookery.games.enclave.moves import codes as mv
from rookery.games.enclave.rules.tree_cards import TreeCard
from rookery.games.enclave.state.table import Enclave
from rookery.games.kit import Outcome, Takes

SHOPPING = (said.ASK_MARKET, said.ASK_STALL)


class EnclaveTakes(Takes):
    """Counts over one game."""

    def __init__(self, cards: CardTable) -> None:
        super().__init__()
        self.ids = cards.ids
        self.order: list[int] = []  # of the first round
        self.visit = (0, 0)  # round and question
        self.offered: set[tuple[int, int]] = set()  # seat, card
        self.bought: set[tuple[int, int]] = set()

    def see(self, table: Table, seat: int, code: int) -> None:
        """A seat is about to play a move."""
        e = cast(Enclave, table)
        if e.round == 1 and not self.order:
            self.order = [int(e.turn(place)) for place in range(int(e.seats))]
        verb, card = code & 63, (code >> 6) & 127
        if e.about in SHOPPING:
            self._shop(e, seat, verb, card)
        elif e.about == said.ASK_FIND:
            self.count(self.ids[e.find], verb == mv.V_KEEP)
        elif e.about == said.ASK_CROSSING and verb != mv.V_HEAL:
            for option in e.options(seat):
                if option & 63 == mv.V_CROSS:
                    self.count(self.ids[option >> 6], option == code)
            self.count("prepared", verb == mv.V_PREPARE)
        elif e.about == said.ASK_TREE_TILE:
            self.count("tree tile kept", verb == mv.V_TREE_TILE)
        elif e.about == said.ASK_TREE_CARD and verb != mv.V_HEAL:
            self.count(TREE_IDS[e.tree_card(cast(TreeCard, e.stack[-1]).level)], verb != mv.V_PASS)

    def _shop(self, e: Enclave, seat: int, verb: int, card: int) -> None:
        """A card is one chance in a visit, however often the player is asked there."""
        if (int(e.round), int(e.about)) != self.visit:
            self._close((int(e.round), int(e.about)))
        self.offered |= {(seat, (option >> 6) & 127) for option in e.options(seat) if option & 63 == mv.V_BUY}
        if verb == mv.V_BUY:
            self.bought.add((seat, card))

    def _close(self, visit: tuple[int, int]) -> None:
        for seat, card in sorted(self.offered):
            self.count(self.ids[card], (seat, card) in self.bought)
        self.offered.clear()
        self.bought.clear()
        self.visit = visit

    def _missions(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Which missions succeed."""
        mission = ""
        for event in events:
            if event["kind"] in ("cross", "blind"):
                mission = event["card"]
            elif event["kind"] in ("success", "failure") and mission:
                won = event["kind"] == "success"
                self.count("mission succeeded", won)
                self.count(f"{mission} succeeded", won)
                mission = ""

    def done(self, outcome: Outcome, events: Sequence[Mapping[str, Any]]) -> dict[str, tuple[int, int]]:
        """The counts of a finished game."""
        self._close((0, 0))
        self._missions(events)
        self.count("instant win", outcome.reason == "tree-tiles")
        for place, seat in enumerate(self.order, 1):
            if len(outcome.winners) == 1:
                self.count(f"place {place} won", seat in outcome.winners)
        return super().done(outcome, events)
