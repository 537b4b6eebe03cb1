"""Ratings of people: which games count, what they do to whom, and that each of them counts once."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from rookery.errors import UndoRefused
from rookery.serve import HubError, NotAllowed
from rookery.serve.desk import leaving, retention
from rookery.serve.desk.export import profile
from rookery.serve.door.accounts import User
from rookery.serve.hub import ranking, rating
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.rating import ENOUGH_GAMES, ENOUGH_MET, Strength, after, points
from rookery.serve.store.entries import TableSetup
from rookery.serve.store.schema import alike, people, rated, ratings, results, sightings
from rookery.serve.tables.live import ABSENT, LiveTable
from rookery.serve.tables.ranked import Pool, pace_of, read_places, size_of, stored
from rookery.serve.upkeep import asked
from tests.serve.tools import answer_one, count, guests, opened, play_out, run, until

CLOCK: dict[str, Any] = {"bank": 600.0, "increment": 5.0}
POOL = Pool("parlour", "2", "fast")


async def members(hub: Hub, *names: str) -> list[User]:
    """People with an account; what a password costs is no matter here."""
    return [user for user, _ in await with_tokens(hub, *names)]


async def with_tokens(hub: Hub, *names: str) -> list[tuple[User, str]]:
    """The same with the tokens of their sessions."""
    made = [await hub.accounts.guest(name, "en") for name in names]
    kept = update(people).where(people.c.id.in_([user.id for user, _ in made])).values(password="x")
    await hub.store.write(lambda db: db.execute(kept).rowcount)
    return [(User(user.id, user.name, account=True), token) for user, token in made]


async def ranked(hub: Hub, users: list[User], **more: Any) -> LiveTable:
    """A ranked game under way."""
    table = await hub.create(
        users[0], TableSetup(game="parlour", seats=len(users), ranked=True, **{**CLOCK, **more})
    )
    for user in users[1:]:
        await hub.sit(table, user, invite=table.invite)
    await hub.start(table, users[0])
    return table


async def all_rated(hub: Hub) -> None:
    """Everything that waited has been rated."""
    while await count(hub, "SELECT count(*) FROM results WHERE NOT bad"):
        await hub.ratings.rate_all()
        await asyncio.sleep(0.01)


async def steps(hub: Hub, user: User) -> list[ranking.Step]:
    return await hub.store.read(lambda db: ranking.course(db, user.id))


async def standing(hub: Hub, user: User) -> ranking.Standing:
    return (await hub.store.read(lambda db: ranking.standings(db, user.id)))[0]


async def waits(hub: Hub, table: str, places: list[tuple[str, int]], at: float = 1.0, pool: str = POOL.key) -> None:
    """A finished game that is still to be rated."""
    row = {"table_id": table, "at": at, "pool": pool, "places": stored(places)}
    await hub.store.write(lambda db: db.execute(insert(results).values(**row)).rowcount)


# -- what a ranked table must be ----------------------------------------------------------------------------------


def test_games_are_rated_by_how_many_play_and_how_long_they_may_think() -> None:
    assert [size_of(n) for n in (2, 3, 4, 5, 10)] == ["2", "3-4", "3-4", "5+", "5+"]
    live = [(600.0, 5.0), (900.0, 0.0), (600.0, 10.0), (30.0, 0.0), (None, 0.0)]
    paces = [pace_of(TableSetup(game="parlour", seats=2, bank=b, increment=i)) for b, i in live]
    assert paces == ["fast", "fast", "slow", "", ""]
    turns = [pace_of(TableSetup(game="parlour", seats=2, mode="turn", turn_limit=t)) for t in (86_400.0, 5.0, None)]
    assert turns == ["turn", "", ""]


def test_a_ranked_game_needs_accounts_a_clock_and_the_usual_rules(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            guest = (await guests(hub, "Guest"))[0]
            market = {"game": "thiefs-market", "seats": 3}
            wrong: list[tuple[User, dict[str, Any], str]] = [
                (guest, {}, "account"),
                (User(ada.id, "Ada", account=True, bot=True), {}, "people"),
                (ada, {"bots": {1: "random"}}, "people"),
                (ada, {"bank": None}, "clock"),
                (ada, {"mode": "turn"}, "clock"),
                (ada, {**market, "options": {"last-tie": "grab"}}, "options"),
                (ada, {**market, "options": {"cards": "[[card]]"}}, "options"),
                (ada, {"chance": ["x"]}, "prepared"),
                (ada, {"position": {}}, "prepared"),
                (ada, {"opening": ["0 pass"]}, "prepared"),
            ]
            for user, odd, why in wrong:
                setup = {"game": "parlour", "seats": 2, "ranked": True, **CLOCK, **odd}
                with pytest.raises(NotAllowed) as refused:
                    await hub.create(user, TableSetup(**setup))
                assert refused.value.name == f"ui-error-ranked-{why}"
                assert len({refused.value.text(lang) for lang in ("en", "hu", "pl", "de")}) == 4
            table = await hub.create(ada, TableSetup(game="parlour", seats=2, ranked=True, public=True, **CLOCK))
            assert not table.setup.hints
            for refuse in (
                hub.sit(table, guest),
                hub.sit(table, béla, program=True),
                hub.set_seat(table, ada, 1, "random"),
                hub.change(table, ada, TableSetup(game="parlour", seats=2)),
            ):
                with pytest.raises(NotAllowed):
                    await refuse
            await hub.sit(table, béla)
            await hub.start(table, ada)
            await answer_one(hub, table, [ada, béla])
            seat = table.state.pending()[0]
            program = User(table.seats[seat].user_id or "", "", account=True, bot=True)
            with pytest.raises(NotAllowed, match="ranked-people"):
                await hub.answer(table, program, seat, table.number, "pass")
            with pytest.raises(NotAllowed, match="ranked-people"):  # nor what counts when the time is up
                await hub.draft(table, program, seat, table.number, "pass")
            for what in ("pause", "turn", "warm:1"):
                with pytest.raises(NotAllowed, match="ranked-proposal"):
                    await hub.propose(table, ada, what)
            with pytest.raises(UndoRefused, match="ranked"):
                await hub.undo(table, ada, 0, table.number)
            with pytest.raises(NotAllowed, match="no-hints"):
                await hub.hint(table, ada, 0)

    run(main())


def test_the_clock_stays_as_it_was_when_others_sat_down(sqlite: str) -> None:
    """Given Béla sat down for half an hour each, Ada cannot make it one minute and begin; alone she can."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            setup = {"game": "parlour", "seats": 2, "ranked": True, "public": True}
            for rules, others in ((setup, True), ({**setup, "ranked": False}, False)):
                table = await hub.create(ada, TableSetup(**rules, bank=1800.0))  # type: ignore[arg-type]
                await hub.sit(table, béla)
                short = TableSetup(**rules, bank=60.0)  # type: ignore[arg-type]
                if others:
                    with pytest.raises(NotAllowed, match="ranked-seated"):
                        await hub.change(table, ada, short)
                    assert table.setup.bank == 1800.0
                    await hub.stand(table, béla)
                await hub.change(table, ada, short)
                assert table.setup.bank == 60.0

    run(main())


def test_a_ranked_game_does_not_begin_without_those_who_sit_there(sqlite: str) -> None:
    """Given Béla sat down and closed the page long ago; only where he has days for each answer it may begin."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            for clock in (CLOCK, {"mode": "turn", "turn_limit": 86_400.0}):
                setup = TableSetup(game="parlour", seats=2, ranked=True, public=True, **clock)
                table = await hub.create(ada, setup)
                await hub.sit(table, béla)
                table.known -= ABSENT + 1
                if clock is CLOCK:
                    with pytest.raises(NotAllowed, match="ranked-away"):
                        await hub.start(table, ada)
                    await hub.looked_at(table.id, béla)
                await hub.start(table, ada)
                assert table.status == "playing"

    run(main())


# -- what a game does ---------------------------------------------------------------------------------------------


def test_a_game_rates_those_who_played_it_and_no_friendly_game_does(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await members(hub, "Ada", "Béla")
            friendly = await hub.create(users[0], TableSetup(game="parlour", seats=2, **CLOCK))
            await hub.sit(friendly, users[1], invite=friendly.invite)
            await hub.start(friendly, users[0])
            await play_out(hub, friendly, users)
            table = await ranked(hub, users)
            await play_out(hub, table, users)
            await all_rated(hub)
            ranks = list(table.match.outcome.ranks) if table.match and table.match.outcome else []
            new = after(ranks, [Strength(), Strength()])
            for user, place, strength in zip(users, ranks, new, strict=True):
                (step,) = await steps(hub, user)
                assert (step.table, step.pool, step.place, step.people) == (table.id, POOL, place, 2)
                assert step.points == points(strength.mu) == 1500 + step.change
                mine = await standing(hub, user)
                assert (mine.points, mine.games, mine.wins) == (step.points, 1, int(place == 1))
                assert (mine.place, mine.needs_games, mine.needs_met) == (0, ENOUGH_GAMES - 1, ENOUGH_MET - 1)

    run(main())


def test_the_best_are_listed_after_enough_games_with_enough_others(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, *others = await members(hub, "Ada", *(f"Other {n}" for n in range(ENOUGH_MET)))
            for n in range(ENOUGH_GAMES):
                await waits(hub, f"a{n}", [(ada.id, 1), (others[0].id, 2)], n)
            await all_rated(hub)
            one = await standing(hub, ada)
            assert (one.games, one.wins, one.place, one.needs_met) == (10, 10, 0, ENOUGH_MET - 1)
            for n, other in enumerate(others[1:]):
                await waits(hub, f"b{n}", [(ada.id, 1), (other.id, 2)], 100 + n)
            await all_rated(hub)
            listed, more = await hub.store.read(lambda db: ranking.leaders(db, POOL))
            assert [(line.place, line.user, line.name, line.games) for line in listed] == [(1, ada.id, "Ada", 14)]
            assert not more and listed[0].points > 1500 and (await standing(hub, ada)).place == 1

    run(main())


def test_lists_come_in_pages_and_leave_out_whom_an_admin_shut_out(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await members(hub, *(f"P {n}" for n in range(7)))
            row = {"pool": POOL.key, "sigma": 1.0, "games": 20, "wins": 3, "met": "a b c d e", "at": 1.0}
            rows = [{"person_id": u.id, "mu": 30.0 - n // 2, "shown": 30.0 - n // 2} for n, u in enumerate(users)]
            await hub.store.write(lambda db: db.execute(insert(ratings), [each | row for each in rows]).rowcount)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(ranking, "PAGE", 3)
                pages = [await hub.store.read(lambda db, n=n: ranking.leaders(db, POOL, n)) for n in (1, 2, 3, 4)]  # type: ignore[misc]
            assert [len(page) for page, _ in pages] == [3, 3, 1, 0] and [more for _, more in pages] == [
                True
            ] * 2 + [False] * 2
            order = [line.user for page, _ in pages for line in page]
            assert set(order) == {u.id for u in users} and [line.place for page, _ in pages for line in page] == [
                *range(1, 8)
            ]
            found = [(await standing(hub, User(who, ""))).place for who in order]
            assert found == [*range(1, 8)]
            ban = f"INSERT INTO wards VALUES ('ban', '{order[0]}', NULL, '', '', '', 0)"
            await hub.store.write(lambda db: db.exec_driver_sql(ban).rowcount)
            page, _ = await hub.store.read(lambda db: ranking.leaders(db, POOL))
            assert [line.user for line in page] == order[1:] and page[0].place == 1

    run(main())


@pytest.mark.parametrize("leave", ["gives up", "leaves"])
def test_somebody_who_leaves_takes_the_last_place(sqlite: str, leave: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Béla", "Cy")
            table = await ranked(hub, users)
            await (hub.give_up if leave == "gives up" else hub.stand)(table, users[1])
            if leave == "leaves":  # the others agree to stop: that is no way out for who has left
                await hub.propose(table, users[0], "end")
                await hub.consent(table, users[2], True)
            await play_out(hub, table, users)
            await all_rated(hub)
            places = {user.id: (await steps(hub, user))[0].place for user in users}
            assert places[users[1].id] == 3 and max(places[users[0].id], places[users[2].id]) < 3

    run(main())


def test_what_all_agree_to_end_and_what_an_admin_closes_does_not_count(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Béla")
            agreed, closed = await ranked(hub, users), await ranked(hub, users)
            await hub.propose(agreed, users[0], "end")
            await hub.consent(agreed, users[1], True)
            await hub.stand(closed, users[1])
            await hub.end_for_all(closed, lambda db: None)
            assert agreed.status == closed.status == "over"
            assert await hub.ratings.rate_all() == 0 and await count(hub, "SELECT count(*) FROM rated") == 0

    run(main())


# -- once ---------------------------------------------------------------------------------------------------------


def test_each_game_counts_once_however_many_jobs_there_are(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database) as two:
            users = await members(one, *(f"P {n}" for n in range(6)))
            pairs = list(itertools.permutations([user.id for user in users], 2))
            for n, (a, b) in enumerate(pairs):
                await waits(one, f"t{n}", [(a, 1), (b, 2)], float(n))
            await asyncio.gather(*(hub.ratings.rate_all() for hub in (one, two) for _ in range(3)))
            await all_rated(two)
            alone = {user.id: Strength() for user in users}
            for a, b in pairs:  # in the order in which they ended
                alone[a], alone[b] = after([1, 2], [alone[a], alone[b]])
            found = await one.store.read(lambda db: db.execute(select(ratings)).all())
            assert {row.person_id: (row.mu, row.sigma, row.games) for row in found} == {
                who: (*strength, 10) for who, strength in alone.items()
            }
            assert await count(one, "SELECT count(*) FROM rated") == 2 * len(pairs)

    run(main())


def test_a_game_that_has_been_rated_is_not_rated_again(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            for _ in range(2):
                await waits(hub, "same", [(ada.id, 1), (béla.id, 2)])
                await all_rated(hub)
            assert len(await steps(hub, ada)) == 1 and (await standing(hub, ada)).games == 1

    run(main())


def test_a_damaged_game_is_set_aside_and_holds_no_other_up(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            await waits(hub, "bad", [(ada.id, 1), (ada.id, 2)], 1.0)
            await waits(hub, "good", [(ada.id, 1), (béla.id, 2)], 2.0)
            await all_rated(hub)
            assert [step.table for step in await steps(hub, ada)] == ["good"]
            assert await count(hub, "SELECT count(*) FROM results WHERE bad") == 1

    run(main())
    for damaged in ("", "{}", "[]", '[["a",1]]', '[["a",1],["a",2]]', '[["a","b"],["c",1]]'):
        with pytest.raises(ValueError):  # noqa: PT011
            read_places(damaged)


@pytest.mark.parametrize("damaged", ["infinite", "refused"])
def test_a_game_whose_ratings_cannot_be_stored_is_set_aside_too(database: str, damaged: str) -> None:
    """Given somebody's rating is beyond all numbers, or the database takes no more of them."""
    on_sqlite = database.startswith("sqlite")
    harm = {
        "infinite": f"UPDATE ratings SET mu = {'9e999' if on_sqlite else chr(39) + 'infinity' + chr(39)}",
        "refused": "CREATE TRIGGER no BEFORE UPDATE ON ratings BEGIN SELECT RAISE(ABORT, 'no'); END"
        if on_sqlite
        else "UPDATE ratings SET games = 2147483647",
    }

    async def main() -> None:
        async with opened(database) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            await waits(hub, "first", [(ada.id, 1), (béla.id, 2)], 1.0)
            await all_rated(hub)
            await hub.store.write(lambda db: db.exec_driver_sql(harm[damaged]).rowcount)
            await waits(hub, "bad", [(ada.id, 1), (béla.id, 2)], 2.0)
            await waits(hub, "good", [(cy.id, 1), ("somebody", 2)], 3.0)
            await all_rated(hub)
            assert [step.table for step in await steps(hub, cy)] == ["good"]
            assert await count(hub, "SELECT count(*) FROM results WHERE bad") == 1

    run(main())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # a file has one writer at a time anyhow
def test_a_rating_waits_for_another_process_and_moves_do_not(database: str) -> None:
    """While one process holds the ratings, the games of all go on."""

    async def main() -> None:
        async with opened(database) as hub, opened(database) as other:
            users = await members(hub, "Ada", "Béla")
            table = await ranked(hub, users)
            await waits(hub, "t1", [(users[0].id, 1), (users[1].id, 2)])
            held, done = asyncio.Event(), asyncio.Event()
            loop = asyncio.get_running_loop()

            def hold(db: Any) -> None:
                db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({rating.LOCK})")
                loop.call_soon_threadsafe(held.set)
                asyncio.run_coroutine_threadsafe(done.wait(), loop).result()

            holding = asyncio.create_task(other.store.write(hold))
            await held.wait()
            before = table.number
            assert await hub.ratings.rate_all() == 0
            await answer_one(hub, table, users)
            await answer_one(hub, table, users)
            assert table.number > before and await steps(hub, users[0]) == []
            done.set()
            await holding
            await all_rated(hub)
            assert len(await steps(hub, users[0])) == 1

    run(main())


def test_no_move_waits_until_what_it_takes_to_rate_has_been_imported(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rating.model.cache_clear()
    known: list[int] = []

    def rate(db: Any, *told: Any) -> None:
        known.append(rating.model.cache_info().currsize)

    monkeypatch.setattr(rating, "rate", rate)

    async def main() -> None:
        async with opened(sqlite) as hub:
            await waits(hub, "t1", [("a", 1), ("b", 2)])
            await all_rated(hub)

    run(main())
    assert known == [1]


def test_ratings_come_by_themselves_soon_after_the_game(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Béla")
            table = await ranked(hub, users)
            await play_out(hub, table, users)
            seen: list[int] = []
            while not seen or not seen[-1]:
                seen.append(len(await steps(hub, users[0])))
                await asyncio.sleep(0.01)

    run(main())


# -- people -------------------------------------------------------------------------------------------------------


def test_somebody_who_has_gone_is_rated_no_more_but_was_an_opponent(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            await waits(hub, "t1", [(ada.id, 1), (béla.id, 2)], 1.0)
            await waits(hub, "t2", [(béla.id, 1), (cy.id, 2)], 2.0)
            await all_rated(hub)
            said = await hub.store.read(lambda db: profile(db, béla.id))
            assert [row["table_id"] for row in said["rated"]] == ["t2", "t1"] and said["ratings"][0]["games"] == 2
            assert ada.id not in str(said["ratings"]) + str(said["rated"])
            await waits(hub, "t3", [(ada.id, 1), (béla.id, 2)], 3.0)
            await leaving.leave(hub, béla)
            assert await steps(hub, béla) == []
            await all_rated(hub)
            assert await steps(hub, béla) == [] and len(await steps(hub, ada)) == 2
            await leaving.finish(hub, pause=0)
            for rows in (ratings, rated, sightings, alike):
                left = await hub.store.read(lambda db, rows=rows: db.execute(select(rows)).all())  # type: ignore[misc]
                assert béla.id not in str([row for row in left if rows is not ratings])

    run(main())


def test_two_who_play_from_one_address_are_shown_to_admins_and_nothing_happens_to_them(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = users = await members(hub, "Ada", "Béla", "Cy")
            table = await ranked(hub, users)
            addresses = {ada.id: "192.0.2.7", béla.id: "192.0.2.7", cy.id: "192.0.2.8"}
            while table.status != "over":
                seat = table.state.pending()[0]
                user = next(u for u in users if u.id == table.seats[seat].user_id)
                asked.PLACE.set(addresses[user.id])
                await hub.answer(table, user, seat, table.number, str(table.match.legal(seat)[0]))  # type: ignore[union-attr]
                stored_places = await hub.store.read(lambda db: str(db.execute(select(sightings)).all()))
                assert "192.0.2" not in stored_places
            await all_rated(hub)
            (pair,) = await hub.store.read(ranking.from_one_address)
            assert (
                {pair.one_name, pair.other_name} == {"Ada", "Béla"} and pair.games == 1 and pair.table == table.id
            )
            assert await count(hub, "SELECT count(*) FROM sightings") == 0
            assert all([len(await steps(hub, user)) == 1 for user in users])
            await hub.store.write(lambda db: db.execute(update(alike).values(at=1.0)).rowcount)
            await retention.purge(hub, pause=0)
            assert await hub.store.read(ranking.from_one_address) == []

    run(main())


@pytest.mark.parametrize("how", ["sits", "looks", "is paired"])
def test_somebody_who_never_answers_has_been_seen_too(sqlite: str, how: str) -> None:
    """Given Béla is Ada's second account, which only sits there and gives up; Cy sat there for a while."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            asked.PLACE.set("192.0.2.7")
            if how == "is paired":
                await hub.pairing.seek(ada, ["thieves-den"], 2, ranked=True)
                table = await hub.table((await hub.pairing.seek(béla, ["thieves-den"], 2, ranked=True)).table)
                await hub.pairing.look(ada)
            else:
                setup = TableSetup(game="parlour", seats=2, ranked=True, public=True, **CLOCK)
                table = await hub.create(ada, setup)
                asked.PLACE.set("192.0.2.7" if how == "sits" else "")
                await hub.sit(table, cy)
                await hub.stand(table, cy)
                await hub.sit(table, béla)
                asked.PLACE.set("192.0.2.7")
                await hub.looked_at(table.id, béla)
                await hub.start(table, ada)
            await hub.give_up(table, béla)
            await hub.propose(table, ada, "end")
            assert table.status == "over"
            await all_rated(hub)
            (pair,) = await hub.store.read(ranking.from_one_address)
            assert {pair.one_name, pair.other_name} == {"Ada", "Béla"}

    run(main())


def test_after_the_end_nobody_writes_down_any_more_where_people_are(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub, opened(sqlite) as behind:
            users = await members(hub, "Ada", "Béla")
            table = await ranked(hub, users)
            late = await behind.table(table.id)
            await play_out(hub, table, users)
            await all_rated(hub)
            asked.PLACE.set("192.0.2.7")
            for place, here in (hub, table), (behind, late):
                await place.sight(here, users[0])
                with pytest.raises(HubError):
                    await place.answer(here, users[0], 0, 1000, "pass")
            assert await count(hub, "SELECT count(*) FROM sightings") == 0

    run(main())


def test_two_processes_that_see_somebody_at_once_are_no_trouble(database: str) -> None:
    async def main() -> None:
        async with opened(database) as one, opened(database) as two:
            users = await members(one, "Ada", "Béla")
            table = await ranked(one, users)
            asked.PLACE.set("192.0.2.7")
            tables = [(hub, await hub.table(table.id)) for hub in (one, two)]
            await asyncio.gather(*(hub.sight(here, users[0]) for hub, here in tables for _ in range(3)))
            assert await count(one, "SELECT count(*) FROM sightings") == 1

    run(main())


def test_a_rematch_of_a_ranked_game_is_ranked_and_one_that_goes_on_from_a_moment_is_not(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Béla", "Cy")
            table = await ranked(hub, users)
            await hub.give_up(table, users[1])
            await play_out(hub, table, users)
            again = await hub.rematch(table, users[0])
            assert again.setup.ranked and not again.setup.bots and not again.seats[1].bot
            branched = await hub.branch(table, users[0], 1)
            assert not branched.setup.ranked and branched.status == "waiting"
            with pytest.raises(HubError):
                await hub.sit(again, (await guests(hub, "Guest"))[0], invite=again.invite)
            await until(lambda: again.seat_of(users[0]) == 0)

    run(main())
