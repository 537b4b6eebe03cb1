"""Who stands where, and by what: points, the strength of the opponents, wins, games against each other.

A table of n gives (n - place) / (n - 1) points: 1 for the first, 0 for the last, whatever its size; those who share
a place share what these places give. A bye gives 1, a game to which one did not come nothing.
Those who are equal in all of it share the place. In a league, where some play more often than others, points per
game decide, and those who have played enough games come first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rookery.play.cup.event import Game

BREAKS: Final = ("enough", "points", "opponents", "wins", "direct")
"""What places are decided by, in this order; each is a word for texts to say."""
BYE: Final = 1.0
SAME: Final = 1e-9


@dataclass(frozen=True)
class Line:
    """One player in the standings."""

    place: int
    player: str
    points: float
    opponents: float
    """What the opponents have made of their own games, on average: 0 … 1."""
    wins: int
    direct: float
    """Points in games against those who are equal up to here."""
    games: int
    by: str
    """What put this player behind the one before: a word of `BREAKS`; "" where they share a place."""


def shares(places: Sequence[int]) -> list[float]:
    """What each place at a table is worth.

    >>> shares([1, 2, 3]), shares([1, 1, 3]), shares([2, 1])
    ([1.0, 0.5, 0.0], [0.75, 0.75, 0.0], [0.0, 1.0])
    """
    n = len(places)
    if n < 2:
        return [BYE] * n
    worth = [(n - p) / (n - 1) for p in range(1, n + 1)]
    out = []
    for place in places:
        ahead, same = sum(p < place for p in places), places.count(place)
        out.append(sum(worth[ahead : ahead + same]) / same)
    return out


def points_of(games: Sequence[Game]) -> dict[str, float]:
    """What everybody has made so far."""
    out: dict[str, float] = {}
    for game in games:
        for player, share in zip(game.players, shares(game.places), strict=bool(game.places)):
            out[player] = out.get(player, 0.0) + (0.0 if player in game.absent else share)
    return out


def standings(players: Sequence[str], games: Sequence[Game], least: int | None = None) -> list[Line]:
    """All players, the first first; of those who share a place in the order in which they were given.

    With `least`, where all play as often as they like: by points per game, those first who have played so many.
    """
    over = [game for game in games if game.places]
    points = dict.fromkeys(players, 0.0) | points_of(over)
    played = {player: [g for g in over if player in g.players and len(g.players) > 1] for player in points}
    share = {p: (points_of(played[p]).get(p, 0.0) / len(played[p]) if played[p] else 0.0) for p in points}
    strength = {p: opponents(p, played[p], share) for p in points}
    wins = {p: sum(won(g, p) for g in played[p]) for p in points}
    made = points if least is None else share
    enough = {p: float(least is None or len(played[p]) >= least) for p in points}
    tied: dict[tuple[float, ...], list[str]] = {}
    for p in players:
        tied.setdefault((enough[p], round(made[p], 6), round(strength[p], 6), wins[p]), []).append(p)
    direct = {p: against(p, those, played[p]) for those in tied.values() for p in those}
    keys = {p: (enough[p], made[p], strength[p], float(wins[p]), direct[p]) for p in players}
    lines: list[Line] = []
    for n, p in enumerate(sorted(players, key=lambda p: tuple(-round(each, 6) for each in keys[p])), 1):
        by = decided(keys[lines[-1].player], keys[p]) if lines else ""
        place = lines[-1].place if lines and not by else n
        lines.append(Line(place, p, points[p], strength[p], wins[p], direct[p], len(played[p]), by))
    return lines


def won(game: Game, player: str) -> bool:
    """Is it a first place of somebody who was there?"""
    return game.places[game.players.index(player)] == 1 and player not in game.absent


def decided(before: tuple[float, ...], after: tuple[float, ...]) -> str:
    """The first of the tie-breaks in which two differ; "" if they share the place."""
    return next((word for word, a, b in zip(BREAKS, before, after, strict=True) if abs(a - b) > SAME), "")


def opponents(player: str, games: Sequence[Game], share: Mapping[str, float]) -> float:
    """How well those did whom somebody has played, each game of theirs counted alike."""
    met = [share[other] for game in games for other in game.players if other != player]
    return sum(met) / len(met) if met else 0.0


def against(player: str, those: Sequence[str], games: Sequence[Game]) -> float:
    """How often somebody was ahead of those they are tied with, in their games; a shared place is half."""
    total = 0.0
    for game in games:
        mine = game.places[game.players.index(player)]
        for other, place in zip(game.players, game.places, strict=True):
            if other != player and other in those:
                total += 1.0 if mine < place else 0.5 if mine == place else 0.0
    return total
