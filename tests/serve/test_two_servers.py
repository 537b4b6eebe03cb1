"""Two real server processes on one PostgreSQL and one Redis: any of them serves any table."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

import rookery
from tests.serve.tools import FREE, PATIENCE, PATIENT, Person, answer_one, apart, need_redis, opened, scratch

START = "from rookery.serve.app import main; raise SystemExit(main(host='127.0.0.1', port=0))"


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, redis: str, log: Path) -> None:
        env = {"ROOKERY_DATABASE": database, "ROOKERY_REDIS": redis, "ROOKERY_TEST": "1", "ROOKERY_LOGS": "json"}
        env |= {
            "ROOKERY_WORKERS": "0",
            "ROOKERY_PACE": "0",
            "ROOKERY_REGRET": "0",
            "ROOKERY_POLL": "600",
            "ROOKERY_GRACE": "0.1",
        }
        env |= {f"ROOKERY_{name.upper()}": str(value) for name, value in (FREE | PATIENT).items()}
        self.database, self.log = database, log
        with log.open("wb") as out:
            self.process = subprocess.Popen([sys.executable, "-c", START], env=os.environ | env, stderr=out)

    @property
    def url(self) -> str:
        """Its address, once it listens."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for line in self.log.read_text().splitlines():
                if line.startswith("{") and json.loads(line).get("event") == "listening":
                    return str(json.loads(line)["url"]).rstrip("/")
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    redis, tmp_path = need_redis(), tmp_path_factory.mktemp("two")
    with scratch("postgresql", tmp_path) as database:
        both = [Process(database, redis, tmp_path / f"{n}.log") for n in (1, 2)]  # they migrate at the same time
        try:
            yield both
        finally:
            for each in both:
                each.stop()


def newest(socket: Any, number: int) -> dict[str, Any]:
    """Messages until the table has come to a question; they do not wait for the poll, which is ten minutes away."""
    while True:
        found = json.loads(socket.recv(PATIENCE))
        if found["type"] == "table" and (found["table"]["number"] >= number or found["table"]["status"] == "over"):
            return dict(found)


def newest_page(socket: Any, number: int) -> str:
    while True:
        html = str(socket.recv(PATIENCE))
        if any(int(n) >= number for n in re.findall(r'data-number="(\d+)"', html)):
            return html


def test_one_table_served_by_two_processes(servers: list[Process]) -> None:
    urls = [s.url for s in servers]
    with httpx2.Client(timeout=PATIENCE, verify=False) as client, contextlib.ExitStack() as stack:
        people = [guest(client, url, name) for url, name in zip(urls, ("Ada", "Bob"), strict=True)]
        table = seated(*people)
        sockets = [stack.enter_context(p.socket(table)) for p in people]
        pages = [stack.enter_context(p.page_socket(table)) for p in people]
        number = 1
        while (seen := [newest(s, number) for s in sockets])[0]["table"]["status"] != "over":
            assert seen[0]["table"]["number"] == seen[1]["table"]["number"]
            assert all("</" in newest_page(p, number) for p in pages)
            number = seen[0]["table"]["number"]
            for seat in seen[0]["table"]["waiting"]:
                move = seen[seat]["legal"][0]
                body = {"seat": seat, "number": number, "move": move}
                assert people[seat].post(f"/tables/{table}/answers", body).status_code == 200
            number += 1
        assert seen[0]["outcome"] == seen[1]["outcome"]
        records = [p.get(f"/tables/{table}/record").text for p in people]
        assert records[0] == records[1]
        assert rookery.verify(records[0]).ok


def guest(client: httpx2.Client, url: str, name: str) -> Person:
    made = client.post(url + "/api/v1/guests", json={"name": name}).json()
    client.cookies.clear()
    return Person(url, client, made["token"], made["user"]["id"])


def seated(ada: Person, bob: Person) -> str:
    """A table set up at one server, joined at the other, begun at the first, without a moment between."""
    made = ada.post("/tables", {"game": "parlour", "seats": 2}).json()
    table = str(made["table"]["id"])
    assert bob.post(f"/tables/{table}/sit", {"invite": made["you"]["invite"]}).status_code == 200
    assert ada.post(f"/tables/{table}/start").status_code == 200
    return table


def test_an_answer_nobody_was_told_of_is_seen_by_whoever_comes(servers: list[Process]) -> None:
    """As when a process dies between the acknowledgement and the news: here it has no Redis to tell it to."""
    url = servers[1].url
    with httpx2.Client(timeout=PATIENCE, verify=False) as client:
        ada, bob = (guest(client, url, name) for name in ("Ada", "Bob"))
        table = seated(ada, bob)
        with bob.socket(table) as socket:
            asked = newest(socket, 1)["table"]["waiting"]
            seen: list[int] = []
            for number in (1, 2):  # the third question is sealed
                apart(answer_silently(servers[1].database, (ada, bob)[asked[0]].token, table))
                with bob.socket(table) as late, bob.page_socket(table) as page:
                    found = newest(late, number + 1)
                    assert newest_page(page, number + 1)
                asked = found["table"]["waiting"]
                seen.append(bob.get(f"/tables/{table}").json()["table"]["number"])
            assert seen == [2, 3]
            assert newest(socket, 3)["table"]["number"] == 3, "who was there before is shown it with them"


async def answer_silently(database: str, token: str, table_id: str) -> None:
    async with opened(database, poll=60, sweep=60) as hub:
        user = await hub.accounts.by_token(token)
        assert user is not None
        await answer_one(hub, await hub.table(table_id), [user])


def test_when_one_process_dies_the_other_goes_on(servers: list[Process]) -> None:
    urls = [s.url for s in servers]
    with httpx2.Client(timeout=PATIENCE, verify=False) as client:
        ada, bob = (guest(client, url, name) for url, name in zip(urls, ("Ada", "Bob"), strict=True))
        table = seated(ada, bob)
        here = Person(urls[1], client, ada.token, ada.id)  # she comes through the other one later
        with bob.socket(table) as socket:
            seat = newest(socket, 1)["table"]["waiting"][0]
        acked = ada if seat == 0 else bob
        assert (
            acked.post(f"/tables/{table}/answers", {"seat": seat, "number": 1, "move": "pass"}).status_code == 200
        )
        servers[0].stop(signal.SIGKILL)
        with here.socket(table) as socket:
            seen = newest(socket, 2)
            assert seen["you"]["seat"] == 0
            assert seen["table"]["number"] >= 2
