"""A packed table: its ints, as they are written and read."""

from mypy_extensions import i64


class RuleError(Exception):
    """A frame broke a law, or a program answered a question that was not asked."""


class Writer:
    """Collects the ints of a packed table."""

    def __init__(self) -> None:
        self.ints: list[int] = []

    def put(self, x: i64) -> None:
        """One int."""
        self.ints.append(int(x))

    def put_list(self, xs: list[int]) -> None:
        """A list, its length first."""
        self.ints.append(len(xs))
        self.ints.extend(xs)


class Reader:
    """Reads them back in the same order."""

    def __init__(self, ints: list[int]) -> None:
        self.ints = ints
        self.at: i64 = 0

    def take(self) -> i64:
        """The next int."""
        if self.at >= len(self.ints):
            raise RuleError("packed table ends too early")
        x = self.ints[self.at]
        self.at += 1
        return x

    def take_list(self) -> list[int]:
        """The next list."""
        n = self.take()
        if n < 0 or self.at + n > len(self.ints):
            raise RuleError("packed table ends too early")
        xs = self.ints[self.at : self.at + n]
        self.at += n
        return xs

    def done(self) -> bool:
        """Has everything been read?"""
        return self.at == len(self.ints)
