"""A program beside us that is spoken to in lines: bounded in time, memory and size, and ended when it fails."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import Any, Final

LONGEST: Final = 65_536
"""Bytes of an answer."""
KEPT: Final = 2_000
"""Bytes kept of what it complains about."""
SHELL: Final = 'ulimit -c 0; [ "$0" = 0 ] || ulimit -v "$0" || exit 126; ulimit -t "$1"; shift; exec "$@"'
"""Sets the limits before the program is there. CPU time ends one whose arena was killed while it stalled."""


class Failed(Exception):
    """No answer that counts: `why` is crashed, slow or nonsense; `note` says more, for people."""

    def __init__(self, why: str, note: str = "") -> None:
        super().__init__(why, note)
        self.why, self.note = why, note


class Program:
    """One process and its three pipes."""

    def __init__(self, words: Sequence[str], memory: int, cpu: int) -> None:
        if os.name == "posix":
            words = ["/bin/sh", "-c", SHELL, str(memory * 1024), str(cpu), *words]
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        p = self._process
        assert p.stdin is not None
        assert p.stdout is not None
        assert p.stderr is not None
        self._in, self._out, self._err = p.stdin.fileno(), p.stdout.fileno(), p.stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._heard = b""
        self._complaints = b""

    def ask(self, lines: Sequence[Any], seconds: float) -> Any:
        """Say some lines and hear one, as plain data; Failed if that does not come in time."""
        until = time.monotonic() + seconds
        unsaid = b"".join(packed(line) for line in lines)
        while unsaid or b"\n" not in self._heard:
            left = until - time.monotonic()
            if left <= 0:
                raise Failed("slow", self.complaint)
            unsaid = self._turn(unsaid, left)
            if len(self._heard) > LONGEST:
                raise Failed("nonsense", "a line too long")
        line, _, self._heard = self._heard.partition(b"\n")
        try:
            return json.loads(line)
        except (ValueError, RecursionError):
            raise Failed("nonsense", line[:200].decode("utf-8", "replace")) from None

    def _turn(self, unsaid: bytes, seconds: float) -> bytes:
        """Write and read what can be now; what is left to be said."""
        with selectors.DefaultSelector() as ready:
            if b"\n" not in self._heard:
                ready.register(self._out, selectors.EVENT_READ)
            if self._err >= 0:
                ready.register(self._err, selectors.EVENT_READ)
            if unsaid:
                ready.register(self._in, selectors.EVENT_WRITE)
            open_for = [key.fd for key, _ in ready.select(seconds)]
        try:
            if self._err in open_for:
                self._complain()
            if self._out in open_for:
                found = os.read(self._out, LONGEST)
                if not found:
                    raise Failed("crashed", self._last_words())
                self._heard += found
            if self._in in open_for:
                unsaid = unsaid[os.write(self._in, unsaid[:LONGEST]) :]
        except BlockingIOError:
            pass
        except OSError:
            raise Failed("crashed", self._last_words()) from None
        return unsaid

    def _complain(self) -> None:
        found = os.read(self._err, LONGEST)
        if not found:
            self._err = -1
        self._complaints = (self._complaints + found)[-KEPT:]

    def _last_words(self) -> str:
        """Its output has ended: how, and what it said last."""
        with contextlib.suppress(OSError):
            while self._err >= 0:
                self._complain()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        return f"status {self._process.returncode}: {self.complaint}"

    @property
    def complaint(self) -> str:
        """The last line on its stderr."""
        rows = self._complaints.decode("utf-8", "replace").strip().splitlines()
        return rows[-1][:200] if rows else ""

    def tell(self, line: Any) -> None:
        """Say something that needs no answer, if it listens."""
        with contextlib.suppress(OSError):
            os.write(self._in, packed(line))

    def close(self) -> None:
        """End it, and whatever it started."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def finish(self, seconds: float) -> None:
        """Let it end by itself; if it does not, end it."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.close()


def packed(line: Any) -> bytes:
    """One line.

    >>> packed({"move": "take blue"})
    b'{"move":"take blue"}\\n'
    """
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"
