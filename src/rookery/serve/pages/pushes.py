"""The table as HTML for pages, whenever it looks different to them."""

from __future__ import annotations

import time
from typing import Any, cast

from fastapi import WebSocket, WebSocketDisconnect

from rookery.serve.door import connections as wires, security
from rookery.serve.door.accounts import User
from rookery.serve.door.connections import Line, Wire
from rookery.serve.door.sockets import MESSAGE_MAX, PING_SECONDS, Session, converse, meet
from rookery.serve.drawing.pieces import Sent
from rookery.serve.drawing.render import Renderer, preferences, table_info
from rookery.serve.drawing.scene import Viewer
from rookery.serve.tables.live import LiveTable, Wakes
from rookery.serve.upkeep import metrics
from rookery.serve.upkeep.logs import log


async def page_socket(scope: Any, receive: Any, send: Any) -> None:
    """/t/{table_id}/ws: HTML to the page; decisions come back as posted forms. Served without the framework.

    It returns when the socket stands: from then on nothing waits at it.
    """
    socket = WebSocket(scope, receive, send)
    met = await meet(socket, scope["path"][3:-3], page=True)
    if met is None:
        return
    table, user, _ = met
    feed = HtmlFeed(socket, table, user)
    wire: Wire | None = scope.get("extensions", {}).get(wires.NAME)
    if wire is None:  # another server than ours
        await converse(socket, "html", table, user, lambda: feed.message().decode(), None)
        feed.close()
        return
    page = Pushes(socket.app.state, table, user, feed)
    line = wire.hand_over(page, MESSAGE_MAX)
    if line is not None:
        await page.open(line, security.address_of(scope))


class HtmlFeed:
    """What one page is sent, in the language its reader chose for pages."""

    __slots__ = ("renderer", "sent", "table", "user", "viewer")

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
    """An open page: what is new is sent at once, and no task waits for it."""

    __slots__ = ("_answered", "_feed", "_here", "_line", "_session", "_site", "_table", "_user")

    def __init__(self, site: Any, table: LiveTable, user: User | None, feed: HtmlFeed) -> None:
        super().__init__()
        self._site, self._table, self._user, self._feed = site, table, user, feed
        self._line: Line | None = None
        self._session: Session | None = None
        self._here = False
        self._answered = 0.0

    async def open(self, line: Line, address: str) -> None:
        """The page is there."""
        self._line = line
        self._session = Session(self._site.hub.accounts, line, self._user)
        self._site.sockets[line] = address
        metrics.SOCKETS.labels("html").inc()
        try:
            await self._session.begin()
            await self._site.hub.arrive(self._table, self._user)
        except WebSocketDisconnect:
            return
        except Exception as error:
            log.warning("socket", table=self._table.id, why=type(error).__name__)
            line.end(1011)
        if self._line is not None:
            self._here = True
            self._table.join(self._user, self)
            self.wake()

    def gone(self) -> None:
        """It is not there any more."""
        line, session, self._line, self._session = self._line, self._session, None, None
        if line is None or session is None:
            return
        self._site.sockets.pop(line, None)
        session.over()
        metrics.SOCKETS.labels("html").dec()
        if self._here:
            self._table.leave(self)
        self._feed.close()

    def heard(self, text: str) -> None:
        """It asks whether the line still stands."""
        now = time.monotonic()
        if text == "?" and now - self._answered > PING_SECONDS and self._line is not None:
            self._answered = now
            self._line.write(b"!")

    def wake(self) -> None:
        """Send it, after the poster has had the acknowledgement."""
        if not self.new and self._line is not None:
            self.new = True
            self.changed_at = time.perf_counter()
            self._line.loop.call_soon(self._send)

    def room(self) -> None:
        """It has read what it was sent: changes became one message meanwhile."""
        if self.new:
            self._send()

    def rest(self, known: dict[tuple[str, ...], tuple[str, ...]]) -> None:
        """Nothing happens at the table."""
        self._feed.sent.rest(known)

    def _send(self) -> None:
        line = self._line
        if line is None or line.full:
            return
        self.new = False
        try:
            if not self._table.may_see(self._user):
                line.end(4404)
                return
            data = self._feed.message()
            if data and line.write(data):  # one who does not read is found out by the keepalive pings
                metrics.PUSH.observe(time.perf_counter() - self.changed_at)
        except Exception:
            log.exception("push", table=self._table.id)
            line.end(1011)
