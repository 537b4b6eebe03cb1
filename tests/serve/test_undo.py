"""Undo: through the hub, on both databases."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rookery.errors import UndoRefused
from rookery.serve import (
    NotYourSeat,
    Stale,
)
from rookery.serve.api.sockets import JsonFeed
from tests.rules.castle_of_the_devil.coach import coach
from tests.rules.castle_of_the_devil.test_turn_and_trade import ALONE
from tests.serve.tools import answer_one, guests, opened, pick, run, started, until


def test_undo_goes_back_and_survives_a_restart(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub, opened(database) as other:
            ada, bob, cleo = await guests(hub, "Ada", "Bob", "Cleo")
            users = [ada, bob, cleo]
            table = await started(hub, users, "thiefs-market", options={"start": 0})
            assert table.match is not None
            with pytest.raises(UndoRefused):
                await hub.undo(table, ada, 0, table.number)
            before = table.match.wire()
            seat, number, _ = await answer_one(hub, table, users)
            assert table.match is not None
            if table.match.can_undo(seat):
                with pytest.raises(Stale):
                    await hub.undo(table, users[seat], seat, number)
                with pytest.raises(NotYourSeat):
                    await hub.undo(table, users[seat - 1], seat, table.number)
                await hub.undo(table, users[seat], seat, table.number)
                assert table.match is not None
                assert table.match.wire() == before
                with pytest.raises(Stale):  # the undone answer, posted late again, must not be played again
                    await hub.answer(table, users[seat], seat, number, pick(table, seat, 1))
                await hub.answer(table, users[seat], seat, table.number, pick(table, seat, 1))
            again = await other.table(table.id)
            assert again.match is not None
            assert again.match.wire() == table.match.wire()
            assert again.match.can_undo(seat) == table.match.can_undo(seat)

    run(main())


def test_after_an_undo_the_game_can_be_looked_back_upon_at_once(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, "thiefs-market", options={"start": 0})
            assert table.match is not None
            before = (table.match.settled, table.match.seat_answers())
            seat, _, _ = await answer_one(hub, table, users)
            await hub.undo(table, users[seat], seat, table.number)
            assert (table.match.settled, table.match.seat_answers()) == before
            last = hub.moments(table)
            assert (await hub.moment(table, users[seat], last, seat)).wire() == table.match.wire()

    run(main())


def test_what_could_be_taken_back_under_older_rules_was(sqlite: str) -> None:
    """A table of the Castle at which the only one asked took back a sealed answer is read as it was played."""

    async def main() -> None:
        async with opened(sqlite) as hub, opened(sqlite) as other:
            older = hub.games["castle-of-the-devil"].at(3)
            assert older is not None
            hub.games["castle-of-the-devil"] = older
            users = await guests(hub, "Ada", "Bob", "Cleo", "Dora")
            document = coach(*ALONE).match.document()
            table = await started(hub, users, "castle-of-the-devil", position=document)
            for move in ("fight", "to 1", "pass"):
                await until(lambda: 0 in table.waiting)
                await hub.answer(table, users[0], 0, table.number, move)
            await until(lambda: table.match is not None and table.match.can_undo(0))
            await hub.undo(table, users[0], 0, table.number)
            assert table.match is not None
            again = await other.table(table.id)
            assert again.match is not None
            assert again.match.wire() == table.match.wire()

    run(main())


def test_a_late_copy_of_an_undone_answer_is_acknowledged_but_not_played(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, "thiefs-market", options={"start": 0})
            seat, number, move = await answer_one(hub, table, users)
            assert table.match is not None
            assert table.match.can_undo(seat)
            await hub.undo(table, users[seat], seat, table.number)
            seq = table.seq
            assert (await hub.answer(table, users[seat], seat, number, move)).again
            assert table.seq == seq

    run(main())


def test_an_undo_that_comes_together_with_the_next_answer_is_told(sqlite: str) -> None:
    """A program that was busy meanwhile is sent all events anew, not the new ones after those that are gone."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo", "Dan")
            players: list[Any] = [{"pile": "R B S"}, {}, {}, {}]
            position = {"phase": "split", "turn": 1, "pool": "W W W G G G Y I I", "players": players}
            table = await started(hub, users, "thiefs-market", position=position)
            feed = JsonFeed(table, users[0], "en")
            first = msgspec.json.decode(feed.message())
            seat = table.waiting[0]
            await hub.answer(table, users[seat], seat, table.number, "take white white")
            seen = msgspec.json.decode(feed.message())
            assert seen["events_from"] == len(first["events"])
            await hub.undo(table, users[seat], seat, table.number)
            await hub.answer(table, users[seat], seat, table.number, "take green")
            again = msgspec.json.decode(feed.message())
            assert again["events_from"] == 0
            assert table.match is not None
            assert [e["n"] for e in again["events"]] == [e["n"] for e in table.match.events(0)]
            assert [e["text"] for e in again["events"]] == ["Bob takes a green gem."]
            assert feed.message() != ""  # nothing new, but from another place: said once
            assert feed.message() == ""

    run(main())
