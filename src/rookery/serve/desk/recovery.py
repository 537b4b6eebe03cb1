"""A new password by e-mail: the address is confirmed first, links work once and not for long.

Asking tells nothing: the answer is the same at once, whether there is such an address or not.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select, update

from rookery.i18n import texts
from rookery.serve import BadName, HubError, NoSuchTable, NotAllowed
from rookery.serve.desk import passes
from rookery.serve.desk.mail import Post, good_address
from rookery.serve.door.accounts import User, drop_sessions, not_with_token
from rookery.serve.door.wards import banned
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import people, sessions
from rookery.serve.upkeep.logs import log

CONFIRM_SECONDS: Final = 86_400.0
RECOVER_SECONDS: Final = 3600.0
ACCOUNTS_MAX: Final = 5
"""So many accounts of one address get a link."""


class Recovery:
    """One per server."""

    def __init__(self, hub: Hub, post: Post) -> None:
        self.hub = hub
        self.post = post

    def _must_work(self) -> None:
        if not self.post.works:
            raise NotAllowed("ui-error-no-mail")

    # -- the address ---------------------------------------------------------------------------------------------

    async def address(self, user: User) -> str:
        """The address somebody has confirmed; ""."""
        query = select(people.c.email).where(people.c.id == user.id)
        return await self.hub.store.read(lambda db: str(db.execute(query).scalar() or ""))

    async def set_address(self, user: User, given: str, password: str, place: str) -> None:
        """Send a link to a new address; "" takes the old one away. It counts when the link has been opened."""
        not_with_token(user)
        if not user.account:
            raise NotAllowed("ui-error-mail-account")
        await self.hub.accounts.proved(user, password, place)
        if not given.strip():
            change = update(people).where(people.c.id == user.id).values(email=None)
            await self.hub.store.write(lambda db: db.execute(change).rowcount)
            return
        self._must_work()
        address = good_address(given)
        if not address:
            raise BadName("ui-error-mail")
        await self.hub.limiter.check(self.hub.settings.rate_mails, "mail-person", user.id)
        await self.hub.limiter.check(self.hub.settings.rate_mails, "mail-to", address)
        token = passes.new_token()
        await self.hub.store.write(
            lambda db: passes.issue(db, "email", user.id, CONFIRM_SECONDS, token, data=address)
        )
        self._write(address, user.lang, "confirm", name=user.name, url=self._url("confirm", token))

    async def confirm(self, token: str) -> bool:
        """Somebody has opened the link that was sent to their address."""

        def job(db: Connection) -> bool:
            row = passes.take(db, "email", token)
            if row is None:
                return False
            change = update(people).where(people.c.id == row.person_id, people.c.gone.is_(None))
            return db.execute(change.values(email=row.data)).rowcount == 1

        return await self.hub.store.write(job)

    # -- the password --------------------------------------------------------------------------------------------

    async def ask(self, given: str, place: str) -> None:
        """Somebody has forgotten their password. The work is done later, so that time tells nothing either."""
        self._must_work()
        await self.hub.limiter.check(self.hub.settings.rate_tries, "recover-address", place)
        address = good_address(given)
        if address:
            self.hub.spawn(self._send_links(address))

    async def _send_links(self, address: str) -> None:
        try:
            await self.hub.limiter.check(self.hub.settings.rate_mails, "mail-to", address)
            query = select(people.c.id, people.c.name, people.c.lang).where(
                people.c.email == address, people.c.password.is_not(None), people.c.gone.is_(None)
            )
            found = await self.hub.store.read(lambda db: unbanned(db, query))
            for row in found:
                token = passes.new_token()
                issue = passing(row.id, token)
                await self.hub.store.write(issue)
                self._write(address, row.lang, "recover", name=row.name, url=self._url("recover", token))
        except HubError as error:
            log.info("recovery", problem=error.name)

    async def works(self, token: str) -> bool:
        """Can a new password still be chosen with it?"""
        return await self.hub.store.read(lambda db: passes.look(db, "password", token) is not None)

    async def recover(self, token: str, password: str, place: str) -> None:
        """Choose a new password; all sessions end, bot tokens too, for nobody knows who had the old one."""
        await self.hub.limiter.check(self.hub.settings.rate_tries, "recover", place)
        if not await self.works(token):
            raise NoSuchTable("ui-error-link")
        hashed = await self.hub.accounts.hashed(password)

        def job(db: Connection) -> tuple[str, list[str]] | None:
            row = passes.take(db, "password", token)
            if row is None:
                return None
            passes.void(db, "password", row.person_id)
            change = update(people).where(people.c.id == row.person_id, people.c.password.is_not(None))
            db.execute(change.values(password=hashed))
            return str(row.person_id), drop_sessions(db, sessions.c.person_id == row.person_id)

        done = await self.hub.store.write(job)
        if done is None:
            raise NoSuchTable("ui-error-link")
        await self.hub.accounts.end(done[1])
        self.hub.accounts.changed(done[0])

    # -- letters -------------------------------------------------------------------------------------------------

    def _url(self, what: str, token: str) -> str:
        """A link of ours: never made of what a request calls this server."""
        return f"{self.hub.settings.url.rstrip('/')}/{what}/{token}"

    def _write(self, to: str, lang: str, what: str, **args: Any) -> None:
        t = texts(lang).t
        self.post.send(to, t(f"ui-mail-{what}"), t(f"ui-mail-{what}-text", **args) + "\n")


def passing(person: str, token: str) -> Any:
    """The job that stores a link for a new password."""
    return lambda db: passes.issue(db, "password", person, RECOVER_SECONDS, token)


def unbanned(db: Connection, query: Any) -> list[Any]:
    """Accounts that may come in."""
    return [row for row in db.execute(query.limit(ACCOUNTS_MAX)) if not banned(db, row.id)]
