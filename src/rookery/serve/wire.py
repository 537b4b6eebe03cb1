"""uvicorn's WebSocket, lighter: texts go out without a detour, and what a handshake leaves behind is dropped.

There are four sockets at every table, and they stay open for hours; a move is sent to each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

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
        if self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        data = text.encode()
        self.transport.write(frame_head(len(data)) + data)


def frame_head(length: int) -> bytes:
    """The beginning of a whole text frame, unmasked, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
