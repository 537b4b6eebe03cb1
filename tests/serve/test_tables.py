"""Tables, seats, answers, consent, clocks: through the hub, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import rookery
from rookery.errors import IllegalMove, NotAMove
from rookery.serve import (
    BadSetup,
    Forbidden,
    NoSuchTable,
    NotAllowed,
    NotYourSeat,
    Stale,
    TableFull,
)
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.live import LiveTable
from tests.serve.tools import answer_one, count, guests, opened, pick, play_out, run, started, until


def test_a_game_with_bots_is_played_stored_and_found_again(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub, opened(database) as other:
            (ada,) = await guests(hub, "Ada")
            table = await started(hub, [ada], "thiefs-market", seats=3, bots={1: "heuristic", 2: "random"})
            assert table.status == "playing"
            await play_out(hub, table, [ada])
            again = await other.table(table.id)
            await other.catch_up(again)  # on a slow machine it may have looked at the table during the game
            assert again.match is not None
            assert table.match is not None
            for seat in (0, 1, 2, None):
                assert again.match.digest(seat) == table.match.digest(seat)
            assert again.match.wire() == table.match.wire()
            assert (again.number, again.version) == (table.number, table.version)
            assert rookery.verify(await hub.record(table, ada)).ok
            assert [c.status for c in await other.tables_of(ada)] == ["over"]

    run(main())


def test_seats_invites_and_the_host(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, bob, cleo, dan = await guests(hub, "Ada", "Bob", "Cleo", "Dan")
            table = await hub.create(ada, TableSetup(game="thiefs-market", seats=3))
            assert table.seat_of(ada) == 0
            assert not table.may_see(bob)
            with pytest.raises(NoSuchTable):
                await hub.seen(table.id, bob)
            with pytest.raises(NoSuchTable):
                await hub.sit(table, bob)
            with pytest.raises(NoSuchTable):
                await hub.sit(table, bob, invite="guess")
            assert await hub.sit(table, bob, seat=2, invite=table.invite) == 2
            assert await hub.sit(table, bob, seat=2) == 2
            with pytest.raises(NotAllowed):
                await hub.sit(table, bob, seat=1)
            with pytest.raises(NotAllowed):
                await hub.start(table, ada)
            with pytest.raises(Forbidden):
                await hub.set_seat(table, bob, 1, "random")
            with pytest.raises(BadSetup):
                await hub.set_seat(table, ada, 1, "genius")
            await hub.set_seat(table, ada, 1, "random")
            assert table.seats[1].bot == "random"
            with pytest.raises(TableFull):
                await hub.sit(table, cleo, invite=table.invite)
            assert table.may_see(cleo)  # the link was good
            await hub.set_seat(table, ada, 1, None)
            await hub.sit(table, cleo)
            with pytest.raises(Forbidden):
                await hub.start(table, bob)
            await hub.stand(table, cleo)
            await hub.set_seat(table, ada, 1, "heuristic")
            await hub.words(table, bob, "rook and roll")
            await hub.start(table, ada)
            await hub.start(table, ada)  # twice is once
            with pytest.raises(NotAllowed):
                await hub.sit(table, dan, invite=table.invite)
            with pytest.raises(NotAllowed):
                await hub.set_seat(table, ada, 1, "random")
            assert table.match is not None
            assert "rook and roll" in table.match.record
            assert [c.id for c in await hub.tables_of(bob)] == [table.id]
            assert await hub.tables_of(cleo) == []

    run(main())


def test_public_tables_are_listed_and_setups_can_change(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, bob = await guests(hub, "Ada", "Bob")
            table = await hub.create(ada, TableSetup(game="thiefs-market", seats=4, public=True))
            await hub.create(ada, TableSetup(game="thiefs-market", seats=4))
            (card,) = await hub.open_tables()
            assert (card.id, card.free, card.seat_of(ada.id)) == (table.id, 3, 0)
            assert await hub.sit(table, bob) == 1
            await hub.change(table, ada, TableSetup(game="thiefs-market", seats=3, public=True, bank=60))
            assert len(table.seats) == 3
            assert table.seat_of(bob) == 1
            with pytest.raises(BadSetup):
                await hub.change(table, ada, TableSetup(game="thiefs-market", seats=9))
            with pytest.raises(Forbidden):
                await hub.change(table, bob, TableSetup(game="thiefs-market", seats=3))
            bad: list[dict[str, Any]] = [{"game": "chess"}, {"seats": 2}, {"options": {"promo": 7}}, {"bank": -1}]
            for wrong in [*bad, {"mode": "never"}, {"bots": {7: "random"}}, {"bots": {1: "genius"}}]:
                with pytest.raises(BadSetup):
                    await hub.create(ada, TableSetup(**{"game": "thiefs-market", "seats": 3, **wrong}))

    run(main())


def test_characters_are_chosen_before_the_start_first_come_first_served(database: str) -> None:
    """CD-Q57: nobody gets what somebody else has; whoever has not chosen is dealt one; a reload changes nothing."""

    def characters(table: LiveTable) -> list[str]:
        assert table.match is not None
        return [row["character"] for row in table.match.view(None)["players"]]

    async def main() -> None:
        async with opened(database) as hub:
            ada, bob, cleo, dan = await guests(hub, "Ada", "Bob", "Cleo", "Dan")
            table = await hub.create(ada, TableSetup(game="castle-of-the-devil", seats=4))
            for user in (bob, cleo):
                await hub.sit(table, user, invite=table.invite)
            await hub.choose(table, ada, "juan")
            with pytest.raises(NotAllowed):
                await hub.choose(table, bob, "juan")
            with pytest.raises(BadSetup):
                await hub.choose(table, bob, "count")
            with pytest.raises(NotYourSeat):
                await hub.choose(table, dan, "henry")
            await hub.choose(table, ada, "marie")  # another one: the first is free again
            await hub.choose(table, bob, "juan")
            await hub.choose(table, cleo, "sarah")
            await hub.stand(table, cleo)
            await hub.sit(table, dan, seat=2, invite=table.invite)
            assert [s.choice for s in table.seats] == ["marie", "juan", "", ""]
            await hub.set_seat(table, ada, 3, "random")
            await hub.start(table, ada)
            with pytest.raises(NotAllowed):
                await hub.choose(table, dan, "henry")
            seen = characters(table)
            assert seen[:2] == ["marie", "juan"]
            assert len(set(seen)) == 4
        async with opened(database) as hub:
            again = await hub.table(table.id)
            assert characters(again) == seen
            moment = await hub.moment(again, None, 0, None)
            assert [row["character"] for row in moment.view(None)["players"]] == seen
            plain = await hub.create(ada, TableSetup(game="thiefs-market", seats=3))
            with pytest.raises(BadSetup):
                await hub.choose(plain, ada, "juan")

    run(main())


def test_a_branch_keeps_the_characters(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            options = {"turn-cap": 50, "items": "first-journey"}
            bots = {1: "random", 2: "random"}
            table = await hub.create(
                ada, TableSetup(game="castle-of-the-devil", seats=3, options=options, bots=bots)
            )
            await hub.choose(table, ada, "henry")
            await hub.start(table, ada)
            await play_out(hub, table, [ada])
            other = await hub.branch(table, ada, 3)
            await hub.start(other, ada)
            assert table.match is not None
            assert other.match is not None
            whom = [[row["character"] for row in m.view(None)["players"]] for m in (table.match, other.match)]
            assert whom[0] == whom[1]
            assert whom[0][0] == "henry"

    run(main())


def test_an_answer_counts_once_and_an_old_one_is_told_so(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, bob = await guests(hub, "Ada", "Bob")
            table = await started(hub, [ada, bob])
            rows = await count(hub, "select count(*) from entries")
            seat, number, move = await answer_one(hub, table, [ada, bob])
            user = ada if seat == 0 else bob
            ack = await hub.answer(table, user, seat, number, move)
            assert ack.again
            assert await count(hub, "select count(*) from entries") == rows + 1
            with pytest.raises(Stale):
                await hub.answer(table, user, seat, number, "halt")
            with pytest.raises(Stale):
                await hub.answer(table, user, seat, number - 1, move)
            with pytest.raises(NotYourSeat):
                await hub.answer(table, user, 1 - seat, table.number, "pass")
            asked = table.waiting[0]
            with pytest.raises(NotAMove):
                await hub.answer(table, [ada, bob][asked], asked, table.number, "dance")
            with pytest.raises(IllegalMove):
                await hub.answer(table, [ada, bob][asked], asked, table.number, "bid 6")
            assert await count(hub, "select count(*) from entries") == rows + 1

    run(main())


@pytest.mark.parametrize("different", [False, True])
def test_eight_racing_posts_have_one_winner(database: str, different: bool) -> None:
    """Two hubs are two processes for the database: neither knows of the other but through it."""

    async def main() -> None:
        async with opened(database, poll=60) as one, opened(database, poll=60) as two:
            (ada,) = await guests(one, "Ada")
            table = await started(one, [ada], "thiefs-market", seats=3, bots={1: "random", 2: "random"})
            for _ in range(4):
                while table.waiting != (0,) and table.status != "over":
                    await asyncio.sleep(0.01)
                    await one.catch_up(table)  # the other may have driven the bots
                other = await two.table(table.id)
                await two.catch_up(other)
                number, before = table.number, table.seq
                moves = [pick(table, 0, k if different else 0) for k in range(8)]
                posts = [
                    (one if k % 2 else two).answer(table if k % 2 else other, ada, 0, number, move)
                    for k, move in enumerate(moves)
                ]
                results = await asyncio.gather(*posts, return_exceptions=True)
                await one.catch_up(table)
                assert sum(f'"seat":0,"number":{number},' in data for data in table.rows[before:]) == 1
                acks = [r for r in results if not isinstance(r, BaseException)]
                assert sum(not ack.again for ack in acks) == 1
                assert len({ack.move for ack in acks}) == 1
                losers = [r for r in results if isinstance(r, BaseException)]
                assert all(isinstance(r, Stale) for r in losers), losers
                assert len(acks) + len(losers) == 8

    run(main())


@pytest.mark.parametrize("game", ["thieves-den", "enclave", "age-of-thieves"])
def test_a_record_lists_sealed_answers_by_seat_whoever_was_first(sqlite: str, game: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub, opened(sqlite) as other:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, game)
            for n in range(40):
                assert table.match is not None
                if table.match.sealed and len(table.waiting) > 1:
                    break
                await answer_one(hub, table, users, n)
            asked = table.waiting
            assert len(asked) > 1
            for seat in reversed(asked):
                await hub.answer(table, users[seat], seat, table.number, pick(table, seat, 0))
            for there in (table, await other.table(table.id)):
                rows = (await hub.record(there, users[0])).split("\n\n", 1)[1].split("\n")
                given = [int(row.split()[0]) for row in rows if row and row[0] not in "*+"]
                assert given[-len(asked) :] == list(asked)

    run(main())


def test_changing_between_live_and_turn_needs_everybody(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            ada, bob, cleo = users
            table = await started(hub, users, "thiefs-market")
            with pytest.raises(NotAllowed):
                await hub.propose(table, ada, "live")
            with pytest.raises(NotAllowed):
                await hub.propose(table, ada, "dance")
            await hub.propose(table, ada, "turn")
            with pytest.raises(NotAllowed):
                await hub.propose(table, bob, "pause")
            with pytest.raises(NotAllowed):
                await hub.consent(table, ada, True)
            await hub.consent(table, bob, True)
            assert table.mode == "live"
            await hub.consent(table, cleo, True)
            assert table.mode == "turn"
            assert table.proposals == []
            await hub.propose(table, ada, "live")
            await hub.consent(table, bob, False)
            assert table.mode == "turn"
            with pytest.raises(NotAllowed):
                await hub.consent(table, bob, True)

    run(main())


def test_pause_stops_answers_and_bots(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            table = await started(hub, [ada], "thiefs-market", seats=3, bots={1: "random", 2: "random"})
            await until(lambda: 0 in table.waiting)
            await hub.propose(table, ada, "pause")
            assert table.paused
            with pytest.raises(NotAllowed):
                await hub.answer(table, ada, 0, table.number, pick(table, 0))
            await hub.propose(table, ada, "resume")
            await hub.answer(table, ada, 0, table.number, pick(table, 0))
            await until(lambda: 0 in table.waiting or table.status == "over")

    run(main())


def test_a_left_seat_is_kept_warm_by_consent_and_handed_back(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            ada, bob, cleo = users
            table = await started(hub, users, "thiefs-market")
            async with table.listen(ada), table.listen(cleo), table.listen(bob):
                with pytest.raises(NotAllowed):
                    await hub.propose(table, ada, "warm:1")  # Bob is there
            async with table.listen(ada), table.listen(cleo):
                await hub.stand(table, bob)
                assert table.seat_of(bob) == 1  # it stays his
                await hub.propose(table, ada, "warm:1")
                assert not table.seats[1].warm
                await hub.consent(table, cleo, True)
                assert table.seats[1].warm
                for n in range(200):
                    if table.number > 8 or table.status == "over":
                        break
                    if any(s != 1 for s in table.waiting):
                        await answer_one(hub, table, [ada, cleo], n)
                    else:
                        await asyncio.sleep(0.005)
                assert table.number > 5  # the bot answered for Bob
                await hub.arrive(table, bob)
                assert not table.seats[1].warm
                assert table.seats[1].bot is None
                assert table.seats[1].user_id == bob.id
            await play_out(hub, table, users)

    run(main())


def test_clocks_ring_and_the_rule_answers(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users, bank=0.2, increment=0.1)
            first = table.waiting[0]
            assert table.deadline(first) is not None
            assert table.clock(first) is not None
            assert table.clock(1 - first) == 0.2
            number = table.number
            await until(lambda: table.number > number)
            assert table.match is not None
            line = [x for x in table.match.record.splitlines() if x[:1].isdigit()][-1]
            assert line == f"{first} pass"  # the first of the options: nothing says that it was the clock
            await until(lambda: table.status == "over")

    run(main())


def test_turn_based_deadlines_are_kept_by_any_process(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users, mode="turn", turn_limit=0.3)
            number, table_id = table.number, table.id
        async with opened(database) as other:  # the first process is gone, and nobody looks at the table
            await until(lambda: table_id in other.live)
            again = await other.table(table_id)
            await until(lambda: again.number > number)

    run(main())


def test_a_restarted_server_lets_the_bots_play_on(database: str) -> None:
    async def main() -> None:
        async with opened(database, pace=60_000) as hub:
            (ada,) = await guests(hub, "Ada")
            setup: dict[str, Any] = {"seats": 3, "bots": {1: "random", 2: "random"}, "options": {"start": 1}}
            table = await started(hub, [ada], "thiefs-market", **setup)
            number, table_id = table.number, table.id
            assert table.waiting == (1,)
        async with opened(database) as other:
            await until(lambda: table_id in other.live and other.live[table_id].number > number)

    run(main())


def test_rematch_brings_everybody_to_one_new_table(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database) as two:
            users = await guests(one, "Ada", "Bob")
            table = await started(one, users)
            with pytest.raises(NotAllowed):
                await one.rematch(table, users[0])
            await play_out(one, table, users)
            other = await two.table(table.id)
            await two.catch_up(other)
            a, b = await asyncio.gather(one.rematch(table, users[1]), two.rematch(other, users[0]))
            assert a.id == b.id
            await one.catch_up(a)
            assert [s.user_id for s in a.seats] == [u.id for u in users]
            assert (await one.rematch(table, users[0])).id == a.id
            await one.catch_up(table)
            assert table.rematch == a.id
            assert a.commitment != table.commitment

    run(main())


def test_moments_eyes_and_playing_on(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            start = await hub.moment(table, users[0], 0, 0)
            assert start.view(0)["round"] == 0
            with pytest.raises(NotYourSeat):
                await hub.moment(table, users[0], 0, 1)
            with pytest.raises(NotAllowed):
                await hub.branch(table, users[0], 0)
            await play_out(hub, table, users)
            last = hub.moments(table)
            assert table.match is not None
            assert (await hub.moment(table, users[0], last, 1)).wire() == table.match.wire()
            assert (await hub.moment(table, None, 2, 1)).view(1)["hands"][1]["faces"]
            with pytest.raises(NotAllowed):
                await hub.moment(table, None, last + 1, None)
            middle = await hub.moment(table, users[1], 2, None)
            new = await hub.branch(table, users[1], 2)
            assert [s.bot for s in new.seats] == ["random", None]
            await hub.start(new, users[1])
            assert new.match is not None
            assert new.match.wire() == middle.wire()
            assert new.commitment != table.commitment
            await play_out(hub, new, users)
            assert rookery.replay(await hub.record(new, users[1])).over

    run(main())


def test_prepared_positions_and_their_chance(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub, opened(sqlite) as other:
            (ada,) = await guests(hub, "Ada")
            game = rookery.game("thiefs-market")
            document = game.start(seats=3, seed=4, options={"start": 0}).document()
            setup: dict[str, Any] = {"seats": 3, "bots": {1: "random", 2: "random"}, "position": document}
            table = await started(hub, [ada], "thiefs-market", **setup)
            await answer_one(hub, table, [ada])
            await until(lambda: 0 in table.waiting or table.status == "over")
            again = await other.table(table.id)
            assert again.match is not None
            assert table.match is not None
            assert again.match.wire() == table.match.wire()
            bad = TableSetup(game="thiefs-market", seats=3, position={"players": [{"gold": -5}]})
            with pytest.raises(BadSetup):
                await hub.create(ada, bad)

    run(main())


def test_a_sealed_question_shows_nobody_who_has_answered(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub, opened(sqlite) as other:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users)
            while len(table.waiting) < 3:
                await hub.answer(table, users[table.waiting[0]], table.waiting[0], table.number, "pass")
            far = await other.table(table.id)
            await other.catch_up(far)
            async with table.listen(users[0]) as mine, table.listen(users[1]) as his, far.listen(users[0]) as away:
                await hub.refresh_watched()  # presence settles
                await other.refresh_watched()
                for wakes in (mine, his, away):
                    wakes.new = False
                seen = (table.number, table.version, table.waiting, await hub.record(table, users[0]))
                await hub.answer(table, users[1], 1, table.number, pick(table, 1))
                await hub.answer(table, users[1], 1, table.number, pick(table, 1))
                await other.catch_up(far)
                assert seen == (table.number, table.version, table.waiting, await hub.record(table, users[0]))
                assert (far.number, far.version) == (table.number, table.version)
                assert not mine.new
                assert not away.new
                assert his.new
                assert hub.moments(table) == 3
                await hub.chat(table, users[0], "well?")
                assert table.chat[-1].n == 0
            for seat in (0, 2):
                await hub.answer(table, users[seat], seat, seen[0], pick(table, seat))
            assert table.number == seen[0] + 1

    run(main())
