"""What lies on the table: thieves, rows, decks, cubes, the tree. Questions and events by number."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, ones
from rookery.core.rng import Rng
from rookery.core.table import Frame, Frames, Reader, Table, Writer
from rookery.games.enclave.cards import (
    DECKS,
    FINDS,
    FIRST_SARCOPHAGUS,
    HIGHEST,
    LEVELS,
    LOWEST,
    MISSIONS,
    MOST_SARCOPHAGUS,
    MOST_SESAME,
    OUTLET,
    SQUARE,
    THIEF,
    TOWN,
    Card,
    CardTable,
    low_bit,
)
from rookery.games.enclave.decks import FACT, OBSERVERS, SPECTATOR, Deck

# Questions.
ASK_BID: Final = 0
ASK_TILE: Final = 1
ASK_PLAN: Final = 2
ASK_LEVEL: Final = 3
ASK_PEEK: Final = 4
ASK_RETURN: Final = 5
ASK_MARKET: Final = 6
ASK_SYNC: Final = 7
ASK_CROSSING: Final = 8
ASK_PACK: Final = 9
ASK_USE: Final = 10
ASK_TREE_TILE: Final = 11
ASK_FIND: Final = 12
ASK_EXCHANGE: Final = 13
ASK_TREE_CARD: Final = 14
ASK_STALL: Final = 15
CHANCE_THIEF: Final = 16
CHANCE_ORDER: Final = 17
CHANCE_FIRST: Final = 18
CHANCE_TREE: Final = 19
CHANCE_DRAW: Final = 20
CHANCE_PLUCK: Final = 21

# Events.
TOLD_THIEF: Final = 0
TOLD_FIRST: Final = 1
TOLD_BID: Final = 2
TOLD_PLACE: Final = 3
TOLD_TREE: Final = 4
TOLD_DEAL: Final = 5
TOLD_SHUFFLE: Final = 6
TOLD_ROUND: Final = 7
TOLD_TILE: Final = 8
TOLD_PLAN: Final = 9
TOLD_REST: Final = 10
TOLD_CUBE: Final = 11
TOLD_LEVEL: Final = 12
TOLD_VISIT: Final = 13
TOLD_SHEPHERD: Final = 14
TOLD_ORDER: Final = 15
TOLD_PEEK: Final = 16
TOLD_LOOK: Final = 17
TOLD_RETURN: Final = 18
TOLD_BUY: Final = 19
TOLD_DISCARD: Final = 20
TOLD_PASS: Final = 21
TOLD_REMOVE: Final = 22
TOLD_SYNC: Final = 23
TOLD_ALONE: Final = 24
TOLD_CROSS: Final = 25
TOLD_BLIND: Final = 26
TOLD_PREPARE: Final = 27
TOLD_PACK: Final = 28
TOLD_PACKED: Final = 29
TOLD_TRAP: Final = 30
TOLD_USE: Final = 31
TOLD_USE_TILE: Final = 32
TOLD_USED: Final = 33
TOLD_HURT: Final = 34
TOLD_SUCCESS: Final = 35
TOLD_FAILURE: Final = 36
TOLD_KNOWLEDGE: Final = 37
TOLD_TREE_TILE: Final = 38
TOLD_TILE_SOLD: Final = 39
TOLD_FIND: Final = 40
TOLD_SOLD: Final = 41
TOLD_KEPT: Final = 42
TOLD_STASH: Final = 43
TOLD_EXCHANGE: Final = 44
TOLD_MARKER: Final = 45
TOLD_TREE_CARD: Final = 46
TOLD_DECLINE: Final = 47
TOLD_STEAL: Final = 48
TOLD_STALL: Final = 49
TOLD_LIZARD: Final = 50
TOLD_WOO: Final = 51
TOLD_ALBA: Final = 52
TOLD_HEAL: Final = 53
TOLD_FEED: Final = 54
TOLD_TYLLO: Final = 55
TOLD_OFFER: Final = 56
TOLD_ROTATE: Final = 57
TOLD_BONUS: Final = 58
TOLD_INSTANT: Final = 59
TOLD_OVER: Final = 60

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


class Player:
    """One thief: tracks, upgrades, belongings."""

    def __init__(self) -> None:
        self.colour: i64 = -1
        self.coins: i64 = 0
        self.knowledge: i64 = 0
        self.tiles: i64 = 0  # tree tiles
        self.markers: i64 = 0  # levels whose tree marker was taken, as a mask of bits 0 to 4
        self.points: i64 = 0
        self.p: i64 = 0  # physical state and maximum
        self.p_max: i64 = 0
        self.m: i64 = 0  # mental
        self.m_max: i64 = 0
        self.sesame: i64 = 0
        self.sarcophagus: i64 = FIRST_SARCOPHAGUS
        self.thief1: i64 = 0  # upgrades, as card numbers
        self.thief2: i64 = 0
        self.machine1: i64 = 0
        self.machine2: i64 = 0
        self.hand: i64 = 0  # as a hand mask
        self.packed: i64 = 0  # hand cards packed for the mission under way
        self.used: i64 = 0  # cards used on it, in order, as a row
        self.used_tile = False  # and the preparation tile
        self.played: i64 = 0  # action cards played this round, as a mask of locations
        self.card: i64 = 0  # the one turned up last, plus one; 0 for none
        self.prepared: i64 = 0  # NEXT, NOW or 0
        self.sync: i64 = 0
        self.extra: i64 = 0
        self.cancel = False  # a critical-cancel tile
        self.tyllo = False  # has been to Jacob Tyllo
        self.mate: i64 = 0  # in a pair: the holder has the partner's seat + 1, the partner minus (the holder's + 1)

    def clone(self) -> "Player":
        other = Player()
        other.colour = self.colour
        other.coins = self.coins
        other.knowledge = self.knowledge
        other.tiles = self.tiles
        other.markers = self.markers
        other.points = self.points
        other.p = self.p
        other.p_max = self.p_max
        other.m = self.m
        other.m_max = self.m_max
        other.sesame = self.sesame
        other.sarcophagus = self.sarcophagus
        other.thief1 = self.thief1
        other.thief2 = self.thief2
        other.machine1 = self.machine1
        other.machine2 = self.machine2
        other.hand = self.hand
        other.packed = self.packed
        other.used = self.used
        other.used_tile = self.used_tile
        other.played = self.played
        other.card = self.card
        other.prepared = self.prepared
        other.sync = self.sync
        other.extra = self.extra
        other.cancel = self.cancel
        other.tyllo = self.tyllo
        other.mate = self.mate
        return other

    def save(self, w: Writer) -> None:
        w.put(self.colour)
        w.put(self.coins)
        w.put(self.knowledge)
        w.put(self.tiles)
        w.put(self.markers)
        w.put(self.points)
        w.put(self.p)
        w.put(self.p_max)
        w.put(self.m)
        w.put(self.m_max)
        w.put(self.sesame)
        w.put(self.sarcophagus)
        w.put(self.thief1)
        w.put(self.thief2)
        w.put(self.machine1)
        w.put(self.machine2)
        w.put(self.hand)
        w.put(self.packed)
        w.put(self.used)
        w.put(1 if self.used_tile else 0)
        w.put(self.played)
        w.put(self.card)
        w.put(self.prepared)
        w.put(self.sync)
        w.put(self.extra)
        w.put(1 if self.cancel else 0)
        w.put(1 if self.tyllo else 0)
        w.put(self.mate)

    def load(self, r: Reader) -> None:
        self.colour = r.take()
        self.coins = r.take()
        self.knowledge = r.take()
        self.tiles = r.take()
        self.markers = r.take()
        self.points = r.take()
        self.p = r.take()
        self.p_max = r.take()
        self.m = r.take()
        self.m_max = r.take()
        self.sesame = r.take()
        self.sarcophagus = r.take()
        self.thief1 = r.take()
        self.thief2 = r.take()
        self.machine1 = r.take()
        self.machine2 = r.take()
        self.hand = r.take()
        self.packed = r.take()
        self.used = r.take()
        self.used_tile = r.take() == 1
        self.played = r.take()
        self.card = r.take()
        self.prepared = r.take()
        self.sync = r.take()
        self.extra = r.take()
        self.cancel = r.take() == 1
        self.tyllo = r.take() == 1
        self.mate = r.take()


class Enclave(Table):
    """The table. Never subclassed: frames cast to it, which is quick for exact types."""

    def __init__(self, seats: i64, cards: CardTable, frames: Frames) -> None:
        super().__init__(seats)
        self.cards = cards
        self.frames = frames
        self.players: list[Player] = []
        self.decks: list[Deck] = []
        self.round: i64 = 0
        self.order: i64 = 0  # the turn-order track, as a queue
        self.tiles: i64 = 0  # initiative tiles: three bits per town location
        self.cubes: i64 = 0  # a queue per town location
        self.second: i64 = 0  # the second track of the market that resolves, as a queue
        self.climbers: i64 = 0  # a queue per tree level
        self.tree: i64 = 0  # tree cards: five bits per level, 31 where there is none yet
        self.marks: i64 = 0  # tree markers: four bits per level; 0 is taken
        self.outlet: i64 = 0  # rows
        self.square: i64 = 0
        self.missions: i64 = 0
        self.mission: i64 = 0  # the one under way
        self.traps: i64 = 0  # turned up on it, as a row
        self.looking: i64 = 0  # cards somebody is looking at, as a row: hidden
        self.find: i64 = 0  # the find being decided: hidden
        self.bids: i64 = 0  # four bits per seat: the bid plus one
        # Options.
        self.auction = False
        self.tree_set: i64 = -1  # five cards as in `tree`, or -1 for a random set
        self.colours: i64 = -1  # three bits per seat, or -1 for random thieves

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
        b = deck.bit(card)
        if (deck.unknown0 | deck.unknown1 | deck.unknown2 | deck.unknown3 | deck.unknown4) & b != 0:
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

    # -- the core's --------------------------------------------------------------------------------

    def make_frame(self, kind: i64) -> Frame:
        return self.frames.make(kind)

    def clone(self) -> "Enclave":
        other = Enclave(self.seats, self.cards, self.frames)
        self.copy_to(other)
        for player in self.players:
            other.players.append(player.clone())
        for deck in self.decks:
            other.decks.append(deck.clone())
        other.round = self.round
        other.order = self.order
        other.tiles = self.tiles
        other.cubes = self.cubes
        other.second = self.second
        other.climbers = self.climbers
        other.tree = self.tree
        other.marks = self.marks
        other.outlet = self.outlet
        other.square = self.square
        other.missions = self.missions
        other.mission = self.mission
        other.traps = self.traps
        other.looking = self.looking
        other.find = self.find
        other.bids = self.bids
        other.auction = self.auction
        other.tree_set = self.tree_set
        other.colours = self.colours
        return other

    def save(self, w: Writer) -> None:
        for player in self.players:
            player.save(w)
        for deck in self.decks:
            deck.save(w)
        w.put(self.round)
        w.put(self.order)
        w.put(self.tiles)
        w.put(self.cubes)
        w.put(self.second)
        w.put(self.climbers)
        w.put(self.tree)
        w.put(self.marks)
        w.put(self.outlet)
        w.put(self.square)
        w.put(self.missions)
        w.put(self.mission)
        w.put(self.traps)
        w.put(self.looking)
        w.put(self.find)
        w.put(self.bids)
        w.put(1 if self.auction else 0)
        w.put(self.tree_set)
        w.put(self.colours)
        super().save(w)

    def load(self, r: Reader) -> None:
        for player in self.players:
            player.load(r)
        for deck in self.decks:
            deck.load(r)
        self.round = r.take()
        self.order = r.take()
        self.tiles = r.take()
        self.cubes = r.take()
        self.second = r.take()
        self.climbers = r.take()
        self.tree = r.take()
        self.marks = r.take()
        self.outlet = r.take()
        self.square = r.take()
        self.missions = r.take()
        self.mission = r.take()
        self.traps = r.take()
        self.looking = r.take()
        self.find = r.take()
        self.bids = r.take()
        self.auction = r.take() == 1
        self.tree_set = r.take()
        self.colours = r.take()
        super().load(r)

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
        pool = places | deck.loose
        comes: list[int] = [-1] * 64  # which card comes where that card lies in truth, both by index
        for i in range(0, len(deck.facts), FACT):
            if deck.facts[i] == observer:
                cards: i64 = deck.facts[i + 1]
                self._spread(deck, cards, deck.facts[i + 2], comes, rng)
                pool &= ~cards
        which: i64 = self.cards.card[deck.first].deck
        tight: i64 = 0
        while tight < 3:  # places that allow few cards first: packed, then in a hand, then anywhere
            left = places
            while left != 0:
                place = low_bit(left)
                left &= left - 1
                if comes[place] < 0 and self._tightness(deck, place) == tight:
                    fitting = pool & self._allowed(which, tight)
                    if fitting == 0:
                        return  # no such world was found: the truth is one
                    came = pick_bit(fitting, rng)
                    comes[place] = int(came)
                    pool &= ~bit(came)
            tight += 1
        self._come(deck, observer, places, pool, comes)

    def _tightness(self, deck: Deck, place: i64) -> i64:
        held = self.cards.card[deck.first + place].held
        if held != 0:
            for player in self.players:
                if player.packed & held != 0:
                    return 0
                if player.hand & held != 0:
                    return 1
        return 2

    def _allowed(self, which: i64, tight: i64) -> i64:
        if tight == 0:
            return self.cards.shields[which]
        return self.cards.devices[which] if tight == 1 else self.cards.every[which]

    def _spread(self, deck: Deck, cards: i64, places: i64, comes: list[int], rng: Rng) -> None:
        """Cards known to lie among places come to some of them, at random."""
        which: i64 = self.cards.card[deck.first].deck
        tries: i64 = 0
        while tries < 40:
            tries += 1
            free, left, fits = places, cards, True
            chosen: list[int] = []
            while left != 0 and fits:
                card = low_bit(left)
                left &= left - 1
                place = pick_bit(free, rng)
                free &= ~bit(place)
                chosen.append(int(card))
                chosen.append(int(place))
                fits = self._allowed(which, self._tightness(deck, place)) & bit(card) != 0
            if fits:
                for i in range(0, len(chosen), 2):
                    comes[chosen[i + 1]] = chosen[i]
                return
        while cards != 0:  # the truth fits
            card = low_bit(cards)
            cards &= cards - 1
            comes[card] = int(card)

    def _come(self, deck: Deck, observer: i64, places: i64, pool: i64, comes: list[int]) -> None:
        """Put the cards of the new world where those of the true one lie."""
        deck.loose = pool
        deck.top = tuple([self._came(deck, places, card, comes) for card in deck.top])
        deck.bottom = tuple([self._came(deck, places, card, comes) for card in deck.bottom])
        which: i64 = self.cards.card[deck.first].deck
        for player in self.players:
            player.hand = self._came_to_hand(deck, which, places, player.hand, comes)
            player.packed = self._came_to_hand(deck, which, places, player.packed, comes)
        row, shift = self.looking, 0
        self.looking = 0
        while row != 0:
            card = row & SLOT_MASK
            if self.cards.card[card].deck == which:
                card = self._came(deck, places, int(card), comes)
            self.looking |= card << shift
            shift += int(SLOT)
            row >>= SLOT
        if self.find != 0 and which == FINDS:
            self.find = self._came(deck, places, int(self.find), comes)
        other: i64 = 0
        while other < OBSERVERS:
            deck.set_unknown(other, came_all(deck.unknown(other), places, comes))
            other += 1
        facts: list[int] = []
        for i in range(0, len(deck.facts), FACT):
            cards: i64 = deck.facts[i + 1]
            if deck.facts[i] != observer:
                cards = came_all(cards, places, comes)
            facts.append(deck.facts[i])
            facts.append(int(cards))
            facts.append(int(came_all(deck.facts[i + 2], places, comes)))
        deck.facts = tuple(facts)

    def _came(self, deck: Deck, places: i64, card: int, comes: list[int]) -> int:
        index: i64 = card - deck.first
        if (places >> index) & 1 == 0:
            return card
        return int(deck.first) + comes[index]

    def _came_to_hand(self, deck: Deck, which: i64, places: i64, hand: i64, comes: list[int]) -> i64:
        mine: i64 = hand & self.cards.backs[which]
        out = hand & ~mine
        while mine != 0:
            card = self.cards.holding[low_bit(mine)]
            mine &= mine - 1
            out |= self.cards.card[self._came(deck, places, card, comes)].held
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
                self._seen(wrong, seen, self.cards.holding[low_bit(hand)])
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


def pick_bit(mask: i64, rng: Rng) -> i64:
    """One of the ones of a mask, at random."""
    k = rng.below(ones(mask))
    while k > 0:
        mask &= mask - 1
        k -= 1
    return low_bit(mask)


def some_of(mask: i64, many: i64, rng: Rng) -> i64:
    """That many ones of a mask, at random."""
    out: i64 = 0
    while many > 0 and mask != 0:
        b = bit(pick_bit(mask, rng))
        out |= b
        mask &= ~b
        many -= 1
    return out


def came_all(mask: i64, places: i64, comes: list[int]) -> i64:
    """A set of cards at places, in the new world."""
    out = mask & ~places
    left = mask & places
    while left != 0:
        out |= bit(comes[low_bit(left)])
        left &= left - 1
    return out
