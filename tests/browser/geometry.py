"""What can be acted on, by geometry: in sight, on top, whole; on small screens after one tap and one scroll."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.conftest import PATIENCE
from tests.browser.play import moved, number, wait_turn

WIDE = ((1440, 900), (1280, 800))
SMALL = ((900, 700), (720, 450), (640, 400))
"""The last two are 1440×900 and 1280×800 at twice the size."""
TOUCH = ((900, 700), (390, 844), (844, 390))
FINGER = 44
SEVERAL = 12
"""So many places of a map stand for all that look like them."""
LOOK = (Path(__file__).parent / "geometry.js").read_text("utf-8")
SETTLED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    document.getAnimations().forEach(a => { try { a.finish() } catch { } });
    done();
})))"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    page.evaluate(SETTLED)


def on_every_page(page: Page, finger: int) -> dict[str, str]:
    """What can be acted on, on whichever page of the board it lies; what is wrong with it ("": nothing)."""
    found: dict[str, str] = {}
    tabs = page.locator(".pages label:not([for=page-log])")
    shown = [n for n in range(tabs.count()) if tabs.nth(n).is_visible()]
    for n in shown or [-1]:
        if n >= 0:
            tabs.nth(n).click()
            page.evaluate(SETTLED)
        for name, wrong in page.evaluate(LOOK, {"wide": False, "finger": finger, "several": SEVERAL}).items():
            if name not in found or not wrong:
                found[name] = wrong
    return found


def amiss(page: Page, size: tuple[int, int], needed: set[str], touch: bool = False) -> list[str]:
    """What of this question is covered, cut, out of reach or too small; `needed`: what a wide screen has."""
    resize(page, *size)
    wide = size in WIDE
    if wide:
        found: dict[str, str] = page.evaluate(LOOK, {"wide": True, "finger": 0, "several": SEVERAL})
        needed |= {name for name in found if not name.startswith("(")}
    else:
        found = on_every_page(page, FINGER if touch else 0)
        found |= {name: "cannot be reached" for name in needed if name not in found}
    return [
        f"{size[0]}x{size[1]}{' touch' if touch else ''}: {name}: {said}" for name, said in found.items() if said
    ]


class Walk:
    """A person who answers by lot at a table with bots that do so too, and looks with a mouse and with a finger."""

    def __init__(self, browser: Browser, page: Page, game: str, seats: int, seed: int) -> None:
        self.page, self.lots = page, random.Random(seed)
        post = page.request.post
        if not page.request.get("/api/v1/me").ok:
            post("/api/v1/guests", data={"name": "Ada"})
        bots = {str(n): "random" for n in range(1, seats)}
        self.table = post("/api/v1/tables", data={"game": game, "seats": seats, "bots": bots}).json()["table"]["id"]
        assert post(f"/api/v1/tables/{self.table}/start").ok
        page.goto(f"/t/{self.table}")
        self.fingers = browser.new_context(
            base_url=page.url.partition("/t/")[0],
            storage_state=page.context.storage_state(),
            viewport={"width": 390, "height": 844},
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            locale="en-GB",
            color_scheme="dark",
        )
        self.fingers.set_default_timeout(PATIENCE)
        self.touch = self.fingers.new_page()
        self.touch.goto(f"/t/{self.table}")

    def questions(self, most: int, twice: int = 1) -> Iterator[str]:
        """The kinds of questions that come, each at most so often; each is answered by lot afterwards."""
        seen: Counter[str] = Counter()
        for _ in range(most):
            if not wait_turn(self.page):
                return
            before, state = number(self.page), self.state()
            key = state["question"]["key"]
            if seen[key] < twice:
                seen[key] += 1
                self.touch.wait_for_selector(f"#table[data-number='{before}']", state="attached")
                yield key
            self.answer(state, before)

    def state(self) -> dict[str, Any]:
        """What this person is asked; the page may be a moment ahead of what is kept."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            state: dict[str, Any] = self.page.request.get(f"/api/v1/tables/{self.table}").json()
            if state["question"] and state["legal"]:
                return state
            assert time.monotonic() < end, "the page asks, the table does not"

    def answer(self, state: dict[str, Any], before: str) -> None:
        body = {"seat": 0, "number": state["table"]["number"], "move": self.lots.choice(state["legal"])}
        assert self.page.request.post(f"/api/v1/tables/{self.table}/answers", data=body).ok
        moved(self.page, before)

    def close(self) -> None:
        self.fingers.close()
