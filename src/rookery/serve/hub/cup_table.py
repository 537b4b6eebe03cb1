"""How a tournament stands, for pages, programs and spreadsheets: reckoned from its games."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rookery.play.cup import Game, Groups, Line, Swiss, standings
from rookery.serve.hub.cup_rows import Cup

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets would reckon with, were it the beginning of a name."""


@dataclass(frozen=True)
class Row:
    """One player in a standings table."""

    place: int
    user: str
    name: str
    points: float
    opponents: float
    """What the opponents have made of their games, on average: 0 … 1."""
    wins: int
    direct: float
    games: int
    by: str
    """What put them behind the one before: points, opponents, wins, direct; "" where they share a place."""
    gone: bool
    moved: int
    """So many places up since the last round; down below 0."""

    @property
    def average(self) -> float:
        """Points per game."""
        return self.points / self.games if self.games else 0.0


@dataclass(frozen=True)
class Board:
    """One standings table: of all, of a group (from 1), or of the final."""

    kind: str
    group: int
    rows: list[Row]


@dataclass(frozen=True)
class Reckoned:
    """How a tournament stands, for all who look at it: only to be read."""

    event: Swiss | Groups
    boards: list[Board]
    complete: bool
    """Have all rounds been paired?"""


def reckoned(cup: Cup, sizes: Sequence[int]) -> Reckoned:
    """What takes long to reckon of a tournament; `sizes`: how many can play the game."""
    event = cup.event(sizes)
    return Reckoned(event, boards(cup, event), cup.complete(event))


def boards(cup: Cup, event: Swiss | Groups) -> list[Board]:
    """All tables of a tournament that has begun, the most important first."""
    if not cup.round:
        return []
    if isinstance(event, Swiss):
        return [board(cup, "all", 0, event.players, event.games)]
    last = len(event.groups) + 1
    final = [game for game in event.games if game.group == last]
    found = [board(cup, "final", 0, event.finalists, final)] if event.finalists else []
    for n, those in enumerate(event.groups, 1):
        found.append(board(cup, "group", n, those, [game for game in event.games if game.group == n]))
    return found


def board(cup: Cup, kind: str, group: int, players: Sequence[str], games: Sequence[Game]) -> Board:
    """One of them."""
    before = [game for game in games if game.round < cup.round]
    was = {line.player: line.place for line in standings(players, before)} if before else {}
    gone = {each.id for each in cup.entrants if each.gone}
    names = cup.names
    rows = [row(line, names.get(line.player, ""), line.player in gone, was) for line in standings(players, games)]
    return Board(kind, group, rows)


def row(line: Line, name: str, gone: bool, was: dict[str, int]) -> Row:
    """One line of it."""
    moved = was.get(line.player, line.place) - line.place
    numbers = line.points, line.opponents, line.wins, line.direct, line.games
    return Row(line.place, line.player, name, *numbers, line.by, gone, moved)


def spreadsheet(cup: Cup, stands: Reckoned) -> str:
    """The standings with every player's place in every round, as CSV."""
    out = io.StringIO()
    write = csv.writer(out)
    rounds = range(1, cup.round + 1)
    head = ["table", "place", "name", "points", "opponents", "wins", "direct", "games"]
    write.writerow([*head, *(f"round {n}" for n in rounds)])
    played = {(game.round, player): game for game in stands.event.games for player in game.players}
    for each in stands.boards:
        title = f"group {each.group}" if each.group else each.kind
        for r in each.rows:
            figures = [f"{r.points:.3f}", f"{r.opponents:.3f}", r.wins, f"{r.direct:.1f}", r.games]
            told = [came_to(played.get((n, r.user)), r.user) for n in rounds]
            write.writerow([title, r.place, safe(r.name), *figures, *told])
    return out.getvalue()


def safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def came_to(game: Game | None, player: str) -> str:
    """Somebody's place in a game."""
    if game is None or not game.places:
        return ""
    if len(game.players) == 1:
        return "bye"
    return "absent" if player in game.absent else str(game.places[game.players.index(player)])
