"""“Table X changed”, between processes: one Redis channel, or nothing at all.

A message only says where to look; readers compare numbers. Losing one costs nothing but the wait for the next poll.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec

from rookery.serve.upkeep.logs import log

CHANNEL: Final = "rookery"
RETRY: Final = 1.0
CLOSE_TRIES: Final = 20
AT_ONCE: Final = 64
"""So many messages that wait go out together."""


class News(msgspec.Struct, omit_defaults=True):
    """One message: a table and its newest entry, or who of a process has the table open."""

    table: str
    seq: int = 0
    process: str = ""
    here: list[str] | None = None
    watching: list[str] = []
    """The names of those of them who only watch; "" for somebody without a name."""
    near: str = ""
    """Somebody who asks for things at the table without keeping it open."""
    session: str = ""
    """Hash of a session that ended: forget it."""
    acts: bool = False
    """An admin did something: the audit log says what."""
    club: str = ""
    """Who belongs to this club has changed."""
    gone: bool = False
    """The table has been deleted."""
    anew: bool = False
    """What is stored of the table was written anew: somebody's name is gone from it."""
    trace: str = ""
    """Which trace it belongs to, if somebody wants to know."""


class Bus:
    """Without Redis it is silent: a single process tells itself everything directly."""

    def __init__(self, url: str, hear: Callable[[News], None]) -> None:
        self.url = url
        self.process = secrets.token_hex(4)
        self.up = False
        self._hear = hear
        self._decoder = msgspec.json.Decoder(News)
        self._redis: Any = None
        self._out: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect in the background: a server starts without Redis too, and finds it later."""
        if not self.url:
            return
        import redis.asyncio  # an extra

        self._redis = redis.asyncio.from_url(self.url, socket_connect_timeout=2)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        """Stop."""
        waiting = set(self._tasks)
        for _ in range(CLOSE_TRIES):  # the client library may swallow a cancellation while it reconnects
            if not waiting:
                break
            for task in waiting:
                task.cancel()
            _, waiting = await asyncio.wait(waiting, timeout=0.1)
        if self._redis is not None:
            await self._redis.aclose()

    def say(self, news: News) -> None:
        """Tell the other processes; never waits, and drops the message when Redis is far behind."""
        if self._redis is not None and not self._out.full():
            news.process = self.process
            self._out.put_nowait(news)

    async def _speak(self) -> None:
        while True:
            said = [await self._out.get()]
            while len(said) < AT_ONCE and not self._out.empty():
                said.append(self._out.get_nowait())
            try:
                await self._publish([("PUBLISH", CHANNEL, msgspec.json.encode(news)) for news in said])
            except Exception as error:
                log.warning("bus", problem=type(error).__name__)
                await asyncio.sleep(RETRY)
            finally:
                for _ in said:
                    self._out.task_done()

    async def _publish(self, commands: list[tuple[Any, ...]]) -> None:
        """All of them in one go, which the client's own `publish` and pipelines take up to twice as long for."""
        connection = await self._redis.connection_pool.get_connection()
        try:
            await connection.send_packed_command(connection.pack_commands(commands))
            for _ in commands:
                await connection.read_response()
        except BaseException:  # what was not read now would be taken for the next answer
            await connection.disconnect(nowait=True)
            raise
        finally:
            await self._redis.connection_pool.release(connection)

    async def flush(self, seconds: float) -> None:
        """Until all that was to be said has been, or for so long."""
        if self._redis is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._out.join(), seconds)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.up = True
                    while True:
                        heard = await channel.parse_response()  # `listen` takes twice as long for each
                        if heard is not None and heard[0] == b"message":
                            self._receive(heard[2])
            except Exception as error:
                log.warning("bus", problem=type(error).__name__)
            self.up = False
            await asyncio.sleep(RETRY)

    def _receive(self, data: bytes) -> None:
        try:
            news = self._decoder.decode(data)
        except msgspec.MsgspecError:
            return
        if news.process != self.process:
            self._hear(news)
