"""How the processes are doing, who plays now, and which tables there are: what admins may see.

Nothing here tells what happens inside a game: no hand, no chat, not whose answer is missing, and no time that would
show when somebody did something at a table with sealed answers.
"""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select

from rookery.serve.door.names import clean, folded
from rookery.serve.hub.sql import readable
from rookery.serve.store.schema import moment, people, processes, seats, sendings, tables, ways
from rookery.serve.tables.cards import TableCard
from rookery.serve.upkeep import metrics

HERE_SECONDS: Final = 60.0
"""Who did anything so lately is here …"""
LOST_SECONDS: Final = 70.0
"""… and a process that has not said anything for so long is gone."""
LIST_MAX: Final = 100
DAMAGED_SHOWN: Final = 20


@dataclass(frozen=True)
class Process:
    """One server process."""

    id: str
    at: float
    started: float
    place: str
    tables: int
    sockets: int
    moves: int
    memory: int
    damaged: str


@dataclass(frozen=True)
class Somebody:
    """A person, as admins see them."""

    id: str
    name: str
    account: bool
    admin: bool
    here: bool
    created: float
    day: float
    """The day of their last visit; finer than that would tell who is busy."""
    tables: list[TableCard] = field(default_factory=list)


class Pulse:
    """Counts for this process."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.started = time.time()
        self._answers, self._at = answers(), time.monotonic()

    def write(self, db: Connection, count: int, damaged: list[str]) -> None:
        """Say how this process does."""
        now, total = time.monotonic(), answers()
        moves = round((total - self._answers) / max(1.0, now - self._at))
        self._answers, self._at = total, now
        here = Process(
            self.name,
            time.time(),
            self.started,
            f"{socket.gethostname()} {os.getpid()}"[:80],
            count,
            open_sockets(),
            moves,
            memory(),
            " ".join(damaged[:DAMAGED_SHOWN]),
        )
        old = or_(processes.c.id == self.name, processes.c.at < time.time() - LOST_SECONDS)
        db.execute(delete(processes).where(old))
        db.execute(insert(processes).values(**vars(here)))

    def end(self, db: Connection) -> None:
        """This process stops."""
        db.execute(delete(processes).where(processes.c.id == self.name))


def answers() -> float:
    """All answers this process has taken."""
    return sum(s.value for m in metrics.ANSWERS.collect() for s in m.samples if s.name.endswith("_total"))


def open_sockets() -> int:
    """All sockets of this process."""
    return int(sum(s.value for m in metrics.SOCKETS.collect() for s in m.samples))


def memory() -> int:
    """Megabytes this process has; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 2**20
    except (OSError, ValueError):
        return fallback_memory()


def fallback_memory() -> int:
    """The most it ever had, on other systems."""
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (2**20 if sys.platform == "darwin" else 1024)


# -- for admins --------------------------------------------------------------------------------------------------


def running(db: Connection) -> list[Process]:
    """The processes that serve now."""
    query = select(processes).where(processes.c.at > time.time() - LOST_SECONDS).order_by(processes.c.started)
    return [Process(*row) for row in db.execute(query)]


def counts(db: Connection) -> dict[str, int]:
    """How many tables there are by status, and how many people."""
    found = {str(s): int(n) for s, n in db.execute(select(tables.c.status, func.count()).group_by(tables.c.status))}
    accounts = select(func.count()).select_from(people).where(people.c.password.is_not(None))
    found["accounts"] = int(db.execute(accounts).scalar() or 0)
    return found


@dataclass(frozen=True)
class Sendings:
    """How many notices were sent by one way: whole days that are over, for today's would tell who was asked."""

    way: str
    sent: int
    failed: int
    sent_week: int
    failed_week: int
    stuck: bool
    """Could some not be sent just now?"""


def notices(db: Connection, ways_there: Sequence[str]) -> list[Sendings]:
    """Yesterday, and in the seven days before today."""
    today = int(time.time() // 86_400)
    rows = list(db.execute(select(sendings).where(sendings.c.day < today, sendings.c.day >= today - 7)))
    tried = set(db.execute(select(ways.c.way).where(ways.c.tries > 0).distinct()).scalars())
    found = []
    for way in ways_there:
        mine = [row for row in rows if row.way == way]
        last = [row for row in mine if row.day == today - 1]
        found.append(
            Sendings(
                way,
                sum(row.sent for row in last),
                sum(row.failed for row in last),
                sum(row.sent for row in mine),
                sum(row.failed for row in mine),
                way in tried,
            )
        )
    return found


def who_is_here(db: Connection, now: float) -> list[Somebody]:
    """Those who did something in the last minute, by name, and where they sit."""
    here = people.c.seen > now - HERE_SECONDS
    rows = db.execute(select(people).where(here, people.c.gone.is_(None)).order_by(people.c.name).limit(LIST_MAX))
    found = [shown(row, now) for row in rows]
    for card, person in seated(db, [each.id for each in found]):
        next(each for each in found if each.id == person).tables.append(card)
    return found


def find_people(db: Connection, asked: str, now: float) -> list[Somebody]:
    """People by name or id; the newest accounts, if nothing is asked."""
    wanted = clean(asked, 60)
    query = select(people).where(people.c.gone.is_(None)).order_by(people.c.created.desc()).limit(LIST_MAX)
    if wanted:
        alike = people.c.name.icontains(wanted, autoescape=True)
        query = query.where(or_(people.c.id == wanted, people.c.login == folded(wanted), alike))
    else:
        query = query.where(people.c.password.is_not(None))
    return [shown(row, now) for row in db.execute(query)]


def shown(row: Any, now: float) -> Somebody:
    """A row as admins see it."""
    seen, created = moment(row.seen), moment(row.created)
    day = (seen or created) // 86_400 * 86_400
    here = seen > now - HERE_SECONDS
    return Somebody(row.id, row.name, row.password is not None, row.admin is not None, here, created, day)


def seated(db: Connection, ids: list[str]) -> list[tuple[TableCard, str]]:
    """Where people sit just now."""
    query = (
        select(tables.c.card, seats.c.person_id)
        .join_from(seats, tables, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id.in_(ids), tables.c.status != "over")
        .order_by(tables.c.created.desc())
        .limit(4 * LIST_MAX)
    )
    found = [(readable(row.card), str(row.person_id)) for row in db.execute(query)]
    return [(card, person) for card, person in found if card is not None]


def find_tables(db: Connection, status: str = "", asked: str = "") -> list[tuple[str, str, str, TableCard | None]]:
    """Tables, the newest first: id, game, status and card. By status; by id, or by who sits there."""
    query = select(tables.c.id, tables.c.game, tables.c.status, tables.c.card).order_by(tables.c.created.desc())
    if status:
        query = query.where(tables.c.status == status)
    wanted = clean(asked, 60)
    if wanted:
        sits = select(seats.c.table_id).where(seats.c.person_id == wanted)
        query = query.where(or_(tables.c.id == wanted, tables.c.game == wanted, tables.c.id.in_(sits)))
    return [(row.id, row.game, row.status, readable(row.card)) for row in db.execute(query.limit(LIST_MAX))]
