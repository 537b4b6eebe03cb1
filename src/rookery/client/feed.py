"""A table's changes over a WebSocket that reopens itself."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rookery.client.http import ANSWER_MAX, ANSWER_SECONDS, Client, NoAnswer, Refused, printable
from rookery.errors import Complaint

GONE: Final = 4404


@dataclass(frozen=True)
class Seen:
    """The table as the server showed it last; the events are all there are."""

    data: dict[str, Any]
    events: tuple[dict[str, Any], ...] = ()

    @property
    def table(self) -> dict[str, Any]:
        """What everybody may know."""
        found: dict[str, Any] = self.data["table"]
        return found

    @property
    def number(self) -> int:
        """The number of the open question; it never falls."""
        return int(self.table["number"])

    @property
    def seat(self) -> int | None:
        """Where the viewer sits."""
        found = self.data["you"]["seat"]
        return None if found is None else int(found)

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [printable(s["name"] or str(s["seat"] + 1)) for s in self.table["seats"]]


class Feed:
    """Keeps a WebSocket to a table open in a thread, and knows the newest the server has shown."""

    def __init__(self, client: Client, first: Seen) -> None:
        self.client = client
        self.table_id = str(first.table["id"])
        self.newest = first
        self.up = True
        self.down_since = 0.0
        self.gone: Refused | None = None
        self.on_news: Callable[[], None] = lambda: None  # called in the thread
        self.changed = threading.Condition()
        self._stop = threading.Event()
        self._socket: Any = None
        self._thread = threading.Thread(target=self._run, name="rookery-feed", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._stop.set()
        if self._socket is not None:
            self._socket.close()
        if self._thread.is_alive():
            self._thread.join(2)

    def show(self, data: dict[str, Any]) -> None:
        """A whole table that came with an answer over HTTP."""
        with self.changed:
            if int(data["table"]["number"]) >= self.newest.number:
                self.newest = Seen(data, tuple(data["events"]))
                self.changed.notify_all()

    def refresh(self, patient: bool = False) -> None:
        """Look at the whole table again."""
        self.show(self.client.ask("GET", f"/tables/{self.table_id}", patient=patient))

    def _run(self) -> None:
        from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException
        from websockets.sync.client import connect

        delay = 0.05
        while not self._stop.is_set() and self.gone is None:
            try:
                with connect(
                    self.client.socket(self.table_id),
                    additional_headers=self.client.headers,
                    user_agent_header=None,
                    compression=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=1,
                    max_size=ANSWER_MAX,
                ) as self._socket:
                    for text in self._socket:
                        delay = 0.05
                        self._mark(True)
                        self._take(json.loads(text))
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == GONE:
                    self._look()
            except InvalidHandshake:
                self._look()
            except (OSError, WebSocketException, ValueError, KeyError):
                pass
            self._mark(False)
            self._stop.wait(delay)
            delay = min(2.0, delay * 2)

    def _mark(self, up: bool) -> None:
        with self.changed:
            if up != self.up:
                self.up = up
                self.down_since = time.monotonic()
                self.changed.notify_all()

    def _look(self) -> None:
        """The socket is refused: for good, or because the server is not ready?"""
        try:
            self.refresh()
        except Refused as error:
            if error.status in (401, 403, 404):
                with self.changed:
                    self.gone = error
                    self.changed.notify_all()
        except (NoAnswer, Complaint):
            pass

    def _take(self, message: dict[str, Any]) -> None:
        """The next state; it brings only the events since the last one."""
        if message.get("type") != "table":
            return
        start = int(message["events_from"])
        if start > len(self.newest.events):
            self._look()
            return
        with self.changed:
            if int(message["table"]["number"]) < self.newest.number:
                return
            self.newest = Seen(message, (*self.newest.events[:start], *message["events"]))
            self.changed.notify_all()
        self.on_news()
