"""What helps a program to play: sentences, small steps, the rule that forbids, numbers for charts and profiles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rookery
from tests.late import LATE
from tests.serve.tools import PATIENCE, Person, Running

MARKET = "thiefs-market"
SPLIT = {"phase": "split", "turn": 0, "pool": "R R W B G Y I I S", "players": [{}, {}, {"pile": "W B"}]}


def play_out(people: list[Person], table: str) -> dict[str, Any]:
    """To the end: buy what can be bought, else the first move."""
    for _ in range(60):
        seen = people[0].get(f"/tables/{table}").json()
        if seen["table"]["status"] == "over":
            return dict(seen)
        seat = seen["table"]["waiting"][0]
        mine = people[seat].get(f"/tables/{table}").json()
        move = next((m for m in mine["legal"] if m.startswith("buy")), mine["legal"][0])
        body = {"seat": seat, "number": mine["table"]["number"], "move": move}
        assert people[seat].post(f"/tables/{table}/answers", body).status_code == 200
    raise AssertionError("the game does not end")


def test_legal_moves_in_words_of_the_reader(server: Running) -> None:
    ada, bob, cleo = server.person("Ada"), server.person("Bob"), server.person("Cleo")
    table = server.table(ada, bob, cleo, game=MARKET, position=SPLIT)
    bare = ada.get(f"/tables/{table}/legal", params={"limit": 3}).json()
    assert "sentences" not in bare
    said = ada.get(f"/tables/{table}/legal", params={"limit": 1000, "words": True}).json()
    assert len(said["moves"]) == len(said["sentences"]) == 200 < said["count"]
    assert "Rob Cleo" in ada.get(f"/tables/{table}/legal", params={"offset": said["count"] - 2, "words": True}).text
    assert bob.get(f"/tables/{table}/legal", params={"words": True}).json()["sentences"] == []


def test_a_large_move_in_small_steps(server: Running) -> None:
    ada, bob, cleo = (server.person(name) for name in ("Ada", "Bob", "Cleo"))
    table = server.table(ada, bob, cleo, game=MARKET, position=SPLIT)

    def ask(*taken: str | int) -> dict[str, Any]:
        return dict(ada.post(f"/tables/{table}/steps", {"seat": 0, "taken": list(taken)}).json())

    first = ask()
    assert {"pool", "rob 2"} == {s["text"] for s in first["steps"]}
    assert first["move"] is None
    taken: list[str | int] = ["rob 2"]
    while (now := ask(*taken))["move"] is None:
        taken.append(now["steps"][-1]["number"])
    assert now["move"].startswith("rob 2 keep")
    assert "Cleo" in now["sentence"]
    legal = ada.get(f"/tables/{table}/legal", params={"limit": 1000}).json()
    assert now["move"] in legal["moves"] or legal["count"] > 1000
    wrong = ada.post(f"/tables/{table}/steps", {"seat": 0, "taken": ["dance"]})
    assert (wrong.status_code, wrong.json()["key"]) == (422, "ui-error-game-no-step")
    assert ada.post(f"/tables/{table}/steps", {"seat": 1, "taken": []}).status_code == 403
    assert bob.post(f"/tables/{table}/steps", {"seat": 1, "taken": []}).json()["key"] == "ui-error-game-not-asked"
    with ada.socket(table) as socket:
        json.loads(socket.recv(PATIENCE))
        socket.send(json.dumps({"do": "steps", "id": 1, "seat": 0, "taken": taken}))
        assert json.loads(socket.recv(PATIENCE))["move"] == now["move"]
        socket.send(json.dumps({"do": "legal", "id": 2, "limit": 2, "words": True}))
        assert len(json.loads(socket.recv(PATIENCE))["sentences"]) == 2
        socket.send(json.dumps({"do": "steps", "id": 3, "seat": 0, "taken": ["dance"]}))
        assert json.loads(socket.recv(PATIENCE))["problem"]["key"] == "ui-error-game-no-step"


def test_why_gives_the_move_as_the_record_writes_it(server: Running) -> None:
    ada, bob, cleo = (server.person(name) for name in ("Ada", "Bob", "Cleo"))
    table = server.table(ada, bob, cleo, game=MARKET, position=SPLIT)
    good = ada.post(f"/tables/{table}/why", {"seat": 0, "move": "take r W"}).json()
    assert good == {"legal": True, "move": "take red white", "clause": None, "text": None}
    bad = ada.post(f"/tables/{table}/why", {"seat": 0, "move": "buy a07"}).json()
    assert (bad["legal"], bad["move"]) == (False, "buy A07")


def test_own_cards_are_told_whole_and_called_by_their_names(server: Running) -> None:
    folder = Path(rookery.__file__).parent / "games" / "thiefs_market"
    printed = next(row["name"] for row in rookery.game(MARKET).cards if row["id"] == "A01")
    text = (folder / "cards.toml").read_text("utf-8").replace(f'"{printed}"', '"Uncle Radulfus"')
    position = {"phase": "buy", "players": [{"pile": "R R S"}, {}, {}], "market": {"A": "A01 A02"}}
    ada, bob, cleo = (server.person(name) for name in ("Ada", "Bob", "Cleo"))
    table = server.table(ada, bob, cleo, game=MARKET, options={"cards": text}, position=position)
    assert ada.get(f"/tables/{table}").json()["table"]["options"]["cards"] == text
    page = ada.page(f"/t/{table}").text
    assert "Uncle Radulfus" in page
    assert "Uncle Radulfus" in ada.page(f"/t/{table}/why?card=A01").text
    said = ada.get(f"/tables/{table}/legal", params={"words": True}).json()["sentences"]
    assert any("Uncle Radulfus" in each for each in said)


def test_the_lead_as_numbers_once_the_game_is_over(server: Running) -> None:
    people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
    table = server.table(*people, game=MARKET, position=LATE)
    assert people[0].get(f"/tables/{table}/course").status_code == 409
    end = play_out(people, table)
    course = people[0].get(f"/tables/{table}/course").json()
    assert course["names"] == ["Ada", "Bob", "Cleo"]
    assert course["points"][-1] == end["outcome"]["scores"]
    assert len(course["points"]) >= 2


def test_statistics_by_game_and_by_person(server: Running) -> None:
    people = [server.person(name) for name in ("Ada", "Bob", "Cleo")]
    assert people[0].get("/me/statistics").json() == {"games": [], "people": []}
    won = [0, 0, 0]
    for _ in range(2):
        for seat in play_out(people, server.table(*people, game=MARKET, position=LATE))["outcome"]["winners"]:
            won[seat] += 1
    for seat, person in enumerate(people):
        found = person.get("/me/statistics").json()
        assert found["games"] == [
            {"game": MARKET, "played": 2, "won": won[seat], "chance": pytest.approx(2 / 3, abs=0.01)}
        ]
        met = {p["name"]: (p["played"], p["won"], p["lost"]) for p in found["people"]}
        others = [s for s in range(3) if s != seat]
        assert met == {("Ada", "Bob", "Cleo")[s]: (2, won[seat], won[s]) for s in others}
    page = people[0].page("/profile").text
    assert "Bob" in page and "Cleo" in page
    assert "No finished game yet" in server.nobody().page("/profile").text
