"""The cards of The Castle of the Devil as numbers. Their names, copies and sources are in cards.toml."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit

# Items: kinds, in the order of cards.toml. The three keys are one kind, and so are the goblets.
KEY: Final[i64] = 0
GOBLET: Final[i64] = 1
BAG_KEY: Final[i64] = 2
BAG_GOBLET: Final[i64] = 3
DAGGER: Final[i64] = 4
GLOVES: Final[i64] = 5
KNIVES: Final[i64] = 6
WHIP: Final[i64] = 7
RING: Final[i64] = 8
MONOCLE: Final[i64] = 9
PRIVILEGE: Final[i64] = 10
PEARL: Final[i64] = 11
TOME: Final[i64] = 12
COAT: Final[i64] = 13
SEXTANT: Final[i64] = 14
CREST: Final[i64] = 15
MIRROR: Final[i64] = 16
KINDS: Final[i64] = 17
NOTHING: Final[i64] = 31  # no item

ITEMS: Final = (
    "key", "goblet", "bag_key", "bag_goblet", "dagger", "gloves", "knives", "whip", "ring", "monocle", "privilege",
    "pearl", "tome", "coat", "sextant", "crest", "mirror",
)  # fmt: skip
UNSEALED: Final = ("tome", "coat", "sextant", "crest", "mirror")
KIND_OF: Final = [0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
"""The kind of each of the 21 cards."""
CARDS: Final[i64] = 21

# Sets of kinds.
BAGS: Final[i64] = (1 << 2) | (1 << 3)
PLAIN: Final[i64] = 0xFFF & ~((1 << 2) | (1 << 3))  # sealed, but the bags
LOOSE: Final[i64] = 0x1F << 12  # unsealed
FORCED: Final[i64] = (1 << 11) | (1 << 16)  # CD-X4: Pearl and Mirror cannot be refused
TRADED: Final[i64] = (1 << 2) | (1 << 3) | (1 << 9) | (1 << 10) | (1 << 12) | (1 << 13) | (1 << 14)  # CD-X7

# Occupations.
DIPLOMAT: Final[i64] = 0
DOCTOR: Final[i64] = 1
DUELIST: Final[i64] = 2
POISONER: Final[i64] = 3
GRANDMASTER: Final[i64] = 4
CLAIRVOYANT: Final[i64] = 5
HYPNOTIST: Final[i64] = 6
BODYGUARD: Final[i64] = 7
PRIEST: Final[i64] = 8
THUG: Final[i64] = 9
OCCUPATIONS: Final = (
    "diplomat", "doctor", "duelist", "poisoner", "grandmaster", "clairvoyant", "hypnotist", "bodyguard", "priest",
    "thug",
)  # fmt: skip
ONCE: Final[i64] = 0b100101111  # used once, then spent (CD-G5)
JOB: Final[i64] = 32  # added to an occupation where a card may also be an item

# Factions.
ORDER: Final[i64] = 0
BROTHERHOOD: Final[i64] = 1
FACTIONS: Final = ("order", "brotherhood")


def goods(faction: i64, turned: bool) -> i64:
    """CD-V2: the kinds a faction needs; a bag counts once the deck has run out."""
    real = KEY if faction == ORDER else GOBLET
    bag = BAG_KEY if faction == ORDER else BAG_GOBLET
    return bit(real) | (bit(bag) if turned else 0)


def limit(seats: i64) -> i64:
    """CD-H1: the most items in one luggage."""
    if seats == 3:
        return 8
    return 6 if seats == 4 else 5


def matching(name: i64, turned: bool) -> i64:
    """CD-W16: the kinds that answer to a spoken name; both bags are called Secret Bag."""
    if name == BAG_KEY:
        return BAGS
    if turned and name == KEY:
        return bit(KEY) | bit(BAG_KEY)
    if turned and name == GOBLET:
        return bit(GOBLET) | bit(BAG_GOBLET)
    return bit(name)
