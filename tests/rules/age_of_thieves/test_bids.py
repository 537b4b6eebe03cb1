"""Declarations counted without listing them, beside the same ones found by trying everything."""

from itertools import product

import pytest

from rookery.games import kit
from rookery.games.age_of_thieves.moves.bids import LAWFUL, Bid, allowed, decode, encode
from rookery.games.age_of_thieves.moves.hand import Hand
from rookery.games.age_of_thieves.state.table import City
from tests.clauses import clause

CASES = [
    ([], 3, 0, 0, True),
    ([4], 4, 0, 0, False),
    ([4, 9], 4, 0, 0, True),
    ([4, 4, 9], 4, 0, 0, True),
    ([4, 4, 9], 2, 1, 1, True),
    ([3, 3, 3], 3, 2, 0, True),
    ([3, 3, 3], 2, 0, 2, False),
    ([3, 3, 8, 8], 3, 0, 0, True),
    ([3, 5, 8, 8, 8], 2, 0, 0, True),
]
"""Cards in hand, AP markers, Informers, Guild Agents, and whether the special card may be declared."""


def city_with(hand: list[int], markers: int, informers: int, agents: int, specials: bool) -> City:
    """A table whose first thief has just this."""
    game = kit("age-of-thieves")
    city = game.table(4, game.settle_options({}))
    assert isinstance(city, City)
    city.specials = specials
    thief = city.thieves[0]
    thief.hand, thief.blue, thief.informers, thief.agents = hand, markers, informers, agents
    return city


def tried(city: City) -> set[int]:
    """The numbers of all lawful declarations of the first thief, found by trying."""
    thief = city.thieves[0]
    cards, most = list(thief.hand), int(thief.points())
    found = set()
    for spent in product(range(most + 1), repeat=2 + len(cards)):
        if sum(spent) > most:
            continue
        played = [(face, ap) for face, ap in zip(cards, spent[2:], strict=True) if ap]
        payments = product(range(int(thief.informers) + 1), range(int(thief.agents) + 1))
        for (informers, agents), cover in product(payments, range(len(played) + 1)):
            bid = Bid()
            bid.move, bid.ambush, bid.cover, bid.informers, bid.agents = *spent[:2], cover, informers, agents
            bid.faces, bid.points = [face for face, _ in played], [ap for _, ap in played]
            bid = bid.in_order()
            if allowed(city, 0, bid) == LAWFUL:
                found.add(int(encode(bid)))
    return found


@clause("AT-D1", "AT-D2", "AT-D3", "AT-K5")
@pytest.mark.parametrize(("hand", "markers", "informers", "agents", "specials"), CASES)
def test_every_lawful_declaration_is_offered_once(
    hand: list[int], markers: int, informers: int, agents: int, specials: bool
) -> None:
    city = city_with(hand, markers, informers, agents, specials)
    mine = Hand(city.thieves[0], specials)
    offered = [int(encode(mine.bid(k))) for k in range(int(mine.count()))]
    assert len(set(offered)) == len(offered)
    assert set(offered) == tried(city)
    assert [int(encode(decode(number))) for number in offered] == offered
