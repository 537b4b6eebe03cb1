"""One's finished games: places and scores, page by page, and the records to keep."""

from __future__ import annotations

import io
import re
import time
import zipfile

from rookery.i18n import texts
from rookery.serve.door.accounts import User
from rookery.serve.pages.own import finished
from tests.serve.tools import Running, guests, opened, play_out, post, run, started


def test_history_is_paged_and_tells_places_and_scores(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as hub:
            users: list[User] = await guests(hub, "Ada", "Béla", "Cy")
            ada, béla, cy = users
            tables = [await started(hub, [ada, béla]) for _ in range(3)]
            for table in tables:
                await play_out(hub, table, [ada, béla])
            table = tables[-1]
            assert table.match is not None and table.match.outcome is not None
            cards = await hub.history(ada)
            assert len(cards) == 3 and cards[0].id == table.id
            assert cards[0].ranks == list(table.match.outcome.ranks)
            assert cards[0].ended >= cards[0].created
            line = finished(cards[0], ada, texts("en"))
            assert (line["names"], line["place"]) == ("Béla", table.match.outcome.ranks[0])
            assert [c.id for c in await hub.history(ada, cards[0].created, 1)] == [cards[1].id]
            assert len(await hub.history(ada, among=[béla.id, cy.id])) == 3
            assert await hub.history(ada, among=[cy.id]) == await hub.history(ada, among=[]) == []
            assert await hub.finished(ada, 2) == 2
            assert await hub.history(cy) == []

    run(play())


def test_records_are_for_those_who_played(server: Running) -> None:
    ada = server.person("Ada")
    found = ada.page("/profile/records")
    assert found.headers["content-type"] == "application/zip"
    assert zipfile.ZipFile(io.BytesIO(found.content)).namelist() == []
    assert server.nobody().page("/profile/records").status_code == 401
    for before in ("x", "-1", "nan", "1e400", "1"):
        assert ada.page(f"/profile?before={before}").status_code == 200


def test_games_with_friends_are_found_among_all(server: Running) -> None:
    ada, béla = server.person("Ada"), server.person("Béla")
    alone = server.table(ada, bots={"1": "random"})
    ada.post(f"/tables/{alone}/proposals", {"what": "end"})
    together = server.table(ada, béla)
    ada.post(f"/tables/{together}/proposals", {"what": "end"})
    béla.post(f"/tables/{together}/consent", {"yes": True})
    page = ada.page("/profile").text
    assert page.count("/replay") == 2 and "With friends" not in page
    assert time.strftime("%Y-%m", time.gmtime()) in page
    link = re.search(r"/friends/with/[\w-]+", béla.page("/friends").text)
    assert link is not None
    post(server, ada, link[0])
    assert "With friends" in ada.page("/profile").text
    page = ada.page("/profile?with=friends").text
    assert page.count("/replay") == 1 and "Béla" in page
    assert page.count("with=friends") == 2  # the choice itself, and the records of these games
