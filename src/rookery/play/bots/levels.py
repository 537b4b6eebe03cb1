"""The levels of bots, the weakest first: all that tells them apart."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

NETWORK: Final = "network.npz"
"""In a game's folder `bot`: what `rookery train` made, packed."""
SEARCH: Final = "search.toml"
"""In the same folder, where there is no network: how far the rules of thumb look ahead, level by level."""
PATIENCE: Final = 2
"""A search that takes so many times what its level says ends early."""


@dataclass(frozen=True)
class Level:
    """One level. Its names in the languages are `ui-bot-…`."""

    name: str
    mind: str
    """chance, thumb (the game's rules of thumb), foresight (these, looking ahead) or network (what was learned)."""
    slips: float = 0.0
    """The share of moves that are anything allowed; with foresight, of the others' that are not the best."""
    candidates: int = 0
    """Moves that are searched; 0: the policy's first thought."""
    rounds: int = 0
    worlds: int = 0
    """Sampled worlds in each round; the better half of the candidates goes on to the next."""
    decisions: int = 0
    """Played on in every world; with foresight, at most."""
    stages: int = 0
    """With foresight: until the table came to rest so many times."""
    doubt: float = 0.0
    """With foresight: by so many standard errors a move must be better than what the rules of thumb like best."""
    seconds: float = 0.0
    """About so long on one core. After twice that a search makes do with what it has."""
    at_tables: bool = True
    """Or too slow for that: for analysis."""


LEVELS: Final = (
    Level("random", "chance"),
    Level("urchin", "thumb", slips=0.3),
    Level("heuristic", "thumb"),
    Level("burglar", "network"),
    Level("fence", "network", candidates=5, rounds=2, worlds=6, decisions=16, seconds=0.3),
    Level("mastermind", "network", candidates=8, rounds=4, worlds=16, decisions=24, seconds=2),
    Level("legend", "network", candidates=10, rounds=6, worlds=48, decisions=32, seconds=10, at_tables=False),
)


@cache
def foreseen(card: Path) -> tuple[Level, ...]:
    """The levels that a game's `search.toml` describes, or none."""
    if not card.exists():
        return ()
    told = tomllib.loads(card.read_text("utf-8"))["levels"]
    levels = [level for level in LEVELS if level.name in told]
    return tuple(replace(level, mind="foresight", **told[level.name]["effort"]) for level in levels)


OTHER_NAMES: Final = {"cutpurse": "heuristic"}
"""Levels under a second name."""
