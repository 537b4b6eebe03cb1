"""HTML from tables: the public part once per change and language, the private part per seat.

A game's board.html is rendered for nobody in particular and leaves slots where viewers differ; filling them for a
seat is a join of strings. Everything shown to a viewer comes from `match.view`, `question`, `legal` and `events`
of that viewer alone.
"""

from __future__ import annotations

import json
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from html import escape
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import jinja2
import structlog
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from rookery.games import NAMES
from rookery.games import kit as game_kit
from rookery.i18n import LANGUAGES, Texts, texts
from rookery.play.bots import levels
from rookery.play.match import Match
from rookery.serve.tables import PHRASES, LiveTable

HOME = Path(__file__).parent
STATIC = HOME / "static"
VENDOR = STATIC / "vendor"
SPRITE = "/i.svg"
LOG_LINES = 30
CHAT_LINES = 30
SCENES = 512
LANGUAGE_NAMES = {"en": "English", "hu": "Magyar", "pl": "Polski", "de": "Deutsch"}
THEMES = ("auto", "light", "dark")
FONTS = ("alegreya", "atkinson", "system")

log = structlog.get_logger(__name__)

SLOT = re.compile("\x01([^\x02]*)\x02")

Parts = list[str]  # text, slot, text, slot, …, text


@dataclass
class Viewer:
    """Who looks: a seat (None is a spectator), a language, and the person, if known."""

    seat: int | None
    lang: str
    user: Any = None


def slot(name: str) -> Markup:
    """Leave a place that each viewer fills."""
    return Markup(f"\x01{name}\x02")


def fill(parts: Parts, values: Mapping[str, str], out: list[str]) -> None:
    """Put the viewer's values into the slots; a slot nobody fills stays empty."""
    get = values.get
    named = False
    for part in parts:
        out.append(get(part, "") if named else part)
        named = not named


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
    for path in (*STATIC.rglob("*"), *(HOME.parent / "games").glob("*/web/*")):
        if path.is_file():
            newest = max(newest, path.stat().st_mtime_ns)
    return f"{newest // 1_000_000:x}"


class GameWeb:
    """A game's `web/` folder: its module, and what its templates are called."""

    def __init__(self, name: str) -> None:
        package = name.replace("-", "_")
        self.name = name
        self.folder = Path(str(files(f"rookery.games.{package}"))) / "web"
        own = (self.folder / "board.py").is_file()
        self.module = import_module(f"rookery.games.{package}.web.board" if own else "rookery.serve.plain")
        self.board = f"{package if own else 'plain'}/board.html"
        self.bar = f"{package if own else 'plain'}/bar.html"

    def book(self, options: Mapping[str, Any]) -> Any:
        """The cards of a table with these options."""
        return _book(self.name, json.dumps(options.get("cards")))


@cache
def web(name: str) -> GameWeb:
    """A game's web folder, once."""
    return GameWeb(name)


@lru_cache(maxsize=32)
def _book(name: str, cards: str) -> Any:
    own = json.loads(cards)
    kit = game_kit(name)
    if own is not None:
        kit = kit.with_options(kit.settle_options({"cards": own}))
    book = web(name).module.Book(kit.rows)
    book.card_words = kit.card_words  # in the words of somebody's own cards, where they have some
    return book


def words(match: Match, lang: str) -> Texts:
    """The texts of a match; a table with cards of its own may bring words of its own."""
    kit: Any = match._kit
    found = kit.texts(lang) if hasattr(kit, "texts") else texts(lang, match.game)
    assert isinstance(found, Texts)
    return found


@dataclass
class Shared:
    """The public part in one language, ready to be filled."""

    parts: Parts
    panels: list[Parts]


@dataclass
class Scene:
    """What is remembered of a table from one change to the next: the dice's numbers, and worded lines."""

    dice: Any = field(default_factory=dict)
    lines: dict[str, list[tuple[dict[str, Any], str]]] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    told: int = 0


class Renderer:
    """Turns tables into HTML. `push` is what a page's socket sends, `page` a whole page."""

    def __init__(self, hub: Any = None) -> None:
        self.hub = hub
        folders = {n.replace("-", "_"): jinja2.FileSystemLoader(web(n).folder) for n in NAMES}
        self.env = jinja2.Environment(
            loader=jinja2.ChoiceLoader([jinja2.FileSystemLoader(HOME / "templates"), jinja2.PrefixLoader(folders)]),
            autoescape=True,
            auto_reload=False,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=jinja2.StrictUndefined,
        )
        self.env.globals.update(
            slot=slot,
            icon=icon,
            sprite=SPRITE,
            languages=LANGUAGE_NAMES,
            themes=THEMES,
            fonts=FONTS,
            phrases=PHRASES,
            stamp=stamp(),
        )
        self._scenes: OrderedDict[str, Scene] = OrderedDict()
        self._chromes: dict[Any, Any] = {}

    # -- tables --------------------------------------------------------------------------------------------------

    def push(self, table: LiveTable, viewer: Viewer) -> str:
        """The table as this viewer sees it: the element #table, whole."""
        if table.match is None:
            return self.template("waiting.html").render(self.about(table, viewer))
        return self.table(table.match, table_info(table, viewer), viewer)

    def table(self, match: Match, info: TableInfo, viewer: Viewer) -> str:
        """A match as a viewer sees it; `info` is what the house adds: seats, chat, clocks."""
        game = web(match.game)
        cache = info.cache
        shared = cache.get(("board", viewer.lang))
        if shared is None:
            shared = cache["board", viewer.lang] = self._shared(match, info, viewer.lang, game)
        values = self._private(match, info, viewer, game)
        me = viewer.seat
        seats = match.seats
        rivals: list[str] = []
        for k in range(seats):
            if me is None:
                fill(shared.panels[k], values, rivals)
            elif k:
                fill(shared.panels[(me + k) % seats], values, rivals)
        values["rivals"] = "".join(rivals)
        if me is not None:
            own: list[str] = []
            fill(shared.panels[me], values, own)
            values["me"] = "".join(own)
        out: list[str] = []
        fill(shared.parts, values, out)
        return "".join(out)

    def _scene(self, match: Match, info: TableInfo) -> Scene:
        scene = self._scenes.setdefault(info.id, Scene())
        self._scenes.move_to_end(info.id)
        if len(self._scenes) > SCENES:
            self._scenes.popitem(last=False)
        if "view" not in info.cache:
            view = info.cache["view"] = match.view(None)
            since = max(0, scene.told - LOG_LINES)
            events = match.events(None, since)
            if since and len(events) < LOG_LINES:  # an undo took some back
                events = match.events(None)
            scene.told = events[-1]["n"] + 1 if events else 0
            info.cache["events"] = events[-LOG_LINES:]
            scene.dice = web(match.game).module.follow(scene.dice, view)
        return scene

    def _shared(self, match: Match, info: TableInfo, lang: str, game: GameWeb) -> Shared:
        t = words(match, lang)
        names = info.names(t)
        scene = self._scene(match, info)
        view = info.cache["view"]
        who = Names(t, info, names)
        context = game.module.shared(view, scene.dice, t, names, game.book(match.options), SPRITE, who)
        context.update(
            phase_text=phase_text(t, match, context["phase"]),
            t=t.t,
            lang=lang,
            info=info,
            names=names,
            game=match.game,
            board=game.board,
            over=match.over,
            lines=Markup(self._log(match, scene, info.cache["events"], t, names, game))
            if game.module.LOG_IS_PUBLIC
            else slot("log"),
            chrome=self._chrome(lang, match, info),
            chat=info.chat(t),
            waiting_text=waiting_text(match, info.waiting, names, t),
            bot_asked=any(info.seats[s].bot for s in info.waiting),
        )
        frame = self.template("table.html").render(context)
        return Shared(SLOT.split(frame), [SLOT.split(p) for p in context["panels"]])

    def _chrome(self, lang: str, match: Match, info: TableInfo) -> Any:
        """What seldom changes at a table: tabs, chat form, links, proposals."""
        game = match.game
        away = tuple((n, s.name) for n, s in enumerate(info.seats) if not s.bot and not s.connected)
        key = (lang, game, info.action, info.mode, info.paused, match.over, away)
        found = self._chromes.get(key)
        if found is None:
            if len(self._chromes) > 4 * SCENES:
                self._chromes.clear()
            context = {"t": texts(lang, game).t, "game": game, "info": info, "over": match.over, "away": away}
            found = self._chromes[key] = self.template("chrome.html").make_module(context)
        return found

    def _log(
        self,
        match: Match,
        scene: Scene,
        events: list[dict[str, Any]],
        t: Texts,
        names: Sequence[str],
        game: GameWeb,
    ) -> str:
        """The last lines of the log; lines already worded are kept."""
        known = {line[0]["n"]: line for line in scene.lines.get(t.lang, ())}
        quiet = game.module.QUIET_EVENTS
        lines = []
        for event in events:
            old = known.get(event["n"])
            if old is not None and old[0] == event and scene.names == names:
                lines.append(old)
            elif event["kind"] not in quiet:
                text = escape(match.tell(event, t.lang, names))
                lines.append((event, f'<li id="l{event["n"]}" class="k-{event["kind"]}">{text}</li>'))
        scene.lines[t.lang] = lines
        scene.names = list(names)
        return "".join([line for _, line in lines])

    def _private(self, match: Match, info: TableInfo, viewer: Viewer, game: GameWeb) -> dict[str, str]:
        me = viewer.seat
        module = game.module
        t = words(match, viewer.lang)
        names = info.names(t)
        book = game.book(match.options)
        view = info.cache["view"] if me is None else match.view(me)
        question = None if me is None or info.frozen else match.question(me)
        legal: Any = match.legal(me) if question is not None and me is not None else ()

        def say(move: str) -> str:
            return match.sentence(me or 0, move, viewer.lang, names)

        values: dict[str, str] = module.closed_slots(view)
        slots, bar = module.seat(view, question.key if question else None, legal, t, names, book, say)
        values.update(slots)
        values["seat"] = "" if me is None else str(me)
        undo = me is not None and not info.frozen and match.can_undo(me)
        if not module.LOG_IS_PUBLIC:
            own = match.events(me)[-LOG_LINES:]
            values["log"] = self._log(match, Scene(), own, t, names, game)
        values["turn"] = ' data-turn="1"' if question else ""
        values["meclass"] = "" if me is not None else " watching"
        if question or undo or info.coach:
            values["barclass"] = " yours" if question else ""
            values["bar"] = self.template("question.html").render(
                t=t.t,
                q=question,
                ask=question.text(viewer.lang) if question else "",
                bar=bar,
                bar_template=game.bar,
                info=info,
                undo=undo,
                game=match.game,
                over=match.over,
                waiting_text=waiting_text(match, info.waiting, names, t),
            )
        else:
            key = ("idle", viewer.lang)
            if key not in info.cache:
                info.cache[key] = self.template("idle.html").render(
                    t=t.t,
                    info=info,
                    over=match.over,
                    waiting_text=waiting_text(match, info.waiting, names, t),
                )
            values["bar"] = info.cache[key]
        return values

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
            "me": viewer.seat,
            "user": user,
            "host": user is not None and table.host == user.id,
            "game": name,
            "levels": levels(name),
            "chat": chat_lines(table, t),
            "full": not any(s.free for s in table.seats),
        }

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
                **context,
            }
        )
        return HTMLResponse(html, status_code=status)


@dataclass
class SeatLine:
    """A seat as the board shows it."""

    name: str
    bot: str | None = None
    warm: bool = False
    connected: bool = True
    clock: float | None = None
    deadline: float | None = None


@dataclass
class TableInfo:
    """What the house knows about a table besides its match."""

    id: str
    number: int
    seats: list[SeatLine]
    waiting: Sequence[int]
    action: str
    """Where forms are posted to."""
    cache: dict[Any, Any] = field(default_factory=dict)
    """For what belongs to the present version; emptied with every change."""
    chat: Callable[[Texts], list[tuple[str, str]]] = lambda t: []
    hints: bool = False
    frozen: bool = False
    """A replay: nobody is asked."""
    coach: str = ""
    proposals: Sequence[Any] = ()
    drawer: bool = True
    paused: bool = False
    mode: str = "live"
    rematch: str = ""

    def names(self, t: Texts) -> list[str]:
        """The names at the table."""
        return [s.name or t.t("ui-seat", n=n + 1) for n, s in enumerate(self.seats)]


def table_info(table: LiveTable, viewer: Viewer) -> TableInfo:
    """What a page shows of a live table's surroundings."""
    cache = table.cache
    if "info" not in cache:
        now = time.time()
        cache["info"] = TableInfo(
            id=table.id,
            number=table.number,
            seats=[
                SeatLine(
                    s.name, s.bot, s.warm, s.connected or s.bot is not None, table.clock(n, now), table.deadline(n)
                )
                for n, s in enumerate(table.seats)
            ],
            waiting=table.waiting,
            action=f"/t/{table.id}",
            cache=cache,
            chat=lambda t: chat_lines(table, t),
            hints=table.setup.hints,
            proposals=table.proposals,
            paused=table.paused,
            mode=table.mode,
            rematch=table.rematch,
        )
    found = cache["info"]
    assert isinstance(found, TableInfo)
    return found


class Names:
    """A seat's name as boards show it: who plays there, and the clock."""

    def __init__(self, t: Texts, info: TableInfo, names: Sequence[str]) -> None:
        self.t = t
        self.info = info
        self.names = names

    def __call__(self, seat: int) -> str:
        """As HTML."""
        line = self.info.seats[seat]
        bot = clock = ""
        if line.bot:
            word = escape(self.t.t("ui-bot-warm" if line.warm else "ui-bot"))
            bot = f'<span class="botmark" title="{word}">{icon("u-bot")}<span class="vh">{word}</span></span>'
        if line.clock is not None:
            until = "" if line.deadline is None else f' data-until="{line.deadline:.1f}"'
            clock = f'<span class="clk"{until}>{icon("u-clock")}<span>{int(line.clock)}</span></span>'
        off = "" if line.connected else " off"
        return f'<span class="who{off}"><b>{escape(self.names[seat])}</b>{bot}{clock}</span>'


def phase_text(t: Texts, match: Match, phase: str) -> str:
    """What is going on, in a word or two, if the game has words for it."""
    key = "ui-phase-over" if match.over else f"{match.game}-phase-{phase}"
    return t.t(key) if t.has(key) else ""


def chat_lines(table: LiveTable, t: Texts) -> list[tuple[str, str]]:
    """The chat: names and words; a quick phrase is said in the reader's language."""
    return [
        (c.name, t.t(f"ui-phrase-{c.phrase}") if c.phrase in PHRASES else c.text) for c in table.chat[-CHAT_LINES:]
    ]


def waiting_text(match: Match, asked: Sequence[int], names: Sequence[str], t: Texts) -> str:
    """Who is asked what, for everybody else."""
    if match.over:
        return t.t("ui-over")
    if not asked:
        return ""
    question = match.question(asked[0])
    key = f"{match.game}-ask-{question.key}" if question else ""
    who = t.join([names[s] for s in asked])
    if question and t.has(key, "other"):
        return t.attr(key, "other", name=who)
    return t.t("ui-waiting", name=who)


@cache
def icon(name: str, cls: str = "ic") -> Markup:
    """An icon of the sprite; decoration, never the only sign."""
    return Markup(f'<svg class="{escape(cls)}"><use href="{SPRITE}#{escape(name)}"/></svg>')


# -- the reader's wishes -------------------------------------------------------------------------------------


@dataclass
class Preferences:
    """How a reader wants pages to look and sound."""

    lang: str = "en"
    theme: str = "auto"
    font: str = "alegreya"
    motion: str = "auto"
    sound: str = "off"


def preferences(request: Request) -> Preferences:
    """From the cookie `prefs` (not secret), else from what the browser asks for."""
    raw = request.cookies.get("prefs", "")
    given = dict(part.split("=", 1) for part in raw.split("&") if "=" in part)
    prefs = Preferences(lang=given.get("lang", ""))
    if prefs.lang not in LANGUAGES:
        prefs.lang = accept_language(request.headers.get("accept-language", ""))
    prefs.theme = given.get("theme", "auto") if given.get("theme") in THEMES else "auto"
    prefs.font = given.get("font", "alegreya") if given.get("font") in FONTS else "alegreya"
    prefs.motion = "off" if given.get("motion") == "off" else "auto"
    prefs.sound = "on" if given.get("sound") == "on" else "off"
    return prefs


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
