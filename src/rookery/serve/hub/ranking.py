"""Ratings to read: a game's list, how somebody stands, how that came to be. Each is bounded and has an index."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, FromClause, and_, func, or_, select, tuple_

from rookery.serve.hub.rating import ENOUGH_GAMES, ENOUGH_MET, margin, points
from rookery.serve.store.schema import alike, people, rated, ratings, wards
from rookery.serve.tables.cards import LATEST
from rookery.serve.tables.ranked import Pool

PAGE: Final = 50
PAGES_MAX: Final = 1000
COURSE_MAX: Final = 2000
"""So many of somebody's latest rated games are drawn."""
ALIKE_MAX: Final = 100
LARGEST: Final[Mapping[str, float]] = {
    "at": LATEST,
    **dict.fromkeys(("before", "mu", "sigma"), 1e4),
    **dict.fromkeys(("games", "people", "place", "wins"), 1e9),
}
"""What holds numbers in a row, and the largest of them; SQLite keeps whatever it is given."""


@dataclass(frozen=True)
class Leader:
    """A line of a list."""

    place: int
    user: str
    name: str
    points: int
    margin: int
    games: int
    wins: int


@dataclass(frozen=True)
class Standing:
    """How somebody stands in one list."""

    game: str
    size: str
    pace: str
    points: int
    margin: int
    games: int
    wins: int
    place: int
    """In the list; 0 while the rating is provisional."""
    needs_games: int
    needs_met: int
    """So many games, and opponents one has not met, it takes to be listed."""

    @property
    def pool(self) -> Pool:
        """The list."""
        return Pool(self.game, self.size, self.pace)


@dataclass(frozen=True)
class Step:
    """A rated game in somebody's history."""

    table: str
    game: str
    size: str
    pace: str
    at: float
    place: int
    people: int
    points: int
    change: int

    @property
    def pool(self) -> Pool:
        """The list."""
        return Pool(self.game, self.size, self.pace)


@dataclass(frozen=True)
class Alike:
    """Two people who played ranked games with each other from one address."""

    one: str
    other: str
    one_name: str
    other_name: str
    games: int
    together: int
    """Ranked games they have played with each other from whatever addresses."""
    latest: float
    table: str


def listed(rows: FromClause = ratings) -> ColumnElement[bool]:
    """Those whose rating can be shown: with games and opponents enough, and not shut out."""
    banned = select(wards.c.what).where(
        wards.c.kind == "ban", or_(wards.c.until.is_(None), wards.c.until > time.time())
    )
    return and_(rows.c.shown.is_not(None), rows.c.person_id.not_in(banned))


def readable(rows: Iterable[Any]) -> list[Any]:
    """The rows of ratings and of rated games that are such: one that somebody has damaged counts for nothing."""
    return [
        row
        for row in rows
        if all(isinstance(getattr(row, name, ""), str) for name in ("pool", "met"))
        and row.pool.count("/") == 2
        and all(number(getattr(row, name, 0), most) for name, most in LARGEST.items())
    ]


def number(stored: Any, most: float) -> bool:
    """Is it one to reckon with? A database keeps the infinite ones too."""
    return isinstance(stored, int | float) and abs(stored) <= most


def leaders(db: Connection, pool: Pool, page: int = 1) -> tuple[list[Leader], bool]:
    """One page of a list, the best first, and whether there is another."""
    start = (min(max(page, 1), PAGES_MAX) - 1) * PAGE
    order = ratings.c.shown.desc(), ratings.c.person_id.desc()
    some = (
        select(ratings)
        .where(ratings.c.pool == pool.key, listed())
        .order_by(*order)
        .offset(start)
        .limit(PAGE + 1)
        .subquery()
    )
    query = select(some, people.c.name).join(people, people.c.id == some.c.person_id)
    rows = db.execute(query.order_by(some.c.shown.desc(), some.c.person_id.desc())).all()
    found = [
        Leader(n, r.person_id, r.name, points(r.mu), margin(r.sigma), r.games, r.wins)
        for n, r in enumerate(readable(rows), start + 1)
    ]
    return found[:PAGE], len(rows) > PAGE


def standings(db: Connection, person: str) -> list[Standing]:
    """How somebody stands in all lists, the most played first."""
    better = ratings.alias("better")
    ahead = tuple_(better.c.shown, better.c.person_id) > tuple_(ratings.c.shown, ratings.c.person_id)
    above = select(func.count()).select_from(better).where(better.c.pool == ratings.c.pool, ahead, listed(better))
    query = select(ratings, above.correlate(ratings).scalar_subquery().label("above"))
    mine = query.where(ratings.c.person_id == person).order_by(ratings.c.games.desc(), ratings.c.pool)
    return [
        Standing(
            *Pool.read(row.pool),
            points(row.mu),
            margin(row.sigma),
            row.games,
            row.wins,
            row.above + 1 if row.shown is not None else 0,
            max(0, ENOUGH_GAMES - row.games),
            max(0, ENOUGH_MET - len(row.met.split())),
        )
        for row in readable(db.execute(mine))
    ]


def course(db: Connection, person: str, since: float = 0.0, most: int = COURSE_MAX) -> list[Step]:
    """Somebody's rated games, the latest first."""
    query = select(rated).where(rated.c.person_id == person, rated.c.at >= since)
    return [step(row) for row in readable(db.execute(query.order_by(rated.c.at.desc()).limit(most)))]


def changes(db: Connection, person: str, tables: Collection[str]) -> dict[str, int]:
    """What some games did to somebody's rating."""
    query = select(rated).where(rated.c.person_id == person, rated.c.table_id.in_(tables))
    return {row.table_id: step(row).change for row in readable(db.execute(query))}


def step(row: Any) -> Step:
    """From a row."""
    now = points(row.mu)
    pool = Pool.read(row.pool)
    return Step(row.table_id, *pool, row.at, row.place, row.people, now, now - points(row.before))


def from_one_address(db: Connection) -> list[Alike]:
    """Pairs of people who did, the latest first."""
    one, other = people.alias("one"), people.alias("other")
    latest = func.max(alike.c.at).label("latest")
    pairs = (
        select(alike.c.one_id, alike.c.other_id, func.count().label("games"), latest, func.max(alike.c.table_id))
        .group_by(alike.c.one_id, alike.c.other_id)
        .order_by(latest.desc(), alike.c.one_id, alike.c.other_id)
        .limit(ALIKE_MAX)
        .subquery()
    )
    mine, theirs = rated.alias("mine"), rated.alias("theirs")
    both = select(func.count()).select_from(mine.join(theirs, theirs.c.table_id == mine.c.table_id))
    both = both.where(mine.c.person_id == pairs.c.one_id, theirs.c.person_id == pairs.c.other_id)
    named = select(pairs, both.scalar_subquery(), one.c.name, other.c.name).join(one, one.c.id == pairs.c.one_id)
    query = named.join(other, other.c.id == pairs.c.other_id).order_by(pairs.c.latest.desc())
    return [
        Alike(a, b, first, second, games, max(games, together), at, table)
        for a, b, games, at, table, together, first, second in db.execute(query)
    ]
