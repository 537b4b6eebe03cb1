"""After the game: the result, the record, its proof."""

from __future__ import annotations

import contextlib

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import rookery
from rookery.games.kit import Outcome
from rookery.games.sheet import seal
from rookery.i18n import Texts, texts
from rookery.serve import NoSuchTable
from rookery.serve.door import security
from rookery.serve.drawing.course import chart, course
from rookery.serve.drawing.render import table_info
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.keeper import share_key
from rookery.serve.pages.analysis import panel
from rookery.serve.pages.at_table import viewer_of
from rookery.serve.pages.visitor import go, hub_of, lang_of, renderer_of, router, said, shown, who
from rookery.serve.tables.live import LiveTable


def verdict(t: Texts, winners: list[int], names: list[str], me: int | None) -> str:
    """Who has won, in one line; addressed to a winner who reads it."""
    if not winners:
        return t.t("ui-nobody-wins")
    others = [names[s] for s in winners if s != me]
    if me in winners:
        return t.t("ui-end-you-share", names=t.join(others)) if others else t.t("ui-end-you-win")
    return t.t("ui-winner", name=others[0]) if len(others) == 1 else t.t("ui-shared", names=t.join(others))


def margin(t: Texts, outcome: Outcome, names: list[str], me: int | None) -> str:
    """By how much the reader has won, or lost; a tie is explained elsewhere."""
    if me is None or not outcome.winners or len(outcome.scores) < 2:
        return ""
    won = outcome.ranks[me] == 1
    others = [s for s in range(len(names)) if s != me and (outcome.ranks[s] > 1 if won else outcome.ranks[s] == 1)]
    if not others:
        return ""
    best = max(others, key=lambda s: outcome.scores[s])
    by = abs(outcome.scores[me] - outcome.scores[best])
    return t.t("ui-end-ahead" if won else "ui-end-behind", count=by, name=names[best]) if by else ""


async def ready(hub: Hub, table: LiveTable, t: Texts, me: int | None) -> str:
    """Who sits at the rematch already."""
    if not table.rematch:
        return ""
    with contextlib.suppress(NoSuchTable):
        new = await hub.table(table.rematch)
        mine = None if me is None else table.seats[me].user_id
        there = [s.name for s in new.seats if s.user_id not in (None, mine)]
        return t.t("ui-end-ready", names=t.join(there)) if there else ""
    return ""


@router.get("/t/{table_id}/end")
async def end_page(request: Request, table_id: str) -> Response:
    """Ranking, where every point came from, and how the lead changed."""
    table, user = await shown(request, table_id)
    if table.match is None or table.match.outcome is None:
        return go(request, f"/t/{table.id}")
    match, outcome, hub = table.match, table.match.outcome, hub_of(request)
    viewer = viewer_of(request, table)
    t = texts(viewer.lang, table.game)
    names = table_info(table).names(t)
    order = sorted(range(match.seats), key=lambda s: (outcome.ranks[s], s))
    best = max(1, *(sum(max(0, n) for n in each.values()) for each in outcome.breakdown))
    sources = list(outcome.breakdown[0]) if outcome.breakdown else []
    lead = course(match)
    tie = f"{table.game}-tie-{outcome.tie_break}" if outcome.tie_break else ""
    more = renderer_of(request).ending(match, names, t)
    scored = max(outcome.scores) > 1 or len(sources) > 1  # else points only say who has won
    key = "" if table.setup.public else share_key(table)
    return renderer_of(request).page(
        "end.html",
        request,
        game=table.game,
        title=t.t("ui-result"),
        me=viewer.seat,
        visible=table.may_see(user),
        names=names,
        seals=[Markup(seal(s)) for s in range(match.seats)],
        order=order,
        outcome=outcome,
        best=best,
        sources=sources,
        verdict=verdict(t, list(outcome.winners), names, viewer.seat),
        margin=margin(t, outcome, names, viewer.seat) if scored else "",
        reason=said(t, f"{table.game}-reason-{outcome.reason}"),
        tie=said(t, tie),
        ready=await ready(hub, table, t, viewer.seat),
        chart=chart(lead, names, t.t("ui-lead-chart")) if lead else "",
        scored=scored,
        moves=hub.moments(table),
        more=Markup(more),
        analysis=Markup(await panel(request, table, user, "end")),
        action=f"/t/{table.id}",
        cup=table.setup.cup,
        key=key,
        share=f"{str(request.base_url).rstrip('/')}/t/{table.id}/replay{f'?key={key}' if key else ''}",
    )


@router.get("/t/{table_id}/record")
async def record(request: Request, table_id: str) -> Response:
    """The record, to keep."""
    hub, user = hub_of(request), await who(request)
    table = await hub.looked_at(table_id, user)
    name = f"{table.game}-{table.id}.rookery"
    return PlainTextResponse(
        await hub.record(table, user), headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.get("/t/{table_id}/verify")
async def verify(request: Request, table_id: str) -> Response:
    """Prove every roll and every draw from the revealed seed."""
    hub, user = hub_of(request), await who(request)
    table = await hub.looked_at(table_id, user)
    verdict = await hub.verify(await hub.record(table, user), security.place_of(request.scope))
    t = texts(lang_of(request))
    return renderer_of(request).page(
        "verify.html",
        request,
        game=table.game,
        title=t.t("ui-verify"),
        table=table,
        verdict=verdict,
        over=table.status == "over",
        commitment=table.commitment,
        action=f"/t/{table.id}",
    )


@router.get("/t/{table_id}/report")
async def report(request: Request, table_id: str) -> Response:
    """Something is wrong: the record and what the page knows, packed as a text to send."""
    hub, user = hub_of(request), await who(request)
    table = await hub.looked_at(table_id, user)
    t = texts(lang_of(request))
    text = await hub.record(table, user) if table.match is not None else ""
    facts = f"rookery {rookery.__version__}\ntable {table.id} question {table.number}\n"
    agent = request.headers.get("user-agent", "")[:200]
    return renderer_of(request).page(
        "report.html",
        request,
        game=table.game,
        title=t.t("ui-report"),
        packed=f"{facts}browser {agent}\n\n{text}",
        action=f"/t/{table.id}",
    )
