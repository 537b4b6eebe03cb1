"""Clubs: finding one, coming in, managing it, its tables."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import Path, Query, Response

from rookery.serve.api.caller import Me, PersonId, TheHub, Visitor, ok, reply, router
from rookery.serve.api.club_shapes import (
    ClubCardOut,
    ClubChangeIn,
    ClubEnterIn,
    ClubIn,
    ClubInviteOut,
    ClubMadeOut,
    ClubOut,
    ClubRankOut,
    RankIn,
)
from rookery.serve.api.describing import shown_card
from rookery.serve.api.shapes import CardOut, DoneOut
from rookery.serve.desk import hosting
from rookery.serve.door.accounts import User
from rookery.serve.hub.club_rows import Club

ClubId = Annotated[str, Path(alias="club_id", max_length=20, examples=["k3m9x2abcd"])]


@router.get("/clubs", tags=["clubs"], responses=ok(list[ClubCardOut]))
async def listed(
    hub: TheHub, user: Visitor, q: Annotated[str, Query(max_length=60, description="words of its name")] = ""
) -> Response:
    """Clubs to find one, the newest first. Private ones are listed for their members alone."""
    return reply(await hub.clubs.listed(user, q))


@router.get("/me/clubs", tags=["clubs"], responses=ok(list[ClubCardOut]))
async def my_clubs(hub: TheHub, user: Me) -> Response:
    """My clubs, and those I have asked to come into."""
    return reply(await hub.clubs.of(user))


@router.post("/clubs", tags=["clubs"], responses=ok(ClubMadeOut))
async def found(hub: TheHub, user: Me, body: ClubIn) -> Response:
    """A new club, for accounts. I am its owner."""
    return reply({"id": await hosting.found_club(hub, user, body.name, body.about, body.door)})


@router.get("/clubs/{club_id}", tags=["clubs"], responses=ok(ClubOut))
async def one(
    hub: TheHub,
    user: Visitor,
    club_id: ClubId,
    game: Annotated[str, Query(max_length=60, description="whose ratings to show with the members")] = "",
) -> Response:
    """A club and who belongs to it. A private one is there for its members alone."""
    return reply(shown(await hub.clubs.club(user, club_id, game), user))


def shown(club: Club, user: User | None) -> dict[str, Any]:
    """A club for programs."""
    keeps = club.keeps(user)
    return {
        **{name: getattr(club, name) for name in ("id", "name", "door", "about", "created")},
        "rank": club.rank(user),
        "members": [asdict(each) for each in club.members],
        "asking": [asdict(each) for each in club.asking] if keeps else [],
        "out": [asdict(each) for each in club.out] if keeps else [],
        "invite": club.invite if keeps else "",
    }


@router.patch("/clubs/{club_id}", tags=["clubs"], responses=ok(DoneOut))
async def change(hub: TheHub, user: Me, club_id: ClubId, body: ClubChangeIn) -> Response:
    """A keeper gives it another name, description or door."""
    await hosting.change_club(hub, user, club_id, body.name, body.about, body.door)
    return reply({"ok": True})


@router.delete("/clubs/{club_id}", tags=["clubs"], responses=ok(DoneOut))
async def dissolve(hub: TheHub, user: Me, club_id: ClubId) -> Response:
    """The owner dissolves it, with its leagues. Finished games stay, and those who sit at a table play on."""
    await hosting.dissolve_club(hub, user, club_id)
    return reply({"ok": True})


@router.put("/clubs/{club_id}/me", tags=["clubs"], responses=ok(ClubRankOut))
async def enter(hub: TheHub, user: Me, club_id: ClubId, body: ClubEnterIn) -> Response:
    """Come in, or ask to; with what stands in the invitation link, into any club."""
    return reply({"rank": await hub.clubs.enter(user, club_id, body.invite)})


@router.delete("/clubs/{club_id}/me", tags=["clubs"], responses=ok(DoneOut))
async def leave(hub: TheHub, user: Me, club_id: ClubId) -> Response:
    """Leave it, or ask no longer."""
    await hub.clubs.leave(user, club_id)
    return reply({"ok": True})


@router.post("/clubs/{club_id}/invite", tags=["clubs"], responses=ok(ClubInviteOut))
async def renew(hub: TheHub, user: Me, club_id: ClubId) -> Response:
    """Another invitation link; the old one is worth nothing any more."""
    return reply({"invite": await hub.clubs.renew(user, club_id)})


@router.put("/clubs/{club_id}/people/{person}", tags=["clubs"], responses=ok(DoneOut))
async def make(hub: TheHub, user: Me, club_id: ClubId, person: PersonId, body: RankIn) -> Response:
    """Let somebody in who has asked or was kept out; make a member a keeper or a member; hand the club over."""
    club = await hub.clubs.club(user, club_id)
    if body.rank == "member" and any(each.id == person for each in (*club.asking, *club.out)):
        await hub.clubs.admit(user, club_id, person)
    else:
        await hosting.make_member(hub, user, club_id, person, body.rank)
    return reply({"ok": True})


@router.delete("/clubs/{club_id}/people/{person}", tags=["clubs"], responses=ok(DoneOut))
async def remove(hub: TheHub, user: Me, club_id: ClubId, person: PersonId) -> Response:
    """Take somebody out, who cannot come back by themselves; refuse somebody; forget that one was kept out."""
    await hosting.remove_member(hub, user, club_id, person)
    return reply({"ok": True})


@router.get("/clubs/{club_id}/tables", tags=["clubs"], responses=ok(list[CardOut]))
async def tables(
    hub: TheHub,
    user: Me,
    club_id: ClubId,
    over: Annotated[bool, Query(description="finished games instead")] = False,
) -> Response:
    """The club's own tables, for its members: open ones and games under way, or finished ones."""
    return reply([shown_card(card) for card in await hub.clubs.tables(user, club_id, over)])
