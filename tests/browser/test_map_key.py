"""Age of Thieves: what is drawn on the map for a while is explained beside it; what is printed stays bare."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import prepared, wait_turn
from tests.browser.test_age_of_thieves import POSITION

NIGHT = {**POSITION, "phase": "declare", "turn": 4, "die": 4}
SHOWN = "#mapkey span:visible"
CUT = """key => key.scrollWidth > key.clientWidth || [...key.children].some(e => e.checkVisibility()
  && (e.getBoundingClientRect().right > innerWidth || e.scrollWidth > e.clientWidth + 8))"""


def declaring(page: Page, position: dict[str, object]) -> None:
    page.goto(prepared(page, position, game="age-of-thieves"))
    assert wait_turn(page)


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_the_map_explains_what_a_walk_risks_and_what_the_watch_hears(visit: Open, lang: str) -> None:
    page = visit(width=1440, height=900, locale=lang)
    declaring(page, NIGHT)
    expect(page.locator(SHOWN)).to_have_count(0)
    page.locator("#bid-move [data-more]").click()
    expect(page.locator(SHOWN)).not_to_have_count(0)
    for kind in ("heard", "catch", "hide"):  # every colour that is on the map has its words, and no other
        drawn = page.locator(f"#things .ghost.{kind}").count()
        expect(page.locator(f"#mapkey .r-{kind}:visible")).to_have_count(1 if drawn else 0)
    page.locator(".ears").click()
    expect(page.locator("#mapkey .k-ears")).to_be_visible()
    for width, height in ((1440, 900), (1280, 800), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert not page.locator("#mapkey").evaluate(CUT), width


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_the_key_takes_no_room_from_the_cards_of_a_low_window(visit: Open, lang: str) -> None:
    page = visit(width=1280, height=800, locale=lang)
    declaring(page, NIGHT)
    hand = page.locator("#me .hand").bounding_box()
    page.locator(".ears").click()
    expect(page.locator("#mapkey .k-ears")).to_be_visible()
    after = page.locator("#me .hand").bounding_box()
    assert hand is not None
    assert after is not None
    assert after["height"] > hand["height"] - 8


def test_house_numbers_are_read_through_earshot(visit: Open) -> None:
    """How many hear stands beside the stone, not in its middle."""
    page = visit(width=1440, height=900)
    declaring(page, NIGHT)
    page.locator(".ears").click()
    first = page.locator("#things .ear").first
    ring, badge = first.bounding_box(), first.locator("b").bounding_box()
    assert ring is not None
    assert badge is not None
    assert badge["x"] > ring["x"] + ring["width"] / 2
    assert badge["y"] > ring["y"] + ring["height"] / 2


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_buttons_on_the_map_cover_neither_a_space_nor_a_name(visit: Open, lang: str) -> None:
    page = visit(locale=lang)
    declaring(page, NIGHT)
    page.evaluate("document.fonts.ready")
    for width, height in ((1440, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(COVERS, [".key, .ears", "#map .labels :is(.gate, .no, .ribbon)"])
        assert found == [], width


COVERS = """([over, under]) => [...document.querySelectorAll(over)].flatMap(b => {
  const box = b.getBoundingClientRect();
  return [...document.querySelectorAll(under)].filter(e => {
    const r = e.getBoundingClientRect();
    return r.left < box.right && box.left < r.right && r.top < box.bottom && box.top < r.bottom;
  }).map(e => e.textContent || e.getAttribute("class"));
})"""


def test_a_tapped_card_is_explained_once_and_a_tapped_guard_has_a_ring(visit: Open) -> None:
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True)
    declaring(phone, NIGHT)
    guard = phone.locator("#things .guard").first
    guard.dispatch_event("click")
    expect(phone.locator("#things .guard.read")).to_have_count(1)
    expect(phone.locator("#night .tip")).to_be_visible()
    phone.locator("#bid-ambush .hit").tap()
    expect(phone.get_by_role("heading", name="Ambush")).to_be_visible()
    expect(phone.locator("#night .tip")).to_have_count(0)


WIDER = """e => {
  const pen = document.createElement("canvas").getContext("2d"), style = getComputedStyle(e);
  pen.font = style.font;
  return pen.measureText(e.selectedOptions[0].textContent).width + 24 - e.clientWidth;
}"""


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_the_special_card_says_that_it_wants_a_cover(visit: Open, lang: str) -> None:
    """Its list is read in full, and a grey + says why it is grey."""
    page = visit(locale=lang)
    declaring(page, {**NIGHT, "players": [{**NIGHT["players"][0], "hand": ["G10"]}, *NIGHT["players"][1:]]})
    assert page.locator("select[name=cover]").evaluate(WIDER) <= 0
    plus = page.locator("[data-bids] .card:has(.cover) [data-more]")
    expect(plus).to_have_attribute("title", page.locator("[data-pool]").get_attribute("data-cover") or "?")
