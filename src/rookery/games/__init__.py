"""The games. Each is a package of the same shape; `kit(name)` loads one."""

from importlib import import_module

from rookery.errors import GameError
from rookery.games.kit import Kit

NAMES = ("thiefs-market", "castle-of-the-devil", "thieves-den", "enclave", "age-of-thieves")
MODELS = ("parlour",)
"""Games that prove the core; they are not listed."""


def kit(name: str) -> Kit:
    """The kit of a game, by its name."""
    if name not in (*NAMES, *MODELS):
        raise GameError("no-game", name=str(name), known=", ".join(NAMES))
    module = import_module(f"rookery.games.{name.replace('-', '_')}")
    found = module.box_kit()
    assert isinstance(found, Kit)
    return found
