"""The actions that powers repeat: robbing a location and dealing with a fence (TD-A1 to TD-A8)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.kinds import Count, SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.thieves_den.cards.book import kinds, kth_bit, kth_kind, low_bit, many_bits, one
from rookery.games.thieves_den.moves.codes import V_ADD, V_DEAL, V_DECLINE, V_FENCE, V_ROB, first, move_of, verb
from rookery.games.thieves_den.rules.ability import ANSWERED, BY_ABILITY, BY_BONUS, Ability
from rookery.games.thieves_den.rules.frame import Rule, den
from rookery.games.thieves_den.said import (
    ASK_ADD,
    ASK_FALSE,
    ASK_MAY,
    ASK_STRIKE,
    CHANCE_FENCE,
    TOLD_ADD,
    TOLD_DEAL,
    TOLD_DECLINE,
    TOLD_DOUBLE,
    TOLD_FAME,
    TOLD_FENCE,
    TOLD_HOME,
    TOLD_ROB,
)
from rookery.games.thieves_den.state.table import SLOT, SLOT_MASK, Den, FenceNo, LocationNo

# How a thief gets onto a location.
FROM_BOARD: Final[i64] = 0  # TD-A2
FROM_FOREST: Final[i64] = 1  # TD-P2
AS_OWNER: Final[i64] = 2  # TD-P11
MOVED: Final[i64] = 3  # TD-P9


class Robbery(Rule):
    """TD-A1 to TD-A4: the thief, the ability, the owner bonus."""

    seat: SeatNo
    card: LocationNo
    how: Count

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step == 0:
            self.step = 1
            self._send_thief(d)
            d.push(Ability(self.seat, self.card, BY_ABILITY, 0, 0))
        elif self.step == 1:
            self.step = 2
            receiver = self.receiver(d)
            if receiver >= 0 and d.cards.location[self.card].bonus:
                d.push(Ability(receiver, self.card, BY_BONUS, 0, 0))
        elif self.step == 2 and self.how == MOVED:
            self.step = 3
            d.robbed &= ~bit(self.card)
            d.players[self.seat].thieves += 1
            d.tell(TOLD_HOME, self.seat, self.card)
            d.send_home(self.seat)
        else:
            if d.result == ANSWERED and self.receiver(d) != self.seat:
                d.stands()  # the owner has chosen; the robber's turn may go on (TD-P3)
            d.finish()

    def _send_thief(self, d: Den) -> None:
        """TD-A2. A thief moved by TD-P9 stands there already."""
        if self.how == FROM_FOREST:
            d.forest -= 1
            d.twice = self.card
            d.tell(TOLD_DOUBLE, self.seat, self.card, 0)
        elif self.how != MOVED:
            d.players[self.seat].thieves -= 1
            d.robbed |= bit(self.card)
            d.tell(TOLD_ROB, self.seat, self.card)

    def receiver(self, d: Den) -> i64:
        """Who gets the owner bonus, or -1 (TD-A4, TD-P11, TD-Q12)."""
        owner = d.owner(self.card)
        if self.how == AS_OWNER:
            return self.seat if owner >= 0 else -1
        return -1 if owner == self.seat else owner


class Dealing(Rule):
    """TD-A5 to TD-A8: the card, the thief, the treasures, the reputation; then the slot is refilled."""

    seat: SeatNo
    fence: FenceNo
    how: Count
    wilds: Count = 0  # wild wants already met

    def run(self, t: Table) -> None:
        d = den(t)
        card = d.cards.fence[self.fence]
        if self.step == 0:
            self.step = 1
            self._place(d)
        elif self.step == 1:
            if self.wilds < card.wilds:
                d.ask(self.seat, ASK_ADD)
                return
            self.step = 2
            d.players[self.seat].fences += card.fame  # TD-A7
            d.tell(TOLD_FAME, self.seat, self.fence, card.fame)
            if self.how == FROM_BOARD:
                d.push(Refill())
        else:
            d.finish()

    def _place(self, d: Den) -> None:
        me = d.players[self.seat]
        me.bag -= d.cards.fence[self.fence].wants
        if self.how == FROM_FOREST:  # TD-Q27: the card stays where it is
            d.forest -= 1
            d.crowded = self.fence
            d.tell(TOLD_DOUBLE, self.seat, 0, self.fence)
            return
        me.thieves -= 1
        d.clear_slot(d.slot_of(self.fence))
        me.dealt |= bit(self.fence)
        d.tell(TOLD_DEAL, self.seat, self.fence)

    def count(self, t: Table, seat: i64) -> i64:
        return kinds(den(t).players[self.seat].bag)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return move_of(V_ADD, kth_kind(den(t).players[self.seat].bag, k), 0)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        """TD-Q43: any treasure meets a wild want."""
        d = den(t)
        token = one(first(move))
        d.players[self.seat].bag -= token
        d.jokers += token
        self.wilds += 1
        d.tell(TOLD_ADD, self.seat, self.fence, token)


class Refill(Rule):
    """TD-A8, TD-S5: empty slots are filled in order while the fence deck lasts."""

    def run(self, t: Table) -> None:
        d = den(t)
        while d.slot_of(0) >= 0:
            if d.unsold != 0:
                d.ask(CHANCE, CHANCE_FENCE)
                return
            if d.beneath == 0:
                break
            fence = d.beneath & SLOT_MASK
            d.beneath >>= SLOT
            self._turn_up(d, fence)
        d.finish()

    def _turn_up(self, d: Den, fence: i64) -> None:
        slot = d.slot_of(0)
        d.display |= fence << (SLOT * slot)
        d.tell(TOLD_FENCE, slot, fence)

    def count(self, t: Table, seat: i64) -> i64:
        return many_bits(den(t).unsold)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return move_of(V_FENCE, kth_bit(den(t).unsold, k), 0)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        d.unsold &= ~bit(first(move))
        self._turn_up(d, first(move))


# -- Rob or Deal --------------------------------------------------------------------------------------


def robs(d: Den, seat: i64) -> i64:
    """The locations a player may rob, as a mask (TD-A1, TD-A2)."""
    return d.empty_spaces() if d.players[seat].thieves > 0 else 0


def deals(d: Den, seat: i64, bag: i64) -> i64:
    """The fences of the display a player could deal with, given that bag (TD-A5 to TD-A7)."""
    if d.players[seat].thieves == 0 or bag == 0:
        return 0
    mask: i64 = 0
    row = d.display
    while row != 0:
        fence = row & SLOT_MASK
        if fence > 0 and d.can_pay(fence, bag):
            mask |= bit(fence)
        row >>= SLOT
    return mask


MAY: Final[i64] = 1  # TD-P7: the action is optional
ONLY_ROB: Final[i64] = 2  # TD-P11


class Strike(Rule):
    """A Rob or a Deal as part of a power (TD-P3, TD-P4, TD-P7, TD-P11)."""

    seat: SeatNo
    way: Count

    def run(self, t: Table) -> None:
        d = den(t)
        if self.step == 1 or (robs(d, self.seat) | self._deals(d)) == 0:  # TD-Q28: skipped if impossible
            d.finish()
        else:
            d.ask(self.seat, ASK_FALSE if self.way == ONLY_ROB else ASK_MAY if self.way == MAY else ASK_STRIKE)

    def _deals(self, d: Den) -> i64:
        return 0 if self.way == ONLY_ROB else deals(d, self.seat, d.players[self.seat].bag)

    def count(self, t: Table, seat: i64) -> i64:
        d = den(t)
        n = many_bits(robs(d, self.seat)) + many_bits(self._deals(d))
        return n + 1 if self.way == MAY else n

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        d = den(t)
        open_ = robs(d, self.seat)
        n = many_bits(open_)
        if k < n:
            return move_of(V_ROB, kth_bit(open_, k), 0)
        fence = kth_bit(self._deals(d), k - n)
        return move_of(V_DEAL, fence, 0) if fence > 0 else V_DECLINE

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        d = den(t)
        self.step = 1
        if move == V_DECLINE:
            d.tell(TOLD_DECLINE, self.seat)
        elif verb(move) == V_DEAL:
            d.push(Dealing(self.seat, first(move), FROM_BOARD))
        else:
            d.push(Robbery(self.seat, first(move), AS_OWNER if self.way == ONLY_ROB else FROM_BOARD))


def doubles(d: Den, bag: i64) -> i64:
    """How many occupied spaces may take a second thief, given that bag (TD-P2)."""
    return many_bits(double_places(d)) + many_bits(double_fences(d, bag))


def double_places(d: Den) -> i64:
    """The locations with one thief, as a mask."""
    return d.robbed & ~bit(d.twice) if d.twice > 0 else d.robbed


def double_fences(d: Den, bag: i64) -> i64:
    """The fences above boards with one thief whose wants are in that bag, as a mask."""
    mask: i64 = 0
    fences = d.above_fences()
    while fences != 0:
        fence = low_bit(fences)
        fences &= fences - 1
        if fence != d.crowded and d.can_pay(fence, bag):
            mask |= bit(fence)
    return mask
