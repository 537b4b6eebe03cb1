"""To read: rules, cards, about; and the pictures and colours of games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from rookery.i18n import Texts, texts
from rookery.serve.boards import web
from rookery.serve.pages.asking import YEAR, has_guide, known_game, lang_of, renderer_of, router, said
from rookery.serve.render import VENDOR


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> Response:
    """The rules, clause by clause."""
    box = known_game(request, game)
    t = texts(lang_of(request), game)
    sections: dict[str, list[dict[str, str]]] = {}
    for clause in box.clauses:
        sections.setdefault(clause["section"], []).append({"id": clause["id"], "text": t.t(clause["text"])})
    shown = [(s, said(t, f"{game}-section-{s}") or s, clauses) for s, clauses in sections.items()]
    sources: dict[str, int] = {}
    for row in box.cards:
        sources[row["source"]] = sources.get(row["source"], 0) + 1
    return renderer_of(request).page(
        "rules.html",
        request,
        game=game,
        title=t.t(f"{game}-name"),
        sections=shown,
        sources=sources,
        provenance=t.t(f"{game}-reconstructed") if t.has(f"{game}-reconstructed") else "",
        guide=has_guide(game),
        query=request.query_params.get("q", "")[:80],
    )


@router.get("/cards/{game}")
async def cards(request: Request, game: str) -> Response:
    """Every card, drawn, with its text and its source."""
    box = known_game(request, game)
    t = texts(lang_of(request), game)
    book = web(game).book()
    decks: dict[str, list[dict[str, Any]]] = {}
    for row in box.cards:
        if t.has(f"{game}-card-{row['id']}"):
            face = Markup(book.face(row["id"], t))
            decks.setdefault(group_of(row), []).append({**row, "face": face, "suit": book.suit(row["id"])})
    titles = {deck: deck_title(t, game, deck) for deck in decks}
    return renderer_of(request).page(
        "cards.html", request, game=game, title=t.t("ui-cards"), decks=decks, titles=titles
    )


def group_of(row: Mapping[str, Any]) -> str:
    """Cards lie together by module of the game, by deck, or by kind."""
    return str(row.get("module") or row.get("deck") or row.get("kind") or "")


def deck_title(t: Texts, game: str, deck: str) -> str:
    """What a group of cards is called: the game knows, or it is a deck with a letter."""
    known = said(t, f"{game}-deck-{deck}") or said(t, f"{game}-option-{deck}")
    if known:
        return known[0].upper() + known[1:]  # some are words inside sentences elsewhere
    return f"{t.t('ui-deck')} {deck}" if deck else t.t("ui-cards")


@router.get("/i.svg")
async def sprite(request: Request) -> Response:
    """All icons; a short address, because a table names it a hundred times."""
    path = VENDOR / "icons.svg"
    if not path.is_file():
        return Response("<svg xmlns='http://www.w3.org/2000/svg'/>", media_type="image/svg+xml")
    return FileResponse(path, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=86400"})


@router.get("/g/{game}/theme.css")
async def theme(request: Request, game: str) -> Response:
    """A game's own look."""
    known_game(request, game)
    path = web(game).folder / "theme.css"
    if not path.is_file():
        return Response("", media_type="text/css")
    return FileResponse(path, media_type="text/css", headers={"Cache-Control": f"public, max-age={YEAR}"})


@router.get("/about")
async def about(request: Request) -> Response:
    """What this is."""
    return renderer_of(request).page("about.html", request, title=texts(lang_of(request)).t("ui-about"))


@router.get("/credits")
async def show_credits(request: Request) -> Response:
    """Who made the icons, the fonts and the sounds."""
    path = VENDOR / "credits.json"
    rows = json.loads(path.read_text("utf-8")) if path.is_file() else []
    return renderer_of(request).page(
        "credits.html", request, title=texts(lang_of(request)).t("ui-credits"), rows=rows
    )
