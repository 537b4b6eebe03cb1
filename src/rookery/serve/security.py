"""Cookies, origins, headers, sizes and rates: what stands between the network and the tables.

One plain ASGI layer does all of it for HTTP; sockets call `foreign` before they accept.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from limits import RateLimitItem, parse
from limits.storage import Storage, storage_from_string
from limits.strategies import FixedWindowRateLimiter

from rookery.i18n import LANGUAGES
from rookery.serve import Forbidden, HubError, TooBig, TooFast, metrics
from rookery.serve.logs import log
from rookery.serve.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Who = Callable[[str], Awaitable[Any]]
Hot = Callable[[Scope, dict[str, str], "Limited", "Sender"], Awaitable[bool]]

COOKIE: Final = "rookery"
SWEEP: Final = 60.0
ASK_SECONDS: Final = 0.5
PAUSE_SECONDS: Final = 5.0
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNLIMITED: Final = ("/static/", "/healthz", "/readyz", "/metrics")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
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


# -- rates -----------------------------------------------------------------------------------------------------


class Counts(Storage):
    """Where `limits` keeps what this process counts, by a clock nobody can set.

    The store it brings goes by the time of day, and starts a thread a hundred times a second to tidy up.
    """

    STORAGE_SCHEME = None
    base_exceptions = KeyError

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, list[float]] = {}
        """How many by key, and until when."""
        self._sweep = 0.0

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count; a span begins with the first that counts."""
        now = time.monotonic()
        found = self._counts.get(key)
        if found is None or found[1] <= now:
            if now > self._sweep:
                self._sweep = now + SWEEP
                self._counts = {k: v for k, v in self._counts.items() if v[1] > now}
            found = self._counts[key] = [0, now + expiry]
        found[0] += amount
        return int(found[0])

    def get(self, key: str) -> int:
        """How many."""
        count, until = self._counts.get(key, (0, 0.0))
        return int(count) if until > time.monotonic() else 0

    def get_expiry(self, key: str) -> float:
        """When the span is over, by the time of day."""
        return time.time() + max(0.0, self._counts.get(key, (0, 0.0))[1] - time.monotonic())

    def check(self) -> bool:
        """It works."""
        return True

    def reset(self) -> int:
        """Forget all."""
        gone, self._counts = len(self._counts), {}
        return gone

    def clear(self, key: str) -> None:
        """Forget one."""
        self._counts.pop(key, None)


class Limiter:
    """Counts per key and rule. With Redis all processes count together; while it is down, each for itself."""

    def __init__(self, redis: str = "") -> None:
        self._shared = Together(redis) if redis else None
        self._own = FixedWindowRateLimiter(Counts())

    async def check(self, rule: str, kind: str, key: str) -> None:
        """Count one; TooFast when it was one too many."""
        counts = bool(rule) and rule != "none"
        good = await self._shared.hit(rule, kind, key) if counts and self._shared is not None else None
        if good is None:
            self.quick(rule, kind, key)
        elif not good:
            raise TooFast

    def quick(self, rule: str, kind: str, key: str) -> None:
        """The same, counted in this process only."""
        if rule and rule != "none" and not self._own.hit(ruled(rule), kind, key):
            raise TooFast


class Together:
    """Counts in Redis, asked in a thread: one that hangs must not stop the games."""

    def __init__(self, url: str) -> None:
        from redis import RedisError  # an extra
        from redis.backoff import NoBackoff
        from redis.retry import Retry

        once: dict[str, Any] = {
            "socket_timeout": ASK_SECONDS,
            "socket_connect_timeout": ASK_SECONDS,
            "retry": Retry(NoBackoff(), 0),
        }
        self._counts = FixedWindowRateLimiter(storage_from_string(url, **once))
        self._errors = (OSError, RedisError)
        self._again = 0.0

    async def hit(self, rule: str, kind: str, key: str) -> bool | None:
        """Count one; False when it was one too many, None when Redis does not say."""
        if time.monotonic() < self._again:
            return None
        asked = asyncio.to_thread(self._counts.hit, ruled(rule), kind, key)
        try:
            return await asyncio.wait_for(asked, ASK_SECONDS)
        except self._errors as error:
            self._again = time.monotonic() + PAUSE_SECONDS
            log.warning("limits", problem=type(error).__name__)
            return None


@lru_cache
def ruled(rule: str) -> RateLimitItem:
    """A rule, read once."""
    return parse(rule)


# -- who asks, and from where ----------------------------------------------------------------------------------


def headers_of(scope: Scope) -> dict[str, str]:
    """Headers by name."""
    return {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}


def token_of(headers: dict[str, str]) -> str:
    """The token a request carries: Authorization: Bearer, else the session cookie."""
    kind, _, value = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return value.strip()
    found = ""
    for part in headers.get("cookie", "").split(";"):
        name, _, given = part.partition("=")
        if name.strip() == COOKIE:
            found = given.strip().strip('"')
    return found


def language_of(headers: dict[str, str], fallback: str = "en") -> str:
    """The first language we speak of those a browser asks for."""
    for part in headers.get("accept-language", "")[:200].split(","):
        code = part.split(";")[0].strip().lower().partition("-")[0]
        if code in LANGUAGES:
            return code
    return fallback


def cookie(token: str, secure: bool, seconds: int = 400 * 86_400) -> str:
    """The header that gives a browser its session."""
    safe = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{safe}"


def no_cookie(secure: bool) -> str:
    """The header that takes it away."""
    return cookie("", secure, 0)


def foreign(headers: dict[str, str], origins: Iterable[str] = (), socket: bool = False) -> bool:
    """Does another site's page ask? Programs that are no browser send neither header and use tokens."""
    origin = headers.get("origin", "")
    if origin and origin != "null" and origin in origins:
        return False
    site = headers.get("sec-fetch-site", "")
    if site:
        return site not in ("same-origin", "none")
    if origin:
        return origin == "null" or urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
    return False


def allowed_origins(settings: Settings) -> tuple[str, ...]:
    """Further origins that may post."""
    return tuple(o.strip().rstrip("/") for o in settings.origins.split(",") if o.strip())


# -- the layer -------------------------------------------------------------------------------------------------


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
        self.origins = allowed_origins(settings)
        self.headers = [*HEADERS, HSTS] if settings.secure else list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = headers_of(scope)
        sender = Sender(send, self.headers)
        limited = Limited(receive, self.settings.max_body, headers.get("content-length"))
        try:
            token = token_of(headers)
            self._check(scope, headers)
            await self._introduce(scope, headers, token)
            self._count(scope, token)
            if self.hot is None or not await self.hot(scope, headers, limited, sender):
                await self.app(scope, limited, sender)
        except CutOff:
            await refuse(sender, HubError(), language_of(headers))
        except HubError as error:
            if sender.started:
                raise
            await refuse(sender, error, language_of(headers))

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        posts = scope["method"] not in SAFE
        if posts and foreign(headers, self.origins):
            raise Forbidden("ui-error-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.max_body:
            raise TooBig
        if not scope["path"].startswith(UNLIMITED):
            self.limiter.quick(self.settings.rate_address, "address", place_of(scope))

    def _count(self, scope: Scope, token: str) -> None:
        """Against the limits of a session. A token somebody made up is none: then it is the address that counts."""
        if scope["path"].startswith(UNLIMITED):
            return
        state = scope["state"]
        key = token[:64] if state["user"] is not None else state["address"]
        self.limiter.quick(self.settings.rate, "all", key)
        if scope["method"] not in SAFE:
            self.limiter.quick(self.settings.rate_posts, "posts", key)

    async def _introduce(self, scope: Scope, headers: dict[str, str], token: str) -> None:
        """Put into `request.state`: session (its token), user (or None), lang, address."""
        state = scope.setdefault("state", {})
        state["session"] = token
        state["user"] = await self.who(token) if token else None
        state["lang"] = state["user"].lang if state["user"] else language_of(headers)
        state["address"] = place_of(scope)


def address_of(scope: Scope) -> str:
    """Where a request comes from; uvicorn has put the believed proxy's word in."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def place_of(scope: Scope) -> str:
    """What counts as one address for the limits: with IPv6, a network of 64 bits belongs to one household."""
    return place(address_of(scope))


@lru_cache(10_000)
def place(address: str) -> str:
    """The same for an address as text."""
    found = internet(address)
    return str(IPv6Network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or address)


def internet(address: str) -> IPv4Address | IPv6Address | None:
    """The address, an IPv4 one in its own form; None for anything else."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def from_here(scope: Scope, headers: dict[str, str]) -> bool:
    """Does a request come from this machine itself, neither through a proxy on it nor by another name for it?

    Any site can let its name mean 127.0.0.1; then its pages ask from here, as far as a browser knows.
    """
    if any(name in headers for name in FORWARDED):
        return False
    name = (
        headers.get("host", "localhost").rpartition("]")[0].strip("[") or headers.get("host", "").partition(":")[0]
    )
    places = [internet("127.0.0.1" if name in ("", "localhost") else name), internet(address_of(scope))]
    return all(place is not None and place.is_loopback for place in places)


def may_count(scope: Scope, headers: dict[str, str], token: str) -> bool:
    """May this one read the numbers of the server? They tell when somebody answers, also where nobody may know."""
    given = token_of({"authorization": headers.get("authorization", "")})
    brought = bool(token) and hmac.compare_digest(given.encode(), token.encode())
    return brought or from_here(scope, headers)


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
        """The whole body, or CutOff; it stays readable for whoever comes next."""
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
        await self._send(message)

    async def done(self) -> None:
        """It is done, and there is nothing to say."""
        self.started = True
        metrics.DONE.inc()
        await self._send({"type": "http.response.start", "status": 204, "headers": self._headers})
        await self._send({"type": "http.response.body", "body": b""})


def problem(error: HubError, lang: str) -> dict[str, Any]:
    """The one shape of errors in the API."""
    return {"error": type(error).__name__, "key": error.name, "text": error.text(lang)}


async def refuse(send: Send, error: HubError, lang: str) -> None:
    """An answer without the app."""
    metrics.REFUSED.labels(type(error).__name__).inc()
    body = msgspec.json.encode(problem(error, lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooFast):
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Bucket:
    """A small limit: so many messages per second, with a reserve."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self._left = reserve
        self._at = time.monotonic()

    def take(self) -> bool:
        """One message; False when it was one too many."""
        now = time.monotonic()
        self._left = min(self.reserve, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Is it as good as new?"""
        return self._left + (time.monotonic() - self._at) * self.rate >= self.reserve


class Buckets:
    """One for each person, however many sockets they open; those that are full again are forgotten."""

    def __init__(self, rate: float, reserve: float) -> None:
        self.rate = rate
        self.reserve = reserve
        self._all: dict[str, Bucket] = {}
        self._sweep = 0.0

    def take(self, key: str) -> bool:
        """One message of somebody; False when it was one too many."""
        now = time.monotonic()
        if now > self._sweep:
            self._sweep = now + SWEEP
            self._all = {k: bucket for k, bucket in self._all.items() if not bucket.full}
        if key not in self._all:
            self._all[key] = Bucket(self.rate, self.reserve)
        return self._all[key].take()
