"""Bots by game and level."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.games import kit
from rookery.packages import package
from rookery.play.bots.window import Window


class Bot(Protocol):
    """Anything that answers for a seat. The same seed and the same information give the same answer, always."""

    def choose(self, window: Window) -> Move:
        """The answer to the question this window's seat is asked."""


class Thinker(Protocol):
    """What a game brings as its heuristic (`games/<game>/bot.py`, class Heuristic)."""

    def choose(self, seen: Window, rng: Rng) -> Move:
        """The answer, from what the seat sees and a random source."""


def dice(seed: int, window: Window) -> Rng:
    """A random source for one decision, from the bot's seed and all its seat was ever told.

    A bot therefore has no memory to lose: it answers alike after a restart, in a copy and in a sampled world.
    """
    return Rng((seed * 0x9E3779B97F4A7C15 ^ window.digest * 0x2545F4914F6CDD1D) & ((1 << 60) - 1))


class RandomBot:
    """Any legal move is as good as any other. Drawn by index: the list is never made."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, window: Window) -> Move:
        """One of the options."""
        legal = window.legal
        return legal[int(dice(self.seed, window).below(len(legal)))]


class HeuristicBot:
    """Plays as a person would, with the game's own rules of thumb."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self.thinker = thinker
        self.seed = seed

    def choose(self, window: Window) -> Move:
        """What the game's heuristic says."""
        return self.thinker.choose(window, dice(self.seed, window))


def _module(game: str) -> str:
    kit(game)  # names the games there are
    return f"{package(game)}.bot"


def _heuristic(game: str, seed: int) -> Bot:
    return HeuristicBot(import_module(_module(game)).Heuristic(), seed)


_MAKERS: dict[str, Callable[[str, int], Bot]] = {
    "random": lambda game, seed: RandomBot(seed),
    "heuristic": _heuristic,
}


def levels(game: str) -> tuple[str, ...]:
    """The levels of bots there are for a game, the weakest first."""
    return tuple(_MAKERS) if find_spec(_module(game)) is not None else ("random",)


def make_bot(game: str, level: str, seed: int = 0) -> Bot:
    """A bot for a game. GameError names the games and levels there are.

    >>> make_bot("thiefs-market", "genius")
    Traceback (most recent call last):
    rookery.errors.GameError: no bot “genius” for thiefs-market; there are random, heuristic
    """
    if level not in levels(game):
        raise GameError("no-bot", level=level, name=game, known=", ".join(levels(game)))
    return _MAKERS[level](game, seed)
