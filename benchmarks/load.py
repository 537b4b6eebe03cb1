"""Tables full of people who play as quickly as they can, or at a pace."""

from __future__ import annotations

import asyncio
import base64
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

import rookery
from benchmarks.clients import HOST, Client, Pool
from rookery.play.match import Match
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.setup import new_match

GAME: Final = "thiefs-market"
SEATS: Final = 4
LANGUAGES: Final = ("en", "hu", "pl", "de")
RATE: Final = 300
PATIENCE: Final = 30.0
T = TypeVar("T")


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

    def _all_pages(self) -> int:
        """The seats whose pages must have seen a move before the next one, as bits."""
        return (1 << SEATS) - 1

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
            table.poster, table.missing = seat, self._all_pages()
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
