"""Quick pairing: one button, and a page that waits."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rookery.games import names
from rookery.i18n import texts
from rookery.serve.hub.pairing import Waiting
from rookery.serve.pages.home import listed_tables
from rookery.serve.pages.own import game_titles
from rookery.serve.pages.visitor import (
    form_of,
    go,
    hub_of,
    lang_of,
    number,
    one,
    renderer_of,
    router,
    signed,
    somebody,
    wants_fragment,
    who,
)
from rookery.serve.tables.ranked import PACES

SHOWN = 20
HELD_SECONDS = 2.0
"""So long a waiting page's question is kept, so that it need not ask by the clock."""


@router.get("/pair")
async def waiting_page(request: Request) -> Response:
    """How it stands; where one has been seated, on to the table."""
    hub, user = hub_of(request), await who(request)
    found = await hub.pairing.look(user) if user is not None else None
    if wants_fragment(request):
        if "wait" in request.query_params and user is not None and found is not None and not found.table:
            await asyncio.sleep(min(HELD_SECONDS, hub.settings.poll))
            found = await hub.pairing.look(user)
        return go(request, f"/t/{found.table}" if found else "/pair") if gone(found) else fragment(request, found)
    if found is not None and found.table:
        return go(request, f"/t/{found.table}")
    return renderer_of(request).page(
        "pair.html",
        request,
        title=texts(lang_of(request)).t("ui-find-table"),
        waiting=found is not None,
        paces=PACES,
        fragment=drawn(request, found) if found is not None else "",
        **await listed_tables(request, SHOWN),
    )


def gone(found: Waiting | None) -> bool:
    """Is there nothing to wait for any more?"""
    return found is None or bool(found.table)


def drawn(request: Request, found: Waiting) -> str:
    """How it stands, as HTML."""
    t, titles = texts(lang_of(request)), game_titles(request)
    all_of_them = len(found.games) >= len(names())
    wanted = t.t("ui-pair-any-game") if all_of_them else t.join([titles[name] for name in found.games])
    return renderer_of(request).template("pieces/pairing.html").render(t=t.t, w=found, titles=titles, wanted=wanted)


def fragment(request: Request, found: Waiting | None) -> Response:
    """For a page that waits."""
    assert found is not None
    return HTMLResponse(drawn(request, found))


@router.post("/pair")
async def seek(request: Request) -> Response:
    """Find others who want the same."""
    form = await form_of(request)
    user = await somebody(request, one(form, "name").strip())
    games = [name for name in form.get("game", ()) if name]
    found = await hub_of(request).pairing.seek(
        user,
        games,
        number(one(form, "seats")),
        one(form, "bots") == "1",
        one(form, "ranked") == "1",
        one(form, "pace"),
        lang_of(request) if one(form, "lang") == "1" else "",
    )
    return go(request, f"/t/{found.table}" if found.table else "/pair")


@router.post("/pair/bots")
async def begin(request: Request) -> Response:
    """Wait no longer: with bots."""
    return go(request, f"/t/{await hub_of(request).pairing.with_bots(signed(request))}")


@router.post("/pair/stop")
async def stop(request: Request) -> Response:
    """Wait no longer."""
    if request.state.user is not None:
        await hub_of(request).pairing.stop(request.state.user)
    return go(request, "/")
