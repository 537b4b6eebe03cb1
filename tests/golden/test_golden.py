"""Golden playthroughs, compared line by line, and old records, which replay for ever.

`python -m tests.golden.make` writes the playthroughs anew; records are only ever added.
"""

import difflib
from pathlib import Path

import pytest

import rookery
from rookery.play.checks import Setting
from tests.golden.playthrough import DATA, RECORDS, chosen, file_of, flat, playthrough, short

CONTEXT = 3


@pytest.mark.parametrize("setting", chosen(), ids=str)
def test_the_game_is_what_it_was(setting: Setting) -> None:
    path = file_of(setting)
    assert path.exists(), f"{path.name} is missing: python -m tests.golden.make"
    then = path.read_text(encoding="utf-8").split("\n")
    now = playthrough(setting).split("\n")
    if then != now:
        first = next(
            (n for n, (a, b) in enumerate(zip(then, now, strict=False)) if a != b), min(len(then), len(now))
        )
        start = max(0, first - 8)
        shown = difflib.unified_diff(
            then[start : first + 12], now[start : first + 12], "golden", "now", lineterm="", n=CONTEXT
        )
        diff = "\n".join(shown)
        pytest.fail(
            f"{path.name}, from line {first + 1} on (python -m tests.golden.make, if it is meant):\n{diff}",
            pytrace=False,
        )


def test_no_file_is_left_over() -> None:
    assert {p.name for p in DATA.glob("*")} == {file_of(s).name for s in chosen()}


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda p: p.stem)
def test_old_records_replay(path: Path) -> None:
    """Under the rules version they name, to the outcome they had."""
    text = path.read_text(encoding="utf-8")
    match = rookery.replay(text)
    assert match.over
    assert str(match.outcome) == text.rstrip("\n").rsplit("\n# ", 1)[1]
    verdict = rookery.verify(text)
    assert verdict.ok, verdict.problems
    assert match.record == text.rsplit("# ", 1)[0]


def test_there_are_old_records() -> None:
    kept = sorted(RECORDS.glob("*.txt"))
    for setting in chosen():
        assert any(p.name.startswith(f"{short(setting)}-rules") for p in kept), f"no record of {setting} is kept"


def test_the_summary_is_flat() -> None:
    assert flat({"a": [1, None], "b": [{"c": 2}, {"c": 3}]}) == {"a": "1 -", "b.0.c": "2", "b.1.c": "3"}
