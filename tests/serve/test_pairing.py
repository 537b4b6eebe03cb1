"""Quick pairing: those who want the same sit down together, once, and only if they are there."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from rookery.serve import BadSetup, NotAllowed
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.pairing import FRESH, Seeker, complete, peaceful
from rookery.serve.store.schema import seekers
from tests.serve.tools import Running, count, guests, opened, post, run

MARKET, DEN = "thiefs-market", "thieves-den"
SIZES = {MARKET: (5, 4, 3), DEN: (5, 4, 3, 2)}


def seeker(name: str, *games: str, seats: int = 0, since: float = 0.0) -> Seeker:
    return Seeker(name, name, games or (MARKET, DEN), seats, True, since, since)


async def goes_away(hub: Hub, person: str) -> None:
    """Their page has not asked for longer than anybody waits for it."""
    gone = update(seekers).where(seekers.c.person_id == person).values(seen=hub.now() - FRESH - 1)
    await hub.store.write(lambda db: db.execute(gone).rowcount)


# -- who sits with whom ------------------------------------------------------------------------------------------


def test_two_who_want_the_same_are_enough_where_two_can_play() -> None:
    found = complete(SIZES, [seeker("Ada", DEN), seeker("Béla", MARKET, DEN)], set())
    assert found is not None and found[0] == DEN and [s.id for s in found[1]] == ["Ada", "Béla"]


def test_whoever_wants_something_else_is_left_alone() -> None:
    assert complete(SIZES, [seeker("Ada", DEN), seeker("Béla", MARKET)], set()) is None
    assert complete(SIZES, [seeker("Ada", DEN, seats=3), seeker("Béla", DEN, seats=2)], set()) is None


def test_who_came_first_is_served_first_and_with_as_many_as_there_are() -> None:
    late = [seeker("Cy", DEN, since=3), seeker("Di", DEN, since=4)]
    found = complete(SIZES, [seeker("Ada", MARKET, since=1), *late], set())
    assert found is not None and [s.id for s in found[1]] == ["Cy", "Di"]
    found = complete(SIZES, [seeker("Ada", since=1), seeker("Béla", MARKET, since=2), *late], set())
    assert found is not None and found[0] == DEN and [s.id for s in found[1]] == ["Ada", "Cy", "Di"]


def test_those_who_blocked_each_other_are_not_seated_together() -> None:
    three = [seeker("Ada", DEN, seats=2), seeker("Béla", DEN, seats=2), seeker("Cy", DEN, seats=2)]
    apart = {("Ada", "Béla"), ("Béla", "Ada")}
    found = complete(SIZES, three, apart)
    assert found is not None and [s.id for s in found[1]] == ["Ada", "Cy"]
    assert complete(SIZES, three[:2], apart) is None
    assert [s.id for s in peaceful(three, 3, apart)] == ["Ada", "Cy"]


# -- in the database ---------------------------------------------------------------------------------------------


def test_people_of_two_processes_meet_at_one_table(database: str) -> None:
    async def play() -> None:
        async with opened(database) as one, opened(database) as two:
            ada, béla, cy = await guests(one, "Ada", "Béla", "Cy")
            assert not (await one.pairing.seek(ada, [MARKET])).table
            standing = await two.pairing.seek(béla, [MARKET, DEN], 3)
            assert (standing.table, standing.game, standing.found, standing.needed) == ("", MARKET, 2, 3)
            assert (await one.pairing.demand())[MARKET] == 2
            found = await two.pairing.seek(cy)
            assert found.table
            seen = await one.pairing.look(ada), await two.pairing.look(béla)
            assert [s.table for s in seen if s is not None] == [found.table] * 2
            table = await one.table(found.table)
            assert table.status == "playing" and table.game == MARKET
            assert {s.user_id for s in table.seats} == {ada.id, béla.id, cy.id}
            assert await one.pairing.look(ada) is None
            assert await count(one, "SELECT count(*) FROM seekers") == 0
            assert {c.id for c in await two.tables_of(béla)} == {table.id}

    run(play())


def test_nobody_is_seated_twice_however_many_processes_look_at_once(database: str) -> None:
    async def play() -> None:
        async with opened(database) as one, opened(database) as two:
            people = await guests(one, *(f"Guest {n}" for n in range(8)))
            hubs = [(one, two)[n % 2] for n in range(8)]
            await asyncio.gather(*(h.pairing.seek(u, [DEN], 2) for h, u in zip(hubs, people, strict=True)))
            await asyncio.gather(*(h.pairing.look(u) for h in (one, two) for u in people))
            for user in people:
                assert len(await one.tables_of(user)) == 1
            assert await count(one, "SELECT count(*) FROM tables") == 4

    run(play())


def test_somebody_whose_page_is_closed_is_not_paired(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await guests(hub, "Ada", "Béla", "Cy")
            await hub.pairing.seek(ada, [DEN])
            await goes_away(hub, ada.id)
            assert not (await hub.pairing.seek(béla, [DEN])).table
            assert await hub.tables_of(ada) == []
            await hub.pairing.stop(béla)
            assert not (await hub.pairing.seek(cy, [DEN])).table

    run(play())


def test_bots_take_the_seats_nobody_came_for(sqlite: str) -> None:
    """Those who would play with bots come along; those who would not go on waiting."""

    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await guests(hub, "Ada", "Béla", "Cy")
            await hub.pairing.seek(ada, [MARKET], 4)
            await hub.pairing.seek(béla, [MARKET], 4)
            await hub.pairing.seek(cy, [MARKET], 4, bots=False)
            table = await hub.table(await hub.pairing.with_bots(ada))
            assert table.status == "playing"
            assert [s.user_id for s in table.seats] == [ada.id, béla.id, None, None]
            assert all(s.bot for s in table.seats[2:])
            standing = await hub.pairing.look(cy)
            assert standing is not None and standing.found == 1
            with pytest.raises(NotAllowed):
                await hub.pairing.with_bots(ada)

    run(play())


def test_what_cannot_be_played_is_refused(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            for games, seats in ((["chess"], 0), ([MARKET], 9), ([MARKET], -1)):
                with pytest.raises(BadSetup):
                    await hub.pairing.seek(ada, games, seats)
            assert await hub.pairing.look(ada) is None

    run(play())


def test_the_block_of_one_keeps_two_apart_and_shows_in_no_number(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await guests(hub, "Ada", "Béla")
            await hub.friends.block(ada, béla.id)
            await hub.pairing.seek(ada, [DEN])
            standing = await hub.pairing.seek(béla, [DEN])
            assert (standing.table, standing.found) == ("", 1)

    run(play())


# -- pages and programs ------------------------------------------------------------------------------------------


def test_pages_wait_and_go_to_the_table(server: Running) -> None:
    ada, béla = server.person("Ada"), server.person("Béla")
    assert post(server, ada, "/pair", game=DEN, seats="2").headers["location"] == "/pair"
    page = ada.page("/pair").text
    assert "1 of 2 found" in page and "/pair/bots" in page
    fragment = ada.page("/pair?wait=1", **{"hx-request": "true"})
    assert fragment.text.startswith('<div id="pairing"')
    where = post(server, béla, "/pair", game="", seats="0", bots="1").headers["location"]
    assert where.startswith("/t/")
    sent = ada.page("/pair", **{"hx-request": "true"})
    assert (sent.status_code, sent.headers["hx-redirect"]) == (204, where)
    post(server, ada, "/pair", game=MARKET)
    assert "1 of 3 found" in ada.page("/pair").text
    post(server, ada, "/pair/stop")
    assert "1 of 3 found" not in ada.page("/pair").text
