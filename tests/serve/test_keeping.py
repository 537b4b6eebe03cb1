"""What is kept and for how long; what people can take along, and how they leave; backups."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text, update

import rookery
from rookery.serve import NoSuchTable
from rookery.serve.desk import backup, leaving, retention
from rookery.serve.desk.audit import Actor
from rookery.serve.desk.desk import Desk
from rookery.serve.desk.mail import good_address
from rookery.serve.door.accounts import User
from rookery.serve.hub.damage import survey
from rookery.serve.hub.hub import Hub
from rookery.serve.settings import SettingError, Settings
from rookery.serve.store.schema import entries, people, sessions, tables
from tests.serve.tools import (
    PATIENCE,
    Person,
    Running,
    answer_one,
    count,
    guests,
    opened,
    play_out,
    post,
    run,
    scratch,
    serving,
    settings,
    started,
    typed,
    until,
    wait_until,
)

TERMINAL = Actor("", "rookery admin")
DAY = 86_400.0


async def member(hub: Hub, name: str) -> User:
    user, _ = await hub.accounts.guest(name)
    return await hub.accounts.set_password(user, "correct horse")


def older(days: float) -> Any:
    """Everything that is stored happened earlier."""

    def job(db: Connection) -> None:
        for column in (people.c.created, people.c.seen, tables.c.created, entries.c.at, sessions.c.until):
            db.execute(update(column.table).values({column: column - days * DAY}))

    return job


# -- retention ---------------------------------------------------------------------------------------------------


def test_what_nobody_misses_goes_and_all_else_stays(database: str) -> None:
    async def main() -> None:
        async with opened(database, keep_guests=30.0, keep_games=100.0) as hub:
            ada, bob, _, host = await guests(hub, "Ada", "Bob", "Idle", "Host")
            zoe = await member(hub, "Zoe")
            finished, kept, playing = (
                await started(hub, [ada, bob]),
                await started(hub, [ada, zoe]),
                await started(hub, [ada, bob]),
            )
            await play_out(hub, finished, [ada, bob])
            await play_out(hub, kept, [ada, zoe])
            waiting = await hub.create(host, rookery.serve.store.entries.TableSetup(game="parlour", seats=2))
            assert not any((await retention.purge(hub, dry=True)).values())
            await hub.store.write(older(60))
            due = {"sessions": 0, "waiting": 1, "games": 0, "guests": 1, "audit": 0, "cups": 0}
            assert await retention.purge(hub, dry=True) == due
            assert await count(hub, "SELECT count(*) FROM people") == 5
            async with waiting.listen(host):  # somebody sits there and waits
                assert (await retention.purge(hub, pause=0))["waiting"] == 0
            assert (await retention.purge(hub, pause=0))["waiting"] == 1
            await hub.store.write(older(60))
            await retention.purge(hub, pause=0)
            await hub.store.write(lambda db: db.execute(update(sessions).values(until=1.0)).rowcount)
            assert (await retention.purge(hub, pause=0))["sessions"] > 0
            left = await hub.store.read(lambda db: set(db.execute(text("SELECT id FROM tables")).scalars()))
            assert left == {kept.id, playing.id}
            names = await hub.store.read(lambda db: set(db.execute(text("SELECT name FROM people")).scalars()))
            assert names == {"Ada", "Bob", "Zoe"}
            assert await count(hub, f"SELECT count(*) FROM entries WHERE table_id = '{finished.id}'") == 0
            with pytest.raises(NoSuchTable):
                await hub.table(finished.id)
            assert (await hub.table(kept.id)).status == "over"

    run(main())


def test_zero_keeps_for_ever_and_more_than_a_batch_goes(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "LOOKED_AT", 3)
    monkeypatch.setattr(retention, "GO_AT_ONCE", 2)

    async def main() -> None:
        async with opened(sqlite, keep_guests=0.0) as hub:
            await guests(hub, *(f"Guest {n}" for n in range(8)))
            await hub.store.write(older(1000))
            assert (await retention.purge(hub, pause=0))["guests"] == 0
        async with opened(sqlite, keep_guests=1.0) as hub:
            assert (await retention.purge(hub, dry=True))["guests"] == 8
            assert (await retention.purge(hub, pause=0))["guests"] == 8
            assert await count(hub, "SELECT count(*) FROM people") == 0

    run(main())


def test_purge_in_the_terminal(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            await guests(hub, "Idle")
            await hub.store.write(older(60))

    run(main())
    words = ["admin", "purge", "--database", sqlite]
    dry = typed(*words, "--dry-run")
    assert "Guests without games: 1" in dry.output
    assert "Nothing was deleted" in dry.output
    assert "Guests without games: 1" in typed(*words).output
    assert "Guests without games: 0" in typed(*words, "--dry-run").output


# -- one's own ---------------------------------------------------------------------------------------------------


def test_sessions_are_listed_and_ended(server: Running) -> None:
    ada = server.person("Ada with two")
    ada.post("/me/password", {"password": "correct horse"})
    headers = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"}
    body = {"name": "Ada with two", "password": "correct horse"}
    made = server.client.post(f"{server.url}/api/v1/login", json=body, headers=headers).json()
    server.client.cookies.clear()
    other = Person(server.url, server.client, made["token"], ada.id)
    listed = ada.get("/me/sessions").json()
    assert [(v["label"], v["mine"]) for v in listed] == [("Firefox, Linux", False), ("", True)]
    assert other.token not in str(listed)
    assert "Firefox, Linux" in ada.page("/settings/data").text
    gone = server.client.delete(f"{server.url}/api/v1/me/sessions/{listed[0]['id']}", headers=ada.headers)
    assert gone.json() == {"ok": True}
    assert [p.get("/me").status_code for p in (ada, other)] == [200, 401]
    stranger = server.person("Stranger")
    mine = ada.get("/me/sessions").json()[0]["id"]
    server.client.delete(f"{server.url}/api/v1/me/sessions/{mine}", headers=stranger.headers)
    assert ada.get("/me").status_code == 200


def test_an_export_holds_what_is_ones_own(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob)
    ada.post(f"/tables/{table}/chat", {"text": "mine to say"})
    bob.post(f"/tables/{table}/chat", {"text": "not Ada's words"})
    found = ada.get("/me/export")
    document = found.json()
    assert (document["profile"]["name"], document["next"]) == ("Ada", None)
    (game,) = document["games"]
    assert (game["table"], game["seat"], game["chat"]) == (table, 0, [{"text": "mine to say", "phrase": ""}])
    assert "not Ada's words" not in found.text
    for secret in (ada.token, server.app.state.hub.live[table].state.key.hex(), "hash", "argon"):
        assert secret not in found.text
    assert "attachment" in ada.page("/settings/export").headers["content-disposition"]
    robot = ada.post("/me/tokens", {"label": "r"}).json()["token"]
    assert Person(server.url, server.client, robot, ada.id).get("/me/export").status_code == 409


def test_who_leaves_is_nameless_and_records_keep_verifying(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub, opened(database) as other:
            zoe, bob = await member(hub, "Zoe"), (await guests(hub, "Bob"))[0]
            over, playing = await started(hub, [zoe, bob]), await started(hub, [zoe, bob])
            await hub.words(await hub.create(zoe, over.setup), zoe, "unused")
            await hub.chat(over, zoe, "my secret address")
            await play_out(hub, over, [zoe, bob])
            watched = await started(hub, [bob, (await guests(hub, "Cy"))[0]])
            await hub.admit(watched, zoe, watched.invite)
            await hub.chat(watched, zoe, "watching")
            there = await other.table(over.id)
            await leaving.leave(hub, zoe)
            assert await hub.accounts.by_token("") is None
            with pytest.raises(Exception, match="ui-error-password"):
                await hub.accounts.login("Zoe", "correct horse")
            assert playing.seats[0].quitter == zoe.id  # a bot plays on
            assert await leaving.finish(hub, pause=0) == 1
            await other.read_anew(over.id)
            for table in (over, there, await hub.table(watched.id)):
                assert "Zoe" not in str(table.names()) + str(table.chat) + str(table.rows)
            assert over.names()[0] == leaving.NAMELESS
            assert over.chat[0].text == leaving.SILENCED
            record = await hub.record(over, bob)
            assert "Zoe" not in record
            assert (await hub.verify(record, bob.id)).ok
            dump = await hub.store.read(everything)
            assert "Zoe" not in dump
            assert "secret address" not in dump
            assert await count(hub, f"SELECT count(*) FROM people WHERE id = '{zoe.id}'") == 0
            assert await leaving.finish(hub, pause=0) == 0
        assert survey(settings(database))[1] == []

    run(main())


def everything(db: Connection) -> str:
    """All that is stored, as text."""
    names = ("people", "sessions", "tables", "entries", "seats", "bonds", "calls", "seekers", "passes", "audit")
    return "\n".join(str(row) for name in names for row in db.execute(text(f"SELECT * FROM {name}")))


def test_leaving_is_asked_twice(server: Running) -> None:
    ada = server.person("Ada who goes")
    ada.post("/me/password", {"password": "correct horse"})
    assert "/settings/delete" in ada.page("/settings/data").text
    assert "Ada who goes" in ada.page("/settings/delete").text
    for form in ({"name": "Ada", "password": "correct horse"}, {"name": "Ada who goes", "password": "wrong horse"}):
        assert post(server, ada, "/settings/delete", **form).status_code in (403, 422)
    assert ada.get("/me").status_code == 200
    assert post(server, ada, "/settings/delete", name="Ada who goes", password="correct horse").status_code == 303
    assert ada.get("/me").status_code == 401
    guest = server.person("Passing guest")
    assert guest.post("/me/leave", {"name": "Passing guest"}).json() == {"ok": True}
    assert guest.get("/me").status_code == 401


def test_the_last_admin_stays(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            desk = Desk(hub)
            await desk.begin()
            zoe = await member(hub, "Zoe")
            await desk.become_admin(zoe, await desk.link(None))
            with pytest.raises(Exception, match="ui-error-last-admin"):
                await leaving.leave(hub, zoe)

    run(main())


# -- letters -----------------------------------------------------------------------------------------------------


class Mailbox:
    """A small SMTP server that keeps what it is given."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.strip().upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(message_from_bytes(body[:-3], policy=policy.default))
            writer.write(
                b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n" if word != b"DATA" else b"250 kept\r\n"
            )
            if word == b"QUIT":
                break
        writer.close()


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box, ready, ends = Mailbox(), threading.Event(), []

    async def begin() -> None:
        stop = asyncio.Event()
        ends.append((asyncio.get_running_loop(), stop))
        async with await asyncio.start_server(box.serve, "127.0.0.1", 0) as server:
            box.port = server.sockets[0].getsockname()[1]
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(begin(),), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield box
    finally:
        loop, stop = ends[0]
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)


def link_in(letter: Any, what: str) -> str:
    found = re.search(rf"https://games\.example(/{what}/\S+)", letter.get_content())
    assert found, letter
    return found[1]


def test_a_forgotten_password_by_letter(sqlite: str) -> None:
    with mailbox() as box:
        smtp = {
            "smtp": f"smtp://127.0.0.1:{box.port}",
            "url": "https://games.example",
            "mail_from": "host@games.example",
        }
        with serving(sqlite, **smtp) as server:
            ada = server.person("Ada", lang="de")
            ada.post("/me/password", {"password": "correct horse"})
            assert "/recover" in server.nobody().page("/login").text
            wrong = post(server, ada, "/settings/email", email="ada@home.example", password="wrong")
            assert wrong.status_code == 403
            good = {"email": "Ada@Home.example", "password": "correct horse"}
            assert post(server, ada, "/settings/email", **good).status_code == 303
            wait_until(lambda: len(box.letters) == 1)
            assert box.letters[0]["to"] == "ada@home.example"
            # not confirmed: nothing is sent
            nobody = server.nobody()
            before = post(server, nobody, "/recover", email="ada@home.example")
            unknown = post(server, nobody, "/recover", email="who@home.example")
            assert (before.status_code, before.headers["location"]) == (303, unknown.headers["location"])
            confirm = link_in(box.letters[0], "confirm")
            assert ada.page(confirm).status_code == 200
            assert post(server, nobody, confirm).status_code == 303
            assert post(server, nobody, confirm).status_code == 404  # once
            known = post(server, nobody, "/recover", email="ada@home.example")
            assert (known.status_code, known.content, sorted(known.headers)) == (
                unknown.status_code,
                unknown.content,
                sorted(unknown.headers),
            )
            wait_until(lambda: len(box.letters) == 2)
            assert "Passwort" in box.letters[1]["subject"]
            recover = link_in(box.letters[1], "recover")
            token = recover.rpartition("/")[2]
            stored = Path(sqlite.removeprefix("sqlite:///")).read_bytes()
            wal = Path(sqlite.removeprefix("sqlite:///") + "-wal")
            assert token.encode() not in stored + (wal.read_bytes() if wal.exists() else b"")
            assert post(server, nobody, recover, password="short").status_code == 422
            assert nobody.page(recover).status_code == 200
            assert post(server, nobody, recover, password="battery staple").status_code == 303
            assert ada.get("/me").status_code == 401  # whoever had the old one is out
            assert post(server, nobody, recover, password="thief's choice").status_code == 404
            assert ada.post("/login", {"name": "Ada", "password": "battery staple"}).status_code == 200


def test_letters_are_few_and_links_grow_old(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from rookery.serve.desk import recovery

    monkeypatch.setattr(recovery, "RECOVER_SECONDS", -1.0)
    sent: list[tuple[str, str]] = []

    class Box:
        works = True

        def send(self, to: str, subject: str, words: str) -> None:
            sent.append((to, words))

    async def main() -> None:
        address = {"smtp": "smtp://127.0.0.1:1", "url": "https://games.example", "mail_from": "host@games.example"}
        async with opened(sqlite, rate_mails="2/hour", **address) as hub:
            zoe = await member(hub, "Zoe")
            await hub.store.write(
                lambda db: (
                    db.execute(update(people).where(people.c.id == zoe.id).values(email="z@home.example")).rowcount
                )
            )
            box: Any = Box()
            letters = recovery.Recovery(hub, box)
            for _ in range(5):
                await letters.ask("z@home.example", "192.0.2.7")
            await until(lambda: len(sent) == 2)
            await asyncio.sleep(0.2)
            assert len(sent) == 2
            token = sent[0][1].split("/recover/")[1].split()[0]
            assert not await letters.works(token)
            with pytest.raises(NoSuchTable):
                await letters.recover(token, "battery staple", "192.0.2.7")

    run(main())


def test_addresses_and_settings_of_letters() -> None:
    assert good_address(" Ada@Home.Example ") == "ada@home.example"
    for bad in (
        "",
        "ada",
        "a@b",
        "a@home.example, b@home.example",
        "a b@home.example",
        "a@home.example\nBcc: x@y.z",
    ):
        assert good_address(bad) == ""
    with pytest.raises(SettingError):
        Settings.read({"ROOKERY_SMTP": "smtp://mail.example"})
    with pytest.raises(SettingError):
        Settings.read({"ROOKERY_KEEP_GUESTS": "-1"})
    read = Settings.read(
        {
            "ROOKERY_SMTP": "smtps://u:pw@mail.example",
            "ROOKERY_URL": "https://x.example",
            "ROOKERY_MAIL_FROM": "a@x.example",
        }
    )
    assert "pw" not in str(read.rows())


# -- backups -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_under_load_has_all_that_was_acknowledged(database: str, target: str, tmp_path: Path) -> None:
    """Moves are played while it is written; every answer acknowledged before it began is in it."""
    file = tmp_path / "backup.db"
    acknowledged: dict[str, int] = {}
    names: list[str] = []

    async def play(hub: Hub, users: list[User], end: asyncio.Event) -> None:
        n = 0
        while not end.is_set():
            table = await started(hub, users)
            names.append(table.id)
            while table.status != "over" and not end.is_set():
                await answer_one(hub, table, users, n)
                acknowledged[table.id] = table.seq
                n += 1

    async def main() -> None:
        async with opened(database) as hub:
            zoe = await member(hub, "Zoe")
            users = [zoe, *await guests(hub, "Bob")]
            end = asyncio.Event()
            playing = [asyncio.create_task(play(hub, users, end)) for _ in range(3)]
            await until(lambda: sum(acknowledged.values()) > 60)
            before = dict(acknowledged)
            found = await asyncio.to_thread(backup.backup, hub.settings, file, TERMINAL)
            after = sum(acknowledged.values())
            end.set()
            await asyncio.gather(*playing)
            assert after > sum(before.values())  # nobody waited
            assert found["tables"] >= len(before)
            acknowledged.clear()
            acknowledged.update(before)

    run(main())
    assert file.stat().st_mode & 0o077 == 0
    (tmp_path / "other").mkdir()
    with scratch(target, tmp_path / "other") as fresh:
        found = backup.restore(settings(fresh), file, TERMINAL)
        assert survey(settings(fresh)) == (found["tables"], [])

        async def look() -> None:
            async with opened(fresh) as hub:
                for table_id, seq in acknowledged.items():
                    assert (await hub.table(table_id)).seq >= seq
                user, _ = await hub.accounts.login("Zoe", "correct horse")
                table = await started(hub, [user, *await guests(hub, "New")])  # and it goes on from there
                assert table.status == "playing"
                acts = await hub.store.read(lambda db: list(db.execute(text("SELECT act FROM audit")).scalars()))
                assert acts == ["restore"]

        run(look())


def test_a_restore_takes_care(sqlite: str, tmp_path: Path) -> None:
    file, nonsense = tmp_path / "backup.db", tmp_path / "nonsense"
    nonsense.write_text("no database")
    words = ["--database", sqlite]

    def admin(*given: str) -> tuple[int, str]:
        result = typed("admin", *given, *words)
        return result.exit_code, result.output

    with serving(sqlite) as server:
        ada = server.person("Ada")
        assert admin("backup", str(file))[0] == 0
        assert admin("backup", str(file))[0] == 2  # it is there
        assert "A server is running" in admin("restore", str(file), "--replace")[1]
        later = server.person("Later")
    assert "not empty" in admin("restore", str(file))[1]
    assert admin("restore", str(nonsense), "--replace")[0] == 2
    assert admin("restore", str(tmp_path / "missing"), "--replace")[0] == 2
    status, said = admin("restore", str(file), "--replace")
    assert (status, "Restored" in said) == (0, True)
    with serving(sqlite) as server:
        people_now = [Person(server.url, server.client, p.token, p.id).get("/me").status_code for p in (ada, later)]
        assert people_now == [200, 401]


def test_a_backup_of_an_earlier_form_is_restored(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import command

    from rookery.serve.store import database as store

    old = tmp_path / "old.db"
    real = command.upgrade
    monkeypatch.setattr(command, "upgrade", lambda config, head: real(config, "0003"))
    with store.engine(settings(f"sqlite:///{old}"), writes=True).connect() as db, db.begin():
        store.upgrade(db)
        db.execute(
            text("INSERT INTO people (id, name, lang, prefs, created) VALUES ('p1', 'Ada', 'en', '{}', 1.0)")
        )
    monkeypatch.setattr(command, "upgrade", real)
    assert backup.restore(settings(sqlite), old, TERMINAL)["people"] == 1

    async def main() -> None:
        async with opened(sqlite) as hub:
            assert await count(hub, "SELECT count(*) FROM people WHERE admin IS NULL AND gone IS NULL") == 1

    run(main())


def test_the_shape_of_an_export_is_stable(server: Running) -> None:
    ada = server.person("Ada")
    found = json.loads(ada.get("/me/export").text)
    first = {"cups", "format", "friends", "games", "next", "profile", "rated", "ratings", "sessions"}
    since = {"alike", "clubs", "devices", "notices", "tallies", "turns", "vacations"}
    assert set(found) == first | since
    assert found["format"] == "rookery-export-1"
    assert time.time() - found["profile"]["created"] < PATIENCE
