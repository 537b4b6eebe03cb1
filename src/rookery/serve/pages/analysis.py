"""A finished game looked back at: asked for by a button, made in the background, shown on two pages."""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rookery.games.sheet import seal
from rookery.i18n import Texts, texts
from rookery.play.analysis import SIGNS, Analysis, Decision
from rookery.play.analysis.chart import PAGE, STRIP, drawing
from rookery.play.analysis.wording import named, percent, sentence
from rookery.serve.door.accounts import User
from rookery.serve.drawing.render import table_info
from rookery.serve.hub.keeper import share_key
from rookery.serve.pages.visitor import go, hub_of, key_of, lang_of, renderer_of, router, shown, signed
from rookery.serve.tables.live import LiveTable, must

PLACES = ("end", "replay")


async def panel(request: Request, table: LiveTable, user: User | None, place: str) -> str:
    """What is known of a finished game, for people who may look back at it; nothing of one that was broken off."""
    must("over", table)
    if table.state.ended:
        return ""
    hub, lang = hub_of(request), lang_of(request)
    found, t = await hub.analyses.of(table), texts(lang, table.game)
    names = table_info(table).names(t)
    key = "" if table.setup.public or table.may_see(user) else share_key(table)
    more = f"&key={key}" if key else ""
    job = hub.analyses.jobs.get(table.id)
    context: dict[str, Any] = {
        "t": t.t,
        "place": place,
        "state": "done" if found is not None else hub.analyses.state(table.id),
        "percent": 0 if job is None else job.percent,
        "ahead": 0 if job is None else hub.analyses.ahead(table.id),
        "may_ask": user is not None,
        "url": f"/t/{table.id}/analysis?place={place}{more}",
    }
    if found is not None:
        context |= told(found, names, t, lang, table, place, more)
    return renderer_of(request).template("analysis.html").render(context)


def told(
    found: Analysis, names: list[str], t: Texts, lang: str, table: LiveTable, place: str, more: str
) -> dict[str, Any]:
    """An analysis as a page shows it."""

    def link(at: int) -> str:
        return f"/t/{table.id}/replay?at={at + 1}{more}"

    kinds = found.named()
    points = []
    for each in found.turning:
        decision = kinds.get(each.at) if each.what == "move" else None
        points.append(
            {
                "at": each.at,
                "href": link(each.at),
                "seal": Markup(seal(each.seat)),
                "text": sentence(found, each, names, t, lang),
                "swing": percent(each.swing),
                "sign": SIGNS[decision.kind] if decision is not None else "",
                "kind": decision.kind if decision is not None else "turn",
            }
        )
    return {
        "chart": Markup(
            drawing(found, names, t.t("ui-analysis-chart"), link, STRIP if place == "replay" else PAGE)
        ),
        "points": points,
        "betters": [better(each, names, lang) for each in kinds.values() if each.line and each.lost],
        "marks": json.dumps({each.at: [SIGNS[each.kind], each.kind] for each in kinds.values()}),
        "rows": [row(found, seat, name) for seat, name in enumerate(names)],
        "judge": f"ui-analysis-{found.judge}",
    }


def better(decision: Decision, names: list[str], lang: str) -> dict[str, Any]:
    """The move that would have been better, and what could have followed."""
    said = decision.said[lang]
    return {
        "at": decision.at,
        "kind": decision.kind,
        "move": f"{names[decision.seat]}: {named(said['move'], names)}",
        "best": named(said["best"], names),
        "lost": percent(-decision.lost),
        "line": [named(each, names) for each in said["line"]],
    }


def row(found: Analysis, seat: int, name: str) -> dict[str, Any]:
    """What was luck and what was play."""
    luck, error = found.fortune(seat)
    return {
        "seal": Markup(seal(seat)),
        "name": name,
        "accuracy": percent(found.accuracy(seat), signed=False),
        "luck": f"{percent(luck)} (±{round(100 * error)})",
        "play": percent(found.result[seat] - found.par() - luck),
    }


def place_of(request: Request) -> str:
    """The page it is shown on."""
    place = request.query_params.get("place", "")
    return place if place in PLACES else PLACES[0]


@router.get("/t/{table_id}/analysis")
async def analysis(request: Request, table_id: str) -> Response:
    """The panel, for a page that waits for it."""
    table, user = await shown(request, table_id)
    return HTMLResponse(await panel(request, table, user, place_of(request)))


@router.post("/t/{table_id}/analysis")
async def ask(request: Request, table_id: str) -> Response:
    """Have a finished game looked back at."""
    table, _ = await shown(request, table_id)
    user = signed(request)
    await hub_of(request).analyses.ask(table, user)
    if "hx-request" in request.headers:
        return HTMLResponse(await panel(request, table, user, place_of(request)))
    key = key_of(request)
    return go(request, f"/t/{table.id}/{place_of(request)}{f'?key={key}' if key else ''}")
