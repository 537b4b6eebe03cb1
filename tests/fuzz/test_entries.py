"""Nothing that is accepted may hang or break: the first altered documents of each game; `make fuzz` has 10,000."""

import pytest

from tests.anygame import fewer
from tests.fuzz.altered import GAMES, look

BATCH = fewer(50)


@pytest.mark.parametrize("batch", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_altered_documents_are_refused_or_played_to_their_end(name: str, batch: int) -> None:
    _, broken = look(name, range(batch * BATCH, (batch + 1) * BATCH))
    assert not broken, "\n".join(broken)


@pytest.mark.parametrize("name", GAMES)
def test_some_are_refused_and_some_are_played(name: str) -> None:
    counts, _ = look(name, range(40))
    assert counts["refused"] >= 5 and counts["played"] >= 5
