"""The lab: the games as environments for research, with `pip install rookery[lab]`. See docs/lab.md."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rookery.lab.gym import gymnasium_env
    from rookery.lab.many import Vector, vector
    from rookery.lab.spiel import openspiel_game
    from rookery.lab.zoo import pettingzoo_env, pettingzoo_parallel_env

HOMES = {
    "Vector": "many",
    "gymnasium_env": "gym",
    "openspiel_game": "spiel",
    "pettingzoo_env": "zoo",
    "pettingzoo_parallel_env": "zoo",
    "vector": "many",
}
__all__ = ["Vector", "gymnasium_env", "openspiel_game", "pettingzoo_env", "pettingzoo_parallel_env", "vector"]


def __getattr__(name: str) -> Any:
    """Each interface is loaded when it is asked for: nobody needs all the packages."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
