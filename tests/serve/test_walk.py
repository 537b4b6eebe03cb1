"""The walk of docs/server.md: from a click to the other browsers, through the functions it names and no others."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.serve.tools import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
STEP = re.compile(r"^ *\d+\. `(?P<name>[\w.]+)` \(`(?P<file>[\w/<>.]+)`\)", re.MULTILINE)
BOARD = "games/<game>/web/board.py"
PLAIN = "serve/plain.py"


def told() -> list[tuple[str, str]]:
    """The steps that docs/server.md lists: function and file."""
    text = (ROOT / "docs/server.md").read_text("utf-8")
    walk = text[text.index("## From a click to the other browsers") :]
    return [(step["name"], step["file"]) for step in STEP.finditer(walk[: walk.index("\n## ", 3)])]


def test_the_walk_is_short_and_every_step_exists() -> None:
    steps = told()
    assert 20 <= len(steps) <= 30
    assert len({file for _, file in steps}) <= 12
    for name, file in steps:
        source = (ROOT / "src/rookery" / file.replace(BOARD, PLAIN)).read_text("utf-8")
        *holder, function = name.split(".")
        assert re.search(rf"^ *(async )?def {function}\(", source, re.MULTILINE), name
        assert not holder or re.search(rf"^class {holder[0]}\b", source, re.MULTILINE), name


def test_a_move_passes_through_the_steps_and_no_others(tmp_path: Path) -> None:
    # given a server that runs interpreted, for compiled functions leave no trace
    command = [sys.executable, "-m", "tests.serve.walker", str(tmp_path)]
    pure = {**os.environ, "ROOKERY_PURE": "1"}
    # when a move is posted and two pages are sent what it changed
    done = subprocess.run(command, cwd=ROOT, env=pure, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    # then it went the way that is told, and at a board of the game's own it would have
    walked = [(name, file.replace(PLAIN, BOARD)) for name, file in json.loads(done.stdout.splitlines()[-1])]
    assert sorted(walked) == sorted(told())
