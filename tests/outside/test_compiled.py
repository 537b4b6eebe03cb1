"""A game of somebody's own, compiled as ours are: the same games, or a sentence that says why not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import rookery.core.table
from rookery.compiling import game as compiling
from tests.outside.scratch import begin, on_the_path
from tests.terminal.sitting import run

GAME = "tea-party"
INTERPRETED = not rookery.core.table.__file__.endswith(tuple(EXTENSION_SUFFIXES))
PLAYED = """
import hashlib, sys
import rookery
from rookery.core.rng import Rng
from rookery.play.checks import pick

said = hashlib.sha256()
for seed in range(30):
    match, rng = rookery.game("tea-party").start(seats=2 + seed % 3, seed=seed), Rng(seed)
    while not match.over:
        match.play(*pick(match, rng))
    said.update(match.record.encode() + repr([match.outcome, match.events(None), match.view(0)]).encode())
print(sys.modules["tea_party.rules"].__file__.rpartition(".")[2], said.hexdigest())
"""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """The package of a game that is installed."""
    found = begin(GAME, tmp_path)
    with on_the_path(tmp_path / "site"):
        yield found


def played(site: Path) -> list[str]:
    """The rules' file, and thirty games in one number, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(site)}
    done = subprocess.run([sys.executable, "-c", PLAYED], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split()


def stamped(home: Path, layout: str, made_from: str) -> None:
    stamp = {"layout": layout, "made_from": made_from, "files": []}
    (home / compiling.STAMP).write_text(json.dumps(stamp), "utf-8")


def test_ours_are_compiled_already(home: Path) -> None:
    assert "thieves-den is not an installed game" in run("compile-game", "thieves-den").err
    assert run("compile-game", "thieves-den").status != 0


@pytest.mark.skipif(not INTERPRETED, reason="optional: the core is compiled here")
def test_nothing_to_gain_on_an_interpreted_core(home: Path) -> None:
    said = run("compile-game", GAME)
    assert said.status != 0 and "Rookery itself runs interpreted here" in " ".join(said.err.split())


def test_what_is_compiled_are_the_rules(home: Path) -> None:
    assert [path.name for path in compiling.modules(GAME)] == ["rules.py"]


def test_compiled_rules_of_another_rookery_are_not_imported(home: Path, tmp_path: Path) -> None:
    stamped(home, "another", compiling.made_from(GAME, compiling.modules(GAME)))
    assert "made for another Rookery: rookery compile-game tea-party" in compiling.unfit(GAME)
    assert run("compile-game", GAME, "--clean").status == 0
    assert compiling.unfit(GAME) == "" and not (home / compiling.STAMP).exists()


@pytest.mark.skipif(INTERPRETED, reason="optional: there is no compiled core to compile against")
def test_compiled_and_interpreted_play_the_same_games(home: Path, tmp_path: Path) -> None:
    plain = played(tmp_path / "site")
    made = compiling.compile_game(GAME)
    assert plain[0] == "py" and len(made) == 2
    assert played(tmp_path / "site") == [made[0].name.rpartition(".")[2], plain[1]]
    rules = home / "rules.py"
    rules.write_text(rules.read_text("utf-8") + "\n", "utf-8")
    assert "its rules have changed since they were compiled" in compiling.unfit(GAME)
    assert len(compiling.clean(GAME)) == 2 and played(tmp_path / "site") == plain
