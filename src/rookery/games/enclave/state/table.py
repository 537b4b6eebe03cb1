"""What lies on the table: thieves, rows, decks, cubes, the tree. Questions and events by number."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import lowest, ones
from rookery.core.kinds import SEAT_OR_NOBODY, Count, Flag, Shared
from rookery.core.knowledge import Redraw
from rookery.core.rng import Rng
from rookery.core.table import Piece, Table
from rookery.games.enclave.cards.book import (
    CARDS,
    DECKS,
    FINDS,
    FIRST_SARCOPHAGUS,
    HIGHEST,
    LEVELS,
    LOWEST,
    MISSIONS,
    MOST_BID,
    MOST_LOOKED,
    MOST_MARKED,
    MOST_SARCOPHAGUS,
    MOST_SEATS,
    MOST_SESAME,
    OUTLET,
    SQUARE,
    THIEF,
    TOWN,
    Card,
    CardTable,
)
from rookery.games.enclave.said import TOLD_REMOVE, TOLD_SHUFFLE
from rookery.games.enclave.state.decks import DRAWS, SPECTATOR, Deck, must_protect, protecting, some_of, true_duties
from rookery.games.enclave.state.kinds import (
    CARD,
    CardNo,
    Colour,
    HandSet,
    Levels,
    LocationPlusOne,
    Locations,
    Mate,
    Packed,
    Points,
    RoundNo,
    Sarcophagus,
    Sesame,
    State,
    TreeTiles,
)

# A queue of cubes: up to four seats of three bits each (seat + 1), the first one lowest.
QUEUE_BITS: Final[i64] = 12
QUEUE: Final[i64] = (1 << 12) - 1
# A row of cards: up to four numbers of seven bits each; so are the traps of a mission and cards being looked at.
SLOT: Final[i64] = 7
SLOT_MASK: Final[i64] = 127

TREE_TILES_TO_WIN: Final[i64] = 4  # EN-E1
NEXT: Final[i64] = 1  # a tile or an extra action for the next round
NOW: Final[i64] = 2  # for this round
ANGELOS_MISSION: Final[i64] = -1  # in place of a mission card's number

When = Annotated[i64, kinds.count("round, 0 for none, 1 for the next, 2 for this one", int(NOW))]
CUBES: Final = Packed("queue of seats", SEAT_OR_NOBODY, 3, MOST_SEATS, more=1)
Queue = Annotated[i64, CUBES]
TownQueues = Annotated[i64, Packed("queues by town location", CUBES, int(QUEUE_BITS), TOWN)]
TreeQueues = Annotated[i64, Packed("queues by tree level", CUBES, int(QUEUE_BITS), LEVELS)]
TilePlaces = Annotated[
    i64, Packed("tiles by town location", kinds.number("initiative tile, 0 for none", 0, TOWN), 3, TOWN)
]
TreeCards = Annotated[
    i64, Packed("tree cards by level", kinds.number("tree card, 31 for none yet", 0, 31), 5, LEVELS)
]
TreeMarks = Annotated[
    i64, Packed("tree markers by level", kinds.count("tree marker, 0 when taken", MOST_MARKED), 4, LEVELS)
]
Row = Annotated[i64, Packed("row of cards", CARD, int(SLOT), MOST_SEATS)]
UsedRow = Annotated[i64, Packed("row of used cards", CARD, int(SLOT), int(MOST_SARCOPHAGUS))]
LookedRow = Annotated[i64, Packed("row of cards looked at", CARD, int(SLOT), MOST_LOOKED)]
MissionNo = Annotated[i64, kinds.number("mission, 0 for none, -1 for Angelos's", int(ANGELOS_MISSION), CARDS)]
Bids = Annotated[i64, Packed("bids by seat", kinds.number("bid, -1 for none", -1, MOST_BID), 4, MOST_SEATS, more=1)]
TreeSet = Annotated[
    i64, kinds.number("tree cards by level, five bits each, or -1 for random ones", -1, (1 << 25) - 1)
]
Thieves = Annotated[i64, kinds.number("colours by seat, three bits each, or -1 for random ones", -1, (1 << 12) - 1)]


def moved(mask: i64, shift: i64) -> i64:
    """A mask moved up. (A constant shifted in place stays a C int in compiled code.)"""
    return mask << shift


def queue_push(queue: i64, seat: i64) -> i64:
    """A cube on the first free space (EN-P2)."""
    shift: i64 = 0
    while (queue >> shift) & 7 != 0:
        shift += 3
    return queue | ((seat + 1) << shift)


def queue_drop(queue: i64, seat: i64) -> i64:
    """Take a seat's cube back; the others keep their order."""
    out: i64 = 0
    shift: i64 = 0
    while queue != 0:
        if queue & 7 != seat + 1:
            out |= (queue & 7) << shift
            shift += 3
        queue >>= 3
    return out


def queue_len(queue: i64) -> i64:
    """How many cubes."""
    n: i64 = 0
    while queue != 0:
        n += 1
        queue >>= 3
    return n


def row_len(row: i64) -> i64:
    """How many cards."""
    n: i64 = 0
    while row != 0:
        n += 1
        row >>= SLOT
    return n


def row_add(row: i64, card: i64) -> i64:
    """A card on the space next to the others."""
    return row | (card << (SLOT * row_len(row)))


def row_has(row: i64, card: i64) -> bool:
    """Is the card among them?"""
    while row != 0:
        if row & SLOT_MASK == card:
            return True
        row >>= SLOT
    return False


def row_drop(row: i64, card: i64) -> i64:
    """Take a card out; the rest slide left (EN-K4)."""
    out: i64 = 0
    shift: i64 = 0
    while row != 0:
        if row & SLOT_MASK != card:
            out |= (row & SLOT_MASK) << shift
            shift += SLOT
        row >>= SLOT
    return out


def clamp(value: i64, low: i64, high: i64) -> i64:
    """The part of a change beyond the end of a track is lost (EN-T1)."""
    if value < low:
        return low
    return high if value > high else value


class Player(Piece):
    """One thief: tracks, upgrades, belongings."""

    colour: Colour = -1
    coins: Count = 0
    knowledge: Count = 0
    tiles: TreeTiles = 0
    markers: Levels = 0  # whose tree marker was taken
    points: Points = 0
    p: State = 0  # physical state and maximum
    p_max: State = 0
    m: State = 0  # mental
    m_max: State = 0
    sesame: Sesame = 0
    sarcophagus: Sarcophagus = FIRST_SARCOPHAGUS
    thief1: CardNo = 0  # upgrades
    thief2: CardNo = 0
    machine1: CardNo = 0
    machine2: CardNo = 0
    hand: HandSet = 0
    packed: HandSet = 0  # for the mission under way
    used: UsedRow = 0  # on it, in order
    used_tile: Flag = False  # and the preparation tile
    played: Locations = 0  # action cards played this round
    card: LocationPlusOne = 0  # the one turned up last
    prepared: When = 0
    sync: When = 0
    extra: When = 0
    cancel: Flag = False  # a critical-cancel tile
    tyllo: Flag = False  # has been to Jacob Tyllo
    mate: Mate = 0  # in a pair: the holder has the partner's seat + 1, the partner minus (the holder's + 1)


class Enclave(Table):
    """The table. Never subclassed: frames cast to it, which is quick for exact types."""

    cards: Shared[CardTable]
    players: list[Player] = []
    decks: list[Deck] = []
    round: RoundNo = 0
    order: Queue = 0  # the turn-order track
    tiles: TilePlaces = 0  # initiative tiles on town locations
    cubes: TownQueues = 0
    second: Queue = 0  # the second track of the market that resolves
    climbers: TreeQueues = 0
    tree: TreeCards = 0
    marks: TreeMarks = 0
    outlet: Row = 0
    square: Row = 0
    missions: Row = 0
    mission: MissionNo = 0  # the one under way
    traps: Row = 0  # turned up on it
    looking: LookedRow = 0  # cards somebody is looking at: hidden
    find: CardNo = 0  # the find being decided: hidden
    bids: Bids = 0
    # Options.
    auction: Flag = False
    tree_set: TreeSet = -1
    colours: Thieves = -1

    # -- tracks and queues -------------------------------------------------------------------------

    def turn(self, place: i64) -> i64:
        """The seat at a place of the turn-order track."""
        return ((self.order >> (3 * place)) & 7) - 1

    def tile(self, location: i64) -> i64:
        """The initiative tile there, or 0."""
        return (self.tiles >> (3 * location)) & 7

    def numbered(self, number: i64) -> i64:
        """The location with that tile, or -1."""
        location: i64 = 0
        while location < TOWN:
            if self.tile(location) == number:
                return location
            location += 1
        return -1

    def queue(self, location: i64) -> i64:
        """The cubes at a town location."""
        return (self.cubes >> (QUEUE_BITS * location)) & QUEUE

    def set_queue(self, location: i64, queue: i64) -> None:
        shift = QUEUE_BITS * location
        self.cubes = (self.cubes & ~moved(QUEUE, shift)) | (queue << shift)

    def level(self, level: i64) -> i64:
        """The cubes on a tree level, from 1."""
        return (self.climbers >> (QUEUE_BITS * (level - 1))) & QUEUE

    def set_level(self, level: i64, queue: i64) -> None:
        shift = QUEUE_BITS * (level - 1)
        self.climbers = (self.climbers & ~moved(QUEUE, shift)) | (queue << shift)

    def mark(self, level: i64) -> i64:
        """What a level's tree marker shows; 0 when it was taken."""
        return (self.marks >> (4 * (level - 1))) & 15

    def set_mark(self, level: i64, mark: i64) -> None:
        shift = 4 * (level - 1)
        self.marks = (self.marks & ~moved(15, shift)) | (mark << shift)

    def tree_card(self, level: i64) -> i64:
        """The card of a level; 31 before it was drawn."""
        return (self.tree >> (5 * (level - 1))) & 31

    def row(self, deck: i64) -> i64:
        """The face-up cards of a deck."""
        if deck == OUTLET:
            return self.outlet
        return self.square if deck == SQUARE else self.missions

    def set_row(self, deck: i64, row: i64) -> None:
        if deck == OUTLET:
            self.outlet = row
        elif deck == SQUARE:
            self.square = row
        else:
            self.missions = row

    def row_size(self, deck: i64) -> i64:
        """EN-S10 to EN-S12: how many cards a full row has."""
        if deck == MISSIONS:
            return self.seats
        return self.cards.row[self.seats]

    def tile_supply(self) -> i64:
        """Tree tiles left (EN-Q67)."""
        held: i64 = 0
        for player in self.players:
            held += player.tiles
        return self.cards.tree_tiles - held

    # -- cards -------------------------------------------------------------------------------------

    def toss(self, card: i64) -> None:
        """A card goes to the discard pile of its own deck (EN-D3)."""
        deck = self.decks[self.cards.card[card].deck]
        deck.discard(card)
        self.mend(deck)

    def mend(self, deck: Deck) -> None:
        """EN-D1: a thin deck is shuffled anew, at once."""
        if deck.is_thin():
            which = self.cards.card[deck.first].deck
            deck.shuffle()
            self.tell(TOLD_SHUFFLE, which)

    def unhand(self, player: Player, card: i64) -> None:
        """A hand card is played in the open; it is not discarded yet."""
        held = self.cards.card[card].held
        player.hand &= ~held
        player.packed &= ~held
        deck = self.decks[self.cards.card[card].deck]
        if deck.is_hidden(card):
            deck.reveal(card)
            self.learn()

    # -- upgrades (EN-U) ---------------------------------------------------------------------------

    def must_remove(self, player: Player, card: Card) -> bool:
        """EN-U5: are both slots of its kind full?"""
        if card.kind == THIEF:
            return player.thief2 != 0
        return player.machine2 != 0

    def install(self, seat: i64, card: i64, removed: i64) -> None:
        """EN-U5: remove one if there is no room, then place the new one."""
        player = self.players[seat]
        if removed != 0:
            self.uninstall(player, removed)
            self.tell(TOLD_REMOVE, seat, removed)
            self.toss(removed)
        if self.cards.card[card].kind == THIEF:
            if player.thief1 == 0:
                player.thief1 = card
            else:
                player.thief2 = card
        elif player.machine1 == 0:
            player.machine1 = card
        else:
            player.machine2 = card
        self.measure(player)

    def uninstall(self, player: Player, card: i64) -> None:
        """Take an upgrade off the thief card."""
        if player.thief1 == card:
            player.thief1 = player.thief2
            player.thief2 = 0
        elif player.thief2 == card:
            player.thief2 = 0
        elif player.machine1 == card:
            player.machine1 = player.machine2
            player.machine2 = 0
        else:
            player.machine2 = 0
        self.measure(player)

    def measure(self, player: Player) -> None:
        """EN-U3, EN-U4: tracks follow the upgrades; states move as far as the maxima do (EN-Q14, EN-Q15)."""
        a, b = self.cards.card[player.thief1], self.cards.card[player.thief2]
        p = clamp(a.p + b.p, LOWEST, HIGHEST)
        player.p = clamp(player.p + p - player.p_max, LOWEST, p)
        player.p_max = p
        m = clamp(a.m + b.m, LOWEST, HIGHEST)
        player.m = clamp(player.m + m - player.m_max, LOWEST, m)
        player.m_max = m
        a, b = self.cards.card[player.machine1], self.cards.card[player.machine2]
        player.sesame = clamp(a.sesame + b.sesame, 0, MOST_SESAME)
        sarcophagus = FIRST_SARCOPHAGUS + a.sarcophagus + b.sarcophagus
        player.sarcophagus = clamp(sarcophagus, FIRST_SARCOPHAGUS, MOST_SARCOPHAGUS)

    # -- worlds ------------------------------------------------------------------------------------

    def resample(self, seat: i64, rng: Rng) -> None:
        """Redraw every hidden card this seat (or the spectator) cannot name, and what others packed."""
        observer = seat if seat >= 0 else SPECTATOR
        for deck in self.decks:
            self._redraw(deck, observer, rng)
        other: i64 = 0
        while other < self.seats:
            player = self.players[other]
            if other != observer and player.packed != 0 and not self.together(other, observer):
                player.packed = some_of(player.hand & self.cards.protections, ones(player.packed), rng)
            other += 1

    def scramble(self, seat: i64, rng: Rng) -> None:
        self.resample(seat, rng)
        super().scramble(seat, rng)

    def together(self, seat: i64, other: i64) -> bool:
        """Are they a pair on a joint mission? Then they see each other's packed cards (EN-Y4)."""
        mate = self.players[seat].mate
        return other < self.seats and (mate == other + 1 or mate == -1 - other)

    def _redraw(self, deck: Deck, observer: i64, rng: Rng) -> None:
        places = deck.unknown(observer)
        if places == 0:
            return
        which: i64 = self.cards.card[deck.first].deck
        hands = [self._unknown_in_hand(player, which, places) for player in self.players]
        due = [int(must_protect(p.hand, ones(p.packed), self.cards, deck, places)) for p in self.players]
        held, shields = 0, self.cards.shields[which]
        for hand in hands:
            held |= hand
        bars = [int(~self.cards.devices[which]), held] if held != 0 else []  # in hands lie only devices
        where = self._where(deck, which, hands)
        new = deck.mind.redraw(observer, rng, deck.loose, bars, where)
        draws = 1
        while draws <= DRAWS and not protecting(new, hands, due, shields):
            if draws == DRAWS:  # the last resort, although it may tell of the truth: cards that hardly ever fall so
                bars = [*bars, ~shields, true_duties(hands, due, shields)]
            new = deck.mind.redraw(observer, rng, deck.loose, bars, where)
            draws += 1
        deck.own().rename(observer, new)
        self._come(deck, which, new)

    def _unknown_in_hand(self, player: Player, which: i64, places: i64) -> int:
        """The cards of a deck that lie in a hand, of those at these places."""
        mine: i64 = player.hand & self.cards.backs[which]
        out: i64 = 0
        while mine != 0:
            out |= self.cards.card[self.cards.holding[lowest(mine)]].bit
            mine &= mine - 1
        return int(out & places)

    def _where(self, deck: Deck, which: i64, hands: list[int]) -> list[int]:
        """Where each card lies: loose, in a hand, looked at, in the deck."""
        where = [0] * int(deck.mind.many)
        first = int(deck.first)
        at = 0
        for hand in hands:
            at += 1
            rest: i64 = hand
            while rest != 0:
                where[lowest(rest)] = at
                rest &= rest - 1
        looked = [int((self.looking >> (SLOT * i)) & SLOT_MASK) for i in range(int(row_len(self.looking)))]
        for card in (*looked, int(self.find), *deck.top, *deck.bottom):
            at += 1
            if card != 0 and self.cards.card[card].deck == which:
                where[card - first] = at
        return where

    def _come(self, deck: Deck, which: i64, new: Redraw) -> None:
        """Put the cards of the new world where those of the true one lie."""
        first = int(deck.first)
        deck.loose = new.left
        deck.top = tuple([int(first + new.comes[card - first]) for card in deck.top])
        deck.bottom = tuple([int(first + new.comes[card - first]) for card in deck.bottom])
        for player in self.players:
            player.hand = self._came_to_hand(deck, which, player.hand, new)
            player.packed = self._came_to_hand(deck, which, player.packed, new)
        row, shift = self.looking, 0
        self.looking = 0
        while row != 0:
            card = row & SLOT_MASK
            if self.cards.card[card].deck == which:
                card = deck.first + new.comes[card - deck.first]
            self.looking |= card << shift
            shift += int(SLOT)
            row >>= SLOT
        if self.find != 0 and which == FINDS:
            self.find = deck.first + new.comes[self.find - deck.first]

    def _came_to_hand(self, deck: Deck, which: i64, hand: i64, new: Redraw) -> i64:
        mine: i64 = hand & self.cards.backs[which]
        out = hand & ~mine
        while mine != 0:
            card: i64 = self.cards.holding[lowest(mine)]
            mine &= mine - 1
            out |= self.cards.card[deck.first + new.comes[card - deck.first]].held
        return out

    # -- invariants --------------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Every broken invariant (specification, section 8)."""
        wrong: list[str] = []
        if self.order == 0:
            return wrong  # the table is not laid yet
        self._check_cards(wrong)
        points: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            self._check_player(wrong, self.players[seat])
            points += self.players[seat].points
            seat += 1
        taken: i64 = 0
        given: i64 = 0
        level: i64 = 1
        while level <= LEVELS:
            given += self.cards.marks[self.seats] - self.mark(level)
            for player in self.players:
                taken += (player.markers >> (level - 1)) & 1
            if self.mark(level) == 0:
                taken -= 1
            if queue_len(self.level(level)) > self.seats:
                wrong.append("8: too many cubes on a level")
            level += 1
        if taken != 0:
            wrong.append("7: tree markers taken and levels at 0 differ")
        if points != given:
            wrong.append(f"7: {points} points, but the tree gave {given}")
        if self.tile_supply() < 0:
            wrong.append("6: more tree tiles than there are")
        if self.round > self.cards.rounds:
            wrong.append("13: too many rounds")
        return wrong

    def _check_player(self, wrong: list[str], player: Player) -> None:
        if not (LOWEST <= player.p <= player.p_max <= HIGHEST and LOWEST <= player.m <= player.m_max <= HIGHEST):
            wrong.append("4: a state beyond its maximum")
        if player.coins < 0 or player.knowledge < 0 or player.tiles < 0:
            wrong.append("6: a thief owes something")
        if player.packed & ~(player.hand & self.cards.protections) != 0:
            wrong.append("a packed card that is no protection in hand")
        p, m, sesame, sarcophagus = player.p_max, player.m_max, player.sesame, player.sarcophagus
        twin = player.clone()
        self.measure(twin)
        if p != twin.p_max or m != twin.m_max or sesame != twin.sesame or sarcophagus != twin.sarcophagus:
            wrong.append("4: tracks that do not follow the upgrades")

    def _check_cards(self, wrong: list[str]) -> None:
        seen: list[int] = [0] * DECKS
        self._seen_row(wrong, seen, self.outlet)
        self._seen_row(wrong, seen, self.square)
        self._seen_row(wrong, seen, self.missions)
        self._seen_row(wrong, seen, self.traps)
        self._seen_row(wrong, seen, self.looking)
        if self.mission > 0:
            self._seen(wrong, seen, self.mission)
        if self.find > 0:
            self._seen(wrong, seen, self.find)
        for player in self.players:
            self._seen_row(wrong, seen, player.used)
            for card in (player.thief1, player.thief2, player.machine1, player.machine2):
                if card > 0:
                    self._seen(wrong, seen, card)
            hand = player.hand
            while hand != 0:
                self._seen(wrong, seen, self.cards.holding[lowest(hand)])
                hand &= hand - 1
        which: i64 = 0
        while which < DECKS:
            deck = self.decks[which]
            inside = deck.loose | deck.fixed() | deck.piled()
            looked = looked_at(self.looking, self.cards, which)
            if inside & seen[which] != 0:
                wrong.append("3: a card in two places")
            if deck.left != ones(deck.loose) + len(deck.top) + len(deck.bottom) + looked:
                wrong.append("a deck is counted wrongly")
            if (inside | seen[which]) != self._all_of(which):
                wrong.append(f"1, 2: deck {which} does not add up")
            if deck.is_thin():
                wrong.append("10: a thin deck with a discard pile")
            which += 1

    def _all_of(self, which: i64) -> i64:
        if which != SQUARE:
            return self.cards.every[which]
        mask: i64 = self.cards.market(int(self.seats))
        for card in self.cards.card:
            for player in self.players:
                if card.number > 0 and card.colour >= 0 and card.colour == player.colour:
                    mask |= card.bit
        return mask

    def _seen_row(self, wrong: list[str], seen: list[int], row: i64) -> None:
        while row != 0:
            self._seen(wrong, seen, row & SLOT_MASK)
            row >>= SLOT

    def _seen(self, wrong: list[str], seen: list[int], card: i64) -> None:
        which = self.cards.card[card].deck
        b = int(self.cards.card[card].bit)
        if seen[which] & b:
            wrong.append("3: a card in two places")
        seen[which] |= b


def looked_at(looking: i64, cards: CardTable, which: i64) -> i64:
    """How many of the cards being looked at are of that deck."""
    n: i64 = 0
    while looking != 0:
        if cards.card[looking & SLOT_MASK].deck == which:
            n += 1
        looking >>= SLOT
    return n
