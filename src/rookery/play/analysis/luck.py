"""Luck apart from play: what each seat could expect before and after chance spoke, at the true table.

Before: chance is let speak anew in many ways. After: as it did. What is not yet decided falls alike in both, so
what is left is what chance brought here.
"""

from __future__ import annotations

from rookery.core.rng import Rng
from rookery.play.analysis.findings import Chance
from rookery.play.analysis.judge import Judge
from rookery.play.analysis.weighing import error_of, mean
from rookery.play.bots.window import World
from rookery.play.match import Match


def stroke(at: int, before: Match, after: Match, judge: Judge, count: int, rng: Rng) -> Chance:
    """What chance brought between two states of a finished game."""
    keys = fresh_keys(count, rng)
    seed, numbers = int(rng.bits()), list(range(count))
    wished = judge.chances([again(before, key) for key in keys], numbers, seed)
    came = judge.chances([again(after, key) for key in keys], numbers, seed)
    seats = range(len(came[0]))
    change = [a - b for a, b in zip(mean(came), mean(wished), strict=True)]
    error = [error_of([a[s] - b[s] for a, b in zip(came, wished, strict=True)]) for s in seats]
    return Chance(at, change, error)


def fresh_keys(count: int, rng: Rng) -> list[bytes]:
    """Keys for other luck."""
    return [b"".join(int(rng.bits()).to_bytes(4, "big") for _ in range(8)) for _ in range(count)]


def again(match: Match, key: bytes) -> World:
    """A copy with other luck from here on."""
    copy = match.clone()
    copy._key, copy._script = key, []
    return World.of(copy.ask_chance(), 0)
