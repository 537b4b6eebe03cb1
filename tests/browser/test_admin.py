"""The admins' pages and one's own data: from the printed link on, without scripts, and clean in every look."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from rookery.commands import admin
from rookery.serve.app import admin_link
from tests.browser.conftest import Open, Server
from tests.browser.test_pages import as_on_a_phone, in_every_look

WIDTH = "() => document.documentElement.scrollWidth <= 390"


def looks_good(page: Page, name: str) -> None:
    page.locator("details").evaluate_all("all => all.forEach(d => { d.open = true })")
    in_every_look(page, name)
    as_on_a_phone(page)
    page.wait_for_function(WIDTH)
    page.set_viewport_size({"width": 1280, "height": 800})


def test_from_the_printed_link_to_the_log(visit: Open, server: Server) -> None:
    printed = re.search(r"/admin/first/\S+", server.log.read_text())
    assert printed, "the first start prints a link"
    page = visit(printed[0])
    looks_good(page, "admin-first")
    page.get_by_label("Name", exact=True).fill("Hosta")
    page.get_by_label(re.compile("password", re.IGNORECASE)).fill("correct horse")
    page.get_by_role("button", name="Become an admin").click()
    page.wait_for_url("**/admin")
    eve = visit("/settings")
    eve.get_by_label("Name", exact=True).fill("Eve")
    eve.locator("form[action='/name'] button").click()
    eve.wait_for_url("**/settings?saved")
    page.get_by_label("Shown on every page").fill("Tea at five")
    page.get_by_role("button", name="Announce", exact=True).click()
    page.wait_for_url("**/admin?done=announce")
    looks_good(page, "admin-now")
    page.goto("/admin/people?q=Eve")
    page.locator("summary").first.click()
    page.get_by_label("Why").first.fill("shouting")
    page.get_by_role("button", name="Mute").click()
    page.wait_for_url("**/admin/people?done=mute")
    for name in ("people?q=Eve", "tables", "bans", "fair", "log"):
        page.goto(f"/admin/{name}")
        looks_good(page, f"admin-{name}")
    assert "shouting" in page.content()
    for path in ("/settings/data", "/settings/delete"):
        page.goto(path)
        looks_good(page, path)
    page.goto("/admin")
    page.get_by_role("button", name="End the announcement").click()
    page.wait_for_url("**/admin?done=announce-end")
    assert page.locator(".banner").count() == 0
    with ThreadPoolExecutor(1) as thread:  # the browser has the loop of this one
        link = thread.submit(admin.at_desk, server.database, lambda desk: desk.link(admin.terminal()))
    bare = visit(admin_link(server.url, link.result()), java_script_enabled=False)
    bare.get_by_label("Name", exact=True).fill("Hostb")
    bare.get_by_label(re.compile("password", re.IGNORECASE)).fill("correct horse")
    bare.get_by_role("button", name="Become an admin").click()
    assert bare.get_by_role("heading", name="Administration").count() == 1
