"""A league game ends, and the server is killed at every write from there on: the game counts exactly once."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.crash.test_crash import PLACES, Mother, alive, gone, kill, mothering
from tests.crash.test_rated import answered
from tests.serve.test_clubs import founded
from tests.serve.test_leagues import begun, sat
from tests.serve.test_ratings import with_tokens
from tests.serve.tools import apart, opened, pick, scratch

WRITES = 3
"""Where a player comes from, the last answer with its place in the league, and its rating."""


@pytest.fixture(scope="module")
def mother(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    with mothering(tmp_path_factory.mktemp("logs")) as made:
        yield made


@pytest.fixture(scope="module")
def before_the_end(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A database in which one answer is missing to the end of a league game, and that answer."""
    folder = tmp_path_factory.mktemp("league")

    async def main() -> dict[str, Any]:
        with scratch("sqlite", folder) as url:
            async with opened(url) as hub:
                people = await with_tokens(hub, "Ada", "Béla")
                users = [user for user, _ in people]
                club_id = await founded(hub, users[0], users[1])
                table = await sat(hub, await begun(hub, users[0], club_id), *users)
                while True:
                    seat = table.state.pending()[0]
                    move = pick(table, seat)
                    if table.state.played(seat, move, "", hub.now())[0].status == "over":
                        break
                    user = next(each for each in users if each.id == table.seats[seat].user_id)
                    await hub.answer(table, user, seat, table.number, move)
                body = {"seat": seat, "number": table.number, "move": move}
                return {"table": table.id, "body": body, "tokens": [token for _, token in people]}

    return folder / "test.db", apart(main())


@pytest.mark.parametrize("place", PLACES)
def test_a_league_game_counts_once_wherever_the_server_dies(
    mother: Mother, tmp_path: Path, before_the_end: tuple[Path, dict[str, Any]], place: str
) -> None:
    made, told = before_the_end
    for n in range(1, WRITES + 1):
        file = tmp_path / f"{n}.db"
        shutil.copy(made, file)
        pid, url = mother.start(f"sqlite:///{file}", f"{n}:{place}")
        answered(url, told)
        gone(pid)
        pid, url = mother.start(f"sqlite:///{file}")
        answered(url, told)
        with sqlite3.connect(file) as db:
            rows = db.execute("SELECT table_id, struck FROM league_games").fetchall()
            assert rows == [(told["table"], 0)]
            over = db.execute("SELECT count(*) FROM tables WHERE status = 'over'").fetchone()[0]
            assert over == 1 and db.execute("SELECT version FROM leagues").fetchone()[0] == 1
        assert alive(pid)
        kill(pid)
