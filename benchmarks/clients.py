"""As little Python per message as it goes: HTTP and WebSocket for many clients in one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

HOST: Final = "127.0.0.1"
HEAD: Final = 2048  # bytes of a message that are looked at: the number stands at its beginning


class Http(asyncio.Protocol):
    """One kept-alive connection: a request, its answer, the next request."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.open = False
        self._data = b""
        self._waiting: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.open = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self._data += data
        head, found, body = self._data.partition(b"\r\n\r\n")
        if not found or self._waiting is None:
            return
        status = int(head[9:12])
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(body) >= length and not self._waiting.done():
            self._data = body[length:]
            self._waiting.set_result((status, body[:length]))

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        assert self.transport is not None
        self._waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self._waiting


class Pool:
    """Kept-alive connections for all clients, as a proxy in front would have them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: list[Http] = []

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """One request; asked again if the server had just closed the connection (posting twice is safe)."""
        for _ in range(3):
            while self._idle and not self._idle[-1].open:
                self._idle.pop()
            if self._idle:
                http = self._idle.pop()
            else:
                _, http = await asyncio.get_running_loop().create_connection(Http, HOST, self.port)
            try:
                answer = await http.ask(request)
            except ConnectionResetError:
                continue
            self._idle.append(http)
            return answer
        raise ConnectionResetError

    async def json(self, path: str, token: str, data: dict[str, Any]) -> Any:
        """POST to the JSON interface."""
        body = msgspec.json.encode(data)
        who = f"authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST /api/v1{path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\ncontent-type: application/json\r\n"
            f"{who}content-length: {len(body)}\r\n\r\n"
        )
        status, got = await self.ask(head.encode() + body)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {got[:300].decode(errors='replace')}")
        return msgspec.json.decode(got)

    def close(self) -> None:
        for http in self._idle:
            if http.transport is not None:
                http.transport.abort()


class Client(asyncio.Protocol):
    """One WebSocket of one person: notices the number of every table it is sent, and how long it is."""

    def __init__(self, seat: int, seen: Callable[[Client], None]) -> None:
        self.seat = seat
        self.seen = seen
        self.number = -1
        self.messages = 0
        self.bytes = 0
        self.transport: asyncio.Transport | None = None
        self.lost = False
        self._opened = False
        self._data = b""
        self._head = b""
        self._left = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        if self._left:  # in the middle of a message
            take = min(self._left, len(data))
            self._left -= take
            if len(self._head) < HEAD:
                self._head += data[: HEAD - len(self._head)]
            if self._left:
                return
            self._message()
            data = data[take:]
        if self._data:
            data = self._data + data
            self._data = b""
        while data:
            data = self._frame(data)

    def _frame(self, data: bytes) -> bytes:
        """Begin with the next frame; what is left of the data."""
        if not self._opened:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._data = data
                return b""
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head[:100])
            self._opened = True
            return rest
        start, length = 2, 0
        if len(data) >= 2:
            length = data[1] & 127
            start = 4 if length == 126 else 10 if length == 127 else 2
        if len(data) < start:
            self._data = data
            return b""
        if start > 2:
            length = int.from_bytes(data[2:start], "big")
        kind = data[0] & 15
        if kind >= 8:  # ping, pong, close
            if len(data) < start + length:
                self._data = data
                return b""
            if kind == 9 and self.transport is not None:
                self.transport.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + data[start : start + length])
            return data[start + length :]
        end = start + length
        self.bytes += length
        self._head = data[start : min(end, start + HEAD)]
        if len(data) < end:
            self._left = end - len(data)
            return b""
        self._message()
        return data[end:]

    def _message(self) -> None:
        self.messages += 1
        _, found, rest = self._head.partition(b'data-number="')
        if found:
            self.number = int(rest[: rest.index(b'"')])
        self.seen(self)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
