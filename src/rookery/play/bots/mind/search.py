"""Search over sampled worlds, for every game: what becomes of the moves the policy likes best?

Worlds are drawn that the seat cannot tell from the true one, the same ones for all candidates. In each of them the
candidate is played, then every seat plays on by the policy; after a number of decisions the network says what the
table is worth to the seat, from what it would see there. Worlds come in rounds: the better half of the candidates
goes on into the next. The network answers for all worlds, candidates and questions at once.

The same random source and the same effort give the same answer. With a deadline there may be fewer rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.games.kit import Outcome
from rookery.play.bots.mind.eyes import codes_of, scores_of
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.mind.playing import Mind, Playing
from rookery.play.bots.mind.riddle import Effort, Riddle, ponder
from rookery.play.bots.window import Window, World
from rookery.play.observation import Observation

Array = npt.NDArray[Any]
MOST_MOVES = 512
"""Moves weighed at the root where there are more."""


@dataclass(frozen=True)
class Stakes:
    """What a result is worth, as the value was trained on it: the victory less par, and a little for points."""

    spread: float = 1.0
    shaping: float = 0.1
    sides: bool = False

    @staticmethod
    def of(about: dict[str, Any], seats: int, sides: bool) -> Stakes:
        """As the card of a network tells them."""
        spread = max(1e-3, float(about.get("spreads", {}).get(str(seats), 1.0)))
        return Stakes(spread, float(about.get("shaping", 0.1)), sides)

    def result(self, outcome: Outcome, seat: int) -> float:
        """Of one seat."""
        won, scores = outcome.winners, outcome.scores
        share = [(1.0 if self.sides else 1 / len(won)) if s in won else 0.0 for s in range(len(scores))]
        above = (scores[seat] - sum(scores) / len(scores)) / self.spread
        return share[seat] - sum(share) / len(share) + self.shaping * max(-3.0, min(3.0, above))


class Thought:
    """Thinks about many questions at tables of one kind, all worlds and candidates side by side."""

    def __init__(
        self,
        mind: Mind,
        spec: Observation,
        effort: Effort,
        stakes: Stakes,
        outcome: Callable[[Table], Outcome | None],
    ) -> None:
        self.mind, self.spec, self.effort, self.stakes, self.outcome = mind, spec, effort, stakes, outcome
        self.made = 0
        """Decisions the network made in worlds."""

    def about(self, riddles: list[Riddle[Table]], until: float | None = None) -> None:
        """Round by round; the best candidate of each stands first then."""
        ponder(riddles, self.effort.rounds, self.effort.worlds, self.round, until)

    def round(self, there: list[tuple[Riddle[Table], list[Table]]]) -> None:
        """All that is left of each question, in some worlds more."""
        playing, seats = Playing(self.mind, self.spec), []
        for riddle, worlds in there:
            for world in worlds:
                luck = int(riddle.luck.bits())
                playing.plant(world, riddle.seat, riddle.left, luck)
            seats += [riddle.seat] * (len(worlds) * len(riddle.left))
        self.made += playing.on(self.effort.decisions)
        worth, at = self.worth(playing, seats), 0
        for riddle, worlds in there:
            many = len(worlds) * len(riddle.left)
            riddle.told(worth[at : at + many].reshape(len(worlds), len(riddle.left)).tolist())
            at += many

    def worth(self, playing: Playing, seats: list[int]) -> Array:
        """What tables are worth to a seat: the result, or what the network expects of what it sees."""
        found = playing.worth(seats)
        for n, table in enumerate(playing.tables):
            if table.over:
                outcome = self.outcome(table)
                if outcome is not None:
                    found[n] = self.stakes.result(outcome, seats[n])
        return found


class Search:
    """The search of one network at tables of one kind."""

    def __init__(self, network: Frozen, spec: Observation, effort: Effort) -> None:
        self.network, self.spec, self.effort = network, spec, effort

    def best(self, window: Window, rng: Rng, proposed: int | None = None, until: float | None = None) -> int:
        """The code of the move found; `proposed` is weighed whatever the policy thinks of it."""
        seat = window.seat
        world = window.sample(rng)
        codes = self.candidates(world.table, seat, np.random.default_rng(int(rng.bits())), proposed)
        riddle = Riddle(seat, lambda: window.sample(rng).table, codes, Rng(int(rng.bits())))
        self.thought(world).about([riddle], until)
        return riddle.left[0]

    def thought(self, world: World) -> Thought:
        """For tables like this one."""
        stakes = Stakes.of(self.network.about, self.spec.seats, world.sides)
        return Thought(self.network, self.spec, self.effort, stakes, world.result)

    def candidates(self, table: Table, seat: int, random: np.random.Generator, proposed: int | None) -> list[int]:
        """The moves the policy likes best, the best first."""
        codes = codes_of(table, seat, MOST_MOVES, random)
        if len(codes) == 1:
            return codes
        scores = scores_of(self.network, self.spec, table, seat, codes)
        best = [codes[int(k)] for k in np.argsort(-scores, kind="stable")[: self.effort.candidates]]
        if proposed is not None and proposed not in best:
            best[-1] = proposed
        return best

    def weighed(self, worlds: list[World], seat: int, codes: list[int], seed: int) -> list[float]:
        """What each of these moves is worth in all of these worlds together."""
        riddle = Riddle(seat, worlds[0].table.clone, codes, Rng(seed))
        self.thought(worlds[0]).round([(riddle, [world.table for world in worlds])])
        return [riddle.mean(code) for code in codes]
