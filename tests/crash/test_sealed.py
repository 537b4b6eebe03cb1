"""The server is killed at every write of a sealed round: no answer is lost, none shows before its time."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest

import rookery
from tests.crash.test_crash import PLACES, Mother, gone, kill, mother as mother, new_client, stored
from tests.serve.tools import PATIENCE, scratch

GAME = "castle-of-the-devil"
POSITION = {
    "players": [
        {"items": "key ring", "occupation": "thug"},
        {"items": "goblet dagger", "occupation": "grandmaster"},
        {"items": "bag_key bag_goblet", "occupation": "doctor"},
    ]
}
ROUND = ("use thug", "use grandmaster", "pass")
"""What the three answer in the sealed round before the support; all are asked again after it."""
FIRST, MANY = 10, 40
"""The first write of that round, and more than there are: three answers, and one that lets them take effect."""


def attacked() -> dict[str, Any]:
    """The first has attacked the second: all three are asked at once."""
    match = rookery.game(GAME).position(POSITION)
    match.play(0, "fight")
    match.play(0, "to 1")
    return match.document()


@dataclass
class Three:
    """Three people in one sealed round, whatever happens to the server."""

    url: str = ""
    tokens: list[str] = field(default_factory=list)
    table: str = ""
    invite: str = ""
    done: set[str] = field(default_factory=set)
    acked: list[int] = field(default_factory=list)
    """The seats whose sealed answer was acknowledged: they never give it again."""
    acked_before: list[int] = field(default_factory=list)
    """Those of them before the server died."""
    client: httpx2.Client = field(default_factory=new_client)

    def call(self, who: int, method: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.tokens[who]}"}
        done = self.client.request(method, f"{self.url}/api/v1{path}", json=body, headers=headers)
        assert done.status_code in (200, 409), done.text
        return done.json()

    def once(self, what: str, who: int, path: str, body: Any = None) -> None:
        if what not in self.done:
            self.call(who, "POST", f"/tables/{self.table}/{path}", body)
            self.done.add(what)

    def look(self, who: int) -> Any:
        return self.call(who, "GET", f"/tables/{self.table}")

    def play(self) -> list[dict[str, Any]]:
        """From the first guest to the end of the round: what shows then. A dying server is a TransportError."""
        while len(self.tokens) < 3:
            made = self.client.post(f"{self.url}/api/v1/guests", json={"name": "Ada"}).json()
            self.client.cookies.clear()
            self.tokens.append(made["token"])
        if not self.table:
            setup = {"game": GAME, "seats": 3, "position": attacked()}
            made = self.call(0, "POST", "/tables", setup)
            self.table, self.invite = made["table"]["id"], made["you"]["invite"]
        for who in (1, 2):
            self.once(f"sit {who}", who, "sit", {"invite": self.invite})
        self.once("start", 0, "start")
        for who, move in enumerate(ROUND):
            seen = self.look(who)
            if seen["view"]["fight"]["uses"]:
                continue
            assert seen["question"]["key"] == "before"
            assert seen["view"]["fight"]["points"] == [1, 1]  # nothing shows before all are in
            if who not in self.acked:
                body = {"seat": who, "number": seen["table"]["number"], "move": move}
                self.call(who, "POST", f"/tables/{self.table}/answers", body)
                self.acked.append(who)
        end = time.monotonic() + PATIENCE
        while True:
            uses: list[dict[str, Any]] = self.look(2)["view"]["fight"]["uses"]
            if len(uses) == 2:
                return uses
            assert time.monotonic() < end, "the round never closed"
            time.sleep(0.01)


def check(people: Three, database: str) -> None:
    """Every acknowledged answer stands in the store, once."""
    rows = stored(database, [people.table])[people.table][0]
    for who in people.acked:
        line = f'"move":"{ROUND[who]}"'
        assert sum(f'"seat":{who},' in row and line in row for row in rows) == 1, line


@pytest.mark.parametrize("place", PLACES)
def test_killed_in_the_middle_of_a_sealed_round(place: str, mother: Mother, tmp_path: Path) -> None:
    """Before an answer is stored, between storing and acknowledging it, and after: what was acknowledged stays."""
    seen: list[int] = []
    for write in range(FIRST, MANY):
        folder = tmp_path / str(write)
        folder.mkdir()
        with scratch("sqlite", folder) as database:
            people = Three()
            died = killed_at(mother, database, f"{write}:{place}", people)
            people.client.close()
        if not died:
            break
        seen.append(len(people.acked_before))
    assert {1, 2, 3} <= set(seen), f"the server did not die at every answer of the round: {seen}"


def killed_at(mother: Mother, database: str, where: str, people: Three) -> bool:
    """One round, killed once, then gone on with; False if it had fewer writes."""
    died = False
    pid, people.url = mother.start(database, where)
    try:
        uses = people.play()
    except httpx2.TransportError:
        died = True
        gone(pid)
        people.acked_before = list(people.acked)
        check(people, database)
        pid, people.url = mother.start(database)
        uses = people.play()
    assert uses == [{"seat": 0, "card": "thug"}, {"seat": 1, "card": "grandmaster"}]
    check(people, database)
    kill(pid)
    return died
