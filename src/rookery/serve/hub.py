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
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select, tuple_

import rookery
from rookery.core.chance import make_key
from rookery.errors import NotAMove, PositionError, UndoRefused
from rookery.games import MODELS
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve import (
    BadName,
    BadSetup,
    Busy,
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
from rookery.serve.accounts import Accounts, User, clean
from rookery.serve.bus import Bus, News
from rookery.serve.entries import AnyEntry, Row, TableSetup
from rookery.serve.logs import log
from rookery.serve.robots import Robots, timeout_move
from rookery.serve.schema import entries, seats, tables
from rookery.serve.security import Limiter
from rookery.serve.settings import Settings
from rookery.serve.store import Insert, Store
from rookery.serve.tables import (
    NOTICES,
    PHRASES,
    LiveTable,
    State,
    TableCard,
    check_level,
    check_setup,
    must,
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
LOOKED_UP: Final = 12
"""So many of somebody's newest live tables are opened to see whose turn it is; opening takes a while."""
COUNTED_MAX: Final = 10_000
MOMENTS_KEPT: Final = 100
PRESENCE_SECONDS: Final = 30.0
STILL_SECONDS: Final = 5.0
"""A table counts as still so long after the last move …"""
LOOK_SECONDS: Final = 1.0
"""… and so long after somebody came to look."""
QUIET_SECONDS: Final = STILL_SECONDS + 1.5
TIDY_SECONDS: Final = 10.0
TIDY_LATEST: Final = 900.0
PLAY: Final = (en.Answered, en.Shown, en.Undone)
ASIDE: Final = (en.Said, en.Switched)
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
        self.accounts = Accounts(self.store, self.limiter, settings.rate_logins, self._tell_session)
        self.robots = Robots(settings)
        self.games: dict[str, Game] = {name: rookery.game(name) for name in rookery.games()}
        if settings.test:
            self.games.update({name: Game(name) for name in MODELS})
        self.live: dict[str, LiveTable] = {}
        self.ready = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._moments: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self._insert = insert_sql(settings)
        self.changed = time.monotonic()
        """When a table was last changed, or a socket opened."""
        self.tidied = time.monotonic()

    @classmethod
    async def open(cls, settings: Settings) -> Hub:
        """Start: database, bus, sweeper."""
        hub = cls(settings)
        await hub.store.open()
        await hub.bus.open()
        hub._spawn(clocks.sweep(hub))
        hub._spawn(clocks.poll(hub))
        hub._spawn(clocks.calm(hub))
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
        await self.bus.close()
        await self.store.close()

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

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

    async def seen(self, table_id: str, user: User | None) -> LiveTable:
        """The same for a viewer: a table they may not look at does not exist for them."""
        table = await self.table(table_id)
        if not table.may_see(user):
            await self.catch_up(table)  # another process may have let them in a moment ago
            if not table.may_see(user):
                raise NoSuchTable
        return table

    async def _load_once(self, table_id: str) -> LiveTable:
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 20):
            raise NoSuchTable
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
        state = State(head.id, box, bytes.fromhex(head.seed), head.created, TableSetup(game=head.game, seats=0))
        state.slowly = self.settings.slowly
        table = LiveTable(state, head.invite)
        table.load(rows)  # a table that cannot be read is no table yet
        table = self._adopt(table)
        self.drive(table, mine=False)
        return table

    def _adopt(self, table: LiveTable) -> LiveTable:
        table = self.live.setdefault(table.id, table)
        table.state.slowly = self.settings.slowly
        table.on_presence = self._tell_presence
        return table

    async def open_tables(self) -> list[TableCard]:
        """Public tables that wait for people, the newest first."""
        query = (
            select(tables.c.card)
            .where(tables.c.public.is_(True), tables.c.status == "waiting")
            .order_by(tables.c.created.desc())
            .limit(LIST_MAX)
        )
        return [_card.decode(row.card) for row in await self.store.read(lambda db: db.execute(query).all())]

    async def tables_of(self, user: User) -> list[TableCard]:
        """The tables where somebody sits, the newest first."""
        query = (
            select(tables.c.id, tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id)
            .order_by(tables.c.created.desc())
            .limit(LIST_MAX)
        )
        rows = await self.store.read(lambda db: db.execute(query).all())
        cards = [_card.decode(row.card) for row in rows]
        stale = [c.id for c in cards if c.status == "playing" and c.mode == "live" and c.id not in self.live]
        for table_id in stale[:LOOKED_UP]:  # who is asked at a live table is not stored with every move
            with contextlib.suppress(HubError):  # it cannot be opened; what is known of it is shown
                await self.table(table_id)
        return [self.live[c.id].state.card() if c.id in self.live else c for c in cards]

    async def statistics(self, user: User) -> dict[str, Any]:
        """How somebody's finished games went: by game, and with whom."""
        query = (
            select(tables.c.card)
            .join_from(seats, tables, seats.c.table_id == tables.c.id)
            .where(seats.c.person_id == user.id, tables.c.status == "over")
            .order_by(tables.c.created.desc())
            .limit(COUNTED_MAX)
        )
        rows = await self.store.read(lambda db: db.execute(query).all())
        return tally([_card.decode(row.card) for row in rows], user.id)

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
        setup = check_setup(box, setup)
        state = State(table_id, box, make_key(None), self.now(), setup)
        made: list[AnyEntry] = [en.Opened(host=user.id, setup=setup)]
        made += [en.Bot(seat=n, level=level) for n, level in sorted(setup.bots.items())]
        free = [n for n in range(setup.seats) if n not in setup.bots]
        if setup.sit and free:
            made.append(en.Sat(seat=seat if seat in free else free[0], user=user.id, name=user.name))
        table = LiveTable(state, secrets.token_urlsafe(16))
        for n, entry in enumerate(made):
            table.take(Row(n + 1, state.created, en.encode(entry)), entry, state, state.apply(entry, state.created))
        if not await self.store.write(lambda db: insert_table(db, table, user.id)):
            return await self.table(table_id)
        return self._adopt(table)

    async def change(self, table: LiveTable, user: User, setup: TableSetup) -> None:
        """The host changes the setup before the start; people and bots keep their seats."""
        box = self.games.get(setup.game)
        if box is None or setup.game != table.game:
            raise BadSetup(why=f"game: {table.game}")
        good = check_setup(box, setup)

        def make(state: State) -> AnyEntry:
            only_host(state, user)
            must("waiting", table)
            if any(not seat.free for seat in state.seats[good.seats :]):
                raise NotAllowed("ui-error-seat-taken")
            return en.Changed(setup=good)

        await self._change(table, make)

    async def admit(self, table: LiveTable, user: User, invite: str) -> None:
        """Somebody came through the invite link and may look on; `sit` does it too."""
        if not secrets.compare_digest(invite.encode(), table.invite.encode()):
            raise NoSuchTable
        if not table.may_see(user):
            await self._change(table, lambda state: en.Admitted(user=user.id))

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

    async def rename(self, user: User, name: str) -> User:
        """Another name, at one's tables too."""
        self.limiter.quick(self.settings.rate_chat, "rename", user.id)
        renamed = await self.accounts.rename(user, name)
        for card in await self.tables_of(user):
            if card.status != "over":
                table = await self.table(card.id)
                if table.state.hushed():  # a name can say something too
                    continue
                await self._change(table, lambda state: en.Renamed(user=user.id, name=renamed.name))
        return renamed

    # -- playing -----------------------------------------------------------------------------------------------

    async def answer(self, table: LiveTable, user: User, seat: int, number: int, move: str) -> Ack:
        """Answer question `number` for one's seat. Stale, or the game's IllegalMove, NotAMove, AmbiguousMove."""
        await self._own(table, user, seat)
        if table.seats[seat].warm or table.seats[seat].left:
            await self.arrive(table, user)
        return await self._answer(table, seat, number, move, "")

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
            if name not in state.match.switches:
                raise NotAllowed("ui-error-no-switch")
            off = set(state.off.get(seat, ()))
            new = off - {name} if on else off | {name}
            return None if new == off else en.Switched(seat=seat, off=sorted(new))

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
        """Do not wait for the bots' pacing until a person is asked."""
        if table.seat_of(user) is None and user.id != table.host:
            raise NotYourSeat
        table.hurry = True
        self.drive(table, mine=True)

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
            return en.Proposed(user=user.id, what=what, voters=voters(table, state, user.id, what))

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
        assert table.match is not None
        key = (f"{table.id} {table.state.number if table.status == 'playing' else 'over'}", at)
        if key not in self._moments:
            self._moments[key] = replayed(table, ends[at])
            while len(self._moments) > MOMENTS_KEPT:
                self._moments.popitem(last=False)
        return self._moments[key]

    async def record(self, table: LiveTable, user: User | None) -> str:
        """The record as this user may have it: until the end without the seed and what is hidden."""
        if table.match is None:
            raise NotAllowed("ui-error-not-playing")
        return table.match.record_for(table.seat_of(user))

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
        new = table.load(rows)
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
        for seat in pending:
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
                await asyncio.sleep(max(0.0, self.settings.grace - (self.now() - table.state.opened)))
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
        wait = max(self.settings.pace, self.settings.regret if table.state.may_regret() else 0)
        until = table.state.opened + wait / 1000
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
            table.elsewhere[news.process] = (frozenset(news.here), time.monotonic() + PRESENCE_SECONDS)
            if table.show_presence():
                table.wake()
        if news.seq > table.seq:
            self._spawn(self.catch_up(table))

    def _tell_presence(self, table: LiveTable) -> None:
        self.changed = time.monotonic()
        self.bus.say(News(table.id, here=sorted(table.here)))

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
            if table.show_presence():
                table.wake()

    def forget_idle(self) -> None:
        """Tables nobody looked at for a while leave the memory; the database has them."""
        before = time.monotonic() - self.settings.idle
        for table in list(self.live.values()):
            quiet = not table.listeners and not table.thinking and not table.lock.locked()
            if quiet and table.touched < before:
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


def voters(table: LiveTable, state: State, user_id: str, what: str) -> list[str]:
    """Who must agree: all for the mode of play; for the rest those present, or all where a game is turn-based."""
    others = [s.user_id for s in state.seats if s.user_id not in (None, user_id) and not s.warm]
    people = [u for u in others if u is not None]
    if what in ("live", "turn") and what != state.mode:
        return people
    asked = people if state.mode == "turn" else [u for u in people if table.connected(u)]
    if what == ("resume" if state.paused else "pause"):
        return asked
    for seat in state.seats:
        if what == f"warm:{seat.seat}" and seat.user_id not in (None, user_id) and not seat.warm:
            assert seat.user_id is not None
            if seat.left or not table.connected(seat.user_id):
                return [u for u in asked if u != seat.user_id]
    raise NotAllowed("ui-error-proposal")


def replayed(table: LiveTable, end: int) -> Match:
    """The match again, up to a place in its list of answers."""
    assert table.match is not None
    state = table.state
    first = len(state.setup.opening)
    match = state.fresh_match(table.match.names)
    for line in table.match.lines()[first:end]:
        match.put(line)
    return match


def insert_sql(settings: Settings) -> str:
    """The hot statement, in the driver's own words."""
    marks = "?, ?, ?, ?" if settings.on_sqlite else "%s, %s, %s, %s"
    return f"INSERT INTO entries (table_id, seq, at, data) VALUES ({marks}) ON CONFLICT DO NOTHING"


def read_table(db: Connection, table_id: str) -> tuple[Any, list[Row]]:
    """A table's head and all its entries."""
    head = db.execute(select(tables).where(tables.c.id == table_id)).first()
    query = select(entries.c.seq, entries.c.at, entries.c.data).where(entries.c.table_id == table_id)
    return head, [Row(*row) for row in db.execute(query.order_by(entries.c.seq))]


def insert_table(db: Connection, table: LiveTable, host: str) -> bool:
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
        "due": None,
        "card": msgspec.json.encode(state.card()).decode(),
    }
    db.execute(tables.insert().values(**head))
    for n, data in enumerate(table.rows):
        row = {"table_id": table.id, "seq": n + 1, "at": state.created, "data": data}
        db.execute(entries.insert().values(**row))
    if state.seat_of(host) is not None:
        db.execute(seats.insert().values(person_id=host, table_id=table.id))
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
