"""The table as JSON for programs, whenever it looks different to them; they send commands on the same socket.

It comes as {"type": "table", …} with the events since the last one.
"""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, WebSocket

from rookery.serve.api.commands import Commands
from rookery.serve.api.describing import describe
from rookery.serve.door.accounts import User
from rookery.serve.door.sockets import converse, meet
from rookery.serve.tables.live import LiveTable

router = APIRouter()


@router.websocket("/api/v1/tables/{table_id}/socket")
async def program(socket: WebSocket, table_id: str) -> None:
    """JSON both ways."""
    met = await meet(socket, table_id)
    if met is not None:
        table, user, lang = met
        feed = JsonFeed(table, user, lang)
        await converse(socket, "json", table, user, feed.message, Commands(socket, table, user, lang).run)


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
        data = describe(self.table, self.user, self.lang, self.since)
        data["type"] = "table"
        data["events_from"] = self.since
        self.since += len(data["events"])
        text = msgspec.json.encode(data).decode()
        if hash(text) == self.last:
            return ""
        self.last = hash(text)
        return text
