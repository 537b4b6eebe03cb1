"""The database: group commit, conflicts, one locked migration, people and tokens."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from rookery.serve import WrongPassword, schema
from rookery.serve.hub import BadName, Hub, NotAllowed, TooFast, insert_sql
from rookery.serve.settings import SettingError, Settings
from rookery.serve.store import Insert, Store, engine, migrate, stands_at
from tests.serve.tools import guests, opened, run, settings


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
        with pytest.raises(SettingError):
            Settings.read(environ)


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
            imitator, _ = await hub.accounts.guest("zOÉ")
            with pytest.raises(BadName):
                await hub.accounts.set_password(imitator, "correct horse")
            user = await hub.accounts.preferences(user, "pl", sound=True)
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


def test_guessing_passwords_is_slowed_down(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, rate_logins="3/minute") as hub:
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
