"""Before the game: a table is set up, people sit down, the host begins."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection

from rookery.core.chance import make_key
from rookery.play.game import Game
from rookery.serve import (
    BadSetup,
    Forbidden,
    NoSuchTable,
    NotAllowed,
    NotYourSeat,
    TableFull,
)
from rookery.serve.door.accounts import NamedBeside, User
from rookery.serve.door.names import clean
from rookery.serve.hub.lists import Lists
from rookery.serve.hub.reading import from_outside
from rookery.serve.hub.sql import insert_table
from rookery.serve.store import entries as en
from rookery.serve.store.entries import AnyEntry, Row, TableSetup
from rookery.serve.tables.folding import fold
from rookery.serve.tables.live import LiveTable, must
from rookery.serve.tables.ranked import check_ranked
from rookery.serve.tables.setup import check_level, check_setup, warm_level
from rookery.serve.tables.state import SeatInfo, State

WORDS_MAX: Final = 100
SETUPS_MAX: Final = 256 * 1024
"""Bytes of a table that still waits: every setup it ever had stays in its list of entries."""


class Seating(Lists):
    """Before the game: setting a table up, taking seats, beginning."""

    async def create(self, user: User, setup: TableSetup) -> LiveTable:
        """A new table; its host takes the first free seat unless the setup says otherwise."""
        return await self._create(user, setup, new_id())

    async def _create(
        self, user: User, setup: TableSetup, table_id: str, seat: int | None = None, program: bool = False
    ) -> LiveTable:
        self.limiter.quick(self.settings.rate_tables, "tables", user.id)
        if setup.game not in self.games:
            raise BadSetup(why=f"game: {', '.join(self.games)}")
        box = self.games[setup.game]
        if setup.ranked:
            only_people(user, program)
        setup = await self._checked(box, setup, user)
        if setup.club:
            await self._only_inside(user, setup)
        await self._room_for(user, setup)
        state = State(table_id, box, make_key(None), self.now(), setup)
        made: list[AnyEntry] = [en.Opened(host=user.id, setup=setup)]
        made += [en.Bot(seat=n, level=level) for n, level in sorted(setup.bots.items())]
        free = [n for n in range(setup.seats) if n not in setup.bots]
        if setup.sit and free:
            place, limit = seat if seat in free else free[0], self.limit(user, program)
            made.append(en.Sat(seat=place, user=user.id, name=user.name, program=limit))
        table = laid(state, made)
        if not await self.store.write(lambda db: insert_table(db, table)):
            return await self.table(table_id)
        table = self._adopt(table)
        if setup.ranked:
            await self.sight(table, user)
        return table

    async def seat_together(
        self, setup: TableSetup, people: Sequence[tuple[str, str]], claim: Callable[[Connection, str], bool]
    ) -> LiveTable | None:
        """A table with these people (ids and names), under way at once; None if they cannot be claimed."""
        box = self.games[setup.game]
        setup = check_setup(box, check_ranked(box, setup) if setup.ranked else setup)
        state = State(new_id(), box, make_key(None), self.now(), setup)
        made: list[AnyEntry] = [en.Opened(host=people[0][0], setup=setup)]
        made += [en.Sat(seat=n, user=person, name=name) for n, (person, name) in enumerate(people)]
        made += [en.Bot(seat=n, level=level) for n, level in sorted(setup.bots.items())]
        table = laid(state, made)
        add(table, en.Began(chance=state.start_match()))
        if not await self.store.write(lambda db: claim(db, table.id) and insert_table(db, table)):
            return None
        self.changed = time.monotonic()
        table = self._adopt(table)
        self.driver.drive(table, mine=True)
        return table

    async def _checked(self, box: Game, setup: TableSetup, user: User) -> TableSetup:
        """A setup that can be played, or BadSetup. What somebody made up is read where it can do no harm."""
        if setup.ranked:
            check_ranked(box, setup)
        if from_outside(box, setup):
            return await self.readers.setup(setup, user.id)
        return check_setup(box, setup)

    async def _only_inside(self, user: User, setup: TableSetup) -> None:
        """NotAllowed unless somebody belongs to the club the table is for; for nobody else it is to be seen."""
        await self.insiders.look(setup.club)
        if user.id not in self.insiders.of(setup.club):
            raise NotAllowed("ui-error-club-only")
        setup.public = False

    async def change(self, table: LiveTable, user: User, setup: TableSetup) -> None:
        """The host changes the setup before the start; people and bots keep their seats."""
        box = self.games.get(setup.game)
        if box is None or setup.game != table.game:
            raise BadSetup(why=f"game: {table.game}")
        only_host(table.state, user)
        if setup.ranked != table.setup.ranked:
            raise NotAllowed("ui-error-ranked-stays")
        if table.setup.league:
            raise NotAllowed("ui-error-league-stays")
        good = await self._checked(box, setup, user)
        good.club, good.public = table.setup.club, good.public and not table.setup.club
        if not table.setup.public:
            await self._room_for(user, good)

        def make(state: State) -> AnyEntry:
            only_host(state, user)
            must("waiting", table)
            if sum(map(len, table.rows)) > SETUPS_MAX:
                raise NotAllowed("ui-error-setups")
            if state.setup.ranked and any(person != user.id for person in state.people()):
                raise NotAllowed("ui-error-ranked-seated")
            if any(not seat.free for seat in state.seats[good.seats :]):
                raise NotAllowed("ui-error-seat-taken")
            return en.Changed(setup=good)

        await self._change(table, make)

    async def admit(self, table: LiveTable, user: User, invite: str) -> None:
        """Somebody came through the invite link and may look on; `sit` does it too."""
        if not secrets.compare_digest(invite.encode(), table.invite.encode()):
            raise NoSuchTable
        await self.insiders_only(table, user)
        if not table.may_see(user):
            await self._change(table, lambda state: en.Admitted(user=user.id, name=user.name))

    async def insiders_only(self, table: LiveTable, user: User | None) -> None:
        """NotAllowed at a club's table for those outside, whatever link they have."""
        if table.setup.club:
            await self.insiders.look(table.setup.club, self.settings.poll)
            if not table.may_see(user):
                raise NotAllowed("ui-error-club-only")

    async def sit(
        self, table: LiveTable, user: User, seat: int | None = None, invite: str = "", program: bool = False
    ) -> int:
        """Take a seat; the first free one if none is named. `program`: it is not a person who will play."""
        if table.setup.club:
            await self.insiders.look(table.setup.club, self.settings.poll)
        if not table.may_see(user):
            await self.admit(table, user, invite)

        def make(state: State) -> AnyEntry | None:
            mine = state.seat_of(user.id)
            if mine is not None and seat in (None, mine):
                return None
            must("waiting", table)
            if mine is not None:
                raise NotAllowed("ui-error-sits-already")
            if state.setup.ranked:
                only_people(user, program)
            free = [s.seat for s in state.seats if s.free]
            if not free or (seat is not None and seat not in free):
                raise TableFull
            place = free[0] if seat is None else seat
            return en.Sat(seat=place, user=user.id, name=user.name, program=self.limit(user, program))

        await self._change(table, make)
        if table.setup.ranked:
            await self.sight(table, user)
        await self.arrive(table, user)
        found = table.seat_of(user)
        assert found is not None
        return found

    def limit(self, user: User, program: bool = False) -> float:
        """Seconds for each answer of a program; 0 for a person. Those who come with a bot token are programs."""
        return self.settings.program_seconds if program or user.bot else 0.0

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

    async def set_seat(self, table: LiveTable, user: User, seat: int, bot_level: str | None) -> None:
        """The host puts a bot on a seat, or makes the seat free."""
        if bot_level is not None:
            check_level(table.game, bot_level)

        def make(state: State) -> AnyEntry:
            only_host(state, user)
            must("waiting", table)
            if state.setup.ranked and bot_level is not None:
                raise NotAllowed("ui-error-ranked-people")
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
        if table.setup.ranked and choice:
            raise NotAllowed("ui-error-ranked-options")

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
            away = self._away(table, user)
            if away is not None:
                raise NotAllowed("ui-error-ranked-away", name=away.name)
            return en.Began(chance=state.start_match())

        await self._change(table, make)

    def _away(self, table: LiveTable, user: User) -> SeatInfo | None:
        """At a ranked table that is played at once: somebody whose clock would run without them."""
        knows_all = self.settings.redis or not self.settings.shared
        if not table.setup.ranked or table.setup.mode != "live" or not knows_all:
            return None
        others = [s for s in table.seats if s.user_id not in (None, user.id)]
        return next((s for s in others if s.user_id is not None and not table.present(s.user_id)), None)

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

    async def rename(self, user: User, name: str, beside: NamedBeside | None = None) -> User:
        """Another name, at one's tables too."""
        self.limiter.quick(self.settings.rate_chat, "rename", user.id)
        renamed = await self.accounts.rename(user, name, beside)
        for card in await self.tables_of(user):
            if card.status != "over":
                with contextlib.suppress(NoSuchTable, NotAllowed):  # one that cannot be opened holds nobody up
                    table = await self.table(card.id)
                    if not table.state.hushed():  # a name can say something too
                        await self._change(table, lambda state: en.Renamed(user=user.id, name=renamed.name))
        return renamed


def new_id() -> str:
    """A table's name: ten signs that are easy to read out."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))


def at_home(table: LiveTable, user: User | None) -> bool:
    """May this user ask others to the table?"""
    return user is not None and (table.seat_of(user) is not None or user.id == table.host)


def only_people(user: User, program: bool = False) -> None:
    """NotAllowed unless somebody with an account plays, and no program for them."""
    if not user.account:
        raise NotAllowed("ui-error-ranked-account")
    if user.bot or program:
        raise NotAllowed("ui-error-ranked-people")


def only_host(state: State, user: User) -> None:
    """Forbidden unless it is the host."""
    if state.host != user.id:
        raise Forbidden


def laid(state: State, made: Sequence[AnyEntry]) -> LiveTable:
    """A new table, with its first entries."""
    table = LiveTable(state, secrets.token_urlsafe(16))
    for entry in made:
        add(table, entry)
    return table


def add(table: LiveTable, entry: AnyEntry) -> None:
    """One more entry for a table that is not stored yet."""
    state = table.state
    table.take(Row(table.seq + 1, state.created, en.encode(entry)), entry, state, fold(state, entry, state.created))
