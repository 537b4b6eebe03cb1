"""Friends: one's lists, asking, the link, and calls to a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from rookery.i18n import texts
from rookery.serve import Forbidden, NoSuchTable
from rookery.serve.door.friends import Circle
from rookery.serve.hub.seating import at_home
from rookery.serve.pages.at_table import qr_code
from rookery.serve.pages.own import game_titles
from rookery.serve.pages.visitor import (
    form_of,
    go,
    hub_of,
    lang_of,
    one,
    renderer_of,
    router,
    signed,
    somebody,
    who,
)


@router.get("/friends")
async def friends_page(request: Request) -> Response:
    """Friends, those who ask, those who are blocked; for oneself alone."""
    hub, user = hub_of(request), await who(request)
    card = await hub.friends.card(user) if user is not None else ""
    return renderer_of(request).page(
        "friends.html",
        request,
        title=texts(lang_of(request)).t("ui-friends"),
        circle=await hub.friends.circle(user) if user is not None else Circle(),
        link=f"{str(request.base_url).rstrip('/')}/friends/with/{card}" if card else "",
        asked="asked" in request.query_params,
        titles=game_titles(request),
    )


@router.post("/friends")
async def ask(request: Request) -> Response:
    """Ask an account by its name, or somebody one has played with."""
    hub, user = hub_of(request), signed(request)
    form = await form_of(request)
    if one(form, "person"):
        await hub.friends.ask_met(user, one(form, "person"))
    else:
        await hub.friends.ask(user, one(form, "name"))
    return go(request, "/friends?asked")


@router.post("/friends/link")
async def new_link(request: Request) -> Response:
    """Another link; the old one is worth nothing any more."""
    await hub_of(request).friends.card(signed(request), new=True)
    return go(request, "/friends")


@router.post("/friends/hidden")
async def hide(request: Request) -> Response:
    """Whether friends see when one is here."""
    form = await form_of(request)
    await hub_of(request).accounts.preferences(
        signed(request), prefs={"hidden": True if one(form, "hidden") else None}
    )
    return go(request, "/friends")


@router.post("/friends/{what}")
async def change(request: Request, what: str) -> Response:
    """Accept, remove or block somebody."""
    hub, user = hub_of(request), signed(request)
    form = await form_of(request)
    known = {"accept": hub.friends.accept, "remove": hub.friends.remove, "block": hub.friends.block}
    if what not in known:
        raise NoSuchTable("ui-page-missing")
    await known[what](user, one(form, "person"))
    return go(request, "/friends")


@router.get("/friends/with/{card}")
async def met(request: Request, card: str) -> Response:
    """Behind somebody's friend link."""
    owner = await hub_of(request).friends.owner(card)
    if owner is None:
        raise NoSuchTable("ui-page-missing")
    user = await who(request)
    if user is not None and user.id == owner.id:
        return go(request, "/friends")
    title = texts(lang_of(request)).t("ui-friend-be", name=owner.name)
    return renderer_of(request).page("friend_link.html", request, title=title, card=card)


@router.post("/friends/with/{card}")
async def become(request: Request, card: str) -> Response:
    """Be friends with the owner of a link."""
    form = await form_of(request)
    if await hub_of(request).friends.owner(card) is None:
        raise NoSuchTable("ui-page-missing")
    await hub_of(request).friends.by_card(await somebody(request, one(form, "name").strip()), card)
    return go(request, "/friends")


@router.get("/t/{table_id}/friends")
async def to_table(request: Request, table_id: str) -> Response:
    """Whom one could call to this table, and the link for all others."""
    hub, user = hub_of(request), await who(request)
    table = await hub.seen(table_id, user)
    if user is None or not at_home(table, user):
        raise Forbidden
    sitting = set(table.state.people())
    t = texts(lang_of(request), table.game)
    link = f"{str(request.base_url).rstrip('/')}/t/{table.id}/join/{table.invite}"
    return renderer_of(request).page(
        "call.html",
        request,
        title=t.t("ui-friend-calls"),
        table=table,
        called_to=t.t(f"{table.game}-name"),
        friends=[f for f in (await hub.friends.circle(user)).friends if f.id not in sitting],
        called=await hub.friends.called(table.id),
        link=link,
        qr=qr_code(link),
    )


@router.post("/calls")
async def call(request: Request) -> Response:
    """Call a friend to a table."""
    hub, user = hub_of(request), signed(request)
    form = await form_of(request)
    table = await hub.seen(one(form, "table"), user)
    await hub.call(table, user, one(form, "person"))
    return go(request, f"/t/{table.id}/friends")


@router.post("/calls/{table_id}")
async def follow(request: Request, table_id: str) -> Response:
    """Follow a friend's call, or do not."""
    form = await form_of(request)
    table = await hub_of(request).answer_call(signed(request), table_id, not one(form, "no"))
    return go(request, f"/t/{table.id}" if table is not None else "/")
