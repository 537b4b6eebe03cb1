"""Rookery: one table for games of thieves.

>>> import rookery
>>> match = rookery.game("thiefs-market").start(seats=4, seed=7)
>>> seat = match.waiting[0]
>>> move = match.legal(seat)[0]
>>> events = match.play(seat, move)
>>> events[0]["kind"]
'take'
"""

from rookery.errors import AmbiguousMove, GameError, IllegalMove, NotAMove, PositionError, RecordError, UndoRefused
from rookery.play.game import Game, game, games, replay, verify
from rookery.play.match import Match

__version__ = "0.1.0"

__all__ = [
    "AmbiguousMove",
    "Game",
    "GameError",
    "IllegalMove",
    "Match",
    "NotAMove",
    "PositionError",
    "RecordError",
    "UndoRefused",
    "__version__",
    "game",
    "games",
    "replay",
    "verify",
]
