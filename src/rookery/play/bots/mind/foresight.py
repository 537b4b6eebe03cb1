"""Search where no network has learned a game: its rules of thumb look ahead.

They name the moves they like best. Each of these is played in the same sampled worlds, which the seat cannot tell
from the true one. There all seats play on by the rules of thumb until the table comes to rest (a round is over,
say), and the game tells every seat's chance to win. Now and then a seat does something else there:
people do not play so exactly.
"""

from __future__ import annotations

import time
from functools import cache
from importlib import import_module

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

        def play(there: list[tuple[Riddle[World], list[World]]]) -> None:
            for each, worlds in there:
                each.told([[self.worth(looking, world, moves[code]) for code in each.left] for world in worlds])

        ponder([riddle], level.rounds, level.worlds, play, time.monotonic() + PATIENCE * level.seconds)
        return moves[riddle.left[0]]

    def worth(self, looking: Foresight, world: World, move: Move) -> float:
        """The chance to win after a move in a world."""
        after = world.clone()
        after.play(world.seat, move)
        looking.play_on(after, self.level.decisions, self.level.stages)
        return looking.chances(after)[world.seat]
