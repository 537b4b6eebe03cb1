"""The components as tables: decks, cards by number, what each is worth. Filled from cards.toml by reading.py."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit

# Decks, in the order in which the Oracle names them (EN-O3).
OUTLET: Final[i64] = 0
SQUARE: Final[i64] = 1
MISSIONS: Final[i64] = 2
TRAPS: Final[i64] = 3
FINDS: Final[i64] = 4
DECKS: Final = 5
DECK_NAMES: Final = ("outlet", "square", "missions", "traps", "finds")
CARDS: Final = 100  # in all decks
LARGEST_DECK: Final = 34  # the Square's
HELD: Final = 40  # protections and healing cards: what a hand can hold

# Locations (EN-G1): the five town locations, then the Tree.
SHEPHERD: Final[i64] = 0
ORACLE: Final[i64] = 1
AT_OUTLET: Final[i64] = 2
AT_SQUARE: Final[i64] = 3
CROSSING: Final[i64] = 4
TREE: Final[i64] = 5
TOWN: Final = 5
PLACES: Final = ("shepherd", "oracle", "outlet", "square", "crossing", "tree")

COLOURS: Final = ("red", "blue", "green", "yellow")
LEVELS: Final = 5
MOST_SEATS: Final = 4

# Kinds of cards (EN-G5).
PROTECTION: Final[i64] = 1
HEALING: Final[i64] = 2
THIEF: Final[i64] = 3
MACHINE: Final[i64] = 4
KNOWLEDGE: Final[i64] = 5
TRAP: Final[i64] = 6
MISSION: Final[i64] = 7
KINDS: Final = ("", "protection", "healing", "thief", "machine", "knowledge", "trap", "mission")

# Tree cards, by level and letter (EN-TC1 to EN-TC5).
LOKI: Final[i64] = 0
ANZELM: Final[i64] = 1
MA_LOU: Final[i64] = 2
LIZARD: Final[i64] = 3
WOO: Final[i64] = 4
ALBA: Final[i64] = 5
TERTIUS: Final[i64] = 6
ANGELOS: Final[i64] = 7
IN_SYNC: Final[i64] = 8
AMBER: Final[i64] = 9
ULTIMA: Final[i64] = 10
AKUNEN: Final[i64] = 11
FOXES: Final[i64] = 12
TYLLO: Final[i64] = 13
WORLDS_END: Final[i64] = 14
TREE_CARDS: Final = 15
TREE_IDS: Final = (
    "TC1A", "TC1B", "TC1C", "TC2A", "TC2B", "TC2C", "TC3A", "TC3B", "TC3C",
    "TC4A", "TC4B", "TC4C", "TC5A", "TC5B", "TC5C",
)  # fmt: skip

# Tracks (EN-T1, EN-T4, EN-T5).
LOWEST: Final[i64] = -5
HIGHEST: Final[i64] = 5
MOST_SESAME: Final[i64] = 6
FIRST_SARCOPHAGUS: Final[i64] = 2
MOST_SARCOPHAGUS: Final[i64] = 5
SLOTS: Final[i64] = 2  # upgrades of a kind (EN-U2)
MOST_TRADED: Final[i64] = 127  # knowledge at Alba's in one move: more than the cards of the box ever bring

# What somebody's own cards may say at most.
MOST_ROUNDS: Final = 6
MOST_TREE_TILES: Final = 60
MOST_MARKED: Final = 15  # on a tree marker
MOST_BID: Final = 14
MOST_LOOKED: Final = 6  # cards at the Oracle or with Amber Svensen
MOST_AT_STALL: Final = 4
MOST_TRAPS: Final = 3
MOST_FOUND: Final = 4  # tree tiles or finds of one mission


class Card:
    """One card. `p` and `m` are protection, healing, change of the maximum or damage, by kind."""

    def __init__(self, number: int, deck: int, index: int, kind: int) -> None:
        self.number: i64 = number
        self.deck: i64 = deck
        self.bit: i64 = bit(index)  # the card in a set of its deck's cards
        self.held: i64 = 0  # the card in a set of hand cards; 0 for a card that is never held
        self.kind: i64 = kind
        self.p: i64 = 0
        self.m: i64 = 0
        self.sesame: i64 = 0
        self.sarcophagus: i64 = 0
        self.price: i64 = 0
        self.traps: i64 = 0
        self.knowledge: i64 = 0
        self.tiles: i64 = 0
        self.finds: i64 = 0
        self.colour: i64 = -1  # of a starting protection
        self.three_plus = False  # not with 2 players (EN-S8)


class CardTable:
    """All cards by number, from 1; number 0 is no card. A set of a deck's cards is a mask, and so is a hand."""

    def __init__(self) -> None:
        self.ids: list[str] = [""]
        self.card: list[Card] = [Card(0, 0, 0, 0)]
        self.first: list[int] = [0] * DECKS  # number of the deck's first card
        self.every: list[int] = [0] * DECKS  # its cards, as a mask
        self.devices: list[int] = [0] * DECKS  # those of them that can be held in a hand
        self.shields: list[int] = [0] * DECKS  # those of them that protect
        self.holding: list[int] = []  # hand index to card number
        self.backs: list[int] = [0] * DECKS  # hand cards with that back, as a hand mask
        self.protections: i64 = 0  # as hand masks
        self.mends_p: i64 = 0
        self.mends_m: i64 = 0
        # The board.
        self.coins: list[int] = []
        self.auction: i64 = 0
        self.marks: list[int] = [0] * 5  # by seats
        self.row: list[int] = [0] * 5
        self.oracle: i64 = 0
        self.tree_tiles: i64 = 0
        self.rounds: i64 = 0
        self.shepherd_coins: list[int] = []
        self.shepherd_knowledge: list[int] = []
        self.prepared_p: i64 = 0
        self.prepared_m: i64 = 0
        self.critical: i64 = 0
        self.super: i64 = 0
        # Tree cards.
        self.angelos = Card(0, 0, 0, 0)
        self.fees: list[int] = []
        self.lizard_knowledge: list[int] = []
        self.lizard_coins: list[int] = []
        self.woo_times: i64 = 0
        self.alba_coins: i64 = 0
        self.stall_looks: i64 = 0
        self.amber_looks: i64 = 0
        self.foxes_knowledge: i64 = 0
        self.tyllo_knowledge: i64 = 0

    def add(self, name: str, card: Card) -> None:
        """One more row; its number must be the next one."""
        self.ids.append(name)
        self.card.append(card)
        deck = int(card.deck)
        if self.first[deck] == 0:
            self.first[deck] = int(card.number)
        self.every[deck] |= int(card.bit)
        if card.kind == PROTECTION or card.kind == HEALING:
            self._hold(card, deck)

    def _hold(self, card: Card, deck: int) -> None:
        card.held = bit(len(self.holding))
        self.holding.append(int(card.number))
        self.devices[deck] |= int(card.bit)
        self.backs[deck] |= int(card.held)
        if card.kind == PROTECTION:
            self.shields[deck] |= int(card.bit)
            self.protections |= card.held
            return
        if card.p > 0:
            self.mends_p |= card.held
        if card.m > 0:
            self.mends_m |= card.held

    def market(self, seats: int) -> int:
        """EN-S7, EN-S8: the Square's cards that are not dealt out and not removed, as a mask."""
        mask = 0
        for card in self.card:
            if card.number > 0 and card.deck == SQUARE and card.colour < 0 and (seats > 2 or not card.three_plus):
                mask |= int(card.bit)
        return mask
