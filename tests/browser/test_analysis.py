"""A finished game looked back at in the browser: asked for, waited for, drawn, gone through."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Open, picture
from tests.browser.test_replay import finished, last_of, shows

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def test_it_is_asked_for_after_the_end_and_shown_in_the_replay(visit: Open) -> None:
    page = visit()
    where = finished(page)
    page.goto(f"{where}/end")
    page.get_by_role("button", name="Analyse this game").click()
    panel = page.locator("#analysis")
    expect(panel).to_have_attribute("data-state", "done", timeout=4 * PATIENCE)  # it yields to all other work
    expect(panel.locator("svg.chances")).to_be_visible()
    bands = panel.locator("svg.chances polygon:not(.hatch)")
    assert bands.count() == 3
    assert panel.get_by_role("heading", name="Turning points").is_visible()
    picture(page, "analysis-end", full=True)
    link = page.locator("#share").input_value()
    page.goto(f"{where}/replay")
    strip = page.locator("#outlook svg.chances")
    expect(strip).to_be_visible()
    before = strip.locator(".here").get_attribute("x1")
    box = strip.bounding_box()
    assert box is not None
    page.keyboard.press("End")
    shows(page, last_of(page))
    assert strip.locator(".here").get_attribute("x1") != before, "the line goes along"
    picture(page, "analysis-replay")
    page.keyboard.press("c")
    expect(strip).to_be_hidden()
    page.keyboard.press("c")
    expect(strip).to_be_visible()
    points = page.locator("#analysis .turns a")
    if points.count():
        goal = int(points.first.get_attribute("data-at") or 0) + 1
        points.first.click()
        shows(page, goal)
    better = page.locator("#analysis .better")
    if better.count():
        at = int(better.first.get_attribute("data-at") or 0)
        page.locator("#at").fill(str(at + 1))
        shows(page, at + 1)
        whole = last_of(page)
        better.first.get_by_role("button", name="Show on the board").click()
        expect(page.locator("body")).to_have_class(re.compile("instead"))
        expect(page.locator("#film .count")).to_have_text(re.compile(rf"^{at + 2} /|^{at + 1} / {at + 1}$"))
        picture(page, "analysis-better")
        page.get_by_role("button", name="Back to the game").click()
        expect(page.locator("body")).not_to_have_class(re.compile("instead"))
        better.first.get_by_role("button", name="Show on the board").click()
        expect(page.locator("body")).to_have_class(re.compile("instead"))
        end = "s => new DOMPoint(+s.dataset.right, 12).matrixTransform(s.getScreenCTM()).toJSON()"
        spot = strip.evaluate(end)
        page.mouse.click(spot["x"], spot["y"])
        expect(page.locator("body")).not_to_have_class(re.compile("instead"))
        shows(page, whole)
    phone = visit(link, **PHONE)  # somebody who was not there
    phone.locator("label[for=page-log]").click()
    expect(phone.locator("#analysis svg.chances")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(phone, "analysis-phone")
