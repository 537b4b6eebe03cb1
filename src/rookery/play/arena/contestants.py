"""Who may take part: a level, a bot that a package brings, a network in a file, a program that speaks in lines.

heuristic               a level of the game
sly, bot:sly            an entry point of the group `rookery.bots`
network:my.npz@fence    a network by file, with the search of a level, or @8x4x16x24: candidates, rounds, worlds
                        of a round, decisions played in each; without @ the policy's first thought
program:python3 bot.py  a program (docs/bots.md has the protocol)
mine=program:./bot      any of them under a name
"""

from __future__ import annotations

import re
import shlex
import shutil
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rookery.errors import GameError, LabError
from rookery.play.bots.installed import installed, installed_bot
from rookery.play.bots.levels import LEVELS, OTHER_NAMES, Level
from rookery.play.bots.makers import Bot, _made, _thinker, known_levels, level_names, levels
from rookery.play.game import game as find_game

if TYPE_CHECKING:
    from rookery.play.bots.mind.frozen import Frozen

KINDS: Final = ("bot", "network", "program")
LABEL: Final = re.compile(r"([\w .+-]{1,40})=(.+)", re.DOTALL)
EFFORT: Final = re.compile(r"(\d{1,3})x(\d{1,2})x(\d{1,4})x(\d{1,4})")
MOST_EFFORT: Final = 1_000_000
"""Decisions played for one, at most."""


@dataclass(frozen=True)
class Limits:
    """What programs and bots of other packages may take."""

    seconds: float = 10.0
    """For a decision."""
    memory: int = 2048
    """Megabytes; 0: any."""


@dataclass(frozen=True)
class Contestant:
    """One who takes part: `kind` is "" (a level, or a bot that is installed), bot, network or program."""

    name: str
    kind: str
    body: str

    @property
    def words(self) -> list[str]:
        """The command of a program."""
        return shlex.split(self.body.partition(":")[2])

    @property
    def file(self) -> Path:
        """The file of a network."""
        return Path(self.body.partition(":")[2].rpartition("@")[0] or self.body.partition(":")[2])

    @property
    def effort(self) -> str:
        """What stands behind the @ of a network."""
        return self.body.rpartition("@")[2] if "@" in self.body else ""


@cache
def contestant(text: str) -> Contestant:
    """Read one.

    >>> contestant("heuristic").name, contestant("mine=program:python3 my_bot.py --fast").name
    ('heuristic', 'mine')
    >>> contestant("network:nets/den.npz@fence").name, contestant("program:python3 my_bot.py --fast").name
    ('den@fence', 'my_bot')
    """
    labelled = LABEL.fullmatch(text)
    name, body = labelled.groups() if labelled else ("", text)
    kind, colon, rest = body.partition(":")
    if not colon:
        return Contestant(name or OTHER_NAMES.get(body, body), "", OTHER_NAMES.get(body, body))
    if kind not in KINDS or not rest.strip():
        raise GameError("arena-bot-form", text=text)
    try:
        found = Contestant(name, kind, body)
        return replace(found, name=name or _usual_name(found, rest))
    except ValueError:  # quotes that are not closed
        raise GameError("arena-bot-form", text=text) from None


def _usual_name(found: Contestant, rest: str) -> str:
    if found.kind == "bot":
        return rest
    if found.kind == "network":
        return found.file.stem + (f"@{found.effort}" if found.effort else "")
    words = found.words
    return Path(next((w for w in words if Path(w).suffix), words[0])).stem


def is_level(each: Contestant, game: str) -> bool:
    """Is a plain name a level of this game? Levels go before bots that are installed."""
    return not each.kind and each.body in level_names(game)


def outside(each: Contestant, game: str) -> bool:
    """Is it a bot of another package?"""
    return each.kind == "bot" or (not each.kind and not is_level(each, game))


def entry_name(each: Contestant) -> str:
    """The name of its entry point."""
    return each.body.removeprefix("bot:")


def check_contestant(each: Contestant, game: str, seats: int, options: dict[str, Any]) -> None:
    """GameError if it cannot play."""
    if each.kind == "program":
        if shutil.which(each.words[0]) is None:
            raise GameError("no-program", name=each.words[0])
    elif each.kind == "network":
        _check_network(each, game, seats, options)
    elif outside(each, game):
        if each.kind or entry_name(each) in installed():
            installed_bot(entry_name(each), game)
            return
        if find_spec("numpy") is None and any(each.body == one.name and one.mind == "network" for one in LEVELS):
            raise GameError("bot-numpy", level=each.body)
        known = [*levels(game), *installed()]
        raise GameError("no-bot", level=each.body, name=game, known=", ".join(known))


def _check_network(each: Contestant, game: str, seats: int, options: dict[str, Any]) -> None:
    searching(each, game)
    network = loaded(str(each.file), game)
    from rookery.play.bots.mind.eyes import fits
    from rookery.play.bots.window import observation

    if not fits(network, observation(find_game(game).start(seats=seats, seed=0, options=options))):
        raise GameError("network-table", file=str(each.file), name=game)


@cache
def loaded(file: str, game: str) -> Frozen:
    """The network in a file."""
    if find_spec("numpy") is None:
        raise GameError("bot-numpy", level=file)
    from rookery.play.bots.mind.frozen import Frozen
    from rookery.play.bots.mind.reading import Reading

    try:
        return Frozen(Path(file), Reading(find_game(game)))
    except LabError:
        raise GameError("network-other", file=file, name=game) from None
    except Exception as error:  # whatever a file may hold
        why = f"{type(error).__name__}: {error}"
        raise GameError("network-file", file=file, why=why) from None


def searching(each: Contestant, game: str) -> Level:
    """How much a network searches."""
    for level in LEVELS:
        if level.name == each.effort and level.mind == "network":
            return patient(level)
    if not each.effort:
        return Level(each.name, "network")
    numbers = EFFORT.fullmatch(each.effort)
    if numbers is None:
        known = ", ".join(level.name for level in LEVELS if level.candidates)
        raise GameError("network-effort", effort=each.effort, known=known)
    candidates, rounds, worlds, decisions = (max(1, int(n)) for n in numbers.groups())
    if candidates * rounds * worlds * decisions > MOST_EFFORT:
        raise GameError("network-much", effort=each.effort, most=MOST_EFFORT)
    return Level(
        each.name, "network", candidates=candidates, rounds=rounds, worlds=worlds, decisions=decisions, seconds=inf
    )


def patient(level: Level) -> Level:
    """The same level without a clock: a busy machine must not change what it answers."""
    return replace(level, seconds=inf)


def made_here(each: Contestant, game: str, seed: int) -> Bot:
    """A level or a network: our own code, in this process."""
    if each.kind == "network":
        from rookery.play.bots.mind.learned import LearnedBot

        return LearnedBot(game, _thinker(game), seed, searching(each, game), loaded(str(each.file), game))
    level = next(level for level in known_levels(game) if level.name == each.body)
    return _made(game, patient(level), seed)


def identity(each: Contestant, game: str) -> str:
    """What must be the same for a contest to be the same: a network's weights, a package's version."""
    if each.kind == "network":
        return f"{each.name}=network@{each.effort} {sha256(each.file.read_bytes()).hexdigest()}"
    if outside(each, game):
        point = installed()[entry_name(each)]
        version = point.dist.version if point.dist is not None else ""
        return f"{each.name}=bot {point.value} {version}"
    return f"{each.name}={each.body}"
