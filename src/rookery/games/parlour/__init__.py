"""Parlour, the model game: it proves what the core promises and shows how a game is written.

It is not listed among the games to play. It has no position documents.
"""

from rookery.games.parlour.kit import ParlourKit, box_kit

__all__ = ["ParlourKit", "box_kit"]
