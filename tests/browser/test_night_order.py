"""Age of Thieves: what stands beside the map about the order of the turn and the rivals."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.play import prepared, wait_turn
from tests.browser.test_age_of_thieves import POSITION, WALK


def test_the_order_says_that_it_falls(visit: Open) -> None:
    page = visit(width=1440, height=900)
    page.goto(prepared(page, WALK, game="age-of-thieves"))
    assert wait_turn(page)
    expect(page.locator("#turn h2 small")).to_have_text("high to low · ties: thief before city guard")
    expect(page.locator("#bar .asked-h")).to_have_text("Put action points (AP) on your cards.")


LAST = """all => all.map(e => {
  const words = document.createRange();
  words.selectNodeContents(e);
  return [e.textContent, words.getBoundingClientRect().right - e.getBoundingClientRect().right];
}).filter(([, over]) => over > 1).map(([text]) => text)"""


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_where_a_rival_stands_is_read_in_full(visit: Open, lang: str) -> None:
    """If the line is too short for both, the thief's name gives way to the place."""
    page = visit(width=1440, height=900, locale=lang)
    page.goto(prepared(page, POSITION, game="age-of-thieves"))
    assert wait_turn(page)
    for width, height in ((1440, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".rivals .pl:visible")).to_have_count(3)
        assert page.locator(".rivals .pl").evaluate_all(LAST) == [], width
    page.set_viewport_size({"width": 390, "height": 844})  # a strip that has no room for it
    expect(page.locator(".rivals .pl:visible")).to_have_count(0)
