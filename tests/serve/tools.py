"""Servers and hubs for the tests: on SQLite always, on the real PostgreSQL and Redis when they answer."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import psycopg
import pytest
import redis
from sqlalchemy import Connection
from typer.testing import CliRunner, Result
from websockets.sync.client import ClientConnection, connect

from rookery import cli
from rookery.serve.app import Server, config_for, create_app, listen
from rookery.serve.door.accounts import User
from rookery.serve.drawing.pieces import Sent
from rookery.serve.drawing.render import Renderer, table_info
from rookery.serve.drawing.scene import Viewer
from rookery.serve.hub.hub import Hub
from rookery.serve.settings import Settings
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.live import LiveTable

POSTGRES = os.environ.get("ROOKERY_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/postgres")
REDIS = os.environ.get("ROOKERY_TEST_REDIS", "redis://127.0.0.1:6379/0")
PATIENCE = 120.0
"""Seconds in which a busy machine comes to do anything."""
FREE = dict.fromkeys(
    ("rate", "rate_address", "rate_posts", "rate_guests", "rate_logins", "rate_tries", "rate_tables", "rate_chat"),
    "none",
)


PATIENT = dict.fromkeys(("bot_seconds", "read_seconds", "connect_seconds", "statement_seconds"), PATIENCE)
"""Nothing that is well is given up on, however busy the machine."""
Made = TypeVar("Made")


def settings(database: str, **more: Any) -> Settings:
    """Quick, without pacing and limits, bots in threads."""
    quick: dict[str, Any] = {
        "workers": 0,
        "pace": 0,
        "regret": 0,
        "slowly": 0.0,
        "poll": 0.1,
        "sweep": 0.1,
        "grace": 0.1,
        "test": True,
    }
    return Settings.read({}, database=database, **{**quick, **FREE, **PATIENT, **more})


def need_postgres() -> psycopg.Connection[Any]:
    try:
        return psycopg.connect(POSTGRES, autocommit=True, connect_timeout=int(PATIENCE))
    except psycopg.OperationalError:
        pytest.skip("PostgreSQL does not answer (ROOKERY_TEST_POSTGRES)")


def need_redis() -> str:
    try:
        client = redis.Redis.from_url(REDIS, socket_connect_timeout=PATIENCE)
        client.ping()
        client.close()
    except redis.exceptions.ConnectionError:
        pytest.skip("Redis does not answer (ROOKERY_TEST_REDIS)")
    return REDIS


@contextlib.contextmanager
def scratch(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a new, empty database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'test.db'}"
        return
    name = f"rookery_test_{os.getpid()}_{time.monotonic_ns()}"
    with need_postgres() as admin:
        admin.execute(f'CREATE DATABASE "{name}"')
    try:
        yield POSTGRES.replace("postgresql:", "postgresql+psycopg:").rpartition("/")[0] + f"/{name}"
    finally:
        with need_postgres() as admin:
            admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextlib.asynccontextmanager
async def opened(database: str, **more: Any) -> AsyncIterator[Hub]:
    hub = await Hub.open(settings(database, **more))
    try:
        yield hub
    finally:
        await hub.close()


def apart(work: Coroutine[Any, Any, Made]) -> Made:
    """Run it on a loop and thread of its own: browser tests leave a loop running in the main thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def typed(*words: str, **env: str) -> Result:
    """What a command says, on a thread of its own for the same reason."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(CliRunner().invoke, cli.app, words, env=env).result()


def run(work: Coroutine[Any, Any, None]) -> None:
    apart(asyncio.wait_for(work, 240))


async def guests(hub: Hub, *names: str) -> list[User]:
    return [(await hub.accounts.guest(name, "en"))[0] for name in names]


async def started(hub: Hub, users: list[User], game: str = "parlour", **more: Any) -> LiveTable:
    """A game under way, every user in a seat, bots on the rest."""
    setup = TableSetup(game=game, **{"seats": len(users), **more})
    table = await hub.create(users[0], setup)
    for user in users[1:]:
        await hub.sit(table, user, invite=table.invite)
    await hub.start(table, users[0])
    return table


async def three(hub: Hub, **more: Any) -> tuple[LiveTable, list[User]]:
    """Ada, Bob and Cleo at Thief's Market; Ada begins."""
    users = await guests(hub, "Ada", "Bob", "Cleo")
    return await started(hub, users, "thiefs-market", options={"start": 0}, **more), users


def pick(table: LiveTable, seat: int, k: int = 0) -> str:
    """A legal move."""
    assert table.match is not None
    legal = table.match.legal(seat)
    return str(legal[k % len(legal)])


async def answer_one(hub: Hub, table: LiveTable, users: list[User], k: int = 0) -> tuple[int, int, str]:
    """Whoever must answer does: seat, number, move."""
    seat = next(s for s in table.state.pending() if table.seats[s].user_id is not None)
    user = next(u for u in users if u.id == table.seats[seat].user_id)
    number, move = table.number, pick(table, seat, k)
    await hub.answer(table, user, seat, number, move)
    return seat, number, move


def news(renderer: Renderer, table: LiveTable, viewer: Viewer, sent: Sent) -> bytes:
    """What a page is sent that has been sent something before."""
    assert table.match is not None
    return renderer.drawing.draw(table.match, table_info(table), viewer, sent)


async def play_out(hub: Hub, table: LiveTable, users: list[User], limit: int = 3000) -> None:
    """To the end, with the first of the moves or another."""
    for n in range(limit):
        if table.status == "over":
            return
        if any(table.seats[s].user_id is not None and not table.seats[s].warm for s in table.state.pending()):
            await answer_one(hub, table, users, n)
        else:
            await asyncio.sleep(0.002)
    raise AssertionError("the game does not end")


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.005)


def wait_until(true: Callable[[], bool]) -> None:
    """The same for tests without a loop."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def count(hub: Hub, sql: str) -> Coroutine[Any, Any, int]:
    def job(db: Connection) -> int:
        return int(db.exec_driver_sql(sql).scalar() or 0)

    return hub.store.read(job)


# -- a server with real sockets ----------------------------------------------------------------------------------


@dataclass
class Person:
    """Somebody at the server: a session and how to use it."""

    url: str
    client: httpx2.Client
    token: str
    id: str

    def get(self, path: str, **more: Any) -> httpx2.Response:
        return self.client.get(self.url + "/api/v1" + path, headers=self.headers, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx2.Response:
        return self.client.post(self.url + "/api/v1" + path, json=body, headers=self.headers, **more)

    def put(self, path: str, body: Any) -> httpx2.Response:
        return self.client.put(self.url + "/api/v1" + path, json=body, headers=self.headers)

    def page(self, path: str, **headers: str) -> httpx2.Response:
        """What a browser of this person is sent."""
        cookie = {"cookie": f"rookery={self.token}"} if self.token else {}
        return self.client.get(self.url + path, headers={**cookie, **headers})

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def socket(self, table: str) -> AbstractContextManager[ClientConnection]:
        """The table as JSON."""
        where = f"{self.url.replace('http', 'ws')}/api/v1/tables/{table}/socket"
        return connect(where, additional_headers=self.headers, compression=None, open_timeout=PATIENCE)

    def page_socket(self, table: str) -> AbstractContextManager[ClientConnection]:
        """The table as HTML, as a browser of this person gets it."""
        where = f"{self.url.replace('http', 'ws')}/t/{table}/ws"
        cookie = {"cookie": f"rookery={self.token}"} if self.token else {}
        return connect(where, additional_headers=cookie, compression=None, open_timeout=PATIENCE)


@dataclass
class Running:
    """A server in a thread."""

    url: str
    app: Any
    client: httpx2.Client

    def person(self, name: str = "Ada", lang: str = "en") -> Person:
        made = self.client.post(self.url + "/api/v1/guests", json={"name": name, "lang": lang}).json()
        self.client.cookies.clear()
        return Person(self.url, self.client, made["token"], made["user"]["id"])

    def nobody(self) -> Person:
        return Person(self.url, self.client, "", "")

    def table(self, *people: Person, game: str = "parlour", **more: Any) -> str:
        """A game under way."""
        body = {"game": game, "seats": max(2, len(people)), **more}
        made = people[0].post("/tables", body)
        assert made.status_code == 200, made.text
        found = made.json()
        table = str(found["table"]["id"])
        for each in people[1:]:
            assert each.post(f"/tables/{table}/sit", {"invite": found["you"]["invite"]}).status_code == 200
        done = people[0].post(f"/tables/{table}/start")
        assert done.status_code == 200, done.text
        return table


def post(server: Running, who: Person, path: str, **form: str) -> httpx2.Response:
    """What a form of this person's browser comes to."""
    cookie = {"cookie": f"rookery={who.token}"} if who.token else {}
    return server.client.post(server.url + path, data=form, headers=cookie, follow_redirects=False)


@contextlib.contextmanager
def serving(database: str, **more: Any) -> Iterator[Running]:
    """A server on a free port, in a thread, spoken to over real sockets."""
    chosen = settings(database, port=0, **more)
    app = create_app(chosen)
    server = Server(config_for(app, chosen), app)
    listener = listen(chosen)
    assert listener is not None
    gc.freeze()  # a server looks at all memory as it starts: the thousands of tests in it are none of its business
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not server.started:
        assert time.monotonic() < end and thread.is_alive(), "the server does not start"
        time.sleep(0.01)
    try:
        with httpx2.Client(timeout=PATIENCE, verify=False) as client:
            yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", app, client)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
