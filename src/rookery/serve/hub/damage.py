"""Tables that cannot be read: which, why, and what can be done. For the host, beside the server or without it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, select

from rookery.errors import GameError
from rookery.play.game import Game
from rookery.serve.hub.sql import read_table, readable
from rookery.serve.settings import Settings
from rookery.serve.store.database import engine, in_turn, known_form
from rookery.serve.store.schema import analyses, entries, results, seats, tables
from rookery.serve.tables.live import Damage, LiveTable, read_in

ANALYSES: Final = "0005"
RESULTS: Final = "0006"
"""The forms of the database that have them first: it is mended as it stands."""


@dataclass(frozen=True)
class Finding:
    """One damaged table. `what` is card, entry, missing, first, head or rules."""

    table: str
    what: str
    game: str = ""
    entry: int = 0
    count: int = 0
    """How many entries are stored."""
    why: str = ""

    @property
    def mendable(self) -> bool:
        """Can `mend` do something about it?"""
        return self.what in ("card", "entry", "missing")


class CannotMend(Exception):
    """Nothing can be done about a table, because of what is wrong with it, or as nothing is."""

    def __init__(self, finding: Finding | None) -> None:
        super().__init__()
        self.what = "none" if finding is None else finding.what


def survey(settings: Settings) -> tuple[int, list[Finding]]:
    """Read every table: how many there are, and those that are damaged."""
    made = engine(settings, writes=False)
    try:
        with in_turn(made.connect) as db:
            if known_form(db) is None:
                return 0, []  # nobody has ever played here
            every = [str(table) for table in db.execute(select(tables.c.id).order_by(tables.c.created)).scalars()]
            found = [finding for table in every if (finding := examine(db, table)) is not None]
            return len(every), [*found, *orphans(db, set(every))]
    finally:
        made.dispose()


def examine(db: Connection, table_id: str) -> Finding | None:
    """What is wrong with one table, if anything."""
    head, rows = read_table(db, table_id)
    if head is None:
        return Finding(table_id, "head")
    box = known_box(head)
    if box is None:
        return Finding(table_id, "rules", head.game, count=len(rows))
    try:
        read_in(head, rows, box)
    except Damage as damage:
        early = {0: "head", 1: "first"}.get(damage.seq)  # nothing to go back to
        what = early or ("missing" if damage.why == "missing" else "entry")
        return Finding(table_id, what, head.game, damage.seq, len(rows), damage.why)
    return Finding(table_id, "card", head.game, count=len(rows)) if readable(head.card) is None else None


def known_box(head: Any) -> Game | None:
    """The game of a table, under the rules it began with."""
    try:
        return Game(head.game).at(head.rules)
    except GameError:  # nobody brings it here, or what does is broken
        return None


def orphans(db: Connection, known: set[str]) -> Iterator[Finding]:
    """Entries and seats of tables whose head is gone."""
    left = {
        str(t)
        for column in (entries.c.table_id, seats.c.table_id)
        for t in db.execute(select(column).distinct()).scalars()
    }
    for table in sorted(left - known):
        yield Finding(table, "head")


def mend(settings: Settings, table_id: str, folder: Path) -> tuple[int, Path | None]:
    """Make a card anew, or take a table back to its last readable entry; how many came out, and where they are.

    What comes out is written to a file first: a backup may still bring it back.
    """
    made = engine(settings, writes=True)
    try:
        with in_turn(made.connect) as db, db.begin():
            form = known_form(db)
            finding = examine(db, table_id) if form is not None else None
            if finding is None or not finding.mendable:
                raise CannotMend(finding)
            head, rows = read_table(db, table_id)
            box = known_box(head)
            assert box is not None
            gone = [row for row in rows if finding.what != "card" and row.seq >= finding.entry]
            kept = keep(folder / f"rookery-{table_id}.jsonl", gone) if gone else None
            db.execute(
                delete(entries).where(entries.c.table_id == table_id, entries.c.seq.in_([r.seq for r in gone]))
            )
            table = LiveTable.blank(head, box)
            table.load([row for row in rows if row not in gone])
            if finding.what != "card":
                forget_end(db, str(form), table)
            card = msgspec.json.encode(table.state.card()).decode()
            values = {"card": card, "status": table.status, "due": table.state.due(), "public": table.setup.public}
            db.execute(tables.update().where(tables.c.id == table_id).values(**values))
            return len(gone), kept
    finally:
        made.dispose()


def forget_end(db: Connection, form: str, table: LiveTable) -> None:
    """Another end, another game: nothing was found in it, and it has no result yet. What is rated stays so."""
    if form >= ANALYSES:
        db.execute(delete(analyses).where(analyses.c.table_id == table.id))
    if form >= RESULTS and table.status != "over":
        db.execute(delete(results).where(results.c.table_id == table.id))


def keep(path: Path, rows: list[Any]) -> Path:
    """Write entries down, one per line."""
    with path.open("x", encoding="utf-8") as out:
        for row in rows:
            out.write(json.dumps({"seq": row.seq, "at": row.at, "data": row.data}) + "\n")
    return path
