"""A process beside the server, for what may take too long or too much room. It answers, or it is ended.

The server ends it from outside: compiled code may hold the interpreter's lock for ever, and nothing inside would
get a chance. A process whose server is gone ends by itself: by the end of its pipe, or, in the middle of a task,
by an alarm that the system rings.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from multiprocessing.connection import Connection
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, ParamSpec, TypeVar

START_SECONDS: Final = 120.0
"""However busy the machine: what starts is ours, and nobody can make it slow."""
LATE_SECONDS: Final = 2.0
"""So much later than the server would the alarm end a process: it is for those whose server is gone."""
PRELOADED: Final = [f"rookery.serve.hub.{name}" for name in ("reading", "robots", "thinking")]
"""Processes are copies of one that has these, so that another starts in no time."""
MEGABYTE: Final = 1024 * 1024


class Failed(Exception):
    """No answer: `why` is slow, memory, crashed, start, or the name of an error."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


P = ParamSpec("P")
Made = TypeVar("Made")


class OneThread(Executor):
    """One thing after the other, in a thread that the end of the server does not wait for.

    It may wait for a process that a busy machine takes long to start.
    """

    def __init__(self, name: str) -> None:
        self._tasks: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._lock = threading.Lock()
        self._closed = False

    def submit(self, work: Callable[P, Made], /, *args: P.args, **more: P.kwargs) -> Future[Made]:
        """Do this when all before it is done."""
        future: Future[Made] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError("closed")
            self._tasks.put((future, lambda: work(*args, **more)))
            if self._thread.ident is None:
                self._thread.start()
        return future

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = True) -> None:
        """Nothing is begun any more; nobody waits for what is."""
        with self._lock:
            self._closed = True
        with contextlib.suppress(Empty):
            while task := self._tasks.get_nowait():
                task[0].cancel()
        self._tasks.put(None)

    def _work(self) -> None:
        while task := self._tasks.get():
            future, work = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(work())
            except BaseException as error:
                future.set_exception(error)


Answerer = Callable[[], Callable[[Any], Any]]
"""Makes, inside the process, what answers the tasks."""


class Process:
    """One process, started when it is first asked, and its thread. `room`: megabytes it may take; 0: any."""

    def __init__(self, name: str, answerer: Answerer, seconds: float, room: int = 0) -> None:
        self.name, self.answerer, self.seconds, self.room = name, answerer, seconds, room
        self.waiting = 0
        self.thread = OneThread(name)
        self._lock = threading.Lock()
        self._process: Any = None
        self._pipe: Connection | None = None
        self._closed = False

    def send(self, task: Any) -> Any:
        """Runs in the thread: the answer to a task, or Failed. The server may close meanwhile."""
        try:
            pipe = self._running()
            pipe.send(task)
            if not pipe.poll(self.seconds):
                raise Failed("slow")
            kind, found = pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise Failed("crashed") from None
        except Failed:
            self.stop()
            raise
        if kind == "answer":
            return found
        if found == "memory":
            self.stop()
        raise Failed(str(found))

    def _running(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        with self._lock:
            if self._pipe is not None and self._process.is_alive():
                return self._pipe
        self.stop()
        pipe = self._start()
        if not pipe.poll(START_SECONDS) or pipe.recv() != "ready":
            raise Failed("start")
        return pipe

    def _start(self) -> Connection:
        context = beside()
        pipe: Connection
        pipe, theirs = context.Pipe()
        process = context.Process(
            target=work, args=(theirs, self.answerer, self.seconds, self.room), daemon=True, name=self.name
        )
        with theirs:
            process.start()
        with self._lock:
            self._process, self._pipe = process, pipe
        if self._closed:
            self.stop()
        return pipe

    def stop(self) -> None:
        """End the process, whatever it does."""
        with self._lock:
            process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None:
            process.kill()
            process.join(1)
            if not process.is_alive():  # a busy machine may take longer; nobody waits for that
                process.close()
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        """End it for good."""
        self._closed = True
        self.stop()
        self.thread.shutdown()


def beside() -> Any:
    """How processes are started beside threads: from a process without any, where the system has that."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


# -- inside the process ----------------------------------------------------------------------------------------


def work(pipe: Connection, answerer: Answerer, seconds: float, room: int) -> None:
    """The life of a process; it ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answer = answerer()
    if room:
        confine(room * MEGABYTE)
    pipe.send("ready")
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        alarm(seconds + LATE_SECONDS)
        try:
            reply = ("answer", answer(task))
        except MemoryError:
            reply = ("failed", "memory")
        except Exception as error:
            reply = ("failed", type(error).__name__)
        alarm(0.0)
        pipe.send(reply)


def alarm(seconds: float) -> None:
    """Let the system end this process after so many seconds, whatever it does then; 0: not any more."""
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def confine(room: int) -> None:
    """From now on this process may take so many bytes more, where the system can see to that."""
    sizes = Path("/proc/self/statm")
    if sys.platform == "win32" or not sizes.is_file():
        return
    import resource

    now = int(sizes.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    resource.setrlimit(resource.RLIMIT_AS, (now + room, now + room))
