"""What the table has seen so far: where the face-down items went, and who stood with whom.

Face-down items keep their numbers, so that they can be seen moving. The numbers move as the public events say, the
last of a heap first: they tell nothing about faces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Memory = dict[str, Any]


def follow(memory: Memory, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]] = ()) -> Memory:
    """Move the numbered backs as everybody saw items move, then make the heaps as high as they are.

    Which back of a heap goes is fixed (the last), so a number says nothing about a face.
    """
    heaps: dict[str, list[int]] = {k: list(v) for k, v in memory.get("heaps", {}).items()}
    swapped = bool(memory.get("swapped"))
    if heaps:
        for event in events:
            swapped = move_backs(heaps, event, swapped)
    wanted = {str(p["seat"]): int(p["items"]) for p in view["players"]}
    wanted["deck"], wanted["offer"] = view["deck"], int(view["offer"] is not None)
    loose = [n for name, heap in heaps.items() for n in heap[wanted.get(name, 0) :]]
    heaps = {name: heaps.get(name, [])[:high] for name, high in wanted.items()}
    fresh = max([0, *loose, *(n for heap in heaps.values() for n in heap)])
    for name, high in wanted.items():
        while len(heaps[name]) < high:
            if not loose:
                fresh += 1
            heaps[name].append(loose.pop() if loose else fresh)
    told = events[-1]["n"] + 1 if events else memory.get("told", 0)
    return {
        "heaps": heaps,
        "swapped": swapped,
        "told": told,
        "named": named(memory, events),
        "partner": next((e["victim"] for e in reversed(events) if e["kind"] == "partner"), memory.get("partner")),
        **count_ties(memory, events),
    }


def named(memory: Memory, events: Sequence[Mapping[str, Any]]) -> list[int]:
    """Those the latest claim has named, in the order in which they showed their papers."""
    found: list[int] = memory.get("named", [])
    for event in events:
        if event["kind"] == "claim":
            found = []
        elif event["kind"] == "named":
            found = [*found, event["victim"]]
    return found


def count_ties(memory: Memory, events: Sequence[Mapping[str, Any]]) -> Memory:
    """How often whom had whose support, or had it against them: `ties[whom][who]` = [with, against]."""
    pair: tuple[int, int] = memory.get("pair", (-1, -1))
    ties: dict[int, dict[int, list[int]]] = memory.get("ties", {})
    for event in events:
        if event["kind"] == "attack":
            pair = (event["seat"], event["victim"])
        elif event["kind"] == "support" and event.get("victim") in pair:
            ties = {whom: {who: list(n) for who, n in row.items()} for whom, row in ties.items()}
            for whom in pair:
                row = ties.setdefault(whom, {}).setdefault(event["seat"], [0, 0])
                row[0 if whom == event["victim"] else 1] += 1
    return {"pair": pair, "ties": ties}


def move_backs(heaps: dict[str, list[int]], event: Mapping[str, Any], swapped: bool) -> bool:
    """One public event; True while an accepted exchange waits to be announced."""
    kind, seat, victim = event["kind"], str(event.get("seat")), str(event.get("victim"))
    if kind == "offer":
        shift(heaps, seat, "offer")
    elif kind == "draw":
        shift(heaps, "deck", seat)
    elif kind == "passed-on":
        shift(heaps, seat, victim, first=True)
    elif kind in ("payment", "present", "given-back"):
        shift(heaps, seat, victim)
    elif kind == "taken" and event.get("card") != "nothing":
        shift(heaps, victim, seat)
    elif kind == "accepted":
        shift(heaps, seat, victim)
        shift(heaps, "offer", seat)
        return True
    elif kind == "exchange":
        if not swapped:
            shift(heaps, victim, seat)
            shift(heaps, seat, victim, before=1)
        return False
    return swapped


def shift(heaps: dict[str, list[int]], source: str, target: str, first: bool = False, before: int = 0) -> None:
    """The last back of a heap (the first, or one before the last) goes onto another."""
    heap = heaps.get(source)
    if heap and target in heaps and len(heap) > before:
        heaps[target].append(heap.pop(0 if first else -1 - before))
