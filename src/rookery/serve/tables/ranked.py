"""Ranked games: what a table must be like so that its game counts, in which list it counts, and what it comes to.

Ranked games are played by accounts alone, on a clock, by the usual rules, with nothing known or decided beforehand;
nothing is taken back, no bot helps. Those who leave share the last place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from rookery.play.game import Game
from rookery.serve import NotAllowed
from rookery.serve.store.entries import AnyEntry, Proposed, TableSetup
from rookery.serve.tables.state import State

SIZES: Final[Mapping[str, range]] = {"2": range(2, 3), "3-4": range(3, 5), "5+": range(5, 11)}
"""How many play: a duel, a small table and a large one are different games."""
PACES: Final = ("fast", "slow", "turn")
CLOCKS: Final[Mapping[str, Mapping[str, Any]]] = {
    "fast": {"bank": 600.0, "increment": 5.0},
    "slow": {"bank": 1800.0, "increment": 15.0},
    "turn": {"mode": "turn", "turn_limit": 3 * 86_400.0},
}
"""The clock that quick pairing gives each of them."""
ANSWERS: Final = 60
"""So many answers a person gives in a game, more or less …"""
FAST_SECONDS: Final = 900.0
"""… and with so many seconds for all of them it is fast."""
BANK: Final = (60.0, 7200.0)
INCREMENT_MAX: Final = 300.0
TURN_LIMIT: Final = (3600.0, 14 * 86_400.0)
PROPOSALS: Final = ("end",)
"""What can be proposed at a ranked table: nothing that stops the clocks or lets a bot sit in."""
Place = tuple[str, int]
_encoder = msgspec.json.Encoder()
_places = msgspec.json.Decoder(list[tuple[str, int]])


class Pool(NamedTuple):
    """One list: a game, how many play it, and the time control."""

    game: str
    size: str
    pace: str

    @property
    def key(self) -> str:
        """As it is stored."""
        return "/".join(self)

    @classmethod
    def read(cls, key: str) -> Pool:
        """The inverse."""
        game, size, pace = key.split("/")
        return cls(game, size, pace)


def size_of(seats: int) -> str:
    """The class of a number of seats."""
    return next(name for name, those in SIZES.items() if seats in those)


def pace_of(setup: TableSetup) -> str:
    """The class of a time control; "" without one that holds for everybody."""
    if setup.mode == "turn":
        low, high = TURN_LIMIT
        return "turn" if setup.turn_limit is not None and low <= setup.turn_limit <= high else ""
    if setup.bank is None or not BANK[0] <= setup.bank <= BANK[1] or setup.increment > INCREMENT_MAX:
        return ""
    return "fast" if setup.bank + ANSWERS * setup.increment <= FAST_SECONDS else "slow"


def pool_of(setup: TableSetup) -> Pool:
    """The list in which a game of this setup counts."""
    return Pool(setup.game, size_of(setup.seats), pace_of(setup))


def check_ranked(game: Game, setup: TableSetup) -> TableSetup:
    """NotAllowed unless a game of this setup may count. There are no hints, whatever was asked for."""
    if setup.bots:
        raise NotAllowed("ui-error-ranked-people")
    if setup.position is not None or setup.chance or setup.opening or setup.branch_of:
        raise NotAllowed("ui-error-ranked-prepared")
    if any(setup.options.get(o.name) not in (None, o.default) for o in game.options):
        raise NotAllowed("ui-error-ranked-options")
    if not pace_of(setup):
        raise NotAllowed("ui-error-ranked-clock")
    setup.hints = False
    return setup


def result(state: State, entry: AnyEntry) -> list[Place]:
    """Who played the game that `entry` ended, and in which place; [] if it does not count.

    Those who gave up, or had left and not come back, share the last place. Where the others agreed to stop early,
    it counts only if there are such, and the others share the first. What an admin closes never counts.
    """
    by_admin = isinstance(entry, Proposed) and not entry.user
    if not state.setup.ranked or state.status != "over" or state.match is None or by_admin:
        return []
    found = placed(state)
    left = any(s.quitter or s.left for s in state.seats)
    return [] if len(found) < 2 or (state.ended and not left) else found


def placed(state: State) -> list[Place]:
    """The places of a game that is over: those who left are last; where it ended early, the others are first."""
    people = players(state)
    left = {s.seat for s in state.seats if s.quitter or s.left}
    outcome = None if state.ended or state.match is None else state.match.outcome
    ranks = {n: len(state.seats) + 1 if n in left else outcome.ranks[n] if outcome else 1 for n in people}
    return [(who, 1 + sum(other < ranks[n] for other in ranks.values())) for n, who in people.items()]


def players(state: State) -> dict[int, str]:
    """Who played, by seat: those who left, too."""
    return {s.seat: str(s.user_id or s.quitter) for s in state.seats if s.user_id or s.quitter}


def stored(places: list[Place]) -> str:
    """Places as they wait in the database."""
    return _encoder.encode(places).decode()


def read_places(data: str) -> list[Place]:
    """The inverse; ValueError if they are not what they should be."""
    found = _places.decode(data)
    if len(found) < 2 or len({who for who, _ in found}) != len(found):
        raise ValueError("places")
    return found
