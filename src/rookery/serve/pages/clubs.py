"""Clubs: finding one, founding one, its page, its invitation link, and what those who manage it do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from rookery.games import names
from rookery.i18n import texts
from rookery.serve import BadSetup
from rookery.serve.desk import hosting
from rookery.serve.door.accounts import User
from rookery.serve.door.names import NAME_MAX
from rookery.serve.hub.club_rows import ABOUT_MAX, DOORS
from rookery.serve.hub.hub import Hub
from rookery.serve.pages.at_table import qr_code
from rookery.serve.pages.home import listed_words
from rookery.serve.pages.own import game_titles
from rookery.serve.pages.visitor import (
    day,
    form_of,
    go,
    hub_of,
    known_game,
    lang_of,
    one,
    renderer_of,
    router,
    signed,
    who,
)

Form = Mapping[str, list[str]]
FINISHED_SHOWN: Final = 10


@router.get("/clubs")
async def listed(request: Request) -> Response:
    """The clubs there are, one's own first."""
    hub, user = hub_of(request), await who(request)
    words = request.query_params.get("q", "")[:60]
    found = await hub.clubs.listed(user, words)
    own = await hub.clubs.of(user) if user is not None and not words else []
    mine = {card.id for card in own}
    return renderer_of(request).page(
        "clubs.html",
        request,
        title=texts(lang_of(request)).t("ui-clubs"),
        own=own,
        others=[card for card in found if card.id not in mine],
        words=words,
    )


@router.get("/clubs/new")
async def new(request: Request) -> Response:
    """How shall it be?"""
    title = texts(lang_of(request)).t("ui-clubs-new")
    return renderer_of(request).page("club_new.html", request, title=title, club=None, **limits())


def limits() -> dict[str, Any]:
    """What the forms need to know."""
    return {"doors": DOORS, "name_max": NAME_MAX, "about_max": ABOUT_MAX}


@router.post("/clubs/new")
async def found(request: Request) -> Response:
    """A new club."""
    user, form = signed(request), await form_of(request)
    told = one(form, "name"), one(form, "about"), one(form, "door", "request")
    return go(request, f"/clubs/{await hosting.found_club(hub_of(request), user, *told)}")


@router.get("/clubs/{club_id}")
async def club_page(request: Request, club_id: str) -> Response:
    """Who belongs to it, what is played."""
    hub, user = hub_of(request), await who(request)
    titles = game_titles(request)
    asked = request.query_params.get("game", "")
    game = asked if asked in names() else names()[0]
    club = await hub.clubs.club(user, club_id, game)
    inside = club.inside(user)
    return renderer_of(request).page(
        "club.html",
        request,
        title=club.name,
        club=club,
        rank=club.rank(user),
        inside=inside,
        keeps=club.keeps(user),
        rated_at=game,
        tables=await hub.clubs.tables(user, club_id) if inside else [],
        leagues=await hub.leagues.of(club),
        cups=await hub.cups.of_club(club.id),
        finished=await hub.clubs.tables(user, club_id, over=True, most=FINISHED_SHOWN) if inside else [],
        shelf={name: titles[name] for name in names()},
        day=day,
        **listed_words(request, user),
    )


@router.get("/clubs/{club_id}/table")
async def table(request: Request, club_id: str) -> Response:
    """On to the form for a new table, for the club."""
    game = request.query_params.get("game", "")
    known_game(request, game)
    club = await hub_of(request).clubs.club(await who(request), club_id)
    return go(request, f"/new/{game}?club={club.id}")


@router.get("/clubs/{club_id}/join/{invite}")
async def invited(request: Request, club_id: str, invite: str) -> Response:
    """Behind the invitation link."""
    club, user = await hub_of(request).clubs.behind(club_id, invite), await who(request)
    if club.inside(user):
        return go(request, f"/clubs/{club.id}")
    return renderer_of(request).page("club_join.html", request, title=club.name, club=club, invite=invite)


@router.post("/clubs/{club_id}/join/{invite}")
async def join(request: Request, club_id: str, invite: str) -> Response:
    """Come in through it."""
    await hub_of(request).clubs.enter(signed(request), club_id, invite)
    return go(request, f"/clubs/{club_id}")


@router.get("/clubs/{club_id}/manage")
async def manage(request: Request, club_id: str) -> Response:
    """Name, door, link, people; for those who manage it."""
    user = await who(request)
    club = await hub_of(request).clubs.kept(user, club_id)
    link = f"{str(request.base_url).rstrip('/')}/clubs/{club.id}/join/{club.invite}"
    return renderer_of(request).page(
        "club_manage.html",
        request,
        title=texts(lang_of(request)).t("ui-club-manage"),
        club=club,
        link=link,
        qr=qr_code(link),
        owns=club.owns(user),
        **limits(),
    )


# -- what people do ----------------------------------------------------------------------------------------------

Act = Callable[[Hub, User, str, Form], Awaitable[Any]]


async def changed(hub: Hub, user: User, club_id: str, form: Form) -> None:
    """Name, description, door."""
    told = one(form, "name"), one(form, "about"), one(form, "door")
    await hosting.change_club(hub, user, club_id, *told, why=one(form, "why"))


ACTS: Final[dict[str, tuple[str, Act]]] = {
    "enter": ("", lambda hub, user, club_id, form: hub.clubs.enter(user, club_id)),
    "leave": ("/clubs", lambda hub, user, club_id, form: hub.clubs.leave(user, club_id)),
    "change": ("manage", changed),
    "link": ("manage", lambda hub, user, club_id, form: hub.clubs.renew(user, club_id)),
    "admit": ("manage", lambda hub, user, club_id, form: hub.clubs.admit(user, club_id, one(form, "person"))),
    "remove": (
        "manage",
        lambda hub, user, club_id, form: hosting.remove_member(hub, user, club_id, one(form, "person")),
    ),
    "keeper": (
        "manage",
        lambda hub, user, club_id, form: hosting.make_member(hub, user, club_id, one(form, "person"), "keeper"),
    ),
    "member": (
        "manage",
        lambda hub, user, club_id, form: hosting.make_member(hub, user, club_id, one(form, "person"), "member"),
    ),
    "owner": (
        "",
        lambda hub, user, club_id, form: hosting.make_member(hub, user, club_id, one(form, "person"), "owner"),
    ),
    "dissolve": (
        "/clubs",
        lambda hub, user, club_id, form: hosting.dissolve_club(hub, user, club_id, one(form, "why")),
    ),
}
"""By what is posted: where one goes then, and what is done."""


@router.post("/clubs/{club_id}/{act}")
async def act(request: Request, club_id: str, act: str) -> Response:
    """Come in, leave; and what those do who manage it."""
    user, form = signed(request), await form_of(request)
    if act not in ACTS:
        raise BadSetup("ui-page-missing")
    then, do = ACTS[act]
    await do(hub_of(request), user, club_id, form)
    return go(request, then if then.startswith("/") else f"/clubs/{club_id}/{then}".rstrip("/"))
