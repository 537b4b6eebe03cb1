"""The channel between processes, with a real Redis: nothing is lost, and what waits goes out together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import redis

from rookery.serve.store import bus as buses
from rookery.serve.store.bus import AT_ONCE, Bus, News
from tests.serve.tools import need_redis, run, until


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Bus, Bus, list[News]]]:
    """One that speaks, one that hears, and what it heard of tables of this test."""
    heard: list[News] = []
    one = Bus(url, lambda news: None)
    other = Bus(url, lambda news: heard.append(news) if news.table == one.process else None)
    await one.open()
    await other.open()
    try:
        await until(lambda: one.up and other.up)
        await asyncio.sleep(0.2)  # the channel is asked for; what is said before is not heard
        yield one, other, heard
    finally:
        await one.close()
        await other.close()


def test_what_waits_goes_out_together_and_is_heard_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    plain: Any = Bus._publish

    async def counted(self: Bus, commands: list[tuple[Any, ...]]) -> None:
        sizes.append(len(commands))
        await plain(self, commands)

    monkeypatch.setattr(Bus, "_publish", counted)

    async def main() -> None:
        async with two(need_redis()) as (one, _, heard):
            # given three hundred moves at once
            for n in range(300):
                one.say(News(one.process, n))
            await until(lambda: len(heard) == 300)
            # then all are heard, in their order, and Redis was asked a few times only
            assert [news.seq for news in heard] == list(range(300))
            assert sum(sizes) == 300
            assert max(sizes) == AT_ONCE

    run(main())


def test_one_does_not_hear_oneself() -> None:
    async def main() -> None:
        async with two(need_redis()) as (one, other, heard):
            other.say(News(one.process, 1))
            one.say(News(one.process, 2))
            await until(lambda: bool(heard))
            assert [news.seq for news in heard] == [2]

    run(main())


def test_a_connection_that_breaks_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "RETRY", 0.05)

    async def main() -> None:
        url = need_redis()
        async with two(url) as (one, _, heard):
            one.say(News(one.process, 1))
            await until(lambda: len(heard) == 1)
            # when Redis ends the connection that messages go out by
            used = one._redis.connection_pool._available_connections[0]
            host, port = used._writer.get_extra_info("sockname")[:2]
            with redis.Redis.from_url(url) as admin:
                admin.client_kill(f"{host}:{port}")
            # then at most what was just said is lost, and the next is heard
            n = 2
            while len(heard) < 2:
                one.say(News(one.process, n))
                n += 1
                await asyncio.sleep(0.1)
            assert heard[-1].seq >= 2

    run(main())
