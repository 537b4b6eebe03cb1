"""Versions that landed before: taken from git, run as servers of their own, interpreted, and played at.

`python -m tests.serve.olden COMMIT` plays at one and writes tests/serve/released/SCHEMA.sql, what it stored, and
SCHEMA.json, what it said of it.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2

from tests.serve.tools import FREE, PATIENCE, Person, Running

ROOT = Path(__file__).resolve().parents[2]
RELEASED = Path(__file__).with_name("released")
GAMES = ("thiefs-market", "castle-of-the-devil", "thieves-den", "enclave", "age-of-thieves")
PASSWORD = "correct horse"
LANDED_HOURS = 4
START = "import sys; sys.argv = ['rookery', 'serve']; from rookery.cli import main; main()"


def git(*words: str) -> str:
    """What git says of this tree; "" where it knows nothing."""
    done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def landed() -> str:
    """The last version that landed before the present work: the newest commit some hours older than HEAD."""
    if asked := os.environ.get("ROOKERY_OLD", ""):
        return git("rev-parse", "--verify", asked)
    now = git("log", "-1", "--format=%ct")
    if not now:
        return ""
    return git("rev-list", "-1", "--first-parent", f"--before={int(now) - LANDED_HOURS * 3600}", "HEAD")


def taken_out(commit: str, folder: Path) -> Path:
    """The sources of a commit, in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    packed = subprocess.run(["git", "-C", str(ROOT), "archive", commit, "src"], capture_output=True, check=True)
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder


@contextlib.contextmanager
def old_server(tree: Path, database: str, **environ: str) -> Iterator[Running]:
    """A server that runs from these sources."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    quick = {
        "WORKERS": "0",
        "PACE": "0",
        "REGRET": "0",
        "SLOWLY": "0",
        "POLL": "0.1",
        "SWEEP": "0.1",
        "GRACE": "0.1",
    }
    patient = {"BOT_SECONDS": "120", "READ_SECONDS": "120", "STATEMENT_SECONDS": "120", "TEST": "1", "LOGS": "json"}
    ours = {**quick, **patient, **{name.upper(): limit for name, limit in FREE.items()}}
    env = {
        **{name: value for name, value in os.environ.items() if not name.startswith("ROOKERY_")},
        **{f"ROOKERY_{name}": value for name, value in ours.items()},
        "ROOKERY_PURE": "1",
        "PYTHONPATH": str(tree / "src"),
        "ROOKERY_DATABASE": database,
        "ROOKERY_PORT": str(port),
        **environ,
    }
    with (tree / "log").open("ab") as log:
        process = subprocess.Popen([sys.executable, "-c", START], cwd=tree, env=env, stderr=log, stdout=log)
    url = f"http://127.0.0.1:{port}"
    try:
        with httpx2.Client(timeout=PATIENCE) as client:
            end = time.monotonic() + PATIENCE
            while not well(client, url):
                assert process.poll() is None and time.monotonic() < end, (tree / "log").read_text("utf-8")[-3000:]
                time.sleep(0.1)
            yield Running(url, None, client)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def well(client: httpx2.Client, url: str) -> bool:
    with contextlib.suppress(httpx2.HTTPError):
        return client.get(url + "/readyz").status_code == 200
    return False


def seen(person: Person, table: str) -> Any:
    """What somebody is told of a table."""
    found = person.get(f"/tables/{table}")
    assert found.status_code == 200, found.text
    return found.json()["table"]


def answer(people: list[Person], table: str, k: int = 0) -> bool:
    """All who are asked answer the open question, each at the server they are at; False when the game is over."""
    before = seen(people[0], table)
    end = time.monotonic() + PATIENCE
    while before["status"] != "over" and seen(people[0], table)["number"] == before["number"]:
        assert time.monotonic() < end, "the question is never answered"
        for seat, person in enumerate(people):
            moves = person.get(f"/tables/{table}/legal").json()["moves"]
            if moves:
                body = {"seat": seat, "number": before["number"], "move": moves[k % len(moves)]}
                done = person.post(f"/tables/{table}/answers", body)
                assert done.status_code in (200, 409), done.text  # 409: answered by now, or somebody was first
    return bool(before["status"] != "over")


def live_a_little(server: Running) -> dict[str, Any]:
    """People, accounts, friends and tables of all games: waiting, in the middle, over; with chat and an undo."""
    people = [server.person(name, lang) for name, lang in (("Ada", "en"), ("Bob", "hu"), ("Cleo", "pl"))]
    assert people[0].post("/me/password", {"password": PASSWORD}).status_code == 200
    tables = {}
    for n, game in enumerate(GAMES):
        seats = people[:3]
        table = server.table(*seats, game=game)
        for k in range(6 + n):
            answer(seats, table, k)
        people[1].post(f"/tables/{table}/chat", {"text": "szia"})
        tables[table] = game
    over = server.table(people[0], people[1])
    while answer(people[:2], over):
        pass
    tables[over] = "parlour"
    made = people[2].post("/tables", {"game": "thieves-den", "seats": 3, "public": True}).json()["table"]
    tables[made["id"]] = "thieves-den"
    told = {
        table: {**seen(people[0], table), "game": game} for table, game in tables.items() if table != made["id"]
    }
    kept = ("status", "number", "waiting", "game")
    return {
        "people": [{"id": p.id, "token": p.token} for p in people],
        "tables": {table: {name: now[name] for name in kept} for table, now in told.items()},
        "records": {table: people[0].get(f"/tables/{table}/record").text for table in told},
        "open": made["id"],
    }


def main(commit: str) -> None:
    """Write what a version stores and says."""
    with tempfile.TemporaryDirectory() as folder:
        tree = taken_out(commit, Path(folder))
        file = tree / "old.db"
        with old_server(tree, f"sqlite:///{file}") as server:
            told = live_a_little(server)
        with contextlib.closing(sqlite3.connect(file)) as db:
            form = db.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            lines = [line for line in db.iterdump() if line.startswith(("CREATE", "INSERT"))]
    RELEASED.mkdir(exist_ok=True)
    (RELEASED / f"{form}.sql").write_text("\n".join(lines) + "\n", "utf-8")
    (RELEASED / f"{form}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"{form}: {len(told['tables'])} tables, {sum(map(len, lines))} signs")


if __name__ == "__main__":
    main(sys.argv[1])
