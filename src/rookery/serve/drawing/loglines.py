"""A table's log as lines of HTML: worded for everybody, and again for a seat they speak to."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import escape
from rookery.i18n import texts
from rookery.i18n.messages import END, SAID, SIGN
from rookery.play.match import Match
from rookery.serve.drawing.boards import GameWeb

LOG_KEPT = 30
LOG_PAGE = 200
NAME, NAMED = "\x0e", "\x0f"  # around a name in a line: no name has such signs
SIGNS = re.compile(f"{SIGN}([^{SAID}]*){SAID}([^{END}]*){END}")


class Line:
    """A line of the log: worded for everybody, and again for a seat it speaks to."""

    __slots__ = ("_event", "_gain", "_head", "_to", "html", "own")

    def __init__(self, event: dict[str, Any], head: str, html: str, gain: str = "") -> None:
        self._event = event
        self._head = head
        self._gain = gain
        self._to: tuple[int, ...] | None = None
        self.html = html
        self.own: dict[int, str] = {}

    def read(self, log: Log, match: Match, reader: int | None) -> str:
        """As one seat reads it."""
        if reader is None or not self.html:
            return self.html
        if self._to is None:
            self._to = match.spoken_to(self._event, log.lang)
        if reader not in self._to:
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
        self.heads: Sequence[str] = getattr(board, "LOG_HEADS", ())
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

    def rest(self) -> None:
        """Forget the lines; whoever has not been sent them yet has them worded again."""
        self.lines.clear()
        self.fresh.clear()

    def _who(self, event: dict[str, Any]) -> Any:
        """Who acts; a heading is nobody's act, though it names somebody."""
        return None if event["kind"] in self.heads else actor(event)

    def _last(self, events: Sequence[dict[str, Any]], before: Any) -> Any:
        """Who did the last of these things, as far as they are told at all."""
        for event in reversed(events):
            if event["kind"] not in self.quiet:
                return self._who(event)
        return before

    def _line(self, match: Match, events: Sequence[dict[str, Any]], n: int, before: Any) -> Line:
        """One event of several that were told together; whoever acted on is seen to go on."""
        event = events[n]
        kind, seat = event["kind"], self._who(event)
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


def actor(event: Mapping[str, Any]) -> Any:
    """Who did it; a new round is nobody's act."""
    return None if event["kind"] == "round" else event.get("seat")


def log_reader(game: GameWeb, seat: int | None) -> int | None:
    """Whose log a seat reads: everybody's (None), the watchers' (-1) or its own."""
    return None if game.module.LOG_IS_PUBLIC else -1 if seat is None else seat
