"""The disk under the database is full: writing is refused with its cause, and goes on when there is room again."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest

from tests.crash.test_crash import Mother, Player, check_end, kill, mother as mother
from tests.serve.tools import PATIENCE

SIZE = "16m"
FULL = "OperationalError: database or disk is full"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "rookery-test", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"optional: no disk can be mounted here, so none can be filled ({error})")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """To the last byte."""
    file = disk / "filler"
    with contextlib.suppress(OSError), file.open("ab", buffering=0) as out:
        while True:
            out.write(bytes(4096))
    return file


def until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def told(mother: Mother) -> set[tuple[str, str, str]]:
    """What the servers have written about their store."""
    lines = [line for log in mother.folder.glob("*.log") for line in log.read_text().splitlines()]
    found = [json.loads(line) for line in lines if line.startswith("{")]
    return {(line["level"], line["what"], line["why"]) for line in found if line["event"] == "store"}


def refused(player: Player) -> bool:
    """Is the next answer, or the one that was refused before, refused?"""
    try:
        over = player.step()
    except httpx2.HTTPStatusError as error:
        return error.response.status_code == 503
    assert not over, "the game is shorter than the disk is large"
    return False


def over_to_bots(player: Player) -> str:
    """A long game that only bots play."""
    bots = dict.fromkeys("123", "random")
    made = player.call(0, "POST", "/tables", {"game": "age-of-thieves", "seats": 4, "bots": bots})
    table = str(made["table"]["id"])
    player.call(0, "POST", f"/tables/{table}/start")
    player.call(0, "POST", f"/tables/{table}/give-up")
    return table


def test_a_full_disk_loses_nothing_and_is_told(mother: Mother, disk: Path) -> None:
    database = f"sqlite:///{disk / 'test.db'}"
    pid, url = mother.start(database)
    player = Player(url)
    player.play(limit=5)
    table = over_to_bots(player)

    def number() -> int:
        return int(player.call(0, "GET", f"/tables/{table}")["table"]["number"])

    filler = fill(disk)
    until(lambda: refused(player), "the disk is full, and answers are taken")
    ready = player.client.get(f"{url}/readyz")
    assert (ready.status_code, ready.text) == (503, "database (write)\n")
    bots = number()  # reading goes on
    assert told(mother) == {("error", "write", FULL)}
    assert 'rookery_store_refused_total{what="write"}' in player.client.get(f"{url}/metrics").text
    assert refused(player)
    assert number() == bots
    filler.unlink()
    until(lambda: player.client.get(f"{url}/readyz").status_code == 200, "there is room, and nothing is written")
    until(lambda: number() > bots, "there is room, and the bots do not go on")
    assert player.play()
    check_end(player, database)
    player.client.close()
    kill(pid)


def test_a_server_killed_on_a_full_disk_has_lost_nothing(mother: Mother, disk: Path) -> None:
    database = f"sqlite:///{disk / 'test.db'}"
    pid, url = mother.start(database)
    player = Player(url)
    player.play(limit=5)
    filler = fill(disk)
    until(lambda: refused(player), "the disk is full, and answers are taken")
    kill(pid)
    filler.unlink()
    pid, url = mother.start(database)
    player.reconnect(url)
    assert player.play()
    check_end(player, database)
    player.client.close()
    kill(pid)


# -- commands ------------------------------------------------------------------------------------------------


def ends(*words: str, out: Path | None = None) -> tuple[int, str]:
    """How a command ends, and what it says about it."""
    rookery = [sys.executable, "-m", "rookery.cli", *words]
    with (out or Path("/dev/null")).open("w") as file:
        done = subprocess.run(rookery, stdout=file, stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
    return done.returncode, done.stderr


def test_a_server_without_room_for_its_database_says_so(disk: Path) -> None:
    url = f"sqlite:///{disk / 'test.db'}"
    fill(disk)
    for _ in range(2):  # the file is there by then, and empty
        status, said = ends("serve", "--port", "0", "--database", url, "--lang", "de")
        assert (status, said) == (
            2,
            f"rookery: Für die Datenbank {url} ist kein Platz mehr: Der Datenträger ist voll.\n",
        )


FULL_DISK = Path("/dev/full")


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--port", "0", "--database", "sqlite://"),
        ("rules", "thieves-den"),
        ("arena", "thieves-den", "--games", "2", "--jobs", "1", "--report", str(FULL_DISK)),
    ],
    ids=lambda words: words[0],
)
def test_a_command_that_cannot_write_ends_in_a_sentence(words: tuple[str, ...]) -> None:
    out = None if str(FULL_DISK) in words else FULL_DISK
    assert ends(*words, "--lang", "hu", out=out) == (
        1,
        "rookery: Megtelt a lemez: nem sikerült mindent kiírni.\n",
    )


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    report = tmp_path / "nowhere" / "report.html"
    status, said = ends(
        "arena", "thieves-den", "--games", "2", "--jobs", "1", "--report", str(report), "--lang", "en"
    )
    assert status == 1
    assert said.startswith(f"rookery: The system does not allow this: {report}: ")
