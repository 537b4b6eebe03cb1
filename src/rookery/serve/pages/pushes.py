"""The table as HTML for pages, whenever it looks different to them."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

from fastapi import WebSocket

from rookery.serve.door import connections as wires
from rookery.serve.door.accounts import User
from rookery.serve.door.connections import Wire
from rookery.serve.door.sockets import closing, converse, meet
from rookery.serve.drawing.pieces import Sent
from rookery.serve.drawing.render import Renderer, preferences, table_info
from rookery.serve.drawing.scene import Viewer
from rookery.serve.tables.live import LiveTable, Wakes
from rookery.serve.upkeep import metrics
from rookery.serve.upkeep.logs import log


class PageSocket(WebSocket):
    """A socket that is only sent texts, thousands of them."""

    async def send_text(self, data: str) -> None:
        """Straight to the server."""
        await self._send({"type": "websocket.send", "text": data})


async def page_socket(scope: Any, receive: Any, send: Any) -> None:
    """/t/{table_id}/ws: HTML to the page; decisions come back as posted forms. Served without the framework."""
    socket = PageSocket(scope, receive, send)
    met = await meet(socket, scope["path"][3:-3], page=True)
    if met is not None:
        table, user, _ = met
        feed = HtmlFeed(socket, table, user)
        wire = socket.scope.get("extensions", {}).get(wires.NAME)
        pushes = None if wire is None else Pushes(socket, wire, table, user, feed)
        await converse(socket, "html", table, user, lambda: feed.message().decode(), None, pushes)
        feed.close()


class HtmlFeed:
    """What one page is sent, in the language its reader chose for pages."""

    def __init__(self, socket: WebSocket, table: LiveTable, user: User | None) -> None:
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
        table, match = self.table, self.table.match
        if match is not None:
            return self.renderer.drawing.draw(match, table_info(table), self.viewer, self.sent)
        html = self.renderer.push(table, self.viewer)
        if self.sent.frame == hash(html):
            return b""
        self.sent.frame = hash(html)
        return html.encode()

    def close(self) -> None:
        """The page is gone, and the table need not remember what it was sent."""
        if self.table.scene is not None:
            self.table.scene.forget(self.sent)


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
