"""Search over sampled worlds, for every game: what becomes of the moves the policy likes best?

Worlds are drawn that the seat cannot tell from the true one, the same ones for all candidates. In each of them the
candidate is played, then every seat plays on by the policy; after a number of decisions the network says what the
table is worth to the seat, from what it would see there. Worlds come in rounds: the better half of the candidates
goes on into the next. The network answers for all worlds and candidates at once.

The same random source and the same effort give the same answer. With a deadline there may be fewer rounds.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.games.kit import Outcome
from rookery.play.bots.mind.eyes import codes_of, rows_of, scores_of, seen_by
from rookery.play.bots.mind.frozen import Frozen
from rookery.play.bots.window import Window, World
from rookery.play.observation import Observation

Array = npt.NDArray[Any]
MOST_MOVES = 512
"""Moves weighed at the root where there are more."""
ROWS = 48
"""Moves weighed on the way."""


@dataclass(frozen=True)
class Effort:
    """How much is thought about a decision."""

    candidates: int = 6
    rounds: int = 3
    worlds: int = 8
    """Of each round."""
    decisions: int = 24
    """Played in every world after the candidate."""


class Playout:
    """Tables that play on by the policy, side by side."""

    def __init__(
        self, network: Frozen, spec: Observation, tables: list[Table], worlds: list[int], seed: int
    ) -> None:
        self.network, self.spec, self.tables = network, spec, tables
        self.chance = [Rng(seed * 1009 + world) for world in worlds]  # the same in one world, whatever was played
        self.random = [np.random.default_rng((seed, world)) for world in worlds]
        for table, rng in zip(tables, self.chance, strict=True):
            table.random_chance(rng)

    def on(self) -> bool:
        """One decision at every table that is not over; False when all are."""
        there = [n for n, table in enumerate(self.tables) if not table.over]
        if not there:
            return False
        tables = [self.tables[n] for n in there]
        who = [int(table.who) for table in tables]
        codes = [codes_of(t, s, ROWS, self.random[n]) for n, t, s in zip(there, tables, who, strict=True)]
        many = np.array([len(each) for each in codes])
        x = self.network.trunk(seen_by(self.spec, tables, who), self.spec.seats)
        raw = b"".join([rows_of(self.spec, t, s, c) for t, s, c in zip(tables, who, codes, strict=True)])
        rows = np.frombuffer(raw, "uint8").reshape(int(many.sum()), -1)
        scores = np.full((len(there), ROWS), -np.inf, "float32")
        filled = np.arange(ROWS) < many[:, None]
        scores[filled] = self.network.scores(x, rows, self.spec.seats, np.repeat(np.arange(len(there)), many))
        noise = np.stack([self.random[n].gumbel(size=ROWS) for n in there])
        chosen = (scores + noise).argmax(1)
        for n, table, seat, mine, k in zip(there, tables, who, codes, chosen, strict=True):
            table.step(seat, mine[int(k)])
            table.random_chance(self.chance[n])
        return True


class Search:
    """The search of one network at tables of one kind."""

    def __init__(self, network: Frozen, spec: Observation, effort: Effort) -> None:
        self.network, self.spec, self.effort = network, spec, effort

    def best(self, window: Window, rng: Rng, proposed: int | None = None, until: float | None = None) -> int:
        """The code of the move found; `proposed` is weighed whatever the policy thinks of it."""
        seat, effort = window.seat, self.effort
        world = window.sample(rng)
        left = self.candidates(world.table, seat, np.random.default_rng(int(rng.bits())), proposed)
        sums = dict.fromkeys(left, 0.0)
        for number in range(effort.rounds):
            if len(left) == 1 or (until is not None and time.monotonic() >= until):
                break
            worlds = [window.sample(rng) for _ in range(effort.worlds)]
            for code, worth in zip(left, self.weighed(worlds, seat, left, int(rng.bits())), strict=True):
                sums[code] += worth
            left.sort(key=lambda code: -sums[code])
            if number + 1 < effort.rounds:
                left = left[: max(2, (len(left) + 1) // 2)]
        return left[0]

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
        tables, numbers = [], []
        for code in codes:
            for number, world in enumerate(worlds):
                table = world.table.clone()
                table.loud = False
                table.step(seat, code)
                tables.append(table)
                numbers.append(number)
        playout = Playout(self.network, self.spec, tables, numbers, seed)
        for _ in range(self.effort.decisions):
            if not playout.on():
                break
        worth = self.worth(worlds[0], tables, seat).reshape(len(codes), len(worlds))
        return [float(each) for each in worth.mean(1)]

    def worth(self, world: World, tables: list[Table], seat: int) -> Array:
        """What tables are worth to a seat: the result, or what the network expects of what it sees."""
        seen = seen_by(self.spec, tables, [seat] * len(tables))
        found = self.network.value(self.network.trunk(seen, self.spec.seats))
        for n, table in enumerate(tables):
            if table.over:
                outcome = world.result(table)
                if outcome is not None:
                    found[n] = self.result(outcome, seat, world.sides)
        return found

    def result(self, outcome: Outcome, seat: int, sides: bool) -> float:
        """A result as the value was trained on it: the share of the victory less par, and something for points."""
        won, seats, about = outcome.winners, self.spec.seats, self.network.about
        share = [(1.0 if sides else 1 / len(won)) if s in won else 0.0 for s in range(seats)]
        spread = max(1e-3, float(about.get("spreads", {}).get(str(seats), 1.0)))
        above = (outcome.scores[seat] - sum(outcome.scores) / seats) / spread
        return share[seat] - sum(share) / seats + float(about.get("shaping", 0.1)) * max(-3.0, min(3.0, above))
