"""Files that are the same for everybody go out compressed.

Pages and pushes do not: they hold secrets beside what other people wrote, and the length of a compressed page would
tell those who can count its bytes how much the two have in common.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

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
