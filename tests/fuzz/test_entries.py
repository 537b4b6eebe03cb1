"""Nothing that is accepted may hang or break: the first altered documents of each game; `make fuzz` has 10,000."""

import pytest

from tests.anygame import fewer
from tests.fuzz.altered import GAMES, look

DOCUMENTS, BATCH = fewer(600), fewer(50)
FIRST = 40
"""Among so many, some are refused and some are played."""
EDGES = [0, *range(FIRST, DOCUMENTS, BATCH), DOCUMENTS]


@pytest.mark.parametrize("first", EDGES[:-1])
@pytest.mark.parametrize("name", GAMES)
def test_altered_documents_are_refused_or_played_to_their_end(name: str, first: int) -> None:
    counts, broken = look(name, range(first, EDGES[EDGES.index(first) + 1]))
    assert not broken, "\n".join(broken)
    assert first > 0 or (counts["refused"] >= 5 and counts["played"] >= 5)
