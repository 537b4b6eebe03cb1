"""The host's desk: every act of an admin, from a page or from the terminal, and how all processes hear of it.

An act and its line in the audit log are one transaction. Processes that run read the log: at once when the bus says
so, and every `ROOKERY_POLL` seconds in any case.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, delete, func, select, update

from rookery.serve import BadName, HubError, NoSuchTable, NotAllowed
from rookery.serve.desk import audit, load, passes
from rookery.serve.desk.audit import Actor
from rookery.serve.door import wards as doors
from rookery.serve.door.accounts import User, drop_sessions
from rookery.serve.door.names import clean, folded
from rookery.serve.door.security import internet
from rookery.serve.door.wards import Ward, asked_network, is_network
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.sql import delete_table
from rookery.serve.store.bus import News
from rookery.serve.store.schema import passes as links, people, seekers, sessions, tables, wards
from rookery.serve.upkeep.logs import log

T = TypeVar("T")
LINK_SECONDS: Final = 86_400.0
BANNER_MAX: Final = 300
DAYS_MAX: Final = 36_500.0
WARDED: Final = ("ban", "unban", "mute", "unmute", "ban-range", "unban-range", "announce", "announce-end")
PULSE_SECONDS: Final = 20.0


class Desk:
    """One per process, and one per command of the terminal."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.pulse = load.Pulse(hub.bus.process)
        self.on_wards: Callable[[], None] = lambda: None
        """Called when somebody may have been shut out: sockets know where they come from."""
        self._heard = 0
        self._hearing = asyncio.Lock()
        self._news = asyncio.Event()

    async def begin(self) -> None:
        """What was done before is done."""
        self._heard = await self.hub.store.read(audit.newest)

    async def open(self) -> None:
        """For a server: hear of what others do, and say how this process does."""
        await self.begin()
        self.hub.on_acts = self._news.set
        self.hub.spawn(self._listen())
        self.hub.spawn(self._tell())

    async def close(self) -> None:
        """This process stops."""
        with contextlib.suppress(HubError):
            await self.hub.store.write(by_itself(self.pulse.end))

    # -- hearing -------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """For ever: look at the log when the bus says so, and once in a while."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.hub.settings.poll):  # `wait_for` can miss the end
                    await self._news.wait()
            self._news.clear()
            try:
                await self.hear()
            except HubError as error:
                log.warning("desk", problem=error.name)
            except Exception:
                log.exception("desk")

    async def hear(self) -> None:
        """Do here what the new lines of the log mean."""
        async with self._hearing:
            acts = await self.hub.store.read(lambda db: audit.since(db, self._heard))
            if any(act.act in WARDED for act in acts):
                await self.hub.wards.load()
                self.on_wards()
            for act in acts:
                await self._heed(act)
                self._heard = act.id

    async def _heed(self, act: audit.Act) -> None:
        if act.act == "delete":
            self.hub.drop(act.target)
        elif act.act == "close" and act.target in self.hub.live:
            with contextlib.suppress(HubError):  # it is gone, or damaged
                await self.hub.catch_up(self.hub.live[act.target])
        elif act.act in ("ban", "end-sessions", "admin", "dismiss", "rename"):
            self.hub.accounts.forget(act.target)
            if act.act in ("ban", "end-sessions"):
                await self.hub.accounts.look_after()

    async def _tell(self) -> None:
        """For ever: say how this process does."""
        while True:
            with contextlib.suppress(HubError):
                await self.hub.store.write(by_itself(self._beat))
            await asyncio.sleep(PULSE_SECONDS)

    def _beat(self, db: Connection) -> None:
        self.pulse.write(db, len(self.hub.live), list(self.hub.damaged))

    # -- acting --------------------------------------------------------------------------------------------------

    async def act(
        self,
        by: Actor,
        act: str,
        job: Callable[[Connection], T],
        target: str = "",
        about: str = "",
        why: str = "",
    ) -> T:
        """Do something and write it down, in one transaction; None and False were nothing to do."""

        def with_note(db: Connection) -> T:
            done = job(db)
            if done is not None and done is not False:
                audit.note(db, by, act, target, about, why)
            return done

        done = await self.hub.store.write(with_note)
        await self._acted()
        return done

    async def _acted(self) -> None:
        """There is a new line in the log: do what it means, here and elsewhere."""
        await self.hear()
        self.hub.bus.say(News("", acts=True))

    async def person(self, asked: str) -> User:
        """Somebody by id, or an account by its name; NoSuchTable."""
        name = clean(asked, 60)
        which = (people.c.id == name) | (people.c.login == folded(name))
        query = select(people).where(which, people.c.gone.is_(None))
        row = await self.hub.store.read(lambda db: db.execute(query).first())
        if row is None:
            raise NoSuchTable("ui-error-no-person")
        return User(row.id, row.name, row.lang, row.password is not None, admin=row.admin is not None)

    async def _subject(self, asked: str) -> User:
        """The same, for what is not done to an admin."""
        found = await self.person(asked)
        if found.admin:
            raise NotAllowed("ui-error-admin-first")
        return found

    async def mute(self, by: Actor, asked: str, days: float = 0.0, why: str = "") -> User:
        """Nothing more is heard from somebody, for some days or (0) for ever."""
        user = await self._subject(asked)
        ward = self._ward(by, "mute", user.id, days, user.name, why)
        await self.act(by, "mute", lambda db: put(db, ward), user.id, lasting(user.name, days), why)
        return user

    async def unmute(self, by: Actor, asked: str, why: str = "") -> bool:
        """They may talk again. Was there anything to do?"""
        return await self._lift(by, "unmute", "mute", asked, why)

    async def ban(self, by: Actor, asked: str, days: float = 0.0, why: str = "") -> User:
        """Shut somebody out: their sessions and tokens end, with their sockets, and no password lets them in."""
        user = await self._subject(asked)
        ward = self._ward(by, "ban", user.id, days, user.name, why)

        def job(db: Connection) -> list[str]:
            put(db, ward)
            db.execute(delete(links).where(links.c.person_id == user.id))
            db.execute(delete(seekers).where(seekers.c.person_id == user.id))
            return drop_sessions(db, sessions.c.person_id == user.id)

        gone = await self.act(by, "ban", job, user.id, lasting(user.name, days), why)
        await self.hub.accounts.end(gone)
        return user

    async def unban(self, by: Actor, asked: str, why: str = "") -> bool:
        """Let a person, or a network, in again. Was there anything to do?"""
        if is_network(asked):
            what = str(asked_network(asked))
            return await self.act(by, "unban-range", lambda db: doors.lift(db, "range", what), what, "", why)
        return await self._lift(by, "unban", "ban", asked, why)

    async def _lift(self, by: Actor, act: str, kind: str, asked: str, why: str) -> bool:
        user = await self.person(asked)
        return await self.act(by, act, lambda db: doors.lift(db, kind, user.id), user.id, user.name, why)

    async def ban_range(self, by: Actor, asked: str, days: float = 0.0, why: str = "", own: str = "") -> str:
        """Shut a network out, an IPv6 address with its 64 bits. Not the one the admin comes from (`own`)."""
        network = asked_network(asked)
        mine = internet(own)
        if mine is not None and mine in network:
            raise BadName("ui-error-network-own")
        ward = self._ward(by, "range", str(network), days, "", why)

        def job(db: Connection) -> bool:
            if db.execute(select(func.count()).select_from(wards)).scalar_one() >= doors.WARDS_MAX:
                return False
            return put(db, ward)

        if not await self.act(by, "ban-range", job, str(network), lasting("", days), why):
            raise NotAllowed("ui-error-wards-full")
        return str(network)

    def _ward(self, by: Actor, kind: str, what: str, days: float, about: str, why: str) -> Ward:
        if not 0 <= days <= DAYS_MAX:
            raise BadName("ui-error-days")
        now = time.time()
        return Ward(kind, what, now + days * 86_400 if days else None, about, clean(why, 200), by.name, now)

    async def end_sessions(self, by: Actor, asked: str, why: str = "") -> int:
        """Somebody must log in again, everywhere."""
        user = await self.person(asked)
        which = sessions.c.person_id == user.id
        gone = await self.act(by, "end-sessions", lambda db: drop_sessions(db, which), user.id, user.name, why)
        return await self.hub.accounts.end(gone)

    async def rename(self, by: Actor, asked: str, name: str, why: str = "") -> User:
        """Another name for somebody, at their tables too."""
        user = await self.person(asked)

        def note(db: Connection, shown: str) -> None:
            audit.note(db, by, "rename", user.id, f"{user.name} → {shown}", why)

        renamed = await self.hub.rename(user, name, note)
        await self._acted()
        return renamed

    async def announce(self, by: Actor, text: str, hours: float = 0.0) -> str:
        """What all pages show, for some hours or until it is taken away; "" takes it away."""
        said = clean(text, BANNER_MAX)
        if not 0 <= hours <= DAYS_MAX:
            raise BadName("ui-error-days")
        until = time.time() + hours * 3600 if hours else None

        def job(db: Connection) -> bool:
            doors.set_banner(db, said, until)
            return True

        await self.act(by, "announce" if said else "announce-end", job, "", said)
        return said

    # -- tables --------------------------------------------------------------------------------------------------

    async def close_table(self, by: Actor, table_id: str, why: str = "") -> str:
        """End a game without a result, as if all had agreed; a table that waits is taken away. Which of both?"""
        table = await self.hub.table(table_id)
        if table.status == "waiting":
            await self.delete_table(by, table_id, why)
            return "delete"
        if table.status == "playing":
            await self.hub.end_for_all(table, lambda db: audit.note(db, by, "close", table_id, table.game, why))
            await self._acted()
        return "close"

    async def delete_table(self, by: Actor, table_id: str, why: str = "") -> None:
        """Take a table away with all that is stored of it, whatever state it is in."""
        query = select(tables.c.game).where(tables.c.id == table_id)
        game = await self.hub.store.read(lambda db: db.execute(query).scalar())
        if game is None:
            raise NoSuchTable
        self.hub.drop(table_id)
        await self.act(by, "delete", lambda db: delete_table(db, table_id), table_id, game, why)
        self.hub.bus.say(News(table_id, gone=True))

    # -- admins --------------------------------------------------------------------------------------------------

    async def admins(self) -> int:
        """How many there are."""
        query = select(func.count()).select_from(people).where(people.c.admin.is_not(None))
        return await self.hub.store.read(lambda db: int(db.execute(query).scalar_one()))

    async def link(self, by: Actor | None) -> str:
        """A token that makes one account an admin; without `by`, only as long as there is none ("" else)."""
        token = passes.new_token()

        def job(db: Connection) -> bool:
            if by is None and db.execute(select(people.c.id).where(people.c.admin.is_not(None)).limit(1)).first():
                return False
            passes.issue(db, "admin", "", LINK_SECONDS, token)
            return True

        made = await (self.hub.store.write(job) if by is None else self.act(by, "link", job))
        return token if made else ""

    async def works(self, token: str) -> bool:
        """Can somebody still become an admin with it?"""
        return await self.hub.store.read(lambda db: passes.look(db, "admin", token) is not None)

    async def become_admin(self, user: User, token: str) -> bool:
        """An account takes the link; all links there are work no more."""
        if not user.account or user.bot:
            raise NotAllowed("ui-error-admin-account")

        def job(db: Connection) -> bool:
            if passes.take(db, "admin", token) is None:
                return False
            passes.void(db, "admin", "")
            db.execute(update(people).where(people.c.id == user.id).values(admin=time.time()))
            return True

        done = await self.act(Actor(user.id, user.name), "admin", job, user.id, user.name)
        self.hub.accounts.changed(user.id)
        return done

    async def dismiss(self, by: Actor, asked: str, why: str = "") -> bool:
        """Somebody is an admin no longer. Nobody dismisses themselves: the last one would lock the door behind."""
        user = await self.person(asked)
        if user.id == by.id:
            raise NotAllowed("ui-error-admin-self")
        change = update(people).where(people.c.id == user.id, people.c.admin.is_not(None)).values(admin=None)
        done = await self.act(by, "dismiss", lambda db: db.execute(change).rowcount > 0, user.id, user.name, why)
        self.hub.accounts.changed(user.id)
        return done


def put(db: Connection, ward: Ward) -> bool:
    """A ward, put up."""
    doors.put(db, ward)
    return True


def lasting(name: str, days: float) -> str:
    """A name, and for how many days."""
    return f"{name} {f'({days:g} d)' if days else ''}".strip()


def by_itself(job: Callable[[Connection], Any]) -> Callable[[Connection], Any]:
    """A write that comes by the clock alone: tests that count writes leave it out."""

    def alone(db: Connection) -> Any:
        return job(db)

    alone.by_itself = True  # type: ignore[attr-defined]
    return alone
