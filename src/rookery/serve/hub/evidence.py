"""What the host is shown about fair play: sums that stand out, with figures. It is for people to judge."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, not_, or_, select

from rookery.play.fair import Finding, Key, Tally, findings, usual_of
from rookery.play.fair.counting import ENOUGH_GAMES, ENOUGH_TIMES, GIVES, NAMES, RESULTS, SEES
from rookery.serve.hub.fairness import ADDED
from rookery.serve.hub.ranking import number
from rookery.serve.store.schema import people, tallies
from rookery.serve.tables.cards import LATEST

LIKELY: Final = 0.05
"""What chance alone brings so seldom, to anybody, stands out."""
COMPARED_MAX: Final = 1000
"""So many sums are compared, those furthest from nothing."""
SHOWN_MAX: Final = 100
KINDS: Final = (SEES, GIVES, NAMES, RESULTS)
SUMS_MAX: Final = 1e12
NONE: Final = Tally()


class Line(NamedTuple):
    """A finding, to be read."""

    kind: str
    """One of KINDS, without its dot."""
    event: str
    """What named the other, as the game's records have it."""
    one: str
    other: str
    """Ids."""
    one_name: str
    other_name: str
    game: str
    games: int
    times: float
    of: float
    """What was counted, and of how many."""
    rate: float
    usual: float
    excess: float
    error: float
    chance: float
    corrected: float
    at: float

    @property
    def stands_out(self) -> bool:
        """Would chance seldom bring it, to anybody?"""
        return self.corrected < LIKELY


class Lookout(NamedTuple):
    """What was found, and among how much."""

    lines: list[Line]
    compared: int
    people: int


def suspicions(db: Connection, person: str = "") -> Lookout:
    """What stands out; or all there is about one person, whether it does or not."""
    tests = int(db.execute(select(func.count()).select_from(tallies).where(enough())).scalar_one())
    whose = or_(tallies.c.person_id == person, tallies.c.other_id == person) if person else enough()
    score = tallies.c.over * tallies.c.over / (tallies.c.over_over + 1e-9)
    query = select(tallies).where(whose, enough()).order_by(score.desc()).limit(COMPARED_MAX)
    rows = {key_of(row): row for row in db.execute(query) if sound(row)}
    mine = {key: tally_of(row) for key, row in rows.items()}
    found = findings(mine, usual(db, mine), max(1, tests))
    shown = [each for each in found if person or each.evidence.corrected < LIKELY][:SHOWN_MAX]
    names = names_of(db, {each for f in shown for each in (f.key.who, f.key.other)})
    counted = select(func.count(tallies.c.person_id.distinct())).where(enough())
    lines = [line(each, rows[each.key].at, names) for each in shown]
    return Lookout(lines, tests, int(db.execute(counted).scalar_one()))


def enough() -> ColumnElement[bool]:
    """As `play.fair.enough` has it."""
    names = tallies.c.what.startswith(NAMES, autoescape=True)
    return and_(tallies.c.games >= ENOUGH_GAMES, or_(not_(names), tallies.c.n >= ENOUGH_TIMES))


def usual(db: Connection, keys: Collection[Key]) -> Mapping[Key, Tally]:
    """The sums that these are compared with."""
    found = dict.fromkeys((usual_of(key) for key in keys), NONE)
    whole = [func.sum(tallies.c[name]).label(name) for name in ADDED]
    others = sorted({key.other for key in found if key.other})
    whos = sorted({key.who for key in found if key.who})
    t = tallies.c
    asked: tuple[tuple[Collection[str], Any, Any], ...] = (
        (whos, t.person_id, and_(t.person_id.in_(whos), t.what == RESULTS)),
        (others, t.other_id, and_(t.other_id.in_(others), t.what != RESULTS)),
        ([""], t.other_id, and_(t.other_id == "", t.what == SEES)),
    )
    for wanted, column, which in asked:
        if wanted:
            query = select(column.label("whom"), t.game, t.what, *whole).where(which)
            for row in db.execute(query.group_by(column, t.game, t.what)):
                key = usual_of(Key(row.whom, row.whom, row.game, row.what))
                if key in found and sound(row):
                    found[key] = tally_of(row)
    return found


def key_of(row: Any) -> Key:
    """What a row is about."""
    return Key(row.person_id, row.other_id, row.game, row.what)


def tally_of(row: Any) -> Tally:
    """Its sums."""
    return Tally(**{name: getattr(row, name) for name in ADDED})


def sound(row: Any) -> bool:
    """Are its sums numbers to reckon with? A row that somebody has damaged counts for nothing."""
    return all(number(getattr(row, name), SUMS_MAX) for name in ADDED) and number(getattr(row, "at", 0.0), LATEST)


def names_of(db: Connection, ids: Iterable[str]) -> dict[str, str]:
    """What people are called."""
    query = select(people.c.id, people.c.name).where(people.c.id.in_(sorted(ids)))
    return {row.id: row.name for row in db.execute(query)}


def line(found: Finding, at: float, names: Mapping[str, str]) -> Line:
    """A finding as it is read."""
    key, mine, evidence = found.key, found.mine, found.evidence
    kind, _, event = key.what.partition(".")
    return Line(
        kind,
        event,
        key.who,
        key.other,
        names.get(key.who, key.who),
        names.get(key.other, key.other),
        key.game,
        mine.games,
        mine.x,
        mine.n,
        mine.rate,
        mine.rate - evidence.excess,
        evidence.excess,
        evidence.error,
        evidence.chance,
        evidence.corrected,
        at,
    )
