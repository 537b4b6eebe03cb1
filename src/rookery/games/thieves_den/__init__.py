"""Thieves Den: scout three locations, send thieves, sell to fences, pay the wizard. Two to five master thieves.

The entries of its position documents: docs/positions.md. What no game can lead to is refused by its entry: tokens
that do not add up, a board too full, what belongs to another phase. Coming results are scripted with
`chance=["draw L07A", "fence NO1A", "turn PW05", …]`, in the order of asking.
"""

from rookery.games.thieves_den.kit import DenKit, box_kit

__all__ = ["DenKit", "box_kit"]
