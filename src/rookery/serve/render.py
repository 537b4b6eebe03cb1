"""HTML from tables: the public part once per change and language, the private part per seat.

A game draws its board for nobody in particular and leaves slots where viewers differ; the house's own frame around
it is rendered once per language and has slots as well. Putting a viewer's values in is a join of strings, and a
game's sheets keep the pieces that did not change. Everything shown to a viewer comes from `match.view`, `question`,
`legal` and `events` of that viewer alone.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections import OrderedDict, deque
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
from rookery.games.sheet import SPRITE, Drawn, Sheet, slot, use
from rookery.i18n import LANGUAGES, Texts, texts
from rookery.play.bots import levels
from rookery.play.match import Match
from rookery.serve.tables import NOTICES, PHRASES, LiveTable

HOME = Path(__file__).parent
STATIC = HOME / "static"
VENDOR = STATIC / "vendor"
LOG_LINES = 30
CHAT_LINES = 30
SCENES = 512
LANGUAGE_NAMES = {"en": "English", "hu": "Magyar", "pl": "Polski", "de": "Deutsch"}
THEMES = ("auto", "light", "dark")
FONTS = ("alegreya", "atkinson", "system")

log = structlog.get_logger(__name__)

Look = tuple[int | str | None, ...]
SLOT = re.compile("\x01([^\x02\x03]*)\x03?([^\x02]*)\x02")
ID = re.compile(r'\s*<\w[^>]*?\sid="([^"\x01]+)"')


class Parts:
    """HTML cut at its slots, ready to be filled."""

    __slots__ = ("defaults", "keys", "mark", "names", "texts")

    def __init__(self, html: str) -> None:
        found = SLOT.split(html)
        self.texts, self.names, self.defaults = found[::3], found[1::3], found[2::3]
        self.keys = tuple(dict.fromkeys(self.names))
        self.mark = hash(html)

    def fill(self, values: Mapping[str, str]) -> str:
        """With the viewer's values; a slot nobody fills shows its default."""
        out = [""] * (2 * len(self.names) + 1)
        out[::2] = self.texts
        out[1::2] = map(values.get, self.names, self.defaults)
        return "".join(out)

    def look(self, values: Mapping[str, str]) -> Look:
        """What differs when it looks different with these values."""
        return (self.mark, *map(values.get, self.keys))


class Piece(Parts):
    """An element of the page that is sent when it looks different to a viewer."""

    __slots__ = ("id",)

    def __init__(self, html: str) -> None:
        super().__init__(html)
        found = ID.match(html)
        self.id = sys.intern(found[1]) if found else ""


class Sent:
    """What one page has been sent: of every piece only a hash."""

    __slots__ = ("frame", "log", "marks")

    def __init__(self) -> None:
        self.frame = 0
        self.marks: dict[str, int] = {}
        self.log: tuple[int, int] = (0, 0)


@dataclass
class Viewer:
    """Who looks: a seat (None is a spectator), a language, and the person, if known."""

    seat: int | None
    lang: str
    user: Any = None


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
        self.prefix = package if own else "plain"

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


@dataclass
class Shared:
    """The public part in one language, ready to be filled."""

    t: Texts
    names: Sequence[str]
    frame: Parts
    """The page around the pieces."""
    mark: int
    """Differs when the frame does: then the page is sent whole."""
    pieces: list[Piece]
    """The board. One of them has the slot `rivals`, one `me`."""
    panels: list[Piece]
    values: dict[str, str]
    """The slots of the frame and of the house's pieces that are the same for everybody."""
    idle: str
    """The question bar of those who are not asked."""
    filled: dict[Look, str] = field(default_factory=dict)
    """Pieces as one viewer was sent them, for others to whom they look the same, slot by slot."""


class Log:
    """The last lines of a table's log as one reader may read them; a line is worded once."""

    def __init__(self, undos: int, names: Sequence[str]) -> None:
        self.undos = undos
        self.names = names
        self.lines: deque[str] = deque(maxlen=LOG_LINES)
        self.told = 0
        self.mark = hash((undos, *names))

    def read(self, match: Match, seat: int | None, lang: str, quiet: Sequence[str]) -> None:
        """Word what is new."""
        news = match.events(seat, self.told)
        for event in news[-LOG_LINES:]:
            line = ""
            if event["kind"] not in quiet:
                text = escape(match.tell(event, lang, self.names))
                line = f'<li id="l{event["n"]}" class="k-{event["kind"]}">{text}</li>'
            self.lines.append(line)
        self.told += len(news)

    def since(self, told: int) -> str:
        """The lines from one on, as far as they are kept."""
        new = self.told - told
        return "".join(self.lines if new >= len(self.lines) else list(self.lines)[len(self.lines) - new :])


@dataclass
class Scene:
    """What is remembered of a table from one change to the next: where pieces lay, drawn pieces, worded lines."""

    memory: Any = field(default_factory=dict)
    sheets: dict[tuple[str, int | None], Sheet] = field(default_factory=dict)
    logs: dict[tuple[str, int | None], Log] = field(default_factory=dict)
    pieces: dict[tuple[str, str], Piece] = field(default_factory=dict)

    def piece(self, lang: str, place: str, html: str) -> Piece:
        """A piece of the board in its place; cut at its slots once."""
        found = self.pieces.get((lang, place))
        if found is None or found.mark != hash(html):
            found = self.pieces[lang, place] = Piece(html)
        return found

    def rest(self) -> None:
        """Nothing happens at the table: forget what is soon drawn again. Lines of the log take longer to word."""
        self.sheets, self.pieces = {}, {}


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
            slot=lambda name, default="": Markup(slot(name, default)),
            icon=icon,
            sprite=SPRITE,
            languages=LANGUAGE_NAMES,
            themes=THEMES,
            fonts=FONTS,
            phrases=PHRASES,
            notices=NOTICES,
            stamp=stamp(),
        )
        self._scenes: OrderedDict[str, Scene] = OrderedDict()
        self._forms: dict[tuple[Any, ...], Parts] = {}
        self._houses: dict[tuple[str, str, bool], list[Piece]] = {}

    # -- tables --------------------------------------------------------------------------------------------------

    def push(self, table: LiveTable, viewer: Viewer, sent: Sent | None = None) -> str:
        """The table as this viewer sees it: the element #table, whole; or what differs from what was sent."""
        if table.match is not None:
            return self.table(table.match, table_info(table, viewer), viewer, sent)
        html = self.template("waiting.html").render(self.about(table, viewer))
        if sent is None or sent.frame != hash(html):
            if sent is not None:
                sent.frame = hash(html)
            return html
        return ""

    def table(self, match: Match, info: TableInfo, viewer: Viewer, sent: Sent | None = None) -> str:
        """A match as a viewer sees it; `info` is what the house adds: seats, chat, clocks."""
        game = web(match.game)
        scene = info.scene or self._scene(info.id)
        shared: Shared | None = info.cache.get(viewer.lang)
        if shared is None:
            shared = info.cache[viewer.lang] = self._shared(match, info, scene, match.words(viewer.lang), game)
        t = shared.t
        values = self._private(match, info, scene, shared, viewer, t, game)
        reader = None if game.module.LOG_IS_PUBLIC else -1 if viewer.seat is None else viewer.seat
        log = scene.logs.get((t.lang, reader))
        house = self._house(t.lang, match.game, info.drawer)
        if sent is None:
            return self._whole(shared, house, values, viewer.seat, log)
        changes = self._changes(shared, house, values, log, sent)
        return self._whole(shared, house, values, viewer.seat, log) if changes is None else changes

    def _house(self, lang: str, game: str, drawer: bool) -> list[Piece]:
        """The house's own pieces."""
        found = self._houses.get((lang, game, drawer))
        if found is None:
            names = ("now", "where", "bar", "chatlines", "switches") if drawer else ("now", "where", "bar")
            context = {"t": texts(lang, game).t}
            found = [Piece(self.template(f"pieces/{name}.html").render(context)) for name in names]
            self._houses[lang, game, drawer] = found
        return found

    def _whole(
        self, shared: Shared, house: list[Piece], values: dict[str, str], me: int | None, log: Log | None
    ) -> str:
        seat_panels(shared, values, me)
        values["board"] = "".join([piece.fill(values) for piece in shared.pieces])
        for piece in house:
            values[f"piece-{piece.id}"] = piece.fill(values)
        values["log"] = "" if log is None else log.since(0)
        return shared.frame.fill(values)

    def _changes(
        self, shared: Shared, house: list[Piece], values: dict[str, str], log: Log | None, sent: Sent
    ) -> str | None:
        """The pieces that look different now; None if the page must be sent whole."""
        apart = sent.frame == shared.mark
        sent.frame = shared.mark
        marks = sent.marks
        out: list[str] = []
        for piece in (*house, *shared.pieces, *shared.panels):
            look = piece.look(values)
            mark = hash(look)
            if marks.get(piece.id) != mark:
                marks[piece.id] = mark
                if not piece.id or "rivals" in piece.names or "me" in piece.names:
                    apart = False
                if apart:
                    html = shared.filled.get(look)
                    if html is None:
                        html = partial(f'id="{piece.id}" hx-swap="outerMorph"', piece.fill(values))
                        shared.filled[look] = html
                    out.append(html)
        if log is not None:
            mark, told = sent.log
            sent.log = (log.mark, log.told)
            if mark != log.mark or log.told - told > len(log.lines):
                return None
            if lines := log.since(told):
                out.append(partial('hx-target="#log ol" hx-swap="beforeend"', lines))
        return "".join(out) if apart else None

    def _scene(self, name: str) -> Scene:
        """The scene of something that is no live table: a replay, a guided round."""
        scene = self._scenes.setdefault(name, Scene())
        self._scenes.move_to_end(name)
        if len(self._scenes) > SCENES:
            self._scenes.popitem(last=False)
        scene.rest()
        scene.logs = {}
        return scene

    def _sheet(
        self, match: Match, names: Sequence[str], scene: Scene, seat: int | None, t: Texts, game: GameWeb
    ) -> Sheet:
        """The sheet of everybody (None) or of one seat."""
        sheet = scene.sheets.get((t.lang, seat))
        if sheet is None or sheet.names != names:

            def render(name: str, /, **context: Any) -> str:
                return self.template(f"{game.prefix}/{name}").render(t=t.t, **context)

            sheet = Sheet(t, names, game.book(match.options), no_moves, render)
            scene.sheets[t.lang, seat] = sheet
        return sheet

    def _shared(self, match: Match, info: TableInfo, scene: Scene, t: Texts, game: GameWeb) -> Shared:
        view = info.cache.get("view")
        if view is None:
            view = info.cache["view"] = match.view(None)
            scene.memory = follow(game.module, scene.memory, match, view)
        lang, names = t.lang, info.names(t)
        sheet = self._sheet(match, names, scene, None, t, game)
        drawn: Drawn = game.module.shared(view, scene.memory, sheet)
        if game.module.LOG_IS_PUBLIC:
            self._log(match, info, scene, None, t, names, game)
        waiting = escape(waiting_text(match, info.waiting, names, t))
        line = Names(t, info, names)
        values = drawn.slots | {f"who-{s}": line(s) for s in range(match.seats)}
        values |= {
            "number": str(info.number),
            "over": "1" if match.over else "",
            "action": info.action,
            "phase": drawn.phase,
            "where": drawn.where,
            "chat": chat_html(info.chat(t)) or f'<li class="quiet">{escape(t.t("ui-chat-empty"))}</li>',
            "away": away_html(info, t),
        }
        if info.paused:
            values["where"] += f" <em>{escape(t.t('ui-paused'))}</em>"
        bots = any(info.seats[s].bot for s in info.waiting) and not info.frozen
        live = info.mode == "live"
        flags = (match.over, info.drawer, info.paused, live, bots, info.hushed)
        idle = self.form("idle.html", lang, match.game, match.over, info.frozen)
        return Shared(
            t,
            names,
            self.form("table.html", lang, match.game, *flags),
            hash((flags, tuple(info.proposals), values["away"])),
            [scene.piece(lang, f"board-{n}", html) for n, html in enumerate(drawn.board)],
            [scene.piece(lang, f"seat-{s}", html) for s, html in enumerate(drawn.panels)],
            values,
            idle.fill({"waiting": waiting, "action": info.action}),
        )

    def form(self, name: str, lang: str, game: str, *flags: bool) -> Parts:
        """A template of the house that only has slots and yes-or-no questions: rendered once for each case."""
        key = (name, lang, game, *flags)
        found = self._forms.get(key)
        if found is None:
            context = {"t": texts(lang, game).t, "game": game, "flags": flags}
            found = self._forms[key] = Parts(self.template(name).render(context))
        return found

    def _proposals(self, info: TableInfo, names: Sequence[str], t: Texts, viewer: Viewer) -> str:
        """What is proposed, with the buttons of those who decide and of whoever may take it back."""
        if not info.proposals or info.frozen:
            return ""
        user = "" if viewer.user is None else viewer.user.id
        return self.template("proposals.html").render(t=t.t, info=info, names=names, user=user)

    def _log(
        self,
        match: Match,
        info: TableInfo,
        scene: Scene,
        seat: int | None,
        t: Texts,
        names: Sequence[str],
        game: GameWeb,
    ) -> None:
        """Bring the log of everybody (None), of watchers (-1) or of one seat up to date."""
        if not info.drawer:
            return
        log = scene.logs.get((t.lang, seat))
        if log is None or log.undos != info.undos or log.names != names:
            log = scene.logs[t.lang, seat] = Log(info.undos, names)
        log.read(match, None if seat == -1 else seat, t.lang, game.module.QUIET_EVENTS)

    def _private(
        self,
        match: Match,
        info: TableInfo,
        scene: Scene,
        shared: Shared,
        viewer: Viewer,
        t: Texts,
        game: GameWeb,
    ) -> dict[str, str]:
        me = viewer.seat
        module = game.module
        public = info.cache["view"]
        view = public if me is None else match.view_beside(public, me)
        held = info.held(me) if me is not None and info.held is not None else None
        question = None if me is None or info.frozen or held is not None else match.question(me)
        legal: Any = match.legal(me) if question is not None and me is not None else ()
        sheet = self._sheet(match, shared.names, scene, -1 if me is None else me, t, game)
        sheet.say = lambda move: match.sentence(me or 0, move, t.lang, sheet.names)
        sheet.given = "" if me is None else str(match.given(me) or "")
        slots, bar = module.seat(view, question.key if question else None, legal, sheet)
        given: Any = match.given(me) if question is not None and me is not None else held
        if given is not None:
            bar = given_html(t, "ui-given" if held is None else "ui-given-held", sheet.say(given)) + bar
        sheet.say = no_moves
        values: dict[str, str] = {**shared.values, **slots}
        values["seat"] = "" if me is None else str(me)
        undo = me is not None and not info.frozen and match.can_undo(me)
        if not module.LOG_IS_PUBLIC:
            self._log(match, info, scene, -1 if me is None else me, t, sheet.names, game)
        values["switches"] = switches_html(match, info, me, t)
        switch = match.switch if question is not None and me is not None and info.off is not None else None
        yours = question is not None and given is None
        values["turn"] = ' data-turn="1"' if yours else "" if me is not None else ' data-watching="1"'
        values["proposals"] = self._proposals(info, sheet.names, t, viewer)
        values["meclass"] = "" if me is not None else " watching"
        if question or undo or info.coach or given is not None:
            values["barclass"] = " yours" if yours else ""
            asked = question is not None
            flags = (asked, undo, asked and info.hints, bool(info.coach), match.over, switch is not None)
            form = self.form("question.html", t.lang, match.game, *flags)
            ask = question.text(t.lang) if question else waiting_text(match, info.waiting, sheet.names, t)
            words = {"ask": escape(ask), "bar": bar, "action": info.action, "coach": escape(info.coach)}
            words["switch"] = switch or ""
            values["bar"] = form.fill(words)
        else:
            values["bar"] = shared.idle
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

    def ending(self, match: Match, names: Sequence[str], t: Texts) -> str:
        """What a game adds to the page after the end, if anything."""
        game = web(match.game)
        draw = getattr(game.module, "ending", None)
        if draw is None:
            return ""
        sheet = Sheet(t, names, game.book(match.options), no_moves, no_templates)
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
    scene: Scene | None = None
    """What a live table remembers from one version to the next."""
    undos: int = 0
    """How often something was taken back; the log is worded anew then."""
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
    off: Callable[[int], Sequence[str]] | None = None
    """The private switches a seat has turned off; only that seat's own page may show them."""
    held: Callable[[int], str | None] | None = None
    """The answer of a seat that was given but does not show yet; only that seat's own page may show it."""
    hushed: bool = False
    """Nobody talks now: only the fixed notices are offered."""

    def names(self, t: Texts) -> list[str]:
        """The names at the table."""
        return [s.name or t.t("ui-seat", n=n + 1) for n, s in enumerate(self.seats)]


def table_info(table: LiveTable, viewer: Viewer) -> TableInfo:
    """What a page shows of a live table's surroundings."""
    cache = table.cache
    if "info" not in cache:
        now = time.time()
        if table.scene is None:
            table.scene = Scene()
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
            scene=table.scene,
            undos=table.state.undos,
            chat=lambda t: chat_lines(table, t),
            hints=table.setup.hints,
            proposals=table.proposals,
            paused=table.paused,
            mode=table.mode,
            rematch=table.rematch,
            hushed=table.state.hushed(),
            held=table.held_of,
            off=table.off_of,
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
            clock = f'<span class="clk"{until}>{icon("u-clock")}<span>{clock_text(line.clock)}</span></span>'
        off = "" if line.connected else " off"
        return f'<span class="who{off}"><b>{escape(self.names[seat])}</b>{bot}{clock}</span>'


def follow(module: Any, memory: Any, match: Match, view: Mapping[str, Any]) -> Any:
    """Where pieces lie now; a game that follows events is told what everybody saw since it last looked."""
    if getattr(module, "FOLLOWS_EVENTS", False):
        return module.follow(memory, view, match.events(None, memory.get("told", 0)))
    return module.follow(memory, view)


def partial(attributes: str, html: str) -> str:
    """A piece for a page that is open: htmx puts it in its place."""
    return f"<hx-partial {attributes}>{html}</hx-partial>"


def seat_panels(shared: Shared, values: dict[str, str], me: int | None) -> None:
    """Put the viewer's own panel into `me`, the others in turn order into `rivals`."""
    panels = shared.panels
    if me is None:
        values["rivals"] = "".join([panel.fill(values) for panel in panels])
    else:
        values["rivals"] = "".join([panel.fill(values) for panel in (*panels[me + 1 :], *panels[:me])])
        values["me"] = panels[me].fill(values)


def no_moves(move: Any) -> str:
    """Only the sheet of a viewer, and only while their board is drawn, can say moves."""
    raise LookupError(move)


def no_templates(name: str, **context: Any) -> str:
    """The page after the end is drawn without templates."""
    raise LookupError(name)


def clock_text(seconds: float) -> str:
    """Time left, as a clock shows it: 4:05, 1:02:03."""
    minutes, s = divmod(max(0, round(seconds)), 60)
    hours, m = divmod(minutes, 60)
    return f"{hours}:{m:02}:{s:02}" if hours else f"{m}:{s:02}"


def switches_html(match: Match, info: TableInfo, me: int | None, t: Texts) -> str:
    """At which moments the viewer wants to be asked, in games that have such switches."""
    if me is None or info.off is None or match.over or not match.switches:
        return ""
    off = info.off(me)
    boxes = []
    for name in match.switches:
        said, on = escape(t.t(f"{match.game}-switch-{name}")), "" if name in off else " checked"
        boxes.append(
            f'<label class="check"><input type="checkbox" name="on" value="{name}" id="switch-{name}" '
            f"data-auto{on}><span>{said}</span></label>"
        )
    return (
        f'<form method="post" action="{info.action}/switch" hx-post="{info.action}/switch" hx-swap="none">'
        f'<h2>{escape(t.t("ui-switches"))}</h2><p class="quiet">{escape(t.t("ui-switches-lead"))}</p>'
        f"{''.join(boxes)}"
        f'<noscript><button class="btn sm">{escape(t.t("ui-ok"))}</button></noscript></form>'
    )


def given_html(t: Texts, key: str, move: str) -> str:
    """The viewer's own answer, while nobody else may know of it."""
    return f'<p class="given">{icon("u-lock")}<span>{escape(t.t(key, move=move))}</span></p>'


def chat_html(lines: Sequence[tuple[str, str]]) -> str:
    """The chat as a list."""
    return "".join([f"<li><b>{escape(name)}</b> {escape(line)}</li>" for name, line in lines])


def away_html(info: TableInfo, t: Texts) -> str:
    """For each person who is not there: propose a bot that keeps the seat warm."""
    out = []
    for seat, line in enumerate(info.seats):
        if not line.bot and not line.connected:
            text = escape(t.t("ui-propose-warm", name=line.name))
            out.append(f'<button class="chip" name="what" value="warm:{seat}">{text}</button>')
    return "".join(out)


def chat_lines(table: LiveTable, t: Texts) -> list[tuple[str, str]]:
    """The chat: names and words; a quick phrase is said in the reader's language."""
    return [
        (c.name, t.t(f"ui-phrase-{c.phrase}") if c.phrase in (*PHRASES, *NOTICES) else c.text)
        for c in table.chat[-CHAT_LINES:]
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
    return Markup(use(name, cls))


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
