"""Moves of The Castle of the Devil as text, as numbers, and back.

pass  trade  fight  declare  alone  prophesy        the kind of a turn; then
to 3                                                whom; give dagger: what
refuse | return key                                 the answer to an offer
aloud | silent     carry | decline                  Smuggling; optional effects
use thug | use poisoner 3 | use dagger              an occupation or an item, for some with a seat
sword | shield | neither                            support in a fight
papers | luggage   take key | leave                 the winner's reward
demand bag         hand bag_key | none              the Diplomat
stack key          left | right                     the Clairvoyant; the Sextant
present key 3      name 1 4 | name nobody           too much luggage; a claim of victory
(chance) start 2, occupation thug, faction order, key-bag 1, goblet-bag 3, deal key, draw key, hire thug
"""

from rookery.games.castle_of_the_devil.cards.book import FACTIONS, ITEMS, JOB, OCCUPATIONS
from rookery.games.castle_of_the_devil.moves.codes import VERBS
from rookery.games.verbs import Number, OneOf, SetOf, Spoken

GAME = "castle-of-the-devil"
SEATS = 10
BAG = 2  # the kind that stands for the spoken name of both bags
NAME_KINDS = tuple(kind for kind in range(len(ITEMS)) if kind != BAG + 1)


def card_name(number: int) -> str:
    """An item or an occupation, by its number in moves."""
    return ITEMS[number] if number < JOB else OCCUPATIONS[number - int(JOB)]


def spoken_name(kind: int) -> str:
    """A kind as it is named aloud (CD-X12)."""
    return "bag" if kind == BAG else ITEMS[kind]


class CastleNotation(Spoken):
    """The notation.

    >>> n = CastleNotation()
    >>> n.text(n.parse("USE poisoner 3")), n.text(n.parse("name 4 1"))
    ('use poisoner 3', 'name 1 4')
    """

    def __init__(self) -> None:
        jobs = [int(JOB) + n for n in range(len(OCCUPATIONS))]
        kinds = {
            "ITEM": OneOf(ITEMS, name="card"),
            "CARD": OneOf([*ITEMS, *OCCUPATIONS], [*range(len(ITEMS)), *jobs]),
            "NAME": OneOf([spoken_name(kind) for kind in NAME_KINDS], NAME_KINDS, name="item"),
            "JOB": OneOf(OCCUPATIONS),
            "FACTION": OneOf(FACTIONS),
            "SEAT": Number(0, SEATS - 1, name="victim"),
            "VICTIM": Number(0, SEATS - 1),
            "RECEIVER": Number(0, SEATS - 1, plus=1, name="victim"),
            "ALLIES": SetOf([str(seat) for seat in range(SEATS)], "nobody"),
        }
        super().__init__(VERBS, kinds)
