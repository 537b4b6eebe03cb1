"""Reads cards.toml: the component data with its sources. The rules know the cards by number (cards.py)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def box() -> dict[str, Any]:
    """The whole file."""
    text = files("rookery.games.castle_of_the_devil").joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def rows() -> list[dict[str, Any]]:
    """One row per kind of card."""
    return [dict(row) for row in box()["card"]]
