"""Vacation: days on which somebody's time in turn-based games stands still.

A vacation has whole days of the person's own calendar, so many a year as the host allows; a day that has begun
counts, so that the clock cannot be stopped again and again for a look at a question. When it begins, every
turn-based table at which they sit gets an entry that says until when: clocks follow from entries alone, in every
process alike.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final

from sqlalchemy import Connection, and_, delete, insert, select, update

from rookery.serve import BadName, HubError, NoSuchTable, NotAllowed
from rookery.serve.desk import wishes
from rookery.serve.desk.turning import only_accounts
from rookery.serve.desk.wishes import zone_of
from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.sql import readable
from rookery.serve.store.schema import seats, tables, vacations
from rookery.serve.upkeep.logs import log

EVERY: Final = 60.0
EARLY: Final = 2 * EVERY
"""So long before it begins tables are told of it: no clock is to ring in between."""
LATE: Final = 86_400.0
"""So long after its end it is made sure that they know of that, too."""
AHEAD: Final = 366
"""Days."""
OPEN_MAX: Final = 10


@dataclass(frozen=True)
class Vacation:
    """One of somebody's."""

    id: str
    person_id: str
    begins: float
    until: float
    zone: str

    @property
    def last(self) -> str:
        """The last day of it."""
        return max(self.days()).isoformat()

    @property
    def first(self) -> str:
        """The first."""
        return min(self.days()).isoformat()

    def days(self) -> Iterable[date]:
        """The days of it that count."""
        zone = zone_of(self.zone)
        first = datetime.fromtimestamp(self.begins, zone).date()
        last = datetime.fromtimestamp(max(self.begins, self.until - 1), zone).date()
        return (first + timedelta(days=n) for n in range((last - first).days + 1))


@dataclass(frozen=True)
class Account:
    """How somebody stands."""

    now: Vacation | None
    planned: tuple[Vacation, ...]
    year: int
    left: int
    """Days that are left of this year's."""


class Vacations:
    """One per server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @property
    def days(self) -> int:
        """So many a year; 0: there is no vacation here."""
        return self.hub.settings.vacation_days

    async def account(self, user: User) -> Account:
        """How somebody stands."""
        now = self.hub.now()
        zone, found = await self.hub.store.read(lambda db: (wishes.read(db, user.id).zone, of_person(db, user.id)))
        year = datetime.fromtimestamp(now, zone_of(zone)).year
        still = [each for each in found if each.until > now]
        present = next((each for each in still if each.begins <= now), None)
        left = max(0, self.days - used(found)[year])
        return Account(present, tuple(each for each in still if each.begins > now), year, left)

    async def take(self, user: User, first: str, last: str) -> Vacation:
        """From one day to another, both of them included; today: from now on."""
        only_accounts(user)
        if not self.days:
            raise NotAllowed("ui-error-vacation-none")
        days = day_of(first), day_of(last)
        now = self.hub.now()
        made = await self.hub.store.write(partial(self._taken, person=user.id, days=days, now=now))
        await self.tell(made)
        return made

    def _taken(self, db: Connection, person: str, days: tuple[date, date], now: float) -> Vacation:
        zone = wishes.read(db, person).zone
        today = datetime.fromtimestamp(now, zone_of(zone)).date()
        if not today <= days[0] <= days[1] <= today + timedelta(days=AHEAD):
            raise BadName("ui-error-vacation-dates")
        begins = now if days[0] == today else midnight(days[0], zone)
        made = Vacation(secrets.token_hex(8), person, begins, midnight(days[1] + timedelta(days=1), zone), zone)
        others = of_person(db, person, lock=True)
        if any(each.begins < made.until and made.begins < each.until for each in others):
            raise NotAllowed("ui-error-vacation-twice")
        if sum(each.until > now for each in others) >= OPEN_MAX:
            raise NotAllowed("ui-error-vacation-many")
        if any(count > self.days for count in used([*others, made]).values()):
            raise NotAllowed("ui-error-vacation-days", n=self.days)
        db.execute(insert(vacations).values(**vars(made)))
        return made

    async def end(self, user: User, vacation: str) -> None:
        """Back already; one that has not begun costs nothing."""
        only_accounts(user)
        now = self.hub.now()
        ended = await self.hub.store.write(partial(end, person=user.id, vacation=vacation[:20], now=now))
        if ended is None:
            raise NoSuchTable("ui-error-vacation-gone")
        await self.tell(ended)

    # -- at the tables -------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """For ever: tables hear of vacations that begin, and those at which somebody has sat down meanwhile."""
        while True:
            try:
                await self.spread()
            except HubError as error:
                log.warning("vacations", problem=error.name)
            except Exception:
                log.exception("vacations")
            await asyncio.sleep(EVERY)

    async def spread(self) -> None:
        """Tell all tables that do not know."""
        now = self.hub.now()
        for each in await self.hub.store.read(lambda db: current(db, now)):
            await self.tell(each)
            if now - 2 * EVERY < each.until <= now:
                self._show_again(each.person_id)

    def _show_again(self, person: str) -> None:
        """Nothing is stored when somebody's vacation ends: open pages are drawn anew by and by."""
        for table in self.hub.live.values():
            if table.mode == "turn" and table.seat_of(person) is not None:
                table.wake()

    async def tell(self, vacation: Vacation) -> None:
        """Tell the tables of somebody; one that cannot be opened holds up no other."""
        now = self.hub.now()
        if vacation.begins > now + EARLY:
            return
        for table_id in await self.hub.store.read(lambda db: unaware(db, vacation, now)):
            try:
                span = vacation.begins, vacation.until
                await self.hub.on_vacation(await self.hub.table(table_id), vacation.person_id, *span)
            except HubError as error:
                log.info("vacation", table=table_id, problem=error.name)


def day_of(text: str) -> date:
    """A day as forms and programs write it."""
    try:
        return date.fromisoformat(text.strip()[:10])
    except ValueError:
        raise BadName("ui-error-vacation-dates") from None


def midnight(day: date, zone: str) -> float:
    """When a day begins."""
    return datetime(day.year, day.month, day.day, tzinfo=zone_of(zone)).timestamp()


def used(found: Sequence[Vacation]) -> Counter[int]:
    """How many days have been taken, by year; a day that two share counts once."""
    return Counter(day.year for day in {day for each in found for day in each.days()})


# -- in the database -----------------------------------------------------------------------------------------------


def of_person(db: Connection, person: str, lock: bool = False) -> list[Vacation]:
    """All that are known, in order; `lock`: two posts at once come one after the other."""
    if lock and db.dialect.name == "postgresql":
        db.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext(%s))", (f"vacation {person}",))
    query = select(vacations).where(vacations.c.person_id == person).order_by(vacations.c.begins)
    return [Vacation(**row._asdict()) for row in db.execute(query)]


def end(db: Connection, person: str, vacation: str, now: float) -> Vacation | None:
    """Over now, or cancelled; None if there is none that could be."""
    mine = and_(vacations.c.id == vacation, vacations.c.person_id == person, vacations.c.until > now)
    row = db.execute(select(vacations).where(mine)).first()
    if row is None:
        return None
    found = Vacation(**row._asdict())
    if found.begins > now:
        db.execute(delete(vacations).where(mine))
        return Vacation(found.id, person, found.begins, found.begins, found.zone)
    db.execute(update(vacations).where(mine).values(until=now))
    return Vacation(found.id, person, found.begins, now, found.zone)


def current(db: Connection, now: float) -> list[Vacation]:
    """Those that go on, begin presently or have ended lately."""
    query = select(vacations).where(vacations.c.until > now - LATE, vacations.c.begins <= now + EARLY)
    return [Vacation(**row._asdict()) for row in db.execute(query)]


def unaware(db: Connection, vacation: Vacation, now: float) -> list[str]:
    """Turn-based tables of somebody whose card does not say what it should."""
    query = select(tables.c.id, tables.c.card).join_from(seats, tables, seats.c.table_id == tables.c.id)
    mine = query.where(seats.c.person_id == vacation.person_id, tables.c.status == "playing")
    found = []
    for row in db.execute(mine):
        card = readable(row.card)
        seat = None if card is None else card.seat_of(vacation.person_id)
        if card is None or seat is None or card.mode != "turn":
            continue
        known = card.seats[seat].vacation
        over = vacation.until <= max(now, vacation.begins) and known[0] != vacation.begins
        if not over and known != (vacation.begins, vacation.until):
            found.append(str(row.id))
    return found
