"""A site for many, with figures: `make scale`, or `make scale ARGS=--again` to measure first (some minutes).

`--again` measures what each step of a move costs on this machine, with two real servers, PostgreSQL and Redis, and
writes it into `benchmarks/scale.json`. Then it plays on settings that were not used for that, and says beside each
figure what the simulation (`benchmarks.fanout`) makes of the same setting. Without it only the simulation runs: the
plan of `docs/scale.md`, and its picture.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import uvloop

from benchmarks.crowd import Crowd
from benchmarks.drawn import picture
from benchmarks.fanout import Costs, Load, Site, simulate
from benchmarks.load import SEATS
from benchmarks.served import Server, postgres_answers, postgres_store, redis_server
from benchmarks.server import percentile, raise_files

HERE: Final = Path(__file__).resolve().parent
KEPT: Final = HERE / "scale.json"
PICTURE: Final = HERE.parent / "docs/pictures/scale.svg"
TICK: Final = os.sysconf("SC_CLK_TCK")
PEOPLE: Final = 100_000
THINK: Final = 8.0
WATCHERS: Final = 0.5
LANGUAGES: Final = 2
FULL: Final = 0.97
"""A core that has no time left."""
REST: Final = 12.0
"""Seconds after which a table rests, and a little more."""


# -- measuring -------------------------------------------------------------------------------------------------


class Rig:
    """Two servers, their database and their Redis."""

    def __init__(self, servers: list[Server], seeds: Callable[[str], bytes], database: str, redis: int) -> None:
        self.servers, self.seeds, self.database, self.redis = servers, seeds, database, redis
        self.calm = [0.0, 0.0]
        """What each server uses per second when nothing happens."""

    def crowd(self, **how: Any) -> Crowd:
        return Crowd([server.port for server in self.servers], self.seeds, **how)

    def used(self) -> list[float]:
        return [server.cpu() for server in self.servers]

    def postgres(self) -> float:
        """CPU seconds of this database's own processes."""
        import psycopg

        with psycopg.connect(self.database.replace("+psycopg", "")) as db:
            rows = db.execute(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchall()
        total = 0
        for (pid,) in rows:
            words = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
            total += int(words[11]) + int(words[12])
        return total / TICK

    def rows(self) -> int:
        """Entries of all tables."""
        import psycopg

        with psycopg.connect(self.database.replace("+psycopg", "")) as db:
            found = db.execute("SELECT count(*) FROM entries").fetchone()
        assert found is not None
        return int(found[0])

    def commits(self) -> int:
        """Transactions of this database so far, as far as PostgreSQL has counted them."""
        import psycopg

        with psycopg.connect(self.database.replace("+psycopg", "")) as db:
            db.execute("SELECT pg_stat_clear_snapshot()")
            found = db.execute(
                "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
            ).fetchone()
        assert found is not None
        return int(found[0])

    def published(self) -> int:
        """What Redis was told so far."""
        import redis

        told = redis.Redis(port=self.redis).info("commandstats")
        return int(told.get("cmdstat_publish", {}).get("calls", 0))

    async def rest(self) -> None:
        """What the servers use when nothing happens."""
        before = self.used()
        await asyncio.sleep(5.0)
        self.calm = [(now - then) / 5.0 for now, then in zip(self.used(), before, strict=True)]


@dataclasses.dataclass
class Played:
    """What whole games took, per move."""

    cpu: list[float]
    """Seconds of each server."""
    database: float
    commits: float
    pushed: float
    """Bytes, of all pages."""


async def games(rig: Rig, tables: int, **how: Any) -> Played:
    """Every table plays to its end."""
    crowd = rig.crowd(**how)
    await crowd.connect(await crowd.add_tables(tables))
    await asyncio.sleep(1.0)
    crowd.forget()
    used, database, commits, start = rig.used(), rig.postgres(), rig.commits(), time.perf_counter()
    await crowd.whole_games()
    took = time.perf_counter() - start
    await asyncio.sleep(1.5)  # PostgreSQL counts once in a second
    if crowd.errors:
        raise RuntimeError(crowd.errors[0])
    calm = [each * (took + 1.5) for each in rig.calm]
    cpu = [(now - then - idle) / crowd.moves for now, then, idle in zip(rig.used(), used, calm, strict=True)]
    pushed = sum(client.bytes for table in crowd.tables for client in table.clients)
    played = Played(
        cpu,
        (rig.postgres() - database) / crowd.moves,
        min(1.0, (rig.commits() - commits) / crowd.moves),
        pushed / crowd.moves,
    )
    crowd.close()
    print(f"  {crowd.moves:,} moves, {sorted(how) or 'as usual'}", flush=True)
    return played


async def memory(server: Server, seeds: Callable[[str], bytes], tables: int) -> tuple[float, float]:
    """kB of a table that nobody watches, and of one page of a table at rest; the server has done nothing before."""
    crowd = Crowd([server.port], seeds)
    await crowd.connect(await crowd.add_tables(5))
    await asyncio.sleep(2 * REST)  # what only the start needed is given back
    before = server.memory()
    made = await crowd.add_tables(tables)
    await asyncio.sleep(REST)
    quiet = server.memory()
    await crowd.connect(made)
    await asyncio.sleep(REST)
    watched = server.memory()
    crowd.close()
    return (quiet - before) / tables, (watched - quiet) / tables / SEATS


def transaction_seconds(database: str) -> tuple[float, float]:
    """One transaction: the CPU of the process that asks for it, and the wait; the quickest of many."""
    import psycopg

    cpu, wall = [], []
    with psycopg.connect(database.replace("+psycopg", "")) as db:
        db.execute("CREATE TABLE measured (n int)")
        db.commit()
        for n in range(500):
            used, start = time.process_time(), time.perf_counter()
            db.execute("INSERT INTO measured VALUES (%s)", (n,))
            db.commit()
            cpu.append(time.process_time() - used)
            wall.append(time.perf_counter() - start)
        db.execute("DROP TABLE measured")
    return statistics.median(cpu), statistics.quantiles(wall, n=10)[0]


async def measured(rig: Rig, tables: int) -> Costs:
    """What each step costs, from settings that differ in one thing."""
    await games(rig, tables // 2)  # words, plans and pieces are made once
    await rig.rest()
    four = await games(rig, tables)
    two = await games(rig, tables, open_at=lambda seat: 0 if seat < 2 else None)
    watched = await games(rig, tables, watchers=6)
    several = await games(rig, tables, languages=4)
    apart = await games(rig, tables, open_at=lambda seat: seat // 2)
    transaction, commit = transaction_seconds(rig.database)
    watcher = (watched.cpu[0] - four.cpu[0]) / 6
    page = max(watcher, (four.cpu[0] - (two.cpu[0] + apart.cpu[0]) / 2) / 2)  # who plays sees all that watchers see
    return Costs(
        move=four.cpu[0] - SEATS * page - four.commits * transaction,
        language=max(0.0, (several.cpu[0] - four.cpu[0]) / 3),
        page=page,
        watcher=watcher,
        news=max(0.0, four.cpu[1]),
        read=max(0.0, apart.cpu[1] - 2 * page - four.cpu[1]),
        transaction=transaction,
        commit=max(0.0, commit - transaction),
        row=four.database,
        push=four.pushed / SEATS,
        glance=max(0.0, watched.pushed - four.pushed) / 6,
        table=0.0,
        socket=0.0,
    )


async def tried(rig: Rig, site: Site, open_at: Callable[[int], int | None]) -> Load:
    """The same site for real, as far as it can be seen from outside."""
    crowd = rig.crowd(languages=site.languages, watchers=int(site.watchers), open_at=open_at)
    await crowd.connect(await crowd.add_tables(site.tables))
    await asyncio.sleep(1.0)
    crowd.forget()
    used, database, rows, told = rig.used(), rig.postgres(), rig.rows(), rig.published()
    start = time.perf_counter()
    await crowd.thinking(site.seconds, site.think)
    await asyncio.sleep(0.2)
    took = time.perf_counter() - start
    busy = [(now - then) / took - idle for now, then, idle in zip(rig.used(), used, rig.calm, strict=True)]
    pages = sum(client.messages for table in crowd.tables for client in table.clients)
    got = sum(client.bytes for table in crowd.tables for client in table.clients)
    told = rig.published() - told
    load = Load(
        moves=crowd.moves / took,
        busy=busy,
        p50=percentile(crowd.latencies, 0.5),
        p99=percentile(crowd.latencies, 0.99),
        rows=(rig.rows() - rows) / took,
        commits=0.0,
        reads=0.0,
        published=told / took,
        delivered=told * (site.processes - 1) / took,
        pages=pages / took,
        bytes=got / took,
        database=(rig.postgres() - database) / took,
        memory=0.0,
    )
    if crowd.errors:
        raise RuntimeError(crowd.errors[0])
    crowd.close()
    return load


TRIAL: Final = Site(20, 2, 0.15, watchers=2, languages=2, warm=0.0)
TRIALS: Final[dict[str, tuple[Site, Callable[[int], int | None]]]] = {
    "all pages at one process": (dataclasses.replace(TRIAL, where="first"), lambda seat: 0),
    "pages at both processes": (dataclasses.replace(TRIAL, where="turns"), lambda seat: seat % 2),
}
"""Settings that were not used for measuring, and where each page is; moves are posted at the first process."""


async def all_measured(rig: Rig, tables: int, seconds: float) -> tuple[Costs, dict[str, Any]]:
    costs = await measured(rig, tables)
    trials = {}
    for name, (site, open_at) in TRIALS.items():
        short = dataclasses.replace(site, seconds=seconds)
        real = await tried(rig, short, open_at)
        trials[name] = {"site": dataclasses.asdict(short), "measured": dataclasses.asdict(real)}
    return costs, trials


def fresh_memory(database: str, seeds: Callable[[str], bytes], log: Path, tables: int) -> tuple[float, float]:
    """The same as `memory`, of a server that begins anew."""
    server = Server(database, "full", os.sched_getaffinity(0), log)
    try:
        return uvloop.run(memory(server, seeds, tables))
    finally:
        server.stop()


def again(tables: int, seconds: float) -> None:
    """Measure, and keep it."""
    raise_files(8000)
    cores = os.sched_getaffinity(0)
    with (
        tempfile.TemporaryDirectory(prefix="rookery-scale-") as folder,
        postgres_store() as (database, seeds),
        redis_server() as (port, url),
    ):
        servers = [Server(database, "full", cores, Path(folder) / f"{n}.log", url) for n in range(2)]
        rig = Rig(servers, seeds, database, port)
        try:
            costs, trials = uvloop.run(all_measured(rig, tables, seconds))
        finally:
            for server in servers:
                server.stop()
        table, page = fresh_memory(database, seeds, Path(folder) / "fresh.log", tables * 5)
        costs = dataclasses.replace(costs, table=table, socket=page)
    kept = {"costs": dataclasses.asdict(costs), "trials": trials, "load": round(os.getloadavg()[0], 1)}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


# -- the plan --------------------------------------------------------------------------------------------------


def costs_kept() -> Costs:
    """What was measured."""
    return Costs(**json.loads(KEPT.read_text("utf-8"))["costs"])


def predicted(trial: dict[str, Any], costs: Costs) -> Load:
    """What the simulation makes of a setting that was played for real, at as many moves per second."""
    site = Site(**trial["site"])
    return simulate(dataclasses.replace(site, think=site.tables / trial["measured"]["moves"]), costs)


def plan(costs: Costs, seconds: float = 4.0) -> list[tuple[Site, Load]]:
    """So many people with ever more processes."""
    tables = round(PEOPLE / (SEATS + WATCHERS))
    sites = [
        Site(tables, n, THINK, watchers=WATCHERS, languages=LANGUAGES, seconds=seconds, warm=1.0)
        for n in (4, 6, 8, 12, 16, 24)
    ]
    return [(site, simulate(site, costs)) for site in sites]


PER_MOVE: Final = {
    "rows": "rows",
    "messages to Redis": "published",
    "pages": "pages",
    "bytes": "bytes",
}


def compare(costs: Costs, trials: dict[str, Any]) -> None:
    """Beside each other."""
    for name, trial in trials.items():
        real, made = Load(**trial["measured"]), predicted(trial, costs)
        print(f"\n{name + ', per move':42}{'measured':>12}{'simulated':>12}")
        rows = [
            (f"process {n + 1}, µs", real.busy[n] / real.moves * 1e6, made.busy[n] / made.moves * 1e6, ",.0f")
            for n in range(len(real.busy))
        ]
        for what, name in PER_MOVE.items():
            rows.append((what, getattr(real, name) / real.moves, getattr(made, name) / made.moves, ",.2f"))
        rows.append(("p50, ms, with all that ran beside it", real.p50, made.p50, ",.1f"))
        for what, one, other, form in rows:
            print(f"  {what:40}{one:>12{form}}{other:>12{form}}")


def show(rows: list[tuple[Site, Load]]) -> None:
    """The plan as a table of docs/scale.md."""
    print("\n| processes | busiest core | p50 ms | p99 ms | heard of others' moves | messages Redis delivers/s |")
    print("|--:|--:|--:|--:|--:|--:|")
    costs = costs_kept()
    for site, load in rows:
        hears = load.delivered / site.processes * costs.news
        late = f"{load.p50:.1f} | {load.p99:.1f}" if max(load.busy) < 0.97 else "– | too late"
        print(
            f"| {site.processes} | {max(load.busy):.0%} | {late} | {hears:.0%} of a core | {load.delivered:,.0f} |"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="A site for many, with figures.")
    parser.add_argument("--again", action="store_true", help="measure on this machine first")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    if given.again:
        if why := postgres_answers():
            print(f"PostgreSQL does not answer ({why}): nothing can be measured")
            return 2
        again(given.tables, given.seconds)
    kept = json.loads(KEPT.read_text("utf-8"))
    costs = Costs(**kept["costs"])
    for name, value in dataclasses.asdict(costs).items():
        print(
            f"  {name:10}{value * 1e6:>10.0f} µs"
            if value < 0.1 and name != "spread"
            else f"  {name:10}{value:>10.1f}"
        )
    compare(costs, kept["trials"])
    rows = plan(costs)
    show(rows)
    PICTURE.write_text(picture(rows, costs), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
