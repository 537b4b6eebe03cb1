"""Those who play in a tournament: who withdraws, is taken out, is late, or deletes their account, at any moment."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, update
from sqlalchemy.dialects import postgresql

from rookery.play.cup import Game as CupGame
from rookery.serve import Forbidden, NoSuchTable, NotAllowed
from rookery.serve.desk import hosting, leaving, retention
from rookery.serve.desk.export import profile
from rookery.serve.hub import cup_rows, cup_table, cups, once
from rookery.serve.hub.cup_table import Reckoned
from rookery.serve.store.schema import cups as tournaments, metadata
from tests.serve.test_cups import crowd, decided, held, now, refusal
from tests.serve.test_ratings import members
from tests.serve.tools import count, opened, run


def test_who_deletes_their_account_leaves_tournaments_without_a_name(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla", "Cy")
            begun, waiting = [await held(hub, host, users) for _ in range(2)]
            await hosting.pair(hub, host, begun, 1)
            said = await hub.store.read(lambda db: profile(db, users[0].id))
            assert [each["id"] for each in said["cups"]] == [waiting, begun] and not said["cups"][0]["host"]
            for each in (users[0], host):
                await leaving.leave(hub, each)
            await leaving.finish(hub, 0)
            cup = await now(hub, begun)
            assert cup.host_name == "N. N." and [e.name for e in cup.entrants] == ["N. N.", "Béla", "Cy"]
            assert cup.entrants[0].gone
            assert [e.name for e in (await now(hub, waiting)).entrants] == ["Béla", "Cy"]
            assert await count(hub, "SELECT count(*) FROM audit WHERE by_name = 'Host'") == 0

    run(main())


def test_an_account_is_deleted_while_a_round_is_paired(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was being reckoned with them is reckoned again, without."""

    async def main() -> None:
        async with opened(database) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla", "Cy")
            cup_id = await held(hub, host, users)
            paired = cup_rows.paired
            loop = asyncio.get_running_loop()

            def slowly(*told: Any) -> list[Any]:
                monkeypatch.undo()
                asyncio.run_coroutine_threadsafe(leaving.leave(hub, users[0]), loop).result(10)
                asyncio.run_coroutine_threadsafe(leaving.finish(hub, 0), loop).result(10)
                return paired(*told)

            monkeypatch.setattr(cup_rows, "paired", slowly)
            await hosting.pair(hub, host, cup_id, 1)
            cup = await now(hub, cup_id)
            assert {p for each in cup.games for p in each.game.players} == {users[1].id, users[2].id}
            await decided(hub, host, cup_id)
            await hosting.pair(hub, host, cup_id, 2)

    run(main())


def test_whom_the_host_has_taken_out_stays_out(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla", "Cy")
            cup_id = await held(hub, host, users, most=3)
            await hosting.remove(hub, host, cup_id, users[2].id)  # before the first round
            assert [each.name for each in (await now(hub, cup_id)).entrants] == ["Ada", "Béla"]
            assert [card.players for card in await hub.cups.listed("open")] == [2]
            await hosting.pair(hub, host, cup_id, 1)
            await hub.cups.leave(users[1], cup_id)
            await hosting.remove(hub, host, cup_id, users[1].id)  # later, who has withdrawn too
            for who in users[1:]:
                with pytest.raises(NotAllowed) as refused:
                    await hub.cups.enter(who, cup_id)
                assert refusal(refused.value) == "removed"
                with pytest.raises(NotAllowed) as again:
                    await hosting.remove(hub, host, cup_id, who.id)
                assert refusal(again.value) == "not-entered"
            await decided(hub, host, cup_id)  # who was taken out has played all the same
            cup = await now(hub, cup_id)
            assert {line.player for line in hub.cups.event(cup).standings()} == {each.id for each in users[:2]}
            await hub.cups.enter(host, cup_id)  # there is room

    run(main())


def test_the_host_can_let_in_again_whom_they_have_taken_out(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla", "Cy")
            cup_id = await held(hub, host, users)
            await hosting.remove(hub, host, cup_id, users[2].id)  # before the first round
            await hosting.pair(hub, host, cup_id, 1)
            await hosting.remove(hub, host, cup_id, users[1].id)  # who has played
            assert [each.name for each in (await now(hub, cup_id)).removed] == ["Béla", "Cy"]
            with pytest.raises(Forbidden):
                await hosting.readmit(hub, users[0], cup_id, users[1].id)
            for who in users[1:]:
                await hosting.readmit(hub, host, cup_id, who.id)
                with pytest.raises(NotAllowed) as again:
                    await hosting.readmit(hub, host, cup_id, who.id)
                assert refusal(again.value) == "not-removed"
            cup = await now(hub, cup_id)
            assert not cup.removed and [(each.name, each.gone) for each in cup.entrants] == [
                ("Ada", False),
                ("Béla", True),
            ]
            for who in users[1:]:  # whether they want to is up to them
                await hub.cups.enter(who, cup_id)
            assert [(each.name, each.gone) for each in (await now(hub, cup_id)).entrants] == [
                ("Ada", False),
                ("Béla", False),
                ("Cy", False),
            ]

    run(main())


def test_a_tournament_that_never_begins_is_cleared_away_in_time(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla", "Cy")
            old, planned, begun = [await held(hub, host, users) for _ in range(3)]
            await held(hub, host, users)  # of today
            await hosting.pair(hub, host, begun, 1)
            day = 86_400.0
            past = (
                update(tournaments)
                .where(tournaments.c.id.in_([old, planned, begun]))
                .values(created=time.time() - 31 * day)
            )
            soon = update(tournaments).where(tournaments.c.id == planned).values(begins=time.time() - 29 * day)
            await hub.store.write(lambda db: db.execute(past).rowcount + db.execute(soon).rowcount)
            assert (await retention.purge(hub, dry=True, pause=0))["cups"] == 1
            assert (await retention.purge(hub, pause=0))["cups"] == 1
            with pytest.raises(NoSuchTable):
                await hub.cups.cup(old)
            assert await count(hub, f"SELECT count(*) FROM cup_people WHERE cup_id = '{old}'") == 0
            assert await count(hub, "SELECT count(*) FROM cups") == 3

    run(main())


def test_a_result_said_again_moves_no_one_who_has_decided_since(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, ada, béla = await members(hub, "Host", "Ada", "Béla")
            cup_id = await held(hub, host, [ada, béla])
            await hosting.pair(hub, host, cup_id, 1)

            async def said(places: dict[str, int], *absent: str) -> set[str]:
                await hosting.correct(hub, host, cup_id, (1, 1), places, absent)
                return {each.name for each in (await now(hub, cup_id)).entrants if not each.gone}

            assert await said({ada.id: 1}, béla.id) == {"Ada"}
            assert await said({ada.id: 1, béla.id: 2}) == {"Ada", "Béla"}
            assert await said({ada.id: 1}, béla.id) == {"Ada"}
            await hub.cups.enter(béla, cup_id)
            assert await said({ada.id: 1}, béla.id) == {"Ada", "Béla"}
            await hub.cups.leave(béla, cup_id)
            assert await said({ada.id: 1, béla.id: 2}) == {"Ada"}

    run(main())


def test_a_hall_full_of_people_registers_in_the_same_moment(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 60)]
            cup_id = await held(hub, host, [])
            await asyncio.gather(*(hub.cups.enter(user, cup_id) for user in users))
            assert sorted(each.number for each in (await now(hub, cup_id)).entrants) == [*range(1, 61)]

    run(main())


def test_how_it_stands_is_reckoned_once_for_all_who_look(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned = 0

    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla")
            cup_id = await held(hub, host, users)
            await hosting.pair(hub, host, cup_id, 1)

            async def seen() -> list[Reckoned]:
                cup = await now(hub, cup_id)
                return await asyncio.gather(*(hub.cups.reckoned(cup) for _ in range(5)))

            def counted(*told: Any) -> Reckoned:
                nonlocal reckoned
                reckoned += 1
                return cup_table.reckoned(*told)

            monkeypatch.setattr(cups, "reckoned", counted)
            assert len(set(map(id, [*await seen(), *await seen()]))) == 1 == reckoned
            await decided(hub, host, cup_id)
            stands = (await seen())[0]
            assert reckoned == 2 and [row.points for row in stands.boards[0].rows] == [1, 0]
            # a new name is shown, though nothing has changed in the tournament
            name = "UPDATE people SET name = 'Ada Lovelace' WHERE name = 'Ada'"
            await hub.store.write(lambda db: db.exec_driver_sql(name).rowcount)
            assert "Ada Lovelace" in [row.name for row in (await seen())[0].boards[0].rows]
            for version in range(100):
                await hub.cups.reckoned(replace(await now(hub, cup_id), version=version))
            assert len(hub.cups._reckoned._tasks) == once.KEPT

    run(main())


def test_who_writes_takes_the_tournament_before_its_rows(tmp_path: Path) -> None:
    """In one order everywhere: two writers can wait for each other nowhere."""
    house, game = create_engine(f"sqlite:///{tmp_path}/cups.db"), CupGame(1, 1, ("a", "b"))
    metadata.create_all(house)
    for job in (
        partial(cup_rows.seated, cup_id="x", game=game, absent=["b"], table_id="t"),
        partial(cup_rows.resulted, cup_id="x", game=game, result="void", absent=["b"]),
        partial(cup_rows.arrived, cup_id="x", person="a", round_=1),
        partial(cup_rows.forget, person="a"),
    ):
        told: list[str] = []
        listen: Any = event.listen
        with house.begin() as db:
            listen(db, "before_execute", lambda *said, told=told: told.append(in_postgres(said[1])))
            job(db)
        rows = next(n for n, each in enumerate(told) if each.startswith(("UPDATE", "DELETE")))
        assert any(each.endswith("FOR UPDATE") and " FROM cups " in each for each in told[:rows]), job


def in_postgres(statement: Any) -> str:
    """How it reads there, on one line."""
    dialect: Any = postgresql.dialect
    return " ".join(str(statement.compile(dialect=dialect())).split())
