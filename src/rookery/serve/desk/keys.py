"""Keys of this server, made at the first start and kept in the database; links that are signed with one."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from rookery.serve.store.database import Store
from rookery.serve.store.schema import keys

PERSON_SIGNS: Final = 16
SEAL_BYTES: Final = 18
LINK_MOST: Final = 80


async def key(store: Store, name: str, make: Callable[[], str]) -> str:
    """A key by its name. Whichever process comes first makes it; all others take the same one."""
    put = insert_sqlite if store.settings.on_sqlite else insert_postgres
    query = select(keys.c.value).where(keys.c.name == name)

    def job(db: Connection) -> str:
        db.execute(put(keys).values(name=name, value=make()).on_conflict_do_nothing())
        return str(db.execute(query).scalar_one())

    job.by_itself = True  # type: ignore[attr-defined]
    found = await store.read(lambda db: db.execute(query).scalar())
    return str(found) if found else await store.write(job)


class Seals:
    """Signs links that work without a session: each does one thing, for one person, and cannot be guessed."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    @classmethod
    async def open(cls, store: Store) -> Seals:
        """With this server's key."""
        return cls(await key(store, "links", lambda: secrets.token_hex(32)))

    def link(self, kind: str, person: str, about: str) -> str:
        """What stands in a link. With another `about` (an address, a number) it works no more."""
        return person + self._seal(kind, person, about)

    def person(self, link: str) -> str:
        """Whom a link speaks of, whether it is good or not."""
        return link[:PERSON_SIGNS] if len(link) <= LINK_MOST and link.isascii() else ""

    def good(self, link: str, kind: str, about: str) -> bool:
        """Did this server sign it?"""
        person = self.person(link)
        return bool(person) and secrets.compare_digest(link, self.link(kind, person, about))

    def _seal(self, kind: str, person: str, about: str) -> str:
        told = f"{person}\n{about}".encode()
        made = hashlib.blake2b(
            told, key=self._secret, digest_size=SEAL_BYTES, person=f"rookery-{kind}"[:16].encode()
        )
        return base64.urlsafe_b64encode(made.digest()).decode()
