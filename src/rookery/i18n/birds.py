"""Bots, and guests who give no name, are called after birds: in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Final

from rookery.i18n import texts

BOTS: Final = (
    "Jackdaw",
    "Magpie",
    "Raven",
    "Rook",
    "Crow",
    "Jay",
    "Starling",
    "Chough",
    "Nutcracker",
    "Treepie",
)
"""By seat; tables and records keep these names, pages show them translated."""


def bot_name(name: str, lang: str) -> str:
    """A bot's name as a reader knows the bird.

    >>> bot_name("Magpie", "de"), bot_name("Ada", "de")
    ('Elster', 'Ada')
    """
    return birds("bots", lang)[BOTS.index(name)] if name in BOTS else name


@cache
def birds(whose: str, lang: str) -> tuple[str, ...]:
    """The birds that bots, or guests, are called after."""
    return tuple(texts(lang).t(f"ui-birds-{whose}").split(", "))
