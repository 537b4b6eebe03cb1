"""Who is at a table, who has left and what happens then, who watches; and how quickly bots go on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from rookery.i18n import LANGUAGES
from rookery.serve import BadSetup, NotYourSeat
from rookery.serve.door.accounts import User
from rookery.serve.drawing.render import Renderer, table_info
from rookery.serve.drawing.scene import Viewer
from rookery.serve.pages.at_table import qr_code
from rookery.serve.tables.chat import CHAT_KEPT
from rookery.serve.tables.live import ABSENT, LINGER, LiveTable
from rookery.serve.tables.state import TEMPOS
from tests.serve.test_fair import long_ago
from tests.serve.tools import answer_one, guests, opened, run, serving, started, three, until

KEPT_PUBLIC = re.compile(r"\bpublic\b")


def told(table: LiveTable) -> list[tuple[str, str]]:
    return [(line.name, line.phrase) for line in table.chat]


def push(table: LiveTable, viewer: User | None = None, lang: str = "en") -> str:
    """The table as somebody sees it."""
    return Renderer().push(table, Viewer(table.seat_of(viewer), lang, viewer))


def panel(table: LiveTable, viewer: User | None = None, lang: str = "en") -> str:
    """The panel behind the eye, as somebody sees it."""
    html = push(table, viewer, lang)
    found = re.search(r'<form id="present".*?</form>', html, re.DOTALL)
    assert found
    return found[0]


def test_leaving_a_bot_and_coming_back_are_told_in_the_chat_and_after_a_restart(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            table, (ada, bob, cleo) = await three(hub)
            async with table.listen(ada), table.listen(cleo):
                await hub.stand(table, bob)
                assert told(table) == [("Bob", "gone")]
                assert "has left the table" in panel(table)
                long_ago(table, bob, seconds=ABSENT)
                await hub.propose(table, ada, "warm:1")
                await hub.consent(table, cleo, True)
                assert table.seats[1].warm
                assert told(table) == [("Bob", "bot-in")]
                await hub.chat(table, ada, "poor Bob")
                await hub.arrive(table, bob)
                assert told(table) == [("Bob", "bot-in"), ("Ada", ""), ("Bob", "here")]
                assert [line.n for line in table.chat] == [1, 2, 3]
            table_id, said = table.id, told(table)
        async with opened(database) as hub:
            assert told(await hub.table(table_id)) == said

    run(main())


def test_coming_and_going_all_the_time_drives_no_words_out(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob, _) = await three(hub)
            await hub.chat(table, ada, "hello")
            for _ in range(CHAT_KEPT // 10):
                await hub.stand(table, bob)
                await hub.arrive(table, bob)
            assert told(table) == [("Ada", ""), ("Bob", "here")]

    run(main())


def test_a_lost_connection_is_shown_with_its_time_and_what_happens_then(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob, cleo) = await three(hub)
            async with table.listen(ada), table.listen(cleo):
                async with table.listen(bob):
                    assert "p-away" not in panel(table)
                away = re.search(r'p-away" data-seat="1".*?data-since="(\d+)"', panel(table), re.DOTALL)
                assert away
                assert abs(int(away[1]) - hub.now()) < 60
                assert 'value="warm:1"' in panel(table), "a bot can be proposed"
                for lang in LANGUAGES:
                    assert "1:00" in panel(table, lang=lang)
                async with table.listen(bob):
                    assert "p-away" not in panel(table)

    run(main())


def test_where_nobody_talks_the_panel_tells_of_a_reload_only_after_a_while(sqlite: str) -> None:
    """The moment at which a connection was lost is not told later either."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob", "Cleo", "Dora")
            table = await started(hub, users, "castle-of-the-devil")
            async with table.listen(users[0]):
                async with table.listen(users[1]):
                    pass
                assert table.state.hushed()
                assert 'class="p-here" data-seat="1"' in panel(table)
                table.gone[users[1].id] -= LINGER
                assert table.show_presence()
                table.wake()
                assert 'class="p-away" data-seat="1"' in panel(table)
                assert abs(table.seats[1].away - hub.now()) < LINGER / 2, "when it showed, not when it happened"

    run(main())


def test_watchers_are_counted_and_named_and_many_at_once_wake_nobody(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, poll=3600.0) as hub:
            table, (ada, *_) = await three(hub, public=True)
            magda, otto = await guests(hub, "Magda", "<b>Otto</b>")
            async with table.listen(ada) as wakes, table.listen(magda), table.listen(otto), table.listen(None):
                wakes.new = False
                async with table.listen(None), table.listen(magda):
                    assert not wakes.new, "a thousand watchers would be a thousand pages for each of them"
                await hub.refresh_watched()
                assert wakes.new
                assert table.watchers == ("", "<b>Otto</b>", "Magda")
                shown = panel(table)
                assert "Magda" in shown and "&lt;b&gt;Otto" in shown and "and 1 more" in shown
                wakes.new = False
                await hub.refresh_watched()
                assert not wakes.new
            assert "Nobody" not in panel(table), "as everybody was last told"
            await until(lambda: table.show_watchers() or not table.watchers)
            table.wake()
            assert "No one is watching" in panel(table)

    run(main())


def test_only_a_seat_decides_how_quickly_bots_go_on_and_never_below_the_servers_pace(database: str) -> None:
    async def main() -> None:
        async with opened(database) as hub:
            (ada, otto) = await guests(hub, "Ada", "Otto")
            table = await started(
                hub, [ada], "thiefs-market", seats=3, bots={1: "random", 2: "random"}, public=True
            )
            with pytest.raises(NotYourSeat):
                await hub.tempo(table, otto, "slow")
            for wrong in ("", "0", "steps"):
                with pytest.raises(BadSetup):
                    await hub.tempo(table, ada, wrong)
            rows = table.seq
            await hub.tempo(table, ada, "slow")
            await hub.tempo(table, ada, "slow")
            assert (table.state.tempo, table.seq) == ("slow", rows + 1)
            table_id = table.id
        assert min(TEMPOS.values()) == TEMPOS["brisk"] == 1.0
        async with opened(database) as hub:
            assert (await hub.table(table_id)).state.tempo == "slow"

    run(main())


def test_a_pause_before_a_bot_is_drawn_from_public_facts(sqlite: str) -> None:
    """The same for every hand: it is made of the table's tempo and of when the question was asked."""

    async def main() -> None:
        async with opened(sqlite, pace=40) as hub:
            (ada,) = await guests(hub, "Ada")
            table = await started(hub, [ada], "thiefs-market", seats=3, bots={1: "random", 2: "random"})
            await hub.tempo(table, ada, "slow")
            began = hub.now()
            table.state.opened = began
            await hub.driver.pace(table, 1)
            assert hub.now() - began >= 0.04 * TEMPOS["slow"]
            table.hurry = True
            await hub.driver.pace(table, 1)

    run(main())


def test_a_link_to_watch_a_running_game_lets_in_and_only_seats_have_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'w.db'}") as server:
        ada, bob, magda = (server.person(name) for name in ("Ada", "Bob", "Magda"))
        table = server.table(ada, bob)
        page = ada.page(f"/t/{table}").text
        found = re.search(r'id="watchlink" readonly value="([^"]+)"', page)
        assert found
        assert f"/t/{table}/join/" in found[1]
        assert str(qr_code(found[1])) in page
        assert magda.page(f"/t/{table}").status_code == 404
        cookie = {"cookie": f"rookery={magda.token}", "origin": server.url}
        server.client.post(found[1], headers=cookie)
        seen = magda.page(f"/t/{table}").text
        assert 'id="table"' in seen
        assert found[1].rpartition("/")[2] not in seen, "who only watches lets nobody in"
        assert "watchlink" not in seen
        assert "Magda</b> is watching" in ada.page(f"/t/{table}").text
        with ada.page_socket(table) as socket:
            socket.send("?")
            for _ in range(2):
                assert found[1].rpartition("/")[2] not in str(socket.recv(20)), "a page that is open has it"


def test_nothing_of_anybody_may_be_kept_by_a_browser(tmp_path: Path) -> None:
    """What the worker keeps is what says `public`; the page for lost connections is the same for everybody."""
    with serving(f"sqlite:///{tmp_path / 'k.db'}") as server:
        ada, bob, nobody = server.person("Ada"), server.person("Bob"), server.nobody()
        table = server.table(ada, bob, public=True)
        assert ada.page("/offline").content == bob.page("/offline").content == nobody.page("/offline").content
        assert "Ada" not in ada.page("/offline").text
        paths = (
            "/",
            "/profile",
            "/settings",
            "/offline",
            f"/t/{table}",
            f"/t/{table}/log",
            f"/t/{table}/why?help=1",
        )
        for path in (*paths, f"/t/{table}/record", "/sw.js", f"/api/v1/tables/{table}", "/api/v1/me"):
            assert not KEPT_PUBLIC.search(ada.page(path).headers["cache-control"]), path
        script = ada.page("/sw.js").text
        assert "{stamp}" not in script
        kept = re.search(r"const FIRST = \[(.*)\]", script)
        assert kept
        assert all(a.strip(' `"').startswith("/static/") for a in kept[1].split(","))
        assert "/^\\/(static|g)\\//" in script, "and only these two places later"


def test_what_the_manifest_promises_is_there(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'm.db'}") as server:
        nobody = server.nobody()
        manifest = nobody.page("/static/manifest.json").json()
        sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
        for icon in manifest["icons"]:
            data = nobody.page(icon["src"])
            assert data.status_code == 200
            if icon["type"] == "image/png":
                size = int.from_bytes(data.content[16:20], "big")
                assert icon["sizes"] == f"{size}x{size}"
        for part in ("start_url", "scope", "display", "background_color", "theme_color", "short_name", "id"):
            assert manifest[part]


def test_step_by_step_bots_answer_one_question_for_each_click(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            setup = {"seats": 3, "bots": {1: "random", 2: "random"}, "options": {"start": 0}}
            table = await started(hub, [ada], "thiefs-market", **setup)
            assert table_info(table).tempos == (*TEMPOS, "step")
            await hub.tempo(table, ada, "step")
            await answer_one(hub, table, [ada])
            assert table.waiting != (0,)
            for _ in range(3):
                number = table.number
                assert table.state.due() is None, "nor does the sweeper go on"
                hub.driver.drive(table, mine=True)
                assert not table.thinking
                assert "Next" in push(table, ada)
                await hub.skip(table, ada)
                await until(lambda: table.number == number + 1 and not table.thinking)  # noqa: B023
                if table.waiting == (0,):
                    await answer_one(hub, table, [ada])
            table_id, number = table.id, table.number
        async with opened(sqlite) as hub:  # they wait after a restart too
            table = await hub.table(table_id)
            assert not table.thinking
            assert table.number == number
            await hub.give_up(table, ada)  # and hold up nobody who is not there
            await until(lambda: table.status == "over", 200)

    run(main())


def test_bots_do_not_wait_for_one_person_where_others_play(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users, "thiefs-market", seats=3, bots={2: "random"})
            assert table_info(table).tempos == tuple(TEMPOS)
            with pytest.raises(BadSetup):
                await hub.tempo(table, users[0], "step")
            table.state.tempo = "step"
            assert not table.state.by_steps()

    run(main())


def test_a_table_without_bots_offers_no_tempo(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, _ = await three(hub)
            assert table_info(table).tempos == ()

    run(main())


def test_skip_ends_the_pacing(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, pace=600_000) as hub:
            (ada,) = await guests(hub, "Ada")
            setup: dict[str, Any] = {"seats": 3, "bots": {1: "random", 2: "random"}, "options": {"start": 1}}
            table = await started(hub, [ada], "thiefs-market", **setup)
            await asyncio.sleep(0.3)
            assert table.waiting == (1,)
            await hub.skip(table, ada)
            await until(lambda: table.waiting == (0,))

    run(main())
