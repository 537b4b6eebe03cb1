"""A move put together in small steps with fixed numbers. Compiled with the core.

The rows of all legal moves (core/eye.py) are laid side by side. A step chooses the number that stands in the first
column in which they differ; those with another number there are out; until one is left. So every legal move is the
end of exactly one path, and no path ends elsewhere. A step's number is that of its column and of the number chosen.
Where moves are too many to be listed, the game has steps of its own (`Observer.drafts`), numbered after these.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rookery.core.eye import Eye, Observer
from rookery.core.table import RuleError, Table

NO_MOVE: Final[i64] = -1
UNSEEN: Final = bytes(256)


class Path:
    """The way to one move: `open` are the steps that may follow, `code` is the move once it is found."""

    def __init__(self, observer: Observer, width: i64, offsets: list[int], first_own: i64) -> None:
        self.observer = observer
        self.width: i64 = width  # of a row
        self.offsets = offsets  # by column: the number of its first step, -1 where it is no choice
        self.first_own: i64 = first_own  # the number of the game's own first step
        self.open: list[int] = []
        self.code: i64 = NO_MOVE
        self.taken: list[int] = []
        self.drafting = False
        self.eye = Eye()
        self.seen = BytesWriter()
        self.codes: list[int] = []
        self.alive: list[int] = []  # moves that are still possible
        self.column: i64 = 0

    def begin(self, t: Table, seat: i64) -> None:
        """At a question of this seat."""
        self.code = NO_MOVE
        self.taken.clear()
        self.open.clear()
        self.drafting = self.observer.drafts(t)
        if self.drafting:
            self._follow(t, seat)
        else:
            self._list(t, seat)
            self.column = 0
            if len(self.alive) > 1:
                self._next_column()
            self._look()

    def take(self, t: Table, seat: i64, step: i64) -> None:
        """One step, which must be open."""
        self.taken.append(int(step))
        self.open.clear()
        if self.drafting:
            self._follow(t, seat)
            return
        value = step - self.offsets[self.column]
        left: list[int] = []
        for k in self.alive:
            if self.eye.out[k * self.width + self.column] == value:
                left.append(k)
        self.alive = left
        if len(left) == 1:
            self.code = self.codes[left[0]]
        else:
            self._next_column()
            self._look()

    def write(self, eye: Eye) -> None:
        """What is settled of the row, and which of its columns that are."""
        at = eye.skip(2 * self.width)
        out = eye.out
        column: i64 = 0
        while column < self.width and len(self.alive) > 0:
            if self._settled(column):
                out[at + column] = self.eye.out[self.alive[0] * self.width + column]
                out[at + self.width + column] = 1
            column += 1

    def write_draft(self, t: Table, seat: i64, eye: Eye) -> None:
        """The same at every question."""
        if self.drafting:
            end = len(eye.out) + 2 * self.width
            self.observer.begun(t, seat, self.taken_own(), eye)
            eye.skip(end - len(eye.out))
        else:
            self.write(eye)

    def taken_own(self) -> list[int]:
        """The steps taken, by the game's own numbers."""
        out: list[int] = []
        for step in self.taken:
            out.append(step - int(self.first_own))
        return out

    def _follow(self, t: Table, seat: i64) -> None:
        found: list[int] = []
        self.code = self.observer.follow(t, seat, self.taken_own(), found)
        for step in found:
            self.open.append(step + int(self.first_own))

    def _list(self, t: Table, seat: i64) -> None:
        n = t.count(seat)
        eye = self.eye
        eye.clear()
        eye.look(seat, t.seats)
        self.codes.clear()
        self.alive.clear()
        k: i64 = 0
        while k < n:
            code = t.top.option(t, seat, k)
            self.codes.append(int(code))
            self.alive.append(int(k))
            self.observer.move(t, seat, code, eye)
            k += 1

    def _settled(self, column: i64) -> bool:
        """Do all moves that are left agree there?"""
        out = self.eye.out
        first = out[self.alive[0] * self.width + column]
        for k in self.alive:  # noqa: SIM110  a generator would be slow
            if out[k * self.width + column] != first:
                return False
        return True

    def _next_column(self) -> None:
        column: i64 = 0
        while column < self.width:
            if self.offsets[column] >= 0 and not self._settled(column):
                self.column = column
                return
            column += 1
        raise RuleError("two legal moves have the same row")

    def _look(self) -> None:
        """The steps that may follow: the numbers in the column."""
        seen = self.seen
        seen.truncate(0)
        seen.write(UNSEEN)
        first: i64 = self.offsets[self.column]
        for k in self.alive:
            value = i64(self.eye.out[k * self.width + self.column])
            if seen[value] == 0:
                seen[value] = 1
                self.open.append(int(first + value))
