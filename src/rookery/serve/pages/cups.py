"""Tournaments: the list, setting one up, one tournament for those who play and for its host, and for a wall."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rookery.games import names
from rookery.i18n import Texts, texts
from rookery.play.cup import Groups
from rookery.serve import BadSetup, HubError
from rookery.serve.desk import hosting
from rookery.serve.door.accounts import User
from rookery.serve.hub.club_rows import HEADS, Club
from rookery.serve.hub.cup_rows import FLOWS, FORMS, LIMITS, Cup, CupSetup, Played
from rookery.serve.hub.cup_table import Board, spreadsheet
from rookery.serve.hub.cups import NAME_MAX, may_host
from rookery.serve.pages.at_table import qr_code
from rookery.serve.pages.own import game_titles
from rookery.serve.pages.visitor import (
    day,
    form_of,
    go,
    hub_of,
    lang_of,
    number,
    one,
    renderer_of,
    router,
    signed,
    wants_fragment,
    who,
)
from rookery.serve.tables.ranked import PACES

HELD_SECONDS: Final = 4.0
"""So long a page's question is kept if nothing is new."""
WALL_ROWS: Final = 16
WALL_TABLES: Final = 6
"""So many players, and tables, are on the wall at a time; the rest takes turns."""
COMMA: Final = ("hu", "pl", "de")
OFFSET_MAX: Final = 16 * 60


@router.get("/cups")
async def listed(request: Request) -> Response:
    """The tournaments there are."""
    user = await who(request)
    found = await hub_of(request).cups.listed("open", "running", user=user)
    return renderer_of(request).page(
        "cups.html",
        request,
        title=texts(lang_of(request)).t("ui-cups"),
        titles=game_titles(request),
        day=day,
        lists=[
            ("open", [card for card in found if card.status == "open"]),
            ("running", [card for card in found if card.status == "running"]),
            ("over", await hub_of(request).cups.listed("over", user=user)),
        ],
    )


@router.get("/cups/new")
async def new(request: Request) -> Response:
    """How shall it be?"""
    titles, games = game_titles(request), hub_of(request).games
    user = await who(request)
    own = await hub_of(request).clubs.inside(user) if user is not None else []
    seats = sorted({n for name in names() for n in games[name].seats})
    return renderer_of(request).page(
        "cup_new.html",
        request,
        title=texts(lang_of(request)).t("ui-cups-new"),
        titles={name: f"{titles[name]} ({games[name].seats[0]}–{games[name].seats[-1]})" for name in names()},
        seats=seats,
        forms=FORMS,
        flows=FLOWS,
        paces=PACES,
        limits=LIMITS,
        usual=CupSetup(game="", seats=4),
        name_max=NAME_MAX,
        clubs=[card for card in own if card.rank in HEADS],
        chosen=request.query_params.get("club", ""),
    )


@router.post("/cups/new")
async def create(request: Request) -> Response:
    """Registration opens."""
    user, form = signed(request), await form_of(request)
    usual = CupSetup(game=one(form, "game"), seats=number(one(form, "seats")))
    wished: dict[str, Any] = {name: number(one(form, name), getattr(usual, name)) for name in LIMITS}
    wished |= {name: one(form, name, getattr(usual, name)) for name in ("form", "pace", "flow")}
    begins = moment_of(one(form, "begins"), number(one(form, "offset")))
    wished["club"] = one(form, "club")[:20]
    setup = CupSetup(game=usual.game, seats=usual.seats, begins=begins, **wished)
    return go(request, f"/cups/{await hosting.create(hub_of(request), user, one(form, 'name'), setup)}")


def moment_of(local: str, offset: int) -> float:
    """A time as browsers write it, and by how many minutes it is behind; 0 for none."""
    if not local:
        return 0.0
    try:
        said = datetime.fromisoformat(local[:30]).replace(tzinfo=UTC)
        return said.timestamp() + 60.0 * max(-OFFSET_MAX, min(offset, OFFSET_MAX))
    except (ValueError, OverflowError):
        raise BadSetup("ui-error-cup-begins") from None


# -- one tournament ----------------------------------------------------------------------------------------------


@router.get("/cups/{cup_id}")
async def cup_page(request: Request, cup_id: str) -> Response:
    """How it stands, for the reader. A page that is open asks again and again, and waits for news."""
    user = await who(request)
    await hub_of(request).cups.known(user, cup_id)
    if wants_fragment(request):
        if not await changed(request, cup_id, number(request.query_params.get("version", "-1"), -1)):
            return Response(status_code=204)
        return HTMLResponse(await drawn(request, await hub_of(request).cups.cup(cup_id), user))
    cup = await hub_of(request).cups.cup(cup_id)
    fragment = await drawn(request, cup, user)
    return renderer_of(request).page(
        "cup_page.html", request, title=cup.name, fragment=fragment, reload=cup.status != "over"
    )


async def changed(request: Request, cup_id: str, version: int) -> bool:
    """Is there anything new, or soon?"""
    hub = hub_of(request)
    for held in (min(HELD_SECONDS, hub.settings.poll), 0.0):
        if await hub.cups.version(cup_id) != version:
            return True
        await asyncio.sleep(held)
    return False


async def drawn(request: Request, cup: Cup, user: User | None) -> str:
    """One tournament, as HTML. A large one is a large page: it is written beside the loop."""
    t = texts(lang_of(request))
    stands = await hub_of(request).cups.reckoned(cup)
    me = cup.entrant(user.id) if user is not None else None
    mine = cup.mine(user.id) if user is not None else None
    hosts = may_host(cup, user)
    context = shared(request, cup, t)
    context |= {
        "user": user,
        "club": await club_of(request, cup, user),
        "me": me,
        "mine": mine,
        "taken": me is not None and mine is not None and me.id in cup.present(mine) and cup.setup.pace != "turn",
        "others": t.join([cup.names.get(p, "") for p in mine.game.players if user and p != user.id])
        if mine
        else "",
        "hosts": hosts,
        "boards": stands.boards,
        "rounds": by_round(cup),
        "complete": stands.complete,
        "playing": any(each.open for each in cup.games),
        "final_group": len(stands.event.groups) + 1 if isinstance(stands.event, Groups) else 0,
    }
    return await asyncio.to_thread(renderer_of(request).template("pieces/cup.html").render, context)


async def club_of(request: Request, cup: Cup, user: User | None) -> Club | None:
    """The club whose tournament it is, as far as the reader may know of it."""
    if not cup.setup.club:
        return None
    with contextlib.suppress(HubError):  # it has been dissolved, perhaps
        return await hub_of(request).clubs.club(user, cup.setup.club)
    return None


def shared(request: Request, cup: Cup, t: Texts) -> dict[str, Any]:
    """What the page and the wall both show."""
    return {
        "t": t.t,
        "attr": t.attr,
        "lang": t.lang,
        "cup": cup,
        "title": game_titles(request).get(cup.setup.game, cup.setup.game),
        "names": cup.names,
        "here": lambda played: len(cup.present(played)),
        "winners": lambda played: t.join(winners(cup, played)),
        "figure": lambda value, digits=2: figure(t.lang, value, digits),
        "day": day,
        "next_at": next_at(cup),
        "seats_until": seats_until(cup),
    }


def winners(cup: Cup, played: Played) -> list[str]:
    """Who has won a game."""
    game = played.game
    first = zip(game.players, game.places, strict=bool(game.places))
    return [cup.names.get(player, "") for player, place in first if place == 1 and player not in game.absent]


def figure(lang: str, value: float, digits: int) -> str:
    """A number as the language writes it, without zeros at its end."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if digits else text
    return text.replace(".", ",") if lang in COMMA else text


def by_round(cup: Cup) -> list[tuple[int, list[Played]]]:
    """Its games, the last round first."""
    return [(n, [each for each in cup.games if each.game.round == n]) for n in range(cup.round, 0, -1)]


def next_at(cup: Cup) -> float:
    """When the next round begins by the clock; 0 if no one knows."""
    if cup.status == "open":
        return cup.begins
    return cup.round_at + cup.setup.every * 60.0 if cup.setup.flow == "times" and cup.status == "running" else 0.0


def seats_until(cup: Cup) -> float:
    """Until when seats of this round can be taken; 0 if none waits."""
    return max((each.until for each in cup.games if each.unseated), default=0.0)


@router.get("/cups/{cup_id}/wall")
async def wall(request: Request, cup_id: str) -> Response:
    """In large type, for a projector: it turns over by itself."""
    await hub_of(request).cups.known(await who(request), cup_id)
    cup, t = await hub_of(request).cups.cup(cup_id), texts(lang_of(request))
    turn = max(0, number(request.query_params.get("turn", "0")))
    stands = await hub_of(request).cups.reckoned(cup)
    pages: list[Board] = [part for each in stands.boards for part in parts(each)]
    games = [each for each in cup.games if each.game.round == cup.round and not each.bye]
    byes = [cup.names.get(g.game.players[0], "") for g in cup.games if g.bye and g.game.round == cup.round]
    link = f"{str(request.base_url).rstrip('/')}/cups/{cup.id}"
    context = {
        **shared(request, cup, t),
        "board": pages[turn % len(pages)] if pages else None,
        "games": turned(games, turn),
        "byes": t.join(byes) if byes else "",
        "qr": qr_code(link),
        "turn": turn,
        "entrants": cup.entrants[: 3 * WALL_ROWS],
    }
    html = await asyncio.to_thread(renderer_of(request).template("pieces/wall.html").render, context)
    if wants_fragment(request):
        return HTMLResponse(html)
    return renderer_of(request).page("cup_wall.html", request, title=cup.name, fragment=html, turn=turn, cup=cup)


def parts(board: Board) -> list[Board]:
    """A long table in pieces that fit."""
    rows = board.rows
    starts = range(0, len(rows), WALL_ROWS)
    return [Board(board.kind, board.group, rows[start : start + WALL_ROWS]) for start in starts]


def turned(games: Sequence[Played], turn: int) -> Sequence[Played]:
    """The tables whose turn it is."""
    count = max(1, -(-len(games) // WALL_TABLES))
    start = turn % count * WALL_TABLES
    return games[start : start + WALL_TABLES]


@router.get("/cups/{cup_id}/results.csv")
async def results(request: Request, cup_id: str) -> Response:
    """The standings with every place, for spreadsheets."""
    hub = hub_of(request)
    await hub.cups.known(await who(request), cup_id)
    cup = await hub.cups.cup(cup_id)
    headers = {"Content-Disposition": f'attachment; filename="{cup.id}.csv"'}
    said = await asyncio.to_thread(spreadsheet, cup, await hub.cups.reckoned(cup))
    said = f"\ufeff{said}"  # by its first sign spreadsheets know the letters
    return Response(said, media_type="text/csv; charset=utf-8", headers=headers)


# -- what people do ----------------------------------------------------------------------------------------------


@router.post("/cups/{cup_id}/{act}")
async def act(request: Request, cup_id: str, act: str) -> Response:
    """Register, withdraw, take a seat; and what the host does."""
    hub, user, form = hub_of(request), signed(request), await form_of(request)
    await hub.cups.known(user, cup_id)
    where = f"/cups/{(await hub.cups.cup(cup_id)).id}"
    if act == "enter":
        await hub.cups.enter(user, cup_id)
    elif act == "leave":
        await hub.cups.leave(user, cup_id)
    elif act == "here":
        table = await hub.cups.here(user, cup_id)
        where = f"/t/{table}" if table else where
    elif act == "pair":
        await hosting.pair(hub, user, cup_id, number(one(form, "round")))
    elif act == "result":
        await said_result(request, user, cup_id, form)
    elif act == "remove":
        await hosting.remove(hub, user, cup_id, one(form, "person"))
    elif act == "readmit":
        await hosting.readmit(hub, user, cup_id, one(form, "person"))
    elif act == "finish":
        await hosting.finish(hub, user, cup_id)
    elif act == "cancel":
        await hosting.cancel(hub, user, cup_id)
        where = "/cups"
    else:
        raise BadSetup("ui-page-missing")
    return go(request, where)


async def said_result(request: Request, user: User, cup_id: str, form: Mapping[str, list[str]]) -> None:
    """A result as the host says it: a place for each player, or 0 for one who did not come."""
    hub = hub_of(request)
    at = number(one(form, "round")), number(one(form, "number"))
    cup = await hub.cups.cup(cup_id)
    game = next((each.game for each in cup.games if (each.game.round, each.game.number) == at), None)
    players = game.players if game is not None else ()
    said = {player: number(one(form, f"place-{n}"), -1) for n, player in enumerate(players)}
    places = {player: place for player, place in said.items() if place}
    await hosting.correct(hub, user, cup_id, at, places, [player for player in said if player not in places])
