"""In a real terminal: the picture is redrawn and fits, Ctrl-C keeps the game."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import rookery
from tests.terminal.sitting import GAME, kept

PATIENCE = 120.0


class Terminal:
    """A `rookery play` in a pseudo-terminal."""

    def __init__(
        self, *args: str, rows: int = 24, columns: int = 80, there: bool = False, **environment: str
    ) -> None:
        import fcntl
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR", "CI")}
        env |= {"TERM": "xterm-256color", "ROOKERY_LANG": "en"} | environment
        here = () if there else (GAME, "--seed", "7", "--bot", "random")
        command = [sys.executable, "-m", "rookery.cli", "play", *here, *args]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.seen = ""
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")

    def wait_for(self, text: str) -> str:
        """All that was written until this text appears."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < end, f"{text!r} never came: {self.seen[-2000:]}"
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                try:
                    self.seen += self._letters.decode(os.read(self.master, 65536))
                except OSError:  # closed
                    break
        assert text in self.seen, self.seen[-2000:]
        return self.seen

    def interrupt(self, text: str) -> None:
        """Ctrl-C until this text appears: one that comes in the instant before the prompt waits for a key."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            os.killpg(self.process.pid, signal.SIGINT)
            again = min(end, time.monotonic() + 8)
            while text not in self.seen and time.monotonic() < again:
                if select.select([self.master], [], [], 0.2)[0]:
                    self.seen += self._letters.decode(os.read(self.master, 65536))
            assert time.monotonic() < end, f"{text!r} never came: {self.seen[-2000:]}"

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            os.close(self.master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for each in opened:
        if each.process.poll() is None:
            each.process.kill()
            each.process.wait()


def test_ctrl_c_keeps_the_game(data: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("--fast")
    terminals.append(terminal)
    terminal.wait_for("› ")
    terminal.type("all")
    terminal.type("1")
    terminal.wait_for("Buy, use your cards")
    terminal.interrupt("See you next time!")
    seen = terminal.seen
    assert terminal.close() == 0
    assert "Traceback" not in seen
    (path,) = kept(data)
    text = path.read_text("utf-8")
    assert "\n0 take " in text
    assert not rookery.verify(text).problems


def test_ctrl_c_while_bots_move(data: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("--seats", "5")
    terminals.append(terminal)
    terminal.wait_for("is thinking")
    terminal.process.send_signal(signal.SIGINT)
    terminal.interrupt("See you next time!")
    seen = terminal.seen
    assert terminal.close() == 0
    assert "Traceback" not in seen
    assert not rookery.verify(kept(data)[0].read_text("utf-8")).problems


@pytest.mark.parametrize("how", ["Ctrl-C", "quit"])
def test_ctrl_c_pressed_on_and_on_while_the_program_says_goodbye(
    data: Path, terminals: list[Terminal], how: str
) -> None:
    terminal = Terminal("--fast")
    terminals.append(terminal)
    terminal.wait_for("› ")
    if how == "quit":
        terminal.type("quit")
        terminal.wait_for("See you next time!")
    else:
        terminal.interrupt("See you next time!")
    while terminal.process.poll() is None:  # to the last instant of the process
        terminal.process.send_signal(signal.SIGINT)
        time.sleep(0.0005)
    assert terminal.close() == 0
    assert "Traceback" not in terminal.seen
    assert len(kept(data)) == 1


def test_the_picture_fits_a_small_terminal(terminals: list[Terminal]) -> None:
    terminal = Terminal("--fast", rows=24, columns=80)
    terminals.append(terminal)
    picture = terminal.wait_for("› ").split("\x1b[H\x1b[J")[-1]
    rows = picture.replace("\r", "").split("\n")
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", row) for row in rows]
    assert len(rows) <= 24
    assert max(map(len, plain)) <= 80
    assert "Thief’s Market" in plain[0], "nothing has scrolled away"
    assert re.search(r"\x1b\[[0-9;]*48;5;\d+m B ", picture), "dice in colours, with their letters"
    terminal.type("quit")
    terminal.wait_for("See you next time!")
    assert terminal.close() == 0


def test_no_color_in_a_terminal_means_no_escape_codes(terminals: list[Terminal]) -> None:
    terminal = Terminal("--fast", NO_COLOR="1", INPUTRC="/dev/null")
    terminals.append(terminal)
    terminal.wait_for("› ")
    terminal.type("quit")
    seen = terminal.wait_for("See you next time!")
    assert terminal.close() == 0
    ours = re.sub(r"\x1b\[\?2004[hl]", "", seen)  # readline's own bracketed paste
    assert "\x1b" not in ours
    assert "[B]" in ours
