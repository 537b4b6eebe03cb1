"""The two markets, Maggot's Outlet and the Square of Daggers: two actions each, buying or discarding."""

from mypy_extensions import i64

from rookery.core.table import Table
from rookery.games.enclave.cards.book import AT_OUTLET, MACHINE, OUTLET, SQUARE, THIEF, Card
from rookery.games.enclave.moves.codes import V_BUY, V_DISCARD, V_PASS, arg, move_of, second, verb
from rookery.games.enclave.rules.draw import TO_ROW, Draw, Fill
from rookery.games.enclave.rules.frame import Choice, enclave
from rookery.games.enclave.said import ASK_MARKET, TOLD_BUY, TOLD_DISCARD, TOLD_PASS
from rookery.games.enclave.state.kinds import MarketNo
from rookery.games.enclave.state.table import SLOT, SLOT_MASK, Enclave, Player, queue_push, row_drop, row_len


class Market(Choice):
    """EN-K3 to EN-K7: all first actions in cube order, then all second ones; then the row is filled."""

    location: MarketNo

    def deck(self) -> i64:
        """The deck that is sold here."""
        return OUTLET if self.location == AT_OUTLET else SQUARE

    def run(self, t: Table) -> None:
        e = enclave(t)
        if self.step == 1:  # one card for the one that left (EN-K4, EN-K5)
            self.step = 0
            e.push(Draw(self.deck(), TO_ROW, -1))
        elif self.step == 2:
            e.finish()
        elif e.queue(self.location) != 0 or e.second != 0:
            seat = self.actor(e)
            if e.row(self.deck()) == 0:
                self._pass(e, seat)  # nothing lies there
            else:
                e.ask(seat, ASK_MARKET)
        else:
            self.step = 2
            e.push(Fill(self.deck()))

    def actor(self, e: Enclave) -> i64:
        """Whose cube is first: on the first track, else on the second."""
        queue = e.queue(self.location)
        return ((queue if queue != 0 else e.second) & 7) - 1

    def plain(self, e: Enclave, seat: i64) -> i64:
        row = e.row(self.deck())
        player = e.players[seat]
        n = row_len(row) + 1
        while row != 0:
            n += ways_to_buy(e, player, e.cards.card[row & SLOT_MASK])
            row >>= SLOT
        return n

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        if k == 0:
            return V_PASS
        k -= 1
        row = e.row(self.deck())
        size = row_len(row)
        if k < size:
            return move_of(V_DISCARD, (row >> (SLOT * k)) & SLOT_MASK)
        k -= size
        player = e.players[seat]
        while True:
            card = e.cards.card[row & SLOT_MASK]
            n = ways_to_buy(e, player, card)
            if k < n:
                return move_of(V_BUY, card.number, removal(e, player, card, k))
            k -= n
            row >>= SLOT

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        if verb(move) == V_PASS:
            self._pass(e, seat)
            return
        card = arg(move)
        if verb(move) == V_BUY:
            buy(e, seat, card, second(move))
            e.set_row(self.deck(), row_drop(e.row(self.deck()), card))
        else:
            e.tell(TOLD_DISCARD, seat, card)
            e.set_row(self.deck(), row_drop(e.row(self.deck()), card))
            e.toss(card)  # before the refill (EN-Q23)
        queue = e.queue(self.location)
        if queue != 0:  # EN-K6: the cube moves to the second track
            e.set_queue(self.location, queue >> 3)
            e.second = queue_push(e.second, seat)
        else:
            e.second >>= 3
        self.step = 1

    def _pass(self, e: Enclave, seat: i64) -> None:
        """EN-K6, EN-Q28: the cube goes back; at the first action that gives up both."""
        e.tell(TOLD_PASS, seat)
        queue = e.queue(self.location)
        if queue != 0:
            e.set_queue(self.location, queue >> 3)
        else:
            e.second >>= 3


def ways_to_gain(e: Enclave, player: Player, card: Card) -> i64:
    """EN-U5: an upgrade that finds both slots full can replace either."""
    if (card.kind == THIEF or card.kind == MACHINE) and e.must_remove(player, card):
        return 2
    return 1


def ways_to_buy(e: Enclave, player: Player, card: Card) -> i64:
    """EN-Q30: none if the price cannot be paid."""
    if card.price > player.coins:
        return 0
    return ways_to_gain(e, player, card)


def removal(e: Enclave, player: Player, card: Card, k: i64) -> i64:
    """The upgrade the k-th way replaces, or 0."""
    if card.kind == THIEF and player.thief2 != 0:
        return player.thief1 if k == 0 else player.thief2
    if card.kind == MACHINE and player.machine2 != 0:
        return player.machine1 if k == 0 else player.machine2
    return 0


def buy(e: Enclave, seat: i64, number: i64, removed: i64) -> None:
    """EN-K4, EN-Q75: pay, make room, then place the card or take it to hand."""
    player = e.players[seat]
    card = e.cards.card[number]
    player.coins -= card.price
    e.tell(TOLD_BUY, seat, number, card.price)
    if card.held != 0:
        player.hand |= card.held
    else:
        e.install(seat, number, removed)
