"""A card to read: its face, its words, where they come from and the clauses behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rookery.i18n import texts
from rookery.serve import NoSuchTable
from rookery.serve.drawing.boards import web
from rookery.serve.pages.visitor import hub_of, known_game, lang_of, renderer_of, router, said, who

LONGEST = 24
"""Characters of a card's id."""
IDENTS = re.compile(r' (?:id|aria-describedby)="[^"]*"')


@router.get("/cards/{game}/{card}")
async def card_of_the_box(request: Request, game: str, card: str) -> Response:
    """A card as it is in the box."""
    known_game(request, game)
    return zoomed(request, game, web(game).book(), card)


@router.get("/t/{table_id}/card/{card}")
async def card_of_a_table(request: Request, table_id: str, card: str) -> Response:
    """The same as this table plays it: it may have cards of its own."""
    table = await hub_of(request).looked_at(table_id, await who(request))
    if table.match is None:
        raise NoSuchTable("ui-page-missing")
    return zoomed(request, table.game, web(table.game).book(table.match), card)


def zoomed(request: Request, game: str, book: Any, card: str) -> Response:
    """The fragment; what it says depends on the card's id alone, not on its holder."""
    t = texts(lang_of(request), game)
    printed = book.kit.card_id(card[:LONGEST])
    if printed not in book.rows and not t.has(f"{game}-card-{printed}"):
        raise NoSuchTable("ui-page-missing")
    name, text = book.card_words(printed, t.lang)
    row = book.rows.get(printed, {})
    suit = book.suit(printed)
    html = (
        renderer_of(request)
        .template("zoom.html")
        .render(
            t=t.t,
            game=game,
            id=printed,
            name=name,
            text=text,
            face=Markup(IDENTS.sub("", book.face(printed, t))),
            suit=suit,
            source=row.get("source", ""),
            clauses=[
                {"id": c, "text": said(t, f"{game}-rule-{c}")}
                for c in clauses_of(request, game, row.get("clauses") or (), printed, suit)
            ],
        )
    )
    return HTMLResponse(html)


def clauses_of(request: Request, game: str, own: Iterable[str], card: str, suit: str) -> list[str]:
    """The clauses of a card: those of its row, those that begin with its name, those of its kind."""
    t = texts("en", game)
    name = f"{t.t(f'{game}-card-{card}')}:" if t.has(f"{game}-card-{card}") else card
    named = [c["id"] for c in known_game(request, game).clauses if t.t(c["text"]).startswith(name)]
    kinds = getattr(web(game).module, "CARD_CLAUSES", {})
    return list(dict.fromkeys([*own, *named, *(c for word in suit.split() for c in kinds.get(word, ()))]))
