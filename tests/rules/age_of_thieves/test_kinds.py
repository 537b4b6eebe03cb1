"""Every number on the table is of the kind it is declared with, from set-up to the end."""

import pytest

from rookery.core.kinds import SEAT_MASK, count
from rookery.core.rng import Rng
from rookery.games.age_of_thieves.cards import book as cd
from rookery.games.age_of_thieves.cards.city import SPACES
from rookery.games.age_of_thieves.cards.reading import EDITION, book, city
from rookery.games.age_of_thieves.rules.night import FRAMES, new_table
from rookery.games.age_of_thieves.state.kinds import Observers, Packed, UpToSeats
from rookery.games.age_of_thieves.state.table import City
from rookery.play.checks.fitting import misfits


def met_in(c: City, rng: Rng) -> set[str]:
    """The rules in progress at the questions of one game, and whether everything fits at each."""
    c.settle()
    met = set()
    while not c.over:
        assert misfits(c) == []
        met |= {type(frame).__name__ for frame in c.stack}
        c.play_index(rng.below(c.choices))
    assert misfits(c) == []
    return met


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", [1, EDITION])
def test_every_value_fits_its_kind_at_every_question(seats: int, edition: int) -> None:
    met = met_in(new_table(seats, city(), book(edition), True, False), Rng(seats))
    met |= met_in(new_table(seats, city(), book(edition), False, True), Rng(seats + 10))
    assert (
        {"Night", "Draw", "Declaration", "Stack", "Walk", "Watch", "Card"}
        <= met
        <= {r.__name__ for r in FRAMES.rules}
    )


def test_so_it_does_in_worlds_drawn_for_a_seat() -> None:
    c, rng = new_table(4, city(), book(), True, False), Rng(3)
    c.settle()
    while not c.over:
        if c.number % 9 == 0:
            assert misfits(c.sample(c.number % 5 - 1, rng)) == []
        c.play_index(rng.below(c.choices))


@pytest.mark.parametrize("edition", range(1, EDITION + 1))
def test_the_kinds_know_how_many_there_are(edition: int) -> None:
    printed = book(edition)
    assert sum(printed.copies) == cd.GENERAL_CARDS
    assert printed.tokens[cd.INFORMER] == cd.INFORMERS
    assert printed.tokens[cd.AGENT] == cd.AGENTS
    assert printed.tokens[cd.FAMILIAR] == cd.FAMILIARS
    assert printed.tokens[cd.TRINKETS] == cd.ALL_TRINKETS
    assert city().size == SPACES
    assert len(city().greens) == cd.GREENS


def test_a_packed_number_fits_if_all_its_parts_do() -> None:
    fact = Packed("fact", [(count("face", 5), 3), (SEAT_MASK, 4)])
    assert fact.fits(0b0011_101, 2)
    assert not fact.fits(0b0011_110, 2)
    assert not fact.fits(0b0111_101, 2)
    assert fact.fits(0b0111_101, 3)
    assert not any(fact.fits(wrong, 4) for wrong in (-1, 1 << 7, "12", None))


def test_some_ranges_depend_on_the_seats() -> None:
    assert [UpToSeats("place").greatest(n) for n in (2, 4)] == [2, 4]
    assert UpToSeats("red", less=1).expected(3) == "red, 0 to 2"
    assert Observers("observers", 0).fits(0b111, 2)
    assert not Observers("observers", 0).fits(0b1000, 2)
