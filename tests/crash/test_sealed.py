"""The server is killed at every write of a sealed round: no answer is lost, none shows before its time."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.crash.test_crash import PLACES, Mother, gone, kill, new_client
from tests.crash.test_crash import mother as mother
from tests.serve.tools import scratch

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
FIRST, LAST = 10, 14
"""The writes of that round: three answers, one that lets them take effect, and those around it."""


@dataclass
class Three:
    """Three people in one sealed round, whatever happens to the server."""

    url: str = ""
    tokens: list[str] = field(default_factory=list)
    table: str = ""
    invite: str = ""
    done: set[str] = field(default_factory=set)
    acked: dict[int, str] = field(default_factory=dict)
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
            setup = {"game": GAME, "seats": 3, "position": POSITION}
            made = self.call(0, "POST", "/tables", setup)
            self.table, self.invite = made["table"]["id"], made["you"]["invite"]
        for who in (1, 2):
            self.once(f"sit {who}", who, "sit", {"invite": self.invite})
        self.once("start", 0, "start")
        for move in ("fight", "to 1"):
            seen = self.look(0)
            if seen["question"] is not None and seen["question"]["key"] in ("turn", "whom"):
                if move in seen["legal"]:
                    number = seen["table"]["number"]
                    self.call(
                        0, "POST", f"/tables/{self.table}/answers", {"seat": 0, "number": number, "move": move}
                    )
        for who, move in enumerate(ROUND):
            seen = self.look(who)
            if seen["question"] and seen["question"]["key"] == "before" and not seen["view"]["fight"]["uses"]:
                assert seen["view"]["fight"]["points"] == [1, 1]  # nothing shows before all are in
                body = {"seat": who, "number": seen["table"]["number"], "move": move}
                self.call(who, "POST", f"/tables/{self.table}/answers", body)
                self.acked[who] = move
        end = time.monotonic() + 20
        while True:
            uses: list[dict[str, Any]] = self.look(2)["view"]["fight"]["uses"]
            if len(uses) == 2:
                return uses
            assert time.monotonic() < end, "the round never closed"
            time.sleep(0.01)


@pytest.mark.parametrize("place", PLACES)
def test_killed_in_the_middle_of_a_sealed_round(place: str, mother: Mother, tmp_path: Path) -> None:
    died = 0
    for write in range(FIRST, LAST):
        folder = tmp_path / str(write)
        folder.mkdir()
        with scratch("sqlite", folder) as database:
            people = Three()
            pid, people.url = mother.start(database, f"{write}:{place}")
            try:
                uses = people.play()
            except httpx2.TransportError:
                gone(pid)
                died += 1
                pid, people.url = mother.start(database)
                uses = people.play()
            assert uses == [{"seat": 0, "card": "thug"}, {"seat": 1, "card": "grandmaster"}]
            kill(pid)
            people.client.close()
    assert died >= 3
