"""The database: group commit, conflicts, one locked migration, people and tokens."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import io
import json
import sqlite3
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from rookery import cli
from rookery.i18n import LANGUAGES
from rookery.serve import BadName, NotAllowed, StoreDown, TooFast, WrongPassword, app
from rookery.serve.door.names import check_name
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.sql import insert_sql
from rookery.serve.settings import SettingError, Settings
from rookery.serve.store import database as store_module, schema
from rookery.serve.store.database import Insert, NewerDatabase, Store, engine, migrate, stands_at
from rookery.serve.upkeep import metrics
from tests.serve.tools import PATIENCE, guests, opened, run, scratch, serving, settings


def put(db: Connection, n: int) -> int:
    row = {"t": "t", "n": n}
    sql = "INSERT INTO entries (table_id, seq, at, data) VALUES (:t, :n, 0, 'x') ON CONFLICT DO NOTHING"
    return db.execute(text(sql), row).rowcount


def test_many_writes_share_commits_and_a_bad_one_hurts_nobody(database: str) -> None:
    async def main() -> None:
        store = Store(settings(database))
        await store.open()
        try:
            good = [store.write(lambda db, n=n: put(db, n)) for n in range(100)]  # type: ignore[misc]
            bad = [
                store.write(lambda db: db.execute(text("SELECT nothing FROM nowhere")).rowcount) for _ in range(3)
            ]
            results = await asyncio.gather(*good[:50], *bad, *good[50:], return_exceptions=True)
            assert [type(r).__name__ for r in results if isinstance(r, Exception)] == ["StoreDown"] * 3
            assert [r for r in results if r == 1] == [1] * 100
            again = await asyncio.gather(*[store.write(lambda db, n=n: put(db, n)) for n in range(100)])  # type: ignore[misc]
            assert again == [0] * 100
            rows = await store.read(lambda db: db.execute(text("SELECT count(*) FROM entries")).scalar())
            assert rows == 100
        finally:
            await store.close()

    run(main())


def test_rows_go_straight_to_the_driver_and_a_bad_one_hurts_nobody(database: str) -> None:
    def row(n: int, data: str | None = "x") -> Insert:
        return Insert(insert_sql(settings(database)), ("t", n, 0.0, data))

    async def main() -> None:
        store = Store(settings(database))
        await store.open()
        try:
            assert await store.write(row(0))
            assert not await store.write(row(0)), "another was first"
            many = await asyncio.gather(*[store.write(row(n % 50)) for n in range(100)])
            assert sum(many) == 49
            bad = [store.write(row(1000, None)) for _ in range(2)]
            mixed = [store.write(row(n) if n % 2 else partial(put, n=n)) for n in range(60, 80)]
            results = await asyncio.gather(*mixed[:10], *bad, *mixed[10:], return_exceptions=True)
            assert [type(r).__name__ for r in results if isinstance(r, Exception)] == ["StoreDown"] * 2
            assert sum(r for r in results if not isinstance(r, BaseException)) == 20
            rows = await store.read(lambda db: db.execute(text("SELECT count(*) FROM entries")).scalar())
            assert rows == 70
        finally:
            await store.close()

    run(main())


def test_four_processes_may_start_on_an_empty_database_at_once(database: str) -> None:
    errors: list[BaseException] = []

    def start() -> None:
        try:
            migrate(settings(database))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


def test_a_start_waits_for_another_that_takes_its_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine: the other may have the new file for longer than SQLite itself waits."""
    monkeypatch.setattr(store_module, "BUSY_SECONDS", 0.1)
    other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    later = threading.Timer(1.0, other.execute, ["COMMIT"])
    later.start()
    migrate(settings(sqlite))
    later.join()
    other.close()
    with engine(settings(sqlite), writes=False).connect() as connection:
        assert stands_at(connection) == schema.HEAD


def test_a_start_does_not_wait_for_ever(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "BUSY_SECONDS", 0.01)
    monkeypatch.setattr(store_module, "TURN_SECONDS", 0.1)
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OperationalError, match="locked"):
            migrate(settings(sqlite))


def test_the_migrations_make_what_the_code_reads(database: str) -> None:
    migrate(settings(database))
    made = engine(settings(database), writes=False)
    with made.connect() as connection:
        assert stands_at(connection) == schema.HEAD
        for table in schema.metadata.sorted_tables:
            columns = {c["name"]: c["nullable"] for c in inspect(connection).get_columns(table.name)}
            assert columns == {c.name: c.nullable for c in table.columns}, table.name
            found = [str(i["name"]) for i in inspect(connection).get_indexes(table.name)]
            indexes = {name for name in found if name.startswith("ix_")}
            assert indexes == {i.name for i in table.indexes}
    made.dispose()


def logged(capsys: pytest.CaptureFixture[str]) -> list[dict[str, str]]:
    """What the server has written about its store."""
    found = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    return [line for line in found if line["event"] == "store"]


def test_a_store_that_cannot_write_is_not_ready_and_says_why(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(store_module, "BUSY_SECONDS", 0.05)
    monkeypatch.setattr(store_module, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(app, "READY_SECONDS", PATIENCE)
    with serving(sqlite, logs="json") as server:
        ready = partial(server.client.get, server.url + "/readyz")
        assert ready().text == "ready\n"
        before = metrics.REGISTRY.get_sample_value("rookery_store_refused_total", {"what": "write"}) or 0.0
        file = sqlite.removeprefix("sqlite:///")
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # as good as a full disk
            assert ready().status_code == 503
            assert "write" in ready().text
            made = server.client.post(server.url + "/api/v1/guests", json={"name": "Ada"})
            assert made.status_code == 503
        assert ready().status_code == 200
        after = metrics.REGISTRY.get_sample_value("rookery_store_refused_total", {"what": "write"}) or 0.0
    lines = logged(capsys)
    assert lines
    assert {line["what"] for line in lines} == {"write"}
    assert {line["why"] for line in lines} == {"OperationalError: database is locked"}
    assert {line["level"] for line in lines} == {"error"}
    assert after - before == len(lines) >= 2


class Full(io.StringIO):
    """A log on a disk without room."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_that_cannot_be_written_stops_nobody(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "BUSY_SECONDS", 0.05)
    monkeypatch.setattr(store_module, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(app, "READY_SECONDS", PATIENCE)
    with serving(sqlite, logs="json") as server, monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", Full())
        ready = partial(server.client.get, server.url + "/readyz")
        with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert ready().status_code == 503
        assert ready().status_code == 200


def test_a_newer_database_is_refused_in_words(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(settings(database))
    made = engine(settings(database), writes=True)
    with made.connect() as connection, connection.begin():
        connection.execute(text("UPDATE alembic_version SET version_num = '9000'"))
    made.dispose()
    with pytest.raises(NewerDatabase):
        migrate(settings(database))
    assert app.main(port=0, database=database) == 2
    told = capsys.readouterr().err
    assert "9000" in told
    assert "Traceback" not in told
    monkeypatch.setenv("ROOKERY_DATABASE", database)
    assert [good for name, _, good in app.examine() if name == "database"] == [False]
    for lang, word in (("en", "newer version"), ("de", "neueren Version")):
        status = CliRunner().invoke(cli.app, ["serve", "--port", "0", "--database", database, "--lang", lang])
        assert status.exit_code == 2
        assert word in status.stderr


def test_postgresql_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    with scratch("postgresql", tmp_path) as database:
        chosen = settings(database, connect_seconds=3.0, statement_seconds=0.3, idle_seconds=7.0)
        made = engine(chosen, writes=False)
        with made.connect() as connection:
            raw: Any = connection.connection.driver_connection
            assert raw.info.get_parameters()["connect_timeout"] == "3"
            idle = connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar()
            assert idle == "7s"
            with pytest.raises(OperationalError, match="statement timeout"):
                connection.execute(text("SELECT pg_sleep(20)"))
        made.dispose()

        async def main() -> None:
            async with opened(database, statement_seconds=0.3) as hub:
                with pytest.raises(StoreDown):
                    await hub.store.read(lambda db: db.execute(text("SELECT pg_sleep(20)")).scalar())
                await guests(hub, "Ada")

        run(main())


def test_sqlite_is_durable_by_default(sqlite: str) -> None:
    for sync, number in (("full", 2), ("normal", 1)):
        made = engine(settings(sqlite, sync=sync), writes=True)
        with made.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == number
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        made.dispose()


def test_settings_come_from_the_environment() -> None:
    read = Settings.read({"ROOKERY_PORT": "9000", "ROOKERY_SECURE": "1", "ROOKERY_REDIS": "redis://x:pw@h/0"})
    assert (read.port, read.secure) == (9000, True)
    assert Settings.read({"ROOKERY_PORT": "9000"}, port=1).port == 1
    assert "pw" not in str(read.rows())
    assert read.sync == "full"
    bad = (
        {"ROOKERY_PORT": "x"},
        {"ROOKERY_PORT": "99999"},
        {"ROOKERY_SYNC": "off"},
        {"ROOKERY_DATABASE": "mysql://x"},
    )
    for environ in bad:
        with pytest.raises(SettingError) as caught:
            Settings.read(environ)
        said = {caught.value.say(lang) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(name in line for name in environ for line in said)


@pytest.mark.parametrize(
    ("lang", "row"), [("en", "database"), ("hu", "adatbázis"), ("pl", "baza danych"), ("de", "Datenbank")]
)
def test_the_doctor_speaks_all_languages(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, row: str
) -> None:
    monkeypatch.setenv("ROOKERY_DATABASE", f"sqlite:///{tmp_path / 'none.db'}")
    assert row in [name for name, _, _ in app.examine(lang)]
    monkeypatch.setenv("ROOKERY_PORT", "ninety")
    ((name, how, well),) = app.examine(lang)
    assert not well
    assert (name == "settings", "is a number" in how) == (lang == "en", lang == "en")


async def account(hub: Hub, name: str, password: str) -> None:
    user, _ = await hub.accounts.guest(name)
    await hub.accounts.set_password(user, password)


def test_a_guest_becomes_an_account_and_keeps_everything(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub, opened(database) as other:
            user, token = await hub.accounts.guest("Zoé", "hu")
            found = await other.accounts.by_token(token)
            assert found is not None
            assert (found.id, found.name, found.lang, found.account) == (user.id, "Zoé", "hu", False)
            with pytest.raises(BadName):
                await hub.accounts.set_password(user, "short")
            user = await hub.accounts.set_password(user, "correct horse")
            assert user.account
            again, second = await other.accounts.login("ZOÉ ", "correct horse")
            assert again.id == user.id
            assert second != token
            for name, password in (("Zoé", "wrong horse"), ("Nobody", "correct horse"), ("", "")):
                with pytest.raises(Exception, match="ui-error-password"):
                    await hub.accounts.login(name, password)
            with pytest.raises(BadName):
                await hub.accounts.guest("zOÉ")
            user = await hub.accounts.preferences(user, "pl", {"sound": True})
            assert (user.lang, user.prefs) == ("pl", {"sound": True})
            await hub.accounts.logout(second)
            other.accounts.forget(user.id)
            assert await other.accounts.by_token(second) is None
            assert await other.accounts.by_token(token) is not None
            assert await hub.accounts.by_token("nonsense") is None

    run(main())


def test_tokens_and_passwords_are_stored_as_hashes_only(sqlite: str, tmp_path: Path) -> None:
    tokens: list[str] = []

    async def main() -> None:
        async with opened(sqlite) as hub:
            user, token = await hub.accounts.guest("Ada")
            await hub.accounts.set_password(user, "hunter2hunter2")
            made, bot = await hub.accounts.bot_token(user, "my bot")
            tokens.extend((token, bot, "hunter2hunter2"))
            as_bot = await hub.accounts.by_token(bot)
            assert as_bot is not None
            assert as_bot.bot
            assert as_bot.id == user.id
            with pytest.raises(NotAllowed):
                await hub.accounts.bot_token(as_bot)
            with pytest.raises(NotAllowed):
                await hub.accounts.set_password(as_bot, "hunter3hunter3")
            assert [t.label for t in await hub.accounts.bot_tokens(user)] == ["my bot"]
            assert await hub.accounts.drop_token(user, made.id)
            assert await hub.accounts.by_token(bot) is None

    run(main())
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in tokens:
        assert secret.encode() not in stored


def test_an_account_has_its_name_for_itself(database: str) -> None:
    """Nobody else takes it: in capitals, with signs nobody sees, or in letters that look the same."""

    async def main() -> None:
        async with opened(database) as hub:
            ada, bob, cleo = await guests(hub, "Ada Bell", "Bob", "Ada Bell")  # before it was an account's
            await hub.accounts.set_password(ada, "correct horse")
            for name in (
                "ada bell",
                "Ada\u200d Bell",
                "Ada Bell\ufe0f",
                "A\u034fda Bell",
                "Ａda Bell",
                "Аda Вell",  # Cyrillic
                "Αda BeII",  # Greek, and capitals for small letters
                "Ada  Be11",
            ):
                with pytest.raises(BadName, match="name-taken"):
                    await hub.accounts.guest(name)
                with pytest.raises(BadName, match="name-taken"):
                    await hub.rename(bob, name)
            with pytest.raises(BadName, match="name-taken"):
                await hub.accounts.set_password(cleo, "correct horse")
            for name in ("Ada", "Áda Bell", "Adam Bell"):
                await hub.accounts.guest(name)
            assert (await hub.accounts.login("ADA BELL\u200d", "correct horse"))[0].id == ada.id

    run(main())


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u200d", "\u2800", "\ufe0f", "\u115f\u1160"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(BadName):
        check_name(name)


def test_older_databases_learn_what_names_look_like(sqlite: str) -> None:
    """One of the first form, with two accounts that would not both be let in today."""
    migrate(settings(sqlite))
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as old:
        for n, (name, login) in enumerate([("Ada", "ada"), ("Ada\u200d", "ada\u200d"), ("Bob\u200d", "bob\u200d")]):
            columns = "id, name, login, password, lang, prefs, created"
            row = (str(n), name, login)
            old.execute(f"INSERT INTO people ({columns}) VALUES (?, ?, ?, 'x', 'en', '{{}}', 0)", row)
        first = {"people", "sessions", "tables", "entries", "seats"}
        for table in schema.metadata.tables.keys() - first:
            old.execute(f"DROP TABLE {table}")
        old.execute("DROP INDEX ix_tables_club")
        old.execute("ALTER TABLE tables DROP COLUMN club")
        old.execute("DROP INDEX ix_sessions_until")
        for column in ("looks", "card", "seen", "admin", "email", "gone"):
            old.execute(f"DROP INDEX IF EXISTS ix_people_{column}")
            old.execute(f"ALTER TABLE people DROP COLUMN {column}")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
        old.commit()
        migrate(settings(sqlite))
        rows = old.execute("SELECT login, looks FROM people ORDER BY id").fetchall()
        assert rows == [("ada", "ada"), ("ada\u200d", "ada"), ("bob", "bob")]


def test_strangers_do_not_lock_the_owner_out(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, rate_logins="3/day", rate_tries="5/day") as hub:
            (ada,) = await guests(hub, "Ada")
            await hub.accounts.set_password(ada, "correct horse", address="192.0.2.1")
            tries = [hub.accounts.login("Ada", "guess guess", "192.0.2.7") for _ in range(4)]
            refused = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(r) for r in refused] == [WrongPassword] * 3 + [TooFast]
            assert (await hub.accounts.login("Ada", "correct horse", "192.0.2.1"))[0].id == ada.id
            others = [hub.accounts.login(name, "guess guess", "192.0.2.7") for name in ("Bob", "Cleo", "Dora")]
            refused = await asyncio.gather(*others, return_exceptions=True)
            assert TooFast in map(type, refused), "one address has so many tries, whatever the name"

    run(main())


def test_guessing_passwords_is_slowed_down(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, rate_logins="3/day") as hub:
            await guests(hub, "Ada")
            tries = [hub.accounts.login("Ada", "guess guess", "192.0.2.1") for _ in range(5)]
            refused = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(r) for r in refused] == [WrongPassword] * 3 + [TooFast] * 2

    run(main())


def test_a_new_database_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path / 'deep' / 'new.db'}") as hub:
            await guests(hub, "Ada")
            files = list((tmp_path / "deep").iterdir())
            assert {f.name for f in files} >= {"new.db", "new.db-wal"}
            assert {f.stat().st_mode & 0o777 for f in files} == {0o600}

    run(main())
