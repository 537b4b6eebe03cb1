"""Several processes, bots in workers, the bus, and what happens when any of it fails."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest
import redis

from rookery.serve.hub.hub import Hub
from rookery.serve.hub.robots import Head, Worker
from rookery.serve.tables.live import LiveTable
from rookery.serve.upkeep import metrics
from tests.serve.tools import (
    PATIENCE,
    REDIS,
    answer_one,
    guests,
    need_redis,
    opened,
    play_out,
    run,
    scratch,
    started,
    until,
)


def failures(why: str) -> float:
    return metrics.REGISTRY.get_sample_value("rookery_bot_failures_total", {"why": why}) or 0.0


def test_redis_tells_other_processes_at_once(tmp_path: Any) -> None:
    url = need_redis()
    with scratch("postgresql", tmp_path) as database:

        async def main() -> None:
            async with opened(database, redis=url, poll=600) as one, opened(database, redis=url, poll=600) as two:
                await until(lambda: one.bus.up and two.bus.up)
                users = await guests(one, "Ada", "Bob")
                table = await started(one, users)
                far = await two.table(table.id)
                async with far.listen(users[1]) as wakes:
                    await until(lambda: table.seats[1].connected)  # seen from the other process
                    for _ in range(5):
                        await asyncio.wait_for(wakes.wait(), PATIENCE)
                        if far.number == table.number:
                            break
                    before = far.number
                    await answer_one(one, table, users)
                    while far.number == before:  # long before the next poll
                        await asyncio.wait_for(wakes.wait(), PATIENCE)
                    await kill_subscribers()
                    await answer_one(two, far, users)  # the message may be lost, the answer is not
                    two_number = far.number
                    await one.catch_up(table)
                    assert table.number == two_number
                    await until(lambda: one.bus.up and two.bus.up)

        run(main())


async def kill_subscribers() -> None:
    client = redis.Redis.from_url(REDIS)
    await asyncio.to_thread(client.client_kill_filter, _type="pubsub")
    client.close()


def test_without_any_message_the_poll_finds_the_change(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database) as two:
            users = await guests(one, "Ada", "Bob")
            table = await started(one, users)
            far = await two.table(table.id)
            async with far.listen(users[1]) as wakes:
                await wakes.wait()
                before = far.number
                await answer_one(one, table, users)
                await until(lambda: far.number > before)
                await answer_one(two, far, users)  # and now the second process goes on
            await until_same(one, table, far)

    run(main())


async def until_same(one: Hub, table: LiveTable, far: LiveTable) -> None:
    await one.catch_up(table)
    assert table.number == far.number


def test_a_game_played_through_two_processes_is_one_game(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database) as two:
            users = await guests(one, "Ada", "Bob", "Cleo")
            table = await started(one, users, "thiefs-market", seats=4, bots={3: "random"})
            far = await two.table(table.id)
            for n in range(60):
                hub, here = (one, table) if n % 2 else (two, far)
                await hub.catch_up(here)
                if here.status == "over":
                    break
                if any(here.seats[s].user_id for s in here.waiting):
                    await answer_one(hub, here, users, n)
                else:
                    await bots_answer(here)
            await one.catch_up(table)
            await bots_answer(table)  # an answer between the two looks would be no difference
            await two.catch_up(far)
            assert table.match is not None
            assert far.match is not None
            assert table.match.wire() == far.match.wire()
            assert table.number > 20

    run(main())


async def bots_answer(table: LiveTable) -> None:
    """Wait until only people are asked."""
    await until(lambda: not any(table.seats[s].bot for s in table.waiting))


def test_bots_think_in_worker_processes(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, workers=1) as hub:
            (ada,) = await guests(hub, "Ada")
            setup: dict[str, Any] = {"seats": 3, "bots": {1: "heuristic", 2: "heuristic"}, "options": {"start": 1}}
            table = await started(hub, [ada], "thiefs-market", **setup)
            await until(lambda: 0 in table.waiting)
            worker = hub.robots.workers[0]
            assert worker._process.pid != os.getpid()
            await answer_one(hub, table, [ada])
            await until(lambda: 0 in table.waiting)
            os.kill(worker._process.pid, signal.SIGKILL)  # the next thought finds it dead and starts another
            await play_out(hub, table, [ada])

    run(main())


def test_a_slow_or_crashing_bot_is_answered_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(sqlite, workers=1, bot_seconds=0.3) as hub:
            (ada,) = await guests(hub, "Ada")
            setup: dict[str, Any] = {"seats": 3, "bots": {1: "random", 2: "random"}, "options": {"start": 1}}
            worker = hub.robots.workers[0]
            await asyncio.get_running_loop().run_in_executor(worker.thread, worker._running)
            os.kill(worker._process.pid, signal.SIGSTOP)  # it hangs
            slow = failures("slow")
            table = await started(hub, [ada], "thiefs-market", **setup)
            assert table.match is not None
            expected = str(table.match.legal(1)[0])
            await until(lambda: table.number > 1)
            assert failures("slow") > slow
            assert f'"move":"{expected}"' in next(d for d in table.rows if '"answer"' in d)
            await until(lambda: 0 in table.waiting)

    run(main())


def test_a_bot_that_raises_is_answered_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from rookery.serve.hub import robots

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(robots, "bot_for", broken)

    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            before = failures("error")
            table = await started(hub, [ada], "thiefs-market", seats=3, bots={1: "random", 2: "random"})
            await play_out(hub, table, [ada])
            assert failures("error") > before

    run(main())


def test_a_worker_that_forgot_a_table_is_sent_all_of_it(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, "thiefs-market", options={"start": 0})
            worker = Worker(PATIENCE)
            try:
                head = Head(table.id, table.game, table.box.version, table.state.key)

                def ask(seat: int) -> str:
                    return worker.ask(head, list(table.rows), seat, "random", 1)

                assert table.match is not None
                assert await asyncio.to_thread(ask, 0) in table.match.legal(0)
                await answer_one(hub, table, users)
                worker.known[table.id] = 2  # as if it had been sent less
                seat = table.waiting[0]
                assert await asyncio.to_thread(ask, seat) in table.match.legal(seat)
                worker.known["other"] = 5  # as if it knew a table it has dropped
                worker.known[table.id] = len(table.rows) - 1
                assert await asyncio.to_thread(ask, seat) in table.match.legal(seat)
            finally:
                worker.stop()
                worker.thread.shutdown()

    run(main())
