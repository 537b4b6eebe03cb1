"""Finished games are looked back at in a process beside the server, one at a time, and what is found is kept.

An analysis shows what was hidden. It is made when the game is over, and only for those who may open its replay:
its callers have asked `Hub.shown` or `Hub.looked_at` first.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from rookery.play.analysis import Analysis
from rookery.play.match import Match
from rookery.serve import Busy, NotAllowed
from rookery.serve.door.accounts import User
from rookery.serve.hub.beside import Failed, Process
from rookery.serve.hub.thinking import Counted, Fair, Found, Game, Going, Step, analyser, unpack
from rookery.serve.store.schema import analyses, tables
from rookery.serve.tables.live import LiveTable, must
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

WAITING: Final = 16
"""So many games may wait for their turn; those who come then are asked to come again …"""
WAITING_EACH: Final = 2
"""… and so many may be one person's."""
KEPT: Final = 16
"""So many analyses are at hand."""
FAILED_KEPT: Final = 100
STEP_MOST: Final = 120.0
"""A step takes about half a second; one that takes so much longer has failed."""


class Job:
    """One game that waits, or is being looked at."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.done, self.every = 0, 0

    @property
    def percent(self) -> int:
        """How much is done."""
        return 100 * self.done // self.every if self.every else 0


class Analyses:
    """Those of one server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        settings = hub.settings
        self.seconds = settings.analysis_seconds
        most = min(STEP_MOST, settings.analysis_seconds)
        self.process = Process("rookery-analysis", analyser, most, settings.analysis_memory)
        self.jobs: dict[str, Job] = {}
        self.failed: OrderedDict[str, str] = OrderedDict()
        """Why the last try was ended, by table."""
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, table: LiveTable) -> Analysis | None:
        """What was found; None if nobody has asked for it yet. NotAllowed before the end of the game."""
        must("over", table)
        found = self._kept.get(table.id)
        if found is None:
            query = select(analyses.c.data).where(analyses.c.table_id == table.id)
            data = await self.hub.store.read(lambda db: db.execute(query).scalar())
            found = unpack(data) if data else None
            if found is not None:
                self._keep(table.id, found)
        return found

    async def ask(self, table: LiveTable, user: User) -> None:
        """Have a finished game looked back at, unless that is done or under way; not one that was broken off."""
        if table.match is None:
            raise NotAllowed("ui-error-not-playing")
        if await self.of(table) is not None or table.id in self.jobs:
            return
        if table.state.ended:
            raise NotAllowed("ui-error-not-over")
        self.hub.limiter.quick(self.hub.settings.rate_tables, "analyse", user.id)
        mine = sum(job.who == user.id for job in self.jobs.values())
        if len(self.jobs) >= WAITING or mine >= WAITING_EACH:
            raise Busy("ui-error-analyses")
        self.failed.pop(table.id, None)
        self.jobs[table.id] = Job(user.id)
        self.hub.spawn(self._work(table, table.match.record), Context())

    async def _work(self, table: LiveTable, record: str) -> None:
        """Wait for its turn, go through it step by step, keep what was found."""
        job = self.jobs[table.id]
        try:
            async with self._turn:
                data = await self._steps(job, Game(record, first_line(table)))
            await self.hub.store.write(lambda db: keep(db, table.id, data))
            found = unpack(data)
            assert found is not None
            self._keep(table.id, found)
        except Failed as error:
            self._fail(table.id, error.why)
        except Exception as error:
            self._fail(table.id, type(error).__name__)
        finally:
            del self.jobs[table.id]

    async def _steps(self, job: Job, task: Game | Step) -> str:
        loop, until = asyncio.get_running_loop(), time.monotonic() + self.seconds
        while True:
            answer = await loop.run_in_executor(self.process.thread, self.process.send, task)
            if isinstance(answer, Found):
                return answer.data
            assert isinstance(answer, Going)
            job.done, job.every, task = answer.done, answer.every, Step()
            if time.monotonic() > until:
                self.process.stop()
                raise Failed("slow")

    async def between(self, task: Fair) -> Counted | None:
        """Look at a game for fair play while nobody waits for an analysis; None if somebody came. Or Failed."""
        async with self._turn:
            loop, until = asyncio.get_running_loop(), time.monotonic() + self.seconds
            ask: Fair | Step = task
            while not self.jobs:
                answer = await loop.run_in_executor(self.process.thread, self.process.send, ask)
                if isinstance(answer, Counted):
                    return answer
                if time.monotonic() > until:
                    self.process.stop()
                    raise Failed("slow")
                ask = Step()
        return None

    def _fail(self, table_id: str, why: str) -> None:
        log.warning("analysis ended", table=table_id, why=why)
        self.failed[table_id] = why
        while len(self.failed) > FAILED_KEPT:
            self.failed.popitem(last=False)

    def _keep(self, table_id: str, found: Analysis) -> None:
        self._kept[table_id] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def ahead(self, table_id: str) -> int:
        """How many games come before this one."""
        return list(self.jobs).index(table_id)

    def state(self, table_id: str) -> str:
        """waiting, running, failed or none."""
        if table_id in self.jobs:
            return "running" if self.jobs[table_id].every else "waiting"
        return "failed" if table_id in self.failed else "none"

    def close(self) -> None:
        """End the process."""
        self.process.close()


def first_line(table: LiveTable) -> int:
    """Where this table's own game begins in its record: what was played elsewhere is not looked at."""
    return len(table.setup.opening)


def keep(db: Any, table_id: str, data: str) -> bool:
    """Store it with its table, unless that is gone."""
    if db.execute(select(tables.c.id).where(tables.c.id == table_id)).scalar() is None:
        return False
    db.execute(analyses.delete().where(analyses.c.table_id == table_id))
    db.execute(analyses.insert().values(table_id=table_id, at=time.time(), data=data))
    return True


class BetterLine:
    """The moments of a game in which one move was better: those before it, and then what could have followed."""

    def __init__(self, hub: Hub, found: Analysis, at: int) -> None:
        self.hub, self.at = hub, at
        self.line = next((each.line for each in found.decisions if each.at == at), [])
        self.after: list[Match] = []

    async def begin(self, table: LiveTable, user: User | None) -> BetterLine:
        """Play the line out; NotAllowed if there is none."""
        must("over", table)
        if not self.line:
            raise NotAllowed("ui-error-no-moment", last=self.hub.moments(table))
        match = (await self.hub.moment(table, user, self.at, None)).clone()
        for line, last in marked(self.line):
            match.put(line)
            if last:
                self.after.append(match.clone())
        return self

    def moments(self, table: LiveTable) -> int:
        """The last of them."""
        return self.at + len(self.after)

    def moments_of(self, table: LiveTable) -> str:
        """A name for them."""
        return f"{table.id} better {self.at}"

    async def moment(self, table: LiveTable, user: User | None, at: int, eyes: int | None) -> Match:
        """One of them, with the guards of the game itself."""
        match = await self.hub.moment(table, user, min(at, self.at), eyes)
        if at <= self.at:
            return match
        if at > self.moments(table):
            raise NotAllowed("ui-error-no-moment", last=self.moments(table))
        return self.after[at - self.at - 1]


def marked(lines: list[str]) -> Iterator[tuple[str, bool]]:
    """Lines, and whether each is the last of its moment: an answer of a seat with the chance that follows it."""
    for n, line in enumerate(lines):
        yield line, n + 1 == len(lines) or lines[n + 1][0].isdecimal()
