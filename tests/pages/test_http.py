"""The pages over HTTP, against the whole app: forms, languages, errors, headers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import rookery
from rookery.i18n import LANGUAGES, texts
from rookery.serve.app import create_app
from rookery.serve.pages import guide_of, has_guide
from rookery.serve.pages.at_table import FEW, SEVERAL, listed
from tests.serve.tools import settings

GAMES = rookery.games()
MISSING = re.compile(r"\[(?:ui|" + "|".join(GAMES) + r")-[\w.-]+\]")
READ = tuple(f"/{kind}/{game}" for game in GAMES for kind in ("new", "rules", "cards", "learn"))
MORE = ("/", "/about", "/credits", "/settings", "/login")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("pages")
    with TestClient(create_app(settings(f"sqlite:///{folder / 'p.db'}"))) as client:
        yield client


@pytest.fixture
def visitor(site: TestClient) -> TestClient:
    site.cookies.clear()
    return site


def field(html: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', html)
    assert found, name
    return found[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_in_every_language(visitor: TestClient, lang: str) -> None:
    for path in (*READ, *MORE):
        answer = visitor.get(path, headers={"Accept-Language": f"{lang};q=0.9, en;q=0.1"})
        assert answer.status_code == 200, path
        assert f'<html lang="{lang}"' in answer.text, path
        assert not MISSING.findall(answer.text), path
        assert "style=" not in answer.text, path
        assert "\x01" not in answer.text, path
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_click(visitor: TestClient, game: str) -> None:
    answer = visitor.post(f"/play/{game}")
    assert answer.status_code == 200
    assert re.search(r"/t/\w+$", str(answer.url))
    assert 'id="table"' in answer.text
    assert "httponly" in answer.history[0].headers["set-cookie"].lower()
    seated = set(re.findall(r'class="[^"]*" id="seat-(\d+)"', answer.text))
    assert len(seated) == rookery.game(game).usual_seats


def test_options_are_offered_in_words(visitor: TestClient) -> None:
    market = visitor.get("/new/thiefs-market").text
    for text in (
        ">at random<",
        'data-seat="0">Player 1<',
        ">no limit<",
        ">race for the marker<",
        "How many players?",
    ):
        assert text in market, text
    castle = visitor.get("/new/castle-of-the-devil").text
    journeys = castle[castle.index('id="o-rounds"') :]
    assert re.findall(r"<option value='(\d+)'", journeys[: journeys.index("</select>")]) == [
        *map(str, range(1, 21))
    ]
    assert castle.index("For research") < castle.index('id="o-turn-cap"')


@pytest.mark.parametrize("game", GAMES)
def test_own_cards_can_be_sent_with_the_form(visitor: TestClient, game: str) -> None:
    """The file of the box is there to begin with; what is wrong in one's own is named with its row."""
    assert 'name="option-cards"' in visitor.get(f"/new/{game}").text
    own = visitor.get(f"/cardfile/{game}").text
    form = {"name": "Ada", "seats": str(rookery.game(game).seats[0])}
    made = visitor.post(f"/new/{game}", data={**form, "option-cards": own.replace("\n", "\r\n")})
    assert made.status_code == 200 and "/t/" in str(made.url)
    bent = own.replace('source = "rulebook"', 'source = "hearsay"').replace('source = "published"', 'source = "x"')
    bent = bent.replace('source = "reconstructed"', 'source = "y"')
    wrong = visitor.post(f"/new/{game}", data={**form, "option-cards": bent})
    assert wrong.status_code == 422 and "]] 1 " in wrong.text and "source must be one of" in wrong.text


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_value_of_an_option_can_be_sent(visitor: TestClient, game: str) -> None:
    page = visitor.get(f"/new/{game}").text
    for option in rookery.game(game).options:
        if option.choices:
            choice = page[page.index(f'id="o-{option.name}"') :]
            sent = re.findall(r"<option value='([^']*)'", choice[: choice.index("</select>")])
            assert sorted(sent) == sorted(map(json.dumps, option.values))


def test_searching_the_rules_without_scripts(visitor: TestClient) -> None:
    nothing = 'id="nothing" role="status"'
    assert f"{nothing} hidden>" in visitor.get("/rules/thiefs-market?q=marker").text
    assert f"{nothing}>" in visitor.get("/rules/thiefs-market?q=xyzzy").text


def test_a_character_is_chosen_in_the_waiting_room(visitor: TestClient) -> None:
    room = visitor.post("/new/castle-of-the-devil", data={"name": "Ada", "seats": "4"})
    here = str(room.url)
    assert '<option value="juan">Juan' in room.text
    page = visitor.post(f"{here}/choose", data={"choice": "juan"})
    assert '<option value="juan" selected>Juan' in page.text
    market = visitor.post("/new/thiefs-market", data={"name": "Ada", "seats": "4"})
    assert 'name="choice"' not in market.text


def test_an_answer_without_scripts_comes_back_to_the_table(visitor: TestClient) -> None:
    page = visitor.post("/play/thiefs-market")
    here = str(page.url)
    for _ in range(200):
        if 'data-turn="1"' in page.text:
            break
        page = visitor.get(here)
    number, seat = field(page.text, "number"), field(page.text, "seat")
    empty = visitor.post(f"{here}/answer", data={"number": number, "seat": seat, "do": "pool"})
    assert empty.status_code == 422
    assert "note bad" in empty.text
    assert 'id="table"' in empty.text
    done = visitor.post(f"{here}/answer", data={"number": number, "seat": seat, "do": "pool-all"})
    assert done.status_code == 200
    assert done.history[0].status_code == 303
    stale = visitor.post(
        f"{here}/answer", data={"number": "99999", "seat": seat, "move": "end"}, headers={"HX-Request": "true"}
    )
    assert stale.status_code == 409
    assert "note bad" in stale.text
    assert "<html" not in stale.text


def test_hostile_names_and_chat(visitor: TestClient) -> None:
    name = '<i onclick="x">"&'
    room = visitor.post("/new/thiefs-market", data={"name": name, "seats": "3", "hints": "1", "public": "1"})
    assert room.status_code == 200
    assert "<i onclick" not in room.text
    assert "&lt;i onclick" in room.text
    here = str(room.url)
    visitor.post(f"{here}/chat", data={"text": "<script>alert(1)</script>"})
    again = visitor.get(here)
    assert "<script>alert" not in again.text
    assert "&lt;script&gt;alert(1)" in again.text
    home = visitor.get("/")
    assert "<i onclick" not in home.text


def test_a_private_table_is_not_there_for_strangers(visitor: TestClient) -> None:
    room = visitor.post("/new/thiefs-market", data={"seats": "3"})
    here = str(room.url)
    link = re.search(r'value="(http[^"]+/join/[^"]+)"', room.text)
    assert link
    assert "<svg" in room.text
    visitor.cookies.clear()
    assert visitor.get(here).status_code == 404
    wrong = visitor.get(f"{here}/join/nonsense")
    assert wrong.status_code == 404
    door = visitor.get(link[1])
    assert door.status_code == 200
    inside = visitor.post(link[1], data={"name": "Bo"})
    assert str(inside.url) == here
    assert "Bo" in inside.text


def test_language_and_look_are_remembered(visitor: TestClient) -> None:
    visitor.post("/prefs", data={"lang": "hu", "theme": "light", "look": "1", "motion": "off", "back": "/about"})
    page = visitor.get("/about")
    assert '<html lang="hu" data-theme="light"' in page.text
    assert 'data-motion="off"' in page.text
    away = visitor.post("/prefs", data={"back": "//evil.example/"}, follow_redirects=False)
    assert away.headers["location"] == "/"


def test_the_look_of_an_account_follows_its_owner_to_another_device(visitor: TestClient) -> None:
    """What a guest chose comes along when the guest becomes an account; what is kept there wins over the device."""
    visitor.post("/name", data={"name": "Wanda Wanderer"})
    visitor.post("/prefs", data={"lang": "pl", "theme": "light", "look": "1", "size": "large"})
    visitor.post("/password", data={"password": "correct horse"})
    visitor.post("/prefs", data={"contrast": "high"})
    visitor.cookies.clear()
    visitor.post("/prefs", data={"lang": "de", "theme": "dark"})
    assert '<html lang="de" data-theme="dark"' in visitor.get("/about").text
    home = visitor.post("/login", data={"name": "Wanda Wanderer", "password": "correct horse"}).text
    assert '<html lang="pl" data-theme="light"' in home
    assert 'data-size="large" data-contrast="high"' in home
    assert "theme=light" in visitor.cookies["prefs"], "sockets and refusals read the cookie alone"


def test_a_guest_keeps_the_look_in_the_browser_alone(visitor: TestClient) -> None:
    visitor.post("/name", data={"name": "Gus"})
    visitor.post("/prefs", data={"theme": "light"})
    assert visitor.get("/api/v1/me").json()["preferences"] == {}


@pytest.mark.parametrize("look", ["", "theme=neon&size==&lang=xx", "x" * 3000, 7, True])
def test_a_look_that_programs_have_spoilt_is_the_usual_one(visitor: TestClient, look: object) -> None:
    visitor.post("/name", data={"name": "Spoilt"})
    visitor.post("/password", data={"password": "correct horse"})
    assert visitor.patch("/api/v1/me", json={"preferences": {"look": look}}).status_code == 200
    visitor.cookies.delete("prefs")
    assert '<html lang="en" data-theme="auto"' in visitor.get("/about").text


def test_error_pages_are_pages(visitor: TestClient) -> None:
    for path in ("/nothing/here", "/t/zzzzzzzzzz", "/rules/chess"):
        answer = visitor.get(path, headers={"Accept": "text/html", "Accept-Language": "de"})
        assert answer.status_code == 404
        assert '<html lang="de"' in answer.text
        assert not MISSING.findall(answer.text)


@pytest.mark.parametrize("game", [game for game in GAMES if has_guide(game)])
def test_the_guide_follows_its_script(visitor: TestClient, game: str) -> None:
    guide = guide_of(game)
    given: list[str] = []
    page = visitor.get(f"/learn/{game}")
    for k, move in enumerate(guide["moves"]):
        assert texts("en", game).t(f"{game}-guide-{guide['steps'][k]}", name="Robin") in unescape(page.text)
        wrong = visitor.post(f"/learn/{game}/answer", data={"m": given, "move": guide["moves"][k - 1]})
        assert wrong.status_code == 422
        page = visitor.post(f"/learn/{game}/answer", data={"m": given, "move": move})
        assert page.status_code == 200
        given = re.findall(r'name="m" value="([^"]*)" form="answer"', page.text)
        assert given == guide["moves"][: k + 1]
    assert texts("en", game).t(f"{game}-guide-done", name="Robin") in unescape(page.text)
    again = visitor.get(str(page.url))
    assert again.text == page.text  # nothing is left to chance


def test_the_guide_reads_chosen_dice(visitor: TestClient) -> None:
    form = {"do": "pool", "pool": ["R", "R", "I"]}
    assert visitor.post("/learn/thiefs-market/answer", data=form).status_code == 200


@pytest.mark.parametrize("game", sorted(rookery.games()))
def test_what_can_i_do_lists_moves_and_what_a_bot_would_do(visitor: TestClient, game: str) -> None:
    table = visitor.post(f"/play/{game}", follow_redirects=False).headers["location"]
    for _ in range(100):
        page = visitor.get(table).text
        if 'data-turn="1"' in page:
            break
    note = visitor.get(f"{table}/why", params={"help": "1"}, headers={"hx-request": "true"}).text
    moves = re.findall(r'name="move" value="([^"]+)"', note)
    assert moves
    assert note.count("a bot in your seat would play this") == 1


def test_of_many_moves_some_are_listed_the_bots_first() -> None:
    match = rookery.game("thiefs-market").start(seats=3, seed=1, options={"start": 0})
    legal = [str(move) for move in match.legal(0)]
    assert len(legal) > SEVERAL
    shown = listed(match, 0, "en", [], legal[-1])
    assert [m["move"] for m in shown["moves"]] == [legal[-1], *legal[:FEW]]
    assert shown["left"] == len(legal) - FEW - 1


def test_things_that_are_no_cards_explain_themselves(visitor: TestClient) -> None:
    for move, clause in (("hag codex", "TD-A12"), ("vault gem", "TD-A14"), ("recruit gem gem", "TD-A16")):
        page = visitor.get("/learn/thieves-den/why", params={"move": move})
        assert f"/rules/thieves-den#{clause}" in page.text
    card = visitor.get("/learn/thieves-den/why", params={"move": "rob L25A"})
    assert "Get 3 gems. Owner bonus: a fossil." in card.text


@pytest.mark.parametrize("game", GAMES)
def test_table_pages_name_no_secret(visitor: TestClient, game: str) -> None:
    """Neither the seed nor the session nor a password stands in a page while the game runs."""
    page = visitor.post(f"/play/{game}")
    token = visitor.cookies.get("rookery")
    assert token
    here = str(page.url)
    app: Any = visitor.app
    seed = app.state.hub.live[here.rsplit("/", 1)[1]].state.key.hex()
    for path in ("", "/replay?at=0", "/report", "/record", "/verify"):
        text = visitor.get(here + path).text
        assert token not in text
        assert seed not in text


def test_without_assets_pages_are_plain_forms(visitor: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.serve.drawing.render.assets_ready", lambda: False)
    page = visitor.get("/")
    assert "htmx.js" not in page.text
    assert 'action="/play/thiefs-market"' in page.text
