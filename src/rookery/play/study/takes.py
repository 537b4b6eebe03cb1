"""What each seat took in a game, found in what was told: for every game alike, and for games not written yet.

An event that names a seat and a thing (a card, a place, a power; whatever is no number and no seat) says that this
seat did that with it. Which kinds of events there are, and which of their arguments are things, the game's own
table of events says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rookery.play.match import Match

Takes = dict[str, int]
"""How often, by `kind.argument=thing`."""


def things(event: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The things an event names, each with the name of the argument it stands in.

    >>> list(things({"kind": "rob", "seat": 0, "card": "L17A", "loot": ["gem", "gem"], "fame": 2}))
    [('card', 'L17A'), ('loot', 'gem'), ('loot', 'gem')]
    """
    for name, value in event.items():
        if name in ("kind", "text"):
            continue
        for each in value if isinstance(value, list | tuple) else (value,):
            if isinstance(each, str):
                yield name, each


def taken(match: Match) -> tuple[tuple[Takes, ...], tuple[str, ...]]:
    """By seat what it took, and all things that were seen. Each seat knows of its own what others do not."""
    told = [match.events(seat) for seat in range(match.seats)]
    seen = {thing for events in told for event in events for _, thing in things(event)}
    return tuple(by_seat(events, seat) for seat, events in enumerate(told)), tuple(sorted(seen))


def by_seat(events: Sequence[Mapping[str, Any]], seat: int) -> Takes:
    """What one seat took."""
    found: Counter[str] = Counter()
    for event in events:
        if event.get("seat") == seat:
            found.update(f"{event['kind']}.{name}={thing}" for name, thing in things(event))
    return dict(sorted(found.items()))
