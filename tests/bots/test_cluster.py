"""The arena on a Ray cluster: the same games, and a node that dies takes none with it."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from rookery.errors import GameError
from rookery.play.arena import Wanted, contest, planned, run
from rookery.play.arena.journal import Journal
from tests.bots.cluster import BOTS, GAME, SEATS, SEED

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="optional: ray is not installed (extra cluster)")


@needs_ray
@pytest.mark.timeout(900)
def test_a_node_killed_in_the_middle_loses_no_game_and_none_is_played_twice(tmp_path: Path) -> None:
    book, games = tmp_path / "j", 60
    words = [sys.executable, "-m", "tests.bots.cluster", str(book), str(games)]
    told = subprocess.run(words, capture_output=True, text=True, timeout=800)
    assert f"nodes 2 1 finished {games} crashed 0" in told.stdout, told.stdout + told.stderr
    numbers = [json.loads(row)["number"] for row in book.read_text("utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(games))
    journal = Journal(book, planned(GAME, SEATS, BOTS, SEED))
    here = contest(GAME, SEATS, games, BOTS, SEED).games
    assert {game.number: game for game in journal.played} == here, "the same games as on one machine"
    journal.close()


@pytest.mark.skipif(find_spec("ray") is not None, reason="optional: ray is installed")
def test_without_ray_it_says_what_to_install() -> None:
    with pytest.raises(GameError, match=r"rookery\[cluster\]"):
        run(planned(GAME, SEATS, BOTS), 1, Wanted(ray="auto"))
