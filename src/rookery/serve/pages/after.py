"""After the game: the result, the replay, the record, its proof."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import rookery
from rookery.i18n import Texts, texts
from rookery.serve.course import chart, course
from rookery.serve.draw import SeatLine, TableInfo, Viewer
from rookery.serve.pages.asking import go, hub_of, lang_of, number, renderer_of, router, said, who
from rookery.serve.pages.table import viewer_of
from rookery.serve.render import table_info


def verdict(t: Texts, winners: list[str]) -> str:
    """Who has won, in one line."""
    if not winners:
        return t.t("ui-nobody-wins")
    return t.t("ui-winner", name=winners[0]) if len(winners) == 1 else t.t("ui-shared", names=t.join(winners))


@router.get("/t/{table_id}/end")
async def end_page(request: Request, table_id: str) -> Response:
    """Ranking, where every point came from, and how the lead changed."""
    table = await hub_of(request).looked_at(table_id, await who(request))
    if table.match is None or table.match.outcome is None:
        return go(request, f"/t/{table.id}")
    match, outcome = table.match, table.match.outcome
    viewer = viewer_of(request, table)
    t = texts(viewer.lang, table.game)
    names = table_info(table).names(t)
    order = sorted(range(match.seats), key=lambda s: (outcome.ranks[s], s))
    best = max(1, *(sum(max(0, n) for n in each.values()) for each in outcome.breakdown))
    sources = list(outcome.breakdown[0]) if outcome.breakdown else []
    lead = course(match)
    winners = [names[s] for s in outcome.winners]
    tie = f"{table.game}-tie-{outcome.tie_break}" if outcome.tie_break else ""
    more = renderer_of(request).ending(match, names, t)
    return renderer_of(request).page(
        "end.html",
        request,
        game=table.game,
        title=t.t("ui-result"),
        table=table,
        me=viewer.seat,
        names=names,
        order=order,
        outcome=outcome,
        best=best,
        sources=sources,
        verdict=verdict(t, winners),
        reason=said(t, f"{table.game}-reason-{outcome.reason}"),
        tie=said(t, tie),
        chart=chart(lead, names, t.t("ui-lead-chart")) if lead else "",
        scored=max(outcome.scores) > 1 or len(sources) > 1,  # else points only say who has won
        more=Markup(more),
        action=f"/t/{table.id}",
        commitment=table.commitment,
    )


@router.get("/t/{table_id}/replay")
async def replay(request: Request, table_id: str) -> Response:
    """Any moment of the game; after the end through anybody's eyes."""
    hub, user = hub_of(request), await who(request)
    table = await hub.looked_at(table_id, user)
    q = request.query_params
    last = hub.moments(table)
    at = min(max(0, number(q.get("at", ""), 0)), last)
    mine = table.seat_of(user)
    wished = q.get("eyes", "" if mine is None else str(mine))
    eyes = number(wished, -1) if wished != "" else None
    if eyes is not None and not 0 <= eyes < len(table.seats):
        eyes = None
    match = await hub.moment(table, user, at, eyes)
    viewer = viewer_of(request, table)
    t = texts(viewer.lang, table.game)
    names = table_info(table).names(t)
    info = TableInfo(
        id=f"{table.id} replay {user.id if user else ''}",
        number=at,
        seats=[SeatLine(n, s.bot) for n, s in zip(names, table.seats, strict=True)],
        waiting=tuple(match.view(None)["waiting"]) if not match.over else (),
        action=f"/t/{table.id}",
        frozen=True,
        drawer=False,
    )
    fragment = renderer_of(request).table(match, info, Viewer(eyes, viewer.lang, viewer.user))
    events = match.events(eyes)
    return renderer_of(request).page(
        "replay.html",
        request,
        game=table.game,
        title=t.t("ui-replay"),
        table=table,
        fragment=fragment,
        at=at,
        last=last,
        eyes=eyes,
        names=names,
        mine=mine,
        action=f"/t/{table.id}",
        told=[match.tell(e, viewer.lang, names) for e in events[-3:]],
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
    verdict = rookery.verify(await hub.record(table, user))
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
