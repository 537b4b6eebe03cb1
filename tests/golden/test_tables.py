"""Tables that servers have stored are read as they were written, and written as they were read."""

import json
from pathlib import Path
from typing import Any

import pytest

from rookery.games import kit

TABLES: dict[str, dict[str, Any]] = json.loads((Path(__file__).parent / "tables.json").read_text("utf-8"))


@pytest.mark.parametrize("game", TABLES)
def test_a_stored_table_is_the_same_to_the_number(game: str) -> None:
    """Cards hidden, known to some and heard of: somebody's game from the middle."""
    mine, stored = kit(game), TABLES[game]
    table = mine.unpack(stored["seats"], mine.settle_options({}), stored["table"])
    assert table.check() == []
    assert table.pack() == stored["table"]
    table.loud = True  # copies of a quiet table forget what was told
    assert table.clone().pack() == stored["table"]
