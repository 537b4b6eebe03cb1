"""A table: looking, joining, answering, and why something cannot be done."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from urllib.parse import unquote_plus

import segno
from fastapi import FastAPI
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rookery.errors import AmbiguousMove, IllegalMove, NotAMove
from rookery.i18n import Texts, texts
from rookery.play.match import Match
from rookery.serve import HubError, NoSuchTable, Stale
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.door.guard import Limited, Sender
from rookery.serve.drawing.around import waiting_text
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.render import table_info
from rookery.serve.drawing.scene import TableInfo, Viewer
from rookery.serve.hub.hub import Hub
from rookery.serve.pages.visitor import (
    MOVE_MAX,
    REFUSALS,
    begin,
    done,
    form_of,
    go,
    has_guide,
    hub_of,
    lang_of,
    note,
    number,
    one,
    renderer_of,
    router,
    said,
    short,
    signed,
    somebody,
    wants_fragment,
    who,
    words_for,
)
from rookery.serve.tables.live import LiveTable

SEVERAL, FEW = 40, 12  # moves listed by "what can I do?": all of so many, or so many of more
FIELDS_MAX = 1000


def viewer_of(request: Request, table: LiveTable) -> Viewer:
    """Who looks at a table."""
    user: User | None = request.state.user
    return Viewer(table.seat_of(user), lang_of(request), user)


def table_page(request: Request, table: LiveTable, message: str = "", status: int = 200) -> Response:
    """The table, whole."""
    viewer = viewer_of(request, table)
    renderer = renderer_of(request)
    t = texts(viewer.lang, table.game)
    if table.match is not None:
        viewer.invite = invitation(request, table, viewer, t)
    waiting = table.match is None
    asked = viewer.seat is not None and viewer.seat in table.waiting
    context = {
        "game": table.game,
        "title": t.t(f"{table.game}-name"),
        "action": f"/t/{table.id}",
        "fragment": renderer.push(table, viewer),
        "live": True,
        "refresh": 0 if asked or table.status == "over" else 4,
        "message": Markup(message),
    }
    if waiting:
        link = invite_link(request, table, viewer)
        context.update(
            club=table.setup.club, link=link, qr=qr_code(link) if link else "", guide=has_guide(table.game)
        )
        return renderer.page("room_page.html", request, status, **context)
    return renderer.page("table_page.html", request, status, **context)


def invite_link(request: Request, table: LiveTable, viewer: Viewer) -> str:
    """The way in for those who are invited. Who only watches may not let others in."""
    at_table = viewer.seat is not None or (viewer.user is not None and viewer.user.id == table.host)
    return f"{str(request.base_url).rstrip('/')}/t/{table.id}/join/{table.invite}" if at_table else ""


def invitation(request: Request, table: LiveTable, viewer: Viewer, t: Texts) -> str:
    """The link to watch a game that runs, and the same as a code to scan."""
    public = f"{str(request.base_url).rstrip('/')}/t/{table.id}" if table.setup.public else ""
    link = public or invite_link(request, table, viewer)
    code = qr_code(link) if link else ""
    return (
        renderer_of(request)
        .template("inviting.html")
        .render(t=t.t, link=link, qr=code, over=table.status == "over")
    )


def qr_code(text: str) -> Markup:
    """A QR code as inline SVG without a style attribute."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=1, dark="#2a1507", light="#ffffff"
    )
    return Markup(out.getvalue().decode())


@router.get("/t/{table_id}")
async def look(request: Request, table_id: str) -> Response:
    """The waiting room or the table."""
    table = await hub_of(request).looked_at(table_id, await who(request))
    await hub_of(request).arrive(table, request.state.user)
    return table_page(request, table)


@router.get("/t/{table_id}/join/{invite}")
async def invited(request: Request, table_id: str, invite: str) -> Response:
    """Behind the invite link: choose a name, sit down."""
    hub, user = hub_of(request), await who(request)
    table = await hub.table(table_id)
    if user is not None and table.may_see(user) and (table.seat_of(user) is not None or table.status != "waiting"):
        return go(request, f"/t/{table.id}")
    if invite != table.invite:
        raise NoSuchTable
    await hub.insiders_only(table, user)
    t = texts(lang_of(request), table.game)
    host = next((s.name for s in table.seats if s.user_id == table.host), "")
    return renderer_of(request).page(
        "join.html",
        request,
        game=table.game,
        title=t.t(f"{table.game}-name"),
        table=table,
        invite=invite,
        host_name=host,
        guide=has_guide(table.game),
    )


@router.post("/t/{table_id}/join/{invite}")
async def join(request: Request, table_id: str, invite: str) -> Response:
    """Sit down, or look on when all seats are taken."""
    hub = hub_of(request)
    table = await hub.table(table_id)
    form = await form_of(request)
    user = await somebody(request, one(form, "name").strip())
    await hub.admit(table, user, invite)
    if table.status == "waiting" and any(s.free for s in table.seats):
        await hub.sit(table, user, None, invite)
    return go(request, f"/t/{table.id}")


@router.post("/t/{table_id}/{what}")
async def act(request: Request, table_id: str, what: str) -> Response:
    """Everything that is done at a table."""
    hub = hub_of(request)
    form = await form_of(request)
    user = await who(request)
    table = await hub.seen(table_id, user)
    if user is None:
        user = await somebody(request, one(form, "name").strip())
    here = f"/t/{table.id}"
    if what in ("answer", "undo", "draft"):
        return await answer(request, hub, table, user, form, what)
    if what == "chat":
        text, phrase = one(form, "text").strip(), one(form, "phrase")
        if text or phrase:
            await hub.chat(table, user, "" if phrase else text, phrase)
    elif what == "switch":
        await switch(hub, table, user, form)
    elif what == "skip":
        await hub.skip(table, user)
    elif what == "tempo":
        await hub.tempo(table, user, one(form, "tempo"))
    elif what == "propose":
        await hub.propose(table, user, one(form, "what"))
    elif what == "consent":
        await hub.consent(table, user, one(form, "yes") == "1")
    elif what in ("leave", "give-up"):
        await (hub.stand if what == "leave" else hub.give_up)(table, user)
        return go(request, "/")
    elif what == "sit":
        await hub.sit(table, user, number(one(form, "seat"), -1) if form.get("seat") else None)
    elif what == "seat":
        await hub.set_seat(table, user, number(one(form, "seat"), -1), one(form, "level") or None)
    elif what == "words":
        await hub.words(table, user, one(form, "words"))
    elif what == "choose":
        await hub.choose(table, user, one(form, "choice"))
    elif what == "start":
        await begin(hub, table, user)
        return go(request, here)
    elif what == "rematch":
        fresh = await hub.rematch(table, user)
        if fresh.status == "waiting" and fresh.host == user.id and not any(s.free for s in fresh.seats):
            await begin(hub, fresh, user)
        return go(request, f"/t/{fresh.id}")
    elif what == "branch":
        seat = number(one(form, "seat"), -1) if one(form, "seat") else None
        fresh = await hub.branch(table, user, number(one(form, "at")), seat)
        if not any(s.free for s in fresh.seats):
            await begin(hub, fresh, user)
        return go(request, f"/t/{fresh.id}")
    else:
        raise NoSuchTable("ui-page-missing")
    return done(request, here)


async def switch(hub: Hub, table: LiveTable, user: User, form: Mapping[str, list[str]]) -> None:
    """Choose when to be asked (from the question bar), or set all private switches (from the list of boxes)."""
    names = table.match.switches if table.match is not None else ()
    if form.get("stop"):
        await hub.switch(table, user, one(form, "stop"), True)
        return
    if form.get("only"):
        await hub.switch(table, user, one(form, "only"), True)
    for name in names:
        await hub.switch(table, user, name, name in form.get("on", ()))


async def quick_answer(
    app: FastAPI, scope: security.Scope, headers: Mapping[str, str], body: Limited, send: Sender
) -> bool:
    """An answer posted by a page's script, done without the framework, for it is what happens most often.

    Whatever is different about a post, or refused, is left to `act`: False, and nothing has happened yet.
    """
    path, user = scope["path"], scope["state"]["user"]
    table_id = path[3:-7]
    if not path.startswith("/t/") or not path.endswith("/answer") or "/" in table_id or user is None:
        return False
    if scope["method"] != "POST" or headers.get("hx-request") != "true":
        return False
    if not headers.get("content-type", "").startswith("application/x-www-form-urlencoded"):
        return False
    try:
        form = fields((await body.whole()).decode())
        hub: Hub = app.state.hub
        table = await hub.seen(table_id, user)
        seat, asked, once = posted(table, user, form)
        await hub.answer(table, user, seat, asked, web(table.game).module.answer(short(form))[:MOVE_MAX], once)
    except (ValueError, *REFUSALS):
        return False
    await send.done()
    return True


def fields(body: str) -> dict[str, list[str]]:
    """The fields of a posted form; a name may come several times."""
    out: dict[str, list[str]] = {}
    for part in body.split("&", FIELDS_MAX):
        name, _, value = part.partition("=")
        if "%" in part or "+" in part:
            name, value = unquote_plus(name), unquote_plus(value)
        out.setdefault(name, []).append(value)
    return out


def posted(table: LiveTable, user: User, form: Mapping[str, list[str]]) -> tuple[int, int, str]:
    """The seat a form is about, the question, and the id of the post; who names no seat means the own one."""
    seat, mine = number(one(form, "seat"), -1), table.seat_of(user)
    mean = mine if mine is not None and seat == -1 else seat
    return mean, number(one(form, "number"), -1), one(form, "once")[:40]


async def answer(
    request: Request, hub: Hub, table: LiveTable, user: User, form: Mapping[str, list[str]], what: str
) -> Response:
    """An answer, half of one, or an undo. What is refused comes back with its reason and the fresh table."""
    seat, asked, once = posted(table, user, form)
    try:
        if what == "undo":
            await hub.undo(table, user, seat, asked)
        elif what == "draft":
            await hub.draft(table, user, seat, asked, web(table.game).module.answer(short(form))[:MOVE_MAX])
        else:
            await hub.answer(table, user, seat, asked, web(table.game).module.answer(short(form))[:MOVE_MAX], once)
    except REFUSALS as error:
        text, status, clause = words_for(error, lang_of(request), table.game)
        if isinstance(error, IllegalMove) and table.match is not None:
            refusal = table.match.why_not(seat, error.move)
            text = table.match.explain(refusal, lang_of(request)) if refusal else text
        t = texts(lang_of(request))
        heading = t.t("ui-not-so")
        if isinstance(error, Stale) and one(form, "kept"):
            heading, text = t.t("ui-line-late"), t.t("ui-line-late-more")
        html = note(request, heading, text, bad=True, clause=clause, game=table.game)
        if wants_fragment(request):
            return HTMLResponse(html, status_code=status)
        return table_page(request, table, html, status)
    return done(request, f"/t/{table.id}")


@router.get("/t/{table_id}/log")
async def whole_log(request: Request, table_id: str) -> Response:
    """Earlier lines for a page that is open, or the whole log as a page."""
    table = await hub_of(request).looked_at(table_id, await who(request))
    before = number(request.query_params.get("before", ""), -1)
    lines = renderer_of(request).log(table, viewer_of(request, table), before)
    if wants_fragment(request):
        return HTMLResponse(lines)
    title = texts(lang_of(request)).t("ui-log")
    return renderer_of(request).page(
        "log.html", request, game=table.game, title=title, lines=Markup(lines), action=f"/t/{table.id}"
    )


@router.get("/t/{table_id}/why")
async def why(request: Request, table_id: str) -> Response:
    """Why can I not do that? What is this card? What can I do? What would you do?"""
    hub = hub_of(request)
    table = await hub.looked_at(table_id, await who(request))
    viewer = viewer_of(request, table)
    q = request.query_params
    hint = ""
    if q.get("hint") and viewer.seat is not None:
        hint = await hub.hint(table, signed(request), viewer.seat)
    elif q.get("help") and viewer.seat in table.waiting and table.setup.hints and viewer.seat is not None:
        with contextlib.suppress(HubError):  # what can be done is said without a bot's opinion too
            hint = await hub.hint(table, signed(request), viewer.seat)
    match = table.match
    if match is None:
        raise NoSuchTable("ui-page-missing")
    html = explain(request, match, table_info(table), viewer, hint)
    if wants_fragment(request):
        return HTMLResponse(html)
    return table_page(request, table, html)


def explain(request: Request, match: Match, info: TableInfo, viewer: Viewer, hint: str = "") -> str:
    """The note that answers a question about the table."""
    q = request.query_params
    game, lang = match.game, viewer.lang
    t = match.words(lang)
    names = info.names(t)
    seat = viewer.seat
    if q.get("hint") and hint and seat is not None:
        move = {"move": hint, "text": match.sentence(seat, hint, lang, names)}
        return note(request, t.t("ui-hint-head"), t.t("ui-hint-text"), moves=[move], game=game)
    if q.get("help"):
        question = match.question(seat) if seat is not None else None
        if question is None or seat is None:
            return note(request, t.t("ui-what-can-i"), waiting_text(match, info.waiting, names, t), game=game)
        items = clause_items(t, game, web(game).module.HELP.get(question.key, (question.clause,)))
        ways = listed(match, seat, lang, names, hint)
        return note(request, t.t("ui-what-can-i"), question.text(lang), items=items, game=game, **ways)
    card = (q.get("card") or (q.get("move") or "").partition(" ")[2].split(" ")[0])[:12]
    printed = match._kit.card_id(card)
    row = next((r for r in match._kit.rows if r["id"] == printed), None)
    heading, text = match._kit.card_words(card, lang) if row is not None else (t.t("ui-why-not"), "")
    about = getattr(web(game).module, "ABOUT", {}).get((q.get("move") or "").partition(" ")[0], ())
    items = clause_items(t, game, row.get("clauses", ()) if row is not None else about)
    clause, refused = "", ""
    if q.get("move") and seat is not None:
        try:
            refusal = match.why_not(seat, (q.get("move") or "")[:200])
        except (NotAMove, AmbiguousMove):
            refusal = None
        if refusal is not None:
            refused, clause = match.explain(refusal, lang), str(refusal)
    return note(request, heading, text, refused=refused, clause=clause, items=items, game=game)


def listed(match: Match, seat: int, lang: str, names: Sequence[str], hint: str) -> dict[str, Any]:
    """The legal moves in words, what a bot would do first; of many only some, and how many there are besides."""
    legal = match.legal(seat)
    some = [str(legal[k]) for k in range(len(legal) if len(legal) <= SEVERAL else FEW)]
    first = [hint] if hint else []
    moves = [
        {"move": m, "text": match.sentence(seat, m, lang, names), "best": m == hint}
        for m in (*first, *(m for m in some if m != hint))
    ]
    return {"moves": moves, "left": len(legal) - len(moves)}


def clause_items(t: Texts, game: str, clauses: Iterable[str]) -> list[dict[str, str]]:
    """Clauses with their sentences."""
    return [{"id": c, "text": said(t, f"{game}-rule-{c}")} for c in clauses]
