"""What the server keeps in memory, and when it looks for what it need not keep."""

from __future__ import annotations

import gc
import time

import pytest
from websockets.sync.client import ClientConnection

from rookery.serve.door.connections import Door
from rookery.serve.hub.hub import LOOK_SECONDS, QUIET_SECONDS, STILL_SECONDS, TIDY_LATEST
from rookery.serve.upkeep import memory
from tests.serve.tools import PATIENCE, guests, opened, run, serving, started


def doors() -> int:
    """HTTP connections in memory, whether or not anybody holds them; what was set aside counts as well."""
    gc.unfreeze()
    return sum(issubclass(type(each), Door) for each in gc.get_objects())  # a weak proxy has a type of its own


def test_a_socket_leaves_nothing_for_the_collector(sqlite: str) -> None:
    """Given a table with a page open, when more pages open, then no HTTP connection is left in a circle."""
    with serving(sqlite) as server:
        ada = server.person()
        table = server.table(ada, server.person("Béla"))
        sockets: list[ClientConnection] = []
        gc.collect()
        gc.disable()
        try:
            before = doors()
            for _ in range(5):
                sockets.append(ada.page_socket(table).__enter__())
                sockets[-1].recv(timeout=PATIENCE)
            assert doors() <= before
        finally:
            gc.enable()
            for socket in sockets:
                socket.close()


def test_setting_aside_hides_and_cleaning_finds() -> None:
    """A circle that was set aside is not looked at in passing, but found when everything is."""
    circle: list[object] = []
    circle.append(circle)
    gone = Watched()
    circle.append(gone)
    lost = gone.lost
    memory.set_aside()
    del circle, gone
    gc.collect()
    assert not lost
    memory.clean()
    gc.unfreeze()
    assert lost == [True]


class Watched:
    """Says when it is gone."""

    def __init__(self) -> None:
        self.lost: list[bool] = []

    def __del__(self) -> None:
        self.lost.append(True)


@pytest.mark.parametrize(
    ("quiet_for", "since_tidied", "tidies"),
    [
        (QUIET_SECONDS + 1, 20.0, True),  # a pause
        (1.0, 20.0, False),  # somebody plays
        (1.0, TIDY_LATEST + 1, True),  # and has played for long
        (QUIET_SECONDS + 1, 5.0, False),  # nothing has changed since the last time
    ],
)
def test_everything_is_looked_at_when_nobody_plays_or_else_after_a_while(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, quiet_for: float, since_tidied: float, tidies: bool
) -> None:
    done: list[bool] = []
    monkeypatch.setattr(memory, "clean", lambda: done.append(True))

    async def main() -> None:
        async with opened(sqlite) as hub:
            now = time.monotonic()
            hub.changed, hub.tidied = now - quiet_for, now - since_tidied
            done.clear()
            hub.tidy()
            assert bool(done) == tidies

    run(main())


def test_a_still_table_rests_and_is_drawn_again(sqlite: str) -> None:
    """Soon after somebody came to look; after a move somewhat later, as the next one may come."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            for moved, looked, rests in (
                (STILL_SECONDS + 1, LOOK_SECONDS + 1, True),
                (STILL_SECONDS - 1, LOOK_SECONDS + 1, False),
                (STILL_SECONDS + 1, LOOK_SECONDS / 2, False),
            ):
                table = await started(hub, await guests(hub, "Ada", "Béla"))
                now = time.monotonic()
                table.cache["drawn"] = True
                table.moved, table.touched = now - moved, now - looked
                hub.calm_still()
                assert ("drawn" not in table.cache) == rests

    run(main())
