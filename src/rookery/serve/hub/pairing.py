"""Quick pairing: those who want the same are seated together, whichever process they asked.

Everybody who waits has a row (`seekers`), which their page renews for as long as it is open. Whoever asks looks
whether the rows make a table. The table and the claim on its people are one transaction: nobody is seated twice,
nobody is claimed for a table that is not there, and nobody whose page is closed.

Ranked games are for people of about the same strength. How far apart they may be grows while they wait, and after a
while it does not matter any more; nor does the language they would rather play in.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from rookery.games import names
from rookery.i18n import LANGUAGES
from rookery.serve import BadSetup, Busy, HubError, NotAllowed
from rookery.serve.door.accounts import User
from rookery.serve.hub.ranking import number, readable
from rookery.serve.hub.rating import FIRST_MU, points
from rookery.serve.hub.seating import only_people
from rookery.serve.store.entries import TableSetup
from rookery.serve.store.schema import bonds, people, ratings, seekers
from rookery.serve.tables.cards import LATEST
from rookery.serve.tables.ranked import CLOCKS, PACES, Pool, size_of
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
REACH: Final = 150
"""So many points apart two may be who have just come …"""
REACH_STEP: Final = 50
"""… and so many more …"""
STEP_SECONDS: Final = 10.0
"""… every so many seconds …"""
REACH_SECONDS: Final = 120.0
"""… until it does not matter any more."""
LANGUAGE_SECONDS: Final = 45.0
"""So long somebody waits for others who would rather play in their language."""
BOTS_SECONDS: Final = 60.0
"""After so long those who want a ranked game are offered bots instead, for a game that does not count."""


BEGINNER: Final = points(FIRST_MU)


@lru_cache
def pool_key(game: str, seats: int, pace: str) -> str:
    """The list of a game with so many; asked for each two of those who wait."""
    return Pool(game, size_of(seats), pace).key


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
    ranked: bool = False
    pace: str = ""
    lang: str = ""
    points: Mapping[str, int] = field(default_factory=dict)
    """Their ratings, by pool."""

    def strength(self, game: str, seats: int) -> int:
        """Their rating at this."""
        return self.points.get(pool_key(game, seats, self.pace), BEGINNER)

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
    ranked: bool = False
    pace: str = ""
    lang: str = ""
    reach: int = 0
    """In ranked games: so many points apart the others may be by now; 0: any number."""
    offer: bool = True
    """Has it been long enough to think of bots?"""


class Pairing:
    """Of one hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def seek(
        self,
        user: User,
        games: Sequence[str] = (),
        seats: int = 0,
        bots: bool = True,
        ranked: bool = False,
        pace: str = "",
        lang: str = "",
    ) -> Waiting:
        """Begin to wait, or change what one waits for; no games: any of them. BadSetup, NotAllowed, Busy."""
        if pace not in ("", *PACES) or lang not in ("", *LANGUAGES):
            raise BadSetup(why=f"pace: {', '.join(PACES)}; lang: {', '.join(LANGUAGES)}")
        if ranked:
            only_people(user)
            pace = pace or "slow"
        hub = self._hub
        known = [name for name in hub.games if name in (games or names())]
        good = [name for name in known if not seats or seats in hub.games[name].seats]
        if not good or set(games) - set(known):
            raise BadSetup(why=f"games, seats: {', '.join(hub.games)}")
        hub.limiter.quick(hub.settings.rate_tables, "pairing", user.id)
        row = {"person_id": user.id, "games": " ".join(good), "seats": seats, "bots": bots, "table_id": ""}
        row |= {"ranked": ranked, "pace": pace, "lang": lang}
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
            found = complete(self._sizes(), everybody, blocked, self._hub.now())
            if found is None:
                return self._standing(mine, everybody, blocked)
            game, group = found
            await self._seat(game, len(group), group, mine.ranked)
            mine = await self._renewed(user)
        if mine is None:
            return None
        if mine.table:
            await self.stop(user)
            if mine.ranked:
                with suppress(HubError):  # the table will say what is wrong with it
                    await self._hub.sight(await self._hub.table(mine.table), user)
        return self._told(mine, table=mine.table)

    async def waiting(self, user: User) -> bool:
        """Does somebody wait? A look that changes nothing."""
        mine = await self._row(user)
        return mine is not None and not mine.table and mine.seen >= self._hub.now() - FRESH

    async def demand(self) -> dict[str, int]:
        """How many wait, by game."""
        query = fresh(self._hub.now())
        rows = await self._hub.store.read(lambda db: self._readable(db.execute(query)))
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
            others = [each for each in everybody if each.bots and not mine.ranked and each.id != mine.id]
            game, seats, group = self._nearest(mine, others, blocked)
            await self._seat(game, seats, group)
        raise Busy

    # -- what stands in the rows -------------------------------------------------------------------------------

    def _sizes(self) -> dict[str, Sequence[int]]:
        """How many play which game, more before fewer."""
        return {name: box.seats[::-1] for name, box in self._hub.games.items()}

    async def _row(self, user: User) -> Seeker | None:
        """One's own row; one that cannot be read is none."""
        query = select(seekers, people.c.name).join(people, people.c.id == seekers.c.person_id)
        query = query.where(seekers.c.person_id == user.id)
        found = await self._hub.store.read(lambda db: self._readable(db.execute(query)))
        return found[0] if found else None

    async def _renewed(self, user: User) -> Seeker | None:
        """The same with the time written down."""
        mine, now = await self._row(user), self._hub.now()
        if mine is not None and now - mine.seen > RENEWED:
            change = update(seekers).where(seekers.c.person_id == user.id).values(seen=now)
            await self._hub.store.write(lambda db: db.execute(change).rowcount)
        return mine

    def _readable(self, rows: Iterable[Any], strong: Mapping[str, Mapping[str, int]] | None = None) -> list[Seeker]:
        """Those that can be read here: another process may have games that this one lacks."""
        found = (seeker(row, self._hub.games, strong) for row in rows)
        return [each for each in found if each is not None]

    async def _present(self, mine: Seeker) -> tuple[list[Seeker], set[tuple[str, str]]]:
        """Those who wait for the same, oneself among them, and who of them does not want to sit with whom."""
        query = fresh(self._hub.now()).where(seekers.c.ranked == mine.ranked, seekers.c.pace == mine.pace)

        def job(db: Connection) -> tuple[list[Seeker], set[tuple[str, str]]]:
            found = list(db.execute(query))
            strong = strengths(db, [row.person_id for row in found]) if mine.ranked else {}
            rows = self._readable(found, strong)
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
        mine, now = next((each for each in everybody if each.id == mine.id), mine), self._hub.now()
        for game in mine.games:
            box = self._hub.games[game]
            for seats in [mine.seats] if mine.seats else sorted(box.seats, key=lambda n: abs(n - box.usual_seats)):
                takers = [each for each in everybody if each.id != mine.id and each.takes(game, seats)]
                group = peaceful([mine, *takers], seats, blocked, game, now)
                if len(group) > len(best[2]):
                    best = (game, seats, group)
        return best

    def _standing(self, mine: Seeker, everybody: Sequence[Seeker], blocked: set[tuple[str, str]]) -> Waiting:
        game, seats, group = self._nearest(mine, everybody, blocked)
        needed = seats if any(each.seats for each in group) else self._hub.games[game].seats[0]
        return self._told(mine, game=game, found=len(group), needed=needed)

    def _told(self, mine: Seeker, **more: Any) -> Waiting:
        """How it stands for somebody."""
        waited = self._hub.now() - mine.since
        reach, offer = reach_after(waited) if mine.ranked else 0, not mine.ranked or waited >= BOTS_SECONDS
        wished: dict[str, Any] = {"ranked": mine.ranked, "pace": mine.pace, "lang": mine.lang}
        return Waiting(mine.games, mine.seats, mine.bots, mine.since, **wished, reach=reach, offer=offer, **more)

    async def _seat(self, game: str, seats: int, group: Sequence[Seeker], ranked: bool = False) -> None:
        """A table for these people, if all of them still wait; bots on what seats are left."""
        bots = dict.fromkeys(range(len(group), seats), warm_level(game))
        clock = CLOCKS.get(group[0].pace, {})
        setup = TableSetup(game=game, seats=seats, bots=bots, public=True, ranked=ranked, **clock)
        if ranked:
            group = SystemRandom().sample(group, len(group))
        after = self._hub.now() - FRESH

        def claim(db: Connection, table_id: str) -> bool:
            return claimed(db, [each.id for each in group], after, table_id)

        await self._hub.seat_together(setup, [(each.id, each.name) for each in group], claim)


def fresh(now: float) -> Any:
    """Those who wait and are there, the first to come first."""
    return (
        select(seekers, people.c.name)
        .join(people, people.c.id == seekers.c.person_id)
        .where(seekers.c.table_id == "", seekers.c.seen >= now - FRESH)
        .order_by(seekers.c.since, seekers.c.person_id)
        .limit(LOOKED_AT)
    )


def seeker(row: Any, known: Container[str], strong: Mapping[str, Mapping[str, int]] | None = None) -> Seeker | None:
    """From a row; None for one that names no known game, or whose numbers are none."""
    games = tuple(name for name in row.games.split() if name in known)
    if not games or not isinstance(row.seats, int) or not all(number(at, LATEST) for at in (row.since, row.seen)):
        return None
    wished = row.ranked, row.pace, row.lang, (strong or {}).get(row.person_id, {})
    return Seeker(row.person_id, row.name, games, row.seats, row.bots, row.since, row.seen, row.table_id, *wished)


def strengths(db: Connection, ids: Sequence[str]) -> dict[str, dict[str, int]]:
    """People's ratings, by pool."""
    found: dict[str, dict[str, int]] = {}
    query = select(ratings.c.person_id, ratings.c.pool, ratings.c.mu).where(ratings.c.person_id.in_(ids))
    for row in readable(db.execute(query)):
        found.setdefault(row.person_id, {})[row.pool] = points(row.mu)
    return found


def reach_after(waited: float) -> int:
    """How many points apart the others may be after so many seconds; 0: any number."""
    return REACH + REACH_STEP * int(max(0.0, waited) / STEP_SECONDS) if waited < REACH_SECONDS else 0


def far(one: Seeker, other: Seeker, game: str, seats: int, now: float) -> bool:
    """Is one of them still waiting for somebody who is nearer?"""
    least = min(now - one.since, now - other.since)
    if one.lang and other.lang and one.lang != other.lang and least < LANGUAGE_SECONDS:
        return True
    reach = reach_after(least) if one.ranked else 0
    return bool(reach) and abs(one.strength(game, seats) - other.strength(game, seats)) > reach


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
    sizes: Mapping[str, Sequence[int]],
    everybody: Sequence[Seeker],
    blocked: set[tuple[str, str]],
    now: float = 0.0,
) -> tuple[str, list[Seeker]] | None:
    """A game and those who play it: those who came first are served first, and with as many as there are."""
    best: tuple[str, list[Seeker]] | None = None
    for game, counts in sizes.items():
        for seats in counts:
            takers = [each for each in everybody if each.takes(game, seats)]
            for first in range(min(STARTS, len(takers) - seats + 1)):
                group = peaceful(takers[first:], seats, blocked, game, now)
                if len(group) == seats:
                    best = (game, group) if best is None or rank(group) < rank(best[1]) else best
                    break
    return best


def rank(group: Sequence[Seeker]) -> tuple[float, int]:
    """The lower, the better."""
    return group[0].since, -len(group)


def peaceful(
    takers: Sequence[Seeker], seats: int, blocked: set[tuple[str, str]], game: str = "", now: float = 0.0
) -> list[Seeker]:
    """The first of them, and as many more as there are seats; none who does not want to sit with another."""
    group: list[Seeker] = []
    for each in takers:
        if len(group) == seats:
            break
        if not any((each.id, other.id) in blocked or far(each, other, game, seats, now) for other in group):
            group.append(each)
    return group
