"""Rules that break a law on purpose, so that the tests of the laws are seen to fail.

Compiled frames cannot be subclassed, so a wrapper stands in front of the real table and its frames.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from rookery.core.table import Frame, Table, Writer
from rookery.play.match import Match

Breaks = Callable[[Any, Frame], dict[str, Any]]
"""From the real table and the frame on top: what is different about that frame."""


class Broken:
    """Looks like another object, but for what is given here."""

    def __init__(self, real: Any, **changed: Any) -> None:
        self.__dict__.update(_real=real, _changed=changed)

    def __getattr__(self, name: str) -> Any:
        changed: dict[str, Any] = self.__dict__["_changed"]
        return changed[name] if name in changed else getattr(self.__dict__["_real"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__dict__["_real"], name, value)


def bare(thing: Any) -> Any:
    """What is behind the wrapper."""
    return thing.__dict__["_real"] if isinstance(thing, Broken) else thing


class BrokenTable(Broken):
    """A table whose frame on top breaks a law; copies are as broken."""

    def __init__(self, real: Table, breaks: Breaks) -> None:
        super().__init__(real)
        self.__dict__["_breaks"] = breaks

    @property
    def stack(self) -> list[Frame]:
        """The frames, the last one broken."""
        table = bare(self)
        top = table.stack[-1]
        return [*table.stack[:-1], cast(Frame, Broken(top, **self.__dict__["_breaks"](table, top)))]

    def clone(self) -> BrokenTable:
        """A copy with the same fault."""
        return BrokenTable(bare(self).clone(), self.__dict__["_breaks"])


class BrokenMatch(Broken):
    """A match at a broken table; copies are as broken."""

    def __init__(self, real: Match, table: Any) -> None:
        super().__init__(real, _table=table)

    def clone(self) -> BrokenMatch:
        """A copy at a copy of the table."""
        return BrokenMatch(bare(self).clone(), self._table.clone())


def with_broken_frames(match: Match, breaks: Breaks) -> Match:
    """A copy of a match whose rule in progress breaks a law."""
    other = match.clone()
    return cast(Match, BrokenMatch(other, BrokenTable(other._table, breaks)))


def save_with(frame: Frame, hidden: Callable[[], int]) -> Callable[[Writer], None]:
    """A frame that holds one number more."""

    def save(writer: Writer) -> None:
        frame.save(writer)
        writer.put(hidden())

    return save
