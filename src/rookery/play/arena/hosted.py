"""Bots of other packages, each in a process beside us: one that stalls or crashes takes nobody with it.

The process follows the game by its moves, as the server's bots do, and gives the bot a `Window` on its seat. It
serves one game after the other; the bot is made anew for every seat of every game.

    python -m rookery.play.arena.hosted NAME
"""

from __future__ import annotations

import atexit
import json
import os
import sys
from collections.abc import Callable
from typing import IO, Any, Final

from rookery.core.moves import Move
from rookery.play.arena.channel import Failed, Program
from rookery.play.arena.contestants import Limits
from rookery.play.bots.installed import installed_bot
from rookery.play.bots.window import Window
from rookery.play.game import game as find_game
from rookery.play.match import Match

START_SECONDS: Final = 120.0
"""However busy the machine: what starts is mostly ours."""
CPU: Final = 100_000
_running: dict[tuple[str, Limits], Program] = {}


class HostedBot:
    """One seat of one game. `played` is the list of moves so far: seats and codes; it grows with the game."""

    def __init__(self, name: str, about: dict[str, Any], played: list[tuple[int, int]], limits: Limits) -> None:
        self._name, self._about, self._played, self._limits = name, about, played, limits
        self._host: Program | None = None
        self._sent = 0

    def choose(self, window: Window) -> int:
        """The code of the bot's move, or Failed."""
        key = self._name, self._limits
        lines: list[Any] = []
        if key not in _running:
            _running[key] = Program([sys.executable, "-m", __name__, self._name], self._limits.memory, CPU)
            self._hear(key, [], START_SECONDS)
        if self._host is not _running[key]:
            self._host, self._sent = _running[key], 0
            lines.append({"start": self._about})
        new, self._sent = self._played[self._sent :], len(self._played)
        lines.append({"ask": window.seat, "played": new})
        answer = self._hear(key, lines, self._limits.seconds)
        if "error" in answer:
            self._host = None  # it is made anew
            raise Failed(answer.get("why", "crashed"), str(answer["error"]))
        return int(answer["move"])

    def _hear(self, key: tuple[str, Limits], lines: list[Any], seconds: float) -> dict[str, Any]:
        try:
            answer: dict[str, Any] = _running[key].ask(lines, seconds)
            return answer
        except Failed:
            _running.pop(key).close()
            raise


@atexit.register
def close_all() -> None:
    """End all processes."""
    while _running:
        _running.popitem()[1].close()


# -- inside the process ----------------------------------------------------------------------------------------


class Place:
    """A seat that a bot answers for."""

    def __init__(self, name: str, about: dict[str, Any]) -> None:
        self.match: Match = find_game(about["game"]).start(
            seats=about["seats"], seed=about["deal"], options=about["options"]
        )
        self.seat: int = about["seat"]
        self.bot: Any = installed_bot(name, about["game"], about["seed"])
        self.window = Window(self.match, self.seat)

    def answer(self, played: list[tuple[int, int]]) -> int:
        """The code of its move, after these."""
        notation = self.match._kit.notation
        for seat, code in played:
            self.match.play(seat, Move(code, notation))
        given = self.bot.choose(self.window)
        try:
            return int(self.match.move(self.seat, given).code)
        except Exception:
            raise Failed("nonsense", repr(given)[:200]) from None


def serve(name: str, lines: IO[str], say: Callable[[Any], None]) -> None:
    """Answer lines until there are no more."""
    places: dict[int, Place] = {}
    trouble = ""
    for line in lines:
        said = json.loads(line)
        try:
            if "start" in said:
                trouble = ""
                places[said["start"]["seat"]] = Place(name, said["start"])
            elif trouble:
                say({"error": trouble})
            else:
                say({"move": places[said["ask"]].answer(said["played"])})
        except Exception as error:
            trouble = f"{type(error).__name__}: {error}"[:500]
            if "ask" in said:
                say({"error": error.note, "why": error.why} if isinstance(error, Failed) else {"error": trouble})


def main() -> None:
    """The process: what a bot prints must not get among the answers."""
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as out:
        os.dup2(2, 1)

        def say(line: Any) -> None:
            print(json.dumps(line), file=out, flush=True)

        say({"ready": sys.argv[1]})
        serve(sys.argv[1], sys.stdin, say)


if __name__ == "__main__":
    main()
