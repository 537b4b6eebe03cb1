"""What is the same for everybody goes out compressed; what holds secrets does not."""

from __future__ import annotations

import base64
import hashlib
import re

import pytest

import rookery
from tests.serve.tools import Running

ZIP = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}


@pytest.mark.parametrize(
    "path", ["/static/rookery.css", "/static/table.css", "/static/table.js", "/g/thiefs-market/theme.css"]
)
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


def test_the_home_page_of_strangers_comes_in_one_small_piece(server: Running) -> None:
    zipped, plain = (server.client.get(server.url + "/", headers=how) for how in (ZIP, PLAIN))
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(zipped.headers["content-length"]) < 20_000
    for page in (zipped, plain):
        assert 'rel="stylesheet"' not in page.text
        styles = re.search(r"<style>(.*?)</style>", page.text, re.S)
        assert styles is not None
        known = base64.b64encode(hashlib.sha256(styles[1].encode()).digest()).decode()
        assert f"style-src 'self' 'sha256-{known}';" in page.headers["content-security-policy"]


def test_the_home_page_of_somebody_known_is_not_compressed(server: Running) -> None:
    page = server.person("Ada").page("/", **ZIP)
    assert "content-encoding" not in page.headers
    assert "/static/rookery.css" in page.text


def test_every_sprite_that_a_table_names_is_there(server: Running) -> None:
    assert server.client.get(server.url + "/i/u").status_code == 200
    assert server.client.get(server.url + "/i/nothing").status_code == 404
