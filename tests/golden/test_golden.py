"""Golden playthroughs, compared line by line, and old records, which replay for ever.

`python -m tests.golden.make` writes the playthroughs anew; records are only ever added.
"""

import difflib
from pathlib import Path

import pytest

import rookery
from rookery.play.checks import Setting
from tests.golden.make import change
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
            f"{path.name}, from line {first + 1} on (make golden, if it is meant):\n{diff}",
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
    assert not verdict.problems
    assert not verdict.scripted
    # The first Castle tables gave characters out in the order of the box; no seed proves that.
    assert {claim.slug for claim in verdict.unproved} <= {"unproved-deal"}
    now = match.record
    assert rookery.replay(now).record == now
    # Old records list sealed answers as they came; now they stand in the order of seats.
    assert sorted(now.split("\n")) == sorted(text.rsplit("# ", 1)[0].split("\n"))


def test_there_are_old_records() -> None:
    kept = sorted(RECORDS.glob("*.txt"))
    for setting in chosen():
        assert any(p.name.startswith(f"{short(setting)}-rules") for p in kept), f"no record of {setting} is kept"


def test_the_summary_is_flat() -> None:
    assert flat({"a": [1, None], "b": [{"c": 2}, {"c": 3}]}) == {"a": "1 -", "b.0.c": "2", "b.1.c": "3"}


def test_a_change_is_told_with_its_decision() -> None:
    then = "# a\n\n== 1: asked 0\nplay 0 take red\n\n== 2: asked 1\n   gold = 1\n"
    assert change(then, then.replace("gold = 1", "gold = 2")) == "from decision 2: “gold = 1” is now “gold = 2”"
    assert change(then, f"{then}more") == "from decision 2: “” is now “more”"
    assert change(then + "more\nlast", then + "more") == "from decision 2: “last” is now “the end”"
