"""Clocks: a bank and an increment per person, or a limit per answer in turn-based games; and the sweeper.

Time is charged when a question closes, from the times of the entries, so every process counts alike. All who were
asked a sealed question are charged the same time, whenever they answered: a clock must not tell who has.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from rookery.serve import Damaged, HubError, StoreDown, memory
from rookery.serve.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub import Hub
    from rookery.serve.tables import State

FLOOR: Final = 2.0
"""Whoever has used up the bank still has these seconds for each answer, or the increment if it is longer."""
SWEEP_AT_ONCE: Final = 100
BEAT_SECONDS: Final = 60.0
NOTICE_SECONDS: Final = 20.0


def there(state: State) -> bool:
    """Has this table any clocks?"""
    setup = state.setup
    return setup.bank is not None or setup.turn_limit is not None or setup.strict is not None


def runs(state: State, seat: int) -> bool:
    """Is this seat's clock running?"""
    if state.status != "playing" or state.paused or seat not in state.asked or state.seats[seat].bot is not None:
        return False
    return state.setup.turn_limit is not None if state.mode == "turn" else state.setup.bank is not None


def deadline(state: State, seat: int) -> float | None:
    """When a seat's time is up, or None."""
    fixed = round_ends(state)
    if fixed is not None and seat in state.asked and state.seats[seat].bot is None:
        return fixed
    if not runs(state, seat):
        return None
    if state.mode == "turn":
        return state.opened + (state.setup.turn_limit or 0.0)
    return state.opened + max(state.banks[seat], min(FLOOR, state.setup.bank or FLOOR))


def round_ends(state: State) -> float | None:
    """When a sealed round of fixed length is over, whoever has answered; None: it has no fixed length."""
    match, strict = state.match, state.setup.strict
    if strict is None or match is None or state.status != "playing" or state.paused:
        return None
    return state.opened + strict if match.sealed and match.hold != (0.0, 0.0) else None


def left(state: State, seat: int, now: float) -> float | None:
    """Seconds a seat has left, running or not; None without a clock."""
    until = deadline(state, seat)
    if until is not None:
        return max(0.0, until - now)
    if state.mode == "live" and state.setup.bank is not None and state.seats[seat].user_id is not None:
        return state.banks[seat]
    return None


def charge(state: State, at: float, step: bool = True) -> None:
    """Take the time of the question that just closed; `step`: and give the increment."""
    if state.mode != "live" or state.setup.bank is None:
        return
    for seat in state.asked:
        if runs(state, seat):
            spent = max(0.0, at - state.opened)
            state.banks[seat] = max(0.0, state.banks[seat] - spent) + (state.setup.increment if step else 0.0)


def take_back(state: State, seat: int, moves: int) -> None:
    """Answers that were taken back bring no increment."""
    if state.mode == "live" and state.setup.bank is not None:
        state.banks[seat] = max(0.0, state.banks[seat] - moves * state.setup.increment)


async def sweep(hub: Hub) -> None:
    """For ever: drive tables that are overdue because their process is gone, and let idle ones leave the memory."""
    after = (0.0, "")
    while True:
        await asyncio.sleep(hub.settings.sweep)
        try:
            found = await hub.overdue(hub.now() - hub.settings.grace, after, SWEEP_AT_ONCE)
            for _, table_id in found:
                await drive(hub, table_id)
            all_seen = len(found) < SWEEP_AT_ONCE
            after = (0.0, "") if all_seen else found[-1]  # tables that stay overdue hold nobody up
            hub.forget_idle()
        except HubError as error:
            log.warning("sweep", problem=error.name)
        except Exception:
            log.exception("sweep")


async def drive(hub: Hub, table_id: str) -> None:
    """Drive one overdue table; one that cannot be read is no reason to leave the others alone."""
    try:
        hub.drive(await hub.table(table_id), mine=True)
    except StoreDown:
        raise
    except Damaged:
        pass  # which is known by now
    except HubError as error:
        log.warning("sweep", table=table_id, problem=error.name)
    except Exception:
        log.exception("sweep", table=table_id)


async def beat(hub: Hub) -> None:
    """For ever: write down what the games' time is, for the next start."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        with contextlib.suppress(HubError):  # which the store has logged
            await hub.store.write(hub.beat)


async def notice(hub: Hub) -> None:
    """For ever: write down who is here, for their friends."""
    while True:
        await asyncio.sleep(NOTICE_SECONDS)
        for table in list(hub.live.values()):
            hub.friends.about.update(table.here)
        with contextlib.suppress(HubError):
            await hub.friends.note()


async def calm(hub: Hub) -> None:
    """For ever: let still tables rest, and keep the collector away from what is there to stay."""
    try:
        while True:
            for _ in range(4):
                await asyncio.sleep(0.25)
                memory.set_aside()
            hub.calm_still()
            hub.tidy()
    finally:
        memory.stop()


async def poll(hub: Hub) -> None:
    """For ever: look whether other processes changed a table we show. The safety net under the bus."""
    while True:
        await asyncio.sleep(hub.settings.poll)
        try:
            await hub.refresh_watched()
        except HubError as error:
            log.warning("poll", problem=error.name)
        except Exception:
            log.exception("poll")
