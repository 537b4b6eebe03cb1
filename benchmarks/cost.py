"""What a move costs, in instructions: `python -m benchmarks.cost --moves 400 --languages 4`. It needs valgrind.

The whole server in one process, from the bytes of the post to the bytes for four pages, with connections that lead
nowhere: neither the kernel's part nor the driver's is in the figures, and how busy the machine is does not matter.
The moves are the same in every run.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import hashlib
import os
import random
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from uvicorn.server import ServerState

from rookery.serve import app
from rookery.serve.app import config_for, create_app
from rookery.serve.desk import desk
from rookery.serve.door import accounts, connections
from rookery.serve.door.accounts import User
from rookery.serve.hub import rounds
from rookery.serve.settings import Settings
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.live import LiveTable

ROOT: Final = Path(__file__).resolve().parent.parent
GAME: Final = "thiefs-market"
SEATS: Final = 4
LANGUAGES: Final = ("en", "hu", "pl", "de")
WARM: Final = 600
"""Moves at other tables before any is counted: words, plans and pieces are made once."""
FIRST: Final = 4
"""Moves of each table before they are counted."""
DRAW: Final = "serve___drawing___draw___Drawing___"
PARTS: Final = (
    ("drawing", f"{DRAW}draw"),
    ("… the public part", f"{DRAW}_shared"),
    ("… … the board", "games___thiefs_market___web___board___shared"),
    ("… … the lines of the log", f"{DRAW}_log"),
    ("… the private parts", f"{DRAW}_private"),
    ("… … what a seat sees and may do", "games___thiefs_market___web___board___seat"),
    ("… which pieces look different", f"{DRAW}_changes"),
    ("… lines of the log for each page", f"{DRAW}_log_news"),
    ("the rules", "play___match___Match___answer"),
)
"""Compiled functions; what is interpreted has no name of its own there."""


class Nowhere(asyncio.Transport):
    """The other side of a connection that only counts what it is sent."""

    def __init__(self, protocol: Any) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.protocol = protocol
        self.sent: list[bytes] = []
        self.told: asyncio.Future[None] | None = None

    def write(self, data: Any) -> None:
        self.sent.append(data)
        if self.told is not None and not self.told.done():
            self.told.set_result(None)

    async def hears(self) -> None:
        """Wait until it is sent something."""
        self.told = asyncio.get_running_loop().create_future()
        await self.told

    def writelines(self, parts: Any) -> None:
        self.sent += parts

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Bench:
    """Tables of four, their pages, and moves that are posted one after the other."""

    def __init__(self, server: Any, settings: Settings, languages: int) -> None:
        self.app, self.languages = server, languages
        self.config = config_for(server, settings)
        self.config.load()
        self.state = ServerState()
        self.random = random.Random(1)
        self.tables: list[tuple[LiveTable, list[tuple[User, str]], list[Nowhere]]] = []
        self.sent: list[bytes] = []
        """All that pages were sent."""

    def come(self) -> Nowhere:
        made: Any = self.config.http_protocol_class
        protocol = made(config=self.config, server_state=self.state, app_state=self.app.state._state)
        transport = Nowhere(protocol)
        protocol.connection_made(transport)
        return transport

    async def sit_down(self, n: int) -> None:
        hub = self.app.state.hub
        people = [await hub.accounts.guest(f"Guest {n} {s}", LANGUAGES[s % self.languages]) for s in range(SEATS)]
        table = await hub.create(people[0][0], TableSetup(game=GAME, seats=SEATS, public=True))
        for user, _ in people[1:]:
            await hub.sit(table, user)
        await hub.start(table, people[0][0])
        pages = []
        for user, token in people:
            page = self.come()
            key = base64.b64encode(self.random.randbytes(16)).decode()
            page.protocol.data_received(
                f"GET /t/{table.id}/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
                f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\norigin: http://x\r\n"
                f"accept-language: {user.lang}\r\ncookie: rookery={token}\r\n\r\n".encode()
            )
            await until(lambda page=page: len(page.sent) > 1)  # type: ignore[misc]
            pages.append(page)
        self.tables.append((table, people, pages))

    async def move(self, poster: Nowhere) -> None:
        table, people, pages = self.tables.pop(0)
        match = table.match
        assert match is not None
        if match.over:
            await self.sit_down(len(self.sent))
            return
        seat = match.waiting[0]
        legal = match.legal(seat)
        body = urlencode({"number": table.number, "seat": seat, "move": legal[self.random.randrange(len(legal))]})
        for each in (poster, *pages):
            each.sent.clear()
        poster.protocol.data_received(
            f"POST /t/{table.id}/answer HTTP/1.1\r\nhost: x\r\norigin: http://x\r\n"
            f"sec-fetch-site: same-origin\r\nhx-request: true\r\naccept-language: {people[seat][0].lang}\r\n"
            f"cookie: rookery={people[seat][1]}\r\ncontent-type: application/x-www-form-urlencoded\r\n"
            f"content-length: {len(body)}\r\n\r\n{body}".encode()
        )
        await poster.hears()
        assert b" 204 " in poster.sent[0][:20], poster.sent
        for _ in range(3):
            await asyncio.sleep(0)
        for page in pages:
            self.sent += page.sent
        self.tables.append((table, people, pages))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.0002)


def same_luck() -> None:
    """The same tables, people and dice in every run."""
    luck = random.Random(1)
    made = {
        "token_bytes": luck.randbytes,
        "token_hex": lambda count=16: luck.randbytes(count).hex(),
        "token_urlsafe": lambda count=16: luck.randbytes(count).hex(),
        "choice": luck.choice,
    }
    for name, make in made.items():
        setattr(secrets, name, make)


def no_chores() -> None:
    """What is done by the clock has nothing to do with a move, and callgrind's clock is slow."""

    async def sleeps(*_: Any) -> None:
        await asyncio.sleep(10**6)

    for name in ("sweep", "beat", "notice", "calm", "poll"):
        setattr(rounds, name, sleeps)
    slow: list[tuple[Any, str]] = [
        (desk, "PULSE_SECONDS"),
        (app, "LOOK_AFTER_SECONDS"),
        (accounts, "CACHE_SECONDS"),
        (connections, "ALIVE_SECONDS"),  # nobody answers here
    ]
    for module, name in slow:
        setattr(module, name, 10.0**6)


async def play(moves: int, languages: int, tables: int) -> None:
    same_luck()
    no_chores()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings.read(database=f"sqlite:///{folder}/cost.db", poll=10.0**6)
        server = create_app(settings)
        async with server.router.lifespan_context(server):
            bench = Bench(server, settings, languages)
            poster = bench.come()
            for n in range(tables):
                await bench.sit_down(n)
            for _ in range(WARM):
                await bench.move(poster)
            bench.tables.clear()
            for n in range(tables):
                await bench.sit_down(n)
            for _ in range(FIRST * tables):
                await bench.move(poster)
            bench.sent = []
            watch("on")
            for _ in range(moves):
                await bench.move(poster)
            watch("off")
            all_sent = b"".join(bench.sent)
            size = len(all_sent) / moves / SEATS / 1000
            print(f"{size:.2f} kB to each page, {hashlib.sha256(all_sent).hexdigest()[:16]}", flush=True)
            os._exit(0)


def watch(how: str) -> None:
    """Callgrind counts from here on, or no longer."""
    if os.environ.get("COST"):
        subprocess.run(["callgrind_control", "-i", how, str(os.getpid())], check=True, capture_output=True)
        if how == "off":
            subprocess.run(["callgrind_control", "-d", str(os.getpid())], check=True, capture_output=True)


def counted(file: Path, moves: int) -> list[tuple[str, float]]:
    """Thousands of instructions per move, by part: what a function takes with all it calls."""
    words = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(file)]
    told = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    found: dict[str, int] = {}
    for line in told.splitlines():
        count, _, rest = line.strip().partition(" (")
        if count.replace(",", "").isdecimal():
            name = rest.partition(")")[2].strip().partition(" [")[0].rpartition(":")[2]
            found.setdefault(name.partition("'")[0], int(count.replace(",", "")))
    rows = [("everything", found["PROGRAM TOTALS"] / moves / 1000)]
    return rows + [(part, found.get(f"CPyDef_rookery___{name}", 0) / moves / 1000) for part, name in PARTS]


def main() -> int:
    parser = argparse.ArgumentParser(description="Instructions of a move.")
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--languages", type=int, default=1, choices=(1, 2, 3, 4))
    parser.add_argument("--tables", type=int, default=12)
    given = parser.parse_args()
    if os.environ.get("COST"):
        asyncio.run(play(given.moves, given.languages, given.tables))
        return 0
    env = os.environ | {"COST": "1", "PYTHONHASHSEED": "0", "ROOKERY_LOG_LEVEL": "error"}
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/out", "-q"]
        again = [sys.executable, "-m", "benchmarks.cost", *sys.argv[1:]]
        subprocess.run([*tool, *again], env=env, cwd=ROOT, check=True)
        for part, thousands in counted(Path(folder) / "out.1", given.moves):
            print(f"{part:40}{thousands:>10,.0f} thousand")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
