"""Looking back: a page with a player, and the moments it plays, in parts."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rookery.games.sheet import escape, seal
from rookery.i18n import Texts, texts
from rookery.serve import NotAllowed
from rookery.serve.door.accounts import User
from rookery.serve.drawing.moments import Moments
from rookery.serve.drawing.render import table_info
from rookery.serve.drawing.scene import Viewer
from rookery.serve.hub.analysing import BetterLine
from rookery.serve.hub.keeper import share_key
from rookery.serve.pages.analysis import panel
from rookery.serve.pages.visitor import hub_of, lang_of, number, renderer_of, router, shown
from rookery.serve.tables.live import LiveTable


def moments_of(request: Request) -> Moments:
    """What draws moments at this server."""
    state = request.app.state
    if not hasattr(state, "moments"):
        state.moments = Moments(hub_of(request), renderer_of(request))
    found = state.moments
    assert isinstance(found, Moments)
    return found


def eyes_of(request: Request, table: LiveTable, user: User | None) -> int | None:
    """Through whose eyes: as wished, else one's own. None: as a spectator."""
    mine = table.seat_of(user)
    wished = request.query_params.get("eyes", "" if mine is None else str(mine))
    eyes = number(wished, -1) if wished != "" else None
    return eyes if eyes is not None and 0 <= eyes < len(table.seats) else None


def start_of(request: Request) -> int:
    """The first moment of the part that is asked for."""
    return max(0, number(request.query_params.get("from", ""), 0))


@router.get("/t/{table_id}/replay")
async def replay(request: Request, table_id: str) -> Response:
    """Any moment of the game; after the end through anybody's eyes."""
    table, user = await shown(request, table_id)
    hub, q = hub_of(request), request.query_params
    last, eyes = hub.moments(table), eyes_of(request, table, user)
    at = min(max(0, number(q.get("at", ""), 0)), last)
    if q.get("line"):
        at = await hub.moment_of(table, user, max(0, number(q["line"])), eyes)
    lang = lang_of(request)
    t = texts(lang, table.game)
    around = frame(request, table, user, t, at, eyes)
    around["analysis"] = await panel(request, table, user, "replay") if table.status == "over" else ""
    match = await hub.moment(table, user, at, eyes)
    names = table_info(table).names(t)
    around["told"] = "".join(
        f"<li>{escape(match.tell(e, lang, names))}</li>" for e in match.events(eyes)[-3:]
    )  # with scripts all lines come
    fragment = await moments_of(request).page(table, user, at, Viewer(eyes, lang, user), around)
    return renderer_of(request).page(
        "replay.html",
        request,
        game=table.game,
        title=t.t("ui-replay"),
        fragment=fragment,
        action=f"/t/{table.id}",
    )


def frame(
    request: Request, table: LiveTable, user: User | None, t: Texts, at: int, eyes: int | None
) -> dict[str, str]:
    """What stands around a moment: the player, where to go from here, and how the game ended."""
    over, mine, hub = table.status == "over", table.seat_of(user), hub_of(request)
    names = table_info(table).names(t)
    visible = table.may_see(user)
    key = share_key(table) if over and not table.setup.public else ""
    context: dict[str, Any] = {
        "t": t.t,
        "game": table.game,
        "action": f"/t/{table.id}",
        "at": at,
        "last": hub.moments(table),
        "eyes": eyes,
        "mine": mine,
        "key": key,
        "over": over,
        "names": names,
        "seen": [*(range(len(names)) if over else () if mine is None else (mine,)), None],
        "seals": [Markup(seal(s)) for s in range(len(names))],
        "branch": over and visible,
        "link": f"{str(request.base_url).rstrip('/')}/t/{table.id}/replay?at={at}{f'&key={key}' if key else ''}",
    }
    template = renderer_of(request).template
    return {
        "title": escape(heading(table, t, names)),
        "nav": template("replay_nav.html").render(context),
        "player": template("player.html").render(context),
    }


def heading(table: LiveTable, t: Texts, names: list[str]) -> str:
    """That this is a replay, and after the end how the game ended."""
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None:
        return t.t("ui-replay")
    order = sorted(range(len(names)), key=lambda s: (outcome.ranks[s], s))
    scored = max(outcome.scores) > 1
    return f"{t.t('ui-replay')} · " + ", ".join(
        f"{names[s]} {outcome.scores[s]}" if scored else names[s] for s in order
    )


@router.get("/t/{table_id}/moments")
async def boards(request: Request, table_id: str) -> Response:
    """Moments from one on, as many as come at a time: the first whole, of each further one what differs."""
    table, user = await shown(request, table_id)
    first = start_of(request)
    viewer = Viewer(eyes_of(request, table, user), lang_of(request), user)
    if "better" in request.query_params:
        return await better(request, table, user, first, viewer)
    found = await moments_of(request).boards(table, user, first, viewer)
    return JSONResponse({"from": first, "last": hub_of(request).moments(table), "boards": found})


async def better(request: Request, table: LiveTable, user: User | None, first: int, viewer: Viewer) -> Response:
    """The same of the line that would have been better than one move of a game that was looked back at."""
    hub, at = hub_of(request), number(request.query_params["better"], -1)
    found = await hub.analyses.of(table)
    if found is None:
        raise NotAllowed("ui-error-no-moment", last=hub.moments(table))
    line = await BetterLine(hub, found, at).begin(table, user)
    moments = await moments_of(request).beside(line, table, user, first)
    drawn = await moments.boards(table, user, first, viewer)
    return JSONResponse({"from": first, "last": line.moments(table), "boards": drawn})


@router.get("/t/{table_id}/moments/lines")
async def lines(request: Request, table_id: str) -> Response:
    """What was told at each of so many moments from one on."""
    table, user = await shown(request, table_id)
    first = start_of(request)
    viewer = Viewer(eyes_of(request, table, user), lang_of(request), user)
    found = await moments_of(request).lines(table, user, first, viewer, table.seat_of(user))
    return JSONResponse({"from": first, "last": hub_of(request).moments(table), "lines": found})
