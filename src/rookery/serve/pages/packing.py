"""Files that are the same for everybody go out compressed, and the home page of those whom nobody knows yet.

Other pages and pushes do not: they hold secrets beside what other people wrote, and the length of a compressed page
would tell those who can count its bytes how much the two have in common.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from rookery.serve.door.guard import CSP

SERVED = {".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".js": "text/javascript"}
"""What of a folder a browser may have as text, by the ends of names."""
SMALL = 400
"""Bytes that are not worth it."""


def packed(request: Request, body: bytes, kind: str, headers: Mapping[str, str]) -> Response:
    """A public file, as small as the browser can take it; nothing if it has it already."""
    tag = tag_of(body)
    known = {**headers, "ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=known)
    if len(body) >= SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        known["Content-Encoding"] = "gzip"
        body = zipped(body)
    return Response(body, media_type=kind, headers=known)


@lru_cache(maxsize=64)
def tag_of(body: bytes) -> str:
    """What tells one version from another."""
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


@lru_cache(maxsize=64)
def zipped(body: bytes) -> bytes:
    """Compressed once: there are few such files."""
    return gzip.compress(body, 9, mtime=0)


def first_page(request: Request, page: Response, styles: str) -> Response:
    """A page without a secret, its styles inside: all that the first sight of the house waits for."""
    page.headers["Content-Security-Policy"] = allowing(styles)
    page.headers["Vary"] = "Accept-Encoding, Cookie"
    if "gzip" in request.headers.get("accept-encoding", ""):
        page.body = gzip.compress(bytes(page.body), 6, mtime=0)
        page.headers["Content-Encoding"] = "gzip"
        page.headers["Content-Length"] = str(len(page.body))
    return page


@lru_cache(maxsize=4)
def allowing(styles: str) -> str:
    """The policy of all pages, and these very styles."""
    known = base64.b64encode(hashlib.sha256(styles.encode()).digest()).decode()
    return CSP.replace("style-src 'self'", f"style-src 'self' 'sha256-{known}'")
