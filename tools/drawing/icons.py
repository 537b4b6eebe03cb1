"""Draw the app's icons from their SVGs, as PNGs for launchers that know nothing else.

Run: python -m tools.drawing.icons
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).resolve().parents[2] / "src" / "rookery" / "serve" / "static"
CHROMIUM = os.environ.get("ROOKERY_CHROMIUM", "/usr/bin/chromium")
ICONS = (
    ("icon", "icon", 192),
    ("icon", "icon", 512),
    ("icon-mask", "icon-mask", 192),
    ("icon-mask", "icon-mask", 512),
)
APPLE = ("icon-mask", "icon", 180)
"""Apple rounds the corners itself."""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for source, name, size in (*ICONS, APPLE):
            page.set_viewport_size({"width": size, "height": size})
            svg = (STATIC / f"{source}.svg").read_text("utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{svg}")
            page.screenshot(path=STATIC / f"{name}-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
