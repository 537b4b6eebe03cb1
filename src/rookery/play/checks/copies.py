"""Copies field by field: a field forgotten in `clone` or in the wire form is found by its name."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from rookery.core.kinds import FLEETING
from rookery.core.knowledge import Fact
from rookery.core.rng import Rng
from rookery.core.seating import Bound
from rookery.core.table import SEALED, Frame, Table
from rookery.play.checks.basics import need, same
from rookery.play.match import Match

NOT_COPIED = {"outbox", "shared", "_numbered"}
"""Events not yet read stay with the original, says Table.clone; a frame looks up its kind by itself."""
REPLACED = {"bounds", "face"}
"""Of a pack: never changed in place, so that copies share them until one of them gets another."""
NOT_PACKED = {"loud", *NOT_COPIED}
"""The match decides whether a table tells."""
SIZES = {"seats", "many"}
"""Of what a table is made; `mode` and `loud` say what else must be copied."""


def left_out(table: Table, names: set[str]) -> set[str]:
    """Answers count only while they are sealed."""
    return names if table.mode == SEALED else names | {"answers"}


def tree(thing: Any, leave_out: set[str], seen: dict[int, int] | None = None) -> Any:
    """An object of the core or of a game as plain data, all fields included. Shared tables count by identity."""
    seen = {} if seen is None else seen
    if thing is None or isinstance(thing, bool | int | str | float):
        return thing
    if isinstance(thing, (list, tuple, vec)):
        return [tree(x, leave_out, seen) for x in thing]
    if isinstance(thing, Fact | Bound):  # these never change, and copies share them
        return [getattr(thing, name) for name in fields(thing)]
    if id(thing) in seen:
        return f"the object number {seen[id(thing)]}"
    seen[id(thing)] = len(seen)
    if not mutable(thing):
        return f"shared {type(thing).__name__}"
    return {name: tree(getattr(thing, name), leave_out, seen) for name in fields(thing) if name not in leave_out}


def mutable(thing: Any) -> bool:
    """Is it part of a table, or something all tables share (cards)?"""
    return isinstance(thing, Table | Frame) or hasattr(thing, "clone")


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


def copied(match: Match, rng: Rng) -> None:
    """A copy has every field."""
    table = match._table
    leave_out = left_out(table, NOT_COPIED)
    same(tree(table, leave_out), tree(table.clone(), leave_out), "a copied table")


def unpacked(match: Match, rng: Rng) -> None:
    """So has a table that is packed and unpacked."""
    table = match._table
    leave_out = left_out(table, NOT_PACKED)
    other = match._kit.unpack(match.seats, match._options, table.pack())
    same(tree(table, leave_out), tree(other, leave_out), "an unpacked table")


def shares_no_part(match: Match, rng: Rng) -> None:
    """No list and no object with fields is in both, so that nothing played on one can reach the other.

    What is marked as shared is copied by the first who changes it: `copied` and `goes_its_own_way` watch that.
    """
    table = match._table
    mine, theirs = parts(table), parts(table.clone())
    need(len(mine) == len(theirs) > 1, "a copy has other parts")
    for one, other in zip(mine, theirs, strict=True):
        if getattr(one, "shared", False):
            continue
        need(one is not other, f"a copy shares a {type(one).__name__}")
        for name in fields(one):
            value = getattr(one, name)
            if isinstance(value, (list, vec)) and len(value) > 0 and name not in NOT_COPIED | REPLACED:
                need(value is not getattr(other, name), f"a copy shares {type(one).__name__}.{name}")


def goes_its_own_way(match: Match, rng: Rng) -> None:
    """Whatever is played on a copy, the original stays as it is; and the other way round."""
    table = match._table.clone()
    for played, kept in ((table.clone(), table), (table, table.clone())):
        before = kept.pack()
        played.playout(rng, 60)
        same(before, kept.pack(), "a table whose copy was played on")


def numbers_copied(match: Match, rng: Rng) -> int:
    """Set every number to a value of its own: the copy has them all. How many there were."""
    table = match._table.clone()
    value, checked = 1000, 0
    for part in parts(table):
        for name in fields(part):
            if name in {"mode", "loud", *SIZES, *NOT_COPIED}:
                continue
            old = getattr(part, name)
            if isinstance(old, bool):
                setattr(part, name, not old)
            elif isinstance(old, int):
                setattr(part, name, value)
            elif isinstance(old, list) and old and all(isinstance(x, int) for x in old):
                setattr(part, name, list(range(value, value + len(old))))
            elif isinstance(old, vec) and len(old) > 0:
                setattr(part, name, vec[i64](list(range(value, value + len(old)))))
            else:
                continue
            value += 100
            checked += 1
    table.mode = SEALED
    table.loud = True
    same(tree(table, NOT_COPIED), tree(table.clone(), NOT_COPIED), "a copy of a table of distinct numbers")
    return checked


def fields(thing: Any) -> list[str]:
    """The names of an object's own data fields, compiled or not; what is fleeting is in no copy."""
    fleeting = {field.name for field in getattr(thing, "FIELDS", ()) if field.marked(FLEETING)}
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if not name.startswith("__") and type(value).__name__ in ("getset_descriptor", "member_descriptor"):
                names.add(name)
    return sorted(names - fleeting)
