"""The night in Hadria: setup (AT-S), turns and phases (AT-G1), planning (AT-P), clean-up (AT-N)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, ones
from rookery.core.kinds import SeatMask
from rookery.core.table import CHANCE, Frames, Table
from rookery.games.age_of_thieves.cards.book import (
    A_DEBTS,
    BLUE,
    C_DRUNKEN,
    C_WHISPERS,
    DUNGEON_BLUE,
    GENERAL,
    JASMINE,
    NIKOLAI,
    PIPS,
    THIEVES,
    TOKENS,
    YELLOW,
    ZAIN,
    Book,
)
from rookery.games.age_of_thieves.cards.city import Board
from rookery.games.age_of_thieves.moves.codes import (
    V_DEAL,
    V_DISCARD,
    V_ROLL,
    V_SHEET,
    V_START,
    first_of,
    move_of,
    second_of,
)
from rookery.games.age_of_thieves.rules.acts import Card
from rookery.games.age_of_thieves.rules.events import Alarm, Event, jewel_spaces, put_out
from rookery.games.age_of_thieves.rules.frame import Catch, Discards, Draw, Limit, Place, Rule, city, drop
from rookery.games.age_of_thieves.rules.resolve import Declaration, Resolution, Stack
from rookery.games.age_of_thieves.rules.specials import Special
from rookery.games.age_of_thieves.rules.walk import Gates, Rob, Token, Walk, put_jewel
from rookery.games.age_of_thieves.rules.watch import March, Watch
from rookery.games.age_of_thieves.said import (
    ASK_JEWEL,
    ASK_SHEET,
    ASK_START,
    ASK_TINKER,
    CHANCE_FIRST,
    CHANCE_SHEET,
    CHANCE_WATCH,
    TOLD_CLEANUP,
    TOLD_DISCARD,
    TOLD_FIRST,
    TOLD_JEWEL,
    TOLD_NO_JEWEL,
    TOLD_OVER,
    TOLD_PASS,
    TOLD_POINTS,
    TOLD_ROLL,
    TOLD_SHEET,
    TOLD_START,
    TOLD_TURN,
    TOLD_WATCH_ROLL,
)
from rookery.games.age_of_thieves.state.kinds import Die, InRound
from rookery.games.age_of_thieves.state.spaces import (
    DOWN,
    EMPEROR_BIT,
    FIGURES,
    FIRE_BIT,
    GREEN_ONE,
    GUARDS,
    PLACE,
    POOL,
    SMOKE_BIT,
    TOKEN_SHIFT,
)
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import CAUGHT, PAID, WENT, Thief, general_of

ONE_DIE: Final = [int(move_of(V_ROLL, pips)) for pips in range(1, PIPS + 1)]
TWO_DICE: Final = [int(move_of(V_ROLL, a, b)) for a in range(1, PIPS + 1) for b in range(1, PIPS + 1)]


class Night(Rule):
    """AT-S, then turn after turn."""

    seat: InRound = 0

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:  # AT-S8
            if c.chosen or self.seat == c.seats:
                self.seat = 0
                self.step = 1
            else:
                c.ask(CHANCE, CHANCE_SHEET)
        elif self.step == 1:  # AT-S10
            if self.seat == c.seats:
                self.step = 2
                c.push(First(bit(c.seats) - 1))
            else:
                self.seat += 1
                c.push(Draw(self.seat - 1, 2))
        elif self.step == 2:
            c.first = c.result
            self.seat = c.first
            self.step = 3
            c.tell(TOLD_FIRST, c.first)
        elif self.step == 3:  # AT-Y2
            if c.thieves[self.seat].sheet < 0:
                c.ask(self.seat, ASK_SHEET)
            else:
                self.step = 4
        elif self.step == 4:  # AT-S11
            if c.thieves[self.seat].at < 0:
                c.ask(self.seat, ASK_START)
            else:
                self.step = 5
        else:
            c.push(Turn())

    def moves(self, c: City, seat: i64) -> list[int]:
        out: list[int] = []
        if self.step == 4:
            d: i64 = 0
            while d < 4:
                if c.thieves_on(c.board.start[d]) == 0:
                    out.append(int(move_of(V_START, d)))
                d += 1
            return out
        sheet: i64 = 0
        while sheet < THIEVES:
            taken = False
            for thief in c.thieves:
                taken = taken or thief.sheet == sheet
            if not taken:
                out.append(int(move_of(V_DEAL if self.step == 0 else V_SHEET, sheet)))
            sheet += 1
        return out

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        thief = c.thieves[self.seat]
        if self.step == 4:
            thief.at = c.board.start[first_of(move)]
            c.tell(TOLD_START, self.seat, first_of(move))
        else:
            thief.sheet = first_of(move)
            c.tell(TOLD_SHEET, self.seat, thief.sheet)
            if self.step == 0:
                self.seat += 1
                return
        self.seat = (self.seat + 1) % c.seats


class First(Rule):
    """AT-S11, AT-Q42: all roll; those with the highest roll again until one is left."""

    who: SeatMask  # who rolls in this round
    seat: InRound = 0
    high: Die = 0
    best: SeatMask = 0  # who rolled highest so far

    def run(self, t: Table) -> None:
        c = city(t)
        while self.seat < c.seats and (self.who >> self.seat) & 1 == 0:
            self.seat += 1
        if self.seat < c.seats:
            c.ask(CHANCE, CHANCE_FIRST)
        elif ones(self.best) == 1:
            seat: i64 = 0
            while (self.best >> seat) & 1 == 0:
                seat += 1
            c.finish(seat)
        else:
            self.who = self.best
            self.best = 0
            self.high = 0
            self.seat = 0

    def moves(self, c: City, seat: i64) -> list[int]:
        return ONE_DIE

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        pips = first_of(move)
        c.tell(TOLD_ROLL, self.seat, pips)
        if pips > self.high:
            self.high = pips
            self.best = 0
        if pips == self.high:
            self.best |= bit(self.seat)
        self.seat += 1


class Turn(Rule):
    """AT-G1: Event, Planning, Declaration, Resolution, Clean-up."""

    def run(self, t: Table) -> None:
        c = city(t)
        step = self.step
        self.step = step + 1
        if step == 0:
            c.turn += 1
            c.tell(TOLD_TURN, c.turn, c.first)
        elif step == 1:
            if c.lifted and not c.alarm:  # AT-E1
                c.push(Alarm())
        elif step == 2:
            c.push(Event())
        elif step == 3:  # AT-E4, AT-E5
            self.step = 3
            if c.alarm:
                self.step = 4
            elif not self.asks_for(c, c.lead(), ASK_JEWEL):
                c.tell(TOLD_NO_JEWEL, c.book.compass[c.event], c.yellow)
                self.step = 4
        elif step == 4:  # AT-E6
            self.step = 4
            c.ask(CHANCE, CHANCE_WATCH)
        elif step == 5:
            c.push(Planning())
        elif step == 6:
            c.resolving = True
            set_points(c)
            c.push(Declaration())
        elif step == 7:
            c.push(Resolution())
        elif step == 8:
            clean_up(c)
            if ended(c):
                c.tell(TOLD_OVER)
                c.end()
        elif step == 9:
            pass_token(c)
        else:
            c.finish()

    def moves(self, c: City, seat: i64) -> list[int]:
        return jewel_spaces(c) if self.step == 3 else watch_rolls(c)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if self.step == 3:
            put_jewel(c, first_of(move), YELLOW, 1)
            c.yellow -= 1
            c.tell(TOLD_JEWEL, seat, first_of(move))
        else:
            a, b = first_of(move), second_of(move)
            low, high = (a, b) if a < b else (b, a)
            c.die = a if b == 0 else (low if c.event == C_DRUNKEN else high)
            c.tell(TOLD_WATCH_ROLL, c.die, a, b)
            if c.blaze and c.die >= c.book.quench:
                put_out(c)
        self.step += 1


def watch_rolls(c: City) -> list[int]:
    """One die in calm; two in alarm, and for Drunken Patrol."""
    return TWO_DICE if c.alarm or c.event == C_DRUNKEN else ONE_DIE


def extra_cards(c: City, seat: i64) -> i64:
    """Zain comes with more cards (Strong Arm); Jasmine draws one more with a guard near (Old Flames)."""
    thief = c.thieves[seat]
    if thief.sheet == ZAIN and c.turn == 1:
        return c.book.stock
    if thief.sheet != JASMINE or c.book.flames == 0 or not c.abroad(seat):
        return 0
    i: i64 = 0
    while i < GUARDS:
        at = c.figure[i] & PLACE
        if at != POOL and c.board.far(at, thief.at) <= c.book.flames:
            return 1
        i += 1
    return 0


class Planning(Rule):
    """AT-P1: a card each, from the first thief; Nikolai draws two and keeps one (Tinkerer, AT-Q70)."""

    turn: InRound = 0

    def run(self, t: Table) -> None:
        c = city(t)
        seat = (c.first + self.turn) % c.seats
        if self.turn == c.seats:
            c.finish()
        elif self.step == 0:
            if not c.playing(seat):
                self.turn += 1
            else:
                tinkers = c.thieves[seat].sheet == NIKOLAI
                self.step = 1
                c.thieves[seat].fresh = 0
                draw = Draw(seat, (2 if tinkers else 1) + extra_cards(c, seat))
                draw.fresh = tinkers
                c.push(draw)
        elif self.step == 1:
            if c.thieves[seat].sheet == NIKOLAI and c.result == 2:
                self.step = 2
            else:
                self.step = 3
        elif self.step == 2:
            c.ask(seat, ASK_TINKER)
        else:
            c.thieves[seat].fresh = 0
            self.step = 0
            self.turn += 1
            c.push(Limit(seat))

    def moves(self, c: City, seat: i64) -> list[int]:
        fresh = c.thieves[seat].fresh
        a, b = fresh & 63, fresh >> 6
        low, high = (a, b) if a < b else (b, a)
        if low == high:
            return [int(move_of(V_DISCARD, low))]
        return [int(move_of(V_DISCARD, low)), int(move_of(V_DISCARD, high))]

    def open(self, t: Table, seat: i64) -> bool:
        return False

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        drop(city(t), seat, first_of(move))
        self.step = 3


def set_points(c: City) -> None:
    """AT-D3, AT-D4, AT-Q5: the AP of this turn."""
    seat: i64 = 0
    while seat < c.seats:
        thief = c.thieves[seat]
        if thief.at >= 0:
            base: i64 = BLUE
            if c.jailed(seat) and thief.sheet != JASMINE:  # AT-C6, Old Flames
                base = DUNGEON_BLUE
            thief.blue = base - thief.loss if base > thief.loss else 0
            thief.purple = thief.gain
            if c.event == C_WHISPERS or c.event == A_DEBTS:
                thief.purple += 2
            thief.gain = 0
            thief.loss = 0
            thief.state &= ~CAUGHT
            c.tell(TOLD_POINTS, seat, thief.blue, thief.red, thief.purple)
        seat += 1


def clean_up(c: City) -> None:
    """AT-N1 to AT-N4."""
    c.tell(TOLD_CLEANUP)
    carrier = c.carrier()
    seat: i64 = 0
    while seat < c.seats:
        thief = c.thieves[seat]
        for packed in thief.stacks:
            stack: i64 = packed
            face = general_of(stack)
            if face > 0 and stack & PAID == 0:
                c.discard(face)
                thief.shown -= 1
        thief.stacks = []
        if thief.state & WENT != 0:
            leave_cards(c, seat)
        thief.state = 0
        thief.informers -= thief.used_informers
        thief.agents -= thief.used_agents
        thief.used_informers = 0
        thief.used_agents = 0
        thief.blue = BLUE
        thief.purple = 0
        thief.red = c.seats - 1 if seat == carrier else 0
        seat += 1
    clear_board(c)
    c.event = -1
    c.barred = -1
    c.die = 0
    c.acted = False
    c.resolving = False


def leave_cards(c: City, seat: i64) -> None:
    """AT-Q38: the hand of a thief who left goes to the discard pile."""
    thief = c.thieves[seat]
    for face in thief.hand:
        c.discard(face)
        c.forget(face, seat, c.observers())
        c.tell(TOLD_DISCARD, seat, face)
    c.learn()
    thief.hand = []
    thief.shown = 0


def clear_board(c: City) -> None:
    """AT-N2: smoke, fire (but not the one on the jewel) and what held for figures this turn."""
    if c.smoked:
        for space, packed in enumerate(c.space):
            holds: i64 = packed
            if holds & (SMOKE_BIT | FIRE_BIT) != 0:
                c.space[space] = int(holds & ~(SMOKE_BIT | FIRE_BIT))
        c.smoked = c.blaze
        if c.blaze:
            c.space[c.board.centre] = int(c.space[c.board.centre] | FIRE_BIT)
    for i, figure in enumerate(c.figure):
        now: i64 = figure
        if now & ~PLACE != 0:
            c.figure[i] = int(now & PLACE)


def ended(c: City) -> bool:
    """AT-Z1, AT-Z2, AT-Z4: has the last event of the night been played?"""
    if c.alarm:
        return c.alarm_left == 0
    return c.calm_left == 0 and not c.lifted  # AT-Q35


def pass_token(c: City) -> None:
    """AT-N5, AT-Q39: to the left, to the next thief still on the board."""
    seat = (c.first + 1) % c.seats
    while c.thieves[seat].at < 0:
        seat = (seat + 1) % c.seats
    c.first = seat
    c.tell(TOLD_PASS, seat)


# -- the table ----------------------------------------------------------------------------------------------------


FRAMES: Final = Frames(
    [
        Night,
        First,
        Turn,
        Alarm,
        Event,
        Planning,
        Declaration,
        Resolution,
        Stack,
        Draw,
        Limit,
        Discards,
        Catch,
        Place,
        Token,
        Walk,
        March,
        Watch,
        Rob,
        Card,
        Special,
        Gates,
    ]
)


def new_table(seats: int, board: Board, book: Book, specials: bool, chosen: bool) -> City:
    """AT-S1 to AT-S7: the table before the deal."""
    c = City(seats, FRAMES, board, book)
    c.specials = specials
    c.chosen = chosen
    for _ in range(seats):
        c.thieves.append(Thief())
    c.space = [0] * int(board.size)
    c.figure = [POOL] * int(FIGURES)
    c.deck = book.copies[: GENERAL + 1]
    c.pile = [0] * (GENERAL + 1)
    c.deck_size = sum(c.deck)
    c.unseen = book.tokens[: TOKENS + 1]
    for space in board.token_spaces:
        c.space[space] = int(DOWN << TOKEN_SHIFT)
    for figure in range(len(board.swords)):
        c.move_figure(figure, board.swords[figure])
    for space in board.greens:
        c.space[space] = int(c.space[space] + GREEN_ONE)
    c.space[board.centre] = int(c.space[board.centre] | EMPEROR_BIT)
    c.push(Night())
    return c
