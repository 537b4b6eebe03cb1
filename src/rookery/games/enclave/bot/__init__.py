"""The heuristic player."""

from rookery.games.enclave.bot.heuristic import Heuristic as Heuristic
