"""Every number on the table is of the kind it is declared with, from set-up to the end."""

import pytest

from rookery.core.kinds import SEAT_OR_NOBODY
from rookery.core.rng import Rng
from rookery.games.enclave.cards.book import CARDS, HELD, LARGEST_DECK
from rookery.games.enclave.cards.reading import standard
from rookery.games.enclave.rules.rounds import new_table
from rookery.games.enclave.state.kinds import Packed
from rookery.play.checks.fitting import misfits


@pytest.mark.parametrize(("seats", "auction"), [(2, True), (3, False), (4, False), (4, True)])
def test_every_value_fits_its_kind_at_every_question(seats: int, auction: bool) -> None:
    e = new_table(seats, standard()[0], auction, -1, -1)
    rng = Rng(seats)
    e.settle()
    met = set()
    while not e.over:
        assert misfits(e) == []
        met |= {type(frame).__name__ for frame in e.stack}
        e.play_index(rng.below(e.choices))
    assert misfits(e) == []
    assert {"Peek", "Market", "Mission", "TreeCard", "Draw"} <= met


@pytest.mark.parametrize("rules", [1, None])
def test_the_kinds_know_how_many_cards_there_are(rules: int | None) -> None:
    cards = standard(rules)[0]
    assert len(cards.card) == CARDS + 1
    assert max(mask.bit_count() for mask in cards.every) == LARGEST_DECK
    assert len(cards.holding) == HELD


def test_a_packed_number_fits_if_all_its_parts_do() -> None:
    queue = Packed("queue", SEAT_OR_NOBODY, 3, 4, more=1)
    assert queue.parts(0o0213) == [2, 0, 1, -1]
    assert queue.fits(0o0213, 3)
    assert not queue.fits(0o0213, 2)
    assert not any(queue.fits(wrong, 4) for wrong in (-1, 0o10000, "12", None))
