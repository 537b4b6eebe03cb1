"""What comes from outside is read in processes beside the server: positions, card files, records.

Those who send one that takes too long or too much room are told so; all others play on.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from rookery.play.game import Game, Verdict, verify
from rookery.serve import BadSetup, Busy, HubError, Unreadable
from rookery.serve.hub.beside import Failed, Process
from rookery.serve.settings import Settings
from rookery.serve.store.entries import Changed, TableSetup, decode, encode
from rookery.serve.tables.setup import check_setup
from rookery.serve.upkeep import metrics
from rookery.serve.upkeep.logs import log

WAITING: Final = 16
"""So many readings may wait for one process; those who come then are asked to come again …"""
WAITING_EACH: Final = 4
"""… and so many may be one person's, or come from one address."""
PROBLEMS: Final = 50
"""So many problems of a record are told; the first ones matter."""


@dataclass(frozen=True)
class Setup:
    """A table to set up, as an entry: its position, cards and coming chance are tried."""

    entry: str

    def read(self) -> str:
        """The same with all its options; BadSetup says what is wrong."""
        setup = unpacked(self.entry)
        return encode(Changed(setup=check_setup(Game(setup.game), setup)))


@dataclass(frozen=True)
class Record:
    """A record to prove."""

    text: str

    def read(self) -> Verdict:
        """What of it is proved."""
        verdict = verify(self.text)
        del verdict.problems[PROBLEMS:]
        return verdict


def unpacked(entry: str) -> TableSetup:
    """The setup in an entry."""
    found = decode(entry)
    assert isinstance(found, Changed)
    return found.setup


def from_outside(box: Game, setup: TableSetup) -> bool:
    """Is there anything in it that the box itself does not offer?"""
    choices = {option.name: option.values for option in box.options}
    plain = all(value in choices.get(name, ()) for name, value in setup.options.items())
    return setup.position is not None or bool(setup.chance) or not plain


def reader() -> Any:
    """What answers inside a process: what was read, or why it is refused."""

    def answer(task: Any) -> Any:
        try:
            return task.read()
        except HubError as error:
            return error

    return answer


class Readers:
    """The processes of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        room, seconds = settings.read_memory, settings.read_seconds
        self.processes = [Process("rookery-reader", reader, seconds, room) for _ in range(settings.readers)]
        self._each: Counter[str] = Counter()

    async def setup(self, setup: TableSetup, who: str) -> TableSetup:
        """A table that can be played, or BadSetup; Unreadable, Busy."""
        try:
            entry = encode(Changed(setup=setup))
        except (RecursionError, TypeError, ValueError) as error:
            raise BadSetup(why=str(error)[:300]) from None
        return unpacked(await self._read(Setup(entry), who))

    async def verdict(self, record: str, who: str) -> Verdict:
        """What a record proves; Unreadable, Busy."""
        found = await self._read(Record(record), who)
        assert isinstance(found, Verdict)
        return found

    async def _read(self, task: Setup | Record, who: str) -> Any:
        process = min(self.processes, key=lambda p: p.waiting)
        if process.waiting >= WAITING or self._each[who] >= WAITING_EACH:
            raise Busy("ui-error-readers")
        process.waiting += 1
        self._each[who] += 1
        asked = asyncio.get_running_loop().run_in_executor(process.thread, process.send, task)
        asked.add_done_callback(lambda _: self._done(asked, process, who))
        try:
            found = await asyncio.shield(asked)  # it is read even if nobody waits for it any more
        except Failed as error:
            raise self._lost(error.why) from None
        if isinstance(found, HubError):
            raise found
        return found

    def _done(self, asked: asyncio.Future[Any], process: Process, who: str) -> None:
        if not asked.cancelled():
            asked.exception()  # somebody has looked
        process.waiting -= 1
        self._each[who] -= 1
        if not self._each[who]:
            del self._each[who]

    def _lost(self, why: str) -> HubError:
        metrics.UNREAD.labels(why if why in ("slow", "memory", "crashed", "start") else "error").inc()
        log.warning("reading ended", why=why)
        if why == "slow":
            return Unreadable("ui-error-unreadable-slow", seconds=self.settings.read_seconds)
        if why == "memory":
            return Unreadable("ui-error-unreadable-memory", megabytes=self.settings.read_memory)
        return Busy("ui-error-readers") if why == "start" else Unreadable()

    def close(self) -> None:
        """End all of them."""
        for process in self.processes:
            process.close()
