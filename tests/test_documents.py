"""Position documents are declared once: reading, writing and the page that describes them follow."""

import json
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.errors import PositionError
from rookery.games import kit, names
from rookery.games.documents.progress import Rules
from rookery.games.documents.sheet import Entry, Group, Players, Reading, Sheet
from rookery.play.checks import pick
from tools.positions import PAGE, page

EARLIER: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "golden" / "documents.json").read_text("utf-8")
)
"""A document of each game as earlier versions wrote it: every number of a rule, flags as 0 and 1."""
OVER = " when it is over"
each_game = pytest.mark.parametrize("name", [name for name in names() if kit(name).reading is not None])


def sheet(name: str) -> Sheet:
    """The declared entries of a game."""
    reading = kit(name).reading
    assert reading is not None
    return reading.sheet


def all_entries(group: Group) -> list[Entry]:
    """Those of a group, and those inside them."""
    out = []
    for entry in group.entries:
        inner = getattr(entry.shape, "group", entry.shape)
        out += [entry, *(all_entries(inner) if isinstance(inner, Group) else ())]
    return out


def test_the_page_tells_every_entry() -> None:
    assert PAGE.read_text("utf-8") == page(), "make positions writes docs/positions.md anew"


@each_game
def test_every_entry_is_declared_once_and_lives_somewhere(name: str) -> None:
    table = rookery.game(name).start(seats=kit(name).seats[0], seed=1)._table
    for group, owner in [(sheet(name), table)] + [
        (entry.shape.group, getattr(table, entry.shape.pieces or "", [table])[0])
        for entry in sheet(name).entries
        if isinstance(entry.shape, Players)
    ]:
        told = [entry.name for entry in group.entries]
        assert len(set(told)) == len(told)
        for entry in group.entries:
            assert not entry.field or hasattr(owner, entry.field), entry.name


@each_game
def test_every_phase_that_an_entry_belongs_to_exists(name: str) -> None:
    for entry in all_entries(sheet(name)):
        assert set(entry.when) <= set(sheet(name).phase.known), entry.name


@pytest.mark.parametrize("name", EARLIER)
def test_documents_of_earlier_versions_are_read(name: str) -> None:
    match = rookery.game(name).position(EARLIER[name])
    again = rookery.game(name).position(json.loads(json.dumps(match.document())))
    assert again == match
    rng = Rng(3)
    for _ in range(20):
        if not match.over:
            match.play(*pick(match, rng))


@each_game
def test_every_rule_in_progress_has_the_entries_of_its_frame(name: str) -> None:
    """And each entry is refused by its own place when it is of another kind."""
    for entry in sheet(name).entries:
        if isinstance(entry.shape, Rules):
            for rule in entry.shape.at:
                assert rule in entry.shape.kind_of, f"{rule} is no frame of {name}"
                for told, field in entry.shape.named(rule).items():
                    assert entry.shape.shape(rule, field) is not None, told


@each_game
def test_the_reader_takes_the_steps_that_are_listed_and_no_others(name: str) -> None:
    """Castle's fight is `done` around the loot, but never the last of the rows."""
    for rules in [entry.shape for entry in sheet(name).entries if isinstance(entry.shape, Rules)]:
        for rule in rules.at:
            for part in rules.waits(rule).split("; "):
                steps, _, insides = part.removesuffix(OVER).partition(" around ")
                for inside in insides.split(", "):
                    found = taken(rules, name, rule, inside, over=part.endswith(OVER))
                    assert found == steps or (part.endswith(OVER) and found.startswith(steps)), f"{rule}: {part}"


def taken(rules: Rules, name: str, rule: str, inside: str, over: bool) -> str:
    """The steps that the reader says it takes of a rule with this one inside, when it refuses another."""
    inner = [{"rule": next(iter(rules.at)) if inside == "another rule" else inside}] if inside else []
    reading = Reading({"over": over}, rookery.game(name).start(seats=kit(name).seats[0], seed=1)._table)
    with pytest.raises(PositionError) as refused:
        Rules.read(rules, [{"rule": rule, "step": "lunch"}, *inner], rules.entry, reading)
    assert refused.value.where.endswith(".step")
    return str(refused.value.given["allowed"])


@pytest.mark.parametrize("name", [name for name in EARLIER if kit(name).in_progress])
def test_an_entry_of_a_rule_that_is_of_another_kind_is_named(name: str) -> None:
    key = kit(name).in_progress
    document = json.loads(json.dumps(rookery.game(name).position(EARLIER[name]).document()))
    for n, row in enumerate(document[key]):
        for entry in row:
            wrong = json.loads(json.dumps(document))
            wrong[key][n][entry] = {"lunch": 12}
            with pytest.raises(PositionError) as refused:
                rookery.game(name).position(wrong)
            assert refused.value.where.startswith(key), f"{row['rule']}.{entry}: {refused.value}"
