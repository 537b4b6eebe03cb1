"""A club as it is stored: its name and door, who belongs to it, its tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.sql import ColumnElement

from rookery.serve.door.accounts import User
from rookery.serve.door.insiders import INSIDE
from rookery.serve.hub.ranking import LARGEST, listed, number
from rookery.serve.hub.rating import points
from rookery.serve.store.schema import club_people, clubs, cups, league_games, leagues, moment, people, ratings

DOORS: Final = ("open", "request", "invite")
"""Anybody joins; keepers let people in who ask; only those with the link know that there is such a club."""
HEADS: Final = ("owner", "keeper")
ABOUT_MAX: Final = 1000
ABOUT_LINES: Final = 20
MEMBERS_MAX: Final = 300
KEEPERS_MAX: Final = 10
ASKING_MAX: Final = 100
OUT_MAX: Final = 300
"""So many who are kept out are remembered, the latest."""
JOINED_MAX: Final = 30
"""So many clubs somebody may belong to, or ask to."""
OWNED_MAX: Final = 5
LIST_MAX: Final = 60
NAMELESS: Final = "N. N."


@dataclass(frozen=True)
class Member:
    """Somebody who belongs to a club, would like to, or is kept out."""

    id: str
    name: str
    rank: str
    since: float
    points: int | None = None
    """How strong they are at the game that was asked for, if that is shown to others."""


@dataclass
class Club:
    """All of one club."""

    id: str
    name: str
    door: str
    about: str
    invite: str
    created: float
    everybody: list[Member] = field(default_factory=list)

    @property
    def members(self) -> list[Member]:
        """Those who belong to it: the owner, then keepers, then by name."""
        found = [each for each in self.everybody if each.rank in INSIDE]
        return sorted(found, key=lambda each: (INSIDE.index(each.rank), each.name.casefold(), each.id))

    @property
    def asking(self) -> list[Member]:
        """Those who would like to come in, the first first."""
        return sorted((each for each in self.everybody if each.rank == "asked"), key=lambda each: each.since)

    @property
    def out(self) -> list[Member]:
        """Those who are kept out, the latest first."""
        return sorted((each for each in self.everybody if each.rank == "out"), key=lambda each: -each.since)

    @property
    def private(self) -> bool:
        """Does nobody else know of it?"""
        return self.door == "invite"

    def rank(self, user: User | None) -> str:
        """What somebody is to it; "" for nothing."""
        return next((each.rank for each in self.everybody if user is not None and each.id == user.id), "")

    def inside(self, user: User | None) -> bool:
        """Does somebody belong to it?"""
        return self.rank(user) in INSIDE

    def keeps(self, user: User | None) -> bool:
        """May somebody manage it?"""
        return user is not None and not user.bot and (self.rank(user) in HEADS or user.admin)

    def owns(self, user: User | None) -> bool:
        """May somebody hand it over and dissolve it?"""
        return user is not None and not user.bot and (self.rank(user) == "owner" or user.admin)

    def seen_by(self, user: User | None) -> bool:
        """May somebody know of it?"""
        return not self.private or self.inside(user) or (user is not None and user.admin)


@dataclass(frozen=True)
class ClubCard:
    """What a list shows."""

    id: str
    name: str
    door: str
    about: str
    members: int
    rank: str
    """What it is to the one who asks."""


# -- to read -----------------------------------------------------------------------------------------------------


def read_club(db: Connection, club_id: str, pools: str = "") -> Club | None:
    """One of them, None if there is none; ValueError if it cannot be read. `pools`: a game whose ratings to add."""
    row = db.execute(select(clubs).where(clubs.c.id == club_id)).first()
    if row is None:
        return None
    if not sound(row):
        raise ValueError("club")
    found = Club(row.id, row.name, row.door, row.about, row.invite, moment(row.created))
    strong = strengths(db, club_id, pools) if pools else {}
    query = select(club_people, people.c.name).outerjoin(people, people.c.id == club_people.c.person_id)
    known = (*INSIDE, "asked", "out")
    for each in db.execute(query.where(club_people.c.club_id == club_id, club_people.c.rank.in_(known))):
        name, since = each.name if isinstance(each.name, str) else NAMELESS, moment(each.since)
        found.everybody.append(Member(each.person_id, name, each.rank, since, strong.get(each.person_id)))
    return found


def sound(row: Any) -> bool:
    """Is a row what it should be? SQLite keeps whatever it is given."""
    return row.door in DOORS and all(isinstance(each, str) for each in (row.name, row.about, row.invite))


def strengths(db: Connection, club_id: str, game: str) -> dict[str, int]:
    """How strong the members are at a game, as its lists show it: in the class that each has played most."""
    mine = select(club_people.c.person_id).where(club_people.c.club_id == club_id, club_people.c.rank.in_(INSIDE))
    query = select(ratings.c.person_id, ratings.c.mu, ratings.c.games)
    query = query.where(ratings.c.person_id.in_(mine), ratings.c.pool.startswith(f"{game}/", autoescape=True))
    best: dict[str, tuple[int, int]] = {}
    for row in db.execute(query.where(listed())):
        if number(row.mu, LARGEST["mu"]) and number(row.games, LARGEST["games"]):
            best[row.person_id] = max(best.get(row.person_id, (0, 0)), (row.games, points(row.mu)))
    return {person: strength for person, (_, strength) in best.items()}


def read_cards(db: Connection, person: str, words: str = "", every: bool = False) -> list[ClubCard]:
    """Clubs to find one: those that somebody may know of, the newest first. `every`: private ones too."""
    newest = clubs.c.created.desc(), clubs.c.id
    wanted = select(clubs.c.id).order_by(*newest).limit(LIST_MAX)
    if not every:
        wanted = wanted.where(known_to(person))
    if words:
        said = func.lower(clubs.c.name).contains(words.lower(), autoescape=True)
        wanted = wanted.where(or_(said, clubs.c.name.contains(words, autoescape=True)))
    those = list(db.execute(wanted).scalars())  # members are counted of these alone
    query = cards(person).where(clubs.c.id.in_(those)).order_by(*newest)
    return [card(row) for row in db.execute(query) if sound(row)]


def own_cards(db: Connection, person: str) -> list[ClubCard]:
    """Somebody's own clubs, and those they would like to come into."""
    mine = club_people.c.person_id == person, club_people.c.rank.in_((*INSIDE, "asked"))
    own = select(club_people.c.club_id).where(*mine)
    query = cards(person).where(clubs.c.id.in_(own)).order_by(clubs.c.name, clubs.c.id).limit(LIST_MAX)
    return [card(row) for row in db.execute(query) if sound(row)]


MANY: Final = (
    select(func.count())
    .where(club_people.c.club_id == clubs.c.id, club_people.c.rank.in_(INSIDE))
    .correlate(clubs)
    .scalar_subquery()
)


def cards(person: str) -> Any:
    """The query for lists, as it is for somebody."""
    mine = and_(club_people.c.club_id == clubs.c.id, club_people.c.person_id == person)
    return select(clubs, MANY.label("many"), club_people.c.rank).outerjoin(club_people, mine)


def card(row: Any) -> ClubCard:
    """One of them."""
    return ClubCard(row.id, row.name, row.door, row.about, row.many, row.rank or "")


def known_to(person: str) -> ColumnElement[bool]:
    """Of clubs: may somebody know of it?"""
    mine = select(club_people.c.club_id).where(club_people.c.person_id == person, club_people.c.rank.in_(INSIDE))
    return or_(clubs.c.door != "invite", clubs.c.id.in_(mine))


def rank_of(db: Connection, club_id: str, person: str) -> str:
    """What somebody is to a club."""
    query = select(club_people.c.rank).where(club_people.c.club_id == club_id, club_people.c.person_id == person)
    return str(db.execute(query).scalar() or "")


def many(db: Connection, whose: ColumnElement[bool], ranks: Collection[str]) -> int:
    """How many of these ranks there are."""
    query = select(func.count()).select_from(club_people).where(whose, club_people.c.rank.in_(ranks))
    return int(db.execute(query).scalar_one())


# -- what changes ------------------------------------------------------------------------------------------------


def locked(db: Connection, club_id: str) -> Any:
    """The club's row: nothing else changes of it, or of who belongs to it, until the end."""
    return db.execute(select(clubs).where(clubs.c.id == club_id).with_for_update()).first()


def put(db: Connection, club_id: str, person: str, rank: str, now: float) -> None:
    """What somebody is to a club from now on; "" for nothing."""
    mine = club_people.c.club_id == club_id, club_people.c.person_id == person
    if rank in INSIDE and rank_of(db, club_id, person) in INSIDE:  # since then they belong to it
        db.execute(update(club_people).where(*mine).values(rank=rank))
        return
    db.execute(delete(club_people).where(*mine))
    if rank:
        db.execute(insert(club_people).values(club_id=club_id, person_id=person, rank=rank, since=now))


def forget_oldest(db: Connection, club_id: str) -> None:
    """Of those who are kept out so many are remembered."""
    those = club_people.c.club_id == club_id, club_people.c.rank == "out"
    kept = select(club_people.c.person_id).where(*those).order_by(club_people.c.since.desc()).limit(OUT_MAX)
    db.execute(delete(club_people).where(*those, club_people.c.person_id.not_in(kept)))


def dissolve(db: Connection, club_id: str) -> None:
    """The club is gone, and its leagues. Tables and tournaments stay with those who play there."""
    mine = list(db.execute(select(leagues.c.id).where(leagues.c.club_id == club_id).with_for_update()).scalars())
    db.execute(delete(league_games).where(league_games.c.league_id.in_(mine)))
    db.execute(delete(leagues).where(leagues.c.club_id == club_id))
    db.execute(delete(club_people).where(club_people.c.club_id == club_id))
    db.execute(delete(clubs).where(clubs.c.id == club_id))


def heir(db: Connection, club_id: str, owner: str) -> str:
    """Who has a club when its owner goes: the longest-serving keeper, or else the oldest member; "" for nobody."""
    for rank in ("keeper", "member"):
        mine = club_people.c.club_id == club_id, club_people.c.rank == rank, club_people.c.person_id != owner
        query = select(club_people.c.person_id).where(*mine).order_by(club_people.c.since, club_people.c.person_id)
        found = db.execute(query.limit(1)).scalar()
        if found is not None:
            return str(found)
    return ""


def forget(db: Connection, person: str) -> list[str]:
    """Somebody deletes their account: their clubs have others, or are dissolved. Which clubs were they in?"""
    mine = club_people.c.person_id == person
    those = [str(each) for each in db.execute(select(club_people.c.club_id).where(mine)).scalars()]
    for club_id in sorted(those):
        locked(db, club_id)
        if rank_of(db, club_id, person) == "owner":
            next_one = heir(db, club_id, person)
            if not next_one:
                dissolve(db, club_id)
                continue
            put(db, club_id, next_one, "owner", 0.0)
    db.execute(delete(club_people).where(mine))
    return those


def hidden_cups(person: str) -> ColumnElement[bool]:
    """Of tournaments: may somebody not know of it?"""
    return and_(cups.c.club != "", cups.c.club.not_in(select(clubs.c.id).where(known_to(person))))
