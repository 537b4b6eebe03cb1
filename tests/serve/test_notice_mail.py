"""Mail servers that are away, slow or talk for ever, and processes that die: what becomes of letters then."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import Any

import pytest
from sqlalchemy import select, update

from rookery.serve.desk import letters, notices, wishes
from rookery.serve.desk.threads import apart
from rookery.serve.store.schema import ways
from tests.serve.mailing import (
    DAYS,
    correspondent,
    free_port,
    mailbox,
    mailing,
    market,
    smtp,
    until_asked,
)
from tests.serve.tools import (
    answer_one,
    count,
    guests,
    opened,
    run,
    started,
)

# -- mail servers --------------------------------------------------------------------------------------------------


def test_a_mail_server_that_is_away_is_tried_again_and_not_for_ever(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "DOWN_SECONDS", 0.0)
    port = free_port()

    async def main() -> None:
        async with opened(sqlite, **smtp(port)) as hub:
            users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
            table = await market(hub, *users)
            told, way = await mailing(hub)
            again = update(ways).values(next_at=0.0)
            assert await told.round(way) == 0
            waits = await hub.store.read(lambda db: max(db.execute(select(ways.c.next_at)).scalars()))
            assert 50 < waits - hub.now() <= notices.BACKOFF[0]
            assert await told.round(way) == 0  # not yet
            with mailbox(port) as box:
                await hub.store.write(lambda db: db.execute(again).rowcount)
                assert await told.round(way) == 1 and box.to("ada@home.example")
            await until_asked(hub, table, users, users[1])
            for _ in range(len(notices.BACKOFF) + 1):
                await hub.store.write(lambda db: db.execute(again).rowcount)
                assert await told.round(way) == 0
            await hub.store.write(lambda db: db.execute(again).rowcount)
            with mailbox(port) as box:
                assert await told.round(way) == 0 and not box.letters  # given up
            assert await count(hub, "SELECT sent * 10 + failed FROM sendings") == 11
            await told.close()

    run(main())


def test_a_refused_address_gets_no_more_after_a_while_and_a_full_one_is_tried_again(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                ada, bob = [await correspondent(hub, name) for name in ("Ada", "Bob")]
                box.refuses = {"ada@home.example": "550 unknown", "bob@home.example": "452 full"}
                told, way = await mailing(hub)
                table = None
                for _ in range(notices.REFUSED_MAX):
                    table = await market(hub, ada, bob)
                    await hub.store.write(lambda db: db.execute(update(ways).values(next_at=0.0)).rowcount)
                    assert await told.round(way) == 0
                chosen = await hub.store.read(lambda db: wishes.read(db, ada.id))
                assert (chosen.how("mail"), chosen.refused) == ("off", notices.REFUSED_MAX)
                assert table is not None
                await until_asked(hub, table, [ada, bob], bob)
                assert await told.round(way) == 0
                box.refuses = {}
                await hub.store.write(lambda db: db.execute(update(ways).values(next_at=0.0)).rowcount)
                assert await told.round(way) == 1 and box.to("bob@home.example")
                await told.close()

    run(main())


def test_one_whom_the_server_refuses_holds_up_no_one_else(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                users = [await correspondent(hub, name) for name in ("Ada", "Bob", "Cleo")]
                box.refuses = {"ada@home.example": "550 unknown"}
                for user in users:
                    await started(
                        hub,
                        [user, (await guests(hub, "Zoe"))[0]],
                        "thiefs-market",
                        seats=3,
                        bots={2: "random"},
                        options={"start": 0},
                        **DAYS,
                    )
                told, way = await mailing(hub)
                assert await told.round(way) == 2
                assert {each["to"] for each in box.letters} == {"bob@home.example", "cleo@home.example"}
                await told.close()

    run(main())


def test_a_slow_mail_server_holds_up_no_table(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            box.pause = 1000.0
            async with opened(sqlite, **smtp(box.port)) as hub:
                users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
                table = await market(hub, *users)
                told, way = await mailing(hub)
                sending = asyncio.create_task(told.round(way))
                while not box.came:
                    await asyncio.sleep(0.01)
                await answer_one(hub, table, users)
                assert not sending.done()
                await told.close()  # which cuts it off
                assert await sending == 0

    run(main())


def test_a_server_that_talks_for_ever_is_cut_off(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "LONGEST", 0.2)

    async def main() -> None:
        with mailbox() as box:
            box.pause = 1000.0
            async with opened(sqlite, **smtp(box.port)) as hub:
                users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
                await market(hub, *users)
                told, way = await mailing(hub)
                assert await told.round(way) == 0
                assert await count(hub, "SELECT MAX(tries) FROM ways") == 1
                await told.close()

    run(main())


def test_the_end_of_a_server_waits_for_no_mail_server() -> None:
    async def main() -> None:
        assert (await apart(threading.current_thread)).daemon
        with pytest.raises(OSError, match="away"):
            await apart(fails)

    run(main())


def fails() -> None:
    raise OSError("away")


# -- one of many processes -----------------------------------------------------------------------------------------


def test_of_two_processes_one_sends(database: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(database, **smtp(box.port)) as one, opened(database, **smtp(box.port)) as two:
                users = [await correspondent(one, f"P{n}") for n in range(8)]
                for n in range(0, 8, 2):
                    await market(one, *users[n : n + 2])
                told, others = await mailing(one), await mailing(two)
                sent = await asyncio.gather(told[0].round(told[1]), others[0].round(others[1]))
                assert sum(sent) == 4 == len(box.letters) == len({each["to"] for each in box.letters})
                await told[0].close()
                await others[0].close()

    run(main())


def test_a_process_that_dies_after_sending_sends_once_more_at_worst(sqlite: str) -> None:
    """Sent, and not written down: another process waits until the hold is over, and sends it again, once."""

    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
                await market(hub, *users)
                told, way = await mailing(hub)
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(notices, "noted", dies)
                    with contextlib.suppress(RuntimeError):
                        await told.round(way)
                assert len(box.letters) == 1
                assert await told.round(way) == 0
                hub._began += notices.HOLD + 1
                assert await told.round(way) == 1
                assert await told.round(way) == 0
                assert len(box.letters) == 2
                await told.close()

    run(main())


def dies(*_: Any, **__: Any) -> None:
    raise RuntimeError("killed")
