"""Bots that are programs of their own, in any language: JSON in lines on stdin and stdout (docs/bots.md).

A program is started for one seat of one game and ended with it. Whatever it is told comes out of the `Window` of
that seat. One that fails is ended; when its seat is asked again it starts anew and is told all from the beginning.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from rookery.core.moves import Move
from rookery.games.kit import Outcome
from rookery.play.arena.channel import Failed, Program
from rookery.play.arena.contestants import Limits
from rookery.play.bots.window import Window

PROTOCOL: Final = 1
LISTED: Final = 500
"""Moves in one message; of more than that the program asks for pages."""
START_SECONDS: Final = 10.0
"""More for the first answer: the program has to start."""
LONGEST_MOVE: Final = 4_000


class ProgramBot:
    """One seat of one game."""

    def __init__(self, words: Sequence[str], window: Window, seats: int, rules: int, seed: int, limits: Limits):
        self._words, self._window, self._limits = words, window, limits
        self._seats, self._rules, self._seed = seats, rules, seed
        self._program: Program | None = None
        self._read = 0

    def choose(self, window: Window) -> Move | str:
        """What the program answers; Failed if that is nothing of use."""
        until = time.monotonic() + self._limits.seconds
        lines = []
        if self._program is None:
            until += START_SECONDS
            cpu = int(1_000 * self._limits.seconds) + 60
            self._program, self._read = Program(self._words, self._limits.memory, cpu), 0
            lines = [self.start()]
        legal = window.legal
        lines.append(self.ask(window))
        try:
            while True:
                answer = self._program.ask(lines, until - time.monotonic())
                if not (isinstance(answer, dict) and isinstance(answer.get("list"), int)):
                    break
                first = max(0, min(answer["list"], len(legal)))
                moves = [str(legal[k]) for k in range(first, min(len(legal), first + LISTED))]
                lines = [{"type": "moves", "first": first, "moves": moves}]
        except Failed:
            self.close()
            raise
        return chosen(answer, legal)

    def start(self) -> dict[str, Any]:
        """What it is told first."""
        window = self._window
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": window.game,
            "rules": self._rules,
            "seats": self._seats,
            "seat": window.seat,
            "options": window.options,
            "seed": self._seed,
            "seconds": self._limits.seconds,
        }

    def ask(self, window: Window) -> dict[str, Any]:
        """What it is asked, with all that is new."""
        question, legal, events = window.question, window.legal, window.events(self._read)
        assert question is not None
        self._read += len(events)
        return {
            "type": "ask",
            "question": question.key,
            "clause": question.clause,
            "view": window.view,
            "events": events,
            "count": len(legal),
            "moves": [str(legal[k]) for k in range(min(LISTED, len(legal)))],
        }

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        if self._program is not None:
            said = {"type": "end", "scores": outcome.scores, "ranks": outcome.ranks, "winners": outcome.winners}
            self._program.tell(said)
            self._program.finish(0.5)
            self._program = None

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None


def chosen(answer: Any, legal: Any) -> Move | str:
    """The move in an answer: its number in the list, or its text."""
    move = answer.get("move") if isinstance(answer, dict) else None
    if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < len(legal):
        found: Move = legal[move]
        return found
    if isinstance(move, str) and len(move) <= LONGEST_MOVE:
        return move
    raise Failed("nonsense", str(answer)[:200])
