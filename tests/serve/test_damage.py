"""Rows that cannot be read or are gone: they cost their table, and nobody else anything."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rookery import cli
from rookery.serve import Damaged, HubError
from rookery.serve.hub.damage import mend, survey
from rookery.serve.hub.rating import Ratings
from rookery.serve.store.database import engine, known_form
from rookery.serve.upkeep import metrics
from tests.serve.test_admin import admin_of
from tests.serve.test_ratings import all_rated, members, ranked
from tests.serve.test_upgrades import FORMS, filled, told
from tests.serve.tools import (
    Person,
    answer_one,
    count,
    guests,
    opened,
    play_out,
    post,
    run,
    serving,
    settings,
    started,
)


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
    "half the seed": "UPDATE tables SET seed = substr(seed, 1, 32) WHERE id = '{id}'",
    "the time": "UPDATE tables SET created = 'noon' WHERE id = '{id}'",
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


@pytest.mark.parametrize("ended", [-1e300, -1, 1e300])
def test_a_game_that_ended_at_no_time_spoils_nobodys_profile(sqlite: str, ended: float) -> None:
    with serving(sqlite) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        bad = server.table(ada, bob)
    over = f"json_set(card, '$.status', 'over', '$.ended', {ended!r})"
    damage(sqlite, f"UPDATE tables SET status = 'over', card = {over} WHERE id = '{bad}'")
    with serving(sqlite) as server:
        for path in ("/", "/profile"):
            assert Person(server.url, server.client, ada.token, ada.id).page(path).status_code == 200, path


WISHES = ["nonsense", "[1]", "5", "[" * 100_000]


@pytest.mark.parametrize("prefs", WISHES, ids=["nonsense", "a list", "a number", "endless"])
def test_a_bad_row_of_a_person_costs_them_their_wishes_and_no_friend_anything(sqlite: str, prefs: str) -> None:
    with serving(sqlite) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        link = re.search(r"/friends/with/[\w-]+", bob.page("/friends").text)
        assert link is not None
        assert post(server, ada, link[0]).status_code == 303
    damage(sqlite, f"UPDATE people SET prefs = '{prefs}', lang = 'zz', seen = 'noon' WHERE id = '{bob.id}'")
    with serving(sqlite) as server:
        there = [Person(server.url, server.client, p.token, p.id) for p in (ada, bob)]
        for person, friend in zip(there, (bob, ada), strict=True):
            for path in ("/", "/friends", "/profile", "/settings"):
                assert person.page(path).status_code == 200, path
            assert [each["id"] for each in person.get("/me/friends").json()["friends"]] == [friend.id]
            assert person.get("/me/export").status_code == 200
        wished = server.client.patch(
            server.url + "/api/v1/me", json={"preferences": {"hidden": True}}, headers=bob.headers
        )
        assert wished.json()["preferences"] == {"hidden": True}


def test_times_of_ones_own_that_cannot_be_read_are_left_out(sqlite: str) -> None:
    with serving(sqlite) as server:
        ada = server.person("Ada")
        server.client.post(server.url + "/api/v1/me/tokens", json={"label": "mine"}, headers=ada.headers)
    damage(sqlite, f"UPDATE people SET created = 'noon' WHERE id = '{ada.id}'")
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file:
        file.execute("UPDATE sessions SET created = 'noon'")
        file.commit()
    with serving(sqlite) as server:
        ada = Person(server.url, server.client, ada.token, ada.id)
        for path in ("/profile", "/settings", "/settings/data"):
            assert ada.page(path).status_code == 200, path
        for path in ("/me/export", "/me/tokens"):
            assert ada.get(path).status_code == 200, path


def test_a_session_that_cannot_be_read_has_ended(sqlite: str) -> None:
    with serving(sqlite) as server:
        ada = server.person("Ada")
    damage(sqlite, "UPDATE sessions SET until = 'noon'")
    with serving(sqlite) as server:
        ada = Person(server.url, server.client, ada.token, ada.id)
        assert ada.page("/").status_code == 200
        assert ada.get("/me").status_code == 401


SEEKS = [
    "games = 'no-such-game'",
    "games = ''",
    "seats = 'many'",
    "seats = 9e999",
    "seen = 'noon'",
    "since = 9e999",
]


@pytest.mark.parametrize("what", SEEKS)
def test_a_bad_row_of_somebody_who_waits_to_be_paired_is_none(sqlite: str, what: str) -> None:
    """So is one that names only a game this server has no more: they may wait anew, and others are paired."""
    with serving(sqlite) as server:
        ada = server.person("Ada")
        assert ada.put("/pairing", {"games": ["thieves-den"], "seats": 2, "bots": False}).status_code == 200
    damage(sqlite, f"UPDATE seekers SET {what}")
    with serving(sqlite) as server:
        ada, bob = Person(server.url, server.client, ada.token, ada.id), server.person("Bob")
        for path in ("/", "/pair"):
            assert ada.page(path).status_code == 200, path
        assert ada.get("/pairing").json() is None
        assert ada.post("/pairing/bots").status_code == 409
        wanted = {"games": ["thieves-den"], "seats": 2, "bots": False}
        assert not bob.put("/pairing", wanted).json()["table"]
        assert ada.put("/pairing", wanted).json()["table"]


@pytest.mark.parametrize(
    "what", ["mu = 'x'", "sigma = 'x'", "games = 'g'", "pool = 'nowhere'", "mu = 9e999", "mu = 1e9", "pool = x'00'"]
)
def test_a_bad_rating_counts_for_nothing_and_spoils_no_list(sqlite: str, what: str) -> None:
    """Given two have ratings and one row is damaged: lists, profiles and pairing are there for both."""
    with serving(sqlite) as server:
        people = [server.person("Ada"), server.person("Bob")]
    rating = """INSERT INTO ratings (person_id, pool, mu, sigma, games, wins, met, shown, at)
        VALUES ('{id}', 'thieves-den/2/fast', 25, 8, 3, 1, '', 25, 1)"""
    damage(sqlite, *(rating.format(id=each.id) for each in people))
    damage(sqlite, f"UPDATE ratings SET {what} WHERE person_id = '{people[0].id}'")
    with serving(sqlite) as server:
        ada, bob = (Person(server.url, server.client, each.token, each.id) for each in people)
        for person, pools in ((ada, []), (bob, ["thieves-den"])):
            assert [each["game"] for each in person.get("/me/ratings").json()["standings"]] == pools
            for path in ("/profile", "/ratings?game=thieves-den&size=2&pace=fast"):
                assert person.page(path).status_code == 200, path
        wanted = {"games": ["thieves-den"], "seats": 2, "bots": False}
        assert not ada.put("/pairing", wanted).json()["table"]
        assert bob.put("/pairing", wanted).json()["table"]


BANNER = "INSERT INTO banner (id, text, until) VALUES (1, 'Tea at noon', 'noon')"
BAN = """INSERT INTO wards (kind, what, until, about, why, by_name, at)
    VALUES ('range', '192.0.2.0/24', 'noon', '', 'rude', 'Hosta', 1)"""
ACT = """INSERT INTO audit (id, at, by_id, by_name, act, target, about, why)
    VALUES (1000, 'noon', '', 'Hosta', 'ban', '', 'Mallory', 'rude')"""
HOSTS = [(BANNER, "/", "Tea at noon"), (BAN, "/admin/bans", "rude"), (ACT, "/admin/log", "Mallory")]


@pytest.mark.parametrize(("row", "path", "shown"), HOSTS, ids=["banner", "ban", "log"])
def test_a_bad_row_of_the_hosts_is_shown_and_spoils_no_page(sqlite: str, row: str, path: str, shown: str) -> None:
    with serving(sqlite) as server:
        hosta = admin_of(server)
    damage(sqlite, row)
    with serving(sqlite) as server:
        hosta = Person(server.url, server.client, hosta.token, hosta.id)
        assert shown in hosta.page(path).text
        assert server.nobody().page("/").status_code == 200


@pytest.mark.parametrize("at", ["'noon'", "9e999"])
def test_a_server_starts_though_it_cannot_read_how_late_it_was(sqlite: str, at: str) -> None:
    """The games' time is then the machine's, as at a first start, and is written down again."""
    with serving(sqlite):
        pass
    damage(sqlite, f"UPDATE pulse SET at = {at}")
    with serving(sqlite) as server:
        assert server.client.get(server.url + "/readyz").status_code == 200
        assert server.table(server.person("Ada"), server.person("Bob"))
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file:
        (stored,) = file.execute("SELECT at FROM pulse").fetchone()
    assert abs(stored - time.time()) < 600


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
    looked_back = f"INSERT INTO analyses (table_id, at, data) VALUES ('{name}', 0, 'of all entries')"
    damage(sqlite, looked_back, DAMAGES[what].format(id=name))
    told = tables(sqlite)
    assert told.exit_code == 1
    assert name in told.stdout
    assert "backup" in told.stdout or what == "the card"
    mendable = f"--mend {name}" in told.stdout
    assert mendable == (what in ("nonsense", "another entry", "a gap", "the card"))
    assert mendable == ("repair" in told.stdout)
    mended = tables(sqlite, "--mend", name)
    assert mended.exit_code == (0 if mendable else 2)
    if mendable:
        assert tables(sqlite).exit_code == 0
        with serving(sqlite) as server:
            again = Person(server.url, server.client, ada.token, ada.id)
            assert again.get(f"/tables/{name}").status_code == 200
            assert (tmp_path / f"rookery-{name}.jsonl").exists() == (what != "the card")
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file:
        kept = file.execute("SELECT count(*) FROM analyses").fetchone() == (1,)
    assert kept == (not mendable or what == "the card"), "another end, another game"


@pytest.mark.parametrize("form", FORMS)
def test_an_older_database_is_mended_before_its_first_start_too(form: str, sqlite: str, tmp_path: Path) -> None:
    """Its game is over and was looked back at; that counts no more when the end is taken out."""
    filled(form, sqlite, tmp_path)
    name = next(table for table, was in told(form)["tables"].items() if was["status"] == "over")
    if form >= "0005":
        damage(sqlite, f"INSERT INTO analyses (table_id, at, data) VALUES ('{name}', 0, 'of all entries')")
    damage(sqlite, f"UPDATE entries SET data = 'nonsense' WHERE table_id = '{name}' AND seq = 4")
    assert mend(settings(sqlite), name, tmp_path)[0]
    made = engine(settings(sqlite), writes=False)
    with made.connect() as db:
        assert known_form(db) == form, "a mend brings it no further"
        assert form < "0005" or db.exec_driver_sql("SELECT count(*) FROM analyses").scalar() == 0
    made.dispose()
    assert survey(settings(sqlite))[1] == []


LAST = {
    "nonsense": "UPDATE entries SET data = 'nonsense' WHERE table_id = '{id}' AND seq = {last}",
    "gone": "DELETE FROM entries WHERE table_id = '{id}' AND seq = {last}",
}


async def rests(ratings: Ratings) -> None:
    """No game is rated for now."""


@pytest.mark.parametrize("what", LAST)
@pytest.mark.parametrize("result", ["waits", "is set aside", "has been rated"])
def test_a_ranked_game_ends_again_and_counts_once(
    sqlite: str, what: str, result: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last entry is lost, and with it the end, whatever became of its result and its analysis."""

    async def first_end() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Béla")
            table = await ranked(hub, users)
            await play_out(hub, table, users)
            if result == "has been rated":
                await all_rated(hub)
            game.update(users=users, id=table.id, last=table.seq)

    async def second_end() -> None:
        async with opened(sqlite) as hub:
            table = await hub.table(game["id"])
            assert table.status == "playing"
            await play_out(hub, table, game["users"])
            await all_rated(hub)
            assert await count(hub, "SELECT count(*) FROM rated") == 2
            assert await count(hub, "SELECT sum(games) FROM ratings") == 2
            assert await count(hub, "SELECT count(*) FROM results") == 0

    game: dict[str, Any] = {}
    with monkeypatch.context() as patch:
        if result != "has been rated":
            patch.setattr(Ratings, "run", rests)
        run(first_end())
    if result == "is set aside":
        damage(sqlite, "UPDATE results SET bad = 1")
    damage(
        sqlite,
        f"INSERT INTO analyses (table_id, at, data) VALUES ('{game['id']}', 0, 'of all entries')",
        LAST[what].format(**game),
    )
    mend(settings(sqlite), game["id"], tmp_path)
    with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file:
        assert file.execute("SELECT count(*) FROM analyses").fetchone() == (0,)
    run(second_end())


def test_a_ranked_game_that_stays_over_still_waits_for_its_rating(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what was said after it is lost."""

    async def played() -> None:
        async with opened(sqlite) as hub:
            users = await members(hub, "Ada", "Béla")
            table = await ranked(hub, users)
            await play_out(hub, table, users)
            await hub.chat(table, users[0], "well played")
            game.update(id=table.id, last=table.seq)

    async def rated() -> None:
        async with opened(sqlite) as hub:
            assert (await hub.table(game["id"])).status == "over"
            await all_rated(hub)
            assert await count(hub, "SELECT count(*) FROM rated") == 2

    game: dict[str, Any] = {}
    with monkeypatch.context() as patch:
        patch.setattr(Ratings, "run", rests)
        run(played())
    damage(sqlite, LAST["nonsense"].format(**game))
    assert mend(settings(sqlite), game["id"], tmp_path)[0] == 1
    run(rated())


NO_TEXT = "CAST(x'41ff' AS TEXT)"
"""What SQLite takes for a text, and Python does not."""
NO_TEXTS = [
    f"UPDATE people SET name = {NO_TEXT} WHERE id = '{{bob}}'",
    f"UPDATE people SET prefs = {NO_TEXT} WHERE id = '{{bob}}'",
    f"UPDATE tables SET card = {NO_TEXT} WHERE id = '{{bad}}'",
    f"UPDATE tables SET game = {NO_TEXT}, card = {NO_TEXT} WHERE id = '{{bad}}'",
    f"UPDATE entries SET data = {NO_TEXT} WHERE table_id = '{{bad}}' AND seq = 2",
    "UPDATE people SET lang = x'00' WHERE id = '{bob}'",
    f"INSERT INTO banner (id, text) VALUES (1, {NO_TEXT})",
]


@pytest.mark.parametrize("what", NO_TEXTS)
def test_a_text_that_is_none_spoils_no_list_and_no_start(sqlite: str, what: str) -> None:
    """Given one row whose bytes are no text, all others are there, and so is the server."""
    with serving(sqlite) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        bad, good = server.table(ada, bob), server.table(ada, bob)
        link = re.search(r"/friends/with/[\w-]+", bob.page("/friends").text)
        assert link is not None
        assert post(server, ada, link[0]).status_code == 303
    damage(sqlite, what.format(bob=bob.id, bad=bad))
    assert survey(settings(sqlite))[0] == 2
    with serving(sqlite) as server:
        for each in (ada, bob):
            person = Person(server.url, server.client, each.token, each.id)
            for path in ("/", "/friends", "/profile", "/settings"):
                assert person.page(path).status_code == 200, path
            assert good in [card["id"] for card in person.get("/me/tables").json()]
            assert len(person.get("/me/friends").json()["friends"]) == 1
            assert person.get("/me/export").status_code == 200
