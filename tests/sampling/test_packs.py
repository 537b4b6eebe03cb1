"""The core's packs alone: what is known, blurred and heard of a few cards; worlds as often as counting says."""

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest

from rookery.core.knowledge import MOST_CARDS, Fact, Known, all_known
from rookery.core.packs import Pack, new_pack
from rookery.core.rng import Rng
from tests.anygame import fewer
from tests.sampling.chi import fits

NEVER = 1e-6
DECK, ANN, BOB, EVE = 0, 1, 2, 3  # places
SEES_ANN, SEES_BOB = 1, 2  # masks of observers; the watcher comes third


def dealt() -> Pack:
    """Faces 1 to 3, twice each; Ann and Bob hold two cards they know, the rest is the deck."""
    pack = new_pack([1, 1, 2, 2, 3, 3], 4, 2)
    for card, place, sees in ((0, ANN, SEES_ANN), (2, ANN, SEES_ANN), (1, BOB, SEES_BOB), (4, BOB, SEES_BOB)):
        pack.move(card, place, 7)
        pack.show(card, sees)
    return pack


def hands(pack: Pack) -> Hashable:
    """The faces in every place."""
    return tuple(tuple(pack.faces(zone)) for zone in pack.zone)


def possible(pack: Pack, observer: int, bars: list[int]) -> Counter[Hashable]:
    """Every way to put the unknown faces that keeps facts, bars and what was heard."""
    found: Counter[Hashable] = Counter()
    unknown = [card for card in range(len(pack.face)) if not (pack.known[observer] >> card) & 1]
    for order in permutations(unknown):
        lies = dict(zip(unknown, order, strict=True))
        other = pack.clone()
        other.face = pack.face[:]  # copies share the faces
        for card, at in lies.items():
            other.face[at] = pack.face[card]
        told = all(
            (f.among >> lies[card]) & 1 for f in pack.facts_of(observer) for card in unknown if (f.told >> card) & 1
        )
        barred = any(
            (bars[i] >> card) & 1 and (bars[i + 1] >> at) & 1
            for i in range(0, len(bars), 2)
            for card, at in lies.items()
        )
        heard = all(
            sum(b.weight(face) for n, face in enumerate(other.face) if (b.cards >> n) & 1) <= b.most
            for b in pack.bounds
        )
        if told and heard and not barred:
            found[hands(other)] += 1
    return found


def drawn(pack: Pack, observer: int, bars: list[int]) -> Counter[Hashable]:
    """What many worlds look like."""
    rng, seen = Rng(5), Counter[Hashable]()
    for _ in range(fewer(3000)):
        world = pack.clone()
        world.resample(observer, rng, bars)
        assert world.check() == []
        seen[hands(world)] += 1
    return seen


def likely(pack: Pack, observer: int, bars: list[int]) -> float:
    return fits(drawn(pack, observer, bars), dict(possible(pack, observer, bars)))


def test_a_hand_is_any_cards_nobody_has_seen() -> None:
    assert likely(dealt(), 0, []) > NEVER
    assert likely(dealt(), 2, []) > NEVER


def test_a_card_given_away_unseen_is_one_of_the_hand() -> None:
    """Ann has seen Bob's 3; he puts one of his two cards before Eve's place, and she does not see which."""
    pack = dealt()
    pack.show(4, SEES_ANN)
    assert pack.seen(BOB, 0) == [3]
    pack.move(1, EVE, SEES_BOB)
    assert pack.seen(BOB, 0) == [] and len(pack.facts_of(0)) == 1
    assert likely(pack, 0, []) > NEVER
    pack.show(1, 7)  # the other card, then, is the 3
    assert pack.seen(BOB, 0) == [3] and pack.facts_of(0) == []


def test_what_all_have_heard_holds_in_every_world() -> None:
    """Bob says that he holds no 2: Ann's worlds give him none."""
    pack = dealt()
    pack.hear(1 << 2, pack.zone[BOB], 0)
    assert len(pack.bounds) == 1
    assert likely(pack, 0, []) > NEVER
    pack.move(4, EVE, SEES_BOB)
    assert likely(pack, 0, []) > NEVER
    pack.shuffle(DECK)
    assert likely(pack, 0, []) > NEVER


def test_bars_hold_in_every_world() -> None:
    """A 3 never lies in the deck, where Ann cannot look."""
    pack = dealt()
    pack.move(5, EVE, 7)
    assert likely(pack, 0, [pack.with_faces(1 << 3), pack.zone[DECK]]) > NEVER


def test_whoever_finds_no_place_makes_others_move_over() -> None:
    """Card 0 lies on 0 or 1, but no other card may lie on 0: if it takes 1 first, it must move."""
    mind = Known(4, all_known(4, 1), [])
    for card in range(4):
        mind.hide(card, 0)
    mind.facts.append(Fact(0, 0b0001, 0b0011))
    for n in range(50):
        new = mind.redraw(0, Rng(n), 0, [0b1100, 0b0011, 0b1110, 0b0001], [0] * 4)
        assert sorted(new.comes) == [0, 1, 2, 3]
        assert new.comes[0] == 0 and new.comes[1] == 1


def test_the_loose_cards_are_those_left_over() -> None:
    """Three of six cards come to hidden places; each is any of the five that the observer has not seen there."""
    seen: Counter[Hashable] = Counter()
    for n in range(fewer(3000)):
        mind = Known(6, all_known(6, 2), [])
        for card, sees in ((0, SEES_ANN), (1, SEES_BOB), (2, SEES_BOB)):
            mind.hide(card, sees)
        new = mind.redraw(0, Rng(n), 0b111000, [], [0] * 6)
        mind.rename(0, new)
        assert new.comes[0] == 0 and new.left == 0b111110 & ~(1 << new.comes[1]) & ~(1 << new.comes[2])
        assert mind.known[0] == new.left | 1
        assert mind.known[1] == 0b111111 & ~1  # Bob knows what lies before him, whatever it is
        seen[new.comes[1], new.comes[2]] += 1
    assert fits(seen, {(a, b): 1.0 for a in range(1, 6) for b in range(1, 6) if a != b}) > NEVER


def test_a_pack_is_read_as_it_was_written() -> None:
    pack = dealt()
    pack.show(4, SEES_ANN)
    pack.move(1, EVE, SEES_BOB)
    pack.hear(1 << 2, pack.zone[EVE], 0)
    other = new_pack([1, 1, 2, 2, 3, 3], 4, 2)
    other.unpack(pack.pack())
    assert other.pack() == pack.pack() and hands(other) == hands(pack)


def test_more_cards_than_a_word_holds_are_refused() -> None:
    with pytest.raises(ValueError, match=f"at most {MOST_CARDS}"):
        new_pack(list(range(MOST_CARDS + 1)), 1, 2)
