"""Sessions that end take their sockets along; what a program may not do, and how often."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rookery.serve import BadName, NotAllowed, TooFast
from rookery.serve.door import accounts, rates
from rookery.serve.door.accounts import User, digest
from rookery.serve.door.sockets import ENDED
from rookery.serve.store.bus import News
from tests.serve.tools import (
    PATIENCE,
    Person,
    Running,
    guests,
    opened,
    run,
)

# -- sessions that end -------------------------------------------------------------------------------------------


def closed_with(socket: ClientConnection) -> int | None:
    """How it is closed; it fails if it stays open."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    return socket.close_code


def works(socket: ClientConnection) -> bool:
    socket.send('{"do": "ping", "id": "still there?"}')
    while (heard := json.loads(socket.recv(PATIENCE)))["type"] != "reply":
        pass
    return bool(heard["ok"])


def login(server: Running, name: str, password: str) -> Person:
    made = server.client.post(server.url + "/api/v1/login", json={"name": name, "password": password}).json()
    server.client.cookies.clear()
    return Person(server.url, server.client, made["token"], made["user"]["id"])


def robot_of(server: Running, person: Person) -> tuple[Person, str]:
    made = person.post("/me/tokens", {"label": "robot"}).json()
    return Person(server.url, server.client, made["token"], person.id), made["id"]


def test_a_token_taken_back_takes_its_sockets_along(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    robot, token_id = robot_of(server, ada)
    table = server.table(robot, bob)
    with robot.socket(table) as program, robot.page_socket(table) as page, ada.socket(table) as mine:
        assert works(program)
        page.recv(PATIENCE)
        server.client.delete(f"{server.url}/api/v1/me/tokens/{token_id}", headers=ada.headers)
        assert closed_with(program) == ENDED
        assert closed_with(page) == ENDED
        assert works(mine)


def test_whoever_logs_out_leaves_the_table(server: Running) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob)
    with ada.socket(table) as mine, bob.socket(table) as other:
        assert works(mine)
        ada.post("/logout")
        assert closed_with(mine) == ENDED
        assert works(other)


def test_a_new_password_ends_the_other_sessions(server: Running) -> None:
    ada, bob = server.person("Ada who changes it"), server.person("Bob")
    ada.post("/me/password", {"password": "correct horse"})
    thief = login(server, "Ada who changes it", "correct horse")
    robot, _ = robot_of(server, ada)
    table = server.table(ada, bob)
    with ada.socket(table) as mine, thief.socket(table) as stolen, robot.socket(table) as program:
        assert works(stolen)
        assert ada.post("/me/password", {"password": "battery staple", "old": "correct horse"}).status_code == 200
        assert closed_with(stolen) == ENDED
        assert works(mine)
        assert works(program)
    assert [p.get("/me").status_code for p in (ada, thief, robot, bob)] == [200, 401, 200, 200]


def test_a_session_that_ended_elsewhere_ends_here(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub, opened(sqlite) as other:
            ends: list[str] = []

            async def comes(name: str) -> tuple[User, str, Callable[[], None]]:
                _, token = await other.accounts.guest(name)
                user = await hub.accounts.by_token(token)
                assert user is not None
                end = partial(ends.append, name)
                await hub.accounts.opened(user, end)
                return user, token, end

            # the other process tells
            _, token, _ = await comes("Ada")
            await other.accounts.logout(token)
            hub._hear(News("", session=digest(token)))
            assert ends == ["Ada"]
            # the news is lost, and we look
            _, token, _ = await comes("Bob")
            await comes("Cy")
            await other.accounts.logout(token)
            await hub.accounts.look_after()
            assert ends == ["Ada", "Bob"]
            # it ended while the socket was being opened
            user, token, end = await comes("Dan")
            hub.accounts.closed(user, end)
            await hub.accounts.logout(token)
            assert ends == ["Ada", "Bob"]
            await hub.accounts.opened(user, end)
            assert ends == ["Ada", "Bob", "Dan"]

    run(main())


def test_who_has_a_page_open_is_not_read_again_for_every_post(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(accounts, "time", SimpleNamespace(monotonic=lambda: now, time=time.time))
    alone: list[str] = []
    plain = accounts.find_session

    def counted(db: Any, key: str) -> User | None:
        alone.append(key)
        return plain(db, key)

    monkeypatch.setattr(accounts, "find_session", counted)

    async def main() -> None:
        nonlocal now
        async with opened(sqlite) as hub, opened(sqlite) as other:
            # given Ada, Cy and Dan with a page open, and Bob with none
            people = {name: await hub.accounts.guest(name) for name in ("Ada", "Bob", "Cy", "Dan")}
            for name, (_, token) in people.items():
                user = await hub.accounts.by_token(token)
                assert user is not None
                if name != "Bob":
                    await hub.accounts.opened(user, lambda: None)
            alone.clear()
            # when time passes, Cy goes, and Dan is called otherwise, of which no news comes here
            await other.accounts.logout(people["Cy"][1])
            await other.accounts.rename(people["Dan"][0], "Drake")
            for _ in range(4):
                now += 10
                await hub.accounts.look_after()
            # then Ada and Dan are known, as they are now; Bob is looked up when he comes; Cy is gone
            found = {name: await hub.accounts.by_token(token) for name, (_, token) in people.items()}
            assert {name: user and user.name for name, user in found.items()} == {
                "Ada": "Ada",
                "Bob": "Bob",
                "Cy": None,
                "Dan": "Drake",
            }
            assert alone == [digest(people["Bob"][1]), digest(people["Cy"][1])]

    run(main())


# -- what a program may not do, and how often --------------------------------------------------------------------


def test_a_bot_token_changes_neither_the_name_nor_the_tokens(server: Running) -> None:
    ada = server.person("Ada")
    (robot, own), (_, other) = robot_of(server, ada), robot_of(server, ada)
    me = f"{server.url}/api/v1/me"
    refusals = [
        server.client.patch(me, json={"name": "Eve"}, headers=robot.headers),
        server.client.delete(f"{me}/tokens/{other}", headers=robot.headers),
        server.client.delete(f"{me}/tokens/{own}", headers=robot.headers),
    ]
    assert [r.json()["key"] for r in refusals] == ["ui-error-not-with-token"] * 3
    assert ada.get("/me").json()["name"] == "Ada"
    assert len(ada.get("/me/tokens").json()) == 2
    assert server.client.patch(me, json={"lang": "hu"}, headers=robot.headers).json()["lang"] == "hu"


def test_a_stored_password_is_slow_to_guess(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """64 MiB three times over for each try."""
    monkeypatch.setattr(accounts, "PasswordHasher", PasswordHasher)

    async def main() -> None:
        async with opened(sqlite) as hub:
            assert (await hub.accounts.hashed("correct horse")).startswith("$argon2id$v=19$m=65536,t=3,p=4$")

    run(main())


def test_a_taken_name_costs_no_hash(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, imitator = await guests(hub, "Ada", "Ada")
            await hub.accounts.set_password(ada, "correct horse")
            hub.accounts._hasher = None  # type: ignore[assignment]  # whoever hashes now fails
            with pytest.raises(BadName):
                await hub.accounts.set_password(imitator, "correct horse")

    run(main())


def test_passwords_are_set_as_seldom_as_people_log_in(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, rate_logins="2/day", rate_tries="2/day") as hub:
            hub.accounts._hasher = SimpleNamespace(hash=lambda password: "hashed")  # type: ignore[assignment]
            ada, bob, cy = await guests(hub, "Ada", "Bob", "Cy")
            for _ in range(2):
                await hub.accounts.set_password(ada, "correct horse")
            with pytest.raises(TooFast):
                await hub.accounts.set_password(ada, "correct horse", address="192.0.2.7")
            for each in (bob, cy):
                await hub.accounts.set_password(each, "correct horse", address="192.0.2.1")
            with pytest.raises(TooFast):
                await hub.accounts.set_password(cy, "correct horse", address="192.0.2.1")
            with pytest.raises(NotAllowed):
                await hub.accounts.set_password(User("x", "Robot", bot=True), "correct horse")

    run(main())


def test_all_sockets_of_a_person_count_together(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.app.state, "buckets", rates.Buckets(0.0, 4.0))
    ada, bob = server.person("Ada"), server.person("Bob")
    table = server.table(ada, bob)
    with ada.socket(table) as one, ada.socket(table) as two, bob.socket(table) as other:
        assert [works(one), works(two), works(one), works(two)] == [True] * 4
        assert [works(one), works(two)] == [False] * 2
        assert works(other)
    with ada.socket(table) as again:
        assert not works(again)


def test_a_bucket_that_is_full_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    buckets = rates.Buckets(1.0, 3.0)
    assert [buckets.take("ada") for _ in range(4)] == [True, True, True, False]
    now += rates.SWEEP + 1
    assert buckets.take("bob")
    assert list(buckets._all) == ["bob"]
