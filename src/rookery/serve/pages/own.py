"""One's own things: profile, wishes, name, password."""

from __future__ import annotations

import contextlib
import io
import time
import zipfile
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from rookery.i18n import LANGUAGES, Texts, texts
from rookery.serve import HubError
from rookery.serve.door import security
from rookery.serve.door.accounts import User
from rookery.serve.door.friends import Circle
from rookery.serve.drawing.curve import LINES_MAX, Line, curves, key
from rookery.serve.drawing.render import FONTS, LOOK, THEMES, WISHES, preferences, remember
from rookery.serve.hub import ranking
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.ranking import Standing, Step
from rookery.serve.pages.visitor import (
    day,
    form_of,
    go,
    hub_of,
    lang_of,
    one,
    renderer_of,
    router,
    signed,
    somebody,
    who,
)
from rookery.serve.tables.cards import TableCard
from rookery.serve.tables.ranked import Pool

PAGE = 20
"""Games on one page of a history."""
MET = 12
RECORDS_RATE = "6/minute"
LAST_MOMENT = 1e11
HALF_YEAR = 183 * 86_400.0


@router.get("/profile")
async def profile(request: Request) -> Response:
    """My games: how they went, with whom, and the games themselves."""
    hub, user = hub_of(request), await who(request)
    t = texts(lang_of(request))
    found = await hub.statistics(user) if user else {"games": [], "people": []}
    before = moment(request)
    circle = await hub.friends.circle(user) if user else Circle()
    among = with_friends(request, circle)
    cards = await hub.history(user, before, PAGE + 1, among) if user else []
    rated: dict[str, Any] = {"standings": []}
    if user is not None:
        rated = await rating_of(hub, user, [card.id for card in cards], t, game_titles(request))
    return renderer_of(request).page(
        "profile.html",
        request,
        title=t.t("ui-profile"),
        games=found["games"],
        played=sum(line["played"] for line in found["games"]),
        won=sum(line["won"] for line in found["games"]),
        people=found["people"][:MET],
        known={friend.id for friend in (*circle.friends, *circle.blocked)},
        history=[finished(card, user, t) for card in cards[:PAGE] if user is not None],
        since=day(await hub.accounts.since(user))[:7] if user else "",
        befriended=bool(circle.friends),
        clubs=await hub.clubs.of(user) if user else [],
        chosen="&with=friends" if among is not None else "",
        before=before,
        newer=bool(before),
        older=cards[PAGE - 1].created if len(cards) > PAGE else 0,
        titles=game_titles(request),
        **rated,
    )


async def rating_of(hub: Hub, user: User, tables: list[str], t: Texts, titles: dict[str, str]) -> dict[str, Any]:
    """Somebody's ratings for their page, and what some games did to them."""

    def job(db: Connection) -> tuple[list[Standing], list[Step], dict[str, int]]:
        since = time.time() - HALF_YEAR
        standings = ranking.standings(db, user.id)
        course = ranking.course(db, user.id, since) if standings else []
        return standings, course, ranking.changes(db, user.id, tables) if standings else {}

    standings, course, changed = await hub.store.read(job)
    return {**ratings_drawn(t, titles, standings, course), "changed": changed}


def pool_name(t: Texts, titles: dict[str, str], each: Standing) -> str:
    """A list in words."""
    size, pace = t.t(f"ui-size-{each.size.replace('+', '-more')}"), t.t(f"ui-pace-{each.pace}")
    return f"{titles.get(each.game, each.game)}, {size}, {pace}"


def ratings_drawn(
    t: Texts, titles: dict[str, str], standings: Sequence[Standing], course: Sequence[Step]
) -> dict[str, Any]:
    """The drawing, and a line for each list with its part of the legend."""
    dots: dict[Pool, list[tuple[float, int]]] = {each.pool: [] for each in standings}
    for step in reversed(course):
        mine = dots.setdefault(step.pool, [])
        mine += [(step.at, step.points - step.change)] if not mine else []
        mine.append((step.at, step.points))
    lines = [Line(pool_name(t, titles, each), dots[each.pool]) for each in standings]
    shown = [n for n, line in enumerate(lines) if line.dots][:LINES_MAX]
    return {
        "rating_chart": curves([lines[n] for n in shown], t.t("ui-rating-chart")),
        "standings": [
            (each, line.name, key(shown.index(n)) if n in shown else "")
            for n, (each, line) in enumerate(zip(standings, lines, strict=True))
        ],
    }


def with_friends(request: Request, circle: Circle) -> list[str] | None:
    """The friends among whom games are looked for; None: all games."""
    return [friend.id for friend in circle.friends] if request.query_params.get("with") == "friends" else None


def moment(request: Request) -> float:
    """The time a list goes on from; 0 for its beginning."""
    try:
        found = float(request.query_params.get("before", "0")[:20])
    except ValueError:
        return 0.0
    return found if 0 < found < LAST_MOMENT else 0.0


def finished(card: TableCard, user: User, t: Texts) -> dict[str, Any]:
    """A finished game as a line of somebody's history."""
    given_up = card.given_up(user.id)
    me = card.seat_of(user.id) or given_up or 0
    at = datetime.fromtimestamp(card.ended or card.created, UTC)
    return {
        "card": card,
        "at": at.isoformat(timespec="minutes"),
        "others": [n for n in range(len(card.seats)) if n != me],
        "names": t.join([seat.called(t.lang) for n, seat in enumerate(card.seats) if n != me]),
        "place": len(card.seats) if given_up is not None else card.ranks[me] if me < len(card.ranks) else 0,
        "score": card.scores[me] if me < len(card.scores) and given_up is None else None,
        "won": me in card.winners and given_up is None,
    }


@router.get("/profile/records")
async def records(request: Request) -> Response:
    """The records of one page of one's history, packed together."""
    hub, user = hub_of(request), signed(request)
    hub.limiter.quick(RECORDS_RATE, "records", user.id)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        among = with_friends(request, await hub.friends.circle(user))
        for card in await hub.history(user, moment(request), PAGE, among):
            with contextlib.suppress(HubError):  # one that cannot be opened
                table = await hub.seen(card.id, user)
                packed.writestr(f"{card.game}-{card.id}.rookery", await hub.record(table, user))
    headers = {"Content-Disposition": 'attachment; filename="rookery.zip"'}
    return Response(out.getvalue(), media_type="application/zip", headers=headers)


def game_titles(request: Request) -> dict[str, str]:
    """What the games are called."""
    lang = lang_of(request)
    return {name: texts(lang, name).t(f"{name}-name") for name in hub_of(request).games}


@router.get("/settings")
async def settings(request: Request) -> Response:
    """Language, look, sound, name, password."""
    t = texts(lang_of(request))
    saved = "saved" in request.query_params
    return renderer_of(request).page("settings.html", request, title=t.t("ui-settings"), saved=saved)


def local(path: str) -> str:
    """An address of ours; the home page for any other."""
    return path[:300] if path.startswith("/") and not path.startswith("//") and "\\" not in path else "/"


@router.post("/prefs")
async def set_prefs(request: Request) -> Response:
    """Language and look: a cookie that is not secret, and the account where there is one."""
    form, user = await form_of(request), await who(request)
    prefs = preferences(request)
    lang = one(form, "lang", prefs.lang)
    prefs.lang = lang if lang in LANGUAGES else prefs.lang
    prefs.theme = one(form, "theme") if one(form, "theme") in THEMES else prefs.theme
    prefs.font = one(form, "font") if one(form, "font") in FONTS else prefs.font
    if one(form, "look"):  # the settings page sends all of them
        prefs.motion = "off" if one(form, "motion") == "off" else "auto"
        prefs.sound = "on" if one(form, "sound") == "on" else "off"
    for name, values in WISHES.items():
        if one(form, name) in values:
            setattr(prefs, name, one(form, name))
    if user is not None and user.account:
        await hub_of(request).accounts.preferences(user, lang=prefs.lang, prefs={LOOK: prefs.line()})
    elif user is not None and user.lang != prefs.lang:
        await hub_of(request).accounts.preferences(user, lang=prefs.lang)
    response = go(request, local(one(form, "back", "/settings?saved")))
    remember(response, prefs)
    return response


@router.post("/name")
async def set_name(request: Request) -> Response:
    """Another name."""
    form = await form_of(request)
    name = one(form, "name").strip()
    if await who(request) is None:
        await somebody(request, name)
    else:
        await hub_of(request).rename(signed(request), name)
    return go(request, local(one(form, "back", "/settings?saved")))


@router.post("/password")
async def set_password(request: Request) -> Response:
    """A guest becomes an account, keeping the games and the look."""
    form = await form_of(request)
    address = security.place_of(request.scope)
    user = await somebody(request)
    accounts = hub_of(request).accounts
    await accounts.set_password(user, one(form, "password"), one(form, "old"), address)
    if not user.account:
        prefs = preferences(request)
        await accounts.preferences(user, lang=prefs.lang, prefs={LOOK: prefs.line()})
    return go(request, "/settings?saved")


@router.get("/login")
async def login(request: Request) -> Response:
    """Name and password."""
    works = bool(hub_of(request).settings.smtp)
    return renderer_of(request).page(
        "login.html", request, title=texts(lang_of(request)).t("ui-login"), recover=works
    )


@router.post("/login")
async def do_login(request: Request) -> Response:
    """Come in."""
    form = await form_of(request)
    address = security.place_of(request.scope)
    user, token = await hub_of(request).accounts.login(
        one(form, "name").strip(), one(form, "password"), address, security.browser_of(request.headers)
    )
    request.state.user, request.state.token = user, token
    return go(request, "/")


@router.post("/logout")
async def logout(request: Request) -> Response:
    """Go out."""
    hub = hub_of(request)
    token = request.cookies.get(security.COOKIE, "")
    if token:
        await hub.accounts.logout(token)
    response = go(request, "/")
    response.headers.append("set-cookie", security.no_cookie(hub.settings.secure))
    return response
