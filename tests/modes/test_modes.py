"""Compiled and interpreted rules play identical games: tables, options, worlds, playouts and records."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.core import COMPILED
from rookery.play.checks import same
from tests.modes.play import games

ROOT = Path(__file__).parents[2]


def other_mode() -> tuple[str, dict[str, list[Any]]]:
    """The same games in the mode this process is not in."""
    surroundings = {k: v for k, v in os.environ.items() if k not in ("ROOKERY_PURE", "ROOKERY_REQUIRE_COMPILED")}
    if COMPILED:
        surroundings["ROOKERY_PURE"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "tests.modes.play"],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr
    mode, _, rest = done.stdout.partition("\n")
    return mode, json.loads(rest)


def test_both_modes_play_the_same_games() -> None:
    mode, theirs = other_mode()
    mine = "compiled" if COMPILED else "interpreted"
    if mode == mine:
        if os.environ.get("ROOKERY_REQUIRE_COMPILED", "") not in ("", "0"):
            pytest.fail("both runs are interpreted: the compiled modules are missing or out of date")
        pytest.skip("optional: there is no up-to-date compiled core to compare with (make compiled)")
    found = json.loads(json.dumps(games()))
    assert set(found) == set(theirs)
    for name, trail in found.items():
        same(trail, theirs[name], f"{name}: {mine} and {mode}")
    for trail in list(theirs.values())[::5]:  # and each mode replays the other's records
        record = trail[-2]
        match = rookery.replay(record)
        assert match.record == record
        assert repr(match.outcome) == trail[-1]
        assert rookery.verify(record).ok
