"""Tournaments of people: who plays, rounds paired once, tables for them, results taken once. Knows no HTTP.

A tournament is changed like a table: it is read, the change is reckoned beside the writer's thread, and it is
stored if nothing else has changed meanwhile; else all of that again. A game gets one table, and one result, because
each is written only where there is none. So every process may look after all tournaments at any time, and one that
dies leaves nothing half done.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection, delete, func, insert, select, update

from rookery.play.cup import CupError, Groups, Swiss
from rookery.serve import (
    BadName,
    Busy,
    Damaged,
    Forbidden,
    HubError,
    NoSuchTable,
    NotAllowed,
    NotSignedIn,
    StoreDown,
)
from rookery.serve.door.accounts import User
from rookery.serve.door.names import clean
from rookery.serve.hub import cup_rows as rows
from rookery.serve.hub.club_rows import hidden_cups
from rookery.serve.hub.cup_rows import OVER, VOID, Cup, CupCard, CupSetup, Played
from rookery.serve.hub.cup_table import Reckoned, reckoned
from rookery.serve.hub.keeper import DAMAGED_KEPT, DAMAGED_SECONDS, Beside
from rookery.serve.hub.once import Once
from rookery.serve.hub.seating import new_id
from rookery.serve.store.entries import TableSetup
from rookery.serve.store.schema import cup_games, cup_people, cups
from rookery.serve.tables.ranked import placed
from rookery.serve.tables.state import State
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

TRIES: Final = 20
EVERY: Final = 5.0
DICE: Final = secrets.SystemRandom()
NAME_MAX: Final = 60
OPEN_PER_HOST: Final = 5
"""So many tournaments that are not over somebody may have."""
Make = Callable[[Cup], tuple[Mapping[str, Any], Sequence[Any]] | None]
"""What changes of a tournament, and in its other rows; None: nothing."""


class Cups:
    """The tournaments, as one process sees to them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._news = asyncio.Event()
        self._damaged: dict[str, float] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reckoned: Once[Reckoned] = Once(hub)

    # -- to look at ----------------------------------------------------------------------------------------------

    async def cup(self, cup_id: str) -> Cup:
        """One of them; NoSuchTable, Damaged."""
        could_be(cup_id)
        if self._damaged.get(cup_id, 0.0) > time.monotonic():
            raise Damaged("ui-error-cup-damaged")
        try:
            found = await self._hub.store.read(lambda db: rows.read_cup(db, cup_id, self._sizes()))
        except ValueError as error:
            raise self._found(cup_id, error) from error
        self._damaged.pop(cup_id, None)
        if found is None:
            raise NoSuchTable("ui-error-no-cup")
        return found

    def _found(self, cup_id: str, error: ValueError) -> Damaged:
        """A damaged tournament: say so once, and leave it alone for a while."""
        if cup_id not in self._damaged:
            log.error("damaged tournament", cup=cup_id, why=str(error)[:100])
        self._damaged[cup_id] = time.monotonic() + DAMAGED_SECONDS
        while len(self._damaged) > DAMAGED_KEPT:
            del self._damaged[next(iter(self._damaged))]
        return Damaged("ui-error-cup-damaged")

    async def version(self, cup_id: str) -> int | None:
        """Which version of a tournament is stored: it is raised with all that its pages show."""
        could_be(cup_id)
        query = select(cups.c.version).where(cups.c.id == cup_id)
        return await self._hub.store.read(lambda db: db.execute(query).scalar())

    async def listed(self, *statuses: str, user: User | None = None) -> list[CupCard]:
        """Tournaments for a list, of games this server has, that somebody may know of."""
        known = ~hidden_cups(user.id if user is not None else "")
        found = await self._hub.store.read(lambda db: rows.read_cards(db, cups.c.status.in_(statuses), known))
        return [card for card in found if card.setup.game in self._hub.games]

    async def of_club(self, club_id: str) -> list[CupCard]:
        """A club's own, for somebody who has been shown it."""
        found = await self._hub.store.read(lambda db: rows.read_cards(db, cups.c.club == club_id))
        return [card for card in found if card.setup.game in self._hub.games]

    async def known(self, user: User | None, cup_id: str) -> None:
        """NoSuchTable for somebody who may not know of it: that of a private club is for its members.

        Those who have registered see it to its end, whatever becomes of the club.
        """
        could_be(cup_id)
        person = user.id if user is not None else ""
        plays = select(cup_people.c.cup_id).where(cup_people.c.cup_id == cup_id, cup_people.c.person_id == person)
        query = select(cups.c.id).where(cups.c.id == cup_id, hidden_cups(person), cups.c.host_id != person)
        hidden = await self._hub.store.read(lambda db: db.execute(query.where(~plays.exists())).first())
        if hidden is not None and not (user is not None and user.admin):
            raise NoSuchTable("ui-error-no-cup")

    async def calls(self, user: User) -> list[tuple[str, str]]:
        """The tournaments, by id and name, in which a table waits for somebody."""
        return await self._hub.store.read(lambda db: rows.read_calls(db, user.id))

    def _sizes(self) -> dict[str, Sequence[int]]:
        return {name: box.seats for name, box in self._hub.games.items()}

    def event(self, cup: Cup) -> Swiss | Groups:
        """The same for the library, which knows how it stands."""
        return cup.event(self._hub.games[cup.setup.game].seats)

    async def reckoned(self, cup: Cup) -> Reckoned:
        """How it stands: reckoned once for all who look, beside the loop."""
        key = cup.id, cup.version, tuple(cup.entrants)  # names change without the tournament
        sizes = self._hub.games[cup.setup.game].seats
        return await self._reckoned.get(key, lambda: reckoned(cup, sizes))

    # -- those who play ------------------------------------------------------------------------------------------

    async def enter(self, user: User, cup_id: str) -> None:
        """Register, late too; or come back."""
        only_accounts(user)
        club = (await self.cup(cup_id)).setup.club
        if club:
            await self._hub.insiders.look(club)
            if user.id not in self._hub.insiders.of(club):
                raise NotAllowed("ui-error-club-only")

        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]]:
            event = self.event(cup)
            known = cup.entrant(user.id)
            if user.id in cup.out:
                raise NotAllowed("ui-error-cup-removed")
            if cup.status == OVER or cup.complete(event):
                raise NotAllowed("ui-error-cup-over")
            if known is None and len(cup.entrants) >= cup.setup.most:
                raise NotAllowed("ui-error-cup-full", most=cup.setup.most)
            refused(partial(event.enter, user.id))
            group = 0
            if isinstance(event, Groups):
                group = next((n for n, those in enumerate(event.groups, 1) if user.id in those), 0)
            return {}, [rows.entered(cup, user.id, group)]

        await self._change(cup_id, make)

    async def leave(self, user: User, cup_id: str) -> None:
        """Play no more, from the next round on."""

        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]]:
            if cup.status == OVER:
                raise NotAllowed("ui-error-cup-over")
            refused(partial(self.event(cup).leave, user.id))
            return {}, [rows.left(cup, user.id)]

        await self._change(cup_id, make)

    async def here(self, user: User, cup_id: str) -> str:
        """Take one's seat in the present round: the table if all are there, or "" while others are missing."""
        cup = await self.cup(cup_id)
        mine, me = cup.mine(user.id), cup.entrant(user.id)
        if (
            mine is None
            or me is None
            or mine.bye
            or not (mine.unseated or mine.table)
            or user.id in mine.game.absent
        ):
            raise NotAllowed("ui-error-cup-no-seat")
        if mine.unseated and me.gone:
            raise NotAllowed("ui-error-cup-left")
        if mine.table:
            return mine.table
        await self._hub.store.write(lambda db: rows.arrived(db, cup_id, user.id, cup.round))
        await self._look_after(cup_id)
        again = (await self.cup(cup_id)).mine(user.id)
        return again.table if again is not None else ""

    # -- the host ------------------------------------------------------------------------------------------------

    async def create(
        self, user: User, name: str, setup: CupSetup, note: Callable[[Connection, str], object]
    ) -> str:
        """A new tournament; its id. `note` is written with it."""
        only_accounts(user)
        hub = self._hub
        hub.limiter.quick(hub.settings.rate_tables, "cups", user.id)
        good = clean(name, NAME_MAX + 1)
        if not 2 <= len(good) <= NAME_MAX:
            raise BadName("ui-error-cup-name", most=NAME_MAX)
        if setup.club:
            await hub.clubs.kept(user, setup.club)
        setup, cup_id = rows.check_cup(hub.games, setup, hub.now()), new_id()
        row = {"id": cup_id, "version": 0, "status": "open", "host_id": user.id, "name": good}
        row |= {"setup": rows.json(setup), "flow": setup.flow, "seed": secrets.randbelow(2**31)}
        row |= {"created": hub.now(), "begins": setup.begins or None, "round": 0, "round_at": 0.0}
        row["club"] = setup.club

        def job(db: Connection) -> bool:
            own = select(func.count()).select_from(cups).where(cups.c.host_id == user.id, cups.c.status != OVER)
            if db.execute(own).scalar_one() >= OPEN_PER_HOST:
                return False
            db.execute(insert(cups).values(**row))
            note(db, cup_id)
            return True

        if not await hub.store.write(job):
            raise NotAllowed("ui-error-cup-many", most=OPEN_PER_HOST)
        return cup_id

    async def pair(self, user: User, cup_id: str, round_: int, beside: Beside) -> None:
        """The host lets a round begin. Asked for twice it begins once."""
        await self._pair(cup_id, round_, beside, user)
        await self._look_after(cup_id)

    async def correct(
        self,
        user: User,
        cup_id: str,
        at: tuple[int, int],
        places: Mapping[str, int],
        absent: Collection[str],
        beside: Beside,
    ) -> None:
        """The host says how a game (its round and number) of the last round ended; who is `absent` did not come."""

        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]]:
            only_host(cup, user)
            event = self.event(cup)
            before = next((each.game for each in cup.games if (each.game.round, each.game.number) == at), None)
            refused(partial(event.over, *at, places, absent))
            assert before is not None
            values = {"result": rows.stored(list(places.items())), "absent": rows.json(sorted(absent))}
            changed = update(cup_games).where(*rows.key(cup_id, before)).values(**values, by_host=True)
            return {}, [changed, *rows.moved(cup, event)]

        await self._change(cup_id, make, beside)
        await self._look_after(cup_id)

    async def remove(self, user: User, cup_id: str, person: str, beside: Beside) -> None:
        """The host lets somebody play no more, nor come back until it is taken back."""

        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]]:
            only_host(cup, user)
            if cup.status == OVER:
                raise NotAllowed("ui-error-cup-over")
            if cup.entrant(person) is None or person in cup.out:
                raise NotAllowed("ui-error-cup-not-entered")
            return {}, [rows.of(cup_id, person).values(gone=True, away=False, out=True, here=0)]

        await self._change(cup_id, make, beside)

    async def readmit(self, user: User, cup_id: str, person: str, beside: Beside) -> None:
        """The host takes that back: they may play on, or register, if they want to."""

        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]]:
            only_host(cup, user)
            if cup.status == OVER:
                raise NotAllowed("ui-error-cup-over")
            if person not in cup.out:
                raise NotAllowed("ui-error-cup-not-removed")
            return {}, [rows.back(cup, person)]

        await self._change(cup_id, make, beside)

    async def finish(self, user: User, cup_id: str, beside: Beside) -> None:
        """The host ends it."""
        only_host(await self.cup(cup_id), user)
        await self._finish(cup_id, beside)

    async def cancel(self, user: User, cup_id: str, beside: Beside) -> None:
        """The host takes back a tournament of which nothing has been played; an admin any. Its tables stay."""

        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]]:
            only_host(cup, user)
            if cup.round and not user.admin:
                raise NotAllowed("ui-error-cup-begun")
            others = [delete(each).where(each.c.cup_id == cup_id) for each in (cup_people, cup_games)]
            return {}, [*others, delete(cups).where(cups.c.id == cup_id)]

        await self._change(cup_id, make, beside)

    # -- changing ------------------------------------------------------------------------------------------------

    async def _change(self, cup_id: str, make: Make, beside: Beside | None = None) -> None:
        """`make` looks at the tournament and says what changes, or raises; stored if it is still the same. One at
        a time: only other processes come in between."""
        async with self._turns.setdefault(cup_id, asyncio.Lock()):
            await self._changed(cup_id, make, beside)

    async def _changed(self, cup_id: str, make: Make, beside: Beside | None) -> None:
        for _ in range(TRIES):
            cup = await self.cup(cup_id)
            made = await asyncio.to_thread(make, cup)
            if made is None:
                return
            values, others = made
            mine = cups.c.id == cup_id, cups.c.version == cup.version
            change = update(cups).where(*mine).values(version=cup.version + 1, **values)

            def job(db: Connection, change: Any = change, others: Sequence[Any] = others) -> bool:
                if db.execute(change).rowcount != 1:
                    return False
                for each in others:
                    db.execute(each)
                if beside is not None:
                    beside(db)
                return True

            if await self._hub.store.write(job):
                return
            await asyncio.sleep(0.01 * DICE.random())
        raise Busy

    async def _pair(self, cup_id: str, round_: int, beside: Beside | None = None, user: User | None = None) -> None:
        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]] | None:
            if user is not None:
                only_host(cup, user)
            if cup.round >= round_ > 0:
                return None
            event = self.event(cup)
            if cup.status == OVER or cup.complete(event) or round_ != cup.round + 1:
                raise NotAllowed("ui-error-cup-rounds-over" if cup.complete(event) else "ui-error-cup-round")
            games, now = refused(event.pair), self._hub.now()
            until = now + (0.0 if cup.setup.pace == "turn" else cup.setup.grace * 60.0)
            values = {"round": round_, "round_at": now, "status": "running", "begins": None}
            return values, rows.paired(cup, event, games, until)

        await self._change(cup_id, make, beside)

    async def _finish(self, cup_id: str, beside: Beside | None = None) -> None:
        def make(cup: Cup) -> tuple[Mapping[str, Any], Sequence[Any]] | None:
            if cup.status == OVER:
                return None
            if not cup.round:
                raise NotAllowed("ui-error-cup-nothing")
            if any(each.open for each in cup.games):
                raise NotAllowed("ui-error-cup-games-open")
            return {"status": OVER, "begins": None}, []

        await self._change(cup_id, make, beside)

    # -- what goes on by itself ----------------------------------------------------------------------------------

    def wake(self) -> None:
        """A game of a tournament is over."""
        self._news.set()

    async def run(self) -> None:
        """For ever: at the start, soon after a game here, and now and then for what the clock and others bring."""
        while True:
            try:
                await self.look_after_all()
            except HubError as error:
                log.warning("tournaments", problem=error.name)
            except Exception:
                log.exception("tournaments")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY * (0.8 + 0.4 * DICE.random())):  # `wait_for` can miss the end
                    await self._news.wait()
            self._news.clear()

    async def look_after_all(self) -> None:
        """Do what is due, in each of them; one that cannot be looked after holds no other up."""
        now = self._hub.now()
        for cup_id in await self._hub.store.read(lambda db: rows.due(db, now)):
            try:
                await self._look_after(cup_id)
            except StoreDown:
                raise
            except Damaged:  # which has been said
                continue
            except HubError as error:
                log.warning("tournament", cup=cup_id, problem=error.name)
            except Exception:
                log.exception("tournament", cup=cup_id)

    async def _look_after(self, cup_id: str) -> None:
        """Take results, seat those who are there, and go on to the next round if it is time."""
        cup = await self.cup(cup_id)
        for each in cup.games:
            if each.open and each.table and each.status != "playing" and not each.void:
                await self._one(self._take, cup, each)
        await self._seat_all(cup)
        if await self._go_on(await self.cup(cup_id)):
            await self._seat_all(await self.cup(cup_id))

    async def _seat_all(self, cup: Cup) -> None:
        """Tables for all games that can begin."""
        for each in cup.games:
            if each.unseated:
                await self._one(self._seat, cup, each)

    async def _one(self, act: Callable[[Cup, Played], Awaitable[None]], cup: Cup, played: Played) -> None:
        """Something with one game; one with which it cannot be done holds no other up."""
        try:
            await act(cup, played)
        except StoreDown:
            raise
        except HubError as error:
            log.warning("game of a tournament", cup=cup.id, table=played.table, problem=error.name)

    async def _take(self, cup: Cup, played: Played) -> None:
        """The result of a table, once; without one it is for the host to say."""
        try:
            table = await self._hub.table(played.table)
            if table.status != OVER:
                await self._hub.catch_up(table)
            if table.status != OVER:
                return
            result = outcome(table.state, played)
        except (NoSuchTable, Damaged, NotAllowed):  # it has been deleted, or cannot be read or played any more
            result = VOID
        job = partial(rows.resulted, cup_id=cup.id, game=played.game, result=result)
        await self._hub.store.write(job)

    async def _seat(self, cup: Cup, played: Played) -> None:
        """A table as soon as all are there. After the time of grace for those who are, if they are enough."""
        present, now = cup.present(played), self._hub.now()
        absent = [player for player in played.game.players if player not in present]
        if absent and now < played.until:
            return
        box = self._hub.games[cup.setup.game]
        if len(present) not in box.seats:
            places = rows.stored([(player, 1) for player in present])
            job = partial(rows.resulted, cup_id=cup.id, game=played.game, result=places, absent=absent)
            await self._hub.store.write(job)
            return
        club = cup.setup.club if cup.setup.club and not await self._hub.clubs.known(cup.setup.club) else ""
        wished: dict[str, Any] = {"game": cup.setup.game, "seats": len(present), "cup": cup.id, "club": club}
        wished["vacation"] = cup.setup.flow != "times"
        setup = TableSetup(**wished, public=not club, ranked=True, **rows.clock(cup.setup))
        names = cup.names

        def claim(db: Connection, table_id: str) -> bool:
            return rows.seated(db, cup.id, played.game, absent, table_id)

        await self._hub.seat_together(setup, [(player, names[player]) for player in present], claim)

    async def _go_on(self, cup: Cup) -> bool:
        """The next round, or the end, if the time has come. Has a round begun?"""
        if cup.status == OVER or any(each.open for each in cup.games):
            return False
        now, flow = self._hub.now(), cup.setup.flow
        if not cup.round:
            return bool(cup.begins) and cup.begins <= now and await self._begin(cup)
        if flow == "hand":
            return False
        if (await self.reckoned(cup)).complete:
            await self._finish(cup.id)
            return False
        return (flow == "leisure" or now >= cup.round_at + cup.setup.every * 60.0) and await self._next(cup)

    async def _begin(self, cup: Cup) -> bool:
        """The first round at its time; where too few have come, the host will say when."""
        try:
            await self._pair(cup.id, 1)
        except NotAllowed as error:
            log.warning("tournament", cup=cup.id, problem=error.name)
            await self._change(cup.id, lambda _: ({"begins": None}, []))
            return False
        return True

    async def _next(self, cup: Cup) -> bool:
        """The next round; where too few are left, that was the last."""
        try:
            await self._pair(cup.id, cup.round + 1)
        except NotAllowed as error:
            log.warning("tournament", cup=cup.id, problem=error.name)
            await self._finish(cup.id)
            return False
        return True


def outcome(state: State, played: Played) -> str:
    """How a game of a tournament ended. Where the players agreed to stop, the host says what it comes to."""
    places = placed(state)
    came = {player for player in played.game.players if player not in played.game.absent}
    return rows.stored(places) if not state.ended and {who for who, _ in places} == came else VOID


def could_be(cup_id: str) -> None:
    """NoSuchTable for what is not the id of any tournament."""
    if not (cup_id.isascii() and cup_id.isalnum() and len(cup_id) <= 20):
        raise NoSuchTable("ui-error-no-cup")


def refused(act: Callable[[], Any]) -> Any:
    """What the library does; what it refuses, in words for people."""
    try:
        return act()
    except CupError as error:
        raise NotAllowed(f"ui-error-cup-{error.slug}") from error


def only_accounts(user: User) -> None:
    """NotAllowed unless it is a person with an account."""
    if not user.account:
        raise NotAllowed("ui-error-cup-account")
    if user.bot:
        raise NotAllowed("ui-error-ranked-people")


def may_host(cup: Cup, user: User | None) -> bool:
    """Is it the host, or an admin?"""
    return user is not None and not user.bot and (user.id == cup.host or user.admin)


def only_host(cup: Cup, user: User | None) -> None:
    """Forbidden unless it is the host, or an admin."""
    if user is None:
        raise NotSignedIn
    if not may_host(cup, user):
        raise Forbidden("ui-error-cup-host")
