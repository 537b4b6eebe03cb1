"""A club in Chromium: founded, asked for, joined, managed; a table and a league of its own; by keyboard too."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, picture
from tests.browser.test_cups import member
from tests.browser.test_pages import as_on_a_phone, in_every_look


def narrow(page: Page, name: str) -> None:
    """Nothing sticks out on a phone."""
    as_on_a_phone(page)
    page.wait_for_function("() => document.documentElement.scrollWidth <= 390")
    picture(page, f"phone-{name}", full=True)


def test_a_club_is_founded_joined_managed_and_plays(visit: Open) -> None:
    owner, béla, eve = (member(visit, name) for name in ("Clubowner", "Clubbela", "Clubeve"))
    owner.goto("/clubs")
    owner.get_by_role("link", name="New club").click()
    in_every_look(owner, "club-new")
    owner.locator("#cname").fill("Ravens of Szeged")
    owner.locator("#cabout").fill("Tuesdays at seven.\nBeginners are welcome.")
    owner.get_by_role("button", name="Found the club").click()
    owner.wait_for_url(re.compile(r"/clubs/(?!new)\w+$"))
    where = owner.url
    # one asks and is let in, without a mouse
    béla.goto(where)
    béla.get_by_role("button", name="Ask to join").focus()
    béla.keyboard.press("Enter")
    expect(béla.locator(".own")).to_contain_text("A keeper of the club will answer")
    in_every_look(béla, "club-asked")
    owner.goto(f"{where}/manage")
    owner.get_by_role("button", name="Let in Clubbela").focus()
    owner.keyboard.press("Enter")
    owner.get_by_role("button", name="Make keeper Clubbela").click()
    owner.locator("summary", has_text="Hand over the club").click()
    expect(owner.locator(".people")).to_contain_text("Clubbela will own the club")
    in_every_look(owner, "club-manage")
    # the other comes through the link
    eve.goto(owner.locator("#link").input_value())
    in_every_look(eve, "club-join")
    eve.get_by_role("button", name="Join the club").click()
    eve.wait_for_url(where)
    # a table for the club, found on its page
    eve.locator("#cgame").select_option("thieves-den")
    eve.get_by_role("button", name="New table for the club").click()
    assert eve.locator("input[name=public]:checked").get_attribute("value") == where.rpartition("/")[2]
    eve.locator("#seats").select_option("2")
    eve.get_by_role("button", name="Open the table").click()
    eve.wait_for_url(re.compile(r"/t/\w+$"))
    béla.goto(where)
    expect(béla.locator(".list").first).to_contain_text("Clubeve")
    # a league
    béla.get_by_role("link", name="New league").click()
    in_every_look(béla, "league-new")
    béla.locator("#lname").fill("Autumn League")
    béla.locator("#lgame").select_option("thieves-den")
    béla.locator("#llow").select_option("2")
    béla.locator("#lhigh").select_option("4")
    narrow(béla, "league-new")
    béla.get_by_role("button", name="Open the league").click()
    béla.wait_for_url(re.compile(r"/leagues/\w+$"))
    in_every_look(béla, "league")
    narrow(béla, "league")
    béla.get_by_role("button", name="New league table").click()
    béla.wait_for_url(re.compile(r"/t/\w+$"))
    owner.goto(where)
    expect(owner.locator("main")).to_contain_text("Autumn League")
    in_every_look(owner, "club")
    narrow(owner, "club")
    # the end says what happens, and asks
    owner.goto(f"{where}/manage")
    owner.locator("summary", has_text="Dissolve the club").click()
    expect(owner.locator("main")).to_contain_text("Finished games stay with those who played them")
    narrow(owner, "club-manage")
    owner.locator("form[action$='/dissolve'] button").click()
    owner.wait_for_url("**/clubs")
    assert eve.goto(where).status == 404  # type: ignore[union-attr]
