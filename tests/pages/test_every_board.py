"""Every game's board in the browser, from random games: all texts, legal answers only, not one byte too much."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import rookery
from rookery.core.rng import Rng
from rookery.games import NAMES
from rookery.i18n import LANGUAGES
from rookery.play.match import Match
from rookery.serve.app import create_app
from rookery.serve.drawing.boards import web
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import SeatLine, TableInfo, Viewer
from tests.serve.tools import settings

MISSING = re.compile(r"\[(?:ui|[a-z-]+?)-[\w-]+\]")
HOSTILE = "<script>alert(1)</script>\"'&"
DRAWN = [name for name in NAMES if (web(name).folder / "board.py").exists()]
PAST = re.compile(r'<button class="tool" formaction.*?</button>|<span class="sand" .*?</span>|\s+')
"""A sampled world has no past to take back, so these may differ."""
MOVES = re.compile(r'name="move" value="([^"]*)"')


def info(match: Match) -> TableInfo:
    names = [HOSTILE, *(f"P{n}" for n in range(1, match.seats))]
    return TableInfo(
        id="t",
        number=match.number,
        seats=[SeatLine(name) for name in names],
        waiting=tuple(match.view(None)["waiting"]) if not match.over else (),
        action="/t/x",
    )


def walk(name: str, seats: int, seed: int, every: int) -> Iterator[Match]:
    """A random game, looked at now and then."""
    match = rookery.game(name).start(seats, seed=seed)
    rng = random.Random(seed)
    for n in range(400):
        if match.over:
            break
        if n % every == 0:
            yield match
        asked = match.waiting[n % len(match.waiting)]
        legal = match.legal(asked)
        match.play(asked, legal[rng.randrange(len(legal))])
    yield match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_no_text_is_missing_and_names_are_escaped(name: str, lang: str) -> None:
    seats, drawn = rookery.game(name).seats, Renderer()
    for match in walk(name, seats[len(seats) // 2], 3, 19):
        for seat in (0, None):
            page = drawn.table(match, info(match), Viewer(seat, lang))
            assert not MISSING.findall(page), MISSING.findall(page)
            assert "<script>" not in page
            assert "\x01" not in page and "\x02" not in page, "a slot was left open"


@pytest.mark.parametrize("name", DRAWN)
def test_every_button_that_answers_is_legal(name: str) -> None:
    found, drawn = 0, Renderer()
    for seats in rookery.game(name).seats:
        for match in walk(name, seats, seats, 17):
            for seat in () if match.over else match.waiting[:1]:
                page = drawn.table(match, info(match), Viewer(seat, "en"))
                buttons = [m for m in re.findall(r"<button[^>]*>", page) if 'form="why"' not in m]
                for move in [unescape(v) for tag in buttons for v in MOVES.findall(tag)]:
                    assert match.why_not(seat, move) is None, (move, match.question(seat))
                    found += 1
    assert found > 20


@pytest.mark.parametrize("name", DRAWN)
def test_worlds_a_seat_cannot_tell_apart_look_alike(name: str) -> None:
    """What a seat or a watcher gets is the same to the last byte, whatever the hidden things are."""
    seats = rookery.game(name).seats
    for match in walk(name, seats[-1], 5, 23):
        if match.over:
            continue
        for seat in (*range(min(3, match.seats)), None):
            other = match.sample(seat, Rng(match.number))
            pages = [Renderer().table(world, info(world), Viewer(seat, "en")) for world in (match, other)]
            one, two = (PAST.sub("", page) for page in pages)
            assert one == two, (match.number, seat)


@pytest.mark.parametrize("name", DRAWN)
def test_the_guided_round_can_be_followed(name: str, tmp_path: Path) -> None:
    with TestClient(create_app(settings(f"sqlite:///{tmp_path}/x.db"))) as visitor:
        moves = tomllib.loads((web(name).folder / "guide.toml").read_text("utf-8"))["moves"]
        page = visitor.get(f"/learn/{name}")
        assert page.status_code == 200
        given: list[str] = []
        for move in moves:
            page = visitor.post(f"/learn/{name}/answer", data={"move": move, "m": given})
            assert page.status_code == 200, (move, page.text[:300])
            given = re.findall(r'name="m" value="([^"]*)" form="answer"', page.text)
        assert len(given) == len(moves)
        assert not MISSING.findall(page.text)
