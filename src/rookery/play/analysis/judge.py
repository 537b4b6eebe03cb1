"""Judges: who is going to win in a sampled world? One interface, for networks and for rules of thumb.

Where rules of thumb look ahead (bots/mind/foresight.py), they play on until the table comes to rest, and say what
the chances are then. Where they do not, they play on for some answers; then the game is finished many times at
random, and victories are counted. Random play wastes leads and has no plans: chances near the middle of a game come
out more alike than they are, and what only pays after a plan of many moves is not seen.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.errors import GameError
from rookery.play.bots.makers import Bot, RandomBot, make_bot, usual_level
from rookery.play.bots.mind.foresight import Foresight, foresees, shares
from rookery.play.bots.window import Window, World

if TYPE_CHECKING:
    from rookery.play.bots.mind.frozen import Frozen

FINISH_MOST: Final = 4000
"""A game that random play has not ended after so many answers does not count."""
REST_MOST: Final = 200
"""After so many answers a table is judged though it has not come to rest."""
MOST_MOVES: Final = 512
CUT: Final = 12
"""Answers that a network plays before it says what it expects."""


def one_thread() -> None:
    """Small products of matrices gain nothing by many threads, and lose much where others work too."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")


class Judge(Protocol):
    """Says how a game goes on."""

    name: str
    """network, foresight or thumbs."""
    cost: int
    """One of its worlds takes about as long as so many of the others'."""

    def moves(self, window: Window, count: int, rng: Rng) -> list[Move]:
        """Some moves worth thinking about; the first is what the judge itself would play."""

    def chances(self, worlds: Sequence[World], numbers: Sequence[int], seed: int) -> list[list[float]]:
        """For each world the chance of every seat to win. Worlds with one number meet the same luck."""


def judge_for(world: World, steps: int, finishes: int) -> Judge:
    """The network a game ships, where it knows tables like this one; else rules of thumb.

    What a network expects above par tells no chances where sides win: par depends on how large the winning one is.
    """
    game = world.window(world.seat).game
    if not world.sides and find_spec("numpy") is not None:
        from rookery.play.bots.mind.eyes import fits, shipped

        network = shipped(game)
        if network is not None and fits(network, world.spec):
            return Learned(network)
    seats = int(world.table.seats)
    return LookingAhead(game, seats) if foresees(game) else Thumbs(game, seats, steps, finishes)


class LookingAhead:
    """Rules of thumb play on until the table comes to rest, and say what the chances are."""

    name = "foresight"
    cost = 3

    def __init__(self, game: str, seats: int) -> None:
        self.foresight = Foresight(game, seats)

    def moves(self, window: Window, count: int, rng: Rng) -> list[Move]:
        """Those the rules of thumb like best, then moves from all over the list."""
        return filled(self.foresight.liked(window, rng, count), window, count, rng)

    def chances(self, worlds: Sequence[World], numbers: Sequence[int], seed: int) -> list[list[float]]:
        """World by world: what chance says there is part of the world."""
        found = []
        for world in worlds:
            self.foresight.play_on(world, REST_MOST, 1)
            found.append(self.foresight.chances(world))
        return found


class Thumbs:
    """Rules of thumb play on, random play finishes."""

    name = "thumbs"
    cost = 1

    def __init__(self, game: str, seats: int, steps: int, finishes: int) -> None:
        self.steps, self.finishes = steps, finishes
        self.bots = [usual_bot(game, seat) for seat in range(seats)]
        self.others = [usual_bot(game, 101 + n) for n in range(4)]

    def moves(self, window: Window, count: int, rng: Rng) -> list[Move]:
        """What the rules of thumb say, what they say in other moods, and moves from all over the list."""
        legal = window.legal
        found = [self.bots[window.seat].choose(window)]
        if len(legal) <= count:
            return found + [move for move in legal.all() if move not in found]
        found += [bot.choose(window) for bot in self.others[: count - 1]]
        return filled(list(dict.fromkeys(found)), window, count, rng)

    def chances(self, worlds: Sequence[World], numbers: Sequence[int], seed: int) -> list[list[float]]:
        """World by world."""
        return [
            self.chance(world, Rng(seed * 1009 + number)) for world, number in zip(worlds, numbers, strict=True)
        ]

    def chance(self, world: World, rng: Rng) -> list[float]:
        """The share of finished games that each seat wins."""
        seats = world.table.seats
        for _ in range(self.steps):
            if world.over:
                return shares(world.outcome, seats, world.sides)
            seat = world.waiting[0]
            world.play(seat, self.bots[seat].choose(world.window(seat)))
        sums, count, sides = [0.0] * seats, 0, world.sides
        for _ in range(self.finishes):
            table = world.table.clone()
            table.loud = False
            if finish(table, rng):
                count += 1
                for seat, share in enumerate(shares(world.result(table), seats, sides)):
                    sums[seat] += share
        return [each / count for each in sums] if count else [1 / seats] * seats


def filled(found: list[Move], window: Window, count: int, rng: Rng) -> list[Move]:
    """So many moves, if there are: these, and others at random."""
    legal = window.legal
    for _ in range(4 * count):
        if len(found) >= count:
            break
        move = legal[int(rng.below(len(legal)))]
        if move not in found:
            found.append(move)
    return found


class Learned:
    """A network's policy plays on, its value says what it expects of what each seat sees."""

    name = "network"
    cost = 1

    def __init__(self, network: Frozen) -> None:
        self.network = network

    def moves(self, window: Window, count: int, rng: Rng) -> list[Move]:
        """Those the policy likes best."""
        import numpy as np

        from rookery.play.bots.mind.eyes import codes_of, scores_of

        world, legal = window.sample(rng), window.legal
        codes = codes_of(world.table, window.seat, MOST_MOVES, np.random.default_rng(int(rng.bits())))
        scores = scores_of(self.network, world.spec, world.table, window.seat, codes)
        best = [codes[int(k)] for k in np.argsort(-scores, kind="stable")[:count]]
        return [Move(code, legal[0]._notation) for code in best]

    def chances(self, worlds: Sequence[World], numbers: Sequence[int], seed: int) -> list[list[float]]:
        """All worlds side by side."""
        from rookery.play.bots.mind.eyes import seen_by
        from rookery.play.bots.mind.playing import Playing

        spec, tables = worlds[0].spec, [world.table.clone() for world in worlds]
        playing = Playing(self.network, spec)
        for table, number in zip(tables, numbers, strict=True):
            playing.add(table, seed * 1009 + number)
        playing.on(CUT)
        seats, sides = spec.seats, worlds[0].sides
        asked = [table for table in tables for _ in range(seats)]
        seen = seen_by(spec, asked, list(range(seats)) * len(tables))
        worth: Any = self.network.value(self.network.trunk(seen, seats)).reshape(len(tables), seats)
        return [
            shares(world.result(table), seats, sides) if table.over else expected([float(x) for x in row])
            for world, table, row in zip(worlds, tables, worth, strict=True)
        ]


def expected(worth: list[float]) -> list[float]:
    """Chances from what a network expects above par: none below nothing, and together one."""
    above = [max(0.0, each + 1 / len(worth)) for each in worth]
    total = sum(above)
    return [each / total for each in above] if total > 0 else [1 / len(worth)] * len(worth)


def finish(table: Table, rng: Rng) -> bool:
    """Play a table to its end at random. False: it goes on for too long."""
    for _ in range(FINISH_MOST):
        table.random_chance(rng)
        if table.over:
            return True
        seat = int(table.who)
        table.step(seat, int(table.option(seat, int(rng.below(table.count(seat))))))
    return False


def usual_bot(game: str, seed: int) -> Bot:
    """Rules of thumb, or chance where a game has none."""
    try:
        return make_bot(game, usual_level(game), seed)
    except GameError:
        return RandomBot(seed)
