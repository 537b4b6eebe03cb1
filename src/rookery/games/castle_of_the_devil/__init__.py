"""The Castle of the Devil: a coach full of secrets. Three to ten passengers.

The entries of its position documents: docs/positions.md. Coming results are scripted with
`chance=["draw key", "hire thug", …]`, in the order in which they will be asked.
"""

from rookery.games.castle_of_the_devil.kit import CastleKit, box_kit

__all__ = ["CastleKit", "box_kit"]
