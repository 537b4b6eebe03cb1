"""The heuristic player."""

from rookery.games.thiefs_market.bot.heuristic import Heuristic as Heuristic
