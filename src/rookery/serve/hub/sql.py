"""A table in the database: its head, its entries, who sits there."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from rookery.serve.hub import league_rows
from rookery.serve.settings import Settings
from rookery.serve.store import entries as en
from rookery.serve.store.entries import AnyEntry, Row
from rookery.serve.store.schema import (
    analyses,
    calls,
    entries,
    looks,
    results,
    seats,
    seekers,
    sightings,
    tables,
    turns,
)
from rookery.serve.tables.cards import TableCard
from rookery.serve.tables.live import LiveTable
from rookery.serve.tables.ranked import pool_of, result, stored
from rookery.serve.tables.state import State
from rookery.serve.tables.turns import Turn, asked

PLAY: Final = (en.Answered, en.Shown, en.Undone)
ASIDE: Final = (en.Said, en.Switched, en.Paced)
HEAD: Final = tuple(column for column in tables.c if column.name != "club")
"""What a table is read from: in every form of the database, for older ones are mended as they stand."""
_card = msgspec.json.Decoder(TableCard)


def readable(card: str) -> TableCard | None:
    """A card as stored; None if it is damaged."""
    try:
        return _card.decode(card)
    except msgspec.MsgspecError:
        return None


def insert_sql(settings: Settings) -> str:
    """The hot statement, in the driver's own words."""
    marks = "?, ?, ?, ?" if settings.on_sqlite else "%s, %s, %s, %s"
    return f"INSERT INTO entries (table_id, seq, at, data) VALUES ({marks}) ON CONFLICT DO NOTHING"


def read_table(db: Connection, table_id: str) -> tuple[Any, list[Row]]:
    """A table's head and all its entries."""
    head = db.execute(select(*HEAD).where(tables.c.id == table_id)).first()
    query = select(entries.c.seq, entries.c.at, entries.c.data).where(entries.c.table_id == table_id)
    return head, [Row(*row) for row in db.execute(query.order_by(entries.c.seq))]


def insert_table(db: Connection, table: LiveTable) -> bool:
    """A new table with its first entries; False if there is one of that id."""
    if db.execute(select(tables.c.id).where(tables.c.id == table.id)).first() is not None:
        return False
    state = table.state
    head = {
        "id": table.id,
        "game": table.game,
        "rules": state.box.version,
        "seed": state.key.hex(),
        "invite": table.invite,
        "status": state.status,
        "public": state.setup.public,
        "created": state.created,
        "due": state.due(),
        "card": msgspec.json.encode(state.card()).decode(),
        "club": state.setup.club,
    }
    db.execute(tables.insert().values(**head))
    for n, data in enumerate(table.rows):
        row = {"table_id": table.id, "seq": n + 1, "at": state.created, "data": data}
        db.execute(entries.insert().values(**row))
    for person in state.people():
        db.execute(seats.insert().values(person_id=person, table_id=table.id))
    for person, turn in asked(state).items():
        db.execute(new_turn(table.id, person, turn))
    return True


def delete_table(db: Connection, table_id: str) -> bool:
    """A table with all that is stored of it; was there one?"""
    for rows in (entries, seats, calls, seekers, analyses, results, sightings, turns, looks):
        db.execute(rows.delete().where(rows.c.table_id == table_id))
    return db.execute(tables.delete().where(tables.c.id == table_id)).rowcount > 0


def side_effects(table: LiveTable, entry: AnyEntry, fork: State) -> list[Any]:
    """What else an entry changes in the database: the head of the table, and who sits where."""
    changes: dict[str, Any] = {}
    old_due, new_due = table.state.due(), fork.due()
    if old_due != new_due:
        changes["due"] = new_due
    aside = isinstance(entry, ASIDE)
    played = aside or isinstance(entry, PLAY)
    if fork.status != table.state.status or not played or (fork.mode == "turn" and not aside):
        changes |= {"status": fork.status, "public": fork.setup.public}
        changes["card"] = msgspec.json.encode(fork.card()).decode()
    out: list[Any] = [tables.update().where(tables.c.id == fork.id).values(**changes)] if changes else []
    if fork.setup.ranked and fork.status == "over" and table.state.status != "over":
        out.append(to_be_rated(entry, fork))
        out += in_league(entry, fork)
    if "turn" in (fork.mode, table.state.mode):
        out += turned(table.id, asked(table.state), asked(fork))
    if played:
        return out
    if isinstance(entry, en.Sat):
        out.append(seats.insert().values(person_id=entry.user, table_id=fork.id))
    if isinstance(entry, en.Stood | en.Bot):
        gone = table.state.seats[entry.seat].user_id
        if gone is not None:
            out.append(seats.delete().where(seats.c.person_id == gone, seats.c.table_id == fork.id))
    return out


def to_be_rated(entry: AnyEntry, fork: State) -> Any:
    """A ranked game is over: it waits for its rating, or does not count."""
    places = result(fork, entry)
    if not places:
        return sightings.delete().where(sightings.c.table_id == fork.id)
    pool = pool_of(fork.setup).key
    return results.insert().values(table_id=fork.id, at=fork.at, pool=pool, places=stored(places))


def in_league(entry: AnyEntry, fork: State) -> list[Any]:
    """A game of a league is over: it counts in its table, or does not."""
    places = result(fork, entry) if fork.setup.league else []
    return league_rows.counts(fork.setup.league, fork.id, fork.at, stored(places)) if places else []


def turned(table_id: str, before: dict[str, Turn], after: dict[str, Turn]) -> list[Any]:
    """What changes in the rows of those who are asked: who has been told of a question is not told again."""
    out: list[Any] = []
    for person in before.keys() | after.keys():
        old, new = before.get(person), after.get(person)
        mine = (turns.c.table_id == table_id, turns.c.person_id == person)
        if old is not None and new is not None and old.number == new.number:
            if old != new:
                out.append(turns.update().where(*mine).values(until=new.until, done=new.done))
            continue
        out.append(turns.delete().where(*mine))
        if new is not None:
            out.append(new_turn(table_id, person, new))
    return out


def new_turn(table_id: str, person: str, turn: Turn) -> Any:
    """Somebody is asked something new."""
    untold = {"mailed": False, "pushed": False}
    return turns.insert().values(person_id=person, table_id=table_id, **turn._asdict(), **untold)
