"""Contrast computed from pixels, where axe-core cannot decide."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

AXE = Axe()
RULE = {"runOnly": ["color-contrast"], "resultTypes": ["violations", "incomplete"]}
COMPARE = (Path(__file__).parent / "contrast_compare.js").read_text("utf-8")
FIND = (Path(__file__).parent / "contrast_find.js").read_text("utf-8")
BARE = """() => { for (const e of bared) for (const what of ["color", "fill", "-webkit-text-fill-color"])
  e.style.setProperty(what, "transparent", "important"); }"""
DRESS = """() => { for (const e of bared) for (const what of ["color", "fill", "-webkit-text-fill-color"])
  e.style.removeProperty(what); }"""


def shot(page: Page) -> str:
    return base64.b64encode(page.screenshot(animations="disabled")).decode()


def faint(page: Page) -> list[str]:
    """What axe-core calls too faint, and what it cannot judge and the pixels show to be."""
    found: dict[str, Any] = AXE.run(page, options=RULE).response
    out = [f"axe: {node['html'][:110]}" for rule in found["violations"] for node in rule["nodes"]]
    targets = [node["target"][0] for rule in found["incomplete"] for node in rule["nodes"]]
    nodes = page.evaluate(FIND, [t for t in targets if isinstance(t, str)])
    if not nodes["all"]:
        return out
    shown = shot(page)
    page.evaluate(BARE)
    bare = shot(page)
    page.evaluate(DRESS)
    desk = page.context.new_page()  # without the site's policy
    try:
        more: list[str] = desk.evaluate(COMPARE, {"pair": [shown, bare], "nodes": nodes})
    finally:
        desk.close()
    return out + more
