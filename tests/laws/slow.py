"""The core's loop, one rule at a time: what `Table.step` does, with a look at every run of every frame."""

from collections.abc import Callable, Iterator
from typing import Any

from rookery.core.table import CHANCE, NOBODY, Frame, Table, Writer

Look = Callable[[Table], None]


def numbers(frame: Frame) -> list[int]:
    """A frame as numbers, its kind first."""
    writer = Writer()
    frame.save(writer)
    return [int(frame.kind()), *writer.ints]


class Ran:
    """What one run of a frame did."""

    def __init__(
        self, before: list[list[int]], after: list[list[int]], asked: bool, over: bool, changed: bool
    ) -> None:
        self.before = before
        self.after = after
        self.asked = asked
        self.over = over
        self.changed = changed

    @property
    def pushed(self) -> int:
        """How many frames more there are."""
        return len(self.after) - len(self.before)

    def wrong(self) -> str:
        """Law 1: it asks, pushes one child, finishes or ends the game; or else it gets on (a new step)."""
        deeds = [self.asked, self.pushed == 1, self.pushed == -1, self.over]
        kind = self.before[-1][0]
        if self.pushed not in (-1, 0, 1):
            return f"frame {kind} pushed {self.pushed} frames at once"
        if sum(deeds) > 1:
            return f"frame {kind} did more than one of: ask, push, finish, end"
        if sum(deeds) == 0 and not self.changed:
            return f"frame {kind} did nothing, and would do so for ever"
        below = len(self.before) - 1
        if self.after[:below] != self.before[:below]:
            return f"frame {kind} changed the frames below it"
        return ""


def steps(table: Table, seat: int, move: int, forced: Look | None = None) -> Iterator[Ran]:
    """Apply a legal answer as `Table.step` does; every run of a frame is yielded, forced answers are shown."""
    if seat == CHANCE:
        table.commits += 1
    zones: Any = table.zones
    learnt = 0 if zones is None else zones.learnt
    table._apply(seat, move)
    while not table.over:
        if table.who == NOBODY:
            before, packed = [numbers(f) for f in table.stack], table.pack()
            table.stack[-1].run(table)
            after, changed = [numbers(f) for f in table.stack], table.pack() != packed
            yield Ran(before, after, table.who != NOBODY, bool(table.over), changed)
        elif table.choices == 1 and table.who >= 0 and table.stack[-1].open(table, table.who):
            if forced is not None:
                forced(table)
            table._apply(table.who, table.stack[-1].option(table, table.who, 0))
        else:
            break
    if zones is not None and zones.learnt != learnt:
        table.commits += 1
