"""Pictures of every board at every kind of question, in all sizes and both themes: `make screens`.

They land in build/screens with a page that shows them side by side: to be looked at by people. Pictures of games
that are not named stay as they are, so that all can be taken game by game.
"""

from __future__ import annotations

import argparse
import html
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import rookery
from tests.browser.conftest import CHROMIUM, PAINTED, PATIENCE, ROOT, Server
from tests.browser.geometry import Walk, resize

OUT = ROOT / "build" / "screens"
SIZES = ("1440x900", "1280x800", "900x700", "390x844", "844x390")
THEMES = ("dark", "light")
ANSWERS = 120
TITLE = "Every board at every kind of question"
STYLE = "body{font:15px sans-serif;background:#222;color:#eee}img{width:100%}a{color:#fc8}li{list-style:none}"
GRID = "ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:12px;padding:0}"


def wanted() -> argparse.Namespace:
    """What to take pictures of; everything unless something is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(rookery.games()))
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--themes", nargs="*", default=list(THEMES))
    parser.add_argument("--seats", type=int, default=0, help="else the usual number of each game")
    parser.add_argument("--kinds", type=int, default=99, help="so many kinds of questions per game at most")
    return parser.parse_args()


def shoot(page: Page, folder: Path, key: str, size: str, theme: str) -> None:
    """One picture."""
    width, _, height = size.partition("x")
    page.emulate_media(color_scheme="light" if theme == "light" else "dark", reduced_motion="reduce")
    resize(page, int(width), int(height))
    page.screenshot(path=folder / f"{key}-{size}-{theme}.png", animations="disabled")


def board(browser: Browser, server: Server, game: str, how: argparse.Namespace) -> int:
    """A game walked through; small screens are touched, as they would be. How many pictures it took."""
    folder = OUT / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    context = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    kit = rookery.game(game)
    walk = Walk(browser, page, game, how.seats or kit.usual_seats, seed=7)
    taken = 0
    for kinds, key in enumerate(walk.questions(ANSWERS), 1):
        for size in how.sizes:
            for theme in how.themes:
                small = int(size.partition("x")[0]) < 900
                shoot(walk.touch if small else page, folder, key, size, theme)
                taken += 1
        print(f"· {game}: {key} ({taken} pictures)", flush=True)
        if kinds == how.kinds:
            break
    walk.close()
    context.close()
    return taken


def contact_sheet() -> None:
    """All there are, on one page."""
    parts = [
        f"<!doctype html><meta charset=utf-8><title>{TITLE}</title><style>{STYLE}{GRID}</style><h1>{TITLE}</h1>"
    ]
    for game in rookery.games():
        items = "".join(
            f'<li><a href="{at}"><img loading=lazy src="{at}" alt=""></a>{html.escape(path.stem)}</li>'
            for path in sorted((OUT / game).glob("*.png"))
            if (at := html.escape(f"{game}/{path.name}"))
        )
        parts.append(f"<h2>{html.escape(game)}</h2><ul>{items}</ul>")
    (OUT / "index.html").write_text("".join(parts), "utf-8")


def main() -> None:
    """Start a server and a browser, walk, shoot."""
    how = wanted()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=PAINTED)
            taken = sum(board(browser, server, game, how) for game in how.games)
            contact_sheet()
            browser.close()
        finally:
            server.stop()
    print(f"· {taken} pictures: {OUT / 'index.html'}")


if __name__ == "__main__":
    main()
