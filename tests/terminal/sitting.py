"""Helpers: run commands in this process, with piped lines, in a folder of their own."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from typer.testing import CliRunner

from rookery.cli import app
from rookery.commands.playing import bot_seed, started
from rookery.play.bots import Window, make_bot
from rookery.play.match import Match
from rookery.terminal.sitting.interrupt import on_interrupt

GAME = "thiefs-market"
KNOWN_BOTS = 432670
"""With seed 7: Bruno takes white, bag, mask; Zita green and three bags; three blue, a bag and the marker stay."""


@dataclass
class Result:
    """What a command wrote, and how it ended."""

    out: str
    err: str
    status: int

    @property
    def lines(self) -> list[str]:
        return self.out.split("\n")


def run(*args: str, lines: Sequence[str] = (), columns: int = 80, **environment: str) -> Result:
    """A command with these lines typed; colours off, as in any pipe."""
    env = {"COLUMNS": str(columns), "ROOKERY_LANG": "en", "LC_ALL": "", "LANG": ""} | environment
    typed = "".join(f"{line}\n" for line in lines)
    with on_interrupt(signal.default_int_handler):
        result = CliRunner().invoke(app, list(args), input=typed, env=env, catch_exceptions=False)
    return Result(result.stdout, result.stderr, result.exit_code)


def play(*lines: str, seed: int = 7, bot: str = "random", lang: str = "en", args: Sequence[str] = ()) -> Result:
    """Sit down at a table with a fixed seed and type these lines."""
    fixed = ("--seed", str(seed), "--bot", bot, "--lang", lang)
    with patch("rookery.commands.playing.bot_seed", lambda seed: KNOWN_BOTS if seed == "7" else bot_seed(seed)):
        return run("play", GAME, *fixed, *args, lines=lines)


def my_moves(seed: int, seats: int = 4, bot: str = "random", lang: str = "en", seat: int = 0) -> list[str]:
    """What somebody at that table would type from the first question to the end of the game."""
    match, seating = started(GAME, seats, str(seed), [bot], seat, None, {}, lang)
    typed = []
    while not match.over:
        asked = match.waiting[0]
        level = "random" if asked == seat else seating.levels[asked]
        move = make_bot(GAME, level, seating.seed + asked).choose(Window(match, asked))
        if asked == seat:
            typed.append(str(move))
        match.play(asked, move)
    return typed


def kept(folder: Path) -> list[Path]:
    """The games kept in a data folder."""
    return sorted((folder / "games").glob("*.txt"))


def until_mine(match: Match, seat: int, key: str, bots_seed: int = 3) -> Match:
    """Play with bots until that seat is asked that question."""
    while not match.over:
        asked = match.waiting[0]
        question = match.question(asked)
        if asked == seat and question is not None and question.key == key:
            return match
        match.play(asked, make_bot(match.game, "random", bots_seed + asked).choose(Window(match, asked)))
    raise AssertionError(f"seat {seat} was never asked {key}")
