"""Trades: offering an item, the exchange step by step (CD-W12), and the Diplomat's demand (CD-W16)."""

from mypy_extensions import i64

from rookery.core.bits import bit, has, lowest, nth, ones
from rookery.core.kinds import SeatNo, SeatOrNobody
from rookery.core.table import Table
from rookery.games.castle_of_the_devil.cards.book import (
    BAG_KEY,
    BAGS,
    CLAIRVOYANT,
    COAT,
    FORCED,
    JOB,
    MIRROR,
    MONOCLE,
    NOTHING,
    PRIVILEGE,
    SEXTANT,
    TOME,
    TRADED,
    matching,
)
from rookery.games.castle_of_the_devil.moves.codes import (
    V_ALOUD,
    V_CARRY,
    V_DECLINE,
    V_DEMAND,
    V_GIVE,
    V_HAND,
    V_NONE,
    V_PASS,
    V_REFUSE,
    V_RETURN,
    V_SILENT,
    V_TO,
    V_USE,
    card_of,
    move_of,
)
from rookery.games.castle_of_the_devil.rules.effects import Coat, Draw, Foresight, Sextant, swap_occupations
from rookery.games.castle_of_the_devil.rules.frame import FAILED, ON, QUIET_BAG, Rule, may_pass, others
from rookery.games.castle_of_the_devil.said import (
    ASK_ANSWER,
    ASK_BAG,
    ASK_CARRY,
    ASK_DEMAND_GIVE,
    ASK_DEMAND_WHAT,
    ASK_DEMAND_WHOM,
    ASK_DEMANDED,
    ASK_OFFER,
    ASK_PARTNER,
    ASK_SMUGGLE,
    TOLD_ACCEPTED,
    TOLD_DECLINED,
    TOLD_DEMAND,
    TOLD_EXCHANGE,
    TOLD_GIVES,
    TOLD_HANDED,
    TOLD_LUGGAGE,
    TOLD_MONOCLE,
    TOLD_NO_SUCH,
    TOLD_OFFER,
    TOLD_PARTNER,
    TOLD_PASS,
    TOLD_QUIET,
    TOLD_REFUSED,
    TOLD_USE,
)
from rookery.games.castle_of_the_devil.state.table import Coach, Item, coach


def returnable(c: Coach, seat: i64, offered: i64) -> i64:
    """The kinds a seat may give for an item: never one bag for the other (CD-X3, CD-X6)."""
    kinds = c.items.kinds(seat)
    return kinds & ~BAGS if has(BAGS, offered) and not c.turned else kinds


class Trade(Rule):
    """CD-X: the turn player slides one item face down to somebody, who takes it for another, or refuses."""

    seat: SeatNo
    partner: SeatOrNobody = -1

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            c.ask(self.seat, ASK_PARTNER)
        elif self.step == 1:
            if c.size(self.seat) == 1:  # CD-W9: everybody sees that it is the only card
                self._slide(c, c.items.only(self.seat))
            else:
                c.ask(self.seat, ASK_OFFER)
        elif self.step == 2:
            c.ask(self.partner, ASK_ANSWER)
        elif self.step == 3:
            self.step = 4
            c.push(Exchange(self.seat, self.partner))
        else:
            c.finish(ON)

    def open(self, t: Table, seat: i64) -> bool:
        return self.step == 0

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        if self.step == 0:
            return c.seats - 1 + may_pass(c)
        if self.step == 1:
            return ones(c.items.kinds(seat)) + may_pass(c)
        offered = c.items.only(c.offer)
        return ones(returnable(c, seat, offered)) + (0 if has(FORCED, offered) else 1)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        if self.step < 2:
            k -= may_pass(c)
            if k < 0:
                return V_PASS
        if self.step == 0:
            return move_of(V_TO, nth(others(c, seat), k))
        if self.step == 1:
            return move_of(V_GIVE, nth(c.items.kinds(seat), k))
        offered = c.items.only(c.offer)
        if not has(FORCED, offered):  # CD-X4
            if k == 0:
                return V_REFUSE
            k -= 1
        return move_of(V_RETURN, nth(returnable(c, seat, offered), k))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        if move == V_PASS:  # CD-W10: the time was up
            c.tell(TOLD_PASS, seat)
            self.step = 4
        elif self.step == 0:
            self.partner = card_of(move)
            c.tell(TOLD_PARTNER, seat, self.partner)
            self.step = 1
        elif self.step == 1:
            self._slide(c, card_of(move))
        elif move == V_REFUSE:  # CD-X10
            c.items.hear(FORCED, c.items.zone[c.offer], 0)  # CD-X4
            c.items.shift(lowest(c.items.zone[c.offer]), c.offer, self.seat)
            c.noted()
            c.tell(TOLD_REFUSED, self.partner, self.seat)
            self.step = 4
        else:
            card = c.items.find(seat, card_of(move))
            two = bit(self.seat) | bit(self.partner)
            c.items.leave(card, seat, c.aside, bit(seat))
            c.items.show(card, two)
            never_both_bags(c)
            c.noted()
            c.whisper(two, 4, TOLD_ACCEPTED, self.partner, self.seat, card_of(move))
            self.step = 3

    def _slide(self, c: Coach, kind: i64) -> None:
        """CD-X1: only the partner looks at it."""
        card = c.items.find(self.seat, kind)
        c.items.leave(card, self.seat, c.offer, bit(self.seat))
        c.items.show(card, bit(self.partner))
        c.noted()
        c.whisper(bit(self.seat) | bit(self.partner), 4, TOLD_OFFER, self.seat, self.partner, kind)
        self.step = 2


class Exchange(Rule):
    """CD-W12, steps 4 to 10: both cards change hands, those that fire are named, then carried out in turn.

    Until the naming the offered card lies in the zone `offer`, the returned one in `aside`.
    """

    seat: SeatNo
    partner: SeatNo
    offered: Item = NOTHING  # what was named; a bag is only a bag (CD-X12)
    returned: Item = NOTHING

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            if c.house.smuggling:  # CD-N1: always both, whatever they gave
                c.ask_all(bit(self.seat) | bit(self.partner), ASK_SMUGGLE)
            else:
                self._change_hands(c, False, False)
        elif self.step == 1:  # CD-W6: the turn player may look ahead before a bag draws
            if self._bag_named() and c.dark(c.turn) and not has(c.jobs_up(), CLAIRVOYANT):
                c.ask(c.turn, ASK_BAG)
            else:
                self.step = 2
        elif self.step == 2 or self.step == 4:  # CD-Q3: the offered item first
            if self._fires() == NOTHING:
                self.step += 2
            elif c.house.optional and not c.house.smuggling:  # CD-Q2
                c.ask(self._giver(), ASK_CARRY)
            else:
                self.step += 1
        elif self.step == 3 or self.step == 5:
            kind, giver = self._fires(), self._giver()
            partner = self.partner if giver == self.seat else self.seat
            self.step += 1
            carry_out(c, kind, giver, partner)
        else:
            c.finish(ON)

    def _fires(self) -> i64:
        return self.offered if self.step < 4 else self.returned

    def _giver(self) -> i64:
        return self.seat if self.step < 4 else self.partner

    def _bag_named(self) -> bool:
        return self.offered == BAG_KEY or self.returned == BAG_KEY

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        if self.step == 1:
            return 2 if c.ready(seat, CLAIRVOYANT) else 1
        return 2

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        if self.step == 0:
            return V_ALOUD if k == 0 else V_SILENT
        if self.step == 1:
            return V_PASS if k == 0 else move_of(V_USE, JOB + CLAIRVOYANT)
        return V_CARRY if k == 0 else V_DECLINE

    def reveal(self, t: Table) -> None:
        c = coach(t)
        self._change_hands(c, c.answers[self.seat] == V_SILENT, c.answers[self.partner] == V_SILENT)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        if self.step == 1:
            self.step = 2
            if move == V_PASS:
                c.tell(TOLD_QUIET, QUIET_BAG)
            else:
                c.turn_up(seat)
                c.tell(TOLD_USE, seat, JOB + CLAIRVOYANT, -1)
                c.push(Foresight(seat))
        elif move == V_CARRY:
            self.step += 1
        else:
            c.tell(TOLD_DECLINED, seat, self._fires())
            self.step += 2

    def _change_hands(self, c: Coach, silent: bool, partner_silent: bool) -> None:
        """CD-X7 to CD-X9, CD-X12, CD-W13: the public line is the same whenever nothing is named."""
        items, two = c.items, bit(self.seat) | bit(self.partner)
        mine, theirs = lowest(items.zone[c.offer]), lowest(items.zone[c.aside])
        offered: i64 = items.face[mine]
        returned: i64 = items.face[theirs]
        items.shift(mine, c.offer, self.partner)
        items.shift(theirs, c.aside, self.seat)
        items.show(mine, two)
        items.show(theirs, two)
        if offered != MIRROR and returned != MIRROR:
            self.offered = NOTHING if silent else spoken(c, offered)
            self.returned = NOTHING if partner_silent else spoken(c, returned)
        self._overheard(c, mine, theirs)
        c.noted()
        named = self.offered | (self.returned << 5)
        c.whisper(two, 12, TOLD_EXCHANGE, self.seat, self.partner, offered, returned, named)
        self.step = 1

    def _overheard(self, c: Coach, mine: i64, theirs: i64) -> None:
        """What onlookers can tell from what is named and what is not (CD-X8, CD-X9)."""
        if self.offered != NOTHING or self.returned != NOTHING:
            publish(c, mine, self.offered)
            publish(c, theirs, self.returned)
        elif not c.house.smuggling:
            c.items.hear(firing(c), bit(mine) | bit(theirs), 0, bit(MIRROR))


def firing(c: Coach) -> i64:
    """The kinds that work by being traded away (CD-X7); turned bags do not (CD-Q31)."""
    return TRADED & ~BAGS if c.turned else TRADED


def spoken(c: Coach, kind: i64) -> i64:
    """The name under which a traded item is announced, or NOTHING: only what works by being traded (CD-X9)."""
    if not has(firing(c), kind):
        return NOTHING
    return BAG_KEY if has(BAGS, kind) else kind


def publish(c: Coach, card: i64, name: i64) -> None:
    """Everybody knows a card that was named, of a bag not which of the two (CD-X12); beside it lies no Mirror."""
    if name == BAG_KEY:
        c.items.hear(~BAGS, bit(card), 0)
        c.items.learnt += 1
    elif name != NOTHING:
        c.items.show(card, c.everyone())
    else:
        c.items.hear(bit(MIRROR) | (0 if c.house.smuggling else firing(c)), bit(card), 0)


def never_both_bags(c: Coach) -> None:
    """CD-X6: of the two cards of a trade at most one is a bag. Without Smuggling the naming says more."""
    if c.house.smuggling and not c.turned:
        c.items.hear(BAGS, c.items.zone[c.offer] | c.items.zone[c.aside], 1)


def carry_out(c: Coach, kind: i64, giver: i64, partner: i64) -> None:
    """CD-X7: whoever gave the item away gets its effect."""
    if kind == BAG_KEY:
        c.push(Draw(giver))
    elif kind == TOME:
        swap_occupations(c, giver, partner)
    elif kind == COAT:
        c.push(Coat(giver))
    elif kind == MONOCLE:
        c.factions.show(lowest(c.factions.zone[partner]), bit(giver))
        c.noted()
        c.whisper(bit(giver) | bit(partner), 4, TOLD_MONOCLE, giver, partner, c.faction(partner))
    elif kind == PRIVILEGE:
        look_through(c, giver, partner)
    elif kind == SEXTANT:
        c.push(Sextant(giver))


def look_through(c: Coach, seat: i64, owner: i64) -> None:
    """One player looks at another's whole luggage."""
    c.items.look(owner, bit(seat))
    c.noted()
    c.whisper(bit(seat) | bit(owner), 4, TOLD_LUGGAGE, seat, owner, c.luggage(owner))


class Demand(Rule):
    """CD-O1, CD-W16: the Diplomat names a player and an item."""

    seat: SeatNo
    target: SeatOrNobody = -1
    name: Item = NOTHING

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            c.ask(self.seat, ASK_DEMAND_WHOM)
        elif self.step == 1:
            c.ask(self.seat, ASK_DEMAND_WHAT)
        elif self.step == 2:
            c.ask(self.target, ASK_DEMANDED)
        elif self.step == 3:
            if c.size(self.seat) == 1:  # CD-W9
                self._give(c, c.items.only(self.seat))
            else:
                c.ask(self.seat, ASK_DEMAND_GIVE)
        elif self.step == 4:
            self.step = 5
            c.push(Exchange(self.seat, self.target))
        else:
            c.finish(FAILED if self.step == 6 else ON)

    def open(self, t: Table, seat: i64) -> bool:
        return self.step == 0

    def names(self, c: Coach) -> i64:
        """CD-Q27: the names in use. A Secret Bag only while bags are bags, and not for a lone bag."""
        names = (bit(17) - 1) & ~bit(3) & ~in_box(c)
        if c.turned or (c.size(self.seat) == 1 and has(BAGS, c.items.only(self.seat))):
            names &= ~bit(BAG_KEY)
        return names

    def _matching(self, c: Coach) -> i64:
        return c.items.kinds(self.target) & matching(self.name, c.turned)

    def _givable(self, c: Coach) -> i64:
        return returnable(c, self.seat, self.name)

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        if self.step == 0:
            return c.seats - 1
        if self.step == 1:
            return ones(self.names(c))
        if self.step == 2:
            found = ones(self._matching(c))
            return found if found > 0 else 1
        return ones(self._givable(c))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        if self.step == 0:
            return move_of(V_TO, nth(others(c, seat), k))
        if self.step == 1:
            return move_of(V_DEMAND, nth(self.names(c), k))
        if self.step == 2:
            found = self._matching(c)
            return V_NONE if found == 0 else move_of(V_HAND, nth(found, k))
        return move_of(V_GIVE, nth(self._givable(c), k))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        if self.step == 0:
            self.target = card_of(move)
            c.tell(TOLD_PARTNER, seat, self.target)
            self.step = 1
        elif self.step == 1:
            self.name = card_of(move)
            if self.name == BAG_KEY and c.size(self.seat) == 1:  # CD-Q27: then it is no bag
                c.items.hear(BAGS, c.items.zone[self.seat], 0)
            c.tell(TOLD_DEMAND, self.seat, self.target, self.name)
            self.step = 2
        elif self.step == 2:
            self._reply(c, move)
        else:
            self._give(c, card_of(move))

    def _reply(self, c: Coach, move: i64) -> None:
        if move == V_NONE:
            c.items.hear(matching(self.name, c.turned), c.items.zone[self.target], 0)
            c.tell(TOLD_NO_SUCH, self.target, self.seat, self.name)
            look_through(c, self.seat, self.target)
            self.step = 6
            return
        card = c.items.find(self.target, card_of(move))
        c.items.leave(card, self.target, c.aside, bit(self.target))
        named = matching(self.name, c.turned)
        if ones(named) == 1:  # the name says which card it is
            c.items.show(card, c.everyone())
        else:
            c.items.hear(~named, bit(card), 0)
        c.items.learnt += 1
        c.noted()
        c.tell(TOLD_HANDED, self.target, self.seat, self.name)
        self.step = 3

    def _give(self, c: Coach, kind: i64) -> None:
        """CD-W12, step 4: from now on both know both cards, before they say whether one fires."""
        card, other = c.items.find(self.seat, kind), lowest(c.items.zone[c.aside])
        two = bit(self.seat) | bit(self.target)
        c.items.leave(card, self.seat, c.offer, bit(self.seat))
        c.items.show(card, two)
        c.items.show(other, two)
        never_both_bags(c)
        c.noted()
        c.whisper(two, 12, TOLD_GIVES, self.seat, self.target, kind, c.items.face[other])
        self.step = 4


def in_box(c: Coach) -> i64:
    """The kinds not in this game."""
    return c.items.kinds(c.out)
