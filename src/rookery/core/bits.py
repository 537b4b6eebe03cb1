"""Bits of 64-bit words."""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The word with bit n set.

    Never write `i64(1) << n`: mypyc leaves the 1 a C int, and the shift is wrong from 31 on.

    >>> bit(40) == 2**40
    True
    """
    one = (n & 0) + 1
    return one << n


def ones(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
