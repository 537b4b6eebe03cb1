"""Playing turn by turn: how somebody hears that it is their turn, and how they stop hearing it."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from rookery.i18n import texts
from rookery.serve.desk.notices import REFUSED_MAX
from rookery.serve.desk.push import Devices
from rookery.serve.desk.turning import Turning
from rookery.serve.desk.wishes import HOWS, zones
from rookery.serve.door import security
from rookery.serve.pages.data import recovery_of
from rookery.serve.pages.vacation import vacations_of
from rookery.serve.pages.visitor import day, form_of, go, hub_of, lang_of, one, renderer_of, router, signed

TRIES: Final = "300/minute"
CALENDAR: Final = {"Cache-Control": "private, no-store", "Content-Disposition": 'inline; filename="rookery.ics"'}
HOURS: Final = ("hour", "quiet_from", "quiet_to")


def turning_of(request: Request) -> Turning:
    """What those who play turn by turn can choose."""
    found = request.app.state.turning
    assert isinstance(found, Turning)
    return found


def devices_of(request: Request) -> Devices:
    """The browsers that take notices."""
    found = request.app.state.devices
    assert isinstance(found, Devices)
    return found


@router.get("/settings/notices")
async def own_notices(request: Request) -> Response:
    """What somebody has chosen."""
    user, recovery, vacations = signed(request), recovery_of(request), vacations_of(request)
    devices = devices_of(request)
    return renderer_of(request).page(
        "notices.html",
        request,
        title=texts(lang_of(request)).t("ui-notices"),
        saved="saved" in request.query_params,
        sent="sent" in request.query_params,
        mail=recovery.post.works,
        email=await recovery.address(user),
        wishes=await turning_of(request).wishes(user),
        hows=HOWS,
        zones=zones(),
        refused_max=REFUSED_MAX,
        push=devices.public_key if devices.works else "",
        devices=await devices.of(user),
        days=vacations.days,
        vacation=await vacations.account(user),
        day=day,
        calendar=f"{base_of(request)}/calendar/{link}.ics"
        if (link := await turning_of(request).calendar(user))
        else "",
    )


@router.post("/settings/notices")
async def choose(request: Request) -> Response:
    """Choose when and how."""
    form, user = await form_of(request), signed(request)
    given: dict[str, Any] = {name: one(form, name)[:60] for name in ("mail", "zone") if name in form}
    given.update({name: hour(one(form, name)) for name in HOURS if name in form})
    await turning_of(request).choose(user, given)
    return go(request, "/settings/notices?saved")


@router.post("/settings/device")
async def remove_device(request: Request) -> Response:
    """A browser that is to be told no more."""
    await devices_of(request).remove(signed(request), one(await form_of(request), "device"))
    return go(request, "/settings/notices?saved")


@router.post("/settings/calendar")
async def new_calendar(request: Request) -> Response:
    """Another address for one's calendar, or none."""
    wanted = one(await form_of(request), "calendar") != "off"
    await turning_of(request).new_calendar(signed(request), wanted)
    return go(request, "/settings/notices?saved#calendar")


@router.get("/calendar/{link}.ics")
async def calendar(request: Request, link: str) -> Response:
    """A calendar, for programs that ask without a session."""
    hub_of(request).limiter.quick(TRIES, "calendars", security.place_of(request.scope))
    text = await turning_of(request).dates(link, base_of(request))
    return Response(text, media_type="text/calendar; charset=utf-8", headers=CALENDAR)


def base_of(request: Request) -> str:
    """Where people reach this server."""
    return (hub_of(request).settings.url or str(request.base_url)).rstrip("/")


def hour(text: str) -> int:
    """An hour; -1 for what is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else -1


@router.get("/unsubscribe/{link}")
async def ask_unsubscribe(request: Request, link: str) -> Response:
    """Behind the link of a letter: one click more, for mail programs open links, too."""
    await turning_of(request).subscribed(link)
    t = texts(lang_of(request))
    done = "done" in request.query_params
    return renderer_of(request).page("unsubscribe.html", request, title=t.t("ui-unsubscribe"), link=link, done=done)


@router.post("/unsubscribe/{link}")
async def unsubscribe(request: Request, link: str) -> Response:
    """No more letters: at one click, without a session, for people and for their mail programs (RFC 8058)."""
    hub = hub_of(request)
    hub.limiter.quick(hub.settings.rate_tries, "unsubscribe", security.place_of(request.scope))
    await turning_of(request).unsubscribe(link)
    if one(await form_of(request), "List-Unsubscribe") == "One-Click":
        return Response(status_code=204)
    return go(request, f"/unsubscribe/{link}?done")
