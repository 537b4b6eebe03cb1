"""The pieces as tables: loot in bags, cards by number, effects as rows. Filled from cards.toml by reading.py."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, ones

# Loot. Dice of equal face are interchangeable, so loot is a bag: seven counts of five bits each.
R: Final[i64] = 0
W: Final[i64] = 1
B: Final[i64] = 2
G: Final[i64] = 3
Y: Final[i64] = 4  # gold bag
I: Final[i64] = 5  # mask  # noqa: E741
S: Final[i64] = 6  # the start-player marker
FACES: Final = "RWBGYIS"
NO_FACE: Final[i64] = 7
DICE: Final[i64] = (1 << 30) - 1  # a bag without its marker
MARKER: Final[i64] = 1 << 30
GEMS: Final[i64] = (1 << 20) - 1  # the gems of a bag
GUARD: Final[i64] = 0x421084210  # bit 4 of each of the seven fields: no count reaches it


def one(face: i64) -> i64:
    """A bag with one piece."""
    return bit(5 * face)


def of(bag: i64, face: i64) -> i64:
    """How many of that face."""
    return (bag >> (5 * face)) & 31


def size(bag: i64) -> i64:
    """How many pieces."""
    n = (bag & 31) + ((bag >> 5) & 31) + ((bag >> 10) & 31) + ((bag >> 15) & 31)
    return n + ((bag >> 20) & 31) + ((bag >> 25) & 31) + (bag >> 30)


def holds(bag: i64, part: i64) -> bool:
    """Is `part` a bag inside `bag`? Safe for any number."""
    if part < 0 or part >> 35 != 0 or part & GUARD != 0:
        return False
    return ((bag | GUARD) - part) & GUARD == GUARD


def selections(bag: i64) -> i64:
    """How many selections a bag allows, the empty one and all of it included."""
    n: i64 = 1
    while bag != 0:
        n *= (bag & 31) + 1
        bag >>= 5
    return n


def selection(bag: i64, k: i64) -> i64:
    """The k-th of them: 0 is nothing, the last is everything."""
    out: i64 = 0
    shift: i64 = 0
    while bag != 0:
        n = (bag & 31) + 1
        if n > 1:
            out |= (k % n) << shift
            k //= n
        shift += 5
        bag >>= 5
    return out


# Icons, counted in bags of the same kind.
ICONS: Final = "HMTNEP"
HENCHMAN: Final[i64] = 0
MAGIC: Final[i64] = 1
HIDEOUT: Final[i64] = 2
MAP: Final[i64] = 3

# Effects (TM-K).
NONE: Final = 0
FLIP: Final = 1
SELL: Final = 2
GAUNTLET: Final = 3
XBUY: Final = 4
ONBUY: Final = 5
POINTS: Final = 6
EYEPATCH: Final = 7
SAFEHOUSE: Final = 8
SCALES: Final = 9
LUCKY: Final = 10
POTION: Final = 11
CLUTCHES: Final = 12
HAUL: Final = 13
GOLEM: Final = 14
EXIT: Final = 15
RACKET: Final = 16
ESTATE: Final = 17
LOYALTY: Final = 18
CAMPAIGN: Final = 19
TREASURE: Final = 20
COPY: Final = 21
ALLEY: Final = 22
CURSE: Final = 23
EFFECTS: Final = 24


class Card:
    """One row of the card list."""

    def __init__(self, number: int, deck: int, cost: int, icons: int, effect: int, x: int, y: int) -> None:
        self.number: i64 = number
        self.bit: i64 = bit(number)  # the card in a set of cards
        self.deck: i64 = deck  # 0 A, 1 B, 2 C
        self.cost: i64 = cost  # a bag of gems
        self.icons: i64 = icons  # a bag of icons
        self.effect: i64 = effect
        self.x: i64 = x  # the effect's first value: a face, or points
        self.y: i64 = y  # its second: target faces as a bag of ones, or points
        self.promo = False


class CardTable:
    """All cards by number, from 1; number 0 is no card. A set of cards is a mask of their bits."""

    def __init__(self) -> None:
        self.ids: list[str] = [""]
        self.card: list[Card] = [Card(0, 0, 0, 0, NONE, 0, 0)]
        self.keep: list[int] = [0, 0, 0]  # TM-S6, per deck
        self.dice: list[int] = [0] * 11  # TM-S2, by seats
        self.with_effect: list[int] = [0] * EFFECTS  # mask of the cards with that effect
        self.xbuy: list[int] = [0] * 4  # extra-purchase cards by gem
        self.onbuy: list[int] = [0] * 4  # buy-bonus cards by gem
        self.ability: list[Card] = []  # cards used once per round
        self.abilities: i64 = 0  # the same as a mask
        # Masks read at every decision.
        self.lucky: i64 = 0
        self.clutches: i64 = 0
        self.exits: i64 = 0
        self.rackets: i64 = 0
        self.onbuys: i64 = 0
        self.xbuys: i64 = 0

    def add(self, name: str, card: Card) -> None:
        """One more row; its number must be the next one."""
        mask = int(card.bit)
        effect = int(card.effect)
        self.ids.append(name)
        self.card.append(card)
        self.with_effect[effect] |= mask
        if effect == XBUY:
            self.xbuy[card.x] |= mask
        elif effect == ONBUY:
            self.onbuy[card.x] |= mask
        elif effect in (FLIP, SELL, GAUNTLET):
            self.ability.append(card)
            self.abilities |= card.bit
        self.lucky = self.with_effect[LUCKY]
        self.clutches = self.with_effect[CLUTCHES]
        self.exits = self.with_effect[EXIT]
        self.rackets = self.with_effect[RACKET]
        self.onbuys = self.with_effect[ONBUY]
        self.xbuys = self.with_effect[XBUY]

    def most_purchases(self) -> int:
        """TM-I8: what one thief with all the right cards and gems may buy in one turn."""
        return int(1 + ones(self.xbuys) + ones(self.rackets))

    def of_deck(self, deck: int, promo: bool) -> int:
        """The cards of a deck, as a mask."""
        mask = 0
        for card in self.card:
            if card.number > 0 and card.deck == deck and (promo or not card.promo):
                mask |= int(card.bit)
        return mask
