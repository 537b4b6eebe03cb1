"""The home page, and setting up a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

import rookery
from rookery.games import NAMES
from rookery.games.kit import Option
from rookery.i18n import Texts, texts
from rookery.play.bots import levels
from rookery.serve.boards import web
from rookery.serve.entries import TableSetup
from rookery.serve.pages.asking import (
    form_of,
    go,
    has_guide,
    hub_of,
    known_game,
    lang_of,
    number,
    one,
    renderer_of,
    router,
    said,
    somebody,
    who,
)
from rookery.serve.pages.own import game_titles

BANKS = (0, 300, 600, 900, 1800)
LIMITS = (0, 86_400, 3 * 86_400, 7 * 86_400)


@router.get("/")
async def home(request: Request) -> Response:
    """Boxes, open tables, my games."""
    hub, user = hub_of(request), await who(request)
    lang = lang_of(request)
    boxes = []
    for name in NAMES:
        t, seats = texts(lang, name), rookery.game(name).seats
        boxes.append(
            {
                "name": name,
                "title": t.t(f"{name}-name"),
                "hook": t.t(f"{name}-hook"),
                "summary": said(t, f"{name}-summary"),
                "players": f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]),
                "length": said(t, f"{name}-length"),
                "cover": Markup(web(name).module.cover()),
                "guide": has_guide(name),
                "cards": bool(rookery.game(name).cards),
            }
        )
    mine = await hub.tables_of(user) if user else []
    return renderer_of(request).page(
        "home.html",
        request,
        boxes=boxes,
        themes_of=[b["name"] for b in boxes],
        open_tables=await hub.open_tables(),
        mine=[c for c in mine if c.status != "over"],
        past=[c for c in mine if c.status == "over"][:12],
        user_id=user.id if user else "",
        game_title=game_titles(request),
    )


@router.post("/play/{game}")
async def play_now(request: Request, game: str) -> Response:
    """One click: a table with bots, and the game begins."""
    hub, seats = hub_of(request), known_game(request, game).usual_seats
    user = await somebody(request)
    known = levels(game)
    level = "heuristic" if "heuristic" in known else known[-1]
    setup = TableSetup(game=game, seats=seats, bots=dict.fromkeys(range(1, seats), level))
    table = await hub.create(user, setup)
    await hub.start(table, user)
    return go(request, f"/t/{table.id}")


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    """How shall the table be?"""
    box = known_game(request, game)
    t = texts(lang_of(request), game)
    options = [(o, ascending(o.values)) for o in box.options if o.choices]
    return renderer_of(request).page(
        "new.html",
        request,
        game=game,
        title=t.t("ui-new-table"),
        box=box,
        options=[each for each in options if not each[0].research],
        research=[each for each in options if each[0].research],
        levels=levels(game),
        banks=BANKS,
        limits=LIMITS,
        show=lambda option, value: option_value(t, game, option, value),
    )


def ascending(values: Sequence[Any]) -> Sequence[Any]:
    """Numbers from the lowest, whichever is the default; anything else as it comes."""
    return sorted(values) if all(type(v) is int for v in values) else values


def option_value(t: Texts, game: str, option: Option, value: Any) -> str:
    """A value of an option in words; a limit of 0 is none."""
    if isinstance(value, bool):
        return t.t("ui-on" if value else "ui-off")
    if isinstance(value, int):
        return t.t("ui-seat", n=value + 1) if option.seats else str(value or t.t("ui-no-clock"))
    key = f"{game}-value-{value}"
    return t.t(key) if t.has(key) else str(value)


@router.post("/new/{game}")
async def make_table(request: Request, game: str) -> Response:
    """Set it up and go to the waiting room."""
    hub, box = hub_of(request), known_game(request, game)
    form = await form_of(request)
    user = await somebody(request, one(form, "name").strip())
    seats = number(one(form, "seats"), box.seats[0])
    options = {}
    for option in box.options:
        given = one(form, f"option-{option.name}", "")
        for value in option.values:
            if given and json.dumps(value) == given:
                options[option.name] = value
    bots = {}
    for seat in range(seats):
        level = one(form, f"seat-{seat}")
        if level in levels(game):
            bots[seat] = level
    bank = number(one(form, "bank"))
    limit = number(one(form, "limit"))
    setup = TableSetup(
        game=game,
        seats=seats,
        options=options,
        bots=bots,
        mode="turn" if one(form, "mode") == "turn" else "live",
        bank=float(bank) if bank else None,
        increment=float(number(one(form, "increment"))) if bank else 0.0,
        turn_limit=float(limit) if limit else None,
        public=one(form, "public") == "1",
        hints=one(form, "hints") == "1",
    )
    table = await hub.create(user, setup)
    if not any(s.free for s in table.seats):
        await hub.start(table, user)
    return go(request, f"/t/{table.id}")
