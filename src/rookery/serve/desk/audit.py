"""The audit log: who did what, when and why. Rows have numbers without gaps: each is heard once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, insert, select, text

from rookery.serve.door.names import clean
from rookery.serve.store.schema import audit

WHY_MAX: Final = 200
ABOUT_MAX: Final = 120
PAGE: Final = 50
LOCK: Final = 0x526F6F6C
ACTS: Final = (
    "admin",
    "announce",
    "announce-end",
    "backup",
    "ban",
    "ban-range",
    "close",
    "club-change",
    "club-close",
    "club-found",
    "club-hand",
    "club-remove",
    "cup-cancel",
    "cup-correct",
    "cup-create",
    "cup-finish",
    "cup-pair",
    "cup-readmit",
    "cup-remove",
    "delete",
    "dismiss",
    "end-sessions",
    "fair",
    "league-create",
    "league-end",
    "league-strike",
    "link",
    "mute",
    "purge",
    "rename",
    "restore",
    "unban",
    "unban-range",
    "unmute",
)
"""Each of them has a text, `ui-act-…`."""


@dataclass(frozen=True)
class Actor:
    """Who acts: an admin, or the terminal of the machine (without an id)."""

    id: str
    name: str


@dataclass(frozen=True)
class Act:
    """One line of the log."""

    id: int
    at: float
    by_id: str
    by_name: str
    act: str
    target: str
    about: str
    why: str


def note(db: Connection, by: Actor, act: str, target: str = "", about: str = "", why: str = "") -> int:
    """Write an act down, in the transaction that does it; its number."""
    assert act in ACTS
    if db.dialect.name == "postgresql":  # numbers come in the order of the commits
        db.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    number = newest(db) + 1
    said = {"about": clean(about, ABOUT_MAX), "why": clean(why, WHY_MAX)}
    row = {"id": number, "at": time.time(), "by_id": by.id, "by_name": by.name, "act": act, "target": target}
    db.execute(insert(audit).values(**row, **said))
    return number


def newest(db: Connection) -> int:
    """The number of the last act."""
    return int(db.execute(select(func.max(audit.c.id))).scalar() or 0)


def since(db: Connection, number: int, most: int = 500) -> list[Act]:
    """Acts after one, in order."""
    query = select(audit).where(audit.c.id > number).order_by(audit.c.id).limit(most)
    return [Act(*row) for row in db.execute(query)]


def page(db: Connection, before: int = 0, most: int = PAGE) -> list[Act]:
    """Acts to read, the newest first; those before one, if it is given."""
    query = select(audit).order_by(audit.c.id.desc()).limit(most)
    return [Act(*row) for row in db.execute(query.where(audit.c.id < before) if before else query)]
