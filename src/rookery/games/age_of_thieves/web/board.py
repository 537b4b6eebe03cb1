"""What the page of Age of Thieves shows, prepared from views alone: the map, the watch, the turn's order, thieves.

`shared` is what everybody sees; `seat` fills the slots where viewers differ: the hand, one's own stacks, how
far the watch hears, the spaces and cards that can be chosen now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rookery.games.age_of_thieves.data import board_document, city
from rookery.games.sheet import SPRITE, CardBook, Drawn, Sheet, escape, slot, use
from rookery.i18n import Texts

NAME = "age-of-thieves"
ART = "at"
LOG_IS_PUBLIC = False  # cards drawn, given and looked at read differently
QUIET_EVENTS = ()
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
JEWELS = ("emperor", "green", "yellow", "trinkets")
MARKS = ("informer", "agent", "neighbourhood")
COLOURS = ("blue", "red", "purple")
KEPT = ("watch", "fire", "smoke", "token", "jewels", "states")
ON_SPACE = ("at", "watch", "go", "sewer", "toward")
ON_FOOT = ("go", "sewer")
"""Where a thief goes, the watch may hear."""
ON_CARD = ("discard", "give", "pick")
MANY = 10  # buttons that still fit into the bar; more become a list to choose from
AREAS = {
    "N": "0,0 1000,0 690,312 310,312",
    "E": "1000,0 1000,1000 688,690 688,310",
    "S": "0,1000 1000,1000 690,688 310,688",
    "W": "0,0 0,1000 312,690 312,310",
    "P": "312,312 688,312 688,688 312,688",
}
SIGNS = {"post": "post", "post_swords": "post", "post_imperial": "post", "hideout": "hideout", "dungeon": "dungeon"}

Way = tuple[str, str]  # a move and its words
Ways = dict[str, list[Way]]
Memory = dict[str, int]


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


# -- cards ---------------------------------------------------------------------------------------------------


class Book(CardBook):
    """The cards of a table: data by id, and their drawn faces per language, made once."""

    def suit(self, card: str) -> str:
        """What kind of card it is: it decides the colour."""
        if card in ("move", "ambush"):
            return "basic"
        if card.startswith("special"):
            return "special"
        if card[:1] in "CA" and card[1:].isdigit():
            return "calm" if card[0] == "C" else "alarm"
        return str(self.rows.get(card, {}).get("kind", "plain"))

    def face(self, card: str, t: Texts) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            name, text = words(card, t)
            far = self.rows.get(card, {}).get("range")
            reach = f'<i class="v">{use(f"{ART}-points", "k")}{far}</i>' if far else ""
            self._faces[key] = (
                f'{use(f"pen-{self.pens.get(card, 0) % 64}", "pen")}<span class="cost">{reach}</span>'
                f'{use(picture(card), "pic")}<b>{name}</b><span class="tx">{text}</span>'
            )
        return self._faces[key]

    def inner(self, card: str, t: Texts) -> str:
        """What stands inside a small card."""
        key = (card, f"{t.lang} inner")
        if key not in self._faces:
            name, text = words(card, t)
            self._faces[key] = f'{use(picture(card), "pic")}<b>{name}</b><span class="tx">{text}</span>'
        return self._faces[key]


def picture(card: str) -> str:
    """The symbol of a card; events show the bell of the watch."""
    return f"{ART}-watch" if card[:1] in "CA" and card[1:].isdigit() else f"{ART}-{card}"


def words(card: str, t: Texts) -> tuple[str, str]:
    """A card's name and text, escaped."""
    return escape(t.t(f"{NAME}-card-{card}")), escape(t.attr(f"{NAME}-card-{card}", "text"))


def word(t: Texts, key: str, **args: Any) -> str:
    """A text of this game, escaped."""
    return escape(t.t(f"{NAME}-{key}", **args))


# -- what everybody sees -------------------------------------------------------------------------------------


@cache
def draw_map() -> str:
    """The city itself, which never changes: districts, paths, spaces."""
    document = board_document()
    place = {s["id"]: s for s in document["spaces"]}
    areas = [f'<polygon class="area a-{d}" points="{points}"/>' for d, points in AREAS.items()]
    lines = []
    for path in document["paths"]:
        a, b = place[path["a"]], place[path["b"]]
        cls = "way border" if path.get("border") else "way out" if path.get("out") else "way"
        lines.append(f'<path class="{cls}" d="M{a["x"]} {a["y"]}L{b["x"]} {b["y"]}"/>')
    nodes = []
    for space in document["spaces"]:
        x, y, kind = space["x"], space["y"], space["kind"]
        nodes.append(f'<circle class="node k-{kind} a-{space["district"]}" cx="{x}" cy="{y}" r="14"/>')
        sign = "sewer" if kind.startswith("sewer") else SIGNS.get(kind)
        if "gate" in space["marks"]:
            sign = "gate"
        if sign:
            nodes.append(
                f'<use class="sign" href="{SPRITE}#{ART}-{sign}" x="{x - 9}" y="{y - 9}" width="18" height="18"/>'
            )
    return (
        '<svg class="city" id="city" data-map viewBox="0 0 1000 1000" aria-hidden="true">'
        f"{''.join(areas)}{''.join(lines)}{''.join(nodes)}</svg>"
    )


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    t = sheet.t
    lying = {
        space: tuple(
            (key, here[key] if key != "jewels" else tuple(here[key].items())) for key in KEPT if here.get(key)
        )
        for space, here in view["spaces"].items()
    }
    thieves = [(p["seat"], p["thief"], p["at"], p["out"], p["hidden"]) for p in view["thieves"]]
    pieces = [
        f'<section class="rivals" id="rivals" aria-label="{escape(t.t("ui-players"))}">{slot("rivals")}</section>',
        draw_map(),
        sheet.keep("things", draw_things, lying, thieves, memory, view["open"]),
        zoom_buttons(t),
        sheet.keep(
            "night",
            draw_night,
            view["event"],
            view["events"],
            view["watch"]["side"],
            view["watch"]["die"],
            view["timeline"],
            view["gates"],
            view["lifted"],
            view["deck"],
            view["first"],
        ),
        f'<section class="me{slot("meclass")}" id="me" aria-label="{word(t, "web-yours")}">{slot("me")}</section>',
    ]
    panels = [sheet.keep(f"seat-{s}", draw_panel, p, view["first"] == s) for s, p in enumerate(view["thieves"])]
    phase = word(t, f"web-phase-{view['phase']}")
    where = f"<b>{word(t, 'web-turn', n=view['turn'])}</b> <span>{phase}</span>"
    return Drawn(pieces, panels, where, view["phase"], {f"asked-{s}": " asked" for s in view["waiting"]})


def zoom_buttons(t: Texts) -> str:
    """For small screens: the house moves whatever is marked `data-map`."""
    closer, wider = escape(t.t("ui-zoom-in")), escape(t.t("ui-zoom-out"))
    return (
        f'<div class="zoom" id="zoom"><button type="button" class="btn sm" data-zoom="1.6" aria-label="{closer}" '
        f'title="{closer}">+</button><button type="button" class="btn sm" data-zoom=".625" aria-label="{wider}" '
        f'title="{wider}">&minus;</button></div>'
    )


def draw_things(
    sheet: Sheet,
    lying: Mapping[str, Sequence[tuple[str, Any]]],
    thieves: Sequence[tuple[int, str, str | None, int, bool]],
    memory: Memory,
    gates: Sequence[str],
) -> str:
    """All that stands and lies on the map, and a slot for what a viewer may choose there."""
    t = sheet.t
    out = [f'<i class="gate-open x-{space}" title="{word(t, "web-gate-open")} ({space})"></i>' for space in gates]
    for space, things in lying.items():
        for key, value in things:
            out.append(draw_thing(t, space, key, value, memory))
    crowd: dict[str, int] = {}
    for s, thief, at, gone, hidden in thieves:
        if gone or not at:
            continue
        nth = crowd[at] = crowd.get(at, -1) + 1
        title = f"{escape(sheet.names[s])}: {word(t, f'card-{thief}')} ({at})"
        cls = " hid" if hidden else ""
        out.append(
            f'<span class="die fig q-{s} n-{nth}{cls} x-{at}" id="fig-{s}" title="{title}">'
            f'{use(f"{ART}-{thief}", "pic")}<b>{s + 1}</b><span class="vh">{title}</span></span>'
        )
    return (
        f'<section class="things" id="things" data-map aria-label="{word(t, "web-map")}">{slot("ears")}'
        f"{''.join(out)}{slot('targets')}</section>"
    )


def draw_thing(t: Texts, space: str, key: str, value: Any, memory: Memory) -> str:
    """Something on a space, which its title names as the log does: the watch, fire, smoke, a token, jewels."""
    if key == "watch":
        number = memory.get(f"{value} {space}", 0)
        name = word(t, f"figure-{value}")
        return (
            f'<span class="die guard g-{value} x-{space}" id="watch-{number}" title="{name} ({space})">'
            f'{use(f"{ART}-{value}", "pic")}<span class="vh">{name} {space}</span></span>'
        )
    if key == "token":
        name = word(t, "down" if value == "down" else f"card-{value}")
        sign = use(f"{ART}-{value}", "pic")
        return f'<span class="tokn k-{value} x-{space}" title="{name} ({space})">{sign}</span>'
    if key == "jewels":
        out = []
        for jewel, n in value:
            name = word(t, f"jewel-{jewel}")
            many = f"<b>{n}</b>" if n > 1 else ""
            out.append(
                f'<span class="jewel j-{jewel} x-{space}" title="{name} ({space})">{use(f"{ART}-{jewel}", "pic")}'
                f"{many}</span>"
            )
        return "".join(out)
    if key in ("fire", "smoke"):
        title = word(t, "web-blaze" if value == "lasting" else f"web-{key}")
        return f'<span class="{key} x-{space}" title="{title} ({space})"></span>'
    return ""


def draw_night(
    sheet: Sheet,
    event: str | None,
    events: Mapping[str, int],
    side: str,
    die: int,
    timeline: Sequence[Mapping[str, Any]],
    gates: str | None,
    lifted: bool,
    deck: int,
    first: int,
) -> str:
    """The night: the event, the order of the turn, the watch's mood, the gates, how many turns are left."""
    t = sheet.t
    out = []
    if event:
        name, text = words(event, t)
        out.append(f'<p class="event s-{side}"><b>{use(f"{ART}-watch")}{name}</b> {text}</p>')
    left = events["alarm"] if lifted else events["calm"]
    facts = [word(t, f"web-{side}"), word(t, "web-left", count=left), word(t, "web-deck", count=deck)]
    if die:
        facts.insert(1, word(t, "web-die", n=die))
    if gates:
        facts.append(word(t, "web-gates", district=t.t(f"{NAME}-district-{gates}")))
    facts.append(word(t, "web-first", name=sheet.names[first]))
    out.append(f'<ul class="facts">{"".join(f"<li>{fact}</li>" for fact in facts)}</ul>')
    chips = []
    for each in timeline:
        s = each["seat"]
        who = escape(sheet.names[s]) if s is not None else word(t, "web-watch")
        cls = f"q-{s}" if s is not None else "w"
        chips.append(f'<li class="{cls}"><b>{each["points"]}</b>{who}</li>')
    out.append(f'<ol class="line" aria-label="{word(t, "web-order")}">{"".join(chips)}</ol>')
    return f'<section class="night n-{side}" id="night">{"".join(out)}</section>'


def token(t: Texts, key: str, icon: str, value: Any, cls: str = "") -> str:
    """A kind of thing a thief has, with its number."""
    name = word(t, key)
    return (
        f'<span class="tok{cls}" title="{name}">{use(f"{ART}-{icon}")}<span data-n>{value}</span>'
        f'<span class="vh"> {name}</span></span>'
    )


def ap(t: Texts, colour: str, value: int) -> str:
    """Action points of a colour."""
    name = word(t, f"web-{colour}")
    return f'<span class="ap c-{colour}" title="{name}">{value}<span class="vh"> {name}</span></span>'


def draw_panel(sheet: Sheet, p: Mapping[str, Any], first: bool) -> str:
    """One thief: name, jewels, tokens, points, states, cards and stacks."""
    t, s, thief = sheet.t, p["seat"], p["thief"]
    jewels = "".join([token(t, f"jewel-{j}", j, p["jewels"][j], f" j-{j}") for j in JEWELS if p["jewels"][j]])
    tokens = "".join([token(t, f"card-{k}", k, p["tokens"][k]) for k in MARKS if p["tokens"][k]])
    points = "".join([ap(t, c, p["points"][c]) for c in COLOURS if p["points"][c] or c == "blue"])
    tags = [word(t, f"web-state-{state}") for state in p["states"]]
    if p["hidden"]:
        tags.insert(0, word(t, "web-hidden"))
    if p["dungeon"]:
        tags.insert(0, word(t, "web-dungeon"))
    if p["out"]:
        tags.insert(0, word(t, "web-out"))
    if p["best"]:
        tags.append(word(t, "web-best"))
    if first:
        tags.append(word(t, "web-first-thief"))
    states = "".join(f'<span class="tag">{tag}</span>' for tag in tags)
    hand = "" if p["cards"] is None else f'<span class="back">{use(f"{ART}-cards")}{p["cards"]}</span>'
    stacks = "".join([draw_stack(sheet, each) for each in p["stacks"]])
    name, text = words(thief, t) if thief else ("", "")
    unfold = escape(t.t("ui-unfold", name=sheet.names[s]))
    face = f'<span class="thief" title="{text}">{use(f"{ART}-{thief}", "pic")}{name}</span>' if thief else ""
    worth = token(t, "web-worth", "best", p["worth"], " worth")
    return (
        f'<article class="panel q-{s}{slot(f"asked-{s}")}{slot(f"lit-{s}")}" id="seat-{s}">'
        f'<input type="checkbox" class="unfold" id="fold-{s}" aria-label="{unfold}">'
        f'<h2><b class="no">{s + 1}</b>{sheet.who(s)}{face}{worth}</h2>'
        f'<div class="goods">{points}{jewels}{tokens}{states}</div>'
        f'<div class="own">{slot(f"stacks-{s}", stacks)}'
        f'<span class="hand">{slot(f"hand-{s}", hand)}</span></div></article>'
    )


def draw_stack(sheet: Sheet, each: Mapping[str, Any]) -> str:
    """A declared stack: its points, and its face if the viewer may see it."""
    card, cover = each["card"], each["cover"]
    points = f'<b class="ap c-blue">{each["points"]}</b>'
    faces = "".join(
        [
            f'<span class="mini s-{sheet.book.suit(c)}">{sheet.book.inner(c, sheet.t)}</span>'
            for c in (card, cover)
            if c
        ]
    )
    return f'<span class="stack{" up" if each["up"] else ""}">{points}{faces or chr(63)}</span>'


# -- what one viewer may do ----------------------------------------------------------------------------------


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    mine = view["thieves"][me]
    heard = heard_at(view, me)
    on_space: Ways = {}
    on_card: Ways = {}
    rest: list[Way] = []
    if asked is not None and asked != "declare":
        for move in legal:
            text = str(move)
            way = (text, sheet.say(move))
            verb, _, tail = text.partition(" ")
            if verb in ON_SPACE:
                there = lies_at(view, tail, heard if verb in ON_FOOT else set(), sheet)
                on_space.setdefault(tail, []).append((text, f"{way[1]}: {there}") if there else way)
            elif verb in ON_CARD and tail in (mine["hand"] or ()):
                on_card.setdefault(tail, []).append(way)
            else:
                rest.append(way)
    slots = {
        f"hand-{me}": own_hand(mine, on_card, sheet),
        f"stacks-{me}": "".join([draw_stack(sheet, each) for each in mine["stacks"]]),
        "ears": "".join([f'<i class="ear x-{space}"></i>' for space in city().names if space in heard]),
        "targets": targets(view, on_space, sheet.t),
    }
    if asked is None:
        return slots, ""
    if asked == "declare":
        return slots, declare_bar(mine, sheet)
    within = within_reach(view, heard, sheet) if view["walk"] is not None and on_space else ""
    return slots, bar(view, on_space, on_card, rest, sheet) + within


def own_hand(mine: Mapping[str, Any], on_card: Ways, sheet: Sheet) -> str:
    """One's own cards, face up; those that can be chosen glow."""
    out = []
    for n, card in enumerate(mine["hand"] or ()):
        inner = sheet.book.inner(card, sheet.t)
        cls = f"mini s-{sheet.book.suit(card)}"
        if card in on_card:
            move, said = on_card[card][0]
            opening = f'class="{cls} lit" name="move" value="{escape(move)}" aria-label="{escape(said)}"'
        else:
            opening = f'class="{cls}" form="why" name="card" value="{card}"'
        out.append(f'<button id="hand-{n}-{card}" {opening}>{inner}</button>')
    return "".join(out)


def heard_at(view: Mapping[str, Any], me: int) -> set[str]:
    """The spaces at which the watch would hear this thief."""
    if view["over"]:
        return set()
    board, hearing = city(), view["watch"]["hearing"]
    place = {name: n for n, name in enumerate(board.names)}
    heard: set[str] = set()
    for space, here in view["spaces"].items():
        kind = here.get("watch")
        if kind:
            far = hearing[kind][me]
            heard |= {name for name, n in place.items() if board.far(place[space], n) <= far}
    return heard


def lies_at(view: Mapping[str, Any], space: str, heard: set[str], sheet: Sheet) -> str:
    """What lies and stands on a space, and whether the watch would hear this thief there: text, not HTML."""
    t, here = sheet.t, view["spaces"].get(space, {})
    out: list[str] = []
    if here.get("watch"):
        out.append(t.t(f"{NAME}-figure-{here['watch']}"))
    out += [sheet.names[p["seat"]] for p in view["thieves"] if p["at"] == space and not p["out"]]
    for jewel, n in (here.get("jewels") or {}).items():
        name = t.t(f"{NAME}-jewel-{jewel}")
        out.append(f"{name} ({n})" if n > 1 else name)
    if here.get("token"):
        token = here["token"]
        out.append(t.t(f"{NAME}-down" if token == "down" else f"{NAME}-card-{token}"))
    for key in ("fire", "smoke"):
        if here.get(key):
            out.append(t.t(f"{NAME}-web-blaze" if here[key] == "lasting" else f"{NAME}-web-{key}"))
    if space in heard:
        out.append(t.t(f"{NAME}-web-heard"))
    return ", ".join(out)


def within_reach(view: Mapping[str, Any], heard: set[str], sheet: Sheet) -> str:
    """For those who do not see the map: where a walk may lead, and what is there."""
    lines = []
    for space, steps in sorted(view["walk"]["reach"].items(), key=lambda each: (each[1], each[0])):
        if steps:
            said = sheet.t.t(f"{NAME}-web-reach", space=space, count=steps)
            there = lies_at(view, space, heard, sheet)
            lines.append(f"<li>{escape(f'{said}: {there}' if there else said)}</li>")
    return f'<ul class="vh" aria-label="{word(sheet.t, "web-within")}">{"".join(lines)}</ul>' if lines else ""


def targets(view: Mapping[str, Any], on_space: Ways, t: Texts) -> str:
    """Spaces that can be chosen, and those a walk may reach."""
    out = []
    walk = view["walk"]
    if walk is not None and on_space:
        for space, steps in walk["reach"].items():
            if space not in on_space and steps:
                out.append(f'<i class="reach x-{space}">{steps}</i>')
    for space, ways in on_space.items():
        move, said = ways[0]
        out.append(
            f'<button class="sp lit x-{space}" name="move" value="{escape(move)}" aria-label="{escape(said)}" '
            f'title="{escape(said)}"></button>'
        )
    return "".join(out)


def button(way: Way, go: bool = False) -> str:
    """A button that plays a move; `go`: the one most will want."""
    return (
        f'<button class="btn{" go" if go else ""}" name="move" value="{escape(way[0])}">{escape(way[1])}</button>'
    )


def bar(view: Mapping[str, Any], on_space: Ways, on_card: Ways, rest: Sequence[Way], sheet: Sheet) -> str:
    """What is neither card nor space as buttons; spaces as a list, too, for those who do not point."""
    out = []
    walk = view["walk"]
    if walk is not None:
        out.append(f'<p class="sum">{word(sheet.t, "web-steps", count=walk["left"])}</p>')
    out.append('<div class="acts">')
    if len(rest) <= MANY:
        out += [button(way, way[0] in ("stop", "resolve", "none")) for way in rest]
    else:
        out.append(choice(rest, "other", sheet.t))
    spaces = [way for ways in on_space.values() for way in ways]
    if spaces:
        out.append(choice(spaces, "space", sheet.t))
    out.append("</div>")
    return "".join(out)


def choice(ways: Sequence[Way], name: str, t: Texts) -> str:
    """A list and its button."""
    options = "".join([f'<option value="{escape(move)}">{escape(said)}</option>' for move, said in ways])
    label, confirm = escape(t.t("ui-question")), word(t, "web-confirm")
    return (
        f'<span class="pickone"><select name="{name}" aria-label="{label}">{options}</select>'
        f'<button class="btn" name="do" value="{name}">{confirm}</button></span>'
    )


def declare_bar(mine: Mapping[str, Any], sheet: Sheet) -> str:
    """A declaration: points on every card, a cover for the special action, tokens to spend."""
    t = sheet.t
    points = sum(mine["points"].values())
    tokens = mine["tokens"]
    most = points + tokens["informer"] + 2 * tokens["agent"]
    rows = [ap_select("move", "ap-move", most, sheet), ap_select("ambush", "ap-ambush", most, sheet)]
    hand = [c for c in mine["hand"] or () if c.startswith("G")]
    rows += [ap_select(card, f"ap-{card}-{n}", most, sheet) for n, card in enumerate(hand)]
    if hand:
        options = "".join([f'<option value="{c}">{word(t, f"card-{c}")}</option>' for c in dict.fromkeys(hand)])
        cover = f'<option value="">{word(t, "web-no-special")}</option>{options}'
        name = word(t, "card-special")
        rows.append(
            f'<label class="bid s-special">{use(f"{ART}-special", "pic")}<span>{name}</span>'
            f'<select name="cover" aria-label="{word(t, "web-cover")}">{cover}</select>'
            f'<select name="ap-special" aria-label="{name}" data-add>{numbers(most)}</select></label>'
        )
    for kind in ("informer", "agent"):
        if tokens[kind]:
            name = word(t, f"card-{kind}")
            rows.append(
                f'<label class="bid">{use(f"{ART}-{kind}", "pic")}<span>{name}</span>'
                f'<select name="spend-{kind}">{numbers(tokens[kind])}</select></label>'
            )
    said = word(t, "web-points", count=most)
    return (
        f'<p class="sum">{said} <b data-total></b></p><div class="bids" data-sum>{"".join(rows)}</div>'
        f'<div class="acts"><button class="btn go" name="do" value="declare">{word(t, "web-declare")}</button>'
        f'<button class="btn" name="move" value="declare">{word(t, "web-declare-none")}</button></div>'
    )


def numbers(most: int) -> str:
    """From nothing to the most."""
    return "".join([f"<option>{n}</option>" for n in range(most + 1)])


def ap_select(card: str, name: str, most: int, sheet: Sheet) -> str:
    """A card and the points on it."""
    title, text = words(card, sheet.t)
    return (
        f'<label class="bid s-{sheet.book.suit(card)}" title="{text}">{use(picture(card), "pic")}'
        f"<span>{title}</span>"
        f'<select name="{name}" data-add>{numbers(most)}</select></label>'
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
    points = {name[3:]: values[-1] for name, values in form.items() if name.startswith("ap-")}
    parts = [f"{card}:{points[card]}" for card in ("move", "ambush") if points.get(card, "0") != "0"]
    general = [(name.split("-")[0], n) for name, n in points.items() if name[:1] == "G" and n != "0"]
    cover, special = (form.get("cover") or [""])[-1], points.get("special", "0")
    bids = [(card, 1, n, f"{card}:{n}") for card, n in general]
    if cover and special != "0":
        bids.append((cover, 0, special, f"special+{cover}:{special}"))
    bids.sort(key=lambda bid: (bid[0], bid[1], -int(bid[2]) if bid[2].isdecimal() else 0))
    parts += [text for _, _, _, text in bids]
    for kind in ("informer", "agent"):
        spent = (form.get(f"spend-{kind}") or ["0"])[-1]
        if spent != "0":
            parts.append(f"{kind}:{spent}")
    return " ".join(["declare", *parts])


def points(match: Any) -> list[int]:
    """What every thief's jewels are worth as things stand. For the chart after the end."""
    return [int(p["worth"]) for p in match.view(None)["thieves"]]


def cover() -> str:
    """The lid of the box, for the home page."""
    jewels = "".join(f'<span class="gem">{use(f"{ART}-{j}", "fig")}</span>' for j in ("yellow", "emperor", "green"))
    return f'<div class="cover cover-{NAME}" aria-hidden="true">{jewels}{use(f"{ART}-box", "trunk")}</div>'
