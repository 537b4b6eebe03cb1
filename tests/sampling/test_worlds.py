"""Sampled worlds are what their viewer sees, and differ from the truth as often as counting says."""

from collections import Counter
from collections.abc import Hashable

import pytest

import rookery
from rookery.core import chance
from rookery.core.rng import Rng
from rookery.games import kit
from rookery.play import checks
from rookery.play.checks import Setting, whole
from rookery.play.match import Match
from tests.anygame import decisions, every, every_plain, every_with_documents, fewer, midgame
from tests.sampling.chi import fits, tail

NEVER = 1e-6
"""With fixed seeds a test fails always or never; a sound sampler meets this by chance once in a million."""


@every
def test_worlds_are_what_the_viewer_sees(setting: Setting) -> None:
    for n in range(fewer(20 if setting.game == "parlour" else 2)):
        for match, rng in decisions(setting, n, one_in=3, end=False):
            checks.worlds_are_possible(match, rng)


@every
def test_the_same_generator_gives_the_same_world(setting: Setting) -> None:
    whole.same_world_again(midgame(setting, 2, 6), Rng(5))


OTHERS_KNOW = ("memory", "facts", "unknown")
"""Entries of documents that say what others know: a world may leave out what no longer fits in it."""


@every_with_documents
def test_a_world_follows_from_what_the_seat_knows_and_the_source(setting: Setting) -> None:
    """Drawn from a world the seat cannot tell from the truth, with the same source, it is the same world."""
    looked = 0
    for match, rng in decisions(setting, 4, one_in=10, end=False):
        for seat in {match.waiting[0], looked % setting.seats}:
            other = match.sample(seat, int(rng.bits()))
            first, again = (one.sample(seat, looked).document() for one in (match, other))
            for entry in OTHERS_KNOW:
                first.pop(entry, None)
                again.pop(entry, None)
            assert first == again
            looked += 1
    assert looked > 2


@every_plain
def test_sampling_leaves_the_truth_alone(setting: Setting) -> None:
    whole.truth_left_alone(midgame(setting, 3, 7), Rng(1))


@every_plain
def test_a_world_tells_nobody_more_than_the_sampler_knows(setting: Setting) -> None:
    """A bot may look at its world from every side: past events and the record hold no hidden truth."""
    short = kit(setting.game).max_decisions < 1_000
    for n in range(fewer(8) if short else 1):
        for match, rng in decisions(setting, n, one_in=4 if short else 40, end=False):
            whole.worlds_tell_no_more(match, rng)


# -- Thief's Market: the decks -------------------------------------------------------------------------------


def market_before_a_deal(seats: int) -> Match:
    """The last buyer of a round with gaps in the row: `end` leads to a deal."""
    document = {
        "seats": seats,
        "phase": "buy",
        "round": 3,
        "turn": seats - 1,
        "market": {"A": ["A01", None, "A05", None, "A09"]},
        "players": [
            {"pile": "S R", "cards": ["A02", "A03"]},
            *[{"pile": "W", "cards": []} for _ in range(seats - 1)],
        ],
    }
    return rookery.game("thiefs-market").position(document, seed=1)


@pytest.mark.parametrize("seats", rookery.game("thiefs-market").seats)
def test_the_next_card_is_any_unseen_card(seats: int) -> None:
    """Deck and removed cards alike: 16 cards of A, 5 of them seen, so each other one in one case of 11."""
    match = market_before_a_deal(seats)
    seen = {"A01", "A05", "A09", "A02", "A03"}
    unseen = sorted({row["id"] for row in rookery.game("thiefs-market").cards if row["deck"] == "A"} - seen)
    assert len(unseen) == 11
    first: Counter[Hashable] = Counter()
    pairs: Counter[Hashable] = Counter()
    for n in range(fewer(6000)):
        world = match.sample(match.waiting[0], n)
        told = world.play(world.waiting[0], "end")
        cards = [e["card"] for e in told if e["kind"] == "deal"]
        assert len(cards) == 2
        first[cards[0]] += 1
        pairs[tuple(sorted(cards))] += 1
    assert fits(first, dict.fromkeys(unseen, 1.0)) > NEVER
    both: dict[Hashable, float] = {(a, b): 1.0 for a in unseen for b in unseen if a < b}
    assert fits(pairs, both) > NEVER


def test_dice_of_sampled_worlds_are_fair() -> None:
    match = market_before_a_deal(4)
    faces: Counter[Hashable] = Counter()
    for n in range(fewer(2000)):
        world = match.sample(None, n)
        told = world.play(world.waiting[0], "end")
        roll = next(e for e in told if e["kind"] == "roll")
        faces.update(roll["loot"])
    assert fits(faces, dict.fromkeys("RWBGYI", 1.0)) > NEVER


def test_a_world_does_not_know_what_will_come() -> None:
    """The truth's next cards come in a world no more often than any others."""
    match = market_before_a_deal(3)
    truth = next(e["card"] for e in match.clone().play(match.waiting[0], "end") if e["kind"] == "deal")
    many = fewer(4000)
    hits = 0
    for n in range(many):
        world = match.sample(0, n)
        told = world.play(world.waiting[0], "end")
        hits += next(e["card"] for e in told if e["kind"] == "deal") == truth
    assert fits(Counter({"truth": hits, "other": many - hits}), {"truth": 1, "other": 10}) > NEVER


# -- chance itself -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [2, 3, 6, 11, 36])
def test_proved_chance_is_fair(options: int) -> None:
    key = chance.make_key("fair")
    seen: Counter[Hashable] = Counter(chance.answer(key, ["a", "b"], n, options) for n in range(20_000))
    assert fits(seen, dict.fromkeys(range(options), 1.0)) > NEVER
    pairs: Counter[Hashable] = Counter(
        (chance.answer(key, [], n, options), chance.answer(key, [], n + 1, options)) for n in range(20_000)
    )
    if options < 12:
        assert fits(pairs, {(a, b): 1.0 for a in range(options) for b in range(options)}) > NEVER


@pytest.mark.parametrize("below", [2, 3, 6, 7, 100, 1000])
def test_the_fast_generator_is_fair(below: int) -> None:
    rng = Rng(99)
    seen: Counter[Hashable] = Counter(int(rng.below(below)) for _ in range(60_000))
    assert fits(seen, dict.fromkeys(range(below), 1.0)) > NEVER


def test_neighbouring_seeds_are_not_alike() -> None:
    """Search starts many generators from counted seeds: their first numbers must be fair together."""
    firsts: Counter[Hashable] = Counter(int(Rng(seed).below(12)) for seed in range(24_000))
    assert fits(firsts, dict.fromkeys(range(12), 1.0)) > NEVER
    pairs: Counter[Hashable] = Counter((int(Rng(s).below(6)), int(Rng(s + 1).below(6))) for s in range(24_000))
    assert fits(pairs, {(a, b): 1.0 for a in range(6) for b in range(6)}) > NEVER


def test_a_sampler_that_returns_the_truth_is_found() -> None:
    """A test of the test: all samples alike do not fit."""
    assert fits(Counter({"A04": 600}), dict.fromkeys(["A04", "A06", "A07"], 1.0)) < NEVER
    assert fits(Counter({"A04": 300, "A99": 1}), {"A04": 1.0, "A06": 1.0}) < NEVER
    assert fits(Counter({"A04": 310, "A06": 290}), {"A04": 1.0, "A06": 1.0}) > 0.01


def test_the_chi_square_tail() -> None:
    """Against a printed table of the distribution."""
    for statistic, freedom, share in (
        (3.841, 1, 0.05),
        (18.307, 10, 0.05),
        (29.588, 10, 0.001),
        (124.342, 100, 0.05),
    ):
        assert abs(tail(statistic, freedom) - share) < 0.0005
