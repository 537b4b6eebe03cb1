"""Bots: programs that sit in a seat and see what a person there would see.

>>> import rookery
>>> from rookery.play.bots import Window, make_bot
>>> match = rookery.game("thiefs-market").start(seats=3, seed=7)
>>> seat = match.waiting[0]
>>> bot = make_bot("thiefs-market", "heuristic", seed=1)
>>> move = bot.choose(Window(match, seat))
>>> move in match.legal(seat)
True
"""

from rookery.play.bots.makers import Bot, level_names, levels, make_bot, quick_level, usual_level
from rookery.play.bots.window import Legal, Sketch, Window, World

__all__ = [
    "Bot",
    "Legal",
    "Sketch",
    "Window",
    "World",
    "level_names",
    "levels",
    "make_bot",
    "quick_level",
    "usual_level",
]
