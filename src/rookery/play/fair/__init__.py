"""Fair play: what finished games say about how people treated each other, and about what they knew.

A look at one game counts; sums over many games are compared with what chance brings. Nothing here judges anybody.

>>> import rookery
>>> from rookery.play.fair import Care, look
>>> match = rookery.game("parlour").start(3, seed=1)
>>> while not match.over:
...     _ = match.play(match.waiting[0], match.legal(match.waiting[0])[0])
>>> found = look(match.record, Care(decisions=1, worlds=2, steps=2, finishes=2))
>>> [seat.decisions for seat in found.seats]
[1, 1, 1]
"""

from rookery.play.fair.counting import Count, Finding, Key, counted, enough, findings, together, usual_of
from rookery.play.fair.looking import CARE, Care, Look, SeatLook, Steps, look, steps
from rookery.play.fair.sums import Evidence, Tally, compared, corrected

__all__ = [
    "CARE",
    "Care",
    "Count",
    "Evidence",
    "Finding",
    "Key",
    "Look",
    "SeatLook",
    "Steps",
    "Tally",
    "compared",
    "corrected",
    "counted",
    "enough",
    "findings",
    "look",
    "steps",
    "together",
    "usual_of",
]
