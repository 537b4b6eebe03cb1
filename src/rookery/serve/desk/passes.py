"""Links that work once, and for a while: to become an admin, to confirm an address, to choose a new password."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from rookery.serve.door.accounts import digest
from rookery.serve.store.schema import passes

EACH_MAX: Final = 10
"""So many of a kind may be open for one person; the oldest give way."""


def issue(db: Connection, kind: str, person: str, seconds: float, token: str, data: str = "") -> None:
    """Store what is stored of a new link."""
    mine = (passes.c.kind == kind, passes.c.person_id == person)
    old = select(passes.c.hash).where(*mine).order_by(passes.c.created.desc()).offset(EACH_MAX - 1)
    gone = list(db.execute(old).scalars())
    db.execute(delete(passes).where(passes.c.hash.in_(gone)))
    now = time.time()
    row = {"hash": digest(token), "kind": kind, "person_id": person, "data": data, "created": now}
    db.execute(insert(passes).values(**row, until=now + seconds))


def new_token() -> str:
    """What stands in a link."""
    return secrets.token_urlsafe(32)


def look(db: Connection, kind: str, token: str) -> Any:
    """The row of a link that still works; None."""
    if not token or len(token) > 100:
        return None
    row = db.execute(select(passes).where(passes.c.hash == digest(token), passes.c.kind == kind)).first()
    return row if row is not None and row.until > time.time() else None


def take(db: Connection, kind: str, token: str) -> Any:
    """The same, and it works no more."""
    row = look(db, kind, token)
    if row is None or db.execute(delete(passes).where(passes.c.hash == row.hash)).rowcount != 1:
        return None
    return row


def void(db: Connection, kind: str, person: str) -> None:
    """No link of this kind works any more for somebody."""
    db.execute(delete(passes).where(passes.c.kind == kind, passes.c.person_id == person))
