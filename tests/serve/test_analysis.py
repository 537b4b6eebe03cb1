"""Finished games are looked back at beside the server: one at a time, bounded, kept, and never before the end."""

from __future__ import annotations

import asyncio
import base64
import re
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from rookery.play.analysis import Effort, analyse, to_json
from rookery.serve import Busy, NotAllowed
from rookery.serve.drawing import moments
from rookery.serve.drawing.draw import follow
from rookery.serve.drawing.moments import Moments
from rookery.serve.drawing.render import Renderer
from rookery.serve.drawing.scene import Viewer
from rookery.serve.hub import analysing, thinking
from rookery.serve.hub.analysing import Analyses, BetterLine, Job, keep
from rookery.serve.hub.beside import Failed
from rookery.serve.hub.hub import Hub
from rookery.serve.hub.sql import delete_table
from rookery.serve.hub.thinking import Found, Game, Going, Step, analyser, pack, unpack
from rookery.serve.store.schema import analyses
from rookery.serve.tables.live import LiveTable
from rookery.serve.upkeep import asked as asked_of
from tests.late import LATE
from tests.serve.test_help import play_out
from tests.serve.tools import Person, Running, guests, opened, pick, run, started, until

LEAST = Effort("quick", worlds=1, steps=0, finishes=2)


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are looked at for a moment only."""
    monkeypatch.setattr(analysing, "Game", lambda record, first: Game(record, first, LEAST))


async def over(hub: Hub, *names: str) -> tuple[LiveTable, list[Any]]:
    """A finished game."""
    users = await guests(hub, *(names or ("Ada", "Bob")))
    table = await started(hub, users)
    while table.status == "playing":
        seat = table.state.pending()[0]
        await hub.answer(table, users[seat], seat, table.number, pick(table, seat))
    return table, users


def pack_text(text: str) -> str:
    return base64.b85encode(zlib.compress(text.encode())).decode()


async def done(hub: Hub, table: LiveTable) -> None:
    await until(lambda: table.id not in hub.analyses.jobs)


def test_it_is_made_once_and_kept_with_its_table(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob) = await over(hub)
            assert hub.analyses.state(table.id) == "none" and await hub.analyses.of(table) is None
            await hub.analyses.ask(table, ada)
            await hub.analyses.ask(table, bob)
            assert len(hub.analyses.jobs) == 1 and hub.analyses.state(table.id) in ("waiting", "running")
            await done(hub, table)
            found = await hub.analyses.of(table)
            assert found is not None and table.match is not None
            assert to_json(found) == to_json(analyse(table.match.record, LEAST)), "the same as anywhere else"
            await hub.analyses.ask(table, ada)
            assert not hub.analyses.jobs, "it is there"
        async with opened(sqlite) as hub:
            table = await hub.table(table.id)
            again = await hub.analyses.of(table)
            assert again == found
            stored = await hub.store.read(lambda db: db.execute(select(analyses.c.data)).scalar())
            assert stored is not None and "Ada" not in str(to_json(found)), "names can be taken back"
            await hub.store.write(lambda db: delete_table(db, table.id))
            assert await hub.store.read(lambda db: db.execute(select(analyses.c.data)).scalar()) is None
            assert not await hub.store.write(lambda db: keep(db, table.id, "late"))

    run(main())


@pytest.mark.parametrize("data", ["nonsense", "", 'c-n0o"', pack_text('{"form": 1}'), pack_text("[]")[:-4]])
def test_one_that_cannot_be_read_is_made_anew(sqlite: str, data: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, _) = await over(hub)
            await hub.store.write(lambda db: keep(db, table.id, data))
            assert await hub.analyses.of(table) is None and hub.analyses.state(table.id) == "none"
            await hub.analyses.ask(table, ada)
            await done(hub, table)
            assert await hub.analyses.of(table) is not None

    run(main())


def test_before_the_end_there_is_none(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            for refused in (hub.analyses.of(table), hub.analyses.ask(table, users[0])):
                with pytest.raises(NotAllowed):
                    await refused
            assert not hub.analyses.jobs

    run(main())


def test_a_game_that_was_broken_off_is_not_looked_at(server: Running, ada: Person) -> None:
    bob = server.person("Bob")
    table = server.table(ada, bob)
    assert ada.post(f"/tables/{table}/proposals", {"what": "end"}).status_code == 200
    assert bob.post(f"/tables/{table}/consent", {"yes": True}).status_code == 200
    assert ada.get(f"/tables/{table}").json()["table"]["status"] == "over"
    assert ada.post(f"/tables/{table}/analysis").status_code == 409
    assert ada.get(f"/tables/{table}/analysis").json()["state"] == "none"
    replay = ada.page(f"/t/{table}/replay")
    assert replay.status_code == 200 and 'id="analysis"' not in replay.text


class Slow:
    """A process that says what it is told, when it is told."""

    def __init__(self, hub: Hub, answers: Callable[[Any], Any]) -> None:
        self.thread, self.send, self.stopped = hub.analyses.process.thread, answers, 0

    def stop(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        """Nothing to close."""


def test_one_at_a_time_in_the_order_they_came(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            tables = [await over(hub) for _ in range(3)]
            going, seen = [True], []

            def answers(task: Any) -> Any:
                seen.append(task)
                return Going(3, 12) if going[0] else Found("")

            hub.analyses.process = Slow(hub, answers)  # type: ignore[assignment]
            for table, users in tables:
                await hub.analyses.ask(table, users[0])
            first, second, third = (table.id for table, _ in tables)
            await until(lambda: hub.analyses.state(first) == "running" and len(seen) > 1)
            assert hub.analyses.jobs[first].percent == 25
            assert [hub.analyses.state(t) for t in (second, third)] == ["waiting", "waiting"]
            assert [hub.analyses.ahead(t) for t in (first, second, third)] == [0, 1, 2]
            assert sum(isinstance(task, Game) for task in seen) == 1 and isinstance(seen[1], Step)
            going[0] = False
            await until(lambda: not hub.analyses.jobs)
            assert sum(isinstance(task, Game) for task in seen) == 3

    run(main())


def test_what_takes_too_long_is_ended_and_can_be_asked_for_again(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite, analysis_seconds=0.2) as hub:
            table, (ada, _) = await over(hub)
            slow = Slow(hub, lambda task: Going(1, 1000))
            hub.analyses.process = slow  # type: ignore[assignment]
            await hub.analyses.ask(table, ada)
            await done(hub, table)
            assert hub.analyses.failed[table.id] == "slow" and slow.stopped == 1
            assert hub.analyses.state(table.id) == "failed"

            def crash(task: Any) -> Any:
                raise Failed("memory")

            slow.send = crash
            await hub.analyses.ask(table, ada)
            assert hub.analyses.state(table.id) == "waiting"
            await done(hub, table)
            assert hub.analyses.failed[table.id] == "memory"

    run(main())


def test_it_belongs_to_no_request(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may end minutes after the request, whose number and trace are not its own."""
    said = []
    monkeypatch.setattr(Analyses, "_fail", lambda self, table, why: said.append(asked_of.number()))

    def crash(task: Any) -> Any:
        raise Failed("crashed")

    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, _) = await over(hub)
            hub.analyses.process = Slow(hub, crash)  # type: ignore[assignment]
            asked_of.NOW.set(asked_of.Asked())
            await hub.analyses.ask(table, ada)
            await done(hub, table)

    run(main())
    assert said == [""]


def test_nobody_can_fill_the_queue(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, bob) = await over(hub)
            hub.analyses.jobs = {str(n): Job(ada.id) for n in range(analysing.WAITING_EACH)}
            with pytest.raises(Busy):
                await hub.analyses.ask(table, ada)
            hub.analyses.jobs = {str(n): Job(str(n)) for n in range(analysing.WAITING)}
            with pytest.raises(Busy):
                await hub.analyses.ask(table, bob)
            hub.analyses.jobs = {}
            for n in range(300):
                hub.analyses._fail(str(n), "slow")
            assert len(hub.analyses.failed) == analysing.FAILED_KEPT

    run(main())


def test_inside_the_process(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "STEP_SECONDS", 0.0)
    monkeypatch.setattr("os.nice", lambda by: None)

    async def main() -> None:
        async with opened(sqlite) as hub:
            table, _ = await over(hub)
            assert table.match is not None
            record = table.match.record
        answer, task, seen = analyser(), Game(record, 0, LEAST), 0
        monkeypatch.setattr(thinking, "STEP_SECONDS", 0.05)
        said: Any = answer(task)
        while isinstance(said, Going):
            assert 0 <= said.done <= said.every
            said, seen = answer(Step()), seen + 1
        found = unpack(said.data)
        assert found is not None and pack(found) == said.data
        assert found == analyse(record, LEAST)

    run(main())


def test_a_better_line_is_drawn_from_where_the_game_stood(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not from the beginning each time: anybody with the link of the replay may ask."""
    followed = []

    def counted(*given: Any) -> Any:
        followed.append(given)
        return follow(*given)

    monkeypatch.setattr(moments, "follow", counted)

    async def main() -> None:
        async with opened(sqlite) as hub:
            table, (ada, _) = await over(hub)
            assert table.match is not None
            found = analyse(table.match.record, LEAST)
            ends = [*table.match.seat_answers(0), table.match.settled]
            at = len(ends) // 2
            found.decisions[0].at, found.decisions[0].line = at, table.match.lines(ends[at], end=ends[at + 2])
            game, viewer = Moments(hub, Renderer()), Viewer(None, "en", ada)
            for begun in (at, 0):
                followed.clear()
                line = await BetterLine(hub, found, at).begin(table, ada)
                other = await game.beside(line, table, ada, at)
                assert len(followed) == begun
                assert len(await other.boards(table, ada, at, viewer)) == 3
                assert len(followed) == begun

    run(main())


# -- who may see it ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ada(server: Running) -> Person:
    return server.person("Ada")


def asked(person: Person, table: str) -> dict[str, Any]:
    assert person.post(f"/tables/{table}/analysis").status_code == 200
    for _ in range(600):
        found = person.get(f"/tables/{table}/analysis").json()
        if found["state"] not in ("waiting", "running"):
            return dict(found)
        asyncio.run(asyncio.sleep(0.1))
    raise AssertionError("it does not come")


def played_out(server: Running, ada: Person) -> tuple[str, Person]:
    """A short game of Ada's, and somebody she played with."""
    bob, cleo = server.person("Bob"), server.person("Cleo")
    table = server.table(ada, bob, cleo, game="thiefs-market", position=LATE)
    play_out([ada, bob, cleo], table)
    return table, bob


PATHS = ("/t/{}/analysis", "/t/{}/analysis?place=replay", "/t/{}/analysis?key=x", "/t/{}/moments?better=0")


def test_nothing_shows_while_a_game_is_played(server: Running, ada: Person) -> None:
    """Players, watchers and strangers are refused alike, whatever is stored under the table's name."""
    bob, eve = server.person("Bob"), server.person("Eve")
    table = server.table(ada, bob, public=True)
    hub: Hub = server.app.state.hub
    secret = "never to be seen"
    job = hub.store.write(lambda db: keep(db, table, secret))
    asyncio.run_coroutine_threadsafe(job, hub.store._loop).result()  # type: ignore[arg-type]
    for person in (ada, bob, eve, server.nobody()):
        for path in PATHS:
            reply = person.page(path.format(table))
            assert reply.status_code == 409 and secret not in reply.text, path
        api = person.get(f"/tables/{table}/analysis")
        assert api.status_code == 409 and secret not in api.text
        assert person.post(f"/tables/{table}/analysis").status_code in (401, 409)
        assert 'id="analysis"' not in person.page(f"/t/{table}/replay").text
    assert not hub.analyses.jobs


def test_afterwards_for_those_who_may_open_the_replay(server: Running, ada: Person) -> None:
    eve = server.person("Eve")
    table, bob = played_out(server, ada)
    assert ada.get(f"/tables/{table}/analysis").json() == {"state": "none", "percent": 0, "analysis": None}
    for stranger in (eve, server.nobody()):
        assert stranger.get(f"/tables/{table}/analysis").status_code == 404
        assert stranger.page(f"/t/{table}/analysis").status_code == 404
        assert stranger.post(f"/tables/{table}/analysis").status_code in (401, 404)
    found = asked(bob, table)
    assert found["state"] == "done" and found["percent"] == 100
    decisions = found["analysis"]["decisions"]
    assert decisions and "⟦" not in str(found)
    page = ada.page(f"/t/{table}/end").text
    assert 'data-state="done"' in page and 'class="chances"' in page
    key = re.search(r"replay\?key=(\w+)", page)
    assert key is not None
    shared = eve.page(f"/t/{table}/replay?key={key[1]}").text
    assert 'data-state="done"' in shared and f"key={key[1]}" in shared
    assert eve.page(f"/t/{table}/analysis?key={key[1]}").status_code == 200
    named = [d["at"] for d in decisions if d["said"].get("line")]
    for at in named[:1]:
        first = ada.page(f"/t/{table}/moments?better={at}&from={at}").json()
        assert first["last"] > at and len(first["boards"]) > 1
        assert ada.page(f"/t/{table}/moments?better={at}&from={first['last'] + 1}").status_code == 409
    assert ada.page(f"/t/{table}/moments?better=9999").status_code == 409


def test_the_button_works_without_scripts(server: Running, ada: Person) -> None:
    table, _ = played_out(server, ada)
    page = ada.page(f"/t/{table}/end").text
    action = re.search(r'<form method="post" action="(/t/\w+/analysis[^"]*)"', page)
    assert action is not None
    cookie = {"cookie": f"rookery={ada.token}", "origin": server.url}
    reply = ada.client.post(server.url + action[1].replace("&amp;", "&"), headers=cookie, follow_redirects=False)
    assert reply.status_code == 303 and reply.headers["location"] == f"/t/{table}/end"
    assert asked(ada, table)["state"] == "done"


def test_analyses_of_one_server_share_one_process(server: Running) -> None:
    hub: Hub = server.app.state.hub
    assert isinstance(hub.analyses, Analyses)
    assert hub.analyses.process.room == hub.settings.analysis_memory
