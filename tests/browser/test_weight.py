"""How much a browser fetches to show a table for the first time."""

from __future__ import annotations

from typing import Any

import pytest

import rookery
from tests.browser.conftest import Open
from tests.browser.play import play_now, wait_turn

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
