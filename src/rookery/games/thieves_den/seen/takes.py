"""Which cards are worth taking: what the arena counts to judge reconstructed values.

A location is offered with every hand it lies in (`L07`). Whatever a player could rob (`L07 robbed`), deal with or
pay the wizard for on some turn of a round is one chance for that player; taken, if the player did so in that round.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rookery.core.table import Table
from rookery.games.kit import Outcome, Takes
from rookery.games.thieves_den import said
from rookery.games.thieves_den.cards.book import Cards
from rookery.games.thieves_den.moves import codes as mv
from rookery.games.thieves_den.state.table import Den

ACTIONS = (said.ASK_TURN, said.ASK_STRIKE, said.ASK_MAY, said.ASK_FALSE)


class DenTakes(Takes):
    """Counts over one game."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards
        self.round = 0
        self.offered: set[tuple[int, int]] = set()  # seat, action
        self.took: set[tuple[int, int]] = set()

    def see(self, table: Table, seat: int, code: int) -> None:
        """A seat is about to play a move."""
        d = cast(Den, table)
        if d.round != self.round:
            self._close(int(d.round))
        if d.about == said.ASK_PICK:
            for option in d.options(seat):
                self.count(self.cards.location_ids[option >> 6][:-1], option == code)
        elif d.about in ACTIONS:
            self.offered.update((seat, option & 4095) for option in d.options(seat))
            self.took.add((seat, code & 4095))

    def _close(self, round_: int) -> None:
        """A round is over: each player's chances of it are counted."""
        faces = {(seat, name) for seat, action in self.took if (name := self._name(action))}
        for seat, name in sorted({(seat, name) for seat, action in self.offered if (name := self._name(action))}):
            self.count(name, (seat, name) in faces)
        self.offered.clear()
        self.took.clear()
        self.round = round_

    def _name(self, action: int) -> str:
        verb, card = action & 63, action >> 6
        if verb == mv.V_ROB:
            return f"{self.cards.location_ids[card][:-1]} robbed"
        if verb == mv.V_DEAL:
            return self.cards.fence_ids[card][:-1]
        return self.cards.power_ids[card] if verb == mv.V_POWER else ""

    def done(self, outcome: Outcome, events: Sequence[Mapping[str, Any]]) -> dict[str, tuple[int, int]]:
        """The counts of a finished game."""
        self._close(0)
        return super().done(outcome, events)
