"""The number of a request: on the page that shows an error, in the log, and from nobody but a believed proxy."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx2
import pytest

from rookery.serve import StoreDown
from rookery.serve.hub.robots import Robots
from rookery.serve.upkeep import asked
from rookery.serve.upkeep.asked import Asked
from tests.serve.tools import PATIENCE, Running, serving, wait_until

PAGE = {"accept": "text/html"}
OWN = re.compile(r"[0-9a-f]{16}")


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def broken(server: Running, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def fails(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(server.app.state.hub, "looked_at", fails)


@pytest.mark.parametrize("error", [RuntimeError("a secret of the table"), StoreDown()], ids=["broken", "refused"])
def test_the_page_shows_the_number_that_stands_in_the_log(
    error: Exception, sqlite: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(sqlite) as server:
        name = server.table(server.person("Ada"), server.person("Bob"))
        # given a fault: when a page is asked for
        broken(server, monkeypatch, error)
        page = server.client.get(f"{server.url}/t/{name}", headers=PAGE)
        number = page.headers["x-request-id"]
        # then it shows a number, a new one each time, which stands in the log with the route and not with the path
        assert page.status_code >= 500
        assert OWN.fullmatch(number) and number in page.text
        with httpx2.Client(timeout=PATIENCE) as other:  # the connection of the first may have been closed
            assert other.get(f"{server.url}/t/{name}", headers=PAGE).headers["x-request-id"] != number
    told = [line for line in lines(capfd.readouterr().err) if line.get("request") == number]
    assert [line["route"] for line in told] == ["/t/{table_id}"]
    assert "a secret" not in page.text and name not in json.dumps([{**line, "exception": ""} for line in told])


def test_a_note_over_a_table_has_its_line_in_the_log_too(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(sqlite) as server:
        name = server.table(server.person("Ada"), server.person("Bob"))
        broken(server, monkeypatch, StoreDown())
        noted = server.client.get(f"{server.url}/t/{name}", headers={**PAGE, "hx-request": "true"})
    assert noted.status_code >= 500 and "<html" not in noted.text
    told = [line for line in lines(capfd.readouterr().err) if line.get("request") == noted.headers["x-request-id"]]
    assert [(line["event"], line["route"]) for line in told] == [("refused", "/t/{table_id}")]


def test_programs_get_it_as_a_header_and_pages_that_are_well_get_none(sqlite: str) -> None:
    with serving(sqlite) as server:
        ada = server.person("Ada")
        assert OWN.fullmatch(ada.get("/tables/nowhere").headers["x-request-id"])
        assert "x-request-id" not in ada.get("/me").headers
        missing = ada.page("/nothing/here", **PAGE)
        assert missing.status_code == 404
        assert missing.headers["x-request-id"] not in missing.text  # nobody wrote a line


@pytest.mark.parametrize(
    ("proxies", "headers", "believed"),
    [
        ("127.0.0.1", {"x-forwarded-for": "198.51.100.7"}, True),
        ("127.0.0.1", {}, False),  # the machine itself
        ("192.0.2.1", {"x-forwarded-for": "198.51.100.7"}, False),
    ],
)
def test_only_a_believed_proxy_gives_numbers(
    proxies: str, headers: dict[str, str], believed: bool, sqlite: str
) -> None:
    given = "0f3a-proxy-made-this"
    with serving(sqlite, proxies=proxies) as server:
        answer = server.client.get(server.url + "/nothing", headers={**headers, "x-request-id": given})
        assert (answer.headers["x-request-id"] == given) == believed


@pytest.mark.parametrize("bad", ["short", "x" * 65, "two\nlines-of-log", "<script>alert(1)", "ä" * 10, ""])
def test_a_number_that_could_be_anything_else_is_none(bad: str) -> None:
    assert OWN.fullmatch(Asked(bad).number)


def test_what_bots_do_belongs_to_no_request(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    think = Robots.think

    async def noted(self: Robots, *words: Any) -> str:
        seen.append(asked.number())
        return await think(self, *words)

    monkeypatch.setattr(Robots, "think", noted)
    with serving(sqlite) as server:
        bots = {"1": "random", "2": "random"}
        ada = server.person("Ada")
        table = server.table(ada, game="thiefs-market", seats=3, bots=bots, options={"start": 0})
        move = ada.get(f"/tables/{table}/legal").json()["moves"][0]
        number = ada.get(f"/tables/{table}").json()["table"]["number"]
        assert ada.post(f"/tables/{table}/answers", {"seat": 0, "number": number, "move": move}).status_code == 200
        wait_until(lambda: bool(seen))
    assert set(seen) == {""}
