"""The Castle of the Devil: one's own luggage, and what is still needed for a claim."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.play import prepared, settled, wait_turn
from tests.browser.test_castle_of_the_devil import castle, crowd, declare

LONGEST = (
    ("bag_key sextant tome coat mirror", "dagger", "key", "goblet", "bag_goblet"),
    ("bag_goblet privilege pearl crest monocle", "bag_key", "key", "goblet", "dagger"),
)
"""The first passenger holds items of many words."""
CUT = """() => [...document.querySelectorAll("#me .luggage .card")].filter(card => {
  const tx = card.querySelector(".tx"), range = document.createRange(), box = card.getBoundingClientRect();
  range.selectNodeContents(tx);
  const words = range.getBoundingClientRect(), room = tx.getBoundingClientRect();
  const out = words.bottom > box.bottom || words.left < box.left || words.right > box.right;
  return out || words.height > room.height + 4;
}).map(card => card.dataset.card)"""


@pytest.mark.parametrize("lang", ["en-GB", "hu-HU", "pl-PL", "de-DE"])
def test_the_words_of_every_item_fit_its_card(visit: Open, lang: str) -> None:
    """The cards are small at 1280 by 800: what does not fit is said in fewer words; the zoom has all."""
    for items in LONGEST:
        coach = crowd(5)
        for player, held in zip(coach["players"], items, strict=True):
            player["items"] = held
        for width, height in ((1280, 800), (1440, 900)):
            page = visit(width=width, height=height, locale=lang)
            page.goto(prepared(page, coach, game="castle-of-the-devil"))
            assert wait_turn(page)
            settled(page)
            assert page.evaluate(CUT) == [], (width, items)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_allies_fill_the_sockets_while_they_are_named(visit: Open, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    castle(page)
    declare(page)
    sockets = page.locator("#me .goal ol > li:visible")
    shown = """all => all.filter(e => e.getBoundingClientRect().top < all[0].getBoundingClientRect().bottom)
      .map(e => e.innerText.trim())"""
    assert sockets.evaluate_all(shown) == ["yours", "not seen", "not seen"]
    for seat in (2, 1):
        page.locator(f"label:has(#named-{seat})").click()
    assert sockets.evaluate_all(shown) == ["yours", "Magpie", "Raven"]
    page.locator("label:has(#named-1)").click()
    assert sockets.evaluate_all(shown) == ["yours", "Raven", "not seen"]
