"""Clubs: founding one, who comes in and how, who manages it, its end. Knows no HTTP."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, delete, insert, select, update

from rookery.serve import BadName, BadSetup, Damaged, Forbidden, HubError, NoSuchTable, NotAllowed
from rookery.serve.door.accounts import User, not_with_token
from rookery.serve.door.insiders import INSIDE
from rookery.serve.door.names import check_name, clean, looks, paragraphs
from rookery.serve.hub import club_rows as rows
from rookery.serve.hub.club_rows import (
    ABOUT_LINES,
    ABOUT_MAX,
    ASKING_MAX,
    DOORS,
    HEADS,
    JOINED_MAX,
    KEEPERS_MAX,
    MEMBERS_MAX,
    OWNED_MAX,
    Club,
    ClubCard,
)
from rookery.serve.hub.keeper import DAMAGED_KEPT, DAMAGED_SECONDS, Beside
from rookery.serve.hub.lists import LIST_MAX
from rookery.serve.hub.seating import new_id
from rookery.serve.store.bus import News
from rookery.serve.store.database import Store
from rookery.serve.store.schema import club_people, clubs
from rookery.serve.tables.cards import TableCard
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

T = TypeVar("T")
WORDS_MAX: Final = 60


class Clubs:
    """The clubs of this server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._damaged: dict[str, float] = {}

    # -- to look at ----------------------------------------------------------------------------------------------

    async def club(self, user: User | None, club_id: str, game: str = "") -> Club:
        """One of them, with the members' ratings at a game; NoSuchTable if somebody may not know of it, Damaged."""
        found = await self._found(club_id, game)
        if not found.seen_by(user):
            raise NoSuchTable("ui-error-no-club")
        return found

    async def behind(self, club_id: str, invite: str) -> Club:
        """The club behind an invitation link."""
        found = await self._found(club_id)
        if not same(invite, found.invite):
            raise NoSuchTable("ui-error-no-club")
        return found

    async def kept(self, user: User | None, club_id: str) -> Club:
        """The same for those who manage it."""
        found = await self.club(user, club_id)
        if not found.keeps(user):
            raise Forbidden("ui-error-club-keepers")
        return found

    async def _found(self, club_id: str, game: str = "") -> Club:
        could_be(club_id)
        if self._damaged.get(club_id, 0.0) > time.monotonic():
            raise Damaged("ui-error-club-damaged")
        try:
            found = await self._hub.store.read(lambda db: rows.read_club(db, club_id, game))
        except ValueError as error:
            raise self._is_damaged(club_id) from error
        if found is None:
            raise NoSuchTable("ui-error-no-club")
        self._damaged.pop(club_id, None)
        return found

    def _is_damaged(self, club_id: str) -> Damaged:
        """Say so once, and leave it alone for a while."""
        if club_id not in self._damaged:
            log.error("damaged club", club=club_id)
        self._damaged[club_id] = time.monotonic() + DAMAGED_SECONDS
        while len(self._damaged) > DAMAGED_KEPT:
            del self._damaged[next(iter(self._damaged))]
        return Damaged("ui-error-club-damaged")

    async def listed(self, user: User | None, words: str = "") -> list[ClubCard]:
        """Clubs to find one; an admin finds the private ones too."""
        person, every = (user.id, user.admin) if user is not None else ("", False)
        wanted = clean(words[: 4 * WORDS_MAX], WORDS_MAX)
        return await self._hub.store.read(lambda db: rows.read_cards(db, person, wanted, every))

    async def known(self, club_id: str) -> bool:
        """May everybody know of it?"""
        query = select(clubs.c.id).where(clubs.c.id == club_id, clubs.c.door.in_(("open", "request")))
        return await self._hub.store.read(lambda db: db.execute(query).first()) is not None

    async def of(self, user: User) -> list[ClubCard]:
        """Somebody's own, and those they would like to come into."""
        return await self._hub.store.read(lambda db: rows.own_cards(db, user.id))

    async def inside(self, user: User) -> list[ClubCard]:
        """Those somebody belongs to."""
        return [each for each in await self.of(user) if each.rank in INSIDE]

    async def tables(
        self, user: User | None, club_id: str, over: bool = False, most: int = LIST_MAX
    ) -> list[TableCard]:
        """Its own tables, for members alone: open ones and games under way, or finished ones."""
        club = await self.club(user, club_id)
        if not club.inside(user):
            raise Forbidden("ui-error-club-only")
        return await self._hub.tables_of_club(club_id, over, most)

    # -- founding and changing -----------------------------------------------------------------------------------

    async def found(self, user: User, name: str, about: str, door: str, note: Callable[[str], Beside]) -> str:
        """A new club; its id. `note` is written with it."""
        self._begin(user)
        self._hub.wards.hush(user.id)
        good, row_id, now = named(name), new_id(), self._hub.now()
        row: dict[str, Any] = {"id": row_id, "name": good, "looks": looks(good), "door": known_door(door)}
        row |= {"about": described(about), "invite": secrets.token_urlsafe(16), "created": now}

        def job(db: Connection) -> None:
            if rows.many(db, club_people.c.person_id == user.id, ("owner",)) >= OWNED_MAX:
                raise NotAllowed("ui-error-club-owned", most=OWNED_MAX)
            room_for(db, user.id)
            taken(db, good)
            db.execute(insert(clubs).values(**row))
            rows.put(db, row_id, user.id, "owner", now)
            note(row_id)(db)

        await refusing(self._hub.store, job)
        return row_id

    async def change(
        self, user: User, club_id: str, name: str | None, about: str | None, door: str | None, note: Beside
    ) -> None:
        """Another name, description or door. Who has asked comes in where anybody may."""
        self._begin(user)
        self._hub.wards.hush(user.id)
        values: dict[str, Any] = {}
        if name is not None:
            values |= {"name": named(name), "looks": looks(named(name))}
        if about is not None:
            values["about"] = described(about)
        if door is not None:
            values["door"] = known_door(door)

        def job(db: Connection, row: Any) -> None:
            only(db, user, club_id, HEADS)
            if name is not None and values["looks"] != row.looks:
                taken(db, values["name"])
            if values:
                db.execute(update(clubs).where(clubs.c.id == club_id).values(**values))
            if door == "open":
                let_all_in(db, club_id, self._hub.now())
            elif door == "invite":
                asked = club_people.c.club_id == club_id, club_people.c.rank == "asked"
                db.execute(delete(club_people).where(*asked))
            note(db)

        await self._change(club_id, job)

    async def renew(self, user: User, club_id: str) -> str:
        """Another invitation link; the old one is worth nothing any more."""
        self._begin(user)
        made = secrets.token_urlsafe(16)

        def job(db: Connection, row: Any) -> None:
            only(db, user, club_id, HEADS)
            db.execute(update(clubs).where(clubs.c.id == club_id).values(invite=made))

        await self._change(club_id, job)
        return made

    async def dissolve(self, user: User, club_id: str, note: Beside) -> None:
        """The end of a club. What has been played stays, and those who sit at a table play on."""
        self._begin(user)

        def job(db: Connection, row: Any) -> None:
            only(db, user, club_id, ("owner",))
            rows.dissolve(db, club_id)
            note(db)

        await self._change(club_id, job)

    # -- coming and going ----------------------------------------------------------------------------------------

    async def enter(self, user: User, club_id: str, invite: str = "") -> str:
        """Come in, or ask to; what one is to the club then."""
        self._begin(user)

        def job(db: Connection, row: Any) -> str:
            mine = rows.rank_of(db, club_id, user.id)
            if mine in INSIDE:
                return mine
            welcome = same(invite, row.invite)
            if (invite and not welcome) or (row.door == "invite" and not welcome):
                raise NoSuchTable("ui-error-no-club")
            if mine == "out":
                raise NotAllowed("ui-error-club-out")
            rank = "member" if welcome or row.door == "open" else "asked"
            if mine != rank:
                room_in(db, club_id, rank)
                if not mine:
                    room_for(db, user.id)
                rows.put(db, club_id, user.id, rank, self._hub.now())
            return rank

        return await self._change(club_id, job)

    async def leave(self, user: User, club_id: str) -> None:
        """Go, or ask no longer. The owner hands the club over first."""
        self._begin(user)

        def job(db: Connection, row: Any) -> None:
            mine = rows.rank_of(db, club_id, user.id)
            if mine == "owner":
                raise NotAllowed("ui-error-club-owner-leaves")
            if mine in ("", "out"):
                raise NoSuchTable("ui-error-no-club") if row.door == "invite" else not_in_it()
            rows.put(db, club_id, user.id, "", 0.0)

        await self._change(club_id, job)

    async def admit(self, user: User, club_id: str, person: str) -> None:
        """A keeper lets somebody in who has asked, or who was kept out."""
        self._begin(user)

        def job(db: Connection, row: Any) -> None:
            only(db, user, club_id, HEADS)
            if rows.rank_of(db, club_id, person) not in ("asked", "out"):
                raise not_in_it()
            room_in(db, club_id, "member")
            rows.put(db, club_id, person, "member", self._hub.now())

        await self._change(club_id, job)

    async def remove(self, user: User, club_id: str, person: str, note: Beside) -> None:
        """A keeper takes somebody out, who cannot come back by themselves; or refuses, or forgets, somebody."""
        self._begin(user)

        def job(db: Connection, row: Any) -> None:
            only(db, user, club_id, HEADS)
            rank = rows.rank_of(db, club_id, person)
            if not rank:
                raise not_in_it()
            if rank in HEADS:
                only(db, user, club_id, ("owner",))
            if rank == "owner" or person == user.id:
                raise NotAllowed("ui-error-club-owner-leaves")
            if rank in INSIDE:
                rows.put(db, club_id, person, "out", self._hub.now())
                rows.forget_oldest(db, club_id)
                note(db)
            else:
                rows.put(db, club_id, person, "", 0.0)

        await self._change(club_id, job)

    async def make(self, user: User, club_id: str, person: str, rank: str, note: Beside) -> None:
        """The owner makes a member a keeper, or a keeper a member; or hands the club over."""
        self._begin(user)
        if rank not in INSIDE:
            raise BadSetup(why=f"rank: {', '.join(INSIDE)}")

        def job(db: Connection, row: Any) -> None:
            only(db, user, club_id, ("owner",))
            before = rows.rank_of(db, club_id, person)
            if before not in INSIDE:
                raise not_in_it()
            if before == "owner" and rank != "owner":
                raise NotAllowed("ui-error-club-owner-leaves")
            full = rows.many(db, club_people.c.club_id == club_id, ("keeper",)) >= KEEPERS_MAX
            if rank == "keeper" != before and full:
                raise NotAllowed("ui-error-club-keepers-full", most=KEEPERS_MAX)
            if rank == "owner" and before != "owner":
                hand_over(db, club_id, person)
                note(db)
            else:
                rows.put(db, club_id, person, rank, 0.0)

        await self._change(club_id, job)

    # -- changing ------------------------------------------------------------------------------------------------

    def _begin(self, user: User) -> None:
        not_with_token(user)
        if not user.account:
            raise NotAllowed("ui-error-club-account")
        self._hub.limiter.quick(self._hub.settings.rate_tables, "clubs", user.id)

    async def _change(self, club_id: str, job: Callable[[Connection, Any], T]) -> T:
        """`job` looks at the club, which stands still meanwhile, and changes it, or raises before it has."""
        could_be(club_id)

        def with_row(db: Connection) -> T:
            row = rows.locked(db, club_id)
            if row is None:
                raise NoSuchTable("ui-error-no-club")
            return job(db, row)

        done = await refusing(self._hub.store, with_row)
        await self.changed(club_id)
        return done

    async def changed(self, club_id: str) -> None:
        """Who belongs to it may be others now: the doors of its tables hear of it, here and elsewhere."""
        await self._hub.look_inside(club_id)
        self._hub.bus.say(News("", club=club_id))


# -- who may, and what is taken --------------------------------------------------------------------------------


async def refusing(store: Store, job: Callable[[Connection], T]) -> T:
    """Write, or raise what `job` raises before it has written: that is no failure, and others' writes go on."""

    def safely(db: Connection) -> T | HubError:
        try:
            return job(db)
        except HubError as error:
            return error

    done = await store.write(safely)
    if isinstance(done, HubError):
        raise done
    return done


def could_be(club_id: str) -> None:
    """NoSuchTable for what is not the id of any club."""
    if not (club_id.isascii() and club_id.isalnum() and len(club_id) <= 20):
        raise NoSuchTable("ui-error-no-club")


def same(one: str, other: str) -> bool:
    """Are two links the same? It takes as long to say so as not."""
    return secrets.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def not_in_it() -> NotAllowed:
    """Somebody does not belong to the club."""
    return NotAllowed("ui-error-club-nobody")


def only(db: Connection, user: User, club_id: str, ranks: tuple[str, ...]) -> None:
    """Forbidden unless somebody has one of these ranks, or is an admin; outsiders know of no private club."""
    mine = rows.rank_of(db, club_id, user.id)
    if mine in ranks or user.admin:
        return
    door = db.execute(select(clubs.c.door).where(clubs.c.id == club_id)).scalar()
    if door == "invite" and mine not in INSIDE:
        raise NoSuchTable("ui-error-no-club")
    raise Forbidden("ui-error-club-keepers" if "keeper" in ranks else "ui-error-club-owner")


def named(name: str) -> str:
    """A club's name: as people may have them."""
    try:
        return check_name(name)
    except BadName:
        raise BadName("ui-error-club-name") from None


def taken(db: Connection, name: str) -> None:
    """BadName if another club has this name, or one that looks like it."""
    if db.execute(select(clubs.c.id).where(clubs.c.looks == looks(name))).first() is not None:
        raise BadName("ui-error-club-taken")


def described(about: str) -> str:
    """A description: some lines of plain text."""
    if len(about) > 4 * ABOUT_MAX:
        raise BadSetup("ui-error-club-about", most=ABOUT_MAX)
    return paragraphs(about, ABOUT_MAX, ABOUT_LINES)


def known_door(door: str) -> str:
    """One of the three."""
    if door not in DOORS:
        raise BadSetup(why=f"door: {', '.join(DOORS)}")
    return door


def room_for(db: Connection, person: str) -> None:
    """NotAllowed if somebody is in too many clubs already, or has asked too many."""
    if rows.many(db, club_people.c.person_id == person, (*INSIDE, "asked")) >= JOINED_MAX:
        raise NotAllowed("ui-error-club-many", most=JOINED_MAX)


def room_in(db: Connection, club_id: str, rank: str) -> None:
    """NotAllowed if a club has no room for one more of a rank."""
    ranks, most = (("asked",), ASKING_MAX) if rank == "asked" else (INSIDE, MEMBERS_MAX)
    if rows.many(db, club_people.c.club_id == club_id, ranks) >= most:
        raise NotAllowed("ui-error-club-full", most=most)


def let_all_in(db: Connection, club_id: str, now: float) -> None:
    """Those who have asked belong to the club, as many as there is room for."""
    free = MEMBERS_MAX - rows.many(db, club_people.c.club_id == club_id, INSIDE)
    asked = club_people.c.club_id == club_id, club_people.c.rank == "asked"
    query = select(club_people.c.person_id).where(*asked).order_by(club_people.c.since).limit(max(0, free))
    for person in list(db.execute(query).scalars()):
        rows.put(db, club_id, str(person), "member", now)


def hand_over(db: Connection, club_id: str, person: str) -> None:
    """Somebody else is the owner; the one before stays a keeper."""
    if rows.many(db, club_people.c.person_id == person, ("owner",)) >= OWNED_MAX:
        raise NotAllowed("ui-error-club-heir", most=OWNED_MAX)
    was = club_people.c.club_id == club_id, club_people.c.rank == "owner"
    db.execute(update(club_people).where(*was).values(rank="keeper"))
    rows.put(db, club_id, person, "owner", 0.0)
