"""The map of Hadria in the browser."""

from __future__ import annotations

import re

from rookery.games.age_of_thieves.data import board_document
from rookery.games.age_of_thieves.web.board import answer, lies_at, within_reach
from rookery.games.sheet import Sheet
from rookery.i18n import texts
from rookery.serve.boards import web


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


VIEW = {
    "spaces": {
        "Na1": {"watch": "guard"},
        "Na2": {"jewels": {"yellow": 2}, "token": "down"},
        "Na3": {"fire": "lasting", "smoke": True},
    },
    "thieves": [{"seat": 0, "at": "Na4", "out": False}, {"seat": 1, "at": "Na2", "out": False}],
    "walk": {"reach": {"Na4": 0, "Na2": 2, "Na1": 1, "Nb1": 1}},
}


def sheet(lang: str) -> Sheet:
    return Sheet(texts(lang, "age-of-thieves"), ["Ada", "Béla & Co"], None, str, str)


def test_what_lies_on_a_space_is_said() -> None:
    """Who does not see the map hears what would be picked up there, who stands there, and what is risked."""
    en = sheet("en")
    assert lies_at(VIEW, "Na1", set(), en) == "A guard"
    assert lies_at(VIEW, "Na2", {"Na2"}, en) == (
        "Béla & Co, a yellow jewel (2), Face-down token, the watch would hear you"
    )
    assert lies_at(VIEW, "Na3", set(), en) == "fire, until the watch's initiative is 8, smoke"
    assert lies_at(VIEW, "Nb1", set(), en) == ""


def test_what_is_within_reach_is_a_list() -> None:
    """The nearest first; where one stands is no step away."""
    for lang, near, far in (
        ("en", "Na1, one step", "Na2, 2 steps"),
        ("hu", "Na1, 1 lépés", "Na2, 2 lépés"),
        ("pl", "Na1, jeden krok", "Na2, 2 kroki"),
        ("de", "Na1, ein Schritt", "Na2, 2 Schritte"),
    ):
        lines = re.findall("<li>(.*?)</li>", within_reach(VIEW, set(), sheet(lang)))
        assert len(lines) == 3
        assert lines[0].startswith(near)
        assert lines[2].startswith(far)
        assert "Béla &amp; Co" in lines[2]
