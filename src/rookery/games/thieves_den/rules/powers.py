"""The twelve power tiles (TD-P1 to TD-P12). A tile's number is its effect."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.kinds import SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.thieves_den.cards.book import kth_bit, many_bits
from rookery.games.thieves_den.moves.codes import (
    V_DOUBLE,
    V_DRAW,
    V_RENEW,
    V_SHIFT,
    V_SWAP,
    V_VANISH,
    first,
    move_of,
    second,
)
from rookery.games.thieves_den.rules.ability import BY_ABILITY, BY_POWER, Ability
from rookery.games.thieves_den.rules.actions import (
    FROM_FOREST,
    MAY,
    MOVED,
    ONLY_ROB,
    Dealing,
    Refill,
    Robbery,
    Strike,
    deals,
    double_fences,
    double_places,
    doubles,
    robs,
)
from rookery.games.thieves_den.rules.frame import Rule, den
from rookery.games.thieves_den.said import (
    ASK_DOUBLE,
    ASK_RENEW,
    ASK_SHIFT,
    ASK_SWAP,
    ASK_VANISH,
    CHANCE_DRAW,
    TOLD_GAIN,
    TOLD_INSTANT,
    TOLD_PAY,
    TOLD_RENEW,
    TOLD_SCRY,
    TOLD_SHIFT,
    TOLD_SWAP,
    TOLD_VANISH,
)
from rookery.games.thieves_den.state.table import SLOT, SLOT_MASK, Den, PowerNo, packed_end

VANISH: Final[i64] = 1
DOUBLE: Final[i64] = 2
TWICE: Final[i64] = 3
RENEW: Final[i64] = 4
ILLUSION: Final[i64] = 5
TRINKET: Final[i64] = 6
SCRY: Final[i64] = 7
TRANSMUTE: Final[i64] = 8
SHIFT: Final[i64] = 9
SWAP: Final[i64] = 10
FALSE_OWNER: Final[i64] = 11
CALL: Final[i64] = 12

RENEWED: Final[i64] = 3  # fences put under the deck
FAME: Final[i64] = 3
HIRED: Final[i64] = 3
PAID: Final[i64] = 2
TAKEN: Final[i64] = 2


def usable(d: Den, seat: i64, power: i64, bag: i64) -> bool:
    """The “usable if” line of a tile, given the bag after paying for it (TD-Q49)."""
    me = d.players[seat]
    if power == VANISH:
        return d.robbed != 0
    if power == DOUBLE:
        return d.forest > 0 and (double_places(d) != 0 or doubles(d, bag) > 0)
    if power == TWICE:
        return me.thieves > 0 and (d.empty_spaces() != 0 or deals(d, seat, bag) != 0)
    if power == TRANSMUTE:
        return me.thieves >= PAID
    if power == SHIFT:
        return d.robbed != 0 and d.empty_spaces() != 0
    if power == SWAP:
        return me.above != 0 and foreign(d, seat) != 0
    if power == FALSE_OWNER:
        return robs(d, seat) != 0
    return True


def foreign(d: Den, seat: i64) -> i64:
    """The locations above the boards of opponents who have not passed, as a mask (TD-Q14)."""
    mask: i64 = 0
    open_ = d.targets(seat)
    other: i64 = 0
    while other < d.seats:
        if (open_ >> other) & 1 == 1:
            mask |= d.players[other].above
        other += 1
    return mask


class Power(Rule):
    """One tile at work. The treasure lies on its cost spot already."""

    seat: SeatNo
    power: PowerNo

    def run(self, t: Table) -> None:
        d = den(t)
        power = self.power
        if self.step >= 3:
            d.finish()
        elif power == VANISH:
            d.ask(self.seat, ASK_VANISH)
        elif power == DOUBLE:
            d.ask(self.seat, ASK_DOUBLE)
        elif power == SHIFT:
            d.ask(self.seat, ASK_SHIFT)
        elif power == SWAP:
            d.ask(self.seat, ASK_SWAP)
        elif power == RENEW:
            self._renew(d)
        elif power == SCRY:
            self._scry(d)
        elif power == TWICE:
            self.step = 3 if self.step == 1 else 1
            d.push(Strike(self.seat, 0))
        else:
            self.step = 3
            self._at_once(d)

    def _at_once(self, d: Den) -> None:
        """Tiles that ask nothing themselves."""
        me = d.players[self.seat]
        if self.power == ILLUSION:
            me.powers += FAME
            d.tell(TOLD_GAIN, self.seat, 0, 0, 0, FAME)
        elif self.power == TRINKET:
            d.push(Ability(self.seat, 0, BY_POWER, 0, 1))
        elif self.power == TRANSMUTE:  # TD-Q33
            me.thieves -= PAID
            d.forest += PAID
            d.tell(TOLD_PAY, self.seat, 0, 0, PAID)
            d.push(Ability(self.seat, 0, BY_POWER, 0, TAKEN))
        elif self.power == CALL:
            d.tell(TOLD_GAIN, self.seat, 0, 0, d.hire(self.seat, HIRED), 0)
            d.send_home(self.seat)
        else:
            d.push(Strike(self.seat, ONLY_ROB))

    # -- TD-P4 -------------------------------------------------------------------------------------

    def _renew(self, d: Den) -> None:
        if self.step == 0:
            if d.display == 0:
                self.step = 1
            else:
                d.ask(self.seat, ASK_RENEW)
        elif self.step == 1:
            self.step = 2
            d.push(Refill())
        else:
            self.step = 3
            d.push(Strike(self.seat, 0))

    # -- TD-P7 -------------------------------------------------------------------------------------

    def _scry(self, d: Den) -> None:
        if self.step == 0:
            if d.on_top != 0:
                card = d.on_top & SLOT_MASK
                d.on_top >>= SLOT
                self._turn_up(d, card)
            elif d.deck != 0:
                d.ask(CHANCE, CHANCE_DRAW)
            elif d.under:
                self._turn_up(d, d.under.pop(0))
            else:
                self.step = 1  # TD-Q30
        else:
            self.step = 3
            d.push(Strike(self.seat, MAY))

    def _turn_up(self, d: Den, card: i64) -> None:
        self.step = 1
        d.reveal(card)
        if d.cards.location[card].instant:  # TD-Q30
            d.players[self.seat].pile |= bit(card)
            d.tell(TOLD_INSTANT, self.seat, card)
            d.push(Ability(self.seat, card, BY_ABILITY, 0, 0))
        else:
            d.players[self.seat].above |= bit(card)
            d.tell(TOLD_SCRY, self.seat, card)

    # -- questions -----------------------------------------------------------------------------------

    def count(self, t: Table, seat: i64) -> i64:
        d = den(t)
        power = self.power
        if seat == CHANCE:
            return many_bits(d.deck)
        if power == VANISH:
            return many_bits(d.robbed)
        if power == DOUBLE:
            return doubles(d, d.players[self.seat].bag)
        if power == SHIFT:
            return many_bits(d.robbed) * many_bits(d.empty_spaces())
        if power == SWAP:
            return many_bits(d.players[self.seat].above) * many_bits(foreign(d, self.seat))
        return triples(shown(d))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        d = den(t)
        power = self.power
        if seat == CHANCE:
            return move_of(V_DRAW, kth_bit(d.deck, k), 0)
        if power == VANISH:
            return move_of(V_VANISH, kth_bit(d.robbed, k), 0)
        if power == DOUBLE:
            places = double_places(d)
            n = many_bits(places)
            if k < n:
                return move_of(V_DOUBLE, kth_bit(places, k), 0)
            return move_of(V_DOUBLE, 0, kth_bit(double_fences(d, d.players[self.seat].bag), k - n))
        if power == SHIFT:
            open_ = d.empty_spaces()
            n = many_bits(open_)
            return move_of(V_SHIFT, kth_bit(d.robbed, k // n), kth_bit(open_, k % n))
        if power == SWAP:
            theirs = foreign(d, self.seat)
            n = many_bits(theirs)
            return move_of(V_SWAP, kth_bit(d.players[self.seat].above, k // n), kth_bit(theirs, k % n))
        return move_of(V_RENEW, kth_triple(shown(d), k), 0)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        power = self.power
        if power == SCRY:
            d.deck &= ~bit(first(move))
            self._turn_up(d, first(move))
            return
        if power == RENEW:
            self._put_under(d, first(move))
            self.step = 1
            return
        self.step = 3
        if power == VANISH:
            self._vanish(d, first(move))
        elif power == DOUBLE:
            if first(move) > 0:
                d.push(Robbery(self.seat, first(move), FROM_FOREST))
            else:
                d.push(Dealing(self.seat, second(move), FROM_FOREST))
        elif power == SHIFT:
            self._shift(d, first(move), second(move))
        else:
            self._swap(d, first(move), second(move))

    def _vanish(self, d: Den, card: i64) -> None:
        """TD-P1, TD-Q24, TD-Q25."""
        owner = d.owner(card)
        if owner >= 0:
            d.players[owner].above &= ~bit(card)
        else:
            for player in d.players:
                player.side &= ~bit(card)
        d.robbed &= ~bit(card)
        d.players[self.seat].thieves += 1
        if d.twice == card:
            d.twice = 0
            d.forest += 1
        d.on_top = (d.on_top << SLOT) | card
        d.tell(TOLD_VANISH, self.seat, card)
        d.send_home(self.seat)

    def _put_under(self, d: Den, slots: i64) -> None:
        """TD-Q29: in slot order, the lowest slot number uppermost."""
        faces: i64 = 0
        slot: i64 = 0
        while slot < d.cards.slots:
            if (slots >> slot) & 1 == 1:
                fence = d.slot(slot)
                d.clear_slot(slot)
                d.beneath = packed_end(d.beneath, fence)
                faces = packed_end(faces, fence)
            slot += 1
        d.tell(TOLD_RENEW, self.seat, faces)

    def _shift(self, d: Den, origin: i64, target: i64) -> None:
        """TD-P9; a source that held two keeps one (TD-Q32)."""
        if d.twice == origin:
            d.twice = 0
        else:
            d.robbed &= ~bit(origin)
        d.robbed |= bit(target)
        d.tell(TOLD_SHIFT, self.seat, origin, target)
        d.push(Robbery(self.seat, target, MOVED))

    def _swap(self, d: Den, mine: i64, theirs: i64) -> None:
        """TD-P10: thieves stay on the cards."""
        me, other = d.players[self.seat], d.players[d.owner(theirs)]
        victim = d.owner(theirs)
        me.above = (me.above & ~bit(mine)) | bit(theirs)
        other.above = (other.above & ~bit(theirs)) | bit(mine)
        d.tell(TOLD_SWAP, self.seat, victim, mine, theirs)


# -- Three of the fences on display -----------------------------------------------------------------


def shown(d: Den) -> i64:
    """The slots with a fence, as a mask."""
    mask: i64 = 0
    slot: i64 = 0
    while slot < d.cards.slots:
        if d.slot(slot) > 0:
            mask |= bit(slot)
        slot += 1
    return mask


def triples(mask: i64) -> i64:
    """How many ways there are to choose three slots, or all if there are fewer (TD-Q29)."""
    n = many_bits(mask)
    return 1 if n <= RENEWED else n * (n - 1) * (n - 2) // 6


def kth_triple(mask: i64, k: i64) -> i64:
    """The k-th of them, as a mask of slots."""
    n = many_bits(mask)
    if n <= RENEWED:
        return mask
    a: i64 = 0
    while a < n:
        b = a + 1
        while b < n:
            rest = n - b - 1
            if k < rest:
                return bit(kth_bit(mask, a)) | bit(kth_bit(mask, b)) | bit(kth_bit(mask, b + 1 + k))
            k -= rest
            b += 1
        a += 1
    return 0
