"""One's own data: sessions, a copy of everything, the address for a forgotten password, and leaving for good."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from rookery.i18n import texts
from rookery.serve import BadName, NoSuchTable
from rookery.serve.desk import leaving
from rookery.serve.desk.export import export
from rookery.serve.desk.recovery import Recovery
from rookery.serve.door import security
from rookery.serve.pages.own import moment
from rookery.serve.pages.visitor import day, form_of, go, hub_of, lang_of, one, renderer_of, router, signed

FILE: Final = {"Content-Disposition": 'attachment; filename="rookery-export.json"'}


def recovery_of(request: Request) -> Recovery:
    """What sends letters."""
    found = request.app.state.recovery
    assert isinstance(found, Recovery)
    return found


@router.get("/settings/data")
async def own_data(request: Request) -> Response:
    """Sessions, the copy, the address, the way out."""
    user, recovery = signed(request), recovery_of(request)
    return renderer_of(request).page(
        "data.html",
        request,
        title=texts(lang_of(request)).t("ui-data"),
        visits=await hub_of(request).accounts.visits(user),
        mail=recovery.post.works,
        email=await recovery.address(user),
        saved="saved" in request.query_params,
        sent="sent" in request.query_params,
        day=day,
    )


@router.post("/settings/sessions")
async def end_session(request: Request) -> Response:
    """End one of one's sessions, or all the others."""
    form, user = await form_of(request), signed(request)
    await hub_of(request).accounts.end_visit(user, one(form, "session")[:20])
    return go(request, "/settings/data?saved")


@router.get("/settings/export")
async def own_copy(request: Request) -> Response:
    """Everything that is one's own, as one file."""
    body = await export(hub_of(request), signed(request), moment(request))
    return StreamingResponse(body, media_type="application/json", headers=FILE)


@router.get("/settings/delete")
async def ask_twice(request: Request) -> Response:
    """Asked the second time: what goes, what stays, and are you sure?"""
    signed(request)
    return renderer_of(request).page("leave.html", request, title=texts(lang_of(request)).t("ui-leave-for-good"))


@router.post("/settings/delete")
async def leave(request: Request) -> Response:
    """Leave for good."""
    form, user = await form_of(request), signed(request)
    if one(form, "name").strip() != user.name:
        raise BadName("ui-error-leave-name")
    await hub_of(request).accounts.proved(user, one(form, "password"), security.place_of(request.scope))
    await leaving.leave(hub_of(request), user)
    response = go(request, "/")
    response.headers.append("set-cookie", security.no_cookie(hub_of(request).settings.secure))
    return response


# -- a forgotten password ----------------------------------------------------------------------------------------


@router.post("/settings/email")
async def set_email(request: Request) -> Response:
    """Where a new password can be sent; a letter asks whether the address is right."""
    form, user = await form_of(request), signed(request)
    place = security.place_of(request.scope)
    await recovery_of(request).set_address(user, one(form, "email")[:300], one(form, "password"), place)
    back = "/settings/notices" if one(form, "back") == "/settings/notices" else "/settings/data"
    return go(request, f"{back}?{'sent' if one(form, 'email').strip() else 'saved'}")


@router.get("/confirm/{token}")
async def confirm_page(request: Request, token: str) -> Response:
    """Behind the link of a letter: one click more, for mail programs open links, too."""
    t = texts(lang_of(request))
    return renderer_of(request).page("confirm.html", request, title=t.t("ui-mail-confirm"), token=token)


@router.post("/confirm/{token}")
async def confirm(request: Request, token: str) -> Response:
    """The address is right."""
    hub_of(request).limiter.quick(hub_of(request).settings.rate_tries, "confirm", security.place_of(request.scope))
    if not await recovery_of(request).confirm(token):
        raise NoSuchTable("ui-error-link")
    return go(request, "/settings/data?saved" if request.state.user is not None else "/login")


@router.get("/recover")
async def forgotten(request: Request) -> Response:
    """Where to send the letter?"""
    if not recovery_of(request).post.works:
        raise NoSuchTable("ui-page-missing")
    asked = "asked" in request.query_params
    return renderer_of(request).page(
        "recover.html", request, title=texts(lang_of(request)).t("ui-recover"), asked=asked, token=""
    )


@router.post("/recover")
async def ask_letter(request: Request) -> Response:
    """The answer is always the same."""
    form = await form_of(request)
    await recovery_of(request).ask(one(form, "email")[:300], security.place_of(request.scope))
    return go(request, "/recover?asked")


@router.get("/recover/{token}")
async def new_password(request: Request, token: str) -> Response:
    """Behind the link of a letter."""
    if not await recovery_of(request).works(token):
        raise NoSuchTable("ui-error-link")
    return renderer_of(request).page(
        "recover.html", request, title=texts(lang_of(request)).t("ui-recover"), asked=False, token=token
    )


@router.post("/recover/{token}")
async def recover(request: Request, token: str) -> Response:
    """A new password; now one can log in with it."""
    form = await form_of(request)
    await recovery_of(request).recover(token, one(form, "password"), security.place_of(request.scope))
    return go(request, "/login")
