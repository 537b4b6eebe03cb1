"""English as a native editor leaves it: in the texts, in the guides, and in what the API says of itself."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.serve.api import tables
from tests.test_i18n import HOME, PLACES, path_of

ROOT = HOME.parent.parent
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
ODD = re.compile(r"\b(?:who|what|which)soever\b|\bwhoever\b|\bnobody\b", re.IGNORECASE)
IS_NO = re.compile(r"(?<!there )\b(?:is|are|was|were) no (?!longer\b|more\b|one\b)\w+", re.IGNORECASE)
GENERIC = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself|he/she|his/her)\b", re.IGNORECASE)
PEOPLE = re.compile(
    "Alice|David|Kira|Joanne|Jasmine|Zain|Morius|Nikolai|Noiron|Scarlett|His Grace|hag|Lady Ashcombe|Granny"
)
"""Somebody with a name, of whom a text may say he or she."""
NOTATION = re.compile(r"`[^`]*`|\(seat or nobody\)|seat or nobody")
"""What stands for a word of the move notation, or of a document."""


def texts(place: str | None) -> Iterator[tuple[str, str]]:
    """Every line that is said, with the key that it stands under."""
    key = ""
    for line in path_of(place, "en").read_text("utf-8").splitlines():
        head = re.match(r"([a-z][\w-]*) =", line)
        key = head[1] if head else key
        if not line.startswith("#"):
            yield key, re.sub(r"^[\w-]+ =|\{[^}]*|^\s*\.\w+ =", " ", line)


@pytest.mark.parametrize("place", PLACES)
def test_texts_read_as_a_native_would_write_them(place: str | None) -> None:
    odd = [(key, line) for key, line in texts(place) if ODD.search(line) or IS_NO.search(line)]
    assert odd == []


@pytest.mark.parametrize("place", PLACES)
def test_only_somebody_with_a_name_is_he_or_she(place: str | None) -> None:
    said = [(key, line) for key, line in texts(place) if GENERIC.search(line)]
    heroes = ("jasmine", "zain", "joanne", "morius", "nikolai", "noiron", "-card-")
    assert [each for each in said if not PEOPLE.search(each[1]) and not any(h in each[0] for h in heroes)] == []


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_guides_do_too(path: Path) -> None:
    lines = [NOTATION.sub("", line) for line in path.read_text("utf-8").splitlines()]
    assert [line for line in lines if ODD.search(line) or IS_NO.search(line)] == []


def test_so_does_the_description_of_the_api() -> None:
    said = [path.read_text("utf-8") for path in Path(tables.__file__).parent.glob("*.py")]
    blocks = [doc for text in said for doc in re.findall(r'"""(.*?)"""', text, re.DOTALL)]
    assert len(blocks) > 100
    assert [doc for doc in blocks if ODD.search(doc) or IS_NO.search(doc)] == []
