"""Enclave's sampled worlds: hidden finds, cards somebody looked at, packed cards, stolen cards, each as often as
counting says."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations
from typing import Any

import rookery
from rookery.core.rng import Rng
from rookery.play.match import Match
from tests.anygame import fewer
from tests.sampling.chi import fits

NEVER = 1e-6
DEVICES = [f"EF{n}" for n in range(12, 19)]
TRAPS = [f"ET{n:02}" for n in range(1, 19)]


def position(chance: list[str] | None = None, **document: Any) -> Match:
    return rookery.game("enclave").position(document, chance=chance or [])


def worlds(
    match: Match, viewer: int | None, many: int, look: Callable[[dict[str, Any]], Hashable]
) -> Counter[Hashable]:
    """What is there, in many worlds of a viewer."""
    rng = Rng(12345)
    seen: Counter[Hashable] = Counter()
    for _ in range(fewer(many)):
        seen[look(match.sample(viewer, rng).document())] += 1
    return seen


def test_a_find_in_hand_is_any_device_nobody_has_seen() -> None:
    decks = {"finds": {"pile": ["EF12"]}}
    match = position(seats=3, phase="outlet", turn=0, decks=decks, players=[{}, {"hand": ["EF15"]}, {}])
    seen = worlds(match, 0, 2400, lambda d: d["players"][1]["hand"][0])
    assert fits(seen, dict.fromkeys(DEVICES[1:], 1.0)) > NEVER
    own = worlds(match, 1, 40, lambda d: d["players"][1]["hand"][0])
    assert set(own) == {"EF15"}


def test_two_finds_in_two_hands_are_never_the_same() -> None:
    match = position(seats=3, phase="outlet", turn=0, players=[{}, {"hand": ["EF15"]}, {"hand": ["EF16"]}])
    seen = worlds(match, None, 4200, lambda d: (d["players"][1]["hand"][0], d["players"][2]["hand"][0]))
    assert fits(seen, {(a, b): 1.0 for a in DEVICES for b in DEVICES if a != b}) > NEVER


def looked_at() -> Match:
    """Seat 1 has looked at two traps and put them back on top."""
    match = position(["draw ET01", "draw ET09"], seats=3, phase="oracle", cubes={"oracle": [1, 2]})
    match.play(1, "peek traps 2")
    match.play(1, "return 2 top 1 top")
    return match


def test_cards_somebody_else_looked_at_are_any_cards() -> None:
    match = looked_at()
    seen = worlds(match, 0, 3600, lambda d: d["decks"]["traps"]["top"][0])
    assert fits(seen, dict.fromkeys(TRAPS, 1.0)) > NEVER
    pairs = worlds(match, 0, 900, lambda d: len(set(d["decks"]["traps"]["top"])))
    assert set(pairs) == {2}
    assert set(worlds(match, 1, 40, lambda d: tuple(d["decks"]["traps"]["top"]))) == {("ET01", "ET09")}


def test_whoever_saw_cards_being_reordered_knows_them_in_either_order() -> None:
    match = looked_at()
    match.play(2, "peek traps 2")
    match.play(2, "return 1 top 2 bottom")
    seen = worlds(match, 1, 1200, lambda d: (*d["decks"]["traps"]["top"], *d["decks"]["traps"]["bottom"]))
    assert fits(seen, {("ET01", "ET09"): 1.0, ("ET09", "ET01"): 1.0}) > NEVER
    assert len(set(worlds(match, 2, 40, lambda d: tuple(d["decks"]["traps"]["top"])))) == 1


def test_packed_cards_are_any_protections_of_the_hand() -> None:
    match = position(
        seats=3,
        phase="crossing",
        turn=1,
        rows={"missions": ["EM01"]},
        players=[{}, {"hand": "SD05 SD06 SD07 SD17 MO01"}, {}],
    )
    match.play(1, "cross EM01")
    match.play(1, "pack SD05")
    match.play(1, "pack SD17")
    seen = worlds(match, 0, 2400, lambda d: tuple(d["players"][1]["packed"]))
    every: dict[Hashable, float] = dict.fromkeys(combinations(["SD05", "SD06", "SD07", "SD17"], 2), 1.0)
    assert fits(seen, every) > NEVER
    assert set(worlds(match, 1, 40, lambda d: tuple(d["players"][1]["packed"]))) == {("SD05", "SD17")}


def test_a_stolen_card_is_any_card_of_its_back() -> None:
    players = [{"hand": ""}, {"hand": "SD05 SD06 SD07 MO01"}, {}]
    levels = {"1": [0, 2]}
    match = position(["pluck SD06"], seats=3, phase="card", level=1, levels=levels, players=players)
    match.play(0, "steal 1")
    seen = worlds(match, 2, 1500, lambda d: d["players"][0]["hand"][0])
    assert fits(seen, dict.fromkeys(["SD05", "SD06", "SD07"], 1.0)) > NEVER
    for knows in (0, 1):
        assert set(worlds(match, knows, 40, lambda d: d["players"][0]["hand"][0])) == {"SD06"}


def test_the_next_trap_is_any_that_lies_nowhere_else() -> None:
    decks = {"traps": {"pile": TRAPS[:6]}}
    players = [{"hand": ""}, {}, {}]
    match = position(seats=3, phase="crossing", turn=0, rows={"missions": ["EM01"]}, decks=decks, players=players)
    seen: Counter[Hashable] = Counter()
    rng = Rng(7)
    for _ in range(fewer(2400)):
        world = match.sample(1, rng)
        world.play(0, "cross EM01")
        seen[next(e["card"] for e in world.events(None) if e["kind"] == "trap")] += 1
    assert fits(seen, dict.fromkeys(TRAPS[6:], 1.0)) > NEVER
