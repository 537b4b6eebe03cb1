"""The examples in docs/bots.md are true."""

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_examples_work() -> None:
    text = DOCS.read_text(encoding="utf-8").replace("```python", "").replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, "bots.md", str(DOCS), 0)
    assert len(test.examples) >= 8
    assert doctest.DocTestRunner().run(test).failed == 0
