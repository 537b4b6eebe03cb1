"""Dealing the faces somebody does not know so that everything the table has heard stays true.

Every face has a room: the cards it may lie on. All are seated at random, those with little room first; who finds
none makes others move over. What speaks of several cards at once is then reached, and all worlds made about equally
likely, by letting pairs change places.
"""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, ones
from rookery.core.rng import Rng
from rookery.games.castle_of_the_devil.cards import MIRROR, has, lowest, nth

LOW: Final[i64] = (1 << 21) - 1
FACES: Final[i64] = (1 << 17) - 1
SHAKES: Final[i64] = 3  # for every card
TRIES: Final[i64] = 40


def bound(kinds: i64, cards: i64, most: i64, excused: i64) -> i64:
    """At most so many of these cards have one of these faces, packed. Excused: one more if the Mirror is there."""
    return (excused << 43) | (most << 38) | (kinds << 21) | cards


def kinds_of(b: i64) -> i64:
    """The faces a bound speaks of."""
    return (b >> 21) & FACES


def most_of(b: i64) -> i64:
    """How many there may be."""
    return (b >> 38) & 31


def excused(b: i64) -> bool:
    """CD-X8: does the Mirror allow one more?"""
    return (b >> 43) & 1 == 1


def weight(b: i64, face: i64) -> i64:
    """How much a face among its cards counts for a bound."""
    if has(kinds_of(b), face):
        return 1
    return -1 if face == MIRROR and excused(b) else 0


def implies(a: i64, b: i64) -> bool:
    """Does one bound say all that another says?"""
    if kinds_of(b) & ~kinds_of(a) != 0 or (excused(a) and not excused(b)):
        return False
    mine, other = a & LOW, b & LOW
    if mine & ~other == 0:
        return most_of(a) + ones(other & ~mine) <= most_of(b)
    return other & ~mine == 0 and not excused(a) and most_of(a) <= most_of(b)


def above(n: i64) -> i64:
    """How far above zero."""
    return n if n > 0 else 0


class Deal:
    """One deal. The face of card n lies on the card with `lies[...] == n`."""

    def __init__(self, faces: list[int], room: list[int], free: i64, rng: Rng) -> None:
        self.faces = faces
        self.room = room
        self.rng = rng
        self.empty: i64 = free
        self.tried: i64 = 0
        self.lies: list[int] = [-1] * len(faces)
        self.cards: list[int] = []
        while free != 0:
            self.cards.append(int(lowest(free)))
            free &= free - 1

    def seat_all(self) -> None:
        """Put every face somewhere in its room, those with little room first."""
        order: list[int] = []
        for card in self.cards:
            order.append(int(ones(self.room[card]) << 5) | card)
        order.sort()
        for entry in order:
            self.seat(entry & 31)

    def seat(self, card: i64) -> None:
        """One face: on any free card of its room; if there is none, somebody moves over."""
        free = self.room[card] & self.empty
        if free == 0:
            self.tried = 0
            self.squeeze(card)
            return
        at = nth(free, self.rng.below(ones(free)))
        self.lies[at] = int(card)
        self.empty &= ~bit(at)

    def squeeze(self, card: i64) -> bool:
        """Take the place of one that finds another (an augmenting path; the truth shows that there is one)."""
        room = self.room[card] & ~self.tried
        while room != 0:
            at = nth(room, self.rng.below(ones(room)))
            self.tried |= bit(at)
            other: i64 = self.lies[at]
            if other < 0 or self.squeeze(other):
                self.lies[at] = int(card)
                self.empty &= ~bit(at)
                return True
            room &= ~self.tried
        return False

    def shake(self, bounds: list[int]) -> None:
        """Let random pairs change places wherever that breaks no bound, and until none is broken."""
        over = self.excess(bounds)
        n: i64 = len(self.cards)
        tries: i64 = 0
        while tries == 0 or (self.broken(over) > 0 and tries < TRIES):
            k: i64 = 0
            while k < SHAKES * n:
                self.swap(self.cards[self.rng.below(n)], self.cards[self.rng.below(n)], bounds, over)
                k += 1
            tries += 1

    def excess(self, bounds: list[int]) -> list[int]:
        """By how much each bound is exceeded; below zero: how much room is left."""
        out: list[int] = []
        for b in bounds:
            n = -most_of(b)
            cards = b & LOW
            while cards != 0:
                n += weight(b, self.faces[self.lies[lowest(cards)]])
                cards &= cards - 1
            out.append(int(n))
        return out

    def broken(self, over: list[int]) -> i64:
        """By how much all bounds together are exceeded."""
        n: i64 = 0
        for each in over:
            n += above(each)
        return n

    def swap(self, a: i64, b: i64, bounds: list[int], over: list[int]) -> None:
        """Two faces change places, if both have room there and no more is broken than before."""
        mine: i64 = self.lies[a]
        other: i64 = self.lies[b]
        if not has(self.room[mine], b) or not has(self.room[other], a):
            return
        if self.worse(a, b, bounds, over) > 0:
            return
        i: i64 = 0
        while i < len(bounds):
            over[i] += int(self.change(bounds[i], a, b))
            i += 1
        self.lies[a] = int(other)
        self.lies[b] = int(mine)

    def worse(self, a: i64, b: i64, bounds: list[int], over: list[int]) -> i64:
        """How much more would be broken if these two changed places."""
        n: i64 = 0
        i: i64 = 0
        while i < len(bounds):
            change = self.change(bounds[i], a, b)
            if change != 0:
                now: i64 = over[i]
                n += above(now + change) - above(now)
            i += 1
        return n

    def change(self, of: i64, a: i64, b: i64) -> i64:
        """What a bound would count more if these two changed places."""
        inside = ((of >> a) & 1) - ((of >> b) & 1)
        if inside == 0:
            return 0
        gain = weight(of, self.faces[self.lies[b]]) - weight(of, self.faces[self.lies[a]])
        return inside * gain
