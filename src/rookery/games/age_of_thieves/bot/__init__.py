"""The heuristic player."""

from rookery.games.age_of_thieves.bot.heuristic import Heuristic as Heuristic
