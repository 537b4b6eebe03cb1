"""What is known of a table besides its match, who looks, and what is remembered from one change to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rookery.games.sheet import Sheet
from rookery.i18n import Texts
from rookery.i18n.birds import bot_name
from rookery.serve.drawing.loglines import Log
from rookery.serve.drawing.pieces import Piece, Sent, Shared, cut


@dataclass
class Viewer:
    """Who looks: a seat (None is a spectator), a language, and the person, if known."""

    seat: int | None
    lang: str
    user: Any = None
    invite: str = ""
    """How others are invited, on a page that is loaded; a page that is open has it."""


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
        """Nothing happens at the table: forget what is soon drawn again, and lines of the log that all have."""
        self.sheets, self.pieces, self.last = {}, {}, {}
        for log in self.logs.values():
            log.rest()


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
        program: bool = False,
        vacation: float = 0.0,
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
        self.program = program
        self.vacation = vacation
        """Until when they are on vacation; 0: they are not."""

    @property
    def mark(self) -> str:
        """The text that says that no person plays here now, or ""."""
        if self.bot:
            return "ui-bot-warm" if self.warm else "ui-bot"
        return "ui-program" if self.program else ""

    @property
    def presence(self) -> tuple[Any, ...]:
        """All that the list of those at the table shows of it."""
        return self.name, self.bot, self.warm, self.connected, self.left, self.away, self.program, self.vacation

    def called(self, lang: str) -> str:
        """The name as a reader has it: a bot's is translated, a person's never, though a bot sits in."""
        return bot_name(self.name, lang) if self.bot and not self.warm else self.name


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
    ranked: bool = False
    """Nothing is taken back, and no bot sits in."""
    frozen: bool = False
    """A replay, or a game that was ended: nobody is asked."""
    ended: bool = False
    """The players agreed to stop before the end."""
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
        return [s.called(t.lang) or t.t("ui-seat", n=n + 1) for n, s in enumerate(self.seats)]
