"""Ratings on a large server: 10,000 rated people, 1,000,000 finished games. How long a page waits for the database.

    python -m benchmarks.ratings sqlite:////tmp/large.db
    python -m benchmarks.ratings postgresql://localhost/large

fills an empty database (some minutes), or takes one that it has filled, and prints for each question the median and
the worst of many askings, and how much CPU time of this process it took. Exit status 1: something took too long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any

import psycopg
from sqlalchemy import Connection, event, insert, text

from rookery.serve.door.accounts import User
from rookery.serve.hub import ranking
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.rating import rate_game
from rookery.serve.settings import Settings
from rookery.serve.store.database import engine, migrate
from rookery.serve.store.schema import results, seekers
from rookery.serve.tables.ranked import PACES, Pool, size_of, stored

PEOPLE = 10_000
GAMES = 1_000_000
KINDS = {
    "thiefs-market": (3, 4, 5),
    "castle-of-the-devil": (4, 6, 8),
    "thieves-den": (2, 3, 4),
    "enclave": (2, 3, 4),
    "age-of-thieves": (2, 3, 4),
}
SPAN = 2 * 365 * 86_400.0
MOST_SECONDS = 0.050
ASKED = 40
BATCH = 20_000
Row = tuple[Any, ...]


def person(n: int) -> str:
    return f"{n:016x}"


def played(games: int, now: float) -> Iterator[tuple[Row, list[Row], list[Row]]]:
    """Finished games: the table's row, who sat there, and what it did to their ratings. The busy play more."""
    rng = random.Random(1)
    kinds = list(KINDS)
    for n in range(games):
        game = kinds[min(len(kinds) - 1, int(rng.expovariate(0.7)))]
        seats, pace = rng.choice(KINDS[game]), PACES[n % 3]
        who: list[int] = []
        while len(who) < seats:
            one = int(PEOPLE * rng.random() ** 1.6)
            who += [one] if one not in who else []
        at = now - SPAN * (1 - n / games)
        ranks = list(range(1, seats + 1))
        rng.shuffle(ranks)
        card = {
            "id": f"t{n}",
            "game": game,
            "status": "over",
            "mode": "live",
            "public": True,
            "created": at,
            "seats": [{"name": f"Player {p}", "bot": None, "free": False, "user_id": person(p)} for p in who],
            "host": person(who[0]),
            "waiting": [],
            "winners": [ranks.index(1)],
            "ended": at,
            "ranks": ranks,
            "scores": [40 - r for r in ranks],
            "bank": 600.0,
            "ranked": True,
        }
        head = (f"t{n}", game, 1, "00" * 32, "invite", "over", True, at, None, json.dumps(card))
        pool = Pool(game, size_of(seats), pace).key
        sat = [(person(p), f"t{n}") for p in who]
        counted = [
            (f"t{n}", person(p), pool, at, place, seats, 25.0 + rng.random(), 25.0 + rng.random(), 2.0)
            for p, place in zip(who, ranks, strict=True)
        ]
        yield head, sat, counted


def standing() -> Iterator[Row]:
    """Everybody's ratings: in a third of the lists."""
    rng = random.Random(2)
    pools = sorted({Pool(g, size_of(s), p).key for g, many in KINDS.items() for s in many for p in PACES})
    for n in range(PEOPLE):
        for pool in rng.sample(pools, len(pools) // 3):
            mu, games = rng.gauss(25, 6), rng.randrange(1, 100)
            shown = mu if games >= 10 else None
            yield person(n), pool, mu, 2.0, games, games // 3, "a b c d e", shown, time.time()


def accounts() -> Iterator[Row]:
    for n in range(PEOPLE):
        yield person(n), f"Player {n}", f"player {n}", "x", "en", "{}", 0.0


HEADS = {
    "people": ("id", "name", "login", "password", "lang", "prefs", "created"),
    "tables": ("id", "game", "rules", "seed", "invite", "status", "public", "created", "due", "card"),
    "seats": ("person_id", "table_id"),
    "rated": ("table_id", "person_id", "pool", "at", "place", "people", "before", "mu", "sigma"),
    "ratings": ("person_id", "pool", "mu", "sigma", "games", "wins", "met", "shown", "at"),
}


def batches(games: int) -> Iterator[tuple[str, list[Row]]]:
    """All rows, a table and some of its rows at a time."""
    yield "people", list(accounts())
    yield "ratings", list(standing())
    kept: dict[str, list[Row]] = {"tables": [], "seats": [], "rated": []}
    for head, sat, counted in played(games, time.time()):
        kept["tables"].append(head)
        kept["seats"] += sat
        kept["rated"] += counted
        if len(kept["tables"]) >= BATCH:
            yield from kept.items()
            kept = {"tables": [], "seats": [], "rated": []}
    yield from kept.items()


def fill(settings: Settings, games: int) -> None:
    """Put everything into an empty database, by the quickest way it has."""
    put = fill_sqlite if settings.on_sqlite else fill_postgres
    put(settings, batches(games))


def fill_sqlite(settings: Settings, all_rows: Iterable[tuple[str, Sequence[Row]]]) -> None:
    with sqlite3.connect(settings.database.partition("///")[2]) as db:
        db.execute("PRAGMA synchronous=OFF")
        for name, rows in all_rows:
            marks = ", ".join("?" * len(HEADS[name]))
            db.executemany(f"INSERT INTO {name} ({', '.join(HEADS[name])}) VALUES ({marks})", rows)
        db.execute("ANALYZE")


def fill_postgres(settings: Settings, all_rows: Iterable[tuple[str, Sequence[Row]]]) -> None:
    address = settings.database.replace("postgresql+psycopg", "postgresql")
    with psycopg.connect(address, autocommit=True) as db:
        for name, rows in all_rows:
            with db.cursor().copy(f"COPY {name} ({', '.join(HEADS[name])}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
        db.execute("VACUUM ANALYZE")


async def measured(what: str, ask: Callable[[int], Awaitable[Any]]) -> float:
    """The median of many askings; the first ones, which find nothing in memory, count too."""
    took, worked = [], []
    for n in range(ASKED):
        start, busy = time.perf_counter(), time.process_time()
        await ask(n)
        took.append(time.perf_counter() - start)
        worked.append(time.process_time() - busy)
    middle, worst, cpu = statistics.median(took), max(took), statistics.median(worked)
    print(f"{what:30} median {1000 * middle:8.2f} ms   worst {1000 * worst:8.2f} ms   CPU {1000 * cpu:7.2f} ms")
    return middle


async def ask_all(settings: Settings) -> bool:
    """Every question of the issue; did each stay within its time?"""
    hub = Hub(settings)
    await hub.begin()
    rng = random.Random(3)
    pool = Pool("thiefs-market", "3-4", "slow")

    def somebody(n: int) -> User:
        """Those who play most come first."""
        p = n if n < 10 else rng.randrange(PEOPLE)
        return User(person(p), f"Player {p}", account=True)

    async def counted(n: int) -> None:
        await hub.statistics(somebody(n))

    async def profile(n: int) -> None:
        user = somebody(n)
        cards = await hub.history(user, 0.0, 21)
        ids = [card.id for card in cards]
        await hub.store.read(lambda db: ranking.standings(db, user.id))
        await hub.store.read(lambda db: ranking.course(db, user.id, time.time() - 183 * 86_400.0))
        await hub.store.read(lambda db: ranking.changes(db, user.id, ids))

    async def look(n: int) -> None:
        await hub.pairing.look(User(person(5000 + n), ""))

    async def rate(n: int) -> None:
        await hub.store.write(lambda db: rate_game(db, f"new{n}"))

    await hub.store.write(lambda db: waiting(db, hub.now()))
    found = [
        await measured(
            "leaderboard, first page", lambda n: hub.store.read(lambda db: ranking.leaders(db, pool, 1))
        ),
        await measured(
            "leaderboard, last pages", lambda n: hub.store.read(lambda db: ranking.leaders(db, pool, 55))
        ),
        await measured("my standings", lambda n: hub.store.read(lambda db: ranking.standings(db, somebody(n).id))),
        await measured("profile, ratings and games", profile),
        await measured("profile, statistics", counted),
        await measured("matchmaking, 300 wait", look),
        await measured("rating one game (a write)", rate),
    ]
    await hub.store.write(cleared)
    await hub.close()
    return max(found) <= MOST_SECONDS


def waiting(db: Connection, now: float) -> bool:
    """Three hundred who fit nobody else, and games to be rated."""
    cleared(db)
    games = " ".join(KINDS)
    for n in range(300):
        row = {
            "person_id": person(5000 + n),
            "games": games,
            "seats": 0,
            "bots": True,
            "since": now,
            "seen": now + 60,
        }
        lang = ("en", "hu", "pl", "de")[n % 4]
        db.execute(insert(seekers).values(**row, table_id="", ranked=True, pace="slow", lang=lang))
    for n in range(ASKED):
        places = [(person(n * 4 + k), k + 1) for k in range(4)]
        row = {"table_id": f"new{n}", "at": float(n), "pool": "thiefs-market/3-4/slow", "places": stored(places)}
        db.execute(insert(results).values(**row))
    return True


def cleared(db: Connection) -> bool:
    for name in ("seekers", "results"):
        db.execute(text(f"DELETE FROM {name}"))
    return db.execute(text("DELETE FROM rated WHERE table_id LIKE 'new%'")).rowcount >= 0


def plans(settings: Settings) -> None:
    """How the database answers each of them."""
    made = engine(settings, writes=False)
    seen: dict[str, Any] = {}

    @event.listens_for(made, "before_cursor_execute")
    def note(_c: Any, _cursor: Any, statement: str, given: Any, *_more: Any) -> None:
        if statement.lstrip().startswith("SELECT"):
            seen.setdefault(statement, given)

    with made.connect() as db:
        ranking.leaders(db, Pool("thiefs-market", "3-4", "slow"), 20)
        ranking.standings(db, person(7))
        ranking.course(db, person(7), time.time() - 183 * 86_400.0)
        ranking.changes(db, person(7), ["t1", "t2"])
        ranking.from_one_address(db)
        explain = "EXPLAIN QUERY PLAN " if settings.on_sqlite else "EXPLAIN "
        for statement, given in list(seen.items()):
            print("\n" + " ".join(statement.split())[:150])
            for row in db.exec_driver_sql(explain + statement, given):
                print("   ", row[-1])
    made.dispose()


def main() -> int:
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("database")
    told.add_argument("--games", type=int, default=GAMES)
    told.add_argument("--plans", action="store_true", help="print how the database finds the answers")
    asked = told.parse_args()
    settings = Settings.read({"ROOKERY_DATABASE": asked.database, "ROOKERY_RATE_TABLES": "none"})
    migrate(settings)
    made = engine(settings, writes=False)
    with made.connect() as db:
        empty = db.execute(text("SELECT id FROM people LIMIT 1")).first() is None
    made.dispose()
    if empty:
        start = time.perf_counter()
        fill(settings, asked.games)
        print(f"filled in {time.perf_counter() - start:.0f} s")
    good = asyncio.run(ask_all(settings))
    if asked.plans:
        plans(settings)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
