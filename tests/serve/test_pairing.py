"""Quick pairing: those who want the same sit down together, once, and only if they are there."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from rookery.serve import BadSetup, NotAllowed
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.pairing import FRESH, Seeker, complete, peaceful
from rookery.serve.store.schema import seekers
from rookery.serve.tables.ranked import Pool
from tests.serve.test_ratings import members
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


# -- ranked games, clocks, languages -----------------------------------------------------------------------------


def strong(name: str, points: int, since: float = 0.0, lang: str = "") -> Seeker:
    pool = Pool(DEN, "2", "fast").key
    wished = {"ranked": True, "pace": "fast", "lang": lang, "points": {pool: points}}
    return Seeker(name, name, (DEN,), 2, True, since, since, **wished)  # type: ignore[arg-type]


def test_those_of_like_strength_meet_first_and_after_a_while_anybody() -> None:
    ada, béla, cy = strong("Ada", 1500), strong("Béla", 1800), strong("Cy", 1600)
    found = complete(SIZES, [ada, béla, cy], set())
    assert found is not None and [s.id for s in found[1]] == ["Ada", "Cy"]
    met = [complete(SIZES, [ada, béla], set(), now) is not None for now in (0, 20, 29, 30, 60, 121)]
    assert met == [False, False, False, True, True, True]
    beginner, champion = strong("Di", 900), strong("Ed", 2400)
    met = [complete(SIZES, [beginner, champion], set(), now) is not None for now in (0, 60, 119, 121)]
    assert met == [False, False, False, True]
    late = strong("Late", 1800, since=100)  # who has just come waits for somebody nearer, too
    assert complete(SIZES, [ada, late], set(), 121) is None
    assert complete(SIZES, [ada, late], set(), 131) is not None


def test_those_who_speak_the_same_language_meet_first() -> None:
    ada, béla, cy = (strong(name, 1500, lang=lang) for name, lang in (("Ada", "en"), ("Béla", "hu"), ("Cy", "en")))
    found = complete(SIZES, [ada, béla, cy], set())
    assert found is not None and [s.id for s in found[1]] == ["Ada", "Cy"]
    assert complete(SIZES, [ada, béla], set(), 40) is None
    assert complete(SIZES, [ada, béla], set(), 46) is not None
    assert complete(SIZES, [béla, strong("Any", 1500)], set()) is not None


def test_a_ranked_table_is_found_across_processes_with_a_clock(database: str) -> None:
    async def play() -> None:
        async with opened(database) as one, opened(database) as two:
            ada, béla, cy, di = await members(one, "Ada", "Béla", "Cy", "Di")
            assert not (await one.pairing.seek(ada, [DEN], 2, ranked=True, pace="fast")).table
            assert not (await two.pairing.seek(béla, [DEN], 2, pace="fast")).table  # no game that counts
            assert not (await two.pairing.seek(cy, [DEN], 2, ranked=True, pace="slow")).table
            found = await two.pairing.seek(di, [DEN], 2, ranked=True, pace="fast")
            table = await one.table(found.table)
            assert {s.user_id for s in table.seats} == {ada.id, di.id}
            assert (table.setup.ranked, table.setup.bank, table.setup.hints) == (True, 600.0, False)
            standing = await two.pairing.look(cy)
            assert standing is not None and (standing.found, standing.reach, standing.offer) == (1, 150, False)
            alone = await two.table(await two.pairing.with_bots(cy))
            assert not alone.setup.ranked and alone.seats[1].bot

    run(play())


def test_ranked_games_are_found_by_accounts_and_bots_are_offered_after_a_while(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            (guest,) = await guests(hub, "Guest")
            (ada,) = await members(hub, "Ada")
            with pytest.raises(NotAllowed, match="ranked-account"):
                await hub.pairing.seek(guest, [DEN], ranked=True)
            for odd in ({"pace": "quick"}, {"lang": "xx"}):
                with pytest.raises(BadSetup):
                    await hub.pairing.seek(ada, [DEN], **odd)  # type: ignore[arg-type]
            waiting = await hub.pairing.seek(ada, [DEN], ranked=True)
            assert (waiting.pace, waiting.offer) == ("slow", False)
            for ago, offer, reach in ((61, True, 450), (121, True, 0)):
                since = update(seekers).values(since=hub.now() - ago)
                await hub.store.write(lambda db, since=since: db.execute(since).rowcount)  # type: ignore[misc]
                now = await hub.pairing.look(ada)
                assert now is not None and (now.offer, now.reach) == (offer, reach)

    run(play())
