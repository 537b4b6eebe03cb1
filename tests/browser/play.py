"""How a person plays: wait for the turn, click."""

from __future__ import annotations

from playwright.sync_api import Page


def wait_turn(page: Page) -> bool:
    """Wait until this person is asked, or the game is over. True if asked."""
    page.wait_for_selector("#table[data-turn], #table[data-over='1']", state="attached", timeout=60_000)
    return page.locator("#table[data-turn]").count() > 0


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
