"""The server that is measured, and its databases."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from benchmarks.clients import HOST

START: Final = 120.0  # a machine may have other things to do
POSTGRES: Final = os.environ.get("ROOKERY_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/postgres")
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Server:
    """The real server in a process of its own, on a core of its own."""

    def __init__(self, database: str, sync: str, core: set[int], log: Path, redis: str = "") -> None:
        self.port = free_port()
        env = {k: v for k, v in os.environ.items() if not k.startswith("ROOKERY_") or k == "ROOKERY_PURE"}
        env |= {"ROOKERY_DATABASE": database, "ROOKERY_SYNC": sync, "ROOKERY_HOST": HOST}
        env |= {"ROOKERY_PORT": str(self.port), "ROOKERY_LOGS": "json", "ROOKERY_LOG_LEVEL": "warning"}
        if redis:
            env["ROOKERY_REDIS"] = redis
        for name in ("", "_ADDRESS", "_POSTS", "_GUESTS", "_LOGINS", "_TABLES", "_CHAT"):
            env[f"ROOKERY_RATE{name}"] = "100000000/minute"  # counted, but never refused
        code = (
            f"import os; os.sched_setaffinity(0, {core!r})\n"
            "from rookery.serve.app import main\nraise SystemExit(main())"
        )
        self.log = log
        with log.open("wb") as out:
            self.process = subprocess.Popen([sys.executable, "-c", code], env=env, stdout=out, stderr=out)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), 1) as probe:
                probe.sendall(b"GET /readyz HTTP/1.0\r\nhost: x\r\n\r\n")
                probe.settimeout(START)
                if b" 200 " in probe.recv(100):
                    return
            time.sleep(0.05)
        self.stop()
        raise RuntimeError("the server does not start:\n" + self.log.read_text()[-2000:])

    def cpu(self) -> float:
        """CPU seconds so far, user and system, all threads."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(text[11]) + int(text[12])) / TICK

    def memory(self) -> float:
        """Resident kB."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE / 1000

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(8)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def redis_server() -> Iterator[tuple[int, str]]:
    """A Redis of our own, for what others say on theirs would be heard too: its port and its URL."""
    port = free_port()
    quiet = ["--save", "", "--appendonly", "no", "--loglevel", "warning", "--bind", HOST]
    process = subprocess.Popen(["redis-server", "--port", str(port), *quiet], stdout=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection((HOST, port), 1):
                break
            time.sleep(0.05)
        yield port, f"redis://{HOST}:{port}/0"
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def sqlite_store(folder: Path) -> Iterator[tuple[str, Callable[[str], bytes]]]:
    path = folder / "bench.db"
    reader: list[sqlite3.Connection] = []

    def seed(table_id: str) -> bytes:
        if not reader:
            reader.append(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None))
        found = reader[0].execute("SELECT seed FROM tables WHERE id = ?", (table_id,)).fetchone()
        return bytes.fromhex(found[0])

    try:
        yield f"sqlite:///{path}", seed
    finally:
        for each in reader:
            each.close()
        for name in folder.glob("bench.db*"):
            name.unlink()


@contextlib.contextmanager
def postgres_store() -> Iterator[tuple[str, Callable[[str], bytes]]]:
    import psycopg

    name = f"rookery_bench_{os.getpid()}"
    url = f"{POSTGRES.rpartition('/')[0]}/{name}"
    with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=2) as admin:
        admin.execute(f'CREATE DATABASE "{name}"')
    reader = psycopg.connect(url, autocommit=True)

    def seed(table_id: str) -> bytes:
        found = reader.execute("SELECT seed FROM tables WHERE id = %s", (table_id,)).fetchone()
        assert found is not None
        return bytes.fromhex(found[0])

    try:
        yield url.replace("postgresql:", "postgresql+psycopg:", 1), seed
    finally:
        reader.close()
        with psycopg.connect(POSTGRES, autocommit=True) as admin:
            admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def postgres_answers() -> str:
    """Empty, or why it cannot be measured."""
    try:
        import psycopg

        psycopg.connect(POSTGRES, connect_timeout=2).close()
    except Exception as error:
        return type(error).__name__
    return ""
