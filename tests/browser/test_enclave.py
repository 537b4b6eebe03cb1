"""Enclave, played to its end by clicking what glows."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PICTURES, Open
from tests.browser.play import moved, number, prepared, wait_turn


def answer(page: Page, turn: int) -> None:
    """One answer: now something that glows on the board, now a button of the bar."""
    before = number(page)
    glowing = page.locator("#answer .lit:visible")
    buttons = page.locator("#bar .acts button:visible")
    if glowing.count() and (turn % 2 or not buttons.count()):
        chosen = glowing.nth(turn % glowing.count())
        ways = chosen.get_attribute("popovertarget")
        chosen.click()
        if ways:
            page.locator(f"#{ways} button").first.click()
    else:
        buttons.nth(turn % buttons.count()).click()
    moved(page, before)


def test_a_whole_game_by_clicking(visit: Open) -> None:
    page = visit("/")
    page.goto(prepared(page, {"players": [{}, {}]}, game="enclave"))
    pictured: set[str] = set()
    asked: set[str] = set()
    for turn in range(400):
        if not wait_turn(page):
            break
        question = page.locator("#bar .asked-h").inner_text()
        asked.add(question)
        if question.startswith("Cross") and "crossing" not in pictured:
            pictured.add("crossing")
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / "enclave.png")
        answer(page, turn)
    expect(page.locator("#table[data-over='1']")).to_be_attached()
    assert len(asked) > 6, asked
    page.goto(page.url.split("?")[0] + "/end")
    expect(page.locator("main")).to_contain_text("Ada")
