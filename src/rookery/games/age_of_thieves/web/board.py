"""What the page of Age of Thieves shows, prepared from views alone: the map, the watch, the turn's order, thieves.

`shared` is what everybody sees; `seat` fills the slots where viewers differ: the hand, one's own stacks, how
far the watch hears, the spaces and cards that can be chosen now. The map is drawn in city.py, the rest in desk.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.age_of_thieves.cards.reading import DISTRICTS, city
from rookery.games.age_of_thieves.web import desk
from rookery.games.age_of_thieves.web.city import (
    Danger,
    Memory,
    Way,
    Ways,
    danger_at,
    draw_ears,
    draw_map,
    draw_things,
    lies_at,
    risk_said,
)
from rookery.games.age_of_thieves.web.desk import Book
from rookery.games.age_of_thieves.web.legend import draw_legend
from rookery.games.age_of_thieves.web.paths import ON_FOOT, plan, plan_buttons, sneaks, targets
from rookery.games.age_of_thieves.web.words import NAME, word
from rookery.games.sheet import Drawn, Page, Sheet, escape, slot
from rookery.i18n import Texts

__all__ = ["Book", "answer", "follow", "points", "seat", "shared"]

LOG_IS_PUBLIC = False  # cards drawn, given and looked at read differently
QUIET_EVENTS = ()
PAGES = (Page(f"{NAME}-web-city", "u-table"),)
HELP = {
    "declare": ("AT-D1", "AT-D2", "AT-D3", "AT-D5"),
    "use": ("AT-A1", "AT-A2", "AT-A3", "AT-A4"),
    "move": ("AT-M1", "AT-M4", "AT-M6", "AT-W10"),
    "march": ("AT-G9",),
    "order": ("AT-W5",),
    "toward": ("AT-W6", "AT-W7"),
    "route": ("AT-W3",),
    "rob": ("AT-H1", "AT-H5"),
    "lose": ("AT-C1",),
    "limit": ("AT-P2",),
    "start": ("AT-S11",),
    "jewel": ("AT-E4",),
    "next": ("AT-R4",),
    "target": ("AT-G9",),
}
CARD_CLAUSES = {
    "basic": ("AT-A1", "AT-A2", "AT-A3"),
    "special": ("AT-A7", "AT-D5"),
    **dict.fromkeys(("plain", "grenade", "device"), ("AT-R6", "AT-A9")),
    **dict.fromkeys(("calm", "alarm"), ("AT-E2", "AT-N4")),
}
"""The clauses behind each kind of card."""
KEPT = ("watch", "fire", "smoke", "token", "jewels", "states")
ON_SPACE = ("at", "watch", "go", "sewer", "toward")
ON_CARD = ("discard", "give", "pick")
LOSES = {"discard": "web-discards", "give": "web-gives", "pick": "web-takes"}
MANY = 10  # buttons that still fit into the bar; more become a list to choose from
PLAIN = ("decline", "stop", "none", "keep", "leave")
"""Moves that end or give up something: they never look like what most will want."""

FINAL = ("leave", "turn", "decline")
"""Moves that bring something to light or give it up for good: who wants to be asked again is asked here."""
ALONE = ("run", "plan")
"""Uses of a card after which no other card can be used."""

SETTING_UP = ("start", "post", "jewel")
"""Questions about the map alone, while the desk is nearly empty: it tells what the signs mean."""

FIRST = ("resolve", "sneak", "cunning", "special")
"""What a card is mostly used for."""


# -- figures of the watch keep their identity, so that they are seen marching -----------------------------------


def follow(memory: Memory, view: Mapping[str, Any]) -> Memory:
    """Give every figure of the watch a number, and let it keep it; who moved is the nearest that is gone."""
    now = {space: here["watch"] for space, here in view["spaces"].items() if here.get("watch")}
    found = {space: memory[key] for space, kind in now.items() if (key := f"{kind} {space}") in memory}
    gone = [key for key in memory if key.split(" ")[1] not in found]
    board = city()
    place = {name: n for n, name in enumerate(board.names)}
    for space, kind in now.items():
        if space in found:
            continue
        near = [key for key in gone if key.startswith(kind)]
        if near:
            best = min(near, key=lambda key: int(board.far(place[key.split(" ")[1]], place[space])))
            gone.remove(best)
            found[space] = memory[best]
    fresh = iter(sorted(set(range(40)) - set(found.values())))
    return {f"{kind} {space}": found[space] if space in found else next(fresh) for space, kind in now.items()}


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    t, watch = sheet.t, view["watch"]
    lying = {
        space: tuple(
            (key, here[key] if key != "jewels" else tuple(here[key].items())) for key in KEPT if here.get(key)
        )
        for space, here in view["spaces"].items()
    }
    thieves = [(p["seat"], p["thief"], p["at"], p["out"], p["hidden"]) for p in view["thieves"]]
    ears = (
        max(watch["hearing"]["guard"]),
        watch["movement"]["guard"],
        max(watch["hearing"]["captain"]),
        watch["movement"]["captain"],
    )
    acting = view["waiting"][0] if len(view["waiting"]) == 1 and view["phase"] == "resolution" else None
    players = escape(t.t("ui-players"))
    rivals = (
        f'<section class="rivals n{view["seats"]}" id="rivals" aria-label="{players}">{slot("rivals")}</section>'
    )
    pieces = [
        sheet.keep("map", draw_map),
        sheet.keep(
            "night",
            desk.draw_night,
            view["event"],
            watch["side"],
            watch["die"],
            ears,
            view["gates"],
            view["deck"],
        ),
        sheet.keep(
            "turn",
            desk.draw_line,
            desk.resolved(view),
            view["timeline"],
            watch["die"],
            view["phase"],
            acting,
            watch["side"],
        ),
        rivals,
        f'<section class="me{slot("meclass")}" id="me" aria-label="{word(t, "web-yours")}">{slot("me")}</section>',
    ]
    panels = [
        sheet.keep(f"seat-{s}", desk.draw_panel, p, view["first"] == s) for s, p in enumerate(view["thieves"])
    ]
    things = sheet.keep("things", draw_things, lying, thieves, memory, view["open"], ears)
    return Drawn(
        pieces,
        panels,
        desk.draw_where(t, view),
        view["phase"],
        {"things": things},
        {f"asked-{s}": " asked" for s in view["waiting"]},
    )


# -- what one viewer may do ----------------------------------------------------------------------------------


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    mine, watch = view["thieves"][me], view["watch"]
    danger = danger_at(view, me, sheet.book.kit.board) if mine["thief"] else {}
    on_space: Ways = {}
    on_card: Ways = {}
    rest: list[Way] = []
    verb = ""
    if asked is not None and asked != "declare":
        for move in legal:
            text = str(move)
            way = (text, sheet.say(move))
            verb, _, tail = text.partition(" ")
            if verb == "start":
                on_space[inn(tail)] = [way]
            if verb in ON_SPACE:
                there = lies_at(view, tail, danger if verb in ON_FOOT else {}, sheet)
                on_space.setdefault(tail, []).append((text, f"{way[1]}: {there}") if there else way)
            elif verb in ON_CARD and tail in (mine["hand"] or ()):
                on_card.setdefault(tail, []).append(way)
            else:
                rest.append(way)
    slots = {
        "ears": draw_ears(danger),
        "ear-guard": str(watch["hearing"]["guard"][me]),
        "ear-captain": str(watch["hearing"]["captain"][me]),
        "targets": targets(view, on_space, danger, sheet),
        f"own-{me}": " mine",
        f"centre-{me}": " data-centre",
        **desk.own_line(view, sheet),
    }
    special, steps = bool(sheet.options.get("specials", True)), desk.sneak_steps(view, sheet)
    if asked == "declare":
        slots["targets"] = sneaks(view, danger, sheet)
        slots[f"own-cards-{me}"] = desk.bid_cards(mine, sheet, special, steps)
        return slots, desk.declare_bar(mine, sheet, watch["die"], watch["side"] == "alarm")
    said = next((word(sheet.t, LOSES[ways[0][0].split(" ")[0]]) for ways in on_card.values()), "")
    slots[f"own-cards-{me}"] = desk.own_cards(mine, on_card, sheet, said, asked is not None, special, steps)
    if asked is None:
        return slots, ""
    if asked in SETTING_UP:
        slots[f"own-cards-{me}"] += draw_legend(sheet.t)
    return slots, card_said(mine, asked, sheet, steps) + bar(view, on_space, rest, danger, sheet)


def inn(district: str) -> str:
    """The space where a thief begins who begins in this district."""
    return str(city().names[city().start[DISTRICTS.index(district)]])


def card_said(mine: Mapping[str, Any], asked: str, sheet: Sheet, steps: int) -> str:
    """What the card that has come up does, in full, while one chooses between its uses or its targets."""
    if asked not in ("use", "target") or not any(each["up"] for each in mine["stacks"]):
        return ""
    card = desk.in_turn(mine["stacks"], True)[0][0]["card"]
    name, text = map(escape, sheet.book.words_tonight(card, sheet.t, steps))
    return f'<p class="sum">{f"<b>{name}</b>: " if asked == "target" else ""}{text}</p>'


def button(way: Way, go: bool, final: bool) -> str:
    """A button that plays a move; `go`: the one most will want; `final`: it cannot be made good again."""
    cls = " go" if go else " lnk" if way[0].split(" ")[0] in PLAIN else ""
    sure = " data-final" if final else ""
    return f'<button class="btn{cls}" name="move" value="{escape(way[0])}"{sure}>{escape(way[1])}</button>'


def is_final(view: Mapping[str, Any], move: str) -> bool:
    """Whether a move cannot be made good again: with other stacks to come, a run costs them, too."""
    coming = any(not each["up"] for each in view["thieves"][view["seat"]]["stacks"])
    return move in FINAL or (move in ALONE and coming)


def bar(view: Mapping[str, Any], on_space: Ways, rest: Sequence[Way], danger: Danger, sheet: Sheet) -> str:
    """What is neither card nor space as buttons; spaces as a list, too, for those who do not point."""
    out = []
    t, walk = sheet.t, view["walk"]
    if walk is not None:
        out.append(f'<p class="sum steps">{pips(walk)}{word(t, "web-steps", count=walk["left"])}</p>')
        risked = risk_said(view, walk["at"], danger, t) if walk["watch"] is None else ""
        if risked:
            out.append(f'<p class="sum here"><b>{word(t, "web-here")}</b> {escape(risked)}.</p>')
    walking = walk is not None and any(move.startswith("go ") for ways in on_space.values() for move, _ in ways)
    if walking:
        out.append(plan(view, danger, sheet))
    elif on_space and not rest:
        out.append(f'<p class="sum">{word(t, "web-on-map")}</p>')
    out.append(f'<div class="acts">{plan_buttons(t) if walking else ""}')
    if len(rest) <= MANY:
        wanted = [way for way in rest if way[0].split(" ")[0] not in PLAIN]
        sole = len(wanted) == 1 and not on_space
        for way in rest:
            out.append(button(way, (sole and way is wanted[0]) or way[0] in FIRST, is_final(view, way[0])))
    else:
        out.append(choice(rest, "other", t))
    spaces = [way for ways in on_space.values() for way in ways]
    if spaces:
        out.append(choice(spaces, "space", t))
    out.append("</div>")
    return "".join(out)


def pips(walk: Mapping[str, Any]) -> str:
    """The steps that are left, as drops of light."""
    return f'<span class="pips" aria-hidden="true">{"<i></i>" * int(walk["left"])}</span>'


def choice(ways: Sequence[Way], name: str, t: Texts) -> str:
    """A list and its button."""
    options = "".join([f'<option value="{escape(move)}">{escape(said)}</option>' for move, said in ways])
    label, confirm = escape(t.t("ui-question")), word(t, "web-confirm")
    cls = " spaces" if name == "space" else ""
    return (
        f'<span class="pickone{cls}"><select name="{name}" aria-label="{label}">{options}</select>'
        f'<button class="btn" name="do" value="{name}">{confirm}</button></span>'
    )


# -- answers from forms, and the end -------------------------------------------------------------------------


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for."""
    if form.get("move"):
        return form["move"][-1]
    do = (form.get("do") or [""])[-1]
    if do in ("space", "other"):
        return (form.get(do) or [""])[-1]
    return declaration(form) if do == "declare" else do


def declaration(form: Mapping[str, Sequence[str]]) -> str:
    """`declare …` from the points on the cards: basic cards, general ones by id and points, then tokens."""
    points = {name[3:]: values[-1] or "0" for name, values in form.items() if name.startswith("ap-")}
    parts = [f"{card}:{points[card]}" for card in ("move", "ambush") if points.get(card, "0") != "0"]
    general = [(name.split("-")[0], n) for name, n in points.items() if name[:1] == "G" and n != "0"]
    cover, special = (form.get("cover") or [""])[-1], points.get("special", "0")
    bids = [(card, 1, n, f"{card}:{n}") for card, n in general]
    if cover and special != "0":
        bids.append((cover, 0, special, f"special+{cover}:{special}"))
    bids.sort(key=lambda bid: (bid[0], bid[1], -int(bid[2]) if bid[2].isdecimal() else 0))
    parts += [text for _, _, _, text in bids]
    for kind in ("informer", "agent"):
        spent = form.get(f"spend-{kind}") or ()
        if spent:
            parts.append(f"{kind}:{len(spent)}")
    return " ".join(["declare", *parts])


def points(match: Any) -> list[int]:
    """What every thief's jewels are worth as things stand. For the chart after the end."""
    return [int(p["worth"]) for p in match.view(None)["thieves"]]
