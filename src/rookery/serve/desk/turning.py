"""What people with an account choose for the games they play turn by turn."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, select

from rookery.serve import NoSuchTable, NotAllowed
from rookery.serve.desk import wishes as stored
from rookery.serve.desk.calendar import events, written
from rookery.serve.desk.keys import Seals
from rookery.serve.desk.letters import UNSUBSCRIBE
from rookery.serve.desk.wishes import Wishes
from rookery.serve.door.accounts import User, not_with_token
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import people

CALENDAR_RATE: Final = "60/hour"


class Turning:
    """One per server."""

    def __init__(self, hub: Hub, seals: Seals) -> None:
        self.hub = hub
        self.seals = seals

    @property
    def mails(self) -> bool:
        """Does this server send letters?"""
        return bool(self.hub.settings.smtp)

    async def wishes(self, user: User) -> Wishes:
        """How somebody wants to hear of their turns."""
        return await self._wished(user.id)

    async def choose(self, user: User, given: Mapping[str, Any]) -> Wishes:
        """Choose anew; what is not given stays."""
        only_accounts(user)

        def job(db: Connection) -> Wishes:
            chosen = stored.changed(stored.read(db, user.id), given)
            stored.keep(db, user.id, chosen)
            return chosen

        return await self.hub.store.write(job)

    async def subscribed(self, link: str) -> str:
        """Whose link it is; NoSuchTable for one that was made up, or was sent to an address they had before."""
        person = self.seals.person(link)
        query = select(people.c.email).where(people.c.id == person)
        email = await self.hub.store.read(lambda db: db.execute(query).scalar())
        if not email or not self.seals.good(link, UNSUBSCRIBE, email):
            raise NoSuchTable("ui-error-link")
        return person

    async def unsubscribe(self, link: str) -> None:
        """No more letters; as often as somebody likes."""
        person = await self.subscribed(link)
        await self.hub.store.write(lambda db: stored.choose(db, person, "mail", "off"))

    # -- the calendar --------------------------------------------------------------------------------------------

    async def calendar(self, user: User) -> str:
        """The secret part of the address of somebody's calendar; "" if they have none."""
        return self._calendar(user.id, await self.wishes(user))

    async def new_calendar(self, user: User, wanted: bool = True) -> str:
        """Another address, or none; the old one works no more."""
        only_accounts(user)

        def job(db: Connection) -> Wishes:
            old = stored.read(db, user.id)
            number = abs(old.calendar)
            chosen = replace(old, calendar=number + 1 if wanted else -number)  # none of them comes again
            stored.keep(db, user.id, chosen)
            return chosen

        return self._calendar(user.id, await self.hub.store.write(job))

    async def dates(self, link: str, base: str) -> str:
        """The calendar behind an address, as text; NoSuchTable."""
        person, now = self.seals.person(link), self.hub.now()
        if not person or not secrets.compare_digest(link, self._calendar(person, await self._wished(person))):
            raise NoSuchTable("ui-error-link")
        self.hub.limiter.quick(CALENDAR_RATE, "calendar", person)
        lang, found = await self.hub.store.read(lambda db: events(db, person, base, now))
        return written(found, lang, base)

    async def _wished(self, person: str) -> Wishes:
        return await self.hub.store.read(partial(stored.read, person=person))

    def _calendar(self, person: str, wishes: Wishes) -> str:
        return self.seals.link("calendar", person, str(wishes.calendar)) if wishes.calendar > 0 else ""


def only_accounts(user: User) -> None:
    """NotAllowed unless it is a person with an account."""
    not_with_token(user)
    if not user.account:
        raise NotAllowed("ui-notices-account")
