"""Bots answer and clocks ring: what goes on at a table by itself."""

from __future__ import annotations

import asyncio
from contextvars import Context
from math import ceil
from typing import TYPE_CHECKING, Final

from rookery.play.bots.levels import LEVELS
from rookery.serve import HubError, Stale
from rookery.serve.hub.robots import timeout_move
from rookery.serve.tables import clocks
from rookery.serve.tables.live import LiveTable
from rookery.serve.tables.state import TEMPOS, State
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.keeper import Keeper


VARIES: Final = 0.5
"""So much longer than usual, at most, a bot seems to think."""
THINKS: Final = {level.name: level.seconds for level in LEVELS if level.seconds}
"""Seconds that levels which search may need."""


class Driver:
    """Sees to it that bots answer and clocks ring."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    def drive(self, table: LiveTable, mine: bool) -> None:
        """See to it that bots answer and clocks ring. `mine`: we changed it last, so it is for us to go on."""
        state = table.state
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if state.status != "playing" or state.paused or not self.keeper.ready:
            return
        pending = state.pending()
        if pending and not any(state.is_bot(s) for s in pending):
            table.hurry = False
        resting = state.by_steps() and table.stepped != state.number
        for seat in () if resting else pending:
            if state.is_bot(seat) and (seat not in table.thinking or table.hurry):
                old = table.thinking.get(seat)
                if old is not None and not old.done():
                    continue
                table.thinking[seat] = self.keeper.spawn(self._bot_step(table, seat, state.number, mine), Context())
        due = state.rings(pending)
        if due is not None:
            wait = max(0.0, due - self.keeper.now()) + (0.0 if mine else self.keeper.settings.grace)
            loop = asyncio.get_running_loop()
            table.timer = loop.call_later(wait, self._ring, table, state.number, context=Context())

    def rest(self, table: LiveTable) -> None:
        """Leave a table alone from now on."""
        if table.timer is not None:
            table.timer.cancel()
        for task in table.thinking.values():
            task.cancel()

    async def _bot_step(self, table: LiveTable, seat: int, number: int, mine: bool) -> None:
        """One bot answers one question."""
        try:
            if not mine and not table.hurry:
                since = max(0.0, self.keeper.now() - table.state.opened)
                await asyncio.sleep(max(0.0, self.keeper.settings.grace - since))
            if not self._expected(table, seat, number):
                return
            move = await self.keeper.robots.think(table, seat, table.seats[seat].bot or "random")
            await self.pace(table, seat)
            if self._expected(table, seat, number):
                await self.keeper.answer_for(table, seat, number, move, "bot")
        except (
            HubError,
            ValueError,
        ) as error:  # another process was first, or the store is down: the sweeper sees to it
            log.info("bot step", table=table.id, number=number, why=type(error).__name__)
            if not isinstance(error, Stale):
                await asyncio.sleep(self.keeper.settings.sweep)  # do not spin while the database is away
        finally:
            if table.thinking.get(seat) is asyncio.current_task():
                del table.thinking[seat]
        if self.keeper.ready and table.state.pending():
            self.drive(table, mine=mine)

    def _expected(self, table: LiveTable, seat: int, number: int) -> bool:
        state = table.state
        return state.number == number and not state.paused and seat in state.pending() and state.is_bot(seat)

    async def pace(self, table: LiveTable, seat: int) -> None:
        """Wait so that people can follow, and take back what they have just done; `skip` ends it."""
        if table.state.by_steps():
            return
        until = self.shows_at(table.state, seat, self.keeper.now())
        while not table.hurry and (left := until - self.keeper.now()) > 0:
            await asyncio.sleep(min(left, 0.1))

    def shows_at(self, state: State, seat: int, thought: float) -> float:
        """When the answer of a bot that has thought until then is given: as if a person had thought about it.

        How long it really thought depends on what it holds. So the time is made of public facts and of luck alone:
        the table's pace and tempo, the level of the bot, whether somebody may take something back. A thought that
        takes longer than that takes twice as long, or three times, but nothing in between.
        """
        settings, level = self.keeper.settings, state.seats[seat].bot or ""
        begun = min(state.opened, thought)
        if not settings.pace:
            return begun + (settings.regret / 1000 if state.may_regret() else 0.0)
        assert state.match is not None
        usual = max(settings.pace / 1000 * TEMPOS.get(state.tempo, 1.0), THINKS.get(level, 0.0))
        wait = usual * (1.0 + state.match.luck(f"think {seat}") * VARIES)
        if state.may_regret():
            wait = max(wait, settings.regret / 1000)
        return begun + wait * max(1, ceil((thought - begun) / wait))

    def _ring(self, table: LiveTable, number: int) -> None:
        table.timer = None
        self.keeper.spawn(self.time_up(table, number))

    def late(self, table: LiveTable, seat: int) -> bool:
        """Is this seat's time up?"""
        until = clocks.deadline(table.state, seat)
        return until is not None and until <= self.keeper.now() + 0.001

    async def time_up(self, table: LiveTable, number: int) -> None:
        """The clock answers, by the game's published rule, for all whose time is up. It looks like any answer."""
        failed = False
        for seat in table.state.pending():
            state = table.state
            by = "clock" if self.late(table, seat) else "switch" if self._switched_off(table, seat) else ""
            if state.number != number or state.match is None or not by:
                continue
            try:
                move = state.drafts.get(seat) or timeout_move(state.match, seat)
                await self.keeper.answer_for(table, seat, number, move, by)
            except (HubError, ValueError) as error:
                failed = failed or not isinstance(error, Stale)
                log.info("clock", table=table.id, number=number, why=type(error).__name__)
        try:
            await self.keeper.show_held(table, number)
        except HubError as error:
            failed = True
            log.info("show", table=table.id, number=number, why=type(error).__name__)
        if failed:
            await asyncio.sleep(self.keeper.settings.sweep)  # do not spin while the database is away
        if table.timer is None and self.keeper.ready:
            self.drive(table, mine=True)

    def _switched_off(self, table: LiveTable, seat: int) -> bool:
        at = table.state.auto_at(seat)
        return at is not None and at <= self.keeper.now() + 0.001
