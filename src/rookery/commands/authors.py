"""`rookery new-game`, `check-game` and `compile-game`: a game of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rookery.commands.saying import GameArgument, LangOption, plain_screen, speaking


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    lang: LangOption = None,
) -> None:
    """Write a small complete game of one's own to start from."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports import author

        author.new_game(name, folder, spoken, plain_screen())


def check_game(
    game: GameArgument,
    games: Annotated[int | None, typer.Option("--games", "-g", min=1)] = None,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    lang: LangOption = None,
) -> None:
    """Check everything that must hold for a game."""
    with speaking(lang) as spoken:
        from rookery.serve.drawing.trial import BOARD
        from rookery.terminal.reports import author

        if not author.check_game(game, games, seed, spoken, plain_screen(), BOARD):
            raise typer.Exit(1)


def compile_game(
    game: GameArgument,
    clean: Annotated[bool, typer.Option("--clean")] = False,
    lang: LangOption = None,
) -> None:
    """Compile the rules of an installed game."""
    with speaking(lang) as spoken:
        from rookery.terminal.reports import author

        author.compile_game(game, clean, spoken, plain_screen())
