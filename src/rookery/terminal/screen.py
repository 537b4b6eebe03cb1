"""Where things are shown and lines are read: a terminal, or plain lines when there is none."""

from __future__ import annotations

import os
import sys
import textwrap
import time
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

WIDEST = 120
PAGE_WITHOUT_TERMINAL = 40
HOME_AND_ERASE = "\x1b[H\x1b[J"


class Screen:
    """One screen. `live` is a real terminal on both sides: it is redrawn, paged and paced."""

    def __init__(
        self,
        lines: TextIO | None = None,
        out: TextIO | None = None,
        fast: bool = False,
        width: int | None = None,
        pause: float = 0.4,
        recording: bool = False,
    ) -> None:
        self._lines = lines or sys.stdin
        self._out = out or sys.stdout
        for stream in (self._lines, self._out):
            if stream in (sys.stdin, sys.stdout):
                forgive(stream)
        no_colour = bool(os.environ.get("NO_COLOR"))
        self.console = Console(
            file=self._out,
            width=width,
            color_system=None if no_colour else "truecolor" if recording else "auto",
            force_terminal=True if recording else None,
            record=recording,
            no_color=no_colour,
            highlight=False,
            markup=False,
            emoji=False,
        )
        real = is_terminal(self._lines) and is_terminal(self._out) and os.environ.get("TERM") != "dumb"
        self.live = real
        self.colour = self.console.color_system is not None
        self.redraws = real and self.colour  # NO_COLOR: not one escape code, so nothing is ever redrawn
        self.paced = real and not fast
        self._pause = pause
        if real:
            use_line_editing()

    @property
    def width(self) -> int:
        """Columns to use; a very wide line is hard to read."""
        return min(self.console.size.width, WIDEST)

    @property
    def height(self) -> int | None:
        """Rows, if that means anything here."""
        return self.console.size.height if self.live else None

    @property
    def unicode(self) -> bool:
        """Can it show more than ASCII?"""
        return (self.console.encoding or "").lower().startswith("utf")

    # -- showing -----------------------------------------------------------------------------------------

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        if self.colour:
            for thing in things:
                self.console.print(thing, width=self.width)
            return
        for line in self.lines_of(things):
            self._out.write(line + "\n")

    def say(self, text: str, style: str = "") -> None:
        """Print a message, wrapped between words only: a file name stays whole."""
        for paragraph in text.split("\n"):
            for line in wrap(paragraph, self.width):
                self.console.print(
                    Text(line, style=style), no_wrap=True, overflow="ignore", crop=False, soft_wrap=True
                )

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def lines_of(self, things: Iterable[RenderableType]) -> list[str]:
        """Things as finished lines, colours included."""
        with self.console.capture() as caught:
            for thing in things:
                self.console.print(thing, width=self.width)
        lines = caught.get().removesuffix("\n").split("\n")
        return lines if self.colour else [line.rstrip() for line in lines]

    def draw(self, lines: list[str], crop: bool = False) -> None:
        """A whole picture in place of the last one; `crop` keeps its lower part where it is too tall."""
        if self.redraws:
            if crop and self.height is not None:
                lines = lines[-(self.height - 1) :]
            self._out.write(HOME_AND_ERASE)
        self._out.write("\n".join(lines) + "\n")
        self._out.flush()

    def page(self, lines: list[str], more: str) -> None:
        """Long output, one screen at a time; all at once where nobody could press a key."""
        height = self.height
        if height is None:
            self._out.write("\n".join(lines) + "\n")
            return
        step = max(5, height - 2)
        for at in range(0, len(lines), step):
            self._out.write("\n".join(lines[at : at + step]) + "\n")
            self._out.flush()
            if at + step < len(lines) and self.ask(f"{more} ").strip():
                return

    @property
    def page_size(self) -> int:
        """How many entries of a list fit."""
        return PAGE_WITHOUT_TERMINAL if self.height is None else max(8, self.height - 5)

    def wait(self) -> None:
        """Let people see what happened."""
        if self.paced:
            time.sleep(self._pause)

    # -- reading -----------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One line; EOFError when there are no more."""
        if self.live:
            self._out.flush()
            return input(prompt)
        line = self._lines.readline()
        if not line:
            self._out.write(prompt + "\n")
            self._out.flush()
            raise EOFError
        self._out.write(f"{prompt}{line.rstrip()}\n")
        self._out.flush()
        return line

    def typed(self, seconds: float) -> str | None:
        """A line if one comes within that time, else None; nobody is asked. Sleeps where that cannot be known."""
        if not self.live or sys.platform == "win32":
            time.sleep(seconds)
            return None
        import select

        if not select.select([self._lines], [], [], seconds)[0]:
            return None
        line = self._lines.readline()
        if not line:
            raise EOFError
        return line

    def interject(self, text: str, prompt: str) -> None:
        """A line above the prompt at which somebody is typing; from any thread."""
        if self.live:
            begun = sys.modules["readline"].get_line_buffer() if "readline" in sys.modules else ""
            erase = "\r\x1b[K" if self.redraws else "\n"
            self._out.write(f"{erase}{text}\n{prompt}{begun}")
            self._out.flush()


def is_terminal(stream: TextIO) -> bool:
    """Is somebody sitting there?"""
    try:
        return stream.isatty()
    except ValueError:  # closed
        return False


def forgive(stream: TextIO) -> None:
    """A terminal that cannot show a letter shows a question mark, and goes on."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def use_line_editing() -> None:
    """Arrow keys and history, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most that width, unless a single word is longer."""
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False, drop_whitespace=True) or [""]
