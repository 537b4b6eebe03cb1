"""To read: rules, cards, about; and the pictures and colours of games."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from rookery.games import cardfile, names
from rookery.i18n import LANGUAGES, Texts, texts
from rookery.packages import is_ours, package
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.render import STATIC, VENDOR, YEAR, stamp
from rookery.serve.pages.packing import SERVED, packed
from rookery.serve.pages.visitor import has_guide, known_game, lang_of, renderer_of, router, said
from rookery.serve.upkeep.logs import log

COVER = "cover.svg"
LASTING = {"Cache-Control": f"public, max-age={YEAR}"}


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
        if cardfile.SINCE in row or t.has(f"{game}-card-{row['id']}"):
            face = Markup(book.face(row["id"], t))
            decks.setdefault(group_of(row), []).append({**row, "face": face, "suit": book.suit(row["id"])})
    titles = {deck: deck_title(t, game, deck) for deck in decks}
    return renderer_of(request).page(
        "cards.html", request, game=game, title=t.t("ui-cards"), decks=decks, titles=titles
    )


@router.get("/cardfile/{game}")
async def card_file(request: Request, game: str) -> Response:
    """The file of the box, for those who want to correct it."""
    return PlainTextResponse(cardfile.box_text(package(known_game(request, game).name)))


def group_of(row: Mapping[str, Any]) -> str:
    """Cards lie together by module of the game, by deck, or by kind."""
    return str(row.get("module") or row.get("deck") or row.get("kind") or "")


def deck_title(t: Texts, game: str, deck: str) -> str:
    """What a group of cards is called: the game knows, or it is a deck with a letter."""
    known = said(t, f"{game}-deck-{deck}") or said(t, f"{game}-option-{deck}")
    if known:
        return known[0].upper() + known[1:]  # some are words inside sentences elsewhere
    return f"{t.t('ui-deck')} {deck}" if deck else t.t("ui-cards")


@router.get("/i/{kind}")
async def sprite(request: Request, kind: str) -> Response:
    """The icons of the house or of a game; a short address, because a table names it a hundred times."""
    symbols = icons().get(kind)
    if symbols is None:
        raise HTTPException(404)
    return packed(request, symbols.encode(), SERVED[".svg"], {"Cache-Control": "public, max-age=86400"})


@cache
def icons() -> dict[str, str]:
    """The sprites: what `make assets` has drawn, by the first part of its names."""
    path = VENDOR / "icons.svg"
    text = path.read_text("utf-8") if path.is_file() else ""
    found: dict[str, list[str]] = {"u": []}
    for symbol, kind in re.findall(r'(<symbol id="(\w+)-.*?</symbol>)', text, re.DOTALL):
        found.setdefault(kind, []).append(symbol)
    for game in names():
        if not is_ours(game):
            found = {**drawn_by(game), **found}
    return {k: f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(all_)}</svg>' for k, all_ in found.items()}


def drawn_by(game: str) -> dict[str, list[str]]:
    """The symbols that an installed package draws itself: `[drawn]` of its art.toml, by its prefix."""
    path = web(game).folder / "art.toml"
    try:
        art = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {"drawn": {}}
        prefix, drawn = str(art.get("prefix", game)), art.get("drawn", {})
        symbols = [f'<symbol id="{prefix}-{k}" viewBox="{d["box"]}">{d["body"]}</symbol>' for k, d in drawn.items()]
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as error:
        log.error("icons left out", game=game, why=str(error))
        return {}
    return {prefix: symbols} if symbols else {}


@router.get("/g/{game}/theme.css")
async def theme(request: Request, game: str) -> Response:
    """A game's own look; the pictures it names are kept for as long as it is."""
    known_game(request, game)
    path = web(game).folder / "theme.css"
    text = path.read_text("utf-8") if path.is_file() else ""
    text = re.sub(r'\.svg(#\w+)?"\)', rf'.svg?{stamp()}\1")', text)
    return packed(request, text.encode(), SERVED[".css"], LASTING)


@router.get("/g/{game}/{file}")
async def part(request: Request, game: str, file: str) -> Response:
    """A drawing, a script or a table of a game's web folder; kept long where the address has the stamp."""
    known_game(request, game)
    found = [path for path in web(game).folder.glob("*") if path.name == file and path.suffix in SERVED]
    headers = LASTING if request.url.query else {"Cache-Control": "public, max-age=86400"}
    if found:
        return packed(request, found[0].read_bytes(), SERVED[found[0].suffix], headers)
    if file == COVER:
        return packed(
            request, cover(texts(lang_of(request), game).t(f"{game}-name")).encode(), SERVED[".svg"], headers
        )
    raise HTTPException(404)


def cover(title: str) -> str:
    """The lid of a box that brings none: its name."""
    size = min(34, 560 // max(len(title), 1))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">'
        '<rect width="320" height="180" fill="#3a2c22"/>'
        f'<text x="160" y="98" fill="#e8d9bf" font-family="serif" font-size="{size}" text-anchor="middle">'
        f"{escape(title)}</text></svg>"
    )


@router.get("/sw.js")
async def worker(request: Request) -> Response:
    """The script that keeps static files and the page for lost connections; it lies at the root of the site."""
    text = (STATIC / "sw.js").read_text("utf-8").replace("{stamp}", stamp())
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
async def offline(request: Request) -> Response:
    """What is shown without a connection: the same for everybody, in all languages."""
    words = {lang: texts(lang).t for lang in LANGUAGES}
    return HTMLResponse(renderer_of(request).template("offline.html").render(words=words))


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
