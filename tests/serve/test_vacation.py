"""Vacation: turn-based time stands still for those who are away, for so many days a year, and all can see it."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from rookery.serve import BadName, NoSuchTable, NotAllowed
from rookery.serve.desk import vacation as module
from rookery.serve.desk.vacation import Vacation, Vacations, used
from rookery.serve.door.accounts import User
from rookery.serve.hub.hub import Hub
from rookery.serve.tables import clocks
from rookery.serve.tables.live import LiveTable
from tests.serve.mailing import correspondent, free_port, mailbox, mailing, smtp
from tests.serve.tools import answer_one, guests, opened, post, run, serving, started

DAY = 86_400.0
TURNS: dict[str, Any] = {"mode": "turn", "turn_limit": 3 * DAY}


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def today(ahead: int = 0) -> str:
    return (datetime.now(UTC).date() + timedelta(days=ahead)).isoformat()


async def sealed(hub: Hub, users: list[User], **more: Any) -> LiveTable:
    """A game in which all are asked at once."""
    table = await started(hub, users, **{**TURNS, **more})
    while len(table.waiting) < len(users):
        await hub.answer(table, users[table.waiting[0]], table.waiting[0], table.number, "pass")
    return table


async def members(hub: Hub, *names: str) -> list[User]:
    return [await correspondent(hub, name) for name in names]


def test_time_stands_still_for_one_and_goes_on_for_the_others(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await members(hub, "Ada", "Bob", "Cleo")
            table = await sealed(hub, users)
            asked = table.state.opened
            taken = await Vacations(hub).take(users[0], today(), today(4))
            away = taken.until - taken.begins
            assert 4 * DAY <= away <= 5 * DAY + 3600
            assert clocks.deadline(table.state, 0) == pytest.approx(asked + 3 * DAY + away)
            assert clocks.deadline(table.state, 1) == pytest.approx(asked + 3 * DAY)
            mine = f"SELECT until FROM turns WHERE person_id = '{users[0].id}'"
            assert await hub.store.read(lambda db: float(db.exec_driver_sql(mine).scalar_one())) == pytest.approx(
                asked + 3 * DAY + away
            )
            assert table.state.card().seats[0].on_vacation(hub.now()) == taken.until
            assert table.state.on_vacation(users[1].id, hub.now()) == 0
            async with opened(database) as other:  # clocks follow from what is stored
                same = await other.table(table.id)
                assert clocks.deadline(same.state, 0) == clocks.deadline(table.state, 0)

    run(main())


def test_back_early_and_only_the_time_away_was_free(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Bob")
            table = await sealed(hub, users)
            vacations = Vacations(hub)
            taken = await vacations.take(users[0], today(), today(6))
            hub._began += 3600
            await vacations.end(users[0], taken.id)
            due = clocks.deadline(table.state, 0)
            assert due is not None and due - table.state.opened - 3 * DAY == pytest.approx(3600, abs=60)
            assert table.state.on_vacation(users[0].id, hub.now()) == 0
            account = await vacations.account(users[0])
            assert account.now is None and account.left in (20, 19)  # the day that had begun
            with pytest.raises(NoSuchTable):
                await vacations.end(users[0], taken.id)
            with pytest.raises(NoSuchTable):
                await vacations.end(users[1], taken.id)

    run(main())


def test_the_clock_cannot_be_stopped_again_and_again(sqlite: str) -> None:
    """Each look at a question costs a day, and there are not many."""

    async def main() -> None:
        async with opened(sqlite, vacation_days=3) as hub:
            (ada,) = await members(hub, "Ada")
            vacations = Vacations(hub)
            hub._began += max(0.0, at("2027-03-01T12:00") - hub.now())  # far from the end of a year
            for day in ("2027-03-01", "2027-03-02", "2027-03-03"):
                taken = await vacations.take(ada, day, day)
                await vacations.end(ada, taken.id)
                hub._began += DAY
            day = "2027-03-04"
            with pytest.raises(NotAllowed, match="ui-error-vacation-days"):
                await vacations.take(ada, day, day)
            assert (await vacations.account(ada)).left == 0

    run(main())


def test_what_is_no_vacation(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            (ada,) = await members(hub, "Ada")
            guest = (await guests(hub, "Guest"))[0]
            vacations = Vacations(hub)
            for first, last in (
                (today(-1), today(1)),
                (today(2), today(1)),
                (today(3), today(400)),
                ("soon", "later"),
                ("", ""),
                ("2026-02-30", "2026-03-01"),
            ):
                with pytest.raises(BadName, match="ui-error-vacation-dates"):
                    await vacations.take(ada, first, last)
            with pytest.raises(NotAllowed, match="ui-error-vacation-days"):
                await vacations.take(ada, today(1), today(60))
            with pytest.raises(NotAllowed, match="ui-notices-account"):
                await vacations.take(guest, today(), today())
            await vacations.take(ada, today(2), today(4))
            with pytest.raises(NotAllowed, match="ui-error-vacation-twice"):
                await vacations.take(ada, today(4), today(5))
            both = await asyncio.gather(
                vacations.take(ada, today(7), today(8)),
                vacations.take(ada, today(8), today(9)),
                return_exceptions=True,
            )
            assert sum(isinstance(each, Vacation) for each in both) == 1
        async with opened(database, vacation_days=0) as hub:
            with pytest.raises(NotAllowed, match="ui-error-vacation-none"):
                await Vacations(hub).take(ada, today(9), today(10))

    run(main())


def test_days_count_where_somebody_lives_and_for_their_year() -> None:
    def days(begins: str, until: str, zone: str) -> Vacation:
        times = [at(text) for text in (begins, until)]
        return Vacation("x", "x", times[0], times[1], zone)

    turn_of_year = days("2026-12-30T23:30", "2027-01-01T23:00", "Europe/Budapest")
    assert list(turn_of_year.days()) == [date(2026, 12, 31), date(2027, 1, 1)]
    assert used([turn_of_year]) == {2026: 1, 2027: 1}
    morning, evening = (
        days("2026-06-01T06:00", "2026-06-01T07:00", "UTC"),
        days("2026-06-01T18:00", "2026-06-02T00:00", "UTC"),
    )
    assert used([morning, evening]) == {2026: 1}
    autumn = days("2026-10-24T22:00", "2026-10-25T23:00", "Europe/Budapest")  # a day of 25 hours
    assert len(list(autumn.days())) == 1


def test_planned_days_begin_by_themselves_and_can_be_cancelled(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Bob")
            table = await sealed(hub, users)
            vacations = Vacations(hub)
            taken = await vacations.take(users[0], today(1), today(2))
            await vacations.spread()
            assert not table.state.vacations
            hub._began += taken.begins - hub.now() - module.EARLY / 2
            await vacations.spread()
            assert table.state.vacation(users[0].id) == (taken.begins, taken.until)
            before = table.seq
            await vacations.spread()
            assert table.seq == before  # once
            await vacations.end(users[0], taken.id)  # just before it begins
            assert clocks.deadline(table.state, 0) == pytest.approx(table.state.opened + 3 * DAY)
            assert not (await vacations.account(users[0])).planned

    run(main())


def test_a_game_that_begins_meanwhile_hears_of_it(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Bob")
            vacations = Vacations(hub)
            taken = await vacations.take(users[0], today(), today(2))
            table = await sealed(hub, users)
            await vacations.spread()
            assert table.state.on_vacation(users[0].id, hub.now()) == taken.until
            live = await started(hub, users)
            await vacations.spread()
            assert not live.state.vacations  # at the table the clock goes on

    run(main())


def test_a_clock_that_would_have_rung_does_not(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Bob")
            table = await sealed(hub, users, turn_limit=0.4)
            taken = Vacation("v", users[0].id, hub.now(), hub.now() + 500, "UTC")
            await hub.on_vacation(table, users[0].id, taken.begins, taken.until)
            number = table.number
            await asyncio.sleep(1.0)
            assert table.number == number and table.state.pending() == [0]  # for Bob it rang
            await answer_one(hub, table, users)
            assert table.number > number

    run(main())


def test_no_bot_takes_the_seat_and_no_notice_comes_meanwhile(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                users = await members(hub, "Ada", "Bob")
                table = await sealed(hub, users)
                taken = await Vacations(hub).take(users[0], today(), today(3))
                told, way = await mailing(hub)
                assert await told.round(way) == 1 and not box.to("ada@home.example")
                hub._began += 3.2 * DAY
                with pytest.raises(NotAllowed, match="ui-error-not-away"):
                    await hub.propose(table, users[1], "warm:0")
                hub._began += taken.until - hub.now() + 1
                assert await told.round(way) == 1 and box.to("ada@home.example")
                await told.close()

    run(main())


def test_rounds_at_fixed_times_do_not_wait(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Bob")
            table = await sealed(hub, users, vacation=False)
            await Vacations(hub).take(users[0], today(), today(3))
            assert clocks.deadline(table.state, 0) == pytest.approx(table.state.opened + 3 * DAY)

    run(main())


def test_pages_programs_and_lists_say_so(sqlite: str) -> None:
    with serving(sqlite, **smtp(free_port())) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        ada.post("/me/password", {"password": "correct horse"})
        table = server.table(ada, bob, mode="turn", turn_limit=3 * DAY)
        assert post(server, ada, "/settings/vacation", first=today(), last=today(2)).status_code == 303
        assert "I am back" in ada.page("/settings/notices").text
        until = bob.get("/me/tables").json()[0]["seats"][0]["vacation"][1]
        seen = bob.get(f"/tables/{table}").json()["table"]["seats"]
        assert (seen[0]["vacation"], seen[1]["vacation"]) == (until, 0)
        assert "on vacation until" in bob.page(f"/t/{table}").text
        assert "Ada: on vacation until" in bob.page("/").text
        mine = ada.get("/me/vacation").json()
        assert mine["now"]["until"] == until and mine["days"] == 21
        gone = ada.client.delete(f"{ada.url}/api/v1/me/vacation/{mine['now']['id']}", headers=ada.headers)
        assert gone.json()["now"] is None
        refused = ada.post("/me/vacation", {"first": today(-3), "last": today()})
        assert refused.status_code == 422 and refused.json()["key"] == "ui-error-vacation-dates"
        assert "on vacation until" not in bob.page(f"/t/{table}").text
        assert bob.post("/me/vacation", {"first": today(), "last": today()}).status_code == 409
