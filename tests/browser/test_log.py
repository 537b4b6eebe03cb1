"""The log beside the board, as people read it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Open, picture
from tests.browser.play import moved, number, prepared, step, wait_turn
from tests.browser.test_together import MINE
from tests.late import LATE


def test_the_log_speaks_to_its_reader_and_shows_who_acted(visit: Open) -> None:
    ada, bela = visit("/"), visit("/")
    where = prepared(ada, MINE, [bela])
    for page in (ada, bela):
        page.goto(where)
    assert wait_turn(ada)
    before = number(bela)
    step(ada)
    moved(bela, before)
    expect(ada.locator("#log .k-take.you")).to_contain_text("You take")
    expect(bela.locator("#log .k-take").first).to_contain_text("Ada takes")
    expect(bela.locator("#log .k-take .p").first).to_be_visible()
    expect(ada.locator("#log .k-take .seal.s0")).to_have_count(1)
    expect(bela.locator("#log .k-take .seal.s0")).to_have_count(1)


def test_a_long_log_is_searched_and_leads_to_its_moments(visit: Open) -> None:
    page = visit("/")
    page.goto(prepared(page, LATE, bots={"1": "heuristic", "2": "heuristic"}))
    for _ in range(60):
        if not wait_turn(page):
            break
        if page.locator("#log li[id]").count() > 6:
            expect(page.locator("#log .rule.since")).to_have_count(1)
            expect(page.locator("#log .rule.since + li:not(.k-round, [class*=' s'])")).to_have_count(0)
            picture(page, "log")
        step(page)
    many = page.locator("#log li[id]:visible").count()
    page.fill("#find", "ends the game")
    page.fill("#find", "over")
    expect(page.locator("#log li[id]:visible")).to_have_count(1)
    page.fill("#find", "no such thing")
    expect(page.locator("#log .none")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.locator("#log li[id]:visible").count() == many
    page.reload()  # the page is sent all of it
    expect(page.locator("#log li[id]")).to_have_count(many)
    page.locator("#log li[id]").nth(many // 2).click()
    page.wait_for_url(re.compile(r"/replay\?line=\d+"))
    told = page.locator("#told li").all_inner_texts()
    assert told
