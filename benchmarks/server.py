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
import gc
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import uvloop

from rookery.play.bench import calibrate

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # it may be run as a file

from benchmarks.load import RATE, SEATS, Load
from benchmarks.served import Server, postgres_answers, postgres_store, sqlite_store

IDLE: Final = 12.0  # seconds without a move after which a table counts as idle
BAR_MOVES: Final = 2300
BAR_P99: Final = 8.0
BAR_MEMORY: Final = 80.0
BAR_CONNECTS: Final = 1000


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
            await come(load, server, plan, result)
            result.paced.append(await measure_pace(load, server, plan.many, plan.paced))
    finally:
        result.errors = load.errors
        load.close()
        await asyncio.sleep(0.5)  # let the server notice before it is stopped
    return result


async def come(load: Load, server: Server, plan: Plan, result: Result) -> None:
    """More tables, in two halves. What the second adds is what a table takes.

    The first shows what is made once, however many there are: caches of the database, of words, of drawn pieces.
    """
    half = (plan.many - plan.tables) // 2
    cpu, seconds = 0.0, 0.0
    sizes = []
    for _ in range(2):
        tables = await load.add_tables(half)
        used = server.cpu()
        seconds += half * SEATS / await load.connect(tables)
        cpu += server.cpu() - used
        await asyncio.sleep(IDLE)
        sizes.append(server.memory())
    result.connects, result.connects_cpu = 2 * half * SEATS / seconds, 2 * half * SEATS / max(0.01, cpu)
    result.memory, result.memory_tables = (sizes[1] - sizes[0]) / half, half


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
    p99 = head.paced[-1].p99
    print(f"  p99 at most {BAR_P99:.0f} ms, {head.paced[-1].tables} tables, {RATE}/s: {p99:.1f} ms, ", end="")
    print(f"{mark(p99 <= BAR_P99)}   (boardgame.io 11–47 ms)")
    if head.memory:
        print(f"  at most {BAR_MEMORY:.0f} kB more per idle table: {head.memory:,.0f} kB, ", end="")
        print(f"{mark(head.memory <= BAR_MEMORY)}   (boardgame.io 98–215 kB)")
        good = head.connects >= BAR_CONNECTS
        print(f"  {BAR_CONNECTS:,} connections per second: {head.connects:,.0f}, {mark(good)}")


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
