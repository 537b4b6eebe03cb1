"""How somebody wants to hear of their turns: by which ways, when, and when not."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from sqlalchemy import Connection, delete, insert, select, update

from rookery.serve import BadName
from rookery.serve.store.schema import correspondents, devices, sendings, sessions, turns, vacations, ways

WAYS: Final = ("mail", "push")
HOWS: Final = ("off", "now", "hourly", "daily")
HOURS: Final = 24
DAY: Final = 86_400.0
COUNTED_DAYS: Final = 90
"""So long it is known how many notices were sent."""
VACATION_KEPT: Final = 2 * 366 * DAY
"""A vacation counts for its year, and perhaps for the next."""


@dataclass(frozen=True)
class Wishes:
    """What one person has chosen."""

    zone: str = "UTC"
    hour: int = 18
    """Of the daily digest."""
    quiet_from: int = 0
    quiet_to: int = 0
    """Nothing is sent from one to the other; the same hour: there are no quiet hours."""
    calendar: int = 0
    """Which of their calendar links works; 0: none."""
    ways: Mapping[str, str] = field(default_factory=dict)
    """Mail and push: "off", "now", "hourly" or "daily"."""
    refused: int = 0
    """So often in a row the address has been refused."""

    def how(self, way: str) -> str:
        """How they are told by a way."""
        return self.ways.get(way, "off")

    def checked(self) -> Wishes:
        """BadName for what cannot be wished."""
        if self.zone not in zones():
            raise BadName("ui-error-wish", why="zone")
        for name in ("hour", "quiet_from", "quiet_to"):
            if not 0 <= getattr(self, name) < HOURS:
                raise BadName("ui-error-wish", why=f"{name}: 0 … {HOURS - 1}")
        for way, how in self.ways.items():
            if way not in WAYS or how not in (HOWS if way == "mail" else HOWS[:2]):
                raise BadName("ui-error-wish", why=f"{way}: {', '.join(HOWS if way == 'mail' else HOWS[:2])}")
        return self

    # -- times ---------------------------------------------------------------------------------------------------

    def local(self, at: float) -> datetime:
        """A time as their clock shows it."""
        return datetime.fromtimestamp(at, zone_of(self.zone))

    def quiet(self, at: float) -> bool:
        """Do they want to hear nothing then?"""
        hour, low, high = self.local(at).hour, self.quiet_from, self.quiet_to
        return low <= hour < high if low <= high else hour >= low or hour < high

    def next_time(self, how: str, at: float) -> float:
        """When they are told of something that could be told at `at`."""
        here = self.local(at)
        if how == "hourly":
            at = next_hour(here, here.hour + 1).timestamp()
        elif how == "daily":
            today = next_hour(here, self.hour)
            at = (today if today.timestamp() > at else next_hour(here, self.hour + HOURS)).timestamp()
        if not self.quiet(at):
            return at
        here = self.local(at)
        return next_hour(here, self.quiet_to + (HOURS if here.hour >= self.quiet_to else 0)).timestamp()


def next_hour(day: datetime, hour: int) -> datetime:
    """A full hour of this day, or of the next from 24 on, by the clock on the wall."""
    midnight = day.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    return (midnight + timedelta(days=hour // HOURS)).replace(hour=hour % HOURS)


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """The time zones to choose from."""
    return ("UTC", *sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))


def zone_of(name: str) -> ZoneInfo:
    """A zone; UTC for one that this machine has never heard of."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


# -- stored --------------------------------------------------------------------------------------------------------


def read(db: Connection, person: str) -> Wishes:
    """What somebody has chosen, or what holds for those who have not."""
    row = db.execute(select(correspondents).where(correspondents.c.person_id == person)).first()
    chosen = list(db.execute(select(ways).where(ways.c.person_id == person)))
    known = {} if row is None else {name: value for name, value in row._asdict().items() if name != "person_id"}
    refused = next((each.refused for each in chosen if each.way == "mail"), 0)
    return Wishes(**known, ways={each.way: each.how for each in chosen}, refused=refused)


def keep(db: Connection, person: str, wishes: Wishes) -> None:
    """Store it; from now on everything is looked at anew."""
    db.execute(delete(correspondents).where(correspondents.c.person_id == person))
    rest: dict[str, Any] = {c.name: getattr(wishes, c.name) for c in correspondents.c if c.name != "person_id"}
    db.execute(insert(correspondents).values(person_id=person, **rest))
    for way, how in wishes.ways.items():
        choose(db, person, way, how)


def choose(db: Connection, person: str, way: str, how: str) -> None:
    """How somebody wants to hear by one way. A notice that is on its way just now stays so."""
    mine = (ways.c.person_id == person, ways.c.way == way)
    if not db.execute(update(ways).where(*mine).values(how=how, next_at=0.0, tries=0, refused=0)).rowcount:
        nothing = {"next_at": 0.0, "held_until": 0.0, "tries": 0, "refused": 0}
        db.execute(insert(ways).values(person_id=person, way=way, how=how, **nothing))


def changed(wishes: Wishes, given: Mapping[str, Any]) -> Wishes:
    """With what somebody has chosen anew; what is not given stays."""
    chosen = {way: given[way] for way in WAYS if given.get(way) is not None}
    rest = {name: given[name] for name in ("zone", "hour", "quiet_from", "quiet_to") if given.get(name) is not None}
    return replace(wishes, **rest, ways={**wishes.ways, **chosen}).checked()


def forget(db: Connection, person: str) -> None:
    """Nothing of all that is left of somebody."""
    for rows in (correspondents, ways, devices, vacations, turns):
        db.execute(delete(rows).where(rows.c.person_id == person))


def let_go_old(db: Connection) -> None:
    """What is of no use any more: old counts and vacations, and browsers whose session has ended."""
    now = time.time()
    db.execute(delete(sendings).where(sendings.c.day < now // DAY - COUNTED_DAYS))
    db.execute(delete(vacations).where(vacations.c.until < now - VACATION_KEPT))
    db.execute(delete(devices).where(devices.c.session.not_in(select(sessions.c.hash))))


def own(db: Connection, person: str) -> dict[str, Any]:
    """All of it for its owner: without what lets somebody write to their browsers."""
    chosen = read(db, person)
    columns = {
        "vacations": (vacations, ("begins", "until", "zone")),
        "devices": (devices, ("id", "label", "created")),
        "turns": (turns, ("table_id", "number", "since", "until")),
    }
    rows = {
        name: [
            row._asdict()
            for row in db.execute(select(*(each.c[column] for column in known)).where(each.c.person_id == person))
        ]
        for name, (each, known) in columns.items()
    }
    about = {"zone": chosen.zone, "hour": chosen.hour, "quiet": [chosen.quiet_from, chosen.quiet_to]}
    return {"notices": {**about, "calendar": bool(chosen.calendar), **chosen.ways}, **rows}
