"""The server is killed at every write of a game, and at random under load. Nothing acknowledged is ever lost."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest

import rookery
from rookery.serve.hub.hub import Hub
from tests.serve.tools import FREE, PATIENCE, PATIENT, apart, scratch, settings

PLACES = ("before", "stored", "acked")
MOTHER = Path(__file__).with_name("mother.py")


class Mother:
    """Starts servers."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self.process = process
        self.folder = folder
        self.numbers = itertools.count()
        self.pids: list[int] = []

    def start(self, database: str, kill: str = "", **more: str) -> tuple[int, str]:
        """A new server: its process id and address ("" if it died before it listened); `more`: other settings."""
        log = self.folder / f"{next(self.numbers)}.log"
        env = {"ROOKERY_DATABASE": database, "ROOKERY_TEST": "1", "ROOKERY_TEST_KILL_AT": kill}
        env |= {
            "ROOKERY_LOGS": "json",
            "ROOKERY_WORKERS": "0",
            "ROOKERY_PACE": "0",
            "ROOKERY_REGRET": "0",
            "ROOKERY_SLOWLY": "0.02",
        }
        env |= {f"ROOKERY_{name.upper()}": str(value) for name, value in (FREE | PATIENT | more).items()}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"env": env, "log": str(log)}) + "\n")
        self.process.stdin.flush()
        pid = int(self.process.stdout.readline())
        self.pids.append(pid)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for line in log.read_text().splitlines() if log.exists() else ():
                if line.startswith("{") and json.loads(line).get("event") == "listening":
                    return pid, str(json.loads(line)["url"]).rstrip("/")
            time.sleep(0.01)
        raise AssertionError(f"the server does not start: {log.read_text()}")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pid: int) -> None:
    end = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < end, "the server should have died"
        time.sleep(0.005)


def kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    gone(pid)


@pytest.fixture(scope="module")
def mother(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    with mothering(tmp_path_factory.mktemp("logs")) as made:
        yield made


@contextlib.contextmanager
def mothering(folder: Path, **env: str) -> Iterator[Mother]:
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    process = subprocess.Popen([sys.executable, str(MOTHER)], env=os.environ | env, **pipes)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "ready"
    made = Mother(process, folder)
    yield made
    for pid in made.pids:
        kill(pid)
    process.stdin.close()  # type: ignore[union-attr]
    process.wait(PATIENCE)
    process.stdout.close()


def new_client() -> httpx2.Client:
    return httpx2.Client(timeout=PATIENCE, verify=False)  # no certificates to load: nothing is encrypted here


@dataclass
class Player:
    """Two people who play a game to its end, whatever happens to the server in between."""

    url: str
    tokens: list[str] = field(default_factory=list)
    table: str = ""
    invite: str = ""
    sat: bool = False
    started: bool = False
    acked: list[tuple[int, int, str]] = field(default_factory=list)
    pending: dict[str, Any] | None = None
    seen: dict[str, Any] | None = None
    """The public part of the table as it was told last."""
    client: httpx2.Client = field(default_factory=new_client)

    def call(self, who: int, method: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.tokens[who]}"} if self.tokens else {}
        done = self.client.request(method, f"{self.url}/api/v1{path}", json=body, headers=headers)
        return done.raise_for_status().json()

    def play(self, limit: int = 10_000) -> bool:
        """Go on; True when the game is over. A server that dies raises a TransportError."""
        while len(self.tokens) < 2:
            made = self.client.post(f"{self.url}/api/v1/guests", json={"name": "Ada"}).json()
            self.client.cookies.clear()
            self.tokens.append(made["token"])
        if not self.table:
            made = self.call(0, "POST", "/tables", {"game": "parlour", "seats": 2})
            self.table, self.invite = made["table"]["id"], made["you"]["invite"]
        if not self.sat:
            self.call(1, "POST", f"/tables/{self.table}/sit", {"invite": self.invite})
            self.sat = True
        if not self.started:
            self.call(0, "POST", f"/tables/{self.table}/start")
            self.started = True
        return any(self.step() for _ in range(limit))

    def step(self) -> bool:
        """One answer; the same again if the last was not acknowledged."""
        if self.pending is None:
            if self.seen is None:
                self.seen = self.call(0, "GET", f"/tables/{self.table}")["table"]
            if self.seen["status"] == "over":
                return True
            self.pending = self.next_answer(self.seen)
        body = self.pending
        done = self.call(body["seat"], "POST", f"/tables/{self.table}/answers", body)
        self.acked.append((body["number"], body["seat"], body["move"]))
        self.pending, self.seen = None, done["table"]
        return False

    def next_answer(self, seen: dict[str, Any]) -> dict[str, Any]:
        given = {seat for n, seat, _ in self.acked if n == seen["number"]}
        seat = next(s for s in seen["waiting"] if s not in given)
        turn = len(seen["waiting"]) == 1  # a turn can be passed; bids are sealed
        move = "pass" if turn else self.call(seat, "GET", f"/tables/{self.table}")["legal"][0]
        return {"seat": seat, "number": seen["number"], "move": move}

    def reconnect(self, url: str) -> None:
        self.client.close()
        self.client, self.url, self.seen = new_client(), url, None

    def record(self) -> str:
        headers = {"authorization": f"Bearer {self.tokens[0]}"}
        return self.client.get(f"{self.url}/api/v1/tables/{self.table}/record", headers=headers).text


def stored(database: str, tables: list[str]) -> dict[str, tuple[list[str], list[int]]]:
    """What a fresh process finds: the entries and the digests of both seats."""

    async def main() -> dict[str, tuple[list[str], list[int]]]:
        hub = await Hub.open(settings(database, sweep=60, poll=60))
        try:
            found = {}
            for table_id in tables:
                table = await hub.table(table_id)
                digests = [table.match.digest(seat) for seat in (0, 1)] if table.match else []
                found[table_id] = (list(table.rows), digests)
            return found
        finally:
            await hub.close()

    return apart(main())


def check(player: Player, rows: list[str]) -> None:
    """Every acknowledged answer stands in the entries, once."""
    for number, seat, move in player.acked:
        line = f'"seat":{seat},"number":{number},"move":"{move}"'
        assert sum(line in row for row in rows) == 1, line


def check_end(player: Player, database: str) -> None:
    rows, digests = stored(database, [player.table])[player.table]
    check(player, rows)
    record = player.record()
    assert rookery.verify(record).ok
    again = rookery.replay(record)
    assert [again.digest(seat) for seat in (0, 1)] == digests


@pytest.mark.parametrize("place", PLACES)
def test_killed_at_every_write_of_a_game(mother: Mother, tmp_path: Path, place: str) -> None:
    for n in range(1, 60):
        folder = tmp_path / str(n)
        folder.mkdir()
        with scratch("sqlite", folder) as database:
            if not killed_at(mother, database, f"{n}:{place}", to_the_end=n % 4 == 0):
                assert n > 10
                return
    raise AssertionError("the game has more writes than expected")


@pytest.mark.parametrize("place", PLACES)
def test_killed_at_some_writes_on_postgresql(mother: Mother, tmp_path: Path, place: str) -> None:
    for n in (7, 10):
        with scratch("postgresql", tmp_path) as database:
            assert killed_at(mother, database, f"{n}:{place}")


def killed_at(mother: Mother, database: str, where: str, to_the_end: bool = True) -> bool:
    """One game, killed once, then played on; False if the game had fewer writes."""
    pid, url = mother.start(database, where)
    player = Player(url)
    died = False
    try:
        player.play()
        for _ in range(1000):  # the last write may still be on its way to the kill
            died = not alive(pid)
            if died:
                break
            time.sleep(0.005)
    except httpx2.TransportError:
        died = True
        gone(pid)
    if died:
        if player.table:
            check(player, stored(database, [player.table])[player.table][0])
        pid, url = mother.start(database)
        player.reconnect(url)
        over = player.play(limit=10_000 if to_the_end else 2)
        if not over:
            check(player, stored(database, [player.table])[player.table][0])
    if to_the_end or not died:
        check_end(player, database)
    player.client.close()
    kill(pid)
    return died


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_at_random_under_load(mother: Mother, tmp_path: Path, kind: str) -> None:
    rng = random.Random(7)
    with scratch(kind, tmp_path) as database:
        players = [Player("") for _ in range(6)]
        for _ in range(3):
            pid, url = mother.start(database)
            crowd = [threading.Thread(target=go_on, args=(player, url)) for player in players]
            for thread in crowd:
                thread.start()
            time.sleep(0.15 + rng.random() * 0.5)
            kill(pid)
            for thread in crowd:
                thread.join()
            known = [p for p in players if p.table]
            found = stored(database, [p.table for p in known])
            for player in known:
                check(player, found[player.table][0])
        pid, url = mother.start(database)
        for player in players:
            go_on(player, url)
            check_end(player, database)
            player.client.close()
        kill(pid)
        assert sum(len(p.acked) for p in players) > 40


def go_on(player: Player, url: str) -> None:
    player.reconnect(url)
    with contextlib.suppress(httpx2.TransportError):
        player.play()


def test_the_kill_switch_works_in_test_mode_only(tmp_path: Path) -> None:
    from rookery.serve.settings import Settings
    from rookery.serve.store.database import Kill

    earnest = Settings.read({"ROOKERY_TEST_KILL_AT": "1:before"}, database=f"sqlite:///{tmp_path}/x.db")
    switch = Kill(earnest)
    job: Any = (print, None)
    switch.count([job])
    switch.here("before")  # still here
