"""Fair play in the background: finished ranked games are looked at one by one, each is counted once.

A game that is rated is put into `looks` by the same write. A process takes the newest there is, looks at it beside
the server while nobody waits for an analysis, and takes it out with the write that adds to the sums. So a process
that dies leaves it to another, and what two have looked at is counted once. There is no hurry: where more games end
than are looked at, the sums are of some of them.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from rookery.errors import GameError
from rookery.play.fair import Count, together
from rookery.serve import HubError
from rookery.serve.hub.beside import Failed
from rookery.serve.hub.thinking import Fair
from rookery.serve.store.schema import looks, people, rated, tallies
from rookery.serve.tables.ranked import players
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

HOUR: Final = 3600.0
TRIES: Final = 3
ROWS_AT_ONCE: Final = 100
"""In one statement."""
DICE: Final = secrets.SystemRandom()
ADDED: Final = ("games", "n", "x", "over", "over_over", "n_over", "n_n")


class Taken(NamedTuple):
    """A game that this process looks at."""

    table: str
    at: float


class Fairness:
    """The job of one process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._games = hub.settings.fair_games

    async def run(self) -> None:
        """For ever: so many games in an hour, unless it is none."""
        while self._games:
            await asyncio.sleep(HOUR / self._games * (0.5 + DICE.random()))
            try:
                await self.look_at_one()
            except HubError as error:
                log.warning("fair play", problem=error.name)
            except Exception:
                log.exception("fair play")

    async def look_at_one(self) -> bool:
        """Look at the newest game that waits; was there one?"""
        if self._hub.analyses.jobs:
            return False
        lease = 2 * self._hub.settings.analysis_seconds
        taken = await self._hub.store.write(lambda db: take(db, time.time(), lease))
        if taken is None:
            return False
        try:
            await self._count(taken)
        except (Failed, HubError, GameError, LookupError, ValueError) as error:
            log.warning("fair play", table=taken.table, why=str(error) or type(error).__name__)
        return True

    async def _count(self, taken: Taken) -> None:
        """Look at it and keep what was found; what cannot be looked at is forgotten after some tries."""
        hub, kept = self._hub, taken.table in self._hub.live
        table = await hub.table(taken.table)
        gone = {
            seat.seat for seat in table.seats if seat.quitter or seat.left
        }  # what came then was not their doing
        seats = {seat: who for seat, who in players(table.state).items() if seat not in gone}
        counts = list[Count]()
        if table.match is not None and table.match.over and not table.state.ended:
            seed = zlib.crc32(taken.table.encode())
            found = await hub.analyses.between(Fair(table.match.record, len(table.setup.opening), seed))
            if found is None:
                await hub.store.write(partial(put_back, table_id=taken.table))
                return
            counts += found.counts
        if not kept:
            hub.rest_table(table)
        await hub.store.write(lambda db: keep(db, taken, seats, counts))


# -- in the database ---------------------------------------------------------------------------------------------


def take(db: Connection, now: float, lease: float) -> Taken | None:
    """The newest game that waits and that no process looks at."""
    db.execute(delete(looks).where(looks.c.tries >= TRIES, looks.c.taken < now))
    free = select(looks).where(looks.c.taken < now).order_by(looks.c.at.desc(), looks.c.table_id).limit(1)
    row = db.execute(free).first()
    if row is None:
        return None
    mine = update(looks).where(looks.c.table_id == row.table_id, looks.c.taken == row.taken)
    changed = db.execute(mine.values(taken=now + lease, tries=row.tries + 1)).rowcount
    return Taken(row.table_id, row.at) if changed else None


def put_back(db: Connection, table_id: str) -> bool:
    """Somebody waits for an analysis: another time."""
    mine = update(looks).where(looks.c.table_id == table_id)
    return db.execute(mine.values(taken=0.0, tries=looks.c.tries - 1)).rowcount == 1


def keep(db: Connection, taken: Taken, seats: Mapping[int, str], counts: Iterable[Count]) -> bool:
    """Add to the sums, unless that is done or the game is gone. Those without an account are nobody's business."""
    if not db.execute(delete(looks).where(looks.c.table_id == taken.table)).rowcount:
        return False
    history = db.execute(select(rated).where(rated.c.table_id == taken.table).order_by(rated.c.person_id)).all()
    there = people.c.id.in_([*seats.values()]), people.c.password.is_not(None), people.c.gone.is_(None)
    accounts = set(db.execute(select(people.c.id).where(*there)).scalars())
    game = history[0].pool.partition("/")[0] if history else ""
    results = together([row.place for row in history], [(row.before, row.sigma) for row in history])
    named = [(seats, count) for count in counts]
    named += [({n: row.person_id for n, row in enumerate(history)}, count) for count in results]
    rows = []
    for names, count in named:
        who, other = names.get(count.who), "" if count.other is None else names.get(count.other)
        if who in accounts and (not other or other in accounts) and other is not None:
            about = {"person_id": who, "other_id": other, "game": game, "what": count.what}
            rows.append({**about, **sums(count), "table_id": taken.table, "at": taken.at})
    rows.sort(key=lambda row: (row["person_id"], row["other_id"], row["what"]))  # one order for all processes
    for start in range(0, len(rows), ROWS_AT_ONCE):
        add(db, rows[start : start + ROWS_AT_ONCE])
    return True


def sums(count: Count) -> dict[str, float]:
    """What one game adds."""
    n, x, over = count.n, count.x, count.over
    return dict(zip(ADDED, (1, n, x, over, over * over, n * over, n * n), strict=True))


def add(db: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Add rows to the sums there are."""
    insert = postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert
    new = insert(tallies).values(list(rows))
    more: dict[str, Any] = {name: tallies.c[name] + new.excluded[name] for name in ADDED}
    more |= {name: new.excluded[name] for name in ("table_id", "at")}
    db.execute(new.on_conflict_do_update(index_elements=[*tallies.primary_key], set_=more))
