"""Phones on their side, or upright with five at the table: long words and full cards keep to their places."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.play import moved, number, prepared, settled, wait_turn
from tests.browser.test_age_of_thieves import POSITION
from tests.browser.test_enclave import position
from tests.browser.test_thieves_den import CROWD

LANGUAGES = ["en-GB", "hu-HU", "pl-PL", "de-DE"]
SIDE, UPRIGHT = (844, 390), (390, 844)
UNDER = """() => {
  const box = e => { // as wide as the words, as high as their lines
    const words = document.createRange(), { top, bottom } = e.getBoundingClientRect();
    words.selectNodeContents(e);
    const { left, right } = words.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const over = (a, b, from, to, by) => a[from] < b[to] - by && b[from] < a[to] - by;
  const meets = (a, b) => over(a, b, "left", "right", 1) && over(a, b, "top", "bottom", 3);
  return [...document.querySelectorAll(".board .card.location")].filter(e => e.checkVisibility()).flatMap(card => {
    const name = box(card.querySelector(":scope > b"));
    return [...card.querySelectorAll(":scope > :is(.ty, .space)")]
      .filter(e => meets(name, e.getBoundingClientRect())).map(e => `${card.innerText}: ${e.className}`);
  });
}"""
"""Names of locations with a sign or a thief before them."""
OUTSIDE = """([inside, of]) => [...document.querySelectorAll(inside)].filter(e => e.checkVisibility()).filter(e => {
  const r = e.getBoundingClientRect(), box = e.closest(of).getBoundingClientRect();
  return r.top < box.top - 1 || r.bottom > box.bottom + 1 || r.left < box.left - 2 || r.right > box.right + 2;
}).map(e => e.innerText || e.className)"""
WALK: dict[str, Any] = {
    **POSITION,
    "phase": "resolve",
    "players": [
        {
            **POSITION["players"][0],
            "hand": ["G01"],
            "stacks": [{"card": "move", "points": 5}, {"card": "G10", "points": 4}],
        },
        *POSITION["players"][1:],
    ],
}
SPLIT: dict[str, Any] = {
    "phase": "split",
    "round": 5,
    "turn": 0,
    "pool": "R W G",
    "players": [{}, {"pile": "R B Y Y S"}, {"pile": "W W R"}, {"pile": "R"}],
}


def small(visit: Open, lang: str, size: tuple[int, int] = SIDE) -> Page:
    return visit("/", *size, locale=lang, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("size", [SIDE, UPRIGHT])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_location_lies_under_a_sign_or_a_thief(visit: Open, lang: str, size: tuple[int, int]) -> None:
    """Five players, one of them with a fourth location."""
    page = small(visit, lang, size)
    page.goto(prepared(page, CROWD, game="thieves-den"))
    assert wait_turn(page)
    settled(page)
    assert page.evaluate(UNDER) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_and_missions_keep_all_they_say_on_their_cards(visit: Open, lang: str) -> None:
    page = small(visit, lang)
    page.goto(prepared(page, position("market"), game="enclave"))
    assert wait_turn(page)
    settled(page)
    assert page.evaluate(OUTSIDE, [".goods .card :is(.nm, .gain, .e, .odds)", ".card"]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_planned_move_keeps_its_buttons_in_sight(visit: Open, lang: str) -> None:
    """The way, who hears and what comes first: long words, and the answers below them."""
    page = small(visit, lang)
    page.goto(prepared(page, WALK, game="age-of-thieves"))
    assert wait_turn(page)
    before = number(page)
    page.locator("#bar button[value='sneak']").click()
    moved(page, before)
    assert wait_turn(page)
    page.locator("#things [data-s=P3a]").first.click(force=True)
    page.wait_for_selector("#plan-walk:visible")
    settled(page)
    assert page.evaluate(OUTSIDE, ["#bar .acts .btn", "body"]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_dice_of_a_pile_are_in_its_stall(visit: Open, lang: str) -> None:
    page = small(visit, lang)
    page.goto(prepared(page, SPLIT))
    assert wait_turn(page)
    settled(page)
    assert page.evaluate(OUTSIDE, [".rivals .dice > *, .rivals :is(.rob, .tag)", ".panel"]) == []


@pytest.mark.parametrize("size", [(900, 700), (1024, 768)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chosen_mission_leaves_the_board_its_room(visit: Open, lang: str, size: tuple[int, int]) -> None:
    """In a window of middling width the question and its three answers do not squeeze each other."""
    page = visit("/", *size, locale=lang)
    page.goto(prepared(page, position("crossing"), game="enclave"))
    assert wait_turn(page)
    page.locator(".goods .lit .hit").last.check()
    settled(page)
    bar = page.locator("#bar").bounding_box()
    assert bar is not None
    assert bar["height"] < size[1] / 4
