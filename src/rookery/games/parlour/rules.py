"""Parlour: the smallest game that uses everything the core offers. It proves the core and is a model to copy.

Twelve cards, two of each face from 1 to 6; two cards each. In a round everybody has one turn (pass, give a card
face down, or peek at somebody's hand), then all bid a card at once; the highest bid nobody else made scores a
point, bids are discarded, everybody draws. A gift may be halted by showing a 6. After two rounds the most points
win.
"""

from typing import Annotated, Final, cast

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit
from rookery.core.kinds import EachSeat, SeatNo, Unsaved
from rookery.core.packs import Pack, new_pack
from rookery.core.table import CHANCE, WATCHER, Frame, Frames, Table
from rookery.games.parlour.said import (
    ASK_BID,
    ASK_HALT,
    ASK_SHOW,
    ASK_TURN,
    CHANCE_DRAW,
    TOLD_BIDS,
    TOLD_DRAW,
    TOLD_GIVE,
    TOLD_HALT,
    TOLD_OFFER,
    TOLD_OVER,
    TOLD_PASS,
    TOLD_PEEK,
    TOLD_POINT,
    TOLD_QUIET,
    TOLD_SHOW,
    TOLD_SHUFFLE,
)
from rookery.games.verbs import Verbs

FACES: Final = 6
HAND: Final = 2
ROUNDS: Final[i64] = 2
CONSTABLE: Final = 6  # the face that halts a gift

# Places for cards.
DECK: Final = 0
DISCARD: Final = 1
FIRST_HAND: Final = 2
FIRST_BID: Final = 6  # up to four seats


# Moves: verb, then a face, then a seat.
VERBS: Final = Verbs()
V_PASS: Final[i64] = VERBS(1, "pass")
V_HALT: Final[i64] = VERBS(5, "halt")
V_SHOW: Final[i64] = VERBS(4, "show FACE")
V_BID: Final[i64] = VERBS(6, "bid FACE")
V_PEEK: Final[i64] = VERBS(3, "peek VICTIM")
V_GIVE: Final[i64] = VERBS(2, "give VICTIM FACE")
V_DRAW: Final[i64] = VERBS(7, "draw FACE", chance=True)

Round = Annotated[i64, kinds.count("round", int(ROUNDS))]


def move_of(verb: i64, face: i64, seat: i64) -> i64:
    """A packed move."""
    return verb | (face << 6) | (seat << 12)


class Parlour(Table):
    """The table."""

    cards: Unsaved[Pack]  # the core saves them, last
    round: Round = 0
    points: EachSeat = []

    def __post_init__(self) -> None:
        self.points = [0] * int(self.seats)
        self.packs = [self.cards]

    def hand(self, seat: i64) -> int:
        """The place of a seat's hand."""
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

    def check(self) -> list[str]:
        wrong = self.cards.check()
        seat: i64 = 0
        while seat < self.seats:
            if self.cards.size(self.hand(seat)) > 2 * FACES:
                wrong.append("a hand is too large")
            for card in self.cards.cards(self.hand(seat)):
                if (self.cards.known[seat] >> card) & 1 == 0:
                    wrong.append(f"seat {seat} does not know its own hand")
            seat += 1
        return wrong


def parlour(t: Table) -> Parlour:
    """The table as this game's."""
    return cast(Parlour, t)


class Evening(Frame):
    """Deal, then rounds of turns and bids."""

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


class Draw(Frame):
    """One card from the deck, seen by its new owner alone. An empty deck is made of the shuffled discards."""

    seat: SeatNo

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


class Turn(Frame):
    """Pass, give a card face down, or peek."""

    seat: SeatNo
    target: SeatNo = 0

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


class Halt(Frame):
    """A window: everybody who, for all the table knows, may hold a 6 is asked (law 3)."""

    giver: SeatNo

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


class Show(Frame):
    """The owner chooses the card that is shown; asked even with one card, for only the owner sees that."""

    owner: SeatNo
    guest: SeatNo

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


class Bidding(Frame):
    """All who hold cards bid one at once, sealed; the highest bid made only once scores."""

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


FRAMES: Final = Frames([Evening, Turn, Halt, Show, Bidding, Draw])


def new_table(seats: int) -> Parlour:
    """A table before the deal."""
    faces: list[int] = []
    for face in range(1, FACES + 1):
        faces.append(face)
        faces.append(face)
    p = Parlour(seats, FRAMES, new_pack(faces, FIRST_BID + seats, seats))
    p.push(Evening())
    return p
