"""Looking back: the player, its links, and the file that plays without a connection."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import PATIENCE, Open, picture
from tests.browser.play import prepared, step, wait_turn, watch_motion
from tests.late import LATE

MOVED = re.compile(r"^([2-9]|\d\d+) /")
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
INSIDE = """() => [...document.querySelectorAll('#bar button, #bar a, #bar input:not([type=hidden], .vh)')]
  .filter(e => e.checkVisibility() && !e.closest('.eyes')).map(e => e.getBoundingClientRect())
  .every(r => r.left >= 0 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1)"""


UNCOVERED = """() => [...document.querySelectorAll('#film .seg label')].every(e => {
  if (!e.checkVisibility()) return true;
  const r = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
})"""
"""Speeds and eyes."""


def finished(page: Page) -> str:
    """A short game, played to its end; the path of its table."""
    where = prepared(page, LATE, bots={"1": "heuristic", "2": "heuristic"})
    page.goto(where)
    while wait_turn(page):
        step(page)
    return where


def at(page: Page) -> int:
    return int(page.locator("#film .count").inner_text().split(" /")[0])


def shows(page: Page, moment: int) -> None:
    expect(page.locator("#film .count")).to_have_text(re.compile(rf"^{moment} / \d+$"))
    expect(page.locator("#table")).to_have_attribute("data-number", str(moment))


def last_of(page: Page) -> int:
    return int(page.locator("#at").get_attribute("max") or 0)


def test_moments_change_without_a_reload(visit: Open) -> None:
    page = visit(reduced_motion="no-preference")
    page.goto(f"{finished(page)}/replay")
    expect(page.locator("#told li.here, #told li[data-at]").first).to_be_visible()
    page.evaluate("window.same = true")
    last = last_of(page)
    watch_motion(page)
    shows(page, 0)
    page.keyboard.press("ArrowRight")
    shows(page, 1)
    page.keyboard.press("End")
    shows(page, last)
    assert page.evaluate("flown.length") > 0  # pieces are seen moving
    page.keyboard.press("Home")
    shows(page, 0)
    page.locator("#at").fill("2")
    shows(page, 2)
    expect(page.locator("#at")).to_have_attribute("aria-valuetext", re.compile(rf"Moment 2 of {last}"))
    told = page.locator("#told li[data-at] button").all_inner_texts()
    whole = page.request.get(f"{page.url.partition('/replay')[0]}/log").text()
    assert len(told) == whole.count("<li id=")  # the log is whole here too
    line = page.locator("#told li[data-at]").last
    line.locator("button").click()
    shows(page, last)
    expect(line).to_have_class(re.compile("here"))
    page.keyboard.press("ArrowUp")  # in the log: the line before
    assert at(page) <= last
    page.locator("[name=eyes][value='1']").check(force=True)
    page.wait_for_url(re.compile("eyes=1"))
    expect(page.locator("#now input[name=seat]")).to_have_value("1")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#film .count")).to_have_text(MOVED)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.evaluate("window.same") is True
    picture(page, "replay-player")


def test_a_link_opens_its_moment_for_people_who_were_not_there(visit: Open) -> None:
    page = visit()
    where = finished(page)
    page.goto(f"{where}/replay?at=2&eyes=2")
    shows(page, 2)
    expect(page.locator("#link")).to_have_value(re.compile("at=2&eyes=2&key="))
    link = page.locator("#link").input_value()
    other = visit("/about")
    assert other.request.get(f"{where}/replay").status == 404  # the table is private
    other.goto(link)
    shows(other, 2)
    other.keyboard.press("ArrowRight")
    shows(other, 3)
    expect(other.locator("#now input[name=seat]")).to_have_value("2")
    expect(other.locator("#branch")).to_have_count(0)
    other.locator(".top nav a[href*=end]").click()
    expect(other.locator(".ranks li")).to_have_count(3)


def test_a_game_that_is_played_can_be_looked_back_at(visit: Open) -> None:
    page = visit()
    where = prepared(page, LATE)
    page.goto(where)
    wait_turn(page)
    step(page)
    assert wait_turn(page)  # the bots have moved: the game stands still
    page.goto(f"{where}/replay")
    expect(page.locator("[name=eyes]")).to_have_count(2)  # one's own, and everybody's
    page.keyboard.press("End")
    shows(page, last_of(page))
    expect(page.locator("#link")).not_to_have_value(re.compile("key="))
    assert page.request.get(f"{where}/moments?eyes=1").status == 403


def test_the_end_is_the_newest_moment_though_the_game_goes_on(visit: Open) -> None:
    page = visit()
    where = prepared(page, LATE)
    page.goto(where)
    wait_turn(page)
    held: list[Route] = []
    looking = page.context.new_page()

    def hold(route: Route) -> None:
        held.append(route)

    looking.route("**/moments?*", hold)
    looking.goto(f"{where}/replay")
    known = last_of(looking)
    looking.keyboard.press("End")
    step(page)
    wait_turn(page)
    for each in held:
        each.continue_()
    expect(looking.locator("#at")).not_to_have_attribute("max", str(known))
    shows(looking, last_of(looking))


def test_the_file_plays_without_a_connection(visit: Open, chromium: Browser, tmp_path: Path) -> None:
    page = visit(accept_downloads=True)
    page.goto(f"{finished(page)}/replay")
    with page.expect_download(timeout=PATIENCE) as waiting:
        page.get_by_role("button", name="Save as a file").click()
    kept = tmp_path / "kept.html"
    waiting.value.save_as(kept)
    expect(page.locator("#saving p")).to_contain_text("plays without a connection")
    html = kept.read_text()
    assert len(html) < 2_000_000
    outside = re.search(r""".{0,200}(?:src|href)="(?:https?:)?/.{0,80}""", html)
    assert not outside, outside[0]
    context = chromium.new_context(offline=True, viewport={"width": 1280, "height": 800})
    problems: list[str] = []
    asked: list[str] = []
    alone = context.new_page()
    alone.on("pageerror", lambda error: problems.append(str(error)))
    alone.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
    alone.on("request", lambda r: asked.append(r.url) if not r.url.startswith(("file:", "data:")) else None)
    alone.goto(kept.as_uri())
    shows(alone, 0)
    alone.keyboard.press("End")
    last = last_of(alone)
    shows(alone, last)
    alone.locator("[name=eyes][value='1']").check(force=True)
    expect(alone.locator("#now input[name=seat]")).to_have_value("1")
    alone.keyboard.press("Home")
    shows(alone, 0)
    alone.get_by_role("button", name="Play", exact=True).click()
    expect(alone.locator("#film .count")).to_have_text(MOVED)
    assert alone.evaluate("document.fonts.check('16px Alegreya')")
    picture(alone, "replay-kept")
    context.close()
    assert problems == []
    assert asked == []


def test_the_player_fits_small_screens(visit: Open) -> None:
    page = visit(**PHONE)
    where = finished(page)
    for width, height in ((390, 844), (844, 390), (900, 700), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{where}/replay?at=2")
        shows(page, 2)
        assert page.evaluate(INSIDE), (width, height)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        if height < 600:  # there is no need to move the rail for them
            assert page.locator(".eyes label").count() == 4
            assert page.evaluate(UNCOVERED), (width, height)
