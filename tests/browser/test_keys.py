"""A table by keys, and what people wish for in the settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import rookery
from tests.browser.conftest import Open, picture
from tests.browser.play import moved, number, play_now, prepared, wait_turn
from tests.browser.test_together import MINE


def test_an_answer_takes_three_keys_and_talking_is_not_playing(visit: Open) -> None:
    page = visit("/")
    page.goto(prepared(page, MINE))
    assert wait_turn(page)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    picture(page, "keys")
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.keyboard.press("t")
    expect(page.locator("#say")).to_be_focused()
    page.keyboard.type("1 gulp")
    expect(page.locator("#say")).to_have_value("1 gulp")
    page.locator("#say").evaluate("e => e.blur()")
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    before = number(page)
    for key in ("g", "Space", "1"):
        page.keyboard.press(key)
    moved(page, before)


def test_somebody_who_wants_to_be_asked_clicks_twice(visit: Open) -> None:
    page = visit("/settings")
    page.select_option("#s-confirm", "always")
    page.select_option("#s-size", "large")
    page.select_option("#s-contrast", "high")
    page.locator("button.go").first.click()
    expect(page.locator(".saved")).to_be_visible()
    expect(page.locator("html[data-size=large][data-contrast=high]")).to_have_count(1)
    page.goto(prepared(page, MINE))
    assert wait_turn(page)
    before = number(page)
    page.locator("#pool .die").first.click()
    take = page.locator("#bar [data-pick='pool']")
    take.click()
    expect(page.locator("#note .confirm")).to_contain_text("Once more")
    assert number(page) == before
    take.click()
    moved(page, before)


ANSWERS = 6


def press(page: Page, key: str, pressed: list[str]) -> None:
    page.keyboard.press(key)
    pressed.append(key)


def answer_by_keys(page: Page, nth: int) -> list[str]:
    """Choose one of the things that glow, or the first answer in the bar; the keys it took."""
    before, pressed = number(page), list[str]()
    press(page, "f", pressed)
    marks = page.locator("#letters kbd").all_inner_texts()
    if not marks:
        press(page, "1", pressed)
    else:
        for letter in marks[nth % len(marks)].lower():
            press(page, letter, pressed)
        expect(page.locator("#letters")).to_have_count(0)
        only_chosen = "document.activeElement.matches('input, [popovertarget]')"
        asked = page.locator(".armed").count()  # what cannot be taken back: once more, where the focus is
        if asked or page.locator("[data-bids]").is_visible():
            press(page, "Enter", pressed)
        elif number(page) == before and page.evaluate(only_chosen):
            ways = page.locator("#bar .acts button:not([disabled]), .ways:popover-open button")
            ways.locator("visible=true").first.wait_for()
            press(page, "1", pressed)
    moved(page, before)
    return pressed


@pytest.mark.parametrize("game", rookery.games())
def test_no_common_answer_takes_more_than_three_keys(visit: Open, game: str) -> None:
    page = visit("/")
    play_now(page, game)
    for nth in range(ANSWERS):
        if not wait_turn(page):
            break
        expect(page.locator("#wire")).to_have_attribute("data-state", "live")
        if nth == 1:
            page.keyboard.press("f")
            picture(page, f"letters-{game}")
            page.keyboard.press("Escape")
            expect(page.locator("#letters")).to_have_count(0)
        pressed = answer_by_keys(page, nth)
        assert len(pressed) <= 3, (page.locator(".asked-h").inner_text(), pressed)
