"""The Event Phase (AT-E): the alarm (AT-L1), the event card and what it does at once, the new jewel."""

from mypy_extensions import i64

from rookery.core.bits import bit, lowest
from rookery.core.table import CHANCE, Table
from rookery.games.age_of_thieves.cards.book import (
    A_BARRED,
    A_PATROLS,
    A_RIOT,
    A_SEARCHES,
    C_CHANGING,
    C_MARKET,
    C_PAYDAY,
    C_REINFORCED,
    C_TORCHLIT,
    CALM,
)
from rookery.games.age_of_thieves.cards.city import PALACE
from rookery.games.age_of_thieves.moves.codes import V_AT, V_DISCARD, V_EVENT, V_NONE, V_WATCH, first_of, move_of
from rookery.games.age_of_thieves.rules.acts import posts_for
from rookery.games.age_of_thieves.rules.frame import Discards, Draw, Limit, Place, Rule, city, drop, hand_moves
from rookery.games.age_of_thieves.rules.watch import March
from rookery.games.age_of_thieves.said import (
    ASK_EVENT_GUARD,
    ASK_GATE,
    ASK_MARKET,
    ASK_POST,
    ASK_RIOT,
    CHANCE_EVENT,
    TOLD_ALARM,
    TOLD_BLAZE,
    TOLD_EVENT,
    TOLD_GATE_BARRED,
    TOLD_GONE,
    TOLD_KEEPS,
    TOLD_PICKS,
    TOLD_QUENCHED,
)
from rookery.games.age_of_thieves.state.kinds import InRound
from rookery.games.age_of_thieves.state.spaces import FIGURE, FIRE_BIT, GUARDS, PLACE, POOL, FigureSet, GuardSet
from rookery.games.age_of_thieves.state.table import City


class Alarm(Rule):
    """AT-L1: two captains and two guards in front of the open gates; the calm deck leaves the game."""

    kept: FigureSet = 0

    def run(self, t: Table) -> None:
        c = city(t)
        n = self.step
        if n == 0:
            c.alarm = True
            c.calm_left = 0
            c.tell(TOLD_ALARM, c.gates)
        elif n <= 4:
            if n > 1:
                self.kept |= bit(c.result)
            captain = n <= 2
            spaces = c.board.alarm_captains if captain else c.board.alarm_guards
            place = Place(c.lead(), spaces[2 * c.gates + (n + 1) % 2], captain, False)
            place.kept = self.kept
            c.push(place)
        else:
            c.finish()
            return
        self.step = n + 1


def set_ablaze(c: City) -> None:
    """Torchlit Procession: fire on the Emperors' Jewel, if its space is free; it outlasts the Clean-up (AT-N2)."""
    space = c.board.centre
    if c.space[space] & FIGURE == 0 and c.thieves_on(space) == 0:
        c.space[space] = int(c.space[space] | FIRE_BIT)
        c.smoked = True
        c.blaze = True
        c.tell(TOLD_BLAZE, space)


def put_out(c: City) -> None:
    """The watch's initiative is high enough: the fire on the Emperors' Jewel is out."""
    space = c.board.centre
    c.space[space] = int(c.space[space] & ~FIRE_BIT)
    c.blaze = False
    c.tell(TOLD_QUENCHED, space)


class Event(Rule):
    """AT-E2: the top card of the current deck; what it does at once (sections 8.8 and 8.9)."""

    turn: InRound = 0  # for cards that go round: whose turn it is, from the first thief
    moved: GuardSet = 0  # by Changing of the Guard

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            c.ask(CHANCE, CHANCE_EVENT)
        elif self.step == 1:
            self._round(c)
        elif self.step == 2:  # the hand limit after a draw
            self.step = 1
            c.push(Limit((c.first + self.turn - 1) % c.seats))
        else:
            c.finish()

    def _round(self, c: City) -> None:
        """Cards that ask: each thief in turn, or the first thief."""
        event = c.event
        if event == C_CHANGING or event == C_PAYDAY or event == C_MARKET:
            self._go_round(c)
            return
        self.step = 3
        if event == A_SEARCHES:
            who: i64 = 0
            seat: i64 = 0
            while seat < c.seats:
                if c.abroad(seat):
                    who |= bit(seat)
                seat += 1
            c.push(Discards(who))
        elif event == C_REINFORCED or event == A_PATROLS or event == A_RIOT or event == A_BARRED:
            about: i64 = ASK_POST
            if event == A_RIOT:
                about = ASK_RIOT
            elif event == A_BARRED:
                about = ASK_GATE
            self.step = 1
            if not self.asks_for(c, c.lead(), about):
                self.step = 3

    def _go_round(self, c: City) -> None:
        while self.turn < c.seats and not c.playing((c.first + self.turn) % c.seats):
            self.turn += 1
        if self.turn == c.seats:
            self.step = 3
            return
        seat = (c.first + self.turn) % c.seats
        if c.event == C_PAYDAY:
            self.turn += 1
            self.step = 2
            c.push(Draw(seat, 1))
        elif c.event == C_CHANGING:
            c.ask(seat, ASK_EVENT_GUARD)
        elif c.thieves[seat].shown > 0:
            c.ask(seat, ASK_MARKET)
        else:
            self.turn += 1

    def moves(self, c: City, seat: i64) -> list[int]:
        out: list[int] = []
        event = c.event
        if self.step == 0:
            return coming_events(c)
        if event == C_CHANGING or event == A_RIOT:
            i: i64 = 0
            while i < GUARDS:
                if c.figure[i] & PLACE != POOL and (self.moved >> i) & 1 == 0:
                    out.append(int(move_of(V_WATCH, c.figure[i] & PLACE)))
                i += 1
            if event == C_CHANGING:
                out.append(int(V_NONE))
        elif event == C_MARKET:
            out = hand_moves(c, seat, V_DISCARD)
            out.append(int(V_NONE))
        elif event == A_BARRED:
            out = [
                int(move_of(V_AT, c.board.gates[2 * c.gates])),
                int(move_of(V_AT, c.board.gates[2 * c.gates + 1])),
            ]
        else:
            out = posts_for(c, 3 if event == C_REINFORCED else c.gates)
        return out

    def open(self, t: Table, seat: i64) -> bool:
        return city(t).event != C_MARKET

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        what = first_of(move)
        if self.step == 0:
            self._reveal(c, what)
        elif c.event == C_CHANGING:
            self.turn += 1
            if move == V_NONE:
                c.tell(TOLD_KEEPS, seat)
            else:
                figure = c.watch_on(what)
                self.moved |= bit(figure)
                c.push(March(seat, figure, 2))
        elif c.event == C_MARKET:
            self.turn += 1
            if move == V_NONE:
                c.tell(TOLD_KEEPS, seat)
            else:
                drop(c, seat, what)
                self.step = 2
                c.push(Draw(seat, 2))
        elif c.event == A_RIOT:
            self.step = 3
            figure = c.watch_on(what)
            c.move_figure(figure, POOL)
            c.tell(TOLD_GONE, figure, what)
        elif c.event == A_BARRED:
            self.step = 3
            c.barred = what
            c.tell(TOLD_GATE_BARRED, seat, what)
        else:
            self.step = 3
            c.tell(TOLD_PICKS, seat, what)
            c.push(Place(seat, what, False, True))

    def _reveal(self, c: City, event: i64) -> None:
        c.event = event
        if event < CALM:
            c.calm &= ~bit(event)
            c.calm_left -= 1
        else:
            c.alarms &= ~bit(event)
            c.alarm_left -= 1
        c.tell(TOLD_EVENT, event)
        self.step = 1
        if event == C_TORCHLIT and c.book.quench > 0:
            set_ablaze(c)


def coming_events(c: City) -> list[int]:
    """The events of the current side nobody has seen; those taken out of the game unseen are among them."""
    out: list[int] = []
    unseen = c.alarms if c.alarm else c.calm
    while unseen != 0:
        out.append(int(move_of(V_EVENT, lowest(unseen))))
        unseen &= unseen - 1
    return out


def jewel_spaces(c: City) -> list[int]:
    """AT-E4: empty spaces of the district, at least six steps from every thief."""
    out: list[int] = []
    district: i64 = c.book.compass[c.event]
    if c.yellow == 0 or district < 0:
        return out
    near = 0
    for thief in c.thieves:
        if thief.at >= 0:
            near |= c.board.close[thief.at * (PALACE + 1) + district]
    for space in c.board.inside[district]:
        if near & 1 == 0 and c.space[space] == 0:
            out.append(c.board.ats[space])
        near >>= 1
    return out
