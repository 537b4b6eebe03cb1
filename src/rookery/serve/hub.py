"""The face for pages and API: accounts, tables, answers, chat. Knows no HTTP.

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
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, func, select, tuple_

import rookery
from rookery.core.chance import make_key
from rookery.errors import NotAMove, PositionError, UndoRefused
from rookery.games import MODELS, broken
from rookery.play.game import Game, Verdict
from rookery.play.match import Match
from rookery.serve import (
    BadName,
    BadSetup,
    Busy,
    Damaged,
    Forbidden,
    HubError,
    NoSuchTable,
    NotAllowed,
    NotSignedIn,
    NotYourSeat,
    Stale,
    StoreDown,
    TableFull,
    TooBig,
    TooFast,
    clocks,
    memory,
    metrics,
)
from rookery.serve import entries as en
from rookery.serve.accounts import Accounts, User
from rookery.serve.bus import Bus, News
from rookery.serve.entries import AnyEntry, Row, TableSetup
from rookery.serve.friends import Friends
from rookery.serve.logs import log
from rookery.serve.names import clean
from rookery.serve.pairing import Pairing
from rookery.serve.reading import Readers, from_outside
from rookery.serve.robots import Robots, timeout_move
from rookery.serve.schema import entries, pulse, seats, tables
from rookery.serve.security import Limiter
from rookery.serve.settings import Settings
from rookery.serve.store import Insert, Store
from rookery.serve.tables import (
    ABSENT_TURNS,
    NOTICES,
    PHRASES,
    TEMPOS,
    Damage,
    LiveTable,
    SeatInfo,
    State,
    TableCard,
    check_level,
    check_setup,
    must,
    read_in,
    tally,
    warm_level,
)

__all__ = [
    "PHRASES",
    "Ack",
    "BadName",
    "BadSetup",
    "Busy",
    "Forbidden",
    "Hub",
    "HubError",
    "LiveTable",
    "NoSuchTable",
    "NotAllowed",
    "NotSignedIn",
    "NotYourSeat",
    "Stale",
    "StoreDown",
    "TableCard",
    "TableFull",
    "TableSetup",
    "TooBig",
    "TooFast",
    "User",
]

TRIES: Final = 20
CHAT_MAX: Final = 500
NOTICE_RATE: Final = "1/30 seconds"
WORDS_MAX: Final = 100
LIST_MAX: Final = 60
OPEN: Final = and_(tables.c.public.is_(True), tables.c.status == "waiting")
OPEN_PER_HOST: Final = 10
SHOWN_PER_HOST: Final = 3
LOOKED_UP: Final = 12
"""So many of somebody's newest live tables are opened to see whose turn it is; opening takes a while."""
SETUPS_MAX: Final = 256 * 1024
"""Bytes of a table that still waits: every setup it ever had stays in its list of entries."""
NOTABLE_SECONDS: Final = 5.0
DAMAGED_SECONDS: Final = 60.0
DAMAGED_KEPT: Final = 1000
COUNTED_MAX: Final = 10_000
MOMENTS_KEPT: Final = 100
REPLAYED_AT_ONCE: Final = 32
PRESENCE_SECONDS: Final = 30.0
WATCHERS_MAX: Final = 200
"""So many watchers of a table are told to other processes."""
STILL_SECONDS: Final = 5.0
"""A table counts as still so long after the last move …"""
LOOK_SECONDS: Final = 1.0
"""… and so long after somebody came to look."""
QUIET_SECONDS: Final = STILL_SECONDS + 1.5
TIDY_SECONDS: Final = 10.0
TIDY_LATEST: Final = 900.0
PLAY: Final = (en.Answered, en.Shown, en.Undone)
ASIDE: Final = (en.Said, en.Switched, en.Paced)
_card = msgspec.json.Decoder(TableCard)


@dataclass(frozen=True)
class Ack:
    """An answer is stored. `again`: it had been stored before."""

    number: int
    move: str
    again: bool = False


class Hub:
    """One per process. `await Hub.open(settings)`, `await hub.close()`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = Limiter(settings.redis)
        self.store = Store(settings)
        self.bus = Bus(settings.redis, self._hear)
        rates = settings.rate_logins, settings.rate_tries
        self.accounts = Accounts(self.store, self.limiter, *rates, self._tell_session)
        self.friends = Friends(self.store, self.limiter, settings.rate_tables, self.now)
        self.pairing = Pairing(self)
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
        self._moments: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self._insert = insert_sql(settings)
        self._began = time.time() - time.monotonic()
        self.changed = time.monotonic()
        """When a table was last changed, or a socket opened."""
        self.tidied = time.monotonic()

    @classmethod
    async def open(cls, settings: Settings) -> Hub:
        """Start: database, bus, sweeper."""
        hub = cls(settings)
        await hub.store.open()
        await hub.go_on()
        await hub.bus.open()
        hub._spawn(clocks.sweep(hub))
        hub._spawn(clocks.poll(hub))
        hub._spawn(clocks.beat(hub))
        hub._spawn(clocks.calm(hub))
        hub._spawn(clocks.notice(hub))
        hub.ready = True
        return hub

    async def close(self) -> None:
        """Stop, after everything that was accepted is stored."""
        self.ready = False
        for table in self.live.values():
            self._rest(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.robots.close()
        self.readers.close()
        with contextlib.suppress(StoreDown):
            await self.store.write(self.beat)
        await self.bus.close()
        await self.store.close()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
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
        """What the games' time was when it was last written down."""
        query = select(pulse.c.at)
        return await self.store.read(lambda db: float(db.execute(query).scalar() or 0.0))

    def beat(self, db: Connection) -> bool:
        """Write it down."""
        now = self.now()
        return db.execute(pulse.update().where(pulse.c.at < now).values(at=now)).rowcount == 1

    # -- finding tables ----------------------------------------------------------------------------------------

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
        if not table.may_see(user):
            await self.catch_up(table)  # another process may have let them in a moment ago
            if not table.may_see(user):
                raise NoSuchTable
        if user is not None and table.noticed(user):
            self.bus.say(News(table.id, near=user.id))
        if table.proposals and any(p.seat == table.seat_of(user) for p in table.proposals):
            await self.arrive(table, user)
        return table

    async def _load_once(self, table_id: str) -> LiveTable:
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 20):
            raise NoSuchTable
        if self.damaged.get(table_id, 0.0) > time.monotonic():
            raise Damaged
        task = self._loading.get(table_id)
        if task is None:
            task = self._spawn(self._load(table_id))
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
        self.drive(table, mine=False)
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

    async def _cards(self, query: Any) -> list[TableCard]:
        """The cards a query finds (`id`, `card`). One that cannot be read is made anew, or else left out."""
        found: list[TableCard | None] = []
        broken: list[tuple[int, str]] = []
        for row in await self.store.read(lambda db: db.execute(query).all()):
            card = readable(row.card)
            if card is None:
                broken.append((len(found), row.id))
            found.append(card if card is not None and card.game in self.games else None)
        for place, table_id in broken[:LOOKED_UP]:
            with contextlib.suppress(NoSuchTable, NotAllowed):  # the table itself is damaged
                found[place] = await self._mend_card(table_id)
        return [card for card in found if card is not None]

    async def _mend_card(self, table_id: str) -> TableCard:
        card = (await self.table(table_id)).state.card()
        log.error("damaged table", table=table_id, entry=0, why="card", mended=True)
        change = tables.update().where(tables.c.id == table_id).values(card=msgspec.json.encode(card).decode())
        await self.store.write(lambda db: db.execute(change).rowcount)
        return card

    def _adopt(self, table: LiveTable) -> LiveTable:
        table = self.live.setdefault(table.id, table)
        table.state.slowly = self.settings.slowly
        table.on_presence = self._tell_presence
        table.now = self.now
        return table

    async def open_tables(self) -> list[TableCard]:
        """Public tables that wait for people, the newest first; of each host a few, so that none hides the rest."""
        query = (
            select(tables.c.id, tables.c.card)
            .where(OPEN)
            .order_by(tables.c.created.desc())
            .limit(LIST_MAX * OPEN_PER_HOST)
        )
        shown: list[TableCard] = []
        hosts: Counter[str] = Counter()
        for card in await self._cards(query):
            hosts[card.host] += 1
            if hosts[card.host] <= SHOWN_PER_HOST:
                shown.append(card)
        return shown[:LIST_MAX]

    async def _room_for(self, user: User, setup: TableSetup) -> None:
        """NotAllowed if somebody has too many public tables waiting already."""
        if setup.public:
            mine = tables.c.card.contains(f'"host":"{user.id}"', autoescape=True)
            query = select(func.count()).select_from(tables).where(OPEN, mine)
            if (await self.store.read(lambda db: db.execute(query).scalar()) or 0) >= OPEN_PER_HOST:
                raise NotAllowed("ui-error-too-many-open", most=OPEN_PER_HOST)

    async def tables_of(self, user: User) -> list[TableCard]:
        """The tables where somebody sits, the newest first."""
        query = (
            select(tables.c.id, tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id)
            .order_by(tables.c.created.desc())
            .limit(LIST_MAX)
        )
        cards = [card for card in await self._cards(query) if card.given_up(user.id) is None]
        stale = [c.id for c in cards if c.status == "playing" and c.mode == "live" and c.id not in self.live]
        for table_id in stale[:LOOKED_UP]:  # who is asked at a live table is not stored with every move
            with contextlib.suppress(HubError):  # it cannot be opened; what is known of it is shown
                await self.table(table_id)
        return [self.live[c.id].state.card() if c.id in self.live else c for c in cards]

    async def history(self, user: User, before: float = 0.0, most: int = 50) -> list[TableCard]:
        """Somebody's finished games, the newest first; those set up before a time, if one is given."""
        query = (
            select(tables.c.id, tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id, tables.c.status == "over")
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(min(most, LIST_MAX))
        )
        return await self._cards(query.where(tables.c.created < before) if before else query)

    async def finished(self, user: User, enough: int) -> int:
        """How many games somebody has finished, counted up to `enough`."""
        query = (
            select(seats.c.table_id)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id, tables.c.status == "over")
            .limit(enough)
        )
        return await self.store.read(lambda db: len(db.execute(query).all()))

    async def watchable(self, most: int) -> list[TableCard]:
        """Public tables under way, the newest first."""
        query = (
            select(tables.c.id, tables.c.card)
            .where(tables.c.public.is_(True), tables.c.status == "playing")
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return await self._cards(query)

    async def statistics(self, user: User) -> dict[str, Any]:
        """How somebody's finished games went: by game, and with whom."""
        query = (
            select(tables.c.id, tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id, tables.c.status == "over")
            .order_by(tables.c.created.desc())
            .limit(COUNTED_MAX)
        )
        return tally(await self._cards(query), user.id)

    async def overdue(self, before: float, after: tuple[float, str], limit: int) -> list[tuple[float, str]]:
        """Tables on which a bot or a clock should have acted, and since when; the next after one of these."""
        place = tuple_(tables.c.due, tables.c.id)
        query = select(tables.c.due, tables.c.id).where(tables.c.due <= before, place > tuple_(*after))
        query = query.order_by(tables.c.due, tables.c.id).limit(limit)
        return [(row.due, row.id) for row in await self.store.read(lambda db: db.execute(query).all())]

    # -- before the game ---------------------------------------------------------------------------------------

    async def create(self, user: User, setup: TableSetup) -> LiveTable:
        """A new table; its host takes the first free seat unless the setup says otherwise."""
        return await self._create(user, setup, new_id())

    async def _create(self, user: User, setup: TableSetup, table_id: str, seat: int | None = None) -> LiveTable:
        self.limiter.quick(self.settings.rate_tables, "tables", user.id)
        if setup.game not in self.games:
            raise BadSetup(why=f"game: {', '.join(self.games)}")
        box = self.games[setup.game]
        setup = await self._checked(box, setup, user)
        await self._room_for(user, setup)
        state = State(table_id, box, make_key(None), self.now(), setup)
        made: list[AnyEntry] = [en.Opened(host=user.id, setup=setup)]
        made += [en.Bot(seat=n, level=level) for n, level in sorted(setup.bots.items())]
        free = [n for n in range(setup.seats) if n not in setup.bots]
        if setup.sit and free:
            made.append(en.Sat(seat=seat if seat in free else free[0], user=user.id, name=user.name))
        table = laid(state, made)
        if not await self.store.write(lambda db: insert_table(db, table)):
            return await self.table(table_id)
        return self._adopt(table)

    async def seat_together(
        self,
        game: str,
        seats: int,
        people: Sequence[tuple[str, str]],
        bots: dict[int, str],
        claim: Callable[[Connection, str], bool],
    ) -> LiveTable | None:
        """A public table with these people (ids and names), under way at once; None if they cannot be claimed."""
        box = self.games[game]
        setup = check_setup(box, TableSetup(game=game, seats=seats, bots=bots, public=True))
        state = State(new_id(), box, make_key(None), self.now(), setup)
        made: list[AnyEntry] = [en.Opened(host=people[0][0], setup=setup)]
        made += [en.Sat(seat=n, user=person, name=name) for n, (person, name) in enumerate(people)]
        made += [en.Bot(seat=n, level=level) for n, level in sorted(bots.items())]
        table = laid(state, made)
        add(table, en.Began(chance=state.start_match()))
        if not await self.store.write(lambda db: claim(db, table.id) and insert_table(db, table)):
            return None
        self.changed = time.monotonic()
        table = self._adopt(table)
        self.drive(table, mine=True)
        return table

    async def _checked(self, box: Game, setup: TableSetup, user: User) -> TableSetup:
        """A setup that can be played, or BadSetup. What somebody made up is read where it can do no harm."""
        if from_outside(box, setup):
            return await self.readers.setup(setup, user.id)
        return check_setup(box, setup)

    async def change(self, table: LiveTable, user: User, setup: TableSetup) -> None:
        """The host changes the setup before the start; people and bots keep their seats."""
        box = self.games.get(setup.game)
        if box is None or setup.game != table.game:
            raise BadSetup(why=f"game: {table.game}")
        only_host(table.state, user)
        good = await self._checked(box, setup, user)
        if not table.setup.public:
            await self._room_for(user, good)

        def make(state: State) -> AnyEntry:
            only_host(state, user)
            must("waiting", table)
            if sum(map(len, table.rows)) > SETUPS_MAX:
                raise NotAllowed("ui-error-setups")
            if any(not seat.free for seat in state.seats[good.seats :]):
                raise NotAllowed("ui-error-seat-taken")
            return en.Changed(setup=good)

        await self._change(table, make)

    async def admit(self, table: LiveTable, user: User, invite: str) -> None:
        """Somebody came through the invite link and may look on; `sit` does it too."""
        if not secrets.compare_digest(invite.encode(), table.invite.encode()):
            raise NoSuchTable
        if not table.may_see(user):
            await self._change(table, lambda state: en.Admitted(user=user.id, name=user.name))

    async def sit(self, table: LiveTable, user: User, seat: int | None = None, invite: str = "") -> int:
        """Take a seat; the first free one if none is named."""
        if not table.may_see(user):
            await self.admit(table, user, invite)

        def make(state: State) -> AnyEntry | None:
            mine = state.seat_of(user.id)
            if mine is not None and seat in (None, mine):
                return None
            must("waiting", table)
            if mine is not None:
                raise NotAllowed("ui-error-sits-already")
            free = [s.seat for s in state.seats if s.free]
            if not free or (seat is not None and seat not in free):
                raise TableFull
            return en.Sat(seat=free[0] if seat is None else seat, user=user.id, name=user.name)

        await self._change(table, make)
        await self.arrive(table, user)
        found = table.seat_of(user)
        assert found is not None
        return found

    async def stand(self, table: LiveTable, user: User) -> None:
        """Leave the seat. Once the game has begun it stays theirs, and a bot may keep it warm by consent."""

        def make(state: State) -> AnyEntry | None:
            seat = state.seat_of(user.id)
            if seat is None or state.status == "over" or state.seats[seat].left:
                return None
            return en.Stood(seat=seat) if state.status == "waiting" else en.Left(seat=seat)

        await self._change(table, make)

    async def give_up(self, table: LiveTable, user: User) -> None:
        """Leave one's own seat of a running game for good: a bot plays it to the end, and it counts as lost."""

        def make(state: State) -> AnyEntry | None:
            if any(seat.quitter == user.id for seat in state.seats):
                return None
            seat = state.seat_of(user.id)
            if seat is None:
                raise NotYourSeat
            must("playing", table)
            return en.GaveUp(seat=seat, level=warm_level(table.game))

        await self._change(table, make)

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

    async def set_seat(self, table: LiveTable, user: User, seat: int, bot_level: str | None) -> None:
        """The host puts a bot on a seat, or makes the seat free."""
        if bot_level is not None:
            check_level(table.game, bot_level)

        def make(state: State) -> AnyEntry:
            only_host(state, user)
            must("waiting", table)
            if not 0 <= seat < len(state.seats):
                raise BadSetup(why=f"seat: 0 … {len(state.seats) - 1}")
            return en.Stood(seat=seat) if bot_level is None else en.Bot(seat=seat, level=bot_level)

        await self._change(table, make)

    async def words(self, table: LiveTable, user: User, text: str) -> None:
        """Words of one's own, mixed into chance; before the start."""
        good = clean(text, WORDS_MAX)

        def make(state: State) -> AnyEntry:
            seat = state.seat_of(user.id)
            must("waiting", table)
            if seat is None:
                raise NotYourSeat
            return en.Worded(seat=seat, words=good)

        await self._change(table, make)

    async def choose(self, table: LiveTable, user: User, choice: str) -> None:
        """What one's seat has one of, before the start: first come, first served; "" takes it back."""
        offered = table.box.seat_choice
        if offered is None or choice not in ("", *offered.each):
            raise BadSetup(why=f"choice: {', '.join(offered.each) if offered is not None else '–'}")

        def make(state: State) -> AnyEntry:
            seat = state.seat_of(user.id)
            must("waiting", table)
            if seat is None:
                raise NotYourSeat
            if choice and any(s.choice == choice for s in state.seats if s.seat != seat):
                raise NotAllowed("ui-error-choice-taken")
            return en.Chose(seat=seat, choice=choice)

        await self._change(table, make)

    async def start(self, table: LiveTable, user: User) -> None:
        """The host begins the game; every seat must be taken."""

        def make(state: State) -> AnyEntry | None:
            only_host(state, user)
            if state.status == "playing":
                return None
            must("waiting", table)
            if any(seat.free for seat in state.seats):
                raise NotAllowed("ui-error-seats-free")
            return en.Began(chance=state.start_match())

        await self._change(table, make)

    async def call(self, table: LiveTable, user: User, friend: str) -> None:
        """Call a friend to a table where one sits, to a free seat or to watch."""
        if not at_home(table, user):
            raise Forbidden
        if table.status == "over":
            raise NotAllowed("ui-error-not-playing")
        await self.friends.call(user, friend, table.id)

    async def answer_call(self, user: User, table_id: str, yes: bool) -> LiveTable | None:
        """Follow a friend's call: to a free seat if there is one, else to watch; or do not."""
        if not await self.friends.answered(user, table_id):
            raise NoSuchTable
        if not yes:
            return None
        table = await self.table(table_id)
        await self.admit(table, user, table.invite)
        if table.status == "waiting" and any(seat.free for seat in table.seats):
            with contextlib.suppress(TableFull):  # somebody was quicker
                await self.sit(table, user)
        return table

    async def rename(self, user: User, name: str) -> User:
        """Another name, at one's tables too."""
        self.limiter.quick(self.settings.rate_chat, "rename", user.id)
        renamed = await self.accounts.rename(user, name)
        for card in await self.tables_of(user):
            if card.status != "over":
                with contextlib.suppress(NoSuchTable, NotAllowed):  # one that cannot be opened holds nobody up
                    table = await self.table(card.id)
                    if not table.state.hushed():  # a name can say something too
                        await self._change(table, lambda state: en.Renamed(user=user.id, name=renamed.name))
        return renamed

    # -- playing -----------------------------------------------------------------------------------------------

    async def answer(self, table: LiveTable, user: User, seat: int, number: int, move: str, once: str = "") -> Ack:
        """Answer question `number` for one's seat. Stale, or the game's IllegalMove, NotAMove, AmbiguousMove.

        An answer posted again with the same `once` is the same answer, whatever was answered since.
        """
        await self._own(table, user, seat)
        if once and (before := table.once.get((seat, once))):
            return Ack(before.number, before.move, again=True)
        if table.seats[seat].warm or table.seats[seat].left:
            await self.arrive(table, user)
        ack = await self._answer(table, seat, number, move, "")
        if once:
            table.remember(seat, once, ack)
        return ack

    async def _own(self, table: LiveTable, user: User, seat: int) -> None:
        """NotYourSeat unless this user sits there, for all that any process knows."""
        if table.seat_of(user) != seat:
            await self.catch_up(table)
        owner(table, user, seat)

    async def _answer(self, table: LiveTable, seat: int, number: int, move: str, by: str) -> Ack:
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
                    or (by == "clock" and not self._late(table, seat))
                    or (by == "switch" and seat not in table.state.pending())
                ):
                    raise Stale  # the owner is back, has answered, or has more time: only they answer
                fork, entry, only = played(table.state, seat, move, by, self.now())
                if await self._keep(table, entry, fork, only):
                    metrics.ANSWERED[by].inc()
                    metrics.ANSWER.observe(time.perf_counter() - start)
                    return Ack(number, entry.move)
        raise Busy

    async def switch(self, table: LiveTable, user: User, name: str, on: bool) -> None:
        """Whether one wants to be asked at a kind of moment. Private: nobody else notices."""

        def make(state: State) -> AnyEntry | None:
            seat = state.seat_of(user.id)
            must("playing", table)
            if seat is None:
                raise NotYourSeat
            assert state.match is not None
            off, stop = set(state.off.get(seat, ())), state.stops.get(seat, "")
            before = off, stop
            if name in state.match.stops:
                stop = name if on and name != state.match.stops[0] else ""
            elif name in state.match.switches:
                off = off - {name} if on else off | {name}
            else:
                raise NotAllowed("ui-error-no-switch")
            return None if (off, stop) == before else en.Switched(seat=seat, off=sorted(off), stop=stop)

        await self._change(table, make)

    async def draft(self, table: LiveTable, user: User, seat: int, number: int, move: str) -> None:
        """What one would answer if the time were up, where that counts. Private: nobody else notices."""
        await self._own(table, user, seat)

        def make(state: State) -> AnyEntry:
            match = state.match
            if match is None or state.number != number or seat not in state.pending():
                raise Stale
            if not match.keeps_drafts:
                raise NotAllowed("ui-error-no-draft")
            parsed = match.move(seat, move)
            if parsed not in match.legal(seat):
                match.clone().answer(seat, parsed)  # says why not
            return en.Drafted(seat=seat, number=number, move=str(parsed))

        await self._change(table, make)

    async def undo(self, table: LiveTable, user: User, seat: int, number: int, moves: int | None = 1) -> None:
        """Take back one's last answer (`moves=None`: all since the last commit point). UndoRefused says why not."""
        await self._own(table, user, seat)

        def make(state: State) -> AnyEntry:
            if number != state.number:
                raise Stale
            if state.status == "over":
                raise UndoRefused("over")
            must("playing", table)
            assert state.match is not None
            return en.Undone(seat=seat, moves=state.match.clone().undo(seat, moves))

        await self._change(table, make)

    async def skip(self, table: LiveTable, user: User) -> None:
        """Do not wait for the bots' pacing until a person is asked; step by step: let them answer one question."""
        if table.seat_of(user) is None and user.id != table.host:
            raise NotYourSeat
        if table.state.by_steps():
            table.stepped = table.number
        else:
            table.hurry = True
        self.drive(table, mine=True)

    async def tempo(self, table: LiveTable, user: User, tempo: str) -> None:
        """How quickly bots go on from now on: for everybody at the table, so those with a seat decide."""

        def make(state: State) -> AnyEntry | None:
            if state.seat_of(user.id) is None:
                raise NotYourSeat
            must("playing", table)
            if tempo not in state.tempos():
                raise BadSetup(why=f"tempo: {', '.join(state.tempos())}")
            return None if tempo == state.tempo else en.Paced(tempo=tempo)

        await self._change(table, make)

    async def hint(self, table: LiveTable, user: User, seat: int) -> str:
        """What a bot would answer, if the table allows hints."""
        await self._own(table, user, seat)
        must("playing", table)
        if not table.setup.hints:
            raise NotAllowed("ui-error-no-hints")
        if seat not in table.waiting:
            raise NotAllowed("ui-error-not-asked")
        return await self.robots.think(table, seat, warm_level(table.game))

    async def chat(self, table: LiveTable, user: User, text: str = "", phrase: str = "") -> None:
        """Say something: free text, or the id of a quick phrase."""
        self.limiter.quick(self.settings.rate_chat, "chat", user.id)
        if len(text) > 4 * CHAT_MAX:
            raise TooBig
        said = clean(text, CHAT_MAX)
        if phrase and phrase not in (*PHRASES, *NOTICES):
            raise NotAllowed("ui-error-phrase")
        if bool(said) == bool(phrase):
            raise NotAllowed("ui-error-empty")
        if table.state.hushed():
            if phrase not in NOTICES or table.seat_of(user) is None:
                raise NotAllowed("ui-error-hushed")
            self.limiter.quick(NOTICE_RATE, "notice", f"{table.id} {user.id}")
        await self._change(
            table,
            lambda state: en.Said(
                user=user.id, name=spoken_name(state, user), seat=state.seat_of(user.id), text=said, phrase=phrase
            ),
        )

    # -- consent -----------------------------------------------------------------------------------------------

    async def propose(self, table: LiveTable, user: User, what: str) -> None:
        """Propose live, turn, pause, resume or warm:SEAT; it holds when the others agree."""

        def make(state: State) -> AnyEntry:
            if state.seat_of(user.id) is None:
                raise NotYourSeat
            must("playing", table)
            if state.proposals:
                raise NotAllowed("ui-error-proposal-open")
            return en.Proposed(user=user.id, what=what, voters=voters(table, state, user.id, what, self.now()))

        await self._change(table, make)

    async def consent(self, table: LiveTable, user: User, yes: bool) -> None:
        """Agree to what is proposed, or not. One no ends it; the proposer's own no takes it back."""

        def make(state: State) -> AnyEntry:
            if state.seat_of(user.id) is None:
                raise NotYourSeat
            if not state.proposals or (yes and user.id not in state.proposals[0].missing):
                raise NotAllowed("ui-error-no-proposal")
            return en.Voted(user=user.id, yes=yes)

        await self._change(table, make)

    # -- after the game ----------------------------------------------------------------------------------------

    async def rematch(self, table: LiveTable, user: User) -> LiveTable:
        """The next game with the same setup. The first who asks opens the table; the others find their seats."""
        mine = table.seat_of(user)
        if mine is None:
            raise NotYourSeat
        must("over", table)
        table_id = table.rematch or rematch_id(table)
        setup = msgspec.structs.replace(table.setup, opening=[], branch_of="", branch_at=0, sit=True)
        setup.bots = {s.seat: s.bot for s in table.seats if s.bot is not None and not s.warm}
        if not table.rematch:
            await self._create(user, setup, table_id, mine)
            await self._change(table, lambda state: None if state.rematch else en.Rematched(table=table_id))
        new = await self.table(table_id)
        if new.seat_of(user) is None and new.status == "waiting":
            seat = mine if new.seats[mine].free else None
            await self.sit(new, user, seat, new.invite)
        return new

    async def branch(self, table: LiveTable, user: User, at: int, seat: int | None = None) -> LiveTable:
        """Play on from a moment of a finished game, as a new table: bots on the other seats, new chance."""
        must("over", table)
        match = await self.moment(table, user, at, None)
        mine = seat if seat is not None else table.seat_of(user)
        place = mine if mine is not None and 0 <= mine < match.seats else 0
        setup = msgspec.structs.replace(
            table.setup,
            options=match.options,
            opening=match.lines(),
            bots={s: warm_level(table.game) for s in range(match.seats) if s != place},
            chance=[],
            public=False,
            sit=True,
            branch_of=table.id,
            branch_at=at,
        )
        return await self.create(user, setup)

    def moments(self, table: LiveTable) -> int:
        """How many moments there are to look back at: one per answer of a seat, and the deal (moment 0)."""
        return len(self._ends(table)) - 1

    def _ends(self, table: LiveTable) -> list[int]:
        """Where each moment ends in the list of answers. An open sealed question is no moment yet."""
        match = table.match
        if match is None:
            raise NotAllowed("ui-error-not-playing")
        return [*match.seat_answers(len(table.setup.opening)), match.settled]

    async def moment(self, table: LiveTable, user: User | None, at: int, eyes: int | None) -> Match:
        """The match as it stood after `at` answers. While the game runs, through one's own eyes only."""
        if eyes is not None and table.status != "over" and table.seat_of(user) != eyes:
            raise NotYourSeat
        ends = self._ends(table)
        if eyes is not None and not 0 <= eyes < len(table.seats):
            raise NotYourSeat
        if not 0 <= at < len(ends):
            raise NotAllowed("ui-error-no-moment", last=len(ends) - 1)
        name = self.moments_of(table)
        found = self._moments.get((name, at))
        if found is None:
            near = max((n for kept, n in self._moments if kept == name and n < at), default=-1)
            before = self._moments.get((name, near))
            found = await replayed(table, before, ends[near] if before is not None else 0, ends[at])
            self._moments[name, at] = found
            while len(self._moments) > MOMENTS_KEPT:
                self._moments.popitem(last=False)
        return found

    def moments_of(self, table: LiveTable) -> str:
        """A name for what can be looked back at; it changes when that may."""
        return f"{table.id} {table.state.number if table.status == 'playing' else 'over'}"

    async def moment_of(self, table: LiveTable, user: User | None, line: int, eyes: int | None) -> int:
        """The moment at which a line of somebody's log was told."""
        first, last = 0, self.moments(table)
        while first < last:
            middle = (first + last) // 2
            if (await self.moment(table, user, middle, eyes)).events(eyes, line):
                last = middle
            else:
                first = middle + 1
        return first

    async def record(self, table: LiveTable, user: User | None) -> str:
        """The record as this user may have it: until the end without the seed and what is hidden."""
        if table.match is None:
            raise NotAllowed("ui-error-not-playing")
        return table.match.record_for(table.seat_of(user))

    async def verify(self, record: str, who: str) -> Verdict:
        """What a record proves; `who` sent it: a user's id, or an address."""
        self.limiter.quick(self.settings.rate_tables, "verify", who)
        return await self.readers.verdict(record, who)

    # -- the one way to change a table -------------------------------------------------------------------------

    async def _change(self, table: LiveTable, make: Callable[[State], AnyEntry | None]) -> None:
        """`make` looks at the state and gives the entry (None: nothing to do), or raises."""
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
                if await self._keep(table, entry, fork, fork.apply(entry, self.now())):
                    return
        raise Busy

    async def _keep(self, table: LiveTable, entry: AnyEntry, fork: State, only: int | None) -> bool:
        """Store an entry, then let it be the table. False: another process was first; its entries are read."""
        row = Row(table.seq + 1, fork.at, en.encode(entry))
        insert, side = Insert(self._insert, (fork.id, *row)), side_effects(table, entry, fork)

        def with_side(db: Connection) -> bool:
            if not insert(db):
                return False
            for statement in side:
                db.execute(statement)
            return True

        job: Callable[[Connection], bool] = with_side if side else insert
        if not await self.store.write(job):
            metrics.CONFLICTS.inc()
            await self._read_new(table)
            return False
        table.take(row, entry, fork, only)
        table.touched = self.changed = time.monotonic()
        self.bus.say(News(fork.id, row.seq))
        self.drive(table, mine=True)
        return True

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other processes stored."""
        async with table.lock:
            await self._read_new(table)

    async def _read_new(self, table: LiveTable) -> bool:
        """Was there anything new?"""
        query = (
            select(entries.c.seq, entries.c.at, entries.c.data)
            .where(entries.c.table_id == table.id, entries.c.seq > table.seq)
            .order_by(entries.c.seq)
        )
        rows = await self.store.read(lambda db: [Row(*row) for row in db.execute(query)])
        table.checked = time.monotonic()
        try:
            new = table.load(rows)
        except Damage as damage:
            self._rest(table)
            self.live.pop(table.id, None)
            raise self._found(table.id, damage) from damage
        if new:
            self.drive(table, mine=False)
        return new

    # -- bots and clocks ---------------------------------------------------------------------------------------

    def drive(self, table: LiveTable, mine: bool) -> None:
        """See to it that bots answer and clocks ring. `mine`: we changed it last, so it is for us to go on."""
        state = table.state
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if state.status != "playing" or state.paused or not self.ready:
            return
        pending = state.pending()
        if pending and not any(state.is_bot(s) for s in pending):
            table.hurry = False
        resting = state.by_steps() and table.stepped != state.number
        for seat in () if resting else pending:
            if state.is_bot(seat) and (seat not in table.thinking or table.hurry):
                old = table.thinking.get(seat)
                if old is not None and not old.done():
                    continue
                table.thinking[seat] = self._spawn(self._bot_step(table, seat, state.number, mine))
        due = state.rings(pending)
        if due is not None:
            wait = max(0.0, due - self.now()) + (0.0 if mine else self.settings.grace)
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(wait, self._ring, table, state.number)

    def _rest(self, table: LiveTable) -> None:
        if table.timer is not None:
            table.timer.cancel()
        for task in table.thinking.values():
            task.cancel()

    async def _bot_step(self, table: LiveTable, seat: int, number: int, mine: bool) -> None:
        """One bot answers one question."""
        try:
            if not mine and not table.hurry:
                since = max(0.0, self.now() - table.state.opened)
                await asyncio.sleep(max(0.0, self.settings.grace - since))
            if not self._expected(table, seat, number):
                return
            move = await self.robots.think(table, seat, table.seats[seat].bot or "random")
            await self._pace(table)
            if self._expected(table, seat, number):
                await self._answer(table, seat, number, move, "bot")
        except (
            HubError,
            ValueError,
        ) as error:  # another process was first, or the store is down: the sweeper sees to it
            log.info("bot step", table=table.id, number=number, why=type(error).__name__)
            if not isinstance(error, Stale):
                await asyncio.sleep(self.settings.sweep)  # do not spin while the database is away
        finally:
            if table.thinking.get(seat) is asyncio.current_task():
                del table.thinking[seat]
        if self.ready and table.state.pending():
            self.drive(table, mine=mine)

    def _expected(self, table: LiveTable, seat: int, number: int) -> bool:
        state = table.state
        return state.number == number and not state.paused and seat in state.pending() and state.is_bot(seat)

    async def _pace(self, table: LiveTable) -> None:
        """Wait so that people can follow, and take back what they have just done; `skip` ends it."""
        if table.state.by_steps():
            return
        pace = self.settings.pace * TEMPOS.get(table.state.tempo, 1.0)
        wait = max(pace, self.settings.regret if table.state.may_regret() else 0)
        until = min(table.state.opened, self.now()) + wait / 1000
        while not table.hurry and (left := until - self.now()) > 0:
            await asyncio.sleep(min(left, 0.1))

    def _ring(self, table: LiveTable, number: int) -> None:
        table.timer = None
        self._spawn(self._time_up(table, number))

    def _late(self, table: LiveTable, seat: int) -> bool:
        until = clocks.deadline(table.state, seat)
        return until is not None and until <= self.now() + 0.001

    async def _time_up(self, table: LiveTable, number: int) -> None:
        """The clock answers, by the game's published rule, for all whose time is up. It looks like any answer."""
        failed = False
        for seat in table.state.pending():
            state = table.state
            by = "clock" if self._late(table, seat) else "switch" if self._switched_off(table, seat) else ""
            if state.number != number or state.match is None or not by:
                continue
            try:
                move = state.drafts.get(seat) or timeout_move(state.match, seat)
                await self._answer(table, seat, number, move, by)
            except (HubError, ValueError) as error:
                failed = failed or not isinstance(error, Stale)
                log.info("clock", table=table.id, number=number, why=type(error).__name__)
        try:
            await self._show_held(table, number)
        except HubError as error:
            failed = True
            log.info("show", table=table.id, number=number, why=type(error).__name__)
        if failed:
            await asyncio.sleep(self.settings.sweep)  # do not spin while the database is away
        if table.timer is None and self.ready:
            self.drive(table, mine=True)

    def _switched_off(self, table: LiveTable, seat: int) -> bool:
        at = table.state.auto_at(seat)
        return at is not None and at <= self.now() + 0.001

    async def _show_held(self, table: LiveTable, number: int) -> None:
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

    # -- between processes -------------------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        if news.session:
            self.accounts.forget(news.session)
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
        if news.seq > table.seq:
            self._spawn(self.catch_up(table))

    def _tell_presence(self, table: LiveTable) -> None:
        self.changed = time.monotonic()
        self.bus.say(News(table.id, here=sorted(table.here), watching=table.watching_here()[:WATCHERS_MAX]))

    def _tell_session(self, key: str) -> None:
        self.bus.say(News("", session=key))

    async def refresh_watched(self) -> None:
        """Compare numbers with the database for every table somebody watches; the safety net under the bus."""
        watched = [t for t in self.live.values() if t.listeners]
        for start in range(0, len(watched), 500):
            ids = [t.id for t in watched[start : start + 500]]
            newest = func.max(entries.c.seq)
            query = (
                select(entries.c.table_id, newest).where(entries.c.table_id.in_(ids)).group_by(entries.c.table_id)
            )
            found = await self.store.read(lambda db, q=query: db.execute(q).all())  # type: ignore[misc]
            for table_id, seq in found:
                table = self.live.get(table_id)
                if table is not None and seq > table.seq:
                    await self.catch_up(table)
        for table in watched:
            if self.settings.redis:
                self._tell_presence(table)
            seats, watchers = table.show_presence(), table.show_watchers()
            if seats or watchers:
                table.wake()

    def forget_idle(self) -> None:
        """Tables nobody looked at for a while leave the memory; the database has them. So do the oldest of many."""
        before = time.monotonic() - self.settings.idle
        quiet = [t for t in self.live.values() if not (t.listeners or t.thinking or t.lock.locked())]
        quiet.sort(key=lambda table: table.touched)
        many = len(quiet) - self.settings.unwatched
        for n, table in enumerate(quiet):
            if n >= many and table.touched >= before:
                return
            self._rest(table)
            del self.live[table.id]

    def calm_still(self) -> None:
        """Tables at which nothing happens for a while keep only what they cannot make again."""
        now = time.monotonic()
        for table in self.live.values():
            if table.cache and table.moved < now - STILL_SECONDS and table.touched < now - LOOK_SECONDS:
                table.rest()

    def tidy(self) -> None:
        """When nobody plays just now, or has not stopped for long: give back what is left over."""
        now = time.monotonic()
        since = now - self.tidied
        if self.tidied < self.changed and since > (
            TIDY_SECONDS if self.changed < now - QUIET_SECONDS else TIDY_LATEST
        ):
            memory.clean()
            self.tidied = time.monotonic()

    def count_tables(self) -> None:
        """Bring the gauge up to date."""
        for status in ("waiting", "playing", "over"):
            metrics.TABLES.labels(status).set(sum(t.status == status for t in self.live.values()))


# -- small things ----------------------------------------------------------------------------------------------


def new_id() -> str:
    """A table's name: ten signs that are easy to read out."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))


def rematch_id(table: LiveTable) -> str:
    """The same for everybody who asks, in every process, and not to be guessed."""
    return hashlib.blake2b(table.id.encode(), key=table.invite.encode()[:64], digest_size=5).hexdigest()


def share_key(table: LiveTable) -> str:
    """Opens the replay of a finished game to anybody; whoever may see the table has it, and nobody can guess it."""
    return hashlib.blake2b(f"share {table.id}".encode(), key=table.invite.encode()[:64], digest_size=10).hexdigest()


def played(state: State, seat: int, move: str, by: str, at: float) -> tuple[State, en.Answered, int | None]:
    """An answer tried on a fork. Where chance was to bring what cannot happen now, it decides by itself."""
    fork = state.fork(play=True, seats=False)
    try:
        return fork, *fork.play(seat, move, by, at)
    except PositionError:
        fork = state.fork(play=True, seats=False)
        assert fork.match is not None
        fork.match.script(())
        return fork, *fork.play(seat, move, by, at)


def at_home(table: LiveTable, user: User | None) -> bool:
    """May this user ask others to the table?"""
    return user is not None and (table.seat_of(user) is not None or user.id == table.host)


def only_host(state: State, user: User) -> None:
    """Forbidden unless it is the host."""
    if state.host != user.id:
        raise Forbidden


def spoken_name(state: State, user: User) -> str:
    """Under which name somebody talks: where nobody is to talk, a new name would say something too."""
    seat = state.seat_of(user.id)
    return state.seats[seat].name if seat is not None and state.hushed() else user.name


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


def voters(table: LiveTable, state: State, user_id: str, what: str, now: float) -> list[str]:
    """Who must agree: all for the mode of play; for the rest those present, or all where a game is turn-based."""
    others = [s.user_id for s in state.seats if s.user_id not in (None, user_id) and not s.warm]
    people = [u for u in others if u is not None]
    if what in ("live", "turn") and what != state.mode:
        return people
    asked = people if state.mode == "turn" else [u for u in people if table.present(u)]
    if what == ("resume" if state.paused else "pause"):
        return asked
    for seat in state.seats:
        if what == f"warm:{seat.seat}" and seat.user_id not in (None, user_id) and not seat.warm:
            assert seat.user_id is not None
            if not absent(table, state, seat, now):
                raise NotAllowed("ui-error-not-away", name=seat.name)
            return [u for u in asked if u != seat.user_id]
    raise NotAllowed("ui-error-proposal")


def absent(table: LiveTable, state: State, seat: SeatInfo, now: float) -> bool:
    """May a bot keep this seat warm if the others agree? Turn-based, whoever is asked has days."""
    if seat.left or seat.user_id is None:
        return seat.left
    if state.mode == "turn":
        return seat.seat in state.asked and now - state.opened > ABSENT_TURNS and not table.present(seat.user_id)
    return not table.present(seat.user_id)


async def replayed(table: LiveTable, before: Match | None, start: int, end: int) -> Match:
    """The match again, up to a place in its list of answers, from an earlier moment if there is one."""
    assert table.match is not None
    state = table.state
    match = before.clone() if before is not None else state.fresh_match(table.match.names)
    lines = table.match.lines(max(start, len(state.setup.opening)), end=end)
    for n, line in enumerate(lines, 1):
        match.put(line)
        if n % REPLAYED_AT_ONCE == 0:
            await asyncio.sleep(0)
    return match


def readable(card: str) -> TableCard | None:
    """A card as stored; None if it is damaged."""
    try:
        return _card.decode(card)
    except msgspec.MsgspecError:
        return None


def insert_sql(settings: Settings) -> str:
    """The hot statement, in the driver's own words."""
    marks = "?, ?, ?, ?" if settings.on_sqlite else "%s, %s, %s, %s"
    return f"INSERT INTO entries (table_id, seq, at, data) VALUES ({marks}) ON CONFLICT DO NOTHING"


def read_table(db: Connection, table_id: str) -> tuple[Any, list[Row]]:
    """A table's head and all its entries."""
    head = db.execute(select(tables).where(tables.c.id == table_id)).first()
    query = select(entries.c.seq, entries.c.at, entries.c.data).where(entries.c.table_id == table_id)
    return head, [Row(*row) for row in db.execute(query.order_by(entries.c.seq))]


def laid(state: State, made: Sequence[AnyEntry]) -> LiveTable:
    """A new table, with its first entries."""
    table = LiveTable(state, secrets.token_urlsafe(16))
    for entry in made:
        add(table, entry)
    return table


def add(table: LiveTable, entry: AnyEntry) -> None:
    """One more entry for a table that is not stored yet."""
    state = table.state
    table.take(Row(table.seq + 1, state.created, en.encode(entry)), entry, state, state.apply(entry, state.created))


def insert_table(db: Connection, table: LiveTable) -> bool:
    """A new table with its first entries; False if there is one of that id."""
    if db.execute(select(tables.c.id).where(tables.c.id == table.id)).first() is not None:
        return False
    state = table.state
    head = {
        "id": table.id,
        "game": table.game,
        "rules": state.box.version,
        "seed": state.key.hex(),
        "invite": table.invite,
        "status": state.status,
        "public": state.setup.public,
        "created": state.created,
        "due": state.due(),
        "card": msgspec.json.encode(state.card()).decode(),
    }
    db.execute(tables.insert().values(**head))
    for n, data in enumerate(table.rows):
        row = {"table_id": table.id, "seq": n + 1, "at": state.created, "data": data}
        db.execute(entries.insert().values(**row))
    for person in state.people():
        db.execute(seats.insert().values(person_id=person, table_id=table.id))
    return True


def side_effects(table: LiveTable, entry: AnyEntry, fork: State) -> list[Any]:
    """What else an entry changes in the database: the head of the table, and who sits where."""
    changes: dict[str, Any] = {}
    old_due, new_due = table.state.due(), fork.due()
    if old_due != new_due:
        changes["due"] = new_due
    aside = isinstance(entry, ASIDE)
    played = aside or isinstance(entry, PLAY)
    if fork.status != table.state.status or not played or (fork.mode == "turn" and not aside):
        changes |= {"status": fork.status, "public": fork.setup.public}
        changes["card"] = msgspec.json.encode(fork.card()).decode()
    out: list[Any] = [tables.update().where(tables.c.id == fork.id).values(**changes)] if changes else []
    if played:
        return out
    if isinstance(entry, en.Sat):
        out.append(seats.insert().values(person_id=entry.user, table_id=fork.id))
    if isinstance(entry, en.Stood | en.Bot):
        gone = table.state.seats[entry.seat].user_id
        if gone is not None:
            out.append(seats.delete().where(seats.c.person_id == gone, seats.c.table_id == fork.id))
    return out
