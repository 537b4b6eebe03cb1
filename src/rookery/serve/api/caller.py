"""Who calls, for which table, and how they are answered: what all routes share."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.security import APIKeyCookie, HTTPBearer
from pydantic import BaseModel

from rookery.serve import NotSignedIn
from rookery.serve.api.shapes import Problem
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.live import LiveTable

_bearer = HTTPBearer(auto_error=False, description="session or bot token")
_session = APIKeyCookie(name=security.COOKIE, auto_error=False, description="session of a browser")


def hub_of(request: Request) -> Hub:
    """The hub of this server."""
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def visitor(request: Request) -> User | None:
    """Who asks, if known; the guard has looked already."""
    user = request.state.user
    return user if isinstance(user, User) else None


def signed_in(
    request: Request, _a: Annotated[Any, Depends(_bearer)], _b: Annotated[Any, Depends(_session)]
) -> User:
    """Who asks; NotSignedIn."""
    user = visitor(request)
    if user is None:
        raise NotSignedIn
    return user


def lang_of(request: Request) -> str:
    """The reader's language."""
    return str(request.state.lang)


PersonId = Annotated[str, Path(alias="person", pattern="^[0-9a-f]{16}$")]
TableId = Annotated[str, Path(alias="table_id", max_length=20, examples=["k3m9x2abcd"])]


async def watched(table_id: TableId, hub: TheHub, user: Visitor) -> LiveTable:
    """The table, for somebody who may look at it."""
    return await hub.looked_at(table_id, user)


async def mine(table_id: TableId, hub: TheHub, user: Me) -> LiveTable:
    """The table, for somebody with a name."""
    return await hub.seen(table_id, user)


async def any_table(table_id: TableId, hub: TheHub, user: Me) -> LiveTable:
    """The table, before the invite has been shown."""
    return await hub.table(table_id)


TheHub = Annotated[Hub, Depends(hub_of)]
Me = Annotated[User, Depends(signed_in)]
Visitor = Annotated[User | None, Depends(visitor)]
TheLang = Annotated[str, Depends(lang_of)]
Watched = Annotated[LiveTable, Depends(watched)]
Mine = Annotated[LiveTable, Depends(mine)]
AnyTable = Annotated[LiveTable, Depends(any_table)]


def reply(data: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem, "description": text}
    for code, text in {
        400: "not understood",
        401: "no or unknown token",
        403: "not yours, or from a foreign page",
        404: "no such thing, for you",
        409: "not now; a stale post finds the fresh table in `table`",
        413: "too much",
        422: "not possible",
        429: "too fast",
        503: "try again",
    }.items()
}
router = APIRouter(prefix="/api/v1", responses=ERRORS)


def ok(model: type[BaseModel] | Any, text: str = "done") -> dict[int | str, dict[str, Any]]:
    """The description of a good answer."""
    return {200: {"model": model, "description": text}}
