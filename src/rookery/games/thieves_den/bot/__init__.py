"""The heuristic player."""

from rookery.games.thieves_den.bot.heuristic import Heuristic as Heuristic
