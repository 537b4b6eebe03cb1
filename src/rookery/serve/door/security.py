"""Cookies, origins, addresses: who asks, and from where. Sockets call `foreign` before they accept."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from rookery.i18n import LANGUAGES
from rookery.serve import HubError
from rookery.serve.settings import Settings

Scope = MutableMapping[str, Any]

COOKIE: Final = "rookery"
BROWSERS: Final = ("Edg/", "OPR/", "Firefox/", "Chrome/", "Safari/")
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
"""What stands in a browser's name for itself, the most telling first: most of them claim to be others too."""
SHOWN: Final = {"Edg/": "Edge", "OPR/": "Opera", "iPhone": "iOS", "iPad": "iOS", "Mac OS": "macOS"}
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


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


def browser_of(headers: Mapping[str, str]) -> str:
    """A browser and its system in two words, so that people know their sessions again; "" for programs."""
    agent = headers.get("user-agent", "")[:400]
    browser = next((sign for sign in BROWSERS if sign in agent), "")
    system = next((sign for sign in SYSTEMS if sign in agent), "")
    return ", ".join(SHOWN.get(word, word.rstrip("/")) for word in (browser, system) if word)


def cookie(token: str, secure: bool, seconds: int = 400 * 86_400) -> str:
    """The header that gives a browser its session."""
    safe = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{safe}"


def no_cookie(secure: bool) -> str:
    """The header that takes it away."""
    return cookie("", secure, 0)


def foreign(headers: dict[str, str], origins: Iterable[str] = (), socket: bool = False) -> bool:
    """Does another site's page ask? Programs other than browsers send neither header and use tokens."""
    origin = headers.get("origin", "")
    if origin and origin != "null" and origin in origins:
        return False
    site = headers.get("sec-fetch-site", "")
    if site:
        return site not in ("same-origin", "none")
    if origin:
        return origin == "null" or site_of(origin) != headers.get("host", "").lower()
    return False


def site_of(origin: str) -> str | None:
    """The host an origin names; None if it cannot be read."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # half an IPv6 address
        return None


def allowed_origins(settings: Settings) -> tuple[str, ...]:
    """Further origins that may post."""
    return tuple(o.strip().rstrip("/") for o in settings.origins.split(",") if o.strip())


def address_of(scope: Scope) -> str:
    """Where a request comes from; uvicorn has put the believed proxy's word in."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def forwarded(scope: Scope) -> bool:
    """Has a proxy brought it that is believed? uvicorn puts its word for the address there, without a port."""
    client = scope.get("client")
    return client is not None and client[1] == 0


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


def problem(error: HubError, lang: str) -> dict[str, Any]:
    """The one shape of errors in the API."""
    return {"error": type(error).__name__, "key": error.name, "text": error.text(lang)}
