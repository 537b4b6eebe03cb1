"""The fifteen tree cards: one use per cube and round (EN-F5, EN-Q71)."""

from typing import Annotated, Final

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.bits import bit, lowest, nth, ones
from rookery.core.kinds import SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.enclave.cards.book import (
    AKUNEN,
    ALBA,
    AMBER,
    ANGELOS,
    ANZELM,
    FINDS,
    FOXES,
    IN_SYNC,
    LEVELS,
    LIZARD,
    LOKI,
    MA_LOU,
    MOST_AT_STALL,
    MOST_TRADED,
    OUTLET,
    SQUARE,
    TERTIUS,
    TYLLO,
    ULTIMA,
    WOO,
    WORLDS_END,
)
from rookery.games.enclave.moves.codes import (
    V_BUY,
    V_CARD,
    V_FEED,
    V_LOOK,
    V_OFFER,
    V_PASS,
    V_PLUCK,
    V_STEAL,
    V_TRADE,
    V_WOO,
    arg,
    move_of,
    second,
    verb,
)
from rookery.games.enclave.rules.draw import TO_LOOK, Draw
from rookery.games.enclave.rules.exchange import exchange
from rookery.games.enclave.rules.frame import Choice, enclave
from rookery.games.enclave.rules.market import buy, removal, ways_to_buy
from rookery.games.enclave.rules.mission import Mission
from rookery.games.enclave.rules.oracle import Peek
from rookery.games.enclave.said import (
    ASK_STALL,
    ASK_TREE_CARD,
    CHANCE_PLUCK,
    TOLD_ALBA,
    TOLD_DECLINE,
    TOLD_FEED,
    TOLD_LIZARD,
    TOLD_OFFER,
    TOLD_STALL,
    TOLD_STEAL,
    TOLD_TREE_CARD,
    TOLD_TYLLO,
    TOLD_WOO,
)
from rookery.games.enclave.state.decks import SPECTATOR
from rookery.games.enclave.state.kinds import Level, Place
from rookery.games.enclave.state.table import (
    ANGELOS_MISSION,
    NEXT,
    SLOT,
    SLOT_MASK,
    Enclave,
    Player,
    moved,
    row_add,
    row_drop,
    row_len,
)

OFFERED: Final[i64] = 0
PLUCKING: Final[i64] = 1  # Loki's random pick
LOOKING: Final[i64] = 2  # cards are taken up at a stall
STALL: Final[i64] = 3  # which of them is bought
DONE: Final[i64] = 4

FROM_DECK: Final[i64] = 0
FROM_PILE: Final[i64] = 1

Source = Annotated[i64, kinds.number("deck or discard pile", int(FROM_DECK), int(FROM_PILE))]
Looks = Annotated[i64, kinds.count("number of cards", MOST_AT_STALL)]


class TreeCard(Choice):
    """May the player use the card of the level? Asked unless everybody sees that it cannot be used (EN-Q77)."""

    seat: SeatNo
    level: Level
    place: Place
    victim: SeatNo = 0  # Loki's
    source: Source = 0  # a stall's: deck or discard pile
    left: Looks = 0  # cards still to be looked at; from the pile, how many

    def run(self, t: Table) -> None:
        e = enclave(t)
        card = e.tree_card(self.level)
        if self.step == OFFERED:
            if card == AMBER:  # EN-TC4A: looking at nothing is declining
                self.step = DONE
                e.push(Peek(self.seat, e.cards.amber_looks))
            elif self.usable(e):
                e.ask(self.seat, ASK_TREE_CARD)
            else:
                e.finish()
        elif self.step == PLUCKING:
            e.ask(CHANCE, CHANCE_PLUCK)
        elif self.step == LOOKING:
            if self.left > 0:
                self.left -= 1
                e.push(Draw(self.stall(e), TO_LOOK, self.seat))
            else:
                self.step = STALL
        elif self.step == STALL and self._too_dear(e):
            self._shop(e, self.seat, V_PASS)
        elif self.step == STALL:
            e.ask(self.seat, ASK_STALL)
        else:
            e.finish()

    def usable(self, e: Enclave) -> bool:
        """Section 5 (j): as far as everybody can see, is there anything to choose?"""
        card = e.tree_card(self.level)
        player = e.players[self.seat]
        if card == LOKI:
            return victims(e, self.seat) > 0
        if card == ANZELM or card == MA_LOU:
            return sights(e, self.stall(e)) > 0
        if card == LIZARD:
            return player.coins >= e.cards.fees[self.place]
        if card == WOO:
            return player.thief1 != 0
        if card == ALBA:
            return player.knowledge > 0
        if card == FOXES:
            return player.hand & (e.cards.backs[OUTLET] | e.cards.backs[FINDS]) != 0
        if card == TYLLO:
            return player.tiles > 0 and not player.tyllo
        if card == WORLDS_END:
            return player.knowledge > 0 and e.marks != 0
        return True

    def stall(self, e: Enclave) -> i64:
        """The deck of Anzelm's Workshop or of Ma Lou's Stand."""
        return SQUARE if e.tree_card(self.level) == ANZELM else OUTLET

    # -- answers -----------------------------------------------------------------------------------

    def heals(self) -> bool:
        return self.step == OFFERED

    def plain(self, e: Enclave, seat: i64) -> i64:
        if self.step == PLUCKING:
            return ones(e.players[self.victim].hand)
        if self.step == STALL:
            n: i64 = 1
            row = self.on_show(e)
            while row != 0:
                n += ways_to_buy(e, e.players[seat], e.cards.card[row & SLOT_MASK])
                row >>= SLOT
            return n
        return 1 + self._uses(e, e.players[seat])

    def _uses(self, e: Enclave, player: Player) -> i64:
        card = e.tree_card(self.level)
        if card == LOKI:
            return victims(e, self.seat)
        if card == ANZELM or card == MA_LOU:
            return sights(e, self.stall(e))
        if card == WOO:
            return 2 if player.thief2 != 0 else 1
        if card == ALBA:
            return min(player.knowledge, MOST_TRADED)
        if card == FOXES:
            return ones(medicine(e, player))
        if card == WORLDS_END:
            return levels_left(e)
        return 1

    def pick(self, e: Enclave, seat: i64, k: i64) -> i64:
        if self.step == PLUCKING:
            return move_of(V_PLUCK, e.cards.holding[nth(e.players[self.victim].hand, k)])
        if k == 0:
            return V_PASS
        if self.step == STALL:
            return self._purchase(e, seat, k - 1)
        card = e.tree_card(self.level)
        player = e.players[seat]
        if card == LOKI:
            return move_of(V_STEAL, victim_at(e, self.seat, k - 1))
        if card == ANZELM or card == MA_LOU:
            return sight_at(e, self.stall(e), k - 1)
        if card == WOO:
            return move_of(V_WOO, player.thief1 if k == 1 else player.thief2)
        if card == ALBA:
            return move_of(V_TRADE, k)
        if card == FOXES:
            return move_of(V_FEED, e.cards.holding[nth(medicine(e, player), k - 1)])
        if card == WORLDS_END:
            return move_of(V_OFFER, level_at(e, k - 1))
        return V_CARD

    def _too_dear(self, e: Enclave) -> bool:
        """Section 5 (j): does everybody see that nothing there can be paid? Of the deck they see the backs only."""
        if self.source == FROM_PILE:
            return self.plain(e, self.seat) == 1
        deck = e.decks[self.stall(e)]
        hidden = deck.loose | deck.unknown(SPECTATOR)
        while hidden != 0:
            if e.cards.card[deck.first + lowest(hidden)].price <= e.players[self.seat].coins:
                return False
            hidden &= hidden - 1
        return True

    def _purchase(self, e: Enclave, seat: i64, k: i64) -> i64:
        row = self.on_show(e)
        player = e.players[seat]
        while True:
            card = e.cards.card[row & SLOT_MASK]
            n = ways_to_buy(e, player, card)
            if k < n:
                return move_of(V_BUY, card.number, removal(e, player, card, k))
            k -= n
            row >>= SLOT

    def on_show(self, e: Enclave) -> i64:
        """The cards one may choose from at a stall, as a row."""
        if self.source == FROM_DECK:
            return e.looking
        pile = e.decks[self.stall(e)].pile
        row: i64 = 0
        i: i64 = 0
        while i < self.left:
            row = row_add(row, pile[len(pile) - 1 - i])
            i += 1
        return row

    def take(self, e: Enclave, seat: i64, move: i64) -> None:
        if self.step == PLUCKING:
            self._pluck(e, arg(move))
        elif self.step == STALL:
            self._shop(e, seat, move)
        elif verb(move) == V_PASS:
            self.step = DONE
            e.tell(TOLD_DECLINE, seat, e.tree_card(self.level))
        else:
            self.step = DONE
            self._use(e, seat, move)

    def _use(self, e: Enclave, seat: i64, move: i64) -> None:
        card = e.tree_card(self.level)
        player = e.players[seat]
        what = verb(move)
        if what == V_STEAL:
            self.victim = arg(move)
            self.step = PLUCKING
        elif what == V_LOOK:
            self.source = arg(move)
            self.left = second(move)
            self.step = LOOKING if self.source == FROM_DECK else STALL
            e.tell(TOLD_STALL, seat, self.stall(e), self.source, self.left)
        elif what == V_WOO:
            self._woo(e, seat, arg(move))
        elif what == V_TRADE:  # EN-TC2C
            coins = arg(move) * e.cards.alba_coins
            player.knowledge -= arg(move)
            player.coins += coins
            e.tell(TOLD_ALBA, seat, arg(move), coins)
        elif what == V_FEED:  # EN-TC5A
            player.knowledge += e.cards.foxes_knowledge
            e.unhand(player, arg(move))
            e.tell(TOLD_FEED, seat, arg(move), e.cards.foxes_knowledge)
            e.toss(arg(move))
        elif what == V_OFFER:  # EN-TC5C
            e.tell(TOLD_OFFER, seat, arg(move))
            exchange(e, seat, arg(move), 1)
        else:
            self._plain_use(e, seat, player, card)

    def _plain_use(self, e: Enclave, seat: i64, player: Player, card: i64) -> None:
        if card == LIZARD:
            self._lizard(e, seat, player)
            return
        if card == TYLLO:  # EN-TC5B, EN-Q59
            player.tyllo = True
            player.tiles -= 1
            player.knowledge += e.cards.tyllo_knowledge
            e.tell(TOLD_TYLLO, seat, e.cards.tyllo_knowledge)
            return
        e.tell(TOLD_TREE_CARD, seat, card)
        if card == TERTIUS:  # EN-TC3A
            player.p = player.p_max
            player.m = player.m_max
        elif card == IN_SYNC:  # EN-TC3C
            player.sync = NEXT
        elif card == ULTIMA:  # EN-TC4B
            player.extra = NEXT
        elif card == AKUNEN:  # EN-TC4C
            player.cancel = True
        elif card == ANGELOS:  # EN-TC3B
            e.mission = ANGELOS_MISSION
            e.push(Mission(seat, -1))

    def _lizard(self, e: Enclave, seat: i64, player: Player) -> None:
        """EN-TC2A, EN-Q50: by place on the level; the first two pay."""
        fee: i64 = e.cards.fees[self.place]
        knowledge: i64 = e.cards.lizard_knowledge[self.place]
        coins: i64 = e.cards.lizard_coins[self.place]
        player.coins += coins - fee
        player.knowledge += knowledge
        e.tell(TOLD_LIZARD, seat, fee, knowledge, coins)

    def _woo(self, e: Enclave, seat: i64, card: i64) -> None:
        """EN-TC2B, EN-Q51: twice the printed price for a thief upgrade."""
        player = e.players[seat]
        coins = e.cards.card[card].price * e.cards.woo_times
        player.coins += coins
        e.uninstall(player, card)
        e.tell(TOLD_WOO, seat, card, coins)
        e.toss(card)

    def _pluck(self, e: Enclave, number: i64) -> None:
        """EN-TC1A, EN-Q47: one card at random; only thief and victim see which, the others see its back."""
        card = e.cards.card[number]
        victim = e.players[self.victim]
        deck = e.decks[card.deck]
        deck.mingle(same_back(e, victim, card.deck), bit(self.seat) | bit(self.victim))
        deck.show(number, bit(self.seat))
        e.learn()
        victim.hand &= ~card.held
        e.players[self.seat].hand |= card.held
        e.whisper(bit(self.seat) | bit(self.victim), 8, TOLD_STEAL, self.seat, self.victim, card.deck, number)
        self.step = DONE

    def _shop(self, e: Enclave, seat: i64, move: i64) -> None:
        """EN-TC1B, EN-TC1C, EN-Q49: the rest goes back first, then the bought card is paid and placed."""
        self.step = DONE
        deck = e.decks[self.stall(e)]
        bought = arg(move) if verb(move) == V_BUY else 0
        if self.source == FROM_DECK:
            rest = row_drop(e.looking, bought)
            e.looking = 0
            while rest != 0:
                last = SLOT * (row_len(rest) - 1)
                deck.put_on_top(rest >> last)
                rest &= ~moved(SLOT_MASK, last)
        if bought == 0:
            e.tell(TOLD_DECLINE, seat, e.tree_card(self.level))
            return
        if self.source == FROM_DECK:
            deck.left -= 1
            deck.reveal(bought)
            e.learn()
        else:
            deck.pile = tuple([c for c in deck.pile if c != bought])
        buy(e, seat, bought, second(move))
        e.mend(deck)


# -- Loki ---------------------------------------------------------------------------------------------


def victims(e: Enclave, seat: i64) -> i64:
    """How many others have cards in hand."""
    n: i64 = 0
    other: i64 = 0
    while other < e.seats:
        if other != seat and e.players[other].hand != 0:
            n += 1
        other += 1
    return n


def victim_at(e: Enclave, seat: i64, k: i64) -> i64:
    """The k-th of them."""
    other: i64 = 0
    while True:
        if other != seat and e.players[other].hand != 0:
            if k == 0:
                return other
            k -= 1
        other += 1


def same_back(e: Enclave, player: Player, which: i64) -> i64:
    """A player's hand cards of one deck, as a mask of that deck."""
    mask: i64 = 0
    hand: i64 = player.hand & e.cards.backs[which]
    while hand != 0:
        mask |= e.cards.card[e.cards.holding[lowest(hand)]].bit
        hand &= hand - 1
    return mask


# -- Anzelm's Workshop and Ma Lou's Stand -------------------------------------------------------------


def sights(e: Enclave, which: i64) -> i64:
    """How many ways to look there are: one or two cards of the deck or of the discard pile."""
    deck = e.decks[which]
    return min(e.cards.stall_looks, deck.left) + min(e.cards.stall_looks, len(deck.pile))


def sight_at(e: Enclave, which: i64, k: i64) -> i64:
    """The k-th of them."""
    from_deck = min(e.cards.stall_looks, e.decks[which].left)
    if k < from_deck:
        return move_of(V_LOOK, FROM_DECK, k + 1)
    return move_of(V_LOOK, FROM_PILE, k - from_deck + 1)


# -- Talking Foxes and the Order of the World's End ---------------------------------------------------


def medicine(e: Enclave, player: Player) -> i64:
    """The healing cards in hand (EN-Q58), as a hand mask."""
    return player.hand & (e.cards.mends_p | e.cards.mends_m)


def levels_left(e: Enclave) -> i64:
    """How many levels still have their marker."""
    n: i64 = 0
    level: i64 = 1
    while level <= LEVELS:
        if e.mark(level) > 0:
            n += 1
        level += 1
    return n


def level_at(e: Enclave, k: i64) -> i64:
    """The k-th of them."""
    level: i64 = 1
    while True:
        if e.mark(level) > 0:
            if k == 0:
                return level
            k -= 1
        level += 1
