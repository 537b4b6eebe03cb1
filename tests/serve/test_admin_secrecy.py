"""Admins and exports learn nothing hidden: two worlds that differ in secrets alone give them the same bytes."""

from __future__ import annotations

import re
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine

from rookery.serve.desk import desk, load
from rookery.serve.desk.audit import Actor
from rookery.serve.desk.desk import Desk
from rookery.serve.hub import rounds
from rookery.serve.store.schema import processes
from tests.serve.test_secrecy import CODE, at, both, deal, pass_round, secret_answers, swap_hands, world
from tests.serve.tools import Person, apart, opened, post, serving

LOAD = re.compile(rb'<section class="panelbox" id="load">.*?</section>', re.DOTALL)
"""How each process does: memory is never the same twice, and moves are told in whole ones a second, see below."""


def admin_token(database: str) -> str:
    async def main() -> str:
        async with opened(database) as hub:
            return await Desk(hub).link(Actor("", "rookery admin"))

    return apart(main())


def sees(person: Person, table: str) -> dict[str, bytes]:
    """All that an admin who plays along can read about a table and the people at it, and what is their own."""
    paths = ["/admin", "/admin/people", f"/admin/people?q={person.id}", "/admin/people?q=Bob", "/admin/tables"]
    paths += [f"/admin/tables?q={table}", "/admin/tables?status=playing", "/admin/bans", "/admin/log"]
    found = {path: person.page(path) for path in (*paths, "/settings/data", "/settings/export", f"/t/{table}")}
    found |= {path: person.get(path) for path in ("/me/export", "/me/sessions")}
    assert {path: page.status_code for path, page in found.items()} == dict.fromkeys(found, 200)
    shown = {path: CODE.sub(b"", page.content) for path, page in found.items()}
    return {path: LOAD.sub(b"", page.replace(person.url.encode(), b"")) for path, page in shown.items()}


def test_an_admin_who_plays_along_and_ones_export_know_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        rounds, "NOTICE_SECONDS", 600.0
    )  # who was here in the last minute: no secret, and never alike
    first, second = tmp_path / "one.db", tmp_path / "two.db"
    with serving(f"sqlite:///{first}") as server:
        people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
        people[0].post("/me/password", {"password": "correct horse"})
        token = admin_token(f"sqlite:///{first}")
        assert post(server, people[0], f"/admin/first/{token}").status_code == 303
        table = deal(server, people)
        people[0].post(f"/tables/{table}/chat", {"text": "hello"})
        people[1].post(f"/tables/{table}/chat", {"text": "a word of Bob's"})
        hub = server.app.state.hub
        seed, invite = hub.live[table].state.key.hex(), hub.live[table].invite
    world(first, second, swap_hands)
    with both(first, second) as servers:
        seated = [[at(s, p) for p in people] for s in servers]
        numbers = [pass_round(s, crowd, table) for s, crowd in zip(servers, seated, strict=True)]
        secret_answers(seated, table, numbers[0])
        mine = [sees(crowd[0], table) for crowd in seated]
        assert [path for path in mine[0] if mine[0][path] != mine[1][path]] == []
        theirs = [crowd[1].get("/me/export").content for crowd in seated]
        assert theirs[0] != theirs[1]  # the worlds do differ, for those who may know
        for path, content in mine[0].items():
            assert seed.encode() not in content, path
            assert people[1].token.encode() not in content, path
            if path.startswith("/admin"):
                assert invite.encode() not in content, path
                assert b"a word of Bob" not in content, path
        assert seed.encode() not in theirs[0]
        stranger = [s.nobody().page("/admin") for s in servers]
        assert [page.status_code for page in stranger] == [404, 404]


@pytest.mark.parametrize("many", range(10))
def test_the_load_tells_of_no_single_answer(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether one more of a sealed round has answered: ten people may, between two looks, and it is still none."""
    clock, taken = [100.0], [7.0]
    monkeypatch.setattr(load, "time", SimpleNamespace(time=time.time, monotonic=lambda: clock[0]))
    monkeypatch.setattr(load, "answers", lambda: taken[0])
    pulse = load.Pulse("here")
    clock[0], taken[0] = clock[0] + desk.PULSE_SECONDS, taken[0] + many
    with create_engine("sqlite://").begin() as db:
        processes.create(db)
        pulse.write(db, 1, [])
        assert [each.moves for each in load.running(db)] == [0]
