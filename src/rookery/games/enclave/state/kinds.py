"""What the numbers of Enclave mean: the kinds with which its state is declared (core/kinds.py)."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.kinds import Kind
from rookery.games.enclave.cards.book import (
    AT_OUTLET,
    AT_SQUARE,
    CARDS,
    DECKS,
    FIRST_SARCOPHAGUS,
    HELD,
    HIGHEST,
    LARGEST_DECK,
    LEVELS,
    LOWEST,
    MOST_MARKED,
    MOST_ROUNDS,
    MOST_SARCOPHAGUS,
    MOST_SEATS,
    MOST_SESAME,
    MOST_TREE_TILES,
    TREE,
)


class Packed(Kind):
    """Values of one kind side by side in a number, the first lowest; each has `more` added to it."""

    def __init__(self, name: str, of: Kind, bits: int, many: int, more: int = 0) -> None:
        super().__init__(name, 0, (1 << (bits * many)) - 1)
        self.of = of
        self.bits = bits
        self.many = many
        self.more = more

    def parts(self, value: int) -> list[int]:
        """The values."""
        mask = (1 << self.bits) - 1
        return [((value >> (self.bits * n)) & mask) - self.more for n in range(self.many)]

    def fits(self, value: object, seats: int) -> bool:
        """Does each of them?"""
        if not super().fits(value, seats) or not isinstance(value, int):
            return False
        return all(self.of.fits(part, seats) for part in self.parts(value))


def some(of: str, many: int) -> Kind:
    """A set: a bit each, from bit 0."""
    return kinds.number(f"set of {of}", 0, (1 << many) - 1)


CARD: Final = kinds.card("Enclave", CARDS)

# Cards.
CardNo = Annotated[i64, CARD]
"""Of all decks; 0 for none."""
CardNos = Annotated[tuple[int, ...], kinds.several(CARD)]
DeckNo = Annotated[i64, kinds.number("deck", 0, DECKS - 1)]
InDeck = Annotated[i64, kinds.count("number of cards in a deck", LARGEST_DECK)]
DeckSet = Annotated[i64, some("cards of one deck", LARGEST_DECK)]
HandSet = Annotated[i64, some("hand cards", HELD)]

# The board.
RoundNo = Annotated[i64, kinds.count("round", MOST_ROUNDS)]
MarketNo = Annotated[i64, kinds.number("market", int(AT_OUTLET), int(AT_SQUARE))]
Level = Annotated[i64, kinds.number("tree level", 1, LEVELS)]
Levels = Annotated[i64, some("tree levels", LEVELS)]
Locations = Annotated[i64, some("locations", int(TREE) + 1)]
LocationPlusOne = Annotated[i64, kinds.count("location plus one, 0 for none", int(TREE) + 1)]
Place = Annotated[i64, kinds.count("place", MOST_SEATS)]
"""Of a cube or a seat in an order, from 0; the one behind the last when all have had their turn."""

# Thieves.
Colour = Annotated[i64, kinds.number("colour, -1 for none yet", -1, MOST_SEATS - 1)]  # one for each seat
TreeTiles = Annotated[i64, kinds.count("number of tree tiles", MOST_TREE_TILES)]
Points = Annotated[i64, kinds.count("number of points", LEVELS * MOST_MARKED)]
State = Annotated[i64, kinds.number("state", int(LOWEST), int(HIGHEST))]
Sesame = Annotated[i64, kinds.count("sesame", int(MOST_SESAME))]
Sarcophagus = Annotated[i64, kinds.number("sarcophagus", int(FIRST_SARCOPHAGUS), int(MOST_SARCOPHAGUS))]
Mate = Annotated[i64, kinds.number("seat plus one, minus that, or 0 for nobody", -MOST_SEATS, MOST_SEATS)]
