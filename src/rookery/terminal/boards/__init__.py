"""How each game looks in a terminal. A board turns views, events and small steps into things to show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from rookery.packages import is_ours, package
from rookery.terminal.playing import Playing


class Told(NamedTuple):
    """A line of the log; `alert` if it happened to the reader."""

    text: str
    alert: bool = False


class Board(Protocol):
    """What a session needs of a game's board."""

    def table(self, view: dict[str, Any], width: int, level: int = 0) -> list[RenderableType]:
        """The table as a seat sees it, the things farthest away first; a higher level for a lower screen."""

    def log(self, events: Sequence[dict[str, Any]], brief: bool = True) -> list[Told]:
        """What happened, a sentence each; `brief` leaves out what the table shows anyway."""

    def cards(self, ids: Sequence[str], width: int) -> RenderableType:
        """Cards explained."""

    def in_play(self, view: dict[str, Any]) -> list[str]:
        """The cards one can see."""

    def expand(self, text: str) -> str:
        """A move with names in it (cards, players, colours in the reader's language) in plain notation."""

    def bundle(self, steps: Sequence[str], text: str) -> str | None:
        """Loot written as bare letters, as a whole move, given the small steps taken so far."""

    def question(self, steps: Sequence[str]) -> str:
        """What is asked when these small steps are the choices."""

    def label(self, step: str) -> str:
        """A small step in words."""

    def preview(self, step: str) -> Text | None:
        """What lies where a small step reaches, if that is better to read than its notation."""

    def count(self, step: str) -> int | None:
        """The number a small step stands for, if it is a count."""

    def stops(self, move: str) -> bool:
        """Does a move end the turn? Such a line comes last."""

    def unique(self, step: str) -> bool:
        """Does a count step speak of something there is only one of?"""

    def paths(self, moves: Sequence[str], view: dict[str, Any]) -> Mapping[str, Sequence[str]] | None:
        """The small steps to each of the legal moves, for a table elsewhere; None if there are no small steps."""

    def phrase(self, move: str, view: dict[str, Any]) -> str | None:
        """A move whose sentence depends on the position, in words; None for any other."""

    def so_far(self, steps: Sequence[str]) -> RenderableType | None:
        """What has been chosen with these small steps."""


def board_module(game: str) -> Any:
    """The module that draws a game; the plain one for a game that brings none."""
    own = f"{package(game)}.terminal"
    if find_spec(own) is not None:
        try:
            return import_module(own)
        except Exception:  # somebody's package: `rookery check-game` says what is wrong with it
            if is_ours(game):
                raise
    return import_module(f"{__name__}.plain")


def board_for(match: Playing, lang: str, seat: int | None, colour: bool, unicode: bool) -> Board:
    """The board of a match's game."""
    board: Board = board_module(match.game).make_board(match, lang, seat, colour, unicode)
    return board
