"""What Thieves Den says in words beside its signs: a key to them, what glows, what is left afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.play import prepared, wait_turn
from tests.browser.test_pages import complaints
from tests.browser.test_thieves_den import GAME, TRICKS


def den(page: Page) -> None:
    page.goto(prepared(page, TRICKS, game=GAME))
    assert wait_turn(page)


def test_every_sign_is_explained_one_tap_away(visit: Open) -> None:
    page = visit(width=390, height=844, has_touch=True)
    den(page)
    page.get_by_role("button", name="Signs").tap()
    signs = page.get_by_role("dialog", name="Signs")
    expect(signs.locator("li")).to_have_count(23)  # 7 tokens, 1 star, 3 marks, 5 and 7 kinds of cards
    for word in ("codex", "treasure of any type", "Owner bonus", "Ruin", "Tinker"):
        expect(signs).to_contain_text(word)
    assert complaints(page) == []
    picture(page, "den-signs")
    page.keyboard.press("Escape")
    expect(signs).to_be_hidden()


def test_a_small_screen_says_what_can_be_tapped(visit: Open) -> None:
    """A wide one lists the kinds of actions instead."""
    page = visit(width=390, height=844)
    den(page)
    said = page.get_by_text("Tap anything with a gold rim to see what it brings.")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(said).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(said).to_be_hidden()
    expect(page.locator(".sum.can")).to_be_visible()


def test_a_preview_says_that_it_tells_what_is_left(visit: Open) -> None:
    page = visit()
    den(page)
    page.locator("#c-L08A").click()
    expect(page.locator("#c-L08A .peek")).to_contain_text("Afterwards: 3 thieves · Chests: 7 of 8 full")


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_the_rows_of_the_own_book_have_their_names_above_them(visit: Open, lang: str) -> None:
    page = visit(locale=lang)
    den(page)
    boxes = [page.locator(f"#me .book {part}").bounding_box() for part in (".kept .lab", "> .lab", ".majors")]
    kept, most, majors = (box for box in boxes if box)
    assert kept["height"] > 12 and most["height"] > 12
    assert kept["y"] + kept["height"] < most["y"] and most["y"] + most["height"] <= majors["y"]
