"""EN-E: the instant win, bonuses, ties."""

import pytest

from tests.clauses import clause
from tests.rules.enclave.table import on_level, table, thief
from tests.scenario import Scenario


def ended(*thieves: dict[str, object], **more: object) -> Scenario:
    """The last round is over; markers are given so that the tree adds up."""
    seats = max(2, len(thieves))
    start = {2: 7, 3: 9, 4: 10}[seats]
    marks = [start] * 5
    for player in thieves:
        points = int(player.get("points", 0))  # type: ignore[call-overload]
        for level in player.get("markers", ()):  # type: ignore[attr-defined]
            marks[level - 1] = 0
            points -= start
        n = 4
        while points > 0 and n >= 0:
            gone = min(points, marks[n] - 1) if marks[n] else 0
            marks[n] -= gone
            points -= gone
            n -= 1
    return table(*thieves, phase="over", round=6, marks=marks, **more)  # type: ignore[arg-type]


def bare(**more: object) -> dict[str, object]:
    return {"coins": 0, "hand": "", **more}


@clause("EN-E1", "EN-Q10")
def test_four_tree_tiles_win_whatever_the_points() -> None:
    story = on_level(1, thief(tiles=4, knowledge=0), thief(points=9, markers=[2]), card="TC1A", phase="card",
                     marks=[9, 0, 9, 9, 9]).when(0, "pass")  # fmt: skip
    story.then(over=True).outcome(winners=(0,), scores=(0, 9, 0), tie_break=None).event("instant", seat=0)
    outcome = story.match.outcome
    assert outcome is not None and outcome.reason == "tree-tiles"
    assert all(sum(v for k, v in row.items() if k != "tree") == 0 for row in outcome.breakdown), "no bonus is given"
    three = on_level(1, thief(tiles=3, markers=[]), card="TC1A", phase="card").when(0, "pass").then(over=False)
    assert three is not None


@clause("EN-V4", "EN-E1")
def test_no_rotation_after_four_tree_tiles() -> None:
    for tiles, rotations in ((4, 0), (3, 3)):
        story = on_level(1, thief(tiles=tiles, knowledge=0), card="TC1A", phase="card").when(0, "pass")
        assert sum(e["kind"] == "rotate" for e in story.match.events(None)) == rotations


@clause("EN-E1")
def test_tiles_given_up_before_the_end_of_the_round_do_not_count() -> None:
    story = on_level(5, thief(tiles=4, knowledge=0), card="TC5B", phase="card").when(0, "use card").then(over=False)
    story.expect({"players.0.tiles": 3})


@clause("EN-E3", "EN-E4", "EN-Q64")
def test_bonuses_for_the_most_of_four_things() -> None:
    story = ended(
        bare(points=9, markers=[1], coins=5, tiles=1, hand="EF12"),
        bare(points=3, coins=5, thief="EF09", machine="EF06"),
        bare(points=4),
    )
    outcome = story.match.outcome
    assert outcome is not None
    assert outcome.breakdown == (
        {"tree": 9, "markers": 2, "tiles": 2, "coins": 1, "finds": 0},
        {"tree": 3, "markers": 0, "tiles": 0, "coins": 1, "finds": 2},
        {"tree": 4, "markers": 0, "tiles": 0, "coins": 0, "finds": 0},
    )
    story.outcome(scores=(14, 6, 4), ranks=(1, 2, 3))
    nothing = ended(bare(points=2), bare(points=1)).match.outcome
    assert nothing is not None and nothing.scores == (2, 1), "nobody is rewarded for having none"


@clause("EN-E4")
def test_all_who_share_the_most_get_one_point() -> None:
    outcome = ended(bare(coins=7), bare(coins=7), bare(coins=7), bare(coins=6)).match.outcome
    assert outcome is not None and [row["coins"] for row in outcome.breakdown] == [1, 1, 1, 0]


@clause("EN-Q46")
def test_only_cards_of_the_find_deck_count_as_finds() -> None:
    outcome = ended(bare(thief="SD31 MO09", hand="SD01 MO01"), bare(hand="EF15")).match.outcome
    assert outcome is not None and [row["finds"] for row in outcome.breakdown] == [0, 2]


@clause("EN-E5", "EN-Q65", "EN-Q78")
@pytest.mark.parametrize(
    ("one", "other", "ranks", "tie"),
    [
        ({"points": 5}, {"points": 4}, (1, 2), None),
        ({"points": 3, "tiles": 1}, {"points": 5}, (1, 2), "tiles"),
        ({"points": 3, "knowledge": 2}, {"points": 3, "knowledge": 1}, (1, 2), "knowledge"),
        ({"points": 3, "knowledge": 2}, {"points": 3, "knowledge": 2}, (1, 1), "shared"),
    ],
)
def test_ties_are_broken_by_tiles_then_knowledge(
    one: dict[str, object], other: dict[str, object], ranks: tuple[int, int], tie: str | None
) -> None:
    ended(bare(**one), bare(**other)).outcome(ranks=ranks, tie_break=tie)


@clause("EN-Q78")
def test_lower_places_are_ranked_in_the_same_way() -> None:
    story = ended(
        bare(points=10, markers=[1]),
        bare(points=3, knowledge=1),
        bare(points=3, knowledge=2),
        bare(points=3, knowledge=1),
    )
    story.outcome(ranks=(1, 3, 2, 3))


@clause("EN-E6")
def test_knowledge_left_over_is_worth_nothing() -> None:
    ended(bare(points=1, knowledge=30), bare(points=2)).outcome(scores=(1, 2), winners=(1,))


@clause("EN-Q63")
@pytest.mark.parametrize(
    ("a", "b", "c", "ranks", "tie"),
    [
        ({"tiles": 5}, {"tiles": 4, "points": 9, "markers": [1]}, {}, (1, 2, 3), None),
        ({"tiles": 4, "points": 1}, {"tiles": 4, "points": 2}, {"points": 9, "markers": [1]}, (2, 1, 3), "points"),
        ({"tiles": 4, "knowledge": 1}, {"tiles": 4, "knowledge": 2}, {}, (2, 1, 3), "knowledge"),
        ({"tiles": 4}, {"tiles": 4}, {"coins": 50}, (1, 1, 3), "shared"),
    ],
)
def test_several_with_four_tiles(
    a: dict[str, object], b: dict[str, object], c: dict[str, object], ranks: tuple[int, ...], tie: str | None
) -> None:
    ended(bare(**a), bare(**b), bare(**c)).outcome(ranks=ranks, tie_break=tie)


@clause("EN-Q69")
def test_points_beyond_thirty_count_on() -> None:
    story = ended(bare(points=34, markers=[1, 2, 3, 4]), bare())
    outcome = story.match.outcome
    assert outcome is not None and outcome.scores[0] == 34 + 2


@clause("EN-Q66")
def test_coins_and_knowledge_never_run_out() -> None:
    story = on_level(2, thief(knowledge=90, coins=900), card="TC2C", phase="card").when(0, "trade 90")
    story.expect({"players.0.coins": 900 + 7 * 90})
    on_level(5, thief(knowledge=60, tiles=1), card="TC5B", phase="card").when(0, "use card").expect(
        {"players.0.knowledge": 64}
    )
