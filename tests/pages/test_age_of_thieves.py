"""The map of Hadria in the browser."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

import rookery
from rookery.games.age_of_thieves.cards.reading import board_document
from rookery.games.age_of_thieves.web.board import answer, bar, card_said
from rookery.games.age_of_thieves.web.city import draw_labels, lies_at, places
from rookery.games.age_of_thieves.web.desk import Book, line_face
from rookery.games.age_of_thieves.web.legend import STONES, draw_legend
from rookery.games.age_of_thieves.web.paths import targets
from rookery.games.sheet import Sheet
from rookery.i18n import texts
from rookery.serve.drawing.boards import web


def test_the_stylesheet_knows_where_every_space_is() -> None:
    """The picture, the light on the streets and the things on it agree, and nothing of the board is missing."""
    css = (web("age-of-thieves").folder / "theme.css").read_text("utf-8")
    placed = {name: (x, y) for name, x, y in re.findall(r"\.x-(\w+) \{ left: ([\d.]+)%; top: ([\d.]+)%; \}", css)}
    where = places()
    assert placed == {
        name: (f"{round((x + 46) / 10.92, 2):g}", f"{round((y + 46) / 10.92, 2):g}")
        for name, (x, y) in where["places"].items()
    }
    document = board_document()
    assert set(placed) == {s["id"] for s in document["spaces"]}
    assert set(where["ways"]) == {f"{p['a']} {p['b']}" for p in document["paths"]}
    assert set(where["gates"]) == {s["id"] for s in document["spaces"] if "gate" in s["marks"]}


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "de"])
def test_every_space_has_a_name_of_its_own(lang: str) -> None:
    t = texts(lang, "age-of-thieves")
    named = [t.t(f"age-of-thieves-space-{s['id']}") for s in board_document()["spaces"]]
    assert len(set(named)) == len(named)
    assert not any(name.startswith("[") for name in named)
    labels = draw_labels(lang, board_document()["spaces"])
    for street in where_streets():
        assert f">{html.escape(t.t(f'age-of-thieves-space-{street}1').rpartition(' ')[0])}</textPath>" in labels


def test_a_name_that_is_cut_on_the_line_is_read_by_pointing_at_it() -> None:
    sheet = Sheet(texts("en", "age-of-thieves"), ["Ada"], web("age-of-thieves").book(), str, str)
    assert '<span title="Ada">Ada</span>' in line_face(sheet, 0, None)


def test_every_sign_on_the_map_is_explained() -> None:
    """Signs are cut out of the map where such a stone lies; the list says what each means."""
    css = (web("age-of-thieves").folder / "theme.css").read_text("utf-8")
    cut = {kind: (int(x), int(y)) for kind, x, y in re.findall(r"\.k-([\w-]+) \{ --x: (\d+); --y: (\d+); \}", css)}
    assert list(cut) == list(STONES)
    marks = {"bell": "alarm_captain"}
    for kind, (x, y) in cut.items():
        near = min(places()["places"].items(), key=lambda each: abs(each[1][0] - x) + abs(each[1][1] - y))[0]
        stone = next(s for s in board_document()["spaces"] if s["id"] == near)
        assert kind.replace("-", "_") in (stone["kind"], *stone["marks"]) or marks[kind] in stone["marks"]
    drawn = board_document()["spaces"]
    assert {s["kind"] for s in drawn} - {"plain"} <= {kind.replace("-", "_") for kind in STONES}
    assert "Hideout: guards neither hear nor catch you here" in draw_legend(texts("en", "age-of-thieves"))


def test_a_question_about_the_map_says_where_to_answer_it() -> None:
    shown = bar({"walk": None, "seat": 0}, {"Na2": [("at Na2", "Here")]}, [], {}, sheet("en"))
    assert "Choose a glowing place on the map." in shown


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "de"])
def test_the_card_in_use_tells_the_steps_of_this_night(lang: str) -> None:
    """At the Street Festival thieves sneak a step farther: card and bar say the same."""
    mine = {"stacks": [{"card": "move", "cover": None, "points": 5, "up": True}]}
    usual, festive = (card_said(mine, "use", sheet(lang), steps) for steps in (4, 5))
    assert [("4" in said, "5" in said) for said in (usual, festive)] == [(True, False), (False, True)]


def where_streets() -> list[str]:
    return list(places()["streets"])


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


VIEW: dict[str, Any] = {
    "event": None,
    "spaces": {
        "Na1": {"watch": "guard"},
        "Na2": {"jewels": {"yellow": 2}, "token": "down"},
        "Na3": {"fire": "lasting", "smoke": True},
    },
    "thieves": [{"seat": 0, "at": "Na4", "out": False, "states": []}, {"seat": 1, "at": "Na2", "out": False}],
    "walk": {
        "seat": 0,
        "watch": None,
        "run": False,
        "at": "Na4",
        "left": 3,
        "reach": {"Na3": 1, "Nb3": 1, "Na2": 2, "Na1": 3},
    },
}


def sheet(lang: str) -> Sheet:
    return Sheet(texts(lang, "age-of-thieves"), ["Ada", "Béla & Co"], web("age-of-thieves").book(), str, str)


def test_what_lies_on_a_space_is_said() -> None:
    """Who does not see the map hears what would be picked up there, who stands there, and what is risked."""
    en = sheet("en")
    assert lies_at(VIEW, "Na1", {}, en) == "A guard"
    assert lies_at(VIEW, "Na2", {"Na2": (2, 1)}, en) == (
        "Béla & Co, a yellow jewel (2), Face-down token, 2 guards would hear you, one could catch you"
    )
    assert lies_at(VIEW, "Na3", {}, en) == "fire, until the city guard’s initiative is 8, smoke"
    assert lies_at(VIEW, "Na3", {"Na3": (1, 0)}, en).endswith("you are hidden there")
    assert lies_at(VIEW, "Nb1", {}, en) == ""


def test_a_space_within_reach_says_how_far_it_is() -> None:
    """The nearest first, each a button for the first step towards it; nobody is led through a guard."""
    for lang, far in (
        ("en", "Sun Inn, 2 steps"),
        ("hu", "Nap fogadó, 2 lépés"),
        ("pl", "Gospoda Słońce, 2\N{NO-BREAK SPACE}pola"),
        ("de", "Gasthaus Sonne, 2 Schritte"),
    ):
        spots = targets(VIEW, {"Na3": [("go Na3", "Go")]}, {"Na2": (2, 1)}, sheet(lang))
        lines = re.findall('<button class="reach.*?</button>', spots)
        assert [re.findall('data-s="(.*?)"', line)[0] for line in lines] == ["Nb3", "Na2"]
        assert f'aria-label="{far}: Béla &amp; Co' in lines[1]
        assert 'value="go Na3"' in lines[1]
        assert 'data-r="2 1"' in lines[1]
    watched = {**VIEW, "thieves": [{**VIEW["thieves"][0], "states": ["cloak"]}, VIEW["thieves"][1]]}
    assert 'data-s="Na1"' in targets(watched, {"Na3": [("go Na3", "Go")]}, {}, sheet("en"))


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "de"])
def test_what_a_card_does_fits_on_its_face(lang: str) -> None:
    """Short on the card, whole beside it; a card of earlier rules keeps its own text."""
    kit = rookery.game("age-of-thieves").start(2, seed=1)._kit
    book = Book(kit.rows)
    book.card_words = kit.card_words
    t = texts(lang, "age-of-thieves")
    for card in ["move", "ambush", *(row["id"] for row in kit.rows if row["deck"] == "card")]:
        said = book.brief(card, t)
        assert len(said) <= 50, said
        assert html.escape(said) in book.inner(card, t)
        assert html.escape(kit.card_words(card, lang)[1]) in book.whole(card, t)
    assert "AT-G12" in book.whole("G10", t)
    old = Book(kit.rows)
    old.card_words = lambda card, lang: ("Pulley Rod", "Rob a rival within 3 spaces.")
    assert old.brief("G07", t) == "Rob a rival within 3 spaces."


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "de"])
def test_the_log_speaks_to_its_reader(lang: str) -> None:
    """Whoever acts, and whoever is robbed, reads it in the second person; everybody else reads names."""
    match = rookery.game("age-of-thieves").start(2, seed=1)
    step = {"kind": "step", "seat": 0, "space": "Na3"}
    robbed = {"kind": "rob", "seat": 0, "victim": 1, "jewel": "yellow"}
    for event, reader in ((step, 0), (robbed, 0), (robbed, 1)):
        told = match.tell(event, lang, ["Ada", "Béla"], reader)
        name = ["Ada", "Béla"][reader]
        assert name not in told
        assert name in match.tell(event, lang, ["Ada", "Béla"])
        assert reader in match.spoken_to(event, lang)
