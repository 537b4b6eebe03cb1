"""Parlour: the smallest game that uses everything the core offers. It proves the core and is a model to copy.

Twelve cards, two of each face from 1 to 6; two cards each. In a round everybody has one turn (pass, give a card
face down, or peek at somebody's hand), then all bid a card at once; the highest bid nobody else made scores a
point, bids are discarded, everybody draws. A gift may be halted by showing a 6. After two rounds the most points
win.
"""

from typing import Final, cast

from mypy_extensions import i64

from rookery.core.bits import bit
from rookery.core.table import CHANCE, WATCHER, Frame, Reader, RuleError, Table, Writer
from rookery.core.zones import Zones

FACES: Final = 6
HAND: Final = 2
ROUNDS: Final[i64] = 2
CONSTABLE: Final = 6  # the face that halts a gift

# Zones.
DECK: Final = 0
DISCARD: Final = 1
FIRST_HAND: Final = 2
FIRST_BID: Final = 6  # up to four seats

# Questions.
ASK_TURN: Final = 0
ASK_SHOW: Final = 1
ASK_HALT: Final = 2
ASK_BID: Final = 3
CHANCE_DRAW: Final = 4

# Events.
TOLD_DRAW: Final = 0
TOLD_PASS: Final = 1
TOLD_GIVE: Final = 2
TOLD_PEEK: Final = 3
TOLD_SHOW: Final = 4
TOLD_HALT: Final = 5
TOLD_QUIET: Final = 6
TOLD_BIDS: Final = 7
TOLD_POINT: Final = 8
TOLD_SHUFFLE: Final = 9
TOLD_OVER: Final = 10
TOLD_OFFER: Final = 11

# Moves: verb, then a face, then a seat.
V_PASS: Final[i64] = 1
V_GIVE: Final[i64] = 2
V_PEEK: Final[i64] = 3
V_SHOW: Final[i64] = 4
V_HALT: Final[i64] = 5
V_BID: Final[i64] = 6
V_DRAW: Final[i64] = 7

K_EVENING: Final[i64] = 1
K_TURN: Final[i64] = 2
K_HALT: Final[i64] = 3
K_SHOW: Final[i64] = 4
K_BIDDING: Final[i64] = 5
K_DRAW: Final[i64] = 6


def move_of(verb: i64, face: i64, seat: i64) -> i64:
    """A packed move."""
    return verb | (face << 6) | (seat << 12)


class Parlour(Table):
    """The table."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.round: i64 = 0
        self.points: list[int] = [0] * int(seats)
        faces: list[int] = []
        for face in range(1, FACES + 1):
            faces.append(face)
            faces.append(face)
        self.cards = Zones(faces, [0] * len(faces), FIRST_BID + int(seats), int(seats))
        self.zones = self.cards

    def hand(self, seat: i64) -> int:
        """The zone of a seat's hand."""
        return FIRST_HAND + int(seat)

    def held(self, seat: i64) -> list[int]:
        """The different faces in a hand, sorted."""
        out: list[int] = []
        for card in self.cards.cards(self.hand(seat)):
            face = self.cards.face[card]
            if face not in out:
                out.append(face)
        out.sort()
        return out

    def clone(self) -> "Parlour":
        other = Parlour(self.seats)
        self.copy_to(other)
        other.round = self.round
        other.points = self.points.copy()
        zones = other.zones
        if zones is not None:
            other.cards = zones
        return other

    def save(self, w: Writer) -> None:
        w.put(self.round)
        w.put_list(self.points)
        super().save(w)

    def load(self, r: Reader) -> None:
        self.round = r.take()
        self.points = r.take_list()
        super().load(r)

    def make_frame(self, kind: i64) -> Frame:
        if kind == K_EVENING:
            return Evening()
        if kind == K_TURN:
            return Turn(0)
        if kind == K_HALT:
            return Halt(0)
        if kind == K_SHOW:
            return Show(0, 0)
        if kind == K_BIDDING:
            return Bidding()
        if kind == K_DRAW:
            return Draw(0)
        raise RuleError(f"no frame of kind {kind}")

    def check(self) -> list[str]:
        wrong = self.cards.check()
        seat: i64 = 0
        while seat < self.seats:
            if self.cards.size(self.hand(seat)) > 2 * FACES:
                wrong.append("a hand is too large")
            for card in self.cards.cards(self.hand(seat)):
                if (self.cards.known[card] >> int(seat)) & 1 == 0:
                    wrong.append(f"seat {seat} does not know its own hand")
            seat += 1
        return wrong


def parlour(t: Table) -> Parlour:
    """The table as this game's."""
    return cast(Parlour, t)


class Evening(Frame):
    """Deal, then rounds of turns and bids."""

    def kind(self) -> i64:
        return K_EVENING

    def run(self, t: Table) -> None:
        p = parlour(t)
        if self.step < HAND * p.seats:  # deal
            seat = self.step % p.seats
            self.step += 1
            p.push(Draw(seat))
            return
        at = self.step - HAND * p.seats  # then per round: turns, bidding, draws
        if p.round == ROUNDS:
            p.tell(TOLD_OVER)
            p.end()
        elif at < p.seats:
            self.step += 1
            p.push(Turn(at))
        elif at == p.seats:
            self.step += 1
            p.push(Bidding())
        elif at <= 2 * p.seats:
            self.step += 1
            p.push(Draw(at - p.seats - 1))
        else:
            self.step = HAND * p.seats
            p.round += 1

    def clone(self) -> Frame:
        other = Evening()
        other.step = self.step
        return other


class Draw(Frame):
    """One card from the deck, seen by its new owner alone. An empty deck is made of the shuffled discards."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def kind(self) -> i64:
        return K_DRAW

    def run(self, t: Table) -> None:
        p = parlour(t)
        if self.step == 0:
            self.step = 1
            if p.cards.size(DECK) == 0 and p.cards.size(DISCARD) > 0:
                for card in p.cards.cards(DISCARD):
                    p.cards.move(card, DECK, p.cards.everyone())
                p.cards.shuffle(DECK)
                p.tell(TOLD_SHUFFLE)
        elif self.step == 1 and p.cards.size(DECK) > 0:
            p.ask(CHANCE, CHANCE_DRAW)
        else:
            p.finish()

    def count(self, t: Table, seat: i64) -> i64:
        return parlour(t).cards.size(DECK)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        p = parlour(t)
        return move_of(V_DRAW, p.cards.face[p.cards.cards(DECK)[k]], 0)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        p = parlour(t)
        face = (move >> 6) & 63
        card = p.cards.find(DECK, int(face))
        p.cards.move(card, p.hand(self.seat), int(bit(self.seat)))
        p.cards.show(card, int(bit(self.seat)))
        p.whisper(bit(self.seat), 2, TOLD_DRAW, self.seat, face)
        self.step = 2

    def clone(self) -> Frame:
        other = Draw(self.seat)
        other.step = self.step
        return other

    def save(self, w: Writer) -> None:
        super().save(w)
        w.put(self.seat)

    def load(self, r: Reader) -> None:
        super().load(r)
        self.seat = r.take()


class Turn(Frame):
    """Pass, give a card face down, or peek."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.target: i64 = 0

    def kind(self) -> i64:
        return K_TURN

    def run(self, t: Table) -> None:
        p = parlour(t)
        if self.step == 0:
            p.ask(self.seat, ASK_TURN)
        elif self.step == 1:  # a gift lies face down before the giver: may it be halted?
            self.step = 2
            p.push(Halt(self.seat))
        elif self.step == 2:
            self._settle_gift(p)
            p.finish()
        else:
            p.finish()

    def _settle_gift(self, p: Parlour) -> None:
        halted = p.result == 1
        receiver = self.seat if halted else self.target
        aside = FIRST_BID + int(self.seat)
        for card in p.cards.cards(aside):
            p.cards.move(card, p.hand(receiver), int(bit(self.seat) | bit(receiver)))
            p.cards.show(card, int(bit(receiver)))
            if not halted:
                knows = bit(self.seat) | bit(receiver)
                p.whisper(knows, 4, TOLD_GIVE, self.seat, receiver, p.cards.face[card])

    def _others(self, p: Parlour) -> list[int]:
        return [s for s in range(int(p.seats)) if s != self.seat]

    def count(self, t: Table, seat: i64) -> i64:
        p = parlour(t)
        others = p.seats - 1
        return 1 + others * len(p.held(seat)) + len(self._peekable(p))

    def _peekable(self, p: Parlour) -> list[int]:
        return [s for s in self._others(p) if p.cards.size(p.hand(s)) > 0]

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        p = parlour(t)
        if k == 0:
            return V_PASS
        k -= 1
        held, others = p.held(seat), self._others(p)
        if k < len(held) * len(others):
            return move_of(V_GIVE, held[k // len(others)], others[k % len(others)])
        return move_of(V_PEEK, 0, self._peekable(p)[k - len(held) * len(others)])

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        p = parlour(t)
        verb, face = move & 63, (move >> 6) & 63
        self.target = move >> 12
        if verb == V_PASS:
            p.tell(TOLD_PASS, seat)
            self.step = 3
        elif verb == V_PEEK:
            p.tell(TOLD_PEEK, seat, self.target)
            self.step = 3
            p.push(Show(self.target, seat))
        else:
            card = p.cards.find(p.hand(seat), int(face))
            p.cards.move(card, FIRST_BID + int(seat), int(bit(seat)))
            p.whisper(bit(seat), 4, TOLD_OFFER, seat, self.target, face)
            self.step = 1

    def clone(self) -> Frame:
        other = Turn(self.seat)
        other.step = self.step
        other.target = self.target
        return other

    def save(self, w: Writer) -> None:
        super().save(w)
        w.put(self.seat)
        w.put(self.target)

    def load(self, r: Reader) -> None:
        super().load(r)
        self.seat = r.take()
        self.target = r.take()


class Halt(Frame):
    """A window: everybody who, for all the table knows, may hold a 6 is asked (law 3)."""

    def __init__(self, giver: i64) -> None:
        super().__init__()
        self.giver: i64 = giver

    def kind(self) -> i64:
        return K_HALT

    def run(self, t: Table) -> None:
        p = parlour(t)
        while self.step < p.seats - 1:
            seat = (self.giver + 1 + self.step) % p.seats
            if self._could(p, seat):
                p.ask(seat, ASK_HALT)
                return
            self.step += 1
        p.finish(0)

    def _could(self, p: Parlour, seat: i64) -> bool:
        """Public knowledge only: has cards, and not all sixes lie open."""
        if p.cards.size(p.hand(seat)) == 0:
            return False
        opened = 0
        for face in p.cards.seen(DISCARD, WATCHER):
            if face == CONSTABLE:
                opened += 1
        return opened < 2

    def count(self, t: Table, seat: i64) -> i64:
        return 2 if CONSTABLE in parlour(t).held(seat) else 1

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return V_PASS if k == 0 else V_HALT

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        p = parlour(t)
        if move == V_PASS:
            p.tell(TOLD_QUIET, seat)
            self.step += 1
            return
        p.cards.play_face(p.hand(seat), CONSTABLE, DISCARD)
        p.tell(TOLD_HALT, seat)
        p.finish(1)

    def clone(self) -> Frame:
        other = Halt(self.giver)
        other.step = self.step
        return other

    def save(self, w: Writer) -> None:
        super().save(w)
        w.put(self.giver)

    def load(self, r: Reader) -> None:
        super().load(r)
        self.giver = r.take()


class Show(Frame):
    """The owner chooses the card that is shown; asked even with one card, for only the owner sees that."""

    def __init__(self, owner: i64, guest: i64) -> None:
        super().__init__()
        self.owner: i64 = owner
        self.guest: i64 = guest

    def kind(self) -> i64:
        return K_SHOW

    def run(self, t: Table) -> None:
        if self.step == 0:
            t.ask(self.owner, ASK_SHOW)
        else:
            t.finish()

    def count(self, t: Table, seat: i64) -> i64:
        return len(parlour(t).held(seat))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return move_of(V_SHOW, parlour(t).held(seat)[k], 0)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        p = parlour(t)
        face = (move >> 6) & 63
        p.cards.show_face(p.hand(seat), int(face), int(bit(self.guest)))
        p.whisper(bit(self.guest) | bit(seat), 4, TOLD_SHOW, seat, self.guest, face)
        self.step = 1

    def clone(self) -> Frame:
        other = Show(self.owner, self.guest)
        other.step = self.step
        return other

    def save(self, w: Writer) -> None:
        super().save(w)
        w.put(self.owner)
        w.put(self.guest)

    def load(self, r: Reader) -> None:
        super().load(r)
        self.owner = r.take()
        self.guest = r.take()


class Bidding(Frame):
    """All who hold cards bid one at once, sealed; the highest bid made only once scores."""

    def kind(self) -> i64:
        return K_BIDDING

    def run(self, t: Table) -> None:
        p = parlour(t)
        if self.step == 1:
            p.finish()
            return
        bidders: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            if p.cards.size(p.hand(seat)) > 0:
                bidders |= bit(seat)
            seat += 1
        if bidders == 0:
            self.step = 1
        else:
            p.ask_all(bidders, ASK_BID)

    def count(self, t: Table, seat: i64) -> i64:
        return len(parlour(t).held(seat))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return move_of(V_BID, parlour(t).held(seat)[k], 0)

    def reveal(self, t: Table) -> None:
        p = parlour(t)
        made: list[int] = [0] * (FACES + 1)
        seat: i64 = 0
        while seat < p.seats:
            if p.answers[seat] >= 0:
                face = (p.answers[seat] >> 6) & 63
                made[face] += 1
                p.cards.play_face(p.hand(seat), face, DISCARD)
                p.tell(TOLD_BIDS, seat, face)
            seat += 1
        self._score(p, made)
        self.step = 1

    def _score(self, p: Parlour, made: list[int]) -> None:
        face = FACES
        while face > 0 and made[face] != 1:
            face -= 1
        seat: i64 = 0
        while face > 0 and seat < p.seats:
            if p.answers[seat] >= 0 and (p.answers[seat] >> 6) & 63 == face:
                p.points[seat] += 1
                p.tell(TOLD_POINT, seat)
            seat += 1

    def clone(self) -> Frame:
        other = Bidding()
        other.step = self.step
        return other


def new_table(seats: int) -> Parlour:
    """A table before the deal."""
    p = Parlour(seats)
    p.push(Evening())
    return p
