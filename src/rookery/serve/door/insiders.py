"""Who belongs to a club, known by heart for the doors of its tables."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from sqlalchemy import Connection, select

from rookery.serve.store.database import Store
from rookery.serve.store.schema import club_people

INSIDE: Final = ("owner", "keeper", "member")
"""The ranks of those who belong to a club."""
CLUBS_KEPT: Final = 1000


class Insiders:
    """Of one process. What it knows is never older than its caller wants it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[frozenset[str], float]] = OrderedDict()

    def of(self, club: str) -> frozenset[str]:
        """The members, as they are known here."""
        return self._known.get(club, (frozenset[str](), 0.0))[0]

    async def look(self, club: str, age: float = 0.0) -> bool:
        """Look again, unless it was less than `age` seconds ago. Has anything changed?"""
        before, at = self._known.get(club, (frozenset[str](), 0.0))
        asked = time.monotonic()
        if at and asked - at < age:
            return False
        found = await self._store.read(lambda db: members_of(db, club))
        if self._known.get(club, (before, 0.0))[1] > asked:  # somebody has looked meanwhile, and later
            return False
        self._known[club] = found, asked
        self._known.move_to_end(club)
        while len(self._known) > CLUBS_KEPT:
            self._known.popitem(last=False)
        return found != before


def members_of(db: Connection, club: str) -> frozenset[str]:
    """The same, as it is stored."""
    query = select(club_people.c.person_id).where(club_people.c.club_id == club, club_people.c.rank.in_(INSIDE))
    return frozenset(str(each) for each in db.execute(query).scalars())
