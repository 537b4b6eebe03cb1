"""What lies on the table of Thief's Market."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, ones
from rookery.core.kinds import Count, Flag, SeatOrNobody, Shared, Unsaved
from rookery.core.rng import Rng
from rookery.core.table import Piece, Reader, Table, Writer
from rookery.games.thiefs_market.cards.book import DICE, MARKER, NO_FACE, CardTable, size
from rookery.games.thiefs_market.said import ASK_GRAB, TOLD_INFAMY

ROW: Final[i64] = 5
SLOT: Final[i64] = 6  # bits per card in a packed row
SLOT_MASK: Final[i64] = 63


# Kinds.
Bag = Annotated[i64, kinds.number("bag of loot", 0)]
CardNo = Annotated[i64, kinds.card("the market", 62)]
CardSet = Annotated[i64, kinds.cards("the market", 62)]
DeckNo = Annotated[i64, kinds.number("deck", 0, 2)]
Face = Annotated[i64, kinds.number("face of a die", 0, int(NO_FACE))]
Row = Annotated[i64, kinds.number("row of cards", 0)]


class Player(Piece):
    """One thief: pile, tokens, cards."""

    pile: Bag = 0
    final: Bag = 0  # TM-M2: the pile as it was when the Split phase ended
    gold: Count = 1  # TM-S4
    infamy: Count = 0
    before: Unsaved[Count] = 0  # tokens from before a prepared table began: nobody else saw them come
    cards: CardSet = 0  # owned
    powers: CardSet = 0  # whose effects and icons count: the same, but the Stew counts as what it copies
    copied: CardNo = 0  # the card the Stew copies
    used: CardSet = 0  # abilities used this round
    bought: Count = 0  # purchases this turn
    paid: Count = 0  # gold paid for cards this turn


class Market(Table):
    """The table: dice, market, thieves. Never subclassed: frames cast to it, which is quick for exact types."""

    cards: Shared[CardTable]
    players: list[Player] = []
    dice: Count = 0  # TM-S2
    pool: Bag = 0
    aside: Bag = 0  # returned dice on their way back to the pool
    spent: Count = 0  # dice in the middle that are out of play until the next roll
    round: Count = 0
    start: SeatOrNobody = -1  # the start player
    current: DeckNo = 0  # the deck of the newest row
    # Per deck: cards nobody has seen (deck and removed ones alike), how many of them are the deck, the row.
    unseen0: CardSet = 0
    deck0: Count = 0
    row0: Row = 0
    unseen1: CardSet = 0
    deck1: Count = 0
    row1: Row = 0
    unseen2: CardSet = 0
    deck2: Count = 0
    row2: Row = 0
    discarded: CardSet = 0  # the Potion
    grabbed: SeatOrNobody = -1  # who won the race for the marker
    # Options.
    promo: Flag = False
    open_infamy: Flag = False
    fixed_start: SeatOrNobody = -1
    gold_limit: Count = 0
    grab: Flag = False
    prepared: Unsaved[Count] = 0  # the round in which a prepared table began; 0: played from the start

    # -- rows and decks ----------------------------------------------------------------------------

    def unseen(self, deck: i64) -> i64:
        """The cards of that letter that nobody has seen, as a mask."""
        if deck == 0:
            return self.unseen0
        return self.unseen1 if deck == 1 else self.unseen2

    def deck(self, deck: i64) -> i64:
        """How many cards the deck has left (public)."""
        if deck == 0:
            return self.deck0
        return self.deck1 if deck == 1 else self.deck2

    def row(self, deck: i64) -> i64:
        """The packed row: five slots of six bits, 0 where a card is missing."""
        if deck == 0:
            return self.row0
        return self.row1 if deck == 1 else self.row2

    def set_row(self, deck: i64, row: i64) -> None:
        if deck == 0:
            self.row0 = row
        elif deck == 1:
            self.row1 = row
        else:
            self.row2 = row

    def set_deck(self, deck: i64, left: i64, unseen: i64) -> None:
        if deck == 0:
            self.deck0 = left
            self.unseen0 = unseen
        elif deck == 1:
            self.deck1 = left
            self.unseen1 = unseen
        else:
            self.deck2 = left
            self.unseen2 = unseen

    def gaps(self, deck: i64) -> i64:
        """How many slots of a row are empty."""
        row = self.row(deck)
        n: i64 = 0
        slot: i64 = 0
        while slot < ROW:
            if (row >> (SLOT * slot)) & SLOT_MASK == 0:
                n += 1
            slot += 1
        return n

    def place(self, deck: i64, card: i64) -> None:
        """Turn a card up in the first empty slot of a row."""
        row = self.row(deck)
        slot: i64 = 0
        while (row >> (SLOT * slot)) & SLOT_MASK != 0:
            slot += 1
        self.set_row(deck, row | (card << (SLOT * slot)))

    def on_sale(self, card: i64) -> bool:
        """Does the card lie face up in the market?"""
        if card <= 0 or card >= len(self.cards.ids):
            return False
        row = self.row(self.cards.card[card].deck)
        while row != 0:
            if row & SLOT_MASK == card:
                return True
            row >>= SLOT
        return False

    def take_from_row(self, card: i64) -> None:
        """Remove a card from its row; the slot stays empty (TM-P3)."""
        deck: i64 = self.cards.card[card].deck
        row = self.row(deck)
        slot: i64 = 0
        while (row >> (SLOT * slot)) & SLOT_MASK != card:
            slot += 1
        self.set_row(deck, row - (card << (SLOT * slot)))

    def draw(self, card: i64) -> None:
        """The card comes off its deck."""
        deck: i64 = self.cards.card[card].deck
        self.set_deck(deck, self.deck(deck) - 1, self.unseen(deck) & ~bit(card))

    # -- thieves -----------------------------------------------------------------------------------

    def holder(self) -> i64:
        """Whose pile holds the marker, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if self.players[seat].pile & MARKER != 0:
                return seat
            seat += 1
        return -1

    def without_pile(self) -> i64:
        """How many thieves have no pile."""
        n: i64 = 0
        for player in self.players:
            if player.pile == 0:
                n += 1
        return n

    def infamy(self, seat: i64, count: i64, card: i64) -> None:
        """Gain infamy tokens because of a card. The gain is open, the total is not (TM-C8)."""
        if count > 0:
            self.players[seat].infamy += count
            self.tell(TOLD_INFAMY, seat, count, card)

    # -- the core's ---------------------------------------------------------------------------------

    def save_rest(self, w: Writer) -> None:
        if self.prepared > 0:
            w.put(self.prepared)
            for player in self.players:
                w.put(player.before)

    def load_rest(self, r: Reader) -> None:
        if not r.done():
            self.prepared = r.take()
            for player in self.players:
                player.before = r.take()

    def prepare(self) -> None:
        """The table begins here: nobody has seen the others' tokens come (TM-C8)."""
        self.prepared = self.round
        for player in self.players:
            player.before = player.infamy

    def infamy_is_open(self) -> bool:
        """Does everybody see all totals?"""
        return self.open_infamy or self.over or self.about == ASK_GRAB

    def resample(self, seat: i64, rng: Rng) -> None:
        """Every gain is open, so totals are known to all who were there; those from before are guessed."""
        if self.prepared <= 0 or self.infamy_is_open():
            return
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                player = self.players[other]
                since = player.infamy - player.before
                player.before = rng.below(2 * self.prepared + 2)  # a round brings a token or two
                player.infamy = since + player.before
            other += 1

    def scramble(self, seat: i64, rng: Rng) -> None:
        """Nobody may see the others' infamy totals before the end, nor anything that depends on them."""
        super().scramble(seat, rng)
        if self.infamy_is_open():
            return
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                self.players[other].infamy = rng.below(20)
                self.players[other].before = 0
            other += 1

    def check(self) -> list[str]:
        """Every broken invariant (TM-I)."""
        wrong: list[str] = []
        dice = size(self.pool & DICE) + size(self.aside & DICE) + self.spent
        markers = (self.pool >> 30) + (self.aside >> 30)
        for player in self.players:
            dice += size(player.pile & DICE)
            markers += player.pile >> 30
            if player.gold < 0 or player.infamy < 0:
                wrong.append("TM-I7: a thief owes tokens")
            if player.bought > self.cards.most_purchases():
                wrong.append("TM-I8: more purchases than all cards together allow")
        if dice != self.dice:
            wrong.append(f"TM-I1: {dice} dice instead of {self.dice}")
        if markers != 1:
            wrong.append(f"TM-I2: {markers} markers")
        self._check_cards(wrong)
        return wrong

    def _check_cards(self, wrong: list[str]) -> None:
        deck: i64 = 0
        seen = self.discarded
        for player in self.players:
            if seen & player.cards != 0:
                wrong.append("TM-I5: a card in two places")
            seen |= player.cards
        while deck < 3:
            row = self.row(deck)
            while row != 0:
                if row & SLOT_MASK != 0:
                    card = bit(row & SLOT_MASK)
                    if seen & card != 0:
                        wrong.append("TM-I5: a card in two places")
                    seen |= card
                row >>= SLOT
            deck += 1
        deck = 0
        while deck < 3:
            every: i64 = self.cards.of_deck(int(deck), self.promo)
            if self.unseen(deck) & seen != 0 or (self.unseen(deck) | (seen & every)) != every:
                wrong.append(f"TM-I5: deck {deck} does not add up")
            removed = ones(every) - self.cards.keep[deck]
            left = ones(self.unseen(deck)) - removed
            if deck < self.current and left > 0:  # TM-E5; a prepared table need not say where all its cards went
                left = 0
            if left < 0 or self.deck(deck) != left:
                wrong.append(f"TM-I5: deck {deck} has {self.deck(deck)} cards")
            deck += 1
