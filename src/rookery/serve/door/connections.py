"""uvicorn's connections, lighter: texts go out without a detour, and what a handshake leaves behind is dropped.

There are four sockets at every table, and they stay open for hours; a move is sent to each of them.
And there are limits: how long a request may be, and how long it may take to come.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final, Protocol

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from asyncio import Task, TimerHandle, Transport

    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

NAME = "rookery.wire"
HEAD_MAX: Final = 32 * 1024
WHOLE_MAX: Final = 8 * 1024 * 1024
REQUEST_SECONDS: Final = 20.0
NOWHERE: Final[Any] = deque(maxlen=0)
ALIVE_SECONDS: Final = 20.0
"""So often a page is asked whether it is still there, and so long it may take to say so."""
GOODBYE_SECONDS: Final = 10.0
"""So long the other side may take to close after we did."""
NOBODY: Final = Context()
"""What is done by the clock belongs to no request."""


class Door(HttpToolsProtocol):
    """uvicorn's HTTP; once a connection has become a socket, nothing stays behind for the collector of cycles.

    The guard limits bodies. What it does not see has its limits here: heads, trailers, and requests without an end.
    """

    _timer: TimerHandle | None = None
    _since: float | None = None
    """When the request that is on its way began; None between two."""
    _size = 0
    """Its bytes so far."""
    _in_head = True

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody comes, and should say something soon."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The next bytes."""
        if self._since is None:
            self._since = self.loop.time()
        self._size += len(data)
        super().data_received(data)
        if self._size > HEAD_MAX and (self._in_head or self._size > WHOLE_MAX) and not self.transport.is_closing():
            self.send_400_response("Too long.")

    def on_headers_complete(self) -> None:
        """The head is there."""
        if self._size > HEAD_MAX and head_size(self.url, self.headers) > HEAD_MAX:
            raise httptools.HttpParserError
        self._in_head = False
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            self.headers = NOWHERE  # trailers: nobody reads them

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._since, self._size, self._in_head = None, 0, True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The request was for a socket: the connection is that from now on."""
        self._stop()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # the two hold each other

    def _look(self) -> None:
        """Close the connection if its request takes too long; else look again when the present one would."""
        now = self.loop.time()
        since = now if self._since is None else self._since
        if now - since >= REQUEST_SECONDS:
            self.transport.close()
        else:
            self._timer = self.loop.call_later(since + REQUEST_SECONDS - now, self._look)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def head_size(url: bytes, headers: list[tuple[bytes, bytes]]) -> int:
    """Bytes of a head, without what separates its parts."""
    return len(url) + sum(len(name) + len(value) for name, value in headers)


class Wire(WebSocketsSansIOProtocol):
    """One socket. The application finds it in its scope's extensions, and may `write` without waiting."""

    _served = False
    """Does the application still have it?"""
    _handed_over = False

    def handle_connect(self, event: Request) -> None:
        """Somebody opens it."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # there is none if the handshake was refused
        if scope is not None:
            scope["extensions"][NAME] = self
            self._served = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is at the other end any more."""
        super().connection_lost(exc)
        self._let_go()

    def on_task_complete(self, task: Task[None]) -> None:
        """The application is done with it."""
        super().on_task_complete(task)
        self._served = False
        self._let_go()

    def hand_over(self, page: Behind, longest: int) -> Line | None:
        """The socket stands, and from now on is somebody's who needs no task to wait at it; None if it is gone.

        The application is done when it returns; the connection is not. Whatever was said so far is forgotten.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return None
        self.stop_keepalive()
        self.conn.max_message_size = longest
        line = Line(self, page)
        self.connections.discard(self)
        self.connections.add(line)  # type: ignore[arg-type]  # what uvicorn shuts down at the end
        self.transport.set_protocol(line)
        if self.read_paused:
            self.transport.resume_reading()
        self.transport, self.disconnected, self._handed_over = NO_TRANSPORT, True, True
        return line

    def _let_go(self) -> None:
        """When both are true: drop all that holds this socket in a circle, so that it is gone at once."""
        if self.disconnected and not self._served:
            if not self._handed_over:
                self.conn.parser = None  # type: ignore[assignment]
            self.transport = self.conn = self.scope = None  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        """A message of the application."""
        kind = message["type"]
        if kind == "websocket.send" and self.handshake_complete and not self.close_sent:
            text: Any = message.get("text")
            if text is not None:
                await self._send_text(text)
                return
        await super().send(message)
        if kind == "websocket.accept":
            self.scope["headers"] = []
            del self.request, self.response

    async def _send_text(self, text: str) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.write(text.encode()):
            raise ClientDisconnected

    def write(self, data: bytes) -> bool:
        """Send a text, whether or not the other side reads as fast; False if it is gone."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.writelines((frame_head(len(data)), data))
        return True


class Behind(Protocol):
    """Who is behind a line."""

    def heard(self, text: str) -> None:
        """The other side said something."""

    def room(self) -> None:
        """It has read what was sent, and there is room for more."""

    def gone(self) -> None:
        """The line is closed, from here or from there."""


class Line(asyncio.Protocol):
    """A socket that stands for hours and is sent things now and then: what a `Wire` becomes.

    A task, queues, and what a handshake needs would take several times as much memory, at every page.
    """

    __slots__ = ("_all", "_asked", "_behind", "_conn", "_timer", "_transport", "full", "loop")

    def __init__(self, wire: Wire, behind: Behind) -> None:
        self.loop = wire.loop
        self.full = not wire.writable.is_set()
        """Does the other side read too slowly just now?"""
        self._transport, self._conn, self._all = wire.transport, wire.conn, wire.connections
        self._behind: Behind | None = behind
        self._asked = False
        self._timer = self.loop.call_later(ALIVE_SECONDS, self._look, context=NOBODY)

    def write(self, data: bytes) -> bool:
        """Send a text, whether or not the other side reads as fast; False if it is gone."""
        if self._behind is None or self._transport.is_closing():
            return False
        self._transport.writelines((frame_head(len(data)), data))
        return True

    async def close(self, code: int = 1000) -> None:
        """As other sockets are closed."""
        self.end(code)

    def end(self, code: int) -> None:
        """Say goodbye; the other side has some time to do the same."""
        if self._behind is not None and not self._transport.is_closing():
            self._conn.send_close(code)
            self._flush()
            self._timer.cancel()
            self._timer = self.loop.call_later(GOODBYE_SECONDS, self._transport.close, context=NOBODY)
        self._leave()

    def shutdown(self) -> None:
        """The server stops."""
        self.end(1012)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        """The other side says something, or that it is there, or goodbye."""
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if not isinstance(event, Frame) or self._behind is None:
                continue
            if event.opcode is Opcode.PONG:
                self._asked = False
            elif event.opcode is Opcode.TEXT and event.fin:  # what comes in parts is more than pages have to say
                self._behind.heard(bytes(event.data).decode(errors="replace"))
        self._flush()
        if self._conn.close_rcvd is not None or self._conn.parser_exc is not None:
            self._transport.close()
            self._leave()

    def pause_writing(self) -> None:
        """The other side reads too slowly."""
        self.full = True

    def resume_writing(self) -> None:
        """It has caught up."""
        self.full = False
        if self._behind is not None:
            self._behind.room()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._timer.cancel()
        self._all.discard(self)
        self._leave()
        self._conn.parser = None  # type: ignore[assignment]  # the two hold each other

    def _look(self) -> None:
        """Is the other side still there?"""
        if self._asked:
            self._conn.fail(1011, "keepalive ping timeout")
            self._flush()
            self._transport.close()
            self._leave()
        elif self._conn.state is OPEN and not self._transport.is_closing():
            self._asked = True
            self._conn.send_ping(b"")
            self._flush()
            self._timer = self.loop.call_later(ALIVE_SECONDS, self._look, context=NOBODY)

    def _flush(self) -> None:
        out = b"".join(self._conn.data_to_send())
        if out and not self._transport.is_closing():
            self._transport.write(out)

    def _leave(self) -> None:
        behind, self._behind = self._behind, None
        if behind is not None:
            behind.gone()


class NoTransport:
    """In the place of one that is another's now."""

    def close(self) -> None:
        """It is for others to close it."""


NO_TRANSPORT: Final[Any] = NoTransport()


def frame_head(length: int) -> bytes:
    """The beginning of a whole text frame, unmasked, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
