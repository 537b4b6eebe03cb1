"""Who knows which card lies where. The one model of hidden cards, for every game.

Cards of one back look alike. An observer (a seat; the watcher comes after the last) knows of them in two forms:
*known*, the cards whose face and place it can name, and *facts*: these cards lie somewhere among those. When a card
leaves a hidden place, everybody who does not see which one is blurred: what they knew of that place becomes a fact
about the place and the card that left.

`Known` alone is the lean form, for games that name a card by its face and keep its place themselves; what lies
loose, for chance to draw, hides nothing and counts as known. A `Pack` (packs.py) has faces and places too. In both
a world is drawn by a `Redraw`: it says which card comes to each place an observer cannot name. Before, places and
cards get names that follow from what is known alone (`Names`): the same source gives the same world, whatever the
truth behind it is.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.bits import bit, has, lowest, nth, ones
from rookery.core.rng import Rng
from rookery.core.seating import Seating

MOST_CARDS: Final = 62
"""Of one back: a set of cards is a word, a bit for each."""
IN_ORDER: Final = vec[i64](list(range(MOST_CARDS)))


NAME: Final[i64] = 6  # the low bits of a key: the card's number
SIGHT: Final[i64] = 32  # bits for what others know of it
OWN: Final[i64] = 6  # bits for the one own fact it is part of


@final
class Names:
    """Other names for some cards (or for the places they lie on): in the order of their keys.

    A key holds what tells a card apart, and in its low bits the number of the card. Cards that nothing tells apart
    may have each other's name: nobody could notice.
    """

    def __init__(self, many: i64, keys: list[int]) -> None:
        keys.sort()
        cards: i64 = 0
        for key in keys:
            cards |= bit(key & 63)
        self.name = IN_ORDER[:many]  # per card
        self.card = IN_ORDER[:many]  # per name
        for key in keys:
            mine = lowest(cards)
            cards &= cards - 1
            self.name[key & 63] = mine
            self.card[mine] = key & 63

    def of(self, cards: i64) -> i64:
        """The names of a set of cards."""
        out: i64 = 0
        while cards != 0:
            out |= bit(self.name[lowest(cards)])
            cards &= cards - 1
        return out


def sight(seen: i64, n: i64) -> i64:
    """What is known of a card, and one thing more."""
    return (seen * 37 + n) & (bit(SIGHT) - 1)


@final
class Fact:
    """One observer knows that the cards in `told` lie somewhere among those in `among`. Never changes."""

    def __init__(self, observer: i64, told: i64, among: i64) -> None:
        self.observer: i64 = observer
        self.told: i64 = told
        self.among: i64 = among


def all_known(many: i64, seats: i64) -> vec[i64]:
    """What the seats and the watcher know of so many cards while nothing is hidden."""
    return vec[i64]([int(bit(many) - 1)] * (int(seats) + 1))


class Known:
    """What every observer knows of the cards of one back."""

    def __init__(self, many: i64, known: vec[i64], facts: list[Fact]) -> None:
        self.many: i64 = many
        self.known = known  # per observer, a set of cards
        self.facts = facts

    def knowers(self, card: i64) -> i64:
        """The observers who know a card, as a mask."""
        out: i64 = 0
        observer: i64 = 0
        n: i64 = len(self.known)
        while observer < n:
            out |= ((self.known[observer] >> card) & 1) << observer
            observer += 1
        return out

    def alike(self, card: i64, other: i64) -> bool:
        """Have these two the same face? Where cards are named by their faces, none have."""
        return card == other

    # -- looking -----------------------------------------------------------------------------------

    def show(self, card: i64, observers: i64) -> None:
        """These observers (a mask) see the face of this very card."""
        while observers != 0:
            observer = lowest(observers)
            if not has(self.known[observer], card):
                self.learn(observer, card)
            observers &= observers - 1

    def show_all(self, cards: i64, observers: i64) -> None:
        """These observers (a mask) see all these cards."""
        while cards != 0:
            self.show(lowest(cards), observers)
            cards &= cards - 1

    def learn(self, observer: i64, card: i64) -> None:
        """One observer sees a face; a fact it was part of shrinks. A copy seen may be the one a fact speaks of."""
        one = bit(card)
        if self.known[observer] & one != 0:
            return
        self.known[observer] |= one
        i: i64 = 0
        n: i64 = len(self.facts)
        while i < n:
            f = self.facts[i]
            if f.observer == observer and f.among & one != 0:
                told = f.told
                twin = told if told & one == 0 else one
                while twin != 0 and not self.alike(lowest(twin), card):
                    twin &= twin - 1
                if twin != 0:
                    told &= ~bit(lowest(twin))
                self.facts[i] = Fact(observer, told, f.among & ~one)
                return
            i += 1

    def inform(self, observer: i64, told: i64, among: i64) -> None:
        """This observer learns that these cards lie among those, of which it knows nothing yet."""
        if told != 0:
            self.facts.append(Fact(observer, told, among))

    # -- losing sight ------------------------------------------------------------------------------

    def blur(self, cards: i64, seen_by: i64) -> None:
        """These cards may have changed places for everybody but these observers."""
        observer: i64 = 0
        n: i64 = len(self.known)
        while observer < n:
            if (seen_by >> observer) & 1 == 0:
                self.gather(observer, cards)
            observer += 1

    def gather(self, observer: i64, cards: i64) -> None:
        """Turn what this observer knows of these cards into one fact about them all."""
        told: i64 = self.known[observer] & cards
        among = cards
        i: i64 = len(self.facts) - 1
        while i >= 0:
            f = self.facts[i]
            if f.observer == observer and f.among & cards != 0:
                told |= f.told
                among |= f.among
                self.drop(i)
            i -= 1
        if told != 0:
            self.known[observer] &= ~among
            self.facts.append(Fact(observer, told, among))

    def hide(self, card: i64, seen_by: i64) -> None:
        """A card that lay loose comes to a hidden place; only these observers (a mask) see it."""
        known = self.known
        one = bit(card)
        observer: i64 = 0
        n: i64 = len(known)
        while observer < n:
            if (seen_by >> observer) & 1 == 0:
                known[observer] &= ~one
            observer += 1

    def mix_in(self, cards: i64) -> None:
        """These cards lie loose from now on: nobody can follow them through a shuffle."""
        observer: i64 = 0
        n: i64 = len(self.known)
        while observer < n:
            self.known[observer] |= cards
            observer += 1
        i: i64 = len(self.facts) - 1
        while i >= 0:
            if self.facts[i].among & cards != 0:
                self.drop(i)
            i -= 1

    def drop(self, i: i64) -> None:
        """Take the i-th fact back."""
        self.facts.pop(i)

    def tidy(self) -> None:
        """A fact about cards that are all alike is exact knowledge; an empty one is none."""
        i: i64 = len(self.facts) - 1
        while i >= 0:
            f = self.facts[i]
            if f.told == 0:
                self.drop(i)
            elif f.told == f.among and self.all_alike(f.told):
                self.known[f.observer] |= f.told
                self.drop(i)
            i -= 1

    def all_alike(self, cards: i64) -> bool:
        """Have they all the same face?"""
        first = lowest(cards)
        cards &= cards - 1
        while cards != 0:
            if not self.alike(first, lowest(cards)):
                return False
            cards &= cards - 1
        return True

    # -- worlds ------------------------------------------------------------------------------------

    def hidden_from(self, observer: i64) -> i64:
        """The cards this observer cannot name."""
        return ~self.known[observer] & (bit(self.many) - 1)

    def redraw(self, observer: i64, rng: Rng, loose: i64, bars: list[int], where: list[int]) -> "Redraw":
        """Which card comes where, in a world this observer cannot tell from the true one: see Redraw.

        `where` says of every card where on the table it lies: cards with the same number lie together.
        """
        free = self.hidden_from(observer) | loose
        names = self.place_names(observer, free, where)
        named: list[int] = bars.copy()
        i: i64 = 1
        while i < len(bars):
            named[i] = int(names.of(bars[i] & free))
            i += 2
        new = Redraw(self.many, free, names.of(loose), named, rng)
        facts: list[Fact] = []
        for f in self.facts:
            if f.observer == observer:
                facts.append(Fact(observer, f.told, names.of(f.among & free)))
        new.draw(observer, facts)
        new.name_places(names, loose)
        return new

    def place_names(self, observer: i64, free: i64, where: list[int]) -> Names:
        """Places are named by what lies there; here by where they are, and by what everybody knows of them."""
        mine = self.named(observer)
        keys: list[int] = []
        while free != 0:
            card = lowest(free)
            free &= free - 1
            mine_here: i64 = 0
            seen = self.knowers(card)
            own: i64 = 0
            i: i64 = 0
            n: i64 = len(self.facts)
            while i < n:
                f = self.facts[i]
                if f.observer == observer:
                    own += 1
                    if has(f.among, card):
                        mine_here = own
                elif has(f.among, card):
                    seen = sight(seen, 2 * i + 1)
                    if f.told & ~mine != 0 and has(f.told, card):
                        seen = sight(seen, 2 * i + 2)
                i += 1
            keys.append(int((((((where[card] << OWN) | mine_here) << SIGHT) | seen) << NAME) | card))
        return Names(self.many, keys)

    def rename(self, observer: i64, new: "Redraw") -> None:
        """Cards named by their faces have changed places: what was known of a place is known of what lies there.

        What this observer knows stays. Others whose facts speak of nothing else know of the same cards, and of all
        that everybody has seen, as far as they lie there now.
        """
        mine = self.named(observer)
        public = self.named(len(self.known) - 1)
        other: i64 = 0
        n: i64 = len(self.known)
        while other < n:
            self.known[other] = new.came_all(self.known[other] & ~new.loose) | new.left
            other += 1
        i: i64 = 0
        while i < len(self.facts):
            f = self.facts[i]
            among = new.came_all(f.among)
            told = f.told if f.observer == observer else (f.told | public) & among
            if f.told & ~mine != 0 or told == 0:
                told = new.came_all(f.told)
            self.facts[i] = Fact(f.observer, told, among)
            i += 1

    def carry(self, observer: i64, new: "Redraw") -> None:
        """The same where cards are places and faces have moved: facts go where their faces went."""
        mine = self.named(observer)
        public = self.named(len(self.known) - 1)
        i: i64 = 0
        while i < len(self.facts):
            f = self.facts[i]
            if f.told & ~mine == 0:
                put = new.went(f.told if f.observer == observer else f.told | public, f.among)
                if put != 0:
                    self.facts[i] = Fact(f.observer, put, f.among)
            i += 1

    def named(self, observer: i64) -> i64:
        """The cards whose faces this observer has seen, wherever they are now."""
        out: i64 = self.known[observer]
        for f in self.facts:
            if f.observer == observer:
                out |= f.told
        return out

    # -- copies ------------------------------------------------------------------------------------

    def clone(self) -> "Known":
        """An independent copy."""
        return Known(self.many, self.known[:], self.facts.copy())

    # -- invariants --------------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Broken invariants of knowledge."""
        wrong: list[str] = []
        for f in self.facts:
            if f.told & ~f.among != 0 or f.told == 0 or self.known[f.observer] & f.among != 0:
                wrong.append(f"observer {f.observer} believes what is not so")
        return wrong


class Redraw:
    """A new world: which card comes to each place whose card is not known. A place is named by what lies there.

    Cards known to lie among some places come to some of these; the rest is dealt at random. `loose` is the part of
    the places that need no card of their own (a deck in no order): what is left over lies there. `bars` are pairs:
    these cards never come to those places; each pair has more cards and fewer places than the one before.
    """

    def __init__(self, many: i64, free: i64, loose: i64, bars: list[int], rng: Rng) -> None:
        self.comes = IN_ORDER[:many]
        self.free: i64 = free  # places that get another card
        self.left: i64 = free  # cards without a place; when all is done: those for the loose places
        self.empty: i64 = free  # places without a card
        self.loose: i64 = loose
        self.bars = bars
        self.rng = rng

    def draw(self, observer: i64, facts: list[Fact]) -> None:
        """Facts first, then the places few cards fit, then the others."""
        fits = True
        for f in facts:
            if f.observer == observer:
                fits = fits and self.spread(f.told, f.among)
        if not (fits and self.fill()):
            self.squeeze(observer, facts)

    def spread(self, told: i64, among: i64) -> bool:
        """Put these cards on some of these places, those that may not go everywhere first."""
        i: i64 = 0
        while i < len(self.bars) and self.bars[i + 1] & among != 0:
            if not self.put_all(told & self.bars[i], among & ~self.bars[i + 1]):
                return False
            told &= ~self.bars[i]
            i += 2
        return self.put_all(told, among)

    def put_all(self, cards: i64, among: i64) -> bool:
        """Put these cards on some of these places."""
        while cards != 0:
            room = among & self.empty
            if room == 0:
                return False
            self.put(lowest(cards), nth(room, self.rng.below(ones(room))))
            cards &= cards - 1
        return True

    def put(self, card: i64, place: i64) -> None:
        """Put a card down."""
        self.comes[place] = card
        self.left &= ~bit(card)
        self.empty &= ~bit(place)

    def fill(self) -> bool:
        """Deal to the places that are still empty, those few cards fit first."""
        i: i64 = len(self.bars) - 2
        while i >= 0:
            if not self.deal(self.empty & self.bars[i + 1], ~self.bars[i]):
                return False
            i -= 2
        return self.deal(self.empty & ~self.loose, -1)

    def deal(self, places: i64, cards: i64) -> bool:
        """Deal some of these cards to these places."""
        while places != 0:
            fitting = self.left & cards
            if fitting == 0:
                return False
            self.put(nth(fitting, self.rng.below(ones(fitting))), lowest(places))
            places &= places - 1
        return True

    def squeeze(self, observer: i64, facts: list[Fact]) -> None:
        """Somebody found no place: begin again, and let others move over."""
        seating = Seating(self.rooms(observer, facts), self.free, self.rng)
        seating.seat_all()
        self.sit(seating)

    def rooms(self, observer: i64, facts: list[Fact]) -> vec[i64]:
        """For every card: where it may lie."""
        room = vec[i64]([0] * len(self.comes))
        cards = self.free
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            mine = self.free
            i: i64 = 0
            while i < len(self.bars):
                if has(self.bars[i], card):
                    mine &= ~self.bars[i + 1]
                i += 2
            for f in facts:
                if f.observer == observer and has(f.told, card):
                    mine &= f.among
            room[card] = mine
        return room

    def sit(self, seating: Seating) -> None:
        """Take the places of a seating."""
        self.left = 0
        for at in seating.cards:
            self.comes[at] = seating.lies[at]
            if has(self.loose, at):
                self.left |= bit(seating.lies[at])

    def name_places(self, names: Names, loose: i64) -> None:
        """Call places by what lies there again."""
        comes = self.comes[:]
        free = self.free
        while free != 0:
            card = lowest(free)
            free &= free - 1
            comes[card] = self.comes[names.name[card]]
        self.comes = comes
        self.loose = loose

    def name_cards(self, names: Names) -> None:
        """Call cards by their own names again."""
        free = self.free
        while free != 0:
            at = lowest(free)
            free &= free - 1
            self.comes[at] = names.card[self.comes[at]]

    # -- reading it --------------------------------------------------------------------------------

    def came_all(self, places: i64) -> i64:
        """The cards that have come to these places."""
        out = places & ~self.free
        places &= self.free
        while places != 0:
            out |= bit(self.comes[lowest(places)])
            places &= places - 1
        return out

    def went(self, cards: i64, among: i64) -> i64:
        """Those of these places to which one of these cards has come."""
        out: i64 = 0
        while among != 0:
            at = lowest(among)
            among &= among - 1
            if has(cards, self.comes[at]):
                out |= bit(at)
        return out
