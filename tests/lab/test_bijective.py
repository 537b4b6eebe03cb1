"""Both faces of the moves at every question: each legal move has one row and one path; nothing else is there."""

from collections import Counter

import pytest

import rookery
from rookery.core import COMPILED
from rookery.core.rng import Rng
from rookery.core.table import ONE, RACE, SEALED, Table
from rookery.lab.steps import NO_MOVE, Path
from rookery.play.observation import Observation

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
    game = rookery.game(name)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(GAMES):
        seats = list(game.seats)[number % len(game.seats)]
        spec = game.observation(seats)
        table, rng = spec.table.clone(), Rng(number)
        table.settle()
        table.random_chance(rng)
        for _ in range(3000):
            if table.over:
                break
            kind = (int(table.about), int(table.mode))
            for seat in range(seats):
                few = table.asks(seat) and table.count(seat) <= MOST
                if few and seen[kind] < TWICE and (table.mode != SEALED or (table.pending >> seat) & 1):
                    look(spec, table, seat)
                    seen[kind] += 1
            table.advance(rng.below(table.choices), rng)
    modes = {mode for _, mode in seen}
    assert ONE in modes
    assert not COMPILED or modes & {SEALED, RACE} or name == "thiefs-market"
