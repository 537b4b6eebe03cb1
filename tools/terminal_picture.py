"""Draw docs/terminal.svg: a real position of Thief's Market as the terminal table shows it.

    .venv/bin/python tools/terminal_picture.py [FILE]

The picture refers to nothing outside itself: rich's web fonts are taken out.
"""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

from rich.terminal_theme import TerminalTheme

import rookery
from rookery.play.bots import Window, make_bot
from rookery.terminal.screen import Screen
from rookery.terminal.sitting.session import Seating, Session

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Ada", "Mira", "Bruno", "Zita"]
SEED, SEAT, ROUND = 12, 0, 5
WIDTH = 100
FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
DUSK = TerminalTheme(
    (24, 20, 18),
    (226, 216, 200),
    [
        *((24, 20, 18), (168, 32, 26), (35, 117, 58), (227, 177, 34)),
        *((28, 95, 176), (111, 61, 150), (60, 140, 150), (226, 216, 200)),
    ],
)


def position() -> rookery.Match:
    """Some rounds in, when it is Ada's turn to split and there is somebody to rob."""
    match = rookery.game("thiefs-market").start(seats=4, seed=SEED, names=NAMES)
    bots = [make_bot("thiefs-market", "heuristic", seat) for seat in range(4)]
    while not match.over:
        seat = match.waiting[0]
        view = match.view(seat)
        asked = match.question(seat)
        robbable = sum(len(player["pile"]) > 1 for player in view["players"])
        if seat == SEAT and asked and asked.key == "split" and view["round"] >= ROUND and robbable >= 2:
            return match
        match.play(seat, bots[seat].choose(Window(match, seat)))
    raise SystemExit("no such position: choose another seed")


def picture() -> str:
    """The SVG text."""
    os.environ.pop("NO_COLOR", None)
    screen = Screen(lines=io.StringIO(), out=io.StringIO(), width=WIDTH, recording=True)
    match = position()
    session = Session(match, Seating(SEAT, ["heuristic"] * 4), screen, "en", Path("unused"))
    session.show_turn(len(match.events(SEAT)) - 6)
    svg = screen.console.export_svg(title="rookery play thiefs-market", theme=DUSK)
    svg = re.sub(r"\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: (?:Fira Code, monospace|arial)", f"font-family: {FONT}", svg)
    # Rich measures against its own font; `textLength` keeps every cell in place with any other.
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "terminal.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(picture(), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
