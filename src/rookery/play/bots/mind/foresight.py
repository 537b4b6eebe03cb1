"""Search where no network has learned a game: its rules of thumb look ahead.

They name the moves they like best. Each of these is played in the same sampled worlds, which the seat cannot tell
from the true one. There all seats play on by the rules of thumb until the table comes to rest (a round is over,
say), and the game tells every seat's chance to win. Now and then a seat does something else there:
people do not play so exactly.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from math import sqrt

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games.bots import Foreseeing
from rookery.games.kit import Outcome
from rookery.packages import folder, package
from rookery.play.bots.levels import PATIENCE, SEARCH, Level
from rookery.play.bots.makers import dice
from rookery.play.bots.mind.riddle import Riddle, ponder
from rookery.play.bots.window import Window, World

BESIDE = 3
"""Whoever does not play what they like best plays one of so many moves."""


def foresees(game: str) -> bool:
    """Do its rules of thumb look ahead?"""
    return (folder(game) / "bot" / SEARCH).exists()


def shares(outcome: Outcome | None, seats: int, sides: bool) -> list[float]:
    """What a result is worth to each seat: 1 for a victory, shared by those who share it; a side wins whole."""
    won = () if outcome is None else outcome.winners
    each = 1.0 if sides else 1 / max(1, len(won))
    return [each if seat in won else 0.0 for seat in range(seats)]


class Foresight:
    """How a game's rules of thumb expect a table to go on."""

    def __init__(self, game: str, seats: int, slips: float = 0.0) -> None:
        module = import_module(f"{package(game)}.bot")
        self.thinkers: list[Foreseeing] = [module.Heuristic() for _ in range(seats)]
        self.slips = slips

    def play_on(self, world: World, decisions: int, stages: int) -> None:
        """Until the table came to rest so many times; at most so many decisions."""
        at = self.stage(world)
        for _ in range(decisions):
            if world.over or stages == 0:
                return
            seat = world.waiting[0]
            world.play(seat, self.answer(world.window(seat), seat))
            if (now := self.stage(world)) != at:
                at, stages = now, stages - 1

    def stage(self, world: World) -> int:
        """The number that tells rest from rest."""
        return self.thinkers[0].stage(world.window(0).view)

    def answer(self, window: Window, seat: int) -> Move:
        """What a seat is expected to do."""
        luck = dice(seat, window)
        if self.slips and luck.below(1000) < int(1000 * self.slips):
            liked = self.liked(window, luck, BESIDE)
            return liked[int(luck.below(len(liked)))]
        return self.thinkers[seat].choose(window, luck)

    def liked(self, window: Window, luck: Rng, many: int) -> list[Move]:
        """What a seat would rather do, the best first."""
        return self.thinkers[window.seat].ranked(window, luck, many)

    def chances(self, world: World) -> list[float]:
        """Of each seat, to win."""
        seats = len(self.thinkers)
        if world.over:
            return shares(world.outcome, seats, world.sides)
        windows = [world.window(seat) for seat in range(seats)]
        return self.thinkers[0].chances([window.view for window in windows], windows[0].options)


@cache
def foresight(game: str, seats: int, slips: float) -> Foresight:
    """One for all bots of a kind: what the rules of thumb have reckoned for one serves the others too."""
    return Foresight(game, seats, slips)


def surer(better: Sequence[float], usual: Sequence[float], doubt: float) -> bool:
    """Is one better in the worlds in which both were played, by so many standard errors?

    >>> surer([0.5, 0.4, 0.6], [0.2, 0.3, 0.1], 2.0), surer([0.9, 0.1, 0.3], [0.2, 0.3, 0.1], 2.0)
    (True, False)
    """
    gains = [a - b for a, b in zip(better, usual, strict=False)]
    if doubt == 0 or len(gains) < 2:
        return True
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > doubt * sqrt(spread / len(gains))


class ForesightBot:
    """Rules of thumb that try out what they like best."""

    def __init__(self, game: str, seed: int, level: Level) -> None:
        self.game, self.seed, self.level = game, seed, level

    def choose(self, window: Window) -> Move:
        """The answer."""
        legal = window.legal
        if len(legal) == 1:
            return legal[0]
        rng, level = dice(self.seed, window), self.level
        looking = foresight(self.game, window.view["seats"], level.slips)
        liked = looking.liked(window, rng, level.candidates)
        if len(liked) == 1:
            return liked[0]
        moves = {int(move.code): move for move in liked}
        riddle = Riddle(window.seat, lambda: window.sample(rng), [*moves], rng)
        found: dict[int, list[float]] = {code: [] for code in moves}

        def play(there: list[tuple[Riddle[World], list[World]]]) -> None:
            for each, worlds in there:
                rows = [[self.worth(looking, world, moves[code]) for code in each.left] for world in worlds]
                for code, worths in zip(each.left, zip(*rows, strict=True), strict=True):
                    found[code] += worths
                each.told(rows)

        ponder([riddle], level.rounds, level.worlds, play, time.monotonic() + PATIENCE * level.seconds)
        usual, best = riddle.codes[0], riddle.left[0]
        return moves[best if surer(found[best], found[usual], level.doubt) else usual]

    def worth(self, looking: Foresight, world: World, move: Move) -> float:
        """The chance to win after a move in a world."""
        after = world.clone()
        after.play(world.seat, move)
        looking.play_on(after, self.level.decisions, self.level.stages)
        return looking.chances(after)[world.seat]
