"""What is looked after for ever: overdue tables, other processes, the games' time, who is here, memory."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from rookery.serve import Damaged, HubError, StoreDown
from rookery.serve.upkeep import memory
from rookery.serve.upkeep.logs import log

if TYPE_CHECKING:
    from rookery.serve.hub.hub import Hub

SWEEP_AT_ONCE: Final = 100
BEAT_SECONDS: Final = 60.0
BEAT_PLAYING: Final = 1.0
NOTICE_SECONDS: Final = 20.0


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
    """Drive one overdue table; one that cannot be read does not hold up the others."""
    try:
        hub.driver.drive(await hub.table(table_id), mine=True)
    except StoreDown:
        raise
    except Damaged:
        pass  # which is known by now
    except HubError as error:
        log.warning("sweep", table=table_id, problem=error.name)
    except Exception:
        log.exception("sweep", table=table_id)


async def beat(hub: Hub) -> None:
    """For ever: write down what the games' time is, for the next start, and soon after anything is played.

    A server that is killed leaves entries of its last moments. If the machine's clock is set back then, the next
    one must know how late it was, or questions would stay open until the clock has come there again.
    """
    while True:
        with contextlib.suppress(HubError):  # which the store has logged
            await hub.store.write(hub.beat)
        written = time.monotonic()
        while hub.changed < written and time.monotonic() - written < BEAT_SECONDS:
            await asyncio.sleep(BEAT_PLAYING)
        await asyncio.sleep(BEAT_PLAYING)


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
