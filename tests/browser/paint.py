"""How soon something meaningful is seen, on a slow machine and a slow line: python -m tests.browser.paint

It prints figures and judges nothing: they depend on what else the machine does.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

import rookery
from tests.browser.conftest import ARGS, CHROMIUM, PATIENCE, Server
from tests.browser.play import play_now, wait_turn

SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""Fast 3G."""
TRIES = 3
KNOWN = {"home, signed in": "/", "profile": "/profile", "settings": "/settings"}
BLOCKING = """() => {
  const page = performance.getEntriesByType("navigation")[0];
  const held = performance.getEntriesByType("resource").filter(each => each.renderBlockingStatus === "blocking");
  const bytes = [page, ...held].reduce((sum, each) => sum + each.encodedBodySize, 0);
  return [held.length, bytes, page.responseStart - page.requestStart];
}"""
"""What the first paint waits for besides the page: files, bytes with the page's, and the server's answer."""
PAINTED = """() => new Promise(done => {
  const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime || 0;
  new PerformanceObserver(list => done([first, list.getEntries().at(-1).startTime]))
    .observe({ type: "largest-contentful-paint", buffered: true });
  setTimeout(done, 3000, [first, 0]);
})"""


def painted(browser: Browser, url: str, state: object) -> tuple[float, ...]:
    """Milliseconds to the first and the largest thing seen, with nothing in the cache; then what they wait for."""
    context = browser.new_context(storage_state=state, viewport={"width": 390, "height": 844})  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url, wait_until="load")
    first, largest = page.evaluate(PAINTED)
    waits = page.evaluate(BLOCKING)
    context.close()
    return float(first), float(largest), *map(float, waits)


def main() -> None:
    """Home, what a person who is known here sees of the shell, and a table of each game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        try:
            context = browser.new_context(base_url=server.url)
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            for game in sys.argv[1:] or ["", *KNOWN, *rookery.games()]:
                if game in KNOWN and not page.request.get("/api/v1/me").ok:
                    page.request.post("/api/v1/guests", data={"name": "Ada"})
                page.goto(KNOWN.get(game, "/"))
                if game and game not in KNOWN:
                    play_now(page, game)
                    wait_turn(page)
                seen = [painted(browser, page.url, context.storage_state()) for _ in range(TRIES)]
                first, largest, files, held, answered = (median(each) for each in zip(*seen, strict=True))
                print(
                    f"{game or 'home':20} first {first:6.0f} ms   largest {largest:6.0f} ms   it waits for "
                    f"{files:.0f} files, {held / 1000:.1f} kB with the page; the server took {answered:.0f} ms",
                    flush=True,
                )
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
