"""Parlour is small enough to count: all deals and all hidden choices that leave one seat's digest as it is.

Sampled worlds must have the same shares. A gift is any of the giver's cards with equal chances, and so is a shown
card: the sampler knows nothing of how people choose. What others decide openly is taken as it happened.
"""

from collections import Counter
from collections.abc import Hashable
from typing import Any, cast

import pytest

from rookery.core import COMPILED
from rookery.core.rng import Rng
from rookery.core.table import CHANCE, WATCHER, Table
from rookery.games import kit
from rookery.games.parlour.rules import Parlour
from tests.sampling.chi import fits

NEVER = 1e-6
SAMPLES = 6000 if COMPILED else 1500

Line = tuple[int, str]


def fresh(seats: int) -> Parlour:
    table = cast(Parlour, kit("parlour").table(seats, {}))
    table.loud = True
    table.settle()
    return table


def hands(table: Table) -> Hashable:
    """Who holds which faces, and what lies aside: the whole hidden state."""
    cards = cast(Parlour, table).cards
    return tuple(tuple(cards.faces(cards.zone[place])) for place in range(2, len(cards.zone)))


class Count:
    """All histories that one seat cannot tell from the one that is told, with their weights."""

    def __init__(self, seats: int, seat: int, told: list[Line]) -> None:
        self.seat = seat
        self.notation = kit("parlour").notation
        self.truth = fresh(seats)
        self.lines: list[tuple[int, int]] = []
        self.digests: list[int] = []
        for who, text in told:
            code = self.notation.parse(text)
            assert self.truth.asks(who) and self.truth.allows(who, code), f"{who} {text} cannot happen here"
            self.truth.play(who, code)
            self.lines.append((who, code))
            self.digests.append(self.truth.digest(seat))
        self.worlds: dict[Hashable, float] = {}
        self.walk(fresh(seats), 0, 1.0)

    def walk(self, table: Parlour, n: int, weight: float) -> None:
        if n == len(self.lines):
            state = hands(table)
            self.worlds[state] = self.worlds.get(state, 0.0) + weight
            return
        who, code = self.lines[n]
        if not table.asks(who):
            return
        for answer, share in self.answers(table, who, code).items():
            other = table.clone()
            other.step(who, answer)
            if other.digest(self.seat) == self.digests[n]:
                self.walk(other, n + 1, weight * share)

    def answers(self, table: Parlour, who: int, code: int) -> dict[int, float]:
        """What may have been answered instead: any card in the same way; open decisions as they were."""
        verb = code & 63
        options = list(table.options(who))
        if who == CHANCE:
            counts = Counter(options)
            return {c: n / len(options) for c, n in counts.items()}
        if self.notation.text(code).split()[0] not in ("give", "show"):
            return {code: 1.0} if code in options else {}
        held = Counter(table.cards.face[c] for c in table.cards.cards(table.hand(who)))
        same = [c for c in options if c & 63 == verb and c >> 12 == code >> 12]
        many = sum(held.values())
        return {c: held[(c >> 6) & 63] / many for c in same}


DEAL: list[Line] = [(CHANCE, f"draw {face}") for face in (1, 2, 3, 4, 5, 6)]

STORIES: dict[str, tuple[int, int, list[Line]]] = {
    "the deal": (3, 0, DEAL),
    "the deal, seen by the last seat": (3, 2, DEAL),
    "a card is shown": (3, 0, [*DEAL, (0, "peek 1"), (1, "show 2")]),
    "a gift passes by": (3, 0, [*DEAL, (0, "pass"), (1, "give 2 2"), (2, "pass"), (0, "pass")]),
    "a card is shown and given away": (
        3,
        0,
        [*DEAL, (0, "peek 1"), (1, "show 2"), (1, "give 2 2"), (2, "pass"), (0, "pass")],
    ),
    "a card is shown, another is given away": (
        3,
        0,
        [*DEAL, (0, "peek 1"), (1, "show 5"), (1, "give 2 2"), (2, "pass"), (0, "pass")],
    ),
    "a known gift comes back among others": (
        3,
        0,
        [*DEAL, (0, "give 1 1"), (1, "pass"), (2, "pass"), (1, "give 2 2"), (2, "pass"), (0, "pass")],
    ),
    "a gift lies on the table": (3, 0, [*DEAL, (0, "peek 1"), (1, "show 2"), (1, "give 2 2")]),
    "two seats": (2, 0, [*DEAL[:4], (0, "peek 1"), (1, "show 4"), (1, "pass")]),
}


@pytest.mark.parametrize("name", STORIES)
def test_worlds_come_as_often_as_counting_says(name: str) -> None:
    seats, seat, told = STORIES[name]
    found = Count(seats, seat, told)
    assert hands(found.truth) in found.worlds
    assert len(found.worlds) > 1
    rng = Rng(7)
    seen: Counter[Hashable] = Counter(hands(found.truth.sample(seat, rng)) for _ in range(SAMPLES))
    impossible = [w for w in seen if w not in found.worlds]
    assert not impossible, f"worlds that cannot be, such as {impossible[0]} (truth: {hands(found.truth)})"
    assert fits(seen, found.worlds) > NEVER


def test_the_spectator_samples_too() -> None:
    """There are too many worlds for one count each: the first hand stands for them."""
    found = Count(3, WATCHER, DEAL)
    shares: dict[Hashable, float] = {}
    for world, share in found.worlds.items():
        shares[first_hand(world)] = shares.get(first_hand(world), 0.0) + share
    rng = Rng(8)
    seen: Counter[Hashable] = Counter(first_hand(hands(found.truth.sample(WATCHER, rng))) for _ in range(SAMPLES))
    assert len(shares) == 21
    assert fits(seen, shares) > NEVER


def first_hand(world: Any) -> Hashable:
    return cast(Hashable, world[0])


def test_a_biased_sampler_is_found() -> None:
    """A test of the test: worlds drawn without regard to how many cards of a face are left."""
    found = Count(3, 0, DEAL)
    worlds = list(found.worlds)
    rng = Rng(9)
    seen: Counter[Hashable] = Counter(worlds[int(rng.below(len(worlds)))] for _ in range(SAMPLES))
    assert fits(seen, found.worlds) < NEVER
