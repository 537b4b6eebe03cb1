"""Rows that cannot be read or are gone: they cost their table, and nobody else anything."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rookery import cli
from rookery.serve import Damaged, HubError
from rookery.serve.hub.damage import survey
from rookery.serve.upkeep import metrics
from tests.serve.tools import Person, answer_one, guests, opened, play_out, run, serving, settings, started


def damage(database: str, *statements: str) -> None:
    """Something happens to the file."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        for statement in statements:
            assert file.execute(statement).rowcount == 1, statement
        file.commit()


DAMAGES = {
    "nonsense": "UPDATE entries SET data = 'nonsense' WHERE table_id = '{id}' AND seq = 4",
    "another entry": 'UPDATE entries SET data = \'{{"kind":"undone","seat":7,"moves":9}}\''
    " WHERE table_id = '{id}' AND seq = 4",
    "a gap": "DELETE FROM entries WHERE table_id = '{id}' AND seq = 4",
    "no beginning": "DELETE FROM entries WHERE table_id = '{id}' AND seq = 1",
    "the seed": "UPDATE tables SET seed = 'xyz' WHERE id = '{id}'",
    "the card": "UPDATE tables SET card = '{{' WHERE id = '{id}'",
}


@contextlib.contextmanager
def after(sqlite: str, what: str, **more: Any) -> Iterator[tuple[Person, Person, str, str]]:
    """Ada and Bob have two tables; something happens to the first while the server is down."""
    with serving(sqlite) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        bad, good = server.table(ada, bob, **more), server.table(ada, bob)
    damage(sqlite, DAMAGES[what].format(id=bad))
    with serving(sqlite) as server:
        there = [Person(server.url, server.client, p.token, p.id) for p in (ada, bob)]
        yield there[0], there[1], bad, good


@pytest.mark.parametrize("what", DAMAGES)
def test_one_bad_row_costs_one_table(sqlite: str, what: str) -> None:
    with after(sqlite, what) as (ada, bob, bad, good):
        for person in (ada, bob):
            for path in ("/", "/profile", "/settings"):
                assert person.page(path).status_code == 200, path
            assert person.get("/me/statistics").status_code == 200
            listed = [card["id"] for card in person.get("/me/tables").json()]
            assert good in listed
            assert person.get(f"/tables/{good}").status_code == 200
        whole = what == "the card"
        assert ada.get(f"/tables/{bad}").status_code == (200 if whole else 409)
        assert ada.page(f"/t/{bad}").status_code == (200 if whole else 409)
        assert whole or "cannot be read" in ada.get(f"/tables/{bad}").json()["text"]
        renamed = ada.client.patch(f"{ada.url}/api/v1/me", json={"name": "Ada II"}, headers=ada.headers)
        assert renamed.status_code == 200
        if not whole:
            assert (metrics.REGISTRY.get_sample_value("rookery_damaged_tables") or 0) >= 1


def test_a_bad_public_table_spoils_nobodys_home_page(sqlite: str) -> None:
    with serving(sqlite) as server:
        ada = server.person("Ada")
        ids = [
            ada.post("/tables", {"game": "parlour", "seats": 2, "public": True}).json()["table"]["id"]
            for _ in range(2)
        ]
    damage(sqlite, DAMAGES["the card"].format(id=ids[0]), DAMAGES["no beginning"].format(id=ids[0]))
    with serving(sqlite) as server:
        nobody = server.nobody()
        assert nobody.page("/").status_code == 200
        assert [card["id"] for card in nobody.get("/tables").json()] == [ids[1]]


def test_a_card_is_made_anew(sqlite: str) -> None:
    with after(sqlite, "the card") as (ada, _, bad, good):
        assert [card["id"] for card in ada.get("/me/tables").json()] == [good, bad]
    assert survey(settings(sqlite)) == (2, [])


def test_a_row_missing_at_the_end_is_noticed(sqlite: str) -> None:
    """The game was over, says the row of the table; the entries do not."""

    async def main() -> None:
        async with opened(sqlite) as hub:
            users = await guests(hub, "Ada", "Bob")
            table = await started(hub, users)
            await play_out(hub, table, users)
            name, last = table.id, table.seq
        damage(sqlite, f"DELETE FROM entries WHERE table_id = '{name}' AND seq = {last}")
        async with opened(sqlite) as hub:
            with pytest.raises(Damaged):
                await hub.table(name)

    run(main())


def test_a_table_that_is_open_notices_a_gap(sqlite: str) -> None:
    async def main() -> None:
        async with opened(sqlite) as one, opened(sqlite, poll=600) as two:
            users = await guests(one, "Ada", "Bob")
            table = await started(one, users)
            far = await two.table(table.id)
            for n in range(2):
                await answer_one(one, table, users, n)
            damage(sqlite, f"DELETE FROM entries WHERE table_id = '{table.id}' AND seq = {far.seq + 1}")
            with pytest.raises(Damaged):
                await two.catch_up(far)
            with pytest.raises(Damaged):
                await two.table(table.id)

    run(main())


def test_the_log_says_it_once(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        async with opened(sqlite) as hub:
            (ada,) = await guests(hub, "Ada")
            table = await started(hub, [ada], "thiefs-market", seats=3, bots={1: "random", 2: "random"})
            name = table.id
        damage(sqlite, DAMAGES["a gap"].format(id=name), f"UPDATE tables SET due = 1 WHERE id = '{name}'")
        async with opened(sqlite, sweep=0.01) as hub:
            for _ in range(5):
                with pytest.raises(HubError):
                    await hub.table(name)

    run(main())
    assert "".join(capsys.readouterr()).count("damaged table") == 1


def tables(sqlite: str, *more: str) -> Any:
    return CliRunner().invoke(cli.app, ["tables", "--database", sqlite, "--lang", "en", *more])


def test_where_nobody_has_played_there_is_nothing_to_mend(sqlite: str) -> None:
    assert tables(sqlite).exit_code == 0
    told = tables(sqlite, "--mend", "k3m9x2abcd")
    assert told.exit_code == 2
    assert "no damaged table" in told.output


@pytest.mark.parametrize("what", DAMAGES)
def test_the_host_is_told_what_can_be_done(
    sqlite: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with serving(sqlite) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        name = server.table(ada, bob)
    assert tables(sqlite).exit_code == 0
    damage(sqlite, DAMAGES[what].format(id=name))
    told = tables(sqlite)
    assert told.exit_code == 1
    assert name in told.stdout
    assert "backup" in told.stdout or what == "the card"
    mendable = f"--mend {name}" in told.stdout
    assert mendable == (what not in ("no beginning", "the seed"))
    assert mendable == ("repair" in told.stdout)
    mended = tables(sqlite, "--mend", name)
    assert mended.exit_code == (0 if mendable else 2)
    if mendable:
        assert tables(sqlite).exit_code == 0
        with serving(sqlite) as server:
            again = Person(server.url, server.client, ada.token, ada.id)
            assert again.get(f"/tables/{name}").status_code == 200
            assert (tmp_path / f"rookery-{name}.jsonl").exists() == (what != "the card")
