"""Tables with watchers, whose pages are open at several processes: what `benchmarks.scale` measures with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from benchmarks.clients import Pool
from benchmarks.load import GAME, LANGUAGES, SEATS, Load, Person, Table, together


class Crowd(Load):
    """`open_at` says at which process (by its place in `ports`) a seat's or a watcher's page is; None: it has none.

    Moves are posted at the first process, as by a proxy that keeps a table together.
    """

    def __init__(
        self,
        ports: Sequence[int],
        seeds: Callable[[str], bytes],
        languages: int = 1,
        watchers: int = 0,
        open_at: Callable[[int], int | None] = lambda seat: 0,
    ) -> None:
        super().__init__(ports[0], seeds, languages)
        self.ports, self.watchers, self.open_at = ports, watchers, open_at
        self.pages = [seat for seat in range(SEATS + watchers) if open_at(seat) is not None]

    async def _new_table(self, n: int) -> Table:
        people = []
        for seat in range(SEATS + self.watchers):
            lang = LANGUAGES[seat % self.languages]
            got = await self.pool.json("/guests", "", {"name": f"Guest {n} {seat}", "lang": lang})
            people.append(Person(got["token"], lang))
        got = await self.pool.json("/tables", people[0].token, {"game": GAME, "seats": SEATS, "public": True})
        table_id = got["table"]["id"]
        for person in people[1:SEATS]:
            await self.pool.json(f"/tables/{table_id}/sit", person.token, {})
        await self.pool.json(f"/tables/{table_id}/start", people[0].token, {})
        return Table(table_id, people, self._mirror(table_id))

    async def connect(self, tables: Sequence[Table]) -> float:
        """Open their pages."""
        start = time.perf_counter()
        await together([lambda t=t, s=s: self._connect(t, s) for t in tables for s in self.pages], 16)  # type: ignore[misc]
        return len(tables) * len(self.pages) / (time.perf_counter() - start)

    async def _connect(self, table: Table, seat: int) -> None:
        at = self.open_at(seat)
        assert at is not None
        self.port = self.ports[at]
        await super()._connect(table, seat)

    def _all_pages(self) -> int:
        return sum(1 << seat for seat in self.pages if seat < SEATS)

    async def whole_games(self) -> None:
        """Every table plays to its end, as quickly as it can."""
        await self.closed(600.0, len(self.tables))

    async def thinking(self, seconds: float, think: float) -> None:
        """Every table plays on, and its people think about each move."""
        end = time.perf_counter() + seconds

        async def play(table: Table) -> None:
            while True:
                pause = self.random.expovariate(1 / think)
                if time.perf_counter() + pause > end or table.match.over or self.errors:
                    return
                await asyncio.sleep(pause)
                await self._guarded(table)

        await asyncio.gather(*(play(table) for table in self.tables))

    def close(self) -> None:
        """All pages and connections."""
        super().close()
        self.pool = Pool(self.ports[0])
