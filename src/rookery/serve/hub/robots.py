"""Bots think in worker processes. One that crashes or is too slow is ended, and the game's timeout rule answers.

A worker keeps the tables it thought about lately and is sent the entries it lacks. A bot is given a `Window`: what
a person in its seat sees.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rookery.errors import GameError
from rookery.play.bots import Bot, Window, make_bot
from rookery.play.bots.makers import RandomBot
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve.hub.beside import Failed, Process
from rookery.serve.settings import Settings
from rookery.serve.store.entries import TableSetup, decode
from rookery.serve.tables.folding import fold
from rookery.serve.tables.live import LiveTable
from rookery.serve.tables.setup import bot_seed
from rookery.serve.tables.state import State
from rookery.serve.upkeep import metrics
from rookery.serve.upkeep.logs import log

KEPT: Final = 200


@dataclass(frozen=True)
class Head:
    """What a table is before its first entry."""

    id: str
    game: str
    rules: int
    """The version of the rules it is played by."""
    key: bytes

    def state(self) -> State:
        """To which entries can be added."""
        box = Game(self.game).at(self.rules)
        assert box is not None  # it is being played
        return State(self.id, box, self.key, 0.0, TableSetup(game=self.game, seats=0))


@dataclass(frozen=True)
class Task:
    """One thought: the table as entries from `first` on, the seat and the bot."""

    table: str
    head: Head | None
    """The table before its first entry; None if the worker has it."""
    first: int
    rows: list[str]
    seat: int
    level: str
    seed: int


class Thinker:
    """What runs in a worker: the tables it knows, and the bots."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[State, int]] = OrderedDict()

    def think(self, task: Task) -> str | None:
        """The bot's answer; None if entries are missing here."""
        state, count = self._tables.get(task.table, (None, -1))
        if state is None or not task.first <= count <= task.first + len(task.rows):
            if task.head is None or task.first != 0:
                return None
            state, count = task.head.state(), 0
        for data in task.rows[count - task.first :]:
            fold(state, decode(data), 0.0)
        self._tables[task.table] = (state, task.first + len(task.rows))
        self._tables.move_to_end(task.table)
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        assert state.match is not None
        return str(bot_for(state.setup.game, task.level, task.seed).choose(Window(state.match, task.seat)))


def bot_for(game: str, level: str, seed: int) -> Bot:
    """A bot; the model games have random ones only."""
    try:
        return make_bot(game, level, seed)
    except GameError:
        if level != "random":
            raise
        return RandomBot(seed)


def thinker() -> Callable[[Task], tuple[str | None, float]]:
    """What answers inside a process: the move, and how long it took."""
    mine = Thinker()

    def answer(task: Task) -> tuple[str | None, float]:
        start = time.perf_counter()
        return mine.think(task), time.perf_counter() - start

    return answer


class Worker(Process):
    """One process in which bots think."""

    def __init__(self, seconds: float) -> None:
        super().__init__("rookery-bot", thinker, seconds)
        self.known: dict[str, int] = {}
        """Entries the process has of each table."""

    def ask(self, head: Head, rows: list[str], seat: int, level: str, seed: int) -> str:
        """Runs in the thread: the bot's answer, or Failed."""
        first = self.known.get(head.id, 0)
        move = None
        if 0 < first <= len(rows):
            move = self._think(Task(head.id, None, first, rows[first:], seat, level, seed))
        if move is None:  # it has never seen the table, or forgotten it
            move = self._think(Task(head.id, head, 0, rows, seat, level, seed))
        if move is None:
            raise Failed("lost")
        self.known.pop(head.id, None)
        self.known[head.id] = len(rows)
        if len(self.known) > KEPT:
            del self.known[next(iter(self.known))]
        return move

    def _think(self, task: Task) -> str | None:
        move, seconds = self.send(task)
        metrics.THINK.observe(seconds)
        return None if move is None else str(move)

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.known.clear()
        super().stop()


class Robots:
    """The workers of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self.workers = [Worker(settings.bot_seconds) for _ in range(settings.workers)]
        self._thinker = Thinker()
        self._lock = threading.Lock()

    async def think(self, table: LiveTable, seat: int, level: str) -> str:
        """A bot's answer for a seat, or what the timeout rule says if the bot fails."""
        assert table.match is not None
        match, number = table.match, table.number
        try:
            return await self._think(table, seat, level)
        except Failed as error:
            metrics.BOT_FAILURES.labels(error.why if error.why in ("slow", "crashed", "start") else "error").inc()
            log.warning("bot failed", table=table.id, number=number, why=error.why)
            return timeout_move(match, seat)

    async def _think(self, table: LiveTable, seat: int, level: str) -> str:
        head = Head(table.id, table.game, table.box.version, table.state.key)
        rows, seed = list(table.rows), bot_seed(table.state.key, seat)
        if not self.workers:
            return await self._in_thread(Task(table.id, head, 0, rows, seat, level, seed))
        worker = min(self.workers, key=lambda w: (w.waiting, table.id not in w.known))
        worker.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(worker.thread, worker.ask, head, rows, seat, level, seed)
        finally:
            worker.waiting -= 1

    async def _in_thread(self, task: Task) -> str:
        def job() -> str:
            with self._lock:
                return str(self._thinker.think(task))

        try:
            return await asyncio.wait_for(asyncio.to_thread(job), self.seconds)
        except TimeoutError:
            raise Failed("slow") from None
        except Exception as error:
            raise Failed(type(error).__name__) from None

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.close()


def timeout_move(match: Match, seat: int) -> str:
    """The published rule for a seat that does not answer."""
    return str(match.timeout_move(seat))
