"""How single values stand in a position document: read, with every mistake refused by its place, and written.

A shape turns what a document says into the number or the list that a table holds, and back. Bounds and names may
follow from the table: then they are functions of it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rookery.errors import PositionError, quoted

if TYPE_CHECKING:
    from rookery.games.documents.sheet import Reading

MISSING: Final = object()
"""No value at all; of an entry: it is not written."""
LONGEST: Final = 40

Bound = int | Callable[[Any], int]
Names = Sequence[str] | Callable[[Any], Sequence[str]]


# -- checks, for shapes and for games ------------------------------------------------------------------------------


def number(value: Any, where: str, low: int, high: int, clause: str | None = None) -> int:
    """A whole number in a range."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(where, "number", clause, low=int(low), high=int(high), value=shown(value))
    return value


def one_of(value: Any, where: str, allowed: Iterable[Any], clause: str | None = None) -> None:
    """A value among others."""
    allowed = list(allowed)
    if isinstance(value, bool) is not any(isinstance(x, bool) for x in allowed) or value not in allowed:
        words = ", ".join(map(str, allowed))
        raise PositionError(where, "one-of", clause, allowed=words, value=shown(value))


def must_be(where: str, expected: object, found: object, clause: str | None = None) -> None:
    """An entry that follows from the rest of the document."""
    if found != expected:
        raise PositionError(
            where, "must-be", clause, expected="null" if expected is None else str(expected), found=shown(found)
        )


def words(value: Any, where: str) -> list[Any]:
    """A list, or the words of a text."""
    if isinstance(value, str):
        return value.split()
    if not isinstance(value, list | tuple):
        raise PositionError(where, "list")
    return list(value)


def table(value: Any, where: str, known: Iterable[str] | None = None) -> Mapping[str, Any]:
    """A table of entries, of known names where they are given."""
    if not isinstance(value, Mapping):
        raise PositionError(where, "table")
    if known is not None:
        unknown = sorted(set(map(str, value)) - set(known))
        if unknown:
            raise PositionError(where, "no-entry", entry=unknown[0][:LONGEST], known=", ".join(sorted(known)))
    return value


def shown(value: Any) -> str:
    """A value in a line of an error; nothing, as documents write it."""
    return "null" if value is None else quoted(value)[:LONGEST]


def members(mask: int) -> list[int]:
    """The numbers in a set."""
    found = []
    while mask > 0:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def bound(given: Bound, t: Any) -> int:
    """A bound at this table."""
    return int(given) if isinstance(given, int) else int(given(t))


# -- shapes --------------------------------------------------------------------------------------------------------


class Shape:
    """How a value is written. `empty` says nothing: a rule in progress may leave it out, and any phase lets it
    pass. `none` is what null stands for, where it may be written."""

    def __init__(self, empty: Any = MISSING, none: Any = MISSING) -> None:
        self.empty = empty
        self.none = none

    def take(self, value: Any, where: str, r: "Reading") -> Any:
        """Read a value, or null."""
        return self.none if value is None and self.none is not MISSING else self.read(value, where, r)

    def give(self, value: Any, t: Any) -> Any:
        """Write a value, or null."""
        return None if self.none is not MISSING and value == self.none else self.write(value, t)

    def unsaid(self, r: "Reading") -> Any:
        """What a document that leaves the entry out is read as; MISSING: as it is at a new table."""
        return MISSING

    def read(self, value: Any, where: str, r: "Reading") -> Any:
        """What the table holds; PositionError for what cannot stand there."""
        raise NotImplementedError

    def write(self, value: Any, t: Any) -> Any:
        """What the document says."""
        raise NotImplementedError


class Number(Shape):
    """A whole number in a range."""

    def __init__(self, low: Bound, high: Bound, empty: Any = MISSING, none: Any = MISSING) -> None:
        super().__init__(empty, none)
        self.low = low
        self.high = high

    def read(self, value: Any, where: str, r: "Reading") -> int:
        return number(value, where, bound(self.low, r.t), bound(self.high, r.t))

    def write(self, value: Any, t: Any) -> int:
        return int(value)


def count(high: Bound) -> Number:
    """How many, from 0, which says nothing."""
    return Number(0, high, empty=0)


def seat(nobody: bool = False) -> Number:
    """A seat; with `nobody` also -1."""
    empty = -1 if nobody else MISSING
    return Number(-1 if nobody else 0, lambda t: t.seats - 1, empty)


class Flag(Shape):
    """True or false; with `numbers` also 1 and 0, as earlier versions wrote it."""

    def __init__(self, empty: Any = False, numbers: bool = False) -> None:
        super().__init__(empty)
        self.numbers = numbers

    def read(self, value: Any, where: str, r: "Reading") -> bool:
        if self.numbers and type(value) is int and value in (0, 1):
            return value == 1
        if not isinstance(value, bool):
            raise PositionError(where, "one-of", allowed="true, false", value=shown(value))
        return value

    def write(self, value: Any, t: Any) -> bool:
        return bool(value)


class Word(Shape):
    """One of some words, each with its number: its place, where nothing else is said."""

    def __init__(self, known: Sequence[str] | Mapping[str, int], empty: Any = MISSING, none: Any = MISSING) -> None:
        super().__init__(empty, none)
        self.known = dict(known) if isinstance(known, Mapping) else {word: n for n, word in enumerate(known)}
        self.words = {n: word for word, n in self.known.items()}

    def read(self, value: Any, where: str, r: "Reading") -> int:
        if not isinstance(value, str) or value not in self.known:
            allowed = ", ".join(word for word in self.known if word)
            raise PositionError(where, "one-of", allowed=allowed, value=shown(value))
        return self.known[value]

    def write(self, value: Any, t: Any) -> Any:
        return self.words.get(int(value))


class Card(Shape):
    """A card by its name. Cards are numbered by their places in the list; "" is the name of none.

    `there` tells whether it is one of this table's; with `once`, the clause, it lies here and nowhere else.
    """

    def __init__(
        self,
        names: Names,
        there: Callable[[Any, int], bool] | None = None,
        once: str | None = None,
        empty: Any = MISSING,
        none: Any = MISSING,
        exact: bool = False,
    ) -> None:
        super().__init__(empty, none)
        self.names = names
        self.there = there
        self.once = once
        self.exact = exact  # are small and capital letters told apart?

    def list(self, t: Any) -> Sequence[str]:
        """The names at this table."""
        return self.names(t) if callable(self.names) else self.names

    def read(self, value: Any, where: str, r: "Reading") -> int:
        found = r.numbers(self).get(value if self.exact else value.upper()) if isinstance(value, str) else None
        if found is None or (self.there is not None and not self.there(r.t, found)):
            name = value if isinstance(value, str) else quoted(value)
            raise PositionError(where, "no-card", card=name[:LONGEST])
        if self.once is not None:
            r.place(self.list(r.t)[found], where, self.once)
        return found

    def write(self, value: Any, t: Any) -> Any:
        names = self.list(t)
        return names[value] if 0 <= value < len(names) else value


class Several(Shape):
    """A list, or words in a text, in its order; with `bits` the table packs it into a number, the first lowest."""

    def __init__(
        self, of: Shape, most: Bound | None = None, bits: int = 0, clause: str | None = None, none: Any = MISSING
    ) -> None:
        super().__init__(0 if bits else [], none)
        self.of = of
        self.most = most
        self.bits = bits
        self.clause = clause

    def read(self, value: Any, where: str, r: "Reading") -> Any:
        given = words(value, where)
        most = len(given) if self.most is None else bound(self.most, r.t)
        if len(given) > most:
            raise PositionError(where, "too-many", self.clause, most=most)
        found = [self.of.take(each, where, r) for each in given]
        return sum(n << (self.bits * k) for k, n in enumerate(found)) if self.bits else found

    def write(self, value: Any, t: Any) -> list[Any]:
        parts = unpack(int(value), self.bits) if self.bits else value
        return [self.of.give(each, t) for each in parts]


def unpack(packed: int, bits: int) -> list[int]:
    """The values side by side in a number."""
    return [(packed >> at) & ((1 << bits) - 1) for at in range(0, packed.bit_length(), bits)]


class Set(Shape):
    """A list in which nothing stands twice, as a set: a bit each."""

    def __init__(self, of: Shape, clause: str | None = None, none: Any = MISSING) -> None:
        super().__init__(0, none)
        self.of = of
        self.clause = clause

    def read(self, value: Any, where: str, r: "Reading") -> int:
        mask = 0
        for each in words(value, where):
            one = 1 << self.of.read(each, where, r)
            if mask & one:
                raise PositionError(where, "twice", self.clause, card=str(each)[:LONGEST])
            mask |= one
        return mask

    def write(self, value: Any, t: Any) -> list[Any]:
        return [self.of.write(n, t) for n in members(int(value))]


class ByName(Shape):
    """A table with a value for each of some names; those left out are not in what is read."""

    def __init__(self, names: Names, of: Shape | Mapping[str, Shape]) -> None:
        super().__init__({})
        self.names = names
        self.of = of

    def shape(self, name: str) -> Shape:
        """That of one name."""
        return self.of if isinstance(self.of, Shape) else self.of[name]

    def read(self, value: Any, where: str, r: "Reading") -> dict[str, Any]:
        known = self.names if isinstance(self.names, Sequence) else self.names(r.t)
        given = table(value, where, known)
        return {n: self.shape(n).take(given[n], f"{where}.{n}", r) for n in known if n in given}

    def write(self, value: Any, t: Any) -> dict[str, Any]:
        return {name: self.shape(name).give(each, t) for name, each in value.items()}


class Always(Shape):
    """What is the same in every document, and stands in none."""

    def read(self, value: Any, where: str, r: "Reading") -> Any:
        one_of(value, where, (self.empty,))
        return value

    def write(self, value: Any, t: Any) -> Any:
        return value
