"""A calendar of one's own: dates that programs can read, behind an address that can be changed, and no secrets."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import icalendar
import pytest
from sqlalchemy import update

from rookery.serve import NoSuchTable
from rookery.serve.desk.calendar import Event, folded, times, written
from rookery.serve.desk.keys import Seals
from rookery.serve.desk.turning import Turning
from rookery.serve.hub.cup_rows import CupSetup
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import cups
from tests.serve.mailing import URL, correspondent
from tests.serve.test_vacation import sealed
from tests.serve.tools import answer_one, opened, post, run, serving

DAY = 86_400.0


async def turning(hub: Hub) -> Turning:
    return Turning(hub, await Seals.open(hub.store))


def read(text: str) -> list[Any]:
    """What a calendar program makes of it."""
    found = icalendar.Calendar.from_ical(text)
    assert not found.errors
    return list(found.walk("VEVENT"))


def test_deadlines_as_a_calendar_program_reads_them(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
            table = await sealed(hub, users)
            own = await turning(hub)
            assert await own.calendar(users[0]) == ""
            link = await own.new_calendar(users[0])
            (event,) = read(await own.dates(link, URL))
            due = datetime.fromtimestamp(table.state.opened + 3 * DAY, UTC).replace(microsecond=0)
            assert event["dtstart"].dt == due and str(event["url"]) == f"{URL}/t/{table.id}"
            assert "Bob" in str(event["description"]) and "Ada" not in str(event["description"])

    run(main())


def test_an_answer_that_nobody_may_see_yet_changes_no_calendar(sqlite: str) -> None:
    """Whoever was given the address would see by it who has answered a sealed question."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
            table = await sealed(hub, users)
            own = await turning(hub)
            links = [await own.new_calendar(user) for user in users]
            before = [await own.dates(link, URL) for link in links]
            number = table.number
            await answer_one(hub, table, users)
            assert table.number == number
            assert [await own.dates(link, URL) for link in links] == before

    run(main())


def test_a_new_address_ends_the_old_one_for_good(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada, bob = [await correspondent(hub, name) for name in ("Ada", "Bob")]
            own = await turning(hub)
            known: list[str] = []
            for wanted in (True, True, False, True, False):
                link = await own.new_calendar(ada, wanted)
                for old in (*known, ada.id, "", bob.id + (link or "x")[16:]):
                    with pytest.raises(NoSuchTable):
                        await own.dates(old, URL)
                if link:
                    assert "BEGIN:VCALENDAR" in await own.dates(link, URL)
                    known.append(link)
            assert len(set(known)) == 3
            await own.choose(ada, {"hour": 7})  # other wishes leave it alone
            assert await own.calendar(ada) == ""

    run(main())


def test_rounds_of_tournaments_as_far_as_they_are_known(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            ada = await correspondent(hub, "Ada")
            own = await turning(hub)
            begins = hub.now() + 3600
            setup = CupSetup(game="thiefs-market", seats=3, flow="times", every=60, rounds=3, begins=begins)
            cup = await hub.cups.create(ada, "Autumn, with; signs", setup, lambda db, cup: None)
            await hub.cups.enter(ada, cup)
            link = await own.new_calendar(ada)
            found = read(await own.dates(link, URL))
            assert [str(event["summary"]) for event in found] == [
                f"Autumn, with; signs: round {n}" for n in (1, 2, 3)
            ]
            gaps = [later["dtstart"].dt - before["dtstart"].dt for before, later in pairwise(found)]
            assert {gap.total_seconds() for gap in gaps} == {3600}
            await hub.store.write(lambda db: db.execute(update(cups).values(status="over")).rowcount)
            assert not read(await own.dates(link, URL))

    run(main())


def test_lines_are_folded_between_signs() -> None:
    for said in ("a" * 200, "ű" * 100, "🂡" * 60, "", "x" * 75, "x" * 76):
        lines = folded(said).split("\r\n")
        assert lines.pop() == "" and all(len(line.encode()) <= 75 for line in lines)
        assert "".join([lines[0], *(line[1:] for line in lines[1:])]) == said
        assert all(line.startswith(" ") for line in lines[1:])


def test_names_cannot_write_lines_of_their_own() -> None:
    evil = "Eve\r\nBEGIN:VEVENT\nX:1;,\\"
    (event,) = read(written([Event("x", 1e9, 1e9, evil, evil, URL)], "en", URL))
    assert str(event["summary"]) == "Eve  BEGIN:VEVENT X:1;,\\"


def test_by_page_and_by_program(sqlite: str) -> None:
    with serving(sqlite, url=URL) as server:
        ada, nobody = server.person("Ada"), server.nobody()
        assert ada.post("/me/calendar").status_code == 409  # a guest
        ada.post("/me/password", {"password": "correct horse"})
        assert post(server, ada, "/settings/calendar", calendar="new").status_code == 303
        path = ada.get("/me/calendar").json()["path"]
        assert f"{URL}{path}" in ada.page("/settings/notices").text
        found = nobody.page(path)
        assert found.status_code == 200 and found.headers["content-type"] == "text/calendar; charset=utf-8"
        assert "no-store" in found.headers["cache-control"] and not read(found.text)
        assert ada.post("/me/calendar").json()["path"] != path
        assert nobody.page(path).status_code == 404
        gone = ada.client.delete(f"{ada.url}/api/v1/me/calendar", headers=ada.headers)
        assert gone.json()["path"] is None


def test_times_of_a_tournament_that_is_led_by_hand_are_not_guessed() -> None:
    class Row:
        setup = '{"game": "parlour", "seats": 2, "flow": "hand", "rounds": 3}'
        round = 0
        begins = 1e9
        round_at = 0.0

    assert list(times(Row())) == [(1, 1e9)]
