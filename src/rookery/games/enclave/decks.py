"""A deck, its discard pile, and who knows which of its cards lies where.

A deck is shuffled lazily: cards whose place nobody has fixed are a set (`loose`), and drawing one asks CHANCE.
Cards that somebody has looked at lie in a fixed order above (`top`) or below (`bottom`) them. A card at a fixed but
hidden place (there, in a hand, or being looked at) is in `unknown(observer)` for everybody who cannot name it.
An observer who saw cards change places without seeing which went where keeps a fact: *these cards lie among those*.
Observers are the seats and, as number 4, the spectator.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, ones
from rookery.core.kinds import Shared
from rookery.core.table import Piece
from rookery.games.enclave.cards import LARGEST_DECK, kth_bit
from rookery.games.enclave.kinds import CardNos, DeckSet, InDeck, some

SPECTATOR: Final[i64] = 4
OBSERVERS: Final[i64] = 5
FACT: Final = 3  # ints per fact: observer, its cards, the cards that really lie at those places
THIN: Final[i64] = 3  # EN-D1

Facts = Annotated[tuple[int, ...], kinds.several(some("cards of one deck, or observer", LARGEST_DECK))]


class Deck(Piece):
    """One of the five decks."""

    first: Shared[i64]  # number of its first card
    left: InDeck = 0  # cards in it; those being looked at count (EN-Q23)
    loose: DeckSet = 0
    top: CardNos = ()  # the uppermost first
    bottom: CardNos = ()  # the lowest last
    pile: CardNos = ()  # discarded, the latest last (EN-D3)
    unknown0: DeckSet = 0
    unknown1: DeckSet = 0
    unknown2: DeckSet = 0
    unknown3: DeckSet = 0
    unknown4: DeckSet = 0
    facts: Facts = ()

    # -- cards -------------------------------------------------------------------------------------

    def bit(self, card: i64) -> i64:
        """A card in a set of this deck's cards."""
        return bit(card - self.first)

    def is_fixed(self) -> bool:
        """Is the next card fixed already? Else CHANCE draws it."""
        return len(self.top) > 0 or self.loose == 0

    def take_fixed(self) -> i64:
        """Take the next card, which is fixed; 0 if there is none."""
        if len(self.top) > 0:
            card: i64 = self.top[0]
            self.top = self.top[1:]
            return card
        if len(self.bottom) > 0:
            card = self.bottom[0]
            self.bottom = self.bottom[1:]
            return card
        return 0

    def kth_loose(self, k: i64) -> i64:
        """The k-th card that may come next."""
        return self.first + kth_bit(self.loose, k)

    def take_loose(self, card: i64) -> None:
        """Chance has drawn this card."""
        self.loose &= ~self.bit(card)

    def put_on_top(self, card: i64) -> None:
        """Above everything."""
        self.top = (int(card), *self.top)

    def put_below(self, card: i64) -> None:
        """Under everything."""
        self.bottom = (*self.bottom, int(card))

    def discard(self, card: i64) -> None:
        """Face up on the pile."""
        self.reveal(card)
        self.pile = (*self.pile, int(card))

    def is_thin(self) -> bool:
        """EN-D1: fewer than three cards, and a discard pile to mend that."""
        return self.left < THIN and len(self.pile) > 0

    def shuffle(self) -> None:
        """EN-D1: pile and deck together. Nobody can follow a card through a shuffle."""
        cards = self.fixed() | self.piled()
        self.left += len(self.pile)
        self.loose |= cards
        self.top = ()
        self.bottom = ()
        self.pile = ()
        observer: i64 = 0
        while observer < OBSERVERS:
            self.set_unknown(observer, self.unknown(observer) & ~cards)
            observer += 1
        kept: list[int] = []
        for i in range(0, len(self.facts), FACT):
            if self.facts[i + 2] & cards == 0:
                kept.extend(self.facts[i : i + FACT])
        self.facts = tuple(kept)

    def fixed(self) -> i64:
        """The cards at fixed places in the deck, as a mask."""
        mask: i64 = 0
        for card in self.top:
            mask |= self.bit(card)
        for card in self.bottom:
            mask |= self.bit(card)
        return mask

    def piled(self) -> i64:
        """The discarded cards, as a mask."""
        mask: i64 = 0
        for card in self.pile:
            mask |= self.bit(card)
        return mask

    # -- knowledge ---------------------------------------------------------------------------------

    def unknown(self, observer: i64) -> i64:
        """The cards at fixed hidden places that this observer cannot name."""
        if observer == 0:
            return self.unknown0
        if observer == 1:
            return self.unknown1
        if observer == 2:
            return self.unknown2
        return self.unknown3 if observer == 3 else self.unknown4

    def set_unknown(self, observer: i64, mask: i64) -> None:
        if observer == 0:
            self.unknown0 = mask
        elif observer == 1:
            self.unknown1 = mask
        elif observer == 2:
            self.unknown2 = mask
        elif observer == 3:
            self.unknown3 = mask
        else:
            self.unknown4 = mask

    def hide(self, card: i64, seen_by: i64) -> None:
        """A card drawn by chance comes to a hidden place; only these seats (a mask) see it."""
        b = self.bit(card)
        observer: i64 = 0
        while observer < OBSERVERS:
            if (seen_by >> observer) & 1 == 0:
                self.set_unknown(observer, self.unknown(observer) | b)
            observer += 1

    def reveal(self, card: i64) -> None:
        """Everybody sees the card."""
        b = self.bit(card)
        if (self.unknown0 | self.unknown1 | self.unknown2 | self.unknown3 | self.unknown4) & b == 0:
            return
        observer: i64 = 0
        while observer < OBSERVERS:
            self.show(card, observer)
            observer += 1

    def show(self, card: i64, observer: i64) -> None:
        """One observer sees the card, and so knows better what lies elsewhere."""
        b = self.bit(card)
        mask = self.unknown(observer)
        if mask & b == 0:
            return
        mask &= ~b
        if len(self.facts) > 0:
            kept: list[int] = []
            for i in range(0, len(self.facts), FACT):
                who, cards, places = self.facts[i], self.facts[i + 1], self.facts[i + 2]
                if who == observer:
                    cards &= int(~b)
                    places &= int(~b)
                    if cards == 0:
                        continue
                    if ones(places) == 1:
                        mask &= ~places
                        continue
                kept.append(who)
                kept.append(cards)
                kept.append(places)
            self.facts = tuple(kept)
        self.set_unknown(observer, mask)

    def mingle(self, observer: i64, moved: i64) -> None:
        """These cards (a mask) changed places, and this observer did not see which went where."""
        if ones(moved) < 2:
            return
        cards = moved & ~self.unknown(observer)
        places = moved
        kept: list[int] = []
        for i in range(0, len(self.facts), FACT):
            if self.facts[i] == observer and self.facts[i + 2] & moved != 0:
                cards |= self.facts[i + 1]
                places |= self.facts[i + 2]
            else:
                kept.extend(self.facts[i : i + FACT])
        if cards != 0:
            kept.append(int(observer))
            kept.append(int(cards))
            kept.append(int(places))
        self.facts = tuple(kept)
        self.set_unknown(observer, self.unknown(observer) | places)
