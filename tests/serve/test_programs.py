"""A program at the table: everybody can see what it is, and nobody waits for one that hangs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rookery.serve.door.accounts import User
from rookery.serve.drawing.render import Renderer, table_info
from rookery.serve.drawing.scene import Viewer
from rookery.serve.hub.hub import Hub
from rookery.serve.settings import SettingError, Settings
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables import clocks
from rookery.serve.tables.live import LiveTable
from tests.serve.tools import answer_one, guests, opened, run, serving, until

LIMIT = 0.3


async def with_a_program(hub: Hub, game: str = "thiefs-market", **more: Any) -> tuple[LiveTable, list[User]]:
    """Ada, a program, and Cleo; the program sits on seat 1."""
    users = await guests(hub, "Ada", "Robot", "Cleo")
    table = await hub.create(users[0], TableSetup(game=game, seats=3, **more))
    for user in users[1:]:
        await hub.sit(table, user, invite=table.invite, program=user.name == "Robot")
    await hub.start(table, users[0])
    return table, users


async def others_answer(hub: Hub, table: LiveTable, users: list[User]) -> None:
    """Until only the program is asked."""
    while table.state.pending() != [1]:
        assert table.status == "playing"
        await answer_one(hub, table, [users[0], users[2]], 3)


@pytest.mark.parametrize("mode", ["live", "turn"])
def test_the_rule_answers_for_a_program_that_hangs_and_for_nobody_else(database: str, mode: str) -> None:
    """Without any clocks at the table; in a turn-based game too, where people have all the time."""

    async def main() -> None:
        async with opened(database, program_seconds=LIMIT) as hub:
            table, users = await with_a_program(hub, mode=mode, options={"start": 1})
            assert clocks.deadline(table.state, 1) == table.state.opened + LIMIT
            await until(lambda: 1 not in table.state.pending())
            assert '"by":"clock"' in table.rows[-1] and '"seat":1' in table.rows[-1]
            assert [clocks.deadline(table.state, s) for s in (0, 2)] == [None, None]
            await answer_one(hub, table, [users[0], users[2]])  # the table goes on

    run(main())


def test_a_restarted_server_goes_on_counting(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, program_seconds=LIMIT) as hub:
            table, users = await with_a_program(hub, options={"start": 0})
            await others_answer(hub, table, users)
            number, table_id = table.number, table.id
        async with opened(sqlite, program_seconds=500.0) as hub:  # the limit is the one it sat down with
            table = await hub.table(table_id)
            await until(lambda: table.number > number)

    run(main())


def test_a_pause_stops_its_time_and_it_is_not_asked_about_one(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, program_seconds=500.0) as hub:
            table, (ada, robot, cleo) = await with_a_program(hub, options={"start": 1})
            async with table.listen(ada), table.listen(robot), table.listen(cleo):
                await hub.propose(table, ada, "pause")
                assert table.proposals[0].missing == (cleo.id,)
                await hub.consent(table, cleo, True)
                assert table.paused
                assert clocks.deadline(table.state, 1) is None

    run(main())


def test_a_sealed_round_tells_nothing_about_the_program(sqlite: str) -> None:
    """Its time counts from the question; what has been answered by others changes nothing anybody sees."""

    async def main() -> None:
        async with opened(sqlite, program_seconds=500.0) as hub:
            table, (ada, robot, _) = await with_a_program(hub, "parlour")
            while len(table.waiting) < 3:
                await hub.answer(table, [ada, robot, _][table.waiting[0]], table.waiting[0], table.number, "pass")
            due, version = clocks.deadline(table.state, 1), table.version
            await answer_one(hub, table, [ada])
            assert (clocks.deadline(table.state, 1), table.version) == (due, version)
            seen = table_info(table).seats[1]
            await answer_one(hub, table, [robot])
            assert (table_info(table).seats[1].deadline, table.version) == (seen.deadline, version)

    run(main())


def test_with_clocks_the_shorter_time_counts(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, program_seconds=30.0) as hub:
            table, _ = await with_a_program(hub, options={"start": 1}, bank=600.0)
            assert clocks.deadline(table.state, 1) == table.state.opened + 30
            table, _ = await with_a_program(hub, options={"start": 1}, bank=10.0)
            assert clocks.deadline(table.state, 1) == table.state.opened + 10

    run(main())


def test_everybody_sees_that_it_is_a_program(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, robot, _) = await with_a_program(hub)
            async with table.listen(robot):
                html = Renderer().push(table, Viewer(0, "en", ada))
                assert html.count('title="A program"') == 1
                assert "<small>A program</small>" in html

    run(main())


def test_a_bot_token_is_a_program_and_says_so(sqlite: str) -> None:
    """Whatever it claims; a guest may say it."""
    with serving(sqlite) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        token = bob.post("/me/tokens", {"label": "bot"}).json()["token"]
        made = ada.post("/tables", {"game": "parlour", "seats": 3}).json()
        path, invite = f"/tables/{made['table']['id']}/sit", made["you"]["invite"]
        bob.token = token
        bob.post(path, {"invite": invite})
        found = server.person("Cleo").post(path, {"invite": invite, "program": True}).json()
        assert [seat["program"] for seat in found["table"]["seats"]] == [False, True, True]
        hosted = bob.post("/tables", {"game": "parlour", "seats": 3}).json()
        assert hosted["table"]["seats"][0]["program"]


@pytest.mark.parametrize("first", [0, 1], ids=["a person opens it", "the program opens it"])
def test_a_program_is_one_in_the_next_game_too(sqlite: str, first: int) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, users = await with_a_program(hub)
            async with table.listen(users[0]), table.listen(users[2]):
                await hub.propose(table, users[0], "end")
                await hub.consent(table, users[2], True)
            await hub.rematch(table, users[first])
            new = await hub.rematch(table, users[1 - first])
            assert {seat.name: seat.program > 0 for seat in new.seats if seat.name} == {"Ada": False, "Robot": True}

    run(main())


def test_a_limit_of_nothing_is_refused() -> None:
    with pytest.raises(SettingError, match="ROOKERY_PROGRAM_SECONDS"):
        Settings.read({"ROOKERY_PROGRAM_SECONDS": "0"})


def test_presence_is_shown_as_for_people(sqlite: str) -> None:
    """A program that is not there is away: the others may put a bot there."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, *_) = await with_a_program(hub)
            await asyncio.sleep(0)
            assert "A bot for Robot" in Renderer().push(table, Viewer(0, "en", ada))

    run(main())
