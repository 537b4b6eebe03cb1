"""What a location gives: abilities and owner bonuses part by part, and the surplus (TD-Y, TD-L, TD-B)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.kinds import Count, SeatNo
from rookery.core.table import Table
from rookery.games.thieves_den.cards.book import (
    FAME,
    GAIN,
    LURE,
    NO_TYPE,
    PAY_ANY,
    PAY_THIEF,
    STEAL,
    THIEF,
    TYPES,
    UPTO,
    WILD,
    Part,
    kinds,
    kth_kind,
    many_bits,
    of,
    one,
)
from rookery.games.thieves_den.moves.codes import (
    THIEF_PAID,
    V_DECLINE,
    V_DESTROY,
    V_LURE,
    V_PAY,
    V_RETURN,
    V_STEAL,
    V_STOP,
    V_TAKE,
    first,
    move_of,
    second,
    verb,
)
from rookery.games.thieves_den.rules.frame import Rule, den
from rookery.games.thieves_den.said import (
    ASK_DESTROY,
    ASK_GAIN,
    ASK_LURE,
    ASK_PAY,
    ASK_RETURN,
    ASK_STEAL,
    ASK_UPTO,
    TOLD_BONUS,
    TOLD_DECLINE,
    TOLD_DESTROY,
    TOLD_GAIN,
    TOLD_LURE,
    TOLD_PAY,
    TOLD_STEAL,
    TOLD_STOP,
    TOLD_SURPLUS,
)
from rookery.games.thieves_den.state.table import Den, LocationNo

BY_ABILITY: Final[i64] = 0
BY_BONUS: Final[i64] = 1
BY_POWER: Final[i64] = 2  # no location: wilds only

ANSWERED: Final[i64] = 1  # what a bonus reports when its owner had a choice


class Surplus(Rule):
    """TD-B1: more than eight treasures; the player returns old or new ones, one at a time."""

    seat: SeatNo

    def run(self, t: Table) -> None:
        if den(t).too_many(self.seat):
            t.ask(self.seat, ASK_RETURN)
        else:
            t.finish()

    def count(self, t: Table, seat: i64) -> i64:
        return kinds(den(t).players[self.seat].bag)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return move_of(V_RETURN, kth_kind(den(t).players[self.seat].bag, k), 0)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        bag = den(t).players[self.seat].bag
        return move >> 12 == 0 and verb(move) == V_RETURN and first(move) < TYPES and of(bag, first(move)) > 0

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        token = one(first(move))
        d.players[self.seat].bag -= token
        d.city += token
        d.tell(TOLD_SURPLUS, seat, token, 0)


def victims(d: Den, seat: i64) -> i64:
    """How many treasures, told apart by owner and type, this player's opponents could lose (TD-Q15)."""
    n: i64 = 0
    open_ = d.targets(seat)
    other: i64 = 0
    while other < d.seats:
        if (open_ >> other) & 1 == 1:
            n += kinds(d.players[other].bag)
        other += 1
    return n


def kth_victim(d: Den, seat: i64, k: i64, verb_: i64) -> i64:
    """The move that takes the k-th of them."""
    open_ = d.targets(seat)
    other: i64 = 0
    while True:
        if (open_ >> other) & 1 == 1:
            n = kinds(d.players[other].bag)
            if k < n:
                return move_of(verb_, other, kth_kind(d.players[other].bag, k))
            k -= n
        other += 1


def staffed(d: Den, seat: i64) -> i64:
    """The opponents who may lose a thief, as a mask (TD-L2)."""
    mask = d.targets(seat)
    other: i64 = 0
    while other < d.seats:
        if d.players[other].thieves == 0:
            mask &= ~bit(other)
        other += 1
    return mask


def fixed(part: Part) -> bool:
    """Does this part give something without a choice?"""
    return part.kind == GAIN or part.kind == THIEF or part.kind == FAME


class Ability(Rule):
    """The parts of an ability, a bonus or a power from left to right, then the surplus (TD-Q18, TD-Q50)."""

    seat: SeatNo
    card: LocationNo  # none for a power
    source: Count
    at: Count  # which part
    left: Count  # wilds still to take

    def parts(self, d: Den) -> list[Part]:
        """What the location gives here."""
        card = d.cards.location[self.card]
        return card.bonus if self.source == BY_BONUS else card.ability

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step == 0:
            if self.source == BY_POWER:
                if self.left > 0 and d.city != 0:
                    d.ask(self.seat, ASK_GAIN)
                else:
                    self.step = 1
                return
            if self._resolve(d):
                return
            self.step = 1
        returned = self.step == 2
        if self.step == 1:
            self.step = 2
            d.send_home(self.seat)
            if d.too_many(self.seat):
                d.push(Surplus(self.seat))
                return
        if self.source == BY_BONUS and (returned or self._wilds(d) > 0):
            d.finish(ANSWERED)
        else:
            d.finish()

    def _wilds(self, d: Den) -> i64:
        """How many treasures of any type there are to choose."""
        many: i64 = 0
        for part in self.parts(d):
            if part.kind == WILD:
                many += part.many
        return many

    def _resolve(self, d: Den) -> bool:
        """Go through the parts; True if somebody is asked. What needs no choice is told as one gain."""
        parts = self.parts(d)
        me = d.players[self.seat]
        bag, thieves, fame = me.bag, me.thieves, me.places
        given = False
        asks = False
        while self.at < len(parts):
            part = parts[self.at]
            asks = self._asks(d, part)
            if asks:
                break
            given = given or fixed(part)
            self.at += 1
        if given:
            self._told(d, me.bag - bag, me.thieves - thieves, me.places - fame)
        return asks

    def _asks(self, d: Den, part: Part) -> bool:
        """Resolve a part; True if its choice is asked."""
        kind = part.kind
        me = d.players[self.seat]
        if kind == GAIN:
            d.take(self.seat, part.type, part.many)
        elif kind == THIEF:
            d.hire(self.seat, part.many)
        elif kind == FAME:
            me.places += part.many
        elif kind == WILD or kind == UPTO:
            if self.left == 0:
                self.left = part.many
            if d.city == 0:  # TD-Q50
                self.left = 0
                return False
            d.ask(self.seat, ASK_GAIN if kind == WILD else ASK_UPTO)
            return True
        elif kind == PAY_ANY or kind == PAY_THIEF:
            if (me.bag if kind == PAY_ANY else me.thieves) > 0:
                d.ask(self.seat, ASK_PAY)
                return True
            self.at = len(self.parts(d)) - 1  # nothing to pay with: the rest is lost
        elif kind == LURE:
            if staffed(d, self.seat) != 0:
                d.ask(self.seat, ASK_LURE)
                return True
        elif victims(d, self.seat) > 0:
            d.ask(self.seat, ASK_STEAL if kind == STEAL else ASK_DESTROY)
            return True
        return False

    def _told(self, d: Den, bag: i64, thieves: i64, fame: i64) -> None:
        d.tell(TOLD_BONUS if self.source == BY_BONUS else TOLD_GAIN, self.seat, self.card, bag, thieves, fame)

    def _kind(self, d: Den) -> i64:
        return WILD if self.source == BY_POWER else self.parts(d)[self.at].kind

    def count(self, t: Table, seat: i64) -> i64:
        d = den(t)
        kind = self._kind(d)
        if kind == WILD:
            return kinds(d.city)
        if kind == UPTO:
            return kinds(d.city) + 1
        if kind == PAY_ANY:
            return kinds(d.players[self.seat].bag) + 1
        if kind == PAY_THIEF:
            return 2
        if kind == LURE:
            return many_bits(staffed(d, self.seat))
        return victims(d, self.seat)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        d = den(t)
        kind = self._kind(d)
        if kind == WILD or kind == UPTO:
            type_ = kth_kind(d.city, k)
            return V_STOP if type_ == NO_TYPE else move_of(V_TAKE, type_, 0)
        if kind == PAY_ANY:
            type_ = kth_kind(d.players[self.seat].bag, k)
            return V_DECLINE if type_ == NO_TYPE else move_of(V_PAY, type_, 0)
        if kind == PAY_THIEF:
            return move_of(V_PAY, THIEF_PAID, 0) if k == 0 else V_DECLINE
        if kind == LURE:
            return move_of(V_LURE, self._kth_seat(staffed(d, self.seat), k), 0)
        return kth_victim(d, self.seat, k, V_STEAL if kind == STEAL else V_DESTROY)

    def _kth_seat(self, mask: i64, k: i64) -> i64:
        seat: i64 = 0
        while True:
            if (mask >> seat) & 1 == 1:
                if k == 0:
                    return seat
                k -= 1
            seat += 1

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        kind = self._kind(d)
        if kind == WILD or kind == UPTO:
            self._take(d, move)
        elif kind == PAY_ANY or kind == PAY_THIEF:
            self._pay(d, move)
        else:
            self._rob(d, kind, first(move), second(move))
            self.at += 1

    def _take(self, d: Den, move: i64) -> None:
        if move == V_STOP:
            d.tell(TOLD_STOP, self.seat)
            self.left = 0
        else:
            d.take(self.seat, first(move), 1)
            self._told(d, one(first(move)), 0, 0)
            self.left -= 1
        if self.left == 0:
            self.at += 1

    def _told_pay(self, d: Den, bag: i64, thieves: i64) -> None:
        d.tell(TOLD_PAY, self.seat, self.card, bag, thieves)

    def _pay(self, d: Den, move: i64) -> None:
        """TD-Q23: what is paid goes to the supply; declining gives nothing."""
        me = d.players[self.seat]
        if move == V_DECLINE:
            d.tell(TOLD_DECLINE, self.seat)
            self.at = len(self.parts(d))
            return
        if first(move) == THIEF_PAID:
            me.thieves -= 1
            d.forest += 1
            self._told_pay(d, 0, 1)
        else:
            token = one(first(move))
            me.bag -= token
            d.city += token
            self._told_pay(d, token, 0)
        self.at += 1

    def _rob(self, d: Den, kind: i64, victim: i64, type_: i64) -> None:
        """TD-L1, TD-L2, TD-L4."""
        me, other = d.players[self.seat], d.players[victim]
        if kind == LURE:
            other.thieves -= 1
            me.thieves += 1
            d.tell(TOLD_LURE, self.seat, victim)
            return
        token = one(type_)
        other.bag -= token
        if kind == STEAL:
            me.bag += token
            d.tell(TOLD_STEAL, self.seat, victim, token)
        else:
            d.city += token
            d.tell(TOLD_DESTROY, self.seat, victim, token)
