"""The board of a game that brings no `web/` folder: what the seat sees as a list, its answers as buttons.

The same names as a game's own web/board.py (one may leave out `points`). Nothing in it is public: every
viewer's part is made for that viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from rookery.games.sheet import Drawn, Sheet, slot
from rookery.i18n import Texts

LOG_IS_PUBLIC = False
QUIET_EVENTS: tuple[str, ...] = ()
HELP: dict[str, tuple[str, ...]] = {}
SEVERAL = 60  # answers as buttons; any other can be typed
HOUSE = ("game", "seat", "seats", "waiting", "over")  # shown elsewhere on the page


class Book:
    """Cards are names and texts here."""

    card_words: Callable[[str, str], tuple[str, str]]

    def __init__(self, rows: Sequence[Mapping[str, Any]]) -> None:
        self.rows = rows

    def suit(self, card: str) -> str:
        """All alike."""
        return "plain"

    def face(self, card: str, t: Texts) -> str:
        """The words of a card."""
        name, text = self.card_words(card, t.lang)
        return f'<b>{escape(name)}</b><span class="tx">{escape(text)}</span>'


def follow(memory: Any, view: Mapping[str, Any]) -> Any:
    """Nothing is seen moving."""
    return memory


def shared(view: Mapping[str, Any], memory: Any, sheet: Sheet) -> Drawn:
    """Only the frame."""
    others, table, you = (escape(sheet.t.t(f"ui-{each}")) for each in ("players", "table", "you"))
    panels = [
        f'<article class="panel plain" id="seat-{s}"><h2>{sheet.who(s)}</h2></article>'
        for s in range(len(sheet.names))
    ]
    enter = f'<button class="vh" name="do" value="typed" tabindex="-1" aria-hidden="true">{table}</button>'
    board = [
        f'<div id="enter">{enter}</div>',  # the first button of a form is what Enter presses
        f'<section class="rivals" id="rivals" aria-label="{others}">{slot("rivals")}</section>',
        f'<section class="panelbox plain" id="plain" aria-label="{table}">{slot("plain")}</section>',
        f'<section class="me" id="me" aria-label="{you}">{slot("me")}</section>',
    ]
    number = view.get("round")
    return Drawn(board, panels, f"<b>{escape(sheet.t.t('ui-round', n=number))}</b>" if number else "")


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The view as a list, the answers as buttons."""
    shown = {k: v for k, v in view.items() if k not in HOUSE}
    return {"plain": listing(shown, sheet.t)}, answers(legal, sheet) if asked else ""


def answers(legal: Sequence[Any], sheet: Sheet) -> str:
    """A button for each move, as far as that is sensible; the others can be typed."""
    moves = [str(legal[k]) for k in range(min(len(legal), SEVERAL))]
    buttons = [
        f'<button class="btn" name="move" value="{escape(m)}">{escape(sheet.say(m))}</button>' for m in moves
    ]
    acts = f'<div class="acts">{"".join(buttons)}</div>'
    if len(legal) <= SEVERAL:
        return acts
    label, ok = escape(sheet.t.t("ui-type-move")), escape(sheet.t.t("ui-ok"))
    return (
        f'<p class="typed"><label for="typed">{label}</label> <input id="typed" name="typed" maxlength="200" '
        f'autocomplete="off"> <button class="btn go" name="do" value="typed">{ok}</button></p>{acts}'
    )


def listing(data: Any, t: Texts) -> str:
    """Plain data as nested lists; an entry is called what the game's texts call it (`<game>-view-<entry>`)."""
    if isinstance(data, Mapping):
        rows = "".join(f"<dt>{escape(entry(str(k), t))}</dt><dd>{listing(v, t)}</dd>" for k, v in data.items())
        return f"<dl>{rows}</dl>"
    if isinstance(data, list | tuple):
        if any(isinstance(x, Mapping | list | tuple) for x in data):
            return "<ol>" + "".join(f"<li>{listing(x, t)}</li>" for x in data) + "</ol>"
        return escape(" ".join(str(x) for x in data))
    return escape("–" if data is None else str(data))


def entry(name: str, t: Texts) -> str:
    """What an entry of a view is called."""
    key = f"{t.game}-view-{name}"
    return t.t(key) if t.has(key) else name


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move as it stands on the button, or as it was typed."""
    return (form.get("move") or form.get("typed") or [""])[-1]
