"""A small, fast generator for playouts and sampling. Never used for a game people play: see chance.py."""

from typing import Final

from mypy_extensions import i64

_MASK: Final[i64] = (1 << 62) - 1
_MUL: Final[i64] = 0x1F1E33A8F2D7A5B5
_ADD: Final[i64] = 0x2B1E7A9C3D5F0817
_STIR: Final[i64] = 0x3F58476D1CE4E5B9
_STIR_MORE: Final[i64] = 0x14D049BB133111EB


class Rng:
    """One word of state; the same numbers interpreted and compiled.

    >>> a, b = Rng(7), Rng(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    """

    def __init__(self, seed: i64) -> None:
        # Neighbouring seeds must not give similar numbers: stir until every bit has reached every other.
        x: i64 = (seed + _ADD) & _MASK
        x = ((x ^ (x >> 30)) * _STIR) & _MASK
        x = ((x ^ (x >> 27)) * _STIR_MORE) & _MASK
        self.state: i64 = x ^ (x >> 31)

    def bits(self) -> i64:
        """Thirty random bits."""
        # The product wraps in compiled code; the mask makes both modes agree.
        self.state = (self.state * _MUL + _ADD) & _MASK
        x = self.state >> 26
        return (x ^ (x >> 17)) & 0x3FFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        if n < 1048576:
            return (self.bits() * n) >> 30
        return ((self.bits() << 30) | self.bits()) % n

    def clone(self) -> "Rng":
        """A generator that will give the same numbers."""
        other = Rng(0)
        other.state = self.state
        return other
