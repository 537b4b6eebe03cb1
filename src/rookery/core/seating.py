"""Seating cards where not every card may lie everywhere, and so that everything the table has heard stays true.

Every card has a room: the places it may come to. All are seated at random, those with little room first; who finds
none makes others move over. What speaks of several places at once is then reached, and all worlds made about
equally likely, by letting pairs change places.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.bits import bit, has, lowest, nth, ones
from rookery.core.rng import Rng

SHAKES: Final[i64] = 3  # for every card
TRIES: Final[i64] = 40


@final
class Bound:
    """What everybody has heard: at most `most` of `cards` have a face in `kinds`. Never changes.

    Every card with a face in `excuse` among them allows one more.
    """

    def __init__(self, kinds: i64, cards: i64, most: i64, excuse: i64) -> None:
        self.kinds: i64 = kinds
        self.cards: i64 = cards
        self.most: i64 = most
        self.excuse: i64 = excuse

    def weight(self, face: i64) -> i64:
        """How much a face among its cards counts."""
        if has(self.kinds, face):
            return 1
        return -1 if has(self.excuse, face) else 0

    def implies(self, other: "Bound") -> bool:
        """Does it say all that another one says?"""
        if other.kinds & ~self.kinds != 0 or self.excuse & ~other.excuse != 0:
            return False
        if self.cards & ~other.cards == 0:
            return self.most + ones(other.cards & ~self.cards) <= other.most
        return other.cards & ~self.cards == 0 and self.excuse == 0 and self.most <= other.most


def above(n: i64) -> i64:
    """How far above zero."""
    return n if n > 0 else 0


class Seating:
    """One deal of cards to places. `lies[place]` is the card that lies there."""

    def __init__(self, room: vec[i64], free: i64, rng: Rng) -> None:
        self.room = room
        self.rng = rng
        self.empty: i64 = free
        self.tried: i64 = 0
        self.lies = vec[i64]([-1] * len(room))
        cards: list[int] = []
        while free != 0:
            cards.append(int(lowest(free)))
            free &= free - 1
        self.cards = vec[i64](cards)

    def seat_all(self) -> None:
        """Put every card somewhere in its room, those with little room first."""
        order: list[int] = []
        for card in self.cards:
            order.append(int(ones(self.room[card]) << 6 | card))
        order.sort()
        for entry in order:
            self.seat(entry & 63)

    def seat(self, card: i64) -> None:
        """One card: on any free place of its room; if there is none, somebody moves over."""
        free = self.room[card] & self.empty
        if free == 0:
            self.tried = 0
            self.squeeze(card)
            return
        at = nth(free, self.rng.below(ones(free)))
        self.lies[at] = card
        self.empty &= ~bit(at)

    def squeeze(self, card: i64) -> bool:
        """Take the place of one that finds another (an augmenting path; the truth shows that there is one)."""
        room = self.room[card] & ~self.tried
        while room != 0:
            at = nth(room, self.rng.below(ones(room)))
            self.tried |= bit(at)
            other: i64 = self.lies[at]
            if other < 0 or self.squeeze(other):
                self.lies[at] = card
                self.empty &= ~bit(at)
                return True
            room &= ~self.tried
        return False

    def shake(self, faces: vec[i64], bounds: list[Bound]) -> None:
        """Let random pairs change places wherever that breaks no bound, and until none is broken."""
        over = self.excess(faces, bounds)
        n: i64 = len(self.cards)
        tries: i64 = 0
        while tries == 0 or (self.broken(over) > 0 and tries < TRIES):
            k: i64 = 0
            while k < SHAKES * n:
                self.swap(self.cards[self.rng.below(n)], self.cards[self.rng.below(n)], faces, bounds, over)
                k += 1
            tries += 1

    def excess(self, faces: vec[i64], bounds: list[Bound]) -> vec[i64]:
        """By how much each bound is exceeded; below zero: how much room is left."""
        out: list[int] = []
        for b in bounds:
            n = -b.most
            cards = b.cards
            while cards != 0:
                n += b.weight(faces[self.lies[lowest(cards)]])
                cards &= cards - 1
            out.append(int(n))
        return vec[i64](out)

    def broken(self, over: vec[i64]) -> i64:
        """By how much all bounds together are exceeded."""
        n: i64 = 0
        for each in over:
            n += above(each)
        return n

    def swap(self, a: i64, b: i64, faces: vec[i64], bounds: list[Bound], over: vec[i64]) -> None:
        """Two cards change places, if both have room there and no more is broken than before."""
        mine: i64 = self.lies[a]
        other: i64 = self.lies[b]
        if not has(self.room[mine], b) or not has(self.room[other], a):
            return
        face: i64 = faces[mine]
        second: i64 = faces[other]
        if self.worse(a, b, face, second, bounds, over) > 0:
            return
        i: i64 = 0
        while i < len(bounds):
            over[i] += change(bounds[i], a, b, face, second)
            i += 1
        self.lies[a] = other
        self.lies[b] = mine

    def worse(self, a: i64, b: i64, face: i64, second: i64, bounds: list[Bound], over: vec[i64]) -> i64:
        """How much more would be broken if these two changed places."""
        n: i64 = 0
        i: i64 = 0
        while i < len(bounds):
            more = change(bounds[i], a, b, face, second)
            if more != 0:
                now: i64 = over[i]
                n += above(now + more) - above(now)
            i += 1
        return n


def change(of: Bound, a: i64, b: i64, face: i64, second: i64) -> i64:
    """What a bound would count more if two places, with these faces now, changed them."""
    inside = ((of.cards >> a) & 1) - ((of.cards >> b) & 1)
    if inside == 0:
        return 0
    return inside * (of.weight(second) - of.weight(face))
