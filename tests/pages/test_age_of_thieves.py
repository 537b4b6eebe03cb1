"""The map of Hadria in the browser."""

from __future__ import annotations

import re

from rookery.games.age_of_thieves.data import board_document
from rookery.games.age_of_thieves.web.board import answer
from rookery.serve.render import web


def test_the_stylesheet_knows_where_every_space_is() -> None:
    css = (web("age-of-thieves").folder / "theme.css").read_text("utf-8")
    placed = {name: (x, y) for name, x, y in re.findall(r"\.x-(\w+) \{ left: ([\d.]+)%; top: ([\d.]+)%; \}", css)}
    wanted = {s["id"]: (f"{s['x'] / 10:g}", f"{s['y'] / 10:g}") for s in board_document()["spaces"]}
    assert placed == wanted


def test_points_on_cards_become_a_declaration() -> None:
    form = {
        "do": ["declare"],
        "ap-move": ["3"],
        "ap-ambush": ["0"],
        "ap-G10-1": ["2"],
        "ap-G04-0": ["1"],
        "ap-G10-2": ["4"],
        "cover": ["G04"],
        "ap-special": ["5"],
        "spend-informer": ["1"],
    }
    assert answer(form) == "declare move:3 special+G04:5 G04:1 G10:4 G10:2 informer:1"
    assert answer({"do": ["declare"], "ap-move": ["0"], "cover": [""], "ap-special": ["3"]}) == "declare"
