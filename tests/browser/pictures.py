"""The pictures of the README, taken again: python -m tests.browser.pictures"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, PAINTED, ROOT, Server
from tests.browser.play import prepared, step, wait_turn
from tests.late import LATE

FOLDER = ROOT / "docs" / "pictures"
MIDDLE: dict[str, Any] = {
    "phase": "round",
    "round": 5,
    "start": 2,
    "players": [
        {"gold": 2, "infamy": 3, "cards": "A01 A05 A16"},
        {"gold": 1, "cards": "A02 A11"},
        {"gold": 0, "cards": "A07 A08 A12"},
        {"gold": 3, "cards": "A13"},
    ],
    "market": {"A": "A03 A09 A10 A14", "B": "B01 B03 B05 B10 B15"},
}


def visit(browser: Browser, server: Server, lang: str = "en-GB", theme: str = "dark", phone: bool = False) -> Page:
    size: Any = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    more: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True} if phone else {}
    context = browser.new_context(
        viewport=size,
        base_url=server.url,
        locale=lang,
        color_scheme="light" if theme == "light" else "dark",
        **more,
    )
    page = context.new_page()
    page.goto("/")
    return page


def shoot(page: Page, name: str, full: bool = False) -> None:
    page.wait_for_timeout(900)
    page.screenshot(path=FOLDER / f"{name}.png", full_page=full)


def until_shopping(page: Page) -> None:
    """Play until something can be bought."""
    while wait_turn(page) and not page.locator("#market .card.lit").count():
        step(page)


def take(browser: Browser, server: Server) -> None:
    """All of them."""
    page = visit(browser, server)
    shoot(page, "home")
    page.goto("/learn/thiefs-market")
    shoot(page, "guide")
    page.goto(prepared(page, MIDDLE))
    until_shopping(page)
    shoot(page, "table")
    page.goto(prepared(page, LATE))
    while wait_turn(page):
        step(page)
    page.goto(f"{page.url}/end")
    shoot(page, "end", full=True)
    light = visit(browser, server, "hu-HU", "light")
    light.goto(prepared(light, MIDDLE))
    wait_turn(light)
    shoot(light, "table-light-hu")
    phone = visit(browser, server, phone=True)
    phone.goto(prepared(phone, MIDDLE))
    until_shopping(phone)
    shoot(phone, "phone")
    why = visit(browser, server, "de-DE", "light")
    why.goto(prepared(why, MIDDLE))
    wait_turn(why)
    why.locator("#market .card").first.click()
    why.wait_for_selector("#note .note")
    shoot(why, "why-not")


def main() -> None:
    """Start a server and a browser, look around."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=PAINTED)
            take(browser, server)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
