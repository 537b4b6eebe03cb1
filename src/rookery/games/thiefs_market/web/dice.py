"""Dice of Thief's Market: each keeps its number, so that it can be seen moving."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rookery.games.sheet import slot
from rookery.games.thiefs_market.web.cards import Words
from rookery.games.thiefs_market.web.signs import ART, ORDER

Zone = list[tuple[int, str]]
Memory = dict[str, Zone]


def zones(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Where loot lies, by place: the pool, dice put aside, each pile."""
    out = {"pool": list(view["pool"]), "aside": list(view["aside"])}
    for p in view["players"]:
        out[f"p{p['seat']}"] = list(p["pile"])
    return out


def follow(memory: Memory, view: Mapping[str, Any]) -> Memory:
    """Give every die a number that stays with it: first where it lay, then by its face, then whoever is left.

    Dice of one face are interchangeable and all lie open, so a number says nothing that is not on the table.
    """
    lying = zones(view)
    found = {zone: dice for zone, dice in memory.items() if [face for _, face in dice] == lying.get(zone)}
    if len(found) == len(lying):
        return found
    open_places = {zone: faces for zone, faces in lying.items() if zone not in found}
    loose: Zone = []
    for zone, faces in open_places.items():
        found[zone] = []
        for number, face in memory.get(zone, ()):
            if face in faces:
                faces.remove(face)
                found[zone].append((number, face))
            else:
                loose.append((number, face))
    for same_face in (True, False):
        for number, face in tuple(loose):
            place = next(
                (
                    (zone, now)
                    for zone, faces in open_places.items()
                    for now in faces
                    if (now == face if same_face else (now == "S") == (number == 0))
                ),
                None,
            )
            if place is not None:
                loose.remove((number, face))
                open_places[place[0]].remove(place[1])
                found[place[0]].append((number, place[1]))
    fresh = iter(sorted(set(range(1, 15)) - {n for dice in found.values() for n, _ in dice}))
    for zone, faces in open_places.items():
        found[zone] += [(0 if face == "S" else next(fresh), face) for face in faces]
        found[zone].sort(key=lambda d: (ORDER.index(d[1]), d[0]))
    return found


def tilt(number: int) -> str:
    """A die lies a little askew, always the same way."""
    return f"t{number * 5 % 7}"


def die(number: int, face: str, zone: str, choice: str, where: str, name: str) -> str:
    """A die in the middle that can be chosen where its slot allows it."""
    return (
        f'<label class="die {face} {tilt(number)} {where}{choice}" id="d{number}">'
        f'<input type="checkbox" name="{zone}" value="{face}" id="i{number}" aria-label="{name}"'
        f"{slot('in-pool', ' disabled')}>{face_of(face)}</label>"
    )


def face_of(face: str) -> str:
    """What a die shows: a picture and a letter (theme.css)."""
    return f'<svg><use href="/i/{ART}#{ART}-{face}"/></svg><b></b>'


def lying(dice: Zone, words: Words) -> str:
    """Dice that only lie there."""
    out = [
        f'<span class="die {face} {tilt(n)}" id="d{n}" role="img" '
        f'aria-label="{words.piece[face]}">{face_of(face)}</span>'
        for n, face in dice
    ]
    return "".join(out)


ROWS = ((), (1,), (2,), (1, 2), (1, 3), (2, 3), (1, 2, 3), (1, 2, 4), (1, 3, 4), (2, 3, 4), (2, 4, 4), (3, 4, 4))
"""How many dice lie side by side on the heap, from its top; by how many there are."""
HIGH = {12: (3, 4, 5), 13: (2, 3, 4, 4), 14: (2, 3, 4, 5)}


def places(count: int) -> list[str]:
    """Where the dice of the middle lie, as classes: half steps from the heart of the heap."""
    rows = HIGH[count] if count in HIGH else ROWS[count]
    out = []
    for r, wide in enumerate(rows):
        for i in range(wide):
            out.append(f"x{2 * i - wide + 6} y{2 * r - len(rows) + 6}")
    return out
