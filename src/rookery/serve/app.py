"""The server put together: FastAPI, the guard in front, sockets, and `main`, which runs it."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import socket as sockets_of_system
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

import rookery
from rookery.i18n import Texts, texts
from rookery.serve import Banned, Broken, HubError
from rookery.serve.api import routes, sockets
from rookery.serve.api.caller import reply
from rookery.serve.api.commands import PER_SECOND, RESERVE
from rookery.serve.api.describing import RULE_STATUS, problem
from rookery.serve.desk import leaving, retention
from rookery.serve.desk.desk import Desk
from rookery.serve.desk.keys import Seals
from rookery.serve.desk.letters import MailWay
from rookery.serve.desk.mail import Post
from rookery.serve.desk.notices import Notices
from rookery.serve.desk.push import Devices, PushWay
from rookery.serve.desk.recovery import Recovery
from rookery.serve.desk.turning import Turning
from rookery.serve.desk.vacation import Vacations
from rookery.serve.door import security
from rookery.serve.door.connections import Door, Wire
from rookery.serve.door.guard import Guard, Guarded, Hot, tell
from rookery.serve.door.rates import Buckets, Limiter
from rookery.serve.door.sockets import CODES, MESSAGE_MAX, Closable
from rookery.serve.hub.hub import Hub
from rookery.serve.settings import SettingError, Settings, shown
from rookery.serve.store.database import NewerDatabase, engine, form_of, known_form
from rookery.serve.upkeep import logs, memory, metrics
from rookery.serve.upkeep.logs import log

STOP_SECONDS: Final = 3  # the promise; the next four lines, and END_SECONDS of traces.py, are what it is made of
FAREWELL_SECONDS: Final = 0.5
UVICORN_SECONDS: Final = 0.1  # which it sleeps in any case
GRACEFUL_SECONDS: Final = 1
CLOSE_SECONDS: Final = 1.0
LOOK_AFTER_SECONDS: Final = 2.0
READY_SECONDS: Final = 2.0
COUNT_SECONDS: Final = 15.0
BACKLOG: Final = 2048
TAGS: Final = [
    {"name": "people", "description": "guests, accounts, sessions, bot tokens"},
    {"name": "turns", "description": "playing turn by turn: notices, calendar, vacation"},
    {"name": "games", "description": "what can be played"},
    {"name": "tables", "description": "setting a table up"},
    {"name": "play", "description": "questions and answers"},
    {"name": "talk", "description": "chat and consent"},
    {"name": "after", "description": "records, replay, the next game"},
    {"name": "cups", "description": "tournaments"},
    {"name": "clubs", "description": "clubs and their leagues"},
]


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server as an ASGI application."""
    chosen = settings or Settings.read()
    logs.set_up(chosen.logs, chosen.log_level)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        traces = traces_of(chosen)
        app.state.hub = await Hub.open(chosen)
        app.state.desk = desk = Desk(app.state.hub)
        app.state.renderer = renderer(app)
        desk.on_wards = partial(shut_out, app)
        await desk.open()
        app.state.recovery = Recovery(desk.hub, Post(chosen))
        seals = await Seals.open(desk.hub.store)
        app.state.turning = Turning(desk.hub, seals)
        app.state.devices = await Devices.open(desk.hub)
        app.state.vacations = vacations = Vacations(desk.hub)
        desk.hub.spawn(vacations.run())
        app.state.notices = notices = Notices(
            desk.hub, MailWay(chosen, seals), PushWay(desk.hub, app.state.devices)
        )
        desk.hub.spawn(notices.run())
        desk.hub.spawn(retention.sweep(desk.hub))
        desk.hub.spawn(leaving.sweep(desk.hub))
        guarded.guard.who = app.state.hub.accounts.by_token
        guarded.guard.wards = app.state.hub.wards
        memory.start()
        watch = asyncio.create_task(look_after(app.state.hub))
        if traces is not None:
            desk.hub.spawn(count(desk.hub))
        await say_first_link(app)
        try:
            yield
        finally:
            watch.cancel()
            await app.state.recovery.post.close()
            await notices.close()
            await closed(desk)
            if traces is not None:
                traces.close()

    app = guarded = Guarded(
        title="Rookery",
        version=rookery.__version__,
        summary="One table for games of thieves: everything the pages can do, for programs.",
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        openapi_tags=TAGS,
        lifespan=life,
    )
    app.state.sockets = dict[Closable, str]()
    app.state.buckets = Buckets(PER_SECOND, RESERVE)
    app.state.settings = chosen
    app.include_router(routes.router)
    app.include_router(sockets.router)
    add_health(app)
    add_errors(app)
    add_pages(app)

    app.guard = Guard(partial(FastAPI.__call__, app), chosen, Limiter(), nobody, hot_path(app))
    return app


def traces_of(settings: Settings) -> Any:
    """OpenTelemetry, where the host wants it."""
    if not settings.otel:
        return None
    from rookery.serve.traces import Traces  # an extra

    return Traces()


async def nobody(token: str) -> None:
    """Who asks, before there is a hub to know anybody."""


async def look_after(hub: Hub) -> None:
    """Where other processes serve too, the news that a session ended may be lost: look, once in a while.

    Nobody knows whether there are any: two may share one file, and have no bus at all.
    """
    while True:
        await asyncio.sleep(LOOK_AFTER_SECONDS)
        with contextlib.suppress(HubError):
            await hub.accounts.look_after()


async def count(hub: Hub) -> None:
    """What /metrics counts when it is asked, for those who are never asked."""
    while True:
        hub.count_tables()
        await asyncio.sleep(COUNT_SECONDS)


def shut_out(app: FastAPI) -> None:
    """End the sockets of networks that have been banned."""
    wards = app.state.hub.wards
    for each, address in list(app.state.sockets.items()):
        if wards.refuses(address):
            app.state.hub.spawn(turn_away(each))


async def turn_away(socket: Closable) -> None:
    """End one."""
    with contextlib.suppress(Exception):  # it may be gone, or closing already
        await socket.close(CODES[Banned])


async def say_first_link(app: FastAPI) -> None:
    """As long as nobody looks after the server, each start prints a link that makes the first admin."""
    where, lang = getattr(app.state, "greets", ("", ""))
    token = await app.state.desk.link(None) if where else ""
    if token:
        print(texts(lang).t("ui-serve-first-admin", url=admin_link(where, token)), flush=True)


def admin_link(where: str, token: str) -> str:
    """The address of a link that makes an admin."""
    return f"{where.rstrip('/')}/admin/first/{token}"


async def closed(desk: Desk) -> None:
    """Stop it. What was acknowledged is stored by now, so that nobody needs to wait for a part that hangs."""
    try:
        await asyncio.wait_for(stopped(desk), CLOSE_SECONDS)
    except TimeoutError:
        log.warning("stopped in a hurry")


async def stopped(desk: Desk) -> None:
    """The desk first, for it still has something to write."""
    await desk.close()
    await desk.hub.close()


def has_pages() -> bool:
    """Are the HTML pages there?"""
    return importlib.util.find_spec("rookery.serve.pages") is not None


def hot_path(app: FastAPI) -> Hot | None:
    """What answers the most frequent posts, if pages are there."""
    if not has_pages():
        return None
    from rookery.serve import pages

    return partial(pages.quick_answer, app)


def renderer(app: FastAPI) -> Any:
    """What makes HTML, if pages are there."""
    if not has_pages():
        return None
    from rookery.serve.drawing.render import Renderer

    return Renderer(app.state.hub)


def add_pages(app: Guarded) -> None:
    """The HTML routes, if they are there."""
    if not has_pages():
        return
    from rookery.serve import pages

    set_up = getattr(pages, "set_up", None)  # static files, error pages and the like
    if set_up is not None:
        set_up(app)
    app.include_router(pages.router, include_in_schema=False)
    app.page_socket = pages.page_socket


# -- health ----------------------------------------------------------------------------------------------------


def add_health(app: FastAPI) -> None:
    """/healthz: the process lives. /readyz: it can serve. /metrics: numbers, not for everybody."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return Response("ok\n", media_type="text/plain")

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        problems = [] if hub.ready else ["stopping"]
        for what, works in (("read", hub.last_beat()), ("write", hub.store.check(hub.beat))):
            try:
                await asyncio.wait_for(works, READY_SECONDS)
            except (HubError, TimeoutError):
                problems.append(f"database ({what})")
        if hub.settings.redis and not hub.bus.up:
            problems.append("redis (tables work; other processes notice changes late)")
        down = [p for p in problems if not p.startswith("redis")]
        return Response("\n".join(problems or ["ready"]) + "\n", 503 if down else 200, media_type="text/plain")

    @app.get("/metrics", include_in_schema=False)
    async def numbers(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        if not security.may_count(request.scope, dict(request.headers), hub.settings.metrics_token):
            raise HTTPException(404)
        hub.count_tables()
        return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


# -- errors ----------------------------------------------------------------------------------------------------


def wants_html(request: Request) -> bool:
    """A person with a browser, rather than a program?"""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def add_errors(app: FastAPI) -> None:
    """Every error has one shape; pages may show their own (`app.state.error_page`)."""

    @app.exception_handler(HubError)
    async def refused(request: Request, error: HubError) -> Response:
        metrics.REFUSED.labels(type(error).__name__).inc()
        if error.status >= 500:
            log.warning("refused", route=route_of(request), error=type(error).__name__)
        return answer(request, error.status, problem(error, language(request)))

    for kind, status in RULE_STATUS.items():

        @app.exception_handler(kind)
        async def ruled(request: Request, error: Exception, status: int = status) -> Response:
            return answer(request, status, problem(error, language(request)))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        data = problem(HubError(), language(request))
        data["details"] = [{"where": [str(x) for x in e["loc"]], "why": e["msg"]} for e in error.errors()[:10]]
        return answer(request, 422, data)

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, error: ClientDisconnect) -> Response:
        return Response(status_code=400)  # nobody reads it

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, HubError):  # the body was cut off while FastAPI read it
            return await refused(request, error.__cause__)
        key = {404: "ui-error-not-found", 405: "ui-error-method"}.get(error.status_code, "ui-error-bad-request")
        data = {"error": "NotFound" if error.status_code == 404 else "BadRequest", "key": key}
        response = answer(request, error.status_code, {**data, "text": texts(language(request)).t(key)})
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        tell("request failed", error, route=route_of(request))
        return answer(request, Broken.status, problem(Broken(), language(request)))


def route_of(request: Request) -> str:
    """Which route it took: the path itself may hold an invite token."""
    return str(getattr(request.scope.get("route"), "path", "?"))


def language(request: Request) -> str:
    """The reader's language, even where the guard did not come to it."""
    return str(getattr(request.state, "lang", "en"))


def answer(request: Request, status: int, data: dict[str, Any]) -> Response:
    """An error as JSON, or as a page for people."""
    page = getattr(request.app.state, "error_page", None)
    if page is not None and wants_html(request):
        made = page(request, status, data)
        assert isinstance(made, Response)
        return made
    return reply(data, status)


# -- running ---------------------------------------------------------------------------------------------------


class Server(uvicorn.Server):
    """uvicorn that closes its WebSockets first, so that a stop takes no longer than it says."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.rookery = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to stop. That is quick and clean, so asking again does not change it; nor is a signal passed on."""
        self.should_exit = True

    async def shutdown(self, sockets: list[sockets_of_system.socket] | None = None) -> None:
        """Say goodbye to every socket (1012: the service restarts, come back), then stop."""
        farewells = asyncio.gather(
            *(each.close(1012) for each in list(self.rookery.state.sockets)),
            return_exceptions=True,  # those who are gone already need none
        )
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(farewells, FAREWELL_SECONDS)  # and those who do not read get none
        await super().shutdown(sockets)


def main(
    host: str | None = None,
    port: int | None = None,
    open_browser: bool = False,
    database: str | None = None,
    redis: str | None = None,
    lang: str = "",
    **more: Any,
) -> int:
    """Run the server until it is told to stop; what is not given comes from the environment. The exit status.

    With a language there is somebody who reads what is printed, such as the link for the first admin.
    """
    try:
        settings = Settings.read(host=host, port=port, database=database, redis=redis, **more)
        with contextlib.suppress(SQLAlchemyError):  # whatever else is wrong, the start says
            form_of(settings)
    except (SettingError, NewerDatabase) as error:
        print(f"rookery: {error}", file=sys.stderr)
        return 2
    app = create_app(settings)
    server = Server(config_for(app, settings), app)
    listener = listen(settings)
    if listener is None:
        print(f"rookery: {settings.host}:{settings.port} is taken or cannot be used", file=sys.stderr)
        return 1
    real_port = listener.getsockname()[1]
    url = f"http://{'127.0.0.1' if settings.host in ('0.0.0.0', '::') else settings.host}:{real_port}/"
    if lang:
        app.state.greets = (settings.url or url, lang)
    log.info("listening", url=url, database=shown(settings.database), redis=shown(settings.redis) or None)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def config_for(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs here."""
    fast = sys.platform != "win32"
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if fast else "auto",
        http=Door if fast else "auto",
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_MAX * 4,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        access_log=False,
        log_config=None,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        backlog=BACKLOG,
    )


def listen(settings: Settings) -> sockets_of_system.socket | None:
    """The listening socket; None if the address cannot be had."""
    kind = sockets_of_system.AF_INET6 if ":" in settings.host else sockets_of_system.AF_INET
    made = sockets_of_system.socket(kind, sockets_of_system.SOCK_STREAM)
    made.setsockopt(sockets_of_system.SOL_SOCKET, sockets_of_system.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
        made.listen(BACKLOG)  # those who come while the server starts wait instead of being turned away
    except OSError:
        made.close()
        return None
    made.set_inheritable(True)
    return made


# -- rookery doctor --------------------------------------------------------------------------------------------


def examine(lang: str = "en") -> list[tuple[str, str, bool]]:
    """Rows for `rookery doctor`: what, how it stands, whether it is well."""
    t = texts(lang)
    try:
        settings = Settings.read()
    except SettingError as error:
        return [(t.t("ui-doctor-settings"), error.say(lang), False)]
    rows = [(name, f"{value}  ({t.t(about)})", True) for name, value, about in settings.rows()]
    rows.append(check_database(settings, t))
    if settings.redis:
        rows.append(check_redis(settings, t))
    rows.append(
        (t.t("ui-doctor-pages"), t.t("ui-doctor-there" if has_pages() else "ui-doctor-no-pages"), has_pages())
    )
    for name in ("uvloop", "httptools"):
        found = importlib.util.find_spec(name) is not None
        rows.append((name, t.t("ui-doctor-there" if found else "ui-doctor-slower"), found))
    rows.append((t.t("ui-doctor-cores"), str(os.cpu_count()), True))
    return rows


def check_database(settings: Settings, t: Texts) -> tuple[str, str, bool]:
    """Can the database be used?"""
    row = t.t("ui-doctor-db")
    if settings.on_sqlite and not Path(settings.database.partition(":///")[2]).exists():
        return row, t.t("ui-doctor-no-database"), True
    made = engine(settings, writes=False)
    try:
        with made.connect() as connection:
            form = known_form(connection)
            return row, t.t("ui-doctor-database", form=form) if form else t.t("ui-doctor-empty"), True
    except NewerDatabase as error:
        return row, t.t("ui-doctor-newer", form=error.found), False
    except Exception as error:
        return row, t.t("ui-doctor-silent", error=type(error).__name__), False
    finally:
        made.dispose()


def check_redis(settings: Settings, t: Texts) -> tuple[str, str, bool]:
    """Does Redis answer?"""
    try:
        import redis

        client = redis.from_url(settings.redis, socket_connect_timeout=2)
        try:
            client.ping()
        finally:
            client.close()
    except Exception as error:
        return "redis", t.t("ui-doctor-silent", error=type(error).__name__), False
    return "redis", t.t("ui-doctor-answers"), True
