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


def has(mask: i64, n: i64) -> bool:
    """Is n in the set?"""
    return (mask >> n) & 1 == 1


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty.

    >>> lowest(2**40 + 2**50)
    40
    """
    n: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        n += 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        n += 16
    if mask & 0xFF == 0:
        mask >>= 8
        n += 8
    if mask & 0xF == 0:
        mask >>= 4
        n += 4
    if mask & 3 == 0:
        mask >>= 2
        n += 2
    return n if mask & 1 else n + 1


def nth(mask: i64, k: i64) -> i64:
    """The k-th member of a set, from 0."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)
