"""WebSockets: JSON for programs, HTML for pages. A viewer is sent the table whenever it looks different to them.

Programs send commands on the same socket:  {"do": "answer", "id": 1, "seat": 0, "number": 7, "move": "…"}
and get                                      {"type": "reply", "id": 1, "ok": true, …}
The table comes as                           {"type": "table", …}  with the events since the last one.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, UndoRefused
from rookery.serve import Forbidden, HubError, NoSuchTable, NotSignedIn, TooFast, api, metrics, security
from rookery.serve import wire as wires
from rookery.serve.accounts import User
from rookery.serve.hub import Hub, LiveTable
from rookery.serve.logs import log
from rookery.serve.tables import Wakes
from rookery.serve.wire import Wire

router = APIRouter()
MESSAGE_MAX: Final = 16_384
PING_SECONDS: Final = 1.0
PER_SECOND: Final = 20.0
RESERVE: Final = 100.0
ENDED: Final = 4401
CODES: Final[dict[type[HubError], int]] = {Forbidden: 4403, NoSuchTable: 4404, TooFast: 4429}
OTHER: Final = 4503


# -- commands --------------------------------------------------------------------------------------------------


class Command(msgspec.Struct, tag_field="do", kw_only=True):
    """Every command may carry an id, which comes back with the reply."""

    id: int | str | None = None


class Answer(Command, tag="answer"):
    """Answer the open question."""

    seat: int
    number: int
    move: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        ack = await hub.answer(table, user, self.seat, self.number, self.move)
        return {"number": ack.number, "move": ack.move, "again": ack.again}


class Undo(Command, tag="undo"):
    """Take back."""

    seat: int
    number: int
    moves: int | None = 1

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.undo(table, user, self.seat, self.number, self.moves)
        return {}


class Chat(Command, tag="chat"):
    """Say something."""

    text: str = ""
    phrase: str = ""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.chat(table, user, self.text, self.phrase)
        return {}


class Sit(Command, tag="sit"):
    """Take a seat."""

    seat: int | None = None

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"seat": await hub.sit(table, user, self.seat)}


class SetSeat(Command, tag="set-seat"):
    """The host puts a bot on a seat, or makes it free."""

    seat: int
    bot: str | None = None

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.set_seat(table, user, self.seat, self.bot)
        return {}


class Words(Command, tag="words"):
    """Words mixed into chance."""

    words: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.words(table, user, self.words)
        return {}


class Choose(Command, tag="choose"):
    """What my seat is to have, such as a character."""

    choice: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.choose(table, user, self.choice)
        return {}


class Draft(Command, tag="draft"):
    """What I would answer if my time were up."""

    seat: int
    number: int
    move: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.draft(table, user, self.seat, self.number, self.move)
        return {}


class Switch(Command, tag="switch"):
    """Whether I want to be asked at a kind of moment; nobody else learns of it."""

    name: str
    on: bool

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.switch(table, user, self.name, self.on)
        return {}


class Propose(Command, tag="propose"):
    """Propose something."""

    what: str

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.propose(table, user, self.what)
        return {}


class Consent(Command, tag="consent"):
    """Agree or not."""

    yes: bool

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.consent(table, user, self.yes)
        return {}


class Hint(Command, tag="hint"):
    """What a bot would answer."""

    seat: int

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"text": await hub.hint(table, user, self.seat)}


class Why(Command, tag="why"):
    """Which rule forbids a move?"""

    seat: int
    move: str
    lang: str = "en"

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return api.why_not(table, user, self.seat, self.move, user.lang)


class Legal(Command, tag="legal"):
    """Some of my legal moves, in words too if that is wanted."""

    offset: int = 0
    limit: int = api.LEGAL_SHOWN
    words: bool = False

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        limit = max(0, min(self.limit, api.LEGAL_SHOWN))
        return api.legal_part(table, user, max(0, self.offset), limit, user.lang if self.words else "")


class Steps(Command, tag="steps"):
    """A large move in small steps; nothing is played."""

    seat: int
    taken: list[str | int] = []

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return api.drafted(table, user, self.seat, self.taken[:60], user.lang)


class Stand(Command, tag="stand"):
    """Leave the seat."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.stand(table, user)
        return {}


class GiveUp(Command, tag="give-up"):
    """Give up the seat for good."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.give_up(table, user)
        return {}


class Start(Command, tag="start"):
    """The host begins."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.start(table, user)
        return {}


class Skip(Command, tag="skip"):
    """Do not wait for the bots' pacing."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        await hub.skip(table, user)
        return {}


class Rematch(Command, tag="rematch"):
    """The next game."""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"table": (await hub.rematch(table, user)).id}


class Ping(Command, tag="ping"):
    """Are you there?"""

    async def run(self, hub: Hub, table: LiveTable, user: User) -> dict[str, Any]:
        """Do it."""
        return {"time": round(time.time(), 3)}


AnyCommand = (
    Answer
    | Undo
    | Chat
    | Sit
    | SetSeat
    | Words
    | Choose
    | Draft
    | Switch
    | Propose
    | Consent
    | Hint
    | Why
    | Legal
    | Steps
    | Stand
    | GiveUp
    | Start
    | Skip
    | Rematch
    | Ping
)
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


# -- the endpoints ---------------------------------------------------------------------------------------------


@router.websocket("/api/v1/tables/{table_id}/socket")
async def program(socket: WebSocket, table_id: str) -> None:
    """JSON both ways."""
    met = await meet(socket, table_id)
    if met is not None:
        table, user, lang = met
        feed = JsonFeed(table, user, lang)
        await converse(socket, "json", table, user, feed.message, Commands(socket, table, user, lang))


class PageSocket(WebSocket):
    """A socket that is only sent texts, thousands of them."""

    async def send_text(self, data: str) -> None:
        """Straight to the server."""
        await self._send({"type": "websocket.send", "text": data})


async def page(socket: WebSocket, table_id: str) -> None:
    """HTML to the page; decisions come back as posted forms."""
    met = await meet(socket, table_id, page=True)
    if met is not None:
        table, user, _ = met
        feed = HtmlFeed(socket, table, user)
        wire = socket.scope.get("extensions", {}).get(wires.NAME)
        pushes = None if wire is None else Pushes(socket, wire, table, user, feed)
        await converse(socket, "html", table, user, lambda: feed.message().decode(), None, pushes)
        feed.close()


async def meet(socket: WebSocket, table_id: str, page: bool = False) -> tuple[LiveTable, User | None, str] | None:
    """Who is it, and may they look at this table? If not, the socket is refused."""
    hub: Hub = socket.app.state.hub
    headers = dict(socket.headers.items())
    try:
        if security.foreign(headers, security.allowed_origins(hub.settings)):
            raise Forbidden("ui-error-origin")
        hub.limiter.quick(hub.settings.rate_address, "sockets", security.place_of(socket.scope))
        user = await hub.accounts.by_token(security.token_of(headers))
        table = await hub.looked_at(table_id, user)
    except HubError as error:
        await refuse(socket, error, page)
        return None
    await socket.accept()
    return table, user, user.lang if user is not None else security.language_of(headers)


async def refuse(socket: WebSocket, error: HubError, page: bool) -> None:
    """Close it with a code. A code arrives only after the socket was accepted, and not everybody is.

    Foreign pages are not let in at all. Nor are pages that may come back: each time they wait a little longer.
    """
    metrics.REFUSED.labels(type(error).__name__).inc()
    if not isinstance(error, Forbidden) and (isinstance(error, NoSuchTable) or not page):
        await socket.accept()
    await socket.close(CODES.get(type(error), OTHER))


class JsonFeed:
    """What one program is sent: the table, and only the events it has not had."""

    def __init__(self, table: LiveTable, user: User | None, lang: str) -> None:
        self.table, self.user, self.lang = table, user, lang
        self.since = 0
        self.reader: tuple[int | None, int] = (None, 0)
        self.last = 0

    def message(self) -> str:
        """The next message. After an undo, or from another seat, events count anew: all are sent again."""
        reader = (self.table.seat_of(self.user), self.table.state.undos)
        if reader != self.reader:
            self.since, self.reader = 0, reader
        data = api.describe(self.table, self.user, self.lang, self.since)
        data["type"] = "table"
        data["events_from"] = self.since
        self.since += len(data["events"])
        text = msgspec.json.encode(data).decode()
        if hash(text) == self.last:
            return ""
        self.last = hash(text)
        return text


class HtmlFeed:
    """What one page is sent, in the language its reader chose for pages."""

    def __init__(self, socket: WebSocket, table: LiveTable, user: User | None) -> None:
        from rookery.serve.draw import Sent, Viewer  # pages take a while to import
        from rookery.serve.render import Renderer, preferences

        self.renderer: Renderer = socket.app.state.renderer
        self.table = table
        self.user = user
        self.viewer = Viewer(None, preferences(cast(Any, socket)).lang, user)
        self.sent = Sent()
        mark, _, told = socket.query_params.get("log", "").partition(".")
        if mark.lstrip("-").isdecimal() and told.isdecimal():
            self.sent.log = (int(mark[:24]), int(told[:9]))  # the page has the log up to there

    def message(self) -> bytes:
        """What this page has not been sent yet; empty if there is nothing."""
        seat = self.table.seat_of(self.user)
        if seat != self.viewer.seat:
            self.viewer.seat = seat
            self.sent.frame = 0
        return self.renderer.news(self.table, self.viewer, self.sent)

    def close(self) -> None:
        """The page is gone, and the table need not remember what it was sent."""
        if self.table.scene is not None:
            self.table.scene.forget(self.sent)


class Commands:
    """Reads and runs what a program sends."""

    def __init__(self, socket: WebSocket, table: LiveTable, user: User | None, lang: str) -> None:
        self.socket, self.table, self.user, self.lang = socket, table, user, lang
        self.buckets: security.Buckets = socket.app.state.buckets
        self.key = security.place_of(socket.scope) if user is None else user.id

    async def run(self, text: str) -> None:
        """One command and its reply."""
        reply = await self._reply(text)
        await self.socket.send_text(msgspec.json.encode(reply).decode())

    async def _reply(self, text: str) -> dict[str, Any]:
        command: AnyCommand | None = None
        try:
            if not self.buckets.take(self.key):
                raise TooFast
            if self.user is None:
                raise NotSignedIn
            command = _decoder.decode(text)
            done = await command.run(self.socket.app.state.hub, self.table, self.user)
        except msgspec.MsgspecError:
            return self._refusal(None, HubError())
        except (HubError, GameError, IllegalMove, AmbiguousMove, NotAMove, UndoRefused) as error:
            return self._refusal(command, error)
        return {"type": "reply", "id": command.id, "ok": True, **done}

    def _refusal(self, command: AnyCommand | None, error: Exception) -> dict[str, Any]:
        shown = api.problem(error, self.lang, self.table, self.user)
        return {"type": "reply", "id": command.id if command else None, "ok": False, "problem": shown}


async def converse(
    socket: WebSocket,
    kind: str,
    table: LiveTable,
    user: User | None,
    message: Callable[[], str],
    commands: Commands | None,
    pushes: Pushes | None = None,
) -> None:
    """Send and receive until one side is gone."""
    hub: Hub = socket.app.state.hub
    metrics.SOCKETS.labels(kind).inc()
    sockets: set[WebSocket] = socket.app.state.sockets
    sockets.add(socket)
    sender: asyncio.Task[None] | None = None
    session = Session(socket, user)
    try:
        await session.begin()
        await hub.arrive(table, user)
        async with table.listen(user, pushes) as wakes:
            if pushes is None:
                sender = asyncio.create_task(send_changes(socket, table, user, wakes, message))
            else:
                pushes.wake()
            await receive(socket, commands)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.warning("socket", table=table.id, why=type(error).__name__)
    finally:
        sockets.discard(socket)
        session.over()
        metrics.SOCKETS.labels(kind).dec()
        if sender is not None:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender


class Session:
    """A socket lasts as long as the session it was opened with."""

    __slots__ = ("_closing", "_socket", "_user")

    def __init__(self, socket: WebSocket, user: User | None) -> None:
        self._socket, self._user = socket, user
        self._closing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """From now on; WebSocketDisconnect if it has just ended."""
        if self._user is not None:
            await self._socket.app.state.hub.accounts.opened(self._user, self.end)
        if self._closing is not None:
            await self._closing
            raise WebSocketDisconnect(ENDED)

    def end(self) -> None:
        """It ended before the socket did."""
        self._closing = asyncio.create_task(self._close())

    async def _close(self) -> None:
        with contextlib.suppress(Exception):  # it may be gone, or closing already
            await self._socket.close(ENDED)

    def over(self) -> None:
        """The socket is gone."""
        if self._user is not None:
            self._socket.app.state.hub.accounts.closed(self._user, self.end)


class Pushes(Wakes):
    """The same for a page on our own wire, which costs less: no task waits, and what is new is sent at once."""

    __slots__ = ("_busy", "_feed", "_socket", "_table", "_user", "_wire")

    def __init__(self, socket: WebSocket, wire: Wire, table: LiveTable, user: User | None, feed: HtmlFeed) -> None:
        super().__init__()
        self._socket, self._wire, self._table, self._user, self._feed = socket, wire, table, user, feed
        self._busy: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Send it, after the poster has had the acknowledgement."""
        if not self.new:
            self.new = True
            self.changed_at = time.perf_counter()
            if self._busy is None:
                self._wire.loop.call_soon(self._send)

    def rest(self, known: dict[tuple[str, ...], tuple[str, ...]]) -> None:
        """Nothing happens at the table."""
        self._feed.sent.rest(known)

    def _send(self) -> None:
        if not self._wire.writable.is_set():  # a slow reader: changes become one message meanwhile
            self._busy = asyncio.create_task(self._later())
            return
        self.new = False
        if closing(self._socket):
            return
        try:
            if not self._table.may_see(self._user):
                self._busy = asyncio.create_task(self._socket.close(4404))
                return
            data = self._feed.message()
            if data and self._wire.write(data):  # one who does not read is found out by the keepalive pings
                metrics.PUSH.observe(time.perf_counter() - self.changed_at)
        except Exception:
            log.exception("push", table=self._table.id)
            self._busy = asyncio.create_task(self._socket.close(1011))

    async def _later(self) -> None:
        await self._wire.writable.wait()
        self._busy = None
        self._send()


def closing(socket: WebSocket) -> bool:
    """Has it been closed, from here or from there? Then nothing more is sent, and nothing done."""
    gone = WebSocketState.DISCONNECTED
    return socket.application_state is gone or socket.client_state is gone


async def receive(socket: WebSocket, commands: Commands | None) -> None:
    """Read until the other side goes; a page only asks whether the line still stands."""
    answered = 0.0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect" or closing(socket):
            return
        text = message.get("text") or ""
        if len(text) > MESSAGE_MAX:
            await socket.close(1009)
            return
        if commands is not None:
            await commands.run(text)
        elif text == "?" and time.monotonic() - answered > PING_SECONDS:
            answered = time.monotonic()
            await socket.send_text("!")


async def send_changes(
    socket: WebSocket, table: LiveTable, user: User | None, wakes: Wakes, message: Callable[[], str]
) -> None:
    """The table now, and after every change; changes during a slow send become one message."""
    wakes.wake()
    try:
        while True:
            await wakes.wait()
            if closing(socket):
                return
            if not table.may_see(user):
                await socket.close(4404)
                return
            text = message()
            if text:  # a wake-up that changed nothing for this viewer is not even a message
                await socket.send_text(text)  # one who does not read is found out by the keepalive pings
                metrics.PUSH.observe(time.perf_counter() - wakes.changed_at)
            text = ""  # else every viewer keeps a page in memory until the next change
    except (RuntimeError, OSError, WebSocketDisconnect):
        with contextlib.suppress(Exception):
            await socket.close(1011)
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("push", table=table.id)
        with contextlib.suppress(Exception):
            await socket.close(1011)
