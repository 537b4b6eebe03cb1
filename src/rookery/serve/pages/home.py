"""The home page, and setting up a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import rookery
from rookery.games import names as game_names
from rookery.games.kit import Option, OwnCards
from rookery.i18n import Texts, texts
from rookery.play.bots import levels, usual_level
from rookery.serve.door.accounts import User
from rookery.serve.door.friends import Circle
from rookery.serve.drawing.around import last_day
from rookery.serve.drawing.render import first_styles
from rookery.serve.pages.own import game_titles
from rookery.serve.pages.packing import first_page
from rookery.serve.pages.visitor import (
    begin,
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
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.cards import TableCard

BANKS = (0, 300, 600, 900, 1800)
LIMITS = (0, 86_400, 3 * 86_400, 7 * 86_400)
BEGUN = 2
"""Who has finished so many games is not told where to start."""
SHOWN = 6


@router.get("/")
async def home(request: Request) -> Response:
    """Where to start, the boxes, one's tables, and those of others."""
    hub, user = hub_of(request), await who(request)
    boxes = sorted((box_of(request, name) for name in game_names()), key=lambda box: box["demand"])
    mine = (
        sorted((c for c in await hub.tables_of(user) if c.status != "over"), key=turn_first(user)) if user else []
    )
    turns = [c for c in mine if user is not None and c.seat_of(user.id) in c.waiting]
    past = await hub.finished(user, BEGUN) if user else 0
    circle = await hub.friends.circle(user) if user else Circle()
    styles = first_styles() if user is None else ""
    page = renderer_of(request).page(
        "home.html",
        request,
        styles=styles,
        boxes=boxes,
        easiest=boxes[0] if past < BEGUN else None,
        turns=turns if past >= BEGUN else [],
        tables=mine[:SHOWN],
        past=past,
        waiting=await hub.pairing.waiting(user) if user else False,
        demanded=await hub.pairing.demand(),
        calls=await hub.friends.calls(user) if user else [],
        cup_calls=await hub.cups.calls(user) if user else [],
        asking=len(circle.asking),
        clubs=await hub.clubs.of(user) if user else [],
        befriended=bool(circle.friends),
        friends=[f for f in circle.friends if f.online or f.table][:SHOWN],
        **await listed_tables(request, SHOWN),
    )
    return first_page(request, page, styles) if styles else page


def box_of(request: Request, name: str) -> dict[str, Any]:
    """A game as it stands on the shelf."""
    t, game = texts(lang_of(request), name), rookery.game(name)
    seats = game.seats
    return {
        "name": name,
        "title": t.t(f"{name}-name"),
        "hook": t.t(f"{name}-hook"),
        "demand": game.demand,
        "players": f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]),
        "length": said(t, f"{name}-length"),
        "guide": has_guide(name),
    }


def turn_first(user: User | None) -> Callable[[TableCard], tuple[bool, float]]:
    """Tables that wait for somebody before the others, the newest first."""
    return lambda card: (user is None or card.seat_of(user.id) not in card.waiting, -card.created)


async def listed_tables(request: Request, most: int) -> dict[str, Any]:
    """Open tables and those one can watch, with the words that lists need."""
    hub, user = hub_of(request), await who(request)
    watchable = [c for c in await hub.watchable(most * 2) if user is None or c.seat_of(user.id) is None]
    return {
        **listed_words(request, user),
        "open_tables": [c for c in await hub.open_tables() if c.free][:most],
        "watchable": watchable[:most],
    }


def listed_words(request: Request, user: User | None) -> dict[str, Any]:
    """What lists of tables say of each."""
    hub, lang = hub_of(request), lang_of(request)
    t = texts(lang)

    def away(card: TableCard) -> list[str]:
        """Who is on vacation."""
        found = [(seat.name, seat.on_vacation(hub.now())) for seat in card.seats]
        return [t.t("ui-vacation-of", name=name, date=last_day(until)) for name, until in found if until]

    def told(card: TableCard) -> str:
        """Who is waited for, or who else sits there."""
        me = card.seat_of(user.id) if user is not None else None
        names = [s.name for n, s in enumerate(card.seats) if s.name and n != me]
        if card.status == "playing" and me is not None and card.waiting and me not in card.waiting:
            names = [card.seats[n].name for n in card.waiting]
            return t.t("ui-waiting", name=t.join(names))
        return t.t("ui-with", names=t.join(names)) if names else ""

    def rules(card: TableCard) -> list[str]:
        """What somebody should know before they sit down."""
        own = texts(lang, card.game)
        out = [t.t("ui-ranked")] if card.ranked else []
        out += [t.t("ui-mode-turn")] if card.mode == "turn" else []
        out += [t.t("ui-minutes", count=round(card.bank / 60))] if card.bank and card.mode == "live" else []
        options = {o.name: o for o in hub.games[card.game].options}
        for name, value in card.options.items():
            if isinstance(options.get(name), OwnCards):
                out.append(own.t("ui-own-cards"))
            elif name in options:
                word = own.t(f"{card.game}-option-{name}")
                out.append(f"{word}: {option_value(own, card.game, options[name], value)}")
        return out

    titles = game_titles(request)
    return {"titles": {name: titles[name] for name in game_names()}, "told": told, "rules": rules, "away": away}


@router.post("/play/{game}")
async def play_now(request: Request, game: str) -> Response:
    """One click: a table with bots, and the game begins."""
    hub, seats = hub_of(request), known_game(request, game).usual_seats
    user = await somebody(request)
    level = usual_level(game)
    setup = TableSetup(game=game, seats=seats, bots=dict.fromkeys(range(1, seats), level))
    table = await hub.create(user, setup)
    await begin(hub, table, user)
    return go(request, f"/t/{table.id}")


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    """How shall the table be?"""
    box, user = known_game(request, game), await who(request)
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
        own=next((o.name for o in box.options if isinstance(o, OwnCards)), None),
        clubs=await hub_of(request).clubs.inside(user) if user is not None else [],
        chosen=request.query_params.get("club", ""),
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
        if given.strip() and isinstance(option, OwnCards):
            options[option.name] = given.replace("\r\n", "\n")
    bots = {}
    for seat in range(min(seats, max(box.seats))):
        level = one(form, f"seat-{seat}")
        if level in levels(game):
            bots[seat] = level
    bank = number(one(form, "bank"))
    limit = number(one(form, "limit"))
    for_whom = one(form, "public", "0")[:20]
    setup = TableSetup(
        game=game,
        seats=seats,
        options=options,
        bots=bots,
        mode="turn" if one(form, "mode") == "turn" else "live",
        bank=float(bank) if bank else None,
        increment=float(number(one(form, "increment"))) if bank else 0.0,
        turn_limit=float(limit) if limit else None,
        public=for_whom == "1",
        club=for_whom if for_whom not in ("0", "1") else "",
        hints=one(form, "hints") == "1",
        ranked=one(form, "ranked") == "1",
    )
    table = await hub.create(user, setup)
    if not any(s.free for s in table.seats):
        await begin(hub, table, user)
    return go(request, f"/t/{table.id}")
