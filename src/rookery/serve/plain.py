"""The board of a game that brings no `web/` folder: what the seat sees as a list, its answers as buttons.

The same names as a game's own web/board.py (one may leave out `points`). Nothing in it is public: every
viewer's part is made for that viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

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

    def face(self, card: str, t: Texts, sprite: str) -> str:
        """The words of a card."""
        name, text = self.card_words(card, t.lang)
        return f'<b>{escape(name)}</b><span class="tx">{escape(text)}</span>'


def follow(memory: Any, view: Mapping[str, Any]) -> Any:
    """Nothing is seen moving."""
    return memory


def shared(
    view: Mapping[str, Any],
    dice: Any,
    t: Texts,
    names: Sequence[str],
    book: Book,
    sprite: str,
    who: Callable[[int], str],
) -> dict[str, Any]:
    """Only the frame."""
    panels = [f'<article class="panel plain" id="seat-{s}"><h2>{who(s)}</h2></article>' for s in range(len(names))]
    return {"v": {"round": view.get("round", 0)}, "phase": str(view.get("phase", "")), "panels": panels}


def seat(
    view: Mapping[str, Any],
    asked: str | None,
    legal: Sequence[Any],
    t: Texts,
    names: Sequence[str],
    book: Book,
    say: Callable[[str], str],
) -> tuple[dict[str, str], dict[str, Any]]:
    """The view as a list, the answers as buttons."""
    moves = [str(legal[k]) for k in range(min(len(legal), SEVERAL))]
    shown = {k: v for k, v in view.items() if k not in HOUSE}
    more = len(legal) > SEVERAL
    return {"plain": listing(shown)}, {"kind": asked, "moves": [(m, say(m)) for m in moves], "more": more}


def listing(data: Any) -> str:
    """Plain data as nested lists."""
    if isinstance(data, Mapping):
        rows = "".join(f"<dt>{escape(str(k))}</dt><dd>{listing(v)}</dd>" for k, v in data.items())
        return f"<dl>{rows}</dl>"
    if isinstance(data, list | tuple):
        if any(isinstance(x, Mapping | list | tuple) for x in data):
            return "<ol>" + "".join(f"<li>{listing(x)}</li>" for x in data) + "</ol>"
        return escape(" ".join(str(x) for x in data))
    return escape("–" if data is None else str(data))


def closed_slots(view: Mapping[str, Any]) -> dict[str, str]:
    """Nothing to close."""
    return {}


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move as it stands on the button, or as it was typed."""
    return (form.get("move") or form.get("typed") or [""])[-1]


def cover() -> str:
    """A plain lid."""
    return '<div class="cover"></div>'
