"""The admins' pages: who plays, how the server does, tables, bans, the log; and what admins can do about them.

For everybody else these pages do not exist.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from rookery.i18n import texts
from rookery.serve import BadName, NoSuchTable
from rookery.serve.desk import audit, fair as desk_fair, load
from rookery.serve.desk.audit import Actor
from rookery.serve.desk.desk import Desk
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.door.wards import standing
from rookery.serve.pages.own import game_titles, local
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
    somebody,
    who,
)

Form = Mapping[str, list[str]]
STATES: Final = ("", "waiting", "playing", "over")
WARDS_SHOWN: Final = 500
TRIES: Final = "20/minute"


def desk_of(request: Request) -> Desk:
    """The desk."""
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


async def admin(request: Request) -> User:
    """The admin who asks; for all others there is no such page."""
    user = await who(request)
    if user is None or not user.admin:
        raise NoSuchTable("ui-page-missing")
    return user


async def page(request: Request, tab: str, **more: Any) -> Response:
    """One of the pages."""
    t = texts(lang_of(request))
    shown = {"tab": tab, "done": request.query_params.get("done", "") in audit.ACTS, "day": day}
    found = {"titles": game_titles(request), "title": t.t(f"ui-admin-{tab}"), **shown, **more}
    return renderer_of(request).page("admin.html", request, **found)


@router.get("/admin")
async def now(request: Request) -> Response:
    """Who plays now, and how the server does."""
    await admin(request)
    hub = hub_of(request)
    processes, counts, people = await hub.store.read(
        lambda db: (load.running(db), load.counts(db), load.who_is_here(db, hub.now()))
    )
    ways = [way.name for way in request.app.state.notices.ways if way.works]
    damaged = sorted({table for each in processes for table in each.damaged.split()} | set(hub.damaged))
    return await page(
        request,
        "now",
        processes=processes,
        counts=counts,
        people=people,
        damaged=damaged,
        banner_now=hub.wards.banner,
        notices=await hub.store.read(lambda db: load.notices(db, ways)),
    )


@router.get("/admin/people")
async def people(request: Request) -> Response:
    """People by name or id."""
    await admin(request)
    hub, asked = hub_of(request), request.query_params.get("q", "")[:60]
    found, wards = await hub.store.read(lambda db: (load.find_people(db, asked, hub.now()), standing(db)))
    held = {(ward.kind, ward.what) for ward in wards}
    places = request.app.guard.places
    return await page(request, "people", people=found, q=asked, held=held, places=places)


@router.get("/admin/tables")
async def tables(request: Request) -> Response:
    """Tables by status, id, game, or who sits there."""
    await admin(request)
    asked, status = request.query_params.get("q", "")[:60], request.query_params.get("status", "")
    wanted = status if status in STATES else ""
    found = await hub_of(request).store.read(lambda db: load.find_tables(db, wanted, asked))
    return await page(request, "tables", tables=found, q=asked, chosen=wanted, states=STATES)


@router.get("/admin/bans")
async def bans(request: Request) -> Response:
    """Who is shut out or muted."""
    await admin(request)
    found = await hub_of(request).store.read(lambda db: standing(db, most=WARDS_SHOWN))
    return await page(request, "bans", wards=found)


@router.get("/admin/fair")
async def fair(request: Request) -> Response:
    """What is to be seen of fair play; who looks is written down. It is for people to judge."""
    user, asked = await admin(request), request.query_params.get("q", "")[:60]
    try:
        found = await desk_fair.look(desk_of(request), Actor(user.id, user.name), asked)
    except NoSuchTable:
        return await page(request, "fair", found=None, q=asked)
    t, lines = texts(lang_of(request)), found.lookout.lines
    said = [(each, desk_fair.sentence(each, t), desk_fair.likelihood(each, t)) for each in lines]
    return await page(request, "fair", found=found, said=said, q=asked)


@router.get("/admin/log")
async def log(request: Request) -> Response:
    """What admins did."""
    await admin(request)
    before = max(0, number(request.query_params.get("before", "")))
    found = await hub_of(request).store.read(lambda db: audit.page(db, before, audit.PAGE + 1))
    older = found[audit.PAGE - 1].id if len(found) > audit.PAGE else 0
    return await page(request, "log", acts=found[: audit.PAGE], older=older, before=before)


# -- becoming one ------------------------------------------------------------------------------------------------


@router.get("/admin/first/{token}")
async def first(request: Request, token: str) -> Response:
    """Behind a link that makes an admin. Opening it uses nothing up: mail programs and chats open links, too."""
    hub_of(request).limiter.quick(TRIES, "admin", security.place_of(request.scope))
    if not await desk_of(request).works(token):
        raise NoSuchTable("ui-error-link")
    return renderer_of(request).page(
        "admin_first.html", request, title=texts(lang_of(request)).t("ui-admin-first"), token=token
    )


@router.post("/admin/first/{token}")
async def become(request: Request, token: str) -> Response:
    """Take it: a guest becomes an account first."""
    hub, desk, form = hub_of(request), desk_of(request), await form_of(request)
    hub.limiter.quick(TRIES, "admin", security.place_of(request.scope))
    if not await desk.works(token):
        raise NoSuchTable("ui-error-link")
    user = await somebody(request, one(form, "name").strip())
    if not user.account:
        if one(form, "name").strip() not in ("", user.name):
            user = await hub.rename(user, one(form, "name").strip())
        address = security.place_of(request.scope)
        user = await hub.accounts.set_password(user, one(form, "password"), "", address)
    if not await desk.become_admin(user, token):
        raise NoSuchTable("ui-error-link")
    return go(request, "/admin")


# -- acting ------------------------------------------------------------------------------------------------------


def days(form: Form, field: str = "days") -> float:
    """For how long; 0 is for ever."""
    try:
        return float(one(form, field, "0").strip()[:8] or 0)
    except ValueError:
        raise BadName("ui-error-days") from None


ACTS: Final[dict[str, Callable[[Desk, Actor, Form, str], Awaitable[Any]]]] = {
    "mute": lambda desk, by, form, _: desk.mute(by, one(form, "person"), days(form), one(form, "why")),
    "unmute": lambda desk, by, form, _: desk.unmute(by, one(form, "person"), one(form, "why")),
    "ban": lambda desk, by, form, _: desk.ban(by, one(form, "person"), days(form), one(form, "why")),
    "unban": lambda desk, by, form, _: desk.unban(by, one(form, "person"), one(form, "why")),
    "ban-range": lambda desk, by, form, own: desk.ban_range(
        by, one(form, "range"), days(form), one(form, "why"), own
    ),
    "unban-range": lambda desk, by, form, _: desk.unban(by, one(form, "range"), one(form, "why")),
    "end-sessions": lambda desk, by, form, _: desk.end_sessions(by, one(form, "person"), one(form, "why")),
    "rename": lambda desk, by, form, _: desk.rename(by, one(form, "person"), one(form, "name"), one(form, "why")),
    "dismiss": lambda desk, by, form, _: desk.dismiss(by, one(form, "person"), one(form, "why")),
    "announce": lambda desk, by, form, _: desk.announce(by, one(form, "text"), days(form, "hours")),
    "announce-end": lambda desk, by, form, _: desk.announce(by, ""),
    "close": lambda desk, by, form, _: desk.close_table(by, one(form, "table"), one(form, "why")),
    "delete": lambda desk, by, form, _: desk.delete_table(by, one(form, "table"), one(form, "why")),
}


@router.post("/admin/{what}")
async def act(request: Request, what: str) -> Response:
    """Do one of these things, and write it down."""
    user = await admin(request)
    if what not in ACTS:
        raise NoSuchTable("ui-page-missing")
    form = await form_of(request)
    await ACTS[what](desk_of(request), Actor(user.id, user.name), form, security.address_of(request.scope))
    back = local(one(form, "back", "/admin")).partition("?")[0]
    return go(request, f"{back}?done={what}")
