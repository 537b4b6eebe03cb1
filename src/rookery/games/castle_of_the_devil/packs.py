"""A pack of cards with one back: where every card lies, and what everybody knows of it.

A card is a place with a face. Knowledge is kept per observer (the seats, the spectator last) in two forms:
*known*, the cards whose face is known exactly, and *facts*: the faces of these cards (`told`) lie somewhere among
those (`among`). Both are sets of cards; in a sampled world a fact goes where its faces went. When somebody takes
a card out of a hand unseen, whoever does not see which one is blurred: what was known of that hand becomes a fact
about the hand and the card that left.

What everybody hears is kept once for all, in *bounds*: at most so many of these cards have one of these faces. A
Secret Bag that was named is a card with none of the other faces; "I have none" is a hand without one. Whoever sees
which card leaves a hand knows the whole hand, so bounds need not be kept per observer.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, ones
from rookery.core.kinds import Flag, Numbers, Unsaved
from rookery.core.rng import Rng
from rookery.core.table import Piece
from rookery.games.castle_of_the_devil.cards import CARDS, MIRROR, has, lowest, nth
from rookery.games.castle_of_the_devil.worlds import (
    FACES,
    LOW,
    Deal,
    bound,
    excused,
    implies,
    kinds_of,
    most_of,
    weight,
)

MOST_BOUNDS: Final[i64] = 24
TWO_NAMES: Final[i64] = 2

CardSets = Annotated[list[int], kinds.several(kinds.cards("the pack", int(CARDS)))]


def fact(observer: i64, told: i64, among: i64) -> i64:
    """One fact, packed."""
    return (observer << 42) | (told << 21) | among


class Pack(Piece):
    """Cards of one back in zones."""

    face: Numbers
    zone: CardSets
    known: CardSets  # per observer
    facts: Numbers
    bounds: Numbers
    news: Unsaved[Flag] = False  # has somebody learnt something just now?

    # -- where ---------------------------------------------------------------------------------------

    def size(self, zone: i64) -> i64:
        """How many cards lie there."""
        return ones(self.zone[zone])

    def kinds(self, zone: i64) -> i64:
        """The different faces there, as a set."""
        out: i64 = 0
        cards: i64 = self.zone[zone]
        while cards != 0:
            out |= bit(self.face[lowest(cards)])
            cards &= cards - 1
        return out

    def count(self, zone: i64, kinds: i64) -> i64:
        """How many cards there have one of these faces."""
        n: i64 = 0
        cards: i64 = self.zone[zone]
        while cards != 0:
            n += (kinds >> self.face[lowest(cards)]) & 1
            cards &= cards - 1
        return n

    def find(self, zone: i64, face: i64) -> i64:
        """A card of that face in that zone, or -1."""
        cards: i64 = self.zone[zone]
        while cards != 0:
            card = lowest(cards)
            if self.face[card] == face:
                return card
            cards &= cards - 1
        return -1

    def only(self, zone: i64) -> i64:
        """The face of the first card there."""
        return self.face[lowest(self.zone[zone])]

    # -- moving and looking; when all is done: `sharpen` ---------------------------------------------

    def shift(self, card: i64, origin: i64, to: i64) -> None:
        """Move a card everybody can follow with the eyes."""
        self.zone[origin] &= int(~bit(card))
        self.zone[to] |= int(bit(card))

    def leave(self, card: i64, origin: i64, to: i64, seen_by: i64) -> None:
        """Take a card out of a zone; only these observers (a mask) see which one."""
        mates: i64 = self.zone[origin]
        if mates & (mates - 1) != 0:
            self.blur(mates, seen_by)
            self.loosen(mates)
        self.shift(card, origin, to)

    def blur(self, cards: i64, seen_by: i64) -> None:
        """These cards may have changed places for everybody but these observers."""
        observer: i64 = 0
        n = len(self.known)
        while observer < n:
            if (seen_by >> observer) & 1 == 0:
                self.gather(observer, cards)
            observer += 1

    def show(self, card: i64, seats: i64) -> None:
        """These observers (a mask) see the face of this very card."""
        while seats != 0:
            self.learn(lowest(seats), card)
            seats &= seats - 1

    def expose(self, card: i64, zone: i64, owner: i64, seats: i64) -> None:
        """These observers see that such a face lies in the owner's zone, not which of the cards there it is."""
        if self.zone[zone] & (self.zone[zone] - 1) != 0:
            self.blur(self.zone[zone], ~seats | bit(owner))
            self.loosen(self.zone[zone])
        self.show(card, seats)

    def look(self, zone: i64, seats: i64) -> None:
        """These observers look through a whole zone."""
        self.blur(self.zone[zone], ~seats)
        cards: i64 = self.zone[zone]
        while cards != 0:
            self.show(lowest(cards), seats)
            cards &= cards - 1

    def learn(self, observer: i64, card: i64) -> None:
        """One observer sees a face; a fact it was part of shrinks. A copy seen may be the one a fact speaks of."""
        one = bit(card)
        if self.known[observer] & one != 0:
            return
        self.news = True
        self.known[observer] |= int(one)
        i: i64 = 0
        n = len(self.facts)
        while i < n:
            f: i64 = self.facts[i]
            if (f >> 42) == observer and f & one != 0:
                told = (f >> 21) & LOW
                twin = told if told & one == 0 else one
                while twin != 0 and self.face[lowest(twin)] != self.face[card]:
                    twin &= twin - 1
                if twin != 0:
                    told &= ~bit(lowest(twin))
                self.facts[i] = int(fact(observer, told, f & LOW & ~one))
                return
            i += 1

    def gather(self, observer: i64, cards: i64) -> None:
        """Turn what this observer knows of these cards into one fact about them all."""
        told: i64 = self.known[observer] & cards
        among = cards
        i: i64 = len(self.facts) - 1
        while i >= 0:
            f: i64 = self.facts[i]
            if (f >> 42) == observer and f & cards != 0:
                told |= (f >> 21) & LOW
                among |= f & LOW
                self.drop(i)
            i -= 1
        if told != 0:
            self.known[observer] &= int(~among)
            self.facts.append(int(fact(observer, told, among)))

    def sharpen(self) -> None:
        """A fact that names every card of one zone, or of one face, is exact knowledge; an empty one is none."""
        i: i64 = len(self.facts) - 1
        while i >= 0:
            f: i64 = self.facts[i]
            told = (f >> 21) & LOW
            if told == 0:
                self.drop(i)
            elif told == f & LOW and (self.together(told) or self.alike(told)):
                self.known[f >> 42] |= int(told)
                self.drop(i)
            i -= 1

    def drop(self, i: i64) -> None:
        """Forget the i-th fact."""
        last = self.facts.pop()
        if i < len(self.facts):
            self.facts[i] = last

    def together(self, cards: i64) -> bool:
        """Do they all lie in one zone?"""
        for zone in self.zone:
            if zone & cards != 0:
                return zone & cards == cards
        return False

    def alike(self, cards: i64) -> bool:
        """Have they all the same face?"""
        face = self.face[lowest(cards)]
        while cards != 0:
            if self.face[lowest(cards)] != face:
                return False
            cards &= cards - 1
        return True

    # -- what everybody hears ------------------------------------------------------------------------

    def hear(self, kinds: i64, cards: i64, most: i64, mirror: bool = False) -> None:
        """Everybody hears: at most so many of these cards have one of these faces (one more beside the Mirror)."""
        heard = self.bounds.copy()
        self.add(heard, bound(kinds & FACES, cards, most, 1 if mirror else 0))
        self.bounds = heard

    def add(self, bounds: list[int], b: i64) -> None:
        """One more bound, unless it says nothing new; those it makes idle go."""
        b = self.reduced(b, self.known[len(self.known) - 1])
        if b == 0:
            return
        for old in bounds:
            if implies(old, b):
                return
        i: i64 = len(bounds) - 1
        while i >= 0:
            if implies(b, bounds[i]):
                bounds.pop(i)
            i -= 1
        if len(bounds) == MOST_BOUNDS:
            bounds.pop(0)
        bounds.append(int(b))

    def reduced(self, b: i64, seen: i64) -> i64:
        """What a bound says to somebody who knows these cards; 0 if nothing."""
        most = most_of(b)
        known = b & LOW & seen
        while known != 0:
            most -= weight(b, self.face[lowest(known)])
            known &= known - 1
        cards = b & LOW & ~seen
        mirror = excused(b) and self.unseen(bit(MIRROR), seen) > 0
        if most < 0:  # it takes the Mirror to explain what is known already
            return bound(FACES & ~bit(MIRROR), cards, ones(cards) - 1, 0)
        if most >= ones(cards) or most >= self.unseen(kinds_of(b), seen):
            return 0
        return bound(kinds_of(b), cards, most, 1 if mirror else 0)

    def unseen(self, kinds: i64, seen: i64) -> i64:
        """How many cards of these faces are not among those seen."""
        n: i64 = 0
        card: i64 = 0
        while card < len(self.face):
            if has(kinds, self.face[card]) and not has(seen, card):
                n += 1
            card += 1
        return n

    def loosen(self, mates: i64) -> None:
        """These cards may have changed places: what was heard holds of the rest, or, weaker, of them all."""
        if len(self.bounds) == 0:
            return
        heard: list[int] = []
        for each in self.bounds:
            b: i64 = each
            cards = b & LOW
            new = mates & ~cards
            if cards & mates == 0 or new == 0:
                self.add(heard, b)
                continue
            if not excused(b):
                self.add(heard, bound(kinds_of(b), cards & ~mates, most_of(b), 0))
            self.add(heard, bound(kinds_of(b), cards | mates, most_of(b) + ones(new), 1 if excused(b) else 0))
        self.bounds = heard

    def conclude(self) -> None:
        """Whoever knows one bag and has heard of another knows which it is."""
        if self.news and len(self.bounds) > 0:  # what everybody has seen by now need not be spoken of
            heard: list[int] = []
            for b in self.bounds:
                self.add(heard, b)
            self.bounds = heard
        for b in self.bounds:
            names = FACES & ~kinds_of(b)
            if most_of(b) == 0 and not excused(b) and ones(names) <= TWO_NAMES:
                observer: i64 = 0
                while observer < len(self.known):
                    self.identify(observer, b & LOW & ~self.known[observer], names)
                    observer += 1

    def identify(self, observer: i64, cards: i64, names: i64) -> None:
        """These cards have one of two faces: if only one can be here, the observer knows it."""
        while cards != 0:
            at = lowest(cards)
            cards &= cards - 1
            found: i64 = 0
            card: i64 = 0
            while card < len(self.face):
                face: i64 = self.face[card]
                if has(names, face) and not has(self.known[observer], card) and self.may_lie(observer, card, at):
                    found |= bit(face)
                card += 1
            if found & (found - 1) == 0:
                self.learn(observer, at)

    def may_lie(self, observer: i64, card: i64, at: i64) -> bool:
        """May the face of a card lie there, by what this observer knows?"""
        for f in self.facts:
            if (f >> 42) == observer and has(f >> 21, card):
                return has(f, at)
        return True

    # -- worlds --------------------------------------------------------------------------------------

    def redraw(self, observer: i64, rng: Rng, barred: i64, never: i64) -> None:
        """Redraw every face this observer does not know, its facts and what was heard kept true.

        Faces in the set `never` are not put on the cards in `barred` (bags are never in the deck).
        """
        bounds = self.heard_by(observer)
        if len(bounds) > 0:
            self.redeal(observer, rng, barred, never, bounds)
            return
        old = self.face
        self.face = old.copy()
        moved = list(range(len(old)))
        free = ~self.known[observer] & (bit(len(old)) - 1)
        loose = free
        for f in self.facts:
            if (f >> 42) == observer:
                told = (f >> 21) & LOW
                free &= ~self.place(old, moved, told, f & LOW, rng, barred, never)
                loose &= ~told
        self.place(old, moved, loose, free, rng, barred, never)
        self.carry(moved, observer)

    def carry(self, moved: list[int], observer: i64) -> None:
        """Facts speak of faces: this observer's, and all others that are still true, go where the faces went.

        So whatever two observers both know stays the same for both, and what watchers know for everybody.
        """
        i: i64 = 0
        while i < len(self.facts):
            f: i64 = self.facts[i]
            told = (f >> 21) & LOW
            put: i64 = 0
            while told != 0:
                put |= bit(moved[lowest(told)])
                told &= told - 1
            if (f >> 42) == observer or put & ~(f & LOW) == 0:
                self.facts[i] = int(fact(f >> 42, put, f & LOW))
            i += 1

    def place(
        self, old: list[int], moved: list[int], told: i64, among: i64, rng: Rng, barred: i64, never: i64
    ) -> i64:
        """Put the faces of `told` on random cards of `among`, those that may not go everywhere first."""
        put: i64 = 0
        if barred & among != 0:
            cards = told
            while cards != 0:
                card = lowest(cards)
                cards &= cards - 1
                if (never >> old[card]) & 1 == 1:
                    room = among & ~barred & ~put
                    at = nth(room, rng.below(ones(room)))
                    self.face[at] = old[card]
                    moved[card] = int(at)
                    put |= bit(at)
                    told &= ~bit(card)
        while told != 0:
            card = lowest(told)
            told &= told - 1
            room = among & ~put
            at = nth(room, rng.below(ones(room)))
            self.face[at] = old[card]
            moved[card] = int(at)
            put |= bit(at)
        return put

    def heard_by(self, observer: i64) -> list[int]:
        """The bounds that say something to this observer."""
        out: list[int] = []
        for b in self.bounds:
            mine = self.reduced(b, self.known[observer])
            if mine != 0:
                out.append(int(mine))
        return out

    def redeal(self, observer: i64, rng: Rng, barred: i64, never: i64, bounds: list[int]) -> None:
        """The same where something was heard: see worlds.py."""
        old = self.face
        free = ~self.known[observer] & (bit(len(old)) - 1)
        deal = Deal(old, self.rooms(observer, free, barred, never, bounds), free, rng)
        deal.seat_all()
        deal.shake(bounds)
        self.face = old.copy()
        moved = list(range(len(old)))
        for at in deal.cards:
            self.face[at] = old[deal.lies[at]]
            moved[deal.lies[at]] = at
        self.carry(moved, observer)

    def rooms(self, observer: i64, free: i64, barred: i64, never: i64, bounds: list[int]) -> list[int]:
        """For every card: where its face may lie, by what speaks of single cards."""
        room: list[int] = [0] * len(self.face)
        cards = free
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            face: i64 = self.face[card]
            mine = free & ~barred if has(never, face) else free
            for f in self.facts:
                if (f >> 42) == observer and has(f >> 21, card):
                    mine &= f
            for b in bounds:
                if most_of(b) == 0 and not excused(b) and has(kinds_of(b), face):
                    mine &= ~b
            room[card] = int(mine)
        return room

    # -- copies --------------------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Broken invariants of knowledge."""
        wrong: list[str] = []
        every: i64 = 0
        for zone in self.zone:
            if every & zone != 0:
                wrong.append("CD-8: a card lies in two places")
            every |= zone
        if every != bit(len(self.face)) - 1:
            wrong.append("CD-8: a card lies nowhere")
        for f in self.facts:
            told, among = (f >> 21) & LOW, f & LOW
            if told & ~among != 0 or told == 0 or self.known[f >> 42] & among != 0:
                wrong.append("CD-8: somebody believes what is not so")
        for b in self.bounds:
            n = -most_of(b)
            cards = b & LOW
            while cards != 0:
                n += weight(b, self.face[lowest(cards)])
                cards &= cards - 1
            if n > 0:
                wrong.append("CD-8: the table has heard what is not so")
        return wrong
