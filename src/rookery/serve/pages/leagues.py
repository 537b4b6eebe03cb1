"""Leagues of clubs: opening one, how it stands, its tables, and what keepers do."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rookery.games import names
from rookery.i18n import texts
from rookery.serve import BadSetup
from rookery.serve.desk import hosting
from rookery.serve.door.names import NAME_MAX
from rookery.serve.hub.league_rows import LEAST, LeagueSetup, spreadsheet
from rookery.serve.pages.cups import figure
from rookery.serve.pages.home import listed_words
from rookery.serve.pages.own import game_titles
from rookery.serve.pages.visitor import (
    day,
    form_of,
    go,
    hub_of,
    lang_of,
    number,
    one,
    renderer_of,
    router,
    signed,
    who,
)
from rookery.serve.tables.ranked import PACES

USUAL: Final = timedelta(days=90)
GAMES_SHOWN: Final = 60


@router.get("/clubs/{club_id}/leagues/new")
async def new_league(request: Request, club_id: str) -> Response:
    """How shall it be?"""
    hub, titles = hub_of(request), game_titles(request)
    club = await hub.clubs.kept(await who(request), club_id)
    today = datetime.now(UTC).date()
    return renderer_of(request).page(
        "league_new.html",
        request,
        title=texts(lang_of(request)).t("ui-league-new"),
        club=club,
        shelf={
            name: f"{titles[name]} ({hub.games[name].seats[0]}–{hub.games[name].seats[-1]})" for name in names()
        },
        seats=sorted({n for name in names() for n in hub.games[name].seats}),
        paces=PACES,
        least=LEAST,
        usual=LeagueSetup(game="", low=3, high=4),
        begins=today.isoformat(),
        ends=(today + USUAL).isoformat(),
        name_max=NAME_MAX,
    )


@router.post("/clubs/{club_id}/leagues/new")
async def create_league(request: Request, club_id: str) -> Response:
    """The season begins, or will."""
    user, form = signed(request), await form_of(request)
    numbers = {name: number(one(form, name), -1) for name in ("low", "high", "least")}
    setup = LeagueSetup(game=one(form, "game"), pace=one(form, "pace"), **numbers)
    season = start_of(one(form, "begins")), start_of(one(form, "ends")) + timedelta(days=1).total_seconds()
    made = await hosting.create_league(hub_of(request), user, club_id, one(form, "name"), setup, season)
    return go(request, f"/leagues/{made}")


def start_of(said: str) -> float:
    """When a day begins."""
    try:
        found = date.fromisoformat(said[:10])
        return datetime(found.year, found.month, found.day, tzinfo=UTC).timestamp()
    except (ValueError, OverflowError):
        raise BadSetup("ui-error-league-season") from None


@router.get("/leagues/{league_id}")
async def league_page(request: Request, league_id: str) -> Response:
    """How it stands, what is played and what has been."""
    hub, user = hub_of(request), await who(request)
    league, club = await hub.leagues.league(user, league_id)
    inside = club.inside(user)
    lang = lang_of(request)
    return renderer_of(request).page(
        "league.html",
        request,
        title=league.name,
        league=league,
        club=club,
        state=league.status(hub.now()),
        board=await hub.leagues.stands(league),
        tables=await hub.leagues.tables(user, league) if inside else [],
        games=league.games[:GAMES_SHOWN],
        inside=inside,
        keeps=club.keeps(user),
        figure=lambda value, digits=2: figure(lang, value, digits),
        day=day,
        **listed_words(request, user),
    )


@router.get("/leagues/{league_id}/results.csv")
async def league_results(request: Request, league_id: str) -> Response:
    """The standings, for spreadsheets."""
    hub = hub_of(request)
    league, _ = await hub.leagues.league(await who(request), league_id)
    headers = {"Content-Disposition": f'attachment; filename="{league.id}.csv"'}
    said = (
        f"\ufeff{spreadsheet(await hub.leagues.stands(league))}"  # by its first sign spreadsheets know the letters
    )
    return Response(said, media_type="text/csv; charset=utf-8", headers=headers)


@router.post("/leagues/{league_id}/{act}")
async def league_act(request: Request, league_id: str, act: str) -> Response:
    """A new table; and what keepers do."""
    hub, user, form = hub_of(request), signed(request), await form_of(request)
    where = f"/leagues/{league_id}"
    if act == "table":
        table = await hub.leagues.table(user, league_id, number(one(form, "seats")))
        where = f"/t/{table.id}"
    elif act == "end":
        await hosting.end_league(hub, user, league_id)
    elif act in ("strike", "count"):
        await hosting.strike_game(hub, user, league_id, one(form, "table"), act == "strike")
    else:
        raise BadSetup("ui-page-missing")
    return go(request, where)
