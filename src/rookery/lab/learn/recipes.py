"""How each game is trained: what differs between them, found by trying."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Study:
    """How games are played from which the network learns what a search answers (expert.py)."""

    tables: int = 16
    """In each process."""
    candidates: int = 5
    rounds: int = 2
    worlds: int = 4
    decisions: int = 16
    share: float = 0.35
    """Of the questions are searched."""
    obeys: float = 0.8
    """Of those get what the search answers; the others what the policy does, so that more is seen."""
    rows: int = 64
    limit: int = 200
    """Decisions of a seat after which a game is lost by all."""
    seconds: float = 25.0
    """Of a round of searches."""
    accelerated: bool = True
    """Or does the network answer on each process's own core? At one accelerator many processes wait."""


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
    limit: int = 0
    """Decisions after which a game is called off and lost by all, per seat; 0: the game's own limit."""
    save_every: int = 40
    study: Study = field(default_factory=Study)


USUAL = Recipe()
RECIPES = {
    "thiefs-market": Recipe(rows=128, limit=80),  # splits: 130 moves on average
    "thieves-den": Recipe(limit=80),
    "enclave": Recipe(limit=200),
    "castle-of-the-devil": Recipe(tables=384, rows=32, shaping=0.0, limit=400, save_every=100),  # eight sizes, long
    "age-of-thieves": Recipe(rows=128, wide=384, shaping=0.2),  # declarations: 70,000 moves on average
}


def recipe(game: str) -> Recipe:
    """That of a game; games of others get the usual one."""
    return RECIPES.get(game, USUAL)
