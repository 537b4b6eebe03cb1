"""“It is your turn” by e-mail: once, not to those who are there, not at night, and never in the way of a game."""

from __future__ import annotations

import asyncio
import re
import time
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import select, update

from rookery.serve import BadName, NoSuchTable
from rookery.serve.desk import leaving, letters, load, notices, wishes
from rookery.serve.desk.export import profile
from rookery.serve.desk.keys import Seals
from rookery.serve.desk.turning import Turning
from rookery.serve.desk.wishes import Wishes
from rookery.serve.hub.hub import Hub
from rookery.serve.store.schema import sendings, turns, ways
from tests.serve.mailing import (
    DAYS,
    URL,
    asked_earlier,
    correspondent,
    free_port,
    mailbox,
    mailing,
    market,
    smtp,
    until_asked,
)
from tests.serve.tools import (
    answer_one,
    count,
    guests,
    opened,
    post,
    run,
    serving,
    started,
    wait_until,
)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


async def written(hub: Hub) -> list[Any]:
    return await hub.store.read(lambda db: list(db.execute(select(turns).order_by(turns.c.person_id))))


# -- what is written down ------------------------------------------------------------------------------------------


def test_who_is_asked_is_written_with_the_entry_that_asks(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            users = await guests(hub, "Ada", "Bob")
            live = await started(hub, users)
            assert not await written(hub) and live.mode == "live"
            table = await started(hub, users, **DAYS)
            for _ in range(4):
                rows = await written(hub)
                missing = {table.seats[seat].user_id for seat in table.state.pending()}
                assert {r.person_id for r in rows} == {table.seats[seat].user_id for seat in table.state.asked}
                assert {r.person_id for r in rows if not r.done} == missing
                assert {(r.number, r.mailed) for r in rows} == {(table.number, False)}
                assert all(r.until == pytest.approx(r.since + 3 * 86_400.0) for r in rows)
                await answer_one(hub, table, users)
            first = (await written(hub))[0].person_id
            await hub.give_up(table, next(user for user in users if user.id == first))
            assert all(row.person_id in table.state.people() for row in await written(hub))

    run(main())


def test_an_answer_that_nobody_may_see_yet_changes_one_mark(database: str) -> None:
    """At a sealed question all are asked until all have answered; only the notice for oneself knows more."""

    async def main() -> None:
        async with opened(database) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo")
            table = await started(hub, users, **DAYS)
            while len(table.waiting) < 3:
                await hub.answer(table, users[table.waiting[0]], table.waiting[0], table.number, "pass")
            before = await written(hub)
            assert len(before) == len(table.state.asked)
            await answer_one(hub, table, users)
            after = await written(hub)
            public = [(r.person_id, r.number, r.since, r.until) for r in after]
            assert public == [(r.person_id, r.number, r.since, r.until) for r in before]
            assert [r.done for r in after].count(True) == 1

    run(main())


def test_tables_from_before_are_written_down_by_the_migration(sqlite: str) -> None:
    from rookery.serve.store.migrations import versions  # noqa: F401 - where the step lives

    module = __import__("rookery.serve.store.migrations.versions.0009_correspondence", fromlist=["asked"])

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await market(hub, *users)
            rows = await written(hub)
            await hub.store.write(lambda db: db.execute(turns.delete()).rowcount)
            await hub.store.write(module.write_down)
            again = await written(hub)
            assert [r.person_id for r in again] == [r.person_id for r in rows]
            assert again[0].number == 0  # what the card does not say, the table does
            assert notices.waits(table, again[0]) is not None
        assert module.asked("damaged") == [] and module.asked('{"mode": "turn"}') == []

    run(main())


# -- letters -------------------------------------------------------------------------------------------------------


def test_a_letter_for_a_question_once(database: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(database, **smtp(box.port)) as hub:
                users = [
                    await correspondent(hub, "Ada", lang="de", zone="Europe/Budapest"),
                    (await guests(hub, "Bob"))[0],
                ]
                table = await market(hub, *users)
                told, way = await mailing(hub)
                assert await told.round(way) == 1
                assert await told.round(way) == 0
                letter = box.letters[0]
                assert letter["to"] == "ada@home.example" and "Du bist dran" in letter["subject"]
                assert letter["auto-submitted"] == "auto-generated"
                text, html = (letter.get_body((kind,)) for kind in ("plain", "html"))
                assert text is not None and html is not None
                for part in (text.get_content(), html.get_content()):
                    assert f"{URL}/t/{table.id}" in part and "Bob" in part and "Europe/Budapest" in part
                    assert f"{URL}/unsubscribe/" in part and "2 Tage" in part
                assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
                assert letter["list-unsubscribe"].startswith(f"<{URL}/unsubscribe/{users[0].id}")
                await told.close()

    run(main())


def test_no_letter_for_those_who_are_there_or_have_answered(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
                told, way = await mailing(hub)
                table = await market(hub, *users)
                async with table.listen(users[0]):
                    assert await told.round(way) == 0
                assert await told.round(way) == 0  # they have seen it
                await until_asked(hub, table, users, users[1])
                await until_asked(hub, table, users, users[0])  # the other was quick
                assert await told.round(way) == 1
                assert [each["to"] for each in box.letters] == ["ada@home.example"]
                await told.close()

    run(main())


def test_a_while_to_answer_before_anything_is_sent(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **{**smtp(box.port), "notice_seconds": 120.0}) as hub:
                users = [await correspondent(hub, name) for name in ("Ada", "Bob")]
                told, way = await mailing(hub)
                await market(hub, *users)
                assert await told.round(way) == 0
                await asked_earlier(hub, 121.0)
                assert await told.round(way) == 1
                await told.close()

    run(main())


def test_what_comes_close_together_comes_in_one_letter(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                ada, bob = await correspondent(hub, "Ada"), (await guests(hub, "Bob"))[0]
                told, way = await mailing(hub)
                tables = [await market(hub, ada, bob) for _ in range(3)]
                assert await told.round(way) == 1
                assert box.letters[0]["subject"] == "Rookery: your turn at 3 tables"
                text = box.letters[0].get_body(("plain",))
                assert text is not None and all(f"/t/{table.id}" in text.get_content() for table in tables)
                await market(hub, ada, bob)
                assert await told.round(way) == 0  # a moment ago there was one
                await hub.store.write(
                    lambda db: db.execute(update(ways).values(next_at=ways.c.next_at - 301)).rowcount
                )
                assert await told.round(way) == 1
                await told.close()

    run(main())


def test_in_a_game_that_is_paused_or_has_a_bot_in_their_place_nobody_is_told(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                ada, bob = [await correspondent(hub, name) for name in ("Ada", "Bob")]
                told, way = await mailing(hub)
                table = await market(hub, ada, bob)
                await hub.propose(table, ada, "pause")
                if table.proposals:
                    await hub.consent(table, bob, True)
                assert table.paused
                assert await told.round(way) == 0 and not box.letters
                await told.close()

    run(main())


# -- when ----------------------------------------------------------------------------------------------------------


def test_digests_and_quiet_hours_by_the_clock_on_the_wall() -> None:
    ada = Wishes(zone="Europe/Budapest", hour=18, quiet_from=22, quiet_to=7)
    assert ada.next_time("now", at("2026-11-19T12:00")) == at("2026-11-19T12:00")
    assert ada.next_time("now", at("2026-11-19T21:30")) == at("2026-11-20T06:00")  # 22:30 there
    assert ada.next_time("now", at("2026-11-20T02:00")) == at("2026-11-20T06:00")
    assert ada.next_time("hourly", at("2026-11-19T12:20")) == at("2026-11-19T13:00")
    assert ada.next_time("hourly", at("2026-11-19T20:30")) == at("2026-11-20T06:00")
    assert ada.next_time("daily", at("2026-11-19T16:59")) == at("2026-11-19T17:00")
    assert ada.next_time("daily", at("2026-11-19T17:00")) == at("2026-11-20T17:00")
    # in the night in which clocks are put forward an hour is missing, and one comes twice in autumn
    assert ada.next_time("daily", at("2026-03-28T18:00")) == at("2026-03-29T16:00")
    assert ada.next_time("daily", at("2026-10-24T18:00")) == at("2026-10-25T17:00")
    night = Wishes(zone="Europe/Budapest", hour=2)
    assert night.next_time("daily", at("2026-03-28T12:00")) == at("2026-03-29T01:00")
    for quiet in ((0, 0), (9, 9)):
        assert not Wishes(quiet_from=quiet[0], quiet_to=quiet[1]).quiet(at("2026-11-19T09:30"))
    noon = Wishes(quiet_from=12, quiet_to=14)
    assert noon.quiet(at("2026-11-19T13:59")) and not noon.quiet(at("2026-11-19T14:00"))


def test_whole_hours_where_time_zones_are_not_whole() -> None:
    kathmandu = Wishes(zone="Asia/Kathmandu")
    assert kathmandu.next_time("hourly", at("2026-11-19T12:20")) == at("2026-11-19T13:15")


@pytest.mark.parametrize(
    "given",
    [
        {"zone": "Europe/Rookery"},
        {"zone": "../../etc/passwd"},
        {"hour": 24},
        {"quiet_from": -1},
        {"mail": "always"},
        {"push": "daily"},
    ],
)
def test_what_cannot_be_wished(given: dict[str, Any]) -> None:
    with pytest.raises(BadName, match="ui-error-wish"):
        wishes.changed(Wishes(), given)


def test_a_digest_waits_for_its_hour(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                here = datetime.now(UTC)
                ada = await correspondent(hub, "Ada", mail="daily", hour=(here.hour + 3) % 24)
                bob = (await guests(hub, "Bob"))[0]
                await market(hub, ada, bob)
                told, way = await mailing(hub)
                assert await told.round(way) == 0
                when = await hub.store.read(lambda db: float(db.execute(select(ways.c.next_at)).scalar_one()))
                assert 2 * 3600 - 5 <= when - hub.now() <= 3 * 3600
                hub._began += 3 * 3600  # three hours later
                assert await told.round(way) == 1
                await told.close()

    run(main())


def test_nobody_is_woken(sqlite: str) -> None:
    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                hour = datetime.now(UTC).hour
                ada = await correspondent(hub, "Ada", quiet_from=hour, quiet_to=(hour + 2) % 24)
                bob = (await guests(hub, "Bob"))[0]
                await market(hub, ada, bob)
                told, way = await mailing(hub)
                assert await told.round(way) == 0
                hub._began += 2 * 3600
                assert await told.round(way) == 1
                await told.close()

    run(main())


# -- stopping it ---------------------------------------------------------------------------------------------------


def test_one_click_and_no_more_letters(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, **smtp(free_port())) as hub:
            ada, bob = [await correspondent(hub, name) for name in ("Ada", "Bob")]
            seals = await Seals.open(hub.store)
            turning = Turning(hub, seals)
            link = seals.link(letters.UNSUBSCRIBE, ada.id, "ada@home.example")
            for bad in (
                "",
                "x",
                link[:-1],
                link + "x",
                bob.id + link[16:],
                seals.link("calendar", ada.id, "ada@home.example"),
                seals.link(letters.UNSUBSCRIBE, ada.id, "old@home.example"),
                Seals("00" * 32).link(letters.UNSUBSCRIBE, ada.id, "ada@home.example"),
                "é" * 40,
            ):
                with pytest.raises(NoSuchTable):
                    await turning.unsubscribe(bad)
            await turning.unsubscribe(link)
            await turning.unsubscribe(link)
            assert (await turning.wishes(ada)).how("mail") == "off"
            assert (await turning.wishes(bob)).how("mail") == "now"
            assert (await Seals.open(hub.store)).link("x", "y", "z") == seals.link("x", "y", "z")

    run(main())


def test_pages_and_programs_choose_the_same(sqlite: str) -> None:
    with mailbox() as box, serving(sqlite, **smtp(box.port)) as server:
        ada = server.person("Ada")
        assert "/settings/notices" in ada.page("/settings").text
        assert "Choose a password" in ada.page("/settings/notices").text
        assert post(server, ada, "/settings/notices", mail="now").status_code == 409
        ada.post("/me/password", {"password": "correct horse"})
        chosen = {"mail": "daily", "hour": "7", "quiet_from": "22", "quiet_to": "6", "zone": "Europe/Warsaw"}
        assert post(server, ada, "/settings/notices", **chosen).status_code == 303
        known = ada.get("/me/notices").json()
        assert (known["mail"], known["hour"], known["zone"], known["possible"][0]) == (
            "daily",
            7,
            "Europe/Warsaw",
            "mail",
        )
        assert post(server, ada, "/settings/notices", hour="noon").status_code == 422
        changed = ada.client.patch(
            f"{ada.url}/api/v1/me/notices", json={"mail": "now", "quiet_to": 22}, headers=ada.headers
        )
        assert changed.json()["mail"] == "now" and changed.json()["hour"] == 7
        email = {"email": "ada@home.example", "password": "correct horse", "back": "/settings/notices"}
        assert post(server, ada, "/settings/email", **email).headers["location"] == "/settings/notices?sent"
        wait_until(lambda: len(box.letters) == 1)
        link = next(w for w in box.letters[0].get_content().split() if "/confirm/" in w)
        assert post(server, server.nobody(), link.removeprefix(URL)).status_code == 303
        assert "ada@home.example" in ada.page("/settings/notices").text
        table = server.table(
            ada,
            server.person("Bob"),
            game="thiefs-market",
            seats=3,
            mode="turn",
            bots={"2": "random"},
            options={"start": 0},
        )
        assert table
        hub, told = server.app.state.hub, server.app.state.notices
        asyncio.run_coroutine_threadsafe(told.round(told.ways[0]), hub.store._loop).result(60)
        letter = box.to("ada@home.example")[-1]
        stop = letter["list-unsubscribe"].strip("<>").removeprefix(URL)
        nobody = server.nobody()
        assert nobody.page(stop).status_code == 200 and ada.get("/me/notices").json()["mail"] == "now"
        clicked = server.client.post(
            server.url + stop,
            content="List-Unsubscribe=One-Click",
            headers={"content-type": "application/x-www-form-urlencoded"},
        )
        assert clicked.status_code == 204 and ada.get("/me/notices").json()["mail"] == "off"
        assert post(server, nobody, stop).headers["location"].endswith("?done")
        assert nobody.page(f"{stop[:-3]}abc").status_code == 404


# -- what is kept --------------------------------------------------------------------------------------------------


def test_all_of_it_can_be_taken_along_and_goes_with_the_account(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            ada, bob = [await correspondent(hub, name) for name in ("Ada", "Bob")]
            await started(hub, [ada, bob], **DAYS)
            mine = await hub.store.read(lambda db: profile(db, ada.id))
            assert mine["notices"]["mail"] == "now" and "endpoint" not in str(mine)
            await leaving.leave(hub, ada)
            await leaving.finish(hub, 0)
            for rows in ("turns", "ways", "correspondents", "devices", "vacations"):
                assert await count(hub, f"SELECT COUNT(*) FROM {rows} WHERE person_id = '{ada.id}'") == 0
            old = int(time.time() // 86_400) - 100
            await hub.store.write(
                lambda db: db.execute(sendings.insert().values(day=old, way="mail", sent=1, failed=0)).rowcount
            )
            await hub.store.write(wishes.let_go_old)
            assert await count(hub, "SELECT COUNT(*) FROM sendings") == 0

    run(main())


# -- secrecy -------------------------------------------------------------------------------------------------------


def test_a_letter_depends_on_nothing_that_others_may_not_know(sqlite: str) -> None:
    """Other cards, other answers that are not shown yet: the same letter, but for the address of the table."""

    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                users = [*await guests(hub, "Ada", "Bob"), await correspondent(hub, "Cleo")]
                told, way = await mailing(hub)
                said = []
                for early in (0, 1, 2):
                    table = await started(hub, users, **DAYS)
                    while len(table.waiting) < 3:
                        await hub.answer(table, users[table.waiting[0]], table.waiting[0], table.number, "pass")
                    for _ in range(early):
                        await answer_one(hub, table, users[:2], k=early)
                    await hub.store.write(lambda db: db.execute(update(ways).values(next_at=0.0)).rowcount)
                    assert await told.round(way) == 1
                    letter = box.letters.pop()
                    bodies = [letter.get_body((kind,)) for kind in ("plain", "html")]
                    words = [re.sub(r"(at|until) [\d-]+ [\d:]+", "", body.get_content()) for body in bodies if body]
                    said.append((letter["subject"], [each.replace(table.id, "") for each in words]))
                assert said[0] == said[1] == said[2]
                await told.close()

    run(main())


def test_admins_are_told_of_days_that_are_over(sqlite: str) -> None:
    """A number that rises now would tell that somebody has not answered a sealed question."""

    async def main() -> None:
        with mailbox() as box:
            async with opened(sqlite, **smtp(box.port)) as hub:
                ada, bob = await correspondent(hub, "Ada"), (await guests(hub, "Bob"))[0]
                told, way = await mailing(hub)
                before = await hub.store.read(lambda db: load.notices(db, ["mail"]))
                await market(hub, ada, bob)
                assert await told.round(way) == 1
                assert await hub.store.read(lambda db: load.notices(db, ["mail"])) == before
                yesterday = update(sendings).values(day=sendings.c.day - 1)
                await hub.store.write(lambda db: db.execute(yesterday).rowcount)
                (line,) = await hub.store.read(lambda db: load.notices(db, ["mail"]))
                assert (line.sent, line.failed, line.sent_week, line.stuck) == (1, 0, 1, False)
                await told.close()

    run(main())
