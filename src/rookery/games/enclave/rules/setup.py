"""Set-up of Enclave: thieves, the first order or bids for it, the rows, the Tree cards."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, nth, ones
from rookery.core.kinds import SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.enclave.cards.book import COLOURS, LEVELS, MISSIONS, OUTLET, SQUARE
from rookery.games.enclave.moves.codes import V_BID, V_FIRST, V_ORDER, V_THIEF, V_TREE, arg, move_of
from rookery.games.enclave.rules.draw import Fill
from rookery.games.enclave.rules.frame import Rule, enclave
from rookery.games.enclave.said import (
    ASK_BID,
    CHANCE_FIRST,
    CHANCE_ORDER,
    CHANCE_THIEF,
    CHANCE_TREE,
    TOLD_BID,
    TOLD_FIRST,
    TOLD_PLACE,
    TOLD_THIEF,
    TOLD_TREE,
)
from rookery.games.enclave.state.table import Enclave, moved, queue_push

THIEVES: Final[i64] = 0
FIRST_ORDER: Final[i64] = 1
BIDDING: Final[i64] = 2
OUTLET_ROW: Final[i64] = 3
SQUARE_ROW: Final[i64] = 4
MISSION_ROW: Final[i64] = 5
TREE_CARDS: Final[i64] = 6
LAID: Final[i64] = 7

Settled = Annotated[i64, kinds.count("number of thieves, bids or tree cards", LEVELS)]


class Setup(Rule):
    """EN-S: thieves, first turn order, rows, tree cards."""

    at: Settled = 0  # thieves, bids or tree cards settled
    first: SeatNo = 0  # who bids first

    def run(self, t: Table) -> None:
        e = enclave(t)
        step = self.step
        if step == THIEVES:
            self._thieves(e)
        elif step == FIRST_ORDER:
            e.ask(CHANCE, CHANCE_FIRST if e.auction else CHANCE_ORDER)
        elif step == BIDDING:
            if self.at < e.seats:
                e.ask((self.first + self.at) % e.seats, ASK_BID)
            else:
                settle_bids(e, self.first)
                self.step = OUTLET_ROW
        elif step == TREE_CARDS:
            self._tree(e)
        elif step == LAID:
            e.finish()
        else:
            self.step = step + 1
            self.at = 0
            e.push(Fill(OUTLET if step == OUTLET_ROW else SQUARE if step == SQUARE_ROW else MISSIONS))

    def _thieves(self, e: Enclave) -> None:
        """EN-S2, EN-VAR3."""
        if self.at == e.seats:
            self.step = FIRST_ORDER
            self.at = 0
        elif e.colours >= 0:
            self._dress(e, (e.colours >> (3 * self.at)) & 7)
        else:
            e.ask(CHANCE, CHANCE_THIEF)

    def _dress(self, e: Enclave, colour: i64) -> None:
        """EN-S3, EN-S7: a colour, and its four starting protections in hand."""
        player = e.players[self.at]
        player.colour = colour
        for card in e.cards.card:
            if card.number > 0 and card.colour == colour:
                player.hand |= card.held
        e.tell(TOLD_THIEF, self.at, colour)
        self.at += 1

    def _tree(self, e: Enclave) -> None:
        """EN-S14, EN-VAR2."""
        if self.at == LEVELS:
            self.step = LAID
        elif e.tree_set >= 0:
            self._grow(e, (e.tree_set >> (5 * self.at)) & 31)
        else:
            e.ask(CHANCE, CHANCE_TREE)

    def _grow(self, e: Enclave, card: i64) -> None:
        e.tree = (e.tree & ~moved(31, 5 * self.at)) | (card << (5 * self.at))
        self.at += 1
        e.tell(TOLD_TREE, self.at, card)

    # -- answers -----------------------------------------------------------------------------------

    def count(self, t: Table, seat: i64) -> i64:
        e = enclave(t)
        if self.step == THIEVES:
            return ones(free_colours(e))
        if self.step == FIRST_ORDER:
            return e.seats if e.auction else factorial(e.seats)
        if self.step == BIDDING:
            return ones(free_bids(e))
        return 3

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        e = enclave(t)
        if self.step == THIEVES:
            return move_of(V_THIEF, nth(free_colours(e), k))
        if self.step == FIRST_ORDER:
            return move_of(V_FIRST, k) if e.auction else move_of(V_ORDER, permutation(e.seats, k))
        if self.step == BIDDING:
            return move_of(V_BID, nth(free_bids(e), k))
        return move_of(V_TREE, 3 * self.at + k)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        e = enclave(t)
        if self.step == THIEVES:
            self._dress(e, arg(move))
        elif self.step == FIRST_ORDER and not e.auction:
            self.step = OUTLET_ROW
            line_up(e, move >> 6)
        elif self.step == FIRST_ORDER:
            self.step = BIDDING
            self.first = arg(move)
            e.tell(TOLD_FIRST, self.first)
        elif self.step == BIDDING:
            self.at += 1
            e.bids |= (arg(move) + 1) << (4 * seat)
            e.tell(TOLD_BID, seat, arg(move))
        else:
            self._grow(e, arg(move))


def free_colours(e: Enclave) -> i64:
    """Colours nobody has, as a mask."""
    free = bit(len(COLOURS)) - 1
    for player in e.players:
        if player.colour >= 0:
            free &= ~bit(player.colour)
    return free


def factorial(n: i64) -> i64:
    """n!"""
    out: i64 = 1
    while n > 1:
        out *= n
        n -= 1
    return out


def permutation(n: i64, k: i64) -> i64:
    """The k-th order of n seats, as a queue."""
    free = bit(n) - 1
    queue: i64 = 0
    while n > 0:
        seat = nth(free, k % n)
        k //= n
        free &= ~bit(seat)
        queue = queue_push(queue, seat)
        n -= 1
    return queue


def line_up(e: Enclave, order: i64) -> None:
    """EN-S4: a random order; later places have more coins to start with."""
    e.order = order
    place: i64 = 0
    while place < e.seats:
        seat = e.turn(place)
        e.players[seat].coins = e.cards.coins[place]
        e.tell(TOLD_PLACE, seat, place + 1, e.players[seat].coins)
        place += 1


def bid_of(e: Enclave, seat: i64) -> i64:
    """A seat's bid, or -1 before it was made."""
    return ((e.bids >> (4 * seat)) & 15) - 1


def free_bids(e: Enclave) -> i64:
    """EN-S5: 0 always, any other sum that nobody has bid yet; as a mask."""
    free = bit(e.cards.auction + 1) - 1
    seat: i64 = 0
    while seat < e.seats:
        if bid_of(e, seat) > 0:
            free &= ~bit(bid_of(e, seat))
        seat += 1
    return free


def settle_bids(e: Enclave, first: i64) -> None:
    """EN-S5, EN-Q3: places by descending bid, zeros last in the order in which they bid; bids are paid."""
    bid = e.cards.auction
    while bid >= 0:
        at: i64 = 0
        while at < e.seats:
            seat = (first + at) % e.seats
            if bid_of(e, seat) == bid:
                e.order = queue_push(e.order, seat)
            at += 1
        bid -= 1
    place: i64 = 0
    while place < e.seats:
        seat = e.turn(place)
        e.players[seat].coins = e.cards.auction - bid_of(e, seat)
        e.tell(TOLD_PLACE, seat, place + 1, e.players[seat].coins)
        place += 1
    e.bids = 0
