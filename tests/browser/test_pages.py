"""Every page in every look: nothing for axe-core to complain about, nothing faint, missing or too wide."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

import rookery
from rookery.serve.pages import has_guide
from tests.browser.conftest import Open, picture
from tests.browser.contrast import UNSURE, axe, faint
from tests.browser.play import number, prepared, step, wait_turn
from tests.late import LATE

PAGES = {
    "home": "/",
    "about": "/about",
    "credits": "/credits",
    "settings": "/settings?saved",
    "profile": "/profile",
    "login": "/login",
    "recover": "/recover",
    "pair": "/pair",
    "ratings": "/ratings",
    "cups": "/cups",
    "cups-new": "/cups/new",
    "clubs": "/clubs",
    "clubs-new": "/clubs/new",
    "offline": "/offline",
    "missing": "/no/such/page",
}
for _game in rookery.games():
    _kinds = ["new", "rules", *(["cards"] if rookery.game(_game).cards else []), *(["learn"] * has_guide(_game))]
    PAGES |= {f"{kind}-{_game}": f"/{kind}/{_game}" for kind in _kinds}
ARRIVED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    document.getAnimations().filter(a => a instanceof CSSTransition).forEach(a => a.finish());
    done();
})))"""
THEMES = ("dark", "light")
MISSING = re.compile(r"\[(?:ui|" + "|".join(rookery.games()) + r")-[\w.-]+\]")
BUYING = {
    "phase": "buy",
    "players": [{"pile": "R W B G Y S", "gold": 4, "cards": "A05 A16"}, {"cards": "A07"}, {}],
    "market": {"A": "A03 A09 A10", "B": "B01 B03 B05 B06 B10"},
}


def complaints(page: Page) -> list[str]:
    assert not MISSING.findall(page.content())
    return told(axe(page, {"resultTypes": ["violations"]}))


def told(found: dict[str, Any]) -> list[str]:
    """What axe-core complains of, each in a line."""
    every = found["violations"]
    return [f"{v['id']}: {[n['html'][:140] for n in v['nodes'][:3]]} {v['nodes'][0]['any'][:1]}" for v in every]


def change_light(page: Page, theme: Literal["dark", "light"]) -> None:
    """Day or night, with all colours arrived."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.evaluate(ARRIVED)


def as_on_a_phone(page: Page) -> None:
    """The same page, narrow, with its narrow styles in force and its fonts there."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => innerWidth == 390 && matchMedia('(max-width: 640px)').matches")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(ARRIVED)


def in_every_look(page: Page, name: str) -> None:
    """All rules in the dark; by day, and for those who want high contrast, the colours are what differs."""
    assert not MISSING.findall(page.content())
    for theme, wish in (("dark", "normal"), ("light", "normal"), ("dark", "high"), ("light", "high")):
        page.evaluate("wish => { document.documentElement.dataset.contrast = wish }", wish)
        change_light(page, "light" if theme == "light" else "dark")
        found = None
        if (theme, wish) == ("dark", "normal"):
            found = axe(page, {"resultTypes": UNSURE})
            assert told(found) == [], name
        assert faint(page, found) == [], f"{name}, {theme}, {wish}"
        if wish == "normal":
            picture(page, f"{name}-{theme}")


@pytest.mark.parametrize("name", list(PAGES))
def test_page(visit: Open, name: str) -> None:
    page = visit(PAGES[name])
    in_every_look(page, name)
    as_on_a_phone(page)
    page.wait_for_function(
        "() => document.documentElement.scrollWidth <= 390"
    )  # for a moment after the change it may be wider
    picture(page, f"phone-{name}", full=name.startswith(("home", "new")))


def test_every_box_on_the_home_page_offers_the_same(visit: Open) -> None:
    page = visit("/")
    looks = "all => all.map(b => [getComputedStyle(b).backgroundImage, b.offsetHeight])"
    buttons = page.locator(".box button.go")
    assert buttons.count() == len(rookery.games())
    assert len({str(look) for look in buttons.evaluate_all(looks)}) == 1  # no game's theme spills over


@pytest.mark.parametrize("game", rookery.games())
def test_room_join_and_table_of_every_game(visit: Open, game: str) -> None:
    page = visit(f"/new/{game}")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#link")
    in_every_look(page, f"room-{game}")
    friend = visit(page.locator("#link").input_value())
    in_every_look(friend, f"join-{game}")
    page.goto("/")
    page.locator(f".box.g-{game} button.go").click()
    page.wait_for_selector("#bar")
    wait_turn(page)
    in_every_look(page, f"table-{game}")


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_with_all_that_can_open(visit: Open, theme: str) -> None:
    page, friend = (visit(color_scheme=theme) for _ in range(2))
    where = prepared(page, BUYING, [friend], bank=600)
    friend.goto(where)
    page.goto(where)
    wait_turn(page)
    assert complaints(page) == []
    picture(page, f"buying-{theme}")
    page.locator("#market .card.lit").first.click()
    expect(page.locator("[data-counter]:visible")).to_have_count(1)
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What can I do?").click()
    expect(page.locator("#note .note")).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Good luck!").click()
    expect(page.locator("#chatlines b")).to_have_count(1)
    assert complaints(page) == []
    page.locator("[popovertarget=more]").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".proposal")).to_be_visible()
    assert complaints(page) == []
    expect(friend.locator(".proposal")).to_be_visible()
    assert complaints(friend) == []


def test_the_end_and_what_comes_after(visit: Open) -> None:
    page = visit()
    where = prepared(page, LATE)
    page.goto(where)
    while wait_turn(page):
        step(page)
    assert complaints(page) == []
    last = int(number(page)) - 1
    for path in ("/end", f"/replay?at={last}&eyes=1", "/log", "/verify", "/report"):
        page.goto(where + path)
        in_every_look(page, re.findall("[a-z]+", path)[0])
    page.goto(f"{where}/replay")
    assert complaints(page) == []
    page.goto("/profile")
    expect(page.locator("table").first).to_be_visible()
    in_every_look(page, "history")


@pytest.mark.parametrize("lang", ["hu", "pl", "de"])
def test_other_languages(visit: Open, lang: str) -> None:
    page = visit(locale=lang, color_scheme="light")
    for name, path in PAGES.items():
        page.goto(path)
        # the browser keeps that page for times without a connection: in all languages at once
        spoken = "html" if name != "offline" else f"section[lang={lang}]"
        assert page.locator(spoken).get_attribute("lang") == lang, name
        assert not MISSING.findall(page.content()), name
    for game in rookery.games():
        page.goto("/")
        page.locator(f".box.g-{game} button.go").click()
        page.wait_for_selector("#bar")
        assert not MISSING.findall(page.content())
        picture(page, f"table-{game}-{lang}")


@pytest.mark.parametrize("lang", ["en", "hu", "pl", "de"])
@pytest.mark.parametrize("width", [360, 1280])
def test_tables_are_never_too_wide(visit: Open, lang: str, width: int) -> None:
    page = visit(width=width, height=800, locale=lang)
    for position in (BUYING, LATE):
        page.goto(prepared(page, position))
        page.wait_for_selector("#bar")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


SUNKEN = """() => [...document.querySelectorAll("body *")]
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && /[0-9]/.test(n.data)) || e.matches("[data-n]"))
  .filter(e => !getComputedStyle(e).fontVariantNumeric.includes("lining-nums"))
  .map(e => e.outerHTML.slice(0, 90))"""


def test_a_zero_is_never_mistaken_for_the_letter_o(visit: Open) -> None:
    """The figures of the text face stand on the line, as high as capitals, wherever one is written."""
    page = visit()
    for path in ("/", "/about", *(f"/learn/{game}" for game in rookery.games() if has_guide(game))):
        page.goto(path)
        assert page.evaluate(SUNKEN) == [], path
