"""Rules in progress inside a turn: each held against the rule that started it.

A document is written while somebody is asked something. So the last row asks, at one of a few steps, and every
other row waits for the next one, a rule which it has started with values of its own: the same player or location.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rookery.core.table import Frame
from rookery.errors import PositionError
from rookery.games.documents.shapes import must_be, number
from rookery.games.thieves_den.cards.book import FAME, GAIN, LURE, STEAL, THIEF, UPTO, WILD, Part, size
from rookery.games.thieves_den.moves.notation import GAME
from rookery.games.thieves_den.rules import powers as pw
from rookery.games.thieves_den.rules.ability import BY_POWER, Ability, Surplus
from rookery.games.thieves_den.rules.actions import FROM_FOREST, ONLY_ROB, Dealing, Robbery, Strike
from rookery.games.thieves_den.rules.powers import Power
from rookery.games.thieves_den.rules.scouting import INSTANTS, Scouting
from rookery.games.thieves_den.rules.thieving import Thieving
from rookery.games.thieves_den.seen.entries import PROGRESS, impossible
from rookery.games.thieves_den.state.table import Den

Row = dict[str, Any]

ASKING_POWERS = (pw.VANISH, pw.DOUBLE, pw.RENEW, pw.SHIFT, pw.SWAP)
STARTED: dict[int, dict[int, tuple[Row, ...]]] = {  # by powers, step by step
    int(pw.DOUBLE): {3: ({"rule": "robbery", "how": "forest"}, {"rule": "dealing", "how": "forest"})},
    int(pw.TWICE): {1: ({"rule": "strike", "way": "must"},), 3: ({"rule": "strike", "way": "must"},)},
    int(pw.RENEW): {3: ({"rule": "strike", "way": "must"},)},
    int(pw.TRINKET): {3: ({"rule": "ability", "card": None, "source": "power"},)},
    int(pw.SCRY): {1: ({"rule": "ability", "source": "ability"},), 3: ({"rule": "strike", "way": "may"},)},
    int(pw.TRANSMUTE): {3: ({"rule": "ability", "card": None, "source": "power"},)},
    int(pw.SHIFT): {3: ({"rule": "robbery", "how": "moved"},)},
    int(pw.FALSE_OWNER): {3: ({"rule": "strike", "way": "rob"},)},
}
WILDS = {int(pw.TRINKET): 1, int(pw.TRANSMUTE): int(pw.TAKEN)}
"""The treasures of any type that a power gives."""


def started_rightly(d: Den, frames: Sequence[Frame]) -> None:
    """Put the rules in progress on the stack, the outermost first, each held against the one before."""
    for n, frame in enumerate(frames):
        where = f"doing[{n}]"
        fits(PROGRESS.row(frame, d), started(d, d.stack[-1]), where)
        check_frame(d, frame, d.stack[-1], where)
        d.push(frame)


# -- A row and the one above it -----------------------------------------------------------------------


def started(d: Den, frame: Frame) -> list[Row]:
    """The rules that a frame at its step may have started, with the values they have then."""
    if isinstance(frame, Scouting):  # TD-Q6
        seat = int(d.next_seat(d.start, frame.dealt))
        return [{"rule": "ability", "seat": seat, "source": "ability"}] if frame.step == INSTANTS else []
    if isinstance(frame, Thieving):
        mine: Row = {"seat": int(frame.seat)}
        actions: list[Row] = [{"rule": "robbery", "how": "board"}, {"rule": "dealing", "how": "board"}]
        return [row | mine for row in (*actions, {"rule": "power"}, {"rule": "surplus"})]
    if isinstance(frame, Robbery):
        return started_by_robbery(d, frame)
    if isinstance(frame, Power):
        return [
            row | {"seat": int(frame.seat)} for row in STARTED.get(int(frame.power), {}).get(int(frame.step), ())
        ]
    if isinstance(frame, Strike):
        mine = {"seat": int(frame.seat)}
        if frame.way == ONLY_ROB:
            return [{"rule": "robbery", "how": "as-owner"} | mine]
        return [{"rule": "robbery", "how": "board"} | mine, {"rule": "dealing", "how": "board"} | mine]
    return [{"rule": "surplus", "seat": int(frame.seat)}] if isinstance(frame, Ability) else []


def started_by_robbery(d: Den, frame: Robbery) -> list[Row]:
    """The ability for the robber (TD-A3), then the bonus for the owner (TD-A4)."""
    card = d.cards.location_ids[frame.card]
    if frame.step == 1:
        return [{"rule": "ability", "seat": int(frame.seat), "card": card, "source": "ability"}]
    owner = int(frame.receiver(d))
    if owner < 0 or not d.cards.location[frame.card].bonus:
        return []
    return [{"rule": "ability", "seat": owner, "card": card, "source": "bonus"}]


def fits(row: Row, allowed: list[Row], where: str) -> None:
    """Could the rule above have started this one?"""
    impossible(not allowed, where, "nothing-started")
    rules = list(dict.fromkeys(str(other["rule"]) for other in allowed))
    if row["rule"] not in rules:
        raise PositionError(f"{where}.rule", "one-of", allowed=", ".join(rules), value=str(row["rule"]))
    for name, value in allowed[rules.index(str(row["rule"]))].items():
        must_be(f"{where}.{name}", value, row.get(name))


# -- A row and the table ------------------------------------------------------------------------------


def check_frame(d: Den, frame: Frame, parent: Frame, where: str) -> None:
    """What a rule in progress has done to the table must be there."""
    if isinstance(frame, Robbery):
        check_robbery(d, frame, where)
    elif isinstance(frame, Dealing):
        check_dealing(d, frame, where)
    elif isinstance(frame, Power):
        check_power(d, frame, where)
    elif isinstance(frame, Ability) and isinstance(parent, Power) and frame.source == BY_POWER:
        check_wilds(frame, WILDS[int(parent.power)], where)
    elif isinstance(frame, Ability):
        used = int(d.players[frame.seat].pile & d.cards.instants)
        if not isinstance(parent, Robbery) and not (used >> int(frame.card)) & 1:
            raise PositionError(f"{where}.card", "instant-there", "TD-D4", game=GAME)
        check_ability(d, frame, where)


def check_robbery(d: Den, frame: Robbery, where: str) -> None:
    """TD-A2: the thief stands there."""
    if not frame.card or d.thieves_on(frame.card) != (2 if frame.how == FROM_FOREST else 1):
        raise PositionError(f"{where}.card", "robbed-there", "TD-A2", game=GAME)


def check_dealing(d: Den, frame: Dealing, where: str) -> None:
    """TD-A6: the card lies there; TD-Q43: wild wants are still to be met, and can be."""
    there = d.crowded == frame.fence if frame.how == FROM_FOREST else d.fence_owner(frame.fence) == frame.seat
    impossible(not there or not frame.fence, f"{where}.fence", "fence-there", "TD-A6")
    wanted = int(d.cards.fence[frame.fence].wilds)
    if not wanted:
        raise PositionError(where, "asks-nothing")
    least = max(0, wanted - int(size(d.players[frame.seat].bag)))
    number(int(frame.wilds), f"{where}.wilds", least, wanted - 1, "TD-Q43")


def check_power(d: Den, frame: Power, where: str) -> None:
    """TD-A10: the treasure lies beside the tile. TD-P2: a thief of the forest is still to come."""
    impossible(not d.paid(frame.power), f"{where}.power", "power-paid", "TD-A10")
    if frame.step == 0 and frame.power not in ASKING_POWERS:
        raise PositionError(where, "asks-nothing")
    if frame.step == 0 and frame.power == pw.DOUBLE:
        must_be("twice", None, d.cards.location_ids[d.twice] or None, "TD-P2")
        must_be("crowded", None, d.cards.fence_ids[d.crowded] or None, "TD-P2")


def check_wilds(frame: Ability, most: int, where: str) -> None:
    """TD-P6, TD-P8: treasures are still to be taken; at the second step none is, or the city is empty."""
    number(int(frame.left), f"{where}.left", 1 if frame.step == 0 else 0, most)
    must_be(f"{where}.at", 1 if frame.left == 0 else 0, int(frame.at))


def check_ability(d: Den, frame: Ability, where: str) -> None:
    """Which part is asked about, and how many wilds of it are left; afterwards none is."""
    parts = frame.parts(d)
    if frame.step == 2:
        must_be(f"{where}.at", len(parts), int(frame.at))
        must_be(f"{where}.left", 0, int(frame.left))
        return
    asked = [n for n, part in enumerate(parts) if part.kind not in (GAIN, THIEF, FAME)]
    if not asked:
        raise PositionError(where, "asks-nothing")
    if frame.at not in asked:
        raise PositionError(f"{where}.at", "one-of", allowed=", ".join(map(str, asked)), value=str(frame.at))
    part = parts[frame.at]
    if part.kind in (WILD, UPTO):
        frame.left = number(int(frame.left), f"{where}.left", 0, int(part.many)) or int(part.many)
    else:
        must_be(f"{where}.left", 0, int(frame.left))


# -- What a gain in progress has brought ----------------------------------------------------------------


def brought(d: Den, frames: Sequence[Frame], seat: int) -> tuple[int, int]:
    """Treasures and thieves, at most, that this player has of a gain whose surplus is not returned yet (TD-Q18)."""
    for above, frame in pairwise(frames):
        if isinstance(frame, Surplus) and isinstance(above, Thieving) and frame.seat == seat:
            return 1, 0  # the vault
        if isinstance(frame, Ability) and frame.seat == seat:
            if isinstance(above, Power) and frame.source == BY_POWER:
                return WILDS[int(above.power)] - int(frame.left), 0
            done = frame.parts(d)[: frame.at]
            treasures = total(done, (GAIN, WILD, UPTO, STEAL))
            if frame.left:
                treasures += int(frame.parts(d)[frame.at].many - frame.left)
            return treasures, total(done, (THIEF, LURE)) if frame.step == 0 else 0
    return 0, 0


def total(parts: Sequence[Part], kinds: tuple[int, ...]) -> int:
    """The tokens of parts of these kinds."""
    return sum(int(part.many) for part in parts if part.kind in kinds)
