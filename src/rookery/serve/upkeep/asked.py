"""The request that is being answered: where it comes from, and its number, which pages that show an error have."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Any, Final

GOOD: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")


class Asked:
    """One request; its number is made up when somebody wants to know it."""

    __slots__ = ("_number",)

    def __init__(self, given: str = "") -> None:
        self._number = given if given and GOOD.fullmatch(given) else ""

    @property
    def number(self) -> str:
        """The proxy's, if that gave one that can be believed, or one of our own."""
        if not self._number:
            self._number = secrets.token_hex(8)
        return self._number


NOW: ContextVar[Asked | None] = ContextVar("rookery-asked", default=None)
PLACE: ContextVar[str] = ContextVar("rookery-place", default="")
"""Where it comes from; "" beside all requests."""


def number() -> str:
    """Of the request that is being answered; "" beside all requests."""
    asked = NOW.get()
    return asked.number if asked is not None else ""


def note(_logger: Any, _method: str, event: dict[str, Any]) -> dict[str, Any]:
    """Add it to a line of the log."""
    if said := number():
        event["request"] = said
    return event
