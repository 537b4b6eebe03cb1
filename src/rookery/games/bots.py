"""What rules of thumb are given to look at: a seat's window, and no more of it than they need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


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
