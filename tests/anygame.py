"""Tests written once for all games: every game, seat count and option set comes from the registry.

A new game is covered by being registered, and so is a new option. `ALL` holds the settings (a game, its seats,
its options), `PLAIN` those with default options; `@every` and `@every_plain` run a test for each of them. Default
options are tested at every seat count; `checks.settings` says where changed ones are.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rookery.core import COMPILED
from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games import MODELS, NAMES, kit
from rookery.play.checks import Setting, has_documents, open_seats, pick, settings
from rookery.play.match import Match

GAMES = (*NAMES, *MODELS)


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


def enough(setting: Setting) -> int:
    """How many decisions of one game are looked at: of very long games only the first ones."""
    most = kit(setting.game).max_decisions
    return most if most <= 5_000 else 120


def decisions(setting: Setting, seed: int, one_in: int = 1, end: bool = True) -> Iterator[tuple[Match, Rng]]:
    """The decisions of one random game (or one in so many), and its end. Between them a random move is played."""
    match, rng = setting.start(seed), Rng(seed)
    for _ in range(enough(setting)):
        if match.over:
            break
        if one_in == 1 or rng.below(one_in) == 0:
            yield match, rng
        match.play(*pick(match, rng))
    if end:
        yield match, rng


def moves(setting: Setting, seed: int) -> Iterator[tuple[Match, int, Move, Rng]]:
    """The same with the move about to be played."""
    match, rng = setting.start(seed), Rng(seed)
    for _ in range(enough(setting)):
        if match.over:
            break
        seat, move = pick(match, rng)
        yield match, seat, move, rng
        match.play(seat, move)


def play_out(setting: Setting, seed: int, choose: Callable[[Match, Rng], tuple[int, Move]] = pick) -> Match:
    """A whole random game."""
    match, rng = setting.start(seed), Rng(seed)
    while not match.over:
        match.play(*choose(match, rng))
    return match


def steady(match: Match, rng: Rng) -> tuple[int, Move]:
    """A random choice; nobody changes a sealed answer."""
    asked = open_seats(match)
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal(seat)
    return seat, legal[int(rng.below(len(legal)))]


def midgame(setting: Setting, seed: int, after: int) -> Match:
    """A match after some random decisions; of a game that is over by then, after as many as leave it open."""
    match, rng = setting.start(seed), Rng(seed)
    open_yet = match.clone()
    for _ in range(after):
        match.play(*pick(match, rng))
        if match.over:
            return open_yet
        open_yet = match.clone()
    return match


def fields(thing: Any) -> list[str]:
    """The names of an object's own data fields, compiled or not."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if not name.startswith("__") and type(value).__name__ in ("getset_descriptor", "member_descriptor"):
                names.add(name)
    return sorted(names)
