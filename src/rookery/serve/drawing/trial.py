"""A game's board, drawn as people see it: what `rookery check-game` adds to the checks of the rules."""

from __future__ import annotations

from typing import Final

from rookery.core.rng import Rng
from rookery.i18n import strict
from rookery.play.checks import tongues, viewers
from rookery.play.conform import Trial, along
from rookery.play.match import Match
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import SeatLine, TableInfo, Viewer


def every_board(match: Match, rng: Rng) -> None:
    """The board is drawn for every viewer in every language, nothing missing in it."""
    renderer = Renderer()
    for lang in tongues(match.game):
        seats = [SeatLine(f"{seat + 1}") for seat in range(match.seats)]
        info = TableInfo(id="t", number=match.number, seats=seats, waiting=tuple(match.waiting), action="/t/t")
        for viewer in viewers(match):
            with strict():
                renderer.table(match, info, Viewer(viewer, lang))


BOARD: Final[dict[str, tuple[Trial, ...]]] = {"board": (along(every_board, 60),)}
