"""A table as pieces of HTML: the public part once per change and language, the private part per seat.

A game draws its board for nobody in particular and leaves slots where viewers differ; the house's own frame around
it is rendered once per language and has slots as well. Putting a viewer's values in is a join of strings, and a
game's sheets keep the pieces that did not change. Everything shown to a viewer comes from `match.view`, `question`,
`legal` and `events` of that viewer alone.

All of a server's time goes through here, so this module is compiled.
"""

from __future__ import annotations

import re
import sys
from array import array
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

import jinja2
from markupsafe import Markup

from rookery.games.sheet import Drawn, Sheet, escape, use
from rookery.i18n import Texts, texts
from rookery.play.match import Match
from rookery.serve.boards import GameWeb, web

LOG_LINES = 30
SCENES = 512
BOARD = [f"board {n}" for n in range(100)]
PANELS = [f"panel {n}" for n in range(20)]
WHO = [f"who-{n}" for n in range(20)]

Look = tuple[int | str | None, ...]
ID = re.compile(r'\s*<\w[^>]*?\sid="([^"\x01]+)"')


class Parts:
    """HTML cut at its slots, ready to be filled."""

    __slots__ = ("defaults", "keys", "mark", "names", "texts")

    def __init__(self, html: str) -> None:
        first, *rest = html.split("\x01")  # a slot: \x01 name \x03 default \x02
        self.texts: list[str] = [first]
        self.names: list[str] = []
        self.defaults: list[str] = []
        for part in rest:
            slot, _, after = part.partition("\x02")
            name, _, default = slot.partition("\x03")
            self.texts.append(after)
            self.names.append(name)
            self.defaults.append(default)
        self.keys: tuple[str, ...] = tuple(dict.fromkeys(self.names))
        self.mark = hash(html)

    def fill(self, values: dict[str, str]) -> str:
        """With the viewer's values; a slot nobody fills shows its default."""
        texts, names, defaults = self.texts, self.names, self.defaults
        out = [texts[0]]
        for n in range(len(names)):
            out.append(values.get(names[n], defaults[n]))
            out.append(texts[n + 1])
        return "".join(out)

    def look(self, values: dict[str, str]) -> Look:
        """What differs when it looks different with these values."""
        out: list[int | str | None] = [self.mark]
        for key in self.keys:
            out.append(values.get(key))
        return tuple(out)


class Piece(Parts):
    """An element of the page that is sent when it looks different to a viewer."""

    __slots__ = ("alone", "id", "inner", "slots")

    def __init__(self, html: str) -> None:
        super().__init__(html)
        found = ID.match(html)
        self.id = sys.intern(found[1]) if found else ""
        self.inner = tuple(name[1:] for name in self.keys if name[0] == "#")
        """The ids of the parts that lie inside it, and are sent alone when only they look different."""
        self.keys = tuple(name for name in self.keys if name[0] != "#")
        self.slots = frozenset(self.keys)
        self.alone = bool(self.id) and self.slots.isdisjoint(("rivals", "me"))
        """Can it be sent? What the panels lie in cannot: then the page is sent whole."""


@lru_cache(maxsize=1024)
def cut(html: str) -> Piece:
    """A piece; many are the same at all tables."""
    return Piece(html)


class Sent:
    """What one page has been sent: of every piece only a hash."""

    __slots__ = ("_marks", "_names", "_packed", "frame", "log")

    def __init__(self) -> None:
        self.frame = 0
        self.log: tuple[int, int] = (0, 0)
        self._marks: dict[str, int] | None = {}
        self._names: tuple[str, ...] = ()
        self._packed = array("q")

    @property
    def marks(self) -> dict[str, int]:
        """By id."""
        if self._marks is None:
            self._marks = dict(zip(self._names, self._packed, strict=True))
        return self._marks

    def rest(self, known: dict[tuple[str, ...], tuple[str, ...]]) -> None:
        """Nothing happens at the table: take less room. The ids are shared with those who have the same."""
        names = tuple(self.marks)
        self._names = known.setdefault(names, names)
        self._packed = array("q", self.marks.values())
        self._marks = None


@dataclass
class Viewer:
    """Who looks: a seat (None is a spectator), a language, and the person, if known."""

    seat: int | None
    lang: str
    user: Any = None


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
    house: list[Piece]
    """The house's own pieces."""
    values: dict[str, str]
    """The slots of the frame and of the house's pieces that are the same for everybody."""
    idle: str
    """The question bar of those who are not asked."""
    parts: dict[str, Piece]
    """By id: what lies inside pieces."""
    all: list[tuple[Piece, str]]
    """Every piece there is, and the one it lies in, if any, which comes first."""
    news: list[tuple[Piece, str]]
    """Those that were not there before, or whose slots for everybody hold something else."""
    before: dict[Sent, dict[str, str]]
    """The private values of those who were sent what was before."""
    places: dict[str, list[int]]
    """By slot: where in `all` are the pieces that have it."""
    seen: dict[Sent, dict[str, str]] = field(default_factory=dict)
    """The private values of those who were sent this."""
    plain: dict[Piece, tuple[int, bytes]] = field(default_factory=dict)
    """Pieces in which nothing is private, as they are sent, and their marks."""
    filled: dict[Look, bytes] = field(default_factory=dict)
    """Other pieces as one viewer was sent them, for those to whom they look the same, slot by slot."""

    def doubtful(self, sent: Sent, private: dict[str, str]) -> list[tuple[Piece, str]]:
        """The pieces that may look different to a page which was sent something before."""
        old = self.seen.get(sent)
        news = [] if old is not None else self.news
        if old is None:
            old = self.before.get(sent)
        self.seen[sent] = private
        if old is None:
            return self.all
        moved = differing(old, private)
        return news + self.touched(moved) if moved else news

    def touched(self, slots: set[str]) -> list[tuple[Piece, str]]:
        """The pieces that have one of these slots."""
        return [self.all[n] for n in sorted(lying(self.places, slots))]

    def fill(self, piece: Piece, values: dict[str, str]) -> str:
        """A piece with a viewer's values, and what lies inside."""
        for name in piece.inner:
            values[f"#{name}"] = self.parts[name].fill(values)
        return piece.fill(values)

    def send_plain(self, piece: Piece) -> tuple[int, bytes]:
        """A piece without anything private: its mark, and how it is sent."""
        found = self.plain.get(piece)
        if found is None:
            mark = hash(piece.look(self.values))
            found = self.plain[piece] = (mark, partial(piece.id, piece.fill(self.values)))
        return found

    def send(self, piece: Piece, look: Look, values: dict[str, str]) -> bytes:
        """Any piece, as it is sent."""
        if piece.inner:
            return partial(piece.id, self.fill(piece, values))
        found = self.filled.get(look)
        if found is None:
            found = self.filled[look] = partial(piece.id, piece.fill(values))
        return found


def slot_places(every: list[tuple[Piece, str]], last: Shared | None) -> dict[str, list[int]]:
    """By slot: the places of the pieces that have it; those of before while every piece has the same slots."""
    if last is not None and len(last.all) == len(every):
        old = last.all
        for n in range(len(every)):
            new = every[n][0]
            if new is not old[n][0] and new.keys != old[n][0].keys:
                break
        else:
            return last.places
    places: dict[str, list[int]] = {}
    for n in range(len(every)):
        for name in every[n][0].keys:
            places.setdefault(name, []).append(n)
    return places


def lying(places: dict[str, list[int]], slots: set[str]) -> set[int]:
    """The places of the pieces that have one of these slots."""
    found: set[int] = set()
    for name in slots:
        found.update(places.get(name, ()))
    return found


def differing(old: dict[str, str], new: dict[str, str]) -> set[str]:
    """The names under which two sets of values differ."""
    out: set[str] = set()
    for name, value in new.items():
        before = old.get(name)
        if before is not value and before != value:
            out.add(name)
    for name in old:
        if name not in new:
            out.add(name)
    return out


class Log:
    """The last lines of a table's log as one reader may read them; a line is worded once."""

    def __init__(self, undos: int, names: Sequence[str]) -> None:
        self.undos = undos
        self.names = names
        self.lines: deque[str] = deque(maxlen=LOG_LINES)
        self.told = 0
        self.mark = hash((undos, *names))
        self.fresh: tuple[int, int, bytes] | None = None

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

    def news(self, told: int) -> bytes:
        """The same, for a page that is open."""
        found = self.fresh
        if found is None or found[:2] != (told, self.told):
            lines = self.since(told)
            made = f'<hx-partial hx-target="#log ol" hx-swap="beforeend">{lines}</hx-partial>' if lines else ""
            found = self.fresh = (told, self.told, made.encode())
        return found[2]

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
    pieces: dict[str, dict[str, tuple[str, Piece]]] = field(default_factory=dict)
    last: dict[str, Shared] = field(default_factory=dict)

    def cut(self, lang: str, drawn: Mapping[str, str], fresh: set[Piece]) -> dict[str, Piece]:
        """Pieces of the board by their places, each of them cut at its slots once; also which of them are fresh."""
        kept = self.pieces.setdefault(lang, {})
        out = {}
        for place, html in drawn.items():
            found = kept.get(place)
            if found is None or found[0] != html:
                found = kept[place] = (html, cut(html))
                fresh.add(found[1])
            out[place] = found[1]
        return out

    def rest(self) -> None:
        """Nothing happens at the table: forget what is soon drawn again. Lines of the log take longer to word."""
        self.sheets, self.pieces, self.last = {}, {}, {}


class SeatLine:
    """A seat as the board shows it."""

    def __init__(
        self,
        name: str,
        bot: str | None = None,
        warm: bool = False,
        connected: bool = True,
        clock: float | None = None,
        deadline: float | None = None,
    ) -> None:
        self.name = name
        self.bot = bot
        self.warm = warm
        self.connected = connected
        self.clock = clock
        self.deadline = deadline


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
    draft: Callable[[int], str] | None = None
    """What a seat has put together so far; only that seat's own page may show it."""
    hushed: bool = False
    """Nobody talks now: only the fixed notices are offered."""

    def names(self, t: Texts) -> list[str]:
        """The names at the table."""
        return [s.name or t.t("ui-seat", n=n + 1) for n, s in enumerate(self.seats)]


class Drawing:
    """Draws tables, and remembers what templates and the pieces of the house look like."""

    def __init__(self, template: Callable[[str], jinja2.Template]) -> None:
        self.template = template
        """A template of the house or of a game."""
        self._scenes: OrderedDict[str, Scene] = OrderedDict()
        self._forms: dict[tuple[Any, ...], Parts] = {}
        self._houses: dict[tuple[str, str, bool], list[Piece]] = {}

    def draw(self, match: Match, info: TableInfo, viewer: Viewer, sent: Sent | None) -> bytes:
        """What differs from what a page was sent, or the element #table, whole."""
        game = web(match.game)
        scene = info.scene or self._scene(info.id)
        shared: Shared | None = info.cache.get(viewer.lang)
        if shared is None:
            shared = info.cache[viewer.lang] = self._shared(match, info, scene, match.words(viewer.lang), game)
        private = self._private(match, info, scene, shared, viewer, game)
        reader = None if game.module.LOG_IS_PUBLIC else -1 if viewer.seat is None else viewer.seat
        log = scene.logs.get((shared.t.lang, reader))
        if sent is not None:
            changes = self._changes(shared, private, log, sent)
            if changes is not None:
                return changes
        return self._whole(shared, private, viewer.seat, log).encode()

    def _house(self, lang: str, game: str, drawer: bool) -> list[Piece]:
        """The house's own pieces."""
        found = self._houses.get((lang, game, drawer))
        if found is None:
            names = ("now", "where", "bar", "chatlines", "switches") if drawer else ("now", "where", "bar")
            context = {"t": texts(lang, game).t}
            found = [Piece(self.template(f"pieces/{name}.html").render(context)) for name in names]
            self._houses[lang, game, drawer] = found
        return found

    def _whole(self, shared: Shared, private: dict[str, str], me: int | None, log: Log | None) -> str:
        values = {**shared.values, **private}
        seat_panels(shared, values, me)
        values["board"] = "".join([shared.fill(piece, values) for piece in shared.pieces])
        for piece in shared.house:
            values[f"piece-{piece.id}"] = piece.fill(values)
        values["log"] = "" if log is None else log.since(0)
        return shared.frame.fill(values)

    def _changes(self, shared: Shared, private: dict[str, str], log: Log | None, sent: Sent) -> bytes | None:
        """The pieces that look different now; None if the page must be sent whole."""
        apart = sent.frame == shared.mark
        sent.frame = shared.mark
        marks, own = sent.marks, private.keys()
        values = {**shared.values, **private}
        out: list[bytes] = []
        going: list[str] = []
        for piece, around in shared.doubtful(sent, private):
            if own.isdisjoint(piece.slots) and not piece.inner:
                mark, html = shared.send_plain(piece)
                if marks.get(piece.id) == mark:
                    continue
            else:
                look = piece.look(values)
                mark = hash(look)
                if marks.get(piece.id) == mark:
                    continue
                html = shared.send(piece, look, values) if apart and piece.alone else b""
                if piece.inner:
                    going.append(piece.id)
                    for name in piece.inner:
                        marks[name] = hash(shared.parts[name].look(values))
            marks[piece.id] = mark
            apart = apart and piece.alone
            if around not in going:
                out.append(html)
        if log is not None:
            mark, told = sent.log
            sent.log = (log.mark, log.told)
            if mark != log.mark or log.told - told > len(log.lines):
                return None
            if log.told > told:
                out.append(log.news(told))
        return b"".join(out) if apart else None

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

            sheet = Sheet(t, names, game.book(match), no_moves, render)
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
        values = dict(drawn.slots)
        for s, line in enumerate(info.seats):
            clock = "" if line.clock is None else clock_text(line.clock)
            values[WHO[s]] = sheet.keep(
                WHO[s], who, names[s], line.bot, line.warm, line.connected, clock, line.deadline
            )
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
        fresh = set[Piece]()
        pieces = list(scene.cut(lang, dict(zip(BOARD, drawn.board, strict=False)), fresh).values())
        panels = list(scene.cut(lang, dict(zip(PANELS, drawn.panels, strict=False)), fresh).values())
        parts = scene.cut(lang, drawn.parts, fresh)
        house = self._house(lang, match.game, info.drawer)
        every: list[tuple[Piece, str]] = []
        for piece in (*house, *pieces, *panels):
            every.append((piece, ""))
            every += [(parts[name], piece.id) for name in piece.inner]
        last = scene.last.get(lang)
        places = slot_places(every, last)
        new = set[int]() if last is None else lying(places, differing(last.values, values))
        for n in range(len(every)):
            if every[n][0] in fresh:
                new.add(n)
        made = scene.last[lang] = Shared(
            t,
            names,
            self.form("table.html", lang, match.game, *flags),
            hash((flags, tuple(info.proposals), values["away"])),
            pieces,
            panels,
            house,
            values,
            idle.fill({"waiting": waiting, "action": info.action}),
            parts,
            every,
            [every[n] for n in sorted(new)],
            {} if last is None else last.seen,
            places,
        )
        return made

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
        game: GameWeb,
    ) -> dict[str, str]:
        """The values of the slots that differ between viewers."""
        me, t = viewer.seat, shared.t
        module = game.module
        public = info.cache["view"]
        view = public if me is None else match.view_beside(public, me)
        held = info.held(me) if me is not None and info.held is not None else None
        question = None if me is None or info.frozen or held is not None else match.question(me)
        legal: Any = match.legal(me) if question is not None and me is not None else ()
        sheet = self._sheet(match, shared.names, scene, -1 if me is None else me, t, game)
        sheet.say = lambda move: match.sentence(me or 0, move, t.lang, sheet.names)
        mine = None if me is None else match.given(me)
        sheet.given = "" if mine is None else str(mine)
        sheet.draft = info.draft(me) if me is not None and info.draft is not None else ""
        slots, bar = module.seat(view, question.key if question else None, legal, sheet)
        given: Any = mine if question is not None else held
        if given is not None:
            final = held is not None or len(legal) == 1
            bar = given_html(t, "ui-given-held" if final else "ui-given", sheet.say(given)) + bar
        sheet.say = no_moves
        values: dict[str, str] = dict(slots)
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


def who(
    sheet: Sheet, name: str, bot: str | None, warm: bool, connected: bool, clock: str, deadline: float | None
) -> str:
    """A seat's name as boards show it: who plays there, and the clock."""
    mark = time = ""
    if bot:
        word = escape(sheet.t.t("ui-bot-warm" if warm else "ui-bot"))
        mark = f'<span class="botmark" title="{word}">{icon("u-bot")}<span class="vh">{word}</span></span>'
    if clock:
        until = "" if deadline is None else f' data-until="{deadline:.1f}"'
        time = f'<span class="clk"{until}>{icon("u-clock")}<span>{clock}</span></span>'
    off = "" if connected else " off"
    return f'<span class="who{off}"><b>{escape(name)}</b>{mark}{time}</span>'


def follow(module: Any, memory: Any, match: Match, view: Mapping[str, Any]) -> Any:
    """Where pieces lie now; a game that follows events is told what everybody saw since it last looked."""
    if getattr(module, "FOLLOWS_EVENTS", False):
        return module.follow(memory, view, match.events(None, memory.get("told", 0)))
    return module.follow(memory, view)


def partial(name: str, html: str) -> bytes:
    """A piece for a page that is open: htmx puts it in its place."""
    return f'<hx-partial id="{name}" hx-swap="outerMorph">{html}</hx-partial>'.encode()


def seat_panels(shared: Shared, values: dict[str, str], me: int | None) -> None:
    """Put the viewer's own panel into `me`, the others in turn order into `rivals`."""
    panels = [shared.fill(panel, values) for panel in shared.panels]
    if me is None:
        values["rivals"] = "".join(panels)
    else:
        values["rivals"] = "".join(panels[me + 1 :] + panels[:me])
        values["me"] = panels[me]


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
