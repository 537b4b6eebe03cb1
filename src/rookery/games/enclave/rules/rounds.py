"""The rules of Enclave: the evening, and the rounds with their five phases.

Set-up is in setup.py, locations are in oracle.py, market.py and mission.py, the Tree in tree.py and tree_cards.py,
scoring in score.py.
"""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, nth, ones
from rookery.core.kinds import Flag
from rookery.core.knowledge import all_known
from rookery.core.table import Frames, Table
from rookery.games.enclave.cards.book import (
    CROSSING,
    DECKS,
    LEVELS,
    MOST_SEATS,
    ORACLE,
    SHEPHERD,
    SQUARE,
    TOWN,
    TREE,
    CardTable,
)
from rookery.games.enclave.moves.codes import V_LEVEL, V_PASS, V_PLAN, V_TILE, arg, move_of, second, verb
from rookery.games.enclave.rules.draw import Draw, Fill
from rookery.games.enclave.rules.frame import Choice, Rule, enclave
from rookery.games.enclave.rules.market import Market
from rookery.games.enclave.rules.mission import Crossing, Mission
from rookery.games.enclave.rules.oracle import Oracle, Peek
from rookery.games.enclave.rules.score import FIND_CARDS, bonus, instant
from rookery.games.enclave.rules.setup import Setup
from rookery.games.enclave.rules.tree import Tree
from rookery.games.enclave.rules.tree_cards import TreeCard
from rookery.games.enclave.said import (
    ASK_LEVEL,
    ASK_PLAN,
    ASK_TILE,
    TOLD_BONUS,
    TOLD_CUBE,
    TOLD_INSTANT,
    TOLD_LEVEL,
    TOLD_OVER,
    TOLD_PLAN,
    TOLD_REST,
    TOLD_ROTATE,
    TOLD_ROUND,
    TOLD_SHEPHERD,
    TOLD_TILE,
    TOLD_VISIT,
)
from rookery.games.enclave.state.decks import Deck, Mind
from rookery.games.enclave.state.kinds import Place
from rookery.games.enclave.state.table import (
    NEXT,
    NOW,
    SLOT_MASK,
    TREE_TILES_TO_WIN,
    Enclave,
    Player,
    queue_push,
    row_drop,
)

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
        return move_of(V_TILE, nth(free_numbers(e), k // left), nth(bare_places(e), k % left))

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
            return move_of(V_PLAN, nth(hand, k))
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
    largest = max([ones(every) for every in cards.every])
    for which in range(DECKS):
        deck = Deck(cards.first[which], Mind(largest, all_known(largest, MOST_SEATS), []))
        deck.loose = cards.market(seats) if which == SQUARE else cards.every[which]
        deck.left = ones(deck.loose)
        e.decks.append(deck)
    for level in range(1, LEVELS + 1):
        e.set_mark(level, cards.marks[seats])
    e.push(Evening())
    return e
