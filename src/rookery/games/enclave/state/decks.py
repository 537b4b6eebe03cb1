"""A deck, its discard pile, and who knows which of its cards lies where.

A deck is shuffled lazily: cards whose place nobody has fixed are a set (`loose`), and drawing one asks CHANCE.
Cards that somebody has looked at lie in a fixed order above (`top`) or below (`bottom`) them. A card at a fixed but
hidden place (there, in a hand, or being looked at) is in `unknown(observer)` for everybody who cannot name it.
Observers are the seats and, as number 4, the spectator.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.bits import bit, has, lowest, nth, ones
from rookery.core.kinds import Shared, Unsaved
from rookery.core.knowledge import Fact, Known, Redraw
from rookery.core.rng import Rng
from rookery.core.table import Piece, Reader, Writer
from rookery.games.enclave.cards.book import CardTable
from rookery.games.enclave.state.kinds import CardNos, DeckSet, InDeck

SPECTATOR: Final[i64] = 4
EVERYONE: Final[i64] = 31
FACT: Final = 3  # ints per saved fact: observer, its cards, the cards that really lie at those places
THIN: Final[i64] = 3  # EN-D1
DRAWS: Final = 1000  # for a world in which every hand protects as often as it must


class Mind(Known):
    """Who knows what of a deck's cards, by index. Saved tables say what nobody can name instead.

    Copies of a table share it until one of them learns something: whoever writes asks `Deck.own` for it.
    """

    def __init__(self, many: i64, known: vec[i64], facts: list[Fact]) -> None:
        super().__init__(many, known, facts)
        self.shared = False

    def unknown(self, observer: i64) -> i64:
        """The cards at fixed hidden places that this observer cannot name."""
        return self.hidden_from(observer)

    def clone(self) -> "Mind":
        """For a copy of the table: the same, from now on shared."""
        self.shared = True
        return self

    def apart(self) -> "Mind":
        """An independent copy."""
        return Mind(self.many, self.known[:], self.facts.copy())

    def save(self, w: Writer) -> None:
        """What each observer cannot name, then the facts."""
        observer: i64 = 0
        while observer <= SPECTATOR:
            w.put(self.unknown(observer))
            observer += 1
        facts: list[int] = []
        for f in self.facts:
            facts.extend([int(f.observer), int(f.told), int(f.among)])
        w.put_list(facts)

    def load(self, r: Reader) -> None:
        """Read it back."""
        observer: i64 = 0
        while observer <= SPECTATOR:
            self.known[observer] = (bit(self.many) - 1) & ~r.take()
            observer += 1
        facts = r.take_list()
        self.facts = [Fact(facts[i], facts[i + 1], facts[i + 2]) for i in range(0, len(facts), FACT)]


class Deck(Piece):
    """One of the five decks."""

    first: Shared[i64]  # number of its first card
    mind: Unsaved[Mind]  # saved after all the rest
    left: InDeck = 0  # cards in it; those being looked at count (EN-Q23)
    loose: DeckSet = 0
    top: CardNos = ()  # the uppermost first
    bottom: CardNos = ()  # the lowest last
    pile: CardNos = ()  # discarded, the latest last (EN-D3)

    def save(self, w: Writer) -> None:
        """Knowledge comes last."""
        w.put(self.left)
        w.put(self.loose)
        w.put_list(list(self.top))
        w.put_list(list(self.bottom))
        w.put_list(list(self.pile))
        self.mind.save(w)

    def load(self, r: Reader) -> None:
        """Read it back."""
        self.left = r.take()
        self.loose = r.take()
        self.top = tuple(r.take_list())
        self.bottom = tuple(r.take_list())
        self.pile = tuple(r.take_list())
        self.own().load(r)

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
        return self.first + nth(self.loose, k)

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
        self.own().mix_in(cards)

    def fixed(self) -> i64:
        """The cards at fixed places in the deck, as a mask."""
        mask: i64 = 0
        first = self.first
        for card in self.top:
            mask |= bit(card - first)
        for card in self.bottom:
            mask |= bit(card - first)
        return mask

    def piled(self) -> i64:
        """The discarded cards, as a mask."""
        mask: i64 = 0
        first = self.first
        for card in self.pile:
            mask |= bit(card - first)
        return mask

    # -- knowledge ---------------------------------------------------------------------------------

    def own(self) -> Mind:
        """What is known of the cards, to be changed at this table only."""
        if self.mind.shared:
            self.mind = self.mind.apart()
        return self.mind

    def unknown(self, observer: i64) -> i64:
        """The cards at fixed hidden places that this observer cannot name."""
        return self.mind.unknown(observer)

    def hide(self, card: i64, seen_by: i64) -> None:
        """A card drawn by chance comes to a hidden place; only these seats (a mask) see it."""
        self.own().hide(card - self.first, seen_by)

    def is_hidden(self, card: i64) -> bool:
        """Is there anybody who cannot name the card?"""
        return self.mind.knowers(card - self.first) != EVERYONE

    def reveal(self, card: i64) -> None:
        """Everybody sees the card."""
        if self.is_hidden(card):
            self.show(card, EVERYONE)

    def show(self, card: i64, observers: i64) -> None:
        """These observers (a mask) see the card, and so know better what lies elsewhere."""
        mind = self.own()
        mind.show(card - self.first, observers)
        mind.tidy()

    def mingle(self, moved: i64, seen_by: i64) -> None:
        """These cards (a mask) changed places, and only these observers saw which went where."""
        if ones(moved) > 1:
            self.own().blur(moved, seen_by)


def must_protect(hand: i64, packed: i64, cards: CardTable, deck: Deck, places: i64) -> i64:
    """How many of a deck's cards in a hand, at unknown places, must protect: those packed that can be no others.

    Which cards are packed nobody else knows, nor of which deck: only a find need not protect to be in a hand.
    """
    which: i64 = cards.card[deck.first].deck
    if cards.devices[which] == cards.shields[which]:
        return 0
    rest = hand & cards.protections
    while rest != 0:
        card = cards.holding[lowest(rest)]
        rest &= rest - 1
        if cards.card[card].deck != which or not has(places, card - deck.first):
            packed -= 1
    return packed


def protecting(new: Redraw, hands: list[int], due: list[int], shields: int) -> bool:
    """Do the cards that come to every hand protect as often as they must?

    Worlds are drawn until they do: which places protect in truth must not show in them.
    """
    seat: i64 = 0
    while seat < len(hands):
        if due[seat] > 0 and ones(new.came_all(hands[seat]) & shields) < due[seat]:
            return False
        seat += 1
    return True


def true_duties(hands: list[int], due: list[int], shields: int) -> int:
    """As many places of each hand as must protect, of those that do in truth."""
    out: i64 = 0
    for seat in range(len(hands)):
        out |= lowest_ones(hands[seat] & shields, due[seat])
    return int(out)


def lowest_ones(mask: i64, many: i64) -> i64:
    """That many ones of a mask, the lowest."""
    out: i64 = 0
    while many > 0 and mask != 0:
        out |= bit(lowest(mask))
        mask &= mask - 1
        many -= 1
    return out


def some_of(mask: i64, many: i64, rng: Rng) -> i64:
    """That many ones of a mask, at random."""
    out: i64 = 0
    while many > 0 and mask != 0:
        b = bit(nth(mask, rng.below(ones(mask))))
        out |= b
        mask &= ~b
        many -= 1
    return out
