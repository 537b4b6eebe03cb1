"""What a mission would cost, before one commits to it."""

from collections.abc import Callable
from itertools import combinations

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.games.enclave.cards.reading import standard
from rookery.games.enclave.seen.odds import blind, card, forecast
from rookery.play.checks import pick
from rookery.play.match import Match
from tests.anygame import fewer
from tests.rules.enclave.table import GAME, at_crossing, crossing, table, thief


def view(*thieves: dict[str, object], **more: object) -> dict[str, object]:
    return at_crossing(*thieves, **more).match.view(0)  # type: ignore[arg-type]


def test_certain_and_worst_damage() -> None:
    seen = forecast(view(thief(p=-4, hand="")), "EM13")
    assert seen.certain == (4 + 1, 0)
    assert seen.worst == (4 + 5 + 5 + 1, 5 + 5)
    strong = forecast(view(thief(thief="SD33 SD31", p=5, hand="")), "EM01")
    assert strong.certain == (0, 0) and strong.worst == (3, 5)


def test_the_chance_is_counted_over_all_traps() -> None:
    """One trap, a healthy thief with physical 4: fails on the eight mental ones of 4 and 5."""
    seen = forecast(view(thief(hand="SD01")), "EM01")
    assert seen.pack == ("SD01",) and seen.chance == pytest.approx(10 / 18)
    none = forecast(view(thief(hand="")), "EM01")
    assert none.pack == () and none.chance == pytest.approx(2 / 18)


def test_two_traps_are_counted_without_replacement() -> None:
    cards = standard()[0]
    traps = [cards.card[n] for n, i in enumerate(cards.ids) if i.startswith("ET")]
    good = total = 0
    for one, two in combinations(traps, 2):
        total += 1
        p, m = max(0, int(one.p + two.p) - 4), max(0, int(one.m + two.m) - 4)
        good += not (p + m > 0 and (-p <= -4 or -m <= -4))
    assert forecast(view(thief(hand="SD01 SD02")), "EM08").chance == pytest.approx(good / total)


def test_discards_and_known_cards_count() -> None:
    pile = [f"ET{n:02}" for n in range(9, 17)]
    assert forecast(view(thief(hand="SD01"), decks={"traps": {"pile": pile}}), "EM01").chance == 1.0
    story = table(thief(hand="SD01"), phase="oracle", turn=0, seats=2).chance("draw ET13")
    story.when(0, "peek traps 1").when(0, "return 1 top")
    assert forecast(story.match.view(0), "EM01").chance == 0.0
    assert forecast(story.match.view(1), "EM01").chance > 0


def test_a_tile_and_what_is_packed_count() -> None:
    seen = forecast(view(thief(hand="", prepared="now")), "EM01")
    assert seen.chance == 1.0, "4 or 5 less 2 leaves a healthy thief above the critical zone"
    story = at_crossing(thief(hand="SD01 SD02"), row="EM01").when(0, "cross EM01", "pack SD01")
    going = forecast(story.match.view(0), "EM01")
    assert going.pack == ("SD02",) and going.chance == 1.0


def test_after_the_traps_it_is_certain() -> None:
    story = (
        at_crossing(thief(hand="SD01"), row="EM01").chance("draw ET01").when(0, "cross EM01", "pack SD01", "done")
    )
    assert forecast(story.match.view(0), "EM01").chance == 1.0
    assert forecast(story.match.view(0), "EM01").certain == (4, 0)


def test_the_forecast_agrees_with_what_happens() -> None:
    """Certain successes succeed, certain failures fail, in positions with every trap."""
    for n in range(1, 19):
        trap = f"ET{n:02}"
        story = at_crossing(thief(hand="SD01 SD03", m=-1), row="EM02").chance(f"draw {trap}")
        story.when(0, "cross EM02", "pack SD01", "pack SD03", "done")
        sure = forecast(story.match.view(0), "EM02").chance
        story.when(0, "use SD01", "use SD03", "done").event("success" if sure == 1.0 else "failure")


def test_a_forecast_can_be_made_at_every_crossing_of_a_game() -> None:
    match, rng = rookery.game(GAME).start(seats=4, seed=8), Rng(8)
    made = 0
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        seen = match.view(seat)
        if question is not None and question.key in ("crossing", "pack", "use"):
            missions = [seen["mission"]["card"]] if seen["mission"] else seen["rows"]["missions"]
            for name in missions:
                found = forecast(seen, name)
                assert 0 <= found.chance <= 1 and found.worst >= found.certain
                made += 1
            assert 0 <= blind(seen) <= 1
        match.play(*pick(match, rng))
    assert made > 20


def test_a_crossing_without_cards_still_has_a_forecast() -> None:
    crossing(thief(hand=""), mission="EM01", traps="ET17").event("success")


# -- the chance against the truth -------------------------------------------------------------------------------

TRAPS = [f"ET{n:02}" for n in range(1, 19)]


def damage(trap: str) -> tuple[int, int]:
    found = card(standard()[0], trap)
    return int(found.p), int(found.m)


def test_a_pile_that_is_shuffled_in_between_counts() -> None:
    """Three traps are left: the first is one of them, the second any of the other seventeen (EN-D1)."""
    left, pile = ["ET17", "ET01", "ET09"], [t for t in TRAPS if t not in ("ET17", "ET01", "ET09")]
    prepared = thief(hand="", prepared="now", thief="SD34")
    seen = view(prepared, decks={"traps": {"pile": pile}})
    good = total = 0
    for first in left:
        for second in [t for t in TRAPS if t != first]:
            sums = [damage(first)[n] + damage(second)[n] - 2 for n in (0, 1)]
            good += all(2 - max(0, net) > -4 for net in sums)
            total += 1
    assert forecast(seen, "EM08").chance == pytest.approx(good / total)


def test_known_traps_are_lost_when_the_pile_is_shuffled_in() -> None:
    """All three traps that are left are known and physical, but after the first one the pile comes in."""
    story = table(thief(hand="SD17"), phase="oracle", turn=0, seats=2, decks={"traps": {"pile": TRAPS[3:]}}).chance(
        "draw ET01", "draw ET02", "draw ET03"
    )
    seen = story.when(0, "peek traps 3", "return 3 top 2 top 1 top").match.view(0)
    assert seen["decks"]["traps"]["top"] == ["ET01", "ET02", "ET03"]
    assert forecast(seen, "EM01").chance == 1.0
    others = [t for t in TRAPS if t != "ET01"]
    good = sum(4 + damage(t)[0] - 5 <= 3 and damage(t)[1] <= 3 for t in others)
    assert forecast(seen, "EM08").chance == pytest.approx(good / len(others))
    assert 0 < good < len(others)


def reordered() -> Match:
    """Seat 0 knows the first two traps; seat 1 has looked at three and put them back, one of them underneath."""
    draws = ["draw ET17", "draw ET09", "draw ET05"]
    document = {"seats": 3, "phase": "oracle", "cubes": {"oracle": [0, 1], "crossing": [0]}, "turn": 0}
    hands = {"players": [{"hand": "SD01"}, {}, {}], "rows": {"missions": ["EM01", "EM08", "EM13"]}}
    match = rookery.game(GAME).position({**document, **hands}, chance=draws)
    for seat, move in ((0, "peek traps 2"), (0, "return 2 top 1 top"), (1, "peek traps 3")):
        match.play(seat, move)
    match.play(1, "return 1 bottom 2 top 3 top")
    return match


def test_cards_that_others_put_back_lie_somewhere_among_those() -> None:
    """Of the two places on top, each holds one of seat 0's two cards with two chances in three."""
    match = reordered()
    seen = match.view(0)
    assert seen["decks"]["traps"]["among"] == [{"cards": ["ET09", "ET17"], "top": [0, 1], "bottom": [0]}]
    assert [match.view(s)["decks"]["traps"]["among"] for s in (1, 2, None)] == [[]] * 3
    rest = [t for t in TRAPS if t not in ("ET09", "ET17")]
    mine = 1 / 3 * 1 + 1 / 3 * 0  # with SD01: bears ET17, not ET09
    others = 1 / 3 * sum(damage(t)[1] <= 3 for t in rest) / len(rest)
    assert forecast(seen, "EM01").chance == pytest.approx(mine + others)


def outcome(world: Match, seat: int, mission: str) -> bool:
    """Seat crosses, packs what the forecast says and uses all of it; a partner packs nothing but uses a tile."""
    pack = forecast(world.view(seat), mission).pack if mission != "blind" else ()
    world.play(seat, f"cross {mission}" if mission != "blind" else "blind")
    if mission == "blind":
        pack = forecast(world.view(seat), world.view(seat)["mission"]["card"]).pack
    while (question := world.question(world.waiting[0])) and question.key in ("pack", "use"):
        asked = world.waiting[0]
        legal = [str(m) for m in world.legal(asked)]
        wanted = [f"pack {c}" for c in pack] if asked == seat else []
        moves = [m for m in legal if m in wanted or m.startswith("use ")]
        world.play(asked, moves[0] if moves else "done")
    return any(e["kind"] == "success" for e in world.events(None))


def synchronised() -> Match:
    pair = [thief(hand="SD01 SD18 SD24", sync="now"), thief(hand="", prepared="now", m=-1)]
    row = {"missions": ["EM01", "EM08", "EM13"]}
    story = table(*pair, phase="sync", turn=0, cubes={"crossing": [0, 1]}, rows=row, seats=3)
    return story.when(0, "partner 1").match


POSITIONS: dict[str, tuple[Callable[[], Match], tuple[str, ...]]] = {
    "fresh": (lambda: at_crossing(thief(hand="SD01 SD02 SD18", m=-2)).match, ("EM01", "EM08", "EM13")),
    "thin": (
        lambda: at_crossing(thief(hand="SD01 SD18"), decks={"traps": {"pile": TRAPS[3:]}}).match,
        ("EM01", "EM08"),
    ),
    "reordered": (reordered, ("EM01", "EM08")),
    "paired": (synchronised, ("EM01", "EM08")),
    "blind": (lambda: at_crossing(thief(hand="SD01 SD02")).match, ("blind",)),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_chance_is_the_share_of_worlds_that_end_well(name: str) -> None:
    """In worlds seat 0 cannot tell from the true one, played to the end of the mission."""
    make, missions = POSITIONS[name]
    match = make()
    while match.question(0) is None or match.question(0).key != "crossing":  # type: ignore[union-attr]
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    rng, many = Rng(3), fewer(300)
    for mission in missions:
        chance = blind(match.view(0)) if mission == "blind" else forecast(match.view(0), mission).chance
        won = sum(outcome(match.sample(0, rng), 0, mission) for _ in range(many))
        assert abs(won - many * chance) <= 4 * (many * chance * (1 - chance)) ** 0.5 + 1e-6, (mission, won / many)
