"""Leagues of clubs: setting one up, which games count and how often, how it stands, what keepers do."""

from __future__ import annotations

from typing import Any

import pytest

from rookery.play.cup import Game, standings
from rookery.serve import BadName, BadSetup, Damaged, Forbidden, HubError, NoSuchTable
from rookery.serve.desk import hosting, leaving
from rookery.serve.desk.audit import Actor
from rookery.serve.desk.desk import Desk
from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.league_rows import LEAST, OPEN_MAX, LeagueSetup, spreadsheet
from rookery.serve.store.entries import TableSetup
from rookery.serve.tables.live import LiveTable
from tests.serve.test_clubs import founded, refused
from tests.serve.test_ratings import all_rated, members
from tests.serve.tools import count, guests, opened, play_out, run

DAY = 86_400.0
SETUP: dict[str, Any] = {"game": "parlour", "low": 2, "high": 3, "pace": "turn", "least": 2}


async def begun(hub: Hub, keeper: User, club_id: str, name: str = "Autumn", **more: Any) -> str:
    """A league that runs."""
    season = hub.now() - 1.0, hub.now() + 30 * DAY
    return await hosting.create_league(hub, keeper, club_id, name, LeagueSetup(**{**SETUP, **more}), season)


async def sat(hub: Hub, league_id: str, *users: User) -> LiveTable:
    """A league table under way."""
    table = await hub.leagues.table(users[0], league_id, len(users))
    for user in users[1:]:
        await hub.sit(table, user)
    await hub.start(table, users[0])
    return table


async def won(hub: Hub, league_id: str, winner: User, *others: User) -> LiveTable:
    """A league game that all others give up."""
    table = await sat(hub, league_id, winner, *others)
    for user in others:
        await hub.give_up(table, user)
    await play_out(hub, table, [winner, *others])
    return table


async def shown(hub: Hub, user: User, league_id: str) -> list[tuple[int, str, float, int, str]]:
    """How it stands: place, name, points per game, games, and what put them there."""
    league, _ = await hub.leagues.league(user, league_id)
    rows = (await hub.leagues.stands(league)).rows
    return [(row.place, row.name, round(row.average, 3), row.games, row.by) for row in rows]


# -- how points come about ----------------------------------------------------------------------------------------


def test_points_per_game_decide_among_those_who_have_played_enough() -> None:
    games = [
        Game(1, 1, ("Ada", "Béla"), (1, 2)),
        Game(1, 2, ("Ada", "Béla"), (2, 1)),
        Game(1, 3, ("Ada", "Béla", "Cy"), (1, 1, 3)),  # 1 and ½ are shared
        Game(1, 4, ("Dora", "Cy"), (1, 2)),
    ]
    lines = standings(["Ada", "Béla", "Cy", "Dora"], games, least=2)
    assert [(line.player, line.place, line.points, line.games) for line in lines] == [
        ("Ada", 1, 1.75, 3),
        ("Béla", 1, 1.75, 3),
        ("Cy", 3, 0.0, 2),
        ("Dora", 4, 1.0, 1),
    ]
    assert [line.by for line in lines] == ["", "", "points", "enough"]
    assert standings(["Ada", "Béla", "Cy", "Dora"], games, least=0)[0].player == "Dora"
    assert [line.player for line in standings(["Ada", "Béla", "Cy", "Dora"], games)][-2:] == ["Dora", "Cy"]


# -- which games count --------------------------------------------------------------------------------------------


def test_league_games_count_once_and_others_not_at_all(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, béla, cy, eve = await members(hub, "Ada", "Béla", "Cy", "Eve")
            club_id = await founded(hub, ada, béla, cy)
            league_id = await begun(hub, ada, club_id)
            assert await refused(hub.leagues.table(eve, league_id, 2)) == "only"
            first = await won(hub, league_id, béla, ada)
            assert first.setup.ranked and first.setup.club == club_id and first.setup.turn_limit
            await won(hub, league_id, béla, cy)
            three = await sat(hub, league_id, ada, béla, cy)
            await play_out(hub, three, [ada, béla, cy])
            other = await hub.create(ada, TableSetup(game="parlour", seats=2, club=club_id, mode="turn"))
            await hub.sit(other, béla)
            await hub.start(other, ada)
            await play_out(hub, other, [ada, béla])
            league, club = await hub.leagues.league(cy, league_id)
            assert len(league.games) == 3 and club.id == club_id
            assert [card.games for card in await hub.leagues.of(club)] == [3]
            rows = await shown(hub, ada, league_id)
            assert rows[0][1] == "Béla" and rows[0][3] == 3 and {row[1] for row in rows} == {"Ada", "Béla", "Cy"}
            assert await count(hub, "SELECT count(*) FROM league_games") == 3
            await all_rated(hub)  # they count for the ratings as well
            assert await count(hub, "SELECT count(*) FROM rated") == 7
            csv = spreadsheet(await hub.leagues.stands(league))
            assert csv.startswith("place,name,per game,points,games") and "1,Béla," in csv
            again = await hub.rematch(first, béla)  # the next game is one of the club, and of no league
            assert (again.setup.club, again.setup.league) == (club_id, "")
            waiting = await hub.leagues.table(ada, league_id, 2)
            assert await refused(hub.change(waiting, ada, waiting.setup)) == "ui-error-league-stays"

    run(main())


def test_a_game_counts_by_when_it_was_set_up(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            club_id = await founded(hub, ada, béla)
            league_id = await begun(hub, ada, club_id)
            table = await sat(hub, league_id, ada, béla)
            past = f"UPDATE leagues SET begins = 1, ends = 2 WHERE id = '{league_id}'"
            await hub.store.write(lambda db: db.exec_driver_sql(past).rowcount)
            assert await refused(hub.leagues.table(ada, league_id, 2)) == "ui-error-league-closed"
            await hub.give_up(table, béla)
            await play_out(hub, table, [ada, béla])
            assert [row[1] for row in await shown(hub, ada, league_id)] == ["Ada", "Béla"]
            # once a keeper has ended it, nothing more counts
            other = await begun(hub, ada, club_id)
            late = await sat(hub, other, ada, béla)
            await hosting.end_league(hub, ada, other)
            await hosting.end_league(hub, ada, other)
            await hub.give_up(late, béla)
            await play_out(hub, late, [ada, béla])
            assert await shown(hub, ada, other) == []
            assert await count(hub, "SELECT count(*) FROM audit WHERE act = 'league-end'") == 1

    run(main())


def test_what_an_admin_closes_does_not_count_and_a_keeper_strikes_a_game(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            club_id = await founded(hub, ada, béla, cy)
            league_id = await begun(hub, ada, club_id)
            desk = Desk(hub)
            await desk.begin()
            closed = await sat(hub, league_id, ada, béla)
            await desk.close_table(Actor("", "host"), closed.id)
            assert await shown(hub, ada, league_id) == []
            table = await won(hub, league_id, ada, béla)
            assert await refused(hosting.strike_game(hub, béla, league_id, table.id, True), Forbidden) == "keepers"
            nothing = hosting.strike_game(hub, ada, league_id, "nosuchtable", True)
            assert await refused(nothing) == "ui-error-league-no-game"
            await hosting.strike_game(hub, ada, league_id, table.id, True)
            assert await shown(hub, ada, league_id) == []
            await hosting.strike_game(hub, ada, league_id, table.id, False)
            assert [row[:2] for row in await shown(hub, ada, league_id)] == [(1, "Ada"), (2, "Béla")]

    run(main())


# -- setting one up -----------------------------------------------------------------------------------------------


def test_what_can_be_no_league_is_refused_in_words(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla = await members(hub, "Ada", "Béla")
            club_id = await founded(hub, ada, béla)
            now = hub.now()
            season = now, now + DAY

            def made(who: User = ada, name: str = "Autumn", at: tuple[float, float] = season, **odd: Any) -> Any:
                return hosting.create_league(hub, who, club_id, name, LeagueSetup(**{**SETUP, **odd}), at)

            assert await refused(made(béla), Forbidden) == "keepers"
            assert await refused(made(name=" \u200b"), BadName) == "ui-error-league-name"
            wrong: tuple[tuple[dict[str, Any], str], ...] = (
                ({"game": "chess"}, "ui-error-cup-game"),
                ({"low": 1}, "ui-error-cup-seats"),
                ({"low": 3, "high": 2}, "ui-error-cup-seats"),
                ({"high": 9}, "ui-error-cup-seats"),
                ({"least": LEAST[1] + 1}, "ui-error-league-least"),
                ({"at": (now, now + 60)}, "ui-error-league-season"),
                ({"at": (now, now + 400 * DAY)}, "ui-error-league-season"),
                ({"at": (now - 9 * DAY, now - DAY)}, "ui-error-league-season"),
                ({"at": (now + 400 * DAY, now + 500 * DAY)}, "ui-error-league-season"),
            )
            for odd, why in wrong:
                assert await refused(made(**odd), BadSetup) == why
            with pytest.raises(BadSetup):
                await made(pace="slothful")
            for n in range(OPEN_MAX):
                await made(name=f"Season {n}")
            assert await refused(made()) == "ui-error-league-many"
            for odd_id in ("nosuchleague", "../x", "x" * 50, "\0"):
                assert await refused(hub.leagues.league(ada, odd_id), NoSuchTable) == "ui-error-no-league"
            soon = (await hub.leagues.of(await hub.clubs.club(ada, club_id)))[0]
            for seats in (1, 4):
                assert await refused(hub.leagues.table(ada, soon.id, seats)) == "ui-error-cup-seats"

    run(main())


# -- secrecy, going, damage ---------------------------------------------------------------------------------------


def test_a_private_clubs_league_is_for_its_members_alone(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, eve = await members(hub, "Ada", "Béla", "Eve")
            guest = (await guests(hub, "Guest"))[0]
            secret = await founded(hub, ada, béla, door="invite", name="Secret")
            known = await founded(hub, ada, béla, name="Known")
            leagues = {club_id: await begun(hub, ada, club_id) for club_id in (secret, known)}
            await won(hub, leagues[known], ada, béla)
            for who in (eve, guest, None):
                assert await refused(hub.leagues.league(who, leagues[secret]), NoSuchTable) == "ui-error-no-league"
                league, _ = await hub.leagues.league(who, leagues[known])  # its table is to be seen
                assert len((await hub.leagues.stands(league)).rows) == 2
                with pytest.raises(Forbidden):  # who plays just now is not
                    await hub.leagues.tables(who, league)
            for act in (
                hub.leagues.table(eve, leagues[secret], 2),
                hosting.end_league(hub, eve, leagues[secret]),
                hosting.strike_game(hub, eve, leagues[secret], "x", True),
            ):
                with pytest.raises(NoSuchTable):
                    await act
            await hosting.dissolve_club(hub, ada, known)
            assert await count(hub, "SELECT count(*) FROM league_games") == 0
            assert await refused(hub.leagues.league(ada, leagues[known]), NoSuchTable) == "ui-error-no-league"
            assert len(await hub.history(béla)) == 1  # the game itself stays

    run(main())


def test_who_has_gone_stands_without_a_name_and_a_damaged_game_counts_for_nothing(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, béla, cy = await members(hub, "Ada", "Béla", "Cy")
            club_id = await founded(hub, ada, béla, cy)
            league_id, broken = await begun(hub, ada, club_id), await begun(hub, ada, club_id)
            first, second = await won(hub, league_id, ada, béla), await won(hub, league_id, ada, cy)
            await leaving.leave(hub, béla)
            await leaving.finish(hub, 0)
            assert [row[1] for row in await shown(hub, ada, league_id)][1:] in (["N. N.", "Cy"], ["Cy", "N. N."])
            hurt = (
                f"UPDATE league_games SET places = x'00' WHERE table_id = '{first.id}'",
                f"UPDATE leagues SET version = version + 1 WHERE id = '{league_id}'",
                f"UPDATE leagues SET setup = '[]' WHERE id = '{broken}'",
            )
            for sql in hurt:
                await hub.store.write(lambda db, sql=sql: db.exec_driver_sql(sql).rowcount)  # type: ignore[misc]
            assert [row[1] for row in await shown(hub, ada, league_id)] == ["Ada", "Cy"]
            with pytest.raises(Damaged):
                await hub.leagues.league(ada, broken)
            club = await hub.clubs.club(ada, club_id)
            assert [card.id for card in await hub.leagues.of(club)] == [league_id] and second.status == "over"
            with pytest.raises(HubError):
                await hub.leagues.table(ada, broken, 2)

    run(main())
