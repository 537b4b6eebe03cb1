"""A league as it is stored: a season of a club, and the games that count in it. Points follow from the games."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, false, func, insert, literal, select, update

from rookery.play.cup import Game as CupGame, standings
from rookery.play.game import Game
from rookery.serve import BadSetup
from rookery.serve.hub.cup_table import Board, row, safe
from rookery.serve.store.schema import league_games, leagues, moment, people
from rookery.serve.tables.ranked import CLOCKS, PACES, read_places

LEAST: Final = (0, 100)
SEASON: Final = (3600.0, 366 * 86_400.0)
"""A season lasts between so many seconds."""
AHEAD: Final = 366 * 86_400.0
"""So far ahead it may begin."""
OPEN_MAX: Final = 5
"""So many leagues of a club may run, or wait to begin."""
GAMES_MAX: Final = 3000
LIST_MAX: Final = 30
NAMELESS: Final = "N. N."


class LeagueSetup(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How a league is played, as a keeper of the club chose it."""

    game: str
    low: int
    high: int
    """So few, and so many, sit at its tables."""
    pace: str = "slow"
    """The clock at its tables, as quick pairing gives it."""
    least: int = 3
    """Who has played so many games stands before those who have not."""


@dataclass(frozen=True)
class Counted:
    """A game of it that is over."""

    table: str
    at: float
    game: CupGame
    struck: bool


@dataclass
class League:
    """All of one league."""

    id: str
    version: int
    club: str
    name: str
    setup: LeagueSetup
    begins: float
    ends: float
    closed: float
    games: list[Counted] = field(default_factory=list)
    """The latest first."""
    names: Mapping[str, str] = field(default_factory=dict)

    def status(self, now: float) -> str:
        """Does it run? coming, running, over."""
        if self.closed or now >= self.ends:
            return "over"
        return "coming" if now < self.begins else "running"


@dataclass(frozen=True)
class LeagueCard:
    """What a list shows."""

    id: str
    name: str
    game: str
    status: str
    begins: float
    ends: float
    games: int


def check_league(games: Mapping[str, Game], setup: LeagueSetup, begins: float, ends: float, now: float) -> None:
    """BadSetup unless a league can be held so."""
    box = games.get(setup.game)
    if box is None:
        raise BadSetup("ui-error-cup-game")
    if setup.low not in box.seats or setup.high not in box.seats or setup.low > setup.high:
        raise BadSetup("ui-error-cup-seats", low=box.seats[0], high=box.seats[-1])
    if setup.pace not in PACES:
        raise BadSetup(why=f"pace: {', '.join(PACES)}")
    if not LEAST[0] <= setup.least <= LEAST[1]:
        raise BadSetup("ui-error-league-least", low=LEAST[0], high=LEAST[1])
    if not (SEASON[0] <= ends - begins <= SEASON[1] and now < ends and begins <= now + AHEAD):
        raise BadSetup("ui-error-league-season")


def clock(setup: LeagueSetup) -> Mapping[str, Any]:
    """What a table's setup has for the pace."""
    return CLOCKS[setup.pace]


# -- as it is stored ---------------------------------------------------------------------------------------------

_encoder = msgspec.json.Encoder()
_setup = msgspec.json.Decoder(LeagueSetup)


def stored(setup: LeagueSetup) -> str:
    """A setup as text."""
    return _encoder.encode(setup).decode()


def read_setup(data: Any, games: Mapping[str, Sequence[int]]) -> LeagueSetup:
    """The inverse; ValueError. `games`: how many can play each."""
    if not isinstance(data, str):
        raise ValueError("setup")
    found = _setup.decode(data)
    seats = games.get(found.game, ())
    if found.low not in seats or found.high not in seats or found.low > found.high or found.pace not in PACES:
        raise ValueError("setup")
    return found


def read_league(db: Connection, league_id: str, sizes: Mapping[str, Sequence[int]]) -> League | None:
    """One of them, None if there is none; ValueError if it cannot be read."""
    stands = db.execute(select(leagues).where(leagues.c.id == league_id)).first()
    if stands is None:
        return None
    setup = read_setup(stands.setup, sizes)
    if not all(isinstance(each, str) for each in (stands.name, stands.club_id)) or not isinstance(
        stands.version, int
    ):
        raise ValueError("league")
    times = moment(stands.begins), moment(stands.ends), moment(stands.closed)
    found = League(stands.id, stands.version, stands.club_id, stands.name, setup, *times)
    query = select(league_games).where(league_games.c.league_id == league_id)
    latest = query.order_by(league_games.c.at.desc(), league_games.c.table_id).limit(GAMES_MAX)
    played = [each for each in db.execute(latest) if sound(each)]
    found.games = [counted(each, len(played) - n) for n, each in enumerate(played)]
    ids = {player for each in found.games for player in each.game.players}
    found.names = dict.fromkeys(ids, NAMELESS) | named(db, sorted(ids))
    return found


def sound(stands: Any) -> bool:
    """Can a game be read? One that somebody has damaged counts for nothing."""
    try:
        places = read_places(stands.places)
    except (TypeError, ValueError):
        return False
    return all(1 <= place <= len(places) for _, place in places)


def counted(stands: Any, number: int) -> Counted:
    """One of them; the first has number 1."""
    places = read_places(stands.places)
    game = CupGame(1, number, tuple(who for who, _ in places), tuple(place for _, place in places))
    return Counted(stands.table_id, moment(stands.at), game, bool(stands.struck))


def named(db: Connection, ids: Sequence[str]) -> dict[str, str]:
    """What people are called."""
    found: dict[str, str] = {}
    for start in range(0, len(ids), 500):
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids[start : start + 500]))
        found |= {each.id: each.name for each in db.execute(query) if isinstance(each.name, str)}
    return found


def read_cards(db: Connection, club_id: str, sizes: Mapping[str, Sequence[int]], now: float) -> list[LeagueCard]:
    """The leagues of a club, the one that ends last first; one that cannot be read is left out."""
    many = select(func.count()).where(league_games.c.league_id == leagues.c.id, ~league_games.c.struck)
    query = select(leagues, many.correlate(leagues).scalar_subquery().label("many"))
    found = []
    for each in db.execute(
        query.where(leagues.c.club_id == club_id).order_by(leagues.c.ends.desc()).limit(LIST_MAX)
    ):
        try:
            setup = read_setup(each.setup, sizes)
        except ValueError:
            continue
        if not isinstance(each.name, str):
            continue
        times = moment(each.begins), moment(each.ends), moment(each.closed)
        status = League(each.id, 0, club_id, "", setup, *times).status(now)
        found.append(LeagueCard(each.id, each.name, setup.game, status, *times[:2], each.many))
    return found


def still_open(db: Connection, club_id: str, now: float) -> int:
    """How many leagues of a club run, or wait to begin."""
    mine = leagues.c.club_id == club_id, leagues.c.closed.is_(None), leagues.c.ends > now
    return int(db.execute(select(func.count()).select_from(leagues).where(*mine)).scalar_one())


# -- what changes ------------------------------------------------------------------------------------------------


def locked(db: Connection, league_id: str) -> Any:
    """A league's row: nothing else changes of it until the end."""
    return db.execute(select(leagues).where(leagues.c.id == league_id).with_for_update()).first()


def touched(league_id: str) -> Any:
    """Something has changed that its table shows."""
    return update(leagues).where(leagues.c.id == league_id).values(version=leagues.c.version + 1)


def counts(league_id: str, table_id: str, at: float, places: str) -> list[Any]:
    """A game of a league is over: it counts, unless the league has been ended. The first takes the league's row."""
    told = literal(table_id), leagues.c.id, literal(at), literal(places), false()
    running: Select[Any] = select(*told).where(leagues.c.id == league_id, leagues.c.closed.is_(None))
    columns = ["table_id", "league_id", "at", "places", "struck"]
    return [touched(league_id), insert(league_games).from_select(columns, running)]


def strike(league_id: str, table_id: str, struck: bool) -> Any:
    """A game counts no more, or again."""
    mine = league_games.c.league_id == league_id, league_games.c.table_id == table_id
    return update(league_games).where(*mine).values(struck=struck)


# -- how it stands -----------------------------------------------------------------------------------------------


def stands(league: League) -> Board:
    """Its table: by points per game, those first who have played enough."""
    games = [each.game for each in league.games if not each.struck]
    players = sorted(
        {player for game in games for player in game.players}, key=lambda who: (league.names[who], who)
    )
    lines = standings(players, games, league.setup.least)
    return Board("all", 0, [row(line, league.names[line.player], False, {}) for line in lines])


def spreadsheet(board: Board) -> str:
    """The same as CSV."""
    out = io.StringIO()
    write = csv.writer(out)
    write.writerow(["place", "name", "per game", "points", "games", "opponents", "wins", "direct"])
    for each in board.rows:
        figures = [f"{each.average:.3f}", f"{each.points:.3f}", each.games, f"{each.opponents:.3f}", each.wins]
        write.writerow([each.place, safe(each.name), *figures, f"{each.direct:.1f}"])
    return out.getvalue()
