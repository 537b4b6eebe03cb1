"""What is somebody's own, as one document: profile, friends, games, what they said, sessions. No token, no hash.

Of a running game it holds what the seat may know: the record without the seed and with the others' secrets hidden.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, select

from rookery.errors import GameError
from rookery.serve import HubError, NotAllowed
from rookery.serve.desk import wishes as chosen
from rookery.serve.door.accounts import User, wishes
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.sql import readable
from rookery.serve.store.entries import Said, decode
from rookery.serve.store.schema import (
    alike,
    bonds,
    club_people,
    clubs,
    cup_people,
    cups,
    people,
    rated,
    ratings,
    seats,
    sessions,
    tables,
    tallies,
)
from rookery.serve.tables.live import LiveTable

GAMES_MAX: Final = 500
"""Games in one document; `next` says where another goes on."""
SAID_MAX: Final = 10_000
RATED_MAX: Final = 10_000
RATE: Final = "6/minute"


async def export(hub: Hub, user: User, before: float = 0.0) -> AsyncIterator[bytes]:
    """The document, piece by piece: at no time more than one game is in memory."""
    if user.bot:
        raise NotAllowed("ui-error-not-with-token")
    hub.limiter.quick(RATE, "export", user.id)
    about, games = await hub.store.read(lambda db: (profile(db, user.id), own_games(db, user.id, before)))
    return pieces(hub, user, about, games)


async def pieces(hub: Hub, user: User, about: dict[str, Any], games: list[Any]) -> AsyncIterator[bytes]:
    """The same, as it is sent."""
    shown = games[:GAMES_MAX]
    more = {"next": shown[-1].created if len(games) > GAMES_MAX else None}
    head = msgspec.json.encode({"format": "rookery-export-1", **about, **more})
    yield head[:-1] + b',"games":['
    for n, row in enumerate(shown):
        yield (b"," if n else b"") + msgspec.json.encode(await game(hub, user, row))
        await asyncio.sleep(0)
    yield b"]}"


def profile(db: Connection, person: str) -> dict[str, Any]:
    """All but the games."""
    columns = ("id", "name", "lang", "prefs", "created", "seen", "email", "admin")
    row = db.execute(select(*(people.c[name] for name in columns)).where(people.c.id == person)).one()
    mine = {**row._asdict(), "prefs": wishes(row.prefs)}
    bound = select(people.c.id, people.c.name, bonds.c.kind, bonds.c.since)
    friends = bound.join(people, people.c.id == bonds.c.other_id).where(bonds.c.person_id == person)
    visits = select(sessions.c.id, sessions.c.kind, sessions.c.label, sessions.c.created, sessions.c.until)
    return {
        "profile": mine,
        "friends": [each._asdict() for each in db.execute(friends)],
        "ratings": own(db, ratings, person, ratings.c.pool),
        "rated": own(db, rated, person, rated.c.at.desc()),
        "cups": own_cups(db, person),
        "clubs": own_clubs(db, person),
        **chosen.own(db, person),
        "tallies": own(db, tallies, person, tallies.c.at.desc()),
        "alike": own_alike(db, person),
        "sessions": [each._asdict() for each in db.execute(visits.where(sessions.c.person_id == person))],
    }


def own(db: Connection, rows: Table, person: str, order: Any) -> list[dict[str, Any]]:
    """Somebody's rows of a table, but for whom they have met."""
    columns = [each for each in rows.c if each.name not in ("person_id", "other_id", "met")]
    query = select(*columns).where(rows.c.person_id == person).order_by(order).limit(RATED_MAX)
    return [each._asdict() for each in db.execute(query)]


def own_alike(db: Connection, person: str) -> list[dict[str, Any]]:
    """Ranked games at which somebody else came from the same address."""
    mine = (alike.c.one_id == person) | (alike.c.other_id == person)
    query = select(alike.c.table_id, alike.c.at).where(mine).order_by(alike.c.at.desc()).limit(RATED_MAX)
    return [each._asdict() for each in db.execute(query)]


def own_cups(db: Connection, person: str) -> list[dict[str, Any]]:
    """The tournaments somebody held or played in, the newest first."""
    mine = cup_people.c.person_id == person
    joined = select(cups.c.id, cups.c.name, cups.c.created, cups.c.status, (cups.c.host_id == person).label("host"))
    query = joined.outerjoin(cup_people, (cup_people.c.cup_id == cups.c.id) & mine)
    query = query.where((cups.c.host_id == person) | mine).order_by(cups.c.created.desc()).limit(GAMES_MAX)
    return [each._asdict() for each in db.execute(query)]


def own_clubs(db: Connection, person: str) -> list[dict[str, Any]]:
    """The clubs somebody is in, has asked to come into, or is kept out of: nothing about others."""
    columns = clubs.c.id, clubs.c.name, club_people.c.rank, club_people.c.since
    query = select(*columns).join_from(club_people, clubs, clubs.c.id == club_people.c.club_id)
    query = query.where(club_people.c.person_id == person).order_by(club_people.c.since, clubs.c.id)
    return [each._asdict() for each in db.execute(query.limit(GAMES_MAX))]


def own_games(db: Connection, person: str, before: float) -> list[Any]:
    """Somebody's tables, the newest first."""
    query = (
        select(tables.c.id, tables.c.game, tables.c.created, tables.c.card)
        .join_from(seats, tables, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == person)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(GAMES_MAX + 1)
    )
    return list(db.execute(query.where(tables.c.created < before) if before else query))


async def game(hub: Hub, user: User, row: Any) -> dict[str, Any]:
    """One of them: how it stood, its record as its owner may have it, and what they said there."""
    card = readable(row.card)
    found: dict[str, Any] = {"table": row.id, "game": row.game, "created": row.created, "record": None, "chat": []}
    if card is not None:
        found |= {"status": card.status, "seats": [seat.name for seat in card.seats]}
        found |= {"seat": card.seat_of(user.id), "ranks": card.ranks, "scores": card.scores}
    kept = row.id in hub.live
    try:
        table = await hub.table(row.id)
        found["chat"] = said(table, user.id)
        found["record"] = await hub.record(table, user) if table.match is not None else None
    except (HubError, GameError):  # one that cannot be opened, or has no record
        return found
    if not kept and table.status == "over":
        hub.rest_table(table)
    return found


def said(table: LiveTable, person: str) -> list[dict[str, str]]:
    """What somebody said at a table."""
    lines = []
    for data in table.rows:
        if '"kind":"said"' in data and person in data:
            entry = decode(data)
            if isinstance(entry, Said) and entry.user == person:
                lines.append({"text": entry.text, "phrase": entry.phrase})
    return lines[-SAID_MAX:]
