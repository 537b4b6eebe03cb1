"""Nobody is cheated of time, a seat or a say; and one table that stands still holds no other up."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import update

from rookery.serve import clocks, entries, schema
from rookery.serve.hub import Hub, LiveTable, NotAllowed, Stale, StoreDown, TableSetup, TooFast, User
from rookery.serve.robots import Head, Thinker
from rookery.serve.robots import Task as Thought
from tests.serve.tools import answer_one, guests, opened, pick, run, started, until

TABLE = "thiefs-market"


async def three(hub: Hub, **more: Any) -> tuple[LiveTable, list[User]]:
    """Ada, Bob and Cleo at Thief's Market; Ada begins."""
    users = await guests(hub, "Ada", "Bob", "Cleo")
    return await started(hub, users, TABLE, options={"start": 0}, **more), users


# -- posts that come twice --------------------------------------------------------------------------------------


def test_a_shorthand_posted_twice_is_one_answer(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            table, users = await three(hub)
            first = await hub.answer(table, users[0], 0, 1, "take all")
            again = await hub.answer(table, users[0], 0, 1, "take all")
            assert (again.again, again.move) == (True, first.move)
            for other in ("", "take"):  # another post to an answered question is stale, an empty one too
                with pytest.raises(Stale):
                    await hub.answer(table, users[0], 0, 1, other)
            table_id = table.id
        async with opened(database) as hub:  # after a restart too
            table = await hub.table(table_id)
            assert (await hub.answer(table, users[0], 0, 1, "take all")).again

    run(main())


# -- clocks -----------------------------------------------------------------------------------------------------


def test_taking_back_brings_no_time(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, users = await three(hub, bank=300, increment=30)
            for _ in range(5):
                await hub.answer(table, users[0], 0, table.number, pick(table, 0))
                await hub.undo(table, users[0], 0, table.number)
            assert max(table.state.banks) <= 300

    run(main())


def test_a_return_gives_the_asked_one_no_time_back(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, _ = await three(hub, bank=300)
            state = table.state
            state.seats[1].warm, state.seats[1].bot = True, "random"
            state.opened -= 7
            state._returned(entries.Returned(seat=1), time.time())
            left = clocks.left(state, 0, time.time())
            assert left is not None
            assert left <= 293.1

    run(main())


def test_a_pause_moves_the_deadline_of_a_turn_by_its_length_and_no_more(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, users = await three(hub, mode="turn", turn_limit=1000)
            state, begun = table.state, table.state.opened
            for what, at in (("pause", begun + 100), ("resume", begun + 160)):
                state._proposed(entries.Proposed(user=users[0].id, what=what, voters=[]), at)
            assert state.opened == pytest.approx(begun + 60)
            state._proposed(entries.Proposed(user=users[0].id, what="warm:2", voters=[]), begun + 200)
            assert state.opened == pytest.approx(begun + 60)

    run(main())


def test_a_clock_that_cannot_answer_does_not_spin(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(sqlite, sweep=600, poll=600) as hub:
            table, _ = await three(hub, bank=60)
            tries = 0

            async def down(job: object) -> None:
                nonlocal tries
                tries += 1
                raise StoreDown

            monkeypatch.setattr(hub.store, "write", down)
            table.state.opened -= 100
            hub.drive(table, mine=True)
            await until(lambda: tries > 0)
            for _ in range(50):
                await asyncio.sleep(0.001)
            assert tries == 1
            monkeypatch.undo()

    run(main())


def test_results_of_chance_that_cannot_happen_are_passed_over(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, TABLE, chance=["first 0"])
            assert table.match is not None
            table.setup.chance.append("nothing like it")  # a setup is only tried up to the first question
            table.match.script(table.setup.chance)
            for n in range(40):
                await answer_one(hub, table, users, n)
            assert table.number > 30

    run(main())


# -- one bad table ----------------------------------------------------------------------------------------------


def test_a_table_that_cannot_be_opened_holds_no_other_up(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            bad, _ = await three(hub, mode="turn", turn_limit=0.2)
            good, _ = await three(hub, mode="turn", turn_limit=0.3)
            number, ids = good.number, (bad.id, good.id)
            change = update(schema.tables).where(schema.tables.c.id == bad.id).values(rules=99)
            await hub.store.write(lambda db: db.execute(change).rowcount)
        async with opened(database) as other:
            await until(lambda: ids[1] in other.live)
            again = await other.table(ids[1])
            await until(lambda: again.number > number)
            assert ids[0] not in other.live

    run(main())


def test_overdue_tables_come_by_turns(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, sweep=600, poll=600) as hub:
            made = [(await three(hub, mode="turn", turn_limit=1))[0].id for _ in range(5)]
            seen: list[str] = []
            after = (0.0, "")
            for _ in range(3):
                found = await hub.overdue(time.time() + 100, after, 2)
                seen += [table_id for _, table_id in found]
                after = found[-1]
            assert seen == made

    run(main())


def test_a_table_with_a_damaged_entry_is_not_shown_half(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, users = await three(hub)
            for n in range(4):
                await answer_one(hub, table, users, n)
            rows, table_id = schema.entries, table.id
            change = update(rows).where(rows.c.table_id == table_id, rows.c.seq == table.seq - 1).values(data="{")
            await hub.store.write(lambda db: db.execute(change).rowcount)
        async with opened(sqlite) as hub:
            for _ in range(2):
                with pytest.raises(Exception, match=r"truncated|malformed"):
                    await hub.table(table_id)
            assert table_id not in hub.live

    run(main())


# -- older rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["enclave", "age-of-thieves", "thieves-den"])
def test_bots_think_by_the_rules_a_table_began_with(sqlite: str, game: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            older = hub.games[game].at(1)
            assert older is not None
            hub.games[game] = older
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, game)
            thinker, head = Thinker(), Head(table.id, game, table.box.version, table.state.key)
            for n in range(30):
                seat = table.state.pending()[0]
                move = thinker.think(Thought(table.id, head, 0, list(table.rows), seat, "random", n))
                assert move is not None
                await hub.answer(table, users[seat], seat, table.number, move)

    run(main())


# -- consent ----------------------------------------------------------------------------------------------------


def test_in_a_turn_based_game_all_are_asked_and_whoever_comes_back_keeps_the_seat(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob, cleo) = await three(hub, mode="turn")
            async with table.listen(ada):
                await hub.propose(table, ada, "warm:1")
                assert not table.seats[1].warm  # Cleo is away, and has a say
                assert table.proposals[0].missing == (cleo.id,)
                await hub.arrive(table, bob)
                assert table.proposals == []
                await hub.propose(table, ada, "pause")
                assert not table.paused

    run(main())


@pytest.mark.parametrize(
    "what", ["pause:I hold the key", "live:", "warm:", f"warm:{'9' * 5000}", "warm:01", "warm:٣"]
)
def test_only_what_can_be_agreed_to_is_proposed(sqlite: str, what: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, users = await three(hub)
            with pytest.raises(NotAllowed):
                await hub.propose(table, users[0], what)

    run(main())


def test_a_new_name_says_nothing_where_nobody_talks(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo", "Dora")
            table = await started(hub, users, "castle-of-the-devil")
            assert table.state.hushed()
            told = await hub.rename(users[1], "I hold the Key")
            await hub.chat(table, told, phrase="trouble")
            assert [line.name for line in table.chat] == ["Bob"]

    run(main())


# -- lists and limits ------------------------------------------------------------------------------------------


def test_the_list_says_whose_turn_it_is_at_tables_that_left_the_memory(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            table, users = await three(hub)
            await hub.answer(table, users[0], 0, table.number, "take all")
            asked = list(table.waiting)
            assert asked != [0]
        async with opened(database) as hub:
            (card,) = await hub.tables_of(users[1])
            assert card.waiting == asked

    run(main())


def test_new_tables_are_limited_however_they_are_made(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, rate_tables="2/minute") as hub:
            (ada,) = await guests(hub, "Ada")
            for _ in range(2):
                await hub.create(ada, TableSetup(game=TABLE, seats=3))
            with pytest.raises(TooFast):
                await hub.create(ada, TableSetup(game=TABLE, seats=3))

    run(main())


def test_a_bot_leaves_a_person_time_to_take_back(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, regret=600_000) as hub:
            (ada,) = await guests(hub, "Ada")
            setup: dict[str, Any] = {"seats": 3, "bots": {1: "random", 2: "random"}, "options": {"start": 0}}
            table = await started(hub, [ada], TABLE, **setup)
            number = table.number
            await hub.answer(table, ada, 0, number, pick(table, 0))
            await until(lambda: bool(table.thinking))
            for _ in range(20):
                await asyncio.sleep(0.005)
            assert table.number == number + 1
            await hub.undo(table, ada, 0, table.number)
            assert table.waiting == (0,)
            await hub.answer(table, ada, 0, table.number, pick(table, 0))
            await hub.skip(table, ada)
            await until(lambda: table.number > number + 3)

    run(main())
