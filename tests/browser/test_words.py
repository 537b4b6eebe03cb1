"""Words on boards are whole: no line ends inside one and no card cuts one, in any language, on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from rookery.games import NAMES
from rookery.i18n import LANGUAGES
from tests.browser.conftest import Open
from tests.browser.play import play_now, show_page, wait_turn

BROKEN = """() => {
  const out = [], walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!box.checkVisibility({ visibilityProperty: true }) || box.closest(".vh, svg, .hash, code, input")) continue;
    if (getComputedStyle(box).clipPath !== "none" && box.clientWidth <= 1) continue; // only read aloud
    for (const found of node.data.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const frame = box.closest(".card, .mini, .plq, .btn")?.getBoundingClientRect();
      const word = range.getBoundingClientRect();
      const outside = frame && word.width > 0 && (word.right > frame.right + 1 || word.left < frame.left - 1);
      if (outside) out.push(`cut: ${found[0]}`);
      const tops = [...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top));
      const apart = tops.length ? Math.max(...tops) - Math.min(...tops) : 0;
      if (apart > 4) out.push(`${box.className || box.localName}: ${found[0]}`);
    }
  }
  return [...new Set(out)];
}"""
LOCALES = {"en": "en-GB", "hu": "hu-HU", "pl": "pl-PL", "de": "de-DE"}


def broken(page: Page, pages: int) -> list[str]:
    """The words that are broken, on all pages of the board."""
    out: list[str] = page.evaluate(BROKEN)
    for number in range(1, pages + 1):
        show_page(page, number)
        out += page.evaluate(BROKEN)
    return out


@pytest.mark.parametrize("game", NAMES)
def test_no_line_ends_inside_a_word(visit: Open, game: str) -> None:
    found: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        page = visit("/", locale=LOCALES[lang])
        play_now(page, game)
        wait_turn(page)
        pages = page.locator(".pages input[id^='page-']:not(#page-log)").count()
        for width, height in ((1280, 800), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            found[f"{lang} {width}"] = broken(page, pages)
        page.context.close()
    assert not {where: words for where, words in found.items() if words}
