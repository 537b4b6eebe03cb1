"""How each game is trained: what differs between them, found by trying."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """The measures of one game's training."""

    tables: int = 1024
    """Of each size."""
    rows: int = 64
    """Moves offered at a question with more of them."""
    wide: int = 512
    shaping: float = 0.1
    """What points above the table's mean are worth beside the victory, in standard deviations of such points."""
    save_every: int = 40


USUAL = Recipe()
RECIPES = {
    "thiefs-market": Recipe(rows=128),  # splits: 130 moves on average
    "thieves-den": Recipe(),
    "enclave": Recipe(),
    "castle-of-the-devil": Recipe(tables=384, rows=32, shaping=0.0, save_every=100),  # eight sizes, long games
    "age-of-thieves": Recipe(rows=128, wide=384, shaping=0.2),  # declarations: 70,000 moves on average
}


def recipe(game: str) -> Recipe:
    """That of a game; games of others get the usual one."""
    return RECIPES.get(game, USUAL)
