"""Tests written once for all games: every game, seat count and option set comes from the registry.

A new game is covered by being registered, and so is a new option. `ALL` holds the settings (a game, its seats,
its options), `PLAIN` those with default options; `@every` and `@every_plain` run a test for each of them. Default
options are tested at every seat count; `checks.settings` says where changed ones are.
"""

import json

import pytest

from rookery.core import COMPILED
from rookery.games import MODELS, names
from rookery.play.checks import Setting, has_documents, settings
from rookery.play.checks.walk import decisions, midgame, moves, play_out, steady

__all__ = [
    "ALL",
    "GAMES",
    "PLAIN",
    "WITH_DOCUMENTS",
    "decisions",
    "every",
    "every_game",
    "every_plain",
    "every_with_documents",
    "fewer",
    "midgame",
    "moves",
    "play_out",
    "seed_of",
    "steady",
]

GAMES = (*names(), *MODELS)


def spread(found: list[Setting]) -> list[Setting]:
    """All of them; interpreted, where the rules are the same, each changed option at one seat count."""
    seen: set[tuple[str, str]] = set()
    out = []
    for s in found:
        if COMPILED or s.options == "{}" or (s.game, s.options) not in seen:
            out.append(s)
        seen.add((s.game, s.options))
    return out


ALL = spread(settings())
PLAIN = [s for s in ALL if s.options == "{}"]
WITH_DOCUMENTS = [s for s in PLAIN if has_documents(s.game)]

every = pytest.mark.parametrize("setting", ALL, ids=str)
every_plain = pytest.mark.parametrize("setting", PLAIN, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)
every_with_documents = pytest.mark.parametrize("setting", WITH_DOCUMENTS, ids=str)


def fewer(many: int) -> int:
    """As many games (or decisions) as given when compiled, a quarter of them when interpreted."""
    return many if COMPILED else max(1, many // 4)


def seed_of(*parts: object) -> int:
    """A seed from words, the same in every process."""
    text = json.dumps([str(p) for p in parts])
    value = 0
    for letter in text:
        value = (value * 131 + ord(letter)) % 1_000_003
    return value
