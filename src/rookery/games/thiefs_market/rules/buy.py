"""Phase 2: buying (TM-P)."""

from mypy_extensions import i64

from rookery.core.bits import bit, lowest, ones
from rookery.core.kinds import Count, SeatNo
from rookery.core.table import RuleError, Table
from rookery.games.thiefs_market.cards.book import (
    FLIP,
    GAUNTLET,
    GEMS,
    GUARD,
    Card,
    I,
    of,
    one,
    selections,
    size,
)
from rookery.games.thiefs_market.moves.codes import (
    V_BUY,
    V_END,
    V_EXIT,
    V_FLIP,
    V_SELL,
    V_TRADE,
    arg,
    buy_move,
    flip_move,
    kth_kind,
    verb,
)
from rookery.games.thiefs_market.rules.arrivals import Gain
from rookery.games.thiefs_market.rules.frame import Rule, market
from rookery.games.thiefs_market.said import (
    ASK_BUY,
    TOLD_BUY,
    TOLD_BUYING,
    TOLD_END,
    TOLD_EXIT,
    TOLD_FLIP,
    TOLD_GOLD,
    TOLD_SELL,
    TOLD_TRADE,
)
from rookery.games.thiefs_market.state.table import SLOT, SLOT_MASK, Market, Player

# -- Phase 2: buying ----------------------------------------------------------------------------------


class Buying(Rule):
    """TM-P: one turn each, from the marker holder on: buy, use abilities, end the turn."""

    first: SeatNo
    turns: Count = 0  # turns ended

    def run(self, t: Table) -> None:
        m = market(t)
        if self.turns == m.seats:
            m.finish()
            return
        seat = (self.first + self.turns) % m.seats
        if self.step == 0:
            self.step = 1
            m.tell(TOLD_BUYING, seat)
        else:
            m.ask(seat, ASK_BUY)

    def count(self, t: Table, seat: i64) -> i64:
        return self._scan(market(t), seat, -1)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return self._scan(market(t), seat, k)

    def _scan(self, m: Market, seat: i64, k: i64) -> i64:
        """The k-th option, or with k = -1 how many there are."""
        if k == 0:
            return V_END  # TM-P2, TM-Q39
        me = m.players[seat]
        n: i64 = 1
        if me.powers & m.cards.exits != 0 and me.gold > 0:  # TM-K18
            if k == n:
                return V_EXIT
            n += 1
        ready = me.powers & m.cards.abilities & ~me.used  # TM-P11
        if ready != 0:
            for card in m.cards.ability:
                if ready & card.bit != 0:
                    c = uses(card, me.pile)
                    if n <= k < n + c:
                        return use(card, k - n)
                    n += c
        if me.bought < allowed(m, me):  # TM-P8
            deck: i64 = 0
            while deck <= m.current:
                row = m.row(deck)
                while row != 0:
                    buyable = row & SLOT_MASK
                    row >>= SLOT
                    if buyable != 0:
                        c = payments(m, me, buyable)
                        if n <= k < n + c:
                            return payment(m, me, buyable, k - n)
                        n += c
                deck += 1
        if k >= 0:
            raise RuleError("no such option")
        return n

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        m = market(t)
        me = m.players[seat]
        v = verb(move)
        card = arg(move)
        if v == V_END:
            return move == V_END
        if v == V_EXIT:
            return move == V_EXIT and me.powers & m.cards.exits != 0 and me.gold > 0
        if v == V_FLIP or v == V_SELL or v == V_TRADE:
            if card >= len(m.cards.card):
                return False
            ability = m.cards.card[card]
            if me.powers & m.cards.abilities & ~me.used & ability.bit == 0:
                return False
            n = uses(ability, me.pile)
            k: i64 = 0
            while k < n:
                if use(ability, k) == move:
                    return True
                k += 1
            return False
        if v == V_BUY:
            if me.bought >= allowed(m, me) or not m.on_sale(card):
                return False
            n = payments(m, me, card)
            k = 0
            while k < n:
                if payment(m, me, card, k) == move:
                    return True
                k += 1
        return False

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        me = m.players[seat]
        v = verb(move)
        card = arg(move)
        if v == V_END:
            self.turns += 1
            self.step = 0
            m.tell(TOLD_END, seat)
        elif v == V_EXIT:
            me.gold -= 1
            m.tell(TOLD_EXIT, seat)
            m.infamy(seat, 2, lowest(m.cards.exits))
        elif v == V_FLIP:
            source: i64 = m.cards.card[card].x
            target = (move >> 12) & 7
            me.used |= bit(card)
            me.pile += one(target) - one(source)
            m.tell(TOLD_FLIP, seat, card, source, target)
        elif v == V_SELL:
            source = m.cards.card[card].x
            self._spend(m, me, card, source)
            m.tell(TOLD_SELL, seat, card, source)
            m.infamy(seat, 1, card)
        elif v == V_TRADE:
            self._spend(m, me, card, I)
            me.gold += 1
            m.tell(TOLD_TRADE, seat, card)
            m.tell(TOLD_GOLD, seat, 1, card)
        else:
            pay(m, seat, move)
            m.push(Gain(seat, card, True))

    def _spend(self, m: Market, me: Player, card: i64, face: i64) -> None:
        me.used |= bit(card)
        me.pile -= one(face)
        m.spent += 1


def allowed(m: Market, me: Player) -> i64:
    """TM-P12: purchases this turn."""
    n: i64 = 1
    if me.powers & m.cards.rackets != 0:  # TM-K20
        n += 1
    if me.powers & m.cards.xbuys != 0:  # TM-K4, TM-K5: the record decides
        gem: i64 = 0
        while gem < 4:
            if of(me.final, gem) > 0:
                n += ones(me.powers & m.cards.xbuy[gem])
            gem += 1
    return n


def uses(card: Card, pile: i64) -> i64:
    """How many ways an ability can be used on this pile."""
    if card.effect == GAUNTLET:  # TM-K3
        return 1 if of(pile, I) > 0 else 0
    if of(pile, card.x) == 0:
        return 0
    return size(card.y) if card.effect == FLIP else 1  # TM-K1, TM-K2


def use(card: Card, k: i64) -> i64:
    """The k-th of them."""
    if card.effect == FLIP:
        return flip_move(card.number, kth_kind(card.y, k))
    return (V_TRADE if card.effect == GAUNTLET else V_SELL) | (card.number << 6)


def purse(m: Market, me: Player) -> i64:
    """Gold the buyer may spend on one card now."""
    if m.gold_limit > 0 and m.gold_limit - me.paid < me.gold:  # TM-Q7, a house option
        return m.gold_limit - me.paid
    return me.gold


def payments(m: Market, me: Player, card: i64) -> i64:
    """How many ways the buyer can pay for a card."""
    cost: i64 = m.cards.card[card].cost
    gold = purse(m, me)
    if me.powers & m.cards.rackets == 0:
        return splits(cost, me.pile, gold)
    n: i64 = 0
    gem: i64 = 0
    while gem < 4:  # TM-K19: one symbol less, the buyer's choice
        if of(cost, gem) > 0:
            n += splits(cost - one(gem), me.pile, gold)
        gem += 1
    return n


def payment(m: Market, me: Player, card: i64, k: i64) -> i64:
    """The k-th of them, as a move."""
    cost: i64 = m.cards.card[card].cost
    gold = purse(m, me)
    if me.powers & m.cards.rackets == 0:
        return buy_move(card, 0, split(cost, me.pile, gold, k))
    gem: i64 = 0
    while gem < 4:
        if of(cost, gem) > 0:
            n = splits(cost - one(gem), me.pile, gold)
            if k < n:
                return buy_move(card, gem + 1, split(cost - one(gem), me.pile, gold, k))
            k -= n
        gem += 1
    raise RuleError("no such payment")


def splits(cost: i64, pile: i64, gold: i64) -> i64:
    """TM-P4, TM-Q6: in how many ways the symbols can be shared out between dice and gold."""
    short = shortage(cost, pile)
    need = size(short)
    if need > gold:
        return 0
    if need == gold:
        return 1
    ways = selections(cost - short)  # symbols with a die that gold may replace
    if size(cost) <= gold:
        return ways
    n: i64 = 0
    k: i64 = 0
    while k < ways:
        if gold_total(gold_split(cost, pile, k)) <= gold:
            n += 1
        k += 1
    return n


def shortage(cost: i64, pile: i64) -> i64:
    """The symbols of a price that have no die: in every field cost - pile, or 0 where the pile has enough."""
    left = (cost | GUARD) - (pile & GEMS)
    enough = left & GUARD
    return left & (enough - (enough >> 4))


def split(cost: i64, pile: i64, gold: i64, k: i64) -> i64:
    """The k-th of these ways: two bits per gem, symbols paid in gold. The first uses as many dice as it can."""
    way: i64 = 0
    while True:
        shared = gold_split(cost, pile, way)
        if gold_total(shared) <= gold:
            if k == 0:
                return shared
            k -= 1
        way += 1


def gold_split(cost: i64, pile: i64, way: i64) -> i64:
    """One way to pay, whatever it takes in gold."""
    out: i64 = 0
    shift: i64 = 0
    while cost != 0:
        n = cost & 31
        if n > 0:
            have = pile & 31
            if have > n:
                have = n
            out |= (n - have + way % (have + 1)) << shift
            way //= have + 1
        shift += 2
        cost >>= 5
        pile >>= 5
    return out


def gold_total(shared: i64) -> i64:
    """The gold such a payment takes."""
    return (shared & 3) + ((shared >> 2) & 3) + ((shared >> 4) & 3) + ((shared >> 6) & 3)


def pay(m: Market, seat: i64, move: i64) -> None:
    """TM-P4 to TM-P7: discard the dice, pay the gold, take the card from its row."""
    me = m.players[seat]
    card = arg(move)
    waived = (move >> 12) & 7
    shared = (move >> 15) & 255
    dice: i64 = m.cards.card[card].cost
    if waived > 0:
        dice -= one(waived - 1)
    gem: i64 = 0
    while gem < 4:
        dice -= ((shared >> (2 * gem)) & 3) << (5 * gem)
        gem += 1
    gold = gold_total(shared)
    me.pile -= dice
    me.gold -= gold
    me.paid += gold
    me.bought += 1
    m.spent += size(dice)
    m.take_from_row(card)
    m.tell(TOLD_BUY, seat, card, dice, gold, waived)
