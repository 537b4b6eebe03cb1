"""What callers of the lab give, looked at before anything changes."""

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from rookery.errors import LabError, quoted

MOST_SEED = (1 << 40) - 1
MOST_DECISIONS = 1 << 40


def check_number(what: str, value: Any, low: int, high: int) -> None:
    """A whole number in its range, be it one of NumPy's."""
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or not low <= value <= high:
        raise LabError(f"{what} is a number from {low} to {high}, not {quoted(value)}")


def check_limit(max_decisions: Any) -> None:
    """After so many decisions a game is cut short; None: the game's own limit."""
    if max_decisions is not None:
        check_number("max_decisions", max_decisions, 1, MOST_DECISIONS)


def check_options(options: Any) -> dict[str, Any]:
    """A copy of a table's options by their names; none are fine too."""
    if options is not None and not isinstance(options, Mapping):
        raise LabError(f"options are values by the names of a game's options, not {quoted(options)}")
    return dict(options or {})


def step_number(step: Any) -> int:
    """The number of a step; -1, which no step has, for what is no whole number."""
    try:
        return index(step)
    except TypeError:
        return -1
