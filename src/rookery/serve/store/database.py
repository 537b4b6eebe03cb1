"""The database: one writer thread with group commit, and a small pool of readers.

A write is a function of a connection. The writer takes all that wait, runs them in one transaction and only then
tells their owners: stored, then acknowledged. Nothing here knows a game or a table.
"""

from __future__ import annotations

import asyncio
import os
import queue
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from rookery.serve import StoreDown
from rookery.serve.settings import Settings
from rookery.serve.store.schema import HEAD
from rookery.serve.upkeep import metrics
from rookery.serve.upkeep.logs import log

T = TypeVar("T")
Job = Callable[[Connection], Any]
Waiting = tuple[Job, asyncio.Future[Any]]
Results = list[tuple[asyncio.Future[Any], Any]]
READERS = 4
BEGIN = "BEGIN IMMEDIATE"
FRESH_SECONDS = 2.0
"""A process that has written so lately can write."""
MIGRATION_LOCK = 0x526F6F6B  # any number will do, as long as it is ours
BUSY_SECONDS = 5.0
"""So long SQLite waits for another process before it says so …"""
TURN_SECONDS = 600.0
"""… and so long one that starts waits for its turn, while another brings the database to its newest form."""


class NewerDatabase(Exception):
    """A later version of the program has brought the database to a form this one does not know."""

    def __init__(self, found: str) -> None:
        self.found = found
        super().__init__(f"the database stands at {found}, and this program knows forms up to {HEAD} only")


class Insert:
    """The job that comes most often: one row, in the driver's own words. True: it is there; False: another was."""

    __slots__ = ("row", "sql")

    def __init__(self, sql: str, row: tuple[Any, ...]) -> None:
        self.sql = sql
        self.row = row

    def __call__(self, connection: Connection) -> bool:
        """Among other jobs."""
        return self.into(connection.connection.driver_connection)

    def into(self, raw: Any) -> bool:
        """Straight to the driver."""
        return bool(raw.execute(self.sql, self.row).rowcount == 1)


class Kill:
    """Fault injection for the crash tests: ends this very process at a chosen write. Test mode only."""

    def __init__(self, settings: Settings) -> None:
        number, _, self.where = (settings.kill_at if settings.test else "").partition(":")
        self.left = int(number) if number else 0

    def count(self, batch: list[Waiting]) -> None:
        """A write begins. One that comes by the clock alone does not count: tests name writes by number."""
        if not all(getattr(job, "by_itself", False) for job, _ in batch):
            self.left -= 1

    def here(self, where: str) -> None:
        """Die if this is the place."""
        if self.left == 0 and self.where == where:
            if where == "acked":
                time.sleep(0.1)  # the event loop sends the acknowledgement meanwhile
            os.kill(os.getpid(), signal.SIGKILL)


class Store:
    """The database of one process. `open` first; `write` and `read` from the event loop; `close` at the end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._kill = Kill(settings)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="rookery-read")
        self._writer = threading.Thread(target=self._run, name="rookery-write", daemon=True)
        self._engine = engine(settings, writes=False)
        self._write_engine = engine(settings, writes=True)
        self._driver_error: type[Exception] = self._write_engine.dialect.loaded_dbapi.Error
        self._loop: asyncio.AbstractEventLoop | None = None
        self._open = False
        self._written = -FRESH_SECONDS
        self._probe: asyncio.Task[Any] | None = None

    async def open(self) -> None:
        """Bring the database to the newest form and start the writer."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(migrate, self.settings)
        self._writer.start()
        self._open = True

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._open:
            self._open = False
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown(wait=True)
        self._engine.dispose()
        self._write_engine.dispose()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the next transaction; returns after its commit. It may run twice: nothing but SQL."""
        if not self._open or self._loop is None:
            raise StoreDown
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a reading job in a reader's thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)
        except DBAPIError as error:
            refused("read", error)
            raise StoreDown from error

    async def check(self, job: Callable[[Connection], Any]) -> None:
        """StoreDown if nothing can be written: `job` is a write to try it with, unless something just was."""
        if time.monotonic() - self._written < FRESH_SECONDS:
            return
        if self._probe is None or self._probe.done():  # one at a time, however many ask
            self._probe = asyncio.create_task(self.write(job))
            self._probe.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._probe)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)

    # -- the writer's thread -----------------------------------------------------------------------------------

    def _run(self) -> None:
        connection: Connection | None = None
        while batch := self._take():
            start = time.perf_counter()
            connection, results = self._commit(connection, batch)
            metrics.STORE.observe(time.perf_counter() - start)
            good = not any(isinstance(result, StoreDown) for _, result in results)
            self._written = time.monotonic() if good else -FRESH_SECONDS
            if self._loop is not None and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(resolve, results)
            self._kill.here("acked")
        if connection is not None:
            connection.close()

    def _take(self) -> list[Waiting]:
        """All jobs that wait, at least one; [] when the store closes."""
        batch = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch
        if batch:
            self._jobs.put(None)
        return batch

    def _commit(self, connection: Connection | None, batch: list[Waiting]) -> tuple[Connection | None, Results]:
        self._kill.count(batch)
        try:
            connection = connection or self._write_engine.connect()
            if all(isinstance(job, Insert) for job, _ in batch):
                return connection, self._straight(connection.connection.driver_connection, batch)
            with connection.begin():
                results = [(future, job(connection)) for job, future in batch]
                self._kill.here("before")
            self._kill.here("stored")
            return connection, results
        except Exception:  # one bad job must not take the others with it: now each on its own
            if connection is not None:
                connection.invalidate()
                connection.close()
        return None, [(future, self._alone(job)) for job, future in batch]

    def _straight(self, raw: Any, batch: list[Waiting]) -> Results:
        """Rows and nothing else: a transaction without the toolkit. If it fails, the connection is closed.

        PostgreSQL's driver begins by itself. On SQLite one row alone is a transaction of its own.
        """
        if len(batch) == 1:
            self._kill.here("before")
        elif self.settings.on_sqlite:
            raw.execute(BEGIN)
        results = [(future, job.into(raw)) for job, future in batch if isinstance(job, Insert)]
        self._kill.here("before")
        raw.commit()
        self._kill.here("stored")
        return results

    def _alone(self, job: Job) -> Any:
        try:
            with self._write_engine.connect() as connection, connection.begin():
                return job(connection)
        except (SQLAlchemyError, self._driver_error) as error:
            refused("write", error)
            down = StoreDown()
            down.__cause__ = error
            return down
        except Exception as error:
            return error


def refused(what: str, error: Exception) -> None:
    """Say why a read or a write failed: in the driver's words, for the toolkit's have rows in them."""
    metrics.STORE_REFUSED.labels(what).inc()
    cause = getattr(error, "orig", None) or error
    why = f"{type(cause).__name__}: {str(cause).strip().partition(chr(10))[0][:200]}"
    log.error("store", what=what, why=why)


def resolve(results: Results) -> None:
    """Hand the results to those who wait; in the event loop."""
    for future, result in results:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def engine(settings: Settings, writes: bool) -> Engine:
    """A SQLAlchemy engine; on SQLite the writer locks at the beginning, so that nothing fails half-way."""
    url = make_url(settings.database)
    if not settings.on_sqlite:
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        args = postgres_args(settings)
        return create_engine(url, connect_args=args, pool_size=READERS, max_overflow=0, pool_pre_ping=not writes)
    if url.database and url.database != ":memory:":
        file = Path(url.database).absolute()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # for its owner's eyes only: seeds, and hashes of passwords and sessions
    patience = {"check_same_thread": False, "timeout": BUSY_SECONDS}
    made = create_engine(url, connect_args=patience, poolclass=NullPool if writes else None)
    begin = BEGIN if writes else "BEGIN"

    @event.listens_for(made, "connect")
    def connected(raw: Any, _record: Any) -> None:
        raw.isolation_level = None
        raw.text_factory = readable
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute(f"PRAGMA synchronous={settings.sync.upper()}")
        raw.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(made, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made


def readable(stored: bytes) -> str:
    """A text in a row. SQLite keeps whatever it is given, and one that is none would cost all rows beside it."""
    return stored.decode(errors="replace")


def postgres_args(settings: Settings) -> dict[str, Any]:
    """How long to wait for PostgreSQL: one that hangs, or a network that is gone, must not hold games for ever."""
    statement, idle = int(settings.statement_seconds * 1000), int(settings.idle_seconds * 1000)
    return {
        "connect_timeout": max(1, round(settings.connect_seconds)),
        "options": f"-c statement_timeout={statement} -c idle_in_transaction_session_timeout={idle}",
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": statement,
    }


def migrate(settings: Settings) -> None:
    """Bring the database to the newest form: one step, one process at a time."""
    made = engine(settings, writes=True)

    def step() -> None:
        with made.connect() as connection, connection.begin():
            if not settings.on_sqlite:
                connection.execute(text("SET LOCAL statement_timeout = 0"))  # others may take their time
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            if known_form(connection) != HEAD:
                upgrade(connection)

    try:
        in_turn(step)
    finally:
        made.dispose()


def in_turn(job: Callable[[], T]) -> T:
    """Do it as soon as other processes let us.

    SQLite waits for some locks only: for that of a new file's journal not at all, for the others `BUSY_SECONDS`.
    """
    end = time.monotonic() + TURN_SECONDS
    while True:
        try:
            return job()
        except OperationalError as error:
            if not locked(error) or time.monotonic() > end:
                raise
        log.info("waiting for another process that has the database")
        time.sleep(random.uniform(0.02, 0.2))


def locked(error: OperationalError) -> bool:
    """Does another process have the file?"""
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # what is above says why
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def stands_at(connection: Connection) -> str | None:
    """The migration a database stands at."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def known_form(connection: Connection) -> str | None:
    """The same, or NewerDatabase."""
    found = stands_at(connection)
    if found is not None and found > HEAD:
        raise NewerDatabase(found)
    return found


def form_of(settings: Settings) -> str | None:
    """The same of a database nobody has opened yet; it waits for others that start."""
    made = engine(settings, writes=False)
    try:
        with in_turn(made.connect) as connection:
            return known_form(connection)
    finally:
        made.dispose()


def upgrade(connection: Connection) -> None:
    """Run the missing migrations on this connection."""
    from alembic import command  # only a new database needs it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "rookery.serve.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
