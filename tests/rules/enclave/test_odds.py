"""What a mission would cost, before one commits to it."""

from itertools import combinations

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.games.enclave.odds import blind, forecast
from rookery.play.checks import pick
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
    from rookery.games.enclave.data import standard

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
