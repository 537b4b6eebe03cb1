"""Somebody deletes their account: at once they cannot be found any more; then their name leaves every table.

Games of others stay: who sat there is called “N. N.” from then on. Moves stay, and so do words that were mixed into
chance: records keep proving what happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from rookery.serve import HubError, NotAllowed
from rookery.serve.desk import wishes
from rookery.serve.desk.desk import by_itself
from rookery.serve.desk.hosting import HOSTED
from rookery.serve.desk.retention import delete_guest
from rookery.serve.door.accounts import User, drop_sessions, not_with_token
from rookery.serve.hub import club_rows, cup_rows
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.rating import forget
from rookery.serve.hub.sql import delete_table, readable
from rookery.serve.store import entries as en
from rookery.serve.store.bus import News
from rookery.serve.store.schema import (
    audit,
    bonds,
    calls,
    entries,
    passes,
    people,
    seats,
    seekers,
    sessions,
    tables,
    wards,
)
from rookery.serve.upkeep.logs import log

NAMELESS: Final = "N. N."
SILENCED: Final = "…"
TABLES_AT_ONCE: Final = 50
PAUSE: Final = 0.1
EVERY: Final = 20.0


async def leave(hub: Hub, user: User) -> None:
    """Delete an account, or a guest: seats are given up, sessions end; old entries follow (`finish`)."""
    not_with_token(user)
    if await hub.store.read(lambda db: last_admin(db, user.id)):
        raise NotAllowed("ui-error-last-admin")
    for table_id in await hub.store.read(lambda db: open_seats(db, user.id)):
        with contextlib.suppress(HubError):  # one that cannot be opened holds nobody up
            await get_up(hub, table_id, user)
    gone, clubs = await hub.store.write(lambda db: vanish(db, user.id))
    await hub.accounts.end(gone)
    hub.accounts.changed(user.id)
    for club_id in clubs:
        await hub.clubs.changed(club_id)


def last_admin(db: Connection, person: str) -> bool:
    """Would nobody look after the server?"""
    return list(db.execute(select(people.c.id).where(people.c.admin.is_not(None))).scalars()) == [person]


def open_seats(db: Connection, person: str) -> list[str]:
    """Where somebody sits at a table that is not over."""
    query = select(tables.c.id).join_from(seats, tables, seats.c.table_id == tables.c.id)
    return list(db.execute(query.where(seats.c.person_id == person, tables.c.status != "over")).scalars())


async def get_up(hub: Hub, table_id: str, user: User) -> None:
    """Leave a table for good: a bot plays on, and a table that waits for nobody else goes."""
    table = await hub.table(table_id)
    if table.status == "playing":
        await hub.give_up(table, user)
        return
    await hub.stand(table, user)
    if table.host == user.id or not table.state.people():
        hub.drop(table_id)
        await hub.store.write(lambda db: delete_table(db, table_id))
        hub.bus.say(News(table_id, gone=True))


def vanish(db: Connection, person: str) -> tuple[list[str], list[str]]:
    """Everything about somebody but their traces at tables; what was stored of their sessions, and their clubs."""
    gone = drop_sessions(db, sessions.c.person_id == person)
    for rows in (seekers, calls, bonds, passes):
        db.execute(delete(rows).where(rows.c.person_id == person))
    db.execute(delete(bonds).where(bonds.c.other_id == person))
    db.execute(delete(calls).where(calls.c.by_id == person))
    forget(db, person)
    cup_rows.forget(db, person)
    clubs = club_rows.forget(db, person)
    wishes.forget(db, person)
    nothing = dict.fromkeys(("login", "looks", "password", "card", "admin", "email", "seen"))
    values = {"name": NAMELESS, "prefs": "{}", "gone": time.time(), **nothing}
    db.execute(update(people).where(people.c.id == person).values(**values))
    db.execute(update(audit).where(audit.c.target == person).values(about=NAMELESS))
    db.execute(update(audit).where(audit.c.by_id == person, audit.c.act.in_(HOSTED)).values(by_name=NAMELESS))
    db.execute(update(wards).where(wards.c.what == person).values(about=NAMELESS))
    return gone, clubs


# -- their name, afterwards --------------------------------------------------------------------------------------


async def sweep(hub: Hub) -> None:
    """For ever: finish what somebody's leaving has begun, in this process or in one that is gone."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await finish(hub)
        except HubError as error:
            log.warning("leaving", problem=error.name)
        except Exception:
            log.exception("leaving")


async def finish(hub: Hub, pause: float = PAUSE) -> int:
    """Take the names of all who left out of every table; how many they were."""
    query = select(people.c.id).where(people.c.gone.is_not(None)).order_by(people.c.gone).limit(10)
    gone = await hub.store.read(lambda db: list(db.execute(query).scalars()))
    for person in gone:
        after: str | None = ""
        while after is not None:
            after = await unname(hub, person, after)
            await asyncio.sleep(pause)
        await hub.store.write(by_itself(partial(forgotten, person=person)))
    return len(gone)


async def unname(hub: Hub, person: str, after: str) -> str | None:
    """Take a name out of the next tables; the last of them, None after the end."""
    some = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(TABLES_AT_ONCE)
    ids = await hub.store.read(lambda db: list(db.execute(some).scalars()))
    told = select(entries.c.table_id).where(
        entries.c.table_id.in_(ids), entries.c.data.contains(f'"{person}"', autoescape=True)
    )
    found = await hub.store.read(lambda db: sorted(set(db.execute(told).scalars())))
    for table_id in found:
        if await hub.store.write(by_itself(lambda db, t=table_id: rewrite(db, t, person))):  # type: ignore[misc]
            hub.bus.say(News(table_id, anew=True))
            with contextlib.suppress(HubError):
                await hub.read_anew(table_id)
    return ids[-1] if len(ids) == TABLES_AT_ONCE else None


def rewrite(db: Connection, table_id: str, person: str) -> bool:
    """The entries and the card of one table without somebody's name. Was it there?"""
    mine = (entries.c.table_id == table_id, entries.c.data.contains(f'"{person}"', autoescape=True))
    changed = False
    for seq, data in db.execute(select(entries.c.seq, entries.c.data).where(*mine)).all():
        new = nameless(data, person)
        if new != data:
            change = update(entries).where(entries.c.table_id == table_id, entries.c.seq == seq)
            db.execute(change.values(data=new))
            changed = True
    card = readable(db.execute(select(tables.c.card).where(tables.c.id == table_id)).scalar() or "")
    for seat in card.seats if card is not None else ():
        if seat.user_id == person and seat.name != NAMELESS:
            seat.name, changed = NAMELESS, True
    if card is not None and changed:
        stored = msgspec.json.encode(card).decode()
        db.execute(update(tables).where(tables.c.id == table_id).values(card=stored))
    return changed


def nameless(data: str, person: str) -> str:
    """An entry without somebody's name, and without what they said."""
    try:
        entry: Any = en.decode(data)
    except msgspec.MsgspecError:  # damaged, and none of our business here
        return data
    if not isinstance(entry, en.Sat | en.Renamed | en.Admitted | en.Said) or entry.user != person:
        return data
    if entry.name:
        entry.name = NAMELESS
    if isinstance(entry, en.Said) and entry.text:
        entry.text = SILENCED
    return en.encode(entry)


def forgotten(db: Connection, person: str) -> None:
    """Nothing is left: the row goes, too."""
    db.execute(delete(seats).where(seats.c.person_id == person))
    delete_guest(db, person)
