"""Contrast computed from pixels, where axe-core cannot decide."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from tests.browser.conftest import seen

AXE: str = Axe().axe_script
UNSURE = ["violations", "incomplete"]
CONTRAST = "color-contrast"
RULE = {"runOnly": [CONTRAST], "resultTypes": UNSURE}
LOOK = """async options => {
  const found = await axe.run(options), contrast = found.incomplete.filter(rule => rule.id === "color-contrast");
  return { violations: found.violations, unsure: contrast.flatMap(rule => rule.nodes.map(node => node.target[0])) };
}"""
"""What it complains of, and where it cannot judge the contrast: what else it knows is long."""
COMPARE = (Path(__file__).parent / "contrast_compare.js").read_text("utf-8")
FIND = (Path(__file__).parent / "contrast_find.js").read_text("utf-8")
STILL = """async () => {
  await document.fonts.ready;
  for (const each of document.getAnimations()) {
    if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish(); else each.cancel();
  }
}"""
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
    with seen(page):
        found: dict[str, Any] = page.evaluate(LOOK, options)
    return found


@cache
def desk(browser: Browser) -> Page:
    """An empty page to compare pictures on, without the site's policy."""
    return browser.new_page()


def shots(page: Page) -> list[str]:
    """The page as it is, and without the texts in question; both in a moment in which nothing moves."""
    line = page.context.new_cdp_session(page)
    out = []
    for dressing in (STILL, BARE):
        page.evaluate(dressing)
        out.append(line.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"])
    page.evaluate(DRESS)
    line.detach()
    return out


def faint(page: Page, found: dict[str, Any] | None = None) -> list[str]:
    """What axe-core calls too faint, and what it cannot judge and the pixels show to be.

    What it has found already is not asked for again: on a page full of text that takes a second.
    """
    found = found or axe(page, RULE)
    out = [
        f"axe: {n['html'][:110]}" for rule in found["violations"] if rule["id"] == CONTRAST for n in rule["nodes"]
    ]
    with seen(page):
        nodes = page.evaluate(FIND, [t for t in found["unsure"] if isinstance(t, str)])
        if not nodes["all"]:
            return out
        pair = shots(page)
    browser = page.context.browser
    assert browser is not None
    more: list[str] = desk(browser).evaluate(COMPARE, {"pair": pair, "nodes": nodes})
    return out + more
