"""Numbers on a table that are not of the kind they are declared with."""

from collections.abc import Iterator

from rookery.core.declared import Declared
from rookery.core.rng import Rng
from rookery.core.table import Piece, Table
from rookery.play.checks.basics import need
from rookery.play.match import Match


def values_fit(match: Match, rng: Rng) -> None:
    """Every number on the table is of the kind it is declared with."""
    wrong = misfits(match._table)
    need(not wrong, "; ".join(wrong))


def misfits(table: Table) -> list[str]:
    """Of the table itself, what lies on it, and the rules in progress."""
    seats = int(table.seats)
    return [wrong for thing in (table, *pieces(table), *table.stack) for wrong in of_one(thing, seats)]


def pieces(thing: Declared) -> Iterator[Declared]:
    """What a table holds in lists of its own."""
    for field in thing.FIELDS:
        held = getattr(thing, field.name)
        if isinstance(held, list):
            yield from (piece for piece in held if isinstance(piece, Piece))


def of_one(thing: Declared, seats: int) -> Iterator[str]:
    """Fields whose value cannot be."""
    for field in thing.FIELDS:
        value = getattr(thing, field.name)
        if field.kind is not None and not field.kind.fits(value, seats):
            yield f"{type(thing).__name__}.{field.name} is {value}, declared as {field.kind.expected(seats)}"
