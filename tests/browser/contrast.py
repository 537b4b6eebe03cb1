"""Contrast computed from pixels, where axe-core cannot decide."""

from __future__ import annotations

import base64
from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

AXE: str = Axe().axe_script
UNSURE = ["violations", "incomplete"]
CONTRAST = "color-contrast"
RULE = {"runOnly": [CONTRAST], "resultTypes": UNSURE}
COMPARE = (Path(__file__).parent / "contrast_compare.js").read_text("utf-8")
FIND = (Path(__file__).parent / "contrast_find.js").read_text("utf-8")
BARE = """() => {
  window.worn = bared.map(e => e.style.cssText);
  for (const e of bared) for (const what of ["color", "fill", "-webkit-text-fill-color"])
    e.style.setProperty(what, "transparent", "important");
}"""
DRESS = "() => bared.forEach((e, n) => { e.style.cssText = worn[n] })"


def axe(page: Page, options: dict[str, Any]) -> dict[str, Any]:
    """What axe-core finds on a page; it is read once per page, not once per look at it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("options => axe.run(options)", options)
    return found


def of_contrast(rules: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The places where the contrast is the matter."""
    return [node for rule in rules if rule["id"] == CONTRAST for node in rule["nodes"]]


@cache
def desk(browser: Browser) -> Page:
    """An empty page to compare pictures on, without the site's policy."""
    return browser.new_page()


def shot(page: Page) -> str:
    return base64.b64encode(page.screenshot(animations="disabled")).decode()


def faint(page: Page, found: dict[str, Any] | None = None) -> list[str]:
    """What axe-core calls too faint, and what it cannot judge and the pixels show to be.

    What it has found already is not asked for again: on a page full of text that takes a second.
    """
    found = found or axe(page, RULE)
    out = [f"axe: {node['html'][:110]}" for node in of_contrast(found["violations"])]
    targets = [node["target"][0] for node in of_contrast(found["incomplete"])]
    nodes = page.evaluate(FIND, [t for t in targets if isinstance(t, str)])
    if not nodes["all"]:
        return out
    shown = shot(page)
    page.evaluate(BARE)
    bare = shot(page)
    page.evaluate(DRESS)
    browser = page.context.browser
    assert browser is not None
    more: list[str] = desk(browser).evaluate(COMPARE, {"pair": [shown, bare], "nodes": nodes})
    return out + more
