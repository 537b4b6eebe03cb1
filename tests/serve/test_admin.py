"""Those who look after a server: how they become it, what they can do, and that everything is written down."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rookery.serve import Banned, NoSuchTable, NotAllowed
from rookery.serve.desk import audit
from rookery.serve.desk.audit import Actor
from rookery.serve.desk.desk import Desk
from rookery.serve.door.sockets import CODES, ENDED
from rookery.serve.door.wards import Wards, asked_network
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.sql import read_table
from rookery.serve.store.schema import HEAD
from tests.serve.tools import (
    PATIENCE,
    Person,
    Running,
    apart,
    guests,
    need_redis,
    opened,
    post,
    run,
    scratch,
    serving,
    started,
    typed,
    until,
    wait_until,
)

TERMINAL = Actor("", "rookery admin")


def account(server: Running, name: str, password: str = "correct horse") -> Person:
    person = server.person(name)
    assert person.post("/me/password", {"password": password}).status_code == 200
    return person


def admin_of(server: Running, name: str = "Hosta") -> Person:
    """Somebody who has taken the first link."""
    person = account(server, name)
    token = on(server, lambda desk: desk.link(TERMINAL))
    assert post(server, person, f"/admin/first/{token}").status_code == 303
    return person


def on(server: Running, work: Any) -> Any:
    """Do something at the desk of the database a server runs on, as the terminal does."""

    async def main() -> Any:
        async with opened(server.app.state.settings.database) as hub:
            desk = Desk(hub)
            await desk.begin()
            return await work(desk)

    return apart(main())


def log_of(server: Running) -> list[audit.Act]:
    async def work(desk: Desk) -> list[audit.Act]:
        return await desk.hub.store.read(audit.page)

    found: list[audit.Act] = on(server, work)
    return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Person]]:
    with scratch("sqlite", tmp_path_factory.mktemp("house")) as url, serving(url) as server:
        yield server, admin_of(server)


House = tuple[Running, Person]


def closed_with(socket: Any) -> int | None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    return int(socket.close_code)


# -- becoming one ------------------------------------------------------------------------------------------------


def test_the_first_start_prints_a_link_that_makes_one_admin(sqlite: str, tmp_path: Path) -> None:
    start = "from rookery.serve.app import main; raise SystemExit(main(host='127.0.0.1', port=0, lang='en'))"
    env = os.environ | {"ROOKERY_DATABASE": sqlite, "ROOKERY_WORKERS": "0", "ROOKERY_LOGS": "json"}
    log = tmp_path / "log"
    with log.open("wb") as err:
        process = subprocess.Popen(
            [sys.executable, "-c", start], env=env, stdout=subprocess.PIPE, stderr=err, text=True
        )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/admin/first/(\S+)", said)
        assert found, said
    finally:
        process.stdout.close()
        process.terminate()
        process.wait(PATIENCE)
    token = found[1]
    assert token not in log.read_text()  # the log is for many eyes
    with serving(sqlite) as server:
        ada, bob = account(server, "Ada"), account(server, "Bob")
        guest = server.person("Guest")
        assert bob.page("/admin").status_code == 404
        assert bob.page(f"/admin/first/{token}").status_code == 200
        assert bob.page(f"/admin/first/{token}").status_code == 200  # looking at it uses nothing up
        assert post(server, guest, f"/admin/first/{token}", name="Guest", password="short").status_code == 422
        assert post(server, ada, f"/admin/first/{token}").headers["location"] == "/admin"
        assert ada.page("/admin").status_code == 200
        assert post(server, bob, f"/admin/first/{token}").status_code == 404
        assert bob.page("/admin").status_code == 404
        robot = ada.post("/me/tokens", {"label": "robot"}).json()["token"]
        assert Person(server.url, server.client, robot, ada.id).page("/admin").status_code == 404
        assert on(server, lambda desk: desk.link(None)) == ""  # from now on no start prints one


def test_a_guest_with_the_link_becomes_an_account_and_an_admin(sqlite: str) -> None:
    with serving(sqlite) as server:
        token = on(server, lambda desk: desk.link(None))
        made = post(server, server.nobody(), f"/admin/first/{token}", name="Hosta", password="correct horse")
        session = re.search(r"rookery=([^;]+)", made.headers["set-cookie"])
        assert session is not None
        hosta = Person(server.url, server.client, session[1], "")
        assert hosta.page("/admin").status_code == 200
        assert hosta.get("/me").json()["account"]


# -- acting ------------------------------------------------------------------------------------------------------


def test_pages_exist_for_admins_alone_and_acts_need_our_own_pages(house: House) -> None:
    server, hosta = house
    bob = account(server, "Bob the curious")
    for path in ("", "/people", "/tables", "/bans", "/log"):
        assert hosta.page(f"/admin{path}").status_code == 200, path
        assert bob.page(f"/admin{path}").status_code == 404
        assert server.nobody().page(f"/admin{path}").status_code == 404
    assert 'href="/admin"' in hosta.page("/").text
    assert 'href="/admin"' not in bob.page("/").text
    assert post(server, bob, "/admin/ban", person=hosta.id).status_code == 404
    foreign = {"cookie": f"rookery={hosta.token}", "origin": "https://evil.example"}
    sent = server.client.post(f"{server.url}/admin/ban", data={"person": bob.id}, headers=foreign)
    assert sent.status_code == 403
    assert bob.get("/me").status_code == 200
    assert post(server, hosta, "/admin/no-such-act").status_code == 404


def test_a_ban_ends_sessions_tokens_and_sockets_at_once(house: House) -> None:
    server, hosta = house
    eve, bob = account(server, "Eve"), server.person("Bob")
    robot = Person(server.url, server.client, eve.post("/me/tokens", {"label": "r"}).json()["token"], eve.id)
    table = server.table(eve, bob)
    with eve.socket(table) as mine, eve.page_socket(table) as page, robot.socket(table) as program:
        page.recv(PATIENCE)
        assert post(server, hosta, "/admin/ban", person=eve.id, why="insults", days="3").status_code == 303
        assert [closed_with(each) for each in (mine, page, program)] == [ENDED] * 3
    assert [p.get("/me").status_code for p in (eve, robot, bob)] == [401, 401, 200]
    refused = eve.post("/login", {"name": "Eve", "password": "correct horse"})
    assert (refused.status_code, refused.json()["error"]) == (403, "Banned")
    assert eve.post("/login", {"name": "Eve", "password": "wrong horse"}).json()["error"] == "WrongPassword"
    assert "Eve" in hosta.page("/admin/bans").text
    post(server, hosta, "/admin/unban", person=eve.id)
    assert eve.post("/login", {"name": "Eve", "password": "correct horse"}).status_code == 200
    server.client.cookies.clear()
    acts = [(a.act, a.by_name, a.target, a.why) for a in log_of(server)[:2]]
    assert acts == [("unban", "Hosta", eve.id, ""), ("ban", "Hosta", eve.id, "insults")]
    shown = hosta.page("/admin/log").text
    assert "insults" in shown
    assert eve.token not in shown


def test_admins_are_not_banned_by_each_other_and_nobody_locks_themselves_out(house: House) -> None:
    server, hosta = house
    assert post(server, hosta, "/admin/ban", person=hosta.id).status_code == 409
    assert post(server, hosta, "/admin/dismiss", person=hosta.id).status_code == 409
    assert post(server, hosta, "/admin/ban-range", range="127.0.0.0/8").status_code == 422
    assert hosta.page("/admin").status_code == 200


def test_who_is_muted_plays_on_in_silence(house: House) -> None:
    server, hosta = house
    eve, bob = server.person("Eve who talks"), server.person("Bob")
    table = server.table(eve, bob)
    with eve.socket(table) as open_before:
        assert post(server, hosta, "/admin/mute", person=eve.id, days="0").status_code == 303
        open_before.send(json.dumps({"do": "chat", "id": "c", "text": "buy now"}))
        while (heard := json.loads(open_before.recv(PATIENCE)))["type"] != "reply":
            pass
        assert heard["problem"]["key"] == "ui-error-muted"
    assert eve.post(f"/tables/{table}/chat", {"phrase": "hello"}).status_code == 409
    assert bob.post(f"/tables/{table}/chat", {"text": "hello"}).status_code == 200
    seen = eve.get(f"/tables/{table}").json()
    assert seen["you"]["seat"] == 0
    post(server, hosta, "/admin/unmute", person=eve.id)
    assert eve.post(f"/tables/{table}/chat", {"text": "sorry"}).status_code == 200


def test_a_closed_game_ends_without_a_result_and_a_deleted_table_is_gone(house: House) -> None:
    server, hosta = house
    ada, bob = server.person("Ada"), server.person("Bob")
    table, other = server.table(ada, bob), server.table(ada, bob)
    waiting = ada.post("/tables", {"game": "parlour", "seats": 2, "public": True}).json()["table"]["id"]
    with ada.socket(other) as open_:
        assert post(server, hosta, "/admin/close", table=table, why="stuck").status_code == 303
        seen = bob.get(f"/tables/{table}").json()
        assert (seen["table"]["status"], seen["outcome"]) == ("over", None)
        assert ada.page(f"/t/{table}").status_code == 200
        assert post(server, hosta, "/admin/delete", table=other).status_code == 303
        assert closed_with(open_) == 4404
    assert [ada.get(f"/tables/{t}").status_code for t in (other, waiting)] == [404, 200]
    assert other not in [card["id"] for card in ada.get("/me/tables").json()]
    post(server, hosta, "/admin/close", table=waiting)
    assert ada.get(f"/tables/{waiting}").status_code == 404
    assert post(server, hosta, "/admin/delete", table="nonsense").status_code == 404


def test_a_new_name_and_the_banner_are_seen_by_all(house: House) -> None:
    server, hosta = house
    eve, bob = server.person("Rude name"), server.person("Bob")
    table = server.table(eve, bob)
    assert post(server, hosta, "/admin/rename", person=eve.id, name="Wren 7", why="rude").status_code == 303
    assert eve.get("/me").json()["name"] == "Wren 7"
    assert "Wren 7" in bob.page(f"/t/{table}").text
    post(server, hosta, "/admin/announce", text="Down at <8>", hours="1")
    for path in ("/", "/settings", f"/t/{table}", "/no/such/page"):
        assert "Down at &lt;8&gt;" in bob.page(path, accept="text/html").text, path
    post(server, hosta, "/admin/announce-end")
    assert "Down at" not in bob.page("/").text


# -- networks ----------------------------------------------------------------------------------------------------


def test_a_banned_network_is_refused_at_the_door(sqlite: str) -> None:
    with serving(sqlite) as server:
        hosta, ada, bob = admin_of(server), server.person("Ada"), server.person("Bob")
        table = server.table(ada, bob)

        def came(person: Person, address: str) -> int:
            headers = {"cookie": f"rookery={person.token}", "x-forwarded-for": address}
            return server.client.get(f"{server.url}/", headers=headers).status_code

        assert came(ada, "2001:db8:1:2::7") == 200
        assert post(server, hosta, "/admin/ban-range", range="2001:db8:1:2::9", why="spam").status_code == 303
        assert "2001:db8:1:2::/64" in hosta.page("/admin/bans").text
        addresses = ("2001:db8:1:2:ffff::1", "2001:db8:1:3::1", "192.0.2.7")
        assert [came(ada, address) for address in addresses] == [403, 200, 200]
        on(server, lambda desk: desk.ban_range(TERMINAL, "192.0.2.0/24"))  # the terminal tells the server, too
        wait_until(lambda: came(ada, "192.0.2.7") == 403)
        assert came(ada, "::ffff:192.0.2.7") == 403
        assert (
            server.client.get(f"{server.url}/healthz", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200
        )
        assert ada.page(f"/t/{table}").status_code == 200
        post(server, hosta, "/admin/unban-range", range="192.0.2.0/24")
        assert came(ada, "192.0.2.7") == 200


def test_what_counts_as_a_network() -> None:
    known = {"192.0.2.7": "192.0.2.7/32", "192.0.2.7/24": "192.0.2.0/24", "::ffff:192.0.2.0/120": "192.0.2.0/24"}
    known |= {"2001:db8::1": "2001:db8::/64", "2001:db8::/32": "2001:db8::/32"}
    assert {given: str(asked_network(given)) for given in known} == known
    for bad in ("", "everybody", "0.0.0.0/0", "::/0", "127.0.0.1", "::1/128", "10.0.0.0/7", "1.2.3.4/33"):
        with pytest.raises(Exception, match="ui-error-network"):
            asked_network(bad)


def test_sockets_of_a_banned_network_end_too(sqlite: str) -> None:
    with serving(sqlite) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        table = server.table(ada, bob)
        with ada.socket(table) as mine:
            mine.recv(PATIENCE)
            hub: Hub = server.app.state.hub
            hub.wards.ranges = {(4, 24): {127: float("inf")}}  # no admin could: it is this machine
            server.app.state.desk.hub.store._loop.call_soon_threadsafe(server.app.state.desk.on_wards)
            assert closed_with(mine) == CODES[Banned]


# -- all processes -----------------------------------------------------------------------------------------------


def test_acts_in_one_process_are_heard_in_all(tmp_path: Path) -> None:
    redis = need_redis()
    with scratch("postgresql", tmp_path) as database:

        async def main() -> None:
            async with (
                opened(database, redis=redis, poll=600) as one,
                opened(database, redis=redis, poll=600) as two,
            ):
                desk, far = Desk(one), Desk(two)
                await desk.begin()
                await far.open()
                await until(lambda: one.bus.up and two.bus.up)
                users = await guests(one, "Ada", "Eve")
                table, other = await started(one, users), await started(one, users)
                there, gone = await two.table(table.id), await two.table(other.id)
                _, token = await one.accounts.guest("Mallory")
                mallory = await two.accounts.by_token(token)
                assert mallory is not None
                ended: list[str] = []
                await two.accounts.opened(mallory, lambda: ended.append("socket"))
                await desk.ban(TERMINAL, mallory.id)
                await until(lambda: ended == ["socket"])
                assert await two.accounts.by_token(token) is None
                await desk.ban_range(TERMINAL, "198.51.100.0/24")
                await until(lambda: two.wards.refuses("198.51.100.9"))
                await desk.mute(TERMINAL, users[1].id)
                await until(lambda: users[1].id in two.wards.muted)
                with pytest.raises(NotAllowed):
                    await two.chat(there, users[1], "psst")
                await desk.close_table(TERMINAL, table.id)
                await until(lambda: there.status == "over")
                await desk.delete_table(TERMINAL, other.id)
                await until(lambda: gone.deleted)
                with pytest.raises(NoSuchTable):
                    await two.table(other.id)

        run(main())


def test_without_a_bus_the_log_is_looked_at(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database, poll=0.05) as two:
            desk, far = Desk(one), Desk(two)
            await desk.begin()
            await far.open()
            users = await guests(one, "Ada", "Bob")
            table = await started(one, users)
            there = await two.table(table.id)
            await desk.announce(TERMINAL, "Soon we close")
            await until(lambda: two.wards.banner == "Soon we close")
            await desk.delete_table(TERMINAL, table.id)
            await until(lambda: there.deleted)
            acts = await two.store.read(audit.page)
            assert [(a.id, a.act, a.by_name) for a in acts] == [
                (2, "delete", "rookery admin"),
                (1, "announce", "rookery admin"),
            ]

    run(main())


def test_bans_run_out(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            desk = Desk(hub)
            await desk.begin()
            await desk.ban_range(TERMINAL, "198.51.100.0/24", days=1e-9)
            await desk.announce(TERMINAL, "Just a moment", hours=1e-9)
            await hub.wards.load()
            assert hub.wards.banner == ""
            assert not hub.wards.refuses("198.51.100.9")
            wards = Wards(hub.store)
            assert not wards.refuses("not an address")

    run(main())


# -- the terminal ------------------------------------------------------------------------------------------------


def admin(database: str, *words: str) -> tuple[int, str]:
    result = typed("admin", *words, "--database", database, ROOKERY_TEST="1")
    return result.exit_code, result.output


def test_the_terminal_does_the_same(sqlite: str) -> None:
    with serving(sqlite) as server:
        ada, bob = account(server, "Ada"), account(server, "Bob")
        table = server.table(ada, bob, public=True)
        status, said = admin(sqlite, "link", "--url", "https://games.example")
        assert status == 0
        token = said.split("https://games.example/admin/first/")[1].split()[0]
        assert post(server, ada, f"/admin/first/{token}").status_code == 303
        assert admin(sqlite, "status")[0] == 0
        assert ada.id in admin(sqlite, "people", "ada")[1]
        assert table in admin(sqlite, "tables", "playing")[1]
        assert "Damaged: 0" in admin(sqlite, "tables", "--damaged")[1]
        assert admin(sqlite, "mute", "Bob", "--why", "spam")[0] == 0
        wait_until(lambda: bob.post(f"/tables/{table}/chat", {"text": "hi"}).status_code == 409)
        assert admin(sqlite, "ban", "Ada")[0] == 2  # an admin
        assert admin(sqlite, "rename", "Bob", "Robert")[0] == 0
        assert admin(sqlite, "announce", "Tea at five")[0] == 0
        wait_until(lambda: "Tea at five" in server.nobody().page("/").text)
        assert admin(sqlite, "close", table)[0] == 0
        assert admin(sqlite, "ban", "Robert", "--days", "1")[0] == 0
        wait_until(lambda: bob.get("/me").status_code == 401)
        assert admin(sqlite, "ban", "nobody at all")[0] == 2
        assert admin(sqlite, "dismiss", "Ada")[0] == 0
        wait_until(lambda: ada.page("/admin").status_code == 404)
        shown = admin(sqlite, "log")[1]
        for word in ("spam", "Robert", "Tea at five", table):
            assert word in shown
        assert token not in shown


def test_the_newest_form_is_made(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            found = await hub.store.read(
                lambda db: db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
            )
            assert found == HEAD

    run(main())


@pytest.mark.parametrize("act", ["close", "rename"])
def test_an_act_and_its_line_are_stored_together_or_not_at_all(
    act: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> int:
        raise RuntimeError("the log cannot be written")

    async def main() -> None:
        async with opened(database) as hub:
            desk = Desk(hub)
            await desk.begin()
            ada, _ = users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)

            async def done() -> None:
                if act == "close":
                    await desk.close_table(TERMINAL, table.id)
                else:
                    await desk.rename(TERMINAL, ada.id, "Wren")

            async def stored() -> tuple[int, str | None]:
                entries = await hub.store.read(lambda db: len(read_table(db, table.id)[1]))
                return entries, (await desk.person(ada.id)).name

            # given a log that cannot be written: when an admin acts, then nothing is done
            before = await stored()
            with monkeypatch.context() as patched:
                patched.setattr(audit, "note", full)
                with pytest.raises(RuntimeError):
                    await done()
            assert await stored() == before
            assert table.status == "playing"
            # given a log that can: then it is done, and there is one line of it
            await done()
            assert await stored() != before
            assert [line.act for line in await hub.store.read(audit.page)] == [act]

    run(main())
