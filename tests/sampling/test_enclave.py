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
FINDS = [f"EF{n:02}" for n in range(1, 19)]
DEVICES = FINDS[11:]
PROTECTING = FINDS[14:]
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


def test_which_card_is_packed_changes_no_world() -> None:
    """Two hands that look alike, of each one card packed: a find that was packed is no likelier to protect."""

    def packed(card: str) -> Match:
        players = [{}, {"hand": "SD05 EF15"}, {}]
        match = position(seats=3, phase="crossing", turn=1, rows={"missions": ["EM01"]}, players=players)
        match.play(1, "cross EM01")
        match.play(1, f"pack {card}")
        return match

    one, other = packed("SD05"), packed("EF15")
    assert one.view(0) == other.view(0)
    for match in (one, other):
        seen = worlds(match, 0, 1400, lambda d: next(card for card in d["players"][1]["hand"] if card in DEVICES))
        assert fits(seen, dict.fromkeys(DEVICES, 1.0)) > NEVER
    for n in range(40):
        assert one.sample(0, n).document()["players"][1] == other.sample(0, n).document()["players"][1]


def test_finds_protect_where_more_is_packed_than_can_be_named() -> None:
    match = position(
        seats=3,
        phase="crossing",
        turn=1,
        rows={"missions": ["EM01"]},
        players=[{}, {"hand": "SD05 EF15 EF12"}, {}],
    )
    match.play(1, "cross EM01")
    match.play(1, "pack SD05")
    match.play(1, "pack EF15")
    seen = worlds(match, 0, 400, lambda d: len(set(PROTECTING) & set(d["players"][1]["hand"])))
    assert set(seen) == {1, 2}


def having_packed(packs: str, hand: str, next_hand: str = "", **known: Any) -> Match:
    """Seat 1 has packed these cards of its hand for a mission; the hand of seat 2 comes next."""
    players = [{"hand": ""}, {"hand": hand, "machine": "SD29"}, {"hand": next_hand}]
    match = position(seats=3, phase="crossing", turn=1, rows={"missions": ["EM01"]}, players=players, **known)
    match.play(1, "cross EM01")
    for card in packs.split():
        match.play(1, f"pack {card}")
    return match


def held_in_mind(match: Match, n: int) -> tuple[Any, ...]:
    """Who has and knows what in a world of seat 0."""
    world = match.sample(0, n).document()
    return [player["hand"] for player in world["players"]], world["unknown"], world.get("facts")


def test_a_card_known_to_be_here_or_there_does_not_show_where_it_protects() -> None:
    """Seat 0 knows that EF15 is one of the two finds of seat 1, the first, or the find of seat 2."""

    def told(first: str, second: str, other: str, packs: str) -> Match:
        every = [first, second, other]
        fact = {"of": "0", "cards": ["EF15"], "among": [first, other]}
        unknown = {"0": every, "1": [other], "2": [first, second], "watcher": every}
        return having_packed(packs, f"{first} {second}", other, unknown=unknown, facts=[fact])

    here, there = told("EF15", "EF13", "EF12", packs="EF15"), told("EF12", "EF16", "EF15", packs="EF16")
    assert here.view(0) == there.view(0) and here.digest(0) == there.digest(0)
    for n in range(100):
        assert held_in_mind(here, n) == held_in_mind(there, n)

    def look(world: dict[str, Any]) -> Hashable:
        hand = world["players"][1]["hand"]
        return "EF15" in hand, len(set(PROTECTING) & set(hand))

    # EF15 is the first find: beside it 2 in 6 devices more heal, 3 protect. It is seat 2's: 24 pairs of 30 will do.
    ways = {(True, 1): 3 * 5, (True, 2): 3 * 5, (False, 1): 2 * 3 * 3, (False, 2): 3 * 2}
    assert fits(worlds(there, 0, 2700, look), dict[Hashable, float](ways)) > NEVER


def test_what_a_third_seat_knows_of_a_hand_does_not_show_what_protects() -> None:
    """Seat 2 knows one of seat 1's two finds; seat 0 knows none, but that one of them is packed."""

    def known(one: str, other: str) -> Match:
        unknown = {"0": [one, other], "2": [other], "watcher": [one, other]}
        return having_packed("EF15", f"{one} {other}", unknown=unknown)

    shield, remedy = known("EF15", "EF12"), known("EF12", "EF15")
    assert shield.view(0) == remedy.view(0) and shield.digest(0) == remedy.digest(0)
    for n in range(100):
        assert held_in_mind(shield, n) == held_in_mind(remedy, n)


def test_a_hand_protects_as_often_as_it_must_however_seldom_cards_fall_like_that() -> None:
    """All that protects lies somewhere among all the finds, and all of it is in one hand: one deal in 3060."""
    unknown = {"0": FINDS, "1": FINDS[:14], "2": FINDS, "watcher": FINDS}
    fact = {"of": "0", "cards": PROTECTING, "among": FINDS}
    hand, deck = " ".join(PROTECTING), {"finds": {"top": FINDS[:14]}}
    match = having_packed(hand, hand, unknown=unknown, facts=[fact], decks=deck)
    for n in range(5):
        assert match.sample(0, n).document()["players"][1]["hand"] == PROTECTING


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
