"""Rules and cards to read: in our words, in four languages, clause by clause, with their sources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rookery.i18n import texts, typed
from rookery.play.game import game
from rookery.terminal import look
from rookery.terminal.boards import board_module
from rookery.terminal.cardbook import Cardbook
from rookery.terminal.complaint import Complaint


def rules(name: str, lang: str, wanted: str = "") -> list[RenderableType]:
    """All rules, one clause, or those with a word in them; Complaint if there are none."""
    if not wanted:
        return [*_opening(name, lang), *_sections(name, lang, list(_clauses(name)))]
    if found := find_clause(name, wanted):
        return clause(name, lang, found)
    t = texts(lang, name)
    word = typed(wanted)
    hits = [c for c, text in _clauses(name).items() if word in typed(t.t(text[0]))]
    if not hits:
        raise Complaint("ui-error-clause", text=wanted)
    return _sections(name, lang, hits, wanted)


def find_clause(name: str, wanted: str) -> str | None:
    """The clause meant by an id, with or without the game's letters: TM-L6, tm-l6, L6."""
    text = wanted.strip().upper()
    for known in _clauses(name):
        if text in (known, known.partition("-")[2]):
            return known
    return None


def clause(name: str, lang: str, found: str) -> list[RenderableType]:
    """One clause under its heading."""
    return _sections(name, lang, [found])


@cache
def _clauses(name: str) -> dict[str, tuple[str, str]]:
    """Text key and section by id, in the order of the book."""
    return {c["id"]: (c["text"], c["section"]) for c in game(name).clauses}


def _sections(name: str, lang: str, ids: Sequence[str], word: str = "") -> list[RenderableType]:
    t = texts(lang, name)
    out: list[RenderableType] = []
    section = ""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for each in ids:
        key, here = _clauses(name)[each]
        if here != section:
            if out:
                out.append(Text(""))
            section = here
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True, min_width=7, style=look.NUMBER)
            grid.add_column(overflow="fold")
            out += [Text(t.t(f"{name}-section-{section}"), style=look.TITLE), grid]
        text = Text(t.t(key))
        if word:
            text.highlight_words([word], style="bold underline", case_sensitive=False)
        grid.add_row(Text(each), text)
    return out


def _opening(name: str, lang: str) -> list[RenderableType]:
    """What the game is, who made this, and which values are reconstructed."""
    t = texts(lang, name)
    out: list[RenderableType] = [
        Text(t.t(f"{name}-name"), style=look.TITLE),
        Text(t.t(f"{name}-hook"), style="italic"),
        Text(""),
        Text(t.t(f"{name}-summary")),
        Text(""),
        Text(t.t("ui-unofficial"), style=look.QUIET),
        *([Text(provenance(name, lang), style=look.QUIET)] if game(name).cards else []),
        Text(""),
    ]
    options = Table.grid(padding=(0, 2, 0, 0))
    options.add_column(no_wrap=True, style=look.NUMBER)
    options.add_column(overflow="fold")
    for option in game(name).options:
        if t.has(f"{name}-option-{option.name}"):
            shown = " | ".join(str(v).lower() for v in option.values)
            help_ = t.attr(f"{name}-option-{option.name}", "help")
            options.add_row(option.name, f"{help_} ({shown}) [{option.clause}]")
    if not options.row_count:
        return out
    return [*out, Text(t.t("ui-options"), style=look.TITLE), options, Text("")]


def provenance(name: str, lang: str) -> str:
    """Where the card rows come from, and which of them had to be reconstructed."""
    t = texts(lang)
    rows = game(name).cards
    counts = Counter(str(row["source"]) for row in rows)
    sources = t.join(f"{t.t(f'ui-source-{source}')} ({n})" for source, n in counts.items())
    invented = [str(row["id"]) for row in rows if row["source"] == "reconstructed"]
    tail = t.t("ui-reconstructed", cards=", ".join(invented)) if invented else t.t("ui-reconstructed-none")
    mine = texts(lang, name)
    if mine.has(f"{name}-reconstructed"):
        tail = mine.t(f"{name}-reconstructed")
    return f"{t.t('ui-provenance', sources=sources)} {tail}"


def cards(name: str, lang: str, width: int, colour: bool) -> list[RenderableType]:
    """All cards of a game with their sources."""
    t = texts(lang, name)
    book = Cardbook(name, {}, t)
    grid = board_module(name).card_table(book, list(book.rows), width, colour, lang, sources=True)
    return [
        Text(f"{t.t(f'{name}-name')}: {t.t('ui-cards')}", style=look.TITLE),
        grid,
        Text(""),
        *legend(name, lang),
        Text(provenance(name, lang), style=look.QUIET),
    ]


def legend(name: str, lang: str) -> list[RenderableType]:
    """What the letters stand for."""
    return [Padding(Text(line, style=look.QUIET), (0, 0)) for line in board_module(name).legend(lang)]
