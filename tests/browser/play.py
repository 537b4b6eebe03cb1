"""How a person plays: wait for the turn, click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

GAME = "thiefs-market"  # whose board the clicks below know


def wait_turn(page: Page) -> bool:
    """Wait until this person is asked, or the game is over. True if asked."""
    page.wait_for_selector("#table[data-turn], #table[data-over='1']", state="attached", timeout=60_000)
    return page.locator("#table[data-turn]").count() > 0


def play_now(page: Page, game: str = GAME) -> None:
    """From the home page to a table with bots, in one click."""
    page.locator(f".box.g-{game} button.go").click()


def number(page: Page) -> str:
    return page.locator("#table").get_attribute("data-number") or ""


def moved(page: Page, before: str) -> None:
    """Wait until another question is open."""
    page.wait_for_selector(f"#table:not([data-number='{before}'])", state="attached", timeout=20_000)


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
        page.locator("#pool .die").first.click()
        bar.locator("[data-pick='pool']").click()
    elif bar.locator("[data-pick]").count():
        zone = bar.locator("[data-pick]").first.get_attribute("data-pick")
        page.locator(f"[data-zone='{zone}'] .die").first.click()
        bar.locator(f"[data-pick='{zone}']").click()
    elif lit.count():
        card = lit.first
        ways = card.get_attribute("popovertarget")
        card.click()
        if ways:
            page.locator(f"#{ways} button").first.click()
    else:
        bar.locator(".acts button").last.click()
    moved(page, before)


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
        zone = bar.locator("[data-pick]").first.get_attribute("data-pick")
        return [f"+[data-zone='{zone}'] .die input:not([disabled])", f"#bar [data-pick='{zone}']"]
    lit = page.locator("#market .card.lit")
    if lit.count():
        ways = lit.first.get_attribute("popovertarget")
        return ["#market .card.lit", *([f"#{ways} button"] if ways else [])]
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
            page.locator(each).first.click()
