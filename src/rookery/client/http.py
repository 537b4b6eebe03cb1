"""A server's public JSON over HTTP: requests, and what it says when something is wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPException
from typing import IO, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from rookery.errors import Complaint

ANSWER_SECONDS: Final = 10.0
ANSWER_MAX: Final = 1 << 24
"""Bytes; the table of a long game comes to a hundredth of it."""
PATIENCE: Final = 300.0
"""Seconds without the server after which nobody waits for it any more."""
AGAIN: Final = (502, 503, 504)
TOO_FAST: Final = 429


class Refused(Exception):
    """The server's no: `key` is stable, `text` is in the reader's language, `data` is all it said."""

    def __init__(self, status: int, data: Mapping[str, Any]) -> None:
        self.status = status
        self.data = data
        self.key = str(data.get("key", ""))
        self.text = printable(str(data.get("text", f"HTTP {status}")))
        super().__init__(self.text)

    @property
    def kind(self) -> str:
        """The name of the error, such as Stale."""
        return str(self.data.get("error", ""))


class NoAnswer(Exception):
    """The server cannot be reached; `why` is what the system says."""

    def __init__(self, why: str) -> None:
        self.why = printable(why)
        super().__init__(why)


def printable(text: str) -> str:
    """What comes from elsewhere must not move the cursor."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


@dataclass(frozen=True)
class Place:
    """Where to play: the server, and perhaps a table and its invite."""

    server: str
    table: str = ""
    invite: str = ""

    @classmethod
    def read(cls, server: str, table: str = "", invite: str = "") -> Place:
        """From what people type; the invite link of a table will do for all three."""
        given = server.strip() if "://" in server else f"http://{server.strip()}"
        if "://" in table:
            given, table = table.strip(), ""
        try:
            parts = urlsplit(given)
            good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
        except ValueError:
            raise Complaint("ui-remote-bad-address", text=printable(server)) from None
        if not good or parts.username is not None or not given.isprintable():
            raise Complaint("ui-remote-bad-address", text=printable(server))
        path = parts.path.rstrip("/")
        before, mark, rest = path.partition("/t/")
        words = rest.split("/")
        if mark:
            table = table or words[0]
            invite = invite or (words[2] if words[1:2] == ["join"] and len(words) > 2 else "")
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table.strip(), invite.strip())


class StayHere(HTTPRedirectHandler):
    """A token goes to the server it belongs to, and nowhere else."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Message, newurl: str
    ) -> Request | None:
        """Never."""
        return None


class Client:
    """Requests to one server as one person."""

    def __init__(self, server: str, lang: str, token: str = "", agent: str = "rookery-client") -> None:
        self.server = server
        self.agent = agent
        self.lang = lang
        self.token = token
        self.trouble: Callable[[], None] = lambda: None  # told once per request that must be repeated
        self._opener = build_opener(StayHere)

    @property
    def headers(self) -> dict[str, str]:
        """Who asks, and in which language."""
        out = {"Accept-Language": self.lang, "User-Agent": self.agent}
        return out | {"Authorization": f"Bearer {self.token}"} if self.token else out

    def ask(self, method: str, path: str, body: Any = None, patient: bool = False) -> Any:
        """The answer's JSON (or its text). Refused, NoAnswer. `patient`: once more, until the server is back."""
        begun, delay, told = time.monotonic(), 0.1, False
        while True:
            try:
                return self._once(method, path, body)
            except (NoAnswer, Refused) as error:
                again = isinstance(error, NoAnswer) or error.status in (*AGAIN, TOO_FAST)
                if not patient or not again or time.monotonic() - begun > PATIENCE:
                    raise
                if not told:
                    told = True
                    self.trouble()
            time.sleep(delay)
            delay = min(2.0, delay * 2)

    def _once(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        more = {"Content-Type": "application/json"} if data is not None else {}
        request = Request(f"{self.server}/api/v1{path}", data, self.headers | more, method=method)
        try:
            with self._opener.open(request, timeout=ANSWER_SECONDS) as answer:
                return self._read(answer.read(ANSWER_MAX), answer.headers.get_content_type(), True)
        except HTTPError as error:
            with error:
                found = self._read(error.read(ANSWER_MAX), error.headers.get_content_type(), False)
            raise Refused(error.code, found if isinstance(found, dict) else {}) from None
        except URLError as error:
            raise NoAnswer(reason(error.reason)) from None
        except (OSError, HTTPException) as error:
            raise NoAnswer(reason(error)) from None

    def _read(self, text: bytes, kind: str, needed: bool) -> Any:
        if kind == "text/plain":
            return text.decode("utf-8", "replace")
        try:
            return json.loads(text)
        except ValueError:
            if needed:
                raise Complaint("ui-remote-no-rookery", server=self.server) from None
            return {}

    def socket(self, table: str) -> str:
        """The address of a table's WebSocket."""
        scheme, _, rest = self.server.partition("://")
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/v1/tables/{quote(table, safe='')}/socket"


def reason(error: object) -> str:
    """What the system says, in a few words."""
    return (getattr(error, "strerror", None) if isinstance(error, OSError) else None) or str(error)
