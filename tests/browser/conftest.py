"""A real server in its own process, and Debian's Chromium. Without them: skipped; in CI: a failure."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "build" / "screenshots"
WALKS = ("test_geometry.py", "test_aloud.py", "test_words.py")
"""They go through whole games at every size, or in every language: `make walks`."""
collect_ignore = [] if os.environ.get("ROOKERY_WALKS") else [*WALKS]
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""The first draws the same pages for less work: it has no window around them."""
CHROMIUM = os.environ.get("ROOKERY_CHROMIUM") or next((b for b in BROWSERS if Path(b).exists()), BROWSERS[0])
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PAINTED = [*ARGS, "--font-render-hinting=none"]
"""For pictures: letters stand as in a window with people before it. The shell rounds the room between words."""
PATIENCE = 90_000
"""Milliseconds a browser may be late: it may be starved by whatever else the machine does."""
expect.set_options(timeout=PATIENCE)  # it would be five seconds
START = """
from pathlib import Path
from rookery.serve.app import main
from tests.seeds import deal_by
deal_by(Path({test!r}))
main(port={port}, database={database!r}, lang="en")
"""


VEIL = """{
  const veil = new CSSStyleSheet();
  veil.replaceSync(":root { opacity: 0 !important }");
  document.adoptedStyleSheets.push(veil);
}"""
"""Most tests read, measure and click. Nothing is painted for them, and all lies where it would."""
LIFT = "off => document.adoptedStyleSheets.forEach(veil => { veil.disabled = off })"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [i for i in items if "tests/browser/" in str(i.path)]
    for item in here:
        item.add_marker(pytest.mark.xdist_group("browser"))
        item.add_marker(pytest.mark.timeout(600))


def need(there: bool, reason: str) -> None:
    if there:
        return
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


class Server:
    """A server on a free port with its own file; it can be killed and started again."""

    def __init__(self, folder: Path, **env: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'test.db'}"
        self.log = folder / "server.log"
        self.test = folder / "test"
        self.test.write_text("")
        self.env = {
            **os.environ,
            "ROOKERY_PACE": "30",
            "ROOKERY_REGRET": "0",
            "ROOKERY_SLOWLY": "0",
            "ROOKERY_WORKERS": "0",
            **env,
        }
        for rule in ("RATE", "RATE_POSTS", "RATE_GUESTS", "RATE_CHAT", "RATE_ADDRESS", "RATE_LOGINS", "RATE_TRIES"):
            self.env[f"ROOKERY_{rule}"] = "none"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", START.format(port=self.port, database=self.database, test=str(self.test))]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.env, stdout=log, stderr=log, cwd=ROOT)
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.url}/readyz", timeout=10) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.2)
            if self.process.poll() is not None:
                break
        raise RuntimeError(self.log.read_text()[-3000:])

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE / 1000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    need(Path(CHROMIUM).exists(), f"no browser: {CHROMIUM} is not there (make browser)")
    assets = ROOT / "src" / "rookery" / "serve" / "static" / "vendor" / "htmx.js"
    need(assets.exists(), "no assets: run make assets")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.stop()


Open = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Open]:
    """A page in a context of its own, blank without a path; nothing may go wrong on it. Things move only where a
    test asks for motion."""
    server.test.write_text(request.node.nodeid)
    contexts: list[BrowserContext] = []
    problems: list[str] = []
    cut = "cut_line" in request.fixturenames

    def make(path: str = "", width: int = 1280, height: int = 800, **options: Any) -> Page:
        options.setdefault("locale", "en-GB")
        options.setdefault("color_scheme", "dark")
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("service_workers", "block")  # routes of tests would not see what it fetches
        context = chromium.new_context(viewport={"width": width, "height": height}, base_url=server.url, **options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VEIL)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)) if serious(str(error), cut) else None)
        page.on(
            "console", lambda m: problems.append(m.text) if m.type == "error" and serious(m.text, cut) else None
        )
        if path:  # most go straight to a prepared table
            page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not problems


@pytest.fixture
def cut_line() -> None:
    """For tests that cut the line to the table: posts may fail there, and nowhere else."""


def serious(text: str, cut: bool = False) -> bool:
    """Refused answers, pages left while fading in and servers that restart are part of some tests."""
    expected = ["Failed to load resource", "WebSocket", "htmx:ws:", "Transition was"]
    if cut:
        expected.append("Failed to fetch")
    return not any(part in text for part in expected)


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """With the page painted: for those who look at colours or pixels."""
    page.evaluate(LIFT, True)
    yield
    page.evaluate(LIFT, False)


def picture(page: Page, name: str, full: bool = False) -> None:
    """For people to look at, where they are asked for: it checks nothing, and takes its time."""
    if "ROOKERY_PICTURES" not in os.environ:
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    with seen(page):
        page.wait_for_timeout(600)  # what moves has arrived
        page.screenshot(path=PICTURES / f"{name}.png", full_page=full)
