"""The board of a game that brings no `web/` folder: what the seat sees as a list, its answers as buttons.

The same names as a game's own web/board.py. Nothing in it is public: every viewer's part is made for that viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from rookery.i18n import Texts

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
    return {"v": {"round": view.get("round", 0)}, "phase": "split", "panels": panels}


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
    return {"plain": listing(view)}, {"kind": asked, "moves": [{"move": m, "text": m} for m in moves]}


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
    """The move as it stands on the button."""
    return (form.get("move") or [""])[-1]


def points(match: Any) -> list[int]:
    """Points are known at the end only."""
    return list(match.outcome.scores) if match.outcome is not None else [0] * match.seats


def cover() -> str:
    """A plain lid."""
    return '<div class="cover"></div>'
