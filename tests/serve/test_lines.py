"""An open page: hardly anything waits at its socket, and it is closed when nobody is there any more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from rookery.serve.door.connections import Line
from rookery.serve.door.sockets import MESSAGE_MAX
from tests.serve.tools import PATIENCE, Running, serving, wait_until

MASKED = 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('lines')}/rookery.db") as running:
        yield running


def test_no_task_waits_at_an_open_page(server: Running) -> None:
    """Ada opens five pages; as many tasks as before are left when they have been sent the table."""
    ada = server.person("Ada")
    table = server.table(ada, server.person("Béla"))
    loop = server.app.state.hub.store._loop
    before = len(asyncio.all_tasks(loop))
    pages = [ada.page_socket(table).__enter__() for _ in range(5)]
    for page in pages:
        assert 'id="table"' in page.recv(timeout=PATIENCE)
    wait_until(lambda: len(asyncio.all_tasks(loop)) <= before)
    assert len(server.app.state.sockets) == 5
    for page in pages:
        page.close()
    wait_until(lambda: not server.app.state.sockets)


def test_a_page_says_no_more_than_it_has_to(server: Running) -> None:
    """It may ask whether the line stands. Other words are no harm, and a book ends it."""
    ada = server.person("Ada")
    table = server.table(ada, server.person("Béla"))
    with ada.page_socket(table) as page:
        page.recv(timeout=PATIENCE)
        page.send("hello")
        page.send(iter(["?", "?"]))
        page.send(b"?")
        page.send("?")
        assert page.recv(timeout=PATIENCE) == "!"
        page.send("x" * (MESSAGE_MAX + 1))
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


class Page:
    """Behind a line: notes what happens."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def heard(self, text: str) -> None:
        self.told.append(text)

    def room(self) -> None:
        self.told.append("room")

    def gone(self) -> None:
        self.told.append("gone")


class Pipe(asyncio.Transport):
    """The way to a browser."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.shut = False

    def write(self, data: Any) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.shut

    def close(self) -> None:
        self.shut = True


def line_to(page: Page) -> tuple[Line, Pipe]:
    pipe, writable = Pipe(), asyncio.Event()
    writable.set()
    wire: Any = SimpleNamespace(
        loop=asyncio.get_running_loop(),
        writable=writable,
        transport=pipe,
        conn=ServerProtocol(state=OPEN),
        connections=set(),
    )
    return Line(wire, page), pipe


def test_whoever_does_not_answer_is_gone() -> None:
    """Asked once, and silent until the next time; an answer of any kind is enough."""

    async def main() -> None:
        page = Page()
        line, pipe = line_to(page)
        line._look()
        assert pipe.sent == b"\x89\x00" and not pipe.shut
        line.data_received(bytes((0x8A, MASKED, 1, 2, 3, 4)))
        line._look()
        assert not pipe.shut
        line._look()
        assert pipe.shut and page.told == ["gone"]
        assert not line.write(b"anything")
        line.connection_lost(None)
        assert page.told == ["gone"]

    asyncio.run(main())


def test_a_slow_reader_is_waited_for() -> None:
    async def main() -> None:
        page = Page()
        line, _ = line_to(page)
        line.pause_writing()
        assert line.full
        line.resume_writing()
        assert not line.full and page.told == ["room"]
        line.connection_lost(None)

    asyncio.run(main())


@pytest.mark.parametrize("frame", [b"\x88\x80abcd", b"\x83\x80abcd", b"\x81\x01?"])
def test_goodbyes_and_what_is_no_frame_end_the_line(frame: bytes) -> None:
    """A close frame, one of no known kind, one that is not masked."""

    async def main() -> None:
        page = Page()
        line, pipe = line_to(page)
        line.data_received(frame)
        assert pipe.sent[:1] == b"\x88" and pipe.shut and page.told == ["gone"]
        line.connection_lost(None)

    asyncio.run(main())
