"""What a seat sees of a game as a row of numbers, and what each of the numbers means.

>>> from rookery import game
>>> spec = game("thiefs-market").observation(4)
>>> spec["me.gold"].high
60
>>> match = game("thiefs-market").start(4, seed=7)
>>> spec.split(spec.of(match, 0))["me.gold"]
b'\\x01'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rookery.core.eye import FOLLOWS, NUMBER_OF, Eye, Observer, Part
from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.errors import GameError, LabError, quoted
from rookery.packages import package

if TYPE_CHECKING:
    from rookery.games.kit import Kit
    from rookery.play.match import Match

ROOM = 1 << 16
"""No observation is longer."""


class Layout(Mapping[str, Part]):
    """Named parts of a row of bytes. Every number is 0 to 255; a part says what its numbers mean.

    A part's kind is `count` (a number: `low` stands for the byte 0), `number of` (a thing by its number: its size
    says nothing), `one of` (a one in its place) or `some of` (a one for each member).
    """

    def __init__(self, parts: list[Part], size: int) -> None:
        self.size = size
        """How many numbers."""
        self.parts = numbered(parts)
        self._by_name = {part.name: part for part in self.parts}

    def __getitem__(self, name: str) -> Part:
        return self._by_name[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self.parts)

    def split(self, row: Any) -> dict[str, Any]:
        """A row (or an array of rows: the last axis counts) by the names of its parts; views, not copies."""
        return {p.name: row[..., p.start : p.start + p.length] if hasattr(row, "ndim") else
                row[p.start : p.start + p.length] for p in self.parts}  # fmt: skip

    @property
    def highs(self) -> list[int]:
        """The greatest byte in each place: divide by it to get numbers from 0 to 1."""
        out = [1] * self.size
        for part in self.parts:
            out[part.start : part.start + part.length] = [min(255, part.high - part.low)] * part.length
        return out


def numbered(parts: list[Part]) -> list[Part]:
    """Parts of the same name get numbers behind it."""
    many, seen = Counter(part.name for part in parts), Counter[str]()
    out = []
    for part in parts:
        if many[part.name] > 1:
            seen[part.name] += 1
            part = part._replace(name=f"{part.name}.{seen[part.name] - 1}")
        out.append(part)
    return out


class Observation(Layout):
    """What a seat sees at a table with so many seats: the own seat comes first, hidden things are not there."""

    def __init__(self, kit: Kit, seats: int, options: Mapping[str, Any]) -> None:
        self.game, self.seats, self.version = kit.name, kit.check_seats(seats), kit.rules
        self.table: Table = kit.table(seats, options)
        """A table at which nothing has been asked yet."""
        self.observer = observer_of(kit, self.table)
        sample = self.table.clone()
        sample.settle()
        sample.random_chance(Rng(1))
        eye, row = naming(sample), naming(sample)
        self.observer.observe(sample, 0, eye)
        self.observer.move(sample, sample.who, sample.option(sample.who, 0), row)
        super().__init__(eye.parts, int(eye.at))
        self.move = Layout(row.parts, int(row.at))
        """The row of one legal move, as numbers."""
        self.offsets, self.steps = small_steps(self.move)
        """Of each number of such a row: the small step that chooses 0 there. The words of all small steps."""
        self.steps += [f"draft {n}" for n in range(self.observer.more_steps())]
        self._eye, self._blank = Eye(), bytes(self.size)

    def of(self, match: Match, seat: int) -> bytes:
        """What a seat of a match sees."""
        self._check(match, seat)
        return self.seen(match._table, seat)

    def seen(self, table: Table, seat: int) -> bytes:
        """The same of a bare table."""
        self._eye.clear(self._blank)
        self.observer.observe(table, seat, self._eye)
        return self._eye.out.getvalue()

    def row(self, table: Table, seat: int, code: int) -> bytes:
        """The row of one legal move."""
        self._eye.clear(bytes(self.move.size))
        self._eye.look(seat, table.seats)
        self.observer.move(table, seat, code, self._eye)
        return self._eye.out.getvalue()

    def write(self, match: Match, seat: int, out: Any) -> None:
        """Write what a seat sees into a buffer of bytes or of 32-bit floats, such as a NumPy array."""
        self._check(match, seat)
        try:
            there = memoryview(out)
        except TypeError:
            raise self._wrong_buffer(type(out).__name__) from None
        if there.readonly or there.ndim != 1 or len(there) != self.size or there.format not in ("B", "f"):
            found = (
                f"{'x'.join(map(str, there.shape or ()))} {there.format}{' read-only' if there.readonly else ''}"
            )
            raise self._wrong_buffer(found)
        row = self.seen(match._table, seat)
        if there.format == "B":
            there[:] = row
        elif hasattr(out, "__array_interface__"):
            out[:] = memoryview(row)
        else:
            there[:] = floats(row)

    def _check(self, match: Match, seat: int) -> None:
        if match.game != self.game or match.seats != self.seats:
            found = f"{match.game} with {match.seats}"
            raise LabError(f"this observation is of {self.game} with {self.seats} seats, not of {found}")
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise LabError(f"a seat is a number from 0 to {self.seats - 1}, not {quoted(seat)}")

    def _wrong_buffer(self, found: str) -> GameError:
        return LabError(f"a writable buffer of {self.size} bytes or 32-bit floats is needed, not {found}")


def small_steps(move: Layout) -> tuple[list[int], list[str]]:
    """A step for every number that can stand in a row: where each column's begin (-1: no choice), their words.

    Things by their number have the same steps in all columns of a part.
    """
    offsets = [-1] * move.size
    words: list[str] = []
    for part in move.parts:
        if part.kind == FOLLOWS:
            continue
        values = min(255, part.high - part.low) + 1
        first = len(words)
        for column in range(part.length):
            if part.kind != NUMBER_OF or column == 0:
                first = len(words)
                place = f" {column}" if part.kind != NUMBER_OF and part.length > 1 else ""
                words += [f"{part.name}{place} {n}" for n in range(values)]
            offsets[part.start + column] = first
    return offsets, words


def floats(row: bytes) -> memoryview:
    """Bytes as 32-bit floats, for those without NumPy."""
    from array import array

    return memoryview(array("f", list(row)))


def naming(table: Table) -> Eye:
    """An eye that remembers names."""
    eye = Eye()
    eye.clear(bytes(ROOM))
    eye.look(0, table.seats)
    eye.naming = True
    return eye


def observer_of(kit: Kit, table: Table) -> Observer:
    """The game's own observer; of a game without one, the question and the rules in progress."""
    rules = table.frames.rules
    home = f"{package(kit.name)}.observe"
    found = import_module(home).Sight if find_spec(home) else Observer
    made: Observer = found(len(kit.questions), rules)
    return made
