"""A game that brings no `web/` folder has all its pages: a sixth game is on the table as soon as its rules are."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.i18n import LANGUAGES
from rookery.serve.drawing.course import HEIGHT, chart, spread
from tests.serve.tools import Person, Running, serving

MODEL = "parlour"
MISSING = re.compile(r"\[(?:ui|parlour)-[\w.-]+\]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('plain')}/test.db") as running:
        yield running


def post(person: Person, path: str, **form: str) -> int:
    """A form as a browser without scripts sends it."""
    cookie = {"cookie": f"rookery={person.token}"}
    return person.client.post(person.url + path, data=form, headers=cookie).status_code


def value(html: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', html)
    assert found is not None, name
    return found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_to_read(server: Running, lang: str) -> None:
    for path in (f"/new/{MODEL}", f"/rules/{MODEL}", f"/cards/{MODEL}"):
        page = server.nobody().page(path, **{"accept-language": lang})
        assert page.status_code == 200, path
        assert not MISSING.findall(page.text), path
    assert server.nobody().page(f"/learn/{MODEL}").status_code == 404
    assert server.nobody().page(f"/g/{MODEL}/theme.css").status_code == 200


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_forms(server: Running, seats: int) -> None:
    people = [server.person(name) for name in ("Ada", "Bob", "Cleo", "Dan")[:seats]]
    table = server.table(*people)
    given: set[tuple[int, str]] = set()
    for _ in range(200):
        for seat, person in enumerate(people):
            page = person.page(f"/t/{table}").text
            assert not MISSING.findall(page)
            if 'data-over="1"' in page:
                break
            if "data-turn" not in page or (seat, value(page, "number")) in given:
                continue
            number = value(page, "number")
            assert (
                post(person, f"/t/{table}/answer", number=number, seat=str(seat), move=value(page, "move")) == 303
            )
            given.add((seat, number))
        else:
            continue
        break
    for path in ("", "/end", "/replay?at=3", "/verify", "/report"):
        found = people[0].page(f"/t/{table}{path}")
        assert found.status_code == 200, path
        assert not MISSING.findall(found.text), path
    assert people[0].get(f"/tables/{table}/course").json()["points"] == []


def test_play_now_seats_as_many_as_the_game_wants(server: Running) -> None:
    ada = server.person("Ada")
    assert post(ada, f"/play/{MODEL}") == 303
    (card,) = ada.get("/me/tables").json()
    assert len(card["seats"]) == 4


def test_a_move_can_be_typed() -> None:
    from rookery.serve import plain

    assert plain.answer({"typed": ["give 1 6"], "do": ["typed"]}) == "give 1 6"
    assert plain.answer({"typed": [""], "move": ["pass"]}) == "pass"


def test_a_chart_for_ten_and_below_zero() -> None:
    names = [f"Player <{n}>" for n in range(10)]
    drawn = str(chart([[0] * 10, list(range(-4, 6))], names, "lead"))
    assert drawn.count("<polyline") == 10
    assert "<9>" not in drawn
    heights = sorted(spread([100.0] * 10))
    assert all(b - a >= 18 for a, b in itertools.pairwise(heights))
    assert all(0 < y < HEIGHT for y in spread([HEIGHT - 10.0] * 10))


def test_colours_for_ten_seats_and_many_sources() -> None:
    css = (Path(__file__).parents[2] / "src/rookery/serve/static/rookery.css").read_text("utf-8")
    for n in range(10):
        assert f".chart .c{n} " in css
    for n in range(8):
        assert f".f{n} " in css
