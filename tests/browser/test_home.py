"""Home in Chromium: where to start, two people who are paired, and a friend called to a table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.test_pages import as_on_a_phone, complaints, in_every_look


def test_the_first_visit_says_where_to_start_and_all_five_games_are_in_sight(visit: Open) -> None:
    page = visit("/", 1440, 900)
    start = page.locator(".start")
    expect(start).to_contain_text("Start here")
    for way in ("First round", "Play bots", "With friends"):
        expect(start.get_by_text(way)).to_be_visible()
    lows = page.locator(".box button.go").evaluate_all("all => all.map(b => b.getBoundingClientRect().bottom)")
    assert len(lows) == 5 and max(lows) < 575
    as_on_a_phone(page)
    lows = page.locator(".box button.go").evaluate_all("all => all.map(b => b.getBoundingClientRect().bottom)")
    assert max(lows) < 750


def test_two_people_are_paired_and_one_who_left_is_not(visit: Open) -> None:
    gone, ada, béla = (visit("/pair") for _ in range(3))
    for page in (gone, ada):
        page.locator("#pgame").select_option("thieves-den")
        page.locator("#pseats").select_option("2")
    gone.get_by_role("button", name="Find players").click()
    expect(gone.locator("#pairing")).to_contain_text("1 of 2 found")
    gone.goto("/about")
    nobody_waits(gone, "thieves-den")
    ada.get_by_role("button", name="Find players").click()
    expect(ada.locator("#pairing")).to_contain_text("Thieves Den: 1 of 2 found")
    in_every_look(ada, "pairing")
    béla.get_by_role("button", name="Find players").click()
    for page in (ada, béla):
        page.wait_for_url(re.compile(r"/t/\w+$"))
        page.wait_for_selector("#bar")
    assert ada.url == béla.url
    gone.goto("/")
    expect(gone.locator(".list a[href^='/t/'].go")).to_have_count(0)
    ada.goto("/")
    expect(ada.locator(".cols .list").first).to_contain_text("Thieves Den")


def nobody_waits(page: Page, game: str) -> None:
    """What a page says as it closes may take its time: wait until home offers nobody for this game any more."""
    for _ in range(300):
        page.goto("/")
        if not page.locator(f"form[action='/pair'] button[name=game][value={game}]").count():
            return
        page.wait_for_timeout(200)
    raise AssertionError("somebody who left is still offered")


def test_bots_are_offered_to_those_who_wait(visit: Open) -> None:
    page = visit("/pair")
    page.locator("#pgame").select_option("thiefs-market")
    page.get_by_role("button", name="Find players").click()
    page.get_by_role("button", name="Start with bots").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    page.wait_for_selector("#bar")


def test_a_friend_is_made_by_link_and_called_to_a_table(visit: Open) -> None:
    ada, béla = visit("/new/thiefs-market"), visit("/about")
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_selector("#link")
    room = ada.url
    ada.goto("/friends")
    béla.goto(ada.locator("#link").input_value())
    in_every_look(béla, "friend-link")
    béla.locator("#name").fill("Bela")
    béla.get_by_role("button", name="Become friends").click()
    béla.wait_for_url("**/friends")
    in_every_look(béla, "friends")
    ada.goto(room)
    ada.get_by_role("link", name="Invite a friend").click()
    ada.get_by_role("button", name="Invite Bela").click()
    expect(ada.get_by_text("invited")).to_be_visible()
    assert complaints(ada) == []
    béla.goto("/")
    expect(béla.locator(".strip.call")).to_contain_text("invites you to a table")
    in_every_look(béla, "called")
    as_on_a_phone(béla)
    picture(béla, "phone-called")
    béla.locator(".strip.call").get_by_role("button", name="Sit down").click()
    béla.wait_for_url(room)
