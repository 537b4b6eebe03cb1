"""The examples in docs/bots.md are true."""

import doctest
import sys
from pathlib import Path

from rookery.play.arena import contest

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_examples_work() -> None:
    text = DOCS.read_text(encoding="utf-8").replace("```python", "").replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, "bots.md", str(DOCS), 0)
    assert len(test.examples) >= 8
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_program_in_ten_lines_plays(tmp_path: Path) -> None:
    """The example of a program is a program: it plays whole games without losing a turn."""
    (code,) = [part for part in DOCS.read_text("utf-8").split("```python\n") if part.startswith("import json, sys")]
    code = code.partition("```")[0]
    assert len(code.strip().splitlines()) == 10
    (tmp_path / "ten.py").write_text(code, "utf-8")
    tally = contest("thiefs-market", 3, 2, [f"program:{sys.executable} {tmp_path}/ten.py", "random"])
    assert len(tally.finished) == 2 and not tally.faults
    assert {line.name for line in tally.lines()} == {"ten", "random"}
