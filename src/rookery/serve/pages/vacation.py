"""Days on which somebody's time in turn-based games stands still."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from rookery.serve.desk.vacation import Vacations
from rookery.serve.pages.visitor import form_of, go, one, router, signed


def vacations_of(request: Request) -> Vacations:
    """What knows of everybody's vacations."""
    found = request.app.state.vacations
    assert isinstance(found, Vacations)
    return found


@router.post("/settings/vacation")
async def take(request: Request) -> Response:
    """Go on vacation, or plan it."""
    form = await form_of(request)
    await vacations_of(request).take(signed(request), one(form, "first"), one(form, "last"))
    return go(request, "/settings/notices?saved")


@router.post("/settings/vacation/end")
async def end(request: Request) -> Response:
    """Back again, or not going at all."""
    form = await form_of(request)
    await vacations_of(request).end(signed(request), one(form, "vacation"))
    return go(request, "/settings/notices?saved")
