"""What a bot is given: a window on a match from one seat. It shows what a person there sees, and nothing more.

A match keeps the table; a window must not hand it on. So a window holds no match: it holds small functions, made in
the places where the match is known, and the match lives in their closures only. Nothing that can be reached from a
window by attributes is a Match or a Table (tests/bots/test_window.py walks all of it).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import Table
from rookery.games.kit import Outcome, Step
from rookery.play.match import Match, Question
from rookery.play.observation import Observation


class Legal:
    """The legal moves of a seat: a lazy sequence (len, [k], in, iteration) that does not hold the table."""

    __slots__ = ("_all", "_at", "_has", "_len")

    def __init__(self, match: Match, seat: int) -> None:
        options = match.legal(seat)
        self._len: Callable[[], int] = lambda: len(options)
        self._at: Callable[[int], Move] = lambda k: options[k]
        self._has: Callable[[object], bool] = lambda move: move in options
        self._all: Callable[[], list[Move]] = lambda: [*options]

    def __len__(self) -> int:
        return self._len()

    def __getitem__(self, k: int) -> Move:
        return self._at(k)

    def __contains__(self, move: object) -> bool:
        return self._has(move)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all())

    def all(self) -> list[Move]:
        """The full list."""
        return self._all()


class Sketch:
    """A move put together in small steps: like `match.draft(seat)`, without the table."""

    __slots__ = ("_back", "_mask", "_move", "_steps", "_take", "_taken")

    def __init__(self, match: Match, seat: int) -> None:
        draft = match.draft(seat)
        self._taken: Callable[[], list[Step]] = lambda: draft.taken
        self._steps: Callable[[], list[Step]] = lambda: draft.steps
        self._mask: Callable[[], list[bool]] = lambda: draft.mask
        self._move: Callable[[], Move | None] = lambda: draft.move

        def take(step: Step | int | str) -> None:
            draft.take(step)

        def back(steps: int) -> None:
            draft.back(steps)

        self._take: Callable[[Step | int | str], None] = take
        self._back: Callable[[int], None] = back

    @property
    def taken(self) -> list[Step]:
        """The steps chosen so far."""
        return self._taken()

    @property
    def steps(self) -> list[Step]:
        """What can be chosen next; [] when the move is complete."""
        return self._steps()

    @property
    def mask(self) -> list[bool]:
        """The same over the fixed action space of small steps."""
        return self._mask()

    @property
    def move(self) -> Move | None:
        """The finished move, or None while something is left to choose."""
        return self._move()

    def take(self, step: Step | int | str) -> Sketch:
        """Choose a step, by its number or its words."""
        self._take(step)
        return self

    def back(self, steps: int = 1) -> Sketch:
        """Take back the last steps."""
        self._back(steps)
        return self


class Window:
    """One seat's sight of a match, for as long as the match lasts: every property speaks of the present moment."""

    __slots__ = (
        "_digest",
        "_draft",
        "_events",
        "_legal",
        "_question",
        "_sample",
        "_view",
        "game",
        "options",
        "seat",
    )

    def __init__(self, match: Match, seat: int) -> None:
        match.question(seat)  # refuses a seat that does not exist
        self.game: str = match.game
        self.seat: int = seat
        self.options: dict[str, Any] = match.options
        """The table options: everybody at the table knows them."""
        self._view: Callable[[], dict[str, Any]] = lambda: match.view(seat)
        self._question: Callable[[], Question | None] = lambda: match.question(seat)
        self._legal: Callable[[], Legal] = lambda: Legal(match, seat)
        self._events: Callable[[int], list[dict[str, Any]]] = lambda since: match.events(seat, since)
        self._digest: Callable[[], int] = lambda: match.digest(seat)
        self._draft: Callable[[], Sketch] = lambda: Sketch(match, seat)
        self._sample: Callable[[random.Random | Rng | int], World] = lambda rng: World(match, seat, rng)

    @property
    def view(self) -> dict[str, Any]:
        """Plain data: what this seat sees."""
        return self._view()

    @property
    def question(self) -> Question | None:
        """What this seat is asked, or None."""
        return self._question()

    @property
    def legal(self) -> Legal:
        """The legal moves, lazily."""
        return self._legal()

    @property
    def digest(self) -> int:
        """A number for all this seat was ever told: the name of its information set."""
        return self._digest()

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What this seat may read of what happened."""
        return self._events(since)

    def draft(self) -> Sketch:
        """Put a large move together in small steps."""
        return self._draft()

    def sample(self, rng: random.Random | Rng | int) -> World:
        """A world this seat cannot tell from the true one, to think in."""
        return self._sample(rng)


_OBSERVATIONS: dict[tuple[str, int, int, str], Observation] = {}
"""Of the kinds of tables met lately."""


def observation(match: Match) -> Observation:
    """How seats of a match are shown as numbers."""
    kit = match._kit
    key = (kit.name, kit.rules, match.seats, json.dumps(match._options, sort_keys=True))
    if key not in _OBSERVATIONS:
        if len(_OBSERVATIONS) >= 32:
            _OBSERVATIONS.pop(next(iter(_OBSERVATIONS)))
        _OBSERVATIONS[key] = Observation(kit, match.seats, match._options)
    return _OBSERVATIONS[key]


class World:
    """A sampled match: one of those the seat cannot tell from the true one. Search may do with it what it likes.

    Hidden things in it were drawn, not looked up, so it may show every seat's view.
    """

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int, rng: random.Random | Rng | int) -> None:
        self.seat = seat
        self._match = match.sample(seat, rng)

    @classmethod
    def of(cls, match: Match, seat: int) -> World:
        """A whole match that is over and known: for looking back, never for a seat that plays."""
        world = object.__new__(cls)
        world.seat = seat
        world._match = match
        return world

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats asked now, () when over."""
        return self._match.waiting

    @property
    def over(self) -> bool:
        """Has the game ended in this world?"""
        return self._match.over

    @property
    def outcome(self) -> Outcome | None:
        """How it ended in this world, or None."""
        return self._match.outcome

    def window(self, seat: int) -> Window:
        """What a seat sees in this world; bots can play on in it."""
        return Window(self._match, seat)

    def play(self, seat: int, move: Move | str) -> None:
        """Answer for a seat in this world."""
        self._match.play(seat, move)

    # -- for searches that go through thousands of moves -------------------------------------------------

    @property
    def table(self) -> Table:
        """The bare table of this world. Its hidden things were drawn too."""
        return self._match._table

    @property
    def spec(self) -> Observation:
        """How seats of this table are shown as numbers."""
        return observation(self._match)

    @property
    def sides(self) -> bool:
        """Do sides win here, not seats?"""
        return self._match._kit.teams(self.table) is not None

    def result(self, table: Table) -> Outcome | None:
        """How a copy of this world's table ended."""
        return self._match._kit.outcome(table)

    def clone(self) -> World:
        """An independent copy that will see the same chance."""
        other = object.__new__(World)
        other.seat = self.seat
        other._match = self._match.clone()
        return other
