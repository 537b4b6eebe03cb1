"""Rules in progress inside a turn, as rows of a document: read, and each held against the rule that started it.

A document is written while somebody is asked something. So the last row asks, at one of a few steps, and every
other row waits for the next one, a rule which it has started with values of its own: the same player or location.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rookery.core.table import Frame
from rookery.errors import PositionError, quoted
from rookery.games.thieves_den import powers as pw
from rookery.games.thieves_den.ability import BY_POWER, Ability, Surplus
from rookery.games.thieves_den.actions import FROM_FOREST, ONLY_ROB, Dealing, Robbery, Strike
from rookery.games.thieves_den.cards import FAME, GAIN, LURE, STEAL, THIEF, UPTO, WILD, Part, size
from rookery.games.thieves_den.entries import known_keys, must_be, read_number
from rookery.games.thieves_den.notation import GAME
from rookery.games.thieves_den.powers import Power
from rookery.games.thieves_den.scouting import INSTANTS, Scouting
from rookery.games.thieves_den.table import Den
from rookery.games.thieves_den.thieving import Thieving

Row = dict[str, Any]
Card = Callable[[str, Any, str], int]
"""The number of a card, from its kind, its name and where it stands."""

# The frames' fields with what they hold, in the order of their constructors.
RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "robbery": (("seat", "seat"), ("card", "location"), ("how", "how")),
    "ability": (("seat", "seat"), ("card", "location"), ("source", "source"), ("at", "few"), ("left", "few")),
    "surplus": (("seat", "seat"),),
    "dealing": (("seat", "seat"), ("fence", "fence"), ("how", "how"), ("wilds", "few")),
    "power": (("seat", "seat"), ("power", "power")),
    "strike": (("seat", "seat"), ("way", "way")),
}
WORDS = {
    "how": ("board", "forest", "as-owner", "moved"),
    "source": ("ability", "bonus", "power"),
    "way": ("must", "may", "rob"),
}
FEW = 9
STEPS = 3

ASKING = {"dealing": (1,), "power": (0,), "strike": (0,), "ability": (0,), "surplus": (0,)}
"""The steps at which a rule asks a player. A robbery never does."""
ASKING_POWERS = (pw.VANISH, pw.DOUBLE, pw.RENEW, pw.SHIFT, pw.SWAP)
WAITING = {"robbery": (1, 2), "power": (1, 3), "strike": (1,), "ability": (2,)}
"""The steps at which a rule waits for one it has started. The others start none."""
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


def read_rules(d: Den, rows: Any, card: Card) -> None:
    """Put the rules in progress on the stack, the outermost first."""
    if not isinstance(rows, list):
        raise PositionError("doing", "doing", game=GAME)
    for n, row in enumerate(rows):
        where = f"doing[{n}]"
        read_step(d, row, where, last=n == len(rows) - 1)
        frame = read_frame(d, row, where, card)
        fits(row_of(d, frame), started(d, d.stack[-1]), where)
        check_frame(d, frame, d.stack[-1], where)
        d.push(frame)


# -- One row ------------------------------------------------------------------------------------------


def read_step(d: Den, row: Any, where: str, last: bool) -> None:
    """Which rule it is, and a step at which it asks (the last row) or waits (the others)."""
    if not isinstance(row, Mapping) or row.get("rule") not in list(RULES):  # a list can be in no dict
        raise PositionError(where, "doing", game=GAME)
    rule = str(row["rule"])
    known_keys(row, {"rule", "step", *(name for name, _ in RULES[rule])}, where)
    step = read_number(row.get("step", 0), f"{where}.step", 0, STEPS)
    steps = (ASKING if last else WAITING).get(rule, ())
    if last and not steps:
        raise PositionError(where, "asks-nothing", game=GAME)
    if steps and step not in steps:
        raise PositionError(f"{where}.step", "one-of", allowed=", ".join(map(str, steps)), value=str(step))


def read_frame(d: Den, row: Mapping[str, Any], where: str, card: Card) -> Frame:
    """The frame of a row."""
    rule = str(row["rule"])
    frame = make_frame(
        rule, [read_value(d, kind, row.get(name), f"{where}.{name}", card) for name, kind in RULES[rule]]
    )
    frame.step = row.get("step", 0)
    return frame


def read_value(d: Den, kind: str, value: Any, where: str, card: Card) -> int:
    """One field of a frame."""
    if kind == "seat":
        return read_number(value, where, 0, int(d.seats) - 1)
    if kind == "few":
        return read_number(0 if value is None else value, where, 0, FEW)
    if kind in WORDS:
        if value not in WORDS[kind]:
            raise PositionError(where, "one-of", allowed=", ".join(WORDS[kind]), value=quoted(value))
        return WORDS[kind].index(value)
    return 0 if value is None else card(kind, value, where)


def make_frame(rule: str, v: Sequence[int]) -> Frame:
    """A rule in progress, from its values."""
    if rule == "robbery":
        return Robbery(v[0], v[1], v[2])
    if rule == "ability":
        return Ability(v[0], v[1], v[2], v[3], v[4])
    if rule == "surplus":
        return Surplus(v[0])
    if rule == "dealing":
        dealing = Dealing(v[0], v[1], v[2])
        dealing.wilds = v[3]
        return dealing
    return Power(v[0], v[1]) if rule == "power" else Strike(v[0], v[1])


def row_of(d: Den, frame: Frame) -> Row:
    """The row of a frame."""
    rule = type(frame).__name__.lower()
    row: Row = {"rule": rule, "step": int(frame.step)}
    ids = {"location": d.cards.location_ids, "fence": d.cards.fence_ids, "power": d.cards.power_ids}
    for name, kind in RULES[rule]:
        value = int(getattr(frame, name))
        row[name] = WORDS[kind][value] if kind in WORDS else (ids[kind][value] or None) if kind in ids else value
    return row


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
    if not allowed:
        raise PositionError(where, "nothing-started", game=GAME)
    rules = list(dict.fromkeys(str(other["rule"]) for other in allowed))
    if row["rule"] not in rules:
        raise PositionError(f"{where}.rule", "one-of", allowed=", ".join(rules), value=str(row["rule"]))
    for name, value in allowed[rules.index(str(row["rule"]))].items():
        must_be(f"{where}.{name}", value, row[name])


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
    if not there or not frame.fence:
        raise PositionError(f"{where}.fence", "fence-there", "TD-A6", game=GAME)
    wanted = int(d.cards.fence[frame.fence].wilds)
    if not wanted:
        raise PositionError(where, "asks-nothing", game=GAME)
    least = max(0, wanted - int(size(d.players[frame.seat].bag)))
    read_number(int(frame.wilds), f"{where}.wilds", least, wanted - 1, "TD-Q43")


def check_power(d: Den, frame: Power, where: str) -> None:
    """TD-A10: the treasure lies beside the tile. TD-P2: a thief of the forest is still to come."""
    if not d.paid(frame.power):
        raise PositionError(f"{where}.power", "power-paid", "TD-A10", game=GAME)
    if frame.step == 0 and frame.power not in ASKING_POWERS:
        raise PositionError(where, "asks-nothing", game=GAME)
    if frame.step == 0 and frame.power == pw.DOUBLE:
        must_be("twice", None, d.cards.location_ids[d.twice] or None, "TD-P2")
        must_be("crowded", None, d.cards.fence_ids[d.crowded] or None, "TD-P2")


def check_wilds(frame: Ability, most: int, where: str) -> None:
    """TD-P6, TD-P8: treasures are still to be taken; at the second step none is, or the city is empty."""
    read_number(int(frame.left), f"{where}.left", 1 if frame.step == 0 else 0, most)
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
        raise PositionError(where, "asks-nothing", game=GAME)
    if frame.at not in asked:
        raise PositionError(f"{where}.at", "one-of", allowed=", ".join(map(str, asked)), value=str(frame.at))
    part = parts[frame.at]
    if part.kind in (WILD, UPTO):
        frame.left = read_number(int(frame.left), f"{where}.left", 0, int(part.many)) or int(part.many)
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
