"""Moves of Thieves Den as text, as numbers, and back.

pick L07A        rob L07A         deal NO1A       power PW05 codex       hag gem
vault potion     vault none       recruit gem potion                     pass
take codex       stop             return gem      pay gem | pay thief    decline      add gem
destroy 2 gem    steal 2 gem      lure 2          vanish L07A            double L07A | double NO1A
renew 0 2 5      shift L01A L07B  swap L01A L07B  holder 2
(chance) first 2, scheme S01, draw L07A, fence NO1A, turn PW05
"""

from collections.abc import Sequence

from rookery.games.thieves_den.cards.book import LETTERS, NO_TYPE
from rookery.games.thieves_den.moves.codes import THIEF_PAID, VERBS
from rookery.games.verbs import Kind, Number, OneOf, SetOf, Spoken, Unlike, numbered

GAME = "thieves-den"
WORDS = ("codex", "gem", "artifact", "fossil", "potion")
SPELLINGS = {**dict(zip(LETTERS, WORDS, strict=True)), "artefact": "artifact"}
TYPE_OF = {w: i for i, w in enumerate(WORDS)} | {x.lower(): WORDS.index(w) for x, w in SPELLINGS.items()}
SEATS = 5
SLOTS = 6
PAIRS = [(a, b) for a in range(5) for b in range(a, 5)]


def treasure(*more: str, values: Sequence[int] = ()) -> OneOf:
    """A treasure, or one of these words."""
    said = [*LETTERS, *more]
    return OneOf([*WORDS, *more], [*range(5), *values], said=said, also=SPELLINGS, name="face")


class Pair(Kind):
    """Two treasures, in their order."""

    many = True
    size = len(PAIRS)
    example = "gem potion"

    def __init__(self) -> None:
        super().__init__("loot")
        self.one = treasure()

    def write(self, value: int) -> str:
        """Both words."""
        return f"{WORDS[value & 63]} {WORDS[value >> 6]}"

    def read(self, words: Sequence[str]) -> int:
        """The inverse, in any order."""
        if len(words) != 2:
            raise Unlike
        low, high = sorted(self.one.read([word]) for word in words)
        return low | high << 6

    def rank(self, value: int) -> int:
        """The place among all pairs."""
        return PAIRS.index((value & 63, value >> 6))

    def at(self, rank: int) -> int:
        """The inverse."""
        low, high = PAIRS[rank]
        return low | high << 6

    def said(self, value: int) -> list[str]:
        """Both as letters."""
        return [LETTERS[value & 63], LETTERS[value >> 6]]


def copies(ids: Sequence[str], name: str = "card") -> OneOf:
    """Cards of which there are copies: sentences name the card."""
    return numbered(ids, said=[card[:-1] for card in ids[1:]], name=name)


class DenNotation(Spoken):
    """The notation for cards of these ids, of each kind the first no card.

    >>> n = DenNotation(["", "L01A"], ["", "NO1A"], ["", "PW01"], ["", "S01"])
    >>> n.text(n.parse("recruit POTION g"))
    'recruit gem potion'
    """

    def __init__(
        self, places: Sequence[str], fences: Sequence[str], powers: Sequence[str], schemes: Sequence[str]
    ) -> None:
        either = [*range(1, len(places)), *(n << 6 for n in range(1, len(fences)))]
        both = [*places[1:], *fences[1:]]
        kinds = {
            "LOCATION": copies(places),
            "SECOND": copies(places, "second"),
            "FENCE": copies(fences),
            "CARD": OneOf(both, either, said=[card[:-1] for card in both]),
            "POWER": numbered(powers, name="card"),
            "SCHEME": numbered(schemes, name="card"),
            "TREASURE": treasure(),
            "TAKEN": treasure("none", values=[int(NO_TYPE)]),
            "PAID": treasure("thief", values=[int(THIEF_PAID)]),
            "PAIR": Pair(),
            "SEAT": Number(0, SEATS - 1),
            "VICTIM": Number(0, SEATS - 1),
            "SLOTS": SetOf([str(slot) for slot in range(SLOTS)]),
        }
        super().__init__(VERBS, kinds)
