"""The rules of Thief's Market: the evening, its rounds and the market.

Splitting the loot is in split.py, buying in buy.py, arriving cards in arrivals.py, scoring in score.py.
"""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import lowest, nth, ones
from rookery.core.table import CHANCE, Frames, Table
from rookery.games.thiefs_market.cards.book import ESTATE, MARKER, SCALES, CardTable, I, Y, of
from rookery.games.thiefs_market.moves.codes import (
    V_DRAW,
    V_FIRST,
    V_GRAB,
    arg,
    is_roll,
    outcomes,
    roll_move,
    rolled,
)
from rookery.games.thiefs_market.rules.arrivals import Gain
from rookery.games.thiefs_market.rules.buy import Buying
from rookery.games.thiefs_market.rules.frame import SHORT, Rule, market
from rookery.games.thiefs_market.rules.score import tied_first
from rookery.games.thiefs_market.rules.split import AfterSplit, Robbery, Split
from rookery.games.thiefs_market.said import (
    ASK_GRAB,
    CHANCE_DRAW,
    CHANCE_FIRST,
    CHANCE_ROLL,
    TOLD_DEAL,
    TOLD_EXCHANGE,
    TOLD_FIRST,
    TOLD_GOLD,
    TOLD_GRAB,
    TOLD_OPEN,
    TOLD_OVER,
    TOLD_ROLL,
    TOLD_ROUND,
)
from rookery.games.thiefs_market.state.table import Market, Player

# -- The evening: rounds until deck C runs short ------------------------------------------------------


class Evening(Rule):
    """TM-R1, TM-G1: set-up, then rounds until the market cannot be refilled, then scoring."""

    def run(self, t: Table) -> None:
        m = market(t)
        if self.step == 0:
            self.step = 1
            m.push(Setup())
        elif self.step == 1:
            self.step = 2
            m.push(Round())
        elif self.step == 2:
            self.step = 1  # TM-E9
            if m.result == SHORT:  # TM-E8: scoring shows all infamy, so nothing before it can be taken back
                self.step = 3
                m.learn()
        else:
            self._finish(m)

    def _finish(self, m: Market) -> None:
        if m.grab and m.grabbed < 0:  # TM-G11, TM-Q24
            tied = tied_first(m)
            if ones(tied) > 1:
                m.ask_any(tied, ASK_GRAB)
                return
        m.tell(TOLD_OVER)
        m.end()

    def count(self, t: Table, seat: i64) -> i64:
        return 1

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return V_GRAB

    def open(self, t: Table, seat: i64) -> bool:
        return False  # a race must be run

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        m.grabbed = seat
        m.tell(TOLD_GRAB, seat)


class Setup(Rule):
    """TM-S: who starts, and the first row."""

    def run(self, t: Table) -> None:
        m = market(t)
        if self.step == 0:
            if m.fixed_start >= 0:  # TM-S3: chosen by the host
                self._first(m, m.fixed_start)
            else:
                m.ask(CHANCE, CHANCE_FIRST)
        elif self.step == 1:
            self.step = 2
            m.push(Refill())  # TM-S7
        else:
            m.finish()

    def _first(self, m: Market, seat: i64) -> None:
        m.start = seat
        self.step = 1
        m.tell(TOLD_FIRST, seat)

    def count(self, t: Table, seat: i64) -> i64:
        return market(t).seats

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return V_FIRST | (k << 6)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        self._first(market(t), arg(move))


class Round(Rule):
    """TM-R1: roll, split the loot, buy, exchange and refill."""

    def run(self, t: Table) -> None:
        m = market(t)
        if self.step == 0:
            self.step = 1
            m.round += 1
            m.tell(TOLD_ROUND, m.round, m.start)
        elif self.step == 1:  # TM-L1
            m.ask(CHANCE, CHANCE_ROLL)
        elif self.step == 2:
            self.step = 3
            m.push(Split(m.start))
        elif self.step == 3:
            self.step = 4
            m.push(AfterSplit())
        elif self.step == 4:
            self.step = 5
            m.push(Buying(m.holder()))  # TM-P1
        elif self.step == 5:
            exchange(m)
            self.step = 6
            m.push(Refill())
        else:
            m.finish(m.result)

    def count(self, t: Table, seat: i64) -> i64:
        return outcomes(market(t).dice)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return roll_move(market(t).dice, k)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        return is_roll(move, market(t).dice)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        loot = rolled(move)
        m.spent = 0
        m.pool += loot
        m.tell(TOLD_ROLL, m.start, loot)
        self.step = 2


# -- End of the round ---------------------------------------------------------------------------------


def exchange(m: Market) -> None:
    """TM-E1 to TM-E3: bags for gold, masks for infamy; then everything back to the middle."""
    scales: i64 = m.cards.with_effect[SCALES]
    estate: i64 = m.cards.with_effect[ESTATE]
    seat: i64 = 0
    while seat < m.seats:
        player = m.players[seat]
        bags, masks = of(player.pile, Y), of(player.pile, I)
        player.gold += bags
        player.infamy += masks
        if bags + masks > 0:
            m.tell(TOLD_EXCHANGE, seat, bags, masks)
        if bags > 0 and player.powers & scales != 0:  # TM-K11
            player.gold += 1
            m.tell(TOLD_GOLD, seat, 1, lowest(scales))
        if masks > 0 and player.powers & estate != 0:  # TM-K21
            m.infamy(seat, 1, lowest(estate))
        seat += 1
    m.start = m.holder()  # TM-R2
    for player in m.players:
        player.pile = 0
        player.final = 0
        player.used = 0
        player.bought = 0
        player.paid = 0
    m.spent = m.dice
    m.pool = MARKER


class Refill(Rule):
    """TM-E4 to TM-E8: the newest row is brought back to five; a deck that runs out opens the next one."""

    def run(self, t: Table) -> None:
        m = market(t)
        gaps = m.gaps(m.current)
        if self.step == 0 and m.current == 2 and m.deck(2) < gaps:
            m.finish(SHORT)  # TM-E8, TM-Q30
        elif gaps == 0:
            m.finish()  # TM-E6, TM-Q31
        elif m.deck(m.current) == 0 and m.current == 2:
            m.finish(SHORT)  # somebody's own last deck was short from the beginning
        elif m.deck(m.current) == 0:
            m.current += 1  # TM-E5
            self.step = 1
            m.tell(TOLD_OPEN, m.current)
        else:
            self.step = 1
            m.ask(CHANCE, CHANCE_DRAW)

    def count(self, t: Table, seat: i64) -> i64:
        m = market(t)
        return ones(m.unseen(m.current))

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        m = market(t)
        return V_DRAW | (nth(m.unseen(m.current), k) << 6)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        card = arg(move)
        m.draw(card)
        m.place(m.current, card)
        m.tell(TOLD_DEAL, m.current, card)


# -- The table with its rules -------------------------------------------------------------------------


FRAMES: Final = Frames([Evening, Setup, Round, Split, Robbery, AfterSplit, Buying, Gain, Refill])


def new_table(seats: int, cards: CardTable, promo: bool, start: int, gold_limit: int, grab: bool) -> Market:
    """TM-S: the table before the first roll of chance. Nothing has been asked yet."""
    m = Market(seats, FRAMES, cards)
    m.promo = promo
    m.fixed_start = start
    m.gold_limit = gold_limit
    m.grab = grab
    m.dice = cards.dice[seats]
    m.spent = m.dice
    m.pool = MARKER
    for _ in range(seats):
        m.players.append(Player())
    for deck in range(3):
        m.set_deck(deck, cards.keep[deck], cards.of_deck(deck, promo))
    m.push(Evening())
    return m
