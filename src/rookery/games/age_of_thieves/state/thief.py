"""A thief: figure, sheet, hand, and the stacks he has declared."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.kinds import Count
from rookery.core.table import Piece
from rookery.games.age_of_thieves.cards.book import BLUE, EMPEROR, GENERAL, GREEN, MOST_SEATS, SPECIAL, YELLOW
from rookery.games.age_of_thieves.state.kinds import (
    ANY_CARD,
    COVER,
    GENERAL_CARD,
    POINTS,
    Agents,
    Blue,
    Cards,
    Familiars,
    Fresh,
    Generals,
    Greens,
    Informers,
    Leavers,
    Observers,
    OneOrNone,
    Packed,
    Red,
    Sheet,
    SpaceOrNone,
    Trinkets,
    Yellows,
    some,
)

OFF: Final[i64] = -1  # where a thief is that is not on the board

# What holds for a thief this turn.
CLOAKED: Final[i64] = 1
RAGGED: Final[i64] = 2
FREED: Final[i64] = 4  # left a dungeon (AT-C8)
ROPED: Final[i64] = 8
SNARED: Final[i64] = 16
ROBBED: Final[i64] = 32
MARKED: Final[i64] = 64
LOWER: Final[i64] = 128  # used Run or Crafty Plan (AT-A3)
RESOLVED: Final[i64] = 256
ACROBAT: Final[i64] = 512
CAUGHT: Final[i64] = 1024
BOOTED: Final[i64] = 2048  # in a move with Spring Boots
WENT: Final[i64] = 4096  # left the board this turn

States = Annotated[i64, some("states of a thief", 13)]

# A declared stack, packed.
COVER_SHIFT: Final[i64] = 6
AP_SHIFT: Final[i64] = 12
UP: Final[i64] = 1 << 18  # turned up
PAID: Final[i64] = 1 << 19  # the cover was discarded as the price (AT-A7)
SEEN_SHIFT: Final[i64] = 20  # rivals who have looked at it (Eavesdropper)

STACK: Final = Packed(
    "stack", [(ANY_CARD, 6), (COVER, 6), (POINTS, 6), (some("states", 2), 2), (kinds.SEAT_MASK, MOST_SEATS)]
)
Stacks = Annotated[list[int], kinds.several(STACK)]
FACT: Final = Packed(
    "who knows of a card",
    [(GENERAL_CARD, 6), (kinds.SEAT_MASK, 6), (Observers("set of observers", 0), MOST_SEATS + 1)],
)
Facts = Annotated[list[int], kinds.several(FACT)]


def stack_of(card: i64, cover: i64, ap: i64) -> i64:
    """A declared stack."""
    return card | (cover << COVER_SHIFT) | (ap << AP_SHIFT)


def card_of(stack: i64) -> i64:
    """Its card: general, Move, Ambush, or SPECIAL."""
    return stack & 63


def cover_of(stack: i64) -> i64:
    """The general card on a special one, or 0."""
    return (stack >> COVER_SHIFT) & 63


def ap_of(stack: i64) -> i64:
    """Its initiative."""
    return (stack >> AP_SHIFT) & 63


def general_of(stack: i64) -> i64:
    """The general card in a stack, or 0."""
    if stack & 63 == SPECIAL:
        return (stack >> COVER_SHIFT) & 63
    return stack & 63 if stack & 63 <= GENERAL else 0


def seen_by(stack: i64, observer: i64) -> bool:
    """Has this observer looked at the stack?"""
    return (stack >> (SEEN_SHIFT + observer)) & 1 == 1


def with_general(stack: i64, face: i64) -> i64:
    """The stack with another general card in it."""
    if stack & 63 == SPECIAL:
        return (stack & ~(63 << COVER_SHIFT)) | (face << COVER_SHIFT)
    return (stack & ~63) | face


class Thief(Piece):
    """One thief: figure, sheet, hand, stacks."""

    sheet: Sheet = -1
    at: SpaceOrNone = OFF
    out: Leavers = 0  # when he left the city: first, second, …
    hand: Generals = []  # sorted
    stacks: Stacks = []  # declared this turn
    shown: Cards = 0  # in hand and declared: always public
    yellow: Yellows = 0
    green: Greens = 0
    trinkets: Trinkets = 0
    emperor: OneOrNone = 0
    best: OneOrNone = 0  # the best-burglar token
    informers: Informers = 0
    agents: Agents = 0
    familiars: Familiars = 0
    used_informers: Informers = 0  # on declared stacks this turn
    used_agents: Agents = 0
    blue: Blue = BLUE
    red: Red = 0
    purple: Count = 0
    gain: Count = 0  # temporary AP of the next Declaration (AT-Q3)
    loss: Count = 0  # blue AP held back in the next Declaration
    state: States = 0
    fresh: Fresh = 0  # the cards Nikolai has just drawn and chooses from

    def jewels(self) -> i64:
        """How many jewels lie on the sheet."""
        return self.yellow + self.green + self.trinkets + self.emperor

    def has(self, jewel: i64) -> i64:
        """How many of one kind."""
        if jewel == YELLOW:
            return self.yellow
        if jewel == GREEN:
            return self.green
        return self.emperor if jewel == EMPEROR else self.trinkets

    def gets(self, jewel: i64, many: i64) -> None:
        """Jewels come (or go)."""
        if jewel == YELLOW:
            self.yellow += many
        elif jewel == GREEN:
            self.green += many
        elif jewel == EMPEROR:
            self.emperor += many
        else:
            self.trinkets += many

    def markers(self) -> i64:
        """AP markers of all colours."""
        return self.blue + self.red + self.purple

    def points(self) -> i64:
        """AT-D3: all AP there are, tokens included."""
        return self.blue + self.red + self.purple + self.informers + 2 * self.agents

    def worth(self) -> i64:
        """AT-Z4: victory points."""
        return 3 * self.best + 2 * self.green + self.yellow + self.trinkets

    def holds(self, face: i64) -> i64:
        """Copies of a general card in hand."""
        n: i64 = 0
        for card in self.hand:
            if card == face:
                n += 1
        return n

    def take_card(self, face: i64) -> None:
        """A general card comes to the hand."""
        i = 0
        while i < len(self.hand) and self.hand[i] < face:
            i += 1
        self.hand.insert(i, int(face))

    def lose_card(self, face: i64) -> None:
        """A general card leaves the hand."""
        i = 0
        while self.hand[i] != face:
            i += 1
        self.hand.pop(i)

    def least_declared(self) -> i64:
        """The fewest general cards that may be declared, for all the table knows."""
        turned: i64 = 0
        hidden: i64 = 0
        basics: i64 = 2
        for stack in self.stacks:
            if stack & UP == 0:
                hidden += 1
            elif general_of(stack) > 0:
                turned += 1 if stack & PAID == 0 else 0
            else:
                basics -= 1
        return turned + (hidden - basics if hidden > basics else 0)

    def most_in_hand(self) -> i64:
        """The most general cards that may be in hand, for all the table knows."""
        return self.shown - self.least_declared()
