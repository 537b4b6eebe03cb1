"""A table in memory: its state, its chat, who is there, and those who listen.

Nothing but `connected` and the listeners is kept outside the entries. An answer that does not close a sealed
question wakes only the seat that gave it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from math import inf
from typing import Any, Final

from rookery.core.chance import SEED_BYTES, commitment
from rookery.i18n.birds import bot_name
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve import NotAllowed
from rookery.serve.store.entries import (
    Admitted,
    Answered,
    AnyEntry,
    GaveUp,
    Left,
    Proposed,
    Returned,
    Row,
    Said,
    TableSetup,
    Voted,
    decode,
)
from rookery.serve.tables import clocks
from rookery.serve.tables.cards import LATEST
from rookery.serve.tables.chat import CHAT_KEPT, HAPPENED, ChatLine
from rookery.serve.tables.folding import fold
from rookery.serve.tables.state import GIVEN_KEPT, Proposal, SeatInfo, State

LINGER: Final = 20.0
"""Seconds until a lost connection shows at a silent table: a reload in a sealed round must not tell anything."""
ABSENT: Final = 60.0
"""Seconds without a sign of life until others may decide without somebody: connections drop, pages are reloaded."""
ABSENT_TURNS: Final = 3 * 86_400.0
"""The same for a question that waits in a turn-based game, where nobody sits at the table all the time."""
NEAR: Final = 10.0


class Wakes:
    """Wake-ups of one listener; changes that come while it is busy are one wake-up."""

    __slots__ = ("_waiting", "changed_at", "new")

    def __init__(self) -> None:
        self.changed_at = 0.0
        self.new = False
        self._waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """There is something new."""
        if not self.new:
            self.new = True
            self.changed_at = time.perf_counter()
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)

    def rest(self, known: dict[tuple[str, ...], tuple[str, ...]]) -> None:
        """Nothing happens at the table; `known` is for what its listeners can share."""

    async def wait(self) -> None:
        """Until there is something new."""
        if not self.new:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
        self.new = False


class LiveTable:
    """A table in memory, as pages and programs read it. Only `Hub` changes it, under `lock`."""

    known_as: Mapping[str, str] = {}
    """The names of those who have it open here."""
    afar: Mapping[str, tuple[list[str], float]] = {}
    """Who watches in other processes, and until when that holds."""
    watchers: tuple[str, ...] = ()
    """The names of those who watch, as everybody was last told; "" for somebody without a name."""

    sighted: frozenset[tuple[str, str]] = frozenset()
    """At a ranked table: who answered from where, as far as this process has written it down."""

    def __init__(self, state: State, invite: str) -> None:
        self.state = state
        self.invite = invite
        self.seq = 0
        self.rows: list[str] = []
        """All entries as stored: bots' workers and replays are made of them."""
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.listeners: dict[Wakes, str | None] = {}
        """Those who want to hear of changes, and who they are."""
        self.cache: dict[Any, Any] = {}
        """For renderers: whatever belongs to the present version; emptied with every visible change."""
        self.scene: Any = None
        """For renderers: what they remember from one version to the next."""
        self.touched = time.monotonic()
        self.moved = 0.0
        """When it last changed, by the same clock."""
        self.checked = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hurry = False
        self.stepped = -1
        """The question that bots may answer, step by step."""
        self.here: dict[str, int] = {}
        self.gone: dict[str, float] = {}
        """When those with a seat closed the table: at a silent one a lost connection shows only after a while."""
        self.seen: dict[str, float] = {}
        """When those with a seat last asked for anything, here or in another process."""
        self.now: Callable[[], float] = time.time
        """What the time is (`Hub.now`)."""
        self.known = time.monotonic()
        """Since when it is in this process's memory: who was there before, this process does not know."""
        self.insiders: Callable[[str], Collection[str]] = nobody
        """Who belongs to a club (`Insiders.of`)."""
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        self.once: dict[tuple[int, str], Any] = {}
        """Acknowledgements of the latest answers by seat and the id their page gave them."""

    def remember(self, seat: int, once: str, ack: Any) -> None:
        """An answer was taken: the same one posted again changes nothing."""
        self.once[seat, once] = ack
        while len(self.once) > GIVEN_KEPT:
            del self.once[next(iter(self.once))]

    @classmethod
    def blank(cls, head: Any, box: Game) -> LiveTable:
        """A table before its first entry; Damage."""
        try:
            key, created = bytes.fromhex(head.seed), float(head.created)
        except (TypeError, ValueError) as error:
            raise Damage(0, type(error).__name__) from error
        if len(key) != SEED_BYTES or not 0 <= created <= LATEST:
            raise Damage(0, "head")
        return cls(State(head.id, box, key, created, TableSetup(game=head.game, seats=0)), head.invite)

    @property
    def id(self) -> str:
        """Its name in URLs."""
        return self.state.id

    @property
    def game(self) -> str:
        """The name of the game played here."""
        return self.state.setup.game

    @property
    def box(self) -> Game:
        """The game itself: seats, options, cards, clauses."""
        return self.state.box

    @property
    def setup(self) -> TableSetup:
        """How the host set it up."""
        return self.state.setup

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        return self.state.status

    @property
    def host(self) -> str:
        """The host's user id."""
        return self.state.host

    @property
    def seats(self) -> list[SeatInfo]:
        """The seats."""
        return self.state.seats

    @property
    def match(self) -> Match | None:
        """The match, once it has begun. Look, never play: `hub.answer` plays."""
        return self.state.match

    @property
    def number(self) -> int:
        """The open question; posts carry it."""
        return self.state.number

    @property
    def version(self) -> int:
        """Rises with everything anybody at the table may see."""
        return self.state.version

    @property
    def mode(self) -> str:
        """live or turn."""
        return self.state.mode

    @property
    def paused(self) -> bool:
        """Are clocks and bots stopped?"""
        return self.state.paused

    @property
    def proposals(self) -> list[Proposal]:
        """What is proposed now: at most one thing."""
        return self.state.proposals

    @property
    def rematch(self) -> str:
        """The table of the next game, if there is one."""
        return self.state.rematch

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats asked now, in order: the order does not tell who has answered a sealed question."""
        return self.state.asked if self.status == "playing" else ()

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the deal."""
        return commitment(self.state.key)

    def seat_of(self, user: Any) -> int | None:
        """Where a user (or user id) sits."""
        return None if user is None else self.state.seat_of(user if isinstance(user, str) else user.id)

    def held_of(self, seat: int) -> str | None:
        """The seat's own answer while it is held back. For that seat alone."""
        held = self.state.held
        return held[1] if held is not None and held[0] == seat else None

    def draft_of(self, seat: int) -> str:
        """What a seat has put together so far; only that seat may be told."""
        return self.state.drafts.get(seat, "")

    def off_of(self, seat: int) -> tuple[str, ...]:
        """The private switches a seat has turned off. For that seat alone."""
        return self.state.off.get(seat, ())

    def stop_of(self, seat: int) -> str:
        """At how many moments a seat wants to be asked ("": at all). For that seat alone."""
        return self.state.stops.get(seat, "")

    def unasked(self, seat: int) -> bool:
        """Is the open question answered for a seat, by its own wish? For that seat alone."""
        return self.status == "playing" and self.state.unasked(seat)

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up (seconds since 1970), or None."""
        return clocks.deadline(self.state, seat)

    def clock(self, seat: int, now: float | None = None) -> float | None:
        """The seconds a seat has left, or None without a clock."""
        return clocks.left(self.state, seat, self.now() if now is None else now)

    def names(self, lang: str = "en") -> list[str]:
        """The names at the table, by seat, as a reader of a language has them."""
        named = zip(self.seats, self.state.names(), strict=True)
        return [bot_name(name, lang) if s.bot and s.user_id is None else name for s, name in named]

    deleted = False
    """It is not stored any more."""

    def may_see(self, user: Any) -> bool:
        """May this user look at the table?"""
        state = self.state
        if self.deleted:
            return False
        if state.setup.public and not state.setup.club:
            return True
        if user is None:
            return False
        if user.id == state.host or state.seat_of(user.id) is not None:
            return True
        return user.id in (self.insiders(state.setup.club) if state.setup.club else state.admitted)

    # -- entries -----------------------------------------------------------------------------------------------

    def load(self, rows: Iterable[Row]) -> bool:
        """Add entries another process stored, or all of them after a start. Was anything new?

        Damage: one is missing or cannot be read. Then this table is of no use any more.
        """
        new = False
        for row in rows:
            if row.seq <= self.seq:
                continue
            if row.seq != self.seq + 1:
                raise Damage(self.seq + 1, "missing")
            if new is False:  # readers may hold the old state
                self.state = self.state.fork(play=True)
                new = True
            try:
                entry = decode(row.data)
                only = fold(self.state, entry, row.at)
            except Exception as error:  # whatever stands there
                raise Damage(row.seq, type(error).__name__) from error
            self.take(row, entry, self.state, only)
        return new

    def take(self, row: Row, entry: AnyEntry, state: State, only: int | None) -> None:
        """A stored entry becomes part of the table; listeners are woken."""
        self.state = state
        self.moved = time.monotonic()
        self.seq = row.seq
        self.rows.append(row.data)
        if isinstance(entry, Said):
            n = self.chat[-1].n + 1 if self.chat else 0
            line = ChatLine(n, row.at, entry.user, entry.name, entry.seat, entry.text, entry.phrase)
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        elif state.happened is not None and isinstance(entry, TELLING):
            self.tell(row.at, *state.happened)
        if not isinstance(entry, Answered):  # nobody sits elsewhere, or was renamed
            self.show_presence()
        self.wake(only)

    def tell(self, at: float, what: str, user_id: str, name: str, seat: int | None) -> None:
        """What happened around the game, between what people say; coming and going all the time is one line."""
        last = self.chat[-1] if self.chat else None
        kept = (
            self.chat[:-1]
            if last is not None and last.phrase in HAPPENED and last.user_id == user_id
            else self.chat
        )
        line = ChatLine(0 if last is None else last.n + 1, at, user_id, name, seat, "", what)
        self.chat = [*kept[1 - CHAT_KEPT :], line]

    def become(self, other: LiveTable) -> None:
        """Read again from what is stored; those who are here stay."""
        other.state.slowly = self.state.slowly
        other.state.undos = self.state.undos + 1  # readers of events start again
        other.state.version = self.state.version + 1
        self.state, self.seq, self.rows, self.chat = other.state, other.seq, other.rows, other.chat
        self.show_presence()
        self.wake()

    def wake(self, only: int | None = None) -> None:
        """Tell the listeners: all of them, or those in one seat."""
        if only is None:
            self.cache.clear()
        for listener, user_id in self.listeners.items():
            if only is None or self.seat_of(user_id) == only:
                listener.wake()

    def rest(self) -> None:
        """Nothing happens here: what renderers remember to be quick is made again when it is wanted."""
        self.cache.clear()
        if self.scene is not None:
            self.scene.rest()
        known: dict[tuple[str, ...], tuple[str, ...]] = {}
        for listener in self.listeners:
            listener.rest(known)

    @asynccontextmanager
    async def listen(self, user: Any = None) -> AsyncIterator[Wakes]:
        """Wake-ups for one viewer, until left."""
        wakes = Wakes()
        self.join(user, wakes)
        try:
            yield wakes
        finally:
            self.leave(wakes)

    def join(self, user: Any, wakes: Wakes) -> None:
        """Wake-ups for one viewer from now on; the user counts as connected meanwhile."""
        user_id = None if user is None else str(user.id)
        self.listeners[wakes] = user_id
        if user_id is not None:
            self.here[user_id] = self.here.get(user_id, 0) + 1
            self.known_as = {**self.known_as, user_id: str(user.name)}
            self.presence_changed()

    def leave(self, wakes: Wakes) -> None:
        """No more of them."""
        user_id = self.listeners.pop(wakes)
        if user_id is not None:
            self.here[user_id] -= 1
            if not self.here[user_id]:
                del self.here[user_id]
                self.known_as = {u: name for u, name in self.known_as.items() if u != user_id}
                if self.seat_of(user_id) is not None:
                    self.gone[user_id] = time.monotonic()
            self.presence_changed()

    # -- presence ----------------------------------------------------------------------------------------------

    on_presence: Callable[[LiveTable], None] | None = None

    def presence_changed(self) -> None:
        """Somebody came or went in this process."""
        self.touched = time.monotonic()
        if self.show_presence():
            self.wake()
            if self.on_presence is not None:
                self.on_presence(self)

    def noticed(self, user: Any) -> bool:
        """Somebody asks for something. Is it worth telling other processes?

        Nobody at the table sees it: in a sealed round it would tell who has been busy.
        """
        if user is None or self.seat_of(user) is None:
            return False
        now = time.monotonic()
        before = self.seen.get(user.id, -NEAR)
        self.seen[user.id] = now
        return now - before >= NEAR

    def connected(self, user_id: str) -> bool:
        """Has this user the table open, here or in another process?"""
        if user_id in self.here:
            return True
        now = time.monotonic()
        if self.state.hushed() and now - self.gone.get(user_id, -LINGER) < LINGER:
            return True
        return any(user_id in users and until > now for users, until in self.elsewhere.values())

    def present(self, user_id: str) -> bool:
        """Must this user be asked before something is decided? A lost connection alone makes nobody absent."""
        last = max(self.known, self.gone.get(user_id, -inf), self.seen.get(user_id, -inf))  # clocks begin anywhere
        return self.connected(user_id) or time.monotonic() - last < ABSENT

    def show_presence(self) -> bool:
        """Bring `connected` of the seats up to date. Has it changed?"""
        changed = False
        for seat in self.state.seats:
            now = seat.user_id is not None and self.connected(seat.user_id)
            changed = changed or now != seat.connected
            if seat.connected and not now:
                seat.away = self.now()
            seat.connected = now
        return changed

    def watching_here(self) -> list[str]:
        """The names of those who only watch, in this process; "" for somebody without a name."""
        named = [name for user_id, name in self.known_as.items() if self.seat_of(user_id) is None]
        return sorted(named) + [""] * sum(user_id is None for user_id in self.listeners.values())

    def show_watchers(self) -> bool:
        """Bring `watchers` up to date, now and then: many may come at once. Has it changed?"""
        now = time.monotonic()
        far = [name for names, until in self.afar.values() if until > now for name in names]
        found = tuple(sorted(self.watching_here() + far))
        changed = found != self.watchers
        self.watchers = found
        return changed


TELLING: Final = (Admitted, GaveUp, Left, Proposed, Returned, Voted)
"""The entries that may be worth telling (`State.happened`)."""


class Damage(Exception):
    """Entry `seq` of a table is missing, or cannot be read because of `why`; 0 is the head of the table."""

    def __init__(self, seq: int, why: str) -> None:
        self.seq, self.why = seq, why
        super().__init__(f"entry {seq}: {why}")


def read_in(head: Any, rows: Sequence[Row], box: Game) -> LiveTable:
    """A table from what is stored of it; Damage."""
    table = LiveTable.blank(head, box)
    table.load(rows)
    if not rows or table.status != head.status:  # which is stored with the entry that changed it
        raise Damage(table.seq + 1, "missing")
    return table


def nobody(club: str) -> Collection[str]:
    """Who belongs to a club where nothing is known of clubs."""
    return ()


def must(status: str, table: LiveTable) -> None:
    """NotAllowed unless the table is in this state."""
    if table.status != status:
        raise NotAllowed(f"ui-error-not-{status}")
