"""The heuristic player."""

from rookery.games.castle_of_the_devil.bot.heuristic import Heuristic as Heuristic
