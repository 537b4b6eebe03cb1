"""The board of a game that brings no `web/` folder: what the seat sees as a list, its answers as buttons.

The same names as a game's own web/board.py. Nothing in it is public: every viewer's part is made for that viewer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from rookery.games.sheet import Drawn, Sheet, slot

LOG_IS_PUBLIC = False
QUIET_EVENTS: tuple[str, ...] = ()
HELP: dict[str, tuple[str, ...]] = {}
SEVERAL = 200


class Book:
    """No cards are drawn here."""

    def __init__(self, rows: Sequence[Mapping[str, Any]]) -> None:
        self.rows = rows


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
    board = [
        f'<section class="rivals" id="rivals" aria-label="{others}">{slot("rivals")}</section>',
        f'<section class="panelbox plain" id="plain" aria-label="{table}">{slot("plain")}</section>',
        f'<section class="me" id="me" aria-label="{you}">{slot("me")}</section>',
    ]
    return Drawn(board, panels, f"<b>{escape(sheet.t.t('ui-round', n=view.get('round', 0)))}</b>")


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The view as a list, the answers as buttons."""
    moves = [escape(str(legal[k])) for k in range(min(len(legal), SEVERAL))]
    buttons = "".join([f'<button class="btn" name="move" value="{m}">{m}</button>' for m in moves])
    return {"plain": listing(view)}, f'<div class="acts">{buttons}</div>' if asked else ""


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


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move as it stands on the button."""
    return (form.get("move") or [""])[-1]


def points(match: Any) -> list[int]:
    """Points are known at the end only."""
    return list(match.outcome.scores) if match.outcome is not None else [0] * match.seats


def cover() -> str:
    """A plain lid."""
    return '<div class="cover"></div>'
