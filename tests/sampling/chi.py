"""Is a count what probabilities say? The chi-square test, without a library."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import erfc, exp, lgamma, log, sqrt


def tail(statistic: float, freedom: int) -> float:
    """The probability of so large a chi-square value, or a larger one, by chance.

    >>> round(tail(3.841, 1), 3), round(tail(18.307, 10), 3)
    (0.05, 0.05)
    """
    if statistic <= 0:
        return 1.0
    x, a = statistic / 2, freedom / 2
    if freedom == 1:
        return erfc(sqrt(x))
    if x < a + 1:  # the series of the lower part
        term = total = 1 / a
        n = a
        while term > total * 1e-12:
            n += 1
            term *= x / n
            total += term
        return 1 - total * exp(-x + a * log(x) - lgamma(a))
    b, c = x + 1 - a, 1e300  # the continued fraction of the upper part
    d = 1 / b
    h = d
    for i in range(1, 500):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return h * exp(-x + a * log(x) - lgamma(a))


def fits(seen: Counter[Hashable], expected: Mapping[Hashable, float]) -> float:
    """The probability of counts as far from the expected shares as these, or farther.

    Nothing impossible may have been seen; rare outcomes are put together.
    """
    many = sum(seen.values())
    total = sum(expected.values())
    for outcome in seen:
        if expected.get(outcome, 0) <= 0:
            return 0.0
    statistic, cells, rare, rare_seen = 0.0, 0, 0.0, 0
    for outcome, share in expected.items():
        hoped = many * share / total
        if hoped < 5:
            rare += hoped
            rare_seen += seen[outcome]
            continue
        statistic += (seen[outcome] - hoped) ** 2 / hoped
        cells += 1
    if rare >= 5:
        statistic += (rare_seen - rare) ** 2 / rare
        cells += 1
    if cells < 2:
        raise ValueError("too few outcomes, or too few samples, to compare")
    return tail(statistic, cells - 1)
