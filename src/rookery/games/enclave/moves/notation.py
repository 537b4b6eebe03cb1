"""Moves of Enclave as text, as numbers, and back.

bid 3             tile 2 oracle      plan tree         level 4           peek traps 2 finds 1 | peek none
return 2 top 1 bottom                buy SD31 remove MO09 | buy SD17     discard MO03      pass
partner 2         cross EM13         blind             prepare           pack SD01         done
use SD01          use tile           take tile         take knowledge    sell              keep | keep remove SD31
exchange 3        use card           steal 1           look deck 2       look pile 1       sell SD31
trade 2           feed MO01          offer 4           heal MO01
(chance) thief red, order 2 0 1, first 2, tree TC1A, draw ET05, pluck SD03
"""

from collections.abc import Sequence

from rookery.errors import NotAMove
from rookery.games.enclave.cards.book import (
    COLOURS,
    DECK_NAMES,
    DECKS,
    LEVELS,
    MOST_AT_STALL,
    MOST_LOOKED,
    MOST_TRADED,
    PLACES,
    TOWN,
    TREE_IDS,
)
from rookery.games.enclave.moves import codes as mv
from rookery.games.verbs import Kind, Number, OneOf, Spoken, Unlike, numbered

SEATS = 4
BIDS = 15
MARKS = 16
SIDES = ("top", "bottom")
SOURCES = ("deck", "pile")
RETURNS = [int(mv.arrangements(n)) for n in range(MOST_LOOKED + 1)]


def looks() -> list[int]:
    """Every announcement of up to six cards over the five decks, packed, in a fixed order."""
    found: list[int] = []

    def spread(deck: int, left: int, packed: int) -> None:
        if deck == DECKS:
            found.append(packed)
            return
        for n in range(left + 1):
            spread(deck + 1, left - n, packed | n << (3 * deck))

    spread(0, MOST_LOOKED, 0)
    return found


LOOKS = looks()
LOOK_RANK = {packed: n for n, packed in enumerate(LOOKS)}


def deck_counts(packed: int) -> list[int]:
    """Three bits per deck as five numbers."""
    return [(packed >> (3 * deck)) & 7 for deck in range(DECKS)]


def decks_named(packed: int) -> list[str]:
    """The same as names, one per card."""
    return [name for name, n in zip(DECK_NAMES, deck_counts(packed), strict=True) for _ in range(n)]


def returned(packed: int) -> list[tuple[int, str]]:
    """What a return move does: the place of a card among those looked at, from 1, and the side."""
    out = []
    while packed:
        out.append((packed & 7, SIDES[0] if packed & int(mv.TOP) else SIDES[1]))
        packed >>= 4
    return out


def seats_of(queue: int) -> list[int]:
    """A queue as seats."""
    out = []
    while queue:
        out.append((queue & 7) - 1)
        queue >>= 3
    return out


class Decks(Kind):
    """An announcement: how many cards of which decks, three bits for each."""

    many = True
    size = len(LOOKS)
    example = "traps 2 finds 1"
    deck = OneOf(DECK_NAMES)
    number = Number(1, MOST_LOOKED)

    def write(self, value: int) -> str:
        """Decks and numbers."""
        return " ".join(f"{DECK_NAMES[d]} {n}" for d, n in enumerate(deck_counts(value)) if n) or "none"

    def read(self, words: Sequence[str]) -> int:
        """The inverse, in any order."""
        if [word.lower() for word in words] == ["none"]:
            return 0
        decks = [self.deck.read([word]) for word in words[::2]]
        counts = [self.number.read([word]) for word in words[1::2]]
        if not words or len(words) % 2 or len(set(decks)) < len(decks):
            raise Unlike
        if sum(counts) > MOST_LOOKED:
            raise NotAMove("number", word=str(sum(counts)), low=0, high=MOST_LOOKED)
        return sum(n << (3 * deck) for deck, n in zip(decks, counts, strict=True))

    def rank(self, value: int) -> int:
        """The place among all announcements."""
        return LOOK_RANK[value]

    def at(self, rank: int) -> int:
        """The inverse."""
        return LOOKS[rank]


class Looked(Kind):
    """Cards that are put back: in which order, and on which side, four bits for each."""

    many = True
    size = sum(RETURNS[1:])
    example = "2 top 1 bottom"
    side = OneOf(SIDES)
    places = tuple(Number(1, many) for many in range(MOST_LOOKED + 1))

    def write(self, value: int) -> str:
        """Their places among those looked at, and the sides."""
        return " ".join(f"{card} {side}" for card, side in returned(value))

    def read(self, words: Sequence[str]) -> int:
        """The inverse."""
        many = len(words) // 2
        if not words or len(words) % 2 or many > MOST_LOOKED:
            raise Unlike
        number, value = self.places[many], 0
        for n in range(many):
            side = int(mv.TOP) if self.side.read([words[2 * n + 1]]) == 0 else 0
            value |= (number.read([words[2 * n]]) | side) << (4 * n)
        if not mv.is_arrangement(mv.V_RETURN | value << 6, many):
            raise Unlike
        return value

    def rank(self, value: int) -> int:
        """The place among all: the inverse of `arrangement`, after those of fewer cards."""
        sequence = returned(value)
        left = list(range(1, len(sequence) + 1))
        digits: list[tuple[int, int]] = []
        for card, side in sequence:
            digits.append((2 * left.index(card) + SIDES.index(side), 2 * len(left)))
            left.remove(card)
        rank = 0
        for digit, base in reversed(digits):
            rank = rank * base + digit
        return rank + sum(RETURNS[1 : len(sequence)])

    def at(self, rank: int) -> int:
        """The inverse."""
        cards = 1
        while rank >= RETURNS[cards]:
            rank -= RETURNS[cards]
            cards += 1
        return int(mv.arrangement(cards, rank)) >> 6


class Seats(Kind):
    """Every seat once, as a queue of three bits each."""

    many = True
    example = "2 0 1"
    seat = Number(0, SEATS - 1)

    def write(self, value: int) -> str:
        """The seats in their order."""
        return " ".join(map(str, seats_of(value)))

    def read(self, words: Sequence[str]) -> int:
        """The inverse."""
        seats = [self.seat.read([word]) for word in words]
        if not 2 <= len(seats) <= SEATS or sorted(seats) != list(range(len(seats))):
            raise Unlike
        return sum((seat + 1) << (3 * n) for n, seat in enumerate(seats))


class EnclaveNotation(Spoken):
    """The notation for cards of these ids; the first is no card. `bid` and `marks`: the most that errors tell.

    >>> n = EnclaveNotation(["", "SD01"], bid=14, marks=4)
    >>> n.text(n.parse("Peek FINDS 1 traps 2"))
    'peek traps 2 finds 1'
    """

    def __init__(self, ids: Sequence[str], bid: int, marks: int) -> None:
        kinds = {
            "COINS": Number(0, BIDS - 1, most=bid),
            "NUMBER": Number(1, TOWN),
            "LOCATION": OneOf(PLACES, numbered=TOWN),  # the last can be written, but is never legal (EN-I2)
            "PLACE": OneOf(PLACES, name="location"),
            "LEVEL": Number(1, LEVELS),
            "DECKS": Decks(),
            "LOOKED": Looked(),
            "CARD": numbered(ids),
            "REMOVED": numbered(ids),
            "SEAT": Number(0, SEATS - 1),
            "VICTIM": Number(0, SEATS - 1),
            "MARKS": Number(0, MARKS - 1, most=marks, name="count"),
            "SOURCE": OneOf(SOURCES),
            "COUNT": Number(1, MOST_AT_STALL),
            "TRADED": Number(1, int(MOST_TRADED), name="count"),
            "COLOUR": OneOf(COLOURS),
            "SEATS": Seats(),
            "TREE": OneOf(TREE_IDS, name="card"),
        }
        super().__init__(mv.VERBS, kinds, bits=7)
