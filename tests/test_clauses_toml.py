"""Every clause of a game says where it lives, and the place exists."""

from importlib import import_module
from importlib.util import find_spec

import pytest

import rookery
from rookery.games import clausefile
from rookery.i18n import LANGUAGES, texts


def found(place: str) -> bool:
    """Is it a module, or something in one?"""
    module, _, member = place.rpartition(".")
    home = import_module(module)
    return hasattr(home, member) or (hasattr(home, "__path__") and find_spec(place) is not None)


@pytest.mark.parametrize("name", rookery.games())
def test_every_clause_names_a_place_that_exists(name: str) -> None:
    package = f"rookery.games.{name.replace('-', '_')}"
    for clause in rookery.game(name).clauses:
        where = clause["where"]
        assert found(f"rookery.{where}" if where.startswith("play.") else f"{package}.{where}"), clause


@pytest.mark.parametrize("name", rookery.games())
def test_every_clause_has_its_text_in_every_language(name: str) -> None:
    for lang in LANGUAGES:
        for clause in rookery.game(name).clauses:
            assert texts(lang, name).has(clause["text"])


def test_a_section_follows_from_the_id_unless_the_file_calls_it_otherwise() -> None:
    text = '[sections]\nL = "loot"\n[clauses]\nXY-L1 = "rules.Loot"\nXY-M2 = "rules.Market"'
    found = [(row["id"], row["section"], row["text"]) for row in clausefile.read(text, "xy")]
    assert found == [("XY-L1", "loot", "xy-rule-XY-L1"), ("XY-M2", "M", "xy-rule-XY-M2")]


def test_a_clause_with_an_odd_id_is_named_with_its_game() -> None:
    with pytest.raises(ValueError, match=r"xy: clauses\.toml: 'L1'"):
        clausefile.read('[clauses]\nL1 = "rules.Loot"', "xy")
