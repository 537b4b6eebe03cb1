"""A tournament in Chromium: set up, registered for, paired, played, looked at, and on the wall."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.test_pages import as_on_a_phone, in_every_look


def member(visit: Open, name: str) -> Page:
    """Somebody with an account."""
    page = visit("/settings")
    page.locator("form[action='/name'] input[name=name]").fill(name)
    page.locator("form[action='/name'] button").click()
    page.wait_for_url("**/settings?saved")
    page.locator("form[action='/password'] input[name=password]").fill("correct horse")
    page.locator("form[action='/password'] button").click()
    page.wait_for_url("**/settings?saved")
    return page


def test_a_host_clicks_through_a_tournament_and_players_come_to_their_table(visit: Open) -> None:
    host, ada, béla = (member(visit, name) for name in ("Cuphost", "Cupada", "Cupbela"))
    host.goto("/cups")
    host.get_by_role("link", name="New tournament").click()
    in_every_look(host, "cup-new")
    host.locator("#cname").fill("Autumn Cup")
    host.locator("#cgame").select_option("thieves-den")
    host.locator("#cseats").select_option("2")
    host.locator("#crounds").fill("2")
    host.get_by_role("button", name="Open the registration").click()
    host.wait_for_url(re.compile(r"/cups/(?!new)\w+$"))
    where = host.url
    for page in (ada, béla):
        page.goto("/cups")
        page.get_by_role("link", name="Autumn Cup").first.click()
        page.get_by_role("button", name="Register").click()
        expect(page.locator("#cup .own")).to_contain_text("You are registered")
    expect(host.locator("#cup .people li")).to_have_count(2)  # the page heard of it by itself
    in_every_look(host, "cup-open")
    host.get_by_role("button", name="Begin round 1").click()
    expect(host.locator(".cupgames")).to_contain_text("0 of 2 here")
    # one takes a seat and waits; when the other comes, both are at their table
    ada.get_by_role("button", name="Take my seat").click()
    expect(ada.locator("#cup .own")).to_contain_text("1 of 2")
    béla.get_by_role("button", name="Take my seat").click()
    for page in (ada, béla):
        page.wait_for_url(re.compile(r"/t/\w+$"))
    assert ada.url == béla.url
    expect(host.locator(".cupgames")).to_contain_text("live")
    in_every_look(host, "cup-running")
    host.locator(".cupgames summary").first.click()
    host.locator(".said select").nth(0).select_option("2")
    host.locator(".said select").nth(1).select_option("1")
    host.locator(".said button").click()
    host.wait_for_url(where)
    expect(host.locator(".leaders tbody tr")).to_have_count(2)
    expect(host.locator(".leaders tbody tr").first).to_contain_text("1.")
    expect(host.get_by_role("button", name="Begin round 2")).to_be_visible()
    as_on_a_phone(host)
    host.wait_for_function("() => document.documentElement.scrollWidth <= 390")
    picture(host, "phone-cup", full=True)
    wall = visit(f"{where}/wall", 1920, 1080)
    in_every_look(wall, "cup-wall")
    expect(wall.locator("#wall tbody tr")).to_have_count(2)
    heights = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert wall.evaluate(heights) == [1920, 1080]
    wall.wait_for_function(
        "() => document.getElementById('wall').dataset.where.endsWith('turn=2')"
    )  # it turned over
