"""A table by keys, and what people wish for in the settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import rookery
from tests.browser.conftest import Open, picture
from tests.browser.play import moved, number, play_now, prepared, wait_turn
from tests.browser.test_together import MINE


def test_an_answer_takes_three_keys_and_talking_is_not_playing(visit: Open) -> None:
    page = visit()
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
    expect(page.locator("#note .confirm")).to_contain_text("Nothing has happened yet.")
    expect(page.locator("#note .confirm")).not_to_contain_text("Escape")  # it was a click
    assert number(page) == before
    take.click()
    moved(page, before)


LOOK = """() => {
  const root = getComputedStyle(document.documentElement), body = getComputedStyle(document.body);
  return [root.fontSize, root.colorScheme, body.color, body.fontFamily];
}"""


def test_wishes_take_effect_on_every_page_and_last(visit: Open) -> None:
    page = visit("/settings")
    before = page.evaluate(LOOK)
    for name, value in (("size", "large"), ("theme", "light"), ("contrast", "high"), ("font", "atkinson")):
        page.select_option(f"#s-{name}", value)
    page.locator(".wishes .go").click()
    expect(page.locator(".saved")).to_be_visible()
    after = page.evaluate(LOOK)
    assert all(old != new for old, new in zip(before, after, strict=True)), (before, after)
    page.goto("/")
    play_now(page)
    assert wait_turn(page)
    assert page.evaluate(LOOK) == after
    later = page.context.new_page()
    later.goto("/profile")
    assert later.evaluate(LOOK) == after
    later.goto("/settings")
    assert later.locator("#s-size").input_value() == "large"


READ = """() => {
  const parts = c => c.match(/[\\d.]+/g).slice(0, 3).map(v => v / 255);
  const tone = v => (v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
  const light = c => parts(c).map(tone).reduce((sum, v, n) => sum + [.2126, .7152, .0722][n] * v, .05);
  const ground = e => {
    for (let at = e; at; at = at.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(at);
      if (backgroundImage !== "none") return null;
      if (!/^rgba.*, 0\\)$/.test(backgroundColor)) return backgroundColor;
    }
  };
  const own = e => e.checkVisibility() && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
  const texts = [...document.querySelectorAll("#bar *, #beside *, header.top *")].filter(own);
  return texts.map(e => [e, ground(e)]).filter(([, on]) => on).map(([e, on]) => {
    const [a, b] = [light(getComputedStyle(e).color), light(on)];
    return [Math.max(a, b) / Math.min(a, b), on, e.textContent.trim().slice(0, 40)];
  });
}"""
"""Texts around the board that stand on a plain ground: how far they are from it, and the ground."""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", rookery.games())
def test_high_contrast_holds_at_every_table(visit: Open, game: str, theme: str) -> None:
    """Whatever colours a game has of its own."""
    page = visit("/settings")
    page.select_option("#s-theme", theme)
    page.select_option("#s-contrast", "high")
    page.locator(".wishes .go").click()
    expect(page.locator(".saved")).to_be_visible()
    page.goto("/")
    play_now(page, game)
    assert wait_turn(page)
    read = page.evaluate(READ)
    plain = "rgb(0, 0, 0)" if theme == "dark" else "rgb(255, 255, 255)"
    assert sum(on == plain for _, on, _ in read) > 5, read
    assert [each for each in read if each[0] < 7] == []


@pytest.mark.parametrize(("volume", "loud"), [("full", 0.25), ("half", 0.125), ("low", 0.05)])
def test_sounds_are_as_loud_as_wished(visit: Open, volume: str, loud: float) -> None:
    page = visit("/settings")
    page.select_option("#s-volume", volume)
    page.locator("input[name=sound]").check()
    page.locator(".wishes .go").click()
    expect(page.locator(".saved")).to_be_visible()
    page.goto(prepared(page, MINE))
    assert wait_turn(page)
    page.evaluate("window.heard = []; zzfx = how => heard.push(how)")
    page.locator("#bar button[value='pool-all']").click()
    page.wait_for_function("loud => heard.some(one => Math.abs(one - loud) < 1e-9)", arg=loud)


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
