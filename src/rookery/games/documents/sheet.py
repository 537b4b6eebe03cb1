"""The entries of a game's position documents, declared as rows; reading, writing and describing them follow.

    SHEET = Sheet(
        Entry("phase", Word(PHASES), left_out=0, says="how far the round is"),
        Entry("vault", count(all_thieves), "vault", when=OUT, clause="TD-U6", says="thieves in the vault"),
        Entry("players", Players(PLAYER)),
    )

Every entry is read by its shape before a rule runs. What only a game can know, how entries fit together, its own
`Reading` checks afterwards.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from textwrap import wrap
from typing import Any, Final

from rookery.core.moves import Notation
from rookery.core.table import SEALED, Table
from rookery.errors import DOCUMENT, NotAMove, PositionError
from rookery.games.documents.shapes import MISSING, Card, Shape, Word, table, words

NEEDED: Final = object()
"""Instead of what holds when it is left out: an entry cannot be left out."""
NOTHING: tuple[Any, ...] = (None, "", [], (), {})
CLAUSE = re.compile(r"([A-Z]+-[A-Z]+[0-9]+[A-Z]?):")
WIDTH = 116
FEW_PHASES = 8


class Entry:
    """One entry: its name and shape, where its value lives, what holds when it is left out, when it belongs there.

    It lives in the attribute `field` of the table, or of a player; else `put` takes its value there and `get`
    finds it again, given the table and, of a player's entry, the seat. What has neither is kept by the reading.
    `left_out` is a value, a function of the reading, or NEEDED; without it the new table's own value stays.
    """

    def __init__(
        self,
        name: str,
        shape: Shape,
        field: str = "",
        *,
        get: Callable[..., Any] | None = None,
        put: Callable[..., None] | None = None,
        left_out: Any = MISSING,
        when: Sequence[str] = (),
        clause: str | None = None,
        says: str = "",
    ) -> None:
        self.name = name
        self.shape = shape
        self.field = field
        self.get = get
        self.put = put
        self.left_out = left_out
        self.when = when
        self.clause = clause
        self.says = says

    def belongs(self, phase: str) -> bool:
        """Has it something to say in this phase? Otherwise it is not read."""
        return not self.when or phase in self.when

    def says_nothing(self, value: Any) -> bool:
        """May it stand in any phase?"""
        empty = self.shape.empty
        return any(value is x or (value == x and type(value) is type(x)) for x in (*NOTHING, empty))


class Group(Shape):
    """A table of declared entries."""

    def __init__(self, *entries: Entry) -> None:
        super().__init__({})
        self.entries = entries

    def read(self, value: Any, where: str, r: "Reading", owner: Any = None, seat: int = -1) -> dict[str, Any]:
        """The values by name; those that live in an owner are put there."""
        self.check(value, where, r)
        out: dict[str, Any] = {} if where else r.values
        for entry in self.entries:
            self.one(entry, value, where, r, out, owner, seat)
        return out

    def check(self, value: Any, where: str, r: "Reading") -> None:
        """All entries are known, and what is said belongs to this phase."""
        given = table(value, where or DOCUMENT, [entry.name for entry in self.entries])
        for entry in self.entries:
            if not entry.belongs(r.phase) and not entry.says_nothing(given.get(entry.name)):
                place = f"{where}.{entry.name}" if where else entry.name
                raise PositionError(place, "phases", entry.clause, phases=", ".join(entry.when))

    def one(
        self,
        entry: Entry,
        given: Mapping[str, Any],
        where: str,
        r: "Reading",
        out: dict[str, Any],
        owner: Any,
        seat: int,
    ) -> None:
        """Read one entry."""
        place = () if seat < 0 else (seat,)
        if not entry.belongs(r.phase):
            if entry.shape.empty is not MISSING:
                out[entry.name] = entry.shape.empty
            return
        said = given.get(entry.name, None if entry.left_out is NEEDED else entry.shape.unsaid(r))
        if said is not MISSING:
            out[entry.name] = entry.shape.take(said, f"{where}.{entry.name}" if where else entry.name, r)
        elif entry.left_out is not MISSING:
            out[entry.name] = entry.left_out(r, *place) if callable(entry.left_out) else entry.left_out
        else:
            return
        if entry.field:
            setattr(owner, entry.field, out[entry.name])
        elif entry.put is not None:
            entry.put(r.t, *place, out[entry.name])

    def write(self, value: Any, t: Any) -> dict[str, Any]:
        """Values by name, each in its shape."""
        return {e.name: e.shape.give(value[e.name], t) for e in self.entries if e.name in value}

    def written(self, t: Any, owner: Any, phase: str, seat: int = -1) -> dict[str, Any]:
        """What lives in an owner; of what belongs to another phase, only that nothing is there."""
        out = {}
        place = () if seat < 0 else (seat,)
        for entry in self.entries:
            found = getattr(owner, entry.field) if entry.field else MISSING
            if isinstance(entry.shape, Players):
                out[entry.name] = entry.shape.written(t, phase)
            elif entry.get is not None:
                found = entry.get(t, *place)
            if found is not MISSING and (entry.belongs(phase) or found in (entry.shape.empty, entry.shape.none)):
                out[entry.name] = entry.shape.give(found, t)
        return out


class Players(Shape):
    """One group per seat; each lives in a piece of the table, or in the table itself."""

    def __init__(self, group: Group, pieces: str = "players") -> None:
        super().__init__()
        self.group = group
        self.pieces = pieces

    def unsaid(self, r: "Reading") -> list[dict[str, Any]]:
        return [{}] * r.seats

    def read(self, value: Any, where: str, r: "Reading") -> list[dict[str, Any]]:
        if not isinstance(value, list) or len(value) != r.seats:
            raise PositionError(where, "per-seat", seats=r.seats)
        pieces = getattr(r.t, self.pieces) if self.pieces else [r.t] * r.seats
        for s, row in enumerate(value):
            self.group.check(row, f"{where}[{s}]", r)
        out: list[dict[str, Any]] = [{} for _ in value]
        for entry in self.group.entries:  # of everybody, before the next: hands need all colours
            for s, row in enumerate(value):
                self.group.one(entry, row, f"{where}[{s}]", r, out[s], pieces[s], s)
        return out

    def written(self, t: Any, phase: str) -> list[dict[str, Any]]:
        """Everybody's."""
        pieces = getattr(t, self.pieces) if self.pieces else [t] * int(t.seats)
        return [self.group.written(t, pieces[s], phase, s) for s in range(int(t.seats))]


class Rows(Shape):
    """A list of tables, each with the same entries: at most so many."""

    def __init__(self, group: Shape, most: int, none: Any = MISSING, clause: str | None = None) -> None:
        super().__init__([], none)
        self.group = group
        self.most = most
        self.clause = clause

    def read(self, value: Any, where: str, r: "Reading") -> list[Any]:
        given = words(value, where)
        if len(given) > self.most:
            raise PositionError(where, "too-many", self.clause, most=self.most)
        return [self.group.read(row, f"{where}[{n}]", r) for n, row in enumerate(given)]

    def write(self, value: Any, t: Any) -> list[Any]:
        return [self.group.write(row, t) for row in value]


class Sealed(Shape):
    """Answers given in a question to several at once, by seat; the last of them is still to come."""

    def __init__(self, notation: Callable[[], Notation]) -> None:
        super().__init__({})
        self.notation = cache(notation)

    def read(self, value: Any, where: str, r: "Reading") -> dict[int, int]:
        out = {}
        for key, text in table(value, where).items():
            at = f"{where}.{key}"[:40]
            if key not in tuple(str(seat) for seat in range(r.seats)) or not isinstance(text, str):
                raise PositionError(at, "no-answer")
            try:
                out[int(key)] = self.notation().parse(text)
            except NotAMove:
                raise PositionError(at, "no-answer") from None
        return out

    def play(self, answers: Mapping[int, int], where: str, t: Table) -> None:
        """Give them at a table whose question is open."""
        if answers and t.mode != SEALED:
            raise PositionError(where, "no-answer")
        for seat, code in answers.items():
            if t.mode != SEALED or not t.allows(seat, code) or t.pending == 1 << seat:
                raise PositionError(f"{where}.{seat}", "no-answer")
            t.step(seat, code)

    def write(self, value: Any, t: Any) -> dict[str, str]:
        if t.mode != SEALED:
            return {}
        notation = self.notation()
        return {str(s): notation.text(code) for s, code in enumerate(t.answers) if code >= 0}


class Sheet(Group):
    """The entries of a game's documents; how many seats there are, and the options, every document tells.

    With `phases` there is an entry `phase`, the first of them if it is left out; `now` tells it of a table.
    """

    def __init__(
        self, *entries: Entry, phases: Sequence[str] = (), now: Callable[[Any], str] | None = None, says: str = ""
    ) -> None:
        anything = Anything()
        house = [Entry("seats", anything, "seats"), Entry("options", anything, get=lambda t: {})]
        self.phase = Word(phases)
        self.now = now
        if phases:
            house.append(Entry("phase", anything, get=now, says=says))
        super().__init__(*house, *entries)

    def document(self, t: Any) -> dict[str, Any]:
        """The document of a table."""
        return self.written(t, t, self.now(t) if self.now is not None else "")

    def described(self) -> Iterator[str]:
        """What an author of documents reads: every entry, and what it says."""
        for entry in self.entries[2:]:  # seats and options are the same in every game
            yield from described(entry, "")


def described(entry: Entry, before: str) -> Iterator[str]:
    """The lines of an entry, and of those inside it."""
    name, shape = f"{before}{entry.name}", entry.shape
    text = f"- `{name}`: {entry.says}" if entry.says else f"- `{name}`"
    if 0 < len(entry.when) <= FEW_PHASES:
        text += f" (only in: {', '.join(entry.when)})"
    yield "\n  ".join(wrap(text, WIDTH, break_on_hyphens=False))
    rows = getattr(shape, "rows", None)  # of rules in progress
    if rows is not None:
        yield from rows()
    inner = getattr(shape, "group", shape)
    if isinstance(inner, Group):
        for each in inner.entries:
            yield from described(each, f"{name}." if inner is shape else f"{name}[…].")


class Anything(Shape):
    """What the house has read already."""

    def read(self, value: Any, where: str, r: "Reading") -> Any:
        return r.t.seats if where == "seats" else value

    def write(self, value: Any, t: Any) -> Any:
        return value if isinstance(value, str | dict) else int(value)


class Reading:
    """Builds a table from a document, refusing what cannot be. A game checks what only it can know."""

    sheet: Sheet

    def __init__(self, document: Mapping[str, Any], t: Any) -> None:
        self.document = document
        self.t = t
        self.seats = int(t.seats)
        self.phase = ""
        self.placed: dict[str, str] = {}
        self.values: dict[str, Any] = {}
        self._numbers: dict[Card, dict[str, int]] = {}

    def read(self) -> Any:
        """The table; a game whose entries depend on one another, or that has rules in progress, says more."""
        self.entries()
        self.sound()
        return self.t

    def entries(self) -> None:
        """Read them all, in the order of their declaration; which of them belong there, the phase says."""
        if self.sheet.phase.known:
            known = list(self.sheet.phase.known)
            self.phase = known[self.sheet.phase.read(self.document.get("phase", known[0]), "phase", self)]
        self.sheet.read(self.document, "", self, self.t)

    def rows(self) -> list[Mapping[str, Any]]:
        """What the document says of the players."""
        found: list[Mapping[str, Any]] = self.document.get("players", [{}] * self.seats)
        return found

    def place(self, name: str, where: str, clause: str) -> None:
        """A card lies here and nowhere else."""
        if name in self.placed:
            raise PositionError(where, "elsewhere", clause, card=name, place=self.placed[name])
        self.placed[name] = where

    def numbers(self, card: Card) -> dict[str, int]:
        """The numbers of cards by name, however it is written."""
        if card not in self._numbers:
            names = card.list(self.t)
            self._numbers[card] = {n if card.exact else n.upper(): k for k, n in enumerate(names) if n}
        return self._numbers[card]

    def sound(self) -> None:
        """Nothing is missing or double."""
        wrong = self.t.check()
        if wrong:
            clause = CLAUSE.match(wrong[0])
            raise PositionError(DOCUMENT, "adds-up", clause[1] if clause else None)
