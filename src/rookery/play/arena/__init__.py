"""The arena: bots play many games, and the standings say how sure they are."""

from rookery.play.arena.contestants import Limits
from rookery.play.arena.plan import Plan, planned
from rookery.play.arena.playing import play_game, play_number
from rookery.play.arena.showing import Watch
from rookery.play.arena.sprt import Bounds, read_bounds
from rookery.play.arena.tournament import Arena, Held, Wanted, contest, main, run

__all__ = [
    "Arena",
    "Bounds",
    "Held",
    "Limits",
    "Plan",
    "Wanted",
    "Watch",
    "contest",
    "main",
    "planned",
    "play_game",
    "play_number",
    "read_bounds",
    "run",
]
