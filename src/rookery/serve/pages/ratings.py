"""Ratings: the lists of the best, and how one's own came to be."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from rookery.games import names
from rookery.i18n import texts
from rookery.serve.hub import ranking
from rookery.serve.hub.rating import ENOUGH_GAMES, ENOUGH_MET
from rookery.serve.pages.own import game_titles
from rookery.serve.pages.visitor import hub_of, lang_of, number, renderer_of, router, who
from rookery.serve.tables.ranked import PACES, SIZES, Pool, size_of


@router.get("/ratings")
async def leaders(request: Request) -> Response:
    """The best at a game, by how many play it and by the time control."""
    hub, user, t = hub_of(request), await who(request), texts(lang_of(request))
    pool, page = asked(request), min(max(number(request.query_params.get("page", "1"), 1), 1), ranking.PAGES_MAX)
    found, more = await hub.store.read(lambda db: ranking.leaders(db, pool, page))
    mine = await hub.store.read(lambda db: ranking.standings(db, user.id)) if user is not None else []
    return renderer_of(request).page(
        "ratings.html",
        request,
        title=t.t("ui-ratings"),
        titles={name: title for name, title in game_titles(request).items() if name in names()},
        sizes=SIZES,
        paces=PACES,
        pool=pool,
        page=page,
        more=more,
        leaders=found,
        mine=next((each for each in mine if each.pool == pool), None),
        enough=(ENOUGH_GAMES, ENOUGH_MET),
    )


def asked(request: Request) -> Pool:
    """The list somebody wants to see; for what is unknown the first there is."""
    hub, given = hub_of(request), request.query_params
    game = given.get("game", "")
    game = game if game in names() else names()[0]
    sizes = dict.fromkeys(size_of(seats) for seats in hub.games[game].seats)
    usual = size_of(hub.games[game].usual_seats)
    size, pace = given.get("size", ""), given.get("pace", "")
    return Pool(game, size if size in sizes else usual, pace if pace in PACES else "slow")
