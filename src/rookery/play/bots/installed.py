"""Bots of other packages, found by the entry point group `rookery.bots`.

    [project.entry-points."rookery.bots"]
    sly = "my_package.bots:Sly"

What is named there is a function `choose(window) -> Move`, or a class with a method `choose`. A class is made anew
for every seat of every game; it is told `seed` and `game` where it has parameters of these names. An answer may be
a Move of `window.legal` or its text. `games`, if there is such an attribute, lists the games it can play.
"""

from __future__ import annotations

import inspect
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from rookery.errors import GameError

GROUP: Final = "rookery.bots"


def installed() -> dict[str, EntryPoint]:
    """The bots that packages bring, by name."""
    return {each.name: each for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


class FunctionBot:
    """A function that answers."""

    def __init__(self, function: Any) -> None:
        self.choose = function


def installed_bot(name: str, game: str, seed: int = 0) -> Any:
    """A bot of another package: something with `choose(window)`. GameError says what is wrong with it."""
    known = installed()
    if name not in known:
        raise GameError("bot-not-installed", name=name, known=", ".join(known) or "–")
    try:
        found = known[name].load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise GameError("bot-broken", name=name, why=why) from error
    games = getattr(found, "games", None)
    if games is not None and game not in games:
        raise GameError("bot-other-game", name=name, asked=game, known=", ".join(map(str, games)))
    if inspect.isclass(found):
        asked = inspect.signature(found).parameters
        found = found(**{k: v for k, v in {"seed": seed, "game": game}.items() if k in asked})
    elif callable(found) and not hasattr(found, "choose"):
        found = FunctionBot(found)
    if not callable(getattr(found, "choose", None)):
        raise GameError("bot-broken", name=name, why="choose(window)")
    return found
