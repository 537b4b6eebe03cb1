"""Enclave on a phone and on its side: what a choice is about is in sight, and nothing lies over anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.play import prepared, wait_turn
from tests.browser.test_enclave import position

LANGUAGES = ["en-GB", "hu-HU", "pl-PL", "de-DE"]
HIDDEN = """all => all.filter(e => {
  const r = e.getBoundingClientRect();
  for (let on = e.parentElement; on && on !== document.body; on = on.parentElement) {
    const clip = getComputedStyle(on), box = on.getBoundingClientRect();
    if (clip.overflowY === "visible" && clip.overflowX === "visible") continue;
    if (r.top < box.top - 1 || r.bottom > box.bottom + 1) return true;
    if (r.left < box.left - 1 || r.right > box.right + 1) return true;
  }
  return r.right > innerWidth + 1 || r.bottom > innerHeight + 1;
}).map(e => e.className || e.textContent)"""
TOUCH = """() => {
  const all = [...document.querySelectorAll("#bar .asked-h, #bar .sum")].filter(e => e.checkVisibility());
  const said = Math.max(...all.map(e => e.getBoundingClientRect().bottom));
  const buttons = [...document.querySelectorAll("#bar .acts .btn")].filter(e => e.checkVisibility());
  return Math.min(...buttons.map(e => e.getBoundingClientRect().top)) - said;
}"""


def small(visit: Open, lang: str, width: int = 390, height: int = 844) -> Page:
    page = visit(width=width, height=height, has_touch=True, is_mobile=True, locale=lang)
    page.evaluate("document.fonts.ready")
    return page


def at(page: Page, scene: str) -> None:
    page.goto(prepared(page, position(scene), game="enclave"))
    assert wait_turn(page)
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mission_is_chosen_with_ones_own_condition_in_sight(visit: Open, lang: str) -> None:
    page = small(visit, lang)
    at(page, "crossing")
    page.locator(".goods .lit .hit").last.check()
    expect(page.locator("#me .gauge, .me .gauge").first).to_be_visible()
    assert page.locator(".me .gauge").evaluate_all(HIDDEN) == []
    assert page.evaluate(TOUCH) >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_five_cards_one_may_pack_are_in_sight(visit: Open, lang: str) -> None:
    page = small(visit, lang)
    at(page, "pack")
    expect(page.locator(".me .hand .mini")).to_have_count(5)
    assert page.locator(".me .hand .mini").evaluate_all(HIDDEN) == []


APART = """([a, b]) => {
  const box = q => document.querySelector(q).getBoundingClientRect();
  const r = box(a), s = box(b);
  return r.right <= s.left + 1 || s.right <= r.left + 1 || r.bottom <= s.top + 1 || s.bottom <= r.top + 1;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_of_the_round_and_what_is_lacking_are_read(visit: Open, lang: str) -> None:
    page = small(visit, lang)
    at(page, "market")
    assert page.locator(".path li:visible").evaluate_all(HIDDEN) == []
    assert page.evaluate(APART, [".far .lack", ".far .pic"])
    page.locator("#card-SD28 .hit").check()
    assert page.evaluate(TOUCH) >= 3


def test_planning_says_where_to_choose_and_what_cannot_be_chosen(visit: Open) -> None:
    page = small(visit, "en-GB")
    at(page, "plan")
    expect(page.locator("#bar .sum.plain")).to_contain_text("Choose a place on the board")
    signs = page.locator(".town .sign")
    border = "e => getComputedStyle(e).borderTopStyle"
    for n in range(signs.count()):
        lit = "lit" in (signs.nth(n).get_attribute("class") or "").split()
        assert signs.nth(n).evaluate(border) == ("solid" if lit else "dashed")


CROWDED = """() => [...document.querySelectorAll(".job .cells")].some(cells => {
  const seen = e => e.checkVisibility() && e.getBoundingClientRect().width > 4;
  const discs = [...cells.querySelectorAll(".disc")].filter(seen);
  const boxes = discs.map(e => e.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  return boxes.some((r, n) => n && r.left < boxes[n - 1].right - 3 && r.left !== boxes[n - 1].left);
})"""


def test_on_its_side_numbers_of_neighbouring_steps_stand_side_by_side(visit: Open) -> None:
    page = small(visit, "de-DE", 844, 390)
    at(page, "use")
    page.locator(".coffin .lit .hit").first.check()
    assert not page.evaluate(CROWDED)
