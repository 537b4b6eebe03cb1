"""What is the same for everybody goes out compressed; what holds secrets does not."""

from __future__ import annotations

import pytest

import rookery
from tests.serve.tools import Running

ZIP = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}


@pytest.mark.parametrize("path", ["/static/rookery.css", "/static/table.js", "/g/thiefs-market/theme.css"])
def test_public_files_are_compressed_for_those_who_can_read_it(server: Running, path: str) -> None:
    get = server.client.get
    zipped, plain = get(server.url + path, headers=ZIP), get(server.url + path, headers=PLAIN)
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert zipped.content == plain.content
    assert int(zipped.headers["content-length"]) < len(plain.content) / 2
    again = get(server.url + path, headers={**ZIP, "if-none-match": zipped.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("game", rookery.games())
def test_pages_with_secrets_are_not(server: Running, game: str) -> None:
    kit = rookery.game(game)
    people = [server.person(f"Ada {n}") for n in range(kit.usual_seats)]
    table = server.table(*people, game=game)
    for path in ("", "/record", "/why?help=1"):
        assert "content-encoding" not in people[0].page(f"/t/{table}{path}", **ZIP).headers, path


def test_every_sprite_that_a_table_names_is_there(server: Running) -> None:
    assert server.client.get(server.url + "/i/u").status_code == 200
    assert server.client.get(server.url + "/i/nothing").status_code == 404
