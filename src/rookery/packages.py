"""Which package brings which game: ours, and those that name theirs in the entry point group `rookery.games`.

    [project.entry-points."rookery.games"]
    night-bazaar = "night_bazaar"

Nothing of a game is imported here.
"""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parent
GROUP: Final = "rookery.games"
OURS: Final = ("thiefs-market", "castle-of-the-devil", "thieves-den", "enclave", "age-of-thieves")
MODELS: Final = ("parlour",)
"""Games that prove the core; they are not listed."""


def is_ours(game: str) -> bool:
    """Does it come with Rookery?"""
    return game in OURS or game in MODELS


@cache
def claims() -> tuple[tuple[str, str], ...]:
    """What installed packages say they bring: games and packages, as they were written."""
    return tuple(sorted((each.name, each.value.partition(":")[0].strip()) for each in entry_points(group=GROUP)))


def package(game: str) -> str:
    """The package of a game; of a game that nobody claims, where ours would be.

    >>> package("thieves-den")
    'rookery.games.thieves_den'
    """
    if not is_ours(game):
        for name, found in claims():
            if name == game:
                return found
    return f"rookery.games.{game.replace('-', '_')}"


@cache
def folder(game: str) -> Path:
    """Where the files of a game lie: texts, clauses, its board. (A place that is not there, for no package.)"""
    try:
        found = find_spec(package(game))
    except (ImportError, ValueError):
        found = None
    places = list(found.submodule_search_locations or ()) if found is not None else []
    return Path(places[0]) if places else HOME / "games" / game.replace("-", "_")


def spoken(game: str) -> list[str]:
    """The languages a game has texts in."""
    return sorted(path.stem for path in (folder(game) / "locale").glob("*.ftl"))
