"""Who asks, in which language, and how they are answered: what all pages share."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter
from fastapi.responses import RedirectResponse
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, UndoRefused
from rookery.i18n import Texts, texts
from rookery.play.game import Game
from rookery.serve import HubError, NoSuchTable, NotSignedIn
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.render import Renderer, preferences
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import moment
from rookery.serve.tables.cards import LATEST
from rookery.serve.tables.live import LiveTable
from rookery.serve.upkeep import asked
from rookery.serve.upkeep.logs import log

KEY_MOST = 40
MOVE_MAX = 400
REFUSALS = (HubError, GameError, IllegalMove, NotAMove, AmbiguousMove, UndoRefused)


class PageRoute(APIRoute):
    """Knows who asks, and turns what goes wrong into a page in the reader's language."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, wrapped."""
        inner = super().get_route_handler()

        async def handle(request: Request) -> Response:
            try:
                user = await who(request)
                if user is not None:
                    hub_of(request).friends.about.add(user.id)
                return await inner(request)
            except REFUSALS as error:
                return complain(request, error)

        return handle


router = APIRouter(route_class=PageRoute, include_in_schema=False)


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


def key_of(request: Request) -> str:
    """The key in a link that somebody passed on."""
    return request.query_params.get("key", "")[:KEY_MOST]


async def shown(request: Request, table_id: str) -> tuple[LiveTable, User | None]:
    """The table somebody looks back at, and who it is."""
    user = await who(request)
    return await hub_of(request).shown(table_id, user, key_of(request)), user


def lang_of(request: Request) -> str:
    """The reader's language."""
    return preferences(request).lang


async def somebody(request: Request, name: str = "") -> User:
    """The person who asks; a new guest if nobody is signed in yet."""
    user = await who(request)
    if user is None:
        hub = hub_of(request)
        await hub.limiter.check(hub.settings.rate_guests, "guests", security.place_of(request.scope))
        user, token = await hub.accounts.guest(name, lang_of(request), security.browser_of(request.headers))
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


async def begin(hub: Hub, table: LiveTable, user: User) -> None:
    """The game begins. A person among bots is not asked where nothing of theirs could count.

    Among people that is everybody's own choice: where few are asked, a moment that lasts tells that somebody was.
    """
    waited = table.status == "waiting"
    await hub.start(table, user)
    match = table.match
    if waited and match is not None and match.usual_stop and table.state.people() == [user.id]:
        await hub.switch(table, user, match.usual_stop, True)


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
    given = {"clause": "", "items": (), "moves": (), "game": "", "left": 0, **more}
    return renderer_of(request).template("note.html").render(t=t.t, heading=heading, text=text, bad=bad, **given)


def complain(request: Request, error: Exception, game: str = "", back: str = "/") -> Response:
    """An error as a note or as a page."""
    lang = lang_of(request)
    text, status, clause = words_for(error, lang, game)
    t = texts(lang)
    if status >= 500:
        log.warning("refused", route=getattr(request.scope.get("route"), "path", "?"), error=type(error).__name__)
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
        number=asked.number() if status >= 500 else "",
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


def short(form: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """A form for a game to read, which may reckon with numbers in it: no field is longer than a move can be."""
    return {name: [value[:MOVE_MAX] for value in values] for name, values in form.items()}


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


def has_guide(game: str) -> bool:
    """Does the game bring a guided first round?"""
    return (web(game).folder / "guide.toml").is_file()


def day(at: float) -> str:
    """A time as pages write it; nothing for one that cannot be read, in a row that somebody has damaged."""
    if not 0 < moment(at) <= LATEST:
        return ""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="minutes")
