"""Age of Thieves, played to its end by clicking what glows."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES, Open, picture
from tests.browser.play import moved, number, prepared, wait_turn


def answer(page: Page, turn: int) -> None:
    """One answer: points on the first cards, a glowing space or card, or a button of the bar."""
    before = number(page)
    bids = page.locator("#bar .bids select[data-add]")
    glowing = page.locator("#answer .lit:visible")
    buttons = page.locator("#bar .acts > button:visible")
    if bids.count():
        bids.nth(0).select_option("2")  # even a dungeon leaves two points
        expect(page.locator("[data-total]")).to_have_text("2")
        page.locator("#bar button[value='declare'][name='do']").click()
    elif glowing.count() and (turn % 2 or not buttons.count()):
        glowing.nth(turn % glowing.count()).click()
    elif buttons.count():
        buttons.nth(turn % buttons.count()).click()
    else:
        page.locator("#bar .pickone button").first.click()
    moved(page, before)


def test_a_whole_night_by_clicking(visit: Open) -> None:
    page = visit("/")
    page.goto(prepared(page, {"players": [{}, {}]}, game="age-of-thieves"))
    asked: set[str] = set()
    for turn in range(500):
        if not wait_turn(page):
            break
        question = page.locator("#bar .asked-h").inner_text()
        if question not in asked and question.startswith("Your move"):
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / "age-of-thieves.png")
        asked.add(question)
        answer(page, turn)
    expect(page.locator("#table[data-over='1']")).to_be_attached()
    assert len(asked) > 4, asked
    page.goto(page.url.split("?")[0] + "/end")
    expect(page.locator("main")).to_contain_text("Ada")


def test_the_map_can_be_looked_at_closely_on_a_phone(visit: Open) -> None:
    """Closer by the button, dragged with a finger; a click still counts, the end of a drag does not."""
    page = visit("/", width=390, height=844, device_scale_factor=2, has_touch=True, is_mobile=True)
    page.goto(prepared(page, {"players": [{}, {}]}, game="age-of-thieves"))
    wait_turn(page)
    space = page.locator("#things .lit").first
    small = space.bounding_box()
    assert small is not None
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    large = space.bounding_box()
    assert large is not None
    assert large["width"] > 2 * small["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    before = number(page)
    corner = page.locator("#zoom").bounding_box()
    assert corner is not None
    page.mouse.move(150, corner["y"] + 100)
    page.mouse.down()
    page.mouse.move(210, corner["y"] + 130, steps=4)
    page.mouse.up()
    moved_to = space.bounding_box()
    assert moved_to is not None
    assert abs(moved_to["x"] - large["x"] - 60) < 2
    assert number(page) == before
    picture(page, "age-of-thieves-zoomed")
    for _ in range(4):
        page.get_by_role("button", name="Zoom out").click()
    again = space.bounding_box()
    assert again is not None
    assert (again["width"], again["x"]) == (small["width"], small["x"])
    space.click()
    moved(page, before)
