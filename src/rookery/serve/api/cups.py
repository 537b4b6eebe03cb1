"""Tournaments: lists, registering, seats; and what the host does."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import Depends, Path, Query, Response

from rookery.serve.api.caller import Me, PersonId, TheHub, Visitor, ok, reply, router
from rookery.serve.api.cup_shapes import (
    CupCardOut,
    CupIn,
    CupMadeOut,
    CupOut,
    CupSeatOut,
    ResultIn,
    RoundIn,
)
from rookery.serve.api.shapes import DoneOut
from rookery.serve.desk import hosting
from rookery.serve.door.accounts import User
from rookery.serve.hub.cup_rows import Cup
from rookery.serve.hub.cup_table import Reckoned, spreadsheet
from rookery.serve.hub.cups import may_host

CupId = Annotated[str, Path(alias="cup_id", max_length=20, examples=["k3m9x2abcd"])]


async def known_cup(cup_id: CupId, hub: TheHub, user: Visitor) -> str:
    """A tournament that somebody may know of."""
    await hub.cups.known(user, cup_id)
    return cup_id


KnownCup = Annotated[str, Depends(known_cup)]


@router.get("/cups", tags=["cups"], responses=ok(list[CupCardOut]))
async def listed(
    hub: TheHub,
    user: Visitor,
    status: Annotated[Literal["open", "running", "over"], Query(description="which of them")] = "open",
) -> Response:
    """Tournaments, the newest first."""
    found = await hub.cups.listed(status, user=user)
    return reply(
        [
            {
                **{name: getattr(card, name) for name in ("id", "name", "status", "round", "begins", "players")},
                **{name: getattr(card.setup, name) for name in ("game", "seats", "form", "club")},
                "host": card.host_name,
            }
            for card in found
        ]
    )


@router.post("/cups", tags=["cups"], responses=ok(CupMadeOut))
async def create(hub: TheHub, user: Me, body: CupIn) -> Response:
    """A new tournament, for accounts. Registration is open at once."""
    return reply({"id": await hosting.create(hub, user, body.name, body.setup())})


@router.get("/cups/{cup_id}", tags=["cups"], responses=ok(CupOut))
async def one(hub: TheHub, user: Visitor, cup_id: KnownCup) -> Response:
    """Players, games with their tables, standings."""
    cup = await hub.cups.cup(cup_id)
    return reply(shown(cup, await hub.cups.reckoned(cup), user))


def shown(cup: Cup, stands: Reckoned, user: User | None) -> dict[str, Any]:
    """A tournament for programs."""
    plain = ("id", "version", "name", "status", "round", "begins")
    return {
        **{name: getattr(cup, name) for name in plain},
        "host": cup.host_name,
        "setup": msgspec.structs.asdict(cup.setup),
        "complete": stands.complete,
        "entrants": [
            {"id": e.id, "name": e.name, "gone": e.gone, "group": e.group, "final": e.final > 0}
            for e in cup.entrants
        ],
        "games": [
            {
                **{name: getattr(each.game, name) for name in ("round", "number", "group", "players", "places")},
                **{name: getattr(each, name) for name in ("table", "until", "void", "by_host")},
                "absent": sorted(each.game.absent),
                "here": len(cup.present(each)),
            }
            for each in cup.games
        ],
        "boards": stands.boards,
        "hosting": may_host(cup, user),
    }


@router.get("/cups/{cup_id}/results", tags=["cups"], responses={200: {"content": {"text/csv": {}}}})
async def results(hub: TheHub, cup_id: KnownCup) -> Response:
    """The standings with every player's place in every round, as CSV."""
    cup = await hub.cups.cup(cup_id)
    said = await asyncio.to_thread(spreadsheet, cup, await hub.cups.reckoned(cup))
    return Response(said, media_type="text/csv; charset=utf-8")


@router.put("/cups/{cup_id}/me", tags=["cups"], responses=ok(DoneOut))
async def enter(hub: TheHub, user: Me, cup_id: KnownCup) -> Response:
    """Register, late too; or play on after having left."""
    await hub.cups.enter(user, cup_id)
    return reply({"ok": True})


@router.delete("/cups/{cup_id}/me", tags=["cups"], responses=ok(DoneOut))
async def leave(hub: TheHub, user: Me, cup_id: KnownCup) -> Response:
    """Withdraw, from the next round on."""
    await hub.cups.leave(user, cup_id)
    return reply({"ok": True})


@router.post("/cups/{cup_id}/seat", tags=["cups"], responses=ok(CupSeatOut))
async def here(hub: TheHub, user: Me, cup_id: KnownCup) -> Response:
    """Take your seat in the present round. The game begins when all are there."""
    return reply({"table": await hub.cups.here(user, cup_id)})


@router.post("/cups/{cup_id}/rounds", tags=["cups"], responses=ok(DoneOut))
async def pair(hub: TheHub, user: Me, cup_id: KnownCup, body: RoundIn) -> Response:
    """The host begins a round."""
    await hosting.pair(hub, user, cup_id, body.round)
    return reply({"ok": True})


@router.put("/cups/{cup_id}/results", tags=["cups"], responses=ok(DoneOut))
async def correct(hub: TheHub, user: Me, cup_id: KnownCup, body: ResultIn) -> Response:
    """The host says how a game of the last round ended, whatever its table says."""
    await hosting.correct(hub, user, cup_id, (body.round, body.number), body.places, body.absent)
    return reply({"ok": True})


@router.delete("/cups/{cup_id}/players/{person}", tags=["cups"], responses=ok(DoneOut))
async def remove(hub: TheHub, user: Me, cup_id: KnownCup, person: PersonId) -> Response:
    """The host takes a player out, who cannot come back until that is taken back."""
    await hosting.remove(hub, user, cup_id, person)
    return reply({"ok": True})


@router.put("/cups/{cup_id}/players/{person}", tags=["cups"], responses=ok(DoneOut))
async def readmit(hub: TheHub, user: Me, cup_id: KnownCup, person: PersonId) -> Response:
    """The host lets a player come back who was taken out."""
    await hosting.readmit(hub, user, cup_id, person)
    return reply({"ok": True})


@router.post("/cups/{cup_id}/end", tags=["cups"], responses=ok(DoneOut))
async def finish(hub: TheHub, user: Me, cup_id: KnownCup) -> Response:
    """The host ends the tournament."""
    await hosting.finish(hub, user, cup_id)
    return reply({"ok": True})


@router.delete("/cups/{cup_id}", tags=["cups"], responses=ok(DoneOut))
async def cancel(hub: TheHub, user: Me, cup_id: KnownCup) -> Response:
    """The host takes back a tournament that has not begun."""
    await hosting.cancel(hub, user, cup_id)
    return reply({"ok": True})
