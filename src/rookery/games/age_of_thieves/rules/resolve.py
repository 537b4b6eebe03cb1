"""Declaration (AT-D) and Resolution (AT-R, AT-A): sealed stacks, then the queue of initiatives."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rookery.core.bits import bit, has
from rookery.core.kinds import SeatNo, SeatOrNobody
from rookery.core.table import Frame, Table
from rookery.games.age_of_thieves.cards.book import AMBUSH, C_FESTIVAL, MOVE, SPECIAL
from rookery.games.age_of_thieves.moves.bids import Stakes, allowed, declarations, decode, number_of, numbered
from rookery.games.age_of_thieves.moves.codes import (
    CUNNING,
    DECLINE,
    PLAN,
    RESOLVE,
    RUN,
    SNEAK,
    USE_COVER,
    USE_SPECIAL,
    V_DECLARE,
    V_DRAW,
    V_NEXT,
    V_POINTS,
    V_USE,
    first_of,
    move_of,
    second_of,
)
from rookery.games.age_of_thieves.moves.hand import Hand
from rookery.games.age_of_thieves.rules.acts import Card, grant
from rookery.games.age_of_thieves.rules.frame import Draw, Limit, Rule, city, turn_up
from rookery.games.age_of_thieves.rules.specials import Special
from rookery.games.age_of_thieves.rules.walk import NORMAL, RUNNING, Walk
from rookery.games.age_of_thieves.rules.watch import Watch
from rookery.games.age_of_thieves.said import (
    ASK_CUNNING,
    ASK_DECLARE,
    ASK_NEXT,
    ASK_USE,
    TOLD_DECLARING,
    TOLD_DECLINE,
    TOLD_DISCARD,
    TOLD_LIFT,
    TOLD_REVEAL,
    TOLD_STACK,
    TOLD_USE,
)
from rookery.games.age_of_thieves.state.kinds import CardNo, GeneralNo, Initiative, Points
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import LOWER, PAID, RESOLVED, UP, ap_of, card_of, cover_of, general_of


class Declaration(Frame):
    """AT-D1: everybody at once and in secret; all screens are lifted together (AT-D6)."""

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 1:
            c.finish()
            return
        asked: i64 = 0
        seat: i64 = 0
        while seat < c.seats:
            if self.asks(c, seat):
                asked |= bit(seat)
            seat += 1
        if asked:
            c.ask_all(asked, ASK_DECLARE)
        else:
            self.reveal(t)

    def asks(self, c: City, seat: i64) -> bool:
        """Who has no AP can declare nothing, and everybody sees that. The first edition asked all the same."""
        return c.playing(seat) and (c.thieves[seat].points() > 0 or c.book.edition == 1)

    def count(self, t: Table, seat: i64) -> i64:
        c = city(t)
        return Hand(c.thieves[seat], c.specials).count()

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = city(t)
        return V_DECLARE | (number_of(Hand(c.thieves[seat], c.specials).stakes(k)) << 6)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        number = move >> 6
        if move < 0 or move & 63 != V_DECLARE or number >= declarations():
            return False
        return allowed(city(t), seat, decode(number)) == 0

    def reveal(self, t: Table) -> None:
        c = city(t)
        c.tell(TOLD_DECLARING)
        seat: i64 = 0
        while seat < c.seats:
            if self.asks(c, seat):
                lay_down(c, seat, numbered(c.answers[seat] >> 6))
            elif c.playing(seat):
                lay_down(c, seat, Stakes())
            seat += 1
        self.step = 1


def lay_down(c: City, seat: i64, stakes: Stakes) -> None:
    """The stacks of one thief."""
    thief = c.thieves[seat]
    i: i64 = 0
    while i < stakes.many:
        thief.lose_card(stakes.face(i))
        i += 1
    thief.stacks = stakes.stacks()
    thief.used_informers = stakes.informers
    thief.used_agents = stakes.agents
    if c.loud:
        for stack in thief.stacks:
            c.tell(TOLD_STACK, seat, ap_of(stack))
        left = thief.points() - stakes.total()
        c.tell(TOLD_LIFT, seat, len(thief.stacks), stakes.informers, stakes.agents, left)


AP_BITS: Final[i64] = 6
AP: Final[i64] = 63


class Resolution(Rule):
    """AT-R1 to AT-R5: from high to low; the watch at its die; ties alternate from the first thief."""

    value: Initiative = -1  # the initiative being resolved
    last: SeatOrNobody = -1  # who resolved a stack of it last

    def run(self, t: Table) -> None:
        c = city(t)
        leaders = highest(c)
        high = leaders & AP
        if not c.acted and (high < c.die or (high == c.die and c.alarm)):  # AT-R3
            c.acted = True
            c.push(Watch())
        elif high == 0:
            c.finish()
        else:
            if high != self.value:
                self.value = high
                self.last = -1
            self._next(c, leaders >> AP_BITS)

    def _next(self, c: City, leaders: i64) -> None:
        """AT-R4: round and round."""
        seat = c.lead() if self.last < 0 else (self.last + 1) % c.seats
        while not has(leaders, seat):
            seat = (seat + 1) % c.seats
        self.last = seat
        c.push(Stack(seat, self.value))


def highest(c: City) -> i64:
    """The highest initiative among the stacks left, or 0; above it, as a mask, who has a stack of it."""
    best: i64 = 0
    leaders: i64 = 0
    for seat, thief in enumerate(c.thieves):
        for packed in thief.stacks:
            stack: i64 = packed
            ap = ap_of(stack)
            if stack & UP == 0 and ap >= best:
                if ap > best:
                    best = ap
                    leaders = 0
                leaders |= bit(seat)
    return best | (leaders << AP_BITS)


def has_stack(c: City, seat: i64, ap: i64) -> bool:
    """Has this thief a stack of that initiative left?"""
    for packed in c.thieves[seat].stacks:
        stack: i64 = packed
        if stack & UP == 0 and ap_of(stack) == ap:
            return True
    return False


def uses(*ways: int) -> list[int]:
    """These ways to use an open card, and refusing."""
    return [int(move_of(V_USE, way)) for way in [*ways, DECLINE]]


ONLY_DECLINE: Final = uses()
MOVE_ALONE: Final = uses(SNEAK, RUN)
MOVE_AFTER: Final = uses(SNEAK)
AMBUSH_ALONE: Final = uses(CUNNING, PLAN)
AMBUSH_AFTER: Final = uses(CUNNING)
SPECIAL_OR_COVER: Final = uses(USE_SPECIAL, USE_COVER)
RESOLVE_OR_NOT: Final = uses(RESOLVE)
DRAW_OR_POINTS: Final = [int(V_DRAW), int(V_POINTS)]


@mypyc_attr(free_list_len=1)
class Stack(Rule):
    """One stack is turned up and resolved, or declined (AT-R6, AT-R7)."""

    seat: SeatNo
    ap: Points
    card: CardNo = 0  # once it lies open
    cover: GeneralNo = 0

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            only = self._only(c)
            if only >= 0:
                self._open(c, only)
            else:
                c.ask(self.seat, ASK_NEXT)
        elif self.step == 1:
            c.ask(self.seat, ASK_USE)
        elif self.step == 2:
            c.ask(self.seat, ASK_CUNNING)
        elif self.step == 3:
            self.step = 4
            c.push(Limit(self.seat))
        else:
            c.finish()

    def _only(self, c: City) -> i64:
        """Which stack it is, or -1 where several have this initiative."""
        stacks = c.thieves[self.seat].stacks
        found: i64 = -1
        for i in range(len(stacks)):
            stack: i64 = stacks[i]
            if stack & UP == 0 and ap_of(stack) == self.ap:
                if found >= 0:
                    return -1
                found = i
        return found

    def _open(self, c: City, i: i64) -> None:
        stack: i64 = c.thieves[self.seat].stacks[i]
        self.card = card_of(stack)
        self.cover = cover_of(stack)
        turn_up(c, self.seat, i)
        c.tell(TOLD_REVEAL, self.seat, self.card, self.cover, self.ap)
        self.step = 1

    def moves(self, c: City, seat: i64) -> list[int]:
        if self.step == 1:
            return self._uses(c)
        if self.step == 2:
            return DRAW_OR_POINTS
        out: list[int] = []
        for stack in c.thieves[seat].stacks:  # AT-Q21
            if stack & UP == 0 and ap_of(stack) == self.ap:
                move = int(move_of(V_NEXT, card_of(stack), cover_of(stack)))
                if move not in out:
                    out.append(move)
        return out

    def _uses(self, c: City) -> list[int]:
        """AT-A1, AT-A3, AT-A7, AT-C7: what may be done with the open card; refusing is always possible."""
        thief = c.thieves[self.seat]
        alone = thief.state & RESOLVED == 0
        if thief.state & LOWER != 0 or (c.jailed(self.seat) and not self.way_out(c)):
            return ONLY_DECLINE
        if self.card == MOVE:
            return MOVE_ALONE if alone else MOVE_AFTER
        if self.card == AMBUSH:
            return AMBUSH_ALONE if alone else AMBUSH_AFTER
        return SPECIAL_OR_COVER if self.card == SPECIAL else RESOLVE_OR_NOT

    def way_out(self, c: City) -> bool:
        """AT-Q6, AT-Q76: only Move leads out of a dungeon, and only where no fire burns."""
        if self.card != MOVE:
            return False
        ways: i64 = 0
        for to in c.board.paths[c.thieves[self.seat].at]:
            if not c.on_fire(to):
                ways += 1
        return ways > 0

    def open(self, t: Table, seat: i64) -> bool:
        return self.step != 0

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if self.step == 0:
            self._choose(c, first_of(move), second_of(move))
        elif self.step == 1:
            self._use(c, first_of(move))
        elif move == V_DRAW:
            self.step = 3
            c.push(Draw(seat, c.book.cunning_cards))
        else:
            self.step = 4
            grant(c, seat, c.book.cunning_points)

    def _choose(self, c: City, card: i64, cover: i64) -> None:
        thief = c.thieves[self.seat]
        for i in range(len(thief.stacks)):
            stack: i64 = thief.stacks[i]
            if stack & UP == 0 and ap_of(stack) == self.ap and card_of(stack) == card and cover_of(stack) == cover:
                self._open(c, i)
                return

    def _use(self, c: City, use: i64) -> None:
        seat = self.seat
        thief = c.thieves[seat]
        self.step = 4
        if use == DECLINE:
            c.tell(TOLD_DECLINE, seat, self.card, self.cover)
            return
        c.tell(TOLD_USE, seat, self.card, self.cover, use)
        thief.state |= RESOLVED
        if use == SNEAK:
            more: i64 = 1 if c.event == C_FESTIVAL else 0
            c.push(Walk(seat, c.book.sneak + more, NORMAL))
        elif use == RUN:
            thief.state |= LOWER
            c.push(Walk(seat, c.book.run, RUNNING))
        elif use == CUNNING:
            self.step = 2
        elif use == PLAN:
            thief.state |= LOWER
            grant(c, seat, c.book.plan_points)
            self.step = 3
            c.push(Draw(seat, c.book.plan_cards))
        elif use == USE_SPECIAL:
            self._pay(c)
            c.push(Special(seat, self.cover))
        elif use == USE_COVER:
            c.push(Card(seat, self.cover))
        else:
            c.push(Card(seat, self.card))

    def _pay(self, c: City) -> None:
        """AT-A7: the cover goes to the discard pile at once."""
        thief = c.thieves[self.seat]
        for i in range(len(thief.stacks)):
            stack: i64 = thief.stacks[i]
            if card_of(stack) == SPECIAL and general_of(stack) == self.cover:
                thief.stacks[i] = int(stack | PAID)
        thief.shown -= 1
        c.discard(self.cover)
        c.tell(TOLD_DISCARD, self.seat, self.cover)
