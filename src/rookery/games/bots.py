"""What rules of thumb are given to look at: a seat's window, and no more of it than they need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rookery.core.moves import Move
from rookery.core.rng import Rng


class Seen(Protocol):
    """The window of one seat."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The table options."""

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees."""

    @property
    def question(self) -> Any:
        """What it is asked; `.key` names it."""

    @property
    def legal(self) -> Any:
        """Its legal moves."""

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as far as the seat may know."""


class Foreseeing(Protocol):
    """Rules of thumb that also look ahead (play/bots/mind/foresight.py); `search.toml` says how far."""

    def choose(self, seen: Seen, rng: Rng) -> Move:
        """The answer to the question a seat is asked."""

    def ranked(self, seen: Seen, rng: Rng, many: int) -> list[Move]:
        """The best answers, the best first, as `choose` sees them. One alone: there is nothing to weigh."""

    def stage(self, view: Mapping[str, Any]) -> int:
        """A number that changes whenever the table comes to rest, so that `chances` can judge it."""

    def chances(self, views: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> list[float]:
        """Each seat's chance to win, at a table at rest, from what each seat sees there."""
