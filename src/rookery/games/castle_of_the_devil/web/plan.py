"""What will happen, before it is done: the middle of the coach while one chooses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rookery.games.castle_of_the_devil.web.cards import oval, sign
from rookery.games.castle_of_the_devil.web.goal import GOALS
from rookery.games.castle_of_the_devil.web.ride import deal
from rookery.games.sheet import Sheet, escape, seal, use

PLANS = {"partner": "trade", "offer": "trade", "whom": "fight", "demand-whom": "demand"}
LINES = (("see", "u-eye"), ("yes", "u-check"), ("no", "u-close"))


def draw_plan(view: Mapping[str, Any], asked: str, sheet: Sheet) -> str:
    """Oneself, what goes over, and somebody: chosen already, or still to be chosen."""
    what = PLANS.get(asked)
    if what is None or view["fight"] is not None:
        return ""
    me = view["players"][view["seat"]]
    name = f'<span class="nm">{seal(view["seat"])}<span>{sheet.book.words(sheet.t)("you")}</span></span>'
    mine = f'<div class="party">{oval(me["character"])}{name}</div>'
    partner = sheet.memory.get("partner") if asked == "offer" else None
    other = '<div class="party"><span class="oval"><i>?</i></span></div>'
    if partner is not None:
        whom = f'<span class="nm">{seal(partner)}<span>{escape(sheet.names[partner])}</span></span>'
        other = f'<div class="party">{oval(view["players"][partner]["character"])}{whom}</div>'
    card = sign("fight", "clash") if what == "fight" else '<span class="fd"><i>?</i></span>'
    return f"{deal(mine, card, other)}{draw_then(sheet, what)}"


def draw_then(sheet: Sheet, what: str) -> str:
    """Who sees it, what follows if all goes well, and what if not."""
    words = sheet.book.words(sheet.t)
    lines = [f"<li>{use(icon)}<span>{words(f'then-{what}-{key}')}</span></li>" for key, icon in LINES]
    return f'<ul class="then">{"".join(lines)}</ul>'


def draw_naming(view: Mapping[str, Any], sheet: Sheet) -> str:
    """Who is about to claim victory reads what hangs on it."""
    words, faction = sheet.book.words(sheet.t), view["players"][view["seat"]]["faction"]
    line = f'<div class="saying"><p class="line">{words(f"claim-{GOALS[faction]}")}</p></div>'
    return f"{line}{draw_then(sheet, 'allies')}"
