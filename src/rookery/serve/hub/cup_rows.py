"""A tournament as it is stored: how it is held, who plays in it, its games. The library of cups reckons with it.

What is stored is what happened: entries, pairings, results. Points and places are reckoned anew from these.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.sql import ColumnElement, Select

from rookery.play.cup import Event, Game as CupGame, Groups, Swiss
from rookery.play.game import Game
from rookery.serve import BadSetup
from rookery.serve.store.schema import cup_games, cup_people, cups, moment, people, tables
from rookery.serve.tables.ranked import CLOCKS, PACES, Place

FORMS: Final = ("swiss", "groups")
FLOWS: Final = ("hand", "leisure", "times")
OVER: Final = "over"
VOID: Final = "void"
"""The table ended without a result, or is gone: the host says what came of it."""
DUEL: Final = 2
LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    "rounds": (0, 20),
    "size": (3, 16),
    "best": (0, 4),
    "finals": (1, 5),
    "every": (5, 20_160),
    "grace": (1, 60),
    "most": (2, 128),
}
"""Between which numbers everything lies that a host may choose."""
AHEAD: Final = 366 * 86_400.0
"""So far ahead a first round may lie."""
NAMELESS: Final = "N. N."
LOOKED_AT: Final = 500
LIST_MAX: Final = 60


class CupSetup(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How a tournament is held, as its host chose it."""

    game: str
    seats: int
    """So many sit at a table; one more or fewer where the number of players asks for it."""
    form: str = "swiss"
    rounds: int = 5
    """Of groups: 0 for as many as it takes until all have met."""
    size: int = 6
    """So many are in a group, about."""
    best: int = 2
    """So many of each group go on to the final; 0: there is none."""
    finals: int = 1
    """So many rounds the final has."""
    pace: str = "slow"
    """The clock at the tables, as quick pairing gives it."""
    flow: str = "hand"
    """When the next round is paired: by the host, as soon as all games are over, or at fixed times."""
    begins: float = 0.0
    """When the first round is paired; 0: when the host says so."""
    every: int = 60
    """Minutes from one round to the next, where rounds have fixed times."""
    grace: int = 10
    """Minutes in which players take their seats."""
    most: int = 64
    """So many may register."""
    club: str = ""
    """The club for whose members it is."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays in it."""

    id: str
    name: str
    number: int
    gone: bool
    away: bool
    """Are they gone because they did not come?"""
    out: bool
    """Are they gone because the host has taken them out?"""
    here: int
    group: int
    final: int


@dataclass(frozen=True)
class Played:
    """A game of it, and where it is played."""

    game: CupGame
    table: str
    until: float
    void: bool
    by_host: bool
    status: str
    """Of the table; "" without one."""

    @property
    def open(self) -> bool:
        """Is there no result yet?"""
        return not self.game.places

    @property
    def unseated(self) -> bool:
        """Has it no table yet?"""
        return self.open and not self.table and not self.void

    @property
    def bye(self) -> bool:
        """Does somebody rest?"""
        return len(self.game.players) == 1


@dataclass
class Cup:
    """All of one tournament."""

    id: str
    version: int
    status: str
    host: str
    host_name: str
    name: str
    setup: CupSetup
    seed: int
    created: float
    begins: float
    round: int
    round_at: float
    entrants: list[Entrant] = field(default_factory=list)
    out: frozenset[str] = frozenset()
    """Those whom the host has taken out, before they played or later …"""
    removed: list[Entrant] = field(default_factory=list)
    """… and what they are called."""
    games: list[Played] = field(default_factory=list)

    @property
    def names(self) -> dict[str, str]:
        """By id."""
        return {each.id: each.name for each in self.entrants}

    def entrant(self, person: str) -> Entrant | None:
        """Somebody who is registered."""
        return next((each for each in self.entrants if each.id == person), None)

    def event(self, sizes: Sequence[int]) -> Swiss | Groups:
        """The same for the library, which pairs and ranks; `sizes`: how many can play the game."""
        low, high = around(self.setup.seats, sizes)
        shared: dict[str, Any] = {
            "players": [each.id for each in self.entrants],
            "gone": {each.id for each in self.entrants if each.gone},
            "away": {each.id for each in self.entrants if each.away},
            "games": [each.game for each in self.games],
            "begun": self.round,
        }
        if self.setup.form == "swiss":
            return Swiss(self.setup.seats, low, high, self.seed, **shared)
        count = max((each.group for each in self.entrants), default=0)
        final = sorted((each for each in self.entrants if each.final), key=lambda each: each.final)
        grouped = [[each.id for each in self.entrants if each.group == n] for n in range(1, count + 1)]
        wished: dict[str, Any] = {"size": self.setup.size, "rounds": self.setup.rounds, "best": self.setup.best}
        return Groups(
            self.setup.seats,
            low,
            high,
            self.seed,
            **shared,
            **wished,
            groups=grouped,
            finalists=[e.id for e in final],
        )

    def complete(self, event: Swiss | Groups) -> bool:
        """Have all rounds been paired?"""
        if isinstance(event, Swiss):
            return event.begun >= self.setup.rounds
        if not event.groups or not event.groups_over:
            return False
        return not event.has_final or event.finals >= self.setup.finals

    def present(self, played: Played) -> list[str]:
        """Those of a game who have taken their seats. Turn by turn nobody needs to be there."""
        turns, now = self.setup.pace == "turn", played.game.round
        here = {each.id for each in self.entrants if (turns or each.here == now) and not each.gone}
        return [player for player in played.game.players if player in here]

    def mine(self, person: str) -> Played | None:
        """Somebody's game of the present round."""
        return next((g for g in self.games if g.game.round == self.round and person in g.game.players), None)


@dataclass(frozen=True)
class CupCard:
    """What a list shows."""

    id: str
    name: str
    status: str
    host_name: str
    setup: CupSetup
    round: int
    begins: float
    players: int


def around(seats: int, sizes: Sequence[int]) -> tuple[int, int]:
    """The smallest and the largest tables; duels stay duels."""
    if seats == DUEL:
        return DUEL, DUEL
    return max(sizes[0], seats - 1), min(sizes[-1], seats + 1)


def check_cup(games: Mapping[str, Game], setup: CupSetup, now: float) -> CupSetup:
    """A tournament that can be held, or BadSetup."""
    box = games.get(setup.game)
    if box is None:
        raise BadSetup("ui-error-cup-game")
    if setup.seats not in box.seats:
        raise BadSetup("ui-error-cup-seats", low=box.seats[0], high=box.seats[-1])
    for name, (low, high) in LIMITS.items():
        if not low <= getattr(setup, name) <= high:
            raise BadSetup(f"ui-error-cup-{name}", low=low, high=high)
    if setup.form not in FORMS or setup.flow not in FLOWS or setup.pace not in PACES:
        raise BadSetup(why=f"form: {', '.join(FORMS)}; flow: {', '.join(FLOWS)}; pace: {', '.join(PACES)}")
    if setup.form == "swiss" and not setup.rounds:
        raise BadSetup("ui-error-cup-rounds", low=1, high=LIMITS["rounds"][1])
    if setup.begins and not now - AHEAD <= setup.begins <= now + AHEAD:
        raise BadSetup("ui-error-cup-begins")
    return setup


def clock(setup: CupSetup) -> Mapping[str, Any]:
    """What a table's setup has for the pace."""
    return CLOCKS[setup.pace]


# -- as it is stored ---------------------------------------------------------------------------------------------

_encoder = msgspec.json.Encoder()
_setup = msgspec.json.Decoder(CupSetup)
_ids = msgspec.json.Decoder(list[str])
_places = msgspec.json.Decoder(list[tuple[str, int]])


def json(value: Any) -> str:
    """As text."""
    return _encoder.encode(value).decode()


def read_setup(data: str) -> CupSetup:
    """The inverse; ValueError."""
    found = _setup.decode(data)
    within = all(low <= getattr(found, name) <= high for name, (low, high) in LIMITS.items())
    if not within or found.form not in FORMS or found.pace not in PACES:
        raise ValueError("setup")
    return found


def read_cup(db: Connection, cup_id: str, sizes: Mapping[str, Sequence[int]]) -> Cup | None:
    """One of them, None if there is none; ValueError if what is stored of it cannot be read."""
    named = select(cups, people.c.name.label("host_name")).outerjoin(people, people.c.id == cups.c.host_id)
    row = db.execute(named.where(cups.c.id == cup_id)).first()
    if row is None:
        return None
    setup = read_setup(row.setup)
    if setup.seats not in sizes.get(setup.game, ()):
        raise ValueError("game")
    numbers = row.version, row.seed, row.round
    if not all(isinstance(each, int) for each in numbers):
        raise ValueError("numbers")
    times = moment(row.created), moment(row.begins), row.round, moment(row.round_at)
    host = row.host_name or NAMELESS
    found = Cup(row.id, row.version, row.status, row.host_id, host, row.name, setup, row.seed, *times)
    known, found.games = read_entrants(db, cup_id), read_games(db, cup_id)
    found.removed = [each for each in known if each.out]
    found.out = frozenset(each.id for each in found.removed)
    played = {player for each in found.games for player in each.game.players}
    found.entrants = [each for each in known if not each.out or each.id in played]
    now = db.execute(select(cups.c.version).where(cups.c.id == cup_id)).scalar()
    return found if now == found.version else read_cup(db, cup_id, sizes)  # each query may see another moment


def read_entrants(db: Connection, cup_id: str) -> list[Entrant]:
    """Those who play, in the order in which they registered."""
    query = select(cup_people, people.c.name).outerjoin(people, people.c.id == cup_people.c.person_id)
    rows = db.execute(query.where(cup_people.c.cup_id == cup_id).order_by(cup_people.c.number)).all()
    if not all(isinstance(n, int) for row in rows for n in (row.number, row.here, row.grp, row.final)):
        raise ValueError("entrants")
    return [read_entrant(row) for row in rows]


def read_entrant(row: Any) -> Entrant:
    """One of them."""
    why_gone = bool(row.gone), bool(row.away), bool(row.out)
    return Entrant(row.person_id, row.name or NAMELESS, row.number, *why_gone, row.here, row.grp, row.final)


def read_games(db: Connection, cup_id: str) -> list[Played]:
    """Its games, in the order in which they were paired."""
    query = select(cup_games, tables.c.status).outerjoin(tables, tables.c.id == cup_games.c.table_id)
    query = query.where(cup_games.c.cup_id == cup_id).order_by(cup_games.c.round, cup_games.c.number)
    return [read_game(row) for row in db.execute(query)]


def read_game(row: Any) -> Played:
    """One of them. A result that cannot be is none: the host may say it anew."""
    players, absent = tuple(_ids.decode(row.players)), frozenset(_ids.decode(row.absent))
    if not players or not all(isinstance(n, int) for n in (row.round, row.number, row.grp)):
        raise ValueError("game")
    places: tuple[int, ...] = ()
    void = row.result == VOID
    if row.result and not void:
        places = read_result(row.result, players, absent)
        void = not places
    game = CupGame(row.round, row.number, players, places, absent, row.grp)
    return Played(game, row.table_id, moment(row.until), void, bool(row.by_host), row.status or "")


def read_result(data: str, players: Sequence[str], absent: Collection[str]) -> tuple[int, ...]:
    """Places by seat; () if they are not what they should be."""
    try:
        found = dict(_places.decode(data))
    except msgspec.MsgspecError:
        return ()
    came = [player for player in players if player not in absent]
    if set(found) != set(came) or not all(1 <= place <= len(players) for place in found.values()):
        return ()
    return tuple(found.get(player, len(came) + 1) for player in players)


def read_cards(db: Connection, *which: ColumnElement[bool]) -> list[CupCard]:
    """Tournaments for a list, the newest first; one that cannot be read is left out."""
    those = cup_people.c.cup_id == cups.c.id, cup_people.c.out.is_(False)
    count = select(func.count()).where(*those).correlate(cups).scalar_subquery()
    query = (
        select(cups, people.c.name.label("host_name"), count.label("players"))
        .outerjoin(people, people.c.id == cups.c.host_id)
        .where(*which)
        .order_by(cups.c.created.desc(), cups.c.id)
        .limit(LIST_MAX)
    )
    return [card for row in db.execute(query) if (card := read_card(row)) is not None]


def read_card(row: Any) -> CupCard | None:
    """One of them."""
    try:
        setup = read_setup(row.setup)
    except ValueError:
        return None
    round_ = row.round if isinstance(row.round, int) else 0
    host = row.host_name or NAMELESS
    return CupCard(row.id, row.name, row.status, host, setup, round_, moment(row.begins), row.players)


def read_calls(db: Connection, person: str) -> list[tuple[str, str]]:
    """The tournaments, by id and name, in which a table waits for somebody to take their seat."""
    waits = cup_games.c.result == "", cup_games.c.table_id == "", cup_games.c.round == cups.c.round
    query = (
        select(cups.c.id, cups.c.name)
        .join_from(cup_games, cups, cups.c.id == cup_games.c.cup_id)
        .join(cup_people, and_(cup_people.c.cup_id == cups.c.id, cup_people.c.person_id == person))
        .where(*waits, cup_games.c.players.contains(f'"{person}"', autoescape=True))
        .where(cup_people.c.here != cups.c.round, cup_people.c.gone.is_(False))
    )
    return [(row.id, row.name) for row in db.execute(query.limit(LIST_MAX))]


def due(db: Connection, now: float) -> list[str]:
    """Tournaments with which something is to be done: a game to seat or to take, a round to pair."""
    waiting = and_(cup_games.c.result == "", or_(cup_games.c.table_id == "", tables.c.id.is_(None)))
    done = and_(cup_games.c.result == "", tables.c.status == OVER)
    open_game = select(cup_games.c.cup_id).outerjoin(tables, tables.c.id == cup_games.c.table_id)
    left = select(cup_games.c.cup_id).where(
        cup_games.c.cup_id == cups.c.id, or_(cup_games.c.result == "", cup_games.c.result == VOID)
    )
    queries: tuple[Select[Any], ...] = (
        open_game.where(or_(waiting, done)).distinct(),
        select(cups.c.id).where(cups.c.status == "running", cups.c.flow != "hand", ~left.exists()),
        select(cups.c.id).where(cups.c.status == "open", cups.c.begins <= now),
    )
    found = [str(each) for query in queries for each in db.execute(query.limit(LOOKED_AT)).scalars()]
    return list(dict.fromkeys(found))


# -- what changes ------------------------------------------------------------------------------------------------


def key(cup_id: str, game: CupGame) -> tuple[Any, ...]:
    """The row of a game."""
    return cup_games.c.cup_id == cup_id, cup_games.c.round == game.round, cup_games.c.number == game.number


def entered(cup: Cup, person: str, group: int) -> Any:
    """Somebody registers, or comes back."""
    known = cup.entrant(person)
    if known is not None:
        return of(cup.id, person).values(gone=False, away=False, grp=group)
    number = max((each.number for each in cup.entrants), default=0) + 1
    row = {"number": number, "gone": False, "away": False, "out": False, "here": 0, "grp": group, "final": 0}
    return insert(cup_people).values(cup_id=cup.id, person_id=person, **row)


def of(cup_id: str, person: str) -> Any:
    """A change of somebody's row."""
    return update(cup_people).where(cup_people.c.cup_id == cup_id, cup_people.c.person_id == person)


def left(cup: Cup, person: str) -> Any:
    """Somebody plays no more; before the first round it is as if they had not registered."""
    if cup.round:
        return of(cup.id, person).values(gone=True, here=0)
    return delete(cup_people).where(cup_people.c.cup_id == cup.id, cup_people.c.person_id == person)


def back(cup: Cup, person: str) -> Any:
    """The host lets somebody in again; those who have not played anything must register anew."""
    if cup.entrant(person) is not None:
        return of(cup.id, person).values(out=False)
    return delete(cup_people).where(cup_people.c.cup_id == cup.id, cup_people.c.person_id == person)


def moved(cup: Cup, event: Event) -> list[Any]:
    """Those who play no more, or again, as the library has it."""
    return [
        of(cup.id, each.id).values(gone=each.id in event.gone, away=each.id in event.away)
        for each in cup.entrants
        if (each.gone, each.away) != (each.id in event.gone, each.id in event.away)
    ]


def paired(cup: Cup, event: Event, made: Iterable[CupGame], until: float) -> list[Any]:
    """The games of a new round, and who is in which group and in the final."""
    out: list[Any] = []
    for game in made:
        result = json([(player, 1) for player in game.players]) if game.places else ""
        row = {"grp": game.group, "players": json(game.players), "absent": "[]", "table_id": ""}
        row |= {"until": until, "result": result, "by_host": False}
        out.append(insert(cup_games).values(cup_id=cup.id, round=game.round, number=game.number, **row))
    if isinstance(event, Groups):
        groups = {player: n for n, those in enumerate(event.groups, 1) for player in those}
        final = {player: n for n, player in enumerate(event.finalists, 1)}
        for each in cup.entrants:
            now = groups.get(each.id, 0), final.get(each.id, 0)
            if now != (each.group, each.final):
                out.append(of(cup.id, each.id).values(grp=now[0], final=now[1]))
    return out


def seated(db: Connection, cup_id: str, game: CupGame, absent: Sequence[str], table_id: str) -> bool:
    """A game gets its table, unless it has one; who is not there plays no more."""
    locked(db, cup_id)
    change = update(cup_games).where(*key(cup_id, game), cup_games.c.table_id == "", cup_games.c.result == "")
    if db.execute(change.values(table_id=table_id, absent=json(list(absent)))).rowcount != 1:
        return False
    gone(db, cup_id, absent)
    return True


def resulted(db: Connection, cup_id: str, game: CupGame, result: str, absent: Sequence[str] | None = None) -> bool:
    """A game has come to its end. False: that is known already."""
    locked(db, cup_id)
    values: dict[str, Any] = {"result": result}
    change = update(cup_games).where(*key(cup_id, game), cup_games.c.result == "")
    if absent is not None:  # it was never played
        values["absent"] = json(list(absent))
        change = change.where(cup_games.c.table_id == "")
    if db.execute(change.values(**values)).rowcount != 1:
        return False
    gone(db, cup_id, absent or ())
    return True


def gone(db: Connection, cup_id: str, absent: Sequence[str]) -> None:
    """Some did not come: they play no more unless they say so."""
    for person in absent:
        db.execute(of(cup_id, person).where(cup_people.c.gone.is_(False)).values(gone=True, away=True))
    touched(db, cup_id)


def locked(db: Connection, *cup_ids: str) -> None:
    """Nothing else changes of these until the end: all writers take the tournament first, then its other rows."""
    db.execute(select(cups.c.id).where(cups.c.id.in_(cup_ids)).order_by(cups.c.id).with_for_update())


def touched(db: Connection, cup_id: str) -> None:
    """Something has changed that pages show."""
    db.execute(update(cups).where(cups.c.id == cup_id).values(version=cups.c.version + 1))


def arrived(db: Connection, cup_id: str, person: str, round_: int) -> None:
    """Somebody has taken their seat."""
    locked(db, cup_id)
    if db.execute(of(cup_id, person).where(cup_people.c.here != round_).values(here=round_)).rowcount:
        touched(db, cup_id)


def stored(places: Sequence[Place]) -> str:
    """A result as it is stored."""
    return json(places)


def forget(db: Connection, person: str) -> None:
    """Somebody deletes their account: they play no more, and are in no tournament that has not begun."""
    mine = cup_people.c.person_id == person
    those = [str(each) for each in db.execute(select(cup_people.c.cup_id).where(mine)).scalars()]
    locked(db, *those)
    for cup_id in those:  # what is being changed beside this is reckoned again, without them
        touched(db, cup_id)
    begun = select(cups.c.id).where(cups.c.round > 0)
    db.execute(delete(cup_people).where(mine, cup_people.c.cup_id.not_in(begun)))
    db.execute(update(cup_people).where(mine).values(gone=True, away=False))
