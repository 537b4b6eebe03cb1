"""A ranked game ends, and the server is killed at every write from there on: it is rated, once."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from rookery.serve.hub.rating import Strength, after, points
from tests.crash.test_crash import PLACES, Mother, Player, alive, gone, kill, mothering
from tests.serve.test_ratings import ranked, with_tokens
from tests.serve.tools import PATIENCE, apart, opened, pick, scratch

WRITES = 3
"""Where a player comes from, the last answer with the end of the game, and the rating."""


@pytest.fixture(scope="module")
def mother(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    with mothering(tmp_path_factory.mktemp("logs")) as made:
        yield made


@pytest.fixture(scope="module")
def before_the_end(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A database in which one answer is missing to the end of a ranked game, and that answer."""
    folder = tmp_path_factory.mktemp("ranked")

    async def main() -> dict[str, Any]:
        with scratch("sqlite", folder) as url:
            async with opened(url) as hub:
                people = await with_tokens(hub, "Ada", "Béla")
                users = [user for user, _ in people]
                table = await ranked(hub, users)
                while True:
                    seat = table.state.pending()[0]
                    move = pick(table, seat)
                    if table.state.played(seat, move, "", hub.now())[0].status == "over":
                        break
                    await hub.answer(table, users[seat], seat, table.number, move)
                body = {"seat": seat, "number": table.number, "move": move}
                who = [user.id for user in users]
                return {"table": table.id, "body": body, "tokens": [token for _, token in people], "who": who}

    return folder / "test.db", apart(main())


@pytest.mark.parametrize("place", PLACES)
def test_a_ranked_game_is_rated_once_wherever_the_server_dies(
    mother: Mother, tmp_path: Path, before_the_end: tuple[Path, dict[str, Any]], place: str
) -> None:
    made, told = before_the_end
    for n in range(1, WRITES + 2):
        file = tmp_path / f"{n}.db"
        shutil.copy(made, file)
        pid, url = mother.start(f"sqlite:///{file}", f"{n}:{place}")
        answered(url, told)
        if n <= WRITES:
            gone(pid)
            pid, url = mother.start(f"sqlite:///{file}")
            answered(url, told)
        check(file, told)
        assert alive(pid)
        kill(pid)


def answered(url: str, told: dict[str, Any]) -> None:
    """The last answer is posted; the same again after a death."""
    player = Player(url, tokens=told["tokens"])
    body = told["body"]
    try:
        player.call(body["seat"], "POST", f"/tables/{told['table']}/answers", body)
    except httpx2.TransportError:
        pass  # it was killed
    finally:
        player.client.close()


def check(file: Path, told: dict[str, Any]) -> None:
    """Soon both have a rating, from this one game."""
    end = time.monotonic() + PATIENCE
    with sqlite3.connect(file, timeout=PATIENCE) as db:
        while db.execute("SELECT count(*) FROM ratings").fetchone()[0] < 2:
            assert time.monotonic() < end, "the game is never rated"
            time.sleep(0.02)
        rows = db.execute("SELECT person_id, games, mu FROM ratings").fetchall()
        history = dict(db.execute("SELECT person_id, place FROM rated").fetchall())
        assert db.execute("SELECT count(*) FROM rated").fetchone()[0] == 2
        assert db.execute("SELECT count(*) FROM results").fetchone()[0] == 0
    new = after([history[who] for who in told["who"]], [Strength(), Strength()])
    found = {who: (games, points(mu)) for who, games, mu in rows}
    assert found == {who: (1, points(each.mu)) for who, each in zip(told["who"], new, strict=True)}
