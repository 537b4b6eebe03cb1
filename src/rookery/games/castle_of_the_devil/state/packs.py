"""The packs of The Castle of the Devil: the core's, saved in this game's own form."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core import packs
from rookery.core.bits import bit
from rookery.core.knowledge import Fact
from rookery.core.seating import Bound
from rookery.core.table import Reader, Writer
from rookery.games.castle_of_the_devil.cards.book import CARDS, KINDS, MIRROR

CARD_SET: Final[i64] = (1 << 21) - 1
KIND_SET: Final[i64] = (1 << 17) - 1
SMALL: Final[i64] = 31


class Pack(packs.Pack):
    """Cards of one back. A Secret Bag that was named is a card with none of the other faces."""

    def tidy(self) -> None:
        """What follows is drawn once, when all is done: `Coach.noted`."""

    def drop(self, i: i64) -> None:
        """Take a fact back. The last one takes its place: saved tables have them in this order."""
        last = self.facts.pop()
        if i < len(self.facts):
            self.facts[i] = last

    def clone(self) -> "Pack":
        other = Pack(self.face, self.zone[:], self.known[:], self.facts.copy(), self.bounds)
        other.every = self.every
        other.learnt = self.learnt
        return other

    def save(self, w: Writer) -> None:
        """Facts and bounds are one number each."""
        for words in (self.face, self.zone, self.known):
            w.put_list([int(word) for word in words])
        w.put_list([int((f.observer << (2 * CARDS)) | (f.told << CARDS) | f.among) for f in self.facts])
        w.put_list([int(packed_bound(b)) for b in self.bounds])

    def load(self, r: Reader) -> None:
        """Read it back."""
        self.face = vec[i64](r.take_list())
        self.zone = vec[i64](r.take_list())
        self.known = vec[i64](r.take_list())
        self.facts = [read_fact(x) for x in r.take_list()]
        self.bounds = [read_bound(x) for x in r.take_list()]


def read_fact(packed: i64) -> Fact:
    """A fact from its number."""
    return Fact(packed >> (2 * CARDS), (packed >> CARDS) & CARD_SET, packed & CARD_SET)


def packed_bound(b: Bound) -> i64:
    """What everybody has heard, as a number."""
    excused: i64 = 0 if b.excuse == 0 else 1
    return (((((excused << 5) | b.most) << KINDS) | b.kinds) << CARDS) | b.cards


def read_bound(packed: i64) -> Bound:
    """And back."""
    above = packed >> CARDS
    most = above >> KINDS
    return Bound(above & KIND_SET, packed & CARD_SET, most & SMALL, bit(MIRROR) if most > SMALL else 0)
