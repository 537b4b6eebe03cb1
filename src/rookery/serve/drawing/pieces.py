"""HTML in pieces: cut at its slots once, filled for those to whom it looks alike, sent where it differs."""

from __future__ import annotations

import re
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rookery.i18n import Texts

Look = tuple[int | str | None, ...]
ID = re.compile(r'\s*<\w[^>]*?\sid="([^"\x01]+)"')


class Parts:
    """HTML cut at its slots, ready to be filled."""

    __slots__ = ("defaults", "keys", "mark", "names", "texts")

    def __init__(self, html: str) -> None:
        first, *rest = html.split("\x01")  # a slot: \x01 name \x03 default \x02
        self.texts: list[str] = [first]
        self.names: list[str] = []
        self.defaults: list[str] = []
        for part in rest:
            slot, _, after = part.partition("\x02")
            name, _, default = slot.partition("\x03")
            self.texts.append(after)
            self.names.append(name)
            self.defaults.append(default)
        self.keys: tuple[str, ...] = tuple(dict.fromkeys(self.names))
        self.mark = hash(html)

    def fill(self, values: dict[str, str]) -> str:
        """With the viewer's values; a slot nobody fills shows its default."""
        texts, names, defaults = self.texts, self.names, self.defaults
        out = [texts[0]]
        for n in range(len(names)):
            out.append(values.get(names[n], defaults[n]))
            out.append(texts[n + 1])
        return "".join(out)

    def look(self, values: dict[str, str]) -> Look:
        """What differs when it looks different with these values."""
        out: list[int | str | None] = [self.mark]
        for key in self.keys:
            out.append(values.get(key))
        return tuple(out)


class Piece(Parts):
    """An element of the page that is sent when it looks different to a viewer."""

    __slots__ = ("alone", "id", "inner", "slots")

    def __init__(self, html: str) -> None:
        super().__init__(html)
        found = ID.match(html)
        self.id = sys.intern(found[1]) if found else ""
        self.inner = tuple(name[1:] for name in self.keys if name[0] == "#")
        """The ids of the parts that lie inside it, and are sent alone when only they look different."""
        self.keys = tuple(name for name in self.keys if name[0] != "#")
        self.slots = frozenset(self.keys)
        self.alone = bool(self.id) and self.slots.isdisjoint(("rivals", "me"))
        """Can it be sent? What the panels lie in cannot: then the page is sent whole."""


@lru_cache(maxsize=1024)
def cut(html: str) -> Piece:
    """A piece; many are the same at all tables."""
    return Piece(html)


class Sent:
    """What one page has been sent: of every piece only a hash."""

    __slots__ = ("_marks", "_names", "_packed", "frame", "log")

    def __init__(self) -> None:
        self.frame = 0
        self.log: tuple[int, int] = (0, 0)
        self._marks: dict[str, int] | None = {}
        self._names: tuple[str, ...] = ()
        self._packed = array("q")

    @property
    def marks(self) -> dict[str, int]:
        """By id."""
        if self._marks is None:
            self._marks = dict(zip(self._names, self._packed, strict=True))
        return self._marks

    def rest(self, known: dict[tuple[str, ...], tuple[str, ...]]) -> None:
        """Nothing happens at the table: take less room. The ids are shared with those who have the same."""
        names = tuple(self.marks)
        self._names = known.setdefault(names, names)
        self._packed = array("q", self.marks.values())
        self._marks = None


@dataclass
class Shared:
    """The public part in one language, ready to be filled."""

    t: Texts
    names: Sequence[str]
    frame: Parts
    """The page around the pieces."""
    mark: int
    """Differs when the frame does: then the page is sent whole."""
    pieces: list[Piece]
    """The board. One of them has the slot `rivals`, one `me`."""
    panels: list[Piece]
    house: list[Piece]
    """The house's own pieces."""
    values: dict[str, str]
    """The slots of the frame and of the house's pieces that are the same for everybody."""
    idle: str
    """The question bar of those who are not asked."""
    parts: dict[str, Piece]
    """By id: what lies inside pieces."""
    all: list[tuple[Piece, str]]
    """Every piece there is, and the one it lies in, if any, which comes first."""
    news: list[tuple[Piece, str]]
    """Those that were not there before, or whose slots for everybody hold something else."""
    before: dict[Sent, dict[str, str]]
    """The private values of those who were sent what was before."""
    places: dict[str, list[int]]
    """By slot: where in `all` are the pieces that have it."""
    seen: dict[Sent, dict[str, str]] = field(default_factory=dict)
    """The private values of those who were sent this."""
    plain: dict[Piece, tuple[int, bytes]] = field(default_factory=dict)
    """Pieces in which nothing is private, as they are sent, and their marks."""
    filled: dict[Look, bytes] = field(default_factory=dict)
    """Other pieces as one viewer was sent them, for those to whom they look the same, slot by slot."""

    def doubtful(self, sent: Sent, private: dict[str, str]) -> list[tuple[Piece, str]]:
        """The pieces that may look different to a page which was sent something before."""
        old = self.seen.get(sent)
        news = [] if old is not None else self.news
        if old is None:
            old = self.before.get(sent)
        self.seen[sent] = private
        if old is None:
            return self.all
        moved = differing(old, private)
        return news + self.touched(moved) if moved else news

    def touched(self, slots: set[str]) -> list[tuple[Piece, str]]:
        """The pieces that have one of these slots."""
        return [self.all[n] for n in sorted(lying(self.places, slots))]

    def fill(self, piece: Piece, values: dict[str, str]) -> str:
        """A piece with a viewer's values, and what lies inside."""
        for name in piece.inner:
            values[f"#{name}"] = self.parts[name].fill(values)
        return piece.fill(values)

    def send_plain(self, piece: Piece) -> tuple[int, bytes]:
        """A piece without anything private: its mark, and how it is sent."""
        found = self.plain.get(piece)
        if found is None:
            mark = hash(piece.look(self.values))
            found = self.plain[piece] = (mark, partial(piece.id, piece.fill(self.values)))
        return found

    def send(self, piece: Piece, look: Look, values: dict[str, str]) -> bytes:
        """Any piece, as it is sent."""
        if piece.inner:
            return partial(piece.id, self.fill(piece, values))
        found = self.filled.get(look)
        if found is None:
            found = self.filled[look] = partial(piece.id, piece.fill(values))
        return found


def slot_places(every: list[tuple[Piece, str]], last: Shared | None) -> dict[str, list[int]]:
    """By slot: the places of the pieces that have it; those of before while every piece has the same slots."""
    if last is not None and len(last.all) == len(every):
        old = last.all
        for n in range(len(every)):
            new = every[n][0]
            if new is not old[n][0] and new.keys != old[n][0].keys:
                break
        else:
            return last.places
    places: dict[str, list[int]] = {}
    for n in range(len(every)):
        for name in every[n][0].keys:
            places.setdefault(name, []).append(n)
    return places


def lying(places: dict[str, list[int]], slots: set[str]) -> set[int]:
    """The places of the pieces that have one of these slots."""
    found: set[int] = set()
    for name in slots:
        found.update(places.get(name, ()))
    return found


def differing(old: dict[str, str], new: dict[str, str]) -> set[str]:
    """The names under which two sets of values differ."""
    out: set[str] = set()
    for name, value in new.items():
        before = old.get(name)
        if before is not value and before != value:
            out.add(name)
    for name in old:
        if name not in new:
            out.add(name)
    return out


def partial(name: str, html: str) -> bytes:
    """A piece for a page that is open: htmx puts it in its place."""
    return f'<hx-partial id="{name}" hx-swap="outerMorph">{html}</hx-partial>'.encode()


def partial_in(where: str, html: str) -> bytes:
    """What an element of an open page holds from now on."""
    return f'<hx-partial hx-target="{where}" hx-swap="innerHTML">{html}</hx-partial>'.encode()
