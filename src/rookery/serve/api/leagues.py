"""Leagues of clubs: how they stand, their tables, and what keepers do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import Path, Response

from rookery.serve.api.caller import Me, TableId, TheHub, TheLang, Visitor, ok, reply, router
from rookery.serve.api.club_shapes import (
    ClubMadeOut,
    LeagueCardOut,
    LeagueCountIn,
    LeagueIn,
    LeagueOut,
    LeagueTableIn,
)
from rookery.serve.api.clubs import ClubId
from rookery.serve.api.describing import describe, shown_card
from rookery.serve.api.shapes import CardOut, DoneOut, TableOut
from rookery.serve.desk import hosting
from rookery.serve.hub.league_rows import spreadsheet

LeagueId = Annotated[str, Path(alias="league_id", max_length=20, examples=["k3m9x2abcd"])]
FIGURES = ("place", "user", "name", "average", "points", "games", "opponents", "wins", "direct", "by")


@router.get("/clubs/{club_id}/leagues", tags=["clubs"], responses=ok(list[LeagueCardOut]))
async def listed(hub: TheHub, user: Visitor, club_id: ClubId) -> Response:
    """A club's leagues, the one that ends last first."""
    return reply(await hub.leagues.of(await hub.clubs.club(user, club_id)))


@router.post("/clubs/{club_id}/leagues", tags=["clubs"], responses=ok(ClubMadeOut))
async def create(hub: TheHub, user: Me, club_id: ClubId, body: LeagueIn) -> Response:
    """A keeper opens a league."""
    season = body.begins, body.ends
    return reply({"id": await hosting.create_league(hub, user, club_id, body.name, body.setup(), season)})


@router.get("/leagues/{league_id}", tags=["clubs"], responses=ok(LeagueOut))
async def one(hub: TheHub, user: Visitor, league_id: LeagueId) -> Response:
    """How it stands, and the games that were played, the latest first."""
    league, _ = await hub.leagues.league(user, league_id)
    board = await hub.leagues.stands(league)
    return reply(
        {
            **{name: getattr(league, name) for name in ("id", "club", "name", "begins", "ends")},
            "status": league.status(hub.now()),
            "setup": msgspec.structs.asdict(league.setup),
            "rows": [{name: getattr(row, name) for name in FIGURES} for row in board.rows],
            "games": [
                {
                    "table": each.table,
                    "at": each.at,
                    "players": each.game.players,
                    "places": each.game.places,
                    "counts": not each.struck,
                }
                for each in league.games
            ],
        }
    )


@router.get("/leagues/{league_id}/results", tags=["clubs"], responses={200: {"content": {"text/csv": {}}}})
async def results(hub: TheHub, user: Visitor, league_id: LeagueId) -> Response:
    """The standings as CSV."""
    league, _ = await hub.leagues.league(user, league_id)
    return Response(spreadsheet(await hub.leagues.stands(league)), media_type="text/csv; charset=utf-8")


@router.get("/leagues/{league_id}/tables", tags=["clubs"], responses=ok(list[CardOut]))
async def tables(hub: TheHub, user: Me, league_id: LeagueId) -> Response:
    """Its open tables and games under way, for members of the club."""
    league, _ = await hub.leagues.league(user, league_id)
    return reply([shown_card(card) for card in await hub.leagues.tables(user, league)])


@router.post("/leagues/{league_id}/tables", tags=["clubs"], responses=ok(TableOut))
async def table(hub: TheHub, user: Me, lang: TheLang, league_id: LeagueId, body: LeagueTableIn) -> Response:
    """A new table whose game counts, for members of the club while the season lasts."""
    return reply(describe(await hub.leagues.table(user, league_id, body.seats), user, lang))


@router.put("/leagues/{league_id}/games/{table_id}", tags=["clubs"], responses=ok(DoneOut))
async def count(hub: TheHub, user: Me, league_id: LeagueId, table_id: TableId, body: LeagueCountIn) -> Response:
    """A keeper lets a game count no more, or again."""
    await hosting.strike_game(hub, user, league_id, table_id, not body.counts)
    return reply({"ok": True})


@router.post("/leagues/{league_id}/end", tags=["clubs"], responses=ok(DoneOut))
async def end(hub: TheHub, user: Me, league_id: LeagueId) -> Response:
    """A keeper ends it before its time. Games that are still played do not count."""
    await hosting.end_league(hub, user, league_id)
    return reply({"ok": True})
