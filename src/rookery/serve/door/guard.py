"""One plain layer in front of everything: headers, origins, sizes, rates, and who asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec
from fastapi import FastAPI

from rookery.games import at_fault
from rookery.serve import Broken, Forbidden, HubError, TooBig, TooFast
from rookery.serve.door.rates import Limiter
from rookery.serve.door.security import (
    Scope,
    address_of,
    allowed_origins,
    foreign,
    forwarded,
    headers_of,
    language_of,
    place_of,
    problem,
    token_of,
)
from rookery.serve.door.wards import Wards
from rookery.serve.settings import Settings
from rookery.serve.upkeep import asked, metrics
from rookery.serve.upkeep.logs import log

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Who = Callable[[str], Awaitable[Any]]
Hot = Callable[[Scope, dict[str, str], "Limited", "Sender"], Awaitable[bool]]
PLACES_MAX: Final = 10_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")
PROBES: Final = ("/healthz", "/readyz", "/metrics")
UNLIMITED: Final = ("/static/", *PROBES)
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "worker-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"cache-control", b"no-store"),  # pages and data hold hidden hands; what may be kept says so itself
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class Guarded(FastAPI):
    """FastAPI behind our guard. What happens most often does not come to it: moves, and the sockets of pages."""

    guard: Guard
    page_socket: App | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One request, or one socket."""
        if scope["type"] == "http":
            await self.guard(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope["path"]
        of_page = self.page_socket if path.startswith("/t/") and path.endswith("/ws") else None
        scope["app"] = self
        try:
            await (of_page or super().__call__)(scope, receive, send)
        except Exception as error:
            tell("socket failed", error)
            raise


class Guard:
    """Security headers, origin check, size and rate limits, who asks (`request.state.user`), for all of HTTP.

    `hot` may answer what is asked most often without the framework; it says whether it did.
    """

    def __init__(self, app: App, settings: Settings, limiter: Limiter, who: Who, hot: Hot | None = None) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter
        self.who = who
        self.hot = hot
        self.wards: Wards | None = None
        self.places: dict[str, str] = {}
        """Where people came from last, in this process: admins may want to ban a network. It is stored nowhere."""
        self.origins = allowed_origins(settings)
        self.headers = [*HEADERS, HSTS] if settings.secure else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = headers_of(scope)
        given = headers.get("x-request-id", "")
        asked.NOW.set(asked.Asked(given if given and forwarded(scope) else ""))
        sender = Sender(send, self.headers)
        limited = Limited(receive, self.settings.max_body, headers.get("content-length"))
        try:
            await self._let_in(scope, headers)
            if self.hot is None or not await self.hot(scope, headers, limited, sender):
                await self.app(scope, limited, sender)
        except CutOff:
            await refuse(sender, HubError(), language_of(headers))
        except HubError as error:
            if sender.started:
                raise
            await refuse(sender, error, language_of(headers))
        except Exception as error:
            if sender.started:  # the framework has answered, and told it
                raise
            tell("request failed", error)
            await refuse(sender, Broken(), language_of(headers))

    async def _let_in(self, scope: Scope, headers: dict[str, str]) -> None:
        """Puts into `request.state`: session (its token), user (or None), lang, address. HubError: not today."""
        if self.wards is not None and self.wards.ranges and scope["path"] not in PROBES:
            self.wards.check(address_of(scope))
        posts = scope["method"] not in SAFE
        if posts and foreign(headers, self.origins):
            raise Forbidden("ui-error-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.max_body:
            raise TooBig
        place, limited = place_of(scope), not scope["path"].startswith(UNLIMITED)
        asked.PLACE.set(place)
        if limited:
            self.limiter.quick(self.settings.rate_address, "address", place)
        token = token_of(headers)
        user = await self.who(token) if token else None
        if user is not None and self.places.get(user.id) != place:
            self._met(user.id, place)
        lang = user.lang if user else language_of(headers)
        scope.setdefault("state", {}).update(session=token, user=user, lang=lang, address=place)
        if limited:
            key = place if user is None else token[:64]  # a token somebody made up is none: the address counts
            self.limiter.quick(self.settings.rate, "all", key)
            if posts:
                self.limiter.quick(self.settings.rate_posts, "posts", key)

    def _met(self, person: str, place: str) -> None:
        self.places.pop(person, None)
        self.places[person] = place
        while len(self.places) > PLACES_MAX:
            del self.places[next(iter(self.places))]


class CutOff(Exception):
    """A body that did not come to its end. It means nothing: half a move can be another move."""


class Limited:
    """A body that is cut off when it grows too long, whatever its headers said. What was read can be read again."""

    def __init__(self, receive: Receive, limit: int, length: str | None = None) -> None:
        self._receive = receive
        self._left = limit
        self._length = length
        self._again: list[Message] = []

    async def __call__(self) -> Message:
        """The next part."""
        if self._again:
            return self._again.pop(0)
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise TooBig
        return message

    async def whole(self) -> bytes:
        """The whole body, or CutOff; it stays readable for the next one."""
        parts = [await self()]
        while parts[-1].get("more_body"):
            parts.append(await self())
        body = b"".join([part.get("body", b"") for part in parts])
        if parts[-1]["type"] == "http.disconnect" or (self._length is not None and int(self._length) != len(body)):
            raise CutOff
        self._again = parts
        return body


class Sender:
    """Adds the headers on the way out."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self.started = False

    async def __call__(self, message: Message) -> None:
        """The next part of the answer."""
        if message["type"] == "http.response.start":
            self.started = True
            metrics.REQUESTS.labels(f"{message['status'] // 100}xx").inc()
            given = {name for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(h for h in self._headers if h[0] not in given)]
            if message["status"] >= 400:
                message["headers"].append((b"x-request-id", asked.number().encode()))
        await self._send(message)

    async def done(self) -> None:
        """It is done, and there is nothing to say."""
        self.started = True
        metrics.DONE.inc()
        await self._send({"type": "http.response.start", "status": 204, "headers": self._headers})
        await self._send({"type": "http.response.body", "body": b""})


def tell(what: str, error: Exception, **more: str) -> None:
    """A mistake, in the log: where it is, and in whose package."""
    fault = at_fault(error)
    log.error(what, why=type(error).__name__ if fault is None else str(fault), exc_info=error, **more)


async def refuse(send: Send, error: HubError, lang: str) -> None:
    """An answer without the app."""
    metrics.REFUSED.labels(type(error).__name__).inc()
    if error.status >= 500:
        log.warning("refused", error=type(error).__name__)
    body = msgspec.json.encode(problem(error, lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooFast):
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
