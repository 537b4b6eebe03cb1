"""TM-G: the end of the game and scoring."""

from typing import Any

from tests.clauses import clause
from tests.rules.thiefs_market.table import round_ends, scored, some, thief
from tests.scenario import Scenario

# Cards with one henchman and no points.
HENCHMEN = ["A02", "A03", "A04", "A05", "A06", "A08", "A09", "A12", "A14", "A16"]


def with_henchmen(*counts: int, **more: Any) -> Scenario:
    """Thieves with so many henchmen each and nothing else."""
    left, thieves = list(HENCHMEN), []
    for n in counts:
        thieves.append(thief(gold=0, cards=left[:n]))
        del left[:n]
    return scored(*thieves, **more)


def henchman_points(story: Scenario) -> tuple[int, ...]:
    outcome = story.match.outcome
    assert outcome is not None
    return tuple(row["henchmen"] for row in outcome.breakdown)


def gold_points(*gold: int) -> tuple[int, ...]:
    outcome = scored(*[thief(gold=n) for n in gold]).match.outcome
    assert outcome is not None
    return tuple(row["gold"] for row in outcome.breakdown)


@clause("TM-G2")
def test_most_henchmen_three_points_second_most_one() -> None:
    assert henchman_points(with_henchmen(1, 3, 2)) == (0, 3, 1)
    assert henchman_points(with_henchmen(4, 1, 2, 3)) == (3, 0, 0, 1)


@clause("TM-G2")
def test_icons_count_not_cards() -> None:
    # Executive Assistant shows two henchmen.
    scored(thief(gold=0, cards="B07"), thief(gold=0, cards="A02"), thief(gold=0)).outcome(
        points={0: {"henchmen": 3}, 1: {"henchmen": 1}, 2: {"henchmen": 0}}
    )


@clause("TM-G3")
def test_most_gold_three_points_and_nothing_for_second() -> None:
    assert gold_points(4, 3, 1) == (3, 0, 0)
    assert gold_points(0, 1, 0) == (0, 3, 0)


@clause("TM-G4")
def test_tied_first_two_points_each() -> None:
    assert henchman_points(with_henchmen(2, 2, 1)) == (2, 2, 1)
    assert henchman_points(with_henchmen(2, 2, 2)) == (2, 2, 2)
    assert gold_points(5, 5, 1) == (2, 2, 0)
    assert gold_points(3, 3, 3, 3) == (2, 2, 2, 2)


@clause("TM-G4")
def test_tied_second_nothing() -> None:
    assert henchman_points(with_henchmen(3, 1, 1)) == (3, 0, 0)
    assert henchman_points(with_henchmen(3, 2, 2, 1)) == (3, 0, 0, 0)
    assert gold_points(5, 2, 2) == (3, 0, 0)


@clause("TM-G5")
def test_majority_points_are_no_infamy_tokens() -> None:
    story = scored(thief(gold=4, cards="A02 C10", infamy=1), thief(gold=0), thief(gold=0))
    story.outcome(points={0: {"henchmen": 3, "gold": 3, "infamy": 1, "cards": 0}}, scores=(7, 0, 0))
    story.expect({"players.0.infamy": 1})  # and Political Campaign counts one token, not seven


@clause("TM-G6")
def test_points_of_cards_are_added() -> None:
    story = scored(thief(gold=0, cards="A11 C03 A10"), thief(gold=0, cards="C06"), thief(gold=0))
    story.outcome(points={0: {"cards": 2 + 6 + 1}, 1: {"cards": 4}, 2: {"cards": 0}}, scores=(9, 4, 0))


@clause("TM-G7")
def test_infamy_tokens_count_and_gold_tokens_do_not() -> None:
    story = scored(thief(gold=9, infamy=2), thief(gold=10, infamy=1), thief(gold=0))
    story.outcome(scores=(2, 1 + 3, 0), points={0: {"gold": 0}})


@clause("TM-G7")
def test_infamy_is_revealed_at_scoring() -> None:
    story = scored(thief(infamy=2), thief(infamy=5), thief())
    for viewer in (None, 0, 1, 2):
        story.expect_view(viewer, {"players.0.infamy": 2, "players.1.infamy": 5, "players.2.infamy": 0})


@clause("TM-G8")
def test_the_highest_total_wins() -> None:
    story = scored(thief(gold=0, infamy=5), thief(gold=3, infamy=4), thief(gold=0, cards="C03"))
    story.outcome(scores=(5, 7, 6), ranks=(3, 1, 2), winners=(1,), tie_break=None)


@clause("TM-G8")
def test_the_breakdown_adds_up_to_the_score() -> None:
    outcome = scored(
        thief(gold=3, infamy=4, cards="A02 C03"), thief(cards="B04 B09"), thief(infamy=9)
    ).match.outcome
    assert outcome is not None
    assert [sum(row.values()) for row in outcome.breakdown] == list(outcome.scores) == [4 + 3 + 3 + 6, 8, 9]


@clause("TM-G9")
def test_a_tie_goes_to_the_thief_with_more_cards() -> None:
    story = scored(thief(gold=0, infamy=6), thief(gold=0, infamy=4, cards="A11"), thief(gold=0))
    story.outcome(scores=(6, 6, 0), ranks=(2, 1, 3), winners=(1,), tie_break="cards")


@clause("TM-G9")
def test_more_cards_beat_more_tokens() -> None:
    story = scored(thief(gold=0, cards="C03 A01"), thief(gold=0, infamy=6, cards="A13"), thief(gold=0))
    story.outcome(scores=(6, 6, 0), winners=(0,), tie_break="cards")


@clause("TM-G10")
def test_then_to_the_thief_with_more_tokens_gold_and_infamy_together() -> None:
    story = scored(thief(gold=5, infamy=4, cards="A11"), thief(gold=4, infamy=6, cards="A01"), thief(gold=5))
    story.outcome(scores=(8, 6, 2))
    tied = scored(thief(gold=2, infamy=4, cards="A11"), thief(gold=1, infamy=6, cards="A01"), thief(gold=9))
    tied.outcome(scores=(6, 6, 3), winners=(1,), ranks=(2, 1, 3), tie_break="tokens")


@clause("TM-G10")
def test_gold_alone_can_break_the_tie() -> None:
    tied = scored(thief(gold=2, infamy=4, cards="A11"), thief(gold=5, infamy=4, cards="A15"), thief(gold=9))
    tied.outcome(scores=(6, 6, 3), winners=(1,), tie_break="tokens")


@clause("TM-G11")
def test_still_tied_they_share_the_victory() -> None:
    story = scored(thief(gold=1, infamy=4), thief(gold=0, infamy=5), thief(gold=2, infamy=1))
    story.outcome(scores=(4, 5, 4), winners=(1,))
    shared = scored(thief(gold=0, infamy=5), thief(gold=0, infamy=5), thief(gold=0, infamy=2))
    shared.then(over=True, waiting=()).outcome(winners=(0, 1), ranks=(1, 1, 3), tie_break="shared")


@clause("TM-G1", "TM-G8")
def test_a_whole_last_round_ends_in_the_right_ranks() -> None:
    story = round_ends(
        thief("Y Y S", gold=1, infamy=3, cards="A11"), thief("I", gold=2, infamy=6), thief("R", cards=some("C", 8)),
        market={"C": some("C", 2, but=some("C", 8))}, current="C",
    )  # fmt: skip
    # Seat 0 has 3 gold now and the majority; seat 1 seven tokens; seat 2 the cards C01 to C08.
    story.outcome(scores=(3 + 2 + 3, 7, 6 + 4 + 4), ranks=(2, 3, 1))
