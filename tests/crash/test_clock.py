"""The machine's clock is set back, for a server in a process of its own: bots go on, and no question stays open."""

from __future__ import annotations

import struct
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import pytest

import rookery
from tests.crash.test_crash import Mother, Player, kill, mothering
from tests.serve.tools import PATIENCE, scratch

SOURCE = Path(__file__).with_name("clock.c")
BACK = [-3600, -600]
SLACK = 300
"""So far apart may what two processes call now be on a busy machine."""


@dataclass
class Clock:
    """The machine's clock, as the servers of `mother` read it."""

    file: Path
    mother: Mother

    def set(self, ahead: int) -> None:
        with self.file.open("r+b") as out:  # in place: it is mapped
            out.write(struct.pack("l", ahead))


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clock]:
    folder = tmp_path_factory.mktemp("clock")
    library, file = folder / "clock.so", folder / "clock"
    try:
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"optional: no clock to set without a C compiler ({error})")
    file.write_bytes(struct.pack("l", 0))
    with mothering(folder, LD_PRELOAD=str(library), ROOKERY_TEST_CLOCK=str(file)) as mother:
        yield Clock(file, mother)


def told(player: Player) -> float:
    """What the server says the day's time is."""
    return parsedate_to_datetime(player.client.get(f"{player.url}/healthz").headers["date"]).timestamp()


def jumped(player: Player, ahead: int) -> None:
    """The server's clock really is somewhere else."""
    end = time.monotonic() + PATIENCE
    while abs(told(player) - time.time() - ahead) > SLACK:
        assert time.monotonic() < end, "the server's clock cannot be set"
        time.sleep(0.1)


def tables(player: Player) -> dict[str, str]:
    """Games that go on by themselves: nobody answers and the clock does, or bots play. What each is, and its id."""
    found = {}
    for game in rookery.games():
        seats = rookery.game(game).seats[0]
        made = player.call(0, "POST", "/tables", {"game": game, "seats": seats, "bank": 0.2})
        table, invite = made["table"]["id"], made["you"]["invite"]
        for who in range(1, seats):
            player.call(who, "POST", f"/tables/{table}/sit", {"invite": invite})
        player.call(0, "POST", f"/tables/{table}/start")
        found[table] = f"{game}, nobody answers"
    bots = dict.fromkeys("123", "random")
    made = player.call(0, "POST", "/tables", {"game": "age-of-thieves", "seats": 4, "bots": bots})
    player.call(0, "POST", f"/tables/{made['table']['id']}/start")
    player.call(0, "POST", f"/tables/{made['table']['id']}/give-up")
    return found | {made["table"]["id"]: "bots"}


def all_go_on(player: Player, found: dict[str, str]) -> None:
    """Each comes to its next question but one, or to its end."""

    def look() -> dict[str, dict[str, Any]]:
        return {what: player.call(0, "GET", f"/tables/{table}")["table"] for table, what in found.items()}

    before = look()
    assert [what for what, table in before.items() if table["status"] == "playing"]
    end = time.monotonic() + PATIENCE
    while still := [what for what, table in look().items() if stands(before[what], table)]:
        assert time.monotonic() < end, f"stands still: {still}"
        time.sleep(0.1)


def stands(before: dict[str, Any], now: dict[str, Any]) -> bool:
    return now["status"] == "playing" and bool(now["number"] < before["number"] + 2)


def people(url: str, many: int) -> Player:
    player = Player(url)
    for _ in range(many):
        player.tokens.append(player.client.post(f"{url}/api/v1/guests", json={"name": "Ada"}).json()["token"])
        player.client.cookies.clear()
    return player


def test_a_clock_set_back_while_games_are_played(clock: Clock, tmp_path: Path) -> None:
    clock.set(0)
    with scratch("sqlite", tmp_path) as database:
        pid, url = clock.mother.start(database, pace="30", regret="50")
        player = people(url, 6)
        found = tables(player)
        all_go_on(player, found)
        for ahead in (*BACK, 7200, 0):
            clock.set(ahead)
            jumped(player, ahead)
            all_go_on(player, found)
        player.client.close()
        kill(pid)


@pytest.mark.parametrize("back", BACK)
def test_a_clock_set_back_between_two_starts(clock: Clock, tmp_path: Path, back: int) -> None:
    clock.set(0)
    with scratch("sqlite", tmp_path) as database:
        pid, url = clock.mother.start(database, pace="30")
        player = people(url, 6)
        found = tables(player)
        all_go_on(player, found)
        kill(pid)
        clock.set(back)
        pid, url = clock.mother.start(database, pace="30")
        player.reconnect(url)
        jumped(player, back)
        all_go_on(player, found)
        player.client.close()
        kill(pid)
