"""docs/game-author.md takes a newcomer to a game of their own: what it says is done here, step by step."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play.conform import conform
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import SeatLine, TableInfo, Viewer
from tests.outside.scratch import editable, on_the_path
from tests.serve.tools import serving
from tests.terminal.sitting import kept, run

PAGE = Path(__file__).parents[2] / "docs" / "game-author.md"
GAME = "tea-party"
MOST_LINES = 500
MISSING = re.compile(r"\[(?:ui|tea-party)-[\w.-]+\]")


def blocks(kind: str) -> list[str]:
    """The blocks of the tutorial, before the reference."""
    text = PAGE.read_text("utf-8").partition("\n# Reference\n")[0]
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def change(home: Path, block: str) -> None:
    """Do what a block of changes says: each part stands in the file exactly once."""
    first, _, rest = block.partition("\n")
    path = home / first.removeprefix("--- ")
    text = path.read_text("utf-8")
    for part in rest.split("@@\n"):
        lines = part.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        assert text.count(old) == 1, f"{first}: {old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of the page, with all that it changes."""
    folder = tmp_path_factory.mktemp("author")
    here = Path.cwd()
    os.chdir(folder)
    try:
        assert blocks("sh")[0].splitlines()[0] == f"rookery new-game {GAME}"
        assert run("new-game", GAME).status == 0
    finally:
        os.chdir(here)
    made = folder / GAME
    editable(GAME, made)
    for block in blocks("diff"):
        change(made, block)
    (made / "src/tea_party/web").mkdir()
    (board,) = (block for block in blocks("python") if "Tea Party in the browser" in block)
    (made / "src/tea_party/web/board.py").write_text(board, "utf-8")
    (made / "src/tea_party/web/theme.css").write_text(blocks("css")[0], "utf-8")
    return made


@pytest.fixture(autouse=True)
def installed(home: Path) -> Iterator[None]:
    with on_the_path(home.parent / "site"):
        yield


def test_the_sixth_game_is_small(home: Path) -> None:
    files = [path for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in files)
    assert lines <= MOST_LINES, lines


def test_it_holds(home: Path) -> None:
    report = conform(GAME, games=2)
    assert report.ok, str(report)


def test_its_own_tests(home: Path) -> None:
    path = f"{home.parent / 'site'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    outside = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}  # ours are not theirs
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(command, cwd=home, env={**outside, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_in_the_library() -> None:
    assert GAME in rookery.games()
    match = rookery.game(GAME).start(seats=3, seed=5)
    rng, asked = Rng(1), set()
    while match.waiting:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        asked.add(question.key)
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    assert asked == {"play", "turn"}
    assert rookery.replay(match.record) == match
    assert rookery.verify(match.record)


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_in_the_terminal(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROOKERY_DATA", str(tmp_path))
    result = run("play", GAME, "-n", "3", "--seed", "3", "--lang", lang, lines=["1"] * 60)
    assert result.status == 0, result.err
    assert "Put the" in result.out
    assert not MISSING.findall(result.out)
    (path,) = kept(tmp_path)
    assert rookery.replay(path.read_text("utf-8")).over
    for command in (["rules", GAME], ["cards", GAME], ["arena", GAME, "--games", "2", "--jobs", "1"]):
        assert run(*command).status == 0, command


def test_on_the_server(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/test.db") as server:
        ada, bo = server.person("Ada"), server.person("Bo")
        table = server.table(ada, bo, game=GAME)
        seen: list[dict[str, Any]] = []
        for _ in range(40):
            seen = [person.get(f"/tables/{table}").json() for person in (ada, bo)]
            if seen[0]["table"]["status"] == "over":
                break
            for seat, person in enumerate((ada, bo)):
                if seen[seat]["question"] is not None and seen[seat]["legal"]:
                    number, move = seen[seat]["table"]["number"], seen[seat]["legal"][0]
                    body = {
                        "seat": seat,
                        "number": number,
                        "move": move["move"] if isinstance(move, dict) else move,
                    }
                    assert person.post(f"/tables/{table}/answers", body).status_code in (200, 409)
        assert seen[0]["outcome"]["winners"]
        assert any(each["name"] == GAME for each in ada.get("/games").json())
        for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", f"/cards/{GAME}", f"/t/{table}", f"/t/{table}/end"):
            page = ada.page(path, **{"accept-language": "de"})
            assert page.status_code == 200, path
            assert not MISSING.findall(page.text), path
        assert "Tea Party" in ada.page("/").text
        assert ".tea" in server.nobody().page(f"/g/{GAME}/theme.css").text
        assert "Tea Party" in server.nobody().page(f"/g/{GAME}/cover.svg").text


def test_its_board_shows_a_seat_what_it_may_see_and_no_more() -> None:
    match = rookery.game(GAME).start(seats=2, seed=2)
    names = [SeatLine("<b>Ada"), SeatLine("Bo")]
    for seat in (0, 1, None):
        pages = []
        for world in (match, match.sample(seat, Rng(3))):
            info = TableInfo(id="t", number=1, seats=names, waiting=(0, 1), action="/t/x")
            pages.append(Renderer().table(world, info, Viewer(seat, "en")))
        one, two = (re.sub(r'<button class="tool" formaction.*?</button>|\s+', "", page) for page in pages)
        assert one == two
        assert 'class="tea"' in pages[0]
        assert "<b>Ada" not in pages[0]
