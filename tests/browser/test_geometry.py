"""Games are walked through in Chromium: everything that can be acted on is in sight, on top and large enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Open
from tests.browser.geometry import SMALL, TOUCH, WIDE, Walk, amiss

TABLES = {
    "thiefs-market": (3, 4, 5),
    "castle-of-the-devil": (3, 5, 7, 10),
    "thieves-den": (2, 3, 4, 5),
    "enclave": (2, 3, 4),
    "age-of-thieves": (2, 3, 4),
}
ANSWERS, LOOKS = 20, 5


@pytest.mark.timeout(600)  # many sizes of many questions
@pytest.mark.parametrize(("game", "seats"), [(game, n) for game, many in TABLES.items() for n in many])
def test_all_one_can_act_on_is_in_sight_and_in_reach(chromium: Browser, visit: Open, game: str, seats: int) -> None:
    """Both wide sizes at every question, the small ones by turns: in the end all kinds meet all sizes."""
    page = visit("/", width=1440, height=900)
    walk = Walk(chromium, page, game, seats, seed=seats)
    wrong: list[str] = []
    kinds: list[str] = []
    try:
        for key in walk.questions(ANSWERS):
            turn = seats + len(kinds)
            kinds.append(key)
            needed: set[str] = set()
            for size in (*WIDE, SMALL[turn % len(SMALL)]):
                wrong += [f"{key}: {each}" for each in amiss(page, size, needed)]
            wrong += [f"{key}: {each}" for each in amiss(walk.touch, TOUCH[turn % len(TOUCH)], needed, touch=True)]
            page.set_viewport_size({"width": 1440, "height": 900})
            if len(kinds) == LOOKS:
                break
    finally:
        walk.close()
    assert len(kinds) > 1
    assert not wrong, "\n".join(wrong)
