"""“It is your turn”: told by e-mail and by web push to people who play turn by turn and are not at the table.

Who is asked stands in `turns`, written with the entry that asks them. A round looks for people who may be told now,
holds one of them at a time (a row that one process changes: so exactly one tells them), looks at their tables once
more, sends, and writes down that they have been told. A process that dies between sending and writing leaves the
row held; another one sends the same notice once more when `HOLD` is over. Nothing at any table waits for a notice.

A notice goes to the one who is asked, and says only what all at the table know: who is asked, and until when.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from sqlalchemy import Connection, and_, exists, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from rookery.serve import HubError, StoreDown
from rookery.serve.desk import wishes as stored
from rookery.serve.desk.desk import by_itself
from rookery.serve.desk.wishes import Wishes
from rookery.serve.door.wards import banned
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import people, sendings, turns, vacations, ways
from rookery.serve.tables import clocks
from rookery.serve.tables.live import LiveTable
from rookery.serve.upkeep import metrics
from rookery.serve.upkeep.logs import log

EVERY: Final = 15.0
HOLD: Final = 600.0
"""Longer than any attempt takes."""
APART: Final = 300.0
"""Those who are told at once are told together what comes so close after a notice."""
BACKOFF: Final = (60.0, 300.0, 1500.0, 7200.0, 21_600.0)
"""Seconds until the next try; after the last one the notice is given up."""
REFUSED_MAX: Final = 3
"""An address that is refused so often in a row gets no more."""
DOWN_SECONDS: Final = 60.0
"""So long nothing is sent when it could not be sent to anyone."""
AWAY: Final = 3600.0
AT_ONCE: Final = 200
"""So many people in a round."""
TABLES_MAX: Final = 50
"""So many tables in a notice; the page knows them all."""
SENT, LATER, REFUSED, DOWN = "sent", "later", "refused", "down"
"""What comes of a try; `DOWN`: it would be the same for everyone else."""
DAY: Final = 86_400.0


@dataclass(frozen=True)
class Addressee:
    """Whom a notice is for."""

    id: str
    name: str
    lang: str
    email: str
    wishes: Wishes
    away: float = 0.0
    """On vacation until then."""


@dataclass(frozen=True)
class Asked:
    """A table at which they are asked, as all there see it."""

    table: str
    game: str
    number: int
    since: float
    until: float | None
    names: tuple[str, ...]
    """Who is asked."""
    others: tuple[str, ...]
    """Who else sits there."""


class Way(Protocol):
    """A way by which people can be told."""

    name: str

    @property
    def works(self) -> bool:
        """Has the host made it possible?"""

    async def tell(self, who: Addressee, tables: Sequence[Asked], now: float) -> str:
        """Tell somebody; what came of it."""

    async def rest(self) -> None:
        """The round is over."""

    async def close(self) -> None:
        """The server stops."""


class Notices:
    """One per server."""

    def __init__(self, hub: Hub, *ways: Way) -> None:
        self.hub = hub
        self.ways = ways
        self._down: dict[str, float] = {}
        """Ways that lead nowhere just now, and when they are tried again."""

    async def run(self) -> None:
        """For ever: tell people what they want to be told."""
        while True:
            await asyncio.sleep(EVERY)
            await asyncio.gather(*(self.look(way) for way in self.ways if way.works))

    async def look(self, way: Way) -> None:
        """A round that holds up no other."""
        try:
            await self.round(way)
        except HubError as error:
            log.warning("notices", way=way.name, problem=error.name)
        except Exception:
            log.exception("notices", way=way.name)

    async def close(self) -> None:
        """What could not be sent is sent after the next start."""
        for way in self.ways:
            await way.close()

    async def round(self, way: Way) -> int:
        """Tell all who may be told now; how many were."""
        told, now = 0, self.hub.now()
        if self._down.get(way.name, 0.0) > now:
            return 0
        found = await self.hub.store.read(lambda db: due(db, way.name, now, self._grace, AT_ONCE))
        try:
            for person in found:
                if await self.hub.store.write(by_itself(partial(hold, person=person, way=way.name, now=now))):
                    came = await self._one(way, person)
                    told += came == SENT
                    if came == DOWN:
                        self._down[way.name] = now + DOWN_SECONDS
                        break
        finally:
            await way.rest()
        return told

    @property
    def _grace(self) -> float:
        return self.hub.settings.notice_seconds

    async def _one(self, way: Way, person: str) -> str:
        """Tell somebody who is held."""
        now = self.hub.now()
        who, rows = await self.hub.store.read(
            lambda db: (addressee(db, person, now), open_turns(db, way.name, person))
        )
        if who is None:
            await self._let_go(person, way.name, now + AWAY)
            return ""
        ripe = [row for row in rows if row.since + self._grace <= now]
        when = next_time(who, way.name, [row.since + self._grace for row in ripe], now)
        if not ripe or when > now:
            await self._let_go(person, way.name, when)
            return ""
        tables = await self._asked(ripe[:TABLES_MAX])
        came = await way.tell(who, tables, now) if tables else ""
        note = partial(noted, person=person, way=way.name, came=came, rows=ripe, now=now)
        await self.hub.store.write(by_itself(note))
        if came:
            metrics.NOTICES.labels(way.name, LATER if came == DOWN else came).inc()
        return came

    async def _let_go(self, person: str, way: str, when: float) -> None:
        mine = (ways.c.person_id == person, ways.c.way == way)
        change = update(ways).where(*mine).values(held_until=0.0, next_at=when)
        await self.hub.store.write(by_itself(lambda db: db.execute(change).rowcount))

    async def _asked(self, rows: Sequence[Any]) -> list[Asked]:
        """The tables that still wait for somebody who is not there."""
        known = {row.table_id for row in rows if row.table_id in self.hub.live}
        found = [(row, table) for row in rows if (table := await self._table(row.table_id)) is not None]
        if self.hub.settings.redis and len(known) < len(found):  # other processes say who is there
            await asyncio.sleep(self.hub.settings.poll * 1.5)
        waiting = [waits(table, row) for row, table in found]
        for _, table in found:
            if table.id not in known:
                self.hub.rest_table(table)
        return [each for each in waiting if each is not None]

    async def _table(self, table_id: str) -> LiveTable | None:
        try:
            return await self.hub.table(table_id)
        except StoreDown:
            raise
        except HubError:  # it is gone, or cannot be read
            return None


def next_time(who: Addressee, way: str, ripe: Sequence[float], now: float) -> float:
    """When somebody is told of questions of which they could have been told then: not at night, not on vacation."""
    wished = who.wishes
    when = min((wished.next_time(wished.how(way), at) for at in ripe), default=now)
    return max(when, wished.next_time("now", max(now, who.away)))


def waits(table: LiveTable, row: Any) -> Asked | None:
    """What somebody is to be told of a table."""
    state = table.state
    seat = state.seat_of(row.person_id)
    if seat is None or seat not in state.pending() or state.is_bot(seat) or state.paused or state.mode != "turn":
        return None
    if row.number not in (0, state.number) or state.unasked(seat) or table.connected(row.person_id):
        return None
    names = table.names()
    return Asked(
        table.id,
        table.game,
        state.number,
        state.opened,
        clocks.deadline(state, seat),
        tuple(names[n] for n in state.asked),
        tuple(name for n, name in enumerate(names) if n != seat),
    )


# -- in the database -----------------------------------------------------------------------------------------------


def untold(way: str) -> Any:
    """Is this question one that somebody has not been told of?"""
    return and_(turns.c.done.is_(False), (turns.c.mailed if way == "mail" else turns.c.pushed).is_(False))


def due(db: Connection, way: str, now: float, grace: float, most: int) -> list[str]:
    """People who may have to be told something."""
    waits_long = exists().where(turns.c.person_id == ways.c.person_id, untold(way), turns.c.since <= now - grace)
    query = select(ways.c.person_id).where(ways.c.way == way, ways.c.how != "off", ways.c.next_at <= now)
    query = query.where(ways.c.held_until <= now, waits_long).order_by(ways.c.next_at).limit(most)
    return list(db.execute(query).scalars())


def hold(db: Connection, person: str, way: str, now: float) -> bool:
    """Take somebody into this process's hand; False: another one has."""
    mine = and_(ways.c.person_id == person, ways.c.way == way)
    free = and_(ways.c.held_until <= now, ways.c.next_at <= now, ways.c.how != "off")
    return db.execute(update(ways).where(mine, free).values(held_until=now + HOLD)).rowcount == 1


def addressee(db: Connection, person: str, now: float) -> Addressee | None:
    """Somebody with what they wish; None for those who have left or are shut out."""
    columns = people.c.name, people.c.lang, people.c.email
    row = db.execute(select(*columns).where(people.c.id == person, people.c.gone.is_(None))).first()
    if row is None or banned(db, person):
        return None
    away = select(vacations.c.until).where(vacations.c.person_id == person, vacations.c.begins <= now)
    until = db.execute(away.order_by(vacations.c.until.desc())).scalar() or 0.0
    return Addressee(person, row.name, row.lang, row.email or "", stored.read(db, person), until)


def open_turns(db: Connection, way: str, person: str) -> list[Any]:
    """The questions somebody has not been told of, those whose time is up first before the others."""
    query = select(turns).where(turns.c.person_id == person, untold(way))
    return list(db.execute(query.order_by(turns.c.until.is_(None), turns.c.until, turns.c.since)))


def noted(db: Connection, person: str, way: str, came: str, rows: Sequence[Any], now: float) -> None:
    """What came of it: a question is told once, and what cannot be sent is tried again, but not for ever."""
    mine = and_(ways.c.person_id == person, ways.c.way == way)
    row = db.execute(select(ways.c.tries, ways.c.refused).where(mine)).first()
    if row is None:
        return
    if came in (LATER, DOWN) and row.tries < len(BACKOFF):
        wait = now + BACKOFF[row.tries]
        db.execute(update(ways).where(mine).values(held_until=0.0, next_at=wait, tries=row.tries + 1))
        return
    told = or_(*(and_(turns.c.table_id == each.table_id, turns.c.number == each.number) for each in rows))
    column = turns.c.mailed if way == "mail" else turns.c.pushed
    db.execute(update(turns).where(turns.c.person_id == person, told).values({column: True}))
    refused = row.refused + 1 if came == REFUSED else 0 if came == SENT else row.refused
    values: dict[str, Any] = {"held_until": 0.0, "tries": 0, "refused": refused}
    values["next_at"] = now + APART if came == SENT else now
    if refused >= REFUSED_MAX:
        values["how"] = "off"
    db.execute(update(ways).where(mine).values(**values))
    if came:
        count(db, way, came == SENT)


def count(db: Connection, way: str, sent: bool) -> None:
    """One more on this day."""
    put = insert_sqlite if db.dialect.name == "sqlite" else insert_postgres
    column = sendings.c.sent if sent else sendings.c.failed
    row = {"day": int(time.time() // DAY), "way": way, "sent": int(sent), "failed": int(not sent)}
    added = put(sendings).values(**row)
    day_and_way = [sendings.c.day, sendings.c.way]
    db.execute(added.on_conflict_do_update(index_elements=day_and_way, set_={column.name: column + 1}))
