"""A bot that plays what a network learned, at once or after a search."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.play.bots.levels import PATIENCE, Level
from rookery.play.bots.makers import dice
from rookery.play.bots.mind.eyes import codes_of, fits, scores_of, shipped
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.riddle import Effort
from rookery.play.bots.mind.search import MOST_MOVES, Search
from rookery.play.bots.window import Window


class LearnedBot:
    """Policy, or policy and search. At tables its network does not know it plays by the rules of thumb."""

    def __init__(self, game: str, thinker: Any, seed: int, level: Level, network: Frozen | None = None) -> None:
        self.thinker, self.seed, self.level = thinker, seed, level
        self.network = network or shipped(game)

    def choose(self, window: Window) -> Move:
        """The answer."""
        legal = window.legal
        if len(legal) == 1:
            return legal[0]
        rng = dice(self.seed, window)
        world = window.sample(rng)
        if self.network is None or not fits(self.network, world.spec):
            answer: Move = self.thinker.choose(window, dice(self.seed, window))
            return answer
        thumb: Move | None = None
        if len(legal) > MOST_MOVES:  # too many to weigh them all: what a person would do is among those weighed
            thumb = self.thinker.choose(window, rng)
        code = self.found(window, self.network, rng, None if thumb is None else int(thumb.code))
        return Move(code, legal[0]._notation)

    def found(self, window: Window, network: Frozen, rng: Rng, proposed: int | None) -> int:
        """The code of the move."""
        level, seat = self.level, window.seat
        world = window.sample(rng)
        if level.candidates:
            effort = Effort(level.candidates, level.rounds, level.worlds, level.decisions)
            until = time.monotonic() + PATIENCE * level.seconds
            return Search(network, world.spec, effort).best(window, rng, proposed, until)
        codes = codes_of(world.table, seat, MOST_MOVES, np.random.default_rng(int(rng.bits())))
        if proposed is not None and proposed not in codes:
            codes.append(proposed)
        return codes[int(scores_of(network, world.spec, world.table, seat, codes).argmax())]
