"""Bots of one's own at the tables of a server, over its public API.

    from rookery.client import play

    class First:
        def choose(self, seen):
            return seen.legal[0]

    play(First, "https://games.example/t/k3m9x2abcd/join/INVITE", token="…")

`play` sits down by an invite link (or server and table), answers whenever its seat is asked, and returns how the
game ended. `Sight` is what a bot is shown. The parts are there for other programs: `Client` asks over HTTP, `Feed`
listens.
"""

from rookery.client.feed import Feed
from rookery.client.http import Client, NoAnswer, Place, Refused
from rookery.client.seat import Ended, SeatLost, join, play, register
from rookery.client.sight import LegalMoves, Question, Sight

__all__ = [
    "Client",
    "Ended",
    "Feed",
    "LegalMoves",
    "NoAnswer",
    "Place",
    "Question",
    "Refused",
    "SeatLost",
    "Sight",
    "join",
    "play",
    "register",
]
