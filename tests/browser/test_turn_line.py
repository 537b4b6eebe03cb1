"""Age of Thieves: the order of the turn, and what happened last, beside the map."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Open
from tests.browser.play import prepared, settled, wait_turn


def stacks(mine: str, *more: str) -> list[dict[str, Any]]:
    """A card that was played, and others of few points that lie face down."""
    return [
        {"card": mine, "points": 4, "up": True},
        *({"card": each, "points": 2 - n % 2} for n, each in enumerate(more)),
    ]


MANY: dict[str, Any] = {
    "seats": 4,
    "phase": "resolve",
    "turn": 3,
    "first": 0,
    "die": 2,
    "event": "C07",
    "guards": ["P3c", "P3l"],
    "players": [
        {
            "thief": "nikolai",
            "at": "Nd1",
            "stacks": [{"card": "move", "points": 3}, {"card": "G10", "points": 1}, {"card": "G11", "points": 2}],
        },
        {"thief": "morius", "at": "Ee1", "stacks": stacks("ambush", "move", "G01", "G04")},
        {"thief": "jasmine", "at": "Sb3", "stacks": stacks("ambush", "move", "G05", "G12")},
        {"thief": "zain", "at": "We1", "stacks": stacks("ambush", "move", "G15")},
    ],
}
"""Fourteen stacks and the watch."""
CUT = """() => { const line = document.querySelector("#turn .line"), box = line.getBoundingClientRect();
  const out = r => r.left < box.left - 1 || r.right > box.right + 1 || r.bottom > box.bottom + 1;
  return [...line.children].filter(e => [e, e.querySelector("b"), e.querySelector("svg")]
    .some(x => out(x.getBoundingClientRect()))).length }"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (390, 844), (844, 390)])
def test_every_stack_of_a_full_turn_is_in_sight(visit: Open, size: tuple[int, int]) -> None:
    """None is cut at the edge: each shows its points and its picture or the thief it belongs to."""
    page = visit(width=size[0], height=size[1])
    page.goto(prepared(page, MANY, game="age-of-thieves"))
    assert wait_turn(page)
    settled(page)
    assert page.locator("#turn .line > li").count() == 15
    assert page.evaluate(CUT) == 0


HALF = """() => { const box = document.querySelector("#me .news").getBoundingClientRect();
  return [...document.querySelectorAll("#me .news > li")].map(e => e.getBoundingClientRect())
    .filter(r => r.left < box.right && (r.top < box.top - 1 || r.bottom > box.bottom + 1)).length }"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)])
def test_what_happened_last_stands_under_the_cards_in_whole_lines(visit: Open, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    page.goto(prepared(page, MANY, game="age-of-thieves"))
    assert wait_turn(page)
    settled(page)
    assert page.locator("#me .news > li").first.is_visible()
    assert page.evaluate(HALF) == 0
