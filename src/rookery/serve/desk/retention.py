"""What is let go after a while: small batches with pauses between them, so that no table waits for it.

Every kind goes through its rows in order, so that a batch costs the same however much stays.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, delete, exists, func, or_, select, tuple_

from rookery.serve import HubError
from rookery.serve.desk import wishes
from rookery.serve.desk.desk import by_itself
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.rating import forget
from rookery.serve.hub.sql import delete_table
from rookery.serve.store.bus import News
from rookery.serve.store.schema import (
    alike,
    audit,
    bonds,
    calls,
    cup_people,
    cups,
    entries,
    looks,
    passes,
    people,
    seats,
    seekers,
    sessions,
    tables,
    tallies,
    wards,
)
from rookery.serve.upkeep.logs import log

KINDS: Final = ("sessions", "waiting", "cups", "games", "guests", "audit")
LOOKED_AT: Final = 200
"""Rows looked at in one batch …"""
GO_AT_ONCE: Final = 20
"""… of which so many go in one write: a game has hundreds of entries."""
PAUSE: Final = 0.1
EVERY: Final = 3600.0
FIRST: Final = 60.0
DAY: Final = 86_400.0
LOOKS_DAYS: Final = 7
"""Where more games end than are looked at, those that waited so long are not looked at any more."""
Place = tuple[float, Any]


async def sweep(hub: Hub) -> None:
    """For ever: let go what is due, some minutes after the start and then every hour."""
    await asyncio.sleep(FIRST * random.uniform(1, 3))
    while True:
        try:
            gone = await purge(hub)
            if any(gone.values()):
                log.info("let go", **gone)
        except HubError as error:
            log.warning("retention", problem=error.name)
        except Exception:
            log.exception("retention")
        await asyncio.sleep(EVERY * random.uniform(0.9, 1.1))


async def purge(hub: Hub, dry: bool = False, pause: float = PAUSE) -> dict[str, int]:
    """Let go all that is due; `dry`: only count it."""
    found = {}
    if not dry:
        await hub.store.write(by_itself(let_go_expired))
        if hub.settings.keep_audit:
            before = time.time() - hub.settings.keep_audit * DAY
            await hub.store.write(by_itself(partial(let_go_suspicions, before=before)))
    for kind in KINDS:
        found[kind] = await purge_kind(hub, kind, dry, pause)
    return found


async def purge_kind(hub: Hub, kind: str, dry: bool, pause: float) -> int:
    """The same for one kind of thing."""
    days = getattr(hub.settings, f"keep_{kind}")
    if not days:
        return 0
    before, count = time.time() - days * DAY, 0
    after: Place = (0.0, 0 if kind == "audit" else "")
    while True:
        looked, due = await hub.store.read(lambda db, a=after: batch(db, kind, before, a))  # type: ignore[misc]
        due = [each for each in due if not watched(hub, kind, each)]
        count += len(due)
        for start in range(0, 0 if dry else len(due), GO_AT_ONCE):
            await let_go(hub, kind, due[start : start + GO_AT_ONCE], before)
            await asyncio.sleep(pause)
        if len(looked) < LOOKED_AT:
            return count
        after = looked[-1]
        await asyncio.sleep(pause)


def watched(hub: Hub, kind: str, key: str) -> bool:
    """Does somebody have this table open here just now?"""
    table = hub.live.get(key) if kind in ("waiting", "games") else None
    return table is not None and bool(table.listeners)


async def let_go(hub: Hub, kind: str, keys: Sequence[str], before: float) -> None:
    """Delete some of a kind; whatever changed since they were found stays."""

    def job(db: Connection) -> list[str]:
        good = still(db, kind, keys, before)
        for key in good:
            DELETE[kind](db, key)
        return good

    gone = await hub.store.write(by_itself(job))
    for key in gone if kind in ("waiting", "games") else ():
        hub.drop(key)
        hub.bus.say(News(key, gone=True))


# -- what is due -------------------------------------------------------------------------------------------------


def batch(db: Connection, kind: str, before: float, after: Place) -> tuple[list[Place], list[str]]:
    """The next rows to look at, as places to go on from, and which of them are due."""
    order, key, first, _ = QUERIES[kind]
    place = tuple_(order, key)
    query = select(order, key).where(*first(before), place > tuple_(*after)).order_by(order, key).limit(LOOKED_AT)
    looked = [(float(row[0]), row[1]) for row in db.execute(query)]
    return looked, still(db, kind, [row[1] for row in looked], before) if looked else []


def still(db: Connection, kind: str, keys: Sequence[Any], before: float) -> list[Any]:
    """Those of some rows that are due."""
    _, key, first, due = QUERIES[kind]
    return list(db.execute(select(key).where(key.in_(keys), *first(before), *due(before))).scalars())


def has_account() -> Any:
    """Does an account sit at the table, or did one?"""
    account = and_(people.c.id == seats.c.person_id, people.c.password.is_not(None))
    return exists().where(seats.c.table_id == tables.c.id, account)


def last_entry() -> Any:
    """When something last happened at a table."""
    query: Select[Any] = select(entries.c.at).where(entries.c.table_id == tables.c.id)
    return query.order_by(entries.c.seq.desc()).limit(1).correlate(tables).scalar_subquery()


def nothing(before: float) -> tuple[Any, ...]:
    """No further condition."""
    return ()


QUERIES: Final[
    dict[str, tuple[Any, Any, Callable[[float], tuple[Any, ...]], Callable[[float], tuple[Any, ...]]]]
] = {
    "sessions": (sessions.c.until, sessions.c.hash, lambda before: (sessions.c.until < before,), nothing),
    "waiting": (
        tables.c.created,
        tables.c.id,
        lambda before: (tables.c.status == "waiting", tables.c.created < before),
        lambda before: (func.coalesce(last_entry(), 0.0) < before,),
    ),
    "cups": (
        cups.c.created,
        cups.c.id,
        lambda before: (cups.c.status == "open", cups.c.round == 0, cups.c.created < before),
        lambda before: (func.coalesce(cups.c.begins, 0.0) < before,),
    ),
    "games": (
        tables.c.created,
        tables.c.id,
        lambda before: (tables.c.status == "over", tables.c.created < before),
        lambda before: (func.coalesce(last_entry(), 0.0) < before, ~has_account()),
    ),
    "guests": (
        people.c.created,
        people.c.id,
        lambda before: (people.c.password.is_(None), people.c.gone.is_(None), people.c.created < before),
        lambda before: (
            or_(people.c.seen.is_(None), people.c.seen < before),
            ~exists().where(seats.c.person_id == people.c.id),
        ),
    ),
    "audit": (audit.c.at, audit.c.id, lambda before: (audit.c.at < before, audit.c.id < newest_act()), nothing),
}
"""By kind: the order they are gone through in, their key, those that are old enough to look at, those that go."""


def newest_act() -> Any:
    """The last act stays: its number says where the log goes on."""
    return select(func.max(audit.c.id)).scalar_subquery()


def delete_guest(db: Connection, person: str) -> None:
    """Somebody who has never played, with all that is stored about them."""
    for rows in (sessions, seekers, calls, bonds, passes, wards):
        who = wards.c.what if rows is wards else rows.c.person_id
        db.execute(delete(rows).where(who == person))
    db.execute(delete(bonds).where(bonds.c.other_id == person))
    db.execute(delete(calls).where(calls.c.by_id == person))
    forget(db, person)
    wishes.forget(db, person)
    db.execute(delete(people).where(people.c.id == person))


def delete_cup(db: Connection, cup_id: str) -> None:
    """A tournament that has never begun, with those who registered."""
    db.execute(delete(cup_people).where(cup_people.c.cup_id == cup_id))
    db.execute(delete(cups).where(cups.c.id == cup_id))


DELETE: Final[dict[str, Callable[[Connection, Any], Any]]] = {
    "sessions": lambda db, key: db.execute(delete(sessions).where(sessions.c.hash == key)),
    "waiting": delete_table,
    "cups": delete_cup,
    "games": delete_table,
    "guests": delete_guest,
    "audit": lambda db, key: db.execute(delete(audit).where(audit.c.id == key)),
}


def let_go_suspicions(db: Connection, before: float) -> None:
    """What admins were shown about fair play."""
    for rows in (alike, tallies):
        db.execute(delete(rows).where(rows.c.at < before))


def let_go_expired(db: Connection) -> None:
    """Links, bans and mutes that have run out, what is left of correspondence, games that waited too long."""
    now = time.time()
    wishes.let_go_old(db)
    db.execute(delete(looks).where(looks.c.at < now - LOOKS_DAYS * DAY))
    db.execute(delete(passes).where(passes.c.until < now))
    db.execute(delete(wards).where(wards.c.until < now))
