"""A network is measured as the bot that plays it."""

from __future__ import annotations

import itertools
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rookery
from rookery.lab import bench
from rookery.lab.learn import measure
from rookery.play.bots import Window, make_bot
from rookery.play.bots.mind import frozen
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.reading import Reading
from rookery.play.bots.mind.search import MOST_MOVES


def test_of_too_many_moves_the_rule_of_thumbs_is_weighed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A declaration has tens of thousands: bots of a network weigh what a person would do, and so do exams."""
    game = rookery.game("age-of-thieves")
    frozen.write(tmp_path / "net.npz", frozen.untrained(Reading(game), 32, 16), Reading(game), {})
    net = Frozen(tmp_path / "net.npz", Reading(game))
    weighed: list[int] = []

    def last_is_best(net: Any, spec: Any, table: Any, seat: int, codes: list[int]) -> Any:
        weighed.append(len(codes))
        return np.arange(len(codes))

    monkeypatch.setattr(measure, "scores_of", last_is_best)
    match, rng = game.start(3, seed=5), np.random.default_rng(1)
    bots = [make_bot("age-of-thieves", "heuristic", seat) for seat in range(3)]
    windows = [Window(match, seat) for seat in range(3)]
    many = few = 0
    while not (many and few):
        seat = match.waiting[0]
        legal, thumbs = match.legal(seat), bots[seat].choose(windows[seat])
        move = measure.choose(net, match, seat, rng, partial(bots[seat].choose, windows[seat]))
        if len(legal) > MOST_MOVES:
            many += 1
            assert move == thumbs
            assert weighed.pop() == MOST_MOVES + 1
        elif len(legal) > 1:
            few += 1
            assert move == legal[len(legal) - 1]
            assert weighed.pop() == len(legal)
        match.play(seat, thumbs)


def test_worlds_that_are_over_are_played_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figure of guided decisions is that of full batches, however long it is measured."""
    clock = itertools.count()
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    monkeypatch.setattr(bench, "COMPILED", False)  # eight tables
    assert bench.guided("thieves-den", 2, 240) > 4.5
