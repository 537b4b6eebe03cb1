"""Copies field by field: a field forgotten in `clone` or in the wire form is found by its name."""

import pytest

from rookery.core.rng import Rng
from rookery.play.checks import CheckFailed, Setting, copies, same
from tests.anygame import ALL, decisions, every, every_plain, fewer, midgame


@every
def test_a_copy_has_every_field(setting: Setting) -> None:
    for n in range(fewer(2)):
        for match, rng in decisions(setting, n, one_in=3):
            copies.copied(match, rng)


@every
def test_the_wire_form_has_every_field(setting: Setting) -> None:
    for n in range(fewer(2)):
        for match, rng in decisions(setting, n, one_in=3):
            copies.unpacked(match, rng)


@every_plain
def test_a_copy_shares_no_part(setting: Setting) -> None:
    match = midgame(setting, 1, 8)
    assert len(copies.parts(match._table)) > 2
    copies.shares_no_part(match, Rng(1))


@every_plain
def test_a_copy_goes_its_own_way(setting: Setting) -> None:
    for after in (0, 8, 30):
        copies.goes_its_own_way(midgame(setting, 3, after), Rng(2))


@every_plain
def test_every_number_is_copied(setting: Setting) -> None:
    checked = sum(copies.numbers_copied(midgame(setting, 2, after), Rng(1)) for after in (0, 3, 9, 14))
    assert checked > 40


def test_the_comparison_can_fail() -> None:
    """A field that is not copied is named."""
    table = ALL[0].start(1)._table
    other = table.clone()
    other.commits += 1
    with pytest.raises(CheckFailed, match="commits"):
        same(copies.tree(table, copies.NOT_COPIED), copies.tree(other, copies.NOT_COPIED), "a copied table")
