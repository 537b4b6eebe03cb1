"""Tournaments of people: who plays, what the host does, that rounds are paired once and results count once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from rookery.serve import BadName, BadSetup, Forbidden, HubError, NoSuchTable, NotAllowed
from rookery.serve.desk import audit, hosting
from rookery.serve.desk.desk import Desk
from rookery.serve.door.accounts import User
from rookery.serve.hub.cup_rows import LIMITS, Cup, CupSetup, Played
from rookery.serve.hub.cups import NAME_MAX, OPEN_PER_HOST
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import tables
from rookery.serve.tables.live import LiveTable
from tests.serve.test_ratings import all_rated, members
from tests.serve.tools import count, guests, opened, play_out, run

SETUP: dict[str, Any] = {"game": "parlour", "seats": 2, "rounds": 3, "pace": "fast"}
LANGS = ("en", "hu", "pl", "de")


async def held(hub: Hub, host: User, players: Sequence[User], **more: Any) -> str:
    """A tournament for which these are registered."""
    cup_id = await hosting.create(hub, host, "Autumn Cup", CupSetup(**{**SETUP, **more}))
    for each in players:
        await hub.cups.enter(each, cup_id)
    return cup_id


async def crowd(hub: Hub, many: int) -> list[User]:
    """So many players."""
    return await members(hub, *(f"p{n:02}" for n in range(many)))


async def seated(hub: Hub, cup_id: str, users: Sequence[User]) -> None:
    """All who play this round take their seats."""
    cup = await hub.cups.cup(cup_id)
    for user in users:
        mine = cup.mine(user.id)
        if mine is not None and not mine.bye and mine.open:
            await hub.cups.here(user, cup_id)


async def table_of(hub: Hub, played: Played) -> LiveTable:
    return await hub.table(played.table)


async def resigned(hub: Hub, played: Played, users: Sequence[User]) -> str:
    """A game is over quickly: the last of the seats gives up, the others are played to the end. Who gave up?"""
    table, known = await table_of(hub, played), {user.id: user for user in users}
    loser = known[played.game.players[-1]]
    await hub.give_up(table, loser)
    await play_out(hub, table, [known[each] for each in played.game.players])
    return loser.id


async def decided(hub: Hub, host: User, cup_id: str) -> None:
    """The host says how all open games ended: as the players are listed."""
    cup = await hub.cups.cup(cup_id)
    for each in cup.games:
        if each.open:
            places = {player: n for n, player in enumerate(each.game.players, 1)}
            await hosting.correct(hub, host, cup_id, (each.game.round, each.game.number), places, ())


async def now(hub: Hub, cup_id: str) -> Cup:
    return await hub.cups.cup(cup_id)


def refusal(error: HubError) -> str:
    """What it is about; all four languages have words for it."""
    assert len({error.text(lang) for lang in LANGS}) == 4, error.name
    return error.name.removeprefix("ui-error-cup-")


# -- setting one up -----------------------------------------------------------------------------------------------


def test_what_cannot_be_held_is_refused_in_words(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (host,) = await members(hub, "Host")
            guest = (await guests(hub, "Guest"))[0]
            wrong: list[tuple[dict[str, Any], str]] = [
                ({"game": "chess"}, "game"),
                ({"seats": 9}, "seats"),
                ({"rounds": 0}, "rounds"),
                ({"begins": 1e12}, "begins"),
                *(({name: high + 1}, name) for name, (_, high) in LIMITS.items()),
                *(({name: low - 1}, name) for name, (low, _) in LIMITS.items()),
            ]
            for odd, why in wrong:
                with pytest.raises(BadSetup) as refused:
                    await hosting.create(hub, host, "Autumn Cup", CupSetup(**{**SETUP, **odd}))
                assert refusal(refused.value) == why
            for name in ("", "x", "x" * (NAME_MAX + 1), " \u200b "):
                with pytest.raises(BadName) as bad:
                    await hosting.create(hub, host, name, CupSetup(**SETUP))
                assert refusal(bad.value) == "name"
            for who, why in ((guest, "account"), (User(host.id, "Host", account=True, bot=True), "")):
                with pytest.raises(NotAllowed) as no:
                    await hosting.create(hub, who, "Autumn Cup", CupSetup(**SETUP))
                assert not why or refusal(no.value) == why
            for _ in range(OPEN_PER_HOST):
                await hosting.create(hub, host, "Autumn Cup", CupSetup(**SETUP))
            with pytest.raises(NotAllowed) as many:
                await hosting.create(hub, host, "Autumn Cup", CupSetup(**SETUP))
            assert refusal(many.value) == "many"
            assert await count(hub, "SELECT count(*) FROM cups") == OPEN_PER_HOST

    run(main())


def test_registering_twice_late_full_and_by_a_guest(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla", "Cy")
            guest = (await guests(hub, "Guest"))[0]
            cup_id = await held(hub, host, users[:2], most=3)
            for who, why in ((users[0], "entered"), (guest, "account")):
                with pytest.raises(NotAllowed) as refused:
                    await hub.cups.enter(who, cup_id)
                assert refusal(refused.value) == why
            await hub.cups.leave(users[1], cup_id)  # before the first round there is nothing left of it
            assert [each.name for each in (await now(hub, cup_id)).entrants] == ["Ada"]
            with pytest.raises(NotAllowed) as absent:
                await hub.cups.leave(users[1], cup_id)
            assert refusal(absent.value) == "not-entered"
            await hub.cups.enter(users[1], cup_id)
            await hosting.pair(hub, host, cup_id, 1)
            await hub.cups.enter(users[2], cup_id)  # late
            with pytest.raises(NotAllowed) as full:
                await hub.cups.enter(host, cup_id)
            assert refusal(full.value) == "full"
            for wrong in ("nosuchcup1", "../x", "x" * 50, "\0"):
                with pytest.raises(NoSuchTable) as none:
                    await hub.cups.enter(host, wrong)
                assert none.value.name == "ui-error-no-cup"
            with pytest.raises(NoSuchTable):  # PostgreSQL would take it for a fault of its own
                await hub.cups.version("\0")

    run(main())


def test_only_the_host_and_admins_hold_a_tournament(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla")
            boss = User((await members(hub, "Boss"))[0].id, "Boss", account=True, admin=True)
            cup_id = await held(hub, host, users)
            places = {users[0].id: 1, users[1].id: 2}

            async def all_acts(who: User) -> None:
                for act in (
                    hosting.pair(hub, who, cup_id, 1),
                    hosting.correct(hub, who, cup_id, (1, 1), places, ()),
                    hosting.remove(hub, who, cup_id, users[0].id),
                    hosting.finish(hub, who, cup_id),
                    hosting.cancel(hub, who, cup_id),
                ):
                    with pytest.raises(Forbidden) as refused:
                        await act
                    assert refusal(refused.value) == "host"

            await all_acts(users[0])
            await all_acts(User(host.id, "Host", account=True, bot=True))
            before = await count(hub, "SELECT count(*) FROM audit")
            await hosting.pair(hub, boss, cup_id, 1)
            await hosting.correct(hub, host, cup_id, (1, 1), places, ())
            await hosting.remove(hub, host, cup_id, users[0].id)
            acts = await hub.store.read(lambda db: audit.since(db, before))
            assert [(each.by_name, each.act, each.target) for each in acts] == [
                ("Boss", "cup-pair", cup_id),
                ("Host", "cup-correct", cup_id),
                ("Host", "cup-remove", cup_id),
            ]
            assert "Autumn Cup" in acts[0].about
            desk = Desk(hub)
            await desk.begin()
            await desk.hear()  # such lines mean nothing to other processes

    run(main())


# -- rounds -------------------------------------------------------------------------------------------------------


def test_a_round_needs_players_and_the_end_of_the_last_one(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla", "Cy", "Dora")
            cup_id = await held(hub, host, [])
            for act, why in (
                (hosting.pair(hub, host, cup_id, 1), "too-few"),
                (hosting.finish(hub, host, cup_id), "nothing"),
                (hosting.pair(hub, host, cup_id, 2), "round"),
            ):
                with pytest.raises(NotAllowed) as refused:
                    await act
                assert refusal(refused.value) == why
            for each in users:
                await hub.cups.enter(each, cup_id)
            await hosting.pair(hub, host, cup_id, 1)
            for act, why in (
                (hosting.pair(hub, host, cup_id, 2), "games-open"),
                (hosting.finish(hub, host, cup_id), "games-open"),
                (hosting.cancel(hub, host, cup_id), "begun"),
            ):
                with pytest.raises(NotAllowed) as refused:
                    await act
                assert refusal(refused.value) == why
            await hosting.pair(hub, host, cup_id, 1)  # asked for again it is the same round
            assert len((await now(hub, cup_id)).games) == 2
            for round_ in (2, 3):
                await decided(hub, host, cup_id)
                await hosting.pair(hub, host, cup_id, round_)
            await decided(hub, host, cup_id)
            with pytest.raises(NotAllowed) as over:
                await hosting.pair(hub, host, cup_id, 4)
            assert refusal(over.value) == "rounds-over"
            await hosting.finish(hub, host, cup_id)
            await hosting.finish(hub, host, cup_id)
            assert (await now(hub, cup_id)).status == "over"
            for act in (hub.cups.enter(host, cup_id), hub.cups.leave(users[0], cup_id)):
                with pytest.raises(NotAllowed) as late:
                    await act
                assert refusal(late.value) == "over"

    run(main())


def test_a_table_begins_when_all_have_taken_their_seats_and_its_result_counts(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            host, ada, béla = await members(hub, "Host", "Ada", "Béla")
            cup_id = await held(hub, host, [ada, béla])
            with pytest.raises(NotAllowed) as early:
                await hub.cups.here(ada, cup_id)
            assert refusal(early.value) == "no-seat"
            await hosting.pair(hub, host, cup_id, 1)
            assert await hub.cups.here(ada, cup_id) == "" == await hub.cups.here(ada, cup_id)
            with pytest.raises(NotAllowed):
                await hub.cups.here(host, cup_id)
            where = await hub.cups.here(béla, cup_id)
            assert where == await hub.cups.here(ada, cup_id) != ""
            table = await hub.table(where)
            assert table.status == "playing" and table.setup.ranked and table.setup.cup == cup_id
            assert {seat.name for seat in table.seats} == {"Ada", "Béla"}
            await play_out(hub, table, [ada, béla])
            await until_closed(hub, cup_id)
            cup = await now(hub, cup_id)
            assert table.match is not None and table.match.outcome is not None
            assert cup.games[0].game.places == tuple(table.match.outcome.ranks)
            await all_rated(hub)
            assert await count(hub, "SELECT count(*) FROM rated") == 2
            again = await hub.rematch(table, ada)  # which is no game of the tournament
            assert again.setup.cup == ""

    run(main())


async def until_closed(hub: Hub, cup_id: str) -> None:
    """All games of the round have a result."""
    for _ in range(2000):
        if not any(each.open and not each.void for each in (await now(hub, cup_id)).games):
            return
        await asyncio.sleep(0.005)
    raise AssertionError("a result is never taken")


def test_who_does_not_come_plays_no_more_until_they_are_back(sqlite: str) -> None:
    """Given tables of four: one is missing, three play; at the other table one is there, and has won."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 8)]
            cup_id = await held(hub, host, users, seats=4, grace=1)
            await hosting.pair(hub, host, cup_id, 1)
            cup, known = await now(hub, cup_id), {user.id: user for user in users}
            one, two = cup.games
            for player in (*one.game.players[:3], two.game.players[0]):
                assert await hub.cups.here(known[player], cup_id) == ""
            hub._began += 61.0
            await hub.cups.look_after_all()
            cup = await now(hub, cup_id)
            one, two = cup.games
            table = await table_of(hub, one)
            assert [seat.user_id for seat in table.seats] == list(one.game.players[:3])
            assert one.game.absent == {one.game.players[3]} and not two.table and two.game.places == (1, 2, 2, 2)
            assert {e.id for e in cup.entrants if e.gone} == {one.game.players[3], *two.game.players[1:]}
            with pytest.raises(NotAllowed) as late:
                await hub.cups.here(known[one.game.players[3]], cup_id)
            assert refusal(late.value) == "no-seat"
            await play_out(hub, table, users)
            await until_closed(hub, cup_id)
            cup = await now(hub, cup_id)
            assert cup.games[0].game.places[3] == 4
            await hub.cups.enter(known[one.game.players[3]], cup_id)  # back again
            await hosting.pair(hub, host, cup_id, 2)
            playing = {p for g in (await now(hub, cup_id)).games if g.game.round == 2 for p in g.game.players}
            assert playing == {*one.game.players, two.game.players[0]}

    run(main())


def test_nobody_comes_and_nobody_gets_anything(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla")
            cup_id = await held(hub, host, users)
            await hosting.pair(hub, host, cup_id, 1)
            hub._began += 3600.0
            await hub.cups.look_after_all()
            cup = await now(hub, cup_id)
            assert not cup.games[0].open
            assert [(line.points, line.wins) for line in hub.cups.event(cup).standings()] == [(0, 0), (0, 0)]
            with pytest.raises(NotAllowed) as few:
                await hosting.pair(hub, host, cup_id, 2)
            assert refusal(few.value) == "too-few"

    run(main())


def test_turn_by_turn_all_tables_begin_at_once_and_who_gives_up_is_last(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 6)]
            cup_id = await held(hub, host, users, seats=3, pace="turn")
            await hosting.pair(hub, host, cup_id, 1)
            cup = await now(hub, cup_id)
            assert all(each.table for each in cup.games)
            losers = {await resigned(hub, each, users) for each in cup.games}
            await until_closed(hub, cup_id)
            for each in (await now(hub, cup_id)).games:
                assert dict(zip(each.game.players, each.game.places, strict=True))[each.game.players[-1]] == 3
            assert len(losers) == 2
            await hosting.pair(hub, host, cup_id, 2)  # they are still in it
            assert sum(len(g.game.players) for g in (await now(hub, cup_id)).games if g.game.round == 2) == 6

    run(main())


def test_a_table_without_a_result_is_for_the_host_to_decide(sqlite: str) -> None:
    """Given one is closed by an admin, one deleted, and one still played: the host has the last word."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 6)]
            cup_id = await held(hub, host, users, flow="leisure")
            desk = Desk(hub)
            await desk.begin()
            await hosting.pair(hub, host, cup_id, 1)
            await seated(hub, cup_id, users)
            one, two, three = (await now(hub, cup_id)).games
            boss = audit.Actor("", "rookery admin")
            await desk.close_table(boss, one.table)
            await desk.delete_table(boss, two.table)
            await hub.cups.look_after_all()
            cup = await now(hub, cup_id)
            assert [each.void for each in cup.games] == [True, True, False] and cup.round == 1
            await decided(hub, host, cup_id)
            cup = await now(hub, cup_id)
            assert cup.round == 2 and all(each.by_host for each in cup.games[:3])
            table = await table_of(hub, three)
            await play_out(hub, table, users)  # what becomes of it changes nothing any more
            await hub.cups.look_after_all()
            assert (await now(hub, cup_id)).games[2].game.places == (1, 2)
            with pytest.raises(NotAllowed) as late:  # the next round is paired: what was, stays
                await hosting.correct(hub, host, cup_id, (1, 1), dict.fromkeys(one.game.players, 1), ())
            assert refusal(late.value) == "too-late"

    run(main())


def test_a_wrong_result_is_said_anew_and_nonsense_is_refused(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 3)]
            cup_id = await held(hub, host, users)
            await hosting.pair(hub, host, cup_id, 1)
            cup = await now(hub, cup_id)
            game = next(each.game for each in cup.games if not each.bye)
            bye = next(each.game for each in cup.games if each.bye)
            a, b = game.players
            at = (1, game.number)
            await hosting.correct(hub, host, cup_id, at, {a: 1}, {b})
            assert {e.id for e in (await now(hub, cup_id)).entrants if e.gone} == {b}
            await hosting.correct(hub, host, cup_id, at, {a: 2, b: 1}, ())  # b had come after all
            cup = await now(hub, cup_id)
            assert not any(each.gone for each in cup.entrants)
            assert next(each.game for each in cup.games if not each.bye).places == (2, 1)
            wrong: list[tuple[tuple[int, int], dict[str, int], Any, str]] = [
                (at, {a: 1}, (), "players"),
                (at, {a: 1, b: 3}, (), "places"),
                (at, {a: 1, b: 2}, {"stranger"}, "players"),
                ((1, bye.number), {bye.players[0]: 1}, (), "no-game"),
                ((7, 7), {a: 1, b: 2}, (), "no-game"),
            ]
            for where, places, absent, why in wrong:
                with pytest.raises(NotAllowed) as refused:
                    await hosting.correct(hub, host, cup_id, where, places, absent)
                assert refusal(refused.value) == why

    run(main())


def test_rounds_come_by_themselves_at_leisure_and_at_their_times(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 4)]
            soon = hub.now() + 600.0
            leisure = await held(hub, host, users, flow="leisure", rounds=2)
            timed = await held(hub, host, users, flow="times", rounds=2, begins=soon, every=30)
            few = await held(hub, host, users[:1], flow="times", begins=soon)
            await hub.cups.look_after_all()
            assert [(await now(hub, each)).round for each in (leisure, timed, few)] == [0, 0, 0]
            hub._began += 601.0
            await hub.cups.look_after_all()
            assert [(await now(hub, each)).round for each in (leisure, timed, few)] == [0, 1, 0]
            assert (await now(hub, few)).begins == 0  # too few came: the host will say when
            await hosting.pair(hub, host, leisure, 1)
            await decided(hub, host, leisure)
            await decided(hub, host, timed)
            await hub.cups.look_after_all()
            assert [(await now(hub, each)).round for each in (leisure, timed)] == [2, 1]
            hub._began += 30 * 60.0
            await hub.cups.look_after_all()
            assert (await now(hub, timed)).round == 2
            for each in (leisure, timed):
                await decided(hub, host, each)
            hub._began += 30 * 60.0
            await hub.cups.look_after_all()
            assert [(await now(hub, each)).status for each in (leisure, timed)] == ["over", "over"]

    run(main())


def test_groups_play_among_themselves_and_the_best_a_final(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = [*await members(hub, "Host"), *await crowd(hub, 8)]
            cup_id = await held(hub, host, users, form="groups", size=4, rounds=0, best=2, finals=1)
            cup = await now(hub, cup_id)
            while not cup.complete(hub.cups.event(cup)):
                await hosting.pair(hub, host, cup_id, cup.round + 1)
                await decided(hub, host, cup_id)
                cup = await now(hub, cup_id)
            assert cup.round == 4 and {each.group for each in cup.entrants} == {1, 2}
            final = sorted(each.final for each in cup.entrants if each.final)
            assert final == [1, 2, 3, 4]
            met = {frozenset(g.game.players) for g in cup.games if g.game.group < 3 and not g.bye}
            assert len(met) == 12  # each of a group has met each of it
            with pytest.raises(NotAllowed) as over:
                await hosting.pair(hub, host, cup_id, 5)
            assert refusal(over.value) == "rounds-over"

    run(main())


def test_a_cancelled_tournament_leaves_nothing(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, ada = await members(hub, "Host", "Ada")
            cup_id = await held(hub, host, [ada])
            await hosting.cancel(hub, host, cup_id)
            with pytest.raises(NoSuchTable):
                await now(hub, cup_id)
            assert await count(hub, "SELECT count(*) FROM cup_people") == 0
            assert await hub.cups.listed("open", "running", "over") == []

    run(main())


# -- the house --------------------------------------------------------------------------------------------------


def test_a_server_ends_though_news_comes_in_that_moment(sqlite: str) -> None:
    async def main() -> None:
        for _ in range(3):
            async with opened(sqlite) as hub:
                await asyncio.sleep(0.01)
                hub.on_cup()
                hub.on_ranked()

    run(main())


def test_a_list_shows_what_is_open_and_what_is_over(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            host, *users = await members(hub, "Host", "Ada", "Béla")
            cup_id = await held(hub, host, users)
            (card,) = await hub.cups.listed("open")
            assert (card.name, card.host_name, card.players, card.round) == ("Autumn Cup", "Host", 2, 0)
            await hosting.pair(hub, host, cup_id, 1)
            assert [c.round for c in await hub.cups.listed("running")] == [1] and await hub.cups.listed(
                "open"
            ) == []
            assert await hub.store.read(lambda db: db.execute(select(tables.c.id)).first()) is None

    run(main())
