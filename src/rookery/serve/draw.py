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

from rookery.games.sheet import Drawn, Sheet, escape, seal, use
from rookery.i18n import Texts, texts
from rookery.i18n.messages import END, SAID, SIGN
from rookery.play.match import Match
from rookery.serve.boards import GameWeb, web

LOG_KEPT = 30
LOG_PAGE = 200
SCENES = 512
WATCHERS_NAMED = 12
BOARD = [f"board {n}" for n in range(100)]
PANELS = [f"panel {n}" for n in range(20)]
WHO = [f"who-{n}" for n in range(20)]

Look = tuple[int | str | None, ...]
NAME, NAMED = "\x0e", "\x0f"  # around a name in a line: no name has such signs
SIGNS = re.compile(f"{SIGN}([^{SAID}]*){SAID}([^{END}]*){END}")
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
    invite: str = ""
    """How others are invited, on a page that is loaded; a page that is open has it."""


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


class Line:
    """A line of the log: worded for everybody, and again for a seat it speaks to."""

    __slots__ = ("_event", "_gain", "_head", "html", "own")

    def __init__(self, event: dict[str, Any], head: str, html: str, gain: str = "") -> None:
        self._event = event
        self._head = head
        self._gain = gain
        self.html = html
        self.own: dict[int, str] = {}

    def read(self, log: Log, match: Match, reader: int | None) -> str:
        """As one seat reads it."""
        if reader is None or not self.html or reader not in match.spoken_to(self._event, log.lang):
            return self.html
        found = self.own.get(reader)
        if found is None:
            text = log.words(match, self._event, reader)
            found = self.own[reader] = f'{self._head} you">{text}{self._gain}</li>'
        return found


class Log:
    """A table's log as one reader may read it, or everybody: the last lines are kept, earlier ones worded again."""

    def __init__(self, undos: int, names: Sequence[str], viewer: int | None, lang: str, board: Any) -> None:
        self.undos = undos
        self.names = names
        self.viewer = viewer
        self.lang = lang
        self.quiet: Sequence[str] = board.QUIET_EVENTS
        self.signs: Sequence[str] = getattr(board, "LOG_SIGNS", ())
        self.board = board
        self.lines: deque[Line] = deque(maxlen=LOG_KEPT)
        self.told = 0
        self.mark = hash((undos, *names))
        self.fresh: dict[int | None, tuple[int, int, bytes]] = {}
        self._actor: Any = None
        self._marked = [f"{NAME}{name}{NAMED}" for name in names]
        self._lead = f"{texts(lang).t('ui-lines-you')} "

    def read(self, match: Match) -> None:
        """Word what is new."""
        news = match.events(self.viewer, self.told)
        self.told += len(news)
        self._actor = self._last(news[:-LOG_KEPT], self._actor)
        for n in range(max(0, len(news) - LOG_KEPT), len(news)):
            self.lines.append(self._line(match, news, n, self._actor))
            self._actor = self._last((news[n],), self._actor)

    def _last(self, events: Sequence[dict[str, Any]], before: Any) -> Any:
        """Who did the last of these things, as far as they are told at all."""
        for event in reversed(events):
            if event["kind"] not in self.quiet:
                return actor(event)
        return before

    def _line(self, match: Match, events: Sequence[dict[str, Any]], n: int, before: Any) -> Line:
        """One event of several that were told together; whoever acted on is seen to go on."""
        event = events[n]
        kind, seat = event["kind"], actor(event)
        if kind in self.quiet or (n > 0 and self._gained(events[n - 1], event) is not None):
            return Line(event, "", "")
        who = f" s{seat}" if isinstance(seat, int) else ""
        head = f'<li id="l{event["n"]}" class="k-{kind}{who}{" cont" if who and seat == before else ""}'
        key = self._gained(event, events[n + 1]) if n + 1 < len(events) else None
        gain = (
            f" <small>{escape(match.words(self.lang).t(key, count=events[n + 1]['count']))}</small>" if key else ""
        )
        return Line(event, head, f'{head}">{self.words(match, event, None)}{gain}</li>', gain)

    def _gained(self, act: dict[str, Any], gain: dict[str, Any]) -> str | None:
        """What an act brings is told in its line: the key of the text; "" where the line says it; None if not."""
        asked = getattr(self.board, "gained", None)
        return None if asked is None else asked(act, gain)

    def words(self, match: Match, event: dict[str, Any], reader: int | None) -> str:
        """An event in words: names bold, loot as signs where the game has some."""
        for name in self.signs:
            if name in event:
                event = {**event, name: [SIGN + str(each) for each in event[name]]}
        text = escape(match.tell(event, self.lang, self._marked, reader))
        if reader is not None and text.startswith(self._lead):
            text = f"<b>{self._lead[:-1]}</b>{text[len(self._lead) - 1 :]}"
        text = text.replace(NAME, "<b>").replace(NAMED, "</b>")
        return SIGNS.sub(self._drawn, text) if self.signs else text

    def _drawn(self, found: re.Match[str]) -> str:
        """Signs for those who see them, words for the others, and for those who search."""
        signs = "".join([self.board.log_sign(each) for each in found[1].split()])
        return f'<span class="vh">{found[2]}</span><i class="gs" aria-hidden="true">{signs}</i>'

    def news(self, match: Match, told: int, reader: int | None) -> bytes:
        """What a page that is open has not been sent."""
        found = self.fresh.get(reader)
        if found is None or found[:2] != (told, self.told):
            lines = self.since(match, told, reader)
            made = f'<hx-partial hx-target="#loglines" hx-swap="beforeend">{lines}</hx-partial>' if lines else ""
            found = self.fresh[reader] = (told, self.told, made.encode())
        return found[2]

    def since(self, match: Match, told: int, reader: int | None) -> str:
        """The lines from one on."""
        new = self.told - told
        if new > len(self.lines):
            return self.part(match, told, self.told, reader)
        kept = list(self.lines)[len(self.lines) - new :]
        return "".join([line.read(self, match, reader) for line in kept])

    def part(self, match: Match, first: int, end: int, reader: int | None) -> str:
        """Some lines of long ago."""
        return self.parts(match, (first, end), reader)[0]

    def parts(self, match: Match, marks: Sequence[int], reader: int | None) -> list[str]:
        """Lines of long ago, from each mark to the next."""
        first = marks[0]
        events = match.events(self.viewer, max(0, first - LOG_KEPT))
        lead = min(first, LOG_KEPT)
        before = self._last(events[:lead], None)
        out = []
        for end in marks[1:]:
            lines = []
            for n in range(lead, min(len(events), lead + max(0, end - first))):
                lines.append(self._line(match, events, n, before).read(self, match, reader))
                before = self._last((events[n],), before)
            out.append("".join(lines))
            lead, first = lead + max(0, end - first), max(first, end)
        return out

    def page(self, match: Match, reader: int | None, action: str, end: int = -1) -> str:
        """The last lines before one, and the way to those before them."""
        end = self.told if end < 0 else min(end, self.told)
        first = max(0, end - LOG_PAGE)
        way = ""
        if first:
            word = escape(texts(self.lang).t("ui-lines-earlier"))
            way = (
                f'<li class="earlier"><a class="chip" href="{action}/log" hx-get="{action}/log?before={first}" '
                f'hx-target="closest li" hx-swap="outerHTML">{word}</a></li>'
            )
        return way + self.part(match, first, end, reader)


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

    def forget(self, sent: Sent) -> None:
        """A page was closed."""
        for shared in self.last.values():
            shared.seen.pop(sent, None)
            shared.before.pop(sent, None)

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
        left: bool = False,
        away: float | None = None,
    ) -> None:
        self.name = name
        self.bot = bot
        self.warm = warm
        self.connected = connected
        self.clock = clock
        self.deadline = deadline
        self.left = left
        self.away = away
        """Since when, by the clock of browsers; None while somebody is here."""


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
    chat: Callable[[Texts], list[tuple[str, str, bool]]] = lambda t: []
    """Names and words, and whether it is no talk but something that happened."""
    watchers: Sequence[str] = ()
    tempo: str = ""
    tempos: Sequence[str] = ()
    hints: bool = False
    frozen: bool = False
    """A replay: nobody is asked."""
    coach: str = ""
    proposals: Sequence[Any] = ()
    drawer: bool = True
    frame: str = "table.html"
    """The template around the pieces …"""
    around: Mapping[str, str] = field(default_factory=dict)
    """… and what it shows besides them."""
    paused: bool = False
    mode: str = "live"
    rematch: str = ""
    off: Callable[[int], Sequence[str]] | None = None
    """The private switches a seat has turned off; only that seat's own page may show them."""
    stop: Callable[[int], str] | None = None
    """At how many moments a seat wants to be asked ("": at all); only that seat's own page may show it."""
    unasked: Callable[[int], bool] | None = None
    """Is the open question answered for a seat, by its own wish? Only that seat's own page may show it."""
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
        log = scene.logs.get((shared.t.lang, log_reader(game, viewer.seat)))
        if sent is None:
            lines = "" if log is None else log.page(match, viewer.seat, info.action)
            return self._whole(shared, private, viewer.seat, log, lines).encode()
        news = b"" if log is None else self._log_news(match, info, log, viewer.seat, sent)
        changes = self._changes(shared, private, sent)
        if changes is None:
            changes = self._whole(shared, private, viewer.seat, log, "").encode()
        return changes + news

    def log(self, match: Match, info: TableInfo, viewer: Viewer, before: int) -> str:
        """Lines of the log before one; all of them if that is negative."""
        self.draw(match, info, viewer, None)  # words what is new
        log = (info.scene or self._scene(info.id)).logs.get((viewer.lang, log_reader(web(match.game), viewer.seat)))
        if log is None:
            return ""
        if before < 0:
            return log.part(match, 0, log.told, viewer.seat)
        return log.page(match, viewer.seat, info.action, before)

    def _log_news(self, match: Match, info: TableInfo, log: Log, reader: int | None, sent: Sent) -> bytes:
        """What the page lacks of the log: nothing, its end, or all of it after something was taken back."""
        mark, told = sent.log
        sent.log = (log.mark, log.told)
        if mark == log.mark and told <= log.told:
            return log.news(match, told, reader)
        lines = log.page(match, reader, info.action)
        return partial_in("#log", f'<ol id="loglines" hx-morph-skip-children data-mark="{log.mark}">{lines}</ol>')

    def _house(self, lang: str, game: str, drawer: bool) -> list[Piece]:
        """The house's own pieces."""
        found = self._houses.get((lang, game, drawer))
        if found is None:
            names = ("now", "where", "bar", "chatlines", "switches", "eye", "present", "tempo")
            context = {"t": texts(lang, game).t}
            found = [
                Piece(self.template(f"pieces/{name}.html").render(context)) for name in names[: 8 if drawer else 3]
            ]
            self._houses[lang, game, drawer] = found
        return found

    def _whole(self, shared: Shared, private: dict[str, str], me: int | None, log: Log | None, lines: str) -> str:
        values = {**shared.values, **private}
        seat_panels(shared, values, me)
        values["board"] = "".join([shared.fill(piece, values) for piece in shared.pieces])
        for piece in shared.house:
            values[f"piece-{piece.id}"] = piece.fill(values)
        values["log"], values["logmark"] = lines, "" if log is None else str(log.mark)
        return shared.frame.fill(values)

    def _changes(self, shared: Shared, private: dict[str, str], sent: Sent) -> bytes | None:
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

            sheet = Sheet(t, names, game.book(match), no_moves, render, options=match.options)
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
            "present": present_html(info, t) if info.drawer else "",
            "watching": str(len(info.watchers) or ""),
            "missing": "" if all(line.connected for line in info.seats) else " missing",
            "tempo": tempo_html(info, t),
            "asked": " ".join([str(s) for s in info.waiting]),
            "order": "".join([seal(s, "on" if s in info.waiting else "") for s in range(len(names))]),
        }
        values |= info.around
        if info.paused:
            values["where"] += f" <em>{escape(t.t('ui-paused'))}</em>"
        bots = any(info.seats[s].bot for s in info.waiting) and not info.frozen
        live = info.mode == "live"
        step = bots and info.tempo == "step" and "step" in info.tempos
        flags = (match.over, info.drawer, info.paused, live, bots, info.hushed, step)
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
            self.form(info.frame, lang, match.game, *flags),
            hash((flags, tuple(info.proposals))),
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
            context = {"t": texts(lang, game).t, "game": game, "flags": flags, "pages": web(game).pages}
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
            viewer = None if seat == -1 else seat
            log = scene.logs[t.lang, seat] = Log(info.undos, names, viewer, t.lang, game.module)
        log.read(match)

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
        unasked = me is not None and not info.frozen and info.unasked is not None and info.unasked(me)
        question = None if me is None or info.frozen or held is not None or unasked else match.question(me)
        legal: Any = match.legal(me) if question is not None and me is not None else ()
        sheet = self._sheet(match, shared.names, scene, -1 if me is None else me, t, game)
        sheet.say = lambda move: match.spoken(me or 0, move, t.lang, sheet.names)
        mine = None if me is None else match.given(me)
        sheet.given = "" if mine is None else str(mine)
        sheet.draft = info.draft(me) if me is not None and info.draft is not None else ""
        sheet.memory = scene.memory
        slots, bar = module.seat(view, question.key if question else None, legal, sheet)
        given: Any = mine if question is not None else held
        if unasked:
            bar = unasked_html(t)
        elif given is not None:
            final = held is not None or len(legal) == 1
            bar = given_html(t, "ui-given-held" if final else "ui-given", sheet.say(given)) + bar
        sheet.say = no_moves
        values: dict[str, str] = dict(slots)
        values["seat"] = "" if me is None else str(me)
        undo = me is not None and not info.frozen and match.can_undo(me)
        if not module.LOG_IS_PUBLIC:
            self._log(match, info, scene, -1 if me is None else me, t, sheet.names, game)
        values["switches"] = switches_html(match, info, me, t)
        switch = match.switch if (question is not None or unasked) and info.stop is not None else None
        yours = question is not None and given is None
        values["turn"] = ' data-turn="1"' if yours else "" if me is not None else ' data-watching="1"'
        values["proposals"] = self._proposals(info, sheet.names, t, viewer)
        values["invite"] = viewer.invite
        values["meclass"] = "" if me is not None else " watching"
        if question or undo or info.coach or given is not None or unasked:
            values["barclass"] = " yours" if yours else ""
            asked = question is not None
            flags = (asked, undo, asked and info.hints, bool(info.coach), match.over, switch is not None)
            form = self.form("question.html", t.lang, match.game, *flags)
            ask = question.text(t.lang) if question else waiting_text(match, info.waiting, sheet.names, t)
            words = {"ask": escape(ask), "bar": bar, "action": info.action, "coach": escape(info.coach)}
            words["stops"] = "" if switch is None or me is None else stops_html(match, info, me, t, unasked)
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
    """Where pieces lie now; a game that follows events is told what everybody saw since it last looked.

    It begins anew where some of that was taken back, or a replay went back.
    """
    if getattr(module, "FOLLOWS_EVENTS", False):
        told = memory.get("told", 0)
        if told and not match.events(None, told - 1):
            memory, told = {}, 0
        return module.follow(memory, view, match.events(None, told))
    return module.follow(memory, view)


def partial(name: str, html: str) -> bytes:
    """A piece for a page that is open: htmx puts it in its place."""
    return f'<hx-partial id="{name}" hx-swap="outerMorph">{html}</hx-partial>'.encode()


def partial_in(where: str, html: str) -> bytes:
    """What an element of an open page holds from now on."""
    return f'<hx-partial hx-target="{where}" hx-swap="innerHTML">{html}</hx-partial>'.encode()


def actor(event: Mapping[str, Any]) -> Any:
    """Who did it; a new round is nobody's act."""
    return None if event["kind"] == "round" else event.get("seat")


def log_reader(game: GameWeb, seat: int | None) -> int | None:
    """Whose log a seat reads: everybody's (None), the watchers' (-1) or its own."""
    return None if game.module.LOG_IS_PUBLIC else -1 if seat is None else seat


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
    boxes = [
        f'<label class="check"><input type="radio" name="only" value="{name}" id="stop-{name}" data-auto'
        f"{' checked' if name == chosen_stop(match, info, me) else ''}>"
        f"<span>{escape(t.t(f'{match.game}-stop-{name}'))}</span></label>"
        for name in reversed(match.stops)
    ]
    if boxes:
        boxes = [
            f'<fieldset class="stop-list"><legend>{escape(t.t("ui-stop-when"))}</legend>',
            *boxes,
            "</fieldset>",
        ]
        boxes.append(f"<h3>{escape(t.t('ui-switch-at'))}</h3>")
    for name in match.switches:
        said, on = escape(t.t(f"{match.game}-switch-{name}")), "" if name in off else " checked"
        boxes.append(
            f'<label class="check"><input type="checkbox" name="on" value="{name}" id="switch-{name}" '
            f"data-auto{on}><span>{said}</span></label>"
        )
    return (
        f'<form id="switching" method="post" action="{info.action}/switch" hx-post="{info.action}/switch" '
        f'hx-swap="none">'
        f'<h2>{escape(t.t("ui-switches"))}</h2><p class="quiet">{escape(t.t("ui-switches-lead"))}</p>'
        f"{''.join(boxes)}"
        f'<noscript><button class="btn sm">{escape(t.t("ui-ok"))}</button></noscript></form>'
    )


def chosen_stop(match: Match, info: TableInfo, me: int) -> str:
    """The word this viewer chose, or the one that stands for all moments."""
    return (info.stop(me) if info.stop is not None else "") or match.stops[0]


def stops_html(match: Match, info: TableInfo, me: int, t: Texts, unasked: bool) -> str:
    """In the question bar: when to be asked, in one click; small screens have a pill that opens the list."""
    if not match.stops:
        return ""
    mine, how = chosen_stop(match, info, me), 'form="switching" name="stop"'
    lead = escape(t.t("ui-stop-when"))
    out = [f'<div class="stops" role="group" aria-label="{lead}"><span class="when">{icon("u-bell")}{lead}</span>']
    for name in reversed(match.stops):
        on = name == mine
        said = f"{icon('u-check') if on else ''}{escape(t.t(f'{match.game}-stop-{name}'))}"
        out.append(f'<button class="stop" {how} value="{name}" aria-pressed="{str(on).lower()}">{said}</button>')
    said = escape(t.t(f"{match.game}-stop-{mine}"))
    out.append(f'<button class="stop pill" type="button" popovertarget="more">{icon("u-check")}{said}</button>')
    if unasked:
        out.append(f'<button class="stop" {how} value="{match.stops[0]}">{escape(t.t("ui-stop-now"))}</button>')
    return "".join([*out, "</div>"])


def unasked_html(t: Texts) -> str:
    """While the table answers for the viewer, by their own wish."""
    return f'<p class="given">{icon("u-lock")}<span>{escape(t.t("ui-unasked"))}</span></p>'


def given_html(t: Texts, key: str, move: str) -> str:
    """The viewer's own answer, while nobody else may know of it."""
    return f'<p class="given">{icon("u-lock")}<span>{escape(t.t(key, move=move))}</span></p>'


def chat_html(lines: Sequence[tuple[str, str, bool]]) -> str:
    """The chat as a list."""
    return "".join(
        [
            f"<li{' class=happened' if happened else ''}><b>{escape(name)}</b> {escape(line)}</li>"
            for name, line, happened in lines
        ]
    )


def present_html(info: TableInfo, t: Texts) -> str:
    """Who is at the table, who is not and what happens then, and who watches."""
    rows = "".join([present_row(info, seat, t) for seat in range(len(info.seats))])
    gone = [line for line in info.seats if not line.connected]
    then = f'<p class="then">{escape(t.t(f"ui-gone-then-{info.mode}"))}</p>' if gone and not info.frozen else ""
    named = [name for name in info.watchers if name][:WATCHERS_NAMED]
    more = len(info.watchers) - len(named)
    said = [escape(name) for name in named]
    if more:
        said.append(escape(t.t("ui-watchers-more" if named else "ui-watchers-unnamed", n=more)))
    watching = f"<b>{', '.join(said)}</b>" if said else escape(t.t("ui-watchers-none"))
    return (
        f'<ul class="people">{rows}</ul>{then}<h2>{escape(t.t("ui-watchers"))}</h2>'
        f'<p class="watchers">{watching}<br><small>{escape(t.t("ui-watchers-see"))}</small></p>'
    )


def present_row(info: TableInfo, seat: int, t: Texts) -> str:
    """One seat: who, and how it stands; for somebody who is not here, the others may propose a bot."""
    line = info.seats[seat]
    state, said = "here", t.t("ui-here")
    if line.bot:
        state, said = "bot", t.t("ui-bot-warm" if line.warm else f"ui-bot-{line.bot}")
    elif line.left:
        state, said = "gone", t.t("ui-gone")
    elif not line.connected:
        state, said = "away", t.t("ui-away")
    since, offer = "", ""
    if state in ("gone", "away"):
        if line.away is not None:
            since = f' <time data-since="{line.away:.0f}"></time>'
        text = escape(t.t("ui-propose-warm", name=line.name))
        offer = f'<button class="btn sm" name="what" value="warm:{seat}">{icon("u-bot")}{text}</button>'
    return (
        f'<li class="p-{state}" data-seat="{seat}">{seal(seat)}<span><b>{escape(line.name)}</b> '
        f'<em class="pill">{escape(t.t("ui-you"))}</em> <small>{escape(said)}{since}</small></span>'
        f'<i class="dot" aria-hidden="true"></i>{offer}</li>'
    )


def tempo_html(info: TableInfo, t: Texts) -> str:
    """How quickly bots go on."""
    return "".join(
        [
            f'<label><input type="radio" name="tempo" value="{name}" data-auto'
            f"{' checked' if name == info.tempo else ''}><span>{escape(t.t(f'ui-tempo-{name}'))}</span></label>"
            for name in info.tempos
        ]
    )


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
