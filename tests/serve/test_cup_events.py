"""Tournaments as large as a club's, with several processes, and with rows that somebody has damaged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest

from rookery.serve import Busy, HubError
from rookery.serve.desk import hosting
from rookery.serve.door.accounts import User
from rookery.serve.hub.cup_rows import Played
from rookery.serve.hub.hub import Hub
from rookery.serve.store.entries import TableSetup
from rookery.serve.upkeep import logs
from tests.serve.test_cups import crowd, decided, held, now, refusal, seated, until_closed
from tests.serve.test_ratings import members
from tests.serve.tools import count, opened, play_out, run


def test_two_processes_at_once_pair_once_and_take_a_result_once(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database) as two:
            host, *users = [*await members(one, "Host"), *await crowd(one, 6)]
            cup_id = await held(one, host, users)
            await asyncio.gather(*(hosting.pair(hub, host, cup_id, 1) for hub in (one, two, one, two)))
            assert await count(one, "SELECT count(*) FROM cup_games") == 3
            assert await count(one, "SELECT count(*) FROM audit WHERE act = 'cup-pair'") == 1
            # both hear that all are there
            await asyncio.gather(*((one, two)[n % 2].cups.here(user, cup_id) for n, user in enumerate(users)))
            await asyncio.gather(one.cups.look_after_all(), two.cups.look_after_all())
            assert await count(one, "SELECT count(*) FROM tables") == 3
            for n, each in enumerate((await now(one, cup_id)).games):
                hub = (one, two)[n % 2]
                await play_out(hub, await hub.table(each.table), users)
            await asyncio.gather(one.cups.look_after_all(), two.cups.look_after_all())
            for hub in (one, two):
                await until_closed(hub, cup_id)
            cup = await now(two, cup_id)
            assert sum(line.points for line in two.cups.event(cup).standings()) == 3.0
            # registering and pairing at once: either is in the round, or comes late; nothing is lost
            (late,) = await members(one, "Late")
            await asyncio.gather(one.cups.enter(late, cup_id), hosting.pair(two, host, cup_id, 2))
            cup = await now(one, cup_id)
            assert cup.round == 2 and cup.entrant(late.id) is not None
            second = [g.game for g in cup.games if g.game.round == 2]
            assert len({p for g in second for p in g.players}) == sum(len(g.players) for g in second)

    run(main())


def test_a_tournament_of_sixty_four_from_registering_to_the_last_round(sqlite: str) -> None:
    """Real tables with real moves: every result is taken once, and every round begins by itself."""
    began = time.monotonic()

    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 64)]
            cup_id = await held(hub, host, users, seats=4, rounds=4, flow="leisure", pace="turn")
            await hosting.pair(hub, host, cup_id, 1)
            for round_ in range(1, 5):
                await until_round(hub, cup_id, round_)
                games = [each for each in (await now(hub, cup_id)).games if each.game.round == round_]
                assert [len(each.game.players) for each in games] == [4] * 16
                for each in games:
                    await quickly_over(hub, each, users)
                await hub.cups.look_after_all()
            cup = await now(hub, cup_id)
            assert cup.status == "over" and cup.round == 4 and len(cup.games) == 64
            event = hub.cups.event(cup)
            lines = event.standings()
            assert [line.games for line in lines] == [4] * 64
            assert sum(line.points for line in lines) == pytest.approx(64 * 2.0)
            assert max(event.met.values()) <= 2
            assert sum(met == 1 for met in event.met.values()) > 370  # of 384 meetings
            results = await count(hub, "SELECT count(*) FROM tables WHERE status = 'over'")
            assert results == await count(hub, "SELECT count(*) FROM cup_games WHERE result <> ''") == 64

    run(main())
    assert time.monotonic() - began < 120


async def until_round(hub: Hub, cup_id: str, round_: int) -> None:
    """All tables of a round are there."""
    for _ in range(2000):
        cup = await now(hub, cup_id)
        if cup.round == round_ and not any(each.unseated for each in cup.games):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the round never begins")


async def quickly_over(hub: Hub, played: Played, users: Sequence[User]) -> None:
    """All moves are made as they come, the first there is."""
    table = await hub.table(played.table)
    known = {user.id: user for user in users}
    await play_out(hub, table, [known[player] for player in played.game.players])


DAMAGE = (
    "cups SET setup = '{' WHERE id =",
    "cups SET version = 'x' WHERE id =",
    "cup_people SET here = 'x' WHERE cup_id =",
    "cup_games SET players = '[' WHERE cup_id =",
)


@pytest.mark.parametrize("what", DAMAGE)
def test_what_cannot_be_read_spoils_no_list_and_no_other_tournament(sqlite: str, what: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla")
            good, bad = [await held(hub, host, users) for _ in range(2)]
            for each in (good, bad):
                await hosting.pair(hub, host, each, 1)
                await seated(hub, each, users)
            await broken(hub, f"UPDATE {what} '{bad}'")
            with pytest.raises(HubError) as damaged:
                await now(hub, bad)
            assert refusal(damaged.value) == "damaged"
            assert good in [card.id for card in await hub.cups.listed("running")]
            table = await hub.table((await now(hub, good)).games[0].table)
            await play_out(hub, table, users)
            await hub.cups.look_after_all()
            assert not (await now(hub, good)).games[0].open

    run(main())


def test_a_table_by_rules_that_are_no_more_holds_no_other_game_up(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 4)]
            cup_id = await held(hub, host, users)
            await hosting.pair(hub, host, cup_id, 1)
            await seated(hub, cup_id, users)
            old, good = (await now(hub, cup_id)).games
            hub.drop(old.table)
            await broken(hub, f"UPDATE tables SET rules = 999, status = 'over' WHERE id = '{old.table}'")
            await quickly_over(hub, good, users)
            await until_closed(hub, cup_id)
            assert [each.void for each in (await now(hub, cup_id)).games] == [True, False]

    run(main())


def test_a_game_that_cannot_be_seated_holds_no_other_up(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 4)]
            cup_id = await held(hub, host, users, pace="turn")
            first: list[str] = []
            together = hub.seat_together

            async def busy(setup: TableSetup, people: Sequence[tuple[str, str]], claim: Any) -> Any:
                first.append(people[0][0])
                if people[0][0] == first[0]:
                    raise Busy
                return await together(setup, people, claim)

            monkeypatch.setattr(hub, "seat_together", busy)
            await hosting.pair(hub, host, cup_id, 1)
            assert sorted(each.unseated for each in (await now(hub, cup_id)).games) == [False, True]

    run(main())


def test_what_cannot_be_read_is_said_once_and_left_alone_for_a_while(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla")
            cup_id = await held(hub, host, users)
            await hosting.pair(hub, host, cup_id, 1)
            setup = await hub.store.read(lambda db: db.exec_driver_sql("SELECT setup FROM cups").scalar_one())
            monkeypatch.setattr(logs.log, "error", lambda what, **_: said.append(what))
            monkeypatch.setattr(logs.log, "warning", lambda what, **_: said.append(what))
            await broken(hub, "UPDATE cups SET setup = '{'")
            for _ in range(3):
                await hub.cups.look_after_all()
            assert said == ["damaged tournament"]
            await broken(hub, f"UPDATE cups SET setup = '{setup}'")
            hub.cups._damaged[cup_id] = 0.0  # the while is over
            assert (await now(hub, cup_id)).round == 1 and not hub.cups._damaged

    run(main())


@pytest.mark.parametrize("result", ["[1]", "[]", '[["x", 1]]', "true", "{"])
def test_a_result_that_cannot_be_is_said_anew_by_the_host(sqlite: str, result: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla")
            cup_id = await held(hub, host, users)
            await hosting.pair(hub, host, cup_id, 1)
            await decided(hub, host, cup_id)
            await broken(hub, f"UPDATE cup_games SET result = '{result}'")
            assert (await now(hub, cup_id)).games[0].void
            await hub.cups.look_after_all()
            await decided(hub, host, cup_id)
            assert (await now(hub, cup_id)).games[0].game.places == (1, 2)

    run(main())


async def broken(hub: Hub, sql: str) -> None:
    """Somebody has been at the database."""
    assert await hub.store.write(lambda db: db.exec_driver_sql(sql).rowcount)
