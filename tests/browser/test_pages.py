"""Every page, both themes: nothing for axe-core to complain about, no missing text, nothing wider than a phone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.conftest import Open, picture
from tests.browser.play import step, wait_turn

PAGES = {
    "home": "/",
    "new": "/new/thiefs-market",
    "rules": "/rules/thiefs-market",
    "cards": "/cards/thiefs-market",
    "learn": "/learn/thiefs-market",
    "about": "/about",
    "credits": "/credits",
    "settings": "/settings",
    "login": "/login",
    "missing": "/no/such/page",
}
AXE = Axe()
THEMES = ("dark", "light")


def complaints(page: Page) -> list[str]:
    page.wait_for_timeout(700)
    found = AXE.run(page).response["violations"]
    return [f"{v['id']}: {[n['html'][:140] for n in v['nodes'][:3]]} {v['nodes'][0]['any'][:1]}" for v in found]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", list(PAGES))
def test_page(visit: Open, name: str, theme: str) -> None:
    page = visit(PAGES[name], color_scheme=theme)
    assert not re.findall(r"\[(?:ui|thiefs-market)-[\w-]+\]", page.content())
    assert complaints(page) == []
    picture(page, f"{name}-{theme}")


@pytest.mark.parametrize("theme", THEMES)
def test_table_room_end_and_replay(visit: Open, theme: str) -> None:
    page = visit("/new/thiefs-market", color_scheme=theme)
    page.select_option("#seats", "3")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#link")
    assert complaints(page) == []
    picture(page, f"room-{theme}")
    for _ in range(2):
        page.get_by_role("button", name="Add a bot").first.click()
        page.wait_for_timeout(300)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#bar")
    wait_turn(page)
    assert complaints(page) == []
    while wait_turn(page):
        if page.locator(".card.lit").count():
            assert complaints(page) == []
            picture(page, f"buying-{theme}")
            break
        step(page)
    where = page.url
    page.goto(f"{where}/replay?at=3")
    assert complaints(page) == []
    page.goto(f"{where}/verify")
    assert complaints(page) == []
    page.goto(f"{where}/report")
    assert complaints(page) == []


@pytest.mark.parametrize("lang", ["hu", "pl", "de"])
def test_other_languages(visit: Open, lang: str) -> None:
    page = visit("/", locale=lang, color_scheme="light")
    for name, path in PAGES.items():
        page.goto(path)
        assert page.locator("html").get_attribute("lang") == lang, name
        assert not re.findall(r"\[(?:ui|thiefs-market)-[\w-]+\]", page.content()), name
    page.goto("/")
    page.locator(".box button").click()
    page.wait_for_selector("#bar")
    assert not re.findall(r"\[(?:ui|thiefs-market)-[\w-]+\]", page.content())
    picture(page, f"table-{lang}")


@pytest.mark.parametrize("name", list(PAGES))
def test_on_a_phone_nothing_is_too_wide(visit: Open, name: str) -> None:
    page = visit(PAGES[name], width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    picture(page, f"phone-{name}", full=name in ("home", "new"))
