"""What lies on the table of Thieves Den."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit
from rookery.core.kinds import Count, Number, Numbers, SeatMask, SeatOrNobody, Shared, Unsaved
from rookery.core.knowledge import Known, Redraw
from rookery.core.rng import Rng
from rookery.core.table import WATCHER, Piece, Reader, Table
from rookery.games.thieves_den.cards.book import TYPES, Cards, holds, low_bit, many_bits, of, one, size
from rookery.games.thieves_den.said import TOLD_SURPLUS

SLOT: Final[i64] = 6  # bits per card in a packed row
SLOT_MASK: Final[i64] = 63

# Kinds.
Bag = Annotated[i64, kinds.number("bag of treasures", 0)]
LocationNo = Annotated[i64, kinds.card("the locations", 62)]
LocationSet = Annotated[i64, kinds.cards("the locations", 62)]
FenceNo = Annotated[i64, kinds.card("the fences", 62)]
FenceSet = Annotated[i64, kinds.cards("the fences", 62)]
PowerNo = Annotated[i64, kinds.card("the powers", 15)]
SchemeNo = Annotated[i64, kinds.card("the schemes", 62)]
Row = Annotated[i64, kinds.number("row of cards", 0)]


class Player(Piece):
    """One master thief: the player board and what lies around it."""

    bag: Bag = 0  # treasures in the chests
    thieves: Count = 0  # on the chairs
    fences: Count = 0  # reputation by source
    hag: Count = 0
    places: Count = 0
    powers: Count = 0
    majorities: Count = 0
    plan: Count = 0
    scheme: SchemeNo = 0  # on the table space, face down
    hand: LocationSet = 0  # locations, as a mask
    above: LocationSet = 0  # face-up locations (TD-G5)
    side: LocationSet = 0  # two players: the face-up location at the left side (TD-D7), one at most
    pile: LocationSet = 0  # collected locations, face down at the left (TD-B4)
    dealt: FenceSet = 0  # fences above the board, as a mask
    sold: FenceSet = 0  # collected fences, face down at the right (TD-B5)
    knows: LocationSet = 0  # only in saved tables: see Den.placed

    def fame(self) -> i64:
        """The score marker."""
        return self.fences + self.hag + self.places + self.powers + self.majorities + self.plan


class Den(Table):
    """The table. Never subclassed: frames cast to it, which is quick for exact types."""

    cards: Shared[Cards]
    mind: Unsaved[Known]  # who can name which location
    players: list[Player] = []
    round: Count = 0
    start: SeatOrNobody = -1  # the holder of the direction tile (TD-S7)
    fixed_start: SeatOrNobody = -1  # an option (TD-Q4)
    passed: SeatMask = 0  # a mask of seats (TD-T4)
    city: Bag = 0  # treasures in the supply, a bag
    forest: Count = 0  # thieves in the supply
    # The location deck: cards known to lie on top (the topmost in the low bits), those nobody can place (a
    # mask: chance draws among them), and the cards put under it, in order.
    on_top: Row = 0
    deck: LocationSet = 0
    under: Numbers = []
    watched: LocationSet = 0  # only in saved tables: see placed
    robbed: LocationSet = 0  # locations with a thief, as a mask
    twice: LocationNo = 0  # the location with two thieves (TD-P2)
    # Fences: those nobody has seen, those put under the deck (the uppermost in the low bits), the display.
    unsold: FenceSet = 0
    beneath: Row = 0
    display: Row = 0
    crowded: FenceNo = 0  # the fence with two thieves (TD-P2)
    jokers: Bag = 0  # treasures put on wild wants, a bag (TD-Q43)
    # Powers: tiles nobody has seen, the face-up tile of each stack (four bits each), the treasure beside it
    # (four bits each, the type plus one).
    untold: Number = 0
    tiles: Row = 0
    spots: Row = 0
    piled: Count = 0  # tiles per stack
    hag: Number = 0  # occupied spaces, as a mask of types
    vault: Count = 0  # thieves in it
    recruit: Bag = 0  # treasures on it, a bag

    def __post_init__(self) -> None:
        self.piled = self.cards.tiles

    # -- direction (TD-G7, TD-Q3) --------------------------------------------------------------------

    def next_seat(self, seat: i64, steps: i64) -> i64:
        """The seat so many steps on in the direction of the tile: up in rounds 1 and 3, down in round 2."""
        if self.round & 1 == 1:
            return (seat + steps) % self.seats
        return (seat - steps + 5 * self.seats) % self.seats

    # -- locations -----------------------------------------------------------------------------------

    def face_up(self) -> i64:
        """All face-up locations (TD-Y4), those at the left sides included (TD-Q12)."""
        mask: i64 = 0
        for player in self.players:
            mask |= player.above | player.side
        return mask

    def empty_spaces(self) -> i64:
        """Face-up locations without a thief (TD-A1)."""
        return self.face_up() & ~self.robbed

    def owner(self, card: i64) -> i64:
        """Above whose board a location lies, or -1 (TD-G5)."""
        seat: i64 = 0
        while seat < self.seats:
            if (self.players[seat].above >> card) & 1 == 1:
                return seat
            seat += 1
        return -1

    def thieves_on(self, card: i64) -> i64:
        """How many thieves stand on a location."""
        return ((self.robbed >> card) & 1) + (1 if self.twice == card else 0)

    def deck_size(self) -> i64:
        """How many cards the location deck has (public)."""
        return packed_size(self.on_top) + many_bits(self.deck) + len(self.under)

    def reveal(self, card: i64) -> None:
        """A location is face up: there is nothing left to know about it."""
        self.learn()
        self.mind.show(card, bit(self.seats + 1) - 1)

    def hidden(self) -> i64:
        """The locations in hands and those put under the deck, as a mask."""
        mask: i64 = 0
        for player in self.players:
            mask |= player.hand
        for card in self.under:
            mask |= bit(card)
        return mask

    def placed(self, observer: i64) -> i64:
        """Those of them whose place a seat (or the spectator, after the last) knows."""
        return self.mind.known[observer] & self.hidden()

    def place(self, observer: i64, cards: i64) -> None:
        """Of the hidden locations it knows these."""
        self.mind.known[observer] = (self.mind.known[observer] | self.hidden()) & ~(self.hidden() & ~cards)

    # -- fences --------------------------------------------------------------------------------------

    def slot(self, k: i64) -> i64:
        """The fence in a slot of the display, or 0."""
        return (self.display >> (SLOT * k)) & SLOT_MASK

    def clear_slot(self, k: i64) -> None:
        """Take the fence out of a slot."""
        self.display -= self.slot(k) << (SLOT * k)

    def slot_of(self, fence: i64) -> i64:
        """Where a fence lies in the display, or -1."""
        k: i64 = 0
        while k < self.cards.slots:
            if self.slot(k) == fence:
                return k
            k += 1
        return -1

    def fence_deck_size(self) -> i64:
        """How many cards the fence deck has (public)."""
        return many_bits(self.unsold) + packed_size(self.beneath)

    def fence_owner(self, fence: i64) -> i64:
        """Above whose board a fence lies, or -1."""
        seat: i64 = 0
        while seat < self.seats:
            if (self.players[seat].dealt >> fence) & 1 == 1:
                return seat
            seat += 1
        return -1

    def can_pay(self, fence: i64, bag: i64) -> bool:
        """Does a bag hold what a fence wants (TD-A6)?"""
        card = self.cards.fence[fence]
        if card.wilds > 0 and size(bag) < size(card.wants) + card.wilds:
            return False
        return holds(bag, card.wants)

    def above_fences(self) -> i64:
        """All fences above boards, as a mask."""
        mask: i64 = 0
        for player in self.players:
            mask |= player.dealt
        return mask

    # -- powers --------------------------------------------------------------------------------------

    def tile(self, stack: i64) -> i64:
        """The face-up power of a stack, or 0."""
        return (self.tiles >> (4 * stack)) & 15

    def spot(self, stack: i64) -> i64:
        """The treasure beside it: its type plus one, or 0."""
        return (self.spots >> (4 * stack)) & 15

    def paid(self, power: i64) -> bool:
        """Is a power face up, with a treasure beside it (TD-A10)?"""
        stack: i64 = 0
        while stack < self.cards.stacks:
            if self.tile(stack) == power and self.spot(stack) > 0:
                return True
            stack += 1
        return False

    def height(self, stack: i64) -> i64:
        """How many tiles a stack has."""
        return self.piled if self.tile(stack) > 0 else 0

    # -- boards --------------------------------------------------------------------------------------

    def take(self, seat: i64, type_: i64, many: i64) -> i64:
        """Take treasures from the city, as many as there are (TD-B6). How many it was."""
        there = of(self.city, type_)
        if many > there:
            many = there
        self.city -= many * one(type_)
        self.players[seat].bag += many * one(type_)
        return many

    def hire(self, seat: i64, many: i64) -> i64:
        """Take thieves from the forest, as many as there are (TD-B6). How many it was."""
        if many > self.forest:
            many = self.forest
        self.forest -= many
        self.players[seat].thieves += many
        return many

    def send_home(self, seat: i64) -> None:
        """More than six thieves: the surplus goes to the forest at once (TD-B2)."""
        player = self.players[seat]
        surplus = player.thieves - self.cards.chairs
        if surplus > 0:
            player.thieves -= surplus
            self.forest += surplus
            self.tell(TOLD_SURPLUS, seat, 0, surplus)

    def too_many(self, seat: i64) -> bool:
        """More than eight treasures (TD-B1)?"""
        return size(self.players[seat].bag) > self.cards.chests

    def targets(self, seat: i64) -> i64:
        """The opponents who have not passed, as a mask (TD-T5)."""
        return (bit(self.seats) - 1) & ~self.passed & ~bit(seat)

    def stands(self) -> None:
        """What has been done so far cannot be taken back (TD-Q46); by the first rules it could."""
        if self.cards.rules > 1:
            self.commit()

    # -- the core's ----------------------------------------------------------------------------------

    def reask_sealed(self) -> None:
        """The next of those who have not answered is asked."""
        self._next_pending()

    def stow(self) -> None:
        self.watched = self.placed(self.seats)
        for seat in range(int(self.seats)):
            self.players[seat].knows = self.placed(seat)

    def load_rest(self, r: Reader) -> None:
        self.place(self.seats, self.watched)
        for seat in range(int(self.seats)):
            self.place(seat, self.players[seat].knows)

    # -- worlds --------------------------------------------------------------------------------------

    def resample(self, seat: i64, rng: Rng) -> None:
        """Redraw the locations whose place this viewer does not know, and the others' schemes."""
        if self.over:
            return
        self._redraw_locations(seat, rng)
        self._redraw_schemes(seat, rng)

    def scramble(self, seat: i64, rng: Rng) -> None:
        self.resample(seat, rng)
        super().scramble(seat, rng)

    def _redraw_locations(self, viewer: i64, rng: Rng) -> None:
        observer = self.seats if viewer == WATCHER else viewer
        if self.mind.hidden_from(observer) == 0:
            return
        bars: list[int] = []
        if self.seats == 2:  # all saw that a card put back was an instant (TD-D7)
            bars = [int(~self.cards.instants), int(self.under_instants())]
        new = self.mind.redraw(observer, rng, self.deck, bars, self._where())
        self.mind.rename(observer, new)
        self._come(new)

    def _where(self) -> list[int]:
        """Where hidden locations lie: in which hand, or how far down under the deck; the rest is in it."""
        where = [int(self.seats)] * int(self.mind.many)
        for seat in range(int(self.seats)):
            for card in bits_of(self.players[seat].hand):
                where[card] = seat
        for i in range(len(self.under)):
            where[self.under[i]] = int(self.seats) + 1 + i
        return where

    def under_instants(self) -> i64:
        """The instants put under the deck, as a mask."""
        mask: i64 = 0
        for card in self.under:
            mask |= bit(card)
        return mask & self.cards.instants

    def _come(self, new: Redraw) -> None:
        """Put the cards of the new world where those of the true one lie."""
        self.deck = new.left
        for player in self.players:
            player.hand = new.came_all(player.hand)
        for i in range(len(self.under)):
            self.under[i] = int(new.comes[self.under[i]])

    def _redraw_schemes(self, viewer: i64, rng: Rng) -> None:
        free: list[int] = []
        for n in range(1, int(self.cards.schemes) + 1):
            if viewer == WATCHER or self.players[viewer].scheme != n:
                free.append(n)
        seat: i64 = 0
        while seat < self.seats:
            player = self.players[seat]
            if seat != viewer and player.scheme > 0:
                k = int(rng.below(len(free)))
                player.scheme = free[k]
                free.pop(k)
            seat += 1

    # -- what always holds ---------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Every broken invariant (section 8 of the specification)."""
        wrong: list[str] = []
        self._check_tokens(wrong)
        self._check_locations(wrong)
        self._check_fences(wrong)
        self._check_spaces(wrong)
        return wrong

    def _check_tokens(self, wrong: list[str]) -> None:
        cards = self.cards
        thieves = self.forest + self.vault + many_bits(self.robbed) + many_bits(self.above_fences())
        thieves += (1 if self.twice > 0 else 0) + (1 if self.crowded > 0 else 0)
        bag = self.city + self.recruit + self.jokers
        type_: i64 = 0
        while type_ < TYPES:
            bag += ((self.hag >> type_) & 1) * one(type_)
            type_ += 1
        stack: i64 = 0
        while stack < cards.stacks:
            if self.spot(stack) > 0:
                bag += one(self.spot(stack) - 1)
            stack += 1
        for player in self.players:
            thieves += player.thieves
            bag += player.bag
            for fence in bits_of(player.dealt):
                bag += cards.fence[fence].wants
                if self.crowded == fence:
                    bag += cards.fence[fence].wants
            full = player.thieves > cards.chairs + cards.most or size(player.bag) > cards.chests + cards.most
            if player.thieves < 0 or full:
                wrong.append("TD-B1: a player board is too full")
        if thieves != (cards.thieves + cards.forest) * self.seats:
            wrong.append("TD-G4: thieves have appeared or vanished")
        type_ = 0
        while type_ < TYPES:
            if of(bag, type_) != cards.treasures[self.seats] or of(self.city, type_) > 15:
                wrong.append("TD-G3: treasures have appeared or vanished")
            type_ += 1

    def _check_locations(self, wrong: list[str]) -> None:
        seen = self.deck
        many = many_bits(self.deck)
        for card in [*unpacked(self.on_top), *self.under]:
            seen |= bit(card)
            many += 1
        for player in self.players:
            seen |= player.hand | player.above | player.side | player.pile
            many += many_bits(player.hand) + many_bits(player.above)
            many += many_bits(player.side) + many_bits(player.pile)
        if seen != self.cards.deck(self.seats) or many != many_bits(seen):
            wrong.append("TD-S4: a location is missing or lies in two places")
        if self.robbed & ~self.face_up() != 0 or (self.twice > 0 and (self.robbed >> self.twice) & 1 == 0):
            wrong.append("TD-C3: a thief stands on no location")
        if self.robbed & self.cards.instants != 0:
            wrong.append("TD-C2: an instant holds a thief")
        for seat in range(int(self.seats)):
            unknown = self.mind.hidden_from(seat)
            if unknown & ~self.hidden() != 0 or unknown & ~self.mind.hidden_from(self.seats) != 0:
                wrong.append("TD-D6: somebody cannot name a card that is not hidden")
            if unknown & self.players[seat].hand != 0:
                wrong.append("TD-D1: a hand its holder does not know")

    def _check_fences(self, wrong: list[str]) -> None:
        seen = self.unsold
        many = many_bits(self.unsold)
        k: i64 = 0
        while k < self.cards.slots:
            if self.slot(k) > 0:
                seen |= bit(self.slot(k))
                many += 1
            k += 1
        for card in unpacked(self.beneath):
            seen |= bit(card)
            many += 1
        for player in self.players:
            seen |= player.dealt | player.sold
            many += many_bits(player.dealt) + many_bits(player.sold)
        if seen != self.cards.fence_deck(self.seats) or many != many_bits(seen):
            wrong.append("TD-S5: a fence is missing or lies in two places")
        if self.crowded > 0 and self.fence_owner(self.crowded) < 0:
            wrong.append("TD-P2: a fence in front of nobody holds two thieves")

    def _check_spaces(self, wrong: list[str]) -> None:
        if self.vault % self.cards.vault != 0 or size(self.recruit) % self.cards.recruit != 0:
            wrong.append("TD-A14: a lone token in the vault or on the recruit space")
        stack: i64 = 0
        seen: i64 = 0
        while stack < self.cards.stacks:
            if self.spot(stack) > 0 and self.tile(stack) == 0:
                wrong.append("TD-A10: a treasure beside no power")
            if self.tile(stack) > 0:
                if (seen >> self.tile(stack)) & 1 == 1 or (self.untold >> self.tile(stack)) & 1 == 1:
                    wrong.append("TD-S3: a power lies in two places")
                seen |= bit(self.tile(stack))
            stack += 1
        schemes: i64 = 0
        for player in self.players:
            if player.scheme > 0 and (schemes >> player.scheme) & 1 == 1:
                wrong.append("TD-S2: two players with one scheme")
            schemes |= bit(player.scheme)


def packed_size(row: i64) -> i64:
    """How many cards a packed row without gaps has."""
    n: i64 = 0
    while row != 0:
        n += 1
        row >>= SLOT
    return n


def packed_end(row: i64, card: i64) -> i64:
    """A packed row with one more card at its end."""
    return row | (card << (SLOT * packed_size(row)))


def unpacked(row: i64) -> list[int]:
    """The cards of a packed row."""
    out: list[int] = []
    while row != 0:
        out.append(int(row & SLOT_MASK))
        row >>= SLOT
    return out


def bits_of(mask: i64) -> list[int]:
    """The numbers of the cards in a mask."""
    out: list[int] = []
    while mask != 0:
        out.append(int(low_bit(mask)))
        mask &= mask - 1
    return out
