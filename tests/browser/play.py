"""How a person plays: wait for the turn, click."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE

GAME = "thiefs-market"  # whose board the clicks below know


def wait_turn(page: Page) -> bool:
    """Wait until this person is asked, or the game is over. True if asked."""
    page.wait_for_selector("#table[data-turn], #table[data-over='1']", state="attached")
    page.wait_for_load_state("domcontentloaded")  # all scripts have run: keys come after the socket
    return page.locator("#table[data-turn]").count() > 0


def wait_asked(*pages: Page) -> Page | None:
    """Wait until one of these people is asked, and say who; None when the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while not pages[0].locator("#table[data-over='1']").count():
        for page in pages:
            if page.locator("#table[data-turn]").count():
                return page
        assert time.monotonic() < end, "nobody is asked"
        pages[0].wait_for_timeout(40)
    return None


def play_now(page: Page, game: str = GAME) -> None:
    """From the home page to a table with bots, in one click."""
    page.locator(f".box.g-{game} button.go").click()


SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  await frame();
  const ends = a => a.playState === "running" && Number.isFinite(a.effect.getComputedTiming().endTime);
  await Promise.all(document.getAnimations().filter(ends).map(a => a.finished.catch(() => {})));
}"""


def settled(page: Page) -> None:
    """Wait until letters are there and what moves has arrived: no longer, and no shorter on a busy machine."""
    page.evaluate(SETTLED)


def number(page: Page) -> str:
    return page.locator("#table").get_attribute("data-number") or ""


def moved(page: Page, before: str) -> None:
    """Wait until another question is open."""
    page.wait_for_selector(f"#table:not([data-number='{before}'])", state="attached")


def wait_choice(page: Page) -> None:
    """Play until dice can be chosen from the middle."""
    while wait_turn(page) and not page.locator("#bar [data-pick='pool']").count():
        step(page)


def step(page: Page) -> None:
    """One answer: two dice from the middle, all of it, a robbery, a purchase, or whatever the bar offers."""
    before = number(page)
    bar = page.locator("#bar")
    everything = bar.locator("button[value='pool-all']:not([data-quiet])")
    lit = page.locator("#market .card.lit")
    if everything.count():
        everything.click()
    elif bar.locator("[data-pick='pool']").count():
        show_page(page, 1)
        page.locator("#pool .die").first.click()
        bar.locator("[data-pick='pool']").click()
    elif page.locator(".rob").count():
        show_page(page, 1)
        page.locator(".rob").first.click()
        bar.locator("[data-rob]:visible").click()
    elif lit.count():
        show_page(page, 2)
        lit.first.click()
        bar.locator(".out .go:visible").first.click()
    else:
        end = bar.locator(".acts button:visible").last
        asks = end.get_attribute("popovertarget")
        end.click()
        if asks:  # ending a turn in which something could be used asks first
            page.locator("#ways-end button").click()
    moved(page, before)


def show_page(page: Page, number: int) -> None:
    """On a small screen: the page of the board on which something is."""
    tab = page.locator(f"label[for=page-{number}]")
    if tab.is_visible():
        tab.click()


def play_out(page: Page, most: int = 400) -> int:
    """To the end of the game. How many answers it took."""
    for n in range(most):
        if not wait_turn(page):
            return n
        step(page)
    raise AssertionError("the game does not end")


WATCH = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.closest("#table")) flown.push(this.id);
    return animate.apply(this, how);
  };
}"""


def watch_motion(page: Page) -> None:
    """From now on `window.flown` names what was set in motion, however short the way and however late the frame."""
    page.evaluate(WATCH)


# -- prepared tables, and playing by keyboard or without scripts -------------------------------------------------


def prepared(
    page: Page, position: dict[str, Any], people: Sequence[Page] = (), game: str = "thiefs-market", **setup: Any
) -> str:
    """A table from a position: this person, the other people, bots on the rest. The path of its page."""
    post = page.request.post
    if not page.request.get("/api/v1/me").ok:
        post("/api/v1/guests", data={"name": "Ada"})
    seats = len(position["players"])
    setup.setdefault("bots", {str(n): "heuristic" for n in range(1 + len(people), seats)})
    body = {"game": game, "seats": seats, "position": position, **setup}
    made = post("/api/v1/tables", data=body).json()
    table = made["table"]["id"]
    for n, other in enumerate(people):
        if not other.request.get("/api/v1/me").ok:
            other.request.post("/api/v1/guests", data={"name": ("Béla", "Cleo", "Dan")[n]})
        other.request.post(f"/api/v1/tables/{table}/sit", data={"invite": made["you"]["invite"]})
    assert post(f"/api/v1/tables/{table}/start").ok
    return f"/t/{table}"


def wish(page: Page) -> list[str]:
    """What to choose, one after the other, to answer the question: selectors; "+" marks a box to tick."""
    bar = page.locator("#bar")
    if bar.locator("button[value='pool-all']:not([data-quiet])").count():
        return ["#bar button[value='pool-all']"]
    if bar.locator("[data-pick]").count():
        return ["+#pool .die input:not([disabled])", "#bar [data-pick='pool']"]
    if page.locator(".rob").count():
        return ["+.rob input", "#bar [data-rob]"]
    lit = page.locator("#market .card.lit")
    if lit.count():
        return ["+#market .card.lit input", "#bar .out .go"]
    if page.locator("#ways-end").count():
        return ["#bar [popovertarget='ways-end']", "#ways-end button"]
    return ["#bar .acts button.go"]


def tab_to(page: Page, selector: str, most: int = 200) -> None:
    """Press Tab until something that fits has the focus, and can be seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(
            "s => document.activeElement.matches(s) && document.activeElement.checkVisibility()", selector
        ):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def step_by_keyboard(page: Page) -> None:
    """One answer without a mouse."""
    before = number(page)
    for each in wish(page):
        tab_to(page, each.removeprefix("+"))
        page.keyboard.press("Space" if each.startswith("+") else "Enter")
    moved(page, before)


def step_without_scripts(page: Page) -> None:
    """One answer with forms alone."""
    for each in wish(page):
        if each.startswith("+"):
            page.locator(each[1:]).first.check(force=True)
        else:
            page.locator(each).locator("visible=true").first.click()
