"""After the game, and looking back: the next game, another course of this one, its moments, its record."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from rookery.play.game import Verdict
from rookery.play.match import Match
from rookery.serve import NotAllowed, NotYourSeat
from rookery.serve.door.accounts import User
from rookery.serve.hub.talking import Talking
from rookery.serve.settings import Settings
from rookery.serve.store import entries as en
from rookery.serve.tables.live import LiveTable, must
from rookery.serve.tables.setup import warm_level

MOMENTS_KEPT: Final = 100
REPLAYED_AT_ONCE: Final = 32


class Looking(Talking):
    """After the game, and looking back: the next one, another course of this one, moments, records."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._moments: OrderedDict[tuple[str, int], Match] = OrderedDict()

    async def rematch(self, table: LiveTable, user: User) -> LiveTable:
        """The next game with the same setup. The first who asks opens the table; the others find their seats."""
        mine = table.seat_of(user)
        if mine is None:
            raise NotYourSeat
        must("over", table)
        table_id = table.rematch or rematch_id(table)
        setup = msgspec.structs.replace(
            table.setup, opening=[], branch_of="", branch_at=0, sit=True, cup="", league=""
        )
        bots = {s.seat: s.bot for s in table.seats if s.bot is not None and not s.warm}
        setup.bots = {} if setup.ranked else bots  # it sits there for somebody who gave up
        program = table.seats[mine].program > 0
        if not table.rematch:
            await self._create(user, setup, table_id, mine, program)
            await self._change(table, lambda state: None if state.rematch else en.Rematched(table=table_id))
        new = await self.table(table_id)
        if new.seat_of(user) is None and new.status == "waiting":
            seat = mine if new.seats[mine].free else None
            await self.sit(new, user, seat, new.invite, program)
        return new

    async def branch(self, table: LiveTable, user: User, at: int, seat: int | None = None) -> LiveTable:
        """Play on from a moment of a finished game, as a new table: bots on the other seats, new chance."""
        must("over", table)
        match = await self.moment(table, user, at, None)
        mine = seat if seat is not None else table.seat_of(user)
        place = mine if mine is not None and 0 <= mine < match.seats else 0
        setup = msgspec.structs.replace(
            table.setup,
            options=match.options,
            opening=match.lines(),
            bots={s: warm_level(table.game) for s in range(match.seats) if s != place},
            chance=[],
            public=False,
            ranked=False,
            sit=True,
            branch_of=table.id,
            branch_at=at,
            cup="",
            club="",
            league="",
        )
        return await self.create(user, setup)

    def moments(self, table: LiveTable) -> int:
        """How many moments there are to look back at: one per answer of a seat, and the deal (moment 0)."""
        return len(self._ends(table)) - 1

    def _ends(self, table: LiveTable) -> list[int]:
        """Where each moment ends in the list of answers. An open sealed question is not a moment yet."""
        match = table.match
        if match is None:
            raise NotAllowed("ui-error-not-playing")
        return [*match.seat_answers(len(table.setup.opening)), match.settled]

    async def moment(self, table: LiveTable, user: User | None, at: int, eyes: int | None) -> Match:
        """The match as it stood after `at` answers. While the game runs, through one's own eyes only."""
        if eyes is not None and table.status != "over" and table.seat_of(user) != eyes:
            raise NotYourSeat
        ends = self._ends(table)
        if eyes is not None and not 0 <= eyes < len(table.seats):
            raise NotYourSeat
        if not 0 <= at < len(ends):
            raise NotAllowed("ui-error-no-moment", last=len(ends) - 1)
        name = self.moments_of(table)
        found = self._moments.get((name, at))
        if found is None:
            near = max((n for kept, n in self._moments if kept == name and n < at), default=-1)
            before = self._moments.get((name, near))
            found = await replayed(table, before, ends[near] if before is not None else 0, ends[at])
            self._moments[name, at] = found
            while len(self._moments) > MOMENTS_KEPT:
                self._moments.popitem(last=False)
        return found

    def moments_of(self, table: LiveTable) -> str:
        """A name for what can be looked back at; it changes when that may."""
        return f"{table.id} {table.state.number if table.status == 'playing' else 'over'}"

    async def moment_of(self, table: LiveTable, user: User | None, line: int, eyes: int | None) -> int:
        """The moment at which a line of somebody's log was told."""
        first, last = 0, self.moments(table)
        while first < last:
            middle = (first + last) // 2
            if (await self.moment(table, user, middle, eyes)).events(eyes, line):
                last = middle
            else:
                first = middle + 1
        return first

    async def record(self, table: LiveTable, user: User | None) -> str:
        """The record as this user may have it: until the end without the seed and what is hidden."""
        if table.match is None:
            raise NotAllowed("ui-error-not-playing")
        return table.match.record if table.state.ended else table.match.record_for(table.seat_of(user))

    async def verify(self, record: str, who: str) -> Verdict:
        """What a record proves; `who` sent it: a user's id, or an address."""
        self.limiter.quick(self.settings.rate_tables, "verify", who)
        return await self.readers.verdict(record, who)


def rematch_id(table: LiveTable) -> str:
    """The same for everybody who asks, in every process, and not to be guessed."""
    return hashlib.blake2b(table.id.encode(), key=table.invite.encode()[:64], digest_size=5).hexdigest()


async def replayed(table: LiveTable, before: Match | None, start: int, end: int) -> Match:
    """The match again, up to a place in its list of answers, from an earlier moment if there is one."""
    assert table.match is not None
    state = table.state
    match = before.clone() if before is not None else state.fresh_match(table.match.names)
    lines = table.match.lines(max(start, len(state.setup.opening)), end=end)
    for n, line in enumerate(lines, 1):
        match.put(line)
        if n % REPLAYED_AT_ONCE == 0:
            await asyncio.sleep(0)
    return match
