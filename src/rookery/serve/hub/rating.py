"""Ratings of people: a job beside the games that takes finished ranked games one by one, each exactly once.

A game that ends is put into `results` by the write that ends it. Here one write takes it out again, changes the
ratings of those who played it and adds a row to each one's history. A process that dies leaves it waiting, or done.
One job works at a time, in all processes; one that finds another at work tries again later and holds nothing up.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Collection, Sequence
from functools import cache, partial
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import DataError, IntegrityError

from rookery.serve import HubError, StoreDown
from rookery.serve.store.schema import alike, looks, people, rated, ratings, results, sightings, tallies
from rookery.serve.tables.ranked import Place, read_places
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

EVERY: Final = 5.0
PAUSE: Final = 0.005
DICE: Final = secrets.SystemRandom()
"""Processes that started together need not ask together. Tests count on the global one staying as they left it."""
LOCK: Final = 0x526F6F72  # any number will do, as long as it is ours
ENOUGH_GAMES: Final = 10
ENOUGH_MET: Final = 5
"""After so many games, with so many different opponents, a rating is one that can be listed."""
FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = 25.0 / 3.0
MIDDLE: Final = 1500
SCALE: Final = 40.0


class Strength(NamedTuple):
    """A rating, and how sure it is."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA


def points(mu: float) -> int:
    """A rating as people read it: newcomers have 1500."""
    return round(MIDDLE + SCALE * (mu - FIRST_MU))


def margin(sigma: float) -> int:
    """How far off it may be, 19 times in 20."""
    return round(2 * SCALE * sigma)


@cache
def model() -> Any:
    """Plackett and Luce's model of whole tables, with places and ties."""
    from openskill.models import (
        PlackettLuce,
    )  # a tenth of a second that a server without ranked games can do without

    return PlackettLuce(mu=FIRST_MU, sigma=FIRST_SIGMA)


def after(places: Sequence[int], before: Sequence[Strength]) -> list[Strength]:
    """What ratings become with a game; ValueError where one of them was beyond all numbers."""
    plackett_luce = model()
    teams = [[plackett_luce.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    done = plackett_luce.rate(teams, ranks=[float(place) for place in places])
    found = [Strength(float(team[0].mu), float(team[0].sigma)) for team in done]
    if not all(isfinite(each) for strength in found for each in strength):
        raise ValueError("ratings")
    return found


class Ratings:
    """The job of one process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._news = asyncio.Event()

    def wake(self) -> None:
        """A ranked game is over."""
        self._news.set()

    async def run(self) -> None:
        """For ever: soon after a game here, and now and then for what others left."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY * (0.8 + 0.4 * DICE.random())):  # `wait_for` can miss the end
                    await self._news.wait()
            self._news.clear()
            try:
                await self.rate_all()
            except HubError as error:
                log.warning("ratings", problem=error.name)
            except Exception:
                log.exception("ratings")

    async def rate_all(self) -> int:
        """Rate what waits, the first to end first; how many games it was. Moves are written in between."""
        for n in itertools.count():
            found = await self._hub.store.read(first)
            if found is None or not await self._rated(found):
                return n
            await asyncio.sleep(PAUSE)
        raise AssertionError

    async def _rated(self, table_id: str) -> bool:
        """Rate the next game; one that cannot be rated is set aside, and holds no other up."""
        if not model.cache_info().currsize:  # moves need not wait for it in the writer's thread
            await asyncio.to_thread(model)
        try:
            return await self._hub.store.write(partial(rate_game, table_id=table_id))
        except Exception as error:
            if isinstance(error, StoreDown) and not isinstance(error.__cause__, DataError | IntegrityError):
                raise  # another time
            log.exception("unrated game", table=table_id)
            return await self._hub.store.write(partial(set_aside, table_id=table_id))


# -- in the database ---------------------------------------------------------------------------------------------


def first(db: Connection) -> str | None:
    """The table whose game is to be rated next."""
    query = select(results.c.table_id).where(results.c.bad.is_(False)).order_by(results.c.at, results.c.table_id)
    return db.execute(query.limit(1)).scalar()


def rate_game(db: Connection, table_id: str) -> bool:
    """Rate a game, unless another process has done so meanwhile. False: another is at work just now."""
    if (
        db.dialect.name == "postgresql"
        and not db.execute(text(f"SELECT pg_try_advisory_xact_lock({LOCK})")).scalar()
    ):
        return False
    row = db.execute(select(results).where(results.c.table_id == table_id, results.c.bad.is_(False))).first()
    if row is None:
        return True
    places = read_places(row.places)
    note_alike(db, table_id, row.at, {person for person, _ in places})
    if db.execute(select(rated.c.table_id).where(rated.c.table_id == table_id).limit(1)).first() is None:
        rate(db, table_id, row.pool, row.at, places)
        db.execute(insert(looks).values(table_id=table_id, at=row.at, taken=0.0, tries=0))
    db.execute(delete(results).where(results.c.table_id == table_id))
    return True


def set_aside(db: Connection, table_id: str) -> bool:
    """A game that cannot be rated waits no longer; nor is it kept where its players came from."""
    db.execute(delete(sightings).where(sightings.c.table_id == table_id))
    return db.execute(update(results).where(results.c.table_id == table_id).values(bad=True)).rowcount == 1


def rate(db: Connection, table_id: str, pool: str, at: float, places: Sequence[Place]) -> None:
    """Change the ratings of those who played. An account that has been deleted counts as an opponent only."""
    ids = [person for person, _ in places]
    there = people.c.id.in_(ids), people.c.password.is_not(None), people.c.gone.is_(None)
    accounts = set(db.execute(select(people.c.id).where(*there)).scalars())
    mine = select(ratings).where(ratings.c.person_id.in_(ids), ratings.c.pool == pool)
    rows = {row.person_id: row for row in db.execute(mine)}
    before = [Strength(rows[who].mu, rows[who].sigma) if who in rows else Strength() for who in ids]
    for (who, place), old, new in zip(places, before, after([p for _, p in places], before), strict=True):
        if who in accounts:
            history = {"place": place, "people": len(places), "before": old.mu, **new._asdict()}
            db.execute(insert(rated).values(table_id=table_id, person_id=who, pool=pool, at=at, **history))
            put_rating(db, (who, pool), rows.get(who), new, place == 1, [o for o in ids if o != who], at)


def put_rating(
    db: Connection, key: tuple[str, str], row: Any, new: Strength, won: bool, others: Sequence[str], at: float
) -> None:
    """Somebody's rating after one more game."""
    met = list(dict.fromkeys([*(row.met.split() if row is not None else ()), *others]))[:ENOUGH_MET]
    games = 1 + (row.games if row is not None else 0)
    values = {
        **new._asdict(),
        "games": games,
        "wins": won + (row.wins if row is not None else 0),
        "met": " ".join(met),
        "shown": new.mu if games >= ENOUGH_GAMES and len(met) >= ENOUGH_MET else None,
        "at": at,
    }
    if row is None:
        db.execute(insert(ratings).values(person_id=key[0], pool=key[1], **values))
    else:
        db.execute(update(ratings).where(ratings.c.person_id == key[0], ratings.c.pool == key[1]).values(**values))


def note_alike(db: Connection, table_id: str, at: float, played: Collection[str]) -> None:
    """Write down which of the players came from one address, for admins to look at; and forget the rest."""
    came: dict[str, set[str]] = {}
    for row in db.execute(select(sightings).where(sightings.c.table_id == table_id)):
        if row.person_id in played:  # others may have sat there before it began
            came.setdefault(row.place, set()).add(row.person_id)
    pairs = {pair for those in came.values() for pair in itertools.combinations(sorted(those), 2)}
    for one, other in sorted(pairs):
        db.execute(insert(alike).values(one_id=one, other_id=other, table_id=table_id, at=at))
    db.execute(delete(sightings).where(sightings.c.table_id == table_id))


def forget(db: Connection, person: str) -> None:
    """Everything about somebody's ratings."""
    for rows in (ratings, rated, sightings):
        db.execute(delete(rows).where(rows.c.person_id == person))
    db.execute(delete(alike).where((alike.c.one_id == person) | (alike.c.other_id == person)))
    db.execute(delete(tallies).where((tallies.c.person_id == person) | (tallies.c.other_id == person)))
