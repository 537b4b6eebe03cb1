"""The pieces as tables: treasures in bags; locations, fences, powers, schemes by number. Filled by reading.py."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit

# Treasures. Tokens of a type are interchangeable, so treasures are a bag: five counts of five bits each (TD-G2).
C: Final[i64] = 0
G: Final[i64] = 1
A: Final[i64] = 2
F: Final[i64] = 3
P: Final[i64] = 4
TYPES: Final[i64] = 5
LETTERS: Final = "CGAFP"
NO_TYPE: Final[i64] = 5  # where a move names no treasure
ANY: Final[i64] = 6  # a wild (TD-Y1)
GUARD: Final[i64] = 0x1084210  # bit 4 of each of the five fields: no count on a board reaches it


def one(type_: i64) -> i64:
    """A bag with one treasure."""
    return bit(5 * type_)


def of(bag: i64, type_: i64) -> i64:
    """How many of that type."""
    return (bag >> (5 * type_)) & 31


def size(bag: i64) -> i64:
    """How many treasures."""
    return (bag & 31) + ((bag >> 5) & 31) + ((bag >> 10) & 31) + ((bag >> 15) & 31) + (bag >> 20)


def kinds(bag: i64) -> i64:
    """How many different types."""
    n: i64 = 0
    while bag != 0:
        if bag & 31 != 0:
            n += 1
        bag >>= 5
    return n


def kth_kind(bag: i64, k: i64) -> i64:
    """The k-th type present."""
    type_: i64 = 0
    while True:
        if bag & 31 != 0:
            if k == 0:
                return type_
            k -= 1
        bag >>= 5
        type_ += 1
        if type_ >= TYPES:
            return NO_TYPE


def holds(bag: i64, part: i64) -> bool:
    """Is `part` a bag inside `bag`? Both with counts below 16."""
    return ((bag | GUARD) - part) & GUARD == GUARD


def pairs(bag: i64) -> i64:
    """How many different pairs of treasures a bag allows (TD-A16)."""
    n = kinds(bag)
    many = n * (n - 1) // 2
    while bag != 0:
        if bag & 31 > 1:
            many += 1
        bag >>= 5
    return many


def kth_pair(bag: i64, k: i64) -> i64:
    """The k-th of them: the first type, and the second (not lower) three bits above it."""
    first: i64 = 0
    while first < TYPES:
        have = of(bag, first)
        if have > 0:
            if have > 1:
                if k == 0:
                    return first | (first << 3)
                k -= 1
            second = first + 1
            while second < TYPES:
                if of(bag, second) > 0:
                    if k == 0:
                        return first | (second << 3)
                    k -= 1
                second += 1
        first += 1
    return 0


# Parts of abilities and owner bonuses, resolved from left to right (TD-Q50).
GAIN: Final[i64] = 1  # treasures of one type
WILD: Final[i64] = 2  # treasures of any type, one after the other (TD-Q21)
UPTO: Final[i64] = 3  # the same, but one may stop (TD-L3)
THIEF: Final[i64] = 4
FAME: Final[i64] = 5  # reputation
PAY_ANY: Final[i64] = 6  # return a treasure to go on (TD-Y12)
PAY_THIEF: Final[i64] = 7  # return a thief to go on
DESTROY: Final[i64] = 8  # an opponent's treasure goes back (TD-L1)
LURE: Final[i64] = 9  # an opponent's thief comes over (TD-L2)
STEAL: Final[i64] = 10  # an opponent's treasure comes over (TD-L4)


class Part:
    """One part of an ability."""

    def __init__(self, kind: int, many: int, type_: int) -> None:
        self.kind: i64 = kind
        self.many: i64 = many
        self.type: i64 = type_


# Types of locations and fences.
LOCATION_TYPES: Final = ("village", "shadow", "ruin", "sacred", "city")
FENCE_TYPES: Final = ("noble", "agent", "collector", "enchanter", "mercenary", "peddler", "tinker")


class Location:
    """One location card (TD-C1)."""

    def __init__(self, type_: int, instant: bool, ability: list[Part], bonus: list[Part]) -> None:
        self.type: i64 = type_
        self.instant = instant
        self.ability = ability
        self.bonus = bonus


class Fence:
    """One fence card (TD-C6)."""

    def __init__(self, type_: int, wants: int, wilds: int, fame: int) -> None:
        self.type: i64 = type_
        self.wants: i64 = wants  # a bag
        self.wilds: i64 = wilds  # treasures of any type (TD-Q43)
        self.fame: i64 = fame


class Scheme:
    """One scheme card (TD-C8)."""

    def __init__(self, first: int, second: int, fame: int) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.fame: i64 = fame


class Cards:
    """The whole box. Locations, fences, powers and schemes are numbered from 1; number 0 is none of them.

    The copies of set A come first, those of set B after them. A set of cards is a mask of their bits.
    """

    def __init__(self) -> None:
        nothing: list[Part] = []
        self.location: list[Location] = [Location(0, False, nothing, nothing)]
        self.fence: list[Fence] = [Fence(0, 0, 0, 0)]
        self.scheme: list[Scheme] = [Scheme(0, 0, 0)]
        self.places: i64 = 0  # different locations: half of the cards
        self.buyers: i64 = 0  # different fences
        self.powers: i64 = 0
        self.schemes: i64 = 0
        self.instants: i64 = 0  # mask of the locations with the instant symbol
        self.type_mask: list[int] = [0] * 5  # locations by type
        self.fence_mask: list[int] = [0] * 7  # fences by type
        self.hag: list[int] = [0] * 5  # TD-A13
        self.majority: list[int] = [0] * 7  # TD-E2
        self.treasures: list[int] = [0] * 11  # TD-S6, by seats
        self.rounds: i64 = 0
        self.hand: i64 = 0
        self.picks: i64 = 0
        self.chests: i64 = 0
        self.chairs: i64 = 0
        self.thieves: i64 = 0
        self.forest: i64 = 0
        self.slots: i64 = 0
        self.stacks: i64 = 0
        self.tiles: i64 = 0
        self.vault: i64 = 0
        self.recruit: i64 = 0
        self.rules: i64 = 2  # the version of the rules: in the first a pick and an ended turn could be taken back
        self.most: i64 = 3  # tokens that one gain can bring, however full the board: TD-P12, or a location
        self.location_ids: list[str] = [""]
        self.fence_ids: list[str] = [""]
        self.power_ids: list[str] = [""]
        self.scheme_ids: list[str] = [""]

    def count(self) -> None:
        """Fill in the masks."""
        for n in range(1, len(self.location)):
            self.type_mask[self.location[n].type] |= int(bit(n))
            if self.location[n].instant:
                self.instants |= bit(n)
            for parts in (self.location[n].ability, self.location[n].bonus):
                self.most = max(self.most, sum([part.many for part in parts if part.kind != FAME]))
        for n in range(1, len(self.fence)):
            self.fence_mask[self.fence[n].type] |= int(bit(n))

    def deck(self, seats: i64) -> i64:
        """The location cards in play, as a mask (TD-S4)."""
        return bit(self.places + 1 if seats == 2 else 2 * self.places + 1) - 2

    def fence_deck(self, seats: i64) -> i64:
        """The fence cards in play, as a mask (TD-S5)."""
        return bit(self.buyers + 1 if seats == 2 else 2 * self.buyers + 1) - 2


def kth_bit(mask: i64, k: i64) -> i64:
    """The number of the k-th card in a mask."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return low_bit(mask)


def low_bit(mask: i64) -> i64:
    """The number of the lowest card in a mask; 0 of an empty one."""
    if mask == 0:
        return 0
    n: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        n += 32
        mask >>= 32
    if mask & 0xFFFF == 0:
        n += 16
        mask >>= 16
    if mask & 0xFF == 0:
        n += 8
        mask >>= 8
    if mask & 0xF == 0:
        n += 4
        mask >>= 4
    if mask & 3 == 0:
        n += 2
        mask >>= 2
    return n if mask & 1 == 1 else n + 1


def many_bits(mask: i64) -> i64:
    """How many cards are in a mask, of 62 at most: the compiler keeps no larger constant in a word."""
    x = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 127
