"""The Crossing to the Enclave, and how a mission is carried out, alone or in a pair."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, nth, ones
from rookery.core.kinds import Flag, SeatNo, SeatOrNobody
from rookery.core.table import Table
from rookery.games.enclave.cards.book import (
    CROSSING,
    FINDS,
    KNOWLEDGE,
    LOWEST,
    MISSIONS,
    MOST_FOUND,
    MOST_TRAPS,
    TRAPS,
    Card,
)
from rookery.games.enclave.moves.codes import (
    V_BLIND,
    V_CROSS,
    V_DONE,
    V_KEEP,
    V_KNOWLEDGE,
    V_PACK,
    V_PARTNER,
    V_PASS,
    V_PREPARE,
    V_SELL,
    V_TREE_TILE,
    V_USE,
    V_USE_TILE,
    arg,
    move_of,
    verb,
)
from rookery.games.enclave.rules.draw import TO_PLAY, Draw, Fill
from rookery.games.enclave.rules.frame import Choice, enclave
from rookery.games.enclave.rules.market import removal, ways_to_gain
from rookery.games.enclave.said import (
    ASK_CROSSING,
    ASK_FIND,
    ASK_PACK,
    ASK_SYNC,
    ASK_TREE_TILE,
    ASK_USE,
    TOLD_ALONE,
    TOLD_BLIND,
    TOLD_CROSS,
    TOLD_FAILURE,
    TOLD_HURT,
    TOLD_KEPT,
    TOLD_KNOWLEDGE,
    TOLD_PACK,
    TOLD_PACKED,
    TOLD_PREPARE,
    TOLD_SOLD,
    TOLD_STASH,
    TOLD_SUCCESS,
    TOLD_SYNC,
    TOLD_TILE_SOLD,
    TOLD_TREE_TILE,
    TOLD_USE,
    TOLD_USE_TILE,
    TOLD_USED,
)
from rookery.games.enclave.state.kinds import Place
from rookery.games.enclave.state.table import (
    ANGELOS_MISSION,
    NEXT,
    NOW,
    SLOT,
    SLOT_MASK,
    Enclave,
    Player,
    clamp,
    queue_drop,
    row_add,
    row_drop,
    row_len,
)

TILE_KNOWLEDGE: Final[i64] = 2  # EN-W3
FAILURE_KNOWLEDGE: Final[i64] = 1  # EN-X9

# Steps of a crossing.
PAIRING: Final[i64] = 0
CHOOSING: Final[i64] = 1
BLIND: Final[i64] = 2
CROSSED: Final[i64] = 3
FILLING: Final[i64] = 4
LEAVING: Final[i64] = 5


class Crossing(Choice):
    """EN-C1 to EN-C5: pairs are formed, then each crosses, crosses blindly or prepares; then the row is filled."""

    asked: Place = 0  # cubes whose owners have been asked for a partner

    def run(self, t: Table) -> None:
        e = enclave(t)
        if self.step == PAIRING:
            self._pairing(e)
        elif self.step == CHOOSING:
            self._choosing(e)
        elif self.step == BLIND:
            self.step = CROSSED
            e.tell(TOLD_BLIND, self.actor(e), e.mission)
            self._depart(e)
        elif self.step == CROSSED:
            self.step = CHOOSING
            self._come_home(e)
        elif self.step == FILLING:
            self.step = LEAVING
            e.push(Fill(MISSIONS))
        else:
            e.finish()

    # -- pairs (EN-Y1) -----------------------------------------------------------------------------

    def _pairing(self, e: Enclave) -> None:
        queue = e.queue(CROSSING) >> (3 * self.asked)
        if queue == 0:
            self.step = CHOOSING
            return
        seat = (queue & 7) - 1
        player = e.players[seat]
        if player.sync == NOW and player.mate == 0 and partners(e, seat) > 0:
            e.ask(seat, ASK_SYNC)
        else:
            self.asked += 1

    # -- choosing (EN-C1) --------------------------------------------------------------------------

    def actor(self, e: Enclave) -> i64:
        """The first cube, those of partners left out: they wait for their holder (EN-Y2)."""
        queue = e.queue(CROSSING)
        while queue != 0:
            seat = (queue & 7) - 1
            if e.players[seat].mate >= 0:
                return seat
            queue >>= 3
        return -1

    def _choosing(self, e: Enclave) -> None:
        seat = self.actor(e)
        if seat >= 0:
            if e.missions == 0 and e.players[seat].mate > 0:
                self.take(e, seat, V_BLIND)  # a pair cannot prepare (EN-Y2): everybody sees the only way
            else:
                e.ask(seat, ASK_CROSSING)
            return
        for player in e.players:  # EN-Y7
            if player.sync == NOW:
                player.sync = 0
        self.step = FILLING

    def plain(self, e: Enclave, seat: i64) -> i64:
        if self.step == PAIRING:
            return partners(e, seat) + 1
        n = row_len(e.missions)
        if e.decks[MISSIONS].left > 0:
            n += 1
        return n if e.players[seat].mate > 0 else n + 1

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        if self.step == PAIRING:
            return partner_at(e, seat, k)
        if k < row_len(e.missions):
            return move_of(V_CROSS, (e.missions >> (SLOT * k)) & SLOT_MASK)
        if k == row_len(e.missions) and e.decks[MISSIONS].left > 0:
            return V_BLIND
        return V_PREPARE

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == V_PASS:
            self.asked += 1
            e.tell(TOLD_ALONE, seat)
        elif what == V_PARTNER:
            self.asked += 1
            e.players[seat].mate = arg(move) + 1
            e.players[arg(move)].mate = -1 - seat
            e.tell(TOLD_SYNC, seat, arg(move))
        elif what == V_PREPARE:  # EN-C4, EN-Q35
            e.players[seat].prepared = NEXT
            e.set_queue(CROSSING, queue_drop(e.queue(CROSSING), seat))
            e.tell(TOLD_PREPARE, seat)
        elif what == V_BLIND:  # EN-C3
            self.step = BLIND
            e.push(Draw(MISSIONS, TO_PLAY, -1))
        else:
            e.mission = arg(move)
            e.missions = row_drop(e.missions, e.mission)
            self.step = CROSSED
            e.tell(TOLD_CROSS, seat, e.mission)
            self._depart(e)

    def _depart(self, e: Enclave) -> None:
        seat = self.actor(e)
        e.push(Mission(seat, e.players[seat].mate - 1))

    def _come_home(self, e: Enclave) -> None:
        seat = self.actor(e)
        player = e.players[seat]
        queue = queue_drop(e.queue(CROSSING), seat)
        if player.mate > 0:
            queue = queue_drop(queue, player.mate - 1)
            e.players[player.mate - 1].mate = 0
            player.mate = 0
        e.set_queue(CROSSING, queue)


def partners(e: Enclave, seat: i64) -> i64:
    """EN-Y1: how many others stand at the Crossing and are in no pair yet."""
    n: i64 = 0
    queue = e.queue(CROSSING)
    while queue != 0:
        other = (queue & 7) - 1
        if other != seat and e.players[other].mate == 0:
            n += 1
        queue >>= 3
    return n


def partner_at(e: Enclave, seat: i64, k: i64) -> i64:
    """The k-th of them; after the last one, going alone."""
    queue = e.queue(CROSSING)
    while queue != 0:
        other = (queue & 7) - 1
        if other != seat and e.players[other].mate == 0:
            if k == 0:
                return move_of(V_PARTNER, other)
            k -= 1
        queue >>= 3
    return V_PASS


# -- Carrying out a mission ---------------------------------------------------------------------------

# Steps of a mission.
PACK: Final[i64] = 0
PACK_MATE: Final[i64] = 1
REVEAL: Final[i64] = 2
USE: Final[i64] = 3
USE_MATE: Final[i64] = 4
DAMAGE: Final[i64] = 5
REWARD: Final[i64] = 6
TILES: Final[i64] = 7
DRAW_FIND: Final[i64] = 8
FIND: Final[i64] = 9
DISCARD: Final[i64] = 10

Left = Annotated[i64, kinds.count("number of traps, tree tiles or finds", max(MOST_TRAPS + 1, MOST_FOUND))]
Turn = Annotated[i64, kinds.count("0 for the holder, 1 for the partner", 1)]


class Mission(Choice):
    """EN-X1: pack, reveal the traps, use protections, mark damage, take the reward, discard."""

    seat: SeatNo
    mate: SeatOrNobody  # the partner of a joint mission
    left: Left = 0  # traps, tree tiles or finds still to come; while packing, 1 once somebody was asked
    turn: Turn = 0  # who is rewarded: 0 the holder, 1 the partner
    won: Flag = False

    def run(self, t: Table) -> None:
        e = enclave(t)
        step = self.step
        if step == PACK or step == PACK_MATE:
            self._pack(e)
        elif step == REVEAL:
            self._reveal(e)
        elif step == USE or step == USE_MATE:
            self._use(e)
        elif step == DAMAGE:
            self._damage(e)
        elif step == REWARD:
            self._reward(e)
        elif step == TILES:
            self._tiles(e)
        elif step == DRAW_FIND:
            self._draw_find(e)
        elif step == FIND:
            if e.find != 0:
                e.ask(self.rewarded(), ASK_FIND)
            else:
                self.step = DRAW_FIND  # no find card was left
        else:
            self._discard(e)
            e.finish()

    def card(self, e: Enclave) -> Card:
        """The mission: a card of the deck, or the one printed on Angelos's (EN-TC3B)."""
        return e.cards.angelos if e.mission == ANGELOS_MISSION else e.cards.card[e.mission]

    def rewarded(self) -> i64:
        """Who takes the reward now (EN-Y6)."""
        return self.seat if self.turn == 0 else self.mate

    # -- packing (EN-X2, EN-Y4) --------------------------------------------------------------------

    def _pack(self, e: Enclave) -> None:
        seat = self.seat if self.step == PACK else self.mate
        if seat >= 0 and (e.players[seat].hand != 0 or self.left == 1):
            self.left = 1  # whoever was asked once ends with an explicit "done"
            e.ask(seat, ASK_PACK)
        else:
            self._next_packer(e)

    def _next_packer(self, e: Enclave) -> None:
        self.left = 0
        if self.step == PACK and self.mate >= 0:
            self.step = PACK_MATE
            return
        self.step = REVEAL
        self.left = self.card(e).traps
        if self.mate >= 0:  # EN-Y3
            self.left += 1

    def _packable(self, e: Enclave, player: Player) -> i64:
        if ones(player.packed) >= player.sarcophagus:  # EN-T5
            return 0
        return player.hand & e.cards.protections & ~player.packed

    # -- traps and protections (EN-X3, EN-X4) ------------------------------------------------------

    def _reveal(self, e: Enclave) -> None:
        if self.left > 0:
            self.left -= 1
            e.push(Draw(TRAPS, TO_PLAY, -1))
        else:
            self.step = USE

    def _use(self, e: Enclave) -> None:
        seat = self.seat if self.step == USE else self.mate
        if seat >= 0:
            player = e.players[seat]
            if player.packed != 0 or tile_usable(player) or player.used != 0 or player.used_tile:
                e.ask(seat, ASK_USE)
                return
        self._used(e)

    def _used(self, e: Enclave) -> None:
        if self.step == USE and self.mate >= 0:
            self.step = USE_MATE
        else:
            self.step = DAMAGE

    # -- damage and success (EN-X5 to EN-X10, EN-Y5, EN-Y6) ----------------------------------------

    def _damage(self, e: Enclave) -> None:
        mission = self.card(e)
        p, m = mission.p, mission.m
        row = e.traps
        while row != 0:
            trap = e.cards.card[row & SLOT_MASK]
            p += trap.p
            m += trap.m
            row >>= SLOT
        against_p = shield_p(e, e.players[self.seat])
        against_m = shield_m(e, e.players[self.seat])
        e.players[self.seat].packed = 0  # what was not used returns to hand, unseen
        if self.mate >= 0:
            e.players[self.mate].packed = 0
            against_p += shield_p(e, e.players[self.mate])
            against_m += shield_m(e, e.players[self.mate])
        self.won = suffer(e, self.seat, p, m, against_p, against_m)
        if self.mate >= 0 and not suffer(e, self.mate, p, m, against_p, against_m):
            self.won = False
        kind: i64 = TOLD_SUCCESS if self.won else TOLD_FAILURE
        e.tell(kind, self.seat)
        self.step = REWARD

    # -- rewards (EN-W) ----------------------------------------------------------------------------

    def _reward(self, e: Enclave) -> None:
        seat = self.rewarded()
        mission = self.card(e)
        knowledge = mission.knowledge if self.won else FAILURE_KNOWLEDGE
        e.players[seat].knowledge += knowledge
        e.tell(TOLD_KNOWLEDGE, seat, knowledge)
        self.left = mission.tiles if self.won else 0
        self.step = TILES

    def _tiles(self, e: Enclave) -> None:
        seat = self.rewarded()
        if self.left == 0:
            self.left = self.card(e).finds if self.won else 0
            self.step = DRAW_FIND
        elif e.tile_supply() == 0:  # EN-Q67
            self._take_tile(e, seat, V_KNOWLEDGE)
        else:
            e.ask(seat, ASK_TREE_TILE)

    def _take_tile(self, e: Enclave, seat: i64, what: i64) -> None:
        """EN-W3: the tree tile, or 2 knowledge instead."""
        self.left -= 1
        if what == V_TREE_TILE:
            e.players[seat].tiles += 1
            e.tell(TOLD_TREE_TILE, seat)
        else:
            e.players[seat].knowledge += TILE_KNOWLEDGE
            e.tell(TOLD_TILE_SOLD, seat, TILE_KNOWLEDGE)

    def _draw_find(self, e: Enclave) -> None:
        if self.left > 0:
            self.left -= 1
            self.step = FIND
            e.push(Draw(FINDS, TO_PLAY, self.rewarded()))
        elif self.turn == 0 and self.mate >= 0:
            self.turn = 1
            self.step = REWARD
        else:
            self.step = DISCARD

    def _settle_find(self, e: Enclave, seat: i64, move: i64) -> None:
        """EN-W4 to EN-W6. Whatever is not held in hand becomes public (EN-Q72)."""
        player = e.players[seat]
        number = e.find
        card = e.cards.card[number]
        e.find = 0
        self.step = DRAW_FIND
        if verb(move) == V_KEEP and card.held != 0:
            player.hand |= card.held
            e.whisper(bit(seat), 2, TOLD_STASH, seat, number)
            e.learn()  # not which find it is, but of which kinds
            return
        e.decks[FINDS].reveal(number)
        e.learn()
        if verb(move) == V_SELL:
            coins = card.price + player.sesame  # EN-T4, EN-Q45
            player.coins += coins
            e.tell(TOLD_SOLD, seat, number, coins)
            e.toss(number)
            return
        e.tell(TOLD_KEPT, seat, number)
        if card.kind == KNOWLEDGE:
            player.knowledge += card.knowledge
            e.tell(TOLD_KNOWLEDGE, seat, card.knowledge)
            e.toss(number)
        else:
            e.install(seat, number, arg(move))

    # -- afterwards (EN-X11) -----------------------------------------------------------------------

    def _discard(self, e: Enclave) -> None:
        self._discard_used(e, e.players[self.seat])
        if self.mate >= 0:
            self._discard_used(e, e.players[self.mate])
        row = e.traps
        e.traps = 0
        while row != 0:
            e.toss(row & SLOT_MASK)
            row >>= SLOT
        mission = e.mission
        e.mission = 0
        if mission > 0:
            e.toss(mission)

    def _discard_used(self, e: Enclave, player: Player) -> None:
        row = player.used
        player.used = 0
        if player.used_tile:
            player.used_tile = False
            player.prepared = 0
        while row != 0:
            e.toss(row & SLOT_MASK)
            row >>= SLOT

    # -- answers -----------------------------------------------------------------------------------

    def heals(self) -> bool:
        return self.step == PACK or self.step == PACK_MATE  # EN-M3

    def plain(self, e: Enclave, seat: i64) -> i64:
        player = e.players[seat]
        if self.step == PACK or self.step == PACK_MATE:
            return 1 + ones(self._packable(e, player))
        if self.step == USE or self.step == USE_MATE:
            return 1 + ones(player.packed) + (1 if tile_usable(player) else 0)
        if self.step == TILES:
            return 2
        return 1 + ways_to_gain(e, player, e.cards.card[e.find])

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        player = e.players[seat]
        if self.step == TILES:
            return V_TREE_TILE if k == 0 else V_KNOWLEDGE
        if self.step == FIND:
            if k == 0:
                return V_SELL
            return move_of(V_KEEP, removal(e, player, e.cards.card[e.find], k - 1))
        if k == 0:
            return V_DONE
        if self.step == PACK or self.step == PACK_MATE:
            return move_of(V_PACK, e.cards.holding[nth(self._packable(e, player), k - 1)])
        if k <= ones(player.packed):
            return move_of(V_USE, e.cards.holding[nth(player.packed, k - 1)])
        return V_USE_TILE

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        what = verb(move)
        player = e.players[seat]
        if what == V_PACK:
            self._pack_card(e, seat, player, arg(move))
        elif what == V_USE:
            player.used = row_add(player.used, arg(move))
            e.unhand(player, arg(move))
            e.tell(TOLD_USE, seat, arg(move))
            e.learn()  # a card known to be in hand, but not that it was packed
        elif what == V_USE_TILE:
            player.used_tile = True
            e.tell(TOLD_USE_TILE, seat)
        elif what == V_TREE_TILE or what == V_KNOWLEDGE:
            self._take_tile(e, seat, what)
        elif what == V_SELL or what == V_KEEP:
            self._settle_find(e, seat, move)
        elif self.step == USE or self.step == USE_MATE:
            e.tell(TOLD_USED, seat)
            self._used(e)
        else:
            self._packed(e, seat)

    def _pack_card(self, e: Enclave, seat: i64, player: Player, number: i64) -> None:
        card = e.cards.card[number]
        player.packed |= card.held
        knows = bit(seat)
        if self.mate >= 0:  # EN-Y4: partners see each other's packed cards
            other = self.mate if seat == self.seat else self.seat
            knows |= bit(other)
            if e.decks[card.deck].unknown(other) & card.bit != 0:
                e.decks[card.deck].show(number, bit(other))
                e.learn()
        e.whisper(knows, 4, TOLD_PACK, seat, ones(player.packed), number)

    def _packed(self, e: Enclave, seat: i64) -> None:
        e.tell(TOLD_PACKED, seat, ones(e.players[seat].packed))
        self._next_packer(e)


def tile_usable(player: Player) -> bool:
    """EN-C4: a preparation tile of last round that is not used yet."""
    return player.prepared == NOW and not player.used_tile


def shield_p(e: Enclave, player: Player) -> i64:
    """EN-X6: the physical protection a player has used, the preparation tile included."""
    total = e.cards.prepared_p if player.used_tile else 0
    row = player.used
    while row != 0:
        total += e.cards.card[row & SLOT_MASK].p
        row >>= SLOT
    return total


def shield_m(e: Enclave, player: Player) -> i64:
    """The mental protection."""
    total = e.cards.prepared_m if player.used_tile else 0
    row = player.used
    while row != 0:
        total += e.cards.card[row & SLOT_MASK].m
        row >>= SLOT
    return total


def zone(e: Enclave, player: Player, state: i64) -> i64:
    """EN-T3, EN-X5: what the zone of a state adds to the damage; a critical-cancel tile takes the penalty away."""
    if state <= e.cards.critical:
        return 0 if player.cancel else e.cards.critical + 1 - state
    if state >= e.cards.super:
        return e.cards.super - 1 - state
    return 0


def suffer(e: Enclave, seat: i64, p: i64, m: i64, against_p: i64, against_m: i64) -> bool:
    """EN-X5 to EN-X7: mark the damage on one thief. Does this thief succeed?"""
    player = e.players[seat]
    net_p = max(0, max(0, p + zone(e, player, player.p)) - against_p)
    net_m = max(0, max(0, m + zone(e, player, player.m)) - against_m)
    failed = fails(e, player, net_p, net_m)
    player.p = clamp(player.p - net_p, LOWEST, player.p_max)
    player.m = clamp(player.m - net_m, LOWEST, player.m_max)
    if net_p + net_m > 0:
        e.tell(TOLD_HURT, seat, net_p, net_m)
    return not failed


def fails(e: Enclave, player: Player, net_p: i64, net_m: i64) -> bool:
    """EN-X7, EN-Q40; with a critical-cancel tile EN-TC4C, EN-Q57."""
    p, m = player.p - net_p, player.m - net_m
    if player.cancel:
        return p < LOWEST or m < LOWEST
    return net_p + net_m > 0 and (p <= e.cards.critical or m <= e.cards.critical)
