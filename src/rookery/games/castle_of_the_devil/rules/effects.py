"""What single cards do: drawing, presents, Coat, Tome, Sextant, Clairvoyant."""

from mypy_extensions import i64

from rookery.core.bits import bit, lowest, nth, ones
from rookery.core.kinds import Count, SeatMask, SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.castle_of_the_devil.cards.book import limit
from rookery.games.castle_of_the_devil.moves.codes import (
    V_DRAW,
    V_GIVE,
    V_HIRE,
    V_LEFT,
    V_PRESENT,
    V_RIGHT,
    V_STACK,
    card_of,
    move_of,
    seat_of,
)
from rookery.games.castle_of_the_devil.rules.frame import Rule
from rookery.games.castle_of_the_devil.said import (
    ASK_DIRECTION,
    ASK_PASS_ON,
    ASK_PRESENT,
    ASK_STACK,
    CHANCE_DRAW,
    CHANCE_HIRE,
    TOLD_COAT,
    TOLD_DECK_OUT,
    TOLD_DIRECTION,
    TOLD_DRAW,
    TOLD_FORESEES,
    TOLD_PASSED_ON,
    TOLD_PRESENT,
    TOLD_STACKED,
    TOLD_TOME,
)
from rookery.games.castle_of_the_devil.state.table import Coach, coach


class Draw(Rule):
    """The top item card. The last one turns the bags into a key and a goblet (CD-I17)."""

    seat: SeatNo

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            if c.items.zone[c.first] != 0:  # CD-O6: what a Clairvoyant put on top
                self._take(c, lowest(c.items.zone[c.first]), c.first)
            elif c.items.zone[c.deck] != 0:
                c.ask(CHANCE, CHANCE_DRAW)
            else:
                c.finish()
        elif self.step == 1:
            self.step = 2
            c.push(Presents(self.seat))
        else:
            c.finish()

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        return ones(c.items.zone[c.deck])

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        return move_of(V_DRAW, c.items.face[nth(c.items.zone[c.deck], k)])

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        self._take(c, c.items.find(c.deck, card_of(move)), c.deck)

    def _take(self, c: Coach, card: i64, zone: i64) -> None:
        items = c.items
        seen: i64 = 0
        if zone == c.first:  # whoever put it there knows what is drawn
            observer: i64 = 0
            while observer <= c.seats:
                if (items.known[observer] >> card) & 1 == 1:
                    seen |= bit(observer)
                observer += 1
        items.blur(items.zone[c.deck] | items.zone[c.first] | items.zone[c.second], seen)
        items.shift(card, zone, self.seat)
        if zone == c.first and items.zone[c.second] != 0:
            items.shift(lowest(items.zone[c.second]), c.second, c.first)
        items.show(card, bit(self.seat))
        c.noted()
        c.whisper(bit(self.seat), 2, TOLD_DRAW, self.seat, items.face[card], c.left())
        if c.left() == 0:
            c.turned = True
            c.tell(TOLD_DECK_OUT)
        self.step = 1


class Presents(Rule):
    """CD-H2: whoever has too much gives items away at once; inside one chain nobody full gets one back (CD-Q33)."""

    giver: SeatNo
    gave: SeatMask = 0  # who has given in this chain

    def run(self, t: Table) -> None:
        c = coach(t)
        if c.size(self.giver) > limit(c.seats):
            c.ask(self.giver, ASK_PRESENT)
        else:
            c.finish()

    def _receivers(self, c: Coach) -> i64:
        out: i64 = 0
        seat: i64 = 0
        while seat < c.seats:
            if seat != self.giver and ((self.gave >> seat) & 1 == 0 or c.size(seat) < limit(c.seats)):
                out |= bit(seat)
            seat += 1
        return out

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        return ones(c.items.kinds(seat)) * ones(self._receivers(c))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        receivers = self._receivers(c)
        n = ones(receivers)
        return move_of(V_PRESENT, nth(c.items.kinds(seat), k // n), nth(receivers, k % n) + 1)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        kind, receiver = card_of(move), seat_of(move)
        c.hand_over(kind, seat, receiver)
        c.whisper(bit(seat) | bit(receiver), 4, TOLD_PRESENT, seat, receiver, kind)
        self.gave |= bit(seat)
        if c.size(seat) <= limit(c.seats):  # the receiver may now have too much
            self.giver = receiver


def swap_occupations(c: Coach, giver: i64, partner: i64) -> None:
    """CD-I8: the Tome. Both lie face down afterwards, and what was spent can be used again (CD-Q6)."""
    mine, theirs = lowest(c.jobs.zone[giver]), lowest(c.jobs.zone[partner])
    c.jobs.shift(mine, giver, partner)
    c.jobs.shift(theirs, partner, giver)
    c.jobs.show(mine, bit(partner))
    c.jobs.show(theirs, bit(giver))
    c.noted()
    c.up &= ~(bit(giver) | bit(partner))
    two = bit(giver) | bit(partner)
    c.whisper(two, 12, TOLD_TOME, giver, partner, c.jobs.face[mine], c.jobs.face[theirs])


class Coat(Rule):
    """CD-I9: a new occupation from the pile, face down; the old one is shuffled into it (CD-Q7)."""

    seat: SeatNo

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0 and c.jobs.zone[c.pile] != 0:
            c.ask(CHANCE, CHANCE_HIRE)
        else:
            c.finish()

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        return ones(c.jobs.zone[c.pile])

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        return move_of(V_HIRE, c.jobs.face[nth(c.jobs.zone[c.pile], k)])

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        jobs, me = c.jobs, self.seat
        old, new = lowest(jobs.zone[me]), jobs.find(c.pile, card_of(move))
        jobs.leave(new, c.pile, me, 0)
        jobs.show(new, bit(me))
        jobs.shift(old, me, c.pile)
        jobs.blur(jobs.zone[c.pile], 0)
        c.noted()
        c.up &= ~bit(me)
        c.whisper(bit(me), 6, TOLD_COAT, me, jobs.face[new], jobs.face[old])
        self.step = 1


class Sextant(Rule):
    """CD-I15: a direction, then everybody passes one item that way, all at once (CD-Q54)."""

    seat: SeatNo
    left: Count = 0

    def run(self, t: Table) -> None:
        c = coach(t)
        if self.step == 0:
            c.ask(self.seat, ASK_DIRECTION)
        elif self.step == 1:
            choosing = self._choosing(c)
            if choosing == 0:  # CD-W9: everybody has a single card
                self._pass_on(c)
            else:
                c.ask_all(choosing, ASK_PASS_ON)
        else:
            c.finish()

    def _choosing(self, c: Coach) -> i64:
        out: i64 = 0
        seat: i64 = 0
        while seat < c.seats:
            if c.size(seat) > 1:
                out |= bit(seat)
            seat += 1
        return out

    def count(self, t: Table, seat: i64) -> i64:
        return 2 if self.step == 0 else ones(coach(t).items.kinds(seat))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        if self.step == 0:
            return V_LEFT if k == 0 else V_RIGHT
        return move_of(V_GIVE, nth(coach(t).items.kinds(seat), k))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        self.left = 1 if move == V_LEFT else 0
        t.tell(TOLD_DIRECTION, seat, self.left)
        self.step = 1

    def reveal(self, t: Table) -> None:
        self._pass_on(coach(t))

    def _pass_on(self, c: Coach) -> None:
        passed: list[int] = []
        seat: i64 = 0
        while seat < c.seats:  # all leave before any arrives
            card = lowest(c.items.zone[seat])
            if c.size(seat) > 1:
                card = c.items.find(seat, card_of(c.answers[seat]))
            c.items.leave(card, seat, c.aside, bit(seat))
            passed.append(int(card))
            seat += 1
        seat = 0
        while seat < c.seats:
            step = 1 if self.left == 1 else c.seats - 1
            to = (seat + step) % c.seats
            c.items.shift(passed[seat], c.aside, to)
            c.items.show(passed[seat], bit(to))
            c.whisper(bit(seat) | bit(to), 4, TOLD_PASSED_ON, seat, to, c.items.face[passed[seat]])
            seat += 1
        c.noted()
        self.step = 2


class Foresight(Rule):
    """CD-O6: look through the item deck, put two cards on top. With one card left: look and put back (CD-Q30)."""

    seat: SeatNo

    def run(self, t: Table) -> None:
        c = coach(t)
        items = c.items
        if self.step == 0:
            for zone in (c.first, c.second):
                if items.zone[zone] != 0:
                    items.shift(lowest(items.zone[zone]), zone, c.deck)
            items.blur(items.zone[c.deck], 0)
            items.look(c.deck, bit(self.seat))
            c.whisper(bit(self.seat), 2, TOLD_FORESEES, self.seat, c.luggage(c.deck))
            self.step = 1 if c.left() > 1 else 3
            if self.step == 3:
                items.shift(lowest(items.zone[c.deck]), c.deck, c.first)
            c.noted()
        elif self.step < 3:
            c.ask(self.seat, ASK_STACK)
        else:
            c.finish()

    def count(self, t: Table, seat: i64) -> i64:
        c = coach(t)
        return ones(c.items.kinds(c.deck))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        c = coach(t)
        return move_of(V_STACK, nth(c.items.kinds(c.deck), k))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = coach(t)
        card = c.items.find(c.deck, card_of(move))
        c.items.leave(card, c.deck, c.first if self.step == 1 else c.second, bit(seat))
        c.noted()
        c.whisper(bit(seat), 4, TOLD_STACKED, seat, self.step, card_of(move))
        self.step += 1
