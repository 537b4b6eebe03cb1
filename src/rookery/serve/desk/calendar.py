"""A calendar of one's own, as iCalendar (RFC 5545): deadlines of turn-based games and rounds of tournaments.

It says what all at those tables know: who is asked, and until when. An answer that is not shown changes nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from rookery.i18n import Texts, texts
from rookery.serve.hub import cup_rows
from rookery.serve.hub.sql import readable
from rookery.serve.store.schema import cup_people, cups, people, tables, turns
from rookery.serve.tables.cards import TableCard

OCTETS: Final = 75
"""A line has no more; what is longer goes on in the next one."""
TURNS_MAX: Final = 500
CUPS_MAX: Final = 100
MINUTE: Final = 60.0


@dataclass(frozen=True)
class Event:
    """One date."""

    id: str
    at: float
    stamp: float
    summary: str
    about: str
    url: str


# -- what is in it -------------------------------------------------------------------------------------------------


def events(db: Connection, person: str, base: str, now: float) -> tuple[str, list[Event]]:
    """Somebody's dates, and their language."""
    lang = str(db.execute(select(people.c.lang).where(people.c.id == person)).scalar() or "en")
    found = [*deadlines(db, person, lang, base), *rounds(db, person, texts(lang), base, now)]
    return lang, sorted(found, key=lambda event: event.at)


def deadlines(db: Connection, person: str, lang: str, base: str) -> Iterator[Event]:
    """Until when they are to answer. Whether they have does not show."""
    query = select(turns.c.table_id, turns.c.since, turns.c.until, tables.c.card)
    query = query.join_from(turns, tables, turns.c.table_id == tables.c.id)
    query = query.where(turns.c.person_id == person, turns.c.until.is_not(None)).order_by(turns.c.until)
    for row in db.execute(query.limit(TURNS_MAX)):
        card = readable(row.card)
        if card is not None:
            t = texts(lang, card.game)
            title = t.t("ui-calendar-turn", game=t.t(f"{card.game}-name"))
            url = f"{base}/t/{row.table_id}"
            yield Event(f"turn-{row.table_id}", row.until, row.since, title, others(card, person, t), url)


def others(card: TableCard, person: str, t: Texts) -> str:
    """With whom they play."""
    names = [seat.called(t.lang) for seat in card.seats if seat.user_id != person]
    return t.t("ui-notice-with", names=t.join(names)) if names else ""


def rounds(db: Connection, person: str, t: Texts, base: str, now: float) -> Iterator[Event]:
    """When rounds begin whose time is fixed."""
    query = select(cups).join_from(cup_people, cups, cup_people.c.cup_id == cups.c.id)
    mine = query.where(
        cup_people.c.person_id == person, cup_people.c.gone.is_(False), cups.c.status != cup_rows.OVER
    )
    for row in db.execute(mine.order_by(cups.c.created.desc()).limit(CUPS_MAX)):
        for number, at in times(row):
            if at > now:
                title = t.t("ui-calendar-round", cup=row.name, n=number)
                yield Event(f"cup-{row.id}-{number}", at, row.created, title, "", f"{base}/cups/{row.id}")


def times(row: Any) -> Iterator[tuple[int, float]]:
    """Rounds to come with their beginnings, as far as they are known."""
    setup = cup_rows.read_setup(row.setup)
    if not row.round and row.begins:
        yield 1, row.begins
    first = row.round_at if row.round else row.begins
    if setup.flow != "times" or not first:
        return
    known = max(row.round, 1)
    last = setup.rounds if setup.form == "swiss" else row.round + 1
    for number in range(known + 1, last + 1):
        yield number, first + (number - known) * setup.every * MINUTE


# -- how it is written ---------------------------------------------------------------------------------------------


def written(found: Sequence[Event], lang: str, base: str) -> str:
    """The whole calendar."""
    t, host = texts(lang), urlsplit(base).hostname or "rookery.invalid"
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Rookery//Turns and rounds//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{text(t.t('ui-calendar-name'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ]
    for event in found:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{event.id}@{host}",
            f"DTSTAMP:{moment(event.stamp)}",
            f"DTSTART:{moment(event.at)}",
            f"SUMMARY:{text(event.summary)}",
            *([f"DESCRIPTION:{text(event.about)}"] if event.about else []),
            f"URL:{event.url}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(folded(line) for line in lines)


def moment(at: float) -> str:
    """A time in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def text(said: str) -> str:
    """A text as the format wants it: commas, semicolons and backslashes marked, one line, no control signs."""
    plain = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in said)
    return plain.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def folded(line: str) -> str:
    """A line in pieces of no more than 75 octets, none of them cut inside a sign."""
    out, size = "", 0
    for sign in line:
        octets = len(sign.encode())
        if size + octets > OCTETS:
            out, size = f"{out}\r\n ", 1
        out, size = out + sign, size + octets
    return f"{out}\r\n"
