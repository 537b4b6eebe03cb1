"""The guided first round."""

from __future__ import annotations

import tomllib
from typing import Any
from urllib.parse import quote, urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

import rookery
from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove
from rookery.i18n import texts
from rookery.play.match import Match
from rookery.serve import NoSuchTable
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.scene import SeatLine, TableInfo, Viewer
from rookery.serve.pages.at_table import explain
from rookery.serve.pages.visitor import (
    REFUSALS,
    form_of,
    go,
    has_guide,
    known_game,
    lang_of,
    note,
    renderer_of,
    router,
    short,
    wants_fragment,
    words_for,
)


def guide_of(game: str) -> dict[str, Any]:
    """The prepared position and its steps."""
    if not has_guide(game):
        raise NoSuchTable("ui-page-missing")
    return tomllib.loads((web(game).folder / "guide.toml").read_text("utf-8"))


def guided(game: str, given: list[str]) -> tuple[Match, int, dict[str, Any]]:
    """The guided match after these answers of the pupil; the other seats follow their script."""
    guide = guide_of(game)
    match = rookery.game(game).position(guide["position"], chance=guide["chance"], names=guide["names"], tried=True)
    script = [tuple(line.split(" ", 1)) for line in guide["others"]]
    for move in [*given, None]:
        while script and int(script[0][0]) in match.unanswered:
            seat, text = script.pop(0)
            match.play(int(seat), text)
        if move is not None:
            match.play(0, move)
    return match, len(given), guide


@router.get("/learn/{game}")
async def learn(request: Request, game: str) -> Response:
    """A first round with a coach. The whole state stands in the address: nothing is stored."""
    known_game(request, game)
    given = request.query_params.getlist("m")[:12]
    return learn_page(request, game, [m[:100] for m in given])


def learn_page(request: Request, game: str, given: list[str], message: str = "", status: int = 200) -> Response:
    """The table of the guided round."""
    try:
        match, step, guide = guided(game, given)
    except (GameError, IllegalMove, NotAMove, AmbiguousMove):  # an address somebody made up
        match, step, guide = guided(game, [])
    lang = lang_of(request)
    t = texts(lang, game)
    steps = guide["steps"]
    finished = step >= len(steps) or match.question(0) is None
    coach = t.t(f"{game}-guide-{'done' if finished else steps[step]}", name=guide["names"][0])
    info = TableInfo(
        id=f"learn {game} {step}",
        number=step,
        seats=[SeatLine(n, None if k == 0 else "coach") for k, n in enumerate(guide["names"])],
        waiting=() if finished else (0,),
        action=f"/learn/{game}",
        coach=coach,
        drawer=False,
        frozen=finished,
    )
    query = request.query_params
    if not message and (query.get("move") or query.get("card") or query.get("help")):
        message = explain(request, match, info, Viewer(0, lang))
        if wants_fragment(request):
            return HTMLResponse(message)
    return renderer_of(request).page(
        "learn.html",
        request,
        status,
        game=game,
        title=t.t("ui-learn"),
        fragment=renderer_of(request).table(match, info, Viewer(0, lang)),
        given=given,
        step=step,
        steps=len(steps),
        finished=finished,
        wanted="" if finished else guide["moves"][step],
        message=Markup(message),
        action=f"/learn/{game}",
    )


@router.post("/learn/{game}/{what}")
async def learn_answer(request: Request, game: str, what: str) -> Response:
    """The pupil's answer; one that is not allowed is explained."""
    form = await form_of(request)
    given = form.get("m", [])[:12]
    if what == "undo":
        return go(request, learn_url(game, given[:-1]))
    known_game(request, game)
    move = web(game).module.answer(short(form))[:200]
    try:
        match, _, guide = guided(game, given)
        text = str(match.move(0, move))
        refusal = match.why_not(0, text)
    except REFUSALS as error:
        text, _, _ = words_for(error, lang_of(request), game)
        t = texts(lang_of(request))
        html = note(request, t.t("ui-not-so"), text, bad=True, game=game)
        return HTMLResponse(html, 422) if wants_fragment(request) else learn_page(request, game, given, html, 422)
    wanted = guide["moves"][len(given)] if len(given) < len(guide["moves"]) else ""
    if refusal is not None or str(match.move(0, wanted or move)) != text:
        t = texts(lang_of(request))
        reason = t.t("ui-learn-other") if refusal is None else match.explain(refusal, lang_of(request))
        html = note(request, t.t("ui-not-so"), reason, bad=True, clause=str(refusal or ""), game=game)
        return HTMLResponse(html, 422) if wants_fragment(request) else learn_page(request, game, given, html, 422)
    return go(request, learn_url(game, [*given, text]))


@router.get("/learn/{game}/why")
async def learn_why(request: Request, game: str) -> Response:
    """The same questions as at a table."""
    known_game(request, game)
    return learn_page(request, game, request.query_params.getlist("m")[:12])


def learn_url(game: str, given: list[str]) -> str:
    """The address of a step."""
    return f"/learn/{game}" + (f"?{urlencode([('m', m) for m in given], quote_via=quote)}" if given else "")
