"""Two cards alike in one hand: which of them is shown or played must not tell whether there are two.

A seat that knows of one 4 in a hand and then sees a 4 from it cannot know whether it is the same card.
"""

import pytest

from rookery.core.table import CHANCE
from rookery.games import kit
from rookery.games.parlour.rules import Parlour
from rookery.play.checks import data, same

Line = tuple[int, str]

# Seat 0 holds a 4 of its own; seat 2 sees the 4 of seat 1; then seat 0 gives seat 1 a card nobody else sees.
DEAL = [4, 4, 1, 3, 2, 5]
BEGIN: list[Line] = [
    *((CHANCE, f"draw {face}") for face in DEAL),
    (0, "pass"),
    (1, "pass"),
    (2, "peek 1"),
    (1, "show 4"),
    (0, "bid 3"),
    (1, "bid 2"),
    (2, "bid 5"),
    (CHANCE, "draw 3"),
    (CHANCE, "draw 6"),
    (CHANCE, "draw 6"),
]
ENDS: dict[str, list[Line]] = {
    "shown": [(1, "pass"), (2, "peek 1"), (1, "show 4")],
    "given on": [(1, "give 0 4"), (2, "pass"), (0, "pass")],
}


def told(lines: list[Line]) -> Parlour:
    """A table after these answers."""
    mine = kit("parlour")
    table = mine.table(3, {})
    assert isinstance(table, Parlour)
    table.loud = True
    table.settle()
    for who, text in lines:
        code = mine.notation.parse(text)
        assert table.asks(who) and table.allows(who, code), f"{who} {text} cannot happen here"
        table.play(who, code)
    return table


def worlds(end: list[Line]) -> list[Parlour]:
    """Seat 0 gives a 4, so that seat 1 has two of them, or a 3."""
    out = []
    for given in (4, 3):
        gift: list[Line] = [(0, f"give 1 {given}"), (1, "pass"), (2, "pass")]
        out.append(told([*BEGIN, *gift, *end]))
    return out


@pytest.mark.parametrize("end", ENDS)
def test_two_alike_look_like_one(end: str) -> None:
    """Seat 2 is told the same in both worlds, and must see the same."""
    one, other = worlds(ENDS[end])
    assert one.digest(2) == other.digest(2), "the two worlds are not told alike: this test proves nothing"
    views = [kit("parlour").view(table, 2, {}) for table in (one, other)]
    same(views[0], views[1], "what seat 2 sees")
    assert data(views[0]) == data(views[1])


def test_the_card_that_is_played_may_be_the_known_one() -> None:
    """Seat 1 bids a 4: seat 2, who knew of one, cannot say whether there is another."""
    for table, kept in zip(worlds([(1, "pass"), (2, "pass")]), (3, 4), strict=True):
        for who, text in ((0, f"bid {kept}"), (1, "bid 4"), (2, "bid 1")):
            table.play(who, kit("parlour").notation.parse(text))
        assert kit("parlour").view(table, 2, {})["hands"][1]["faces"] == []


def test_a_card_that_was_one_of_several_leaves_like_any_other() -> None:
    """Seat 2 knows of a 2 with seat 0, who gives seat 1 a card; then seat 1 shows a 6: that one, or its own."""
    ways = []
    for own, given in ((1, 6), (6, 1)):
        begin = [(CHANCE, f"draw {face}") for face in (6, own, 2, 3, 4, 5)]
        known = [(0, "pass"), (1, "pass"), (2, "give 0 2"), (0, "pass"), (1, "pass")]
        bids = [(0, "bid 3"), (1, "bid 4"), (2, "bid 5"), *((CHANCE, f"draw {face}") for face in (1, 3, 5))]
        gift = [(0, f"give 1 {given}"), (1, "pass"), (2, "pass"), (1, "pass")]
        ways.append(told([*begin, *known, *bids, *gift, (2, "give 0 5"), (0, "pass"), (1, "halt")]))
    one, other = ways
    assert one.digest(2) == other.digest(2), "the two worlds are not told alike: this test proves nothing"
    views = [kit("parlour").view(table, 2, {}) for table in ways]
    same(views[0], views[1], "what seat 2 sees")
