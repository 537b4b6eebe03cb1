"""The games. Each is a package of the same shape, ours or somebody else's; `kit(name)` loads one."""

from functools import cache
from importlib import import_module

from rookery.compiling.game import unfit
from rookery.errors import GameError
from rookery.games.faults import Fault, blame, faults, name_faults
from rookery.games.kit import Kit
from rookery.packages import MODELS, OURS as NAMES, claims, is_ours, package

__all__ = ["MODELS", "NAMES", "at_fault", "broken", "kit", "names"]


def names() -> tuple[str, ...]:
    """The games that can be played: ours, then those of installed packages."""
    return (*NAMES, *(name for name in _others() if isinstance(_others()[name], Kit)))


def broken() -> dict[str, GameError]:
    """The games of installed packages that cannot be played, and why."""
    return {name: found for name, found in _others().items() if isinstance(found, GameError)}


def kit(name: str) -> Kit:
    """The kit of a game, by its name. GameError says what is wrong with a package that cannot be used."""
    if is_ours(name):
        return _box(name)
    found = _others().get(name)
    if found is None:
        raise GameError("no-game", name=str(name), known=", ".join(names()))
    if isinstance(found, GameError):
        raise found
    return found


def at_fault(error: BaseException) -> GameError | None:
    """The game of an installed package in whose code an error came up; None: it came up elsewhere."""
    for name, where in claims():
        fault = blame(error, where)
        if fault.where:
            return _error(name, where, fault)
    return None


@cache
def _others() -> dict[str, Kit | GameError]:
    """What installed packages bring: a kit each, or the error that names its first fault."""
    found: dict[str, Kit | GameError] = {}
    for name, where in claims():
        problems = name_faults(name, where, found)
        if problems:
            found[f"{name} ({where})"] = _error(name, where, problems[0])
        else:
            found[name] = _loaded(name, where)
    return found


def _loaded(name: str, where: str) -> Kit | GameError:
    try:
        if why := unfit(name):
            return _error(name, where, Fault("", "", why))
        made = _box(name)
        problems = faults(name, made)
        return _error(name, where, problems[0]) if problems else made
    except Exception as error:  # whatever stands in it must not take the other games down
        return _error(name, where, blame(error, where))


def _box(name: str) -> Kit:
    made: Kit = import_module(package(name)).box_kit()
    return made


def _error(name: str, where: str, fault: Fault) -> GameError:
    return GameError("broken", name=name, package=where, fault=str(fault))
