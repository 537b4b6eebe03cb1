"""The log beside the board, as people read it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import rookery
from tests.browser.conftest import Open, picture
from tests.browser.play import moved, number, play_now, prepared, settled, step, wait_turn
from tests.browser.test_together import MINE
from tests.late import LATE


def test_the_log_speaks_to_its_reader_and_shows_who_acted(visit: Open) -> None:
    ada, bela = visit(), visit()
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
    page = visit()
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


@pytest.mark.parametrize("game", rookery.games())
def test_a_window_as_wide_as_a_tablet_is_left_to_the_board(visit: Open, game: str) -> None:
    """The log is a drawer: its key and its tab open it, the other tab closes it; no part of the board is cut."""
    page = visit("/", width=1024, height=768)
    play_now(page, game)
    assert wait_turn(page)
    log, ground = page.locator("#log"), page.locator(".ground")
    expect(log).to_be_hidden()
    assert ground.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")
    page.keyboard.press("l")
    expect(log).to_be_focused()
    page.locator("label[for=page-1]").click()
    expect(log).to_be_hidden()
    page.locator("label[for=page-log]").click()
    expect(log).to_be_visible()


@pytest.mark.parametrize("width", [844, 640])
def test_held_sideways_what_is_written_can_be_sent(visit: Open, width: int) -> None:
    page = visit("/", width=width, height=390, has_touch=True)
    play_now(page)
    page.locator("label[for=page-log]").click()
    for part in ("#find", "#say", ".say button"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.locator("#log").evaluate("e => e.clientHeight >= 48")
    assert page.locator("#chatlines").evaluate("e => e.clientHeight >= 24")


def test_where_people_come_by_turns_a_line_shows_its_moment(visit: Open) -> None:
    page = visit("/")
    page.goto(prepared(page, MINE, mode="turn"))
    assert wait_turn(page)
    before = number(page)
    step(page)
    moved(page, before)
    page.locator("#log .k-take.you").click()
    page.wait_for_url(re.compile(r"/replay\?line=\d+"))
    expect(page.locator("#told li.here").first).to_contain_text("take")
    expect(page.locator("[name=eyes]")).to_have_count(2)  # one's own, and everybody's


LAST = """() => { const log = document.querySelector("#log").getBoundingClientRect();
  const last = document.querySelector("#loglines > li:last-child").getBoundingClientRect();
  return log.height > 0 && last.bottom <= log.bottom + 1 && last.top >= log.top - 1 }"""


def test_the_log_stays_at_its_newest_line_when_the_window_changes(visit: Open) -> None:
    """A phone that is turned, a window made smaller and larger; whoever has gone back in it is left there."""
    page = visit(width=1440, height=900)
    page.goto(prepared(page, LATE, bots={"1": "heuristic", "2": "heuristic"}))
    assert wait_turn(page)
    for _ in range(30):
        if page.locator("#log").evaluate("e => e.scrollHeight > e.clientHeight + 200") or not wait_turn(page):
            break
        step(page)
    for width, height in ((844, 390), (390, 844), (1440, 600)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
    page.wait_for_function(LAST)
    page.locator("#log").evaluate("e => { e.scrollTop = 0 }")
    page.wait_for_timeout(100)  # the scrolling is noticed in the next frame
    page.set_viewport_size({"width": 1440, "height": 720})
    settled(page)
    assert page.locator("#log").evaluate("e => e.scrollTop") < 40
