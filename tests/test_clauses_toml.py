"""Every clause of a game says where it lives, and the place exists."""

from importlib import import_module

import pytest

import rookery
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
    ids = [clause["id"] for clause in rookery.game(name).clauses]
    assert len(ids) == len(set(ids))
    for lang in LANGUAGES:
        for clause in rookery.game(name).clauses:
            assert texts(lang, name).has(clause["text"])
