"""Cards in zones, and who knows which face. Moved by the core, never by a game.

A card is a slot with a face. The watcher is one more observer, numbered after the last seat: what is shown to
everybody is shown to them too. Knowledge is kept per card and seat in two forms: exact (`known`, a bit mask of
seats) and as facts: *these faces lie somewhere among these cards*. When a card leaves a hidden zone, every seat
that does not see which card left is blurred: what it knew exactly of that zone becomes a fact over the zone and
the card that left. Cards of one back are interchangeable for whoever does not know them.
"""

from typing import Final

from rookery.core.rng import Rng

FACT_END: Final = -1


class Fact:
    """One seat knows that `faces` lie among `cards`, in an unknown order."""

    def __init__(self, seat: int, faces: list[int], cards: list[int]) -> None:
        self.seat = seat
        self.faces = faces
        self.cards = cards


class Zones:
    """Where every card lies and what every seat knows of it."""

    def __init__(self, faces: list[int], backs: list[int], zones: int, seats: int) -> None:
        self.face = faces  # per card; swapped when a world is sampled
        self.back = backs  # per card; cards of one back look alike
        self.place = [0] * len(faces)
        self.known = [0] * len(faces)  # bit mask of seats
        self.facts: list[Fact] = []
        self.zones = zones
        self.seats = seats
        self.observers = seats + 1  # the watcher comes last
        self.learnt = 0  # rises whenever somebody learns a face

    # -- for frames ------------------------------------------------------------------------------

    def cards(self, zone: int) -> list[int]:
        """The cards lying there."""
        return [c for c in range(len(self.place)) if self.place[c] == zone]

    def size(self, zone: int) -> int:
        """How many cards lie there."""
        n = 0
        for at in self.place:
            if at == zone:
                n += 1
        return n

    def find(self, zone: int, face: int) -> int:
        """A card of that face in that zone, or -1."""
        for c in range(len(self.place)):
            if self.place[c] == zone and self.face[c] == face:
                return c
        return -1

    def show(self, card: int, seats: int) -> None:
        """These seats (a bit mask) see the card's face."""
        new = seats & ~self.known[card]
        if new == 0:
            return
        self.learnt += 1
        self.known[card] |= seats
        if self.facts:
            for seat in range(self.observers):
                if (new >> seat) & 1:
                    self._settle_facts(seat, card)

    def move(self, card: int, zone: int, seen_by: int) -> None:
        """Move a card. Seats in `seen_by` see which card it is; the others are blurred."""
        origin = self.place[card]
        if origin == zone:
            return
        for seat in range(self.observers):
            if not (seen_by >> seat) & 1:
                self._blur(seat, card)
        self.place[card] = zone

    def show_face(self, zone: int, face: int, seats: int) -> None:
        """These seats see a card of that face from a zone. Whoever knew of one there may be seeing the same one."""
        card = self.find(zone, face)
        self.learnt += 1
        for seat in range(self.observers):
            if (seats >> seat) & 1:
                knew = self._knows_of(seat, zone, face)
                self._gather(seat, self._mates(card))
                if not knew:
                    self.show(card, 1 << seat)
        self._place_facts()

    def play_face(self, zone: int, face: int, to: int) -> int:
        """A card of that face leaves a zone in the open. Whoever knew of one there may have seen that one go.

        Nobody can tell which of the cards there it was, nor whether it was one of those they knew something of.
        """
        card = self.find(zone, face)
        for seat in range(self.observers):
            self._gather(seat, self._mates(card))
        self.show(card, self.everyone())
        self.move(card, to, self.everyone())
        self._place_facts()
        return card

    def shuffle(self, zone: int) -> None:
        """Nobody can follow a card through a shuffle."""
        inside = self.cards(zone)
        for seat in range(self.observers):
            self._gather(seat, inside)

    # -- for views -------------------------------------------------------------------------------

    def everyone(self) -> int:
        """All seats and the watcher, as a mask."""
        return (1 << self.observers) - 1

    def observer(self, seat: int) -> int:
        """The number of a seat, or of the watcher, in the masks."""
        return seat if seat >= 0 else self.seats

    def seen(self, zone: int, seat: int) -> list[int]:
        """The faces this seat (or the watcher) knows there, sorted: no order, no instance leaks."""
        observer = self.observer(seat)
        out = []
        for c in range(len(self.place)):
            if self.place[c] == zone and (self.known[c] >> observer) & 1:
                out.append(self.face[c])
        out.sort()
        return out

    def seen_facts(self, seat: int) -> list[Fact]:
        """What this seat (or the watcher) knows without knowing where exactly."""
        observer = self.observer(seat)
        return [fact for fact in self.facts if fact.seat == observer]

    # -- worlds ----------------------------------------------------------------------------------

    def shuffle_unknown(self, seat: int, rng: Rng) -> None:
        """Redraw every face this seat (or the watcher) does not know, keeping its facts true."""
        seat = self.observer(seat)
        spots = self._fact_spots()
        backs: list[int] = []
        for c in range(len(self.face)):
            if self.back[c] not in backs:
                backs.append(self.back[c])
        for back in backs:
            self._redraw(seat, back, rng)
        # The others' facts speak of the faces that lie, in this world, where their faces lay in the true one.
        for i in range(len(self.facts)):
            fact = self.facts[i]
            if fact.seat != seat:
                fact.faces = [self.face[c] for c in spots[i]]

    def _redraw(self, seat: int, back: int, rng: Rng) -> None:
        slots: list[int] = []
        for c in range(len(self.face)):
            if self.back[c] == back and not (self.known[c] >> seat) & 1:
                slots.append(c)
        loose = [self.face[c] for c in slots]
        for fact in self.facts:
            if fact.seat != seat or self.back[fact.cards[0]] != back:
                continue
            chosen = fact.cards.copy()
            _mix(chosen, rng)
            for i in range(len(fact.faces)):
                self.face[chosen[i]] = fact.faces[i]
                slots.remove(chosen[i])
                loose.remove(fact.faces[i])
        _mix(loose, rng)
        for i in range(len(slots)):
            self.face[slots[i]] = loose[i]

    def _fact_spots(self) -> list[list[int]]:
        """For every fact, cards that really carry its faces."""
        out: list[list[int]] = []
        for fact in self.facts:
            free = fact.cards.copy()
            spots: list[int] = []
            for face in fact.faces:
                for c in free:
                    if self.face[c] == face:
                        spots.append(c)
                        free.remove(c)
                        break
            out.append(spots)
        return out

    def check(self) -> list[str]:
        """Broken invariants of knowledge."""
        wrong: list[str] = []
        for fact in self.facts:
            left = [self.face[c] for c in fact.cards]
            for face in fact.faces:
                if face in left:
                    left.remove(face)
                else:
                    wrong.append(f"seat {fact.seat} believes in face {face} that is not there")
            for c in fact.cards:
                if (self.known[c] >> fact.seat) & 1:
                    wrong.append(f"seat {fact.seat} both knows card {c} and has a fact about it")
        return wrong

    # -- copies ----------------------------------------------------------------------------------

    def clone(self) -> "Zones":
        """An independent copy."""
        other = Zones(self.face.copy(), self.back, self.zones, self.seats)
        other.place = self.place.copy()
        other.known = self.known.copy()
        other.facts = [Fact(f.seat, f.faces.copy(), f.cards.copy()) for f in self.facts]
        other.learnt = self.learnt
        return other

    def pack(self) -> list[int]:
        """As ints."""
        out = self.face + self.place + self.known
        out.append(self.learnt)
        for fact in self.facts:
            out.append(fact.seat)
            out.append(len(fact.faces))
            out.extend(fact.faces)
            out.append(len(fact.cards))
            out.extend(fact.cards)
        out.append(FACT_END)
        return out

    def unpack(self, ints: list[int]) -> None:
        """The inverse of `pack`, into zones of the same cards."""
        n = len(self.back)
        self.face = ints[:n]
        self.place = ints[n : 2 * n]
        self.known = ints[2 * n : 3 * n]
        self.learnt = ints[3 * n]
        self.facts = []
        at = 3 * n + 1
        while ints[at] != FACT_END:
            seat, many = ints[at], ints[at + 1]
            faces = ints[at + 2 : at + 2 + many]
            at += 2 + many
            count = ints[at]
            self.facts.append(Fact(seat, faces, ints[at + 1 : at + 1 + count]))
            at += 1 + count

    # -- inside ----------------------------------------------------------------------------------

    def _knows_of(self, seat: int, zone: int, face: int) -> bool:
        """Does this seat know of a card of that face in that zone, exactly or among others?"""
        for c in range(len(self.place)):
            if self.place[c] == zone and self.face[c] == face and (self.known[c] >> seat) & 1:
                return True
        for fact in self.facts:
            if fact.seat == seat and face in fact.faces and any(self.place[c] == zone for c in fact.cards):
                return True
        return False

    def _mates(self, card: int) -> list[int]:
        """The cards that lie with this one and look like it, and itself."""
        zone, back = self.place[card], self.back[card]
        return [c for c in range(len(self.place)) if self.place[c] == zone and self.back[c] == back]

    def _place_facts(self) -> None:
        """Who knows faces among cards of one zone knows them there: inside a zone there is no order."""
        for fact in self.facts.copy():
            zone = self.place[fact.cards[0]]
            if all(self.place[c] == zone for c in fact.cards):
                bit = 1 << fact.seat
                for c in fact.cards:
                    if self.face[c] in fact.faces:
                        fact.faces.remove(self.face[c])
                        self.known[c] |= bit
                self.facts.remove(fact)

    def _blur(self, seat: int, card: int) -> None:
        """This seat sees a card leave its zone, but not which one."""
        mates = self._mates(card)
        if len(mates) > 1:
            self._gather(seat, mates)

    def _gather(self, seat: int, cards: list[int]) -> None:
        """Turn what this seat knows of these cards into one fact about them all."""
        bit = 1 << seat
        backs: list[int] = []
        for c in cards:
            if self.back[c] not in backs:
                backs.append(self.back[c])
        for back in backs:
            group = [c for c in cards if self.back[c] == back]
            faces = [self.face[c] for c in group if self.known[c] & bit]
            rest: list[Fact] = []
            for fact in self.facts:
                if fact.seat == seat and any(c in group for c in fact.cards):
                    faces.extend(fact.faces)
                    group.extend([c for c in fact.cards if c not in group])
                else:
                    rest.append(fact)
            if not faces:
                self.facts = rest
                continue
            faces.sort()
            group.sort()
            if len(faces) == len(group) and faces[0] == faces[-1]:
                for c in group:  # all alike: nothing to confuse
                    self.known[c] |= bit
                self.facts = rest
                continue
            for c in group:
                self.known[c] &= ~bit
            rest.append(Fact(seat, faces, group))
            self.facts = rest

    def _settle_facts(self, seat: int, card: int) -> None:
        """This seat has just seen `card`: sharpen the fact it was part of."""
        for fact in self.facts:
            if fact.seat == seat and card in fact.cards:
                fact.cards.remove(card)
                if self.face[card] in fact.faces:
                    fact.faces.remove(self.face[card])
                self._sharpen(fact)
                return

    def _sharpen(self, fact: Fact) -> None:
        bit = 1 << fact.seat
        certain = len(fact.faces) == len(fact.cards) and all(f == fact.faces[0] for f in fact.faces)
        if certain:
            for c in fact.cards:
                self.known[c] |= bit
        if certain or not fact.faces:
            self.facts.remove(fact)


def _mix(items: list[int], rng: Rng) -> None:
    i = len(items) - 1
    while i > 0:
        j = int(rng.below(i + 1))
        items[i], items[j] = items[j], items[i]
        i -= 1
