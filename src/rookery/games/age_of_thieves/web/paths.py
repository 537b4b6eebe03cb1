"""Walks of several steps: where they lead without meeting the watch, and the plan of one in the question bar.

`board.js` draws the way to a space, counts what it risks, and sends its steps one after the other, each a move of
its own. Without it a space farther away is a button for the first step towards it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from rookery.games.age_of_thieves.cards.reading import board_document
from rookery.games.age_of_thieves.web.city import Danger, Ways, hides, reach_said, risk
from rookery.games.age_of_thieves.web.desk import sneak_steps
from rookery.games.age_of_thieves.web.words import NAME, place, word
from rookery.games.sheet import Sheet, escape
from rookery.i18n import Texts

Found = dict[str, tuple[int, str]]
"""By space: the fewest steps there, and the first of them."""

SAFE = {"cloak", "rags", "freed", "rope", "boots"}
"""States in which nobody catches a thief."""
COVERS = ("G10", "G18")
"""Cards that hide a thief until the end of the turn."""
ON_FOOT = ("go", "sewer")


Streets = Mapping[str, list[str]]
"""The spaces next to every space."""


def streets_of(document: Mapping[str, Any]) -> Streets:
    """The streets of a map."""
    out: dict[str, list[str]] = {}
    for path in document["paths"]:
        out.setdefault(path["a"], []).append(path["b"])
        out.setdefault(path["b"], []).append(path["a"])
    return out


@cache
def dungeons() -> frozenset[str]:
    """The spaces nobody walks into."""
    return frozenset(each["id"] for each in board_document()["spaces"] if each["kind"] == "dungeon")


def streets(sheet: Sheet) -> Streets:
    """The streets of this table's map, looked up once."""
    return sheet.keep("streets", lambda here: streets_of(here.book.kit.map))


def ways_from(at: str, most: int, shut: Callable[[str], bool], ways: Streets) -> Found:
    """All spaces a walk may lead to that never enters a shut one."""
    found: Found = {at: (0, at)}
    edge = [at]
    for steps in range(1, most + 1):
        ahead = []
        for space in edge:
            for to in ways[space]:
                if to not in found and not shut(to):
                    found[to] = (steps, to if steps == 1 else found[space][1])
                    ahead.append(to)
        edge = ahead
    del found[at]
    return found


def meets_watch(view: Mapping[str, Any], space: str, walker: int | None) -> bool:
    """Whether a figure of the watch stands there that catches this thief, or bars another figure's way (None)."""
    here = view["spaces"].get(space, {})
    if not here.get("watch"):
        return False
    if walker is None:
        return True
    thief, states = view["thieves"][walker], here.get("states", ())
    charmed = "charmed" in states and thief["thief"] == "jasmine"
    return not (SAFE & set(thief["states"]) or hides(view, space) or "asleep" in states or charmed)


def walker_of(view: Mapping[str, Any]) -> int | None:
    """The thief who walks, or None: a figure of the watch is led."""
    walk = view["walk"]
    return None if walk["watch"] else int(walk["seat"])


def walks(view: Mapping[str, Any], ways: Streets) -> Found:
    """Where the walk in progress may lead."""
    walk, walker = view["walk"], walker_of(view)
    reach = walk["reach"]
    return ways_from(walk["at"], walk["left"], lambda to: to not in reach or meets_watch(view, to, walker), ways)


# -- spots on the map ----------------------------------------------------------------------------------------


def targets(view: Mapping[str, Any], on_space: Ways, danger: Danger, sheet: Sheet) -> str:
    """Spaces that can be chosen, and those a walk may lead to, each with its steps and what is risked there."""
    walk = view["walk"] if on_space else None
    reach = walks(view, streets(sheet)) if walk is not None else {}
    feared = danger if walk is None or walk["watch"] is None else {}
    out = []
    for space, (steps, first) in reach.items():
        if space not in on_space:
            said = escape(reach_said(view, space, steps, feared, sheet))
            cls = risk(view, space, feared) if feared else ""
            out.append(
                f'<button class="reach{cls} x-{space}" name="move" value="go {first}" aria-label="{said}" '
                f"{marks(view, space, feared, sheet)}>{steps}</button>"
            )
    on_foot = any(move.split(" ")[0] in ON_FOOT for ways in on_space.values() for move, _ in ways)
    for space, ways in on_space.items():
        move, said = ways[0]
        cls = risk(view, space, feared) if feared and on_foot else ""
        if walk is not None and walk["watch"] is None and meets_watch(view, space, walk["seat"]):
            cls = " catch caught"
        far = str(reach[space][0]) if space in reach else ""
        more = marks(view, space, feared, sheet) if walk is not None else f'data-s="{space}"'
        out.append(
            f'<button class="sp lit{cls} x-{space}" name="move" value="{escape(move)}" '
            f'aria-label="{escape(said)}" title="{escape(said)}" {more}>{far}</button>'
        )
    return "".join(out)


def marks(view: Mapping[str, Any], space: str, danger: Danger, sheet: Sheet) -> str:
    """What `board.js` needs to know of a space on the way: its name, who hears, what can be taken there."""
    heard, caught = (0, 0) if hides(view, space) else danger.get(space, (0, 0))
    loot = found_at(view, space, sheet.t)
    take = f' data-loot="{escape(";".join(loot))}"' if loot else ""
    risked = f' data-r="{heard} {caught}"' if heard else ""
    return f'data-s="{space}" data-name="{escape(place(sheet.t, space))}"{risked}{take}'


def found_at(view: Mapping[str, Any], space: str, t: Texts) -> list[str]:
    """The moves a walking thief could make on a space, each with its words: jewels and tokens."""
    walk, here = view["walk"], view["spaces"].get(space, {})
    if walk is None or walk["watch"] or walk["run"]:
        return []
    out = []
    for jewel, n in (here.get("jewels") or {}).items():
        out += [f"take {jewel}={t.t(f'{NAME}-web-loot', jewel=jewel, space=space)}"] * n
    token = here.get("token")
    if token == "down":
        out.append(f"turn={t.t(f'{NAME}-web-loot-down', space=space)}")
    elif token in ("informer", "agent", "neighbourhood"):
        out.append(f"take token={t.t(f'{NAME}-web-loot-token', token=token, space=space)}")
    return out


def sneaks(view: Mapping[str, Any], danger: Danger, sheet: Sheet) -> str:
    """While points are put onto cards: where sneaking would lead, shown once Move has points."""
    mine = view["thieves"][view["seat"]]
    if not mine["at"] or mine["dungeon"]:
        return ""
    most = sneak_steps(view, sheet)
    here = view["spaces"]

    def shut(to: str) -> bool:
        return to in dungeons() or bool(here.get(to, {}).get("fire")) or meets_watch(view, to, view["seat"])

    return "".join(
        [
            f'<i class="reach ghost{risk(view, space, danger)} x-{space}" data-s="{space}" '
            f'data-said="{escape(reach_said(view, space, steps, danger, sheet))}" aria-hidden="true">{steps}</i>'
            for space, (steps, _) in ways_from(mine["at"], most, shut, streets(sheet)).items()
        ]
    )


# -- the plan in the bar -------------------------------------------------------------------------------------


def counted(t: Texts, key: str, most: int, **args: Any) -> str:
    """The forms of a text for 1, 2, … as one attribute."""
    return "|".join([word(t, key, count=n, **args) for n in range(1, most + 1)])


def plan(view: Mapping[str, Any], danger: Danger, sheet: Sheet) -> str:
    """The place where a walk that is being planned is described; `board.js` fills it in."""
    t, walk, watch = sheet.t, view["walk"], view["watch"]
    left = int(walk["left"])
    if not left:
        return ""
    most = max([heard for heard, _ in danger.values()], default=1)
    how = "lead" if walk["watch"] else "run" if walk["run"] else "sneak" if sneaking(view) else "go"
    when = word(t, "web-plan-acted") if watch["acted"] else word(t, "web-plan-when", n=watch["die"])
    said = {
        "from": walk["at"],
        "left": str(left),
        "to": word(t, f"web-plan-{how}", space="#"),
        "of": counted(t, "web-plan-of", left, left=left),
        "walk": counted(t, "web-plan-walk", left),
        "heard": counted(t, "web-heard", most),
        "catch": counted(t, "web-catch", most),
        "hides": word(t, "web-plan-hides"),
        "quiet": "" if walk["watch"] else word(t, "web-plan-quiet"),
        "caught": word(t, "web-plan-caught"),
        "same": word(t, "web-plan-same"),
        "stopped": word(t, "web-plan-stopped"),
        "stopped-why": word(t, "web-plan-stopped-why"),
    }
    data = " ".join([f'data-{key}="{value}"' for key, value in said.items()])
    ahead = "" if walk["watch"] else covered(view, sheet)
    return (
        f'<div class="plan" id="plan" {data} hidden>'
        '<p class="sum steps"><span class="pips" aria-hidden="true"></span>'
        f'<span><span id="plan-of"></span> <span id="plan-loot" data-way="{word(t, "web-plan-way")}"></span></span>'
        '</p><p class="sum" aria-live="polite"><b id="plan-risk"></b>'
        f'<span id="plan-when" data-when="{when}"></span> {ahead}</p></div>'
    )


def sneaking(view: Mapping[str, Any]) -> bool:
    """Whether it is the basic card Move that is being used."""
    up = [each for each in view["thieves"][view["walk"]["seat"]]["stacks"] if each["up"]]
    return bool(up) and min(up, key=lambda each: int(each["points"]))["card"] == "move"


def covered(view: Mapping[str, Any], sheet: Sheet) -> str:
    """One's own card that hides the thief before the watch acts, if there is one."""
    watch, t = view["watch"], sheet.t
    if watch["acted"]:
        return ""
    for stack in view["thieves"][view["seat"]]["stacks"]:
        first = stack["points"] > watch["die"] or (stack["points"] == watch["die"] and watch["side"] == "calm")
        if not stack["up"] and stack["card"] in COVERS and not stack["cover"] and first:
            return f'<b class="fine">{word(t, "web-plan-ahead", card=stack["card"], n=stack["points"])}</b>'
    return ""


def plan_buttons(t: Texts) -> str:
    """What can be done with a walk that is planned."""
    return (
        '<button type="button" class="btn go" id="plan-walk" hidden></button>'
        f'<button type="button" class="btn" id="plan-other" hidden>{word(t, "web-plan-other")}</button>'
    )
