"""What lies on the table of Thief's Market."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, ones
from rookery.core.rng import Rng
from rookery.core.table import Frame, Frames, Reader, Table, Writer
from rookery.games.thiefs_market.cards import DICE, MARKER, CardTable, size

ROW: Final[i64] = 5
SLOT: Final[i64] = 6  # bits per card in a packed row
SLOT_MASK: Final[i64] = 63

# Questions.
ASK_SPLIT: Final = 0
ASK_SAVE: Final = 1
ASK_REROLL: Final = 2
ASK_BUY: Final = 3
ASK_COPY: Final = 4
ASK_GRAB: Final = 5
CHANCE_FIRST: Final = 6
CHANCE_ROLL: Final = 7
CHANCE_DRAW: Final = 8

# Events, all told to everybody. Each single gain of tokens is open; totals of infamy are not (TM-C8).
TOLD_FIRST: Final = 0
TOLD_ROUND: Final = 1
TOLD_ROLL: Final = 2
TOLD_TAKE: Final = 3
TOLD_ROB: Final = 4
TOLD_SAVE: Final = 5
TOLD_REROLLED: Final = 6
TOLD_LUCKY: Final = 7
TOLD_BUYING: Final = 8
TOLD_BUY: Final = 9
TOLD_FLIP: Final = 10
TOLD_SELL: Final = 11
TOLD_TRADE: Final = 12
TOLD_EXIT: Final = 13
TOLD_END: Final = 14
TOLD_COPY: Final = 15
TOLD_POTION: Final = 16
TOLD_INFAMY: Final = 17
TOLD_GOLD: Final = 18
TOLD_EXCHANGE: Final = 19
TOLD_DEAL: Final = 20
TOLD_OPEN: Final = 21
TOLD_OVER: Final = 22
TOLD_GRAB: Final = 23


class Player:
    """One thief: pile, tokens, cards."""

    def __init__(self) -> None:
        self.pile: i64 = 0  # a bag
        self.final: i64 = 0  # TM-M2: the pile as it was when the Split phase ended
        self.gold: i64 = 1  # TM-S4
        self.infamy: i64 = 0
        self.cards: i64 = 0  # owned, as a mask
        self.powers: i64 = 0  # whose effects and icons count: the same, but the Stew counts as what it copies
        self.copied: i64 = 0  # the card the Stew copies
        self.used: i64 = 0  # abilities used this round
        self.bought: i64 = 0  # purchases this turn
        self.paid: i64 = 0  # gold paid for cards this turn

    def clone(self) -> "Player":
        other = Player()
        other.pile = self.pile
        other.final = self.final
        other.gold = self.gold
        other.infamy = self.infamy
        other.cards = self.cards
        other.powers = self.powers
        other.copied = self.copied
        other.used = self.used
        other.bought = self.bought
        other.paid = self.paid
        return other

    def save(self, w: Writer) -> None:
        w.put(self.pile)
        w.put(self.final)
        w.put(self.gold)
        w.put(self.infamy)
        w.put(self.cards)
        w.put(self.powers)
        w.put(self.copied)
        w.put(self.used)
        w.put(self.bought)
        w.put(self.paid)

    def load(self, r: Reader) -> None:
        self.pile = r.take()
        self.final = r.take()
        self.gold = r.take()
        self.infamy = r.take()
        self.cards = r.take()
        self.powers = r.take()
        self.copied = r.take()
        self.used = r.take()
        self.bought = r.take()
        self.paid = r.take()


class Market(Table):
    """The table: dice, market, thieves. Never subclassed: frames cast to it, which is quick for exact types."""

    def __init__(self, seats: i64, cards: CardTable, frames: Frames) -> None:
        super().__init__(seats)
        self.cards = cards
        self.frames = frames
        self.players: list[Player] = []
        self.dice: i64 = 0  # TM-S2
        self.pool: i64 = 0
        self.aside: i64 = 0  # returned dice on their way back to the pool
        self.spent: i64 = 0  # dice in the middle that are out of play until the next roll
        self.round: i64 = 0
        self.start: i64 = -1  # the start player
        self.current: i64 = 0  # the deck of the newest row
        # Per deck: cards nobody has seen (deck and removed ones alike), how many of them are the deck, the row.
        self.unseen0: i64 = 0
        self.unseen1: i64 = 0
        self.unseen2: i64 = 0
        self.deck0: i64 = 0
        self.deck1: i64 = 0
        self.deck2: i64 = 0
        self.row0: i64 = 0
        self.row1: i64 = 0
        self.row2: i64 = 0
        self.discarded: i64 = 0  # the Potion
        self.grabbed: i64 = -1  # who won the race for the marker
        # Options.
        self.promo = False
        self.open_infamy = False
        self.fixed_start: i64 = -1
        self.gold_limit: i64 = 0
        self.grab = False

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

    def make_frame(self, kind: i64) -> Frame:
        return self.frames.make(kind)

    def clone(self) -> "Market":
        other = Market(self.seats, self.cards, self.frames)
        self.copy_to(other)
        for player in self.players:
            other.players.append(player.clone())
        other.dice = self.dice
        other.pool = self.pool
        other.aside = self.aside
        other.spent = self.spent
        other.round = self.round
        other.start = self.start
        other.current = self.current
        other.unseen0 = self.unseen0
        other.unseen1 = self.unseen1
        other.unseen2 = self.unseen2
        other.deck0 = self.deck0
        other.deck1 = self.deck1
        other.deck2 = self.deck2
        other.row0 = self.row0
        other.row1 = self.row1
        other.row2 = self.row2
        other.discarded = self.discarded
        other.grabbed = self.grabbed
        other.promo = self.promo
        other.open_infamy = self.open_infamy
        other.fixed_start = self.fixed_start
        other.gold_limit = self.gold_limit
        other.grab = self.grab
        return other

    def save(self, w: Writer) -> None:
        for player in self.players:
            player.save(w)
        w.put(self.dice)
        w.put(self.pool)
        w.put(self.aside)
        w.put(self.spent)
        w.put(self.round)
        w.put(self.start)
        w.put(self.current)
        deck: i64 = 0
        while deck < 3:
            w.put(self.unseen(deck))
            w.put(self.deck(deck))
            w.put(self.row(deck))
            deck += 1
        w.put(self.discarded)
        w.put(self.grabbed)
        w.put(1 if self.promo else 0)
        w.put(1 if self.open_infamy else 0)
        w.put(self.fixed_start)
        w.put(self.gold_limit)
        w.put(1 if self.grab else 0)
        super().save(w)

    def load(self, r: Reader) -> None:
        self.players = []
        seat: i64 = 0
        while seat < self.seats:
            player = Player()
            player.load(r)
            self.players.append(player)
            seat += 1
        self.dice = r.take()
        self.pool = r.take()
        self.aside = r.take()
        self.spent = r.take()
        self.round = r.take()
        self.start = r.take()
        self.current = r.take()
        deck: i64 = 0
        while deck < 3:
            unseen = r.take()
            self.set_deck(deck, r.take(), unseen)
            self.set_row(deck, r.take())
            deck += 1
        self.discarded = r.take()
        self.grabbed = r.take()
        self.promo = r.take() == 1
        self.open_infamy = r.take() == 1
        self.fixed_start = r.take()
        self.gold_limit = r.take()
        self.grab = r.take() == 1
        super().load(r)

    def scramble(self, seat: i64, rng: Rng) -> None:
        """Nobody may see the others' infamy totals before the end, nor anything that depends on them."""
        super().scramble(seat, rng)
        if self.open_infamy or self.over or self.about == ASK_GRAB:
            return  # everything is shown
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                self.players[other].infamy = rng.below(20)
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
            if player.bought > 6:
                wrong.append("TM-I8: more than six purchases")
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
            if self.deck(deck) < 0 or ones(self.unseen(deck)) - self.deck(deck) != removed:
                wrong.append(f"TM-I5: deck {deck} has {self.deck(deck)} cards")
            deck += 1
