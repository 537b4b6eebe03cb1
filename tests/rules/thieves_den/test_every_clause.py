"""No clause of the game without a test that names it with `@clause`."""

from pathlib import Path

import rookery
from tests.clauses import checked
from tests.rules.thieves_den.table import GAME


def test_every_clause_is_checked() -> None:
    found = checked(Path(__file__).parent)
    clauses = [row["id"] for row in rookery.game(GAME).clauses]
    assert [c for c in clauses if c not in found] == []
    assert [c for c in found if c not in clauses] == []
    assert len(clauses) == len(set(clauses)) == 167
