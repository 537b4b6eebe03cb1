"""Levels measured against each other: a table and a picture that keep the text around them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.play.arena.ladder import BEGIN, END, Rung, ladder, told, write


def test_each_level_meets_the_one_below() -> None:
    heard: list[Rung] = []
    found = ladder(["thieves-den"], 4, 1, 1, heard.append, most=2)
    assert found == heard
    assert [(each.upper, each.lower, each.games) for each in found] == [
        ("urchin", "random", 4),
        ("heuristic", "urchin", 4),
    ]
    assert found[0].par == 0.25
    assert found[0].low <= found[0].share <= found[0].high
    assert ladder(["thieves-den"], 4, 1, 1, heard.append, most=2) == found


def test_in_the_castle_sides_are_counted() -> None:
    found = ladder(["castle-of-the-devil"], 2, 1, 1, lambda each: None, most=1)
    assert found[0].par == 0.5
    assert found[0].seats == 6


def test_what_is_written_stands_between_its_marks(tmp_path: Path) -> None:
    rungs = [Rung("thieves-den", 4, "burglar", "heuristic", 400, 0.5, 0.45, 0.55, 0.25)]
    file = tmp_path / "bots.md"
    file.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\n\nAfter.\n")
    write(file, rungs)
    text = file.read_text("utf-8")
    assert text.startswith("# Bots\n") and text.endswith("\nAfter.\n") and "old" not in text
    assert "| thieves-den | 4 | burglar | heuristic | 50.0% | 45.0% – 55.0% | 2.00 | 400 |" in text
    write(file, rungs)
    assert file.read_text("utf-8") == text
    assert (tmp_path / "levels.svg").read_text("utf-8").count("<rect") == 1
    assert told(rungs[0]).endswith("2.00 × par, 400")


def test_a_file_without_marks_gets_the_table_at_its_end(tmp_path: Path) -> None:
    file = tmp_path / "new.md"
    write(file, [])
    assert file.read_text("utf-8").startswith(BEGIN)


@pytest.mark.parametrize("level", ["urchin", "heuristic"])
def test_the_picture_names_the_levels(level: str, tmp_path: Path) -> None:
    write(tmp_path / "x.md", [Rung("enclave", 3, level, "random", 9, 1.0, 0.7, 1.0, 1 / 3)])
    assert level in (tmp_path / "levels.svg").read_text("utf-8")
