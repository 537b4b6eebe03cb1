"""How much a browser fetches to show a table for the first time, and how much of it a small change touches."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rookery
from tests.browser.conftest import Open
from tests.browser.play import play_now, settled, wait_turn

MOST = 350_000
"""Bytes over the line, as they come: compressed where they are."""


@pytest.mark.parametrize("game", rookery.games())
def test_a_table_comes_in_few_bytes(visit: Open, game: str) -> None:
    page = visit("/")
    play_now(page, game)
    wait_turn(page)
    fresh = page.context.browser
    assert fresh is not None
    context = fresh.new_context(storage_state=page.context.storage_state(), viewport={"width": 1440, "height": 900})
    try:
        looked = context.new_page()
        line = context.new_cdp_session(looked)
        line.send("Network.enable")
        names: dict[str, str] = {}
        sizes: dict[str, int] = {}

        def named(event: dict[str, Any]) -> None:
            names[event["requestId"]] = event["response"]["url"]

        def came(event: dict[str, Any]) -> None:
            sizes[event["requestId"]] = int(event["encodedDataLength"])

        line.on("Network.responseReceived", named)
        line.on("Network.loadingFinished", came)
        looked.goto(page.url)
        looked.wait_for_load_state("networkidle")
        looked.evaluate("document.fonts.ready.then(() => true)")
        weight = {names.get(k, k): n for k, n in sizes.items()}
        heaviest = sorted(weight.items(), key=lambda each: -each[1])[:6]
        print(game, sum(weight.values()), len(weight), heaviest)
        assert sum(weight.values()) <= MOST, heaviest
    finally:
        context.close()


ADDED = """() => {
  document.body.offsetHeight;  // whatever changed before is done
  document.querySelector("#note").append(document.createElement("i"));
  document.body.offsetHeight;
  return document.querySelectorAll("*").length;
}"""
WATCHED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


@pytest.mark.parametrize("game", rookery.games())
def test_a_small_change_touches_few_parts_of_the_table(visit: Open, game: str) -> None:
    """A rule for any element behind a `:has()` makes the browser style the whole page anew at every change."""
    page = visit("/")
    play_now(page, game)
    wait_turn(page)
    browser = page.context.browser
    assert browser is not None
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        browser.start_tracing(page=page, categories=WATCHED)
        whole = page.evaluate(ADDED)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        touched = max(e["args"].get("elementCount", 0) for e in events if e["name"] == "UpdateLayoutTree")
        assert 0 < touched < whole / 2, (width, height)
