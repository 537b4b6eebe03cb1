"""Drawing cards: one from a deck to where it is wanted, and filling a row."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, ones
from rookery.core.kinds import SeatOrNobody
from rookery.core.table import CHANCE, Table
from rookery.games.enclave.cards.book import FINDS, MISSIONS, TRAPS
from rookery.games.enclave.moves.codes import V_DRAW, arg, move_of
from rookery.games.enclave.rules.frame import Rule, enclave
from rookery.games.enclave.said import CHANCE_DRAW, TOLD_DEAL, TOLD_FIND, TOLD_LOOK, TOLD_TRAP
from rookery.games.enclave.state.kinds import DeckNo
from rookery.games.enclave.state.table import Enclave, row_add, row_len

TO_ROW: Final[i64] = 0
TO_LOOK: Final[i64] = 1  # into somebody's hand for a moment
TO_PLAY: Final[i64] = 2  # a mission, a trap or a find, by its deck

Purpose = Annotated[i64, kinds.number("purpose of a draw", int(TO_ROW), int(TO_PLAY))]


class Draw(Rule):
    """The next card of a deck: a fixed one if somebody has looked at it, else drawn by chance. Reports the card."""

    deck: DeckNo
    to: Purpose
    seat: SeatOrNobody

    def run(self, t: Table) -> None:
        e = enclave(t)
        deck = e.decks[self.deck]
        if not deck.is_fixed():
            e.ask(CHANCE, CHANCE_DRAW)
            return
        card = deck.take_fixed()
        if card != 0:
            if self.is_private():
                deck.show(card, bit(self.seat))
            else:
                deck.reveal(card)
            e.learn()
            self._land(e, card)
        e.finish(card)

    def count(self, t: Table, seat: i64) -> i64:
        return ones(enclave(t).decks[self.deck].loose)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return move_of(V_DRAW, enclave(t).decks[self.deck].kth_loose(k))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        e = enclave(t)
        card = arg(move)
        deck = e.decks[self.deck]
        deck.take_loose(card)
        if self.is_private():
            deck.hide(card, bit(self.seat))
        e.learn()
        self._land(e, card)
        e.finish(card)

    def is_private(self) -> bool:
        """Does only its drawer see the card?"""
        return self.to == TO_LOOK or (self.to == TO_PLAY and self.deck == FINDS)

    def _land(self, e: Enclave, card: i64) -> None:
        if self.to == TO_LOOK:  # it counts as still in the deck (EN-Q23)
            e.looking = row_add(e.looking, card)
            e.whisper(bit(self.seat), 4, TOLD_LOOK, self.seat, self.deck, card)
            return
        deck = e.decks[self.deck]
        deck.left -= 1
        if self.to == TO_ROW:
            e.set_row(self.deck, row_add(e.row(self.deck), card))
            e.tell(TOLD_DEAL, self.deck, card)
        elif self.deck == TRAPS:
            e.traps = row_add(e.traps, card)
            e.tell(TOLD_TRAP, card)
        elif self.deck == MISSIONS:
            e.mission = card
        else:
            e.find = card
            e.whisper(bit(self.seat), 2, TOLD_FIND, self.seat, card)
        e.mend(deck)


class Fill(Rule):
    """A row is filled up, as far as there are cards (EN-D2, EN-K7, EN-C5)."""

    deck: DeckNo

    def run(self, t: Table) -> None:
        e = enclave(t)
        if row_len(e.row(self.deck)) < e.row_size(self.deck) and e.decks[self.deck].left > 0:
            e.push(Draw(self.deck, TO_ROW, -1))
        else:
            e.finish()
