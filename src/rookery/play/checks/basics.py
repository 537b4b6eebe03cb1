"""What all checks use: what is to be played, how a move is picked, what counts as the same."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.core.table import SEALED, WATCHER, Table
from rookery.errors import GameError, NotAMove
from rookery.games import MODELS, kit, names
from rookery.games.kit import Kit
from rookery.i18n import LANGUAGES
from rookery.packages import is_ours, spoken
from rookery.play.game import game
from rookery.play.match import Match

FEW = 12
"""How many options of a long list are looked at one by one."""
MANY_SEATS = 4
MANY = 600
"""A longer list of options is looked at here and there, evenly spread, instead of being made."""
RECENT = 8
"""How many of the last events are compared where the whole past would take too long."""


class CheckFailed(AssertionError):
    """Something that must hold does not."""


def need(holds: object, why: str) -> None:
    """Fail with a sentence."""
    if not holds:
        raise CheckFailed(why)


def same(one: Any, other: Any, what: str) -> None:
    """Fail with the first difference of two pieces of plain data."""
    if one != other:
        raise CheckFailed(f"{what} differs{difference(one, other)}")


def difference(one: Any, other: Any, where: str = "") -> str:
    """The first place where two pieces of plain data differ.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    ' at a.1: 2 and 3'
    """
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(k for k in other if k not in one)]:
            if key not in one or key not in other:
                return f" at {where}{key}, which only one of them has"
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{where}{key}.")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        if len(one) != len(other):
            return f" at {where[:-1] or 'the top'}: {len(one)} entries and {len(other)}"
        for k, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{where}{k}.")
    if isinstance(one, str) and isinstance(other, str) and "\n" in one:
        return difference(one.split("\n"), other.split("\n"), f"{where}line ")
    return (
        f" at {where[:-1]}: {_short(one)} and {_short(other)}" if where else f": {_short(one)} and {_short(other)}"
    )


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 160 else f"{text[:150]}…"


@dataclass(frozen=True)
class Setting:
    """A game, its seats and its options (as JSON, so that a setting can be a key)."""

    game: str
    seats: int
    options: str = "{}"

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that differ from the default."""
        return dict(json.loads(self.options))

    def __str__(self) -> str:
        chosen = ",".join(f"{k}={v}" for k, v in self.chosen.items())
        return f"{self.game}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def start(self, seed: int | str) -> Match:
        """A new match."""
        return game(self.game).start(seats=self.seats, seed=seed, options=self.chosen)


def settings(only: Iterable[str] = ()) -> list[Setting]:
    """Every game at every seat count: default options, each option changed alone, and all changed.

        A game for many numbers of seats tries each option alone at one of them only, another for each option.
    Options that matter only before the first round are changed together, at the fewest seats.
    """
    out: list[Setting] = []
    for name in tuple(only) or (*names(), *MODELS):
        mine = kit(name)
        for place, seats in enumerate(mine.seats):
            variants: list[dict[str, Any]] = [{}]
            changed: dict[str, Any] = {}
            for turn, option in enumerate(mine.options):
                if option.early and seats != mine.seats[0]:
                    continue
                for value in reversed(option.values[1:]):
                    if _possible(mine, seats, {option.name: value}):
                        there = len(mine.seats) <= MANY_SEATS or turn % len(mine.seats) == place
                        if there and not option.early:
                            variants.append({option.name: value})
                        changed[option.name] = value
                        break
            if len(changed) > 1 and _possible(mine, seats, changed):
                variants.append(changed)
            out += [Setting(name, seats, json.dumps(v)) for v in variants]
    return out


def _possible(mine: Kit, seats: int, options: dict[str, Any]) -> bool:
    try:
        settled = mine.settle_options(options)
        mine.with_options(settled).table(seats, settled)
    except GameError:
        return False
    return True


def tongues(name: str) -> list[str]:
    """The languages a game must speak without a gap: ours all of them, any other those it has texts in."""
    return list(LANGUAGES) if is_ours(name) else [lang for lang in LANGUAGES if lang in spoken(name)]


def viewers(match: Match) -> list[int | None]:
    """All who can look: every seat, and the spectator."""
    return [*range(match.seats), None]


def code_of(viewer: int | None) -> int:
    """The viewer as the core numbers it."""
    return WATCHER if viewer is None else viewer


def open_seats(match: Match) -> list[int]:
    """The seats that still have to answer."""
    pending = match._table.pending
    return [s for s in range(match.seats) if (pending >> s) & 1]


def pick(match: Match, rng: Rng) -> tuple[int, Move]:
    """A random seat that is asked, and one of its moves. Now and then a seat changes its sealed answer."""
    asked = open_seats(match)
    if match._table.mode == SEALED and rng.below(6) == 0:
        asked = list(match.waiting)
    seat = asked[int(rng.below(len(asked)))]
    legal = match.legal(seat)
    return seat, legal[int(rng.below(len(legal)))]


def any_move(match: Match, rng: Rng) -> Move:
    """Any move that can be written down, legal or not."""
    notation = match._kit.notation
    while True:
        move = Move(notation.move(int(rng.below(notation.actions()))), notation)
        try:
            notation.parse(str(move))
        except NotAMove:
            continue
        return move


def some(rng: Rng, many: int, few: int = FEW) -> list[int]:
    """A few indices of a list: all of a short one, else the first, the last and some between."""
    if many <= few:
        return list(range(many))
    return sorted({0, many - 1, *(int(rng.below(many)) for _ in range(few - 2))})


def places(many: int) -> list[int]:
    """Where a list of options is looked at: everywhere, or in a long one here and there.

    >>> places(3), len(places(10**9)) < MANY, places(10**9)[-1] == 10**9 - 1
    ([0, 1, 2], True, True)
    """
    if many <= MANY:
        return list(range(many))
    return sorted({*range(0, many, many // 40), many - 1})


def codes_of(table: Table, seat: int) -> list[int]:
    """What a seat may answer, as packed moves: all of it, or a sample of what is too long to list."""
    many = int(table.count(seat))
    if many <= MANY:
        return list(table.options(seat))
    return [many, *(int(table.option(seat, k)) for k in places(many))]


def data(value: Any) -> str:
    """Plain data as the JSON a client would get: its length is the size of the message."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def told(match: Match, viewer: int | None) -> int:
    """How many events reached a viewer."""
    who = code_of(viewer)
    return len([event for event in match._log if event.reaches(who)])


def latest(match: Match, viewer: int | None, many: int = RECENT) -> list[dict[str, Any]]:
    """The last events a viewer may read: old ones do not change, and rendering them all takes long."""
    who = code_of(viewer)
    out = []
    for event in reversed(match._log):
        if event.reaches(who):
            out.append(match._kit.event(event, who))
            if len(out) == many:
                break
    return out[::-1]


def state(match: Match) -> dict[str, Any]:
    """Everything there is to know about a match, as plain data; of the past, what was last told."""
    return {
        "table": match._table.pack(),
        "answers": list(match._answers),
        "settled": (match.settled, match.seat_answers()),
        "chance": (match._key, match._words, match._rolled, match.commitment),
        "waiting": match.waiting,
        "over": match.over,
        "views": [match.view(v) for v in viewers(match)],
        "events": [latest(match, v) for v in viewers(match)],
        "log": len(match._log),
        "digests": [match.digest(v) for v in viewers(match)],
        "options": [codes_of(match._table, s) for s in range(match.seats)],
        "outcome": match.outcome,
        "script": match.unused_chance,
    }
