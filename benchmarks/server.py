"""The server under load: `make bench-server`, or `make bench-server ARGS=--quick` for twenty seconds.

The real server runs on one core of its own; one driver with all clients runs on the others. A table is four clients
with a WebSocket each, which are sent the HTML a browser would be sent; moves are posted as a browser posts its
form; every move is stored before it is acknowledged. The games are real games of Thief's Market, played by random
legal moves to their end and then again with a rematch. What a move costs and what the change to the next game costs
(rematch, four pages opened anew) is counted apart. So that the driver knows the legal moves without asking the
server, it reads each table's seed from the database and keeps a mirror of the game.

Everything stays on the loopback interface and stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import gc
import os
import random
import resource
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar, cast
from urllib.parse import urlencode

import msgspec
import uvloop

import rookery
from rookery.play.bench import calibrate
from rookery.play.match import Match
from rookery.serve.entries import TableSetup
from rookery.serve.tables import new_match

GAME: Final = "thiefs-market"
SEATS: Final = 4
HOST: Final = "127.0.0.1"
LANGUAGES: Final = ("en", "hu", "pl", "de")
POSTGRES: Final = os.environ.get("ROOKERY_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/postgres")
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
RATE: Final = 300
PATIENCE: Final = 30.0
IDLE: Final = 12.0  # seconds without a move after which a table counts as idle
HEAD: Final = 2048  # bytes of a message that are looked at: the number stands at its beginning

BAR_MOVES: Final = 1000
BAR_P99: Final = 25.0
BAR_MEMORY: Final = 150.0

T = TypeVar("T")


# -- the wire: as little Python per message as it goes ---------------------------------------------------------


class Http(asyncio.Protocol):
    """One kept-alive connection: a request, its answer, the next request."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.open = False
        self._data = b""
        self._waiting: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.open = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self._data += data
        head, found, body = self._data.partition(b"\r\n\r\n")
        if not found or self._waiting is None:
            return
        status = int(head[9:12])
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(body) >= length and not self._waiting.done():
            self._data = body[length:]
            self._waiting.set_result((status, body[:length]))

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        assert self.transport is not None
        self._waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self._waiting


class Pool:
    """Kept-alive connections for all clients, as a proxy in front would have them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: list[Http] = []

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """One request; asked again if the server had just closed the connection (posting twice is safe)."""
        for _ in range(3):
            while self._idle and not self._idle[-1].open:
                self._idle.pop()
            if self._idle:
                http = self._idle.pop()
            else:
                _, http = await asyncio.get_running_loop().create_connection(Http, HOST, self.port)
            try:
                answer = await http.ask(request)
            except ConnectionResetError:
                continue
            self._idle.append(http)
            return answer
        raise ConnectionResetError

    async def json(self, path: str, token: str, data: dict[str, Any]) -> Any:
        """POST to the JSON interface."""
        body = msgspec.json.encode(data)
        who = f"authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST /api/v1{path} HTTP/1.1\r\nhost: {HOST}:{self.port}\r\ncontent-type: application/json\r\n"
            f"{who}content-length: {len(body)}\r\n\r\n"
        )
        status, got = await self.ask(head.encode() + body)
        if status != 200:
            raise RuntimeError(f"{path}: {status} {got[:300].decode(errors='replace')}")
        return msgspec.json.decode(got)

    def close(self) -> None:
        for http in self._idle:
            if http.transport is not None:
                http.transport.abort()


class Client(asyncio.Protocol):
    """One WebSocket of one person: notices the number of every table it is sent, and how long it is."""

    def __init__(self, seat: int, seen: Callable[[Client], None]) -> None:
        self.seat = seat
        self.seen = seen
        self.number = -1
        self.messages = 0
        self.bytes = 0
        self.transport: asyncio.Transport | None = None
        self.lost = False
        self._opened = False
        self._data = b""
        self._head = b""
        self._left = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        if self._left:  # in the middle of a message
            take = min(self._left, len(data))
            self._left -= take
            if len(self._head) < HEAD:
                self._head += data[: HEAD - len(self._head)]
            if self._left:
                return
            self._message()
            data = data[take:]
        if self._data:
            data = self._data + data
            self._data = b""
        while data:
            data = self._frame(data)

    def _frame(self, data: bytes) -> bytes:
        """Begin with the next frame; what is left of the data."""
        if not self._opened:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._data = data
                return b""
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head[:100])
            self._opened = True
            return rest
        start, length = 2, 0
        if len(data) >= 2:
            length = data[1] & 127
            start = 4 if length == 126 else 10 if length == 127 else 2
        if len(data) < start:
            self._data = data
            return b""
        if start > 2:
            length = int.from_bytes(data[2:start], "big")
        kind = data[0] & 15
        if kind >= 8:  # ping, pong, close
            if len(data) < start + length:
                self._data = data
                return b""
            if kind == 9 and self.transport is not None:
                self.transport.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + data[start : start + length])
            return data[start + length :]
        end = start + length
        self.bytes += length
        self._head = data[start : min(end, start + HEAD)]
        if len(data) < end:
            self._left = end - len(data)
            return b""
        self._message()
        return data[end:]

    def _message(self) -> None:
        self.messages += 1
        _, found, rest = self._head.partition(b'data-number="')
        if found:
            self.number = int(rest[: rest.index(b'"')])
        self.seen(self)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


# -- tables ----------------------------------------------------------------------------------------------------


@dataclass
class Person:
    token: str
    lang: str


@dataclass(eq=False)
class Table:
    """A table of four people, their sockets, and the mirror of their game."""

    id: str
    people: list[Person]
    match: Match
    number: int = 1
    clients: list[Client] = field(default_factory=list)
    busy: bool = False
    posted: float = 0.0
    poster: int = -1
    missing: int = 0
    all_seen: asyncio.Future[None] | None = None
    acknowledged: float = 0.0


class Load:
    """The driver: people, tables, moves, and what was measured."""

    def __init__(self, port: int, seeds: Callable[[str], bytes], languages: int) -> None:
        self.pool = Pool(port)
        self.port = port
        self.seeds = seeds
        self.languages = languages
        self.game = rookery.game(GAME)
        self.random = random.Random(1)
        self.tables: list[Table] = []
        self.moves = 0
        self.games = 0
        self.errors: list[str] = []
        self.latencies: list[float] = []
        self.acks: list[float] = []
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- setting up --------------------------------------------------------------------------------------------

    async def add_tables(self, count: int) -> list[Table]:
        """New tables with new guests, games begun, nobody connected."""
        made = await together([lambda n=n: self._new_table(n) for n in range(count)], 16)  # type: ignore[misc]
        self.tables += made
        return made

    async def _new_table(self, n: int) -> Table:
        people = []
        for seat in range(SEATS):
            lang = LANGUAGES[seat % self.languages]
            got = await self.pool.json("/guests", "", {"name": f"Guest {n} {seat}", "lang": lang})
            people.append(Person(got["token"], lang))
        got = await self.pool.json("/tables", people[0].token, {"game": GAME, "seats": SEATS})
        table_id, invite = got["table"]["id"], got["you"]["invite"]
        for person in people[1:]:
            await self.pool.json(f"/tables/{table_id}/sit", person.token, {"invite": invite})
        await self.pool.json(f"/tables/{table_id}/start", people[0].token, {})
        return Table(table_id, people, self._mirror(table_id))

    def _mirror(self, table_id: str) -> Match:
        setup = TableSetup(game=GAME, seats=SEATS)
        return new_match(self.game, setup, self.seeds(table_id), (), ["a", "b", "c", "d"]).ask_chance()

    async def connect(self, tables: Sequence[Table]) -> float:
        """Open all sockets of these tables and wait for the first state; connections per second."""
        start = time.perf_counter()
        await together([lambda t=t, s=s: self._connect(t, s) for t in tables for s in range(SEATS)], 32)  # type: ignore[misc]
        return len(tables) * SEATS / (time.perf_counter() - start)

    async def _connect(self, table: Table, seat: int) -> None:
        loop = asyncio.get_running_loop()
        first: asyncio.Future[None] = loop.create_future()

        def seen(client: Client) -> None:
            if not first.done():
                first.set_result(None)
            self._seen(table, client)

        person = table.people[seat]
        _, client = await loop.create_connection(lambda: Client(seat, seen), HOST, self.port)
        key = base64.b64encode(self.random.randbytes(16)).decode()
        assert client.transport is not None
        client.transport.write(
            f"GET /t/{table.id}/ws HTTP/1.1\r\nhost: {HOST}:{self.port}\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n"
            f"origin: http://{HOST}:{self.port}\r\naccept-language: {person.lang}\r\n"
            f"cookie: rookery={person.token}\r\n\r\n".encode()
        )
        table.clients.append(client)
        await asyncio.wait_for(first, PATIENCE)

    async def _rematch(self, table: Table) -> None:
        """The game is over: the same four play again at a new table."""
        for client in table.clients:
            client.close()
        got = [await self.pool.json(f"/tables/{table.id}/rematch", p.token, {}) for p in table.people]
        table.id = got[0]["table"]["id"]
        await self.pool.json(f"/tables/{table.id}/start", table.people[0].token, {})
        table.match, table.number, table.clients = self._mirror(table.id), 1, []
        for seat in range(SEATS):
            await self._connect(table, seat)
        self.games += 1

    # -- moves -------------------------------------------------------------------------------------------------

    def _seen(self, table: Table, client: Client) -> None:
        """A client was sent a table: is it the one we wait for?"""
        if client.number == table.number and table.all_seen is not None and table.missing & (1 << client.seat):
            table.missing &= ~(1 << client.seat)
            if client.seat != table.poster:
                self.latencies.append(time.perf_counter() - table.posted)
            if not table.missing and not table.all_seen.done():
                table.all_seen.set_result(None)

    async def move(self, table: Table) -> None:
        """One random legal move: post it, wait until it is acknowledged and all four have seen it."""
        match = table.match
        seat = match.waiting[0]
        legal = match.legal(seat)
        move = legal[self.random.randrange(len(legal))]
        body = urlencode({"number": table.number, "seat": seat, "move": str(move)})
        request = (
            f"POST /t/{table.id}/answer HTTP/1.1\r\nhost: {HOST}:{self.port}\r\n"
            f"origin: http://{HOST}:{self.port}\r\nsec-fetch-site: same-origin\r\nhx-request: true\r\n"
            f"accept-language: {table.people[seat].lang}\r\ncookie: rookery={table.people[seat].token}\r\n"
            f"content-type: application/x-www-form-urlencoded\r\ncontent-length: {len(body)}\r\n\r\n{body}"
        )
        match.play(seat, move)
        visible = match.settled == match.answered
        if visible:
            table.number += 1
            table.poster, table.missing = seat, (1 << SEATS) - 1
            table.all_seen = asyncio.get_running_loop().create_future()
        table.posted = time.perf_counter()
        status, got = await self.pool.ask(request.encode())
        self.acks.append(time.perf_counter() - table.posted)
        if status not in (200, 204):
            raise RuntimeError(f"{move}: {status} {got[:300].decode(errors='replace')}")
        if visible and table.all_seen is not None:
            await asyncio.wait_for(table.all_seen, PATIENCE)
        self.moves += 1

    async def open_next(self) -> int:
        """The next game at every table whose game is over; how many there were."""
        ended = [t for t in self.tables if t.match.over]
        await together([lambda t=t: self._rematch(t) for t in ended], 8)  # type: ignore[misc]
        return len(ended)

    async def _guarded(self, table: Table) -> None:
        table.busy = True
        try:
            if table.match.over:
                await self._rematch(table)
            await self.move(table)
        except Exception as error:
            self.errors.append(f"{type(error).__name__} {error}")
        finally:
            table.busy = False

    async def closed(self, seconds: float, count: int) -> None:
        """Every table moves again as soon as all four have seen the last move, until time or its game is over."""
        end = time.perf_counter() + seconds

        async def play(table: Table) -> None:
            while time.perf_counter() < end and not table.match.over and len(self.errors) < 10:
                await self._guarded(table)

        await asyncio.gather(*(play(t) for t in self.tables[:count]))

    async def paced(self, seconds: float, rate: float, count: int) -> float:
        """So many moves per second, spread over the tables; the rate that was reached."""
        tables = deque(self.tables[:count])
        loop = asyncio.get_running_loop()
        start = time.perf_counter()
        sent = due = 0
        while (now := time.perf_counter() - start) < seconds and len(self.errors) < 10:
            due = min(int(now * rate) + 1, int(seconds * rate))
            while sent < due:
                table = next((t for t in tables if not t.busy), None)
                if table is None:
                    break
                tables.remove(table)
                tables.append(table)
                table.busy = True
                task = loop.create_task(self._guarded(table))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
                sent += 1
            await asyncio.sleep(max(0.0005, (sent + 1) / rate - (time.perf_counter() - start)))
        reached = sent / (time.perf_counter() - start)
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=PATIENCE)
        return reached

    def forget(self) -> None:
        """Begin to measure anew."""
        self.moves = self.games = 0
        self.latencies, self.acks = [], []
        for table in self.tables:
            for client in table.clients:
                client.messages = client.bytes = 0

    def mean_push(self) -> float:
        """Bytes per message."""
        clients = [c for t in self.tables for c in t.clients]
        return sum(c.bytes for c in clients) / max(1, sum(c.messages for c in clients))

    def close(self) -> None:
        for table in self.tables:
            for client in table.clients:
                client.close()
        self.pool.close()


async def together(work: Sequence[Callable[[], Awaitable[T]]], width: int) -> list[T]:
    """Do all of it, a few at a time."""
    gate = asyncio.Semaphore(width)

    async def one(make: Callable[[], Awaitable[T]]) -> T:
        async with gate:
            return await make()

    return await asyncio.gather(*(one(w) for w in work))


# -- the server ------------------------------------------------------------------------------------------------


class Server:
    """The real server in a process of its own, on a core of its own."""

    def __init__(self, database: str, sync: str, core: set[int], log: Path) -> None:
        self.port = free_port()
        env = {k: v for k, v in os.environ.items() if not k.startswith("ROOKERY_") or k == "ROOKERY_PURE"}
        env |= {"ROOKERY_DATABASE": database, "ROOKERY_SYNC": sync, "ROOKERY_HOST": HOST}
        env |= {"ROOKERY_PORT": str(self.port), "ROOKERY_LOGS": "json", "ROOKERY_LOG_LEVEL": "warning"}
        for name in ("", "_ADDRESS", "_POSTS", "_GUESTS", "_LOGINS", "_TABLES", "_CHAT"):
            env[f"ROOKERY_RATE{name}"] = "100000000/minute"  # counted, but never refused
        code = (
            f"import os; os.sched_setaffinity(0, {core!r})\n"
            "from rookery.serve.app import main\nraise SystemExit(main())"
        )
        self.log = log
        with log.open("wb") as out:
            self.process = subprocess.Popen([sys.executable, "-c", code], env=env, stdout=out, stderr=out)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), 1) as probe:
                probe.sendall(b"GET /readyz HTTP/1.0\r\nhost: x\r\n\r\n")
                probe.settimeout(PATIENCE)
                if b" 200 " in probe.recv(100):
                    return
            time.sleep(0.05)
        self.stop()
        raise RuntimeError("the server does not start:\n" + self.log.read_text()[-2000:])

    def cpu(self) -> float:
        """CPU seconds so far, user and system, all threads."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(text[11]) + int(text[12])) / TICK

    def memory(self) -> float:
        """Resident kB."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1000

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(8)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def sqlite_store(folder: Path) -> Iterator[tuple[str, Callable[[str], bytes]]]:
    path = folder / "bench.db"
    reader: list[sqlite3.Connection] = []

    def seed(table_id: str) -> bytes:
        if not reader:
            reader.append(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None))
        found = reader[0].execute("SELECT seed FROM tables WHERE id = ?", (table_id,)).fetchone()
        return bytes.fromhex(found[0])

    try:
        yield f"sqlite:///{path}", seed
    finally:
        for each in reader:
            each.close()
        for name in folder.glob("bench.db*"):
            name.unlink()


@contextlib.contextmanager
def postgres_store() -> Iterator[tuple[str, Callable[[str], bytes]]]:
    import psycopg

    name = f"rookery_bench_{os.getpid()}"
    url = f"{POSTGRES.rpartition('/')[0]}/{name}"
    with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=2) as admin:
        admin.execute(f'CREATE DATABASE "{name}"')
    reader = psycopg.connect(url, autocommit=True)

    def seed(table_id: str) -> bytes:
        found = reader.execute("SELECT seed FROM tables WHERE id = %s", (table_id,)).fetchone()
        assert found is not None
        return bytes.fromhex(found[0])

    try:
        yield url.replace("postgresql:", "postgresql+psycopg:", 1), seed
    finally:
        reader.close()
        with psycopg.connect(POSTGRES, autocommit=True) as admin:
            admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def postgres_answers() -> str:
    """Empty, or why it cannot be measured."""
    try:
        import psycopg

        psycopg.connect(POSTGRES, connect_timeout=2).close()
    except Exception as error:
        return type(error).__name__
    return ""


# -- measuring -------------------------------------------------------------------------------------------------


@dataclass
class Plan:
    """How much of everything."""

    tables: int
    many: int
    runs: int
    seconds: float
    paced: float
    languages: int


@dataclass
class Paced:
    tables: int
    reached: float
    p50: float
    p99: float
    ack50: float
    ack99: float
    cpu: float
    load: float


@dataclass
class Result:
    """One store."""

    name: str
    runs: list[tuple[int, float]] = field(default_factory=list)
    """Moves and the server's CPU-seconds. Tables go through their games in step, so one run alone is a part of a
    game, dearer or cheaper than others; the figure is that of all runs together."""
    changes: list[tuple[int, float]] = field(default_factory=list)
    """Between the runs: tables that went on to their next game, and the server's CPU-seconds for it."""
    loops: list[float] = field(default_factory=list)
    """Calibration: millions of empty loops per second, beside each rate, so that machines and hours compare."""
    walls: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    load: float = 0.0
    push: float = 0.0
    paced: list[Paced] = field(default_factory=list)
    memory: float = 0.0
    memory_tables: int = 0
    connects: float = 0.0
    connects_cpu: float = 0.0
    errors: list[str] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return sum(moves for moves, _ in self.runs) / max(0.01, sum(cpu for _, cpu in self.runs))

    @property
    def change(self) -> float:
        """CPU-seconds for one table's way to its next game."""
        return sum(cpu for _, cpu in self.changes) / max(1, sum(games for games, _ in self.changes))

    @property
    def rate_with_changes(self) -> float:
        """Moves per CPU-second if whole evenings are counted, from one game to the next."""
        used = [cpu for _, cpu in self.runs] + [cpu for _, cpu in self.changes]
        return sum(moves for moves, _ in self.runs) / max(0.01, sum(used))

    @property
    def rates(self) -> list[float]:
        return [moves / max(0.01, cpu) for moves, cpu in self.runs]


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


async def measure_pace(load: Load, server: Server, count: int, seconds: float) -> Paced:
    await load.paced(min(1.0, seconds / 3), RATE, count)
    load.forget()
    cpu, wall = server.cpu(), time.perf_counter()
    reached = await load.paced(seconds, RATE, count)
    used = (server.cpu() - cpu) / (time.perf_counter() - wall)
    late, acks = load.latencies, load.acks
    return Paced(
        count,
        reached,
        percentile(late, 0.5),
        percentile(late, 0.99),
        percentile(acks, 0.5),
        percentile(acks, 0.99),
        used,
        os.getloadavg()[0],
    )


async def measure(name: str, server: Server, seeds: Callable[[str], bytes], plan: Plan, many: bool) -> Result:
    result = Result(name)
    load = Load(server.port, seeds, plan.languages)
    try:
        await load.connect(await load.add_tables(plan.tables))
        await load.closed(min(1.5, plan.seconds), plan.tables)  # warm up
        await load.open_next()
        for _ in range(plan.runs):
            load.forget()
            cpu, wall, mine = server.cpu(), time.perf_counter(), time.process_time()
            await load.closed(plan.seconds, plan.tables)
            wall = time.perf_counter() - wall
            result.runs.append((load.moves, server.cpu() - cpu))
            result.loops.append(calibrate())
            result.walls.append(load.moves / wall)
            result.busy.append((time.process_time() - mine) / wall)
            result.push = load.mean_push()
            cpu = server.cpu()
            result.changes.append((await load.open_next(), server.cpu() - cpu))
        result.load = os.getloadavg()[0]
        result.paced.append(await measure_pace(load, server, plan.tables, plan.paced))
        if many:
            before = server.memory()
            tables = await load.add_tables(plan.many - plan.tables)
            cpu = server.cpu()
            result.connects = await load.connect(tables)
            result.connects_cpu = len(tables) * SEATS / max(0.01, server.cpu() - cpu)
            await asyncio.sleep(IDLE)
            result.memory = (server.memory() - before) / len(tables)
            result.memory_tables = len(tables)
            result.paced.append(await measure_pace(load, server, plan.many, plan.paced))
    finally:
        result.errors = load.errors
        load.close()
        await asyncio.sleep(0.5)  # let the server notice before it is stopped
    return result


# -- what is printed -------------------------------------------------------------------------------------------


def mark(good: bool) -> str:
    return "reached" if good else "MISSED"


def report(results: list[Result], plan: Plan, cores: str) -> None:
    print(f"\n{SEATS} clients per table, HTML over WebSockets; {cores}")
    print(
        f"\n{'closed loop, ' + str(plan.tables) + ' tables':34}{'moves per CPU-second':>30}{'moves/s':>10}", end=""
    )
    print(f"{'driver':>8}{'kB/push':>9}{'load':>6}{'Mloop/s':>9}")
    for r in results:
        spread = f"{r.rate:,.0f} ({min(r.rates):,.0f}–{max(r.rates):,.0f})"
        print(f"{r.name:34}{spread:>30}{statistics.median(r.walls):>10,.0f}", end="")
        print(f"{statistics.median(r.busy):>8.0%}{r.push / 1000:>9.1f}{r.load:>6.1f}", end="")
        print(f"{statistics.median(r.loops):>9.1f}")
    for r in results:
        if r.change:
            print(f"{'  with the changes to next games':34}{r.rate_with_changes:>30,.0f}", end="")
            print(f"   ({r.change * 1000:.0f} ms of CPU each, {sum(n for n, _ in r.changes)} games)")
    print(f"\n{f'paced, {RATE} moves/s':34}{'tables':>8}{'reached':>9}{'p50 ms':>8}{'p99 ms':>8}", end="")
    print(f"{'ack p50':>9}{'ack p99':>9}{'server':>8}{'load':>6}")
    for r in results:
        for p in r.paced:
            print(f"{r.name:34}{p.tables:>8,}{p.reached:>9.0f}{p.p50:>8.1f}{p.p99:>8.1f}", end="")
            print(f"{p.ack50:>9.1f}{p.ack99:>9.1f}{p.cpu:>8.0%}{p.load:>6.1f}")
    print()
    for r in results:
        if r.memory:
            print(
                f"{r.name:34}{r.memory:,.0f} kB per idle table ({r.memory_tables:,} tables, {SEATS} sockets each)"
            )
            print(f"{'':34}{r.connects:,.0f} connections/s with first state, {r.connects_cpu:,.0f} per CPU-second")
    bars(results)
    for r in results:
        if r.errors:
            print(f"\n{r.name}: {len(r.errors)} failed, for example: {r.errors[0][:300]}")


def bars(results: list[Result]) -> None:
    rows = [(r.name, r.rate) for r in results]
    rows += [("boardgame.io, in memory, low", 830.0), ("boardgame.io, in memory, high", 1130.0)]
    rows.append(("boardgame.io, flat-file store", 296.0))
    top = max(value for _, value in rows)
    print("\nmoves per CPU-second")
    for name, value in rows:
        wide = value / top * 50
        bar = "█" * int(wide) + " ▏▎▍▌▋▊▉"[int(wide % 1 * 8)].strip()
        print(f"  {name:32}{bar} {value:,.0f}")
    head = results[0]
    print("\nbars")
    print(f"  {BAR_MOVES:,} moves per CPU-second: {head.rate:,.0f}, {mark(head.rate >= BAR_MOVES)}", end="")
    print("   (boardgame.io 830–1,130 in memory, 296 in files)")
    p99 = head.paced[0].p99
    print(f"  p99 at most {BAR_P99:.0f} ms, {head.paced[0].tables} tables, {RATE}/s: {p99:.1f} ms, ", end="")
    print(f"{mark(p99 <= BAR_P99)}   (boardgame.io 11–47 ms)")
    if head.memory:
        print(f"  at most {BAR_MEMORY:.0f} kB per idle table: {head.memory:,.0f} kB, ", end="")
        print(f"{mark(head.memory <= BAR_MEMORY)}   (boardgame.io 98–215 kB)")


def raise_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def main() -> int:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--quick", action="store_true", help="about twenty seconds: SQLite only, 200 tables")
    parser.add_argument("--stores", default="", help="of full, normal and postgres, comma-separated")
    parser.add_argument("--many", type=int, help="tables connected in the second paced part (1000)")
    parser.add_argument("--runs", type=int, help="runs of the closed loop (5)")
    parser.add_argument("--seconds", type=float, help="seconds per run (4)")
    parser.add_argument("--languages", type=int, default=1, choices=(1, 2, 3, 4), help="languages at a table (1)")
    given = parser.parse_args()
    plan = Plan(50, given.many or (200 if given.quick else 1000), 5, 4.0, 10.0, given.languages)
    if given.quick:
        plan.runs, plan.seconds, plan.paced = 1, 3.0, 3.0
    plan.runs = given.runs or plan.runs
    plan.seconds = given.seconds or plan.seconds
    stores = (given.stores or ("full" if given.quick else "full,normal,postgres")).split(",")

    raise_files(plan.many * SEATS * 2 + 2000)
    allowed = sorted(os.sched_getaffinity(0))
    server_core = {allowed[-1]}
    if len(allowed) > 1:
        os.sched_setaffinity(0, set(allowed[:-1]))
        cores = f"server on core {allowed[-1]}, driver on the other{'s' if len(allowed) > 2 else ''}"
    else:
        cores = "ONE CORE for server and driver: figures are too low"

    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="rookery-bench-") as temp:
        for store in stores:
            if store == "postgres" and (why := postgres_answers()):
                print(f"PostgreSQL is left out: {why} (ROOKERY_TEST_POSTGRES)")
                continue
            name = {
                "full": "SQLite, synchronous=full",
                "normal": "SQLite, synchronous=normal",
                "postgres": "PostgreSQL",
            }[store]
            print(f"· {name}", flush=True)
            made = postgres_store() if store == "postgres" else sqlite_store(Path(temp))
            with made as (database, seeds):
                sync = store if store != "postgres" else "full"
                server = Server(database, sync, server_core, Path(temp) / "server.log")
                gc.freeze()
                try:
                    many = store != "normal"
                    results.append(uvloop.run(measure(name, server, seeds, plan, many)))
                finally:
                    server.stop()
                said = server.log.read_text().strip()
                if said:
                    print(f"  the server said: {said[:300]}")
    if not results:
        return 2
    report(results, plan, cores)
    print(f"\n{results[0].rate:,.0f} moves per CPU-second")
    return 1 if any(r.errors for r in results) else 0


if __name__ == "__main__":
    raise SystemExit(main())
