"""HTML routes. Every decision is a form that works without scripts; with them the answer comes over the socket.

Nothing here knows a game's name: boards, bars and what a form means come from each game's `web/` folder.
"""

from __future__ import annotations

import io
import json
import tomllib
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any
from urllib.parse import quote, unquote_plus, urlencode

import segno
from fastapi import APIRouter, FastAPI
from fastapi.responses import RedirectResponse
from fastapi.routing import APIRoute
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

import rookery
from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, UndoRefused
from rookery.games import NAMES
from rookery.i18n import LANGUAGES, Texts, texts
from rookery.play.bots import levels
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve import HubError, NoSuchTable, NotSignedIn, security
from rookery.serve.accounts import User
from rookery.serve.course import chart, course
from rookery.serve.hub import Hub
from rookery.serve.render import (
    FONTS,
    STATIC,
    THEMES,
    VENDOR,
    Renderer,
    SeatLine,
    TableInfo,
    Viewer,
    assets_ready,
    preferences,
    table_info,
    waiting_text,
    web,
)
from rookery.serve.tables import LiveTable, TableSetup

SEVERAL = 40  # moves listed by "what can I do?"
FIELDS_MAX = 1000
YEAR = 365 * 86_400
BANKS = (0, 300, 600, 900, 1800)
LIMITS = (0, 86_400, 3 * 86_400, 7 * 86_400)


REFUSALS = (HubError, GameError, IllegalMove, NotAMove, AmbiguousMove, UndoRefused)


class PageRoute(APIRoute):
    """Knows who asks, and turns what goes wrong into a page in the reader's language."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, wrapped."""
        inner = super().get_route_handler()

        async def handle(request: Request) -> Response:
            try:
                await who(request)
                return await inner(request)
            except REFUSALS as error:
                return complain(request, error)

        return handle


router = APIRouter(route_class=PageRoute, include_in_schema=False)


# -- who asks ------------------------------------------------------------------------------------------------


def hub_of(request: Request) -> Hub:
    """The hub."""
    found = request.app.state.hub
    assert isinstance(found, Hub)
    return found


def renderer_of(request: Request) -> Renderer:
    """The renderer."""
    found = request.app.state.renderer
    assert isinstance(found, Renderer)
    return found


async def who(request: Request) -> User | None:
    """The person behind the session cookie."""
    if not hasattr(request.state, "user"):
        token = request.cookies.get(security.COOKIE, "")
        request.state.user = await hub_of(request).accounts.by_token(token) if token else None
    user: User | None = request.state.user
    return user


def lang_of(request: Request) -> str:
    """The reader's language."""
    return preferences(request).lang


async def somebody(request: Request, name: str = "") -> User:
    """The person who asks; a new guest if nobody is signed in yet."""
    user = await who(request)
    if user is None:
        hub = hub_of(request)
        hub.limiter.check(hub.settings.rate_guests, "guests", security.address_of(request.scope))
        user, token = await hub.accounts.guest(name, lang_of(request))
        request.state.user, request.state.token = user, token
    return user


def signed(request: Request) -> User:
    """The person who asks, or NotSignedIn."""
    user: User | None = request.state.user
    if user is None:
        raise NotSignedIn
    return user


def wants_fragment(request: Request) -> bool:
    """Did a script ask?"""
    return request.headers.get("hx-request") == "true"


def go(request: Request, where: str) -> Response:
    """On to another page; a new guest takes the session along."""
    if wants_fragment(request):
        response = Response(status_code=204, headers={"HX-Redirect": where})
    else:
        response = RedirectResponse(where, status_code=303)
    return with_session(request, response)


def done(request: Request, where: str) -> Response:
    """It is done: scripts wait for the socket, others look again."""
    if wants_fragment(request):
        return with_session(request, Response(status_code=204))
    return go(request, where)


def with_session(request: Request, response: Response) -> Response:
    """Hand a new guest the session cookie."""
    token = getattr(request.state, "token", "")
    if token:
        response.headers.append("set-cookie", security.cookie(token, hub_of(request).settings.secure))
    return response


def note(request: Request, heading: str, text: str, bad: bool = False, **more: Any) -> str:
    """A note over the table."""
    t = texts(lang_of(request), more.get("game"))
    given = {"clause": "", "items": (), "moves": (), "game": "", "action": "", "number": 0, "seat": "", **more}
    return renderer_of(request).template("note.html").render(t=t.t, heading=heading, text=text, bad=bad, **given)


def complain(request: Request, error: Exception, game: str = "", back: str = "/") -> Response:
    """An error as a note or as a page."""
    lang = lang_of(request)
    text, status, clause = words_for(error, lang, game)
    t = texts(lang)
    if wants_fragment(request):
        return HTMLResponse(
            note(request, t.t("ui-not-so"), text, bad=True, clause=clause, game=game or None), status_code=status
        )
    path = request.url.path
    if path.startswith("/t/") and request.method == "POST" and status != 404:
        back = "/".join(path.split("/")[:3])
    return renderer_of(request).page(
        "error.html",
        request,
        status,
        title=t.t("ui-not-so"),
        text=text,
        status_code=status,
        back=back,
        clause=clause,
    )


def words_for(error: Exception, lang: str, game: str = "") -> tuple[str, int, str]:
    """The reason in a language, the HTTP status, and the clause."""
    t = texts(lang)
    if isinstance(error, HubError):
        return error.text(lang), error.status, ""
    if isinstance(error, IllegalMove):
        return t.t("ui-page-illegal"), 422, str(error.clause or "")
    if isinstance(error, UndoRefused):
        return t.t(f"ui-undo-refused-{error.reason}"), 409, ""
    if isinstance(error, AmbiguousMove):
        return t.t("ui-page-ambiguous"), 422, ""
    if isinstance(error, NotAMove):
        return t.t("ui-page-no-move"), 422, ""
    return t.t("ui-page-wrong"), 422, ""


async def form_of(request: Request) -> dict[str, list[str]]:
    """The fields of a form; a name may come several times."""
    form = await request.form()
    out: dict[str, list[str]] = {}
    for key, value in form.multi_items():
        if isinstance(value, str):
            out.setdefault(key, []).append(value)
    return out


def one(form: Mapping[str, list[str]], key: str, default: str = "") -> str:
    """A field that comes once."""
    return form[key][-1] if form.get(key) else default


def number(text: str, default: int = 0) -> int:
    """A whole number, or the default."""
    try:
        return int(text[:12])
    except ValueError:
        return default


def known_game(request: Request, name: str) -> Game:
    """A game there is, or a page that says there is none."""
    found = hub_of(request).games.get(name)
    if found is None:
        raise NoSuchTable("ui-page-missing")
    return found


def said(t: Texts, key: str) -> str:
    """A text that a game may have or not."""
    return t.t(key) if key and t.has(key) else ""


# -- home and set-up -----------------------------------------------------------------------------------------


@router.get("/")
async def home(request: Request) -> Response:
    """Boxes, open tables, my games."""
    hub, user = hub_of(request), await who(request)
    lang = lang_of(request)
    boxes = []
    for name in NAMES:
        t, seats = texts(lang, name), rookery.game(name).seats
        boxes.append(
            {
                "name": name,
                "title": t.t(f"{name}-name"),
                "hook": t.t(f"{name}-hook"),
                "summary": said(t, f"{name}-summary"),
                "players": f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]),
                "length": said(t, f"{name}-length"),
                "cover": Markup(web(name).module.cover()),
                "guide": has_guide(name),
                "cards": bool(rookery.game(name).cards),
            }
        )
    mine = await hub.tables_of(user) if user else []
    return renderer_of(request).page(
        "home.html",
        request,
        boxes=boxes,
        themes_of=[b["name"] for b in boxes],
        open_tables=await hub.open_tables(),
        mine=[c for c in mine if c.status != "over"],
        past=[c for c in mine if c.status == "over"][:12],
        user_id=user.id if user else "",
        game_title=game_titles(request),
    )


@router.post("/play/{game}")
async def play_now(request: Request, game: str) -> Response:
    """One click: a table with bots, and the game begins."""
    hub, seats = hub_of(request), known_game(request, game).usual_seats
    user = await somebody(request)
    known = levels(game)
    level = "heuristic" if "heuristic" in known else known[-1]
    setup = TableSetup(game=game, seats=seats, bots=dict.fromkeys(range(1, seats), level))
    table = await hub.create(user, setup)
    await hub.start(table, user)
    return go(request, f"/t/{table.id}")


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    """How shall the table be?"""
    box = known_game(request, game)
    t = texts(lang_of(request), game)
    options = [o for o in box.options if o.choices]
    return renderer_of(request).page(
        "new.html",
        request,
        game=game,
        title=t.t("ui-new-table"),
        box=box,
        options=options,
        levels=levels(game),
        banks=BANKS,
        limits=LIMITS,
        show=lambda name, value: option_value(t, game, value),
    )


def option_value(t: Any, game: str, value: Any) -> str:
    """A value of an option in words."""
    if isinstance(value, bool):
        return str(t.t("ui-on" if value else "ui-off"))
    key = f"{game}-value-{value}"
    if isinstance(value, str) and t.has(key):
        return str(t.t(key))
    return str(value)


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
    bots = {}
    for seat in range(seats):
        level = one(form, f"seat-{seat}")
        if level in levels(game):
            bots[seat] = level
    bank = number(one(form, "bank"))
    limit = number(one(form, "limit"))
    setup = TableSetup(
        game=game,
        seats=seats,
        options=options,
        bots=bots,
        mode="turn" if one(form, "mode") == "turn" else "live",
        bank=float(bank) if bank else None,
        increment=float(number(one(form, "increment"))) if bank else 0.0,
        turn_limit=float(limit) if limit else None,
        public=one(form, "public") == "1",
        hints=one(form, "hints") == "1",
    )
    table = await hub.create(user, setup)
    if not any(s.free for s in table.seats):
        await hub.start(table, user)
    return go(request, f"/t/{table.id}")


# -- a table -------------------------------------------------------------------------------------------------


def viewer_of(request: Request, table: LiveTable) -> Viewer:
    """Who looks at a table."""
    user: User | None = request.state.user
    return Viewer(table.seat_of(user), lang_of(request), user)


def table_page(request: Request, table: LiveTable, message: str = "", status: int = 200) -> Response:
    """The table, whole."""
    viewer = viewer_of(request, table)
    renderer = renderer_of(request)
    t = texts(viewer.lang, table.game)
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
        link = f"{str(request.base_url).rstrip('/')}/t/{table.id}/join/{table.invite}"
        may_invite = viewer.seat is not None or (viewer.user is not None and viewer.user.id == table.host)
        qr = qr_code(link) if may_invite else ""
        context.update(link=link if may_invite else "", qr=qr, guide=has_guide(table.game))
        return renderer.page("room_page.html", request, status, **context)
    return renderer.page("table_page.html", request, status, **context)


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
    table = await hub_of(request).seen(table_id, await who(request))
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
    if what in ("answer", "undo"):
        return await answer(request, hub, table, user, form, what)
    if what == "chat":
        text, phrase = one(form, "text").strip(), one(form, "phrase")
        if text or phrase:
            await hub.chat(table, user, "" if phrase else text, phrase)
    elif what == "switch":
        await switch(hub, table, user, form)
    elif what == "skip":
        await hub.skip(table, user)
    elif what == "propose":
        await hub.propose(table, user, one(form, "what"))
    elif what == "consent":
        await hub.consent(table, user, one(form, "yes") == "1")
    elif what == "leave":
        await hub.stand(table, user)
        return go(request, "/")
    elif what == "sit":
        await hub.sit(table, user, number(one(form, "seat"), -1) if form.get("seat") else None)
    elif what == "seat":
        await hub.set_seat(table, user, number(one(form, "seat"), -1), one(form, "level") or None)
    elif what == "words":
        await hub.words(table, user, one(form, "words"))
    elif what == "start":
        await hub.start(table, user)
        return go(request, here)
    elif what == "rematch":
        fresh = await hub.rematch(table, user)
        if fresh.status == "waiting" and fresh.host == user.id and not any(s.free for s in fresh.seats):
            await hub.start(fresh, user)
        return go(request, f"/t/{fresh.id}")
    elif what == "branch":
        seat = number(one(form, "seat"), -1) if one(form, "seat") else None
        fresh = await hub.branch(table, user, number(one(form, "at")), seat)
        if not any(s.free for s in fresh.seats):
            await hub.start(fresh, user)
        return go(request, f"/t/{fresh.id}")
    else:
        raise NoSuchTable("ui-page-missing")
    return done(request, here)


async def switch(hub: Hub, table: LiveTable, user: User, form: Mapping[str, list[str]]) -> None:
    """Turn one private switch off (from the question bar), or set them all (from the list of boxes)."""
    names = table.match.switches if table.match is not None else ()
    if form.get("off"):
        await hub.switch(table, user, one(form, "off"), False)
        return
    for name in names:
        await hub.switch(table, user, name, name in form.get("on", ()))


async def quick_answer(
    app: FastAPI, scope: security.Scope, headers: Mapping[str, str], body: security.Limited, send: security.Sender
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
        table = await app.state.hub.seen(table_id, user)
        await give(app.state.hub, table, user, form, "answer")
    except (ValueError, *REFUSALS):
        return False
    await send.done()
    return True


def fields(body: str) -> dict[str, list[str]]:
    """The fields of a posted form; a name may come several times."""
    out: dict[str, list[str]] = {}
    for part in body.split("&", FIELDS_MAX):
        name, _, value = part.partition("=")
        out.setdefault(unquote_plus(name), []).append(unquote_plus(value))
    return out


def seat_given(table: LiveTable, user: User, form: Mapping[str, list[str]]) -> int:
    """The seat a form is about; a person who says nothing means the own one."""
    seat, mine = number(one(form, "seat"), -1), table.seat_of(user)
    return mine if mine is not None and seat == -1 else seat


async def give(hub: Hub, table: LiveTable, user: User, form: Mapping[str, list[str]], what: str) -> None:
    """An answer or an undo."""
    seat, asked = seat_given(table, user, form), number(one(form, "number"), -1)
    if what == "undo":
        await hub.undo(table, user, seat, asked)
    else:
        await hub.answer(table, user, seat, asked, web(table.game).module.answer(form)[:400])


async def answer(
    request: Request, hub: Hub, table: LiveTable, user: User, form: Mapping[str, list[str]], what: str
) -> Response:
    """An answer or an undo. What is refused comes back with its reason and the fresh table."""
    try:
        await give(hub, table, user, form, what)
    except REFUSALS as error:
        seat = seat_given(table, user, form)
        text, status, clause = words_for(error, lang_of(request), table.game)
        if isinstance(error, IllegalMove) and table.match is not None:
            refusal = table.match.why_not(seat, error.move)
            text = table.match.explain(refusal, lang_of(request)) if refusal else text
        t = texts(lang_of(request))
        html = note(request, t.t("ui-not-so"), text, bad=True, clause=clause, game=table.game)
        if wants_fragment(request):
            return HTMLResponse(html, status_code=status)
        return table_page(request, table, html, status)
    return done(request, f"/t/{table.id}")


@router.get("/t/{table_id}/why")
async def why(request: Request, table_id: str) -> Response:
    """Why can I not do that? What is this card? What can I do? What would you do?"""
    hub = hub_of(request)
    table = await hub.seen(table_id, await who(request))
    match = table.match
    if match is None:
        raise NoSuchTable("ui-page-missing")
    viewer = viewer_of(request, table)
    q = request.query_params
    hint = ""
    if q.get("hint") and viewer.seat is not None:
        hint = await hub.hint(table, signed(request), viewer.seat)
    html = explain(request, match, table_info(table, viewer), viewer, hint)
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
    common: dict[str, Any] = {"game": game, "action": info.action, "number": info.number, "seat": seat}
    if hint and seat is not None:
        move = {"move": hint, "text": match.sentence(seat, hint, lang, names)}
        return note(request, t.t("ui-hint-head"), t.t("ui-hint-text"), moves=[move], **common)
    if q.get("help"):
        question = match.question(seat) if seat is not None else None
        if question is None or seat is None:
            return note(request, t.t("ui-what-can-i"), waiting_text(match, info.waiting, names, t), game=game)
        legal = match.legal(seat)
        moves = []
        if len(legal) <= SEVERAL:
            moves = [{"move": str(m), "text": match.sentence(seat, m, lang, names)} for m in legal]
        items = clause_items(t, game, web(game).module.HELP.get(question.key, (question.clause,)))
        return note(request, t.t("ui-what-can-i"), question.text(lang), items=items, moves=moves, **common)
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
    return note(request, heading, text, refused=refused, clause=clause, items=items, **common)


def clause_items(t: Texts, game: str, clauses: Iterable[str]) -> list[dict[str, str]]:
    """Clauses with their sentences."""
    return [{"id": c, "text": said(t, f"{game}-rule-{c}")} for c in clauses]


# -- after the game ------------------------------------------------------------------------------------------


def verdict(t: Texts, winners: list[str]) -> str:
    """Who has won, in one line."""
    if not winners:
        return t.t("ui-nobody-wins")
    return t.t("ui-winner", name=winners[0]) if len(winners) == 1 else t.t("ui-shared", names=t.join(winners))


@router.get("/t/{table_id}/end")
async def end_page(request: Request, table_id: str) -> Response:
    """Ranking, where every point came from, and how the lead changed."""
    table = await hub_of(request).seen(table_id, await who(request))
    if table.match is None or table.match.outcome is None:
        return go(request, f"/t/{table.id}")
    match, outcome = table.match, table.match.outcome
    viewer = viewer_of(request, table)
    t = texts(viewer.lang, table.game)
    names = table_info(table, viewer).names(t)
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
    table = await hub.seen(table_id, user)
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
    names = table_info(table, viewer).names(t)
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
    table = await hub.seen(table_id, user)
    name = f"{table.game}-{table.id}.rookery"
    return PlainTextResponse(
        await hub.record(table, user), headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.get("/t/{table_id}/verify")
async def verify(request: Request, table_id: str) -> Response:
    """Prove every roll and every draw from the revealed seed."""
    hub, user = hub_of(request), await who(request)
    table = await hub.seen(table_id, user)
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
    table = await hub.seen(table_id, user)
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


# -- the guided first round ----------------------------------------------------------------------------------


def has_guide(game: str) -> bool:
    """Does the game bring a guided first round?"""
    return (web(game).folder / "guide.toml").is_file()


def guide_of(game: str) -> dict[str, Any]:
    """The prepared position and its steps."""
    if not has_guide(game):
        raise NoSuchTable("ui-page-missing")
    return tomllib.loads((web(game).folder / "guide.toml").read_text("utf-8"))


def guided(game: str, given: list[str]) -> tuple[Match, int, dict[str, Any]]:
    """The guided match after these answers of the pupil; the other seats follow their script."""
    guide = guide_of(game)
    match = rookery.game(game).position(guide["position"], chance=guide["chance"], names=guide["names"])
    script = [tuple(line.split(" ", 1)) for line in guide["others"]]
    for move in [*given, None]:
        while script and int(script[0][0]) in match.unanswered:
            seat, text = script.pop(0)
            match.play(int(seat), text)
        if move is not None:
            match.play(0, move)
    return match, len(given), guide


@router.get("/learn/{game}")
async def learn(request: Request, game: str) -> Response:
    """A first round with a coach. The whole state stands in the address: nothing is stored."""
    known_game(request, game)
    given = request.query_params.getlist("m")[:12]
    return learn_page(request, game, [m[:100] for m in given])


def learn_page(request: Request, game: str, given: list[str], message: str = "", status: int = 200) -> Response:
    """The table of the guided round."""
    try:
        match, step, guide = guided(game, given)
    except (GameError, IllegalMove, NotAMove, AmbiguousMove):  # an address somebody made up
        match, step, guide = guided(game, [])
    lang = lang_of(request)
    t = texts(lang, game)
    steps = guide["steps"]
    finished = step >= len(steps) or match.question(0) is None
    coach = t.t(f"{game}-guide-{'done' if finished else steps[step]}", name=guide["names"][0])
    info = TableInfo(
        id=f"learn {game} {step}",
        number=step,
        seats=[SeatLine(n, None if k == 0 else "coach") for k, n in enumerate(guide["names"])],
        waiting=() if finished else (0,),
        action=f"/learn/{game}",
        coach=coach,
        drawer=False,
        frozen=finished,
    )
    query = request.query_params
    if not message and (query.get("move") or query.get("card") or query.get("help")):
        message = explain(request, match, info, Viewer(0, lang))
        if wants_fragment(request):
            return HTMLResponse(message)
    return renderer_of(request).page(
        "learn.html",
        request,
        status,
        game=game,
        title=t.t("ui-learn"),
        fragment=renderer_of(request).table(match, info, Viewer(0, lang)),
        given=given,
        step=step,
        steps=len(steps),
        finished=finished,
        message=Markup(message),
        action=f"/learn/{game}",
    )


@router.post("/learn/{game}/{what}")
async def learn_answer(request: Request, game: str, what: str) -> Response:
    """The pupil's answer; one that is not allowed is explained."""
    form = await form_of(request)
    given = form.get("m", [])[:12]
    if what == "undo":
        return go(request, learn_url(game, given[:-1]))
    known_game(request, game)
    move = web(game).module.answer(form)[:200]
    try:
        match, _, guide = guided(game, given)
        text = str(match.move(0, move))
        refusal = match.why_not(0, text)
    except REFUSALS as error:
        text, _, _ = words_for(error, lang_of(request), game)
        t = texts(lang_of(request))
        html = note(request, t.t("ui-not-so"), text, bad=True, game=game)
        return HTMLResponse(html, 422) if wants_fragment(request) else learn_page(request, game, given, html, 422)
    wanted = guide["moves"][len(given)] if len(given) < len(guide["moves"]) else ""
    if refusal is not None or str(match.move(0, wanted or move)) != text:
        t = texts(lang_of(request))
        reason = t.t("ui-learn-other") if refusal is None else match.explain(refusal, lang_of(request))
        html = note(request, t.t("ui-not-so"), reason, bad=True, clause=str(refusal or ""), game=game)
        return HTMLResponse(html, 422) if wants_fragment(request) else learn_page(request, game, given, html, 422)
    return go(request, learn_url(game, [*given, text]))


@router.get("/learn/{game}/why")
async def learn_why(request: Request, game: str) -> Response:
    """The same questions as at a table."""
    known_game(request, game)
    return learn_page(request, game, request.query_params.getlist("m")[:12])


def learn_url(game: str, given: list[str]) -> str:
    """The address of a step."""
    return f"/learn/{game}" + (f"?{urlencode([('m', m) for m in given], quote_via=quote)}" if given else "")


# -- to read -------------------------------------------------------------------------------------------------


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    """The rules, clause by clause."""
    box = known_game(request, game)
    t = texts(lang_of(request), game)
    sections: dict[str, list[dict[str, str]]] = {}
    for clause in box.clauses:
        sections.setdefault(clause["section"], []).append({"id": clause["id"], "text": t.t(clause["text"])})
    shown = [(s, said(t, f"{game}-section-{s}") or s, clauses) for s, clauses in sections.items()]
    sources: dict[str, int] = {}
    for row in box.cards:
        sources[row["source"]] = sources.get(row["source"], 0) + 1
    return renderer_of(request).page(
        "rules.html",
        request,
        game=game,
        title=t.t(f"{game}-name"),
        sections=shown,
        sources=sources,
        provenance=t.t(f"{game}-reconstructed") if t.has(f"{game}-reconstructed") else "",
        guide=has_guide(game),
        query=request.query_params.get("q", "")[:80],
    )


@router.get("/cards/{game}")
async def cards(request: Request, game: str) -> Response:
    """Every card, drawn, with its text and its source."""
    box = known_game(request, game)
    t = texts(lang_of(request), game)
    book = web(game).book({})
    decks: dict[str, list[dict[str, Any]]] = {}
    for row in box.cards:
        if t.has(f"{game}-card-{row['id']}"):
            face = Markup(book.face(row["id"], t))
            decks.setdefault(group_of(row), []).append({**row, "face": face, "suit": book.suit(row["id"])})
    titles = {deck: deck_title(t, game, deck) for deck in decks}
    return renderer_of(request).page(
        "cards.html", request, game=game, title=t.t("ui-cards"), decks=decks, titles=titles
    )


def group_of(row: Mapping[str, Any]) -> str:
    """Cards lie together by module of the game, by deck, or by kind."""
    return str(row.get("module") or row.get("deck") or row.get("kind") or "")


def deck_title(t: Texts, game: str, deck: str) -> str:
    """What a group of cards is called: the game knows, or it is a deck with a letter."""
    known = said(t, f"{game}-deck-{deck}") or said(t, f"{game}-option-{deck}")
    return known or (f"{t.t('ui-deck')} {deck}" if deck else t.t("ui-cards"))


@router.get("/i.svg")
async def sprite(request: Request) -> Response:
    """All icons; a short address, because a table names it a hundred times."""
    path = VENDOR / "icons.svg"
    if not path.is_file():
        return Response("<svg xmlns='http://www.w3.org/2000/svg'/>", media_type="image/svg+xml")
    return FileResponse(path, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


@router.get("/g/{game}/theme.css")
async def theme(request: Request, game: str) -> Response:
    """A game's own look."""
    known_game(request, game)
    path = web(game).folder / "theme.css"
    if not path.is_file():
        return Response("", media_type="text/css")
    return FileResponse(path, media_type="text/css", headers={"Cache-Control": f"public, max-age={YEAR}"})


@router.get("/about")
async def about(request: Request) -> Response:
    """What this is."""
    return renderer_of(request).page("about.html", request, title=texts(lang_of(request)).t("ui-about"))


@router.get("/credits")
async def show_credits(request: Request) -> Response:
    """Who made the icons, the fonts and the sounds."""
    path = VENDOR / "credits.json"
    rows = json.loads(path.read_text("utf-8")) if path.is_file() else []
    return renderer_of(request).page(
        "credits.html", request, title=texts(lang_of(request)).t("ui-credits"), rows=rows
    )


# -- one's own things ----------------------------------------------------------------------------------------


@router.get("/profile")
async def profile(request: Request) -> Response:
    """My games: how they went, with whom, and the games themselves."""
    hub, user = hub_of(request), await who(request)
    t = texts(lang_of(request))
    cards = await hub.tables_of(user) if user else []
    found = await hub.statistics(user) if user else {"games": [], "people": []}
    return renderer_of(request).page(
        "profile.html",
        request,
        title=t.t("ui-profile"),
        games=found["games"],
        people=found["people"],
        cards=cards,
        user_id=user.id if user else "",
        game_title=game_titles(request),
    )


def game_titles(request: Request) -> dict[str, str]:
    """What the games are called."""
    lang = lang_of(request)
    return {name: texts(lang, name).t(f"{name}-name") for name in hub_of(request).games}


@router.get("/settings")
async def settings(request: Request) -> Response:
    """Language, look, sound, name, password."""
    t = texts(lang_of(request))
    saved = "saved" in request.query_params
    return renderer_of(request).page("settings.html", request, title=t.t("ui-settings"), saved=saved)


def local(path: str) -> str:
    """An address of ours; the home page for any other."""
    return path[:300] if path.startswith("/") and not path.startswith("//") and "\\" not in path else "/"


@router.post("/prefs")
async def set_prefs(request: Request) -> Response:
    """Language and look: a cookie that is no secret, and the account where there is one."""
    form = await form_of(request)
    prefs = preferences(request)
    lang = one(form, "lang", prefs.lang)
    prefs.lang = lang if lang in LANGUAGES else prefs.lang
    prefs.theme = one(form, "theme") if one(form, "theme") in THEMES else prefs.theme
    prefs.font = one(form, "font") if one(form, "font") in FONTS else prefs.font
    if one(form, "look"):  # the settings page sends all of them
        prefs.motion = "off" if one(form, "motion") == "off" else "auto"
        prefs.sound = "on" if one(form, "sound") == "on" else "off"
    user = await who(request)
    if user is not None and user.lang != prefs.lang:
        await hub_of(request).accounts.preferences(user, lang=prefs.lang)
    response = go(request, local(one(form, "back", "/settings?saved")))
    response.set_cookie("prefs", urlencode(vars(prefs)), max_age=YEAR, samesite="lax", httponly=True)
    return response


@router.post("/name")
async def set_name(request: Request) -> Response:
    """Another name."""
    form = await form_of(request)
    name = one(form, "name").strip()
    if await who(request) is None:
        await somebody(request, name)
    else:
        await hub_of(request).rename(signed(request), name)
    return go(request, local(one(form, "back", "/settings?saved")))


@router.post("/password")
async def set_password(request: Request) -> Response:
    """A guest becomes an account, keeping the games."""
    form = await form_of(request)
    address = security.address_of(request.scope)
    user = await somebody(request)
    await hub_of(request).accounts.set_password(user, one(form, "password"), one(form, "old"), address)
    return go(request, "/settings?saved")


@router.get("/login")
async def login(request: Request) -> Response:
    """Name and password."""
    return renderer_of(request).page("login.html", request, title=texts(lang_of(request)).t("ui-login"))


@router.post("/login")
async def do_login(request: Request) -> Response:
    """Come in."""
    form = await form_of(request)
    address = security.address_of(request.scope)
    user, token = await hub_of(request).accounts.login(one(form, "name").strip(), one(form, "password"), address)
    request.state.user, request.state.token = user, token
    return go(request, "/")


@router.post("/logout")
async def logout(request: Request) -> Response:
    """Go out."""
    hub = hub_of(request)
    token = request.cookies.get(security.COOKIE, "")
    if token:
        await hub.accounts.logout(token)
    response = go(request, "/")
    response.headers.append("set-cookie", security.no_cookie(hub.settings.secure))
    return response


class Files(StaticFiles):
    """Static files, kept by browsers for as long as their address (with the stamp) does not change."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """With a long life."""
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = f"public, max-age={YEAR}"
        return response


def set_up(app: FastAPI) -> None:
    """For the app: static files, and error pages for people."""
    app.mount("/static", Files(directory=STATIC), name="static")
    app.state.error_page = error_page
    assets_ready()


def error_page(request: Request, status: int, data: Mapping[str, Any]) -> Response:
    """An error that no page caught."""
    if not hasattr(request.state, "user"):
        request.state.user = None
    t = texts(lang_of(request))
    text = t.t("ui-page-missing") if status in (404, 405) else str(data.get("text", ""))
    return renderer_of(request).page(
        "error.html", request, status, title=t.t("ui-not-so"), text=text, status_code=status, back="/", clause=""
    )
