"""A card to read: its words, its source and its clauses, whoever holds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rookery
from tests.serve.tools import Running

BOX = Path(rookery.__file__).parent / "games" / "thiefs_market" / "cards.toml"


@pytest.mark.parametrize("game", rookery.games())
def test_every_card_of_every_game_can_be_read(server: Running, game: str) -> None:
    ada, box = server.nobody(), rookery.game(game)
    clauses = {clause["id"] for clause in box.clauses}
    for row in box.cards:
        answer = ada.page(f"/cards/{game}/{row['id']}")
        if answer.status_code == 404:
            assert row["id"] not in ada.page(f"/cards/{game}").text  # a row without words: no card
            continue
        found = set(re.findall(rf"/rules/{game}#([\w-]+)", answer.text))
        assert found, row["id"]
        assert found <= clauses
        assert "\x01" not in answer.text
    assert ada.page(f"/cards/{game}/nothing").status_code == 404
    assert ada.page(f"/cards/nothing/{box.cards[0]['id']}").status_code == 404


def test_a_table_shows_its_own_cards(server: Running) -> None:
    ada, bob, cleo = (server.person(name) for name in ("Ada", "Bob", "Cleo"))
    own = BOX.read_text("utf-8").replace('name = "', 'name = "No. 7 ', 1)
    table = server.table(ada, bob, cleo, game="thiefs-market", options={"cards": own})
    assert "No. 7 Alchemical Lab" in ada.page(f"/t/{table}/card/A01").text
    assert "No. 7" not in ada.page("/cards/thiefs-market/A01").text
    assert ada.page(f"/t/{table}/card/nothing").status_code == 404


def test_who_may_not_look_reads_nothing(server: Running) -> None:
    ada, bob, cleo = (server.person(name) for name in ("Ada", "Bob", "Cleo"))
    table = server.table(ada, bob, cleo, game="thiefs-market")
    assert (
        server.nobody().page(f"/t/{table}/card/A01").status_code == server.nobody().page(f"/t/{table}").status_code
    )
