"""What is around the board: who is here, links to watch, settings, notices, and a page for lost connections."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, Server, picture
from tests.browser.play import moved, number, play_now, prepared, step, wait_turn
from tests.browser.test_pages import complaints
from tests.browser.test_together import MINE

STUB = """() => {
  window.notices = [];
  window.questions = 0;
  class Notice { constructor(title, more) { notices.push([title, more.body]); } }
  Notice.permission = "default";
  Notice.requestPermission = async () => { questions += 1; Notice.permission = "granted"; return "granted"; };
  window.Notification = Notice;
}"""
HIDE = """() => { Object.defineProperty(document, "hidden", { get: () => true }); }"""
AT_WORK = "() => navigator.serviceWorker.ready.then(() => true)"  # the next page that is opened goes through it
KEPT = """async () => {
  const out = [];
  for (const name of await caches.keys()) {
    for (const kept of await (await caches.open(name)).keys()) out.push(new URL(kept.url).pathname);
  }
  return out;
}"""


def three(visit: Open) -> tuple[Page, Page, Page]:
    """Ada is asked; Béla and Cleo are there."""
    ada, bela, cleo = visit(), visit(), visit()
    where = prepared(ada, MINE, [bela, cleo])
    for page in (ada, bela, cleo):
        page.goto(where)
    assert wait_turn(ada)
    return ada, bela, cleo


def test_the_panel_says_who_is_here_who_has_left_and_who_watches(visit: Open) -> None:
    ada, bela, cleo = three(visit)
    ada.locator("#eye").click()
    rows = ada.locator("#people .people li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("you")
    expect(ada.locator("#people .p-here")).to_have_count(3)
    cleo.goto("/about")
    expect(rows.nth(2)).to_have_class("p-away")
    expect(rows.nth(2).locator("time")).to_contain_text(":")
    expect(ada.locator("#people .then")).to_contain_text("1:00")
    bela.locator("header [popovertarget=leaving]").click()
    bela.get_by_role("button", name="Leave it to the others").click()
    expect(rows.nth(1)).to_have_class("p-gone")
    expect(ada.locator("#chatlines .happened")).to_contain_text("Béla has left the table")
    assert complaints(ada) == []
    picture(ada, "people")
    rows.nth(2).locator("button").click()
    expect(ada.locator("#note")).to_contain_text("Not yet")
    rows.nth(1).locator("button").click()
    expect(ada.locator("#proposals")).to_contain_text("Béla")
    cleo.go_back()
    expect(rows.nth(2)).to_have_class("p-here")


def test_a_seat_is_given_up_with_a_second_click(visit: Open) -> None:
    ada, bela, _ = three(visit)
    bela.locator("header [popovertarget=leaving]").click()
    picture(bela, "leaving")
    bela.get_by_role("button", name="Give up the seat").click()
    sure = bela.locator("#giving-up")
    expect(sure).to_contain_text("There is no way back")
    expect(sure.get_by_role("button", name="Not yet")).to_be_focused()
    assert complaints(bela) == []
    picture(bela, "giving-up")
    bela.keyboard.press("Enter")
    expect(sure).to_be_hidden()
    bela.get_by_role("button", name="Give up the seat").click()
    sure.get_by_role("button", name="Yes").click()
    bela.wait_for_url(re.compile(r"/$"))
    expect(ada.locator("#chatlines .happened")).to_contain_text("Béla has given up the seat")
    expect(ada.locator("#seat-1 .botmark")).to_have_count(1)
    bela.go_back()
    expect(bela.locator("#table")).to_have_attribute("data-watching", "1")


def test_an_end_is_proposed_where_one_leaves(visit: Open) -> None:
    """It asks first; nobody else has to agree among bots."""
    page = visit()
    page.goto(prepared(page, MINE))
    assert wait_turn(page)
    page.locator(".top .leave").click()
    page.locator("#leaving [popovertarget=ending]").click()
    expect(page.locator("#table[data-over='1']")).to_have_count(0)
    page.locator("#ending button[value=end]").click()
    page.wait_for_selector("#table[data-over='1']", state="attached")


def test_a_link_lets_somebody_watch_a_game_that_runs(visit: Open) -> None:
    ada, _, _ = three(visit)
    ada.locator("header [popovertarget=inviting]").click()
    expect(ada.locator("#inviting .qr svg")).to_be_visible()
    link = ada.locator("#watchlink").input_value()
    assert complaints(ada) == []
    picture(ada, "inviting")
    magda = visit(link.partition("/t/")[1] + link.partition("/t/")[2])
    expect(magda.locator(".lead")).to_have_text("Ada invites you to watch this game.")
    magda.fill("#name", "Magda")
    magda.locator("button.go").click()
    expect(magda.locator("#table")).to_have_attribute("data-watching", "1")
    ada.keyboard.press("Escape")
    expect(ada.locator("#eye")).to_contain_text("1")
    ada.locator("#eye").click()
    expect(ada.locator("#people .watchers")).to_contain_text("Magda")
    expect(ada.locator("#chatlines .happened")).to_contain_text("Magda is watching")
    magda.locator("header [popovertarget=inviting]").click()
    expect(magda.locator("#inviting")).to_contain_text("private")
    expect(magda.locator("#watchlink")).to_have_count(0)


def test_bots_go_on_as_quickly_as_somebody_at_the_table_wishes(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    assert wait_turn(page)
    page.locator("header [popovertarget=more]").click()
    expect(page.locator("#tempo [value=brisk]")).to_be_checked()
    page.locator("#tempo label").nth(2).click()
    page.wait_for_function("() => document.querySelector('#tempo [value=slow]').hasAttribute('checked')")
    page.reload()
    expect(page.locator("#tempo [value=slow]")).to_be_checked()


UNDER = """button => {
  const box = button.getBoundingClientRect();
  const over = (r, from, to) => r[from] < box[to] - 1 && box[from] < r[to] - 1;
  const meets = r => over(r, "left", "right") && over(r, "top", "bottom");
  const parts = e => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return [...range.getClientRects()];
  };
  const seen = q => [...document.querySelectorAll(q)].filter(e => e.checkVisibility());
  return seen(".pages label, #bar p, #bar h2").filter(e => parts(e).some(meets)).map(e => e.textContent);
}"""
"""Tabs and words of the question bar that lie under a button."""


def test_step_by_step_bots_wait_for_the_space_bar(visit: Open) -> None:
    page = visit("/")
    play_now(page)
    assert wait_turn(page)
    page.locator("header [popovertarget=more]").click()
    page.locator("#tempo label").nth(3).click()
    page.wait_for_function("() => document.querySelector('#tempo [value=step]').hasAttribute('checked')")
    picture(page, "step-chosen")
    page.keyboard.press("Escape")
    while page.locator("#table[data-turn]").count():
        step(page)
    following = page.get_by_role("button", name="Next")
    expect(following).to_be_visible()
    picture(page, "step")
    assert complaints(page) == []
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(following).to_be_in_viewport(ratio=1)
        assert following.evaluate(UNDER) == [], width
    before = number(page)
    page.keyboard.press("Space")
    moved(page, before)
    assert int(number(page)) == int(before) + 1


def test_settings_are_seen_at_once_and_kept(visit: Open) -> None:
    page = visit("/settings")
    colours = "document.querySelectorAll('.swatches .seal')"
    seen = f"[...{colours}].map(e => getComputedStyle(e).getPropertyValue('--m'))"
    rich = page.evaluate(seen)
    page.select_option("#s-palette", "distinct")
    assert set(page.evaluate(seen)).isdisjoint(rich)
    assert len(set(page.evaluate(seen))) == 10
    assert page.evaluate(f"[...{colours}].every(e => e.querySelector('use') && e.querySelector('b').textContent)")
    page.select_option("#s-speed", "slow")
    assert complaints(page) == []
    page.locator(".wishes .go").click()
    expect(page.locator("html[data-palette=distinct][data-speed=slow]")).to_have_count(1)
    assert complaints(page) == []
    page.goto("/")
    play_now(page)
    assert wait_turn(page)
    assert (
        page.evaluate("getComputedStyle(document.querySelector('#order .s0')).getPropertyValue('--m')") != rich[0]
    )


def test_pieces_travel_as_fast_as_wished(visit: Open) -> None:
    page = visit("/settings", reduced_motion="no-preference")
    page.select_option("#s-speed", "quick")
    page.locator(".wishes .go").click()
    page.goto(prepared(page, MINE))
    assert wait_turn(page)
    page.evaluate(
        """() => {
          window.rates = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            const made = animate.apply(this, how);
            queueMicrotask(() => rates.push(made.playbackRate));
            return made;
          };
        }"""
    )
    page.locator("#bar button[value='pool-all']").click()
    page.wait_for_function("() => rates.length > 0")
    assert set(page.evaluate("rates")) == {2}


def test_a_turn_knocks_in_the_background_and_nothing_is_asked_at_load(visit: Open) -> None:
    ada, bela, _ = three(visit)
    bela.add_init_script(f"({STUB})()")
    bela.reload()
    expect(bela.locator("#wire")).to_have_attribute("data-state", "live")
    icon = bela.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/static/icon.svg")
    assert bela.evaluate("questions") == 0
    bela.locator("header [popovertarget=more]").click()
    bela.locator("#more [data-notify]").click()
    expect(bela.locator("#more [data-notify]")).to_contain_text("You will be notified")
    assert bela.evaluate("questions") == 1
    bela.evaluate(HIDE)
    ada.locator("#bar button[value='pool-all']").click()
    assert wait_turn(bela)
    bela.wait_for_function("() => notices.length == 1")
    assert bela.evaluate("notices[0][0]") == bela.locator("#live").get_attribute("data-yours")
    expect(icon).to_have_attribute("href", "/static/icon-turn.svg")
    assert bela.title().startswith("●")


@pytest.mark.usefixtures("cut_line")
def test_without_a_connection_there_is_a_page_and_nothing_private_is_kept(visit: Open, server: Server) -> None:
    page = visit("/", service_workers="allow")
    play_now(page)
    assert wait_turn(page)
    page.evaluate(AT_WORK)
    for path in (page.url, "/profile", "/settings", page.url + "/log"):
        page.goto(path)
    page.evaluate("fetch('/api/v1/me').then(r => r.text())")
    kept = page.evaluate(KEPT)
    assert "/offline" in kept
    assert all(path == "/offline" or path.startswith(("/static/", "/g/")) for path in kept), kept
    page.context.set_offline(True)
    page.goto("/profile")
    expect(page.locator("h2").first).to_have_text("No connection")
    assert complaints(page) == []
    picture(page, "offline")
    page.context.set_offline(False)
    page.locator("a.btn").first.click()
    expect(page.locator("header.top")).to_be_visible()
