"""Cards are read where they lie, in every game: by pointing, by keyboard, by holding. Nothing is chosen by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import rookery
from tests.browser.conftest import Open, picture
from tests.browser.play import number, play_now, prepared, tab_to, wait_turn
from tests.browser.test_pages import complaints
from tests.browser.test_seen import PHONE, SHOPPING

CARDS = "#table :is(.card, .mini.lug.kn):visible"
BESIDE = {"age-of-thieves": "#night .tip"}  # there it is told beside the map, and nothing lies over it
COVERED = """told => {
    const r = document.querySelector(told).getBoundingClientRect();
    const meets = x => Math.min(r.right, x.right) - Math.max(r.left, x.left) > 1
        && Math.min(r.bottom, x.bottom) - Math.max(r.top, x.top) > 1;
    const next = [...document.querySelectorAll("#table .lit, #table [data-choose], #bar button, #bar a")];
    const out = r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight ? ["outside"] : [];
    const under = next.filter(e => e.checkVisibility() && meets(e.getBoundingClientRect()));
    return out.concat(under.map(e => e.outerHTML.slice(0, 90)));
}"""


def tip(page: Page) -> Locator:
    return page.locator("#zoomtip:popover-open")


def hold(page: Page, card: Locator, long: int) -> None:
    """A finger on a card, for so many milliseconds."""
    box = card.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(long)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", rookery.games())
def test_pointing_at_a_card_shows_what_it_does_and_covers_nothing_to_click(visit: Open, game: str) -> None:
    page = visit("/", width=1440, height=900)
    play_now(page, game)
    wait_turn(page)
    cards = page.locator(CARDS)
    assert cards.count()
    for n in range(min(cards.count(), 5)):
        page.mouse.move(720, 2)
        expect(tip(page)).to_have_count(0)
        cards.nth(n).hover(position={"x": 12, "y": 12})
        if game in BESIDE:
            expect(tip(page)).to_have_count(1)
            expect(tip(page)).to_be_hidden()
            said = page.locator(BESIDE[game])
            parts = [said.locator("b"), said.locator("span").first, said.locator("small")]
        else:
            expect(tip(page)).to_be_visible()
            said = tip(page).locator(".zoomsaid")
            parts = [said.locator("h2"), said.locator("p").first, said.locator("li a").first]
        assert all(part.inner_text() for part in parts), "name, words, a clause"
        assert page.evaluate(COVERED, BESIDE.get(game, "#zoomtip")) == []
    assert complaints(page) == []
    picture(page, f"zoom-{game}")


def test_a_card_is_read_by_keyboard(visit: Open) -> None:
    page = visit()
    page.goto(prepared(page, SHOPPING))
    wait_turn(page)
    before = number(page)
    tab_to(page, "#market .card")
    expect(tip(page)).to_be_visible()
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert "zoomtip" in described.split()
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    page.keyboard.press("z")
    box = page.get_by_role("dialog")
    expect(box).to_be_visible()
    expect(box.get_by_role("link").first).to_contain_text("TM-")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    assert page.evaluate("document.activeElement.matches('#market .card')")
    assert number(page) == before


def test_holding_a_card_reads_it_and_does_not_buy_it(visit: Open) -> None:
    page = visit(**PHONE)
    page.goto(prepared(page, SHOPPING))
    wait_turn(page)
    page.locator("label[for=page-2]").click()
    before = number(page)
    card = page.locator("#market .card.lit").first
    hold(page, card, 900)
    box = page.locator("#zoombox[open]")
    expect(box.locator("h2")).to_be_visible()
    page.wait_for_timeout(500)
    expect(box).to_be_visible()  # the finger that opened it does not close it
    assert number(page) == before
    picture(page, "zoom-phone")
    assert complaints(page) == []
    page.touchscreen.tap(8, 8)
    expect(box).to_have_count(0)
    assert number(page) == before
    card.tap()
    page.locator("#bar .out .go:visible").first.tap()
    page.wait_for_selector(f"#table:not([data-number='{before}'])", state="attached")
