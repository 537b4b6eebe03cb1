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

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from operator import index
from typing import TYPE_CHECKING, Any

from rookery.core.eye import FOLLOWS, NUMBER_FOLLOWS, NUMBER_OF, Eye, Observer, Part
from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.errors import GameError, LabError, quoted
from rookery.packages import package
from rookery.play import memory

if TYPE_CHECKING:
    from rookery.games.kit import Kit
    from rookery.play.match import Match


class Layout(Mapping[str, Part]):
    """Named parts of a row of bytes. Every number is 0 to 255; a part says what its numbers mean.

    A part's kind is `count` (a number: `low` stands for the byte 0), `number of` (a thing by its number: its size
    says nothing), `one of` (a one in its place) or `some of` (a one for each member). In a row of a move, what
    follows from the rest says so: `follows`, or `number of, follows`. What is remembered has numbers in several
    bytes (`bytes of`, the lowest first).
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
        try:
            found = row.shape[-1] if hasattr(row, "ndim") else len(row)
        except (TypeError, IndexError):  # nothing that could be a row
            found = quoted(row)
        if found != self.size:
            raise LabError(f"a row has {self.size} numbers, not {found}")
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


class Form(Layout):
    """A row that tells of a seat at a table: hidden things are not in it."""

    def __init__(self, kit: tuple[str, int, int], parts: list[Part], size: int) -> None:
        self.game, self.seats, self.version = kit
        super().__init__(parts, size)

    def of(self, match: Match, seat: int) -> bytes:
        """The row of a seat of a match."""
        raise NotImplementedError

    def write(self, match: Match, seat: int, out: Any) -> None:
        """Write that row into a buffer of bytes or of 32-bit floats, such as a NumPy array."""
        row = self.of(match, seat)
        try:
            there = memoryview(out)
        except TypeError:
            raise self._wrong_buffer(type(out).__name__) from None
        if there.readonly or there.ndim != 1 or len(there) != self.size or there.format not in ("B", "f"):
            found = (
                f"{'x'.join(map(str, there.shape or ()))} {there.format}{' read-only' if there.readonly else ''}"
            )
            raise self._wrong_buffer(found)
        if there.format == "B":
            there[:] = row
        elif hasattr(type(out), "__array_interface__"):
            out[:] = memoryview(row)
        else:
            lay_floats(row, there)

    def _checked(self, match: Match, seat: int) -> int:
        """The seat, be it one of NumPy's numbers, if it is one of this game's."""
        game, seats = getattr(match, "game", None), getattr(match, "seats", None)
        if game != self.game or seats != self.seats:
            found = quoted(match) if game is None else f"{game} with {seats}"
            raise LabError(f"this observation is of {self.game} with {self.seats} seats, not of {found}")
        try:
            number = -1 if isinstance(seat, bool) else index(seat)
        except TypeError:
            number = -1
        if not 0 <= number < self.seats:
            raise LabError(f"a seat is a number from 0 to {self.seats - 1}, not {quoted(seat)}")
        return number

    def _wrong_buffer(self, found: str) -> GameError:
        return LabError(f"a writable buffer of {self.size} bytes or 32-bit floats is needed, not {found}")


class Observation(Form):
    """What a seat sees at a table with so many seats: the own seat comes first, hidden things are not there."""

    def __init__(self, kit: Kit, seats: int, options: Mapping[str, Any]) -> None:
        self.table: Table = kit.table(kit.check_seats(seats), options)
        """A table at which nothing has been asked yet."""
        self.observer = observer_of(kit, self.table)
        sample = self.table.clone()
        sample.settle()
        sample.random_chance(Rng(1))
        eye, row = naming(sample), naming(sample)
        self.observer.observe(sample, 0, eye)
        self.observer.move(sample, sample.who, sample.option(sample.who, 0), row)
        super().__init__((kit.name, seats, kit.rules), eye.parts, len(eye.out))
        self.move = Layout(row.parts, len(row.out))
        """The row of one legal move, as numbers."""
        self.offsets, self.steps = small_steps(self.move)
        """Of each number of such a row: the small step that chooses 0 there. The words of all small steps."""
        self.steps += [f"draft {n}" for n in range(self.observer.more_steps())]
        self._eye = Eye()

    @cached_property
    def information(self) -> Information:
        """The same and what a seat remembers: its information state."""
        return Information(self)

    def of(self, match: Match, seat: int) -> bytes:
        """What a seat of a match sees."""
        number = self._checked(match, seat)
        return self.seen(match._table, number)

    def seen(self, table: Table, seat: int) -> bytes:
        """The same of a bare table."""
        self._eye.clear()
        self.observer.observe(table, seat, self._eye)
        return self._eye.out.getvalue()

    def row(self, table: Table, seat: int, code: int) -> bytes:
        """The row of one legal move."""
        self._eye.clear()
        self._eye.look(seat, table.seats)
        self.observer.move(table, seat, code, self._eye)
        return self._eye.out.getvalue()


class Information(Form):
    """What a seat sees and remembers (memory.py): rows are equal only if all it was ever told is."""

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        parts = [*seen.parts, *memory.parts(seen.size)]
        super().__init__((seen.game, seen.seats, seen.version), parts, parts[-1].start + parts[-1].length)

    def of(self, match: Match, seat: int) -> bytes:
        """What a seat of a match sees and remembers."""
        number = self._checked(match, seat)
        return self._seen.seen(match._table, number) + memory.remembered(match, number)


def small_steps(move: Layout) -> tuple[list[int], list[str]]:
    """A step for every number that can stand in a row: where each column's begin (-1: no choice), their words.

    Things by their number have the same steps in all columns of a part.
    """
    offsets = [-1] * move.size
    words: list[str] = []
    for part in move.parts:
        if part.kind in (FOLLOWS, NUMBER_FOLLOWS):
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


def lay_floats(row: bytes, there: memoryview) -> None:
    """Bytes as 32-bit floats, where no NumPy array is."""
    try:
        from numpy import asarray
    except ImportError:
        there[:] = memoryview(array("f", list(row)))
    else:
        asarray(there)[:] = memoryview(row)


def naming(table: Table) -> Eye:
    """An eye that remembers names."""
    eye = Eye()
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
