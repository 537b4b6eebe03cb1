"""A site of many processes as a simulation: people, tables, processes, Redis, PostgreSQL.

Events in their order. A process is one core that does one thing after the other, with a writer's thread that stores
all that waits in one transaction. What each step costs is measured (`benchmarks.scale`); here are only the queues.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

NEAR: Final = 10.0
"""Seconds after which somebody who answers is told to the other processes again (`serve/tables/live.py`)."""
Here = dict[int, tuple[int, int, int]]
"""By process: how many pages of players and of watchers of a table it has, and in how many languages."""


@dataclass(frozen=True)
class Costs:
    """Seconds of CPU for each step, and of waiting for the database; bytes; kilobytes of memory."""

    move: float
    """The process where a move is posted: door, rules, writer, Redis, and the public part in one language."""
    language: float
    """The public part in one more language."""
    page: float
    """One page of somebody who plays: the private part, what differs, sending."""
    watcher: float
    """One page of somebody who watches."""
    news: float
    """A process hears of a table that it does not have."""
    read: float
    """A process hears of a table that it has: reading the row, the rules, the public part in one language."""
    transaction: float
    """A process's part of one transaction, however many rows it stores."""
    commit: float
    """Waiting for a transaction."""
    row: float
    """PostgreSQL: one row stored, or read by another process."""
    push: float
    """Bytes for one page of somebody who plays."""
    glance: float
    """Bytes for one page of somebody who watches."""
    table: float
    """kB of memory: a table."""
    socket: float
    """kB of memory: one page of it."""
    spread: float = 0.6
    """Costs of single moves differ: standard deviation, as a part of the mean."""


@dataclass(frozen=True)
class Site:
    """What is simulated."""

    tables: int
    processes: int
    think: float
    """Seconds from a question until its answer, on average: one after the other at each table."""
    seats: int = 4
    watchers: float = 0.0
    """Per table, on average."""
    languages: int = 1
    """At each table."""
    where: str = "together"
    """Which process has a table's pages: `together` (the same has all, as a proxy sees to), `spread` (any has any),
    `first` (the first process has all of all tables), `turns` (one after the other)."""
    seconds: float = 20.0
    warm: float = 5.0
    """Seconds before anything is counted."""

    @property
    def people(self) -> int:
        return round(self.tables * (self.seats + self.watchers))


@dataclass
class Load:
    """What came of it, per second where nothing else is said."""

    moves: float
    busy: list[float]
    """By process: how much of its core is used."""
    p50: float
    """Milliseconds from the post until a page has it."""
    p99: float
    rows: float
    commits: float
    reads: float
    published: float
    delivered: float
    pages: float
    bytes: float
    database: float
    """Cores that PostgreSQL uses."""
    memory: float
    """MB in all processes."""


class Core:
    """Does one thing after the other."""

    def __init__(self) -> None:
        self.free = 0.0
        self.used = 0.0

    def work(self, now: float, seconds: float) -> float:
        """When it is done, if it comes now."""
        self.free = max(now, self.free) + seconds
        self.used += seconds
        return self.free


@dataclass
class Process:
    """One server."""

    core: Core = field(default_factory=Core)
    waiting: list[Callable[[float], None]] = field(default_factory=list)
    """What is to be stored: what happens then."""
    writing: bool = False


class Simulation:
    """One site for some seconds."""

    def __init__(self, site: Site, costs: Costs, seed: int = 1) -> None:
        self.site, self.costs = site, costs
        self.random = random.Random(seed)
        self.processes = [Process() for _ in range(site.processes)]
        self.database = Core()
        self.events: list[tuple[float, int, Callable[[float], None]]] = []
        self.count = 0
        self.end = site.warm + site.seconds
        self.late: list[float] = []
        self.moves = self.rows = self.commits = self.reads = self.published = self.delivered = self.glances = 0
        self.shape = 1 / costs.spread**2 if costs.spread else 0.0

    def at(self, when: float, then: Callable[[float], None]) -> None:
        self.count += 1
        heapq.heappush(self.events, (when, self.count, then))

    def some(self, mean: float) -> float:
        """A cost, which differs from move to move."""
        return self.random.gammavariate(self.shape, mean / self.shape) if self.shape and mean else mean

    def run(self) -> Load:
        for n in range(self.site.tables):
            self._seat(n)
        marks: list[float] | None = None
        while self.events and self.events[0][0] < self.end:
            now, _, then = heapq.heappop(self.events)
            if marks is None and now >= self.site.warm:
                marks = [p.core.used for p in self.processes]
                self._forget()
            then(now)
        return self._report(marks or [0.0] * len(self.processes))

    def _forget(self) -> None:
        self.late = []
        self.moves = self.rows = self.commits = self.reads = self.published = self.delivered = self.glances = 0
        self.database.used = 0.0

    def _seat(self, n: int) -> None:
        """A table: where its pages are, and its first question."""
        site = self.site
        most = int(site.watchers) + (self.random.random() < site.watchers % 1)
        at = [self._place(n, k) for k in range(site.seats + most)]
        here: Here = {}
        for process in set(at):
            mine = [k for k in range(len(at)) if at[k] == process]
            players = sum(k < site.seats for k in mine)
            here[process] = (players, len(mine) - players, len({k % site.languages for k in mine}))
        posts = [0] * site.seats if site.where in ("first", "turns") else at[: site.seats]
        told = [-NEAR] * site.seats
        self.at(self.random.expovariate(1 / site.think), lambda now: self._post(now, here, posts, told))

    def _place(self, table: int, page: int) -> int:
        """Which process has a page."""
        where, processes = self.site.where, self.site.processes
        if where == "spread":
            return self.random.randrange(processes)
        return 0 if where == "first" else page % processes if where == "turns" else table % processes

    def _post(self, now: float, here: Here, posts: list[int], told: list[float]) -> None:
        """Somebody answers; when the last page knows of the move, they think about the next."""
        seat = self.random.randrange(len(posts))
        home = posts[seat]
        if now - told[seat] >= NEAR:
            told[seat] = now
            self._publish(now, home)
        left = len(here) if home in here else len(here) + 1

        def seen(when: float) -> None:
            nonlocal left
            left -= 1
            if not left:
                think = self.random.expovariate(1 / self.site.think)
                self.at(when + think, lambda later: self._post(later, here, posts, told))

        def stored(when: float) -> None:
            self.moves += 1
            self._draw(when, now, home, here.get(home, (0, 0, 1)), self.some(half), seen)
            self._tell(when, now, home, here, seen)

        half = self.costs.move / 2  # before and after it is stored
        process = self.processes[home]
        done = process.core.work(now, self.some(half))
        self.at(done, lambda when: self._store(when, process, stored))

    def _store(self, now: float, process: Process, then: Callable[[float], None]) -> None:
        process.waiting.append(then)
        if not process.writing:
            self._commit(now, process)

    def _commit(self, now: float, process: Process) -> None:
        """All that waits, in one transaction."""
        batch, process.waiting, process.writing = process.waiting, [], True
        self.rows += len(batch)
        self.commits += 1
        self.database.used += self.costs.row * len(batch)

        def done(when: float) -> None:
            process.writing = False
            for then in batch:
                then(when)
            if process.waiting:
                self._commit(when, process)

        self.at(process.core.work(now, self.some(self.costs.transaction)) + self.costs.commit, done)

    def _draw(
        self,
        now: float,
        posted: float,
        at: int,
        pages: tuple[int, int, int],
        first: float,
        seen: Callable[[float], None],
    ) -> None:
        """The pages of one process."""
        core, (players, watchers, languages) = self.processes[at].core, pages
        done = core.work(now, first + self.some(self.costs.language) * (languages - 1))
        for k in range(players + watchers):
            done = core.work(done, self.some(self.costs.page if k < players else self.costs.watcher))
            self.late.append(done - posted)
            self.glances += k >= players
        self.at(done, seen)

    def _tell(
        self,
        now: float,
        posted: float,
        home: int,
        here: Here,
        seen: Callable[[float], None],
    ) -> None:
        """Redis tells all other processes; those who have the table read what is new."""
        for n, heard in self._publish(now, home):
            if n in here:
                self.reads += 1
                self.database.used += self.costs.row
                self._read(heard, posted, n, here[n], seen)

    def _publish(self, now: float, home: int) -> list[tuple[int, float]]:
        """A message of one process: which others heard it, and when."""
        if self.site.processes < 2:
            return []
        self.published += 1
        self.delivered += self.site.processes - 1
        return [(n, p.core.work(now, self.costs.news)) for n, p in enumerate(self.processes) if n != home]

    def _read(
        self, now: float, posted: float, at: int, pages: tuple[int, int, int], seen: Callable[[float], None]
    ) -> None:
        waits = now + self.costs.commit / 4
        self.at(waits, lambda when: self._draw(when, posted, at, pages, self.some(self.costs.read), seen))

    def _report(self, marks: list[float]) -> Load:
        site, costs = self.site, self.costs
        per = 1 / site.seconds
        late = sorted(self.late) or [0.0]
        return Load(
            moves=self.moves * per,
            busy=[min(1.0, (p.core.used - mark) * per) for p, mark in zip(self.processes, marks, strict=True)],
            p50=late[len(late) // 2] * 1000,
            p99=late[int(len(late) * 0.99)] * 1000,
            rows=self.rows * per,
            commits=self.commits * per,
            reads=self.reads * per,
            published=self.published * per,
            delivered=self.delivered * per,
            pages=len(self.late) * per,
            bytes=((len(self.late) - self.glances) * costs.push + self.glances * costs.glance) * per,
            database=self.database.used * per,
            memory=site.tables * (costs.table + (site.seats + site.watchers) * costs.socket) / 1000,
        )


def simulate(site: Site, costs: Costs, seed: int = 1) -> Load:
    """One site for some seconds."""
    return Simulation(site, costs, seed).run()
