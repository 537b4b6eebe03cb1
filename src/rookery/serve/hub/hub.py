"""The face for pages and API: accounts, tables, answers, chat. Knows no HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from sqlalchemy import func, select

from rookery.serve import StoreDown
from rookery.serve.hub import rounds
from rookery.serve.hub.analysing import Analyses
from rookery.serve.hub.clubs import Clubs
from rookery.serve.hub.cups import Cups
from rookery.serve.hub.fairness import Fairness
from rookery.serve.hub.leagues import Leagues
from rookery.serve.hub.looking import Looking
from rookery.serve.hub.pairing import Pairing
from rookery.serve.hub.rating import Ratings
from rookery.serve.settings import Settings
from rookery.serve.store.schema import entries
from rookery.serve.tables.live import LiveTable
from rookery.serve.upkeep import memory, metrics

STILL_SECONDS: Final = 5.0
"""A table counts as still so long after the last move …"""
LOOK_SECONDS: Final = 1.0
"""… and so long after somebody came to look."""
QUIET_SECONDS: Final = STILL_SECONDS + 1.5
TIDY_SECONDS: Final = 10.0
TIDY_LATEST: Final = 900.0


class Hub(Looking):
    """One per process. `await Hub.open(settings)`, `await hub.close()`."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.pairing = Pairing(self)
        self.ratings = Ratings(self)
        self.on_ranked = self.ratings.wake
        self.clubs = Clubs(self)
        self.leagues = Leagues(self)
        self.cups = Cups(self)
        self.on_cup = self.cups.wake
        self.analyses = Analyses(self)
        self.fairness = Fairness(self)
        self.tidied = time.monotonic()

    @classmethod
    async def open(cls, settings: Settings) -> Hub:
        """Start: database, bus, sweeper."""
        hub = cls(settings)
        await hub.begin()
        hub.spawn(rounds.sweep(hub))
        hub.spawn(rounds.poll(hub))
        hub.spawn(rounds.beat(hub))
        hub.spawn(rounds.calm(hub))
        hub.spawn(rounds.notice(hub))
        hub.spawn(hub.ratings.run())
        hub.spawn(hub.cups.run())
        hub.spawn(hub.fairness.run())
        hub.ready = True
        return hub

    async def begin(self) -> None:
        """Database and bus; enough for those who only want to change something."""
        await self.store.open()
        await self.go_on()
        await self.wards.load()
        await self.bus.open()

    async def close(self) -> None:
        """Stop, after everything that was accepted is stored."""
        self.ready = False
        for table in self.live.values():
            self.driver.rest(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.robots.close()
        self.readers.close()
        self.analyses.close()
        with contextlib.suppress(StoreDown):
            await self.store.write(self.beat)
        await self.bus.close()
        await self.store.close()

    async def refresh_watched(self) -> None:
        """Compare numbers with the database for every table somebody watches; the safety net under the bus."""
        watched = [t for t in self.live.values() if t.listeners]
        for club in {t.setup.club for t in watched if t.setup.club}:
            await self.look_inside(club)
        for start in range(0, len(watched), 500):
            ids = [t.id for t in watched[start : start + 500]]
            newest = func.max(entries.c.seq)
            query = (
                select(entries.c.table_id, newest).where(entries.c.table_id.in_(ids)).group_by(entries.c.table_id)
            )
            found = await self.store.read(lambda db, q=query: db.execute(q).all())  # type: ignore[misc]
            for gone in set(ids) - {row.table_id for row in found}:
                self.drop(gone)
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
            self.rest_table(table)

    def rest_table(self, table: LiveTable) -> None:
        """A table nobody looks at leaves the memory."""
        if not (table.listeners or table.thinking or table.lock.locked()):
            self.driver.rest(table)
            self.live.pop(table.id, None)

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
