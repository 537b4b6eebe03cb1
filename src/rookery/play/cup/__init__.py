"""Events of many games: who plays whom, where everybody sits, and who stands where. Pure: no clock, no database.

`Swiss` brings together players with like points, round by round. `Groups` lets small groups play among themselves,
and the best of them go on to a final. Both work for any number of players at a table: docs/cups.md explains how.
"""

from rookery.play.cup.event import CupError, Event, Game, Groups, Swiss
from rookery.play.cup.standing import Line, standings

__all__ = ["CupError", "Event", "Game", "Groups", "Line", "Swiss", "standings"]
