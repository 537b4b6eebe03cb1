"""WebSockets: who may open one, how long it lasts, and how both sides are heard."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from fastapi import WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from rookery.serve import Banned, Forbidden, HubError, NoSuchTable, TooFast
from rookery.serve.door import security
from rookery.serve.door.accounts import Accounts, User
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.live import LiveTable, Wakes
from rookery.serve.upkeep import asked, metrics
from rookery.serve.upkeep.logs import log

MESSAGE_MAX: Final = 16_384
PING_SECONDS: Final = 1.0
ENDED: Final = 4401
CODES: Final[dict[type[HubError], int]] = {Forbidden: 4403, Banned: 4403, NoSuchTable: 4404, TooFast: 4429}
OTHER: Final = 4503


async def meet(socket: WebSocket, table_id: str, page: bool = False) -> tuple[LiveTable, User | None, str] | None:
    """Who is it, and may they look at this table? If not, the socket is refused."""
    hub: Hub = socket.app.state.hub
    headers = dict(socket.headers.items())
    try:
        if security.foreign(headers, security.allowed_origins(hub.settings)):
            raise Forbidden("ui-error-origin")
        hub.wards.check(security.address_of(socket.scope))
        place = security.place_of(socket.scope)
        asked.PLACE.set(place)
        hub.limiter.quick(hub.settings.rate_address, "sockets", place)
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
    if not isinstance(error, Forbidden | Banned) and (isinstance(error, NoSuchTable) or not page):
        await socket.accept()
    await socket.close(CODES.get(type(error), OTHER))


async def converse(
    socket: WebSocket,
    kind: str,
    table: LiveTable,
    user: User | None,
    message: Callable[[], str],
    run: Callable[[str], Awaitable[None]] | None,
) -> None:
    """Send and receive until one side is gone."""
    hub: Hub = socket.app.state.hub
    metrics.SOCKETS.labels(kind).inc()
    sockets: dict[Closable, str] = socket.app.state.sockets
    sockets[socket] = security.address_of(socket.scope)
    sender: asyncio.Task[None] | None = None
    session = Session(hub.accounts, socket, user)
    try:
        await session.begin()
        await hub.arrive(table, user)
        async with table.listen(user) as wakes:
            sender = asyncio.create_task(send_changes(socket, table, user, wakes, message))
            await receive(socket, run)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.warning("socket", table=table.id, why=type(error).__name__)
    finally:
        sockets.pop(socket, None)
        session.over()
        metrics.SOCKETS.labels(kind).dec()
        if sender is not None:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender


class Closable(Protocol):
    """A socket, as far as it can be closed."""

    async def close(self, code: int = 1000) -> None:
        """With a reason for the other side."""


class Session:
    """A socket lasts as long as the session it was opened with."""

    __slots__ = ("_accounts", "_closing", "_socket", "_user")

    def __init__(self, accounts: Accounts, socket: Closable, user: User | None) -> None:
        self._accounts, self._socket, self._user = accounts, socket, user
        self._closing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """From now on; WebSocketDisconnect if it has just ended."""
        if self._user is not None:
            await self._accounts.opened(self._user, self.end)
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
            self._accounts.closed(self._user, self.end)


def closing(socket: WebSocket) -> bool:
    """Has it been closed, from here or from there? Then nothing more is sent, and nothing done."""
    gone = WebSocketState.DISCONNECTED
    return socket.application_state is gone or socket.client_state is gone


async def receive(socket: WebSocket, run: Callable[[str], Awaitable[None]] | None) -> None:
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
        if run is not None:
            await run(text)
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
