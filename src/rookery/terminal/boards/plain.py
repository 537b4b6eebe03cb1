"""The terminal board of a game that brings none of its own: what the seat sees as a list, moves as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rookery.i18n import Texts, texts
from rookery.terminal import look
from rookery.terminal.boards import Told
from rookery.terminal.cardbook import Cardbook, kit_at
from rookery.terminal.playing import Playing

HOUSE = ("game", "seat", "seats", "waiting", "over")
"""Entries of a view that the table shows elsewhere."""
NARROW = 72


class PlainBoard:
    """The board for one reader: a language, a seat (None for a spectator), colours or not."""

    def __init__(self, match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> None:
        self.kit = kit_at(match.game, match.options, match.rules)
        self.t = self.kit.texts(lang)
        self.lang = lang
        self.match = match
        self.seat = seat
        self.colour = colour
        self.signs = look.UNICODE if unicode else look.ASCII
        given = match.names
        self.names = [given[s] if given else self.t.t("ui-seat", n=s + 1) for s in range(match.seats)]

    @cached_property
    def book(self) -> Cardbook:
        """The cards of this table."""
        return Cardbook(self.match.game, self.match.options, self.t, self.match.rules)

    def table(self, view: dict[str, Any], width: int, level: int = 0) -> list[RenderableType]:
        """The name of the game, who sits there, and the view entry by entry."""
        asked = view.get("waiting", ())
        people = Table.grid(padding=(0, 1, 0, 0))
        for seat, name in enumerate(self.names):
            mark = self.signs.turn if seat in asked else ""
            people.add_row(mark, str(seat), Text(name, style=look.ME if seat == self.seat else ""))
        title = f"{self.signs.line * 2} {self.t.t(f'{self.match.game}-name')} {self.signs.line * 2}"
        return [Text(title, style=look.TITLE), people, Text(""), *listing(view, self.t, HOUSE)]

    def log(self, events: Sequence[dict[str, Any]], brief: bool = True) -> list[Told]:
        """A sentence each."""
        mine, done_to = self.seat, self.kit.done_to
        return [
            Told(self.match.tell(e, self.lang, self.names), mine is not None and e.get(done_to) == mine)
            for e in events
        ]

    def cards(self, ids: Sequence[str], width: int) -> RenderableType:
        """Cards explained."""
        return card_table(self.book, ids, width, self.colour, self.lang)

    def in_play(self, view: dict[str, Any]) -> list[str]:
        """All of them: a list cannot tell which lie open."""
        return list(self.book.rows)

    def expand(self, text: str) -> str:
        """Names of players become seats."""
        seats = {name.casefold(): str(seat) for seat, name in enumerate(self.names)}
        return " ".join(seats.get(word.casefold(), word) for word in text.split())

    def bundle(self, steps: Sequence[str], text: str) -> str | None:
        """Nothing is written in bare letters."""
        return None

    def question(self, steps: Sequence[str]) -> str:
        """The rules' own question stands."""
        asked = self.match.question(self.seat) if self.seat is not None else None
        return asked.text(self.lang) if asked is not None else ""

    def label(self, step: str) -> str:
        """A step as it is typed."""
        return step

    def preview(self, step: str) -> Text | None:
        """Nothing."""
        return None

    def count(self, step: str) -> int | None:
        """No step is a count."""
        return None

    def stops(self, move: str) -> bool:
        """A game that has no board of its own has no order either."""
        return False

    def unique(self, step: str) -> bool:
        """No."""
        return False

    def paths(self, moves: Sequence[str], view: dict[str, Any]) -> Mapping[str, Sequence[str]] | None:
        """Whole moves only."""
        return None

    def phrase(self, move: str, view: dict[str, Any]) -> str | None:
        """The server's own sentence will do."""
        return None

    def so_far(self, steps: Sequence[str]) -> RenderableType | None:
        """The steps taken."""
        if not steps:
            return None
        return Text(f"{self.t.t('ui-so-far')} ", style=look.QUIET).append(", ".join(steps))


def listing(data: Mapping[str, Any], t: Texts, without: Sequence[str] = ()) -> list[RenderableType]:
    """Plain data as lines, what is inside other data further to the right; in the game's words for its entries."""
    out: list[RenderableType] = []
    for key, value in data.items():
        if key in without:
            continue
        name = entry(str(key), t)
        if isinstance(value, Mapping):
            out += [Text(name, style=look.QUIET), *indented(listing(value, t))]
        elif isinstance(value, list | tuple) and any(isinstance(x, Mapping) for x in value):
            out.append(Text(name, style=look.QUIET))
            out += indented([Text(", ".join(f"{entry(k, t)} {shown(v)}" for k, v in x.items())) for x in value])
        else:
            out.append(Text(f"{name} ", style=look.QUIET).append(shown(value), style=look.ME))
    return out


def entry(name: str, t: Texts) -> str:
    """What an entry of a view is called: `<game>-view-<entry>`, if the game has such a text."""
    key = f"{t.game}-view-{name}"
    return t.t(key) if t.has(key) else name


def indented(lines: Sequence[RenderableType]) -> list[RenderableType]:
    """Two signs to the right."""
    return [Padding(line, (0, 0, 0, 2)) for line in lines]


def shown(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, list | tuple):
        return " ".join(shown(x) for x in value) or "–"
    return "–" if value is None else str(value)


def card_table(
    book: Cardbook, ids: Sequence[str], width: int, colour: bool, lang: str, sources: bool = False
) -> RenderableType:
    """Cards with name and text; and where each row comes from, if asked."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False, expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=24, overflow="fold")
    grid.add_column(ratio=1, overflow="fold")
    for card in ids:
        tail = f" ({book.source(card)})" if sources else ""
        grid.add_row(Text(card, style=look.TITLE), book.name(card), f"{book.text(card)}{tail}")
    return grid


def price_list(
    book: Cardbook,
    ids: Sequence[str],
    width: int,
    lang: str,
    sources: bool,
    heads: Sequence[str],
    price: Callable[[str], Sequence[RenderableType]],
    names: int,
) -> RenderableType:
    """Cards with what they cost, names as wide as is said, and text; and where each row comes from, if asked."""
    t = texts(lang).t
    narrow = width < NARROW
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=look.QUIET, expand=True)
    for head in ("", *heads):
        grid.add_column(head, no_wrap=True)
    grid.add_column(t("ui-name"), max_width=names, overflow="fold")
    grid.add_column(t("ui-effect"), ratio=1, overflow="fold")
    if sources and not narrow:
        grid.add_column(t("ui-source"), max_width=14, overflow="fold")
    for card in ids:
        from_where = [Text(book.source(card), style=look.QUIET)] * (sources and not narrow)
        grid.add_row(Text(card, style=look.TITLE), *price(card), book.name(card), book.text(card), *from_where)
    return grid


def legend(lang: str) -> list[str]:
    """No letters to explain."""
    return []


def make_board(match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> PlainBoard:
    """The board of a match."""
    return PlainBoard(match, lang, seat, colour, unicode)
