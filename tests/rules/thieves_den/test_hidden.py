"""Section 5 of the specification: who may know what, and what must hold in every sampled world."""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

import rookery
from rookery import Match
from rookery.core.rng import Rng
from rookery.play.checks import pick
from tests.anygame import fewer
from tests.clauses import clause
from tests.rules.thieves_den.table import GAME, player, scouting, thieving, with_power
from tests.sampling.chi import fits

NEVER = 1e-6
FOUR = (
    player(hand="L01A L02A L03A L04A"),
    player(hand="L07A L08A L09A L10A"),
    player(hand="L13A L14A L15A L16A"),
    player(hand="L19A L20A L21A L22A"),
)


def hands(match: Match) -> list[list[str]]:
    return [p["hand"] for p in match.document()["players"]]


@clause("TD-D2")
def test_nobody_sees_another_hand_or_pick() -> None:
    story = scouting(*FOUR).when(1, "pick L07A")
    for viewer in (0, 2, 3, None):
        story.expect_view(viewer, {"players.1.cards": None, "players.1.above": [], "players.1.hand": 4})
        assert "L07A" not in str(story.match.view(viewer))
        assert "L07A" not in story.match.record_for(viewer)
    assert "pick L07A" in story.match.record_for(1)


@clause("TD-D2", "TD-D6")
def test_earlier_holders_remember_a_hand_as_a_set() -> None:
    """Seat 0 passed three cards to seat 1: in every world of seat 0 they are there, whatever seat 1 picks."""
    story = scouting(*FOUR)
    for seat, card in enumerate(("L01A", "L07A", "L13A", "L19A")):
        story.when(seat, f"pick {card}")
    story.told(0, "hand", seat=1, cards="L02A L03A L04A").told(2, "hand", seat=1, cards=None, count=3)
    story.told(None, "hand", seat=1, cards=None, count=3)
    story.when(1, "pick L03A")
    picks: Counter[Hashable] = Counter()
    for n in range(fewer(300)):
        world = story.match.sample(0, n)
        assert hands(world)[1] == ["L02A", "L03A", "L04A"]
        assert world.document()["players"][1].get("pick") is None  # a pick is no part of what seat 0 knows
        picks[tuple(hands(world)[2])] += 1
    assert len(picks) > fewer(100)  # but what seat 1 passed to seat 2 is anybody's guess


def test_unknown_hands_are_drawn_from_everything_unseen() -> None:
    story = scouting(*FOUR, under=["L25A"])
    seen: Counter[Hashable] = Counter()
    many = fewer(3000)
    for n in range(many):
        world = story.match.sample(0, n)
        assert hands(world)[0] == ["L01A", "L02A", "L03A", "L04A"]
        for card in hands(world)[2]:
            seen[card] += 1
    every = [f"L{n:02}{s}" for s in "AB" for n in range(1, 31)]
    assert fits(seen, {card: 1.0 for card in every if card not in hands(story.match)[0]}) > NEVER


@clause("TD-B3", "TD-S2")
def test_sampled_schemes_are_any_but_ones_own() -> None:
    match = thieving(player(scheme="S04"), player(scheme="S01"), player(scheme="S02")).match
    seen: Counter[Hashable] = Counter()
    for n in range(fewer(2000)):
        schemes = [p["scheme"] for p in match.sample(0, n).document()["players"]]
        assert schemes[0] == "S04"
        assert len(set(schemes)) == 3
        seen[schemes[1]] += 1
    assert fits(seen, {f"S{n:02}": 1.0 for n in range(1, 11) if n != 4}) > NEVER


@clause("TD-B4", "TD-B5")
def test_piles_were_once_public_and_hold_in_every_world() -> None:
    """The view does not show them, but whoever kept the log knows."""
    match = thieving(player(), player(pile="L01A L06A", sold="NO1A TI3B"), player()).match
    for n in range(20):
        document = match.sample(0, n).document()
        assert document["players"][1]["pile"] == ["L01A", "L06A"]
        assert document["players"][1]["sold"] == ["NO1A", "TI3B"]


@clause("TD-D7")
def test_a_spectator_knows_that_a_last_instant_is_one_but_not_which() -> None:
    story = scouting(player(hand="L01A L06A"), player(hand="L07A L08A"), picks=2)
    story.when(0, "pick L01A").when(1, "pick L07A")
    seen: Counter[Hashable] = Counter()
    for n in range(fewer(600)):
        seen[story.match.sample(None, n).document()["under"][0]] += 1
    assert fits(seen, {f"L{n:02}A": 1.0 for n in (6, 12, 18, 24, 30)}) > NEVER
    for seat in (0, 1):
        assert all(story.match.sample(seat, n).document()["under"] == ["L06A"] for n in range(10))


@clause("TD-Q25", "TD-P1")
def test_a_card_put_on_top_is_known_to_all_until_it_is_picked() -> None:
    rich = player("C", 0, reputation=9)
    story = with_power("PW01", rich, player("", 0, above="L03A", reputation=5), player("", 0), robbed=["L03A"])
    coming = [f"draw L{n:02}B" for n in (1, 2, 3, 7, 8, 9, 13, 14, 15, 19, 20)]
    story.chance("turn PW02", "turn PW03", "turn PW04", *coming).when(0, "power PW01 codex")
    for viewer in (0, 1, 2, None):
        for n in range(8):
            assert "L03A" in hands(story.match.sample(viewer, n))[2]
    for seat in range(3):
        story.when(seat, f"pick {next(c for c in hands(story.match)[seat] if c != 'L03A')}")
    story.then(waiting=(0, 1, 2), asked="pick")
    for viewer in (0, 1, 2, None):
        for n in range(8):  # it was passed on, down in round two
            assert "L03A" in hands(story.match.sample(viewer, n))[1]
    story.when(1, "pick L03A").when(0, str(story.match.legal(0)[0])).when(2, str(story.match.legal(2)[0]))
    story.event("pick", seat=1, card="L03A")
    assert story.match.document()["known"] == []  # face up, there is nothing left to know


@clause("TD-P4", "TD-Q29")
def test_fences_put_under_the_deck_are_known_to_all() -> None:
    row = ["NO1A", "NO2A", "NO3A", "AG1A", "AG2A", "AG3A"]
    story = with_power("PW04", player("C"), player(), player(), display=row).when(
        0, "power PW04 codex", "renew 0 1 2"
    )
    for viewer in (0, 1, None):
        assert story.match.sample(viewer, 1).document()["beneath"] == ["NO1A", "NO2A", "NO3A"]


@clause("TD-D6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_cards_are_known_to_those_who_held_the_hand(seats: int) -> None:
    match, rng = rookery.game(GAME).start(seats=seats, seed=5), Rng(5)
    while match.view(None)["phase"] == "scouting":
        match.play(*pick(match, rng))
    document = match.document()
    assert len(document["under"]) == seats
    for seat in range(seats):
        known = set(document["players"][seat]["knows"])
        assert len(known) == min(4, seats)  # three pickers and the one who returned it
        for n in range(5):
            under = match.sample(seat, n).document()["under"]
            assert all(a == b for a, b in zip(under, document["under"], strict=True) if b in known)
    assert document["known"] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_view_tells_what_it_must_not(seats: int) -> None:
    """Views of a whole game: never another's hand, scheme or pile."""
    match, rng = rookery.game(GAME).start(seats=seats, seed=8), Rng(8)
    while not match.over:
        for viewer in (*range(seats), None):
            for other in match.view(viewer)["players"]:
                hidden: list[Any] = [other["cards"], other["scheme"], other["locations"], other["buyers"]]
                assert (hidden == [None] * 4) == (other["seat"] != viewer)
        match.play(*pick(match, rng))
