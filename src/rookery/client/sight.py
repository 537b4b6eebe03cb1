"""What a bot at a server's table is shown when it is asked: what a person in its seat sees, and nothing more.

It has the names of `rookery.play.bots.Window`: a bot that needs no worlds to think in plays in the arena as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, overload

from rookery.client.feed import Seen
from rookery.client.http import Client
from rookery.client.steps import StepsThere

AT_ONCE: Final = 200
"""Legal moves of one request."""


class TooLate(Exception):
    """The question was answered, or taken back, while the bot was looking at it."""


@dataclass(frozen=True)
class Question:
    """What the seat is asked."""

    key: str
    clause: str
    text: str
    number: int
    """Names the question; it is never used twice at a table."""


class LegalMoves(Sequence[str]):
    """The legal moves in the game's notation. The first are here; the rest is fetched where it is looked at."""

    def __init__(self, client: Client, path: str, moves: Sequence[str], count: int) -> None:
        self._client, self._path, self._count = client, path, count
        self._known = dict(enumerate(moves))

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return [self[k] for k in range(*at.indices(self._count))]
        k = at + self._count if at < 0 else at
        if not 0 <= k < self._count:
            raise IndexError(at)
        if k not in self._known:
            self._fetch(k - k % AT_ONCE)
        return self._known[k]

    def __iter__(self) -> Iterator[str]:
        return (self[k] for k in range(self._count))

    def _fetch(self, first: int) -> None:
        found = self._client.ask("GET", f"{self._path}/legal?offset={first}&limit={AT_ONCE}", patient=True)
        if int(found["count"]) != self._count or not found["moves"]:
            raise TooLate
        self._known.update(enumerate((str(move) for move in found["moves"]), first))


class Sight:
    """One moment of a game as one seat sees it."""

    def __init__(self, client: Client, path: str, seen: Seen) -> None:
        table, asked = seen.table, seen.data["question"]
        assert seen.seat is not None
        self._client, self._path = client, path
        self._events = seen.events
        self.game: str = str(table["game"])
        self.seat: int = seen.seat
        self.seats: int = len(table["seats"])
        self.names: list[str] = seen.names
        self.options: dict[str, Any] = table["options"]
        self.view: dict[str, Any] = seen.data["view"]
        """Plain data: what this seat sees."""
        self.clocks: list[float | None] = seen.data["clocks"]
        """Seconds left by seat; [] without clocks."""
        self.question = Question(str(asked["key"]), str(asked["clause"]), str(asked["text"]), int(asked["number"]))
        self.legal = LegalMoves(client, path, seen.data["legal"], int(asked["count"]))

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What this seat may read of what happened, each with its `text`."""
        return list(self._events[since:])

    def draft(self) -> StepsThere:
        """Put a large move together in small steps: `steps`, `take(words)`, `move` once it is complete."""
        return StepsThere(self._client, f"{self._path}/steps", self.seat)
