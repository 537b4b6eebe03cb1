"""The last game of a round ends, and the server is killed at every write from there on: nothing is done twice."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rookery.serve.desk import hosting
from tests.crash.test_crash import PLACES, Mother, alive, gone, kill, mothering
from tests.crash.test_rated import answered
from tests.serve.test_cups import held, now
from tests.serve.test_ratings import all_rated, with_tokens
from tests.serve.tools import PATIENCE, apart, opened, pick, play_out, scratch

WRITES = 6
"""Where a player comes from, the last answer, its rating and its result (which may share a write), the next round,
and its two tables."""


@pytest.fixture(scope="module")
def mother(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mother]:
    with mothering(tmp_path_factory.mktemp("logs")) as made:
        yield made


@pytest.fixture(scope="module")
def before_the_end(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A database in which one answer is missing to the end of a round of two games, and that answer."""
    folder = tmp_path_factory.mktemp("cup")

    async def main() -> dict[str, Any]:
        with scratch("sqlite", folder) as url:
            async with opened(url) as hub:
                people = await with_tokens(hub, "Hosta", "Ada", "Béla", "Cy", "Dora")
                users = [user for user, _ in people]
                tokens = {user.id: token for user, token in people}
                cup_id = await held(hub, users[0], users[1:], pace="turn", flow="leisure", rounds=2)
                await hosting.pair(hub, users[0], cup_id, 1)
                one, two = (await now(hub, cup_id)).games
                await play_out(hub, await hub.table(one.table), users)
                table = await hub.table(two.table)
                while True:
                    seat = table.state.pending()[0]
                    move = pick(table, seat)
                    if table.state.played(seat, move, "", hub.now())[0].status == "over":
                        break
                    user = next(each for each in users if each.id == table.seats[seat].user_id)
                    await hub.answer(table, user, seat, table.number, move)
                while (await now(hub, cup_id)).games[0].open:
                    await hub.cups.look_after_all()
                await all_rated(hub)
                body = {"seat": seat, "number": table.number, "move": move}
                return {"table": table.id, "body": body, "tokens": [tokens[player] for player in two.game.players]}

    return folder / "test.db", apart(main())


@pytest.mark.parametrize("place", PLACES)
def test_a_round_ends_and_the_next_begins_once_wherever_the_server_dies(
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
        check(file)
        assert alive(pid)
        kill(pid)


def check(file: Path) -> None:
    """Soon the second round is there: each of its games once, each with one table."""
    end = time.monotonic() + PATIENCE
    seated = "SELECT count(*) FROM cup_games WHERE round = 2 AND table_id <> ''"
    with sqlite3.connect(file, timeout=PATIENCE) as db:
        while db.execute(seated).fetchone()[0] < 2:
            assert time.monotonic() < end, "the next round never begins"
            time.sleep(0.02)
        rows = db.execute(
            "SELECT round, table_id, result, players FROM cup_games ORDER BY round, number"
        ).fetchall()
        assert [row[0] for row in rows] == [1, 1, 2, 2] and all(row[2] for row in rows[:2])
        tables = {row[0] for row in db.execute("SELECT id FROM tables").fetchall()}
        assert tables == {row[1] for row in rows} and len(tables) == 4
        assert db.execute("SELECT round FROM cups").fetchone()[0] == 2
        assert db.execute("SELECT count(*) FROM rated").fetchone()[0] in (2, 4)
