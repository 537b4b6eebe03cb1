"""The line to the table is cut at the worst moments: an answer arrives exactly once, and people are told."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open, Server, picture
from tests.browser.play import moved, number, prepared, wait_turn
from tests.browser.test_together import MINE

ANSWER = re.compile(r"/t/\w+/answer$")
Cut = Callable[[Route], None]
APART = """() => {
  const [sign, ask, button] = [".ic", ".ask", ".btn"].map(q =>
    document.querySelector(`#linebar > ${q}`).getBoundingClientRect());
  return sign.right <= ask.left && ask.bottom <= button.top && button.width > 88;
}"""
"""On a phone the sign stands before the words, and the button below them with its words in one line."""
FIRST = "#pool .die input >> nth=0"
IN_SIGHT = "all => all.map(b => b.getBoundingClientRect()).every(r => r.height >= 44 && r.bottom <= innerHeight)"
pytestmark = pytest.mark.usefixtures("cut_line")


def sit_down(visit: Open) -> tuple[Page, Page]:
    """Ada is asked; when she has answered, Béla is, who does nothing."""
    ada, bela, cleo = visit(), visit(), visit()
    where = prepared(ada, MINE, [bela, cleo])
    ada.goto(where)
    bela.goto(where)
    assert wait_turn(ada)
    expect(ada.locator("#wire")).to_have_attribute("data-state", "live")
    return ada, bela


def choose(page: Page) -> None:
    page.locator("#pool .die").first.click()
    page.locator("#bar [data-pick='pool']").click()


def once(page: Page, before: str) -> None:
    moved(page, before)
    page.wait_for_timeout(900)  # whatever would send it again has had the time
    assert number(page) == str(int(before) + 1)
    expect(page.locator("#linebar")).to_have_count(0)
    expect(page.locator("#log .k-take")).to_have_count(1)


def never_arrives(route: Route) -> None:
    route.abort()


def reply_is_lost(route: Route) -> None:
    route.fetch()
    route.abort()


def proxy_gives_up(route: Route) -> None:
    route.fetch()
    route.fulfill(status=502, body="<h1>Bad Gateway</h1>")


@pytest.mark.parametrize("cut", [never_arrives, reply_is_lost, proxy_gives_up])
def test_an_answer_whose_post_fails_arrives_once(visit: Open, cut: Cut) -> None:
    ada, _ = sit_down(visit)
    ada.route(ANSWER, cut, times=1)
    before = number(ada)
    choose(ada)
    once(ada, before)


def test_the_server_dies_under_an_answer_which_arrives_once(visit: Open, server: Server) -> None:
    ada, _ = sit_down(visit)
    before = number(ada)

    def die(route: Route) -> None:
        server.stop(signal.SIGKILL)
        route.abort()

    ada.route(ANSWER, die, times=1)
    choose(ada)
    try:
        expect(ada.locator("#linebar")).to_contain_text("is kept and will be sent once")
        expect(ada.locator("#wire")).to_contain_text("Reconnecting…")
        expect(ada.locator(".ground")).to_have_attribute("inert", "")
        picture(ada, "line-lost")
    finally:
        server.start()
    once(ada, before)
    expect(ada.locator("#wire")).to_have_attribute("data-state", re.compile("back|live"))


def test_a_kept_answer_survives_a_reload(visit: Open) -> None:
    ada, _ = sit_down(visit)
    before = number(ada)
    ada.route(ANSWER, never_arrives)
    choose(ada)
    expect(ada.locator("#linebar")).to_contain_text(
        f"“Take: {ada.locator(FIRST).get_attribute('aria-label')}” is kept"
    )
    ada.set_viewport_size({"width": 844, "height": 390})
    assert ada.locator("#linebar .btn").evaluate_all(IN_SIGHT)
    ada.unroute(ANSWER)
    ada.reload()
    once(ada, before)


def test_a_kept_answer_can_be_taken_back(visit: Open) -> None:
    ada, _ = sit_down(visit)
    before = number(ada)
    ada.locator("#pool .die").first.click()
    ada.context.set_offline(True)
    expect(ada.locator("#wire")).to_contain_text("Offline")
    expect(ada.locator("#linebar")).to_contain_text("You are offline.")
    ada.set_viewport_size({"width": 390, "height": 844})
    assert ada.evaluate(APART)
    ada.set_viewport_size({"width": 1280, "height": 800})
    ada.context.set_offline(False)
    expect(ada.locator("#linebar")).to_have_count(0)
    ada.route(ANSWER, never_arrives)
    ada.locator("#bar [data-pick='pool']").click()
    ada.get_by_role("button", name="Take it back").click()
    ada.unroute(ANSWER)
    expect(ada.locator("#linebar")).to_have_count(0)
    ada.wait_for_timeout(900)
    assert number(ada) == before
    ada.locator("#bar [data-pick='pool']").click()
    once(ada, before)


def test_a_kept_answer_that_comes_too_late_is_refused_and_said(visit: Open) -> None:
    ada, _ = sit_down(visit)
    other = ada.context.new_page()
    other.goto(ada.url)
    assert wait_turn(other)
    before = number(ada)
    ada.route(ANSWER, never_arrives)
    choose(ada)
    expect(ada.locator("#linebar")).to_contain_text("is kept")
    other.locator("#pool .die").nth(1).click()
    other.locator("#pool .die").nth(2).click()
    other.locator("#bar [data-pick='pool']").click()
    moved(other, before)
    ada.unroute(ANSWER)
    expect(ada.locator("#note")).to_contain_text("came too late")
    expect(ada.locator("#linebar")).to_have_count(0)
    expect(ada.locator("#log .k-take")).to_have_count(1)


def test_words_are_not_lost_with_the_line(visit: Open) -> None:
    ada, bela = sit_down(visit)
    ada.context.set_offline(True)
    expect(ada.locator("#wire")).to_contain_text("Offline")
    ada.fill("#say", "Can you hear me?")
    ada.keyboard.press("Enter")
    ada.wait_for_timeout(300)
    expect(ada.locator("#say")).to_have_value("Can you hear me?")
    ada.context.set_offline(False)
    expect(ada.locator("#wire")).not_to_contain_text("Offline")
    ada.locator("#say").press("Enter")
    expect(bela.locator("#chatlines")).to_contain_text("Can you hear me?")
    expect(ada.locator("#say")).to_have_value("")
