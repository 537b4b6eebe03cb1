"""The Oracle: first places on the turn-order track, and a look at the decks (also Amber Svensen's)."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit
from rookery.core.kinds import SeatNo
from rookery.core.table import Table
from rookery.games.enclave.cards.book import DECKS, MOST_LOOKED, ORACLE
from rookery.games.enclave.moves.codes import (
    TOP,
    V_PEEK,
    V_RETURN,
    arrangement,
    arrangements,
    is_arrangement,
    verb,
)
from rookery.games.enclave.rules.draw import TO_LOOK, Draw
from rookery.games.enclave.rules.frame import Choice, Rule, enclave
from rookery.games.enclave.said import ASK_PEEK, ASK_RETURN, TOLD_ORDER, TOLD_PEEK, TOLD_RETURN
from rookery.games.enclave.state.kinds import Packed
from rookery.games.enclave.state.table import SLOT, SLOT_MASK, Enclave, queue_drop, queue_push, row_len

LOOKS: Final = kinds.count("number of cards", MOST_LOOKED)
Looks = Annotated[i64, LOOKS]
Wanted = Annotated[i64, Packed("numbers of cards by deck", LOOKS, 3, DECKS)]


class Oracle(Rule):
    """EN-O1 to EN-O3: the visitors come first from now on; then each looks, in the order of the cubes."""

    def run(self, t: Table) -> None:
        e = enclave(t)
        if self.step == 0:
            self.step = 1
            self._reorder(e)
            return
        queue = e.queue(ORACLE)
        if queue == 0:
            e.finish()
        elif self.step == 1:
            self.step = 2
            e.push(Peek((queue & 7) - 1, e.cards.oracle))
        else:
            self.step = 1
            e.set_queue(ORACLE, queue >> 3)

    def _reorder(self, e: Enclave) -> None:
        """EN-O1, EN-O2: visitors in the order of their cubes, the others behind them as they were."""
        queue = e.queue(ORACLE)
        rest = e.order
        order: i64 = 0
        while queue != 0:
            seat = (queue & 7) - 1
            order = queue_push(order, seat)
            rest = queue_drop(rest, seat)
            queue >>= 3
        while rest != 0:
            order = queue_push(order, (rest & 7) - 1)
            rest >>= 3
        if order != e.order:
            e.order = order
            place: i64 = 0
            while place < e.seats:
                e.tell(TOLD_ORDER, e.turn(place), place + 1)
                place += 1


class Peek(Choice):
    """EN-O3, EN-O4: announce how many cards from which decks, look, return each on top or underneath."""

    seat: SeatNo
    most: Looks
    wanted: Wanted = 0  # still to be taken up

    def run(self, t: Table) -> None:
        e = enclave(t)
        if self.step == 0:
            e.ask(self.seat, ASK_PEEK)
        elif self.wanted != 0:
            deck: i64 = 0
            while (self.wanted >> (3 * deck)) & 7 == 0:
                deck += 1
            self.wanted -= bit(3 * deck)
            e.push(Draw(deck, TO_LOOK, self.seat))
        elif e.looking != 0:
            e.ask(self.seat, ASK_RETURN)
        else:
            e.finish()

    def heals(self) -> bool:
        return self.step == 0

    def plain(self, e: Enclave, seat: i64) -> i64:
        if self.step == 0:
            return splits(e, 0, self.most)
        return arrangements(row_len(e.looking))

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        if self.step == 0:
            return split_at(e, self.most, k)
        return arrangement(row_len(e.looking), k)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        if self.step == 1 and verb(move) == V_RETURN:
            return is_arrangement(move, row_len(enclave(t).looking))
        return super().allows(t, seat, move)

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        if self.step == 0:
            self.wanted = move >> 6
            self.step = 1
            e.tell(TOLD_PEEK, seat, move >> 6)
        else:
            self._put_back(e, move >> 6)

    def _put_back(self, e: Enclave, sequence: i64) -> None:
        """Later cards on top go above earlier ones, later ones below under earlier ones."""
        rest = sequence
        tops: i64 = 0
        bottoms: i64 = 0
        while rest != 0:
            card = (e.looking >> (SLOT * ((rest & 7) - 1))) & SLOT_MASK
            which = e.cards.card[card].deck
            if rest & TOP != 0:
                e.decks[which].put_on_top(card)
                tops += bit(3 * which)
            else:
                e.decks[which].put_below(card)
                bottoms += bit(3 * which)
            rest >>= 4
        mingle(e, self.seat)
        e.looking = 0
        e.whisper(bit(self.seat), 8, TOLD_RETURN, self.seat, tops, bottoms, sequence)


def mingle(e: Enclave, seat: i64) -> None:
    """The others did not see in which order the cards went back."""
    which: i64 = 0
    while which < DECKS:
        moved: i64 = 0
        row = e.looking
        while row != 0:
            card = e.cards.card[row & SLOT_MASK]
            if card.deck == which:
                moved |= card.bit
            row >>= SLOT
        e.decks[which].mingle(moved, bit(seat))
        which += 1


def splits(e: Enclave, deck: i64, most: i64) -> i64:
    """How many announcements there are from this deck on: at most so many cards, and no more than a deck holds."""
    if enough(e, deck, most):
        return splits_of_any(DECKS - deck, most)
    n: i64 = 0
    cards: i64 = 0
    while cards <= most and cards <= e.decks[deck].left:
        n += splits(e, deck + 1, most - cards)
        cards += 1
    return n


def enough(e: Enclave, deck: i64, most: i64) -> bool:
    """Does every deck from this one on hold so many cards?"""
    while deck < DECKS and e.decks[deck].left >= most:
        deck += 1
    return deck == DECKS


def splits_of_any(decks: i64, most: i64) -> i64:
    """The same where no deck is short: `most` + `decks` over `decks`."""
    n: i64 = 1
    k: i64 = 1
    while k <= decks:
        n = n * (most + k) // k
        k += 1
    return n


def split_at(e: Enclave, most: i64, k: i64) -> i64:
    """The k-th of them; the first looks at nothing (EN-Q24)."""
    out: i64 = 0
    deck: i64 = 0
    while deck < DECKS:
        cards: i64 = 0
        while True:
            n = splits(e, deck + 1, most - cards)
            if k < n:
                break
            k -= n
            cards += 1
        out |= cards << (3 * deck)
        most -= cards
        deck += 1
    return V_PEEK | (out << 6)
