"""No clause without a test that names it."""

from pathlib import Path

import rookery
from tests.clauses import checked

GAME = "castle-of-the-devil"


def test_every_clause_is_checked() -> None:
    found = checked(Path(__file__).parent)
    served = checked(Path(__file__).parents[2] / "serve")
    missing = [c["id"] for c in rookery.game(GAME).clauses if c["id"] not in found and c["id"] not in served]
    assert not missing, f"no test checks {' '.join(missing)}"
