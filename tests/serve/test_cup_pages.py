"""Tournaments as people and programs see them: pages, forms, wall, CSV, API, and what is refused in words."""

from __future__ import annotations

import csv
import io
import re
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import httpx2
import pytest

from tests.serve.test_admin import account, admin_of
from tests.serve.tools import Person, Running, post, serving, wait_until

DEN = "thieves-den"
FORM = {"name": "Autumn Cup", "game": DEN, "seats": "2", "pace": "fast", "form": "swiss", "rounds": "2"}


def held(server: Running, host: Person, players: Sequence[Person] = (), **more: str) -> str:
    """The address of a tournament for which these are registered."""
    made = post(server, host, "/cups/new", **{**FORM, **more})
    assert made.status_code == 303, made.text
    where = made.headers["location"]
    for each in players:
        assert post(server, each, f"{where}/enter").status_code == 303
    return str(where)


def seen(person: Person, where: str) -> dict[str, Any]:
    """The same for programs."""
    found = person.get(where)
    assert found.status_code == 200, found.text
    return dict(found.json())


def say(server: Running, host: Person, where: str, game: dict[str, Any], *places: int) -> httpx2.Response:
    """The host's form: a place for each player, 0 for one who did not come."""
    fields = {f"place-{n}": str(place) for n, place in enumerate(places)}
    form = {"round": str(game["round"]), "number": str(game["number"]), **fields}
    return post(server, host, f"{where}/result", **form)


def play_to_the_end(people: Sequence[Person], table: str) -> None:
    """The first of the moves, until there are none."""
    by_id = {each.id: each for each in people}
    for _ in range(2000):
        now = people[0].get(f"/tables/{table}").json()["table"]
        if now["status"] == "over":
            return
        for seat in now["waiting"]:
            person = by_id[now["seats"][seat]["user"]]
            legal = person.get(f"/tables/{table}/legal").json()["moves"]
            body = {"seat": seat, "number": now["number"], "move": legal[0]}
            assert person.post(f"/tables/{table}/answers", body).status_code in (200, 409)
    raise AssertionError("the game does not end")


def test_a_club_host_runs_a_tournament_from_the_browser(server: Running) -> None:
    """Given three players and duels: rounds with a bye, one game played at its table, the rest said by the host."""
    host, *players = (account(server, name) for name in ("Hosta", "Ada <b>", "Béla", "Cy"))
    where = held(server, host, players)
    assert "Autumn Cup" in server.nobody().page("/cups").text
    page = host.page(where).text
    assert "Begin round 1" in page and "Ada &lt;b&gt;" in page and "Cancel the tournament" in page
    assert "Begin round" not in players[0].page(where).text and "Withdraw" in players[0].page(where).text
    assert post(server, host, f"{where}/pair", round="1").status_code == 303
    game, bye = seen(host, where)["games"]
    two = [next(p for p in players if p.id == each) for each in game["players"]]
    resting = next(p for p in players if p.id == bye["players"][0])
    assert "You rest this round" in resting.page(where).text
    # the first takes a seat and waits, the second takes it, and both are at the table
    assert "Take my seat" in two[0].page(where).text
    calls = [f'href="{where}"' in person.page("/").text for person in (*two, resting, host)]
    assert calls == [True, True, False, False]  # the home page says so, too
    assert post(server, two[0], f"{where}/here").headers["location"] == where
    assert "1 of 2" in two[0].page(where).text and 'data-table=""' in two[0].page(where).text
    table = post(server, two[1], f"{where}/here").headers["location"]
    assert f'data-table="{table[3:]}"' in two[0].page(where).text
    assert f'href="{table}"' in server.nobody().page(where).text
    play_to_the_end(two, table[3:])
    wait_until(lambda: bool(seen(host, where)["games"][0]["places"]))
    assert f'href="{where}"' in two[0].page(f"{table}/end").text  # the way back
    assert post(server, host, f"{where}/pair", round="2").status_code == 303
    games = [each for each in seen(host, where)["games"] if each["round"] == 2]
    duel = next(each for each in games if len(each["players"]) == 2)
    assert say(server, host, where, duel, 2, 1).status_code == 303
    assert post(server, host, f"{where}/finish").status_code == 303
    found = seen(server.nobody(), where)
    assert found["status"] == "over" and sum(row["points"] for row in found["boards"][0]["rows"]) == 4
    page = server.nobody().page(where).text
    assert "Finished" in page and "as the host says" in page
    rows = list(csv.reader(io.StringIO(server.nobody().page(f"{where}/results.csv").text.lstrip("\ufeff"))))
    assert rows[0][:4] == ["table", "place", "name", "points"] and rows[0][-2:] == ["round 1", "round 2"]
    assert {row[2] for row in rows[1:]} == {"Ada <b>", "Béla", "Cy"}
    assert sorted(cell for row in rows[1:] for cell in row[-2:]) == ["1", "1", "2", "2", "bye", "bye"]


def test_whom_the_host_takes_out_reads_so_and_comes_back_only_if_let(server: Running) -> None:
    host, ada, béla = (account(server, name) for name in ("Hostr", "Adar", "Belar"))
    where = held(server, host, [ada, béla])
    assert "Take out of the tournament" in host.page(where).text
    assert post(server, host, f"{where}/remove", person=ada.id).status_code == 303
    assert "Adar" not in béla.page(where).text and "Belar" in béla.page(where).text
    page = ada.page(where).text
    assert "The host has taken you out" in page and "Register" not in page
    assert "The host has taken you out" in post(server, ada, f"{where}/enter").text
    assert "Only the host" in post(server, béla, f"{where}/readmit", person=ada.id).text
    assert "Let back in" in host.page(where).text and "Let back in" not in béla.page(where).text
    assert post(server, host, f"{where}/readmit", person=ada.id).status_code == 303
    assert "Let back in" not in host.page(where).text and "Register" in ada.page(where).text


def test_what_goes_wrong_is_said_in_the_readers_language(server: Running) -> None:
    host, ada = account(server, "Hostb"), account(server, "Adab")
    guest = server.person("Guest")
    where = held(server, host)
    wrong: list[tuple[Person, str, dict[str, str], str]] = [
        (host, f"{where}/pair", {"round": "1"}, "Too few players"),
        (host, f"{where}/pair", {"round": "x"}, "cannot begin now"),
        (host, f"{where}/finish", {}, "No round has been played"),
        (ada, f"{where}/pair", {"round": "1"}, "Only the host"),
        (ada, f"{where}/cancel", {}, "Only the host"),
        (ada, f"{where}/result", {"round": "1", "number": "1"}, "Only the host"),
        (host, f"{where}/result", {"round": "1", "number": "1"}, "no such game"),
        (ada, f"{where}/leave", {}, "does not take part"),
        (ada, f"{where}/here", {}, "No table waits"),
        (guest, f"{where}/enter", {}, "need an account"),
        (ada, f"{where}/dance", {}, ""),
        (ada, "/cups/nosuchcup1/enter", {}, "no such tournament"),
        (guest, "/cups/new", FORM, "need an account"),
        (ada, "/cups/new", {**FORM, "game": "chess"}, "no such game"),
        (ada, "/cups/new", {**FORM, "seats": "7"}, "2 to 5"),
        (ada, "/cups/new", {**FORM, "rounds": "0"}, "1 to 20"),
        (ada, "/cups/new", {**FORM, "most": "99999"}, "2 to 128"),
        (ada, "/cups/new", {**FORM, "begins": "soon"}, "not a time"),
        (ada, "/cups/new", {**FORM, "begins": "9999-12-31T23:59"}, "not a time"),
        (ada, "/cups/new", {**FORM, "form": "knockout"}, ""),
        (ada, "/cups/new", {**FORM, "name": ""}, "2 to 60"),
        (ada, "/cups/new", {**FORM, "name": "x" * 61}, "2 to 60"),
    ]
    for who, path, form, words in wrong:
        refused = post(server, who, path, **form)
        assert refused.status_code in (403, 404, 409, 422), (path, form, refused.status_code)
        assert words in refused.text, (path, form)
    for path in (f"{where}/enter", "/cups/new"):
        assert post(server, server.nobody(), path, **FORM).status_code == 401
    for lang, words in (("hu", "Túl kevés a résztvevő"), ("pl", "Za mało graczy"), ("de", "zu wenige Personen")):
        cookie = {"cookie": f"rookery={host.token}; prefs=lang={lang}"}
        refused = server.client.post(server.url + f"{where}/pair", data={"round": "1"}, headers=cookie)
        assert words in refused.text
    assert post(server, host, f"{where}/cancel").headers["location"] == "/cups"
    for path in (where, f"{where}/wall", f"{where}/results.csv"):
        assert host.page(path).status_code == 404


def test_pages_are_there_for_everybody_and_an_open_one_hears_of_news(server: Running) -> None:
    host, *players = (account(server, name) for name in ("Hostc", "Adac", "Bélac", "Cyc"))
    soon = time.strftime("%Y-%m-%dT%H:%M", time.gmtime(time.time() + 7200))
    where = held(server, host, players[:2], begins=soon, flow="times", offset="-60")
    begins = seen(host, where)["begins"]
    assert abs(begins - time.time() - 3600) < 120  # two o'clock there is an hour earlier here
    for person in (server.nobody(), server.person("Guest"), players[0], players[2], host):
        for path in ("/cups", "/cups/new", where, f"{where}/wall", f"{where}/wall?turn=7", f"{where}/wall?turn=x"):
            assert person.page(path).status_code == 200, path
    version = seen(host, where)["version"]
    fragment = {"hx-request": "true"}
    assert players[0].page(f"{where}?version={version}", **fragment).status_code == 204
    news = players[0].page(f"{where}?version={version - 1}", **fragment)
    assert news.status_code == 200 and news.text.lstrip().startswith('<div id="cup"')
    wall = server.nobody().page(f"{where}/wall?turn=3", **fragment).text
    assert 'id="wall"' in wall and f'data-where="{where}/wall?turn=4"' in wall and "<svg" in wall
    for lang, word in (("hu", "Versenyek"), ("pl", "Turnieje"), ("de", "Turniere")):
        for path in ("/cups", "/cups/new", where, f"{where}/wall"):
            page = host.page(path, cookie=f"rookery={host.token}; prefs=lang={lang}").text
            assert f'lang="{lang}"' in page and not re.search(r"\[ui-[\w.-]+\]", page)
        assert word in host.page("/cups", cookie=f"prefs=lang={lang}").text


def test_a_running_game_is_told_nothing_of(server: Running) -> None:
    """Whatever is played at its tables: until they are over, a tournament says who sits there, and no more."""
    host, *players = (account(server, name) for name in ("Hostd", "Adad", "Bélad", "Cyd", "Dorad"))
    where = held(server, host, players, pace="turn", seats="4")
    assert post(server, host, f"{where}/pair", round="1").status_code == 303
    wait_until(lambda: bool(seen(host, where)["games"][0]["table"]))
    table = seen(host, where)["games"][0]["table"]
    by_id = {each.id: each for each in players}

    def told() -> list[bytes]:
        pages = [where, f"{where}/wall", f"{where}/results.csv", "/cups"]
        said = [person.page(path).content for person in (server.nobody(), *players) for path in pages]
        return [*said, server.nobody().get(where).content]

    before = told()
    for _ in range(8):
        now = players[0].get(f"/tables/{table}").json()["table"]
        for seat in now["waiting"]:
            person = by_id[now["seats"][seat]["user"]]
            legal = person.get(f"/tables/{table}/legal").json()["moves"]
            person.post(f"/tables/{table}/answers", {"seat": seat, "number": now["number"], "move": legal[-1]})
            assert told() == before
    page = b"".join(before)
    (seed,) = stored(server, f"SELECT seed, invite FROM tables WHERE id = '{table}'")
    assert not any(secret.encode() in page for secret in seed)


def stored(server: Running, sql: str) -> list[tuple[Any, ...]]:
    """Rows of the server's database."""
    with sqlite3.connect(server.app.state.hub.settings.database.removeprefix("sqlite:///")) as db:
        return list(db.execute(sql))


def test_the_same_for_programs(server: Running) -> None:
    host, *players = (account(server, name) for name in ("Hoste", "Adae", "Bélae", "Cye"))
    body = {"name": "Round Robin", "game": DEN, "seats": 2, "form": "groups", "rounds": 0, "pace": "fast"}
    made = host.post("/cups", body)
    assert made.status_code == 200, made.text
    where = f"/cups/{made.json()['id']}"
    for each in players:
        assert each.put(f"{where}/me", None).json() == {"ok": True}
    assert players[0].put(f"{where}/me", None).status_code == 409
    assert [card["players"] for card in host.get("/cups").json() if card["name"] == "Round Robin"] == [3]
    dora = account(server, "Dorae")
    assert dora.put(f"{where}/me", None).status_code == 200
    assert dora.client.delete(f"{dora.url}/api/v1{where}/me", headers=dora.headers).status_code == 200
    assert dora.post(f"{where}/rounds", {"round": 1}).status_code == 403
    assert host.post(f"{where}/rounds", {"round": 1}).status_code == 200
    now = seen(host, where)
    assert now["hosting"] and not seen(players[0], where)["hosting"]
    game = next(each for each in now["games"] if len(each["players"]) == 2)
    one, two = game["players"]
    assert next(p for p in players if p.id == one).post(f"{where}/seat", None).json() == {"table": ""}
    said = {"round": 1, "number": game["number"], "places": {one: 1}, "absent": [two]}
    assert players[0].put(f"{where}/results", said).status_code == 403
    assert host.put(f"{where}/results", said).status_code == 200
    assert {each["id"] for each in seen(host, where)["entrants"] if each["gone"]} == {two}
    assert host.put(f"{where}/results", {**said, "places": {one: 2}}).status_code == 409
    assert "round 1" in host.get(f"{where}/results").text
    drop = host.client.delete(f"{host.url}/api/v1{where}/players/{one}", headers=host.headers)
    assert drop.status_code == 200
    assert host.post(f"{where}/end", None).status_code == 200
    assert host.client.delete(f"{host.url}/api/v1{where}", headers=host.headers).status_code == 409
    for wrong in ({"name": "x"}, {"rounds": 99}, {"most": 0}, {"form": "knockout"}, {"seats": 99}, {"extra": 1}):
        refused = host.post("/cups", {**body, **wrong})
        assert refused.status_code == 422 and refused.json()["text"]
    assert host.get("/cups/nosuchcup1").status_code == 404


def test_the_audit_log_says_what_hosts_did(server: Running) -> None:
    boss, host = admin_of(server, "Bossf"), account(server, "Hostf")
    players = [account(server, name) for name in ("Adaf", "Bélaf")]
    where = held(server, host, players)
    assert "For the host" in boss.page(where).text  # admins may help
    assert post(server, host, f"{where}/pair", round="1").status_code == 303
    assert say(server, boss, where, seen(host, where)["games"][0], 1, 0).status_code == 303
    assert "Cancel the tournament" in boss.page(where).text and "Cancel the" not in host.page(where).text
    assert post(server, host, f"{where}/cancel").status_code == 409
    assert post(server, boss, f"{where}/cancel").headers["location"] == "/cups"  # whatever it is called
    assert host.page(where).status_code == 404
    log = boss.page("/admin/log").text
    for words in ("New tournament", "Begin a round", "Say a result", "Cancel a tournament", "Autumn Cup · 1"):
        assert words in log


@pytest.mark.parametrize(
    "what", ["cups SET setup = 'x'", "cup_games SET players = 'x'", "cup_people SET grp = 'x'"]
)
def test_a_damaged_tournament_has_a_page_that_says_so(sqlite: str, what: str) -> None:
    with serving(sqlite) as server:
        host, *players = (account(server, name) for name in ("Hosta", "Ada", "Béla"))
        good, bad = held(server, host, players), held(server, host, players)
        for where in (good, bad):
            assert post(server, host, f"{where}/pair", round="1").status_code == 303
        key = "id" if what.startswith("cups") else "cup_id"
        with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as db:
            db.execute(f"UPDATE {what} WHERE {key} = '{bad[6:]}'")
        for path in (bad, f"{bad}/wall", f"{bad}/results.csv"):
            refused = host.page(path)
            assert refused.status_code == 409 and "can no longer be read" in refused.text
        assert post(server, host, f"{bad}/pair", round="2").status_code == 409
        for path in ("/cups", good, "/", "/profile"):
            assert host.page(path).status_code == 200
        assert host.get("/me/export").status_code == 200


def test_a_name_is_no_formula(server: Running) -> None:
    host, odd, other = (account(server, name) for name in ("Hostg", "=1+2 Eve", "Adag"))
    where = held(server, host, [odd, other])
    assert post(server, host, f"{where}/pair", round="1").status_code == 303
    assert ",'=1+2 Eve," in server.nobody().page(f"{where}/results.csv").text
