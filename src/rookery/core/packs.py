"""A pack of cards with one back: where every card lies, what it shows, and what everybody knows of it.

A card is a slot with a face; in a sampled world the faces change, the cards stay where they are. Cards in one place
lie in no order. Looking goes through `show`, moving through `move`, so that knowledge follows by itself (law 4).

What everybody hears is kept once for all, in *bounds*: at most so many of these cards have one of these faces. "I
have none" is a hand without one. Whoever sees which card leaves a hand knows the whole hand, so bounds need not be
kept per observer.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.bits import bit, has, lowest, ones
from rookery.core.knowledge import MOST_CARDS, NAME, SIGHT, Fact, Known, Names, Redraw, all_known, sight
from rookery.core.rng import Rng
from rookery.core.seating import Bound, Seating

MOST_BOUNDS: Final[i64] = 24
TWO_NAMES: Final[i64] = 2
FACT_END: Final = -1


def new_pack(faces: list[int], places: i64, seats: i64) -> "Pack":
    """All cards lie in place 0, and nobody knows anything of them."""
    many: i64 = len(faces)
    if many > MOST_CARDS:
        raise ValueError(f"{many} cards of one back: at most {MOST_CARDS} can be followed")
    zone = vec[i64]([0] * int(places))
    zone[0] = bit(many) - 1
    pack = Pack(vec[i64](faces), zone, vec[i64]([0] * (int(seats) + 1)), [], [])
    pack.every = faces_in(faces)
    return pack


def faces_in(faces: list[int]) -> i64:
    """All these faces, as a set."""
    out: i64 = 0
    for face in faces:
        out |= bit(face)
    return out


def reseat(new: Redraw, room: vec[i64], faces: vec[i64], bounds: list[Bound]) -> None:
    """A deal where something was heard: see seating.py."""
    for b in bounds:
        if b.most == 0 and b.excuse == 0:
            cards = new.free
            while cards != 0:
                card = lowest(cards)
                cards &= cards - 1
                if has(b.kinds, faces[card]):
                    room[card] &= ~b.cards
    seating = Seating(room, new.free, new.rng)
    seating.seat_all()
    seating.shake(faces, bounds)
    new.sit(seating)


class Pack(Known):
    """Cards of one back. Made by `new_pack`."""

    def __init__(
        self, face: vec[i64], zone: vec[i64], known: vec[i64], facts: list[Fact], bounds: list[Bound]
    ) -> None:
        super().__init__(len(face), known, facts)
        self.face = face  # per card; copies share it, and what was heard: both are only ever replaced as a whole
        self.zone = zone  # per place, the cards lying there, as a set
        self.bounds = bounds
        self.every: i64 = -1  # all faces there are, as a set
        self.learnt: i64 = 0  # rises whenever somebody learns a face

    # -- where -------------------------------------------------------------------------------------

    def size(self, place: i64) -> i64:
        """How many cards lie there."""
        return ones(self.zone[place])

    def cards(self, place: i64) -> list[int]:
        """The cards lying there."""
        out: list[int] = []
        cards: i64 = self.zone[place]
        while cards != 0:
            out.append(int(lowest(cards)))
            cards &= cards - 1
        return out

    def kinds(self, place: i64) -> i64:
        """The different faces there, as a set."""
        out: i64 = 0
        cards: i64 = self.zone[place]
        while cards != 0:
            out |= bit(self.face[lowest(cards)])
            cards &= cards - 1
        return out

    def count(self, place: i64, kinds: i64) -> i64:
        """How many cards there have one of these faces."""
        n: i64 = 0
        cards: i64 = self.zone[place]
        while cards != 0:
            n += (kinds >> self.face[lowest(cards)]) & 1
            cards &= cards - 1
        return n

    def find(self, place: i64, face: i64) -> i64:
        """A card of that face in that place, or -1."""
        cards: i64 = self.zone[place]
        while cards != 0:
            card = lowest(cards)
            if self.face[card] == face:
                return card
            cards &= cards - 1
        return -1

    def only(self, place: i64) -> i64:
        """The face of the first card there."""
        return self.face[lowest(self.zone[place])]

    def place(self, card: i64) -> i64:
        """Where a card lies, or -1."""
        at: i64 = 0
        n: i64 = len(self.zone)
        while at < n:
            if has(self.zone[at], card):
                return at
            at += 1
        return -1

    def everyone(self) -> i64:
        """All observers, the watcher included, as a mask."""
        return bit(len(self.known)) - 1

    def observer(self, seat: i64) -> i64:
        """The number of a seat, or of the watcher, in the masks."""
        return seat if seat >= 0 else len(self.known) - 1

    def seen(self, place: i64, seat: i64) -> list[int]:
        """The faces this seat (or the watcher) knows there, sorted: no order, no card of its own."""
        return self.faces(self.zone[place] & self.known[self.observer(seat)])

    def facts_of(self, seat: i64) -> list[Fact]:
        """What this seat (or the watcher) knows without knowing where exactly."""
        observer = self.observer(seat)
        return [fact for fact in self.facts if fact.observer == observer]

    def faces(self, cards: i64) -> list[int]:
        """The faces of a set of cards, sorted."""
        out: list[int] = []
        while cards != 0:
            out.append(int(self.face[lowest(cards)]))
            cards &= cards - 1
        out.sort()
        return out

    def with_faces(self, kinds: i64) -> i64:
        """The cards with one of these faces, as a set."""
        out: i64 = 0
        card: i64 = 0
        while card < self.many:
            if has(kinds, self.face[card]):
                out |= bit(card)
            card += 1
        return out

    def alike(self, card: i64, other: i64) -> bool:
        """Have these two the same face?"""
        return self.face[card] == self.face[other]

    # -- moving and looking ------------------------------------------------------------------------

    def show(self, card: i64, observers: i64) -> None:
        """These observers (a mask) see the face of this very card."""
        before = self.learnt
        super().show(card, observers)
        if self.learnt != before:  # one look
            self.learnt = before + 1
        self.tidy()

    def learn(self, observer: i64, card: i64) -> None:
        """One observer sees a face."""
        if not has(self.known[observer], card):
            self.learnt += 1
            super().learn(observer, card)

    def shift(self, card: i64, origin: i64, to: i64) -> None:
        """Move a card everybody can follow with the eyes."""
        self.zone[origin] &= ~bit(card)
        self.zone[to] |= bit(card)

    def shift_all(self, origin: i64, to: i64) -> None:
        """Put everything that lies in one place into another."""
        self.zone[to] |= self.zone[origin]
        self.zone[origin] = 0

    def leave(self, card: i64, origin: i64, to: i64, seen_by: i64) -> None:
        """Take a card out of a place; only these observers (a mask) see which one."""
        mates: i64 = self.zone[origin]
        if mates & (mates - 1) != 0:
            self.blur(mates, seen_by)
            self.loosen(mates)
        self.shift(card, origin, to)

    def move(self, card: i64, to: i64, seen_by: i64) -> None:
        """Move a card. Observers in `seen_by` see which card it is; the others are blurred."""
        origin = self.place(card)
        if origin != to:
            self.leave(card, origin, to, seen_by)
            self.tidy()

    def expose(self, card: i64, place: i64, owner: i64, seats: i64) -> None:
        """These observers see that such a face lies in the owner's place, not which of the cards there it is."""
        if self.zone[place] & (self.zone[place] - 1) != 0:
            self.blur(self.zone[place], ~seats | bit(owner))
            self.loosen(self.zone[place])
        self.show(card, seats)

    def look(self, place: i64, seats: i64) -> None:
        """These observers look through a whole place."""
        self.blur(self.zone[place], ~seats)
        cards: i64 = self.zone[place]
        while cards != 0:
            self.show(lowest(cards), seats)
            cards &= cards - 1

    def open_all(self) -> None:
        """Everybody sees everything."""
        self.facts = []
        self.bounds = []
        self.known = all_known(self.many, len(self.known) - 1)
        self.learnt += 1

    def show_face(self, place: i64, face: i64, seats: i64) -> None:
        """These seats see a card of that face from a place. Who knew of one there may be seeing the same one."""
        card = self.find(place, face)
        self.learnt += 1
        observer: i64 = 0
        while observer < len(self.known):
            if has(seats, observer):
                knew = self.knows_of(observer, place, face)
                self.gather(observer, self.zone[place])
                self.tidy()
                if not knew:
                    self.show(card, bit(observer))
            observer += 1
        self.loosen(self.zone[place])
        self.settle()

    def play_face(self, place: i64, face: i64, to: i64) -> i64:
        """A card of that face leaves a place in the open. Whoever knew of one there may have seen that one go.

        Nobody can tell which of the cards there it was, nor whether it was one of those they knew something of.
        """
        card = self.find(place, face)
        self.shuffle(place)
        self.show(card, self.everyone())
        self.shift(card, place, to)
        self.settle()
        return card

    def shuffle(self, place: i64) -> None:
        """Nobody can follow a card through a shuffle."""
        self.blur(self.zone[place], 0)
        self.loosen(self.zone[place])
        self.tidy()

    def knows_of(self, observer: i64, place: i64, face: i64) -> bool:
        """Does this observer know of a card of that face in that place, exactly or among others?"""
        here: i64 = self.zone[place]
        like = self.with_faces(bit(face))
        if here & like & self.known[observer] != 0:
            return True
        return any(f.told & like != 0 and f.among & here != 0 for f in self.facts if f.observer == observer)

    # -- what follows ------------------------------------------------------------------------------

    def sharpen(self) -> None:
        """A fact that names every card of one place, or of one face, is exact knowledge; an empty one is none."""
        i: i64 = len(self.facts) - 1
        while i >= 0:
            f = self.facts[i]
            if f.told == 0:
                self.drop(i)
            elif f.told == f.among and (self.together(f.told) or self.all_alike(f.told)):
                self.known[f.observer] |= f.told
                self.drop(i)
            i -= 1

    def settle(self) -> None:
        """Who knows faces among cards of one place knows them there: inside a place there is no order."""
        self.tidy()
        i: i64 = len(self.facts) - 1
        while i >= 0:
            f = self.facts[i]
            if self.together(f.among):
                self.known[f.observer] |= self.first_like(f.told, f.among)
                self.drop(i)
            i -= 1

    def first_like(self, told: i64, among: i64) -> i64:
        """The first of these cards that have the faces of those."""
        out: i64 = 0
        while told != 0:
            card = lowest(among)
            among &= among - 1
            twin = told
            while twin != 0 and not self.alike(lowest(twin), card):
                twin &= twin - 1
            if twin != 0:
                told &= ~bit(lowest(twin))
                out |= bit(card)
        return out

    def together(self, cards: i64) -> bool:
        """Do they all lie in one place?"""
        for zone in self.zone:
            if zone & cards != 0:
                return zone & cards == cards
        return False

    # -- what everybody hears ----------------------------------------------------------------------

    def hear(self, kinds: i64, cards: i64, most: i64, excuse: i64 = 0) -> None:
        """Everybody hears: at most so many of these cards have one of these faces (see Bound)."""
        heard = self.bounds.copy()
        self.add(heard, Bound(kinds & self.every, cards, most, excuse))
        self.bounds = heard

    def add(self, bounds: list[Bound], heard: Bound) -> None:
        """One more bound, unless it says nothing new; those it makes idle go."""
        b = self.reduced(heard, self.known[len(self.known) - 1])
        if b is None:
            return
        for old in bounds:
            if old.implies(b):
                return
        i: i64 = len(bounds) - 1
        while i >= 0:
            if b.implies(bounds[i]):
                bounds.pop(i)
            i -= 1
        if len(bounds) == MOST_BOUNDS:
            bounds.pop(0)
        bounds.append(b)

    def reduced(self, b: Bound, seen: i64) -> Bound | None:
        """What a bound says to somebody who knows these cards; None if nothing."""
        most, cards = b.most, b.cards & ~seen
        known = b.cards & seen
        while known != 0:
            most -= b.weight(self.face[lowest(known)])
            known &= known - 1
        if most < 0:  # it takes an excuse to explain what is known already
            return Bound(self.every & ~b.excuse, cards, ones(cards) - 1, 0)
        if most >= ones(cards) or most >= self.unseen(b.kinds, seen):
            return None
        excuse = b.excuse if b.excuse != 0 and self.unseen(b.excuse, seen) > 0 else 0
        if cards == b.cards and excuse == b.excuse:
            return b
        return Bound(b.kinds, cards, most, excuse)

    def unseen(self, kinds: i64, seen: i64) -> i64:
        """How many cards of these faces are not among those seen."""
        n: i64 = 0
        card: i64 = 0
        while card < self.many:
            if has(kinds, self.face[card]) and not has(seen, card):
                n += 1
            card += 1
        return n

    def loosen(self, mates: i64) -> None:
        """These cards may have changed places: what was heard holds of the rest, or, weaker, of them all."""
        if len(self.bounds) == 0:
            return
        heard: list[Bound] = []
        for b in self.bounds:
            new = mates & ~b.cards
            if b.cards & mates == 0 or new == 0:
                self.add(heard, b)
                continue
            if b.excuse == 0:
                self.add(heard, Bound(b.kinds, b.cards & ~mates, b.most, 0))
            self.add(heard, Bound(b.kinds, b.cards | mates, b.most + ones(new), b.excuse))
        self.bounds = heard

    def conclude(self) -> None:
        """Whoever knows one of two faces, and has heard that a card is one of the two, knows which it is."""
        if self.learnt > 0 and len(self.bounds) > 0:  # what everybody has seen by now need not be spoken of
            heard: list[Bound] = []
            for b in self.bounds:
                self.add(heard, b)
            self.bounds = heard
        for b in self.bounds:
            if b.most == 0 and b.excuse == 0:
                names = self.every & ~b.kinds
                observer: i64 = 0
                while ones(names) <= TWO_NAMES and observer < len(self.known):
                    self.identify(observer, b.cards & ~self.known[observer], names)
                    observer += 1

    def identify(self, observer: i64, cards: i64, names: i64) -> None:
        """These cards have one of two faces: if only one can be here, the observer knows it."""
        while cards != 0:
            at = lowest(cards)
            cards &= cards - 1
            found: i64 = 0
            card: i64 = 0
            while card < self.many:
                face: i64 = self.face[card]
                if has(names, face) and not has(self.known[observer], card) and self.may_lie(observer, card, at):
                    found |= bit(face)
                card += 1
            if found & (found - 1) == 0:
                self.learn(observer, at)

    def may_lie(self, observer: i64, card: i64, at: i64) -> bool:
        """May the face of a card lie there, by what this observer knows?"""
        for f in self.facts:
            if f.observer == observer and has(f.told, card):
                return has(f.among, at)
        return True

    # -- worlds ------------------------------------------------------------------------------------

    def resample(self, observer: i64, rng: Rng, bars: list[int]) -> None:
        """Redraw every face this observer does not know, its facts and what was heard kept true (see Redraw)."""
        free = self.hidden_from(observer)
        if free == 0:
            return
        names = self.card_names(observer, free)
        faces = self.face[:]
        for card in range(int(self.many)):
            faces[names.name[card]] = self.face[card]
        new = self.dealt(observer, rng, self.named_bars(bars, names), names, faces)
        new.name_cards(names)
        after = self.face[:]
        while free != 0:
            at = lowest(free)
            after[at] = self.face[new.comes[at]]
            free &= free - 1
        self.carry(observer, new)
        self.face = after

    def card_names(self, observer: i64, free: i64) -> Names:
        """Cards by their faces, and by who has seen them, not by where they truly lie."""
        mine = self.named(observer)
        keys: list[int] = []
        while free != 0:
            card = lowest(free)
            free &= free - 1
            seen: i64 = 0
            i: i64 = 0
            n: i64 = len(self.facts)
            while i < n:
                f = self.facts[i]
                if has(f.told, card) and f.told & ~mine == 0:
                    seen = sight(seen, i + 1)
                i += 1
            keys.append(int((((self.face[card] << SIGHT) | seen) << NAME) | card))
        return Names(self.many, keys)

    def named_bars(self, bars: list[int], names: Names) -> list[int]:
        """The bars, their cards under these names."""
        out = bars.copy()
        i: i64 = 0
        while i < len(bars):
            out[i] = int(names.of(bars[i]))
            i += 2
        return out

    def dealt(self, observer: i64, rng: Rng, bars: list[int], names: Names, faces: vec[i64]) -> Redraw:
        """The deal of cards under names that have these faces."""
        facts: list[Fact] = []
        for f in self.facts:
            if f.observer == observer:
                facts.append(Fact(observer, names.of(f.told), f.among))
        new = Redraw(self.many, self.hidden_from(observer), 0, bars, rng)
        bounds = self.heard_by(observer)
        if len(bounds) > 0:
            reseat(new, new.rooms(observer, facts), faces, bounds)
        else:
            new.draw(observer, facts)
        return new

    def heard_by(self, observer: i64) -> list[Bound]:
        """The bounds that say something to this observer."""
        out: list[Bound] = []
        for b in self.bounds:
            mine = self.reduced(b, self.known[observer])
            if mine is not None:
                out.append(mine)
        return out

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> "Pack":
        """An independent copy."""
        other = Pack(self.face, self.zone[:], self.known[:], self.facts.copy(), self.bounds)
        other.every = self.every
        other.learnt = self.learnt
        return other

    def pack(self) -> list[int]:
        """As ints: per card its face, its place and who knows it; the facts, with faces and cards in lists."""
        out = [int(face) for face in self.face]
        card: i64 = 0
        while card < self.many:
            out.append(int(self.place(card)))
            card += 1
        card = 0
        while card < self.many:
            out.append(int(self.knowers(card)))
            card += 1
        out.append(int(self.learnt))
        for f in self.facts:
            out.append(int(f.observer))
            out.append(int(ones(f.told)))
            out.extend(self.faces(f.told))
            out.append(int(ones(f.among)))
            cards = f.among
            while cards != 0:
                out.append(int(lowest(cards)))
                cards &= cards - 1
        out.append(FACT_END)
        for b in self.bounds:
            out.append(int(b.kinds))
            out.append(int(b.cards))
            out.append(int(b.most))
            out.append(int(b.excuse))
        return out

    def unpack(self, ints: list[int]) -> None:
        """The inverse of `pack`, into a pack of the same cards."""
        n = int(self.many)
        self.face = vec[i64](ints[:n])
        places = len(self.zone)
        self.zone = vec[i64]([0] * places)
        for card in range(n):
            self.zone[ints[n + card]] |= 1 << card
        for observer in range(len(self.known)):
            self.known[observer] = sum([((ints[2 * n + card] >> observer) & 1) << card for card in range(n)])
        self.learnt = ints[3 * n]
        self.facts = []
        self.bounds = []
        at = 3 * n + 1
        while ints[at] != FACT_END:
            many = ints[at + 1]
            faces = ints[at + 2 : at + 2 + many]
            cards = ints[at + 3 + many : at + 3 + many + ints[at + 2 + many]]
            self.facts.append(Fact(ints[at], self.carriers(faces, cards), sum([1 << card for card in cards])))
            at += 3 + many + len(cards)
        for k in range(at + 1, len(ints), 4):
            self.bounds.append(Bound(ints[k], ints[k + 1], ints[k + 2], ints[k + 3]))

    def carriers(self, faces: list[int], cards: list[int]) -> i64:
        """Some of these cards that have these faces."""
        out: i64 = 0
        for face in faces:
            for card in cards:
                if self.face[card] == face and not has(out, card):
                    out |= bit(card)
                    break
        return out

    def check(self) -> list[str]:
        """Broken invariants of places and knowledge."""
        wrong = super().check()
        every: i64 = 0
        for zone in self.zone:
            if every & zone != 0:
                wrong.append("a card lies in two places")
            every |= zone
        if every != bit(self.many) - 1:
            wrong.append("a card lies nowhere")
        for b in self.bounds:
            n = -b.most
            cards = b.cards
            while cards != 0:
                n += b.weight(self.face[lowest(cards)])
                cards &= cards - 1
            if n > 0:
                wrong.append("the table has heard what is not so")
        return wrong
