"""Copies field by field: a field forgotten in `clone` or in the wire form is found by its name."""

from typing import Any

import pytest

from rookery.core.table import SEALED, Frame, Table
from rookery.core.zones import Fact, Zones
from rookery.games import kit
from rookery.play.checks import CheckFailed, Setting, same
from tests.anygame import ALL, decisions, every, every_plain, fewer, fields, midgame

NOT_COPIED = {"outbox"}
"""Events not yet read stay with the original, says Table.clone."""
NOT_PACKED = {"outbox", "loud"}
"""The match decides whether a table tells."""
SIZES = {"seats", "zones", "observers"}
"""Of what a table is made; `mode` and `loud` say what else must be copied."""


def left_out(table: Table, names: set[str]) -> set[str]:
    """Answers count only while they are sealed."""
    return names if table.mode == SEALED else names | {"answers"}


def tree(thing: Any, leave_out: set[str], seen: dict[int, int] | None = None) -> Any:
    """An object of the core or of a game as plain data, all fields included. Shared tables count by identity."""
    seen = {} if seen is None else seen
    if thing is None or isinstance(thing, bool | int | str | float):
        return thing
    if isinstance(thing, list | tuple):
        return [tree(x, leave_out, seen) for x in thing]
    if id(thing) in seen:
        return f"the object number {seen[id(thing)]}"
    seen[id(thing)] = len(seen)
    if not mutable(thing):
        return f"shared {type(thing).__name__}"
    return {name: tree(getattr(thing, name), leave_out, seen) for name in fields(thing) if name not in leave_out}


def mutable(thing: Any) -> bool:
    """Is it part of a table, or something all tables share (cards)?"""
    return isinstance(thing, Table | Frame | Zones | Fact) or hasattr(thing, "clone")


def parts(table: Table) -> list[Any]:
    """The table and every object it owns."""
    found: list[Any] = []

    def walk(thing: Any) -> None:
        if isinstance(thing, list):
            for x in thing:
                walk(x)
        elif not (thing is None or isinstance(thing, bool | int | str)) and mutable(thing):
            if not any(thing is x for x in found):
                found.append(thing)
                for name in fields(thing):
                    if name not in NOT_COPIED:
                        walk(getattr(thing, name))

    walk(table)
    return found


@every
def test_a_copy_has_every_field(setting: Setting) -> None:
    for n in range(fewer(2)):
        for match, _ in decisions(setting, n, one_in=3):
            table = match._table
            leave_out = left_out(table, NOT_COPIED)
            same(tree(table, leave_out), tree(table.clone(), leave_out), "a copied table")


@every
def test_the_wire_form_has_every_field(setting: Setting) -> None:
    mine = kit(setting.game)
    options = mine.settle_options(setting.chosen)
    for n in range(fewer(2)):
        for match, _ in decisions(setting, n, one_in=3):
            table = match._table
            leave_out = left_out(table, NOT_PACKED)
            other = mine.unpack(setting.seats, options, table.pack())
            same(tree(table, leave_out), tree(other, leave_out), "an unpacked table")


@every_plain
def test_a_copy_shares_no_part(setting: Setting) -> None:
    """No list and no object with fields is in both, so that nothing played on one can reach the other."""
    table = midgame(setting, 1, 8)._table
    mine, theirs = parts(table), parts(table.clone())
    assert len(mine) == len(theirs) > 2
    for one, other in zip(mine, theirs, strict=True):
        assert one is not other, f"a {type(one).__name__} is shared"
        for name in fields(one):
            value = getattr(one, name)
            if isinstance(value, list) and value and name not in {"back", *NOT_COPIED}:
                assert value is not getattr(other, name), f"{type(one).__name__}.{name} is shared"


@every_plain
def test_every_number_is_copied(setting: Setting) -> None:
    """Set every number to a value of its own: the copy has them all."""
    checked = 0
    for after in (0, 3, 9, 14):
        table = midgame(setting, 2, after)._table.clone()
        value = 1000
        for part in parts(table):
            for name in fields(part):
                if name in {"mode", "loud", *SIZES, *NOT_COPIED}:
                    continue
                old = getattr(part, name)
                if isinstance(old, bool):
                    setattr(part, name, not old)
                elif isinstance(old, int):
                    setattr(part, name, value)
                elif isinstance(old, list) and old and all(isinstance(x, int) for x in old) and name != "back":
                    setattr(part, name, list(range(value, value + len(old))))
                else:
                    continue
                value += 100
                checked += 1
        table.mode = SEALED
        table.loud = True
        same(tree(table, NOT_COPIED), tree(table.clone(), NOT_COPIED), "a copy of a table of distinct numbers")
    assert checked > 40


def test_the_comparison_can_fail() -> None:
    """A field that is not copied is named."""
    table = ALL[0].start(1)._table
    other = table.clone()
    other.commits += 1
    with pytest.raises(CheckFailed, match="commits"):
        same(tree(table, NOT_COPIED), tree(other, NOT_COPIED), "a copied table")
