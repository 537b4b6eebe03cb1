"""What somebody made up is read beside the server: whatever it does there, everybody else plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

import rookery
from rookery.i18n import LANGUAGES, texts
from rookery.serve import BadSetup, Busy, Unreadable
from rookery.serve.hub.beside import Failed, Process, beside
from rookery.serve.hub.reading import WAITING, WAITING_EACH, from_outside
from rookery.serve.store.entries import TableSetup
from tests.serve.harm import Deadly, Endless, Greedy, Wrong, stuck
from tests.serve.tools import (
    FREE,
    PATIENCE,
    Person,
    Running,
    answer_one,
    guests,
    opened,
    run,
    started,
    until,
    wait_until,
)

GAME = "thiefs-market"
BOX = Path(rookery.__file__).parent / "games" / "thiefs_market" / "cards.toml"
OWN_CARDS = BOX.read_text(encoding="utf-8").replace('name = "', 'name = "Old ', 1)
TABLE: dict[str, Any] = {"game": GAME, "seats": 3}
RECORD = rookery.game(GAME).start(seats=3, seed=7).record


def named() -> TableSetup:
    """A table with cards of one's own."""
    return TableSetup(game=GAME, seats=3, options={"cards": OWN_CARDS})


# -- one reader --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("task", "key"),
    [
        (Endless(), "ui-error-unreadable-slow"),
        (Greedy(), "ui-error-unreadable-memory"),
        (Deadly(), "ui-error-unreadable"),
        (Wrong(), "ui-error-unreadable"),
    ],
)
def test_a_reading_that_harms_is_ended_and_the_next_one_is_read(sqlite: str, task: Any, key: str) -> None:
    """Given a reader at work, when it loops, eats memory or dies, then only its sender is refused."""

    async def main() -> None:
        async with opened(sqlite, read_memory=64) as hub:
            (process,) = hub.readers.processes
            await hub.verify(RECORD, "Ada")
            process.seconds = 0.5 if isinstance(task, Endless) else PATIENCE
            with pytest.raises(Unreadable) as refused:
                await hub.readers._read(task, "Mallory")
            assert refused.value.name == key
            process.seconds = PATIENCE
            assert (await hub.verify(RECORD, "Ada")).proved

    run(main())


def test_nobody_waits_for_a_reading(sqlite: str) -> None:
    """Given a reader at work on something endless, when others answer, then their game goes on."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Béla")
            table = await started(hub, users)
            endless: Any = Endless()
            reading = asyncio.create_task(hub.readers._read(endless, "Mallory"))
            await until(lambda: hub.readers.processes[0].waiting == 1)
            for n in range(3):
                await answer_one(hub, table, users, n)
            assert not reading.done()
            hub.readers.close()  # as the server does when it stops, at whatever the reader is just then
            with pytest.raises(Unreadable):
                await reading

    run(main())


def test_a_machine_without_room_for_a_process_refuses_and_reads_later(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given no reader can be started, its sender is refused; the next one is read when there is room again."""

    def full(self: Any) -> None:
        raise BlockingIOError("no more processes")

    async def main() -> None:
        async with opened(sqlite) as hub:
            with monkeypatch.context() as patch:
                patch.setattr(beside().Process, "start", full)
                for _ in range(2):
                    with pytest.raises(Unreadable):
                        await hub.verify(RECORD, "Ada")
            assert (await hub.verify(RECORD, "Ada")).proved

    run(main())


def test_a_process_that_takes_long_to_die_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a machine so busy that a killed process is still there, when it is stopped, then nothing breaks."""
    joined: list[float] = []
    process = Process("rookery-reader", stuck, 0.2)
    process.thread.submit(process._running).result()
    real = process._process
    with monkeypatch.context() as patch:
        patch.setattr(real, "kill", lambda: None)
        patch.setattr(real, "join", joined.append)
        with pytest.raises(Failed, match="slow"):
            process.thread.submit(process.send, None).result()
    assert len(joined) == 1
    assert real.is_alive()
    real.kill()
    real.join()
    process.close()


@pytest.mark.parametrize("key", ["unreadable", "unreadable-slow", "unreadable-memory", "readers"])
def test_the_refusal_names_the_limit_in_every_language(key: str) -> None:
    said = {texts(lang).t(f"ui-error-{key}", seconds=5.0, megabytes=256) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("$" in text or "[" in text for text in said)


def test_few_wait_and_nobody_waits_for_all_of_them(sqlite: str) -> None:
    """One person's readings leave room for the others'; when the queue is full, one is asked to come again."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            (process,) = hub.readers.processes
            await hub.verify(RECORD, "Ada")
            os.kill(process._process.pid, signal.SIGSTOP)
            waiting = [asyncio.create_task(hub.verify(RECORD, f"{n // WAITING_EACH}")) for n in range(WAITING)]
            await until(lambda: process.waiting == WAITING)
            with pytest.raises(Busy):
                await hub.verify(RECORD, "Béla")
            os.kill(process._process.pid, signal.SIGCONT)
            assert all(verdict.proved for verdict in await asyncio.gather(*waiting))

            os.kill(process._process.pid, signal.SIGSTOP)
            waiting = [asyncio.create_task(hub.verify(RECORD, "Mallory")) for _ in range(WAITING_EACH)]
            await until(lambda: process.waiting == WAITING_EACH)
            with pytest.raises(Busy):
                await hub.verify(RECORD, "Mallory")
            bela = asyncio.create_task(hub.verify(RECORD, "Béla"))
            os.kill(process._process.pid, signal.SIGCONT)
            assert (await bela).proved
            await asyncio.gather(*waiting)
            assert process.waiting == 0
            assert not hub.readers._each

    run(main())


def test_whoever_does_not_wait_for_it_frees_the_place(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            reading = asyncio.create_task(hub.verify(RECORD, "Ada"))
            await until(lambda: hub.readers.processes[0].waiting == 1)
            reading.cancel()
            await until(lambda: hub.readers.processes[0].waiting == 0)
            assert not hub.readers._each

    run(main())


def test_no_process_is_started_for_tables_of_the_box(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            table = await hub.create(ada, TableSetup(game=GAME, seats=3, bots={1: "random", 2: "random"}))
            await hub.start(table, ada)
            assert hub.readers.processes[0]._process is None

    run(main())


def test_what_is_read_is_what_is_stored(sqlite: str) -> None:
    """The position, the cards and every option come back from the reader as they were sent."""
    document = rookery.game(GAME).start(seats=3, seed=3).document()

    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            sent = named()
            sent.position, sent.bots = document, {1: "random", 2: "random"}
            table = await hub.create(ada, sent)
            assert table.setup.position == document
            assert table.setup.options["cards"] == OWN_CARDS
            await hub.start(table, ada)
            assert table.match is not None
            assert table.match.document() == rookery.game(GAME).position(document, options=sent.options).document()

    run(main())


def test_a_refusal_of_the_reader_is_the_games_own(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            with pytest.raises(BadSetup) as refused:
                await hub.create(ada, TableSetup(game=GAME, seats=3, options={"cards": "[[card]]\nid = 3\n"}))
            assert "[[card]] 1" in refused.value.text("de")
            with pytest.raises(BadSetup):
                await hub.create(ada, TableSetup(game=GAME, seats=3, position={"seats": 3, "phase": "tea"}))

    run(main())


def test_what_is_no_choice_of_the_box_comes_from_outside() -> None:
    box = rookery.game(GAME)
    plain = {option.name: option.values[-1] for option in box.options if option.choices}
    assert not from_outside(box, TableSetup(game=GAME, seats=3, options=plain))
    assert from_outside(box, named())
    assert from_outside(box, TableSetup(game=GAME, seats=3, position={}))
    assert from_outside(box, TableSetup(game=GAME, seats=3, chance=["first 2"]))
    assert from_outside(box, TableSetup(game=GAME, seats=3, options={"no-such": 1}))


# -- every door ----------------------------------------------------------------------------------------------------


@contextmanager
def lamed(server: Running) -> Iterator[None]:
    """For a while everything the server is to read is endless."""
    readers = server.app.state.hub.readers
    healthy = readers.processes
    readers.processes = [Process("rookery-reader", stuck, 0.5)]
    try:
        yield
    finally:
        readers.close()
        readers.processes = healthy


@pytest.fixture(scope="module")
def prepared(server: Running) -> tuple[Person, str, str]:
    """Somebody with a table that waits, and one under way that began with a position."""
    ada = server.person()
    waiting = ada.post("/tables", TABLE).json()["table"]["id"]
    playing = server.table(ada, game=GAME, seats=3, bots={"1": "random", "2": "random"}, position={"seats": 3})
    return ada, waiting, playing


DOORS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", "/api/v1/tables", {**TABLE, "position": {"seats": 3}}),
    ("POST", "/api/v1/tables", {**TABLE, "options": {"cards": OWN_CARDS}}),
    ("POST", "/api/v1/tables", {**TABLE, "chance": ["first 2"]}),
    ("PUT", "/api/v1/tables/{waiting}/setup", {**TABLE, "position": {"seats": 3}}),
    ("POST", "/api/v1/verify", {"record": RECORD}),
    ("GET", "/t/{playing}/verify", None),
]


@pytest.mark.parametrize(("method", "path", "body"), DOORS)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_no_door_lets_anything_be_read_in_the_server(
    server: Running, prepared: tuple[Person, str, str], method: str, path: str, body: Any, lang: str
) -> None:
    """Given a reader that is stuck, when something is sent, then its sender is told, and the server answers."""
    ada, waiting, playing = prepared
    ada.client.patch(server.url + "/api/v1/me", json={"lang": lang}, headers=ada.headers)
    headers = {"cookie": f"rookery={ada.token}; prefs=lang={lang}"}
    with lamed(server):
        found: list[Any] = []
        where = server.url + path.format(waiting=waiting, playing=playing)
        sending = threading.Thread(
            target=lambda: found.append(server.client.request(method, where, json=body, headers=headers))
        )
        sending.start()
        while sending.is_alive():
            assert server.client.get(server.url + "/healthz").text == "ok\n"
            time.sleep(0.05)
        assert found[0].status_code == 422
        assert texts(lang).t("ui-error-unreadable-slow", seconds=PATIENCE) in found[0].text


# -- the end -----------------------------------------------------------------------------------------------------


STOPPED = """
import asyncio, sys
from rookery.serve.app import Server, config_for, create_app, listen
from rookery.serve.hub import beside
from tests.serve.harm import Endless
from tests.serve.tools import settings

chosen = settings(sys.argv[1], port=0, read_seconds=float(sys.argv[2]))
beside.PRELOADED += sys.argv[3:]
app = create_app(chosen)

class Watched(Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        readers = app.state.hub.readers
        asyncio.create_task(readers._read(Endless(), "Mallory"))
        while not sys.argv[3:] and readers.processes[0]._process is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(1)
        print(readers.processes[0]._process.pid if readers.processes[0]._process else 0, flush=True)

Watched(config_for(app, chosen), app).run(sockets=[listen(chosen)])
"""


@contextmanager
def server_with_an_endless_reading(
    database: str, seconds: float, *preloaded: str
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server in a process of its own, and the process that reads for it; `preloaded`: what comes before that."""
    command = [sys.executable, "-c", STOPPED, database, str(seconds), *preloaded]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield server, int(server.stdout.readline())
        finally:
            server.kill()


def lives(pid: int) -> bool:
    """Is there such a process, and does it still run?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def ends(pid: int) -> bool:
    end = time.monotonic() + PATIENCE
    while lives(pid) and time.monotonic() < end:
        time.sleep(0.05)
    return not lives(pid)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
class TestTheEnd:
    def test_a_server_stops_in_the_middle_of_a_reading(self, sqlite: str) -> None:
        with server_with_an_endless_reading(sqlite, 600.0) as (server, reader):
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0
            assert ends(reader)

    def test_a_server_stops_while_a_busy_machine_starts_its_reader(self, sqlite: str) -> None:
        """Nobody waits for a process that is still being started."""
        with server_with_an_endless_reading(sqlite, 600.0, "tests.serve.slow_start") as (server, reader):
            assert reader == 0
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0

    def test_a_reader_does_not_outlive_a_server_that_was_killed(self, sqlite: str) -> None:
        with server_with_an_endless_reading(sqlite, 3.0) as (server, reader):
            server.send_signal(signal.SIGKILL)
            server.wait(PATIENCE)
            assert ends(reader)


def hanging(swords: int) -> dict[str, Any]:
    """What looped for ever in compiled code: a fight whose swords are no mask of seats."""
    fight = ["fight", 4, 0, 1, 4, swords, 0, -1, 0, -1, 0, -1, -1, 0]
    position = {"seats": 5, "progress": [["journey", 1], ["turn", 2, 0], fight]}
    return {"game": "castle-of-the-devil", "seats": 5, "position": position}


@contextmanager
def real_server(database: str, folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], Running]]:
    """A server as `rookery serve` starts it, in a process of its own."""
    wanted = {**FREE, "connect_seconds": PATIENCE, "database": database, "port": 0, "logs": "json"}
    env = os.environ | {f"ROOKERY_{name.upper()}": str(value) for name, value in wanted.items()}
    command = [sys.executable, "-c", "import sys; from rookery.serve.app import main; sys.exit(main(port=0))"]
    log = folder / "log"
    with log.open("wb") as out, subprocess.Popen(command, env=env, stderr=out) as server:
        try:
            wait_until(lambda: '"listening"' in log.read_text() or server.poll() is not None)
            said = [json.loads(line) for line in log.read_text().splitlines() if '"listening"' in line]
            assert said, log.read_text()
            with httpx2.Client(timeout=PATIENCE, verify=False) as client:
                yield server, Running(said[0]["url"].rstrip("/"), None, client)
        finally:
            server.kill()


@pytest.mark.parametrize("meanwhile", [False, True])
def test_a_real_server_is_sent_what_once_hung_it(sqlite: str, tmp_path: Path, meanwhile: bool) -> None:
    """All others are answered, each sender learns which entry is wrong; asked to stop, even then, it does."""
    with real_server(sqlite, tmp_path) as (server, running):
        found: list[httpx2.Response] = []

        def send(mallory: Person, swords: int) -> None:
            with contextlib.suppress(httpx2.TransportError):  # a server that stops may leave it unanswered
                found.append(mallory.post("/tables", hanging(swords)))

        sent = [threading.Thread(target=send, args=(running.person(), swords)) for swords in (-1, 63, -1, 63)]
        for each in sent:
            each.start()
        if meanwhile:
            assert running.client.get(running.url + "/healthz").text == "ok\n"
        else:
            answered = 0
            while any(each.is_alive() for each in sent) or not answered:
                ada, bela = running.person("Ada"), running.person("Béla")
                assert (
                    ada.get(
                        f"/tables/{running.table(ada, bela, game=GAME, seats=3, bots={'2': 'random'})}"
                    ).status_code
                    == 200
                )
                answered += 1
            assert [each.status_code for each in found] == [422] * len(sent)
            assert all("progress.fight.swords" in each.json()["text"] for each in found)
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
        for each in sent:
            each.join(PATIENCE)
