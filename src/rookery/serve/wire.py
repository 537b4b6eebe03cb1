"""uvicorn's connections, lighter: texts go out without a detour, and what a handshake leaves behind is dropped.

There are four sockets at every table, and they stay open for hours; a move is sent to each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

NAME = "rookery.wire"


class Door(HttpToolsProtocol):
    """uvicorn's HTTP; once a connection has become a socket, nothing stays behind for the collector of cycles."""

    def handle_websocket_upgrade(self) -> None:
        """The request was for a socket: the connection is that from now on."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # the two hold each other


class Wire(WebSocketsSansIOProtocol):
    """One socket. The application finds it in its scope's extensions, and may `write` without waiting."""

    def handle_connect(self, event: Request) -> None:
        """Somebody opens it."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # there is none if the handshake was refused
        if scope is not None:
            scope["extensions"][NAME] = self

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


def frame_head(length: int) -> bytes:
    """The beginning of a whole text frame, unmasked, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
