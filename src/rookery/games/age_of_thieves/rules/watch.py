"""The watch: figures led by a card (AT-W12), and the watch's own action at its initiative (AT-W1 to AT-W9)."""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, has
from rookery.core.kinds import SeatNo
from rookery.core.table import Table
from rookery.games.age_of_thieves.cards.city import Board
from rookery.games.age_of_thieves.moves.codes import V_GO, V_STOP, V_TOWARD, V_WATCH, first_of, move_of
from rookery.games.age_of_thieves.rules.frame import Rule, catch_on, city
from rookery.games.age_of_thieves.said import (
    ASK_MARCH,
    ASK_ORDER,
    ASK_ROUTE,
    ASK_TOWARD,
    TOLD_MARCH,
    TOLD_MOVED,
    TOLD_PICKS,
    TOLD_WATCH,
    TOLD_WATCH_GOES,
    TOLD_WATCH_STAYS,
)
from rookery.games.age_of_thieves.state.kinds import SpaceNos, SpaceOrNone, Steps
from rookery.games.age_of_thieves.state.spaces import (
    FIGURE,
    FIGURES,
    FIRE_BIT,
    GUARDS,
    IDLE,
    PLACE,
    POOL,
    SNARED_GUARD,
    FigureNo,
    FigureOrNone,
    FigureSet,
)
from rookery.games.age_of_thieves.state.table import City

OFFERED: Final[i64] = 3  # a march that need not begin: a figure left where it is has not moved (AT-Q14)
WAITING: Final[i64] = 4


def blocked(c: City, figure: i64, space: i64) -> bool:
    """Does another figure of the watch stand there?"""
    holds = c.space[space] & FIGURE
    return holds != 0 and holds != figure + 1


def hears(board: Board, at: i64, noises: i64) -> bool:
    """Is one of these noises near enough?"""
    row = at * board.size
    while noises != 0:
        if board.dist[row + (noises & 255)] <= (noises >> 8) & 255:
            return True
        noises >>= 16
    return False


class March(Rule):
    """A player leads a figure of the watch, step by step; it stops where it catches somebody (AT-W12, AT-Q14)."""

    seat: SeatNo
    figure: FigureNo
    left: Steps
    at: SpaceOrNone = -1  # where it is on its way; on a taken space it only passes

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            self.at = c.figure[self.figure] & PLACE
            c.tell(TOLD_PICKS, self.seat, self.at)
            self.step = 2 if catch_on(c, self.at, self.figure) else 1  # AT-W9
        elif self.step == OFFERED:
            self.at = c.figure[self.figure] & PLACE
            c.tell(TOLD_PICKS, self.seat, self.at)
            self.step = WAITING
        elif self.step == 1 or self.step == WAITING:
            c.ask(self.seat, ASK_MARCH)
        else:
            c.finish()

    def moves(self, c: City, seat: i64) -> list[int]:
        out: list[int] = []
        if self.left > 0:
            for to in c.board.paths[self.at]:
                if self._lawful(c, to, self.left - 1):
                    out.append(int(move_of(V_GO, to)))
        if not blocked(c, self.figure, self.at):
            out.append(int(V_STOP))
        return out

    def _lawful(self, c: City, to: i64, left: i64) -> bool:
        """AT-Q15: may it step there, with so many steps left after it?"""
        if c.on_fire(to):
            return False
        if not blocked(c, self.figure, to):
            return True
        if left == 0 or c.caught_on(to, self.figure) != 0:
            return False
        ways: i64 = 0
        for further in c.board.paths[to]:
            if ways == 0 and self._lawful(c, further, left - 1):
                ways = 1
        return ways > 0

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if move == V_STOP:
            c.tell(TOLD_MOVED, seat, self.figure, self.at)
            self.step = 2
            return
        if self.step == WAITING:  # now he is taken up
            self.step = 1
            if catch_on(c, self.at, self.figure):
                self.step = 2
                return
        self.at = first_of(move)
        self.left -= 1
        c.tell(TOLD_MARCH, seat, self.figure, self.at)
        if not blocked(c, self.figure, self.at):
            c.move_figure(self.figure, self.at)
            if catch_on(c, self.at, self.figure):
                self.step = 2


class Watch(Rule):
    """AT-W5: all guards, then all captains; the first thief chooses the order and what else is left open."""

    done: FigureSet = 0  # those that have acted
    figure: FigureOrNone = -1
    target: SpaceOrNone = -1
    chased: SpaceNos = []  # targets of earlier figures that were not caught (AT-Q20)

    def run(self, t: Table) -> None:
        c = city(t)
        if self.step == 0:
            self.step = 1
            c.tell(TOLD_WATCH, c.die)
        elif self.step <= 2:  # 1: guards, 2: captains
            if self.asks_for(c, c.lead(), ASK_ORDER):
                return
            if self.step == 1:
                self.step = 2
            else:
                c.finish()
        elif self.step <= 4:
            c.ask(c.lead(), ASK_TOWARD)
        else:
            c.ask(c.lead(), ASK_ROUTE)

    def moves(self, c: City, seat: i64) -> list[int]:
        if self.step <= 2:
            return self._alert(c)
        out: list[int] = []
        if self.step <= 4:
            for space in self._targets(c):
                out.append(int(move_of(V_TOWARD, space)))
        else:
            for space in self._ends(c):
                out.append(int(move_of(V_GO, space)))
        return out

    def _alert(self, c: City) -> list[int]:
        """The figures of the kind whose turn it is that detect somebody and have not acted."""
        i: i64 = 0 if self.step == 1 else GUARDS
        end: i64 = GUARDS if self.step == 1 else FIGURES
        noises: i64 = -1
        out: list[int] = []
        while i < end:
            now: i64 = c.figure[i]
            at = now & PLACE
            if at != POOL and now & IDLE == 0 and not has(self.done, i):
                if noises < 0:
                    noises = self._noises(c, i)
                if hears(c.board, at, noises):
                    out.append(int(move_of(V_WATCH, at)))
            i += 1
        return out

    def _noises(self, c: City, figure: i64) -> i64:
        """Where a figure of this kind can detect a thief, and from how far, packed: eight bits each."""
        noises: i64 = 0
        seat: i64 = 0
        while seat < c.seats:
            if c.audible(seat):
                noises = (noises << 16) | (c.alertness(figure, seat) << 8) | c.thieves[seat].at
            seat += 1
        return noises

    def _targets(self, c: City) -> list[int]:
        """AT-W6, AT-W7, AT-Q20: the nearest detected thieves, then fresh targets, then the fullest spaces."""
        at = c.figure[self.figure] & PLACE
        near: i64 = 99
        spaces: list[int] = []
        seat: i64 = 0
        while seat < c.seats:
            if c.detects(self.figure, seat):
                space = c.thieves[seat].at
                far = c.board.far(at, space)
                if far < near:
                    near = far
                    spaces = []
                if far == near and int(space) not in spaces:
                    spaces.append(int(space))
            seat += 1
        if len(spaces) > 1:
            fresh = [s for s in spaces if s not in self.chased]
            if len(fresh) > 0:
                spaces = fresh
        if len(spaces) > 1:
            most: i64 = 0
            for s in spaces:
                many = crowd(c, s)
                if many > most:
                    most = many
            spaces = [s for s in spaces if crowd(c, s) == most]
        return spaces

    def _ends(self, c: City) -> list[int]:
        """AT-Q75: where the shortest routes to the target lead it; only the ends nearest to the target count."""
        at = c.figure[self.figure] & PLACE
        steps: i64 = 0 if c.figure[self.figure] & SNARED_GUARD != 0 else c.movement(self.figure)
        found: list[int] = []
        self._follow(c, at, at, steps, found)
        near: i64 = 99
        for end in found:
            far = c.board.far(end, self.target)
            if far < near:
                near = far
        return [end for end in found if c.board.far(end, self.target) == near]

    def _follow(self, c: City, at: i64, end: i64, left: i64, found: list[int]) -> None:
        """Go on along all shortest routes; `end` is the last space passed where it may stand."""
        if not blocked(c, self.figure, at):
            end = at
        stop = left == 0 or at == self.target
        if not stop and c.caught_on(at, self.figure) != 0:
            stop = True
        went = False
        if not stop:
            far = c.board.far(at, self.target)
            for to in c.board.paths[at]:
                if c.board.far(to, self.target) == far - 1 and c.space[to] & FIRE_BIT == 0:
                    if blocked(c, self.figure, to) and c.caught_on(to, self.figure) != 0:
                        continue
                    went = True
                    self._follow(c, to, end, left - 1, found)
        if not went and int(end) not in found:
            found.append(int(end))

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = city(t)
        if self.step <= 2:
            self.figure = c.watch_on(first_of(move))
            self.done |= bit(self.figure)
            c.tell(TOLD_PICKS, seat, first_of(move))
            self.step += 2
        elif self.step <= 4:
            self.target = first_of(move)
            c.tell(TOLD_PICKS, seat, self.target)
            self.step += 2
        else:
            self._arrive(c, first_of(move))

    def _arrive(self, c: City, end: i64) -> None:
        figure = self.figure
        start = c.figure[figure] & PLACE
        if end != start:
            c.move_figure(figure, end)
            c.tell(TOLD_WATCH_GOES, figure, start, end)
        else:
            c.tell(TOLD_WATCH_STAYS, figure, start)
        self.step -= 4
        caught = catch_on(c, end, figure)
        can_walk = c.figure[figure] & SNARED_GUARD == 0 and c.movement(figure) > 0
        if can_walk and not (caught and end == self.target):
            self.chased.append(int(self.target))
        self.figure = -1
        self.target = -1


def crowd(c: City, space: i64) -> i64:
    """AT-Q18: how many thieves are there, hidden or not."""
    many: i64 = 0
    seat: i64 = 0
    while seat < c.seats:
        if c.thieves[seat].at == space:
            many += 1
        seat += 1
    return many
