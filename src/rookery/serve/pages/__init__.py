"""HTML routes. Every decision is a form that works without scripts; with them the answer comes over the socket.

Nothing here knows a game's name: boards, bars and what a form means come from each game's `web/` folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from rookery.i18n import texts
from rookery.serve.drawing.render import STATIC, YEAR, assets_ready
from rookery.serve.pages import (
    admin,
    after,
    analysis,
    at_table,
    clubs,
    cups,
    data,
    friends,
    home,
    leagues,
    learn,
    notices,
    own,
    pair,
    ratings,
    read,
    replay,
    vacation,
    zoom,
)
from rookery.serve.pages.at_table import fields, quick_answer
from rookery.serve.pages.learn import guide_of, guided
from rookery.serve.pages.packing import SERVED, packed
from rookery.serve.pages.pushes import page_socket
from rookery.serve.pages.visitor import has_guide, lang_of, renderer_of, router
from rookery.serve.upkeep import asked

__all__ = [
    "error_page",
    "fields",
    "guide_of",
    "guided",
    "has_guide",
    "page_socket",
    "quick_answer",
    "router",
    "set_up",
]

PARTS = (
    home,
    pair,
    ratings,
    cups,
    clubs,
    leagues,
    friends,
    at_table,
    after,
    analysis,
    replay,
    learn,
    read,
    own,
    zoom,
    admin,
    data,
    notices,
    vacation,
)
"""Each of them adds its routes to the router when it is imported."""


class Files(StaticFiles):
    """Static files, kept by browsers for as long as their address (with the stamp) does not change."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Response:
        """With a long life."""
        headers, kind = {"Cache-Control": f"public, max-age={YEAR}"}, SERVED.get(Path(full_path).suffix)
        if kind is not None:
            return packed(Request(scope), Path(full_path).read_bytes(), kind, headers)
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(headers)
        return response


def set_up(app: FastAPI) -> None:
    """For the app: static files, and error pages for people."""
    app.mount("/static", Files(directory=STATIC), name="static")
    app.state.error_page = error_page
    assets_ready()


def error_page(request: Request, status: int, data: Mapping[str, Any]) -> Response:
    """An error that no page caught."""
    if not hasattr(request.state, "user"):
        request.state.user = None
    t = texts(lang_of(request))
    text = t.t("ui-page-missing") if status in (404, 405) else str(data.get("text", ""))
    context = {"title": t.t("ui-not-so"), "text": text, "status_code": status, "back": "/", "clause": ""}
    number = asked.number() if status >= 500 else ""  # there is a line in the log
    return renderer_of(request).page("error.html", request, status, **context, number=number)
