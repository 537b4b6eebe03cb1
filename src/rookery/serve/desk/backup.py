"""Backup and restore. A backup is one SQLite file, whatever database it comes from and goes to.

SQLite copies itself while the server runs (its online backup: one moment of the database, nobody waits). Of
PostgreSQL all our rows are read in one repeatable-read transaction. A file of an earlier form is brought to the
newest one.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.engine import make_url

from rookery.serve.desk import audit, load
from rookery.serve.desk.audit import Actor
from rookery.serve.settings import Settings
from rookery.serve.store.database import engine, in_turn, known_form, migrate
from rookery.serve.store.schema import HEAD, metadata, people, processes, tables

ROWS_AT_ONCE: Final = 1000
LEFT_OUT: Final = (processes,)
"""What is true of the moment only."""


class Unusable(Exception):
    """The file or the database cannot be used for this; `why` is a key of the texts, `ui-backup-…`."""

    def __init__(self, why: str, **args: Any) -> None:
        self.why, self.args_of_text = why, args
        super().__init__(why)


def backup(settings: Settings, file: Path, by: Actor) -> dict[str, int]:
    """Write everything into a new file; how many tables, people and entries are in it."""
    with opened(settings) as db:
        if known_form(db) != HEAD:
            raise Unusable("form")
    part = file.with_name(f".{file.name}.part")
    with part.open("xb"):
        part.chmod(0o600)  # seeds of running games, hashes of passwords
    try:
        if settings.on_sqlite:
            copy_sqlite(sqlite_file(settings), part)
        else:
            migrate(file_settings(settings, part))
            with opened(settings) as source, opened(file_settings(settings, part), writes=True) as target:
                consistent(source)
                copy_rows(source, target)
        settle(part)
        found = count(part)
        file.open("xb").close()  # never over a file that is there
        part.replace(file)
    finally:
        for each in (part, *beside(part)):
            each.unlink(missing_ok=True)
    with opened(settings, writes=True) as db:
        audit.note(db, by, "backup", "", file.name)
    return found


def restore(settings: Settings, file: Path, by: Actor, replace_all: bool = False) -> dict[str, int]:
    """Let the database be what the file says; how many tables, people and entries are there now."""
    if not readable_file(file):
        raise Unusable("file", file=str(file))
    with tempfile.TemporaryDirectory(prefix="rookery-") as folder:
        copy = Path(folder) / "restore.db"
        copy_sqlite(file, copy)
        copy.chmod(0o600)
        migrate(file_settings(settings, copy))  # from an earlier form, or NewerDatabase
        settle(copy)
        found = count(copy)
        migrate(settings)
        with opened(settings) as db:
            check_target(db, replace_all)
        with opened(file_settings(settings, copy)) as source, opened(settings, writes=True) as target:
            unhurried(target)
            for table in reversed(metadata.sorted_tables):
                target.execute(table.delete())
            copy_rows(source, target)
            audit.note(target, by, "restore", "", file.name)
    return found


def check_target(db: Connection, replace_all: bool) -> None:
    """Unusable while a server runs on it, or if it holds anything that nobody wants to lose."""
    if load.running(db):
        raise Unusable("running")
    full = any(db.execute(select(func.count()).select_from(each)).scalar() for each in (people, tables))
    if full and not replace_all:
        raise Unusable("full")


# -- files -------------------------------------------------------------------------------------------------------


def sqlite_file(settings: Settings) -> Path:
    """The file of a SQLite database."""
    return Path(make_url(settings.database).database or "")


def file_settings(settings: Settings, file: Path) -> Settings:
    """The same settings for a file."""
    return replace(settings, database=f"sqlite:///{file.absolute()}", redis="")


def copy_sqlite(source: Path, target: Path) -> None:
    """One moment of a database, even while others write to it."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def settle(file: Path) -> None:
    """All in one file, whole, and on the disk."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("DELETE FROM processes")
        if db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            raise Unusable("broken")
    with file.open("rb") as written:
        os.fsync(written.fileno())


def beside(file: Path) -> list[Path]:
    """What SQLite may leave beside a file."""
    return [file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal")]


def readable_file(file: Path) -> bool:
    """Is it a database of ours?"""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            return db.execute("SELECT version_num FROM alembic_version").fetchone() is not None
    except sqlite3.Error:
        return False


def count(file: Path) -> dict[str, int]:
    """What is in a file."""
    with closing(sqlite3.connect(file)) as db:
        return {
            name: int(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
            for name in ("tables", "people", "entries")
        }


# -- rows --------------------------------------------------------------------------------------------------------


@contextmanager
def opened(settings: Settings, writes: bool = False) -> Iterator[Connection]:
    """A connection with one transaction."""
    made = engine(settings, writes=writes)
    try:
        with in_turn(made.connect) as db, db.begin():
            yield db
    finally:
        made.dispose()


def unhurried(db: Connection) -> None:
    """PostgreSQL: no statement of this transaction is ended for its length."""
    if db.dialect.name == "postgresql":
        db.execute(text("SET LOCAL statement_timeout = 0"))
        db.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def consistent(db: Connection) -> None:
    """Everything that is read now is of one moment."""
    db.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    unhurried(db)


def copy_rows(source: Connection, target: Connection) -> None:
    """All rows of all tables, a thousand at a time; the target is empty."""
    for table in metadata.sorted_tables:
        target.execute(table.delete())
        if table in LEFT_OUT:
            continue
        rows = source.execution_options(stream_results=True, yield_per=ROWS_AT_ONCE).execute(select(table))
        for part in rows.mappings().partitions(ROWS_AT_ONCE):
            target.execute(insert(table), [dict(row) for row in part])
