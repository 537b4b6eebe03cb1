"""Both faces of the moves at every question: each legal move has one row and one path; nothing else is there."""

from collections import Counter

import pytest

import rookery
import tests.rules.age_of_thieves.table as age
import tests.rules.castle_of_the_devil.coach as castle
import tests.rules.thiefs_market.table as market
from rookery.core import COMPILED
from rookery.core.rng import Rng
from rookery.core.table import ONE, RACE, SEALED, Table
from rookery.lab.single import Rules, Single
from rookery.lab.steps import NO_MOVE, Path
from rookery.play import checks
from rookery.play.observation import Observation
from tests.anygame import ALL
from tests.scenario import Scenario

MOST = 150  # moves of a question that are all walked to
TWICE = 2  # every question is looked at so often, of one seat and of several
GAMES = 150 if COMPILED else 6


def ends(path: Path, table: Table, seat: int, taken: list[int]) -> list[int]:
    """The moves at the ends of all paths that begin with these steps."""
    path.begin(table, seat)
    for step in taken:
        path.take(table, seat, step)
    if path.code != NO_MOVE:
        return [int(path.code)]
    return [code for step in list(path.open) for code in ends(path, table, seat, [*taken, step])]


def look(spec: Observation, table: Table, seat: int) -> None:
    codes = table.options(seat)
    assert len(set(codes)) == len(codes)
    if not spec.observer.drafts(table):
        chosen = [k for k, first in enumerate(spec.offsets) if first >= 0]
        rows = [spec.row(table, seat, code) for code in codes]
        assert len({bytes(row[k] for k in chosen) for row in rows}) == len(codes)
    path = Path(spec.observer, spec.move.size, spec.offsets, len(spec.steps) - spec.observer.more_steps())
    assert sorted(ends(path, table, seat, [])) == sorted(codes)


@pytest.mark.parametrize("name", rookery.games())
def test_at_every_question(name: str) -> None:
    """Of games of every size, and with every option: some questions are asked with an option only."""
    mine = [setting for setting in ALL if setting.game == name]
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(GAMES):
        match, rng = mine[number % len(mine)].start(number), Rng(number)
        spec, table = checks.spec_of(match), match._table
        for _ in range(3000):
            if table.over:
                break
            kind = (int(table.about), int(table.mode))
            for seat in range(match.seats):
                few = table.asks(seat) and table.count(seat) <= MOST
                if few and seen[kind] < TWICE and (table.mode != SEALED or (table.pending >> seat) & 1):
                    look(spec, table, seat)
                    seen[kind] += 1
            table.advance(rng.below(table.choices), rng)
    modes = {mode for _, mode in seen}
    assert ONE in modes
    assert not COMPILED or SEALED in modes or name == "thiefs-market"


def race() -> Scenario:
    """Two have the same score: who grabs the marker first?"""
    tied = market.thief(infamy=3), market.thief(infamy=3)
    return market.scored(*tied, market.thief(), options={"last-tie": "grab"})


def demand() -> Scenario:
    """A Diplomat got what he demanded, and gives something for it."""
    jobs = {"diplomat": "key dagger", "thug": "whip goblet", "priest": "bag_key", "doctor": "bag_goblet"}
    journey = castle.coach(*(castle.p(job, items) for job, items in jobs.items()))
    return journey.when(0, "use diplomat", "to 1", "demand whip").when(1, "hand whip")


def captain() -> Scenario:
    """An alarm, and the captain's spaces are taken."""
    thieves = age.thief("morius", "Na2"), age.thief("zain", "Sa2")
    return age.table("turn", *thieves, lifted=True, gates="N", guards=age.CROWD).chance("event A04", "roll 1 1")


RARE = {"grab": race, "demand-give": demand, "nearest": captain}


@pytest.mark.parametrize("asked", RARE)
def test_at_questions_that_are_rarely_asked(asked: str) -> None:
    """The race for the marker among them: the only one there is."""
    match = RARE[asked]().then(asked=asked).match
    assert (match._table.mode == RACE) == (asked == "grab")
    for seat in match.waiting:
        look(checks.spec_of(match), match._table, seat)


def test_in_a_race_the_lab_asks_the_first_of_those_who_may_answer() -> None:
    """And goes on: the marker is gone, the game is over."""
    match = race().match
    single = Single(Rules("thiefs-market", 3, {"last-tie": "grab"}))
    single.match = match
    assert match.waiting == (0, 1)
    assert (single.seat, single.acting) == (0, [0])
    single.take(0, single.open(0)[0])
    assert single.over
    assert single.returns() == [1.0, 0.0, 0.0]
