"""Nobody is cheated of time, a seat or a say; and one table that stands still holds no other up."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

import rookery
from rookery.errors import IllegalMove
from rookery.play.bots import levels
from rookery.serve import Damaged, NotAllowed, Stale, StoreDown, TooFast
from rookery.serve.door.accounts import User
from rookery.serve.drawing.render import table_info
from rookery.serve.hub.robots import Head, Task as Thought, Thinker
from rookery.serve.store import entries, schema
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables import clocks
from rookery.serve.tables.folding import fold
from rookery.serve.tables.live import ABSENT, ABSENT_TURNS, LiveTable
from rookery.serve.tables.state import State
from tests.serve.tools import Running, answer_one, guests, opened, pick, run, started, three, until

TABLE = "thiefs-market"


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


def test_an_answer_sent_again_does_not_undo_a_later_one(sqlite: str) -> None:
    """It arrived, its reply was lost, and another page changed the answer before the first one came back."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users)
            while len(table.waiting) < 3:
                await hub.answer(table, users[table.waiting[0]], table.waiting[0], table.number, "pass")
            assert table.match is not None
            first, second = (str(table.match.legal(1)[k]) for k in (0, 1))
            await hub.answer(table, users[1], 1, table.number, first, once="a")
            await hub.answer(table, users[1], 1, table.number, second, once="b")
            assert (await hub.answer(table, users[1], 1, table.number, first, once="a")).again
            assert str(table.match.given(1)) == second

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
            fold(state, entries.Returned(seat=1), time.time())
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
                fold(state, entries.Proposed(user=users[0].id, what=what, voters=[]), at)
            assert state.opened == pytest.approx(begun + 60)
            fold(state, entries.Proposed(user=users[0].id, what="warm:2", voters=[]), begun + 200)
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
            hub.driver.drive(table, mine=True)
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
                with pytest.raises(Damaged):
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


@pytest.mark.parametrize("game", sorted(rookery.games()))
def test_every_level_answers_where_bots_think(sqlite: str, game: str) -> None:
    """What runs in a worker is sent the table's entries, and answers with a legal move."""

    async def main() -> None:
        async with opened(sqlite, pace=600_000) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, game)
            thinker, head = Thinker(), Head(table.id, game, table.box.version, table.state.key)
            assert table.match is not None
            for n, level in enumerate(levels(game)):
                seat = table.state.pending()[0]
                move = thinker.think(Thought(table.id, head, 0, list(table.rows), seat, level, n))
                assert move is not None
                await hub.answer(table, users[seat], seat, table.number, move)

    run(main())


@contextlib.contextmanager
def clock_set(by: float) -> Iterator[None]:
    """Somebody sets the machine's clock."""
    real = time.time
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: real() + by)
        yield


BACK = [-3600.0, -600.0]


@pytest.mark.parametrize("by", BACK)
def test_a_clock_set_back_stops_no_bot(sqlite: str, by: float) -> None:
    async def main() -> None:
        async with opened(sqlite, pace=20) as hub:
            (ada,) = await guests(hub, "Ada")
            setup: dict[str, Any] = {"seats": 3, "bots": {1: "random", 2: "random"}, "options": {"start": 1}}
            table = await started(hub, [ada], TABLE, **setup)
            with clock_set(by):
                await until(lambda: table.waiting == (0,))
                await answer_one(hub, table, [ada])
                await until(lambda: table.waiting == (0,))

    run(main())


@pytest.mark.parametrize("by", BACK)
def test_a_clock_set_back_holds_no_question_open(sqlite: str, by: float) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users, bank=0.3)
            with clock_set(by):
                number = table.number
                await until(lambda: table.number > number)

    run(main())


@pytest.mark.parametrize("by", BACK)
def test_a_clock_set_back_between_two_starts_holds_nothing_up(database: str, by: float) -> None:
    async def main() -> None:
        async with opened(database, pace=60_000) as hub:
            users = await guests(hub, "Ada", "Bob")
            timed = await started(hub, users, mode="turn", turn_limit=1.0)
            bots = {1: "random", 2: "random"}
            slow = await started(hub, users[:1], TABLE, seats=3, bots=bots, options={"start": 1})
            numbers = timed.number, slow.number
        with clock_set(by):
            async with opened(database, pace=20) as hub:
                assert hub.now() > time.time() - by - 30
                again = [await hub.table(table.id) for table in (timed, slow)]
                await until(lambda: all(t.number > n for t, n in zip(again, numbers, strict=True)))

    run(main())


def test_a_clock_set_forward_takes_nobodys_time(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users, bank=300.0)
            with clock_set(3600.0):
                left = table.clock(table.waiting[0])
                assert left is not None and 200 < left <= 300
                number, seat = table.number, table.waiting[0]
                await hub.driver.time_up(table, number)
                assert table.number == number
                shown = table_info(table).seats[seat].deadline
                assert shown is not None and abs(shown - time.time() - left) < 100, "as browsers count"
                await answer_one(hub, table, users)
                assert table.state.banks[seat] > 200

    run(main())


# -- consent ----------------------------------------------------------------------------------------------------


def test_in_a_turn_based_game_all_are_asked_and_whoever_comes_back_keeps_the_seat(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob, cleo) = await three(hub, mode="turn")
            async with table.listen(ada):
                await hub.stand(table, bob)
                await hub.propose(table, ada, "warm:1")
                assert not table.seats[1].warm  # Cleo is away, and has a say
                assert table.proposals[0].missing == (cleo.id,)
                await hub.arrive(table, bob)
                assert table.proposals == []
                await hub.propose(table, ada, "pause")
                assert not table.paused

    run(main())


def long_ago(table: LiveTable, *users: User, seconds: float = ABSENT) -> None:
    """As if so much time had gone by since anybody of these gave a sign of life."""
    table.known -= seconds
    for signs in (table.gone, table.seen):
        for user in users:
            if user.id in signs:
                signs[user.id] -= seconds


def test_a_lost_connection_makes_nobody_absent(sqlite: str) -> None:
    """A rival waits for the second in which Bob's page is reloaded, and wants a bot to play Bob's turn."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob, cleo) = await three(hub)
            async with table.listen(ada):
                async with table.listen(bob), table.listen(cleo):
                    long_ago(table)
                for what in ("warm:1", "warm:2"):
                    with pytest.raises(NotAllowed, match="not-away"):
                        await hub.propose(table, ada, what)
                await hub.propose(table, ada, "pause")
                assert set(table.proposals[0].missing) == {bob.id, cleo.id}
                assert not table.paused
                await hub.consent(table, ada, False)
                long_ago(table, bob)
                await hub.propose(table, ada, "warm:1")
                assert table.proposals[0].missing == (cleo.id,)

    run(main())


def test_a_server_that_has_just_started_takes_nobody_for_absent(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, *_) = await three(hub)
        async with opened(sqlite) as hub:  # Ada's page is the first to come back
            again = await hub.table(table.id)
            async with again.listen(ada):
                with pytest.raises(NotAllowed):
                    await hub.propose(again, ada, "warm:1")
                again.known -= ABSENT
                await hub.propose(again, ada, "warm:1")
                assert again.seats[1].warm

    run(main())


def test_whoever_plays_by_single_requests_is_there(server: Running) -> None:
    """A program without a socket: it looks, it answers, and is asked before others decide."""
    people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
    ada, bob, cleo = people
    name = server.table(*people)
    table = server.app.state.hub.live[name]
    users = [User(p.id, "") for p in people]
    with ada.socket(name):
        long_ago(table, *users)
        bob.get(f"/tables/{name}")
        long_ago(table, users[1], seconds=ABSENT / 2)
        refused = ada.post(f"/tables/{name}/proposals", {"what": "warm:1"})
        assert refused.status_code == 409
        assert "Bob" in refused.json()["text"]
        proposed = ada.post(f"/tables/{name}/proposals", {"what": "warm:2"}).json()["table"]["proposals"]
        assert proposed[0]["missing"] == [bob.id]
        cleo.get(f"/tables/{name}")  # and she is there after all
        assert ada.get(f"/tables/{name}").json()["table"]["proposals"] == []


def test_nobody_sees_who_asks_for_something(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (_, bob, _) = await three(hub)
            await hub.looked_at(table.id, bob)  # a sealed answer would show
            table.show_presence()
            assert not table.seats[1].connected
            assert table.present(bob.id)

    run(main())


def test_in_a_turn_based_game_nobody_is_absent_for_days(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users, mode="turn")
            first = table.waiting[0]
            rival, what = users[1 - first], f"warm:{first}"
            long_ago(table, *users)
            with pytest.raises(NotAllowed):
                await hub.propose(table, rival, what)
            table.state.opened -= ABSENT_TURNS + 1
            await hub.propose(table, rival, what)
            assert table.seats[first].warm

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


def test_what_was_announced_only_the_clock_drops(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """CD-M1, CD-W10: nobody beckons to somebody and leaves it at that; a clock may still have to pass."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo", "Dora")
            table = await started(hub, users, "castle-of-the-devil")
            seat = table.waiting[0]
            state, *_ = table.state.played(seat, "trade", "", table.state.opened + 100)
            at = state.opened + 100
            for held in (True, False):  # until it may show, an answer is kept back
                monkeypatch.setattr(State, "holds", lambda state, seat, at, held=held: held)
                with pytest.raises(IllegalMove, match="announced"):
                    state.played(seat, "pass", "", at)
                _, entry, _ = state.played(seat, "pass", "clock", at)
                assert (entry.move, entry.held) == ("pass", held)
                again = state.fork(play=True)
                fold(again, entry, at)
                if held:
                    again.show_held(at)
                assert again.asked == ((seat + 1) % 4,)

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
        async with opened(sqlite, rate_tables="2/day") as hub:
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
