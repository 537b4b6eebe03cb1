"""Every clause of a game says where it lives, and the place exists."""

from importlib import import_module

import pytest

import rookery
from rookery.games import clausefile
from rookery.i18n import LANGUAGES, texts


@pytest.mark.parametrize("name", rookery.games())
def test_every_clause_names_a_place_that_exists(name: str) -> None:
    package = f"rookery.games.{name.replace('-', '_')}"
    for clause in rookery.game(name).clauses:
        module, _, member = clause["where"].partition(".")
        base = f"rookery.{clause['where']}" if module == "play" else f"{package}.{module}"
        found = import_module(base)
        assert module == "play" or not member or hasattr(found, member), clause


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
