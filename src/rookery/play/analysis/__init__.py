"""Looking back at a finished game: who was going to win, what was given away, what luck did.

>>> import rookery
>>> from rookery.play.analysis import Effort, analyse
>>> match = rookery.game("parlour").start(2, seed=1)
>>> while not match.over:
...     _ = match.play(match.waiting[0], match.legal(match.waiting[0])[0])
>>> found = analyse(match.record, Effort("glance", worlds=60, steps=2, finishes=2))
>>> len(found.decisions[0].chances)
2
"""

from rookery.play.analysis.findings import KINDS, SIGNS, Analysis, Chance, Decision, Turning, from_json, to_json
from rookery.play.analysis.judge import Judge, judge_for, one_thread
from rookery.play.analysis.work import EFFORTS, Effort, Unfinished, analyse, steps

__all__ = [
    "EFFORTS",
    "KINDS",
    "SIGNS",
    "Analysis",
    "Chance",
    "Decision",
    "Effort",
    "Judge",
    "Turning",
    "Unfinished",
    "analyse",
    "from_json",
    "judge_for",
    "one_thread",
    "steps",
    "to_json",
]
