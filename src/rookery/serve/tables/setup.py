"""From a setup to a match: what can be played, and which bots sit there."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from rookery.core.table import RuleError
from rookery.errors import GameError, Trouble
from rookery.play.bots import levels, usual_level
from rookery.play.game import Game
from rookery.play.match import Match
from rookery.serve import BadSetup
from rookery.serve.store.entries import Changed, TableSetup, encode


def new_match(
    game: Game, setup: TableSetup, key: bytes, words: Iterable[str], names: list[str], tried: bool = True
) -> Match:
    """The match of a setup, before chance has said anything; `tried`: it has been checked (`check_setup`)."""
    if setup.position is not None:
        match = game.position(setup.position, (), key, setup.options, names, ask_chance=False, tried=tried)
    else:
        mixed = [w for w in words if w]
        match = game.start(setup.seats, key, setup.options, mixed, names, ask_chance=False)
    for line in setup.opening:
        match.put(line, scripted=True)
    return match


def warm_level(game: str) -> str:
    """The level of the bot that sits in for somebody."""
    try:
        return usual_level(game)
    except GameError:
        return "random"


def bot_seed(key: bytes, seat: int) -> int:
    """A bot's own secret seed."""
    digest = hashlib.blake2b(bytes([seat]), key=key, digest_size=7, person=b"rookery-bot").digest()
    return int.from_bytes(digest, "big")


def check_setup(game: Game, setup: TableSetup) -> TableSetup:
    """Refuse a table that could not be played; BadSetup says why."""
    if setup.mode not in ("live", "turn"):
        raise BadSetup(why="mode: live, turn")
    for value in (setup.bank, setup.increment, setup.turn_limit, setup.strict):
        if value is not None and not 0 <= value <= 10_000_000:
            raise BadSetup(why="clock: 0 … 10000000")
    try:
        options = game.settle(setup.seats, setup.options)
        setup.options = {k: v for k, v in options.items() if v is not None}
        trial = new_match(game, setup, bytes(32), (), [], tried=False)
        trial.script(setup.chance)
        trial.ask_chance()
        encode(Changed(setup=setup))  # what cannot be stored cannot be played
    except (ArithmeticError, LookupError, RecursionError, RuleError, TypeError, ValueError) as error:
        raise BadSetup(why=error if isinstance(error, Trouble) else str(error)[:300]) from None
    if trial.seats != setup.seats or trial.over:
        raise BadSetup(why="seats, position")
    for seat, level in setup.bots.items():
        if not 0 <= seat < setup.seats:
            raise BadSetup(why=f"bots: 0 … {setup.seats - 1}")
        check_level(setup.game, level)
    return setup


def check_level(game: str, level: str) -> str:
    """A level there is for this game."""
    try:
        known = levels(game)
    except GameError:
        known = ("random",)
    if level not in known:
        raise BadSetup(why=f"bot: {', '.join(known)}")
    return level
