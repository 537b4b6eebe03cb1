"""The parts of a replay: they add up, they are bounded, and only those who may look get them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rookery.serve.drawing import moments as parts
from rookery.serve.drawing.moments import Moments
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import Viewer
from rookery.serve.hub import looking
from rookery.serve.hub.keeper import share_key
from tests.pages.test_board import PARTIAL, span_of
from tests.serve.tools import guests, opened, play_out, run, serving, started

LINE = re.compile(r"<li id=\"l(\d+)\"")


def patched(page: str, message: str) -> str:
    """A moment after what differs was put in its place."""
    if message.startswith("<div"):
        page, _, message = message.partition("<hx-partial")
        message = f"<hx-partial{message}" if message else ""
    for target, _, html in PARTIAL.findall(message):
        start, end = span_of(page, target.removeprefix("#").split(" ")[0])
        page = page[:start] + html + page[end:]
    return page


def board(page: str) -> str:
    """What lies on the board, and the line above it."""
    start = page.index('<div class="board">')
    return page[start : page.index('<div class="pages"')]


@pytest.mark.parametrize("game", ["parlour", "thiefs-market", "thieves-den"])
def test_parts_add_up_to_the_moments_wherever_one_begins(game: str, tmp_path: Path) -> None:
    """Also the names of pieces are the same: else they would not be seen moving from part to part."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, game)
            await play_out(hub, table, users)
            last = hub.moments(table)
            viewer = Viewer(1, "en", users[0])
            first = Moments(hub, Renderer(hub))
            whole = await first.boards(table, users[0], 0, viewer)
            assert 1 < len(whole) <= parts.BOARDS
            page = ""
            for n, message in enumerate(whole):
                page = patched(page, message)
                fresh = await Moments(hub, Renderer(hub)).boards(table, users[0], n, viewer)
                assert board(page) == board(fresh[0]), n
            told: list[str] = []
            while len(told) <= last:
                told += await first.lines(table, users[0], len(told), viewer, None)
            assert len(told) == last + 1
            numbers = [int(n) for lines in told for n in LINE.findall(lines)]
            assert numbers == sorted(set(numbers))
            assert len(numbers) > last / 4
            assert len(hub._moments) <= looking.MOMENTS_KEPT
            assert len(first._memories) <= parts.KEPT

    run(work())


def test_a_part_is_as_large_as_it_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "BOARDS_BYTES", 1)
    monkeypatch.setattr(parts, "LINES", 3)
    monkeypatch.setattr(parts, "KEPT", 2)

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            await play_out(hub, table, users)
            made, viewer = Moments(hub, Renderer(hub)), Viewer(None, "en")
            for n in range(6):
                assert len(await made.boards(table, None, n, viewer)) == 1
            assert len(await made.lines(table, None, 0, viewer, None)) == 3
            assert len(made._memories) <= 2

    run(work())


def play(people: list[Any], table: str, most: int = 400) -> None:
    """To the end, or so many questions."""
    for _ in range(most):
        seen = people[0].get(f"/tables/{table}").json()["table"]
        for seat in seen["waiting"]:
            legal = people[seat].get(f"/tables/{table}").json()["legal"]
            body = {"seat": seat, "number": seen["number"], "move": legal[0]}
            assert people[seat].post(f"/tables/{table}/answers", body).status_code == 200
        if seen["status"] == "over":
            return


def test_who_may_look_back_at_what(tmp_path: Path) -> None:
    """While a game is played: people at the table, through their own eyes. After it: whoever has the link."""
    with serving(f"sqlite:///{tmp_path / 'x.db'}") as server:
        people = [server.person(name) for name in ("Ada", "Bob")]
        eve, nobody = server.person("Eve"), server.nobody()
        table = server.table(*people)
        play(people, table, 2)
        key = share_key(server.app.state.hub.live[table])
        here = f"/t/{table}"
        for path in ("/replay", "/moments", "/moments/lines"):
            assert people[0].page(f"{here}{path}").status_code == 200
            assert people[0].page(f"{here}{path}?eyes=").status_code == 200
            assert people[0].page(f"{here}{path}?eyes=1").status_code == 403
            for stranger in (eve, nobody):
                assert stranger.page(f"{here}{path}?key={key}").status_code == 404
        assert key not in people[0].page(f"{here}/replay").text
        for path in ("/moments", "/moments/lines"):
            assert people[0].page(f"{here}{path}?from=500").status_code == 409
        play(people, table)
        for path in ("/replay", "/moments", "/moments/lines", "/end"):
            for stranger in (eve, nobody):
                assert stranger.page(f"{here}{path}").status_code == 404
                assert stranger.page(f"{here}{path}?key={key[:-1]}x").status_code == 404
                assert stranger.page(f"{here}{path}?key=é").status_code == 404
                assert stranger.page(f"{here}{path}?key={key}&eyes=1").status_code == 200
        found = json.loads(nobody.page(f"{here}/moments?key={key}&eyes=1").text)
        assert found["from"] == 0
        assert 'name="seat" value="1"' in found["boards"][0]
        assert key in people[0].page(f"{here}/end").text
        for path in ("", "/record", "/verify"):
            assert nobody.page(f"{here}{path}?key={key}").status_code == 404
