"""What a game's board in the browser is drawn on: words, names, cards, and pieces kept from before.

A board is drawn once for everybody and leaves slots where viewers differ; each viewer's values are put in later.
Both parts are plain HTML in strings. See "The board" in docs/game-author.md.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from rookery.i18n import Texts

SPRITE = "/i/u"
"""The icons of the house; those of a game lie beside it, by the first part of their names."""
T = TypeVar("T")


@lru_cache(maxsize=4096)
def escape(text: str) -> str:
    """Text as HTML. The same names and words come again and again."""
    return html.escape(text)


def slot(name: str, default: str = "") -> str:
    """A place each viewer fills with HTML; the default stands where nobody does."""
    return f"\x01{name}\x03{default}\x02"


def inside(name: str) -> str:
    """The place of a part of a piece, by its id; `Drawn.parts` has it. It is sent alone when it alone changes."""
    return slot(f"#{name}")


@lru_cache(maxsize=1024)
def use(name: str, cls: str = "ic") -> str:
    """An icon of a sprite; decoration, never the only sign."""
    return f'<svg class="{escape(cls)}"><use href="/i/{escape(name.partition("-")[0])}#{escape(name)}"/></svg>'


EMBLEMS = ("key", "mask", "feather", "dagger", "moon", "lamp", "rose", "owl", "anchor", "glass")


@lru_cache(maxsize=1024)
def seal(seat: int, cls: str = "") -> str:
    """A player, the same in every game: colour, emblem and the number of the seat."""
    return f'<i class="seal s{seat} {cls}" data-seat="{seat}">{use(f"u-{EMBLEMS[seat]}")}<b>{seat + 1}</b></i>'


@mypyc_attr(allow_interpreted_subclasses=True)
class CardBook:
    """The component data of a table by id; a game adds how they are drawn."""

    kit: Any
    """The rules and values of this table; the house sets it."""
    card_words: Callable[[str, str], tuple[str, str]]
    """Name and text of a card in a language, of somebody's own cards too; the house sets it."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self.rows: dict[str, Mapping[str, Any]] = {str(r["id"]): r for r in rows}
        self.pens = {card: n for n, card in enumerate(self.rows)}
        self._faces: dict[tuple[str, str], str] = {}


@dataclass(frozen=True)
class Page:
    """A part of the board that small screens show alone: the key of its name, and its icon.

    A board names its pages in `PAGES`; what belongs to the first has `data-page="1"`, what belongs to no page is
    always there.
    """

    name: str
    icon: str


@dataclass
class Drawn:
    """A board as everybody sees it, with slots."""

    board: list[str]
    """All between the heading and the question bar: pieces, each of them one element with an id of its own. Two
    slots in it belong to the house: `rivals` and `me`."""
    panels: list[str]
    """One per seat: the seat's own goes into `me`, the others into `rivals`, in turn order."""
    where: str
    """The line that says how far the game is."""
    phase: str = "play"
    """A word for the stylesheet: the table has the class `ph-…`."""
    parts: dict[str, str] = field(default_factory=dict)
    """By id: the elements that lie `inside` pieces and panels."""
    slots: dict[str, str] = field(default_factory=dict)
    """Values of slots that are the same for everybody but change often, so that the piece around them can stay."""


@dataclass
class Sheet:
    """One table in one language: for everybody, or for one viewer."""

    t: Texts
    """The words; `t.t(key)` is text: escape it."""
    names: Sequence[str]
    """Who sits where, as text: escape it."""
    book: Any
    """The game's `Book` for this table's cards."""
    say: Callable[[Any], str]
    """A move of this viewer in words (text: escape it)."""
    render: Callable[..., str]
    """`render("bar.html", bar=…)`: a Jinja template of the game's web folder; it escapes by itself."""
    given: str = ""
    """What this viewer has answered to a sealed question that is still open, and may still change."""
    draft: str = ""
    """What this viewer has put together so far, in a question where that counts when the time is up."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The table's options."""
    memory: Any = field(default_factory=dict)
    """What the game's `follow` has made of what everybody saw."""
    kept: dict[str, tuple[Any, Any]] = field(default_factory=dict)

    def who(self, seat: int) -> str:
        """A seat's name as the house writes it, with its bot mark and clock."""
        return slot(f"who-{seat}")

    def keep(self, name: str, make: Callable[..., T], *inputs: Any) -> T:
        """`make(sheet, *inputs)`, or what it gave last time, while the inputs are equal to those of last time.

        `make` may look at nothing else that changes. Inputs are kept: hand in what nobody changes afterwards.
        """
        old = self.kept.get(name)
        if old is not None and old[0] == inputs:
            made: T = old[1]
            return made
        made = make(self, *inputs)
        self.kept[name] = (inputs, made)
        return made
