"""Values of earlier versions of the rules are kept as what was different then."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.games import cardfile, kit

HOME = Path(rookery.__file__).parent / "games"
FILES = [(path.parent.name, int(path.stem.partition("-")[2])) for path in sorted(HOME.glob("*/cards-*.toml"))]


def told(differences: Mapping[str, Any], document: Any) -> Iterator[tuple[str, Any, Any]]:
    """Every entry of a file of differences beside the same one of a document; None where there is none."""
    rows = {row["id"]: row for row in document} if isinstance(document, list) else document
    for key, value in differences.items():
        if key == cardfile.WITHOUT:
            yield from ((gone, None, rows.get(gone)) for gone in value)
        elif isinstance(value, Mapping):
            yield from told(value, rows[key])
        else:
            yield key, value, rows.get(key)


@pytest.mark.parametrize(("package", "version"), FILES)
def test_every_difference_is_one(package: str, version: int) -> None:
    home = f"rookery.games.{package}"
    differences = tomllib.loads((HOME / package / f"cards-{version}.toml").read_text(encoding="utf-8"))
    assert version < kit(package.replace("_", "-")).version
    for name, value, later in told(differences, cardfile.box(home, version + 1)):
        assert value != later, name
    for name, value, then in told(differences, cardfile.box(home, version)):
        assert value == then, name


def test_a_box_has_the_values_of_its_version() -> None:
    price = {rules: row["price"] for rules in (1, 2) for row in found("enclave", rules) if row["id"] == "EF05"}
    assert price == {1: 8, 2: 12}
    steps = {
        rules: row.get("steps")
        for rules in (1, 2, 4)
        for row in found("age_of_thieves", rules)
        if row["id"] == "G20"
    }
    assert steps == {1: None, 2: 3, 4: 3}


def found(package: str, rules: int) -> list[dict[str, Any]]:
    return list(cardfile.box(f"rookery.games.{package}", rules)["card"])
