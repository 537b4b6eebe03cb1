"""Large moves of a game elsewhere, in small steps."""

from __future__ import annotations

from typing import Any

from rookery.client.http import Client, printable
from rookery.errors import GameError
from rookery.games.kit import Step


class StepsThere:
    """A large move in small steps, which the server knows. Thoughts only: nothing is played."""

    def __init__(self, client: Client, path: str, seat: int) -> None:
        self._client, self._path, self._seat = client, path, seat
        self._numbers: list[int] = []
        self._known: dict[tuple[int, ...], dict[str, Any]] = {}

    @property
    def _now(self) -> dict[str, Any]:
        key = tuple(self._numbers)
        if key not in self._known:
            body = {"seat": self._seat, "taken": self._numbers}
            self._known[key] = self._client.ask("POST", self._path, body, patient=True)
        return self._known[key]

    @property
    def taken(self) -> list[Step]:
        """The steps chosen so far."""
        return [Step(int(s["number"]), printable(s["text"])) for s in self._now["taken"]]

    @property
    def steps(self) -> list[Step]:
        """What can be chosen next; [] when the move is complete."""
        return [Step(int(s["number"]), printable(s["text"])) for s in self._now["steps"]]

    @property
    def move(self) -> str | None:
        """The finished move, or None while something is left to choose."""
        found = self._now["move"]
        return None if found is None else printable(found)

    def take(self, step: str) -> StepsThere:
        """Choose a step by its words."""
        for each in self.steps:
            if each.text == step:
                self._numbers.append(each.number)
                return self
        raise GameError("no-step", step=step)

    def back(self, steps: int = 1) -> StepsThere:
        """Take back the last steps."""
        del self._numbers[max(0, len(self._numbers) - steps) :]
        return self
