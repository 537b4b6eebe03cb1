"""Moves as people and programs handle them, and the lazy sequence of legal ones."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64, mypyc_attr

from rookery.core.table import RuleError, Table

VERB_BITS: Final = 6
VERB_MASK: Final = (1 << VERB_BITS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """How a game writes its moves. One canonical text per move; parse is the inverse of text."""

    def text(self, code: int) -> str:
        """The canonical text of a packed move."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The packed move; raises NotAMove with what is wrong."""
        raise NotImplementedError

    def number(self, code: int) -> int:
        """The move's fixed number in the game's action space."""
        raise NotImplementedError

    def move(self, number: int) -> int:
        """The move of that number."""
        raise NotImplementedError

    def actions(self) -> int:
        """How many numbers there are."""
        raise NotImplementedError


class Move:
    """One answer to one question. `str(move)` is its canonical notation."""

    def __init__(self, code: int, notation: Notation) -> None:
        self.code: int = code
        self._notation = notation

    @property
    def number(self) -> int:
        """The move's fixed number in its game's action space."""
        return self._notation.number(self.code)

    def __str__(self) -> str:
        return self._notation.text(self.code)

    def __repr__(self) -> str:
        return f"Move({self._notation.text(self.code)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)


class Options:
    """The legal moves of one seat: len, [k], in and iteration, computed on demand.

    It speaks of the question that was open when it was made; after an answer or an undo it refuses to guess.
    """

    def __init__(self, table: Table, seat: int, notation: Notation) -> None:
        self._table = table
        self._seat: i64 = seat
        self._notation = notation
        self._number: i64 = table.number

    def __len__(self) -> int:
        self._fresh()
        return int(self._table.count(self._seat))

    def __getitem__(self, k: int) -> Move:
        self._fresh()
        n = int(self._table.count(self._seat))
        if k < 0:
            k += n
        if not 0 <= k < n:
            raise IndexError(f"option {k} of {n}")
        return Move(int(self._table.option(self._seat, k)), self._notation)

    def __contains__(self, move: object) -> bool:
        self._fresh()
        if isinstance(move, Move) and move._notation is self._notation:
            return bool(self._table.allows(self._seat, move.code))
        text = str(move) if isinstance(move, Move) else move  # a move of another game is read as it is written
        if isinstance(text, str):
            try:
                code = self._notation.parse(text)
            except ValueError:
                return False
            return bool(self._table.allows(self._seat, code))
        return False

    def __iter__(self) -> Iterator[Move]:
        return iter(self.all())

    def __repr__(self) -> str:
        n = len(self)
        shown = ", ".join([str(self[k]) for k in range(min(n, 4))])
        return f"<{n} options: {shown}{', …' if n > 4 else ''}>"

    def all(self) -> list[Move]:
        """The full list."""
        self._fresh()
        notation = self._notation
        return [Move(code, notation) for code in self._table.options(self._seat)]

    def _fresh(self) -> None:
        if self._table.number != self._number:
            raise RuleError("these options belong to a question that has been answered or taken back")
