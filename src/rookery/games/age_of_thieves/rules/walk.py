"""A thief's own move, step by step (AT-M, AT-J, AT-H, AT-K), the tokens he turns up, and thefts."""

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from rookery.core import kinds
from rookery.core.bits import bit, lowest
from rookery.core.kinds import Flag, SeatMask, SeatNo
from rookery.core.table import CHANCE, Table
from rookery.games.age_of_thieves.cards.book import (
    A_GRATES,
    AGENT,
    C_FLOODED,
    CITIZENS,
    EMPEROR,
    FAMILIAR,
    GREEN,
    INFORMER,
    JEWELS,
    LADDER,
    MANHOLE,
    MORIUS,
    NOIRON,
    PLAIN,
    STASH,
    TOKENS,
    TRINKET,
    TRINKETS,
    YELLOW,
)
from rookery.games.age_of_thieves.moves.codes import (
    V_ACROBAT,
    V_FACE,
    V_FAMILIAR,
    V_GO,
    V_KEEP,
    V_LEAVE,
    V_NONE,
    V_ROB,
    V_SEWER,
    V_STOP,
    V_TAKE,
    V_TAKE_TOKEN,
    V_TURN,
    first_of,
    move_of,
    second_of,
    verb_of,
)
from rookery.games.age_of_thieves.rules.frame import (
    Discards,
    Draw,
    Limit,
    Place,
    Rule,
    catch_on,
    city,
    districts,
    turn_up_all,
)
from rookery.games.age_of_thieves.said import (
    ASK_KEEP,
    ASK_MOVE,
    ASK_ROB,
    CHANCE_DISTRICT,
    CHANCE_TOKEN,
    TOLD_BOX,
    TOLD_EXTRA,
    TOLD_GATES,
    TOLD_KEEPS,
    TOLD_LEAVE,
    TOLD_MARK,
    TOLD_OVER,
    TOLD_ROB,
    TOLD_SEWER,
    TOLD_STEP,
    TOLD_STOP,
    TOLD_TAKE,
    TOLD_TAKE_TOKEN,
    TOLD_TURN_UP,
    TOLD_VAULT,
)
from rookery.games.age_of_thieves.state.kinds import SpaceNo, Steps, TokenNo
from rookery.games.age_of_thieves.state.spaces import (
    DOWN,
    EMPEROR_BIT,
    GREEN_ONE,
    SMOKE_BIT,
    TRINKET_ONE,
    YELLOW_ONE,
)
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import (
    ACROBAT,
    BOOTED,
    CAUGHT,
    FREED,
    MARKED,
    OFF,
    RAGGED,
    ROBBED,
    SNARED,
    WENT,
)

KEEP_OR_NOT: Final = [int(V_KEEP), int(V_NONE)]

# Ways to move.
NORMAL: Final[i64] = 0
RUNNING: Final[i64] = 1
SPRINGING: Final[i64] = 2

Way = Annotated[i64, kinds.number("way to move", 0, int(SPRINGING))]


# -- jewels and tokens --------------------------------------------------------------------------------------------


def lying(c: City, space: i64, jewel: i64) -> i64:
    """How many jewels of a kind lie on a space."""
    holds: i64 = c.space[space]
    if jewel == YELLOW:
        return (holds >> 12) & 15
    if jewel == GREEN:
        return (holds >> 16) & 7
    return (holds >> 19) & 1 if jewel == EMPEROR else (holds >> 20) & 7


def put_jewel(c: City, space: i64, jewel: i64, many: i64) -> None:
    """Jewels come to a space (or go)."""
    one: i64 = YELLOW_ONE
    if jewel == GREEN:
        one = GREEN_ONE
    elif jewel == EMPEROR:
        one = EMPEROR_BIT
    elif jewel == TRINKET:
        one = TRINKET_ONE
    c.space[space] = int(c.space[space] + many * one)


def rob(c: City, robber: i64, victim: i64, jewel: i64) -> None:
    """AT-H5, AT-H6: one jewel from sheet to sheet, once per turn."""
    thief, rival = c.thieves[robber], c.thieves[victim]
    rival.gets(jewel, -1)
    thief.gets(jewel, 1)
    rival.state = (rival.state | ROBBED) & ~MARKED
    thief.state &= ~RAGGED
    c.tell(TOLD_ROB, robber, victim, jewel)


def rob_moves(out: list[int], c: City, victim: i64) -> None:
    """One move for every kind of jewel a rival has."""
    jewel: i64 = 0
    while jewel < JEWELS:
        if c.thieves[victim].has(jewel) > 0:
            out.append(int(move_of(V_ROB, victim, jewel)))
        jewel += 1


class Rob(Rule):
    """AT-H2 to AT-H4, AT-Q71: rivals hit by a theft symbol; those in reach may be robbed at once."""

    seat: SeatNo
    hit: SeatMask
    reach: SeatMask

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            found = self.moves(c, self.seat)
            if len(found) > 1:
                self.ask_among(c, self.seat, ASK_ROB, found)
                return
        seat: i64 = 0
        while seat < c.seats:
            rival = c.thieves[seat]
            if (self.hit >> seat) & 1 == 1 and rival.state & (ROBBED | MARKED) == 0:
                if c.space[rival.at] & SMOKE_BIT == 0:
                    rival.state |= MARKED
                    c.tell(TOLD_MARK, seat)
            seat += 1
        c.finish()

    def moves(self, c: City, seat: i64) -> list[int]:
        out: list[int] = []
        rival: i64 = 0
        while rival < c.seats:
            if (self.reach >> rival) & 1 == 1 and c.thieves[rival].state & ROBBED == 0:
                rob_moves(out, c, rival)
            rival += 1
        out.append(int(V_NONE))
        return out

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if move == V_NONE:
            c.tell(TOLD_KEEPS, seat)
            self.step = 1
        else:
            rob(c, seat, first_of(move), second_of(move))


def keep_token(c: City, seat: i64, kind: i64) -> None:
    """AT-K4 to AT-K6: a token comes to a sheet."""
    thief = c.thieves[seat]
    if kind == INFORMER:
        thief.informers += 1
    elif kind == AGENT:
        thief.agents += 1
    elif kind == FAMILIAR:
        thief.familiars += 1
    else:
        thief.trinkets += 1


class Token(Rule):
    """A city token is turned up and resolved at once (AT-K). Reports its kind."""

    seat: SeatNo
    space: SpaceNo
    remote: Flag  # turned up by Mechanical Rats, who may bring it?
    face: TokenNo = 0

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            token = c.token(self.space)
            if token > DOWN:
                self._turn(c, token - DOWN)  # Morius has looked at it
            else:
                c.ask(CHANCE, CHANCE_TOKEN)
        elif self.step == 1:
            self._resolve(c)
        elif self.step == 2:  # AT-K1: the hand limit after the Stash
            self.step = 4
            c.push(Limit(self.seat))
        elif self.step == 3:
            c.ask(self.seat, ASK_KEEP)
        else:
            c.finish(self.face)

    def _resolve(self, c: City) -> None:
        self.step = 4
        if self.face == STASH:
            self._box(c)
            self.step = 2
            c.push(Draw(self.seat, 1))
        elif self.face == CITIZENS:
            self._box(c)
            who: i64 = 0
            seat: i64 = 0
            while seat < c.seats:
                at = c.thieves[seat].at
                if c.abroad(seat) and c.board.district[at] == c.board.district[self.space]:
                    who |= bit(seat)
                seat += 1
            c.push(Discards(who))
        elif self.face == PLAIN:
            self._box(c)
            c.push(Place(c.lead(), self.space, False, True))
        elif self.face == TRINKETS:
            c.set_token(self.space, 0)
            put_jewel(c, self.space, TRINKET, 1)
            self.step = 3 if self.remote else 4
        elif self.remote and self.face <= FAMILIAR:
            self.step = 3

    def _box(self, c: City) -> None:
        c.set_token(self.space, 0)
        c.tell(TOLD_BOX, self.space, self.face)

    def _turn(self, c: City, face: i64) -> None:
        self.face = face
        c.learn()
        c.unseen[face] -= 1
        c.set_token(self.space, face)
        c.tell(TOLD_TURN_UP, self.seat, self.space, face)
        self.step = 1

    def moves(self, c: City, seat: i64) -> list[int]:
        return KEEP_OR_NOT if self.step == 3 else unknown_tokens(c)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if verb_of(move) == V_FACE:
            self._turn(c, first_of(move))
            return
        self.step = 4
        if move == V_NONE:
            c.tell(TOLD_KEEPS, seat)
        elif self.face == TRINKETS:
            put_jewel(c, self.space, TRINKET, -1)
            c.thieves[seat].trinkets += 1
            c.tell(TOLD_TAKE, seat, TRINKET, self.space)
        else:
            c.set_token(self.space, 0)
            keep_token(c, seat, self.face)
            c.tell(TOLD_TAKE_TOKEN, seat, self.face, self.space)


def unknown_tokens(c: City) -> list[int]:
    """What a token nobody has looked at may be: one move per token, the unused ones in the box included."""
    left = c.unseen.copy()
    for space in c.board.token_spaces:
        token = c.token(space)
        if token > DOWN:
            left[token - DOWN] -= 1
    out: list[int] = []
    for face in range(1, TOKENS + 1):
        move = int(move_of(V_FACE, face))
        for _ in range(left[face]):
            out.append(move)
    return out


# -- sewers ----------------------------------------------------------------------------------------------------


def sewers_shut(c: City) -> bool:
    """Flooded Sewers, Barred Grates."""
    return c.event == C_FLOODED or c.event == A_GRATES


def way_down(c: City, seat: i64, space: i64) -> bool:
    """AT-M6: is it a sewer entrance for this thief? For Morius exits are entrances too (Rat Roads)."""
    return c.is_sewer_in(space) or (c.thieves[seat].sheet == MORIUS and c.is_sewer_out(space))


def ways_up(c: City, seat: i64, space: i64) -> list[int]:
    """AT-Q79: the sewer exits he may choose."""
    out: list[int] = []
    both = c.thieves[seat].sheet == MORIUS
    for exit_ in c.board.sewers_out:
        if exit_ != space and not c.on_fire(exit_):
            out.append(exit_)
    if both:
        for exit_ in c.board.sewers_in:
            if exit_ != space and not c.on_fire(exit_):
                out.append(exit_)
    for exit_ in c.board.token_spaces:
        token = c.token(exit_)
        if (token == LADDER or (both and token == MANHOLE)) and exit_ != space and not c.on_fire(exit_):
            out.append(exit_)
    return out


# -- the move --------------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
class Walk(Rule):
    """AT-M1: step by step, with pick-ups, tokens, thefts, sewers and captures in between (AT-Q30)."""

    seat: SeatNo
    left: Steps
    how: Way
    taken: Steps = 0
    entered: Flag = False  # he entered this space and may take the sewers from it (AT-Q11)
    sewered: Flag = False
    familiar: Flag = False  # a Familiar Neighbourhood was used in this move (AT-K6)

    def run(self, t: Table) -> None:
        c = city(t)
        thief = c.thieves[self.seat]
        if self.step == 0:
            if thief.state & (CAUGHT | WENT) != 0:
                self.step = 2
            else:
                c.ask(self.seat, ASK_MOVE)
        elif self.step == 1:  # he stopped: Spring Boots protect no longer
            self.step = 2
            if self.how == SPRINGING:
                thief.state &= ~BOOTED
                figure = c.watch_on(thief.at)
                if self.taken > 0 and figure >= 0:
                    catch_on(c, thief.at, figure)
        elif self.step == 2:
            thief.state &= ~BOOTED
            self.step = 3
            if c.due:
                c.push(Gates())
        else:
            c.finish()

    def moves(self, c: City, seat: i64) -> list[int]:
        out: list[int] = []
        thief = c.thieves[seat]
        at = thief.at
        steps = self.left > 0 and thief.state & SNARED == 0
        if c.in_dungeon(at):  # AT-Q6: out he goes
            return steps_from(c, at)
        if steps:
            out = steps_from(c, at)
            if c.alarm and c.open_gate(at):
                out.append(int(V_LEAVE))
        if self.how != RUNNING:
            self._interactions(out, c, at)
        if self.entered and not self.sewered and way_down(c, seat, at) and not sewers_shut(c):
            for exit_ in ways_up(c, seat, at):
                out.append(int(move_of(V_SEWER, exit_)))
        if thief.state & SNARED == 0:
            if thief.familiars > 0 and not self.familiar:
                out.append(int(V_FAMILIAR))
            if thief.sheet == NOIRON and thief.state & ACROBAT == 0 and not self.sewered:
                out.append(int(V_ACROBAT))
        out.append(int(V_STOP))
        return out

    def _interactions(self, out: list[int], c: City, at: i64) -> None:
        """AT-M4: what he may do where he stands."""
        holds: i64 = c.space[at]
        if holds >= 128:  # a token or a jewel lies there
            jewel: i64 = 0
            while jewel < JEWELS:
                if lying(c, at, jewel) > 0:
                    out.append(int(move_of(V_TAKE, jewel)))
                jewel += 1
            token = c.token(at)
            if token >= DOWN:
                out.append(int(V_TURN))
            elif token >= INFORMER and token <= FAMILIAR:
                out.append(int(V_TAKE_TOKEN))
        rivals = c.thieves_on(at) & ~bit(self.seat)
        while rivals != 0:
            rival = lowest(rivals)
            if c.robbable(rival):
                rob_moves(out, c, rival)
            rivals &= rivals - 1

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        verb = verb_of(move)
        if verb == V_GO:
            self._go(c, first_of(move))
        elif verb == V_STOP:
            c.tell(TOLD_STOP, seat)
            self.step = 1
        elif verb == V_TAKE:
            take_jewel(c, seat, first_of(move))
        elif verb == V_TURN:
            self._turn(c)
        elif verb == V_TAKE_TOKEN:
            at = c.thieves[seat].at
            kind = c.token(at)
            c.set_token(at, 0)
            keep_token(c, seat, kind)
            c.tell(TOLD_TAKE_TOKEN, seat, kind, at)
        elif verb == V_ROB:
            rob(c, seat, first_of(move), second_of(move))
        elif verb == V_SEWER:
            self._sewer(c, first_of(move))
        elif verb == V_LEAVE:
            leave(c, seat)
        else:
            self._extra(c, verb)

    def _go(self, c: City, to: i64) -> None:
        thief = c.thieves[self.seat]
        if c.in_dungeon(thief.at):
            thief.state |= FREED  # AT-C8
        thief.at = to
        self.left -= 1
        self.taken += 1
        self.entered = True
        c.tell(TOLD_STEP, self.seat, to)
        figure = c.watch_on(to)
        if figure >= 0:
            catch_on(c, to, figure)  # AT-W10

    def _turn(self, c: City) -> None:
        self.entered = True  # AT-Q11: should it be a Manhole, it counts as entered
        c.push(Token(self.seat, c.thieves[self.seat].at, False))

    def _sewer(self, c: City, to: i64) -> None:
        """AT-M6: the exit is the last space of the move."""
        c.thieves[self.seat].at = to
        self.left = 0
        self.taken += 1
        self.sewered = True
        c.tell(TOLD_SEWER, self.seat, to)
        figure = c.watch_on(to)
        if figure >= 0:
            catch_on(c, to, figure)

    def _extra(self, c: City, verb: i64) -> None:
        thief = c.thieves[self.seat]
        self.left += 1
        if verb == V_FAMILIAR:
            thief.familiars -= 1
            self.familiar = True
        else:
            thief.state |= ACROBAT
        c.tell(TOLD_EXTRA, self.seat, 1 if verb == V_FAMILIAR else 0)


def steps_from(c: City, at: i64) -> list[int]:
    """One move for every path that no fire bars (AT-X3)."""
    if not c.smoked:
        return c.board.goes[at].copy()
    return [move for move in c.board.goes[at] if not c.on_fire(first_of(move))]


def take_jewel(c: City, seat: i64, jewel: i64) -> None:
    """AT-J1, AT-V1."""
    thief = c.thieves[seat]
    put_jewel(c, thief.at, jewel, -1)
    thief.gets(jewel, 1)
    thief.state &= ~RAGGED
    c.tell(TOLD_TAKE, seat, jewel, thief.at)
    if jewel == EMPEROR and not c.lifted:
        c.lifted = True
        c.due = True
        thief.best = 1
        thief.red = c.seats - 1
        c.tell(TOLD_VAULT, seat, thief.red)


def leave(c: City, seat: i64) -> None:
    """AT-L2, AT-Z3, AT-Q37, AT-Q38."""
    thief = c.thieves[seat]
    c.left += 1
    thief.out = c.left
    c.tell(TOLD_LEAVE, seat, thief.at)
    thief.at = OFF
    thief.state = WENT
    turn_up_all(c, seat)
    if thief.emperor > 0 or c.left == c.seats:
        c.tell(TOLD_OVER)
        c.end()


class Gates(Rule):
    """AT-V2: the move of the first pickup is over; the district card opens two gates."""

    def run(self, t: Table) -> None:
        c = city(t)
        if c.due:
            c.ask(CHANCE, CHANCE_DISTRICT)
        else:
            c.finish()

    def moves(self, c: City, seat: i64) -> list[int]:
        return districts(c)

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        c.due = False
        c.gates = first_of(move)
        c.tell(TOLD_GATES, c.gates)
