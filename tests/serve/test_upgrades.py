"""Upgrades: databases of every released form go on where they stood; old and new versions serve side by side."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, inspect

from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.store.bus import News
from rookery.serve.store.database import engine, known_form, migrate
from rookery.serve.store.schema import HEAD
from tests.serve.olden import PASSWORD, RELEASED, answer, git, landed, old_server, seen, taken_out
from tests.serve.tools import (
    Person,
    Running,
    answer_one,
    need_redis,
    opened,
    run,
    scratch,
    serving,
    settings,
    wait_until,
)

FIRST = {"0002": "0001"}
"""A form that was never released by itself: a database may stand there all the same."""
FORMS = sorted({*FIRST, *(path.stem for path in RELEASED.glob("*.sql"))})


def told(form: str) -> Any:
    """What the version that wrote a database said of it."""
    return json.loads((RELEASED / f"{FIRST.get(form, form)}.json").read_text("utf-8"))


def brought_to(connection: Connection, form: str) -> None:
    """As far as an earlier version would have brought it."""
    config = Config()
    config.set_main_option("script_location", "rookery.serve.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def filled(form: str, database: str, folder: Path) -> None:
    """Put into an empty database what a version with this form stored."""
    written = FIRST.get(form, form)
    file = folder / "released.db"
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.executescript((RELEASED / f"{written}.sql").read_text("utf-8"))
        db.execute("UPDATE sessions SET until = NULL")  # however long ago that was
        db.commit()
    if database.startswith("sqlite"):
        file.rename(database.removeprefix("sqlite:///"))
    else:
        copied(file, database, written)
    made = engine(settings(database), writes=True)
    with made.connect() as connection, connection.begin():
        brought_to(connection, form)
        assert known_form(connection) == form
    made.dispose()


def copied(file: Path, database: str, form: str) -> None:
    """The same rows in PostgreSQL, in tables such as that version made there."""
    source, target = create_engine(f"sqlite:///{file}"), engine(settings(database), writes=True)
    with source.connect() as old, target.connect() as new, new.begin():
        brought_to(new, form)
        there = MetaData()
        there.reflect(new)
        for table in there.sorted_tables:
            if table.name != "alembic_version":
                new.execute(table.delete())  # the pulse has a row from the beginning
                rows = [dict(row) for row in old.execute(table.select()).mappings()]
                if rows:
                    new.execute(table.insert(), rows)
    source.dispose()
    target.dispose()


def shape(database: str) -> dict[str, Any]:
    """Columns and indexes of every table."""
    made = engine(settings(database), writes=False)
    found = inspect(made)
    out = {
        name: (
            sorted((column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)),
            sorted((str(index["name"]), bool(index["unique"])) for index in found.get_indexes(name)),
        )
        for name in found.get_table_names()
    }
    made.dispose()
    return out


def test_every_released_form_is_kept() -> None:
    before = [f"{number:04}" for number in range(1, int(HEAD))]  # the newest may not have landed yet
    assert set(before) <= set(FORMS) <= {*before, HEAD}, "python -m tests.serve.olden COMMIT writes one"


@pytest.mark.parametrize("form", FORMS)
def test_a_database_of_an_earlier_version_goes_on(form: str, database: str, tmp_path: Path) -> None:
    before = told(form)

    async def main() -> None:
        async with opened(database) as hub:
            users = await those(hub, before)
            assert (await hub.accounts.login("Ada", PASSWORD))[0].id == users[0].id
            said: dict[str, list[str]] = {}
            for name, was in before["tables"].items():
                # every table stands where it stood
                table = await hub.table(name)
                now = {"status": table.status, "number": table.number, "game": table.game}
                assert now == {key: was[key] for key in now}, was["game"]
                assert (list(table.waiting) if table.status == "playing" else []) == was["waiting"]
                assert [seat.name for seat in table.seats][:2] == ["Ada", "Bob"]
                # with all that was played and said, so far as a player may know it
                assert moves_of(await hub.record(table, users[0])) == moves_of(before["records"][name])
                said[was["game"]] = [line.text for line in table.chat if line.text]
                # and goes on
                for k in range(6 if table.status == "playing" else 0):
                    if table.status == "playing":
                        await answer_one(hub, table, users, k)
            assert said["thiefs-market"] == ["szia"]
            assert before["open"] in [card.id for card in await hub.open_tables()]
        async with opened(database) as hub:  # what was added is stored as well
            for name in before["tables"]:
                await hub.table(name)

    filled(form, database, tmp_path)
    run(main())


async def those(hub: Hub, before: Any) -> list[User]:
    """Those who were there, by their sessions."""
    found = [await hub.accounts.by_token(person["token"]) for person in before["people"]]
    users = [user for user in found if user is not None]
    assert [user.id for user in users] == [person["id"] for person in before["people"]]
    assert [user.lang for user in users] == ["en", "hu", "pl"]
    return users


def moves_of(record: str) -> list[str]:
    """What was played, without the head of the record."""
    return [line for line in record.splitlines() if line and line[0].isdigit()]


@pytest.mark.parametrize("form", FORMS)
def test_an_upgraded_database_looks_like_a_new_one(form: str, database: str, tmp_path: Path) -> None:
    filled(form, database, tmp_path)
    migrate(settings(database))
    kind = "sqlite" if database.startswith("sqlite") else "postgresql"
    (tmp_path / "new").mkdir()
    with scratch(kind, tmp_path / "new") as fresh:
        migrate(settings(fresh))
        assert shape(database) == shape(fresh)


def test_news_of_a_later_version_is_heard() -> None:
    heard = msgspec.json.decode(b'{"table":"abc","seq":7,"later":{"on":[1]}}', type=News)
    assert (heard.table, heard.seq) == ("abc", 7)


# -- two versions side by side -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The last version that landed."""
    commit = landed()
    if not commit:
        pytest.skip("there is no history here from which to take the last version")
    print("the old version is", git("log", "-1", "--format=%h %s", commit))
    return taken_out(commit, tmp_path_factory.mktemp("old"))


@contextlib.contextmanager
def side_by_side(kind: str, tree: Path, folder: Path) -> Iterator[tuple[Running, Running]]:
    """The old version, which was there first, and the new one beside it."""
    redis = need_redis() if kind == "postgresql" else ""
    environ = {"ROOKERY_REDIS": redis} if redis else {}
    with (
        scratch(kind, folder) as database,
        old_server(tree, database, **environ) as old,
        serving(database, redis=redis) as new,
    ):
        yield old, new


def at(server: Running, person: Person) -> Person:
    """The same person at the other server."""
    return Person(server.url, server.client, person.token, person.id)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_versions_side_by_side_lose_nothing_and_show_the_same(kind: str, tree: Path, tmp_path: Path) -> None:
    with side_by_side(kind, tree, tmp_path) as (old, new):
        # given people from both, at tables made by both
        ada, bob, cleo = old.person("Ada"), old.person("Bob"), new.person("Cleo")
        table = ""
        for first, game in ((old, "thiefs-market"), (new, "thieves-den"), (old, "parlour"), (new, "enclave")):
            table = first.table(*(at(first, person) for person in (ada, bob, cleo)), game=game)
            with at(old, ada).page_socket(table) as page, at(new, bob).page_socket(table) as other:
                page.recv(), other.recv()
                # when they answer at either in turn
                played = 0
                for k in range(10):
                    here, there = (old, new) if k % 2 else (new, old)
                    played += answer([at(here, ada), at(there, bob), at(here, cleo)], table, k)
                assert played
                # then both pages hear of it, and both versions tell everybody the same
                assert page.recv(60) and other.recv(60)
            agree(old, new, [ada, bob, cleo], table)
        # sessions and their ends are heard of by both, and so is what is said
        assert at(new, ada).get("/me").json()["id"] == at(old, ada).get("/me").json()["id"]
        assert at(new, ada).post(f"/tables/{table}/chat", {"text": "hello"}).status_code == 200
        wait_until(lambda: "hello" in at(old, bob).get(f"/tables/{table}").text)
        assert at(new, cleo).post("/logout").status_code == 200
        wait_until(lambda: at(old, cleo).get("/me").status_code == 401)


def agree(old: Running, new: Running, people: list[Person], table: str) -> None:
    """What a person is told by either, so far as both know the word for it."""

    def same() -> bool:
        return all(seen(at(old, p), table)["number"] == seen(at(new, p), table)["number"] for p in people)

    wait_until(same)
    for person in people:
        one, two = seen(at(old, person), table), seen(at(new, person), table)
        for key in set(one) & set(two) & {"status", "number", "waiting", "seats", "view", "question", "chat"}:
            assert known(one[key], two[key]), (key, one[key], two[key])
        records = [at(server, person).get(f"/tables/{table}/record").text for server in (old, new)]
        assert moves_of(records[0]) == moves_of(records[1])


def known(one: Any, two: Any) -> bool:
    """Equal in all that both versions know; one may say more."""
    if isinstance(one, dict) and isinstance(two, dict):
        return all(known(one[key], two[key]) for key in set(one) & set(two) if key not in ("connected", "clock"))
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(known(a, b) for a, b in zip(one, two, strict=True))
    return bool(one == two)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_rolling_restart_loses_no_answer(kind: str, tree: Path, tmp_path: Path) -> None:
    redis = need_redis() if kind == "postgresql" else ""
    environ = {"ROOKERY_REDIS": redis} if redis else {}
    with scratch(kind, tmp_path) as database:
        with old_server(tree, database, **environ) as old:
            people = [old.person(name) for name in ("Ada", "Bob")]
            table = old.table(*people, game="thieves-den")
            for k in range(5):
                answer(people, table, k)
            with serving(database, redis=redis) as new:
                for k in range(5):
                    answer([at(new, people[0]), people[1]], table, k)
                number = seen(at(new, people[0]), table)["number"]
        # the old one is gone, and so is that new one: the next takes up what both acknowledged
        with serving(database, redis=redis) as new:
            people = [at(new, person) for person in people]
            assert seen(people[0], table)["number"] == number
            for k in range(3000):
                if not answer(people, table, k):
                    break
            assert seen(people[0], table)["status"] == "over"
            assert people[0].get(f"/tables/{table}/verify").json().get("ok", True)
