"""Bots by game and level."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.errors import GameError
from rookery.games import kit
from rookery.packages import folder, package
from rookery.play.bots.levels import LEVELS, NETWORK, OTHER_NAMES, SEARCH, Level, foreseen
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


class SlippingBot:
    """Plays by the rules of thumb, but like a beginner: now and then anything that is allowed."""

    def __init__(self, thinker: Thinker, seed: int, slips: float) -> None:
        self.thinker, self.seed, self.slips = thinker, seed, slips

    def choose(self, window: Window) -> Move:
        """The rule of thumb, or a blunder."""
        rng = dice(self.seed, window)
        if rng.below(1000) < int(1000 * self.slips):
            legal = window.legal
            return legal[int(rng.below(len(legal)))]
        return self.thinker.choose(window, rng)


def _module(game: str) -> str:
    kit(game)  # names the games there are
    return f"{package(game)}.bot"


def _thinker(game: str) -> Thinker:
    found: Thinker = import_module(_module(game)).Heuristic()
    return found


def _made(game: str, level: Level, seed: int) -> Bot:
    if level.mind == "chance":
        return RandomBot(seed)
    if level.mind == "thumb":
        return SlippingBot(_thinker(game), seed, level.slips) if level.slips else HeuristicBot(_thinker(game), seed)
    if level.mind == "foresight":
        from rookery.play.bots.mind.foresight import ForesightBot

        return ForesightBot(game, seed, level)
    from rookery.play.bots.mind.learned import LearnedBot

    return LearnedBot(game, _thinker(game), seed, level)


def levels(game: str) -> tuple[str, ...]:
    """The levels of bots that sit at tables of a game, the weakest first."""
    return tuple(level.name for level in known_levels(game) if level.at_tables)


def known_levels(game: str) -> list[Level]:
    """All levels there are for a game, those for analysis too."""
    minds, home = {"chance"}, folder(game) / "bot"
    if find_spec(_module(game)) is not None:
        minds.add("thumb")
        if (home / NETWORK).exists() and find_spec("numpy") is not None:
            minds.add("network")
    known = [level for level in LEVELS if level.mind in minds]
    return known if "network" in minds else [*known, *foreseen(home / SEARCH)]


def lacks_numpy(game: str, level: str) -> bool:
    """Is it only for want of NumPy that there is no such level?"""
    learned = (folder(game) / "bot" / NETWORK).exists() and find_spec("numpy") is None
    return learned and any(level == each.name for each in LEVELS)


def level_names(game: str) -> list[str]:
    """All names a level can be asked for by."""
    names = [level.name for level in known_levels(game)]
    return names + [other for other, name in OTHER_NAMES.items() if name in names]


def usual_level(game: str) -> str:
    """The level of bots nobody chose: rules of thumb, where there are some."""
    return "heuristic" if "heuristic" in levels(game) else "random"


def quick_level(game: str) -> str:
    """The strongest level that answers without a search."""
    return [level.name for level in known_levels(game) if not level.candidates][-1]


def make_bot(game: str, level: str, seed: int = 0) -> Bot:
    """A bot for a game. GameError names the games and levels there are.

    >>> make_bot("thiefs-market", "genius")
    Traceback (most recent call last):
    rookery.errors.GameError: no bot “genius” for thiefs-market; there are random, urchin, heuristic...
    """
    for known in known_levels(game):
        if known.name == OTHER_NAMES.get(level, level):
            return _made(game, known, seed)
    if lacks_numpy(game, level):
        raise GameError("bot-numpy", level=level)
    raise GameError("no-bot", level=level, name=game, known=", ".join(levels(game)))
