"""The scenario language itself: it says yes and no at the right places, and its failures tell the whole story."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery import GameError, PositionError
from tests.clauses import checked, clause, known
from tests.scenario import Scenario, agree, every_draft, given, impossible, new_game

GAME = "thiefs-market"  # any game would do


def tale() -> Scenario:
    """A little game: seat 1 is asked to take or to rob."""
    return given(
        GAME,
        phase="split",
        pool="R W B B G G Y I S",
        turn=1,
        players=[{"pile": "R W", "infamy": 3}, {}, {}],
    )


def failure(story: Callable[[], object]) -> str:
    """The message of a failing check."""
    with pytest.raises(AssertionError) as error:
        story()
    return str(error.value)


# -- telling -------------------------------------------------------------------------------------------------


def test_a_story_from_given_to_then() -> None:
    story = tale().chance("roll I").when(1, "rob 0 keep red").then(waiting=2, asked="split", over=False, unused=[])
    story.expect({"players.1.pile": "R", "pool": "R W B B G G Y I I S"}).event("rob", seat=1, victim=0)


def test_chance_may_be_told_when_its_time_comes() -> None:
    early = tale().chance("roll I", "roll Y").when(1, "rob 0 keep red").when(2, "take red white")
    late = tale().chance("roll I").when(1, "rob 0 keep red").when(2, "take red white").chance("roll Y")
    early.when(0, "rob 2 keep red").same_as(late.when(0, "rob 2 keep red"))
    late.event("rerolled", loot="Y").then(unused=[])


def test_late_chance_does_not_change_what_has_happened() -> None:
    story = tale().when(1, "rob 0 keep red")  # rolled by the seed
    pool = story.match.document()["pool"]
    story.chance("roll Y").expect({"pool": pool}).then(unused=["roll Y"], waiting=2)


def test_a_fork_goes_its_own_way() -> None:
    story = tale()
    other = story.fork().when(1, "take red")
    story.then(waiting=1).expect({"players.1.pile": []})
    other.then(waiting=2).expect({"players.1.pile": "R"})


def test_small_steps_and_undo() -> None:
    story = tale().in_steps(1, "rob 0", "red 1", "white 0").event("rob", kept="R")
    story.undo_refused(1, "chance")
    tale().when(1, "take red").undo(1).then(waiting=1).when(1, "take white").expect({"players.1.pile": "W"})


def test_a_new_game_comes_from_its_seed() -> None:
    new_game(GAME, seats=4, seed=7, options={"start": 2}).then(waiting=2).same_as(
        new_game(GAME, seats=4, seed=7, options={"start": 2})
    )
    with pytest.raises(GameError, match="seed"):
        new_game(GAME, seats=4).chance("roll R").then()


def test_every_draft_is_every_legal_move() -> None:
    match = tale().match
    assert sorted(every_draft(match, 1)) == sorted(str(m) for m in match.legal(1))
    tale().steps_cover(1)


def test_impossible_positions() -> None:
    impossible(GAME, clause="TM-S1", seats=2)
    impossible(GAME, where="players[0].gold", players=[{"gold": -1}, {}, {}])
    assert "an impossible position was accepted" in failure(lambda: impossible(GAME, seats=3))
    assert "expected 'TM-S2'" in failure(lambda: impossible(GAME, clause="TM-S2", seats=2))


def test_an_impossible_given_tells_the_story() -> None:
    with pytest.raises(PositionError) as error:
        given(GAME, players=[{"pile": "R"}, {}, {}]).then()
    assert "players.0: pile=R" in "\n".join(error.value.__notes__)


# -- comparing -----------------------------------------------------------------------------------------------


def test_words_are_lists_and_tables_are_compared_where_they_speak() -> None:
    assert agree(["R", "W", None], "W R")
    assert not agree(["R", "W"], "W")
    assert not agree(["R", "W"], ["W", "R"])
    assert agree({"gold": 1, "pile": ["R"]}, {"pile": "R"})
    assert not agree({"gold": 1}, {"silver": None})
    assert agree((1, 2), [1, 2])
    assert not agree(1, True) and not agree(None, 0) and agree(None, None)


# -- failing -------------------------------------------------------------------------------------------------


def test_a_failure_shows_difference_story_and_table() -> None:
    told = failure(lambda: tale().chance("roll I").when(1, "rob 0 keep red").expect({"players.1.gold": 4}))
    assert "players.1.gold: expected 4, found 1" in told
    assert "given thiefs-market" in told and "pool: R W B B G G Y I S" in told
    assert "chance will answer roll I" in told
    assert "when 1: rob 0 keep red" in told
    assert "rob seat=1 victim=0 kept=R returned=W" in told
    assert "The table now:" in told and "players.1: pile=R" in told


def test_all_differences_are_shown_at_once() -> None:
    told = failure(lambda: tale().expect({"players.1.gold": 4, "turn": 1, "round": 9}))
    assert "players.1.gold: expected 4, found 1" in told and "round: expected 9, found 1" in told
    assert "turn: expected" not in told


def test_a_wrong_path_says_what_there_is() -> None:
    assert "there are seats, options" in failure(lambda: tale().expect({"plaeyrs.0": 1}))
    assert "on the way to players.7.gold" in failure(lambda: tale().expect({"players.7.gold": 1}))


def test_a_wrong_then() -> None:
    assert "waiting: expected [2], found [1]" in failure(lambda: tale().then(waiting=2))
    assert 'asked: expected "buy", found "split"' in failure(lambda: tale().then(asked="buy"))
    assert "over: expected true" in failure(lambda: tale().then(over=True))
    assert "unused chance" in failure(lambda: tale().chance("roll I").then(unused=[]))


def test_a_wrong_view() -> None:
    tale().expect_view(0, {"players.0.infamy": 3}).expect_view(1, {"players.0.infamy": None})
    told = failure(lambda: tale().expect_view(1, {"players.0.infamy": 3}))
    assert told.startswith("seat 1 sees something else") and "expected 3, found null" in told
    assert failure(lambda: tale().expect_view(None, {"players.0.infamy": 3})).startswith("a spectator sees")


def test_a_move_that_cannot_be_played() -> None:
    told = failure(lambda: tale().when(1, "rob 0 keep green"))
    assert "seat 1 cannot play “rob 0 keep green”" in told and "[TM-L6]" in told and "legal: take red" in told
    assert "is not a command" in failure(lambda: tale().when(1, "whistle"))
    assert "no whole move yet" in failure(lambda: tale().in_steps(1, "rob 0"))
    assert "cannot choose “rob 2”" in failure(lambda: tale().in_steps(1, "rob 2"))


def test_wrong_legal_moves() -> None:
    tale().legal(1, count=2, of="rob", only=["rob 0 keep red", "rob 0 keep white"], has="take red", not_has="end")
    assert "expected 3 moves “rob …”, found 2" in failure(lambda: tale().legal(1, count=3, of="rob"))
    told = failure(lambda: tale().legal(1, of="rob", only=["rob 0 keep red", "rob 0 keep blue"]))
    assert "missing: rob 0 keep blue" in told and "surplus: rob 0 keep white" in told
    assert "missing: end" in failure(lambda: tale().legal(1, has=["end"]))
    assert "surplus: take red" in failure(lambda: tale().legal(1, not_has="take red"))


def test_wrong_refusals() -> None:
    tale().refused(1, "rob 0 keep red white", "TM-L6")
    assert "is legal" in failure(lambda: tale().refused(1, "take red", "TM-L6"))
    assert "expected TM-L7, found TM-L6" in failure(lambda: tale().refused(1, "rob 0 keep red white", "TM-L7"))
    assert "is not one move" in failure(lambda: tale().refused(1, "whistle", "TM-L6"))
    assert "was read as a move" in failure(lambda: tale().unreadable(1, "rob 2 keep red"))
    assert "was played" in failure(lambda: tale().unreadable(1, "take red"))
    assert "does not mention" in failure(lambda: tale().unreadable(1, "take", mentions="bananas"))


def test_wrong_events() -> None:
    story = tale().chance("roll I").when(1, "rob 0 keep red")
    story.told(2, "rob", seat=1).in_order("rob", ("rerolled", {"loot": "I"})).no_event("take")
    told = failure(lambda: story.event("rob", seat=2))
    assert "everybody was not told “rob seat=2”" in told and "rob seat=1 victim=0" in told
    assert "seat 2 was not told" in failure(lambda: story.told(2, "take"))
    assert "was told “rob" in failure(lambda: story.no_event("rob", seat=1))
    assert "not in this order" in failure(lambda: story.in_order("rerolled", "rob"))


def test_events_are_those_since_the_last_when() -> None:
    story = tale().chance("roll I").when(1, "rob 0 keep red").when(2, "take mask").no_event("rob")
    assert "was not told" in failure(lambda: story.told(0, "rob"))


def test_wrong_outcomes() -> None:
    over = given(GAME, phase="over", players=[{"gold": 0, "infamy": 5}, {"gold": 0}, {"gold": 0}])
    over.outcome(winners=(0,), scores=(5, 0, 0), points={0: {"infamy": 5}}, tie_break=None)
    told = failure(
        lambda: over.outcome(scores=(6, 0, 0), winners=(1,), points={0: {"cards": 1}}, tie_break="cards")
    )
    for row in (
        "scores: expected [6, 0, 0], found [5, 0, 0]",
        "winners",
        "points.0.cards: expected 1",
        "tie_break",
    ):
        assert row in told
    assert "the game is not over" in failure(lambda: tale().outcome(winners=(0,)))


def test_wrong_undo_and_wrong_twins() -> None:
    assert "could take back a move" in failure(lambda: tale().when(1, "take red").undo_refused(1, "others"))
    assert "cannot take back: others" in failure(lambda: tale().when(1, "take red").when(2, "take all").undo(1))
    assert "the two games differ" in failure(lambda: tale().same_as(tale().when(1, "take red")))


# -- clauses -------------------------------------------------------------------------------------------------


def test_a_clause_no_game_knows_is_an_error() -> None:
    with pytest.raises(ValueError, match="ZZ-1"):
        clause("ZZ-1")
    with pytest.raises(ValueError, match="none given"):
        clause()
    mark = clause("TM-L6", "TM-L7").mark
    assert (mark.name, mark.args) == ("clause", ("TM-L6", "TM-L7"))
    assert {row["id"] for row in rookery.game(GAME).clauses} <= known()


def test_which_tests_check_which_clauses(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "@clause('TM-L6', 'TM-L7')\ndef test_one(): ...\n\n@other('TM-L8')\ndef test_two(): ...\n# TM-L9\n",
        encoding="utf-8",
    )
    assert checked(tmp_path) == {"TM-L6": ["test_a.py::test_one"], "TM-L7": ["test_a.py::test_one"]}


ODD: list[dict[str, Any]] = [
    {"players": [{"pile": "R"}, None, 3, "x", ["y"]]},
    {"market": [{"A": 1}, "B"]},
    {"pool": {(1, 2): {3: [None, {}]}}},
    {"pool": [None, {"a": {1, 2}}, float("nan")]},
]


@pytest.mark.parametrize("document", ODD, ids=str)
def test_an_odd_document_does_not_hide_the_failure(document: dict[str, Any]) -> None:
    """Whatever stands in a document, what is told is that it was refused otherwise, and how."""
    assert "refused otherwise" in failure(lambda: impossible(GAME, clause="TM-X9", **document))
    with pytest.raises(PositionError) as error:
        given(GAME, **document).then(waiting=0)
    assert "The story:" in error.value.__notes__[0]


def test_a_table_that_cannot_be_written_down_does_not_hide_the_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    story = tale()
    story.then(waiting=1)
    nothing: dict[str, Any] = {}
    monkeypatch.setattr(type(story.match._kit), "document", lambda *_: nothing["gone"])
    told = failure(lambda: story.then(waiting=2))
    assert "expected [2], found [1]" in told
    assert "cannot be written down: KeyError" in told
