"""Phase 1 and what follows it: splitting the loot (TM-L, TM-M)."""

from mypy_extensions import i64

from rookery.core.bits import lowest
from rookery.core.kinds import Count, SeatNo, SeatOrNobody
from rookery.core.table import CHANCE, RuleError, Table
from rookery.games.thiefs_market.cards.book import (
    ALLEY,
    DICE,
    EYEPATCH,
    MARKER,
    NO_FACE,
    holds,
    one,
    selection,
    selections,
    size,
)
from rookery.games.thiefs_market.moves.codes import (
    V_REROLL,
    V_ROB,
    V_SAVE,
    V_TAKE,
    arg,
    is_face,
    is_roll,
    kinds,
    kth_kind,
    outcomes,
    rob_move,
    roll_move,
    rolled,
    take_move,
    verb,
)
from rookery.games.thiefs_market.rules.frame import Rule, market
from rookery.games.thiefs_market.said import (
    ASK_REROLL,
    ASK_SAVE,
    ASK_SPLIT,
    CHANCE_ROLL,
    TOLD_LUCKY,
    TOLD_REROLLED,
    TOLD_ROB,
    TOLD_SAVE,
    TOLD_TAKE,
)
from rookery.games.thiefs_market.state.table import Face, Market

# -- Phase 1: splitting the loot ----------------------------------------------------------------------


class Split(Rule):
    """TM-L: take from the pool, or rob a pile and return part of it, until everybody has a pile."""

    seat: SeatNo  # whose turn it is

    def run(self, t: Table) -> None:
        m = market(t)
        tried: i64 = 0
        while tried < m.seats:  # TM-L4: the nearest thief without a pile
            if m.players[self.seat].pile == 0:
                m.ask(self.seat, ASK_SPLIT)
                return
            self.seat = (self.seat + 1) % m.seats
            tried += 1
        m.finish()  # TM-L11

    def count(self, t: Table, seat: i64) -> i64:
        m = market(t)
        n: i64 = 0
        without: i64 = 0
        for player in m.players:
            pile = player.pile
            if pile == 0:
                without += 1
            else:
                n += selections(pile) - 2  # TM-L6: keep one, return one; TM-L7: a lone piece leaves none
        if m.pool != 0:
            n += 1 if without == 1 else selections(m.pool) - 1  # TM-L10; TM-Q1
        return n

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        m = market(t)
        if m.pool != 0:
            if m.without_pile() == 1:
                if k == 0:
                    return take_move(m.pool)
                k -= 1
            else:
                n = selections(m.pool) - 1
                if k < n:
                    return take_move(selection(m.pool, k + 1))
                k -= n
        victim: i64 = 0
        while victim < m.seats:
            pile = m.players[victim].pile
            if pile != 0:
                n = selections(pile) - 2
                if k < n:
                    return rob_move(victim, selection(pile, k + 1))
                k -= n
            victim += 1
        raise RuleError("no such option")

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        m = market(t)
        if verb(move) == V_TAKE:
            loot = move >> 6
            if loot <= 0 or not holds(m.pool, loot):
                return False
            return loot == m.pool or m.without_pile() > 1
        if verb(move) == V_ROB:
            victim, kept = arg(move), move >> 12
            if victim >= m.seats or kept <= 0:
                return False
            pile = m.players[victim].pile
            return kept != pile and holds(pile, kept)
        return False

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        me = m.players[seat]
        if verb(move) == V_TAKE:
            loot = move >> 6
            m.pool -= loot
            me.pile = loot
            m.tell(TOLD_TAKE, seat, loot)
        else:
            victim, kept = arg(move), move >> 12
            pile = m.players[victim].pile
            m.players[victim].pile = 0
            me.pile = kept
            m.aside = (pile - kept) & DICE
            m.pool += (pile - kept) & MARKER
            m.tell(TOLD_ROB, seat, victim, kept, pile - kept)
            robbed = m.players[victim]
            if robbed.powers & m.cards.clutches != 0:  # TM-K15
                m.infamy(victim, 1, lowest(robbed.powers & m.cards.clutches))
            if m.aside != 0:
                m.push(Robbery(victim))


class Robbery(Rule):
    """TM-L8: the returned dice are rerolled, but for the one Lucky Animal Appendage saves (TM-K12)."""

    victim: SeatNo

    def run(self, t: Table) -> None:
        m = market(t)
        if self.step == 0:
            if m.players[self.victim].powers & m.cards.lucky != 0:
                m.ask(self.victim, ASK_SAVE)
            else:
                self.step = 1
        elif self.step == 1:
            if m.aside == 0:
                m.finish()
            else:
                m.ask(CHANCE, CHANCE_ROLL)
        else:
            m.finish()

    def count(self, t: Table, seat: i64) -> i64:
        m = market(t)
        if seat == CHANCE:
            return outcomes(size(m.aside))
        return 1 + kinds(m.aside)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        m = market(t)
        if seat == CHANCE:
            return roll_move(size(m.aside), k)
        return V_SAVE | (kth_kind(m.aside, k) << 6)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        m = market(t)
        if seat == CHANCE:
            return is_roll(move, size(m.aside))
        return is_face(move, V_SAVE, m.aside)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        if seat == CHANCE:
            loot = rolled(move)
            m.aside = 0
            m.pool += loot
            m.tell(TOLD_REROLLED, loot)
            self.step = 2
        else:
            face = arg(move)
            if face != NO_FACE:
                m.aside -= one(face)
                m.pool += one(face)
            m.tell(TOLD_SAVE, seat, face)
            self.step = 1


# -- Between the phases -------------------------------------------------------------------------------


class AfterSplit(Rule):
    """TM-M: Lucky rerolls, then the final piles are recorded, then Eyepatch and Alleyway pay."""

    tried: Count = 0  # thieves looked at, from the marker holder on (TM-Q41)
    face: Face = NO_FACE  # the die being rerolled
    first: SeatOrNobody = -1

    def run(self, t: Table) -> None:
        m = market(t)
        if self.first < 0:
            self.first = m.holder()
        if self.face != NO_FACE:
            m.ask(CHANCE, CHANCE_ROLL)
            return
        while self.tried < m.seats:  # TM-M1
            seat = (self.first + self.tried) % m.seats
            player = m.players[seat]
            if player.powers & m.cards.lucky != 0 and player.pile & DICE != 0:
                m.ask(seat, ASK_REROLL)
                return
            self.tried += 1
        record_piles(m)
        m.finish()

    def count(self, t: Table, seat: i64) -> i64:
        if seat == CHANCE:
            return 6
        return 1 + kinds(market(t).players[seat].pile & DICE)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        if seat == CHANCE:
            return roll_move(1, k)
        return V_REROLL | (kth_kind(market(t).players[seat].pile & DICE, k) << 6)

    def allows(self, t: Table, seat: i64, move: i64) -> bool:
        if seat == CHANCE:
            return is_roll(move, 1)
        return is_face(move, V_REROLL, market(t).players[seat].pile & DICE)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        m = market(t)
        if seat == CHANCE:
            owner = (self.first + self.tried) % m.seats
            result = rolled(move)
            m.players[owner].pile += result - one(self.face)
            m.tell(TOLD_LUCKY, owner, self.face, kth_kind(result, 0))
            self.face = NO_FACE
            self.tried += 1
        elif arg(move) == NO_FACE:
            m.tell(TOLD_LUCKY, seat, NO_FACE, NO_FACE)
            self.tried += 1
        else:
            self.face = arg(move)


def record_piles(m: Market) -> None:
    """TM-M2, then TM-M3."""
    for player in m.players:
        player.final = player.pile
        player.used = 0
        player.bought = 0
        player.paid = 0
    eyepatch: i64 = m.cards.with_effect[EYEPATCH]
    alley: i64 = m.cards.with_effect[ALLEY]
    first = m.holder()
    tried: i64 = 0
    while tried < m.seats:
        seat = (first + tried) % m.seats
        player = m.players[seat]
        if player.powers & eyepatch != 0 and player.final & MARKER != 0:  # TM-K9
            m.infamy(seat, 1, lowest(eyepatch))
        tried += 1
    tried = 0
    while tried < m.seats:
        seat = (first + tried) % m.seats
        player = m.players[seat]
        if player.powers & alley != 0 and rich_neighbour(m, seat):  # TM-K28
            m.infamy(seat, 2, lowest(alley))
        tried += 1


def rich_neighbour(m: Market, seat: i64) -> bool:
    """Has another thief a final pile of five or more pieces?"""
    other: i64 = 0
    while other < m.seats:
        if other != seat and size(m.players[other].final) >= 5:
            return True
        other += 1
    return False
