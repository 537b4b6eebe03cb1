"""Questions and events are rows: each gives its number, its key and its arguments; the compiler sees constants."""

from importlib import import_module
from pathlib import Path

import pytest

import rookery
from rookery.compiling import generate
from rookery.games import MODELS, NAMES
from rookery.games.rows import Events, Questions

every_game = pytest.mark.parametrize("game", [*NAMES, *MODELS])
SAID = '''"""Rows."""

from typing import Final

from rookery.games.rows import Events, Questions

ask, tell = Questions(), Events()

ASK_TURN: Final = ask("turn", "PA-1")
CHANCE_DRAW: Final = ask("draw", "PA-2")

TOLD_DRAW: Final = tell("draw", seat="seat")  # to its new owner
TOLD_SWAP: Final = tell(
    "swap",
    seat="seat",
    from_="face",
)
'''


@every_game
def test_the_kit_has_the_rows_at_the_places_the_rules_name(game: str) -> None:
    said = import_module(f"rookery.games.{game.replace('-', '_')}.said")
    kit = rookery.Game(game)._kit
    asked = [name for name in vars(said) if name.startswith(("ASK_", "CHANCE_"))]
    told = [name for name in vars(said) if name.startswith("TOLD_")]
    assert [getattr(said, name) for name in asked] == list(range(len(kit.questions)))
    assert [getattr(said, name) for name in told] == list(range(len(kit.events)))


@every_game
def test_no_two_rows_have_one_key(game: str) -> None:
    kit = rookery.Game(game)._kit
    for rows in (kit.questions, kit.events):
        assert len({row.key for row in rows}) == len(rows)


def test_a_row_is_read_in_one_place() -> None:
    ask, tell = Questions(), Events()
    assert (ask("turn", "PA-1"), ask("draw", "PA-2"), tell("swap", seat="seat", from_="face")) == (0, 1, 0)
    assert ask.rows[1].clause == "PA-2"
    assert tell.rows[0].args == (("seat", "seat"), ("from", "face"))


def test_the_compiler_sees_numbers(tmp_path: Path) -> None:
    home = tmp_path / "rookery" / "games" / "small"
    home.mkdir(parents=True)
    (home / "said.py").write_text(SAID, "utf-8")
    origins = generate.write_out(tmp_path)
    text = (home / "said.py").read_text("utf-8")
    lines = [line for line in text.splitlines() if "Final = " in line]
    assert lines == [
        "ASK_TURN: Final = 0",
        "CHANCE_DRAW: Final = 1",
        "TOLD_DRAW: Final = 0",
        "TOLD_SWAP: Final = 1",
    ]
    assert len(origins[str(home / "said.py")]) == len(text.splitlines())
