"""Thief's Market: split the loot, rob the greedy, buy at the bazaar. Three to five thieves.

The entries of its position documents: docs/positions.md. Dice left out in the Buy phase count as spent. Nobody
knows how much infamy the others had when a prepared table began: sampled worlds guess it. Coming results are
scripted with `chance=["roll R W B …", "draw A07", …]`, in the order in which they will be asked.
"""

from rookery.games.thiefs_market.kit import MarketKit, box_kit

__all__ = ["MarketKit", "box_kit"]
