"""Position documents: defaults, round trips, and what is refused."""

import json

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.play.checks import pick
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import GAME, coach, game, p
from tests.scenario import impossible


def test_everything_may_be_left_out() -> None:
    for seats in range(3, 11):
        match = game().position({"seats": seats})
        assert match.waiting == (0,)
        assert not match.check()
        assert len(match.document()["players"]) == seats


@pytest.mark.parametrize("seats", [3, 5, 6, 10])
def test_a_document_is_the_whole_table_at_every_moment(seats: int) -> None:
    """In the middle of trades, fights and sealed windows too."""
    match, rng = game().start(seats=seats, seed=seats, options={"smuggling": True, "turn-cap": 50}), Rng(seats)
    for _ in range(150):
        if match.over:
            break
        doc = json.loads(json.dumps(match.document()))
        again = game().position(doc)
        assert again.document() == doc
        assert sorted(again.waiting) == sorted(match.waiting)
        assert [again.view(v) for v in (0, 1, None)] == [match.view(v) for v in (0, 1, None)]
        match.play(*pick(match, rng))


@clause("CD-S3", "CD-S4", "CD-S11", "CD-O6", "CD-H1")
def test_impossible_positions_are_refused() -> None:
    rows = [{"items": "key"}, {"items": "goblet"}, {"items": "bag_key"}, {"items": "bag_goblet"}]
    impossible(
        GAME, players=[{**r, "occupation": "thug"} for r in rows], clause="CD-S3", where="players[1].occupation"
    )
    impossible(GAME, players=[{**r, "faction": "order"} for r in rows], clause="CD-S4", where="players[2].faction")
    impossible(GAME, players=[{"items": "ring"}, {"items": "ring"}, *rows[2:]], clause="CD-S11")
    impossible(GAME, players=rows, top=["dagger", "ring", "whip"], clause="CD-O6", where="top")
    impossible(GAME, players=rows, deck=["dagger"], clause="CD-S11", where="deck")
    impossible(GAME, players=[{"items": ""}, *rows[1:]], where="players[0].items")
    much = "key key goblet goblet dagger gloves knives whip"
    impossible(GAME, players=[{"items": much}, {"items": "ring"}, *rows[2:]], clause="CD-H1")
    impossible(GAME, players=rows, undealt="order", where="undealt")
    impossible(GAME, players=rows, progress=[["fight", 1]], where="progress")
    impossible(GAME, players=rows, progress=[["turn", 0, 0]], where="progress")  # a turn in no journey
    impossible(GAME, players=rows, progress=[["journey", 1], ["journey", 1], ["turn", 0, 0]], where="progress")
    impossible(GAME, players=rows, sealed={"0": "pass"}, where="sealed")
    impossible(GAME, players=[{"items": "broom"}, *rows[1:]], where="players[0].items")
    impossible(GAME, players=rows[:3], seats=4, where="players")
    impossible(GAME, players=rows, mood="dark")


def test_wrong_memories_are_refused() -> None:
    doc = coach(
        p("thug", "key"), p("priest", "goblet"), p("doctor", "bag_key"), p("duelist", "bag_goblet")
    ).match.document()
    for change in (
        {"items": 3},
        {"items": {"cards": ["key@0"], "known": [], "facts": []}},
        {**doc["memory"], "items": {**doc["memory"]["items"], "known": [[99]] * 5}},
        {**doc["memory"], "items": {**doc["memory"]["items"], "facts": [[0, [1], [2]]]}},
        {**doc["memory"], "occupations": {**doc["memory"]["occupations"], "cards": ["thug@0"] * 10}},
    ):
        with pytest.raises(rookery.GameError):
            game().position({**doc, "memory": change})
