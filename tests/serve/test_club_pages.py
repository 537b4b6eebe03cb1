"""Clubs as people and programs see them: pages, forms, links, API; strangers see nothing of a private one."""

from __future__ import annotations

import csv
import io
import json
import re
import time
from datetime import UTC, datetime
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.serve.test_admin import account, admin_of
from tests.serve.tools import PATIENCE, Person, Running, post

DEN = "thieves-den"
SECRET = "Night Owls <i>"


def founded(server: Running, owner: Person, name: str, door: str = "request") -> str:
    """The address of a new club."""
    made = post(server, owner, "/clubs/new", name=name, about="We meet <b>on Tuesdays</b>.\nBring cake.", door=door)
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


def invited(server: Running, owner: Person, where: str, *people: Person) -> None:
    """These come in through the link."""
    link = re.search(rf"{where}/join/[\w-]+", owner.page(f"{where}/manage").text)
    assert link is not None
    for each in people:
        assert post(server, each, link.group()).headers["location"] == where


def test_a_club_from_its_founding_to_its_end_in_the_browser(server: Running) -> None:
    ada, béla, cy = (account(server, name) for name in ("Ada C", "Béla C", "Cy C"))
    where = founded(server, ada, "Ravens of Szeged")
    page = béla.page(where).text
    assert "We meet &lt;b&gt;on Tuesdays&lt;/b&gt;.\nBring cake." in page and "Ask to join" in page
    assert "Ravens of Szeged" in server.nobody().page("/clubs").text
    assert post(server, béla, f"{where}/enter").status_code == 303
    assert "A keeper of the club will answer" in béla.page(where).text
    assert "request sent" in béla.page("/").text and "asked to join" in béla.page("/profile").text
    assert "Requests to join" in ada.page(f"{where}/manage").text
    assert béla.page(f"{where}/manage").status_code == 403
    assert post(server, ada, f"{where}/admit", person=béla.id).status_code == 303
    assert "New table for the club" in béla.page(where).text
    invited(server, ada, where, cy)
    assert post(server, ada, f"{where}/keeper", person=béla.id).status_code == 303
    assert post(server, béla, f"{where}/remove", person=cy.id).status_code == 303
    assert "You have been taken out" in cy.page(where).text
    # a table for the club, from its page
    form = ada.page(f"{where}/table?game={DEN}", **{"hx-request": "true"}).headers["hx-redirect"]
    club = where.rpartition("/")[2]
    assert form == f"/new/{DEN}?club={club}" and f'value="{club}" checked' in ada.page(form).text
    made = post(server, ada, f"/new/{DEN}", seats="2", public=club)
    table = made.headers["location"]
    assert "1 free" in béla.page(where).text or table in béla.page(where).text
    assert post(server, béla, f"{table}/sit").status_code == 303
    link = re.search(rf"{table}/join/[\w-]+", ada.page(table).text)
    assert link is not None and "Members of the club" in ada.page(table).text
    for outside in (cy, server.nobody()):  # the link of a club's table opens nothing to them
        assert outside.page(link.group()).status_code == 409
    assert post(server, cy, link.group()).status_code == 409
    assert cy.page(table).status_code == 404 and table not in cy.page("/").text
    # settings, another link, and the end
    change = {"name": "Ravens", "about": "", "door": "open"}
    assert post(server, béla, f"{where}/change", **change).status_code == 303
    assert post(server, béla, f"{where}/link").status_code == 303
    assert post(server, ada, f"{where}/owner", person=béla.id).status_code == 303
    assert post(server, ada, f"{where}/dissolve").status_code == 403
    assert post(server, béla, f"{where}/dissolve").status_code == 303
    assert ada.page(where).status_code == 404 and ada.page(table).status_code == 200
    assert post(server, ada, f"{where}/nonsense").status_code == 422


def test_guests_and_visitors_are_told_what_it_takes(server: Running) -> None:
    guest, ada = server.person("Guest"), account(server, "Ada D")
    where = founded(server, ada, "Rooks", "open")
    for who in (guest, server.nobody()):
        for path in ("/clubs", "/clubs/new", where):
            assert "you need an account" in who.page(path).text
    refused = post(server, guest, f"{where}/enter")
    assert refused.status_code == 409 and "need" not in refused.headers.get("location", "")
    assert post(server, server.nobody(), f"{where}/enter").status_code == 401
    assert post(server, guest, "/clubs/new", name="Mine", door="open").status_code == 409


def test_programs_do_all_of_it(server: Running) -> None:
    ada, béla = account(server, "Ada E"), account(server, "Béla E")
    club = ada.post("/clubs", {"name": "Daws", "about": "", "door": "request"}).json()["id"]
    assert [each["name"] for each in béla.get("/clubs?q=daw").json()] == ["Daws"]
    assert béla.put(f"/clubs/{club}/me", {}).json() == {"rank": "asked"}
    assert [each["rank"] for each in béla.get("/me/clubs").json()] == ["asked"]
    seen = ada.get(f"/clubs/{club}?game={DEN}").json()
    assert [each["id"] for each in seen["asking"]] == [béla.id] and seen["invite"]
    assert ada.put(f"/clubs/{club}/people/{béla.id}", {"rank": "member"}).json() == {"ok": True}
    seen = béla.get(f"/clubs/{club}").json()
    assert (seen["rank"], seen["invite"], seen["asking"]) == ("member", "", [])
    assert ada.put(f"/clubs/{club}/people/{béla.id}", {"rank": "keeper"}).status_code == 200
    renewed = béla.post(f"/clubs/{club}/invite").json()["invite"]
    cy = account(server, "Cy E")
    assert cy.put(f"/clubs/{club}/me", {"invite": renewed}).json() == {"rank": "member"}
    body = {"game": "parlour", "seats": 2, "club": club}
    table = cy.post("/tables", body).json()["table"]["id"]
    assert [each["id"] for each in ada.get(f"/clubs/{club}/tables").json()] == [table]
    assert ada.post(f"/tables/{table}/sit", {}).status_code == 200
    url = f"{server.url}/api/v1/clubs/{club}"
    assert server.client.patch(url, json={"about": "Mondays"}, headers=béla.headers).status_code == 200
    assert server.client.delete(f"{url}/people/{cy.id}", headers=béla.headers).status_code == 200
    assert server.client.delete(f"{url}/me", headers=béla.headers).status_code == 200
    wrong: tuple[tuple[str, Any], ...] = (
        ("/clubs", {"name": "x" * 31}),
        ("/clubs", {"name": "Jays", "door": "ajar"}),
    )
    for path, bad in wrong:
        assert ada.post(path, bad).status_code == 422
    assert server.client.delete(url, headers=ada.headers).status_code == 200
    assert ada.get(f"/clubs/{club}").status_code == 404


def test_an_admin_renames_and_dissolves_a_club_and_the_log_says_so(server: Running) -> None:
    owner, boss = account(server, "Olga"), admin_of(server)
    where = founded(server, owner, "Rude Name", "invite")
    assert "Rude Name" in boss.page("/clubs").text
    form = {"name": "Gentle Name", "about": "", "door": "invite", "why": "rude"}
    assert post(server, boss, f"{where}/change", **form).status_code == 303
    assert post(server, boss, f"{where}/dissolve", why="ruder").status_code == 303
    log = boss.page("/admin/log").text
    assert "Rude Name → Gentle Name" in log and "Dissolve a club" in log and "ruder" in log


def test_strangers_learn_nothing_of_a_private_club(server: Running) -> None:
    """Whatever they ask for, it is as if there were no such club: the same answers, no names, no tables."""
    ada, béla, eve = (account(server, name) for name in ("Ada Hidden", "Béla Hidden", "Eve"))
    where = founded(server, ada, SECRET, "invite")
    invited(server, ada, where, béla)
    club = where.rpartition("/")[2]
    body = {"game": DEN, "seats": 2, "club": club}
    table = ada.post("/tables", body).json()["table"]["id"]
    assert béla.post(f"/tables/{table}/sit", {}).status_code == 200
    assert ada.post(f"/tables/{table}/start").status_code == 200
    held = {"name": "Owl Cup", "game": DEN, "seats": 2, "pace": "turn", "club": club}
    cup = ada.post("/cups", held).json()["id"]
    season = {
        "name": "Owl League",
        "game": DEN,
        "low": 2,
        "high": 2,
        "begins": time.time() - 9,
        "ends": time.time() + 9999,
    }
    league = ada.post(f"/clubs/{club}/leagues", season).json()["id"]
    words = ("Night Owls", "Hidden", "Owl ", club, table, cup, league)

    def said(who: Person, path: str, api: bool) -> tuple[int, str]:
        found = who.get(path) if api else who.page(path)
        told = found.text.replace(path.partition("?")[0], "")  # a page says where it is
        assert not any(word in told for word in words), path
        return found.status_code, found.text

    strangers = (eve, server.nobody(), server.person("Guest"))
    for who in strangers:
        for path in ("/", "/clubs", "/clubs?q=Night", "/cups", "/profile", "/friends", "/ratings"):
            assert said(who, path, api=False)[0] == 200
        for path in ("/clubs", "/clubs?q=owls", "/tables", "/cups", "/ratings?game=thieves-den&size=2&pace=fast"):
            assert said(who, path, api=True)[0] == 200
        for tail in ("", "/manage", "/table?game=thieves-den", "/join/wrong"):
            there, gone = (said(who, f"/clubs/{each}{tail}", api=False) for each in (club, "nosuchclub"))
            assert there[0] == gone[0] == 404
            assert there[1].replace(club, "") == gone[1].replace("nosuchclub", "")
        for path in ("", "/replay", "/record"):
            assert who.page(f"/t/{table}{path}").status_code == 404
        assert who.get(f"/tables/{table}").status_code == 404
        for tail in ("", "/wall", "/results.csv"):
            assert said(who, f"/cups/{cup}{tail}", api=False)[0] == 404
        assert who.page(f"/cups/{cup}?version=0", **{"hx-request": "true"}).status_code == 404
        for path in (f"/cups/{cup}", f"/cups/{cup}/results", f"/leagues/{league}", f"/leagues/{league}/results"):
            assert said(who, path, api=True)[0] == 404
        for path in (f"/leagues/{league}", f"/leagues/{league}/results.csv"):
            assert said(who, path, api=False)[0] == 404
        for status in ("open", "running", "over"):
            assert said(who, f"/cups?status={status}", api=True)[0] == 200
    for tail in ("", "/tables", "/tables?over=true"):
        there, gone = (said(eve, f"/clubs/{each}{tail}", api=True) for each in (club, "nosuchclub"))
        assert there == gone and there[0] == 404
    for act in ("enter", "leave", "change", "link", "admit", "remove", "keeper", "owner", "dissolve"):
        form = {"name": "Mine", "about": "", "door": "open", "person": béla.id}
        answers = [post(server, eve, f"/clubs/{each}/{act}", **form) for each in (club, "nosuchclub")]
        assert [each.status_code for each in answers] == [404, 404], act
    for act in ("enter", "leave", "here", "pair", "finish", "cancel"):
        assert post(server, eve, f"/cups/{cup}/{act}", round="1").status_code == 404
    assert eve.put(f"/cups/{cup}/me", {}).status_code == 404
    assert eve.post(f"/cups/{cup}/rounds", {"round": 1}).status_code == 404
    for act in ("table", "end", "strike"):
        assert post(server, eve, f"/leagues/{league}/{act}", seats="2", table=table).status_code == 404
    assert not any(word in json.dumps(eve.get("/me/export").json()) for word in words)
    # those who belong to it see all of it, and their documents say so
    assert all(word in ada.page(where).text for word in ("Night Owls &lt;i&gt;", "Béla Hidden", table, cup, league))
    assert "Night Owls" in json.dumps(béla.get("/me/export").json()["clubs"])
    # who was there and has left is a stranger again
    assert server.client.delete(f"{server.url}/api/v1/clubs/{club}/me", headers=béla.headers).status_code == 200
    assert béla.page(where).status_code == 404
    assert not béla.get("/me/clubs").json()


def to_the_end(socket: ClientConnection) -> None:
    """All that is sent."""
    while True:
        socket.recv(PATIENCE)


def test_a_members_socket_ends_with_their_membership(server: Running) -> None:
    ada, béla, cy = (account(server, name) for name in ("Ada F", "Béla F", "Cy F"))
    where = founded(server, ada, "Crows", "open")
    for each in (béla, cy):
        assert post(server, each, f"{where}/enter").status_code == 303
    body = {"game": DEN, "seats": 2, "club": where.rpartition("/")[2]}
    table = ada.post("/tables", body).json()["table"]["id"]
    assert béla.post(f"/tables/{table}/sit", {}).status_code == 200
    with cy.socket(table) as socket:
        assert json.loads(socket.recv(20))
        assert post(server, ada, f"{where}/remove", person=cy.id).status_code == 303
        with pytest.raises(ConnectionClosed, match="4404"):
            to_the_end(socket)


def play_on(person: Person, table: str) -> None:
    """To the end, against the bot of somebody who gave up."""
    end = time.monotonic() + PATIENCE
    while (now := person.get(f"/tables/{table}").json())["table"]["status"] != "over":
        assert time.monotonic() < end, "the game does not end"
        if now["you"]["seat"] in now["table"]["waiting"]:
            body = {"seat": now["you"]["seat"], "number": now["table"]["number"], "move": now["legal"][0]}
            assert person.post(f"/tables/{table}/answers", body).status_code in (200, 409)
        else:
            time.sleep(0.01)


def test_a_league_from_its_opening_to_its_end(server: Running) -> None:
    """In the browser and for programs: opened by a keeper, played by members, read by all, struck and ended."""
    ada, béla, eve = (account(server, name) for name in ("Ada L", "=Béla L", "Eve L"))
    where = founded(server, ada, "Jackdaws", "open")
    club = where.rpartition("/")[2]
    assert post(server, béla, f"{where}/enter").status_code == 303
    assert béla.page(f"{where}/leagues/new").status_code == 403
    assert "Open the league" in ada.page(f"{where}/leagues/new").text
    today = datetime.now(UTC).date().isoformat()
    form = {"name": "Autumn <i>", "game": DEN, "low": "2", "high": "3", "pace": "turn", "least": "1"}
    bad = post(server, ada, f"{where}/leagues/new", **form, begins="yesterday", ends=today)
    assert bad.status_code == 422 and "season" in bad.text
    made = post(server, ada, f"{where}/leagues/new", **form, begins=today, ends=today)
    assert made.status_code == 303, made.text
    league = made.headers["location"]
    assert "Autumn &lt;i&gt;" in eve.page(where).text and "No game has been played" in eve.page(league).text
    table = post(server, ada, f"{league}/table", seats="2").headers["location"]
    assert post(server, eve, f"{league}/table", seats="2").status_code == 409
    assert table in béla.page(league).text and table not in eve.page(league).text
    assert post(server, béla, f"{table}/sit").status_code == 303
    assert post(server, ada, f"{table}/start").status_code == 303
    key = table.rpartition("/")[2]
    assert béla.post(f"/tables/{key}/give-up").status_code == 200
    play_on(ada, key)
    page = eve.page(league).text
    assert "=Béla L" in page and "Per game" in page and f"/t/{key}/replay" not in page
    assert f"/t/{key}/replay" in béla.page(league).text
    rows = list(csv.DictReader(io.StringIO(eve.page(f"{league}/results.csv").text.lstrip("\ufeff"))))
    assert [(row["place"], row["name"], row["per game"]) for row in rows] == [
        ("1", "Ada L", "1.000"),
        ("2", "'=Béla L", "0.000"),
    ]
    seen = eve.get(league).json()
    assert [(row["name"], row["average"], row["games"]) for row in seen["rows"]] == [
        ("Ada L", 1, 1),
        ("=Béla L", 0, 1),
    ]
    assert [each["games"] for each in eve.get(f"/clubs/{club}/leagues").json()] == [1]
    assert eve.get(f"{league}/results").text.startswith("place,name")
    assert eve.get(f"{league}/tables").status_code == 403 and ada.get(f"{league}/tables").json() == []
    assert ada.post(f"{league}/tables", {"seats": 9}).status_code == 409
    assert post(server, béla, f"{league}/strike", table=key).status_code == 403
    assert post(server, ada, f"{league}/strike", table=key).status_code == 303
    assert "does not count" in eve.page(league).text and eve.get(league).json()["rows"] == []
    assert ada.put(f"{league}/games/{key}", {"counts": True}).status_code == 200
    assert post(server, ada, f"{league}/end").status_code == 303
    assert eve.get(league).json()["status"] == "over" and "New league table" not in ada.page(league).text
    body = {"name": "Winter", "game": DEN, "low": 2, "high": 2, "begins": time.time(), "ends": time.time() + 86_400}
    assert "id" in ada.post(f"/clubs/{club}/leagues", body).json()
    assert béla.post(f"/clubs/{club}/leagues", body).status_code == 403
    # a private club's league is not there for others
    assert post(server, ada, f"{where}/change", name="Jackdaws", about="", door="invite").status_code == 303
    for path in (league, f"{league}/results.csv", f"{where}/leagues/new"):
        assert eve.page(path).status_code == 404
    for path in (league, f"{league}/results", f"{league}/tables", f"/clubs/{club}/leagues"):
        assert eve.get(path).status_code == 404
