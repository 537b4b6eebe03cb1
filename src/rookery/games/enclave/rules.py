"""The rules of Enclave: the evening, set-up, and the rounds with their five phases.

Locations are in oracle.py, market.py and mission.py, the Tree in tree.py, its cards in odd.py, scoring in score.py.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, ones
from rookery.core.kinds import Flag, SeatNo
from rookery.core.table import CHANCE, Frames, Table
from rookery.games.enclave.cards import (
    COLOURS,
    CROSSING,
    DECKS,
    LEVELS,
    MISSIONS,
    ORACLE,
    OUTLET,
    SHEPHERD,
    SQUARE,
    TOWN,
    TREE,
    CardTable,
    kth_bit,
)
from rookery.games.enclave.decks import Deck
from rookery.games.enclave.draw import Draw, Fill
from rookery.games.enclave.frames import (
    Choice,
    Rule,
    enclave,
)
from rookery.games.enclave.kinds import Place
from rookery.games.enclave.market import Market
from rookery.games.enclave.mission import Crossing, Mission
from rookery.games.enclave.moves import (
    V_BID,
    V_FIRST,
    V_LEVEL,
    V_ORDER,
    V_PASS,
    V_PLAN,
    V_THIEF,
    V_TILE,
    V_TREE,
    arg,
    move_of,
    second,
    verb,
)
from rookery.games.enclave.odd import TreeCard
from rookery.games.enclave.oracle import Oracle, Peek
from rookery.games.enclave.said import (
    ASK_BID,
    ASK_LEVEL,
    ASK_PLAN,
    ASK_TILE,
    CHANCE_FIRST,
    CHANCE_ORDER,
    CHANCE_THIEF,
    CHANCE_TREE,
    TOLD_BID,
    TOLD_BONUS,
    TOLD_CUBE,
    TOLD_FIRST,
    TOLD_INSTANT,
    TOLD_LEVEL,
    TOLD_OVER,
    TOLD_PLACE,
    TOLD_PLAN,
    TOLD_REST,
    TOLD_ROTATE,
    TOLD_ROUND,
    TOLD_SHEPHERD,
    TOLD_THIEF,
    TOLD_TILE,
    TOLD_TREE,
    TOLD_VISIT,
)
from rookery.games.enclave.score import FIND_CARDS, bonus, instant
from rookery.games.enclave.table import (
    NEXT,
    NOW,
    SLOT_MASK,
    TREE_TILES_TO_WIN,
    Enclave,
    Player,
    moved,
    queue_push,
    row_drop,
)
from rookery.games.enclave.tree import Tree

# -- The evening: six rounds, or fewer ----------------------------------------------------------------


class Evening(Rule):
    """EN-G6: set-up, then rounds until the last one, or until somebody has four tree tiles (EN-E1, EN-E2)."""

    def run(self, t: Table) -> None:
        e = enclave(t)
        if self.step == 0:
            self.step = 1
            e.push(Setup())
        elif self.step == 1:
            self.step = 2
            e.push(Round())
        elif instant(e) or e.round == e.cards.rounds:
            finish(e)
        else:
            self.step = 1


def finish(e: Enclave) -> None:
    """EN-E1, EN-E3: name the instant winners, or give the bonuses."""
    seat: i64 = 0
    while seat < e.seats:
        if e.players[seat].tiles >= TREE_TILES_TO_WIN:
            e.tell(TOLD_INSTANT, seat)
        category: i64 = 0
        while category <= FIND_CARDS:
            points = bonus(e, seat, category)
            if points > 0:
                e.tell(TOLD_BONUS, seat, category, points)
            category += 1
        seat += 1
    e.tell(TOLD_OVER)
    e.end()


# -- Set-up -------------------------------------------------------------------------------------------

THIEVES: Final[i64] = 0
FIRST_ORDER: Final[i64] = 1
BIDDING: Final[i64] = 2
OUTLET_ROW: Final[i64] = 3
SQUARE_ROW: Final[i64] = 4
MISSION_ROW: Final[i64] = 5
TREE_CARDS: Final[i64] = 6
LAID: Final[i64] = 7

Settled = Annotated[i64, kinds.count("number of thieves, bids or tree cards", LEVELS)]


class Setup(Rule):
    """EN-S: thieves, first turn order, rows, tree cards."""

    at: Settled = 0  # thieves, bids or tree cards settled
    first: SeatNo = 0  # who bids first

    def run(self, t: Table) -> None:
        e = enclave(t)
        step = self.step
        if step == THIEVES:
            self._thieves(e)
        elif step == FIRST_ORDER:
            e.ask(CHANCE, CHANCE_FIRST if e.auction else CHANCE_ORDER)
        elif step == BIDDING:
            if self.at < e.seats:
                e.ask((self.first + self.at) % e.seats, ASK_BID)
            else:
                settle_bids(e, self.first)
                self.step = OUTLET_ROW
        elif step == TREE_CARDS:
            self._tree(e)
        elif step == LAID:
            e.finish()
        else:
            self.step = step + 1
            self.at = 0
            e.push(Fill(OUTLET if step == OUTLET_ROW else SQUARE if step == SQUARE_ROW else MISSIONS))

    def _thieves(self, e: Enclave) -> None:
        """EN-S2, EN-VAR3."""
        if self.at == e.seats:
            self.step = FIRST_ORDER
            self.at = 0
        elif e.colours >= 0:
            self._dress(e, (e.colours >> (3 * self.at)) & 7)
        else:
            e.ask(CHANCE, CHANCE_THIEF)

    def _dress(self, e: Enclave, colour: i64) -> None:
        """EN-S3, EN-S7: a colour, and its four starting protections in hand."""
        player = e.players[self.at]
        player.colour = colour
        for card in e.cards.card:
            if card.number > 0 and card.colour == colour:
                player.hand |= card.held
        e.tell(TOLD_THIEF, self.at, colour)
        self.at += 1

    def _tree(self, e: Enclave) -> None:
        """EN-S14, EN-VAR2."""
        if self.at == LEVELS:
            self.step = LAID
        elif e.tree_set >= 0:
            self._grow(e, (e.tree_set >> (5 * self.at)) & 31)
        else:
            e.ask(CHANCE, CHANCE_TREE)

    def _grow(self, e: Enclave, card: i64) -> None:
        e.tree = (e.tree & ~moved(31, 5 * self.at)) | (card << (5 * self.at))
        self.at += 1
        e.tell(TOLD_TREE, self.at, card)

    # -- answers -----------------------------------------------------------------------------------

    def count(self, t: Table, seat: i64) -> i64:
        e = enclave(t)
        if self.step == THIEVES:
            return ones(free_colours(e))
        if self.step == FIRST_ORDER:
            return e.seats if e.auction else factorial(e.seats)
        if self.step == BIDDING:
            return ones(free_bids(e))
        return 3

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        e = enclave(t)
        if self.step == THIEVES:
            return move_of(V_THIEF, kth_bit(free_colours(e), k))
        if self.step == FIRST_ORDER:
            return move_of(V_FIRST, k) if e.auction else move_of(V_ORDER, permutation(e.seats, k))
        if self.step == BIDDING:
            return move_of(V_BID, kth_bit(free_bids(e), k))
        return move_of(V_TREE, 3 * self.at + k)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        e = enclave(t)
        if self.step == THIEVES:
            self._dress(e, arg(move))
        elif self.step == FIRST_ORDER and not e.auction:
            self.step = OUTLET_ROW
            line_up(e, move >> 6)
        elif self.step == FIRST_ORDER:
            self.step = BIDDING
            self.first = arg(move)
            e.tell(TOLD_FIRST, self.first)
        elif self.step == BIDDING:
            self.at += 1
            e.bids |= (arg(move) + 1) << (4 * seat)
            e.tell(TOLD_BID, seat, arg(move))
        else:
            self._grow(e, arg(move))


def free_colours(e: Enclave) -> i64:
    """Colours nobody has, as a mask."""
    free = bit(len(COLOURS)) - 1
    for player in e.players:
        if player.colour >= 0:
            free &= ~bit(player.colour)
    return free


def factorial(n: i64) -> i64:
    """n!"""
    out: i64 = 1
    while n > 1:
        out *= n
        n -= 1
    return out


def permutation(n: i64, k: i64) -> i64:
    """The k-th order of n seats, as a queue."""
    free = bit(n) - 1
    queue: i64 = 0
    while n > 0:
        seat = kth_bit(free, k % n)
        k //= n
        free &= ~bit(seat)
        queue = queue_push(queue, seat)
        n -= 1
    return queue


def line_up(e: Enclave, order: i64) -> None:
    """EN-S4: a random order; later places have more coins to start with."""
    e.order = order
    place: i64 = 0
    while place < e.seats:
        seat = e.turn(place)
        e.players[seat].coins = e.cards.coins[place]
        e.tell(TOLD_PLACE, seat, place + 1, e.players[seat].coins)
        place += 1


def bid_of(e: Enclave, seat: i64) -> i64:
    """A seat's bid, or -1 before it was made."""
    return ((e.bids >> (4 * seat)) & 15) - 1


def free_bids(e: Enclave) -> i64:
    """EN-S5: 0 always, any other sum that nobody has bid yet; as a mask."""
    free = bit(e.cards.auction + 1) - 1
    seat: i64 = 0
    while seat < e.seats:
        if bid_of(e, seat) > 0:
            free &= ~bit(bid_of(e, seat))
        seat += 1
    return free


def settle_bids(e: Enclave, first: i64) -> None:
    """EN-S5, EN-Q3: places by descending bid, zeros last in the order in which they bid; bids are paid."""
    bid = e.cards.auction
    while bid >= 0:
        at: i64 = 0
        while at < e.seats:
            seat = (first + at) % e.seats
            if bid_of(e, seat) == bid:
                e.order = queue_push(e.order, seat)
            at += 1
        bid -= 1
    place: i64 = 0
    while place < e.seats:
        seat = e.turn(place)
        e.players[seat].coins = e.cards.auction - bid_of(e, seat)
        e.tell(TOLD_PLACE, seat, place + 1, e.players[seat].coins)
        place += 1
    e.bids = 0


# -- A round ------------------------------------------------------------------------------------------

START: Final[i64] = 0
PHASE_INITIATIVE: Final[i64] = 1
PHASE_PLANNING: Final[i64] = 2
PHASE_ACTION: Final[i64] = 3
PHASE_TREE: Final[i64] = 4
PHASE_ROTATION: Final[i64] = 5
AFTER: Final[i64] = 6

NextTile = Annotated[i64, kinds.number("initiative tile, or the one behind the last", 1, TOWN + 1)]


class Round(Rule):
    """EN-R1: initiative, planning, action, tree, rotation."""

    number: NextTile = 1  # of the initiative tile that resolves (EN-A1)

    def run(self, t: Table) -> None:
        e = enclave(t)
        step = self.step
        if step == START:
            self.step = PHASE_INITIATIVE
            e.round += 1
            e.tell(TOLD_ROUND, e.round)
        elif step == PHASE_INITIATIVE:
            self.step = PHASE_PLANNING
            e.push(Initiative())
        elif step == PHASE_PLANNING:
            self.step = PHASE_ACTION
            e.push(Planning())
        elif step == PHASE_ACTION:
            self._action(e)
        elif step == PHASE_TREE:
            self.step = PHASE_ROTATION
            e.push(Tree())
        elif step == PHASE_ROTATION:
            self.step = AFTER
            if not instant(e) and e.round < e.cards.rounds:  # EN-V4
                e.push(Rotation())
        else:
            e.finish()

    def _action(self, e: Enclave) -> None:
        """EN-A1: the locations in the order of their tiles; those without cubes just pass (EN-A2)."""
        if self.number > TOWN:
            self.step = PHASE_TREE
            return
        location = e.numbered(self.number)
        self.number += 1
        if location == CROSSING and e.queue(CROSSING) == 0:
            return_sync_tiles(e)
        if e.queue(location) == 0:
            return
        e.tell(TOLD_VISIT, location, self.number - 1)
        if location == SHEPHERD:
            shepherd(e)
        elif location == ORACLE:
            e.push(Oracle())
        elif location == CROSSING:
            e.push(Crossing())
        else:
            e.push(Market(location))


def shepherd(e: Enclave) -> None:
    """EN-H1: the reward printed at the cube's place, without any choice."""
    queue = e.queue(SHEPHERD)
    place: i64 = 0
    while queue != 0:
        seat = (queue & 7) - 1
        player = e.players[seat]
        coins: i64 = e.cards.shepherd_coins[place]
        knowledge: i64 = e.cards.shepherd_knowledge[place]
        player.coins += coins
        player.knowledge += knowledge
        e.tell(TOLD_SHEPHERD, seat, coins, knowledge)
        place += 1
        queue >>= 3
    e.set_queue(SHEPHERD, 0)


def return_sync_tiles(e: Enclave) -> None:
    """EN-Y7: synchronisation tiles of this round go back after the Crossing, used or not."""
    for player in e.players:
        if player.sync == NOW:
            player.sync = 0


# -- Phase I, Initiative ------------------------------------------------------------------------------


class Initiative(Choice):
    """EN-I1: in turn order, a numbered tile onto a town location that has none; the last one is forced."""

    def run(self, t: Table) -> None:
        e = enclave(t)
        seat = e.turn(self.step % e.seats)
        if self.step < TOWN - 1:
            e.ask(seat, ASK_TILE)
        elif self.step < TOWN:
            self.take(e, seat, self.pick(e, seat, 0))
        else:
            e.finish()

    def plain(self, e: Enclave, seat: i64) -> i64:
        left = TOWN - self.step
        return left * left

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        left = TOWN - self.step
        return move_of(V_TILE, kth_bit(free_numbers(e), k // left), kth_bit(bare_places(e), k % left))

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        e.tiles |= arg(move) << (3 * second(move))
        e.tell(TOLD_TILE, seat, arg(move), second(move))
        self.step += 1


def free_numbers(e: Enclave) -> i64:
    """Tiles not on the board, as a mask of bits 1 to 5."""
    free = bit(TOWN + 1) - 2
    location: i64 = 0
    while location < TOWN:
        if e.tile(location) != 0:
            free &= ~bit(e.tile(location))
        location += 1
    return free


def bare_places(e: Enclave) -> i64:
    """Town locations without a tile, as a mask."""
    bare: i64 = 0
    location: i64 = 0
    while location < TOWN:
        if e.tile(location) == 0:
            bare |= bit(location)
        location += 1
    return bare


# -- Phase II, Planning -------------------------------------------------------------------------------

CARDS_A_ROUND: Final[i64] = 4  # EN-P3


class Planning(Choice):
    """EN-P1 to EN-P6: four times all choose a card in secret, turn it up, and place a cube in turn order."""

    at: Place = 0  # cubes placed of the cards turned up
    placing: Flag = False

    def run(self, t: Table) -> None:
        e = enclave(t)
        if self.placing:
            self._place(e)
        elif self.step < CARDS_A_ROUND:
            e.ask_all(bit(e.seats) - 1, ASK_PLAN)
        elif self.step == CARDS_A_ROUND and extras(e) != 0:
            e.ask_all(extras(e), ASK_PLAN)
        else:
            e.finish()

    # -- a card in secret --------------------------------------------------------------------------

    def reveal(self, t: Table) -> None:
        e = enclave(t)
        seat: i64 = 0
        while seat < e.seats:
            move: i64 = e.answers[seat]
            player = e.players[seat]
            if move >= 0 and verb(move) == V_PLAN:
                player.card = arg(move) + 1
                player.played |= bit(arg(move))
                e.tell(TOLD_PLAN, seat, arg(move))
            elif move >= 0:
                e.tell(TOLD_REST, seat)
            seat += 1
        self.step += 1
        self.at = 0
        self.placing = True

    # -- cubes -------------------------------------------------------------------------------------

    def _place(self, e: Enclave) -> None:
        if self.at == e.seats:
            self.placing = False
            return
        seat = e.turn(self.at)
        player = e.players[seat]
        location = player.card - 1
        if location == TREE:
            if lowest(e, player) < highest(e, player):
                e.ask(seat, ASK_LEVEL)
            else:
                self._climb(e, seat, lowest(e, player))
            return
        if location >= 0:
            e.set_queue(location, queue_push(e.queue(location), seat))
            e.tell(TOLD_CUBE, seat, location)
        player.card = 0
        self.at += 1

    def _climb(self, e: Enclave, seat: i64, level: i64) -> None:
        e.set_level(level, queue_push(e.level(level), seat))
        e.tell(TOLD_LEVEL, seat, level)
        e.players[seat].card = 0
        self.at += 1

    # -- answers -----------------------------------------------------------------------------------

    def heals(self) -> bool:
        return self.placing  # never in the secret choice (EN-Q26)

    def plain(self, e: Enclave, seat: i64) -> i64:
        player = e.players[seat]
        if self.placing:
            return highest(e, player) - lowest(e, player) + 1
        cards = TREE + 1 - ones(player.played)
        return cards + 1 if self.step == CARDS_A_ROUND else cards

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        player = e.players[seat]
        if self.placing:
            return move_of(V_LEVEL, lowest(e, player) + k)
        hand = (bit(TREE + 1) - 1) & ~player.played
        if k < ones(hand):
            return move_of(V_PLAN, kth_bit(hand, k))
        return V_PASS

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        self._climb(e, seat, arg(move))


def extras(e: Enclave) -> i64:
    """EN-P6: the seats that may play a fifth card, as a mask."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < e.seats:
        if e.players[seat].extra == NOW:
            mask |= bit(seat)
        seat += 1
    return mask


def lowest(e: Enclave, player: Player) -> i64:
    """EN-P4, EN-P5: the lowest tree level a player can reach; the round marker stands on the round's level."""
    if e.round > LEVELS:
        return 1
    return max(1, e.round - player.tiles)


def highest(e: Enclave, player: Player) -> i64:
    """The highest one."""
    return min(LEVELS, e.round + player.tiles)


# -- Phase V, Rotation --------------------------------------------------------------------------------


class Rotation(Rule):
    """EN-V1 to EN-V3: the leftmost cards go, rows are filled, tiles and cubes return."""

    def run(self, t: Table) -> None:
        e = enclave(t)
        if self.step == 0:
            self.step = 1
            self._return_all(e)
        elif self.step <= 2 * 3:
            deck = (self.step - 1) // 2
            if self.step % 2 == 1:
                self._rotate(e, deck)
                self.step += 1
            else:
                self.step += 1
                e.push(Fill(deck))
        else:
            e.finish()

    def _rotate(self, e: Enclave, deck: i64) -> None:
        """EN-V1, EN-Q68."""
        card = e.row(deck) & SLOT_MASK
        if card != 0:
            e.set_row(deck, row_drop(e.row(deck), card))
            e.tell(TOLD_ROTATE, deck, card)
            e.toss(card)

    def _return_all(self, e: Enclave) -> None:
        e.tiles = 0
        for player in e.players:
            player.played = 0
            player.prepared = NOW if player.prepared == NEXT else 0
            player.sync = NOW if player.sync == NEXT else 0
            player.extra = NOW if player.extra == NEXT else 0


# -- The table with its rules -------------------------------------------------------------------------


FRAMES: Final = Frames(
    [
        Evening,
        Setup,
        Round,
        Initiative,
        Planning,
        Oracle,
        Peek,
        Market,
        Crossing,
        Mission,
        Tree,
        TreeCard,
        Draw,
        Fill,
        Rotation,
    ]
)


def new_table(seats: int, cards: CardTable, auction: bool, tree_set: int, colours: int) -> Enclave:
    """EN-S: the table before chance is asked for the first time."""
    e = Enclave(seats, FRAMES, cards)
    e.auction = auction
    e.tree_set = tree_set
    e.colours = colours
    e.tree = bit(5 * LEVELS) - 1
    for _ in range(seats):
        e.players.append(Player())
    for which in range(DECKS):
        deck = Deck(cards.first[which])
        deck.loose = cards.market(seats) if which == SQUARE else cards.every[which]
        deck.left = ones(deck.loose)
        e.decks.append(deck)
    for level in range(1, LEVELS + 1):
        e.set_mark(level, cards.marks[seats])
    e.push(Evening())
    return e
