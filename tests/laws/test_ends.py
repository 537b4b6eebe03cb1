"""Rules that go round end with an error, never with a program that hangs."""

from typing import Any

import pytest

import rookery
from rookery.core.rng import Rng
from rookery.core.table import RuleError
from rookery.play.checks import Setting
from tests.anygame import midgame

ENDLESS = -(10**9)
"""A step of parlour's evening at which cards are dealt, and dealt, and dealt."""
FIGHT: list[Any] = ["fight", 4, 0, 1, 4, -1, 0, -1, 0, -1, 0, -1, -1, 0]


def endless() -> Any:
    """A table whose rules deal for ever from a deck that is empty."""
    table = midgame(Setting("parlour", 4), 1, 3)._table.clone()
    table._close()
    del table.stack[1:]
    table.top = table.stack[0]
    table.top.step = ENDLESS
    return table


def test_rules_that_never_ask_anybody() -> None:
    table = endless()
    table.settle()
    with pytest.raises(RuleError, match="goes round without asking anybody"):
        table.random_chance(Rng(1))


def test_answers_of_chance_without_end() -> None:
    table = endless()
    assert table.one_less(1) == 0
    with pytest.raises(RuleError, match="asks chance without end"):
        table.one_less(0)


@pytest.mark.parametrize("asked", [0, 1 << 7])
def test_a_question_to_seats_that_are_not_there(asked: int) -> None:
    table = endless()
    with pytest.raises(RuleError, match="not there"):
        table.ask_all(asked, 0)


@pytest.mark.parametrize("mask", [-1, 63])
def test_a_position_that_hung(mask: int) -> None:
    fight = [*FIGHT[:5], mask, *FIGHT[6:]]
    document = {"seats": 5, "progress": [["journey", 1], ["turn", 2, 0], fight]}
    with pytest.raises(rookery.PositionError) as refused:
        rookery.game("castle-of-the-devil").position(document)
    assert refused.value.where.startswith("progress")


def test_where_the_game_cannot_go_on_the_entry_and_the_reason_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a reader lets pass: the entry without which all would be well, and what went wrong."""
    from rookery.games.thiefs_market.kit import MarketKit

    real = MarketKit.document

    def document(self: Any, table: Any) -> Any:
        if table.players[1].gold > 5:
            raise RuleError("too rich")
        return real(self, table)

    monkeypatch.setattr(MarketKit, "document", document)
    rich: list[Any] = [{"gold": 9, "pile": "R W"}, {"gold": 7}, {}]
    table = {"phase": "split", "pool": "R W B B G G Y I S", "turn": 1, "players": rich}
    with pytest.raises(rookery.PositionError) as refused:
        rookery.game("thiefs-market").position(table)
    assert (refused.value.where, refused.value.slug) == ("players.1.gold", "goes-on")
    assert "too rich" in str(refused.value)
