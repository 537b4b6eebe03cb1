"""A game looked back at, moment by moment: boards as changes from one to the next, and the log.

What is asked for comes in parts, each of them of bounded size and made with pauses in which others are served.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from rookery.i18n import texts
from rookery.play.match import Match
from rookery.serve.door.accounts import User
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.draw import follow
from rookery.serve.drawing.loglines import Log, log_reader
from rookery.serve.drawing.pieces import Sent
from rookery.serve.drawing.render import Renderer, table_info
from rookery.serve.drawing.scene import Scene, SeatLine, TableInfo, Viewer
from rookery.serve.hub.analysing import BetterLine
from rookery.serve.hub.hub import Hub
from rookery.serve.tables.live import LiveTable

BOARDS: Final = 16
"""So many moments are drawn at a time …"""
BOARDS_BYTES: Final = 400_000
"""… or fewer, when they are large …"""
LINES: Final = 64
"""… and the log comes by so many."""
KEPT: Final = 256
FRAME: Final = "moment.html"


class Moments:
    """Draws moments of tables. Remembers where pieces lay, so that they keep their names from part to part."""

    def __init__(self, hub: Hub | BetterLine, renderer: Renderer) -> None:
        self.hub = hub
        self.renderer = renderer
        self._memories: OrderedDict[tuple[str, int], Any] = OrderedDict()

    async def beside(self, line: BetterLine, table: LiveTable, user: User | None, first: int) -> Moments:
        """What draws another line of a game: where pieces lay before it, the game itself remembers."""
        other, at = Moments(line, self.renderer), min(first, line.at)
        other._keep(line.moments_of(table), at - 1, await self._memory(table, user, at))
        return other

    async def page(
        self, table: LiveTable, user: User | None, at: int, viewer: Viewer, around: Mapping[str, str]
    ) -> str:
        """One moment, whole; `around` fills the frame's own slots."""
        match = await self.hub.moment(table, user, at, viewer.seat)
        scene = Scene(memory=await self._memory(table, user, at))
        info = about(table, match, at, viewer.lang, scene)
        info.around = around
        return self.renderer.drawing.draw(match, info, viewer, None).decode()

    async def boards(self, table: LiveTable, user: User | None, first: int, viewer: Viewer) -> list[str]:
        """Moments from one on: the first of them whole, of each further one what differs."""
        last, name = self.hub.moments(table), self.hub.moments_of(table)
        await self.hub.moment(table, user, first, viewer.seat)  # may they, and is there one?
        scene, sent = Scene(memory=await self._memory(table, user, first)), Sent()
        out: list[str] = []
        size = 0
        for at in range(first, min(first + BOARDS, last + 1)):
            match = await self.hub.moment(table, user, at, viewer.seat)
            info = about(table, match, at, viewer.lang, scene)
            out.append(self.renderer.drawing.draw(match, info, viewer, sent).decode())
            size += len(out[-1])
            await asyncio.sleep(0)
            if size > BOARDS_BYTES:
                break
        self._keep(name, first + len(out) - 1, scene.memory)
        return out

    async def lines(self, table: LiveTable, user: User | None, first: int, viewer: Viewer, mine: int | None) -> Any:
        """What was told at each moment from one on; to those who look through their own eyes, as "you"."""
        await self.hub.moment(table, user, first, viewer.seat)  # may they, and is there one?
        last = min(first + LINES - 1, self.hub.moments(table))
        game = web(table.game)
        reader = log_reader(game, viewer.seat)
        seat = None if reader == -1 else reader
        match = await self.hub.moment(table, user, last, viewer.seat)
        marks = [0] if first == 0 else []
        told = 0
        for at in range(max(0, first - 1), last + 1):
            told += len((await self.hub.moment(table, user, at, viewer.seat)).events(seat, told))
            marks.append(told)
            await asyncio.sleep(0)
        names = table_info(table).names(texts(viewer.lang, table.game))
        log = Log(0, names, seat, viewer.lang, game.module)
        return log.parts(match, marks, mine if viewer.seat == mine else None)

    async def _memory(self, table: LiveTable, user: User | None, at: int) -> Any:
        """Where pieces lay before a moment."""
        name, module = self.hub.moments_of(table), web(table.game).module
        start = max((n for kept, n in self._memories if kept == name and n < at), default=-1)
        memory: Any = self._memories.get((name, start), {})
        for n in range(start + 1, at):
            match = await self.hub.moment(table, user, n, None)
            memory = follow(module, memory, match, match.view(None))
            await asyncio.sleep(0)
        self._keep(name, at - 1, memory)
        return memory

    def _keep(self, name: str, at: int, memory: Any) -> None:
        if at < 0:
            return
        self._memories[name, at] = memory
        while len(self._memories) > KEPT:
            self._memories.popitem(last=False)


def about(table: LiveTable, match: Match, at: int, lang: str, scene: Scene) -> TableInfo:
    """What the house adds to a moment: names, and nothing that is going on now."""
    names = table_info(table).names(texts(lang, table.game))
    return TableInfo(
        id=table.id,
        number=at,
        seats=[SeatLine(n, s.bot) for n, s in zip(names, table.seats, strict=True)],
        waiting=tuple(match.view(None)["waiting"]) if not match.over else (),
        action=f"/t/{table.id}",
        scene=scene,
        frozen=True,
        drawer=False,
        frame=FRAME,
    )
