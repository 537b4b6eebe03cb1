"""What a seat may see of Age of Thieves, built up from nothing (section 5 of the rules)."""

from typing import Any

from rookery.core.table import WATCHER
from rookery.games.age_of_thieves import said
from rookery.games.age_of_thieves.cards.book import GENERAL, MORIUS, TOKENS
from rookery.games.age_of_thieves.cards.reading import CARD_IDS, DISTRICTS, EVENT_IDS, THIEF_IDS, TOKEN_IDS, city
from rookery.games.age_of_thieves.rules.resolve import Resolution
from rookery.games.age_of_thieves.rules.walk import RUNNING, Walk
from rookery.games.age_of_thieves.rules.watch import March
from rookery.games.age_of_thieves.state import spaces as sp, thief as th
from rookery.games.age_of_thieves.state.table import City
from rookery.games.age_of_thieves.state.thief import Thief

NAMES = city().names
PHASES = {
    said.ASK_SHEET: "setup",
    said.ASK_START: "setup",
    said.ASK_NEAREST: "event",
    said.ASK_JEWEL: "event",
    said.ASK_EVENT_GUARD: "event",
    said.ASK_MARKET: "event",
    said.ASK_POST: "event",
    said.ASK_RIOT: "event",
    said.ASK_GATE: "event",
    said.ASK_TINKER: "planning",
    said.ASK_DECLARE: "declaration",
}
STATES = (
    (th.CLOAKED, "cloak"),
    (th.RAGGED, "rags"),
    (th.FREED, "freed"),
    (th.ROPED, "rope"),
    (th.BOOTED, "boots"),
    (th.SNARED, "snared"),
    (th.ROBBED, "robbed"),
    (th.MARKED, "marked"),
    (th.LOWER, "spent"),
    (th.RESOLVED, "resolved"),
    (th.ACROBAT, "acrobat"),
    (th.CAUGHT, "caught"),
)
FIGURE_STATES = (
    (sp.IDLE, "idle"),
    (sp.ASLEEP, "asleep"),
    (sp.SNARED_GUARD, "snared"),
    (sp.CHARMED, "charmed"),
)


ONLY_TOKEN = int(sp.DOWN) << int(sp.TOKEN_SHIFT)


def space_view(c: City, space: int, holds: int, seat: int) -> dict[str, Any]:
    """What lies and stands on one space; thieves are told with their sheets."""
    if holds == ONLY_TOKEN:
        return {"token": "down"}
    out: dict[str, Any] = {}
    figure = (holds & int(sp.FIGURE)) - 1
    if figure >= 0:
        out["watch"] = "captain" if figure >= sp.GUARDS else "guard"
        states = [word for mask, word in FIGURE_STATES if c.figure[figure] & mask]
        if states:
            out["states"] = states
    if holds & int(sp.FIRE_BIT):
        out["fire"] = "lasting" if c.blaze and space == c.board.centre else True
    if holds & int(sp.SMOKE_BIT):
        out["smoke"] = True
    jewels = {
        name: n
        for name, n in (
            ("yellow", (holds >> 12) & 15),
            ("green", (holds >> 16) & 7),
            ("emperor", (holds >> 19) & 1),
            ("trinkets", (holds >> 20) & 7),
        )
        if n
    }
    if jewels:
        out["jewels"] = jewels
    token = (holds & int(sp.TOKEN_MASK)) >> int(sp.TOKEN_SHIFT)
    if token >= sp.DOWN:
        out["token"] = "down"
        if token > sp.DOWN:
            out["looked"] = True  # everybody saw Morius look
            if seat >= 0 and c.thieves[seat].sheet == MORIUS:
                out["face"] = TOKEN_IDS[token - int(sp.DOWN)]
    elif token:
        out["token"] = TOKEN_IDS[token]
    return out


def stack_view(c: City, owner: int, stack: int, seat: int) -> dict[str, Any]:
    """A declared stack: everybody sees its AP; its cards once it is turned up, or to whom they are known."""
    up = bool(stack & th.UP)
    known = up or owner == seat or (seat >= 0 and th.seen_by(stack, seat))
    out: dict[str, Any] = {"points": int(th.ap_of(stack)), "up": up}
    out["card"] = CARD_IDS[th.card_of(stack)] if known else None
    out["cover"] = (CARD_IDS[th.cover_of(stack)] or None) if known else None
    return out


def thief_view(c: City, s: int, thief: Thief, seat: int) -> dict[str, Any]:
    """One thief with the sheet, as the viewer sees them."""
    stacks = [stack_view(c, s, x, seat) for x in thief.stacks]
    stacks.sort(key=lambda x: (x["up"], -x["points"], x["card"] or "", x["cover"] or ""))
    on_board = thief.at >= 0
    return {
        "seat": s,
        "thief": THIEF_IDS[thief.sheet] if thief.sheet >= 0 else None,
        "at": NAMES[thief.at] if on_board else None,
        "dungeon": bool(on_board and c.jailed(s)),
        "out": int(thief.out),
        "hidden": bool(on_board and (c.jailed(s) or c.hidden(s))),
        "jewels": {
            "yellow": int(thief.yellow),
            "green": int(thief.green),
            "trinkets": int(thief.trinkets),
            "emperor": int(thief.emperor),
        },
        "best": bool(thief.best),
        "worth": int(thief.worth()),
        "tokens": {
            "informer": int(thief.informers),
            "agent": int(thief.agents),
            "neighbourhood": int(thief.familiars),
        },
        "used": {"informer": int(thief.used_informers), "agent": int(thief.used_agents)},
        "points": {"blue": int(thief.blue), "red": int(thief.red), "purple": int(thief.purple)},
        "gain": int(thief.gain),
        "loss": int(thief.loss),
        "states": [word for mask, word in STATES if thief.state & mask],
        "cards": len(thief.hand) if not c.resolving or s == seat else None,
        "hand": [CARD_IDS[face] for face in thief.hand] if s == seat else None,
        "stacks": stacks,
    }


def timeline(c: City) -> list[dict[str, Any]]:
    """What is still to come this turn, the next first: stacks by AP and the watch at its die (AT-R)."""
    if not any(t.stacks for t in c.thieves) or c.first < 0:
        return []
    entries: list[dict[str, Any]] = []
    aps = sorted({int(th.ap_of(x)) for t in c.thieves for x in t.stacks if not x & th.UP}, reverse=True)
    watch = {"points": int(c.die), "seat": None}
    lead = int(c.lead())
    waiting = not c.acted
    queue = next((f for f in c.stack if isinstance(f, Resolution)), None)
    for ap in aps:
        if waiting and (ap < c.die or (ap == c.die and c.alarm)):
            entries.append(watch)
            waiting = False
        left = [sum(1 for x in t.stacks if not x & th.UP and th.ap_of(x) == ap) for t in c.thieves]
        begin = int(queue.last) + 1 if queue and queue.value == ap and queue.last >= 0 else lead
        while any(left):
            for n in range(int(c.seats)):
                s = (begin + n) % int(c.seats)
                if left[s]:
                    left[s] -= 1
                    entries.append({"points": ap, "seat": s})
    if waiting:
        entries.append(watch)
    return entries


def on_the_way(c: City) -> dict[str, Any] | None:
    """The move in progress: who or what walks, the steps left, and how many steps every space in reach takes."""
    top = c.top
    if isinstance(top, Walk) and c.about == said.ASK_MOVE:
        at, left = int(c.thieves[top.seat].at), int(top.left)
        snared = bool(c.thieves[top.seat].state & th.SNARED)
        return {
            "seat": int(top.seat),
            "watch": None,
            "at": NAMES[at],
            "left": left,
            "run": top.how == RUNNING,
            "reach": {} if snared else reach(c, at, left),
        }
    if isinstance(top, March) and c.about == said.ASK_MARCH:
        figure = "captain" if top.figure >= sp.GUARDS else "guard"
        at, left = int(top.at), int(top.left)
        return {
            "seat": int(top.seat),
            "watch": figure,
            "at": NAMES[at],
            "left": left,
            "run": False,
            "reach": reach(c, at, left),
        }
    return None


def reach(c: City, at: int, left: int) -> dict[str, int]:
    """The spaces a figure can walk to, with the fewest steps there; fire and dungeons are in the way."""
    found: dict[int, int] = {at: 0}
    edge = [at]
    for far in range(1, left + 1):
        ahead = []
        for space in edge:
            for to in c.board.paths[space]:
                if to not in found and not c.on_fire(to):
                    found[to] = far
                    ahead.append(to)
        edge = ahead
    del found[at]
    return {NAMES[s]: far for s, far in found.items()}


def counts(faces: list[int], ids: tuple[str, ...], most: int) -> dict[str, int]:
    """A pack of cards as ids and numbers."""
    return {ids[n]: faces[n] for n in range(1, most + 1) if faces[n]}


def sheet_view(c: City) -> dict[str, Any]:
    """The watch sheet with what the event makes of it; against Joanne and the carrier see `hearing`."""
    figures = (("guard", 0), ("captain", int(sp.GUARDS)))
    return {
        "side": "alarm" if c.alarm else "calm",
        "die": int(c.die),
        "acted": bool(c.acted),
        "movement": {name: int(c.movement(i)) for name, i in figures},
        "hearing": {
            name: [int(c.alertness(i, s)) if c.thieves[s].sheet >= 0 else 0 for s in range(int(c.seats))]
            for name, i in figures
        },
        "pool": {
            "guard": sum(c.figure[i] & int(sp.PLACE) == sp.POOL for i in range(int(sp.GUARDS))),
            "captain": sum(c.figure[i] & int(sp.PLACE) == sp.POOL for i in range(20, int(sp.FIGURES))),
        },
    }


def view(c: City, seat: int) -> dict[str, Any]:
    """The whole table for one viewer; WATCHER sees what everybody knows."""
    me = seat if seat >= 0 else int(c.seats)
    known = []
    for fact in c.facts:
        if (fact >> (12 + me)) & 1:
            known.append({"card": CARD_IDS[fact & 63], "seats": [s for s in range(4) if (fact >> (6 + s)) & 1]})
    known.sort(key=lambda f: (f["seats"], f["card"]))
    spaces = {NAMES[s]: space_view(c, s, holds, seat) for s, holds in enumerate(c.space) if holds}
    return {
        "game": "age-of-thieves",
        "seat": None if seat == WATCHER else seat,
        "seats": int(c.seats),
        "turn": int(c.turn),
        "phase": phase(c),
        "first": int(c.first) if c.first >= 0 else None,
        "lead": int(c.lead()) if c.first >= 0 else None,
        "waiting": [s for s in range(int(c.seats)) if (c.invited >> s) & 1],
        "event": EVENT_IDS[c.event] if c.event >= 0 else None,
        "events": {"calm": 0 if c.alarm else int(c.calm_left), "alarm": int(c.alarm_left)},
        "watch": sheet_view(c),
        "lifted": bool(c.lifted),
        "gates": DISTRICTS[c.gates] if c.gates >= 0 else None,
        "open": [NAMES[g] for g in open_gates(c)],
        "deck": int(c.deck_size),
        "discard": counts(c.pile, CARD_IDS, GENERAL),
        "unseen": counts(c.unseen, TOKEN_IDS, TOKENS),
        "pool": {"yellow": int(c.yellow), "green": int(c.green)},
        "spaces": spaces,
        "thieves": [thief_view(c, s, t, seat) for s, t in enumerate(c.thieves)],
        "known": known,
        "timeline": timeline(c),
        "walk": on_the_way(c),
        "over": c.over,
    }


def open_gates(c: City) -> list[int]:
    """The gates thieves may leave by now."""
    if not c.alarm:
        return []
    return [g for g in c.board.gates[2 * int(c.gates) : 2 * int(c.gates) + 2] if g != c.barred]


def phase(c: City) -> str:
    """Which phase the table is in."""
    if c.over:
        return "over"
    if c.turn == 0:
        return "setup"
    if c.resolving:
        return PHASES.get(c.about, "resolution") if c.about == said.ASK_DECLARE else "resolution"
    return PHASES.get(c.about, "event" if c.die == 0 else "planning")
