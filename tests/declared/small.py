"""A small game that is never compiled: so looks a package outside this repository, on a compiled core or not.

A pot of coins; in turn, everybody takes one to three and may mark somebody. Whoever takes the last coin wins.
"""

from typing import Annotated, Final, cast

from mypy_extensions import i64

from rookery.core import kinds
from rookery.core.kinds import (
    Count,
    EachSeat,
    Flag,
    Fleeting,
    Numbers,
    SeatMask,
    SeatNo,
    SeatOrNobody,
    Shared,
    Together,
    Unsaved,
)
from rookery.core.table import Frame, Frames, Piece, Reader, Table, Writer

MOST: Final = 3
Coins = Annotated[i64, kinds.count("coins", 21)]
Pair = Annotated[tuple[int, ...], kinds.several(kinds.SEAT, 2)]


class Rulebook:
    """What never changes."""

    def __init__(self, coins: int) -> None:
        self.coins = coins


class Purse(Piece):
    """What somebody took."""

    coins: Coins = 0
    takes: Numbers = []
    guess: Unsaved[Count] = 0


class Cellar(Table):
    """The table."""

    book: Shared[Rulebook]
    chest: Purse
    purses: list[Purse] = []
    pot: Coins = 0
    marks: EachSeat = []
    last: SeatOrNobody = -1
    seen: SeatMask = 0
    dark: Together[Flag] = True
    damp: Together[Flag] = False
    shut: Together[Flag] = False
    late: Unsaved[Count] = 0
    best: Fleeting[Numbers] = []  # what somebody reckoned would be good

    def __post_init__(self) -> None:
        self.purses = [Purse() for _ in range(self.seats)]
        self.marks = [0] * self.seats
        self.pot = self.book.coins

    def save_rest(self, w: Writer) -> None:
        if self.late:
            w.put(self.late)

    def load_rest(self, r: Reader) -> None:
        if not r.done():
            self.late = r.take()


class Rule(Frame):
    """What all frames share: no state, no rules of its own."""

    def open(self, t: Table, seat: i64) -> bool:
        return True


class Evening(Rule):
    """Turns until the pot is empty."""

    def run(self, t: Table) -> None:
        c = cast(Cellar, t)
        if c.pot == 0:
            c.end()
        else:
            self.step += 1
            c.push(Turn((self.step - 1) % c.seats))


class Turn(Rule):
    """Take, then mark."""

    seat: SeatNo
    took: Coins = 0
    target: SeatOrNobody = -1
    done: Flag = False
    path: Numbers = [7]
    pair: Pair = (0, 0)

    def run(self, t: Table) -> None:
        if self.done:
            t.finish()
        else:
            t.ask(self.seat, 0)

    def count(self, t: Table, seat: i64) -> i64:
        return min(MOST, cast(Cellar, t).pot)

    def option(self, t: Table, seat: i64, k: i64) -> i64:
        return k + 1

    def answer(self, t: Table, seat: i64, move: i64) -> None:
        c = cast(Cellar, t)
        c.pot -= move
        c.purses[seat].coins += move
        c.purses[seat].takes.append(move)
        c.chest.coins += 1
        c.last = seat
        self.took = move
        self.path.append(move)
        self.done = True


class Pause(Turn):
    """Another frame with what a turn has, and more."""

    many: Count = 4


FRAMES: Final = Frames([Evening, Turn, Pause])


def new_table(seats: int) -> Cellar:
    """Before the first turn."""
    c = Cellar(seats, FRAMES, Rulebook(21), Purse())
    c.push(Evening())
    c.settle()
    return c
