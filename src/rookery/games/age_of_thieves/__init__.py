"""Age of Thieves: one night in Hadria, one jewel, two gates. Two to four thieves.

The entries of its position documents: docs/positions.md. The Emperors' Jewel lies on the Palace centre unless it is
told elsewhere; other jewels left out are in the pool. Coming results are scripted with
`chance=["event C03", "roll 5", "draw G04", …]`, in the order in which they will be asked.
"""

from rookery.games.age_of_thieves.kit import ThiefKit, box_kit

__all__ = ["ThiefKit", "box_kit"]
