"""Pages from templates, and what they show of live tables; `draw.py` beside it draws the tables themselves."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import jinja2
import structlog
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rookery.games import MODELS, names
from rookery.games.sheet import SPRITE, Sheet, seal, slot
from rookery.i18n import LANGUAGES, Texts, texts
from rookery.play.bots import levels, usual_level
from rookery.play.match import Match
from rookery.serve.door.accounts import User
from rookery.serve.drawing.around import icon, no_moves, no_templates
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.draw import Drawing
from rookery.serve.drawing.scene import Scene, SeatLine, TableInfo, Viewer
from rookery.serve.tables import clocks
from rookery.serve.tables.chat import HAPPENED, NOTICES, PHRASES
from rookery.serve.tables.live import LiveTable

HOME = Path(__file__).parent.parent
STATIC = HOME / "static"
VENDOR = STATIC / "vendor"
CHAT_LINES = 30
LANGUAGE_NAMES = {"en": "English", "hu": "Magyar", "pl": "Polski", "de": "Deutsch"}
THEMES = ("auto", "light", "dark")
FONTS = ("alegreya", "atkinson", "system")
WISHES = {
    "size": ("normal", "large"),
    "contrast": ("normal", "high"),
    "confirm": ("final", "never", "always"),
    "volume": ("full", "half", "low"),
    "speed": ("normal", "quick", "slow"),
    "palette": ("normal", "distinct"),
}
"""Further wishes and what they may be, the default first."""
COOKIE = "prefs"
LOOK = "look"
"""Under this an account keeps its look, so that it follows its owner to other devices."""
YEAR = 365 * 86_400

log = structlog.get_logger(__name__)


@lru_cache(maxsize=64)
def assets_ready(folder: Path = VENDOR) -> bool:
    """Are the scripts, fonts and icons built? Pages work without them, and say so in the log."""
    ready = (folder / "htmx.js").is_file()
    if not ready:
        log.warning("assets missing", fix="make assets", effect="pages work as plain forms with system fonts")
    return ready


@cache
def stamp() -> str:
    """Changes whenever a static file does, so that browsers may keep them for long."""
    newest = 0
    for path in (*STATIC.rglob("*"), *(path for n in (*names(), *MODELS) for path in web(n).folder.glob("*"))):
        if path.is_file():
            newest = max(newest, path.stat().st_mtime_ns)
    return f"{newest // 1_000_000:x}"


FIRST_STYLES = ("rookery.css", "home.css")
"""What the home page looks like, in the order in which it is linked."""


@cache
def first_styles() -> Markup:
    """The styles of the home page as a text to stand in it: a first visit waits for one file alone."""
    text = "".join((STATIC / name).read_text("utf-8") for name in FIRST_STYLES)
    return Markup(text.replace('url("vendor/', 'url("/static/vendor/'))


@cache
def environment() -> jinja2.Environment:
    """The templates of the house and of the games, read once."""
    folders = {n.replace("-", "_"): jinja2.FileSystemLoader(web(n).folder) for n in (*names(), *MODELS)}
    env = jinja2.Environment(
        loader=jinja2.ChoiceLoader([jinja2.FileSystemLoader(HOME / "templates"), jinja2.PrefixLoader(folders)]),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    env.globals.update(
        slot=lambda name, default="": Markup(slot(name, default)),
        icon=icon,
        seal=lambda seat: Markup(seal(seat)),
        sprite=SPRITE,
        languages=LANGUAGE_NAMES,
        themes=THEMES,
        fonts=FONTS,
        wishes=WISHES,
        phrases=PHRASES,
        notices=NOTICES,
        stamp=stamp(),
        scripted={n for n in names() if (web(n).folder / "board.js").is_file()},
    )
    return env


class Renderer:
    """Turns tables into HTML. `push` is what a page's socket sends, `page` a whole page."""

    def __init__(self, hub: Any = None) -> None:
        self.hub = hub
        self.env = environment()
        self.drawing = Drawing(self.template)

    # -- tables --------------------------------------------------------------------------------------------------

    def push(self, table: LiveTable, viewer: Viewer) -> str:
        """The table as this viewer sees it: the element #table, whole."""
        if table.match is not None:
            return self.table(table.match, table_info(table), viewer)
        return self.template("waiting.html").render(self.about(table, viewer))

    def log(self, table: LiveTable, viewer: Viewer, before: int) -> str:
        """Lines of the log before one, or all of them."""
        return "" if table.match is None else self.drawing.log(table.match, table_info(table), viewer, before)

    def table(self, match: Match, info: TableInfo, viewer: Viewer) -> str:
        """A match as a viewer sees it; `info` is what the house adds: seats, chat, clocks."""
        return self.drawing.draw(match, info, viewer, None).decode()

    def about(self, table: LiveTable, viewer: Viewer) -> dict[str, Any]:
        """What the waiting room shows."""
        name = table.game
        t = texts(viewer.lang, name)
        user = viewer.user
        return {
            "t": t.t,
            "attr": t.attr,
            "lang": viewer.lang,
            "table": table,
            "names": table.names(viewer.lang),
            "me": viewer.seat,
            "user": user,
            "host": user is not None and table.host == user.id,
            "game": name,
            "levels": levels(name),
            "usual_level": usual_level(name),
            "chat": chat_lines(table, t),
            "full": not any(s.free for s in table.seats),
            "choice": table.box.seat_choice,
            "taken": {s.choice for s in table.seats if s.seat != viewer.seat},
        }

    def ending(self, match: Match, names: Sequence[str], t: Texts) -> str:
        """What a game adds to the page after the end, if anything."""
        game = web(match.game)
        draw = getattr(game.module, "ending", None)
        if draw is None:
            return ""
        sheet = Sheet(t, names, game.book(match), no_moves, no_templates)
        return str(draw(match.view(None), sheet))

    # -- pages ---------------------------------------------------------------------------------------------------

    def template(self, name: str) -> jinja2.Template:
        """A template of the house or of a game."""
        return self.env.get_template(name)

    def page(self, name: str, request: Request, status: int = 200, **context: Any) -> HTMLResponse:
        """A whole page in the reader's language."""
        prefs = preferences(request)
        game = context.get("game")
        t = texts(prefs.lang, game)
        html = self.template(name).render(
            {
                "t": t.t,
                "attr": t.attr,
                "has": t.has,
                "lang": prefs.lang,
                "prefs": prefs,
                "user": getattr(request.state, "user", None),
                "path": request.url.path,
                "assets": assets_ready(),
                "game": None,
                "title": "",
                "live": False,
                "styles": "",
                "banner": self.hub.wards.banner if self.hub is not None else "",
                **context,
            }
        )
        response = HTMLResponse(html, status_code=status)
        if kept(getattr(request.state, "user", None)) and request.cookies.get(COOKIE) != prefs.line():
            remember(response, prefs)
        return response


def table_info(table: LiveTable) -> TableInfo:
    """What a page shows of a live table's surroundings."""
    cache = table.cache
    if "info" not in cache:
        now, timed = table.now(), clocks.there(table.state)
        if table.scene is None:
            table.scene = Scene()
        cache["info"] = TableInfo(
            id=table.id,
            number=table.number,
            seats=[seat_line(table, n, timed, now) for n in range(len(table.seats))],
            waiting=table.waiting,
            action=f"/t/{table.id}",
            cache=cache,
            scene=table.scene,
            undos=table.state.undos,
            chat=lambda t: chat_lines(table, t),
            watchers=table.watchers,
            tempo=table.state.tempo,
            tempos=table.state.tempos() if any(s.bot for s in table.seats) else (),
            hints=table.setup.hints,
            ranked=table.setup.ranked,
            frozen=table.state.ended,
            ended=table.state.ended,
            proposals=table.proposals,
            paused=table.paused,
            mode=table.mode,
            rematch=table.rematch,
            hushed=table.state.hushed(),
            held=table.held_of,
            draft=table.draft_of,
            off=table.off_of,
            stop=table.stop_of,
            unasked=table.unasked,
        )
    found = cache["info"]
    assert isinstance(found, TableInfo)
    return found


def seat_line(table: LiveTable, seat: int, timed: bool, now: float) -> SeatLine:
    """A seat with its clock, at a table that has any."""
    info = table.seats[seat]
    clock, deadline = (table.clock(seat, now), table.deadline(seat)) if timed else (None, None)
    if deadline is not None:
        deadline += round(time.time() - now)  # browsers know the day's time only
    here = info.connected or info.bot is not None
    away = None if here or not info.away else info.away + round(time.time() - now)
    vacation = 0.0 if info.bot else table.state.on_vacation(info.user_id, now)
    return SeatLine(
        info.name, info.bot, info.warm, here, clock, deadline, info.left, away, info.program > 0, vacation
    )


def chat_lines(table: LiveTable, t: Texts) -> list[tuple[str, str, bool]]:
    """The chat: names and words, and what happened meanwhile; a phrase is said in the reader's language."""
    known = (*PHRASES, *NOTICES, *HAPPENED)
    return [
        (c.name, t.t(f"ui-phrase-{c.phrase}") if c.phrase in known else c.text, c.phrase in HAPPENED)
        for c in table.chat[-CHAT_LINES:]
    ]


# -- the reader's wishes -------------------------------------------------------------------------------------


@dataclass
class Preferences:
    """How a reader wants pages to look and sound."""

    lang: str = "en"
    theme: str = "auto"
    font: str = "alegreya"
    motion: str = "auto"
    sound: str = "off"
    size: str = "normal"
    contrast: str = "normal"
    confirm: str = "final"
    volume: str = "full"
    speed: str = "normal"
    palette: str = "normal"

    def line(self) -> str:
        """As it is kept."""
        return urlencode(vars(self))


def preferences(request: Request) -> Preferences:
    """What the account keeps, else from the cookie `prefs` (not secret), else from what the browser asks for."""
    user: User | None = getattr(request.state, "user", None)
    raw = kept(user) or request.cookies.get(COOKIE, "")
    given = dict(part.split("=", 1) for part in raw.split("&") if "=" in part)
    if user is not None and kept(user):
        given["lang"] = user.lang
    prefs = Preferences(lang=given.get("lang", ""))
    if prefs.lang not in LANGUAGES:
        prefs.lang = accept_language(request.headers.get("accept-language", ""))
    prefs.theme = given.get("theme", "auto") if given.get("theme") in THEMES else "auto"
    prefs.font = given.get("font", "alegreya") if given.get("font") in FONTS else "alegreya"
    prefs.motion = "off" if given.get("motion") == "off" else "auto"
    prefs.sound = "on" if given.get("sound") == "on" else "off"
    for name, values in WISHES.items():
        setattr(prefs, name, given[name] if given.get(name) in values else values[0])
    return prefs


def kept(user: User | None) -> str:
    """What an account keeps of its look, written as in the cookie; guests have the cookie alone."""
    found = user.prefs.get(LOOK) if user is not None and user.account else None
    return found if isinstance(found, str) else ""


def remember(response: Response, prefs: Preferences) -> None:
    """Into the cookie: for guests, and for the pages and sockets that ask no account."""
    response.set_cookie(COOKIE, prefs.line(), max_age=YEAR, samesite="lax", httponly=True)


def accept_language(header: str) -> str:
    """The first language of the browser's list that we speak."""
    ranked = []
    for n, part in enumerate(header.split(",")):
        code, _, q = part.strip().partition(";q=")
        try:
            weight = float(q) if q else 1.0
        except ValueError:
            weight = 0.0
        ranked.append((-weight, n, code[:2].lower()))
    for _, _, code in sorted(ranked):
        if code in LANGUAGES:
            return code
    return "en"
