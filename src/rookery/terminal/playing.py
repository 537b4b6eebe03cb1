"""What a terminal table needs of a game being played, here (`Match`) or on a server (`RemoteMatch`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from rookery.core.moves import Move
from rookery.games.kit import Outcome, Step
from rookery.play.match import Question

AnyMove = Move | str
"""A move of a table here, or its notation at a table elsewhere."""


class Legal(Protocol):
    """The legal moves of a seat."""

    def __len__(self) -> int: ...
    def __getitem__(self, k: int, /) -> AnyMove: ...
    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[AnyMove]: ...

    def all(self) -> Sequence[AnyMove]:
        """The full list."""


class Drafting(Protocol):
    """A large move in small steps."""

    @property
    def taken(self) -> Sequence[Step]:
        """The steps chosen so far."""

    @property
    def steps(self) -> Sequence[Step]:
        """What can be chosen next; empty when the move is complete."""

    @property
    def move(self) -> AnyMove | None:
        """The finished move, or None while something is left to choose."""

    def take(self, step: str) -> object:
        """Choose a step by its words."""

    def back(self, steps: int = 1) -> object:
        """Take back the last steps."""


class Playing(Protocol):
    """The part of `Match` that is shown and asked about."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def rules(self) -> int:
        """The version of the rules it is played by."""

    @property
    def options(self) -> dict[str, Any]:
        """The table options, all of them."""

    @property
    def names(self) -> list[str]:
        """The names at the table, if they were given."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats asked now."""

    @property
    def over(self) -> bool:
        """Has the game ended?"""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    def question(self, seat: int) -> Question | None:
        """What this seat is asked."""

    def legal(self, seat: int) -> Legal:
        """The legal moves of a seat."""

    def move(self, seat: int, text: str) -> AnyMove:
        """Read a move, shorthands included. NotAMove, AmbiguousMove, or a move that may still be illegal."""

    def draft(self, seat: int) -> Drafting:
        """Build a large move in small steps."""

    def sentence(self, seat: int, move: Any, lang: str = "en") -> str:
        """A move in words."""

    def why_not(self, seat: int, move: Any) -> str | None:
        """The clause that forbids a move, or None if it is legal."""

    def explain(self, refusal: Any, lang: str = "en") -> str:
        """That clause in words."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees."""

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat may read of what happened."""

    def tell(self, event: Mapping[str, Any], lang: str = "en", names: Sequence[str] = ()) -> str:
        """An event in words."""
