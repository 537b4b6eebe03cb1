"""One table among many: finding it, changing it, keeping the change, hearing of others'. Knows no HTTP.

Every change of a table goes the same way: it is tried on a fork of the table's state, stored under the next number,
and only then the fork becomes the table and everybody is told. If another process was first with that number, its
entry is read, and the change is tried again on what the table has become.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, not_, or_, select, text

import rookery
from rookery.errors import NotAMove
from rookery.games import MODELS, broken
from rookery.play.game import Game
from rookery.serve import (
    Busy,
    Damaged,
    HubError,
    NoSuchTable,
    NotAllowed,
    NotYourSeat,
    Stale,
    StoreDown,
)
from rookery.serve.door.accounts import Accounts, User
from rookery.serve.door.friends import Friends
from rookery.serve.door.insiders import Insiders
from rookery.serve.door.rates import Limiter
from rookery.serve.door.wards import Wards
from rookery.serve.hub.driver import Driver
from rookery.serve.hub.reading import Readers
from rookery.serve.hub.robots import Robots
from rookery.serve.hub.sql import insert_sql, read_table, side_effects
from rookery.serve.settings import Settings
from rookery.serve.store import entries as en
from rookery.serve.store.bus import Bus, News
from rookery.serve.store.database import Insert, Store
from rookery.serve.store.entries import AnyEntry, Row
from rookery.serve.store.schema import entries, pulse
from rookery.serve.tables.cards import LATEST
from rookery.serve.tables.folding import fold
from rookery.serve.tables.live import Damage, LiveTable, must, read_in
from rookery.serve.tables.state import State
from rookery.serve.upkeep import asked, metrics
from rookery.serve.upkeep.logs import log

TRIES: Final = 20
NOTABLE_SECONDS: Final = 5.0
DAMAGED_SECONDS: Final = 60.0
DAMAGED_KEPT: Final = 1000
PRESENCE_SECONDS: Final = 30.0
WATCHERS_MAX: Final = 200
"""So many watchers of a table are told to other processes."""
SIGHTED_MAX: Final = 10
"""So many addresses of each who plays are compared."""
SIGHT: Final = text(
    "INSERT INTO sightings (table_id, person_id, place) SELECT :table_id, :person_id, :place"
    " WHERE EXISTS (SELECT 1 FROM tables WHERE id = :table_id AND status <> 'over') ON CONFLICT DO NOTHING"
)
"""Once each, in whichever process; after the end nothing is written down any more."""


Beside = Callable[[Connection], object]
"""What is written in the same transaction."""


@dataclass(frozen=True)
class Ack:
    """An answer is stored. `again`: it had been stored before."""

    number: int
    move: str
    again: bool = False


class Keeper:
    """What the hub does with one table: find it, change it, keep the change, hear of others'."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = Limiter(settings.redis)
        self.store = Store(settings)
        self.bus = Bus(settings.redis, self._hear)
        rates = settings.rate_logins, settings.rate_tries
        self.accounts = Accounts(self.store, self.limiter, *rates, self._tell_session)
        self.wards = Wards(self.store)
        self.on_acts: Callable[[], None] = nothing
        """Called when an admin did something in another process."""
        self.on_ranked: Callable[[], None] = nothing
        """Called when a ranked game is over."""
        self.on_cup: Callable[[], None] = nothing
        """Called when a game of a tournament is over."""
        self.friends = Friends(self.store, self.limiter, settings.rate_tables, self.now)
        self.insiders = Insiders(self.store)
        self.robots = Robots(settings)
        self.readers = Readers(settings)
        self.games: dict[str, Game] = {name: rookery.game(name) for name in rookery.games()}
        for name, why in broken().items():
            log.error("game left out", game=name, why=str(why), fix=f"rookery check-game {name}")
        if settings.test:
            self.games.update({name: Game(name) for name in MODELS})
        self.live: dict[str, LiveTable] = {}
        self.damaged: dict[str, float] = {}
        """Tables that could not be read, and when they may be tried again."""
        self.ready = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._insert = insert_sql(settings)
        self._began = time.time() - time.monotonic()
        self.changed = time.monotonic()
        """When a table was last changed, or a socket opened."""
        self.driver = Driver(self)

    def spawn(self, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        """Work beside all else, ended with the hub; with a context of its own it belongs to no request."""
        task: asyncio.Task[Any] = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def now(self) -> float:
        """The games' time: seconds since 1970, whatever the machine's clock is set to while the server runs."""
        return self._began + time.monotonic()

    async def go_on(self) -> None:
        """Never before what is stored: a clock that was set back while no server ran would hold every game up."""
        behind = await self.last_beat() - self.now()
        if behind > 0:
            self._began += behind
        if behind > NOTABLE_SECONDS:
            log.warning("the machine's clock is behind what is stored", seconds=round(behind))

    async def last_beat(self) -> float:
        """What the games' time was when it was last written down; 0 if nobody can read that."""
        query = select(pulse.c.at)
        found = await self.store.read(lambda db: db.execute(query).scalar())
        return found if isinstance(found, float) and found <= LATEST else 0.0

    def beat(self, db: Connection) -> bool:
        """Write it down."""
        now = self.now()
        old = or_(pulse.c.at < now, not_(pulse.c.at <= LATEST))  # or one that somebody has damaged
        return db.execute(pulse.update().where(old).values(at=now)).rowcount == 1

    beat.by_itself = True  # type: ignore[attr-defined]

    # -- finding tables ------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id; NoSuchTable."""
        table = self.live.get(table_id)
        if table is None:
            table = await self._load_once(table_id)
        table.touched = time.monotonic()
        if not table.listeners and table.touched - table.checked > self.settings.poll:
            await self.catch_up(table)
        return table

    async def looked_at(self, table_id: str, user: User | None) -> LiveTable:
        """The same for somebody who comes to look: with all that any process has acknowledged.

        A process that dies between an acknowledgement and the news of it leaves the others behind until they look.
        """
        at_hand = table_id in self.live
        table = await self.seen(table_id, user)
        if at_hand and self.settings.shared:
            with contextlib.suppress(StoreDown):  # what is known here is better than nothing
                await self.catch_up(table)
        return table

    async def shown(self, table_id: str, user: User | None, key: str) -> LiveTable:
        """The same for somebody who looks back, at a finished game also with the link that is passed on."""
        if key:
            table = await self.table(table_id)
            if table.status == "over" and secrets.compare_digest(key.encode(), share_key(table).encode()):
                return table
        return await self.looked_at(table_id, user)

    async def seen(self, table_id: str, user: User | None) -> LiveTable:
        """The same for a viewer: a table they may not look at does not exist for them."""
        table = await self.table(table_id)
        if table.setup.club:
            await self.insiders.look(table.setup.club, self.settings.poll)
        if not table.may_see(user):
            await self.catch_up(table)  # another process may have let them in a moment ago
            if table.setup.club:
                await self.insiders.look(table.setup.club)
            if not table.may_see(user):
                raise NoSuchTable
        if user is not None and table.noticed(user):
            self.bus.say(News(table.id, near=user.id))
        if table.setup.ranked:
            await self.sight(table, user)
        if table.proposals and any(p.seat == table.seat_of(user) for p in table.proposals):
            await self.arrive(table, user)
        return table

    async def arrive(self, table: LiveTable, user: User | None) -> None:
        """Somebody is back: the seat a bot kept warm is handed back."""
        seat = table.seat_of(user)
        if seat is None or user is None:
            return
        if any(p.seat == seat for p in table.proposals):  # no bot for somebody who is here
            await self._change(
                table,
                lambda s: en.Voted(user=user.id, yes=False) if any(p.seat == seat for p in s.proposals) else None,
            )
        if not (table.seats[seat].warm or table.seats[seat].left):
            return

        def make(state: State) -> AnyEntry | None:
            info = state.seats[seat]
            return en.Returned(seat=seat) if info.warm or info.left else None

        await self._change(table, make)

    async def _load_once(self, table_id: str) -> LiveTable:
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 20):
            raise NoSuchTable
        if self.damaged.get(table_id, 0.0) > time.monotonic():
            raise Damaged
        task = self._loading.get(table_id)
        if task is None:
            task = self.spawn(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        head, rows = await self.store.read(lambda db: read_table(db, table_id))
        if head is None or head.game not in self.games:
            raise NoSuchTable
        box = self.games[head.game].at(head.rules)
        if box is None:
            raise NotAllowed("ui-error-old-rules")
        try:
            table = read_in(head, rows, box)
        except Damage as damage:
            raise self._found(table_id, damage) from damage
        self._forget_damage(table_id)
        table = self._adopt(table)
        self.driver.drive(table, mine=False)
        return table

    def _found(self, table_id: str, damage: Damage) -> Damaged:
        """A damaged table: say so once, and leave it alone for a while."""
        if table_id not in self.damaged:
            log.error("damaged table", table=table_id, entry=damage.seq, why=damage.why)
        self.damaged[table_id] = time.monotonic() + DAMAGED_SECONDS
        while len(self.damaged) > DAMAGED_KEPT:
            del self.damaged[next(iter(self.damaged))]
        metrics.DAMAGED.set(len(self.damaged))
        return Damaged()

    def _forget_damage(self, table_id: str) -> None:
        if self.damaged.pop(table_id, None) is not None:
            metrics.DAMAGED.set(len(self.damaged))

    def _adopt(self, table: LiveTable) -> LiveTable:
        table = self.live.setdefault(table.id, table)
        table.state.slowly = self.settings.slowly
        table.on_presence = self._tell_presence
        table.now = self.now
        table.insiders = self.insiders.of
        return table

    # -- the two ways to change a table: an answer, and all else -------------------------------------------------

    async def answer(self, table: LiveTable, user: User, seat: int, number: int, move: str, once: str = "") -> Ack:
        """Answer question `number` for one's seat. Stale, or the game's IllegalMove, NotAMove, AmbiguousMove.

        An answer posted again with the same `once` is the same answer, whatever was answered since.
        """
        await self._own(table, user, seat)
        if table.setup.ranked:
            await self.sight(table, user)
        if once and (before := table.once.get((seat, once))):
            return Ack(before.number, before.move, again=True)
        if table.seats[seat].warm or table.seats[seat].left:
            await self.arrive(table, user)
        ack = await self.answer_for(table, seat, number, move, "")
        if once:
            table.remember(seat, once, ack)
        return ack

    async def sight(self, table: LiveTable, user: User | None) -> None:
        """Write down where somebody plays a ranked game from, in a form that can be compared here alone.

        All who sit there count, those too who never answer. Nothing waits for it: there will be another look.
        """
        place = asked.PLACE.get()
        if user is None or not place or table.status == "over" or table.seat_of(user) is None:
            return
        seen = user.id, place
        if seen in table.sighted or sum(who == user.id for who, _ in table.sighted) >= SIGHTED_MAX:
            return
        hashed = hashlib.blake2b(place.encode(), key=table.state.key, digest_size=8, person=b"rookery-from")
        row = {"table_id": table.id, "person_id": user.id, "place": hashed.hexdigest()}
        with contextlib.suppress(StoreDown):
            await self.store.write(lambda db: db.execute(SIGHT, row).rowcount)
            table.sighted |= {seen}

    async def _own(self, table: LiveTable, user: User, seat: int) -> None:
        """NotYourSeat unless this user sits there, for all that any process knows; no program plays for ranks."""
        if table.seat_of(user) != seat:
            await self.catch_up(table)
        owner(table, user, seat)
        if table.setup.ranked and user.bot:
            raise NotAllowed("ui-error-ranked-people")

    async def answer_for(self, table: LiveTable, seat: int, number: int, move: str, by: str) -> Ack:
        """The same for a seat, no matter who answers: its owner (""), a bot, the clock, or a switch."""
        start = time.perf_counter()
        async with table.lock:
            for _ in range(TRIES):
                if number > table.number:  # another process knows more
                    await self._read_new(table)
                before = known(table, seat, number, move)
                if before is not None:
                    return before
                if (
                    (by == "bot" and not table.state.is_bot(seat))
                    or (by == "clock" and not self.driver.late(table, seat))
                    or (by == "switch" and seat not in table.state.pending())
                ):
                    raise Stale  # the owner is back, has answered, or has more time: only they answer
                fork, entry, only = table.state.played(seat, move, by, self.now())
                if await self._keep(table, entry, fork, only):
                    metrics.ANSWERED[by].inc()
                    metrics.ANSWER.observe(time.perf_counter() - start)
                    return Ack(number, entry.move)
        raise Busy

    async def show_held(self, table: LiveTable, number: int) -> None:
        """An answer that was held back takes effect, if it is time."""
        async with table.lock:
            for _ in range(TRIES):
                state = table.state
                at = state.show_at()
                if state.number != number or at is None or at > self.now() + 0.001 or state.paused:
                    return
                fork = state.fork(play=True)
                if await self._keep(table, fork.show_held(self.now()), fork, None):
                    return
        raise Busy

    async def _change(
        self, table: LiveTable, make: Callable[[State], AnyEntry | None], beside: Beside | None = None
    ) -> None:
        """`make` looks at the state and gives the entry (None: nothing to do), or raises.

        `beside` is written in the transaction that stores the entry.
        """
        async with table.lock:
            for _ in range(TRIES):
                try:
                    entry = make(table.state)
                except HubError:  # true of what this process knows; another may know more
                    if not await self._read_new(table):
                        raise
                    continue
                if entry is None:
                    return
                fork = table.state.fork(play=isinstance(entry, en.Undone))
                if await self._keep(table, entry, fork, fold(fork, entry, self.now()), beside):
                    return
        raise Busy

    async def _keep(
        self, table: LiveTable, entry: AnyEntry, fork: State, only: int | None, beside: Beside | None = None
    ) -> bool:
        """Store an entry, then let it be the table. False: another process was first; its entries are read."""
        if table.deleted:
            raise NoSuchTable
        row = Row(table.seq + 1, fork.at, en.encode(entry))
        insert, side = Insert(self._insert, (fork.id, *row)), side_effects(table, entry, fork)

        def with_side(db: Connection) -> bool:
            if not insert(db):
                return False
            for statement in side:
                db.execute(statement)
            if beside is not None:
                beside(db)
            return True

        job: Callable[[Connection], bool] = with_side if side or beside is not None else insert
        if not await self.store.write(job):
            metrics.CONFLICTS.inc()
            await self._read_new(table)
            return False
        ends = fork.status == "over" != table.status
        table.take(row, entry, fork, only)
        table.touched = self.changed = time.monotonic()
        self.bus.say(News(fork.id, row.seq))
        self.driver.drive(table, mine=True)
        if ends and fork.setup.ranked:
            self.on_ranked()
        if ends and fork.setup.cup:
            self.on_cup()
        return True

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other processes stored."""
        async with table.lock:
            await self._read_new(table)

    async def _read_new(self, table: LiveTable) -> bool:
        """Was there anything new?"""
        query = (
            select(entries.c.seq, entries.c.at, entries.c.data)
            .where(entries.c.table_id == table.id, entries.c.seq >= table.seq)
            .order_by(entries.c.seq)
        )
        rows = await self.store.read(lambda db: [Row(*row) for row in db.execute(query)])
        table.checked = time.monotonic()
        if not rows or table.deleted:
            self.drop(table.id)
            raise NoSuchTable
        try:
            new = table.load(rows)
        except Damage as damage:
            self.driver.rest(table)
            self.live.pop(table.id, None)
            raise self._found(table.id, damage) from damage
        if new:
            self.driver.drive(table, mine=False)
        return new

    def drop(self, table_id: str) -> None:
        """The table has been deleted: nobody may look at it any more."""
        table = self.live.pop(table_id, None)
        self._forget_damage(table_id)
        if table is not None:
            table.deleted = True
            self.driver.rest(table)
            table.wake()

    async def read_anew(self, table_id: str) -> None:
        """What is stored of the table was written anew; it adds up to the same, but for a name."""
        table = self.live.get(table_id)
        if table is None:
            return
        async with table.lock:
            head, rows = await self.store.read(lambda db: read_table(db, table_id))
            if head is None:
                self.drop(table_id)
                return
            try:
                table.become(read_in(head, rows, table.box))
            except Damage as damage:
                self.driver.rest(table)
                self.live.pop(table_id, None)
                raise self._found(table_id, damage) from damage
        self.driver.drive(table, mine=False)

    async def look_inside(self, club: str) -> None:
        """Who belongs to a club may have changed: some may no longer look at its tables."""
        if await self.insiders.look(club):
            for table in self.live.values():
                if table.setup.club == club:
                    table.wake()

    # -- between processes ---------------------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        if news.session:
            self.accounts.forget(news.session)
        if news.acts:
            self.on_acts()
        if news.club:
            self.spawn(self.look_inside(news.club))
        if news.gone:
            self.drop(news.table)
        table = self.live.get(news.table)
        if table is None:
            return
        if news.here is not None:
            until = time.monotonic() + PRESENCE_SECONDS
            table.elsewhere[news.process] = (frozenset(news.here), until)
            table.afar = {**table.afar, news.process: (news.watching[:WATCHERS_MAX], until)}
            if table.show_presence():
                table.wake()
        for user_id in (*(news.here or ()), news.near):
            if table.seat_of(user_id) is not None:
                table.seen[user_id] = time.monotonic()
        if news.anew:
            self.spawn(self.read_anew(table.id))
        elif news.seq > table.seq:
            self.spawn(self.catch_up(table))

    def _tell_presence(self, table: LiveTable) -> None:
        self.changed = time.monotonic()
        self.bus.say(News(table.id, here=sorted(table.here), watching=table.watching_here()[:WATCHERS_MAX]))

    def _tell_session(self, key: str) -> None:
        self.bus.say(News("", session=key))


def nothing() -> None:
    """What is done where nobody wants to know."""


def share_key(table: LiveTable) -> str:
    """Opens the replay of a finished game to anybody. Those who may see the table have it; it cannot be guessed."""
    return hashlib.blake2b(f"share {table.id}".encode(), key=table.invite.encode()[:64], digest_size=10).hexdigest()


def owner(table: LiveTable, user: User | None, seat: int) -> None:
    """NotYourSeat unless this user sits there."""
    if user is None or not 0 <= seat < len(table.seats) or table.seats[seat].user_id != user.id:
        raise NotYourSeat


def known(table: LiveTable, seat: int, number: int, move: str) -> Ack | None:
    """The acknowledgement of an answer that was given before; Stale if the question is gone; None if it is open."""
    state = table.state
    before = state.given.get((number, seat))
    if before is not None and ((move and move in before) or canonical(table, move) == before[0]):
        return Ack(number, before[0], again=True)
    if number != state.number:
        raise Stale
    must("playing", table)
    if state.paused:
        raise NotAllowed("ui-error-paused")
    return None


def canonical(table: LiveTable, move: str) -> str:
    """A move's one way of being written, if it can be read without knowing the question."""
    match = table.match
    try:
        return move if match is None else match.canonical(move)
    except NotAMove:
        return move
