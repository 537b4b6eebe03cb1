"""Friends: asking, blocking, who is here, and calls to a table.

Nobody learns from the answers which accounts there are, or who has blocked them: asking for a name writes one row
and says the same, whether there is such an account or not. Only accounts are found by name; a guest makes friends
with a link, or at a table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, literal, or_, select, update

from rookery.serve import NotAllowed
from rookery.serve.door.accounts import User, not_with_token, wishes
from rookery.serve.door.names import NAME_MAX, clean, folded
from rookery.serve.door.rates import Limiter
from rookery.serve.store.database import Store
from rookery.serve.store.schema import bonds, calls, moment, people, seats, tables

FRIENDS_MAX: Final = 200
ASKED_MAX: Final = 100
BLOCKED_MAX: Final = 500
CALLS_MAX: Final = 20
"""At a table, and of one person that are shown."""
CALL_SECONDS: Final = 86_400.0
ONLINE_SECONDS: Final = 60.0
NOBODY: Final = ""
"""Whom one asks when there is nobody of that name, or nobody who wants to be asked."""
SEEN_AT_ONCE: Final = 500


@dataclass(frozen=True)
class Friend:
    """Somebody on one's lists."""

    id: str
    name: str
    online: bool = False
    table: str = ""
    """A public table where they sit."""
    game: str = ""
    status: str = ""


@dataclass
class Circle:
    """All of somebody's lists."""

    friends: list[Friend] = field(default_factory=list)
    asking: list[Friend] = field(default_factory=list)
    """Those who would like to be friends."""
    blocked: list[Friend] = field(default_factory=list)


@dataclass(frozen=True)
class Call:
    """A friend calls one to a table."""

    table: str
    game: str
    status: str
    by: str
    at: float


class Friends:
    """Of one hub."""

    def __init__(self, store: Store, limiter: Limiter, rate: str, now: Callable[[], float]) -> None:
        self._store = store
        self._limiter = limiter
        self._rate = rate
        self._now = now
        self.about: set[str] = set()
        """Those who have done something since it was last written down."""

    # -- one's lists -------------------------------------------------------------------------------------------

    async def circle(self, user: User) -> Circle:
        """Everything, for its owner alone."""
        return await self._store.read(lambda db: self._circle(db, user.id))

    def _circle(self, db: Connection, me: str) -> Circle:
        columns = (people.c.id, people.c.name, people.c.seen, people.c.prefs)
        mine = (
            select(*columns, bonds.c.kind)
            .join(people, people.c.id == bonds.c.other_id)
            .where(bonds.c.person_id == me, bonds.c.kind.in_(("friend", "blocked")))
            .order_by(people.c.name)
            .limit(FRIENDS_MAX + BLOCKED_MAX)
        )
        theirs = (
            select(*columns)
            .join(bonds, people.c.id == bonds.c.person_id)
            .where(bonds.c.other_id == me, bonds.c.kind == "asked")
            .order_by(bonds.c.since.desc())
            .limit(ASKED_MAX)
        )
        rows = db.execute(mine).all()
        friends = [row for row in rows if row.kind == "friend"]
        open_ones = [row for row in friends if not wishes(row.prefs).get("hidden")]
        at = public_tables(db, [row.id for row in open_ones])
        here = {row.id for row in open_ones if moment(row.seen) >= self._now() - ONLINE_SECONDS}
        return Circle(
            [Friend(row.id, row.name, row.id in here, *at.get(row.id, ("", "", ""))) for row in friends],
            [Friend(row.id, row.name) for row in db.execute(theirs)],
            [Friend(row.id, row.name) for row in rows if row.kind == "blocked"],
        )

    async def asking(self, user: User) -> int:
        """How many would like to be friends."""
        query = select(func.count()).select_from(bonds).where(bonds.c.other_id == user.id, bonds.c.kind == "asked")
        return await self._store.read(lambda db: db.execute(query).scalar() or 0)

    # -- asking and answering ----------------------------------------------------------------------------------

    async def ask(self, user: User, name: str) -> None:
        """Ask an account to be friends. What comes of it, only its owner says."""
        self._begin(user)
        if not user.account:
            raise NotAllowed("ui-error-guest-asks")
        login = folded(clean(name, NAME_MAX))

        def job(db: Connection) -> None:
            found = db.execute(select(people.c.id).where(people.c.login == login)).scalar()
            self._ask(db, user.id, str(found or NOBODY))

        await self._store.write(job)

    async def ask_met(self, user: User, other: str) -> None:
        """The same for somebody one has played with."""
        self._begin(user)
        other = plain(other)
        theirs = select(seats.c.table_id).where(seats.c.person_id == other)
        met = select(seats.c.table_id).where(seats.c.person_id == user.id, seats.c.table_id.in_(theirs)).limit(1)

        def job(db: Connection) -> None:
            self._ask(db, user.id, other if db.execute(met).first() is not None else NOBODY)

        await self._store.write(job)

    def _ask(self, db: Connection, me: str, other: str) -> None:
        theirs = kind(db, other, me)
        if theirs == "asked":
            self._befriend(db, me, other)
            return
        mine = kind(db, me, other)
        many = count(db, bonds.c.person_id == me, "asked") >= ASKED_MAX
        if (
            other == me
            or theirs
            or mine == "friend"
            or many
            or count(db, bonds.c.other_id == other, "asked") >= ASKED_MAX
        ):
            other = NOBODY
        put(db, me, other, "asked", self._now())

    async def accept(self, user: User, other: str) -> None:
        """Be friends with somebody who asked."""
        self._begin(user)
        other = plain(other)

        def job(db: Connection) -> bool:
            return kind(db, other, user.id) != "asked" or self._befriend(db, user.id, other)

        if not await self._store.write(job):
            raise NotAllowed("ui-error-friends-full", most=FRIENDS_MAX)

    def _befriend(self, db: Connection, me: str, other: str) -> bool:
        if max(count(db, bonds.c.person_id == one, "friend") for one in (me, other)) >= FRIENDS_MAX:
            return False
        put(db, me, other, "friend", self._now())
        put(db, other, me, "friend", self._now())
        return True

    async def remove(self, user: User, other: str) -> None:
        """Be friends no longer, refuse somebody who asked, or let somebody back whom one had blocked."""
        self._begin(user)
        other = plain(other)

        def job(db: Connection) -> None:
            cut(db, user.id, other)

        await self._store.write(job)

    async def block(self, user: User, other: str) -> None:
        """They can no longer ask, call or be paired with one; they are not told."""
        self._begin(user)
        other = plain(other)

        def job(db: Connection) -> bool:
            known = db.execute(select(people.c.id).where(people.c.id == other)).first() is not None
            if count(db, bonds.c.person_id == user.id, "blocked") >= BLOCKED_MAX:
                return False
            if known and other != user.id:
                cut(db, user.id, other)
                put(db, user.id, other, "blocked", self._now())
            return True

        if not await self._store.write(job):
            raise NotAllowed("ui-error-blocked-full", most=BLOCKED_MAX)

    def _begin(self, user: User) -> None:
        not_with_token(user)
        self._limiter.quick(self._rate, "friends", user.id)

    # -- the link ----------------------------------------------------------------------------------------------

    async def card(self, user: User, new: bool = False) -> str:
        """What makes those who know it friends; `new`: the old one is worth nothing any more."""
        not_with_token(user)
        query = select(people.c.card).where(people.c.id == user.id)
        found = None if new else await self._store.read(lambda db: db.execute(query).scalar())
        if found is not None:
            return str(found)
        self._limiter.quick(self._rate, "friends", user.id)
        made = secrets.token_urlsafe(16)
        change = update(people).where(people.c.id == user.id)
        change = change if new else change.where(people.c.card.is_(None))

        def job(db: Connection) -> str:
            db.execute(change.values(card=made))
            return str(db.execute(query).scalar())

        return await self._store.write(job)

    async def owner(self, card: str) -> Friend | None:
        """Whose link it is."""
        query = select(people.c.id, people.c.name).where(people.c.card == plain(card))
        row = await self._store.read(lambda db: db.execute(query).first())
        return None if row is None else Friend(row.id, row.name)

    async def by_card(self, user: User, card: str) -> None:
        """Be friends with the owner of a link. Somebody they have blocked is told nothing, and is not."""
        self._begin(user)
        found = await self.owner(card)
        if found is None or found.id == user.id:
            return

        def job(db: Connection) -> bool:
            if kind(db, found.id, user.id) == "blocked":
                put(db, user.id, NOBODY, "asked", self._now())
                return True
            return self._befriend(db, user.id, found.id)

        if not await self._store.write(job):
            raise NotAllowed("ui-error-friends-full", most=FRIENDS_MAX)

    # -- calls to a table --------------------------------------------------------------------------------------

    async def call(self, user: User, other: str, table_id: str) -> None:
        """Call a friend to a table; whether one may speak for it, the caller has looked."""
        self._begin(user)
        other, now = plain(other), self._now()

        def job(db: Connection) -> str:
            db.execute(delete(calls).where(calls.c.at < now - CALL_SECONDS, calls.c.person_id == other))
            if kind(db, user.id, other) != "friend":
                return "ui-error-no-friend"
            called = select(func.count()).select_from(calls)
            at_table = db.execute(called.where(calls.c.table_id == table_id)).scalar() or 0
            by_me = db.execute(called.where(calls.c.person_id == other, calls.c.by_id == user.id)).scalar() or 0
            if max(at_table, by_me) >= CALLS_MAX:
                return "ui-error-calls-full"
            db.execute(delete(calls).where(calls.c.table_id == table_id, calls.c.person_id == other))
            db.execute(insert(calls).values(person_id=other, table_id=table_id, by_id=user.id, at=now))
            return ""

        problem = await self._store.write(job)
        if problem:
            raise NotAllowed(problem)

    async def calls(self, user: User) -> list[Call]:
        """Where one is called to, the newest first; tables that are over call nobody."""
        query = (
            select(calls.c.table_id, tables.c.game, tables.c.status, people.c.name, calls.c.at)
            .join(tables, tables.c.id == calls.c.table_id)
            .join(people, people.c.id == calls.c.by_id)
            .where(
                calls.c.person_id == user.id, tables.c.status != "over", calls.c.at >= self._now() - CALL_SECONDS
            )
            .order_by(calls.c.at.desc())
            .limit(CALLS_MAX)
        )
        return await self._store.read(lambda db: [Call(*row) for row in db.execute(query)])

    async def called(self, table_id: str) -> set[str]:
        """Who is called to a table."""
        query = select(calls.c.person_id).where(calls.c.table_id == table_id)
        return await self._store.read(lambda db: set(db.execute(query).scalars()))

    async def answered(self, user: User, table_id: str) -> bool:
        """A call is answered, whatever with. Was there one?"""
        gone = delete(calls).where(calls.c.person_id == user.id, calls.c.table_id == plain(table_id))
        return await self._store.write(lambda db: db.execute(gone).rowcount == 1)

    # -- who is here -------------------------------------------------------------------------------------------

    async def note(self) -> None:
        """Write down who has been here."""
        ids, self.about = list(self.about), set()
        now = self._now()
        for start in range(0, len(ids), SEEN_AT_ONCE):
            change = update(people).where(people.c.id.in_(ids[start : start + SEEN_AT_ONCE])).values(seen=now)
            await self._store.write(lambda db, c=change: db.execute(c).rowcount)  # type: ignore[misc]


# -- rows --------------------------------------------------------------------------------------------------------


def plain(name: str) -> str:
    """An id or a link's secret as we make them; anything else is nobody's."""
    return (
        name if len(name) <= 40 and name.isascii() and name.replace("-", "").replace("_", "").isalnum() else NOBODY
    )


def kind(db: Connection, person: str, other: str) -> str:
    """What one is to another; "" for nothing."""
    found = select(bonds.c.kind).where(bonds.c.person_id == person, bonds.c.other_id == other)
    return str(db.execute(found).scalar() or "")


def count(db: Connection, whose: Any, what: str) -> int:
    """How long somebody's list is."""
    return int(db.execute(select(func.count()).select_from(bonds).where(whose, bonds.c.kind == what)).scalar() or 0)


def put(db: Connection, person: str, other: str, what: str, now: float) -> None:
    """What one is to another from now on."""
    db.execute(delete(bonds).where(bonds.c.person_id == person, bonds.c.other_id == other))
    db.execute(insert(bonds).values(person_id=person, other_id=other, kind=what, since=now))


def cut(db: Connection, me: str, other: str) -> None:
    """Nothing binds two people any more, but what the other has blocked; calls between them are off."""
    mine = and_(bonds.c.person_id == me, bonds.c.other_id == other)
    theirs = and_(bonds.c.person_id == other, bonds.c.other_id == me, bonds.c.kind != "blocked")
    db.execute(delete(bonds).where(or_(mine, theirs)))
    ways = (and_(calls.c.person_id == a, calls.c.by_id == b) for a, b in ((me, other), (other, me)))
    db.execute(delete(calls).where(or_(*ways)))


def public_tables(db: Connection, ids: Sequence[str]) -> dict[str, tuple[str, str, str]]:
    """Where these people sit in public: the newest table of each that is not over."""
    given_up = tables.c.card.contains(literal('"quitter":"') + seats.c.person_id + '"')
    query = (
        select(seats.c.person_id, tables.c.id, tables.c.game, tables.c.status)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person_id.in_(ids), tables.c.public.is_(True), tables.c.status.in_(("waiting", "playing")))
        .where(~given_up)
        .order_by(tables.c.created)
        .limit(SEEN_AT_ONCE)
    )
    return {row[0]: (row[1], row[2], row[3]) for row in db.execute(query)}
