"""Thieving: one action each in turn, until all have passed (TD-T, TD-A)."""

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.kinds import SeatNo
from rookery.core.table import Table
from rookery.games.thieves_den.cards.book import (
    NO_TYPE,
    TYPES,
    kinds,
    kth_bit,
    kth_kind,
    kth_pair,
    many_bits,
    of,
    one,
    pairs,
)
from rookery.games.thieves_den.moves.codes import (
    V_DEAL,
    V_HAG,
    V_PASS,
    V_POWER,
    V_RECRUIT,
    V_ROB,
    V_VAULT,
    first,
    move_of,
    second,
    verb,
)
from rookery.games.thieves_den.rules.ability import Surplus
from rookery.games.thieves_den.rules.actions import FROM_BOARD, Dealing, Robbery, deals, robs
from rookery.games.thieves_den.rules.frame import Rule, den
from rookery.games.thieves_den.rules.powers import DOUBLE, TWICE, Power, usable
from rookery.games.thieves_den.said import ASK_TURN, TOLD_HAG, TOLD_PASS, TOLD_POWER, TOLD_RECRUIT, TOLD_VAULT
from rookery.games.thieves_den.state.table import Den


def payments(d: Den, seat: i64, power: i64) -> i64:
    """The treasures that may pay for a power, as a mask of types (TD-A10, TD-Q49)."""
    bag = d.players[seat].bag
    mask: i64 = 0
    type_: i64 = 0
    alike = power != DOUBLE and power != TWICE  # for the others it does not matter which one is paid
    if alike and not usable(d, seat, power, bag):
        return 0
    while type_ < TYPES:
        if of(bag, type_) > 0 and (alike or usable(d, seat, power, bag - one(type_))):
            mask |= bit(type_)
        type_ += 1
    return mask


def hag_spaces(d: Den, seat: i64) -> i64:
    """The hag's spaces a player can fill, as a mask of types (TD-A12)."""
    bag = d.players[seat].bag
    mask: i64 = 0
    type_: i64 = 0
    while type_ < TYPES:
        if of(bag, type_) > 0 and (d.hag >> type_) & 1 == 0:
            mask |= bit(type_)
        type_ += 1
    return mask


def vault_options(d: Den, seat: i64) -> i64:
    """How many ways there are to break into the vault; with an empty city one still may (TD-Q17)."""
    if d.players[seat].thieves < d.cards.vault:
        return 0
    n = kinds(d.city)
    return n if n > 0 else 1


class Thieving(Rule):
    """TD-T1 to TD-T6."""

    seat: SeatNo  # whose turn it is

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step == 1:  # an action has been carried out: the next in direction who has not passed
            self.step = 0
            d.stands()
            steps: i64 = 1
            while steps <= d.seats:
                seat = d.next_seat(self.seat, steps)
                if (d.passed >> seat) & 1 == 0:
                    self.seat = seat
                    break
                steps += 1
        if d.passed == bit(d.seats) - 1:  # TD-T6
            d.finish()
        else:
            d.ask(self.seat, ASK_TURN)

    # -- what may be done ------------------------------------------------------------------------------

    def count(self, t: Table, seat: i64) -> i64:
        d = den(t)
        bag = d.players[seat].bag
        n = many_bits(robs(d, seat)) + vault_options(d, seat) + 1
        if bag != 0:
            n += many_bits(deals(d, seat, bag)) + many_bits(hag_spaces(d, seat)) + pairs(bag)
            stack: i64 = 0
            while stack < d.cards.stacks:
                if d.tile(stack) > 0 and d.spot(stack) == 0:
                    n += many_bits(payments(d, seat, d.tile(stack)))
                stack += 1
        return n

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        d = den(t)
        mask = robs(d, seat)
        n = many_bits(mask)
        if k < n:
            return move_of(V_ROB, kth_bit(mask, k), 0)
        k -= n
        bag = d.players[seat].bag
        mask = deals(d, seat, bag)
        n = many_bits(mask)
        if k < n:
            return move_of(V_DEAL, kth_bit(mask, k), 0)
        k -= n
        if bag != 0:
            stack: i64 = 0
            while stack < d.cards.stacks:
                if d.tile(stack) > 0 and d.spot(stack) == 0:
                    mask = payments(d, seat, d.tile(stack))
                    n = many_bits(mask)
                    if k < n:
                        return move_of(V_POWER, d.tile(stack), kth_bit(mask, k))
                    k -= n
                stack += 1
            mask = hag_spaces(d, seat)
            n = many_bits(mask)
            if k < n:
                return move_of(V_HAG, kth_bit(mask, k), 0)
            k -= n
        n = vault_options(d, seat)
        if k < n:
            return move_of(V_VAULT, kth_kind(d.city, k), 0)
        k -= n
        if k < pairs(bag):
            pair = kth_pair(bag, k)
            return move_of(V_RECRUIT, pair & 7, pair >> 3)
        return V_PASS

    # -- TD-T2 -----------------------------------------------------------------------------------------

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        self.step = 1
        what = verb(move)
        if what == V_ROB:
            d.push(Robbery(seat, first(move), FROM_BOARD))
        elif what == V_DEAL:
            d.push(Dealing(seat, first(move), FROM_BOARD))
        elif what == V_POWER:
            self._power(d, seat, first(move), second(move))
        elif what == V_HAG:
            self._hag(d, seat, first(move))
        elif what == V_VAULT:
            self._vault(d, seat, first(move))
        elif what == V_RECRUIT:
            self._recruit(d, seat, one(first(move)) + one(second(move)))
        else:
            d.passed |= bit(seat)
            d.tell(TOLD_PASS, seat)

    def _power(self, d: Den, seat: i64, power: i64, type_: i64) -> None:
        """TD-A9 to TD-A11."""
        stack: i64 = 0
        while d.tile(stack) != power:
            stack += 1
        d.players[seat].bag -= one(type_)
        d.spots |= (type_ + 1) << (4 * stack)
        d.tell(TOLD_POWER, seat, power, one(type_))
        d.push(Power(seat, power))

    def _hag(self, d: Den, seat: i64, type_: i64) -> None:
        """TD-A12, TD-A13."""
        me = d.players[seat]
        me.bag -= one(type_)
        d.hag |= bit(type_)
        me.hag += d.cards.hag[type_]
        d.tell(TOLD_HAG, seat, one(type_), d.cards.hag[type_])

    def _vault(self, d: Den, seat: i64, type_: i64) -> None:
        """TD-A14, TD-A15."""
        d.players[seat].thieves -= d.cards.vault
        d.vault += d.cards.vault
        if type_ == NO_TYPE:
            d.tell(TOLD_VAULT, seat, 0)
            return
        d.take(seat, type_, 1)
        d.tell(TOLD_VAULT, seat, one(type_))
        if d.too_many(seat):
            d.push(Surplus(seat))

    def _recruit(self, d: Den, seat: i64, paid: i64) -> None:
        """TD-A16, TD-A17."""
        d.players[seat].bag -= paid
        d.recruit += paid
        d.tell(TOLD_RECRUIT, seat, paid, d.hire(seat, 1))
        d.send_home(seat)
