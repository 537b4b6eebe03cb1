"""Quick pairing: those who want the same are seated together, whichever process they asked.

Everybody who waits has a row (`seekers`), which their page renews for as long as it is open. Whoever asks looks
whether the rows make a table. The table and the claim on its people are one transaction: nobody is seated twice,
nobody is claimed for a table that is not there, and nobody whose page is closed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from rookery.games import names
from rookery.serve import BadSetup, Busy, NotAllowed
from rookery.serve.door.accounts import User
from rookery.serve.store.schema import bonds, people, seekers
from rookery.serve.tables.setup import warm_level

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

FRESH: Final = 12.0
"""Seconds after which somebody whose page has not asked again is gone."""
RENEWED: Final = 3.0
"""So often it is written down at most."""
KEPT: Final = 3600.0
LOOKED_AT: Final = 300
"""So many of those who wait are looked at, the first to come first."""
STARTS: Final = 20
"""So many of them are tried as the first of a table, where people do not want to sit with each other."""
SEEKERS_MAX: Final = 5000
TRIES: Final = 3


@dataclass(frozen=True)
class Seeker:
    """Somebody who wants to be paired."""

    id: str
    name: str
    games: tuple[str, ...]
    seats: int
    bots: bool
    since: float
    seen: float
    table: str = ""

    def takes(self, game: str, seats: int) -> bool:
        """Would they play this?"""
        return game in self.games and self.seats in (0, seats)


@dataclass(frozen=True)
class Waiting:
    """How it stands for somebody: where they have been seated, or how many are found."""

    games: tuple[str, ...]
    seats: int
    bots: bool
    since: float
    game: str = ""
    """The game that is nearest to being complete …"""
    found: int = 1
    """… how many would play it, this person among them, …"""
    needed: int = 2
    """… and how many it takes."""
    table: str = ""


class Pairing:
    """Of one hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def seek(self, user: User, games: Sequence[str] = (), seats: int = 0, bots: bool = True) -> Waiting:
        """Begin to wait, or change what one waits for; no games: any of them. BadSetup, Busy."""
        hub = self._hub
        known = [name for name in hub.games if name in (games or names())]
        good = [name for name in known if not seats or seats in hub.games[name].seats]
        if not good or set(games) - set(known):
            raise BadSetup(why=f"games, seats: {', '.join(hub.games)}")
        hub.limiter.quick(hub.settings.rate_tables, "pairing", user.id)
        row = {"person_id": user.id, "games": " ".join(good), "seats": seats, "bots": bots, "table_id": ""}
        now = hub.now()

        def job(db: Connection) -> bool:
            db.execute(delete(seekers).where(seekers.c.seen < now - KEPT))
            db.execute(delete(seekers).where(seekers.c.person_id == user.id))
            if (db.execute(select(func.count()).select_from(seekers)).scalar() or 0) >= SEEKERS_MAX:
                return False
            db.execute(insert(seekers).values(**row, since=now, seen=now))
            return True

        before = await self.look(user)
        if before is not None and before.table:
            return before
        if not await hub.store.write(job):
            raise Busy
        found = await self.look(user)
        return found if found is not None else Waiting(tuple(good), seats, bots, now)

    async def stop(self, user: User) -> None:
        """Wait no longer."""
        gone = delete(seekers).where(seekers.c.person_id == user.id)
        await self._hub.store.write(lambda db: db.execute(gone).rowcount)

    async def look(self, user: User) -> Waiting | None:
        """How it stands; None: one does not wait. It shows that one is still there, too."""
        mine = await self._renewed(user)
        for _ in range(TRIES):
            if mine is None or mine.table:
                break
            everybody, blocked = await self._present(mine)
            found = complete(self._sizes(), everybody, blocked)
            if found is None:
                return self._standing(mine, everybody, blocked)
            game, group = found
            await self._seat(game, len(group), group)
            mine = await self._renewed(user)
        if mine is None:
            return None
        if mine.table:
            await self.stop(user)
        return Waiting(mine.games, mine.seats, mine.bots, mine.since, table=mine.table)

    async def waiting(self, user: User) -> bool:
        """Does somebody wait? A look that changes nothing."""
        query = select(seekers.c.seen).where(seekers.c.person_id == user.id, seekers.c.table_id == "")
        seen = await self._hub.store.read(lambda db: db.execute(query).scalar())
        return seen is not None and seen >= self._hub.now() - FRESH

    async def demand(self) -> dict[str, int]:
        """How many wait, by game."""
        query = fresh(self._hub.now())
        rows = await self._hub.store.read(lambda db: [seeker(row) for row in db.execute(query)])
        return {name: sum(name in each.games for each in rows) for name in self._hub.games}

    async def with_bots(self, user: User) -> str:
        """Wait no longer: bots take the seats nobody has come for. The table's id."""
        for _ in range(TRIES):
            mine = await self._renewed(user)
            if mine is None:
                raise NotAllowed("ui-error-not-seeking")
            if mine.table:
                await self.stop(user)
                return mine.table
            everybody, blocked = await self._present(mine)
            willing = [each for each in everybody if each.bots or each.id == mine.id]
            game, seats, group = self._nearest(mine, willing, blocked)
            await self._seat(game, seats, group)
        raise Busy

    # -- what stands in the rows -------------------------------------------------------------------------------

    def _sizes(self) -> dict[str, Sequence[int]]:
        """How many play which game, more before fewer."""
        return {name: box.seats[::-1] for name, box in self._hub.games.items()}

    async def _renewed(self, user: User) -> Seeker | None:
        """One's own row, with the time written down."""
        query = select(seekers, people.c.name).join(people, people.c.id == seekers.c.person_id)
        query = query.where(seekers.c.person_id == user.id)
        row = await self._hub.store.read(lambda db: db.execute(query).first())
        if row is None:
            return None
        now = self._hub.now()
        if now - row.seen > RENEWED:
            change = update(seekers).where(seekers.c.person_id == user.id).values(seen=now)
            await self._hub.store.write(lambda db: db.execute(change).rowcount)
        return seeker(row)

    async def _present(self, mine: Seeker) -> tuple[list[Seeker], set[tuple[str, str]]]:
        """Those who wait, oneself among them, and who of them does not want to sit with whom."""
        query = fresh(self._hub.now())

        def job(db: Connection) -> tuple[list[Seeker], set[tuple[str, str]]]:
            rows = [seeker(row) for row in db.execute(query)]
            rows = rows if any(each.id == mine.id for each in rows) else [*rows, mine]
            ids = [each.id for each in rows]
            apart = select(bonds.c.person_id, bonds.c.other_id).where(
                bonds.c.person_id.in_(ids), bonds.c.other_id.in_(ids), bonds.c.kind == "blocked"
            )
            pairs = {(a, b) for a, b in db.execute(apart)}
            return rows, pairs | {(b, a) for a, b in pairs}

        return await self._hub.store.read(job)

    def _nearest(
        self, mine: Seeker, everybody: Sequence[Seeker], blocked: set[tuple[str, str]]
    ) -> tuple[str, int, list[Seeker]]:
        """Of the games somebody would play the one that has the most people, its seats, and those people."""
        best: tuple[str, int, list[Seeker]] = ("", 0, [])
        for game in mine.games:
            box = self._hub.games[game]
            for seats in [mine.seats] if mine.seats else sorted(box.seats, key=lambda n: abs(n - box.usual_seats)):
                takers = [each for each in everybody if each.id != mine.id and each.takes(game, seats)]
                group = peaceful([mine, *takers], seats, blocked)
                if len(group) > len(best[2]):
                    best = (game, seats, group)
        return best

    def _standing(self, mine: Seeker, everybody: Sequence[Seeker], blocked: set[tuple[str, str]]) -> Waiting:
        game, seats, group = self._nearest(mine, everybody, blocked)
        needed = seats if any(each.seats for each in group) else self._hub.games[game].seats[0]
        return Waiting(mine.games, mine.seats, mine.bots, mine.since, game, len(group), needed)

    async def _seat(self, game: str, seats: int, group: Sequence[Seeker]) -> None:
        """A table for these people, if all of them still wait; bots on what seats are left."""
        bots = dict.fromkeys(range(len(group), seats), warm_level(game))
        after = self._hub.now() - FRESH

        def claim(db: Connection, table_id: str) -> bool:
            return claimed(db, [each.id for each in group], after, table_id)

        await self._hub.seat_together(game, seats, [(each.id, each.name) for each in group], bots, claim)


def fresh(now: float) -> Any:
    """Those who wait and are there, the first to come first."""
    return (
        select(seekers, people.c.name)
        .join(people, people.c.id == seekers.c.person_id)
        .where(seekers.c.table_id == "", seekers.c.seen >= now - FRESH)
        .order_by(seekers.c.since, seekers.c.person_id)
        .limit(LOOKED_AT)
    )


def seeker(row: Any) -> Seeker:
    """From a row."""
    games = tuple(row.games.split())
    return Seeker(row.person_id, row.name, games, row.seats, row.bots, row.since, row.seen, row.table_id)


def claimed(db: Connection, ids: Sequence[str], after: float, table_id: str) -> bool:
    """All of them, or none: they go to this table and nowhere else."""
    there = select(seekers.c.person_id).where(
        seekers.c.person_id.in_(ids), seekers.c.table_id == "", seekers.c.seen >= after
    )
    held = db.execute(there.order_by(seekers.c.person_id).with_for_update()).all()
    if len(held) != len(ids):
        return False
    db.execute(update(seekers).where(seekers.c.person_id.in_(ids)).values(table_id=table_id))
    return True


def complete(
    sizes: Mapping[str, Sequence[int]], everybody: Sequence[Seeker], blocked: set[tuple[str, str]]
) -> tuple[str, list[Seeker]] | None:
    """A game and those who play it: whoever came first is served first, and with as many as there are."""
    best: tuple[str, list[Seeker]] | None = None
    for game, counts in sizes.items():
        for seats in counts:
            takers = [each for each in everybody if each.takes(game, seats)]
            for first in range(min(STARTS, len(takers) - seats + 1)):
                group = peaceful(takers[first:], seats, blocked)
                if len(group) == seats:
                    best = (game, group) if best is None or rank(group) < rank(best[1]) else best
                    break
    return best


def rank(group: Sequence[Seeker]) -> tuple[float, int]:
    """The lower, the better."""
    return group[0].since, -len(group)


def peaceful(takers: Sequence[Seeker], seats: int, blocked: set[tuple[str, str]]) -> list[Seeker]:
    """The first of them, and as many more as there are seats; none who does not want to sit with another."""
    group: list[Seeker] = []
    for each in takers:
        if len(group) < seats and not any((each.id, other.id) in blocked for other in group):
            group.append(each)
    return group
